"""Seasons whose rounds are drawn one after the other: from the start to the final table, without a store."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId, PersonId
from engine.seasons.course import beginning, late_joining, schedule
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import BadSeasonRules, NoPlaceInSeason
from engine.seasons.facts.course import OvertimeBegan
from engine.seasons.facts.fixtures import FixtureRuled, RoundDrawn
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules, SeasonScoring
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import FORMATS
from engine.seasons.formats.rounds.by_rounds import after_overtime
from engine.seasons.formats.rounds.swiss import seeds
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from engine.seasons.state.progress import Progress, counted
from leagues.core import EntrantId
from leagues.divisions import DrawRecord
from leagues.pods import sizes
from tests.engine.seasons.season_builders import RULES, Played, organise
from tests.searching import examples

SWISS = replace(
    RULES,
    own=RoundsRules("swiss", 3),
    most=512,
    overtime_days=3,
    scoring=SeasonScoring(tie_breaks=("buchholz_cut", "buchholz", "wins")),
    allows_late=True,
)
PODS = replace(
    SWISS, own=RoundsRules("pods", 4), most=128, seats=4, scoring=SeasonScoring(6, 3, tie_breaks=("wins", "share"))
)


def running(rules: Rules, people: int) -> Played:
    """Return a season whose first round is drawn and started."""
    played = Played.founded(rules)
    played.run(range(1, people + 1))
    played.tick()
    played.start_matches()
    return played


def rounds(facts: Iterable[SeasonFact]) -> list[RoundDrawn]:
    return [fact for fact in facts if isinstance(fact, RoundDrawn)]


def open_numbers(played: Played) -> Sequence[int]:
    return [number for number in played.season.fixtures if number not in counted(played.season, played.progress)]


def play_round(played: Played, *, but: Sequence[int] = ()) -> list[SeasonFact]:
    """End all matches of the round, first seats first, but some; draw the next one and start it."""
    for number in open_numbers(played):
        if number not in but:
            played.end(number, tuple(range(1, len(played.season.fixtures[number].entrants) + 1)))
    happened = played.tick()
    played.start_matches()
    return happened


def test_a_round_is_drawn_when_the_one_before_is_decided_and_after_the_last_the_season_closes() -> None:
    played = running(SWISS, 6)
    assert played.season.round == 1
    assert len(played.season.fixtures) == 3
    assert played.season.until == played.now + timedelta(days=7)
    played.end(1)
    played.end(2)
    assert played.tick() == []
    assert [fact.round for fact in rounds(play_round(played))] == [2]
    assert [fact.round for fact in rounds(play_round(played))] == [3]
    assert not schedule.is_decided(played.season, played.progress)
    assert rounds(play_round(played)) == []
    assert schedule.is_decided(played.season, played.progress)
    met = Counter(frozenset(fixture.entrants) for fixture in played.season.fixtures.values())
    assert max(met.values()) == 1


def test_a_round_of_an_odd_number_has_a_bye_that_counts_as_a_win_at_once() -> None:
    played = running(SWISS, 5)
    first = rounds(played.log)[0]
    assert first.byes == (seeds(played.season, 1)[-1],)
    (made,) = tables(played.season, played.progress)
    assert made.row(first.byes[0]).points == 2
    while not schedule.is_decided(played.season, played.progress):
        play_round(played)
    assert len({bye.entrant for bye in played.season.own.byes}) == 3


def test_seeds_are_by_rating_and_lots_part_equal_ones() -> None:
    played = Played.founded(SWISS)
    played.sign_up(1, 2, 3, 4, 5, 6)
    played.draw({EntrantId(one): DrawRecord(EntrantId(one), rating=rating) for one, rating in ((5, 1500), (2, 1700))})
    played.wait(hours=24)
    unrated = [one for one in played.season.lots if one not in {2, 5}]
    assert seeds(played.season, 1) == (2, 5, *unrated)
    assert {frozenset(each.entrants) for each in played.season.fixtures.values()} == {
        frozenset((2, unrated[1])),
        frozenset((5, unrated[2])),
        frozenset((unrated[0], unrated[3])),
    }


def test_open_matches_have_overtime_once_and_then_who_kept_others_waiting_loses_without_play() -> None:
    played = running(replace(SWISS, silent_days=10), 6)
    held_up = played.season.fixtures[1].entrants[1]
    played.end(2)
    played.waiting[held_up] = played.now
    happened = played.wait(days=7)
    assert [type(fact) for fact in happened] == [OvertimeBegan]
    assert played.season.until == played.now + timedelta(days=3)
    happened = played.wait(days=3)
    ruled = [fact for fact in happened if isinstance(fact, FixtureRuled)]
    assert [(fact.fixture, fact.ending, fact.places) for fact in ruled] == [(1, "walkover", (1, 2))]
    assert counted(played.season, played.progress)[3].ending == "unplayed"
    assert [fact.round for fact in rounds(happened)] == [2]
    assert played.season.phase == "running"
    assert played.season.until == played.now + timedelta(days=7)


def test_where_both_kept_each_other_waiting_both_lose() -> None:
    played = running(replace(SWISS, overtime_days=0), 4)
    played.end(2)
    played.waiting.update(dict.fromkeys(played.season.fixtures[1].entrants, played.now))
    happened = played.wait(days=7)
    assert [fact.ending for fact in happened if isinstance(fact, FixtureRuled)] == ["double_walkover"]
    assert [fact.round for fact in rounds(happened)] == [2]


def test_at_a_table_of_four_those_who_were_waited_for_share_the_last_place() -> None:
    played = running(replace(PODS, overtime_days=0), 4)
    silent = played.season.fixtures[1].entrants[2]
    played.waiting[silent] = played.now
    happened = played.wait(days=7)
    assert [fact.places for fact in happened if isinstance(fact, FixtureRuled)] == [(1, 1, 4, 1)]
    (made,) = tables(played.season, played.progress)
    assert [made.row(one).points for one in played.season.fixtures[1].entrants] == [4, 4, 0, 4]


def test_who_held_up_another_match_lost_this_one_too() -> None:
    """A match that is played again goes on beside that of the next round; only one of them waited for somebody."""
    played = running(PODS, 4)
    again, later = played.season.fixtures[1], replace(played.season.fixtures[1], number=2)
    matches = {1: MatchId("match001"), 2: MatchId("match002")}
    season = replace(played.season, fixtures={1: again, 2: later}, matches=matches)
    silent, quick = again.entrants[:2]
    progress = Progress(waits={1: {quick: played.now + timedelta(days=6)}, 2: {silent: played.now}})
    assert progress.waiting_since == {quick: played.now + timedelta(days=6), silent: played.now}
    ruled = [after_overtime(season, progress, each, played.now + timedelta(days=7), 7) for each in (again, later)]
    assert [each and each.places for each in ruled] == [None, (4, 1, 1, 1)]


def test_an_organiser_lets_a_round_last_longer_or_ends_it() -> None:
    played = running(SWISS, 4)
    played.happen(organise(played.season, "extend", days=4, note="holidays"))
    assert played.wait(days=7) == []
    played.happen(organise(played.season, "close", note="enough"))
    assert [type(fact) for fact in played.tick()] == [OvertimeBegan]
    played.happen(organise(played.season, "close", note="enough"))
    assert [fact.round for fact in rounds(played.tick())] == [2]


def test_a_ruling_ends_a_fixture_and_its_match_with_the_round() -> None:
    played = running(SWISS, 4)
    played.happen(organise(played.season, "rule", fixture=1, ending=Verdict("walkover", (2, 1)), note="was told"))
    assert schedule.lapsed(played.season, played.progress, played.now) == []
    played.end(2)
    assert schedule.lapsed(played.season, played.progress, played.now) == [1]
    assert rounds(played.tick())
    assert played.results[1].ending == "unplayed"
    assert counted(played.season, played.progress)[1].places == (2, 1)


def test_a_pause_shifts_the_end_of_the_round_and_nothing_is_drawn_meanwhile() -> None:
    played = running(SWISS, 4)
    before = played.season.until
    assert before is not None
    played.happen(organise(played.season, "pause", note="fair"))
    played.end(1)
    played.end(2)
    assert played.wait(days=2) == []
    played.happen(organise(played.season, "pause", note="over"))
    assert played.season.until == before + timedelta(days=2)
    assert rounds(played.tick())


def test_who_leaves_keeps_their_results_and_is_not_paired_any_more() -> None:
    played = running(SWISS, 6)
    play_round(played)
    leaver = played.season.fixtures[1].entrants[0]
    person = played.season.entrants[leaver].person
    played.happen(leave.withdraw(played.season, person, how="asked", by=person))
    play_round(played)
    assert not any(leaver in each.entrants for each in played.season.fixtures.values() if each.round == 3)
    assert len(played.season.own.byes) == 1
    (made,) = tables(played.season, played.progress)
    assert made.row(leaver).place is not None
    assert made.row(leaver).won == 1


def test_the_next_round_waits_for_a_substitute_who_is_asked() -> None:
    played = running(SWISS, 4)
    played.happen(signups.offer_standby(played.season, PersonId(50)))
    leaver = played.season.fixtures[1].entrants[0]
    person = played.season.entrants[leaver].person
    played.happen(leave.withdraw(played.season, person, how="asked", by=person))
    played.end(2)
    played.tick()
    assert played.season.standby_questions
    assert played.season.round == 1
    played.happen(signups.take_place(played.season, PersonId(50)))
    played.end(1)
    assert [fact.round for fact in rounds(played.tick())] == [2]
    assert any(leaver in each.entrants for each in played.season.fixtures.values() if each.round == 2)


def test_a_late_joiner_enters_with_the_next_round_until_half_time() -> None:
    played = running(replace(SWISS, own=RoundsRules("swiss", 4)), 5)
    played.happen(late_joining.join_late(played.season, played.progress, PersonId(60), played.now))
    joined = played.season.entrant_of(PersonId(60))
    assert joined is not None
    assert seeds(played.season, 1)[-1] == joined.id
    play_round(played)
    assert any(joined.id in each.entrants for each in played.season.fixtures.values() if each.round == 2)
    for days in (6, 6, 3):
        played.wait(days=days)
        play_round(played)
    with pytest.raises(NoPlaceInSeason):
        late_joining.join_late(played.season, played.progress, PersonId(61), played.now)


def test_no_more_rounds_are_drawn_than_it_takes_that_all_have_met() -> None:
    played = running(replace(SWISS, own=RoundsRules("swiss", 9)), 4)
    while not schedule.is_decided(played.season, played.progress):
        play_round(played)
    met = Counter(frozenset(each.entrants) for each in played.season.fixtures.values())
    assert set(met.values()) == {1}
    assert len(met) == 6


def test_a_season_ends_when_only_one_is_left() -> None:
    played = running(SWISS, 4)
    for person in (1, 2, 3):
        played.happen(leave.withdraw(played.season, PersonId(person), how="asked", by=PersonId(person)))
    for number in played.season.fixtures:
        played.results.pop(number, None)
    played.tick()
    assert schedule.is_decided(played.season, played.progress)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (replace(SWISS, own=RoundsRules("swiss", 0)), "rounds"),
        (replace(SWISS, own=RoundsRules("swiss", 21)), "rounds"),
        (replace(SWISS, own=RoundsRules("swiss", 3, 0)), "days"),
        (replace(SWISS, most=513), "division"),
        (replace(SWISS, seats=4), "seats"),
        (replace(PODS, seats=2), "seats"),
        (replace(PODS, scoring=SeasonScoring(2, 1, tie_breaks=("wins", "share"))), "table_points"),
        (replace(PODS, scoring=replace(PODS.scoring, tie_breaks=("buchholz",))), "tie_break"),
        (replace(RULES, scoring=SeasonScoring(tie_breaks=("buchholz",))), "tie_break"),
        (replace(RULES, scoring=SeasonScoring(tie_breaks=("boards",))), "tie_break"),
    ],
)
def test_rules_that_do_not_fit_are_refused(rules: Rules, reason: str) -> None:
    with pytest.raises(BadSeasonRules) as refused:
        beginning.check_rules(rules)
    assert refused.value.params["reason"] == reason


@given(people=st.integers(4, 14), is_pods=st.booleans(), data=st.data())
@examples(13)
def test_whatever_happens_every_round_is_legal_and_every_place_lies_where_it_was_said_to(
    people: int, is_pods: bool, data: st.DataObject
) -> None:
    played = running(replace(PODS if is_pods else SWISS, allows_late=False), people)
    format_ = FORMATS[played.season.rules.own.format]
    spans = dict(format_.possible_places(played.season, played.progress, 1))
    while not schedule.is_decided(played.season, played.progress):
        before = played.season
        for number in open_numbers(played):
            count = len(before.fixtures[number].entrants)
            order = tuple(data.draw(st.permutations(range(1, count + 1))))
            played.end(number, data.draw(st.sampled_from([order, (1,) * count])))
        happened = rounds(played.tick())
        played.start_matches()
        for fact in happened:
            here = [*fact.byes, *(one for each in fact.fixtures for one in each.entrants)]
            assert sorted(here) == sorted(played.season.playing(1))
            assert sorted(map(len, (each.entrants for each in fact.fixtures))) == (
                sorted(sizes(people)) if is_pods else [2] * (people // 2)
            )
        later = dict(format_.possible_places(played.season, played.progress, 1))
        assert all(spans[one].best <= span.best and span.worst <= spans[one].worst for one, span in later.items())
        spans = later
    fixtures = played.season.fixtures.values()
    if not is_pods:
        again = sum(len(fact.again) for fact in rounds(played.log))
        met = Counter(frozenset(pair) for each in fixtures for pair in combinations(each.entrants, 2))
        assert sum(count - 1 for count in met.values()) == again
        assert people < 2 * played.season.round or again == 0
    (made,) = tables(played.season, played.progress)
    for row in made.rows:
        assert row.place == spans[row.entrant].best
