"""Conduct as read from logs: time-outs, turns in waking hours, seasons left; and what conditions make of it."""

from dataclasses import replace
from datetime import timedelta
from typing import Literal

import pytest

from engine.conduct.deeds import deed_of, left
from engine.conduct.errors import TooManyNotes
from engine.conduct.service import Conduct
from engine.ids import MatchId, PersonId
from engine.moderation.errors import BadNote
from engine.moderation.moderator_policy import Choices
from engine.people.reliability import Deed, Level, reliability
from engine.people.remarks import MOST_NOTES
from engine.seasons.course import beginning
from engine.seasons.entrants import leave, signups
from engine.seasons.entrants.admission import Admission
from engine.seasons.entrants.conditions import Fitness
from engine.seasons.errors import AlreadySignedUp, NotFitForSeason
from engine.seasons.facts.rules import Conditions
from engine.seasons.facts.union import Facts
from engine.seasons.state.season import Season
from engine.time.clock import Calendar
from engine.time.policy import FAST
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT
from tests.engine.seasons.season_bench import SERVER
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, Played, organise
from tests.engine.seasons.service.test_service import Club
from tests.engine.service_harness import ServiceHarness

AWAKE = Calendar()
ALWAYS = replace(FAST, name="always", sleeps=False, bank=10**6, cap=10**6, rest_days=())
Left = Literal["asked", "silent", "removed"]
ONE, TWO = PersonId(1), PersonId(2)


async def deed(harness: ServiceHarness, match: MatchId, person: PersonId, awake: Calendar = AWAKE) -> Deed | None:
    one = (await harness.store.matches.finished([match]))[match]
    return deed_of(one, await harness.store.matches.log(match), person, awake)


async def kind(harness: ServiceHarness, match: MatchId, person: PersonId) -> str | None:
    found = await deed(harness, match, person)
    return None if found is None else found.kind


async def play(harness: ServiceHarness, match: MatchId, *hours: float) -> None:
    """Make a move for the player to move at each hour after the start."""
    for hour in hours:
        harness.hour = hour
        found = await harness.matches.match(match)
        person = found.persons[min(found.due(harness.matches.game_of(found)))]
        line = next(iter(await harness.matches.suggest(match, person, ""))).line
        await harness.matches.play(match, person, line)


async def test_a_turn_takes_the_hours_that_the_clock_counts(harness: ServiceHarness) -> None:
    match = await harness.start(policy=ALWAYS)
    await play(harness, match, 2, 3, 7, 8)
    await harness.matches.resign(match, ANNA)
    assert await deed(harness, match, ANNA) == Deed("finished", harness.now, match, 2, 6 * 3600)
    assert await deed(harness, match, BERT) == Deed("finished", harness.now, match, 2, 2 * 3600)


async def test_hours_of_sleep_do_not_count_even_where_clocks_run_at_night(harness: ServiceHarness) -> None:
    match = await harness.start(policy=ALWAYS)
    await play(harness, match, 20, 21, 22, 23)  # the first turn is from noon to eight in the morning
    await harness.matches.resign(match, ANNA)
    at_night = Calendar(zone="UTC", sleep=(22 * 60, 6 * 60))
    found = await deed(harness, match, ANNA, at_night)
    assert found is not None
    assert found.seconds == (20 - 8 + 1) * 3600


async def test_who_runs_out_of_time_is_named_and_nobody_else(harness: ServiceHarness) -> None:
    match = await harness.start(policy=replace(FAST, sleeps=False))
    await play(harness, match, 1, 2, 3, 4)
    harness.hour = 100
    await harness.matches.clocks.wake(match)
    assert (await harness.matches.match(match)).phase == "over"
    assert {await kind(harness, match, person) for person in (ANNA, BERT)} == {"finished", "time"}


async def test_a_ruling_takes_a_time_out_away(harness: ServiceHarness) -> None:
    match = await harness.start(policy=replace(FAST, sleeps=False))
    await play(harness, match, 1, 2, 3, 4)
    harness.hour = 100
    await harness.matches.clocks.wake(match)
    late = (await harness.matches.match(match)).persons[(await harness.matches.match(match)).resigned[0]]
    assert await kind(harness, match, late) == "time"
    seat = (await harness.matches.match(match)).persons.index(late)
    chosen = Choices(winners=(Seat(seat),))
    await harness.moderators.act(match, PersonId(5), "adjudicate", note="It was ill.", chosen=chosen)
    assert await kind(harness, match, late) == "finished"
    await harness.moderators.act(match, PersonId(5), "void", note="It does not count.")
    assert await kind(harness, match, late) is None


