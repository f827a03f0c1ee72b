"""Ladders as seasons: joined, challenged, answered, played, left; deadlines, rulings, and that every challenge ends."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import leave, signups
from engine.seasons.errors import (
    AlreadySignedUp,
    BadSeasonRules,
    CannotChallenge,
    NotAskedInSeason,
    NotInSeason,
    WrongSeasonPhase,
)
from engine.seasons.facts import codec
from engine.seasons.facts.course import OutageCredited, SeasonClosed
from engine.seasons.facts.formats import LadderRules
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.places import PlannedFixture
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.files.audit import audit
from engine.seasons.fold.fold import fold
from engine.seasons.formats.ladder import challenges
from engine.seasons.formats.ladder.challenges import agrees, ladder_of
from engine.seasons.formats.ladder.format import IDLE
from engine.seasons.organisers.requests import Verdict
from engine.seasons.results.standings import tables
from engine.seasons.service.store import SeasonCommit
from engine.seasons.state.progress import MatchEnd, Progress
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.season import Season
from leagues.core import EntrantId, Result
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, Played, organise
from tests.engine.seasons.service.test_service import Club, club

__all__ = ["club"]
LADDER = replace(RULES, own=LadderRules(), recurs=False, promoted=0, relegated=0, answer_hours=72)
ANNA, BERND, CARLA, DORA, EMIL = range(1, 6)
FIVE = (ANNA, BERND, CARLA, DORA, EMIL)


class Climbed(Played):
    """A ladder that goes on; people are named by numbers, which are their entrants', too, until somebody comes back."""

    def begin(self, *people: int) -> "Climbed":
        self.happen(beginning.open_sign_up(self.season, self.now))
        for person in people:
            self.happen(challenges.join(self.season, PersonId(person)))
        return self

    def challenge(self, person: int, opponent: int) -> int:
        made = challenges.challenge(self.season, self.progress, PersonId(person), EntrantId(opponent), self.now)
        self.happen(made)
        self.now += timedelta(minutes=1)
        return self.season.of(Rungs).open[-1].number

    def answer(self, person: int, challenge: int, *, accepts: bool = True) -> None:
        self.happen(challenges.answer(self.season, PersonId(person), challenge, self.now, accepts=accepts))
        self.now += timedelta(minutes=1)

    def play(self, person: int, opponent: int, *, is_won: bool = True) -> int:
        """Let somebody challenge somebody who accepts, and let them win or lose; return the fixture."""
        self.answer(opponent, self.challenge(person, opponent))
        self.start_matches()
        number = max(self.season.fixtures)
        is_first = self.season.fixtures[number].entrants[0] == person
        self.end(number, (1, 2) if is_first == is_won else (2, 1))
        self.now += timedelta(minutes=1)
        return number

    @property
    def progress(self) -> Progress:
        ends = {number: MatchEnd(datetime.fromtimestamp(each.ended_at, UTC)) for number, each in self.results.items()}
        return replace(super().progress, ends=ends)

    @property
    def order(self) -> list[int]:
        return list(ladder_of(self.season, self.progress).rungs)


@pytest.fixture
def five() -> Climbed:
    return Climbed(Played.founded(LADDER).season).begin(*FIVE)


def test_a_ladder_stands_from_its_founding_and_people_join_at_the_bottom(five: Climbed) -> None:
    assert (five.season.phase, five.season.until) == ("running", None)
    assert five.order == [*FIVE]
    five.happen(challenges.join(five.season, PersonId(9)))
    assert five.order == [*FIVE, 6]
    with pytest.raises(AlreadySignedUp):
        challenges.join(five.season, PersonId(9))


def test_who_wins_takes_the_rung_and_the_match_begins_by_itself(five: Climbed) -> None:
    number = five.challenge(DORA, BERND)
    assert not five.start_matches()
    five.answer(BERND, number)
    assert five.start_matches() == [1]
    five.end(1, (2, 1) if five.season.fixtures[1].entrants[0] == BERND else (1, 2))
    assert five.order == [ANNA, DORA, BERND, CARLA, EMIL]
    (table,) = tables(five.season, five.progress)
    assert [(row.entrant, row.place, row.won, row.lost) for row in table.rows][:3] == [
        (ANNA, 1, 0, 0),
        (DORA, 2, 1, 0),
        (BERND, 3, 0, 1),
    ]


