"""A pentathlon over a store and real matches: stages one after the other, who takes part, the table, a correction."""

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest

from engine.ids import MatchId, PersonId
from engine.matches.service.audit import Fault
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.errors import AlreadySignedUp, BadSeasonRules, NoSuchStage, WrongSeasonPhase
from engine.seasons.facts import codec
from engine.seasons.facts.formats import PentathlonRules, StageRules
from engine.seasons.facts.rules import Rules
from engine.seasons.files.audit import audit
from engine.seasons.files.pentathlon import stage_faults
from engine.seasons.fold.fold import fold
from engine.seasons.formats import pentathlon
from engine.seasons.organisers.requests import Verdict
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Stages
from games.registry import GAMES
from leagues.core import EntrantId
from tests.engine.seasons.season_bench import SeasonBench
from tests.engine.seasons.season_builders import ORGANISER, RULES, organise

ANNA, BERND, CARLA, DORA, EMIL = map(PersonId, range(1, 6))
STAGES = tuple(
    StageRules(
        game.info.key.title(),
        game.info.key,
        game.info.version,
        tuple(sorted((option.key, option.default) for option in game.info.options)),
        2,
        ("direct", "wins"),
    )
    for game in GAMES.values()
)
PENTATHLON: Rules = replace(RULES, own=PentathlonRules(STAGES), sign_up_days=3, days=14, recurs=False)


class Games(SeasonBench):
    """A server with a pentathlon, under a clock that is moved by hand."""

    async def found(self, *people: PersonId, rules: Rules = PENTATHLON) -> None:
        await self.open("Summer", rules)
        for person in people:
            await self.sign_up(person)

    async def sign_up(self, person: PersonId) -> None:
        await self.seasons.act(self.id, lambda season, _: pentathlon.sign_up(season, person))

    async def skip_stage(self, person: PersonId, stage: int, *, is_out: bool = True) -> None:
        await self.seasons.act(self.id, lambda season, _: pentathlon.skip_stage(season, person, stage, is_out=is_out))

    async def event(self) -> Season:
        return await self.seasons.season(self.id)

    async def stage(self, number: int) -> Season:
        return await self.seasons.season((await self.event()).of(Stages).seasons[number])

    async def play(self, number: int, *order: PersonId) -> None:
        """Let a stage be drawn, begun and played: of two, the one further back in an order resigns."""
        if (await self.stage(number)).phase == "open":
            await self.wait(days=PENTATHLON.of(PentathlonRules).break_days)
        await self.wait(hours=RULES.objection_hours)
        for match_id in (await self.stage(number)).matches.values():
            match = await self.matches.match(match_id)
            await self.matches.resign(match_id, max(match.persons, key=order.index))
        stage = await self.stage(number)
        await self.seasons.advance(stage.id)
        await self.wait()

    async def rule(self, number: int, *, winner: PersonId, loser: PersonId) -> None:
        """Let a fixture of a stage that is over count for one of two, and the tables follow."""
        stage = await self.stage(number)
        names = {each.number: [stage.entrants[one].person for one in each.entrants] for each in stage.fixtures.values()}
        fixture = next(each for each, people in names.items() if {*people} == {winner, loser})
        places = tuple(1 if person == winner else 2 for person in names[fixture])
        await self.seasons.act(
            stage.id,
            lambda now, _: organise(now, "rule", fixture=fixture, ending=Verdict("played", places), note="So."),
        )
        await self.seasons.corrected(await self.stage(number), by=ORGANISER, note="So.")

    async def points(self) -> dict[PersonId, Fraction]:
        event = await self.event()
        return {PersonId(row.entrant): row.points for row in pentathlon.rows(event, event.of(Stages).groups)}

    async def found_again(self) -> Season:
        """Return the pentathlon as its log alone makes it."""
        log = await self.store.seasons.log(self.id)
        return fold(self.id, [(codec.decode(each.body), each.at, each.digest) for each in log])


@pytest.fixture
async def games() -> Games:
    return Games()