async def test_what_was_given_up_at_once_says_nothing(harness: ServiceHarness) -> None:
    early = await harness.start(policy=FAST)
    await harness.matches.resign(early, ANNA)
    assert await deed(harness, early, ANNA) is None


@pytest.fixture
async def club() -> Club:
    return Club()


def conduct_of(club: Club) -> Conduct:
    return Conduct(club.store, club.seasons, club.matches.logs, now=club.clock)


async def test_who_lets_all_matches_of_a_season_run_out_is_unreliable_and_comes_back(club: Club) -> None:
    season = await club.start(4, silent_days=30)
    conduct, late = conduct_of(club), PersonId(1)
    assert (await conduct.reliability(late, SERVER)).level == "new"
    for match in season.matches.values():
        await move_but(club, match, late)
    club.now += timedelta(days=4)
    for match in season.matches.values():
        await club.matches.clocks.wake(match)
    found = await conduct.reliability(late, SERVER)
    assert found.count("time") >= 2
    assert found.level == "unreliable"
    assert found.way is not None
    assert (await conduct.reliability(late, SERVER + 1)).deeds == ()
    club.now += timedelta(days=366)
    assert (await conduct.reliability(late, SERVER)).level == "new"


async def move_but(club: Club, match: MatchId, late: PersonId) -> None:
    """Let everybody but one move in a match until that one is to move."""
    game = club.matches.game_of(await club.matches.match(match))
    for _ in range(50):
        found = await club.matches.match(match)
        due = [found.persons[seat] for seat in found.due(game)]
        if not due or due[0] == late or late not in found.persons:
            return
        line = next(iter(await club.matches.suggest(match, due[0], ""))).line
        await club.matches.play(match, due[0], line)


@pytest.mark.parametrize("how", ["asked", "silent", "removed"])
async def test_a_season_that_was_left_is_read_from_its_log(club: Club, how: Left) -> None:
    await club.start(5)
    by = {"asked": TWO, "silent": None, "removed": ORGANISER}[how]
    await club.act(lambda season: leave.withdraw(season, TWO, how=how, by=by, note="Enough."))
    log = await club.store.seasons.log(club.id)
    assert list(left(club.id, log, TWO)) == [Deed(how, club.now, club.id)]
    assert list(left(club.id, log, ONE)) == []
    found = await conduct_of(club).reliability(TWO, SERVER)
    assert (found.count(how), found.matches) == (1, 0)


async def test_a_place_that_somebody_took_over_is_left_by_the_one_who_leaves(club: Club) -> None:
    await club.start(5)
    await club.act(lambda season: organise(season, "replace", member=ONE, substitute=PersonId(9), note="Ill."))
    await club.act(lambda season: leave.withdraw(season, PersonId(9), how="asked", by=PersonId(9)))
    log = await club.store.seasons.log(club.id)
    assert list(left(club.id, log, ONE)) == []
    assert [deed.kind for deed in left(club.id, log, PersonId(9))] == ["asked"]


# Conditions


def fit(level: Level, rating: int | None = None) -> Fitness:
    """Return what is known of somebody who has come to a level by some matches."""
    kinds = {"new": ["finished"], "unreliable": ["time"] * 3, "mixed": ["time", "finished", "finished"]}
    known = kinds.get(level, ["finished"] * 3)
    deeds = [Deed(kind, START - timedelta(days=at + 1), f"m{at}") for at, kind in enumerate(known)]  # type: ignore[arg-type]
    found = reliability(deeds, START)
    assert found.level == level
    return Fitness(found, rating)


def opened(**rules: object) -> Played:
    played = Played.founded(replace(RULES, **rules))  # type: ignore[arg-type]
    played.happen(beginning.open_sign_up(played.season, played.now))
    return played


async def come(played: Played, facts: Facts, fitness: Fitness) -> None:
    """Let somebody come in by some door who has this fitness."""

    async def known(*_: object) -> Fitness:
        return fitness

    admission = Admission()
    admission.ask(known)
    played.happen(await admission.require(played.season, facts))