def test_silence_beyond_the_deadline_and_declining_drop_by_one(five: Climbed) -> None:
    five.challenge(CARLA, ANNA)
    assert five.wait(hours=71, minutes=58) == []
    assert [type(fact) for fact in five.wait(hours=1)] == [ChallengeAnswered]
    assert five.order == [BERND, ANNA, CARLA, DORA, EMIL]
    five.answer(CARLA, five.challenge(DORA, CARLA), accepts=False)
    assert five.order == [BERND, ANNA, DORA, CARLA, EMIL]
    assert not five.start_matches()


def test_who_runs_out_of_time_drops(five: Climbed) -> None:
    five.answer(BERND, five.challenge(CARLA, BERND))
    five.start_matches()
    ends = {1: MatchEnd(five.now, timed_out=(EntrantId(CARLA),))}
    is_first = five.season.fixtures[1].entrants[0] == BERND
    five.results[1] = Result(1, "played", (1, 2) if is_first else (2, 1), is_cut_short=True)
    dropped = replace(five.progress, ends=ends)
    assert list(ladder_of(five.season, dropped).rungs) == [ANNA, BERND, DORA, CARLA, EMIL]


def test_seats_are_even_and_the_challenged_person_sits_first_at_first(five: Climbed) -> None:
    first = five.play(BERND, ANNA, is_won=False)
    second = five.play(BERND, ANNA, is_won=False)
    assert [five.season.fixtures[number].entrants for number in (first, second)] == [(ANNA, BERND), (BERND, ANNA)]


@pytest.mark.parametrize(
    ("person", "opponent", "reason"),
    [
        (ANNA, BERND, "not_above"),
        (EMIL, ANNA, "out_of_reach"),
        (EMIL, EMIL, "self"),
        (EMIL, 77, "unknown"),
        (DORA, CARLA, "has_challenged"),
        (EMIL, BERND, "is_challenged"),
    ],
)
def test_who_may_not_be_challenged(five: Climbed, person: int, opponent: int, reason: str) -> None:
    five.challenge(DORA, BERND)
    with pytest.raises(CannotChallenge) as refused:
        five.challenge(person, opponent)
    assert refused.value.params["reason"] == reason
    assert EntrantId(opponent) not in challenges.within_reach(five.season, five.progress, EntrantId(person), five.now)


def test_nobody_has_a_rung_where_there_is_no_ladder() -> None:
    divisions = Played.founded()
    divisions.happen(beginning.open_sign_up(divisions.season, divisions.now))
    divisions.happen(signups.sign_up(divisions.season, PersonId(ANNA)))
    with pytest.raises(NotInSeason):
        challenges.own_rung(divisions.season, PersonId(ANNA))


def test_three_challenges_a_week(five: Climbed) -> None:
    for _ in range(3):
        five.play(BERND, ANNA, is_won=False)
        five.now += timedelta(hours=1)
    with pytest.raises(CannotChallenge) as refused:
        five.challenge(BERND, ANNA)
    assert refused.value.params["reason"] == "too_many"
    five.wait(days=7)
    assert five.challenge(BERND, ANNA)


def test_a_full_ladder_takes_nobody(five: Climbed) -> None:
    for person in range(6, challenges.MOST + 1):
        five.happen(challenges.join(five.season, PersonId(person)))
    with pytest.raises(CannotChallenge) as refused:
        challenges.join(five.season, PersonId(1000))
    assert refused.value.params == {"reason": "full", "most": challenges.MOST}


def test_nobody_else_answers_and_nobody_twice_or_too_late(five: Climbed) -> None:
    number = five.challenge(CARLA, ANNA)
    for person in (BERND, CARLA, 77):
        with pytest.raises(NotAskedInSeason):
            five.answer(person, number)
    five.answer(ANNA, number)
    with pytest.raises(NotAskedInSeason):
        five.answer(ANNA, number, accepts=False)
    late = five.challenge(DORA, BERND)
    five.now += timedelta(hours=71, minutes=59)
    with pytest.raises(NotAskedInSeason):
        five.answer(BERND, late)
    with pytest.raises(NotAskedInSeason):
        five.answer(BERND, 999)