async def test_five_stages_follow_each_other_and_the_best_four_count(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.wait(days=3)
    for number in range(1, 6):
        event = await games.event()
        assert (event.phase, sorted(event.of(Stages).seasons)) == ("running", list(range(1, number + 1)))
        stage = await games.stage(number)
        assert stage.rules.game == STAGES[number - 1].game
        assert (stage.founded.pentathlon, stage.founded.stage) == (games.id, number)
        assert sorted(one.person for one in stage.entrants.values()) == [ANNA, BERND, CARLA, DORA]
        await games.play(number, *((ANNA, BERND, CARLA, DORA) if number < 5 else (BERND, CARLA, DORA, ANNA)))
    event = await games.event()
    assert event.phase == "closed"
    assert await games.points() == {
        ANNA: 44,
        BERND: 11 + 3 * Fraction(23, 3),
        CARLA: Fraction(23, 3) + 13,
        DORA: Fraction(13, 3) + 3,
    }
    assert event.table_digest == pentathlon.digest(pentathlon.rows(event, event.of(Stages).groups))
    assert await games.found_again() == event
    await games.wait(days=RULES.appeal_days)
    assert (await games.event()).phase == "archived"


async def test_a_correction_of_a_stage_changes_the_table_also_when_the_event_is_over(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.wait(days=3)
    await games.play(1, ANNA, BERND, CARLA, DORA)
    for wanted in ("running", "closed"):
        before, event = await games.points(), await games.event()
        assert event.phase == wanted
        number = 1 if wanted == "running" else 5
        await games.rule(number, winner=BERND, loser=ANNA)
        await games.wait()
        after, corrected = await games.points(), await games.event()
        assert corrected.of(Stages).groups[number] != event.of(Stages).groups[number]
        assert after != before
        assert (corrected.table_digest != event.table_digest) == (wanted == "closed")
        for number in range(2, 6) if wanted == "running" else ():
            await games.play(number, ANNA, BERND, CARLA, DORA)
    assert await games.found_again() == await games.event()


async def test_who_leaves_a_stage_out_is_not_in_it_and_who_comes_later_is_in_those_to_come(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA, EMIL)
    await games.skip_stage(EMIL, 1)
    await games.skip_stage(DORA, 2)
    await games.skip_stage(DORA, 2, is_out=False)
    await games.wait(days=3)
    assert EMIL not in (await games.stage(1)).people
    late = PersonId(6)
    await games.sign_up(late)
    with pytest.raises(AlreadySignedUp):
        await games.sign_up(late)
    with pytest.raises(NoSuchStage):
        await games.skip_stage(ANNA, 1)
    await games.play(1, ANNA, BERND, CARLA, DORA)
    assert set((await games.stage(2)).people) == {ANNA, BERND, CARLA, DORA, EMIL, late}
    assert (await games.points())[EMIL] == 0


async def test_a_stage_without_enough_people_counts_for_nobody(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.skip_stage(ANNA, 1)
    await games.wait(days=3)
    event = await games.event()
    assert event.of(Stages).dropped == {1}
    assert (await games.stage(1)).phase == "cancelled"
    assert sorted(event.of(Stages).seasons) == [1, 2]
    assert set((await games.points()).values()) == {0}


async def test_an_event_of_which_no_stage_takes_place_has_not_taken_place(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    for stage in range(1, 6):
        await games.skip_stage(ANNA, stage)
    await games.wait(days=3)
    for _ in range(4):
        assert (await games.event()).phase == "running"
        await games.wait(days=2)
    assert (await games.event()).phase == "cancelled"


async def test_all_stages_can_be_played_at_once(games: Games) -> None:
    rules = replace(PENTATHLON, own=PentathlonRules(STAGES, is_in_turn=False))
    await games.found(ANNA, BERND, CARLA, DORA, rules=rules)
    await games.wait(days=3)
    assert [(await games.stage(number)).phase for number in range(1, 6)] == ["drawn"] * 5
    assert not pentathlon.is_joinable(await games.event())
    with pytest.raises(WrongSeasonPhase):
        await games.sign_up(EMIL)


async def test_whom_the_groups_are_drawn_with_follows_from_what_the_event_is_bound_to(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.wait(days=3)
    seed = await games.store.seasons.seed(games.id)
    assert seed is not None
    assert (await games.stage(1)).seed == pentathlon.stage_seed(seed, 1).hex()


async def test_a_stage_that_was_noted_and_not_founded_is_founded_after_a_crash(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    games.now += timedelta(days=3)
    await games.seasons.act(games.id, lambda season, _: pentathlon.begin(season))
    await games.seasons.act(games.id, lambda season, _: pentathlon.opened(season, lambda: MatchId("0000000a")))
    await games.seasons.advance(games.id)
    assert (await games.event()).of(Stages).seasons == {1: "0000000a"}
    assert (await games.stage(1)).phase == "open"


async def test_who_signs_off_keeps_what_was_played(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA, EMIL)
    await games.skip_stage(EMIL, 1)
    await games.wait(days=3)
    await games.play(1, ANNA, BERND, CARLA, DORA)
    await games.seasons.act(games.id, lambda season, _: pentathlon.sign_off(season, ANNA))
    await games.seasons.act((await games.stage(2)).id, lambda season, _: signups.sign_off(season, ANNA))
    await games.play(2, BERND, CARLA, DORA, EMIL)
    assert (await games.points())[ANNA] == 11
    assert ANNA not in (await games.stage(3)).people


async def test_too_few_people_are_no_event(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA)
    await games.wait(days=3)
    assert (await games.event()).phase == "cancelled"


async def test_only_the_sign_up_of_an_event_can_be_ended_by_hand(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.seasons.act(games.id, lambda season, _: organise(season, "draw"))
    await games.seasons.advance(games.id)
    event = await games.event()
    assert event.phase == "running"
    for act in ("close", "extend"):
        with pytest.raises(BadSeasonRules) as refused:
            organise(event, act, days=9)
        assert refused.value.params["reason"] == "in_stages"


async def test_nothing_happens_in_a_paused_event(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.wait(days=3)
    await games.seasons.act(games.id, lambda season, _: organise(season, "pause"))
    await games.play(1, ANNA, BERND, CARLA, DORA)
    assert sorted((await games.event()).of(Stages).seasons) == [1]
    await games.seasons.act(games.id, lambda season, _: organise(season, "pause"))
    await games.seasons.advance(games.id)
    assert sorted((await games.event()).of(Stages).seasons) == [1, 2]


def test_an_event_has_two_stages_at_least() -> None:
    with pytest.raises(BadSeasonRules):
        beginning.check_rules(replace(RULES, own=PentathlonRules(STAGES[:1])))


async def test_somebody_who_is_not_in_the_server_any_more_is_signed_off(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA, EMIL)
    await games.wait(days=3)
    change = await games.seasons.absences.lost_member(games.id, EMIL)
    assert change is not None
    assert EMIL not in change.after.people


async def test_places_in_groups_give_all_points_each(games: Games) -> None:
    people = tuple(PersonId(number) for number in range(1, 9))
    await games.found(*people, rules=replace(PENTATHLON, least=4, most=4))
    await games.wait(days=3)
    await games.play(1, *people)
    event = await games.event()
    assert [len(group) for group in event.of(Stages).groups[1]] == [4, 4]
    assert sorted((await games.points()).values()) == sorted(
        2 * [Fraction(1), Fraction(13, 3), Fraction(23, 3), Fraction(11)]
    )
    assert EntrantId(1) in {row.entrant for row in pentathlon.rows(event, event.of(Stages).groups) if row.place == 1}


async def test_the_audit_compares_an_event_with_the_seasons_of_its_stages(games: Games) -> None:
    await games.found(ANNA, BERND, CARLA, DORA)
    await games.wait(days=3)
    for number in range(1, 6):
        await games.play(number, ANNA, BERND, CARLA, DORA)
    event, played = await games.event(), await games.seasons.pentathlons.stages(await games.event())
    log, seed = await games.store.seasons.log(games.id), await games.store.seasons.seed(games.id)
    assert audit(games.id, log, summary=await games.store.seasons.summary(games.id), seed=seed) == ()
    assert list(stage_faults(event, played)) == []
    first, *others = event.of(Stages).groups[2]
    turned = {**event.of(Stages).groups, 2: (first[::-1], *others)}
    forged = replace(event, own=replace(event.of(Stages), groups=turned))
    assert list(stage_faults(forged, played)) == [Fault("stage", 2)]
    assert list(stage_faults(event, {**played, 3: played[4]})) == [Fault("stage", 3), Fault("commitment", 3)]
