"""``lair cards``: check a card file, and write the house cards as one to begin from."""

from pathlib import Path
from typing import Annotated

import typer

from lair.commands.options import FIRST, NAMES, Command, GameName, Group, Language, say
from lair.games import manifest_of

cards_app = typer.Typer(cls=Group, no_args_is_help=True, help=say("help-cards"))


@cards_app.command("check", cls=Command, help=say("help-cards-check"))
def cards_check(
    file: Annotated[Path, typer.Argument(help=say("help-card-file"), metavar="FILE")],
    game: Annotated[str, typer.Option("--game", help=say("help-game", games=", ".join(NAMES)))] = FIRST,
    lang: Language = None,
) -> None:
    manifest_of(game)
    from lair.games.decks import load

    deck = load(game, file)
    typer.echo(say("cards-ok", file=str(file), name=deck.name, digest=deck.digest))


@cards_app.command("export", cls=Command, help=say("help-cards-export"))
def cards_export(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help=say("help-export-file"), metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    manifest_of(game)
    from lair.laboratory.card_sets import default_target, export_cards

    target = file or default_target(game)
    export_cards(game, target)
    typer.echo(say("sim-written", file=str(target)))
    typer.echo(say("cards-exported", command=f"lair cards check {target} --game {game}"))