def test_who_leaves_ends_their_challenges_and_comes_back_at_the_bottom(five: Climbed) -> None:
    number = five.challenge(CARLA, ANNA)
    drop_out(five, ANNA)
    assert five.order == [BERND, CARLA, DORA, EMIL]
    assert five.season.of(Rungs).challenges[number].state == "over"
    with pytest.raises(NotAskedInSeason):
        five.answer(ANNA, number)
    five.happen(challenges.join(five.season, PersonId(ANNA)))
    assert five.order == [BERND, CARLA, DORA, EMIL, 6]
    assert five.season.entrants[EntrantId(6)].person == ANNA
    assert five.challenge(ANNA, EMIL) != number
    drop_out(five, ANNA)
    with pytest.raises(NotInSeason):
        drop_out(five, ANNA)
    with pytest.raises(NotInSeason):
        five.challenge(ANNA, EMIL)


def drop_out(played: Climbed, person: int) -> None:
    withdrawn = leave.withdraw(played.season, PersonId(person), how="asked", by=PersonId(person))
    played.happen(withdrawn)


def test_a_win_against_somebody_who_has_left_moves_nobody(five: Climbed) -> None:
    five.answer(ANNA, five.challenge(CARLA, ANNA))
    five.start_matches()
    five.now += timedelta(hours=1)
    drop_out(five, ANNA)
    five.now += timedelta(hours=1)
    five.end(1, (2, 1))
    assert five.order == [BERND, CARLA, DORA, EMIL]


def test_who_is_not_in_the_server_any_more_is_asked_and_then_leaves(five: Climbed) -> None:
    five.happen(signups.gone(five.season, PersonId(ANNA), five.now))
    five.wait(hours=72)
    assert five.order == [BERND, CARLA, DORA, EMIL]


def test_pauses_and_outages_give_more_time_to_answer(five: Climbed) -> None:
    number = five.challenge(CARLA, ANNA)
    five.happen(organise(five.season, "pause"))
    with pytest.raises(WrongSeasonPhase):
        five.challenge(DORA, BERND)
    assert five.wait(days=10) == []
    five.happen(organise(five.season, "pause"))
    assert five.wait(hours=71) == []
    begun, ended = five.now, five.now + timedelta(hours=5)
    five.now = ended
    five.happen([OutageCredited("outage_credited", begun.isoformat(), ended.isoformat())])
    assert five.wait(minutes=58) == []
    five.answer(ANNA, number)
    assert five.order == [*FIVE]


def test_a_ruling_counts_from_when_the_match_ended_and_its_reversal_takes_all_back(five: Climbed) -> None:
    fixture = five.play(CARLA, BERND, is_won=False)
    five.now += timedelta(days=1)
    later = five.play(DORA, CARLA)
    assert five.order == [ANNA, BERND, DORA, CARLA, EMIL]
    places = (2, 1) if five.season.fixtures[fixture].entrants[0] == BERND else (1, 2)
    five.now += timedelta(days=1)
    five.happen(organise(five.season, "rule", fixture=fixture, ending=Verdict("played", places), note="It was a win."))
    assert five.order == [ANNA, DORA, CARLA, BERND, EMIL], "Carla stood second when Dora beat her"
    five.happen(organise(five.season, "rule", fixture=later, ending=Verdict("void"), note="Void."))
    assert five.order == [ANNA, CARLA, BERND, DORA, EMIL]
    five.happen(organise(five.season, "reverse", fixture=later, note="After all."))
    five.happen(organise(five.season, "reverse", fixture=fixture, note="After all."))
    assert five.order == [ANNA, BERND, DORA, CARLA, EMIL]


def test_organisers_end_a_ladder_with_time_for_what_runs(five: Climbed) -> None:
    five.answer(ANNA, five.challenge(BERND, ANNA))
    five.start_matches()
    five.challenge(EMIL, DORA)
    five.happen(organise(five.season, "close", note="Enough."))
    five.tick()
    assert (five.season.phase, five.season.of(Rungs).open) == ("overtime", ())
    requests: list[Callable[[], object]] = [
        lambda: five.challenge(EMIL, DORA),
        lambda: challenges.join(five.season, PersonId(9)),
    ]
    for request in requests:
        with pytest.raises(WrongSeasonPhase):
            request()
    five.wait(days=RULES.overtime_days)
    assert five.results[1].ending == "unplayed"
    assert five.order == [*FIVE]


def test_a_ladder_that_nobody_climbs_closes_by_itself(five: Climbed) -> None:
    begun = five.now
    five.wait(days=30)
    five.happen([OutageCredited("outage_credited", begun.isoformat(), (begun + timedelta(days=10)).isoformat())])
    five.now = START + IDLE
    assert five.tick() == []
    assert five.wait(days=10) == [LadderIdle("ladder_idle")]


