"""Knockout as a season: pairs go on at once, rounds end, who leaves is out, and everybody has a place in the end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import PersonId
from engine.seasons.course import beginning, milestones, schedule
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts import codec
from engine.seasons.facts.course import OvertimeBegan
from engine.seasons.facts.fixtures import FixtureRuled, MeetingDecided, MeetingsMade, RoundDrawn
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import SeasonFact
from engine.seasons.fold.fold import fold, fold_on
from engine.seasons.formats.knockout.audit import agrees
from engine.seasons.formats.knockout.bracket import bracket_of, meeting_of
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from engine.seasons.state.season import Season
from leagues.bounds import Span
from leagues.core import EntrantId, Result
from leagues.table import Row
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, Played, organise
from tests.searching import examples

CUP = replace(RULES, own=KnockoutRules(round_days=14), least=3, most=8, promoted=0, relegated=0, overtime_days=3)
NOTE = "because"


def cup(people: int, rules: Rules = CUP) -> Played:
    """Return a cup whose first round is drawn; lots decide who is which seed."""
    played = Played.founded(replace(rules, most=max(3, people)))
    played.run(range(1, people + 1))
    played.start_matches()
    return played


def seed(played: Played, number: int) -> EntrantId:
    return played.season.divisions[0][number - 1]


def won(played: Played, fixture: int, winner: EntrantId | None) -> None:
    """End the match of a fixture: won by somebody, or drawn."""
    first = played.season.fixtures[fixture].entrants[0]
    played.end(fixture, (1, 1) if winner is None else (1, 2) if first == winner else (2, 1))


def between(played: Played, one: EntrantId, other: EntrantId) -> list[int]:
    found = [number for number, each in played.season.fixtures.items() if set(each.entrants) == {one, other}]
    return sorted(number for number in found if number not in played.results)


def advance(played: Played, one: EntrantId, other: EntrantId) -> None:
    """Let one win both matches against another."""
    for number in between(played, one, other):
        won(played, number, one)
    played.tick()
    played.start_matches()


def row(played: Played, entrant: EntrantId) -> Row:
    return tables(played.season, played.progress)[0].row(entrant)


def decided(played: Played) -> list[MeetingDecided]:
    return [fact for fact in played.log if isinstance(fact, MeetingDecided)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"seats": 4}, "seats"), ({"least": 2}, "division"), ({"own": KnockoutRules(0)}, "days")],
)
def test_rules_that_make_no_sense_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSeasonRules) as refused:
        beginning.check_rules(replace(CUP, **change))  # type: ignore[arg-type]
    assert refused.value.params["reason"] == reason


def test_the_best_have_byes_and_two_meet_twice_with_seats_changed() -> None:
    played = cup(6)
    drawn = next(fact for fact in played.log if isinstance(fact, RoundDrawn))
    pairs = [each.entrants for each in drawn.fixtures]
    assert sorted(map(sorted, pairs)) == sorted(
        [sorted((seed(played, 3), seed(played, 6)))] * 2 + [sorted((seed(played, 4), seed(played, 5)))] * 2
    )
    assert pairs[0] == pairs[1][::-1]
    assert pairs[0][0] == max(pairs[0], key=played.season.divisions[0].index)


def test_before_the_draw_there_is_nothing_to_be_decided() -> None:
    """The first look at a season that was just announced failed, as nobody was in its bracket."""
    played = Played.founded(CUP)
    assert not schedule.is_decided(played.season, played.progress)
    assert not schedule.lapsed(played.season, played.progress, START)
    assert tables(played.season, played.progress) == ()
    played.sign_up(1, 2, 3)
    assert played.tick() == []


def test_a_pair_begins_as_soon_as_both_are_known() -> None:
    played = cup(6)
    advance(played, seed(played, 4), seed(played, 5))
    made = [fact for fact in played.log if isinstance(fact, MeetingsMade)]
    assert [{*each.entrants} for each in made[-1].fixtures] == [{seed(played, 1), seed(played, 4)}] * 2
    assert played.season.round == 1
    assert [(fact.round, fact.winner) for fact in decided(played)] == [(1, seed(played, 4))]


def test_a_round_has_its_time_from_when_the_one_before_is_decided() -> None:
    played = cup(4)
    played.wait(days=3)
    advance(played, seed(played, 1), seed(played, 4))
    first = played.season.until
    assert first is not None
    played.wait(days=2)
    advance(played, seed(played, 2), seed(played, 3))
    assert played.season.round == 2
    assert played.season.until is not None
    assert (played.season.until - played.now).days == 14


def test_a_decider_follows_where_two_are_equal_and_the_advantage_after_it() -> None:
    played = cup(4)
    one, other = seed(played, 1), seed(played, 4)
    first, second = between(played, one, other)
    won(played, first, one)
    won(played, second, other)
    played.tick()
    played.start_matches()
    (decider,) = between(played, one, other)
    assert played.season.fixtures[decider].entrants == (other, one)
    won(played, decider, None)
    played.tick()
    assert [(fact.winner, fact.loser, fact.by) for fact in decided(played)] == [(one, other, "advantage")]


def test_a_lot_may_decide_a_drawn_decider() -> None:
    played = cup(4, replace(CUP, own=KnockoutRules(14, advantage="lot")))
    one, other = seed(played, 1), seed(played, 4)
    for _ in range(2):
        for number in between(played, one, other):
            won(played, number, None)
        played.tick()
        played.start_matches()
    assert decided(played)[0].winner == min((one, other), key=played.season.lots.index)


def test_to_the_champion_with_a_third_place() -> None:
    played = cup(4, replace(CUP, own=KnockoutRules(14, has_third_place=True)))
    one, two, three, four = played.season.divisions[0]
    advance(played, one, four)
    advance(played, three, two)
    assert not schedule.is_decided(played.season, played.progress)
    reach = milestones.possible_places(played.season, played.progress, 1)
    assert reach == {one: Span(1, 2), three: Span(1, 2), two: Span(3, 4), four: Span(3, 4)}
    advance(played, three, one)
    assert not schedule.is_decided(played.season, played.progress)
    advance(played, four, two)
    assert schedule.is_decided(played.season, played.progress)
    made = tables(played.season, played.progress)[0]
    assert [(each.entrant, each.place) for each in made.rows] == [(three, 1), (one, 2), (four, 3), (two, 4)]


def test_losers_of_a_round_share_their_place() -> None:
    played = cup(6)
    advance(played, seed(played, 5), seed(played, 4))
    advance(played, seed(played, 3), seed(played, 6))
    shared = row(played, seed(played, 4))
    assert (shared.place, shared.is_shared) == (5, True)
    assert (shared.won, shared.lost) == (0, 2)


def test_who_leaves_is_out_and_the_other_goes_on() -> None:
    played = cup(4)
    one, two, _, four = played.season.divisions[0]
    played.happen(leave.withdraw(played.season, PersonId(one), how="asked", by=PersonId(one)))
    for number in between(played, one, four):
        played.results[number] = Result(
            number, "walkover", (1, 2) if played.season.fixtures[number].entrants[0] == four else (2, 1)
        )
    played.tick()
    assert decided(played)[0].winner == four
    assert row(played, one).place == 3
    assert two in [each.entrant for each in tables(played.season, played.progress)[0].rows if each.place is None]


def test_who_leaves_between_two_rounds_loses_the_next_without_play() -> None:
    played = cup(4)
    one, two, three, four = played.season.divisions[0]
    advance(played, one, four)
    played.happen(leave.withdraw(played.season, PersonId(one), how="removed", by=ORGANISER, note=NOTE))
    advance(played, two, three)
    ruled = [fact for fact in played.log if isinstance(fact, FixtureRuled)]
    assert [(fact.ending, fact.note) for fact in ruled] == [("walkover", "left")] * 2
    assert schedule.is_decided(played.season, played.progress)
    assert (row(played, two).place, row(played, one).place) == (1, 2)


def test_a_substitute_plays_on_where_somebody_has_left() -> None:
    played = cup(4)
    one, four = seed(played, 1), seed(played, 4)
    played.happen(signups.offer_standby(played.season, PersonId(50)))
    played.happen(leave.withdraw(played.season, PersonId(one), how="asked", by=PersonId(one)))
    played.tick()
    assert decided(played) == []
    played.happen(signups.take_place(played.season, PersonId(50)))
    played.tick()
    advance(played, one, four)
    assert decided(played)[0].winner == one


def test_nobody_turns_up_and_the_next_has_a_bye() -> None:
    played = cup(4)
    one, two, three, four = played.season.divisions[0]
    for number in between(played, two, three):
        played.results[number] = Result(number, "double_walkover")
    advance(played, one, four)
    assert [(fact.winner, fact.by) for fact in decided(played)][-1] == (one, "bye")
    assert {fact.by for fact in decided(played)} == {"nobody", "matches", "bye"}
    assert schedule.is_decided(played.season, played.progress)
    assert [row(played, each).place for each in (one, two, three, four)] == [1, 3, 3, 3]


def test_a_round_ends_after_its_overtime_and_early_pairs_play_on() -> None:
    played = cup(8)
    one, two, *_, seven, eight = played.season.divisions[0]
    advance(played, one, eight)
    advance(played, seed(played, 4), seed(played, 5))
    early = between(played, one, seed(played, 4))
    assert len(early) == 2
    assert [type(fact) for fact in played.wait(days=14)] == [OvertimeBegan]
    played.wait(days=3)
    assert played.season.round == 2
    assert played.season.phase == "running"
    assert set(early) <= set(played.progress.seated)
    unplayed = [each for each in played.results.values() if each.ending == "unplayed"]
    assert len(unplayed) == 4
    assert [fact.by for fact in decided(played)].count("advantage") == 2
    assert (
        meeting_of(
            played.season, bracket_of(played.season, played.progress), between(played, two, seed(played, 3))[0]
        ).winner
        is None
    )
    assert row(played, seven).place == 5


def test_who_lets_a_match_wait_loses_it_when_overtime_is_over() -> None:
    played = cup(4)
    two, three = seed(played, 2), seed(played, 3)
    played.waiting[two] = played.now
    played.wait(days=14)
    played.wait(days=3)
    assert [fact.winner for fact in decided(played) if {fact.winner, fact.loser} == {two, three}] == [three]


def test_a_ruling_before_the_next_meeting_changes_who_goes_on() -> None:
    played = cup(4)
    one, four = seed(played, 1), seed(played, 4)
    numbers = between(played, one, four)
    advance(played, one, four)
    for number in numbers:
        ending = (1, 2) if played.season.fixtures[number].entrants[0] == four else (2, 1)
        played.happen(organise(played.season, "rule", fixture=number, ending=Verdict("played", ending)))
    played.tick()
    assert [fact.winner for fact in decided(played)] == [one, four]


def test_a_ruling_after_the_next_meeting_was_made_changes_nobody_in_it() -> None:
    played = cup(4)
    one, two, three, four = played.season.divisions[0]
    numbers = between(played, one, four)
    advance(played, one, four)
    advance(played, two, three)
    for number in numbers:
        ending = (1, 2) if played.season.fixtures[number].entrants[0] == four else (2, 1)
        played.happen(organise(played.season, "rule", fixture=number, ending=Verdict("played", ending)))
    played.tick()
    assert meeting_of(played.season, bracket_of(played.season, played.progress), numbers[0]).by == "kept"
    assert [fact.winner for fact in decided(played)] == [one, two]
    advance(played, one, two)
    assert schedule.is_decided(played.season, played.progress)
    assert [row(played, each).place for each in (one, two, three, four)] == [1, 2, 3, 3]


def test_a_void_match_is_played_again_or_counts_as_drawn_when_time_is_over() -> None:
    played = cup(3)
    two, three = seed(played, 2), seed(played, 3)
    first, second = between(played, two, three)
    won(played, first, three)
    played.results[second] = Result(second, "void")
    played.tick()
    assert decided(played) == []
    played.wait(days=14)
    played.wait(days=3)
    assert decided(played)[0].winner == three


def test_points_cannot_be_given_since_they_decide_nothing() -> None:
    played = cup(4)
    with pytest.raises(BadSeasonRules) as refused:
        organise(played.season, "points", member=PersonId(seed(played, 1)), points=1)
    assert refused.value.params["reason"] == "no_points"


def test_facts_of_a_knockout_are_kept_as_text() -> None:
    played = cup(4)
    advance(played, seed(played, 1), seed(played, 4))
    for fact in played.log:
        assert codec.decode(codec.encode(fact)) == fact


ENDS = (("played", (1, 2)), ("played", (2, 1)), ("played", (1, 1)), ("walkover", (1, 2)), ("double_walkover", ()))


@pytest.mark.slow
@given(
    people=st.integers(3, 13),
    advantage=st.sampled_from(["seed", "lot"]),
    has_third=st.booleans(),
    data=st.data(),
)
@examples(30)
def test_every_course_ends_with_at_most_one_champion_and_everybody_placed(
    people: int, advantage: Literal["seed", "lot"], has_third: bool, data: st.DataObject
) -> None:
    own = KnockoutRules(14, advantage, has_third_place=has_third)
    played = cup(people, replace(CUP, own=own))
    spans = milestones.possible_places(played.season, played.progress, 1)
    has_ruling = False
    for _ in range(40 * people):
        if schedule.is_decided(played.season, played.progress):
            break
        has_ruling |= _something_happens(played, data)
        played.tick()
        played.start_matches()
        later = milestones.possible_places(played.season, played.progress, 1)
        if not has_ruling:
            assert all(spans[one].best <= span.best <= span.worst <= spans[one].worst for one, span in later.items())
        spans = later
    for _ in range(4 * people):
        if schedule.is_decided(played.season, played.progress):
            break
        played.wait(days=14)
        _leavers_go(played)
        played.tick()
        played.start_matches()
    assert schedule.is_decided(played.season, played.progress)
    _everybody_is_placed(played)
    _the_log_agrees(played)


def _the_log_agrees(played: Played) -> None:
    known: Season | None = None
    for fact in played.log:
        if isinstance(fact, RoundDrawn | MeetingsMade | MeetingDecided):
            assert known is not None
            assert agrees(known, fact), fact
        known = fold_on(known, played.season.id, [(fact, START, "1")])


def test_the_check_names_pairs_that_do_not_belong_together() -> None:
    played = cup(6)
    before = fold_of(played, lambda fact: isinstance(fact, RoundDrawn))
    drawn = next(fact for fact in played.log if isinstance(fact, RoundDrawn))
    first, *others = drawn.fixtures
    one, three, four = (seed(played, number) for number in (1, 3, 4))
    six = next(each for each in first.entrants if each != three)
    assert agrees(before, drawn)
    for wrong in (
        replace(first, entrants=first.entrants[::-1]),
        replace(first, entrants=(four, first.entrants[1])),
        replace(first, entrants=(six, six)),
        replace(first, round=2),
        replace(first, number=first.number + 2),
        replace(first, number=others[0].number),
        replace(first, number=13, entrants=(four, one), round=2),
    ):
        assert not agrees(before, replace(drawn, fixtures=(wrong, *others))), wrong
    assert not agrees(before, replace(drawn, round=4))
    assert not agrees(before, replace(drawn, division=2))


def test_the_check_names_who_goes_on_without_having_been_there() -> None:
    played = cup(6)
    one, three, four, five, six = (seed(played, number) for number in (1, 3, 4, 5, 6))
    advance(played, four, five)
    made = decided(played)[0]
    before = fold_of(played, lambda fact: fact == made)
    assert agrees(before, made)
    for wrong in (
        replace(made, winner=one),
        replace(made, loser=four),
        replace(made, number=made.number ^ 1),
        replace(made, round=2, number=0),
        replace(made, round=4),
        replace(made, round=0, number=0),
        replace(made, winner=three, loser=six, round=3),
    ):
        assert not agrees(before, wrong), wrong
    assert not agrees(played.season, replace(made, winner=five, loser=four))


def fold_of(played: Played, is_it: Callable[[SeasonFact], bool]) -> Season:
    """Return the season before the first fact that is meant."""
    at = next(index for index, fact in enumerate(played.log) if is_it(fact))
    return fold(played.season.id, [(fact, START, "1") for fact in played.log[:at]])


def _everybody_is_placed(played: Played) -> None:
    made = tables(played.season, played.progress)[0]
    places = sorted(each.place or 0 for each in made.rows)
    assert places[0] >= 1
    assert places.count(1) <= 1
    assert all(each.is_shared == (places.count(each.place or 0) > 1) for each in made.rows)
    spans = milestones.possible_places(played.season, played.progress, 1)
    assert all(spans[each.entrant] == Span(each.place or 0, each.place or 0) for each in made.rows)


def _something_happens(played: Played, data: st.DataObject) -> bool:
    """Let something happen; tell whether it may widen what is possible: a ruling, or somebody leaves."""
    running = sorted(played.progress.seated)
    what = data.draw(st.sampled_from(["end", "end", "end", "end", "wait", "leave", "rule", "void"]))
    playing = [one for one in played.season.entrants if not played.season.has_left(one)]
    if what == "end" and running:
        number = data.draw(st.sampled_from(running))
        ending, places = data.draw(st.sampled_from(ENDS))
        played.results[number] = Result(number, ending, places, ended_at=int(played.now.timestamp()))  # type: ignore[arg-type]
    elif what == "void" and running:
        number = data.draw(st.sampled_from(running))
        played.results[number] = Result(number, "void", ended_at=int(played.now.timestamp()))
        if data.draw(st.booleans()) and number not in played.season.rulings:
            played.happen(organise(played.season, "again", fixture=number, progress=played.progress))
            del played.results[number]
    elif what == "leave" and len(playing) > 1:
        one = data.draw(st.sampled_from(playing))
        how = data.draw(st.sampled_from(["asked", "removed"]))
        played.happen(leave.withdraw(played.season, PersonId(one), how=how, by=None))  # type: ignore[arg-type]
        _leavers_go(played)
        return True
    elif what == "rule" and played.season.fixtures:
        number = data.draw(st.sampled_from(sorted(played.season.fixtures)))
        ending, places = data.draw(st.sampled_from((*ENDS, ("unplayed", ()))))
        played.happen(organise(played.season, "rule", fixture=number, ending=Verdict(ending, places)))  # type: ignore[arg-type]
        return True
    else:
        played.wait(days=data.draw(st.integers(1, 9)))
        return True
    return False


def _leavers_go(played: Played) -> None:
    """Let the running matches of those end who have left for good, as the service does."""
    for number, seats in schedule.left_standing(played.season, played.progress):
        places = tuple(2 if seat in seats else 1 for seat in range(2))
        ending = "double_walkover" if len(seats) > 1 else "walkover"
        result = Result(number, ending, () if len(seats) > 1 else places, ended_at=int(played.now.timestamp()))  # type: ignore[arg-type]
        played.results[number] = result
