"""A bot that sits down at a house over the network: ``python examples/net_bot.py http://127.0.0.1:8000``.

It opens a table with two of the house's bots and plays what looks like the best of a few words it knows.
"""

import random
import sys

from lair.client import Client


def main(url: str) -> None:
    with Client(url, name="Robo") as house:
        table = house.open("mighty", players=3, bots=["apprentice", "adept"], start=True)
        for position in table.decisions():
            strongest = max(action["arguments"]["strength"] for action in position["actions"])
            good = [action for action in position["actions"] if action["arguments"]["strength"] == strongest]
            table.play(random.choice(good)["number"])
        seats, winners = table.info["seats"], table.info["winners"]
        print("winners:", ", ".join(seats[winner]["name"] or seats[winner]["faction"] for winner in winners))


if __name__ == "__main__":
    main(sys.argv[1])