@pytest.mark.parametrize(
    "act",
    [
        lambda season: signups.offer_standby(season, PersonId(9)),
        lambda season: organise(season, "extend", days=9),
        lambda season: organise(season, "replace", member=PersonId(ANNA), substitute=PersonId(9)),
        lambda season: leave.hand_over(season, PersonId(ANNA), PersonId(9), START),
        lambda season: organise(season, "points", member=PersonId(ANNA), points=1),
    ],
)
def test_what_seasons_with_an_end_know_ladders_do_not(five: Climbed, act: Callable[[Season], Facts]) -> None:
    with pytest.raises(BadSeasonRules) as refused:
        act(five.season)
    assert refused.value.params["reason"] == "endless"


@pytest.mark.parametrize(
    "rules",
    [
        {"seats": 4},
        {"recurs": True},
        {"promoted": 1},
        {"allows_late": True},
        {"own": LadderRules(reach=0)},
        {"own": LadderRules(reach=11)},
        {"answer_hours": 1},
        {"answer_hours": 999},
    ],
)
def test_rules_that_make_no_ladder_are_refused(rules: dict[str, object]) -> None:
    with pytest.raises(BadSeasonRules):
        beginning.check_rules(replace(LADDER, **rules))  # type: ignore[arg-type]


# Whatever happens

Step = tuple[str, int, int, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["join", "leave", "challenge", "challenge", "challenge", "answer", "answer", "end", "wait"]),
        st.integers(1, 6),
        st.integers(1, 9),
        st.integers(0, 5),
    ),
    max_size=40,
)


def act(played: Climbed, step: Step) -> None:
    what, person, other, chance = step
    season = played.season
    match what:
        case "join":
            played.happen(challenges.join(season, PersonId(person)))
        case "leave":
            drop_out(played, person)
        case "challenge":
            played.challenge(person, other)
        case "answer" if season.of(Rungs).open:
            asked = season.of(Rungs).open[chance % len(season.of(Rungs).open)]
            played.answer(season.entrants[asked.opponent].person, asked.number, accepts=chance > 1)
        case "end" if played.progress.seated:
            number = sorted(played.progress.seated)[chance % len(played.progress.seated)]
            played.end(number, [(1, 2), (2, 1), (1, 1)][chance % 3])
        case "wait":
            played.wait(hours=12 * chance)
        case _:
            pass
    played.tick()
    played.start_matches()


@given(steps=STEPS)
@settings(max_examples=60)
def test_whatever_happens_everybody_has_a_rung_and_every_challenge_ends(steps: list[Step]) -> None:
    played = Climbed(Played.founded(LADDER).season).begin(1, 2, 3)
    for step in steps:
        before = played.order
        try:
            act(played, step)
        except Refusal:
            assert played.order == before
        on = {one for one in played.season.entrants if not played.season.has_left(one)}
        assert sorted(played.order) == sorted(on)
        assert len({played.season.entrants[one].person for one in on}) == len(on)
        assert all(played.now < each.until for each in played.season.of(Rungs).open)
    for number in sorted(played.progress.seated):
        played.end(number)
    played.wait(days=14)
    assert played.season.of(Rungs).open == ()
    made = ladder_of(played.season, played.progress)
    assert made.challenges == (), "every challenge has ended"
    facts = [codec.decode(codec.encode(fact)) for fact in played.log]
    assert facts == played.log
    held = challenges.held_since(played.season, played.progress)
    assert list(held) == list(made.rungs)


# Over a store and real matches


async def begin(club: Club, *people: int) -> None:
    founded = await club.seasons.found("Leiter", LADDER, server=7, channel=70, by=ORGANISER)
    club.id = founded.after.id
    await club.act(lambda season: beginning.open_sign_up(season, club.now))
    for person in people:
        await club.act(lambda season, person=person: challenges.join(season, PersonId(person)))  # type: ignore[misc]


async def challenge(club: Club, person: int, opponent: int) -> int:
    change = await club.seasons.act(
        club.id,
        lambda season, progress: challenges.challenge(
            season, progress, PersonId(person), EntrantId(opponent), club.now
        ),
    )
    return change.after.of(Rungs).open[-1].number


async def accept(club: Club, person: int, number: int) -> None:
    await club.act(lambda season: challenges.answer(season, PersonId(person), number, club.now, accepts=True))


async def order(club: Club) -> list[int]:
    season = await club.season()
    return list(ladder_of(season, await club.seasons.progress(season)).rungs)


