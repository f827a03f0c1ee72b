"""Matches of a season: no takeback across a throw, no gain in completions, leavers, substitutes, the season's end."""

import json
from collections.abc import Iterable
from itertools import islice

import pytest

from engine.ids import PersonId
from engine.matches.errors import BadSubstitute, ThrowStays
from engine.matches.records.export import exported
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.moderators import Moderators
from games.core import Choice, Outcome, Seat
from leagues.endings import LEFT, UNPLAYED, ending
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, LogBuilder, refused
from tests.engine.season_matches import start_fixture
from tests.engine.service_fixtures import Clock
from tests.memory.store import MemoryStore
from tests.tools.forging import found

FIXTURE = "season01/1/1"


class League:
    """A store with matches of a season."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.matches = Matches(self.store, GAMES_AND_TOY, now=Clock())

    async def start_fixture(self, *persons: PersonId, game: str = "ladder", hides_gain: bool = False) -> Match:
        change = await start_fixture(
            self.store.matches, self.matches, game, persons or (ANNA, BERT), keeps_throws=True, hides_gain=hides_gain
        )
        for person in change.after.persons if change.after.undelivered else ():
            change = await self.matches.deliver(change.after.id, person, how="message")
        return change.after

    async def play(self, match: Match, turns: int) -> Match:
        for _ in range(turns):
            game = self.matches.game_of(match)
            seat = match.due(game)[0]
            line = next(choice.line for choice in game.notation.suggest(match.state, seat, "") if choice.is_complete)
            match = (await self.matches.play(match.id, match.persons[seat], line)).after
        return match

    async def assert_sound(self, match: Match) -> None:
        """Hold a match against its log, by our own hands and by those of tools/verify."""
        whole, faults = await self.matches.logs.audit(match.id)
        assert faults == ()
        entries = await self.store.matches.log(match.id)
        file = json.loads(exported(self.matches.game_of(whole), whole, entries))
        assert found(file, games=GAMES_AND_TOY) == ""

    async def is_rated(self, match: Match) -> bool:
        return (await self.store.matches.finished([match.id]))[match.id].is_rated


@pytest.fixture
def league() -> League:
    return League()


def test_in_a_league_no_takeback_goes_back_across_a_throw() -> None:
    written = LogBuilder.started(keeps_throws=True)
    written.play(ANNA, "climb")
    with refused(ThrowStays):
        written.offer_takeback(ANNA)
    written.play(BERT, "wait")
    written.offer_takeback(BERT)
    assert written.match.offer is not None
    assert not written.match.offer.crosses_throw


def test_a_takeback_that_was_asked_before_a_throw_lapses_with_it() -> None:
    written = LogBuilder.started(keeps_throws=True)
    written.play(ANNA, "wait")
    written.offer_takeback(ANNA)
    written.play(BERT, "climb")
    assert written.match.offer is None
    with refused(ThrowStays):
        written.offer_takeback(ANNA)


async def test_a_forged_takeback_across_a_throw_is_found_by_the_verifier(league: League) -> None:
    change = await league.matches.invitations.propose(
        "ladder", by=ANNA, server=7, channel=8, invited=[BERT], wished_seat=Seat(0)
    )
    match = (await league.matches.invitations.join(change.after.id, BERT)).after
    await league.matches.play(match.id, ANNA, "climb")
    await league.matches.offer_takeback(match.id, ANNA)
    whole = await league.matches.match(match.id)
    honest = json.loads(exported(league.matches.game_of(whole), whole, await league.store.matches.log(match.id)))
    assert found(honest, games=GAMES_AND_TOY) == ""
    honest["facts"][0]["fact"]["keeps_throws"] = True
    assert "nothing is taken back across a throw" in found(honest, games=GAMES_AND_TOY)


@pytest.mark.parametrize("hides_gain", [True, False])
async def test_completions_in_a_league_do_not_say_what_a_line_brings(league: League, hides_gain: bool) -> None:
    match = await league.start_fixture(game="columbiz", hides_gain=hides_gain)

    def says(choices: Iterable[Choice]) -> bool:
        return any(choice.notes for choice in islice(choices, 50))

    said = False
    while match.phase == "running" and not said and match.moves < 40:
        game = league.matches.game_of(match)
        person = match.persons[match.due(game)[0]]
        said = says(await league.matches.suggest(match.id, person, ""))
        match = await league.play(match, 1)
    assert said is not hides_gain


@pytest.mark.parametrize("turns", [0, 6])
@pytest.mark.parametrize("game", ["ladder", "confusion"])
async def test_who_has_left_the_season_loses_without_play_and_unrated(league: League, game: str, turns: int) -> None:
    match = await league.play(await league.start_fixture(game=game), turns)
    change = await league.matches.leave_season(match.id, [Seat(1)])
    assert change is not None
    assert change.after.outcome is not None
    assert (change.after.outcome.reason, change.after.outcome.places) == (LEFT, (1, 2))
    assert ending(change.after.outcome, (9, 9)) == "walkover"
    assert not await league.is_rated(match)
    await league.assert_sound(match)
    assert await league.matches.leave_season(match.id, [Seat(0)]) is None


async def test_two_who_have_left_lose_both(league: League) -> None:
    match = await league.start_fixture()
    change = await league.matches.leave_season(match.id, [Seat(0), Seat(1)])
    assert change is not None
    assert change.after.outcome is not None
    assert ending(change.after.outcome, (9, 9)) == "double_walkover"
    await league.assert_sound(match)


async def test_at_a_table_of_three_the_others_play_on(league: League) -> None:
    match = await league.play(await league.start_fixture(ANNA, BERT, CARL, game="columbiz"), 3)
    change = await league.matches.leave_season(match.id, [Seat(1)])
    assert change is not None
    assert (change.after.phase, change.after.active) == ("running", (0, 2))
    await league.assert_sound(match)


async def test_what_still_runs_when_the_season_is_over_is_unplayed(league: League) -> None:
    match = await league.play(await league.start_fixture(), 4)
    change = await league.matches.lapse(match.id)
    assert change is not None
    assert change.after.outcome == Outcome(UNPLAYED, (1, 1), change.after.outcome.scores)  # type: ignore[union-attr]
    assert ending(change.after.outcome, (9, 9)) == "unplayed"
    assert not await league.is_rated(match)
    assert await league.matches.lapse(match.id) is None
    await league.assert_sound(match)


@pytest.mark.parametrize("game", ["ladder", "confusion"])
async def test_a_substitute_takes_the_seat_over_once(league: League, game: str) -> None:
    match = await league.start_fixture(game=game)
    change = await league.matches.take_over(match.id, BERT, DORA)
    assert isinstance(change, Change)
    assert change.after.persons == (ANNA, DORA)
    assert await league.matches.take_over(match.id, BERT, DORA) is None
    with pytest.raises(BadSubstitute):
        await league.matches.take_over(match.id, DORA, ANNA)
    await league.assert_sound(match)


async def test_somebody_leaves_who_is_paused(league: League) -> None:
    """Nothing that stops the clocks lets a leaver's match stand."""
    match = await league.start_fixture()
    await Moderators(league.matches, league.store).act(match.id, CARL, "pause", note="wait")
    change = await league.matches.leave_season(match.id, [Seat(0)])
    assert change is not None
    assert change.after.phase == "over"
    await league.assert_sound(match)
