"""Nobody decides where they play, by whatever act: the guard knows every fact that somebody decides."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest

from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import conditions
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts.course import RulesChanged, SeasonCorrected, SeasonFounded
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.stages import PentathlonStarted, StageOpened
from engine.seasons.facts.teams import BoardsOrdered, MemberMissing, MemberSteppedIn
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import pentathlon
from engine.seasons.organisers import acts, neutrality
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON, Games
from tests.engine.seasons.season_builders import RULES, Played

ANNA, NOTE = PersonId(1), "So."
BEFORE_THE_DRAW = {SeasonFounded, RulesChanged}
FOLLOWS_A_RULING = {SeasonCorrected}
OF_THEIR_TEAM = {BoardsOrdered, MemberMissing, MemberSteppedIn}


def test_every_fact_that_somebody_decides_is_guarded() -> None:
    decided = {kind for kind in get_args(SeasonFact) if get_type_hints(kind).get("by") in {PersonId, PersonId | None}}
    assert decided == {*neutrality.CONCERNS} | BEFORE_THE_DRAW | FOLLOWS_A_RULING | OF_THEIR_TEAM


def test_an_organiser_who_plays_runs_sign_up_and_decides_nothing_from_the_draw_on() -> None:
    played = Played.founded(RULES)
    played.sign_up(1, 2, 3, 4)
    until = played.season.until
    assert until is not None
    played.happen(acts.extend(played.season, until.replace(hour=23), by=ANNA, note=NOTE, now=played.now))
    for _ in range(2):
        played.happen(acts.pause(played.season, by=ANNA, note=NOTE))
    played.happen(acts.end_phase_now(played.season, "draw", by=ANNA, note=NOTE))
    neutrality.require(played.season, acts.cancel(played.season, by=ANNA, note=NOTE))
    played.draw()
    for facts in (
        acts.end_phase_now(played.season, "start", by=ANNA, note=NOTE),
        acts.pause(played.season, by=ANNA, note=NOTE),
        acts.cancel(played.season, by=ANNA, note=NOTE),
    ):
        with pytest.raises(PartyToSeason):
            played.happen(facts)
    assert [fact.kind for fact in played.wait(hours=RULES.objection_hours)] == ["season_started"]


def test_nobody_makes_an_exception_for_themselves() -> None:
    played = Played.founded(replace(RULES, least_reliability="reliable"))
    played.sign_up()
    with pytest.raises(PartyToSeason):
        played.happen(conditions.allow(played.season, ANNA, by=ANNA, note=NOTE))
    played.happen(conditions.allow(played.season, PersonId(2), by=ANNA, note=NOTE))


def test_who_signs_off_from_a_pentathlon_that_runs_still_does_not_call_it_off() -> None:
    played = Played.founded(PENTATHLON)
    played.happen(beginning.open_sign_up(played.season, played.now))
    for person in range(1, 5):
        played.happen(pentathlon.sign_up(played.season, PersonId(person)))
    neutrality.require(played.season, acts.cancel(played.season, by=ANNA, note=NOTE))
    played.happen([PentathlonStarted("pentathlon_started"), StageOpened("stage_opened", 1, SeasonId("stage001"))])
    played.happen(pentathlon.sign_off(played.season, ANNA))
    with pytest.raises(PartyToSeason):
        played.happen(acts.cancel(played.season, by=ANNA, note=NOTE))
    played.happen(acts.cancel(played.season, by=PersonId(9), note=NOTE))


async def test_who_leaves_a_stage_out_does_not_decide_in_it() -> None:
    games = Games()
    await games.found(*map(PersonId, range(1, 6)))
    await games.skip_stage(ANNA, 1)
    await games.wait(days=PENTATHLON.sign_up_days)
    stage = await games.stage(1)
    assert stage.phase == "drawn"
    assert stage.entrant_of(ANNA) is None
    with pytest.raises(PartyToSeason):
        await games.seasons.act(stage.id, lambda season, _: acts.cancel(season, by=ANNA, note=NOTE))
    await games.seasons.act(stage.id, lambda season, _: acts.cancel(season, by=PersonId(9), note=NOTE))