async def test_a_real_match_moves_places_and_time_outs_drop(club: Club) -> None:
    await begin(club, 1, 2, 3, 4)
    await accept(club, 1, await challenge(club, 3, 1))
    (match,) = (await club.season()).matches.values()
    await club.matches.resign(match, PersonId(1))
    assert await order(club) == [3, 1, 2, 4]
    club.now += timedelta(seconds=1)
    await accept(club, 1, await challenge(club, 2, 1))
    (_, match) = (await club.season()).matches.values()
    (loser,) = (await club.store.matches.running([match]))[0].due
    club.now += timedelta(days=30)
    await club.matches.clocks.wake(match)
    await club.seasons.advance(club.id)
    assert await order(club) == ([3, 2, 1, 4] if loser == 1 else [3, 1, 4, 2])


async def test_two_who_challenge_the_same_person_at_once(club: Club) -> None:
    """The second one is decided again on what the first one left."""
    await begin(club, 1, 2, 3)
    raced = False

    def decide(season: Season, progress: Progress) -> Facts:
        return challenges.challenge(season, progress, PersonId(3), EntrantId(1), club.now)

    real = club.seasons.store.append

    async def overtaken(commit: SeasonCommit) -> None:
        nonlocal raced
        if not raced:
            raced = True
            await challenge(club, 2, 1)
        await real(commit)

    club.seasons.store.append = overtaken  # type: ignore[method-assign]
    with pytest.raises(CannotChallenge) as refused:
        await club.seasons.act(club.id, decide)
    assert refused.value.params["reason"] == "is_challenged"


async def test_the_log_of_a_ladder_stands_the_check_and_ends_with_its_table(club: Club) -> None:
    await begin(club, 1, 2, 3)
    await accept(club, 1, await challenge(club, 2, 1))
    (match,) = (await club.season()).matches.values()
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how="asked", by=PersonId(1)))
    assert (await club.matches.match(match)).phase == "over"
    await club.act(lambda season: organise(season, "close"))
    season = await club.season()
    assert season.phase == "closed"
    entries, seed = await club.store.seasons.log(club.id), await club.store.seasons.seed(club.id)
    assert audit(club.id, entries, summary=await club.store.seasons.summary(club.id), seed=seed) == ()
    facts = [(codec.decode(entry.body), entry.at, entry.digest) for entry in entries]
    assert fold(club.id, facts) == season
    assert any(isinstance(fact, SeasonClosed) for fact, _, _ in facts)
    (table,) = await club.seasons.tables(season)
    assert [(row.entrant, row.place) for row in table.rows] == [(2, 1), (3, 2), (1, None)]


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (LadderJoined, {"entrant": 9}),
        (LadderJoined, {"person": 1}),
        (ChallengeMade, {"opponent": 9}),
        (ChallengeMade, {"opponent": 2}),
        (ChallengeAnswered, {"fixture": PlannedFixture(1, 1, 1, (EntrantId(2), EntrantId(1)))}),
        (ChallengeAnswered, {"is_silent": True}),
    ],
)
def test_the_check_sees_what_the_ladder_did_not_allow(
    five: Climbed, kind: type[SeasonFact], change: dict[str, object]
) -> None:
    five.answer(ANNA, five.challenge(BERND, ANNA))
    log = [five.season.founded, *five.log]
    facts = [(fact, START + timedelta(seconds=at), "") for at, fact in enumerate(log)]
    assert disallowed(five.season.id, facts) == []
    at = max(at for at, fact in enumerate(log) if isinstance(fact, kind))
    forged = replace(log[at], **change)  # type: ignore[arg-type]
    facts[at] = (forged, *facts[at][1:])
    assert at + 1 in disallowed(five.season.id, facts)


def disallowed(season: SeasonId, facts: list[tuple[SeasonFact, datetime, str]]) -> list[int]:
    """Return the numbers of facts that the ladder did not allow."""
    return [
        seq
        for seq, (fact, at, _) in enumerate(facts, 1)
        if seq > 1 and not agrees(fold(season, facts[: seq - 1]), fact, at)
    ]


async def test_a_quiet_ladder_is_looked_at_when_something_is_due_and_not_before(club: Club) -> None:
    await begin(club, 1, 2)
    number = await challenge(club, 2, 1)
    await club.wait()
    due = await club.store.seasons.next_due()
    assert due == club.now + timedelta(hours=72)
    await club.wait(hours=72)
    assert (await club.season()).of(Rungs).challenges[number].state == "declined"
    assert await order(club) == [2, 1]
    assert await club.seasons.due() == []
