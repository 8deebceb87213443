"""History and standing: profiles, the board of a game, ratings at a table."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from lair.games import GAMES
from lair.server import ratings
from lair.server.answers import (
    BoardRow,
    GameRating,
    GameTotals,
    PlayedGame,
    Profile,
    SeatRating,
    SeatSummary,
)
from lair.server.errors import Refused
from lair.server.ratings import SHOWN_SCALE, Rating, bot_ratings
from lair.server.routes.common import Invite, Lair, OptionalPerson, TableId, admitted, answer, gives
from lair.server.routes.games import GameName
from lair.server.table import OVER

MOST_GAMES = 30  # of a profile in one answer
MOST_ON_BOARD = 100
PersonId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$", examples=["0123456789abcdef01234567"])]
router = APIRouter(prefix="/api", tags=["people"])


@router.get("/people/{who}", summary="A person's games, results, statistics and ratings", **gives(Profile))
async def profile(
    lair: Lair,
    person: OptionalPerson,
    who: PersonId,
    before: Annotated[float | None, Query(ge=0, le=1e11, description="Only games that ended before this time.")] = None,
) -> Response:
    found = await lair.store.read(ratings.profile_of, who, person == who, before, MOST_GAMES)
    if found is None:
        raise Refused(404, "no-such-person")
    name, came, own, totals, games = found
    return answer(
        Profile(
            person=who,
            name=name,
            came=came,
            you=person == who,
            ratings=[game_rating(row) for row in own],
            totals=[
                GameTotals(row["game"], row["games"], row["wins"], row["best"], float(row["place"])) for row in totals
            ],
            games=[played_game(row) for row in games],
            more=games[-1]["at"] if len(games) == MOST_GAMES else None,
        )
    )


def game_rating(row: dict[str, Any]) -> GameRating:
    rating = Rating(row["mu"], row["sigma"])
    return GameRating(row["game"], rating.shown, round(SHOWN_SCALE * rating.sigma), row["games"], row["wins"])


def played_game(row: dict[str, Any]) -> PlayedGame:
    summary = row["summary"]
    shown = ("name", "faction", "bot", "taken", "person")
    return PlayedGame(
        table=row["table_id"],
        options=tuple(summary["options"]),
        seats=[SeatSummary(**{name: seat.get(name) for name in shown}) for seat in summary["seats"]],
        **{name: row[name] for name in ("game", "seat", "place", "points", "won", "rated", "before", "after", "at")},
    )


@router.get("/games/{name}/board", summary="The best of a game, with its bots as fixed points", **gives([BoardRow]))
async def board(lair: Lair, name: GameName) -> Response:
    if name not in GAMES:
        raise Refused(404, "no-such-game", game=name, games=", ".join(GAMES))
    rows = await lair.store.read(ratings.board_of, name, MOST_ON_BOARD)
    people = [
        BoardRow(row["name"], Rating(row["mu"], row["sigma"]).shown, row["games"], row["wins"], person=row["person"])
        for row in rows
    ]
    bots = [BoardRow("", rating.shown, 0, 0, bot=level) for level, rating in bot_ratings(name).items()]
    return answer(sorted([*people, *bots], key=lambda row: -row.rating))


@router.get("/tables/{table_id}/ratings", summary="The rating of each seat at a rated table", **gives([SeatRating]))
async def table_ratings(lair: Lair, person: OptionalPerson, table_id: TableId, invite: Invite = None) -> Response:
    async with lair.service.at(table_id) as live:
        table = admitted(live, person, invite)
        game, is_over, is_rated = table.settings.game, table.status == OVER, table.settings.rated
        seats = [(chair.person, chair.bot) for chair in table.chairs]
    if not is_rated:
        return answer([SeatRating(None) for _ in seats])
    known = await lair.store.read(ratings.ratings_of, [who for who, _ in seats if who is not None], game)
    changes = await lair.store.read(ratings.changes_at, table_id) if is_over else {}
    found = []
    for seat, (who, bot) in enumerate(seats):
        before, after = changes.get(seat, (None, None))
        now = bot_ratings(game)[bot].shown if bot else known.get(who, Rating()).shown if who else None
        found.append(SeatRating(now if after is None else after, before))
    return answer(found)
