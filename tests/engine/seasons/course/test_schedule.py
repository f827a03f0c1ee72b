"""The life of a season: what people may do when, and what time does by itself, once."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.course import beginning, milestones, schedule
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import (
    AlreadySignedUp,
    BadSeasonRules,
    CannotHandOver,
    FixtureInPlay,
    NoSuchDivision,
    NoSuchFixture,
    NotAskedInSeason,
    NotInSeason,
    PartyToSeason,
    WrongSeasonPhase,
)
from engine.seasons.facts.course import SeasonClosed
from engine.seasons.facts.places import EntrantAsked, EntrantWithdrew, StandbyAsked, StandbyDeclined
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.organisers import neutrality
from engine.seasons.organisers.acts import possible
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results import standings
from engine.seasons.state import progress
from engine.time.policy import RELAXED
from leagues.core import EntrantId, Result
from leagues.divisions import DrawRecord
from leagues.table import table
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, Played, organise

NOTE = "because"
EIGHT = range(1, 9)


def person(number: int) -> PersonId:
    return PersonId(number)


def running(people: int = 8, **rules: object) -> Played:
    played = Played.founded(replace(RULES, **rules))  # type: ignore[arg-type]
    played.run(range(1, people + 1))
    return played


def opponents(played: Played, entrant: EntrantId) -> list[EntrantId]:
    return [one for each in played.season.fixtures.values() if entrant in each.entrants for one in each.entrants]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"policy": RELAXED}, "policy"),
        ({"least": 3}, "division"),
        ({"most": 13}, "division"),
        ({"least": 8, "most": 6}, "division"),
        ({"promoted": 3}, "promotion"),
        ({"days": 0}, "days"),
        ({"scoring": SeasonScoring(tie_breaks=("wins", "wins"))}, "tie_break_twice"),
        ({"seats": 4}, "tie_break"),
        ({"seats": 5}, "seats"),
    ],
)
def test_rules_that_make_no_sense_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSeasonRules) as refused:
        beginning.check_rules(replace(RULES, **change))  # type: ignore[arg-type]
    assert refused.value.params["reason"] == reason


def test_from_sign_up_to_the_start() -> None:
    played = Played.founded()
    with pytest.raises(WrongSeasonPhase):
        signups.sign_up(played.season, person(1))
    played.sign_up(*EIGHT)
    with pytest.raises(AlreadySignedUp):
        signups.sign_up(played.season, person(1))
    assert not schedule.is_draw_due(played.season, START)
    assert schedule.next_at(played.season, played.progress, played.now) == played.season.until
    played.wait(days=10)
    assert schedule.is_draw_due(played.season, played.now)
    played.draw()
    assert (played.season.phase, played.season.seed) == ("drawn", "5eed")
    assert sorted(one for group in played.season.divisions for one in group) == list(EIGHT)
    assert played.wait(hours=23) == []
    assert [fact.kind for fact in played.wait(hours=1)] == ["season_started"]
    assert len(played.season.fixtures) == 28


def test_with_too_few_people_nothing_is_played() -> None:
    played = Played.founded()
    played.sign_up(1, 2, 3)
    played.draw()
    assert played.season.phase == "cancelled"


def test_signing_off_is_free_until_the_start_and_leaves_no_hole() -> None:
    played = Played.founded()
    played.sign_up(*EIGHT)
    played.happen(signups.sign_off(played.season, person(3)))
    played.draw()
    played.happen(signups.sign_off(played.season, person(4)))
    played.wait(hours=24)
    assert len(played.season.fixtures) == 15
    with pytest.raises(WrongSeasonPhase):
        signups.sign_off(played.season, person(1))


def test_who_comes_back_after_signing_off_gets_a_new_number() -> None:
    played = Played.founded()
    played.sign_up(1, 2)
    played.happen(signups.sign_off(played.season, person(2)))
    played.sign_up(2)
    assert sorted(played.season.entrants) == [1, 3]


def test_divisions_follow_earlier_seasons() -> None:
    played = Played.founded(replace(RULES, most=4))
    played.sign_up(*EIGHT)
    records = {EntrantId(n): DrawRecord(EntrantId(n), division=1 if n > 4 else 2, order=n, of=8) for n in EIGHT}
    played.draw(records)
    assert [set(group) for group in played.season.divisions] == [{5, 6, 7, 8}, {1, 2, 3, 4}]


def test_the_winner_of_the_second_division_plays_in_the_first_though_that_has_become_smaller() -> None:
    """Twelve people and a newcomer: the winner, told "promotion certain", was in the second division again."""
    rules = replace(RULES, least=4, most=6, promoted=1, relegated=1)
    played = Played.founded(rules)
    played.run(range(1, 13))
    for number in played.start_matches():
        first, second = played.season.fixtures[number].entrants
        is_level = {first, second} == set(played.season.divisions[1][1:3])
        played.end(number, (1, 1) if is_level else (1, 2) if first < second else (2, 1))
    made = standings.tables(played.season, played.progress)
    records = standings.records_of(played.season, made, away=0)
    brought = [records[person(row.entrant)] for table in made for row in table.rows]
    assert [one.claim for one in brought] == [*["stayed"] * 5, "relegated", "promoted", *["stayed"] * 5]
    assert [one.order for one in brought] == sorted(one.order for one in brought)
    following = Played.founded(rules)
    following.sign_up(*range(1, 14))
    following.draw({one.entrant: one for one in brought})
    assert [len(group) for group in following.season.divisions] == [5, 4, 4]
    assert made[1].rows[0].entrant in following.season.divisions[0]
    assert made[0].rows[-1].entrant not in following.season.divisions[0]


def test_who_share_a_place_are_told_apart_by_lot_and_not_by_who_signed_up_first() -> None:
    played = Played.founded()
    played.run(EIGHT)
    made = standings.tables(played.season, played.progress)
    records = standings.records_of(played.season, made, away=0)
    assert {one.order for one in records.values()} == {0}


def test_columbiz_leaves_over_who_fits_no_balanced_division() -> None:
    played = Played.founded(replace(RULES, seats=4, scoring=SeasonScoring(tie_breaks=("share",))))
    played.sign_up(*range(1, 7))
    played.draw()
    assert [len(group) for group in played.season.divisions] == [5]
    assert len(played.season.standby) == 1
    played.wait(hours=24)
    assert len(played.season.fixtures) == 5


def test_people_are_moved_by_hand_with_a_reason() -> None:
    played = Played.founded(replace(RULES, most=4))
    played.sign_up(*EIGHT)
    played.draw()
    one = played.season.divisions[0][0]
    moved = organise(played.season, "move", member=person(one), division=2, note=" a  friend ")
    played.happen(moved)
    assert played.season.division_of(one) == 2
    assert moved[0].note == "a friend"  # type: ignore[union-attr]
    with pytest.raises(NoSuchDivision):
        organise(played.season, "move", member=person(one), division=3)


def test_everything_starts_at_once_where_nothing_bounds_it() -> None:
    played = running()
    assert len(played.start_matches()) == 28
    assert played.start_matches() == []


def test_nobody_plays_more_at_once_than_the_season_or_they_want() -> None:
    played = Played.founded(replace(RULES, at_once=3))
    played.sign_up(*range(1, 8))
    played.happen(signups.sign_up(played.season, person(8), at_once=2))
    played.draw()
    played.wait(hours=24)
    busy = Counter(one for number in played.start_matches() for one in played.season.fixtures[number].entrants)
    assert busy[EntrantId(8)] <= 2
    assert max(busy.values()) == 3
    assert played.start_matches() == []
    first = next(iter(played.season.matches))
    played.end(first)
    for number in played.start_matches():
        assert set(played.season.fixtures[number].entrants) & set(played.season.fixtures[first].entrants)


def test_a_season_is_decided_when_every_fixture_has_an_ending() -> None:
    played = running(4)
    for number in played.start_matches():
        assert not schedule.is_decided(played.season, played.progress)
        played.end(number)
    assert schedule.is_decided(played.season, played.progress)


def test_overtime_then_what_is_open_is_unplayed() -> None:
    played = running(4, at_once=1)
    first, *_ = played.start_matches()
    played.end(first)
    played.start_matches()
    running_still = len(played.progress.seated)
    assert [fact.kind for fact in played.wait(days=42)] == ["overtime_began"]
    happened = played.wait(days=7)
    assert [fact.kind for fact in happened] == ["fixture_ruled"] * (5 - running_still)
    assert not played.progress.seated
    assert schedule.is_decided(played.season, played.progress)
    assert played.tick() == []
    rows = table(progress.played(played.season, played.progress, 1), played.season.rules.scoring).rows
    assert sum(row.points for row in rows) == 12


def test_the_week_that_ends_with_the_season_has_no_round_up_beside_the_final_tables() -> None:
    """Overtime ends with a week, and the round-up stood right above the final tables."""
    played = running(4, policy=RELAXED)
    played.start_matches()
    played.happen(schedule.due(played.season, played.progress, played.now + timedelta(days=42)))
    until = played.season.until
    assert played.season.phase == "overtime"
    assert until is not None
    assert any(milestones.reached(played.season, played.progress, until - timedelta(hours=1)))
    assert milestones.reached(played.season, played.progress, until) == ()


def test_who_keeps_silent_is_asked_from_half_time_on_and_then_has_left() -> None:
    played = running(4)
    played.start_matches()
    quiet = EntrantId(2)
    played.waiting[quiet] = played.now
    assert played.wait(days=20) == []
    assert schedule.next_at(played.season, played.progress, played.now) == schedule.half_time(played.season)
    asked = played.wait(days=1)
    assert [type(fact) for fact in asked] == [EntrantAsked]
    assert played.wait(hours=71) == []
    left = played.wait(hours=1)
    assert [(type(fact), getattr(fact, "how", None)) for fact in left] == [(EntrantWithdrew, "silent")]
    assert played.tick() == []


def test_who_answers_goes_on_and_is_not_asked_again() -> None:
    played = running(4)
    played.start_matches()
    played.waiting[EntrantId(2)] = played.now
    played.wait(days=21)
    with pytest.raises(NotAskedInSeason):
        signups.confirm(played.season, person(1))
    played.happen(signups.confirm(played.season, person(2)))
    assert played.wait(days=9) == []


def test_substitutes_are_asked_one_after_the_other() -> None:
    played = running(4)
    for substitute in (11, 12):
        played.happen(signups.offer_standby(played.season, person(substitute)))
    played.happen(leave.withdraw(played.season, person(2), how="asked", by=person(2)))
    assert [fact.person for fact in played.tick() if isinstance(fact, StandbyAsked)] == [11]
    with pytest.raises(NotAskedInSeason):
        signups.take_place(played.season, person(12))
    late = played.wait(hours=72)
    assert [type(fact) for fact in late] == [StandbyDeclined, StandbyAsked]
    assert not progress.is_place_given_up(played.season, played.progress, EntrantId(2))
    played.happen(signups.take_place(played.season, person(12)))
    assert played.season.entrants[EntrantId(2)].persons == (2, 12)
    assert not played.season.has_left(EntrantId(2))


def test_where_nobody_takes_the_place_it_is_given_up() -> None:
    played = running(4)
    played.happen(signups.offer_standby(played.season, person(11)))
    played.happen(leave.withdraw(played.season, person(2), how="asked", by=person(2)))
    played.tick()
    played.happen(signups.decline_place(played.season, person(11)))
    assert played.tick() == []
    assert progress.is_place_given_up(played.season, played.progress, EntrantId(2))
    with pytest.raises(NotInSeason):
        leave.withdraw(played.season, person(2), how="asked", by=person(2))


def test_nobody_takes_the_place_of_somebody_who_was_removed() -> None:
    played = running(4)
    played.happen(signups.offer_standby(played.season, person(11)))
    played.happen(leave.withdraw(played.season, person(2), how="removed", by=ORGANISER, note=NOTE))
    assert played.tick() == []


def test_fixtures_of_who_left_do_not_start() -> None:
    played = running(4, at_once=1)
    played.start_matches()
    played.happen(leave.withdraw(played.season, person(2), how="asked", by=person(2)))
    for number in list(played.season.matches):
        played.end(number)
    started = played.start_matches()
    assert all(2 not in played.season.fixtures[number].entrants for number in started)


def test_a_ruling_counts_and_its_reversal_gives_the_table_back() -> None:
    played = running(4)
    first, *_ = played.start_matches()
    played.end(first)

    def standing() -> object:
        return table(progress.played(played.season, played.progress, 1), played.season.rules.scoring)

    before = standing()
    played.happen(organise(played.season, "rule", fixture=first, ending=Verdict("void")))
    assert standing() != before
    played.happen(organise(played.season, "reverse", fixture=first))
    assert standing() == before
    with pytest.raises(NoSuchFixture):
        organise(played.season, "reverse", fixture=first)


ORGANISER_PLAYS = [
    lambda season: organise(season, "rule", fixture=1, ending=Verdict("void"), by=person(1)),
    lambda season: organise(season, "points", member=person(2), points=1, by=person(1)),
    lambda season: leave.withdraw(season, person(2), how="removed", by=person(1), note=NOTE),
    lambda season: organise(season, "replace", member=person(2), substitute=person(50), by=person(1)),
]


@pytest.mark.parametrize("act", ORGANISER_PLAYS)
def test_an_organiser_cannot_act_in_the_own_division(act: object) -> None:
    played = running(8)
    with pytest.raises(PartyToSeason):
        neutrality.require(played.season, act(played.season))  # type: ignore[operator]


def test_who_has_played_for_somebody_is_still_a_party() -> None:
    played = running(4)
    played.happen(organise(played.season, "replace", member=person(1), substitute=person(50)))
    with pytest.raises(PartyToSeason):
        played.happen(organise(played.season, "points", member=person(2), points=1, by=person(1)))


def test_who_begins_to_be_silent_while_nobody_else_may_be_asked_is_asked_in_time() -> None:
    """A season that waited for its end alone did not look who had let a match wait since it last looked."""
    played = running(4)
    played.start_matches()
    played.wait(days=played.season.rules.days / 2 + 1)
    looks_at = schedule.next_at(played.season, played.progress, played.now)
    played.waiting[EntrantId(2)] = played.now + timedelta(minutes=5)
    assert looks_at == played.now + timedelta(days=played.season.rules.silent_days)
    asked = played.wait(days=played.season.rules.silent_days, minutes=5)
    assert [fact.kind for fact in asked] == ["entrant_asked"]


def test_a_closed_season_is_corrected_until_it_is_archived() -> None:
    played = running(4)
    for number in played.start_matches():
        played.end(number)
    played.happen([_closed()])
    assert played.season.phase == "closed"
    played.happen(organise(played.season, "rule", fixture=1, ending=Verdict("void")))
    assert [fact.kind for fact in played.wait(days=3)] == ["season_archived"]
    with pytest.raises(WrongSeasonPhase):
        organise(played.season, "rule", fixture=2, ending=Verdict("void"), progress=played.progress)
    assert schedule.next_at(played.season, played.progress, played.now) is None


def _closed() -> SeasonClosed:

    return SeasonClosed("season_closed", "00", ())


def test_a_season_may_last_longer_but_not_shorter() -> None:
    played = running(4)
    played.happen(organise(played.season, "extend", days=365))
    assert played.wait(days=100) == []
    with pytest.raises(BadSeasonRules):
        organise(played.season, "extend", days=0)


def test_a_void_match_is_played_again_only_if_an_organiser_says_so() -> None:
    played = running(4)
    first, *_ = played.start_matches()
    before = played.season.matches[first]
    with pytest.raises(NoSuchFixture):
        organise(played.season, "again", fixture=first)
    played.results[first] = Result(first, "void")
    assert played.start_matches() == []
    seated = replace(played.progress, seated={first: (person(1), person(2))})
    with pytest.raises(FixtureInPlay):
        organise(played.season, "again", fixture=first, progress=seated)
    played.happen(organise(played.season, "again", fixture=first, progress=played.progress))
    del played.results[first]
    assert played.start_matches() == [first]
    assert played.season.voided == (before,)
    assert played.season.matches[first] != before


@pytest.mark.slow
@pytest.mark.parametrize("people", range(4, 30))
def test_every_season_comes_to_its_end_by_itself(people: int) -> None:
    """Whether people play or not, a season is decided after its days, overtime and answers."""
    played = running(people, at_once=people % 4)
    for day in range(60):
        for number in played.start_matches():
            if number % 3:
                played.end(number, ((1, 2), (2, 1), (1, 1))[number % 3])
        if day == 5:
            played.happen(leave.withdraw(played.season, person(1), how="asked", by=person(1)))
        played.wait(days=1)
    assert schedule.is_decided(played.season, played.progress)


def test_what_is_refused_changes_nothing() -> None:
    played = running(4)
    before = played.season
    with pytest.raises(Refusal):
        organise(played.season, "rule", fixture=99, ending=Verdict("void"))
    with pytest.raises(Refusal):
        organise(played.season, "rule", fixture=1, ending=Verdict("walkover", ()))
    with pytest.raises(Refusal):
        organise(played.season, "points", member=person(77), points=1)
    with pytest.raises(Refusal):
        signups.sign_up(played.season, person(77))
    assert played.season is before


def test_who_signs_off_after_the_draw_gives_the_place_to_the_first_substitute() -> None:
    played = Played.founded()
    played.sign_up(*range(1, 5))
    played.happen(signups.offer_standby(played.season, person(11)))
    played.draw()
    played.happen(signups.sign_off(played.season, person(2)))
    assert played.season.entrant_of(person(11)) is not None
    assert len(played.season.divisions[0]) == 4


def test_a_division_that_cannot_be_played_makes_substitutes_of_its_people() -> None:
    """Columbiz has no balanced tables for three: once this stopped the start for ever."""
    played = Played.founded(
        replace(RULES, game="columbiz", seats=4, scoring=SeasonScoring(tie_breaks=("wins", "share")))
    )
    played.sign_up(*range(1, 10))
    played.draw()
    assert sorted(map(len, played.season.divisions)) == [4, 5]
    small = min(played.season.divisions, key=len)
    played.happen(signups.sign_off(played.season, played.season.entrants[small[0]].person))
    played.wait(hours=24)
    assert played.season.phase == "running"
    assert [len(group) for group in played.season.divisions] == [5]
    assert len(played.season.standby) == 3
    assert {fixture.division for fixture in played.season.fixtures.values()} == {1}


def test_without_any_division_that_can_be_played_the_season_does_not_take_place() -> None:
    played = Played.founded()
    played.sign_up(*range(1, 5))
    played.draw()
    for number in range(1, 4):
        played.happen(signups.sign_off(played.season, person(number)))
    played.wait(hours=24)
    assert played.season.phase == "cancelled"


def test_sign_up_opens_by_itself_where_nobody_opens_it() -> None:
    played = Played.founded()
    assert played.tick() == []
    assert [fact.kind for fact in played.wait(days=1)] == ["sign_up_opened"]


def test_nobody_rules_in_a_promotion_race_of_their_own() -> None:
    played = running(12, most=4)
    season = played.season
    member = [season.entrants[group[0]].person for group in season.divisions]
    fixture = [season.fixtures_of(number)[0].number for number in (1, 2, 3)]
    with pytest.raises(PartyToSeason):
        played.happen(organise(season, "rule", fixture=fixture[0], ending=Verdict("void"), by=member[1]))
    played.happen(organise(season, "rule", fixture=fixture[0], ending=Verdict("void"), by=member[2]))
    assert neutrality.who_may(season, {1}, [*member, ORGANISER]) == (member[2], ORGANISER)
    assert neutrality.who_may(season, {2}, [*member, ORGANISER]) == (ORGANISER,)


def test_where_nobody_moves_between_divisions_only_the_own_one_is_closed_to_an_organiser() -> None:
    season = running(8, most=4, promoted=0, relegated=0).season
    other = season.entrants[season.divisions[1][0]].person
    assert organise(season, "rule", fixture=1, ending=Verdict("void"), by=other)


def test_nobody_puts_themselves_into_a_place() -> None:
    played = running(4)
    with pytest.raises(PartyToSeason):
        played.happen(organise(played.season, "replace", member=person(1), substitute=ORGANISER))


def test_an_organiser_hears_that_the_substitute_plays_already() -> None:
    """The answer was "You have signed up for this season already", to an organiser who had not."""
    played = running(4)
    with pytest.raises(CannotHandOver):
        organise(played.season, "replace", member=person(1), substitute=person(2))


def test_a_match_that_was_voided_after_the_end_of_appeals_can_still_be_decided() -> None:
    played = running(4)
    for number in played.start_matches():
        played.end(number)
    played.happen([_closed()])
    played.wait(days=3)
    with pytest.raises(WrongSeasonPhase):
        organise(played.season, "rule", fixture=1, ending=Verdict("walkover", (1, 2)), progress=played.progress)
    assert "rule" not in possible(played.season, played.progress)
    played.results[1] = Result(1, "void")
    assert organise(played.season, "rule", fixture=1, ending=Verdict("walkover", (1, 2)), progress=played.progress)
    assert "rule" in possible(played.season, played.progress)
