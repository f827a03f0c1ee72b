"""Nobody decides where they play, by whatever act: the guard knows every fact that somebody decides."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest

from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts.course import RulesChanged, SeasonCorrected, SeasonFounded
from engine.seasons.facts.rules import Conditions, SeasonId
from engine.seasons.facts.stages import PentathlonStarted, StageOpened
from engine.seasons.facts.teams import BoardsOrdered, MemberMissing, MemberSteppedIn
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import pentathlon
from engine.seasons.organisers import neutrality
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON, Games
from tests.engine.seasons.season_builders import RULES, Played, organise

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
    played.happen(organise(played.season, "extend", days=1, by=ANNA))
    for _ in range(2):
        played.happen(organise(played.season, "pause", by=ANNA))
    played.happen(organise(played.season, "draw", by=ANNA))
    neutrality.require(played.season, organise(played.season, "cancel", by=ANNA))
    played.draw()
    for facts in (
        organise(played.season, "start", by=ANNA),
        organise(played.season, "pause", by=ANNA),
        organise(played.season, "cancel", by=ANNA),
    ):
        with pytest.raises(PartyToSeason):
            played.happen(facts)
    assert [fact.kind for fact in played.wait(hours=RULES.objection_hours)] == ["season_started"]


def test_nobody_makes_an_exception_for_themselves() -> None:
    played = Played.founded(replace(RULES, conditions=Conditions("reliable")))
    played.sign_up()
    with pytest.raises(PartyToSeason):
        played.happen(organise(played.season, "allow", newcomer=ANNA, by=ANNA))
    played.happen(organise(played.season, "allow", newcomer=PersonId(2), by=ANNA))


def test_who_signs_off_from_a_pentathlon_that_runs_still_does_not_call_it_off() -> None:
    played = Played.founded(PENTATHLON)
    played.happen(beginning.open_sign_up(played.season, played.now))
    for person in range(1, 5):
        played.happen(pentathlon.sign_up(played.season, PersonId(person)))
    neutrality.require(played.season, organise(played.season, "cancel", by=ANNA))
    played.happen([PentathlonStarted("pentathlon_started"), StageOpened("stage_opened", 1, SeasonId("stage001"))])
    played.happen(pentathlon.sign_off(played.season, ANNA))
    with pytest.raises(PartyToSeason):
        played.happen(organise(played.season, "cancel", by=ANNA))
    played.happen(organise(played.season, "cancel", by=PersonId(9)))


async def test_who_leaves_a_stage_out_does_not_decide_in_it() -> None:
    games = Games()
    await games.found(*map(PersonId, range(1, 6)))
    await games.skip_stage(ANNA, 1)
    await games.wait(days=PENTATHLON.sign_up_days)
    stage = await games.stage(1)
    assert stage.phase == "drawn"
    assert stage.entrant_of(ANNA) is None
    with pytest.raises(PartyToSeason):
        await games.seasons.act(stage.id, lambda season, _: organise(season, "cancel", by=ANNA))
    await games.seasons.act(stage.id, lambda season, _: organise(season, "cancel", by=PersonId(9)))
