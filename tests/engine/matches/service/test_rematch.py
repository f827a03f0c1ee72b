"""A rematch: the same people at other seats; a game may take other options for it."""

import asyncio
from collections.abc import Collection

import pytest

from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import RematchOpen
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from games.core import Seat
from games.registry import GAMES
from tests.engine.log_builders import refused
from tests.memory.store import MemoryStore

ANNA, BERND, CARLA = PersonId(1), PersonId(2), PersonId(3)


def matches(store: MemoryStore | None = None) -> Matches:
    return Matches(store or MemoryStore(), GAMES)


async def ended(
    world: Matches, game: str, *, resigns: PersonId | None, options: tuple[tuple[str, int], ...] = ()
) -> MatchId:
    """Play a match that ends at once, Anna in the first seat; by agreement if nobody resigns."""
    proposed = await world.invitations.propose(
        game, by=ANNA, server=3, channel=4, invited=[BERND], wished_seat=Seat(0), options=options
    )
    match = (await world.invitations.join(proposed.after.id, BERND)).after.id
    if resigns is None:
        await world.offer_draw(match, ANNA)
        await world.answer(match, BERND, kind="draw", is_accepted=True)
    else:
        await world.resign(match, resigns)
    return match


async def again(world: Matches, match: MatchId, asks: PersonId) -> Match:
    """Return the rematch as it starts."""
    proposed = await world.invitations.rematch(match, asks, channel=4)
    other = BERND if asks == ANNA else ANNA
    return (await world.invitations.join(proposed.after.id, other)).after


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
    proposed = await world.invitations.rematch(match, ANNA, channel=4)
    assert proposed.after.proposal.options == (("starter", 0),)


async def test_other_games_keep_their_options() -> None:
    world = matches()
    rematch = await again(world, await ended(world, "colliding_circles", resigns=ANNA), ANNA)
    assert rematch.proposal.options == ()
    assert rematch.persons == (BERND, ANNA)


async def test_a_rematch_that_both_have_asked_for_is_one_match() -> None:
    """Each had an invitation of their own, and after one was joined the other stayed open."""
    world = matches()
    match = await ended(world, "gamwin", resigns=ANNA)
    first = await world.invitations.rematch(match, ANNA, channel=4)
    second = await world.invitations.rematch(match, BERND, channel=4)
    assert (second.after.id, second.after.phase) == (first.after.id, "running")
    assert second.after.persons == (BERND, ANNA)
    with refused(RematchOpen, match=first.after.id):
        await world.invitations.rematch(match, ANNA, channel=4)


async def test_who_asks_twice_has_one_invitation_until_it_is_gone() -> None:
    world = matches()
    match = await ended(world, "gamwin", resigns=ANNA)
    first = (await world.invitations.rematch(match, BERND, channel=4)).after
    with refused(RematchOpen, match=first.id):
        await world.invitations.rematch(match, BERND, channel=4)
    await world.invitations.withdraw(first.id, BERND)
    assert (await world.invitations.rematch(match, BERND, channel=4)).after.id != first.id


async def test_of_two_who_ask_at_once_one_joins_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    store, both = MemoryStore(), asyncio.Barrier(2)
    world, look = matches(store), store.matches.open_rematch
    match = await ended(world, "gamwin", resigns=ANNA)

    async def look_together(of: MatchId, persons: Collection[PersonId]) -> MatchId | None:
        if (found := await look(of, persons)) is None:
            await both.wait()
        return found

    monkeypatch.setattr(store.matches, "open_rematch", look_together)
    made = await asyncio.gather(
        world.invitations.rematch(match, ANNA, channel=4), world.invitations.rematch(match, BERND, channel=4)
    )
    assert len({change.after.id for change in made}) == 1
    assert [change.after.phase for change in made].count("running") == 1
    assert len(await store.matches.ids()) == 2


async def test_three_play_again_once_all_have_asked() -> None:
    world = matches()
    invited = await world.invitations.propose("columbiz", by=ANNA, server=3, channel=4, invited=[BERND, CARLA])
    match = invited.after.id
    for guest in (BERND, CARLA):
        await world.invitations.join(match, guest)
    for person in (ANNA, BERND):
        await world.resign(match, person)
    phases = [
        (await world.invitations.rematch(match, person, channel=4)).after.phase for person in (CARLA, ANNA, BERND)
    ]
    assert phases == ["proposed", "proposed", "running"]


async def test_against_the_computer_a_second_press_finds_the_match_that_the_first_has_begun() -> None:
    world = matches()
    computer = [ComputerSeat("easy", 1)]
    match = (await world.invitations.propose("gamwin", by=ANNA, server=3, channel=4, computer=computer)).after.id
    await world.resign(match, ANNA)
    begun = (await world.invitations.rematch(match, ANNA, channel=4)).after
    assert begun.phase == "running"
    with refused(RematchOpen, match=begun.id):
        await world.invitations.rematch(match, ANNA, channel=4)
    await world.resign(begun.id, ANNA)
    assert (await world.invitations.rematch(match, ANNA, channel=4)).after.id not in (match, begun.id)
