"""A rematch: the same people at other seats; a game may take other options for it."""

import pytest

from engine.log.facts import MatchId, PersonId
from engine.matches.match import Match
from engine.matches.service import Matches
from games.core import Seat
from games.registry import GAMES
from tests.memory.store import MemoryStore

ANNA, BERND = PersonId(1), PersonId(2)


def matches() -> Matches:
    return Matches(MemoryStore(), {game.info.key: game for game in (GAMES["colliding_circles"], GAMES["gamwin"])})


async def ended(
    world: Matches, game: str, *, resigns: PersonId | None, options: tuple[tuple[str, int], ...] = ()
) -> MatchId:
    """Play a match that ends at once, Anna in the first seat; by agreement if nobody resigns."""
    proposed = await world.propose(
        game, by=ANNA, server=3, channel=4, invited=[BERND], wished_seat=Seat(0), options=options
    )
    match = (await world.join(proposed.after.id, BERND)).after.id
    if resigns is None:
        await world.offer_draw(match, ANNA)
        await world.answer(match, BERND, kind="draw", is_accepted=True)
    else:
        await world.resign(match, resigns)
    return match


async def again(world: Matches, match: MatchId, asks: PersonId) -> Match:
    """Return the rematch as it starts."""
    proposed = await world.rematch(match, asks, channel=4)
    other = BERND if asks == ANNA else ANNA
    return (await world.join(proposed.after.id, other)).after


@pytest.mark.parametrize("asks", [ANNA, BERND])
@pytest.mark.parametrize("loser", [ANNA, BERND])
async def test_the_loser_of_gamwin_starts_from_the_new_seat(asks: PersonId, loser: PersonId) -> None:
    world = matches()
    rematch = await again(world, await ended(world, "gamwin", resigns=loser), asks)
    assert rematch.persons == (BERND, ANNA)
    assert rematch.persons[rematch.state.to_move] == loser
    assert rematch.proposal.options == (("starter", 2 if loser == ANNA else 1),)


async def test_after_a_draw_the_start_of_gamwin_is_thrown_for() -> None:
    world = matches()
    match = await ended(world, "gamwin", resigns=None, options=(("starter", 2),))
    proposed = await world.rematch(match, ANNA, channel=4)
    assert proposed.after.proposal.options == (("starter", 0),)


async def test_other_games_keep_their_options() -> None:
    world = matches()
    rematch = await again(world, await ended(world, "colliding_circles", resigns=ANNA), ANNA)
    assert rematch.proposal.options == ()
    assert rematch.persons == (BERND, ANNA)
