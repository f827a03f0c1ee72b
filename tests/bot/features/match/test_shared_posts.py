"""Sharing of a private look with everybody in the thread, as everybody may see it."""

from pathlib import PurePath

import pytest

from bot.features.match.commands import _is_rated
from bot.i18n import load_words
from bot.posts.post import Key
from bot.requests.options import choices
from games.core import Seat
from games.registry import GAMES
from tests.secrets.world import EVERYBODY, MATCH, World

WORDS = load_words(strict=True)


SHARED = (("board.0", ".png"), ("board.1", ".png"), ("log.1", ".png"), ("replay", ".gif"))
"""What can be shared, and what the file is then called."""


def heard_by_all(world: World, since: int) -> list[str]:
    """Return the names of the files that everybody has got since then."""
    posts = [what for whom, how, what in world.ears.heard[since:] if whom == EVERYBODY and how == "send"]
    return [name for post in posts for name, *_ in post[1]]


@pytest.mark.parametrize("key", GAMES)
async def test_boards_sheets_and_animations_were_for_one_pair_of_eyes(key: str) -> None:
    world = World(GAMES[key], dict(WORDS), lambda number, sides: 1 + number % sides)
    await world.start()
    match = await world.match()
    seat = match.due(world.game)[0]
    await world.move(seat, next(iter(world.game.notation.suggest(match.state, seat, ""))).line)
    before = len(world.ears.heard)
    await world.press(Seat(0), Key("share", MATCH, text="replay"))
    assert heard_by_all(world, before) == [], "what is not over may hide something"
    change = await world.matches.resign(MATCH, world.person(Seat(1)))
    await world.services.tasks.announcer.tell(change)
    played = await world.matches.logs.history(MATCH)
    has_rows = bool(world.game.narration.sheet(step.transition for step in played))
    for what, ending in SHARED:
        before = len(world.ears.heard)
        await world.press(Seat(0), Key("share", MATCH, text=what))
        names = heard_by_all(world, before)
        assert [PurePath(name).suffix for name in names] == [ending][: has_rows or not what.startswith("log")]
        before = len(world.ears.heard)
        await world.press(None, Key("share", MATCH, text=what))
        assert heard_by_all(world, before) == [], "only those who play post into their thread"


@pytest.mark.parametrize(
    ("guests", "players", "is_rated"),
    [(1, None, True), (1, 2, True), (0, None, False), (1, 3, False), (2, None, False)],
)
def test_nobody_knew_which_matches_count_unless_they_said_so(
    guests: int, players: int | None, *, is_rated: bool
) -> None:
    assert _is_rated(None, guests=guests, players=players) == is_rated
    for chosen in choices("rated-yes", "rated-no"):
        assert _is_rated(chosen, guests=guests, players=players) == (chosen.value == "yes")
