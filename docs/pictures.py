"""The README's pictures of the terminal, from a real game: ``make pictures`` writes docs/img/."""

import io
import re
from pathlib import Path

from lair.bots.player import PolicyBot
from lair.engine.types import Seat
from lair.games.mighty import MANIFEST
from lair.table.game import Game
from lair.terminal.console import console
from lair.terminal.session import Session
from lair.words import Words

FOLDER = Path(__file__).parent / "img"
NAMES = {"en": ("Ada", "Ben"), "de": ("Anja", "Jan"), "fr": ("Zoé", "Léo"), "pl": ("Zofia", "Michał")}


def table(language: str, players: int) -> Game:
    """Two people against greedy bots, both variants on."""
    words = Words(language)
    seats = [
        Seat(NAMES[language][place] if place < 2 else words.say(f"faction-{faction}"), faction, bot)
        for place, (faction, bot) in enumerate(
            zip(MANIFEST.factions[:players], (None, None, *["greedy"] * (players - 2)), strict=True)
        )
    ]
    return Game("mighty", seed=25, options=("line-up", "new-rules"), seats=seats)


def picture(name: str, language: str, players: int, rounds: int, moves: int) -> None:
    """Play on to the given moment, then draw what happened last and what is asked."""
    game = table(language, players)
    screen = console(io.StringIO(), width=80, record=True)
    session = Session(game, Words(language), screen, None, brisk=True)
    bot = PolicyBot("greedy", 1)
    while game.view(None).round <= rounds:
        last = game.play(bot.choose(game.knowledge(len(game.history))))
    session.tell(last)
    while moves > 0 or game.actor not in session.people:
        moves -= 1
        session.tell(game.play(bot.choose(game.knowledge(len(game.history)))))
    seat = game.actor
    assert seat is not None
    session.draw(seat)
    say = session.words.say
    screen.print(say("your-turn-mighty", name=f"{'▲●■◆★✚'[seat]} {game.seats[seat].name}"), style="asked")
    screen.print(say("ask-move", example=game.legal[-1].text))
    drawn = screen.export_svg(title=f"lair play mighty --lang {language}")
    drawn = re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")


def main() -> None:
    """Every picture."""
    picture("play-en", "en", players=4, rounds=1, moves=3)
    picture("play-pl", "pl", players=5, rounds=1, moves=4)


if __name__ == "__main__":
    main()
