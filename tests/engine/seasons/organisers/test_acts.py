"""Acts of organisers on a season as a whole, what it tells of itself, and the wishes of those who take part."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from engine.ids import PersonId
from engine.seasons.course import milestones, schedule
from engine.seasons.course.schedule import room
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import NoReason, PartyToSeason, WrongSeasonPhase
from engine.seasons.facts import codec
from engine.seasons.facts.course import PhaseEnded, PlaceDecided, SeasonPaused, SeasonResumed, WeekEnded
from engine.seasons.facts.union import SeasonFact
from engine.seasons.organisers import neutrality
from engine.seasons.organisers.acts import ACTS
from engine.seasons.organisers.requests import Verdict
from engine.seasons.state.guards import COURSE
from leagues.core import EntrantId, Result
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, Played, organise

FOUR = range(1, 5)
ANNA = PersonId(1)


def running() -> Played:
    """Return a season of four whose matches have begun."""
    played = Played.founded(replace(RULES, days=28))
    played.run(FOUR)
    played.start_matches()
    return played


def told(played: Played) -> tuple[SeasonFact, ...]:
    """Let the season tell what it has to tell now."""
    facts = milestones.reached(played.season, played.progress, played.now)
    played.happen(facts)
    return facts


@pytest.mark.parametrize(
    "fact",
    [
        PhaseEnded("phase_ended", "Now.", ORGANISER),
        SeasonPaused("season_paused", "Holidays.", ORGANISER, ""),
        SeasonResumed("season_resumed", "On.", ORGANISER),
        WeekEnded("week_ended", 2),
        PlaceDecided("place_decided", EntrantId(1), "title"),
    ],
)
def test_facts_are_read_back_as_they_were_written(fact: SeasonFact) -> None:
    assert codec.decode(codec.encode(fact)) == fact


def test_an_organiser_draws_and_starts_early() -> None:
    played = Played.founded()
    played.sign_up(*FOUR)
    assert not schedule.is_draw_due(played.season, played.now)
    played.happen(organise(played.season, "draw", note="All are here."))
    assert schedule.is_draw_due(played.season, played.now)
    played.draw()
    with pytest.raises(WrongSeasonPhase):
        organise(played.season, "draw")
    played.happen(organise(played.season, "start"))
    played.tick()
    assert played.season.phase == "running"


def test_who_plays_does_not_close_the_season() -> None:
    played = running()
    with pytest.raises(PartyToSeason):
        played.happen(organise(played.season, "close", by=ANNA, note="I lead."))
    played.happen(organise(played.season, "close", note="Enough."))
    played.tick()
    assert played.season.phase == "overtime"


def test_a_paused_season_begins_and_ends_nothing_and_is_later_by_the_pause() -> None:
    played = Played.founded(replace(RULES, at_once=1))
    played.run(FOUR)
    until = played.season.until
    assert until is not None
    played.happen(organise(played.season, "pause", note="Holidays."))
    assert not played.start_matches()
    assert not played.wait(days=13)
    assert schedule.next_at(played.season, played.progress, played.now) == played.now + timedelta(days=1)
    assert not told(played)
    with pytest.raises(WrongSeasonPhase):
        organise(played.season, "close")
    played.happen(organise(played.season, "pause", note="On."))
    assert played.season.until == until + timedelta(days=13)
    assert played.start_matches()


def test_a_pause_that_nobody_ends_is_over_after_two_weeks() -> None:
    played = running()
    until = played.season.until
    assert until is not None
    played.happen(organise(played.season, "pause", note="Holidays."))
    assert played.wait(days=14) == [SeasonResumed("season_resumed", schedule.LAPSED_NOTE, None)]
    assert played.season.until == until + timedelta(days=14)


def test_a_season_whose_server_has_removed_the_bot_is_cancelled_after_two_weeks() -> None:
    played = running()
    played.happen([SeasonPaused("season_paused", schedule.AWAY_NOTE, None, "")])
    assert played.wait(days=13) == []
    assert [fact.kind for fact in played.wait(days=1)] == ["season_cancelled"]
    assert schedule.next_at(played.season, played.progress, played.now) is None


def test_each_week_is_told_once_and_missed_ones_as_one() -> None:
    played = running()
    assert not told(played)
    played.now = START + timedelta(days=8)
    assert [fact for fact in told(played) if isinstance(fact, WeekEnded)] == [WeekEnded("week_ended", 1)]
    assert not told(played)
    played.now += timedelta(days=15)
    assert told(played) == (WeekEnded("week_ended", 3),)
    assert milestones.next_week(played.season) == played.season.started_at + timedelta(days=28)  # type: ignore[operator]


def test_the_title_is_told_as_soon_as_it_is_certain() -> None:
    played = running()
    first = played.season.divisions[0][0]
    own = [fixture for fixture in played.season.fixtures.values() if first in fixture.entrants]
    for fixture in own[:-1]:
        played.end(fixture.number, (1, 2) if fixture.entrants[0] == first else (2, 1))
        assert not told(played)
    played.end(own[-1].number, (1, 2) if own[-1].entrants[0] == first else (2, 1))
    assert told(played) == (PlaceDecided("place_decided", first, "title"),)
    assert not told(played)


def test_a_relegation_is_told_as_soon_as_it_is_certain_and_in_the_lowest_division_never() -> None:
    played = Played.founded(replace(RULES, days=28, most=4, promoted=1, relegated=1))
    played.run(range(1, 9))
    played.start_matches()
    losers = [group[0] for group in played.season.divisions]
    own = [fixture for fixture in played.season.fixtures.values() if fixture.entrants[0] in losers]
    own += [fixture for fixture in played.season.fixtures.values() if fixture.entrants[1] in losers]
    for fixture in own[:-1]:
        played.end(fixture.number, (2, 1) if fixture.entrants[0] in losers else (1, 2))
    last = own[-1]
    before = told(played)
    assert losers[1] not in {fact.entrant for fact in before if isinstance(fact, PlaceDecided)}
    played.end(last.number, (2, 1) if last.entrants[0] in losers else (1, 2))
    assert {*before, *told(played)} == {PlaceDecided("place_decided", losers[0], "relegation")}
    assert not told(played)


def test_nothing_is_told_to_be_certain_while_matches_of_who_has_left_still_run() -> None:
    """They end a moment later; whether the leaver is struck then decided otherwise than what had been told."""
    played = running()
    first, leaver = played.season.divisions[0][:2]
    for fixture in [each for each in played.season.fixtures.values() if first in each.entrants]:
        played.end(fixture.number, (1, 2) if fixture.entrants[0] == first else (2, 1))
    played.happen(leave.withdraw(played.season, played.season.entrants[leaver].person, how="asked", by=ORGANISER))
    assert told(played) == ()
    for number, gone in [*schedule.left_standing(played.season, played.progress)]:
        played.end(number, (2, 1) if gone == (0,) else (1, 2))
    assert PlaceDecided("place_decided", first, "title") in told(played)


def test_who_has_left_is_not_told_to_be_relegated() -> None:
    played = Played.founded(replace(RULES, days=28, most=4, promoted=1, relegated=1))
    played.run(range(1, 9))
    played.start_matches()
    loser = played.season.divisions[0][0]
    own = [fixture for fixture in played.season.fixtures.values() if loser in fixture.entrants]
    for fixture in own:
        played.end(fixture.number, (2, 1) if fixture.entrants[0] == loser else (1, 2))
    person = played.season.entrants[loser].person
    played.happen(leave.withdraw(played.season, person, how="asked", by=person))
    assert told(played) == ()


def test_wishes_change_and_the_place_stays() -> None:
    played = running()
    before = played.season.entrants[EntrantId(1)]
    played.happen(signups.wish(played.season, ANNA, at_once=2, is_standing=True))
    after = played.season.entrants[EntrantId(1)]
    assert after == replace(before, at_once=2, is_standing=True)
    assert room(played.season, EntrantId(1)) == 2
    assert len(played.season.entrants) == 4


CHOSEN: dict[str, dict[str, Any]] = {
    "allow": {"newcomer": PersonId(50)},
    "move": {"member": ANNA, "division": 2},
    "withdraw": {"member": ANNA},
    "replace": {"member": ANNA, "substitute": PersonId(50)},
    "rule": {"fixture": 1, "ending": Verdict("unplayed")},
    "reverse": {"fixture": 2},
    "again": {"fixture": 1},
    "points": {"member": ANNA, "points": 1},
    "extend": {"days": 1},
}
"""What is chosen for the acts that need it; about a correction there are tests of its own."""


@pytest.mark.parametrize("act", sorted({*ACTS} - {"correction"}))
def test_an_act_for_which_nothing_says_where_concerns_every_race(act: str) -> None:
    """Who plays is refused such an act before the reason is written; every other one when it is carried out."""
    played = Played.founded(replace(RULES, most=4))
    played.run(range(1, 9))
    played.start_matches()
    played.results[1] = Result(1, "void")
    played.happen(organise(played.season, "rule", fixture=2, ending=Verdict("void")))
    phase = next(phase for phase in COURSE if phase in ACTS[act].phases)
    season = replace(played.season, phase=phase)
    (fact,) = organise(season, act, progress=replace(played.progress, seated={}), **CHOSEN.get(act, {}))
    assert (neutrality.CONCERNS[type(fact)] is neutrality.whole) == ACTS[act].concerns_all


@pytest.mark.parametrize("note", ["", "  \n ", "\u3164"])
def test_an_organiser_gave_a_reason_that_nobody_could_see(note: str) -> None:
    with pytest.raises(NoReason):
        organise(running().season, "close", note=note)