@pytest.mark.parametrize(
    ("rules", "fitness", "params"),
    [
        (
            {"conditions": Conditions(least_reliability="reliable")},
            fit("unreliable"),
            {"reason": "reliability", "matches": 18},
        ),
        ({"conditions": Conditions(least_reliability="reliable")}, fit("new"), {"reason": "reliability", "matches": 2}),
        (
            {"conditions": Conditions(least_reliability="mixed")},
            fit("unreliable"),
            {"reason": "reliability", "matches": 6},
        ),
        ({"conditions": Conditions(least_rating=1500)}, fit("reliable"), {"reason": "unrated", "bound": 1500}),
        (
            {"conditions": Conditions(least_rating=1500)},
            fit("reliable", 1499),
            {"reason": "rating-low", "rating": 1499},
        ),
        (
            {"conditions": Conditions(most_rating=1500)},
            fit("reliable", 1501),
            {"reason": "rating-high", "rating": 1501},
        ),
    ],
)
async def test_who_does_not_meet_a_condition_is_told_what_is_missing(
    rules: dict[str, object], fitness: Fitness, params: dict[str, object]
) -> None:
    played = opened(**rules)
    for ask in (signups.sign_up, signups.offer_standby):
        with pytest.raises(NotFitForSeason) as refused:
            await come(played, ask(played.season, ONE), fitness)
        assert params.items() <= refused.value.params.items()


@pytest.mark.parametrize(
    ("rules", "fitness"),
    [
        ({}, fit("unreliable")),
        ({"conditions": Conditions(least_reliability="mixed")}, fit("new")),
        ({"conditions": Conditions(least_reliability="mixed")}, fit("mixed")),
        ({"conditions": Conditions(least_reliability="reliable")}, fit("reliable")),
        ({"conditions": Conditions(most_rating=1500)}, fit("reliable")),
        ({"conditions": Conditions(least_rating=1400, most_rating=1500)}, fit("reliable", 1500)),
    ],
)
async def test_who_meets_the_conditions_takes_part(rules: dict[str, object], fitness: Fitness) -> None:
    played = opened(**rules)
    await come(played, signups.sign_up(played.season, ONE), fitness)
    assert played.season.entrant_of(ONE) is not None


async def test_an_organiser_may_make_an_exception_with_a_reason() -> None:
    played = opened(conditions=Conditions("reliable"))
    played.happen(organise(played.season, "allow", newcomer=ONE, note="Was in hospital."))
    with pytest.raises(AlreadySignedUp):
        organise(played.season, "allow", newcomer=ONE, note="Again.")
    with pytest.raises(NotFitForSeason):
        await come(played, signups.sign_up(played.season, TWO), fit("unreliable"))
    await come(played, signups.sign_up(played.season, ONE), fit("unreliable"))
    assert played.season.entrant_of(ONE) is not None


async def test_a_newcomer_plays_fewer_matches_at_once_whatever_they_wish() -> None:
    played = opened(conditions=Conditions(newcomers_at_once=2))
    await come(played, signups.sign_up(played.season, ONE), fit("new"))
    for person in (2, 3, 4, 5):
        await come(played, signups.sign_up(played.season, PersonId(person)), fit("reliable"))
    played.happen(signups.wish(played.season, ONE, at_once=5, is_standing=False))
    played.draw()
    played.wait(hours=24)
    played.start_matches()
    own = [number for number in played.season.matches if 1 in played.season.fixtures[number].entrants]
    assert len(own) == 2
    assert len(played.season.matches) == 8, "the others play all of theirs"


async def test_who_stays_for_every_season_is_not_carried_into_one_whose_conditions_they_do_not_meet(club: Club) -> None:
    await club.found(3, days=4, conditions=Conditions("mixed", 1))
    for person in (4, 5):
        await club.sign_up(person, is_standing=True)

    async def fitness(_: Season, person: PersonId) -> Fitness:
        return fit("unreliable" if person == 5 else "new")

    club.seasons.admission.ask(fitness)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    await club.wait(days=3)
    following = await club.seasons.successor(await club.season())
    assert following is not None
    assert [(entrant.person, entrant.is_new) for entrant in following.entrants.values()] == [(4, True)]


# Notes


async def test_notes_are_bounded_in_length_and_number(club: Club) -> None:
    conduct = conduct_of(club)
    for number in range(MOST_NOTES):
        note = await conduct.note(SERVER, ONE, by=ORGANISER, text=f" Note {number} ")
        assert (note.number, note.text, note.by, note.at) == (number + 1, f"Note {number}", ORGANISER, club.now)
    with pytest.raises(TooManyNotes):
        await conduct.note(SERVER, ONE, by=ORGANISER, text="One more")
    for text in (" ", "x" * 2000):
        with pytest.raises(BadNote):
            await conduct.note(SERVER, TWO, by=ORGANISER, text=text)
