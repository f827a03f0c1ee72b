"""Conditions at every door: each way into a season is a fact that the guard knows."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest

from engine.ids import PersonId
from engine.people.reliability import Reliability
from engine.seasons.entrants import leave, signups
from engine.seasons.entrants.admission import Coming
from engine.seasons.entrants.conditions import Fitness
from engine.seasons.entrants.leave import hand_over
from engine.seasons.errors import NotFitForSeason
from engine.seasons.facts.places import SignUpAllowed, StandbyAsked, StandbyDeclined, StandbyWithdrawn
from engine.seasons.facts.rules import Conditions
from engine.seasons.facts.teams import MemberDeclined, MemberInvited, MemberLeft, MemberMissing, MemberSteppedIn
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import pentathlon
from engine.seasons.state.season import Season
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON, Games
from tests.engine.seasons.season_builders import RULES, organise
from tests.engine.seasons.service.test_service import Club
from tests.truth import project

ANNA, BERT, EVE, TINA, NOTE = *map(PersonId, (1, 2, 66, 70)), "So."
ASKED = {SignUpAllowed, StandbyAsked, StandbyDeclined, MemberInvited, MemberDeclined}
IN_ALREADY = {StandbyWithdrawn, MemberLeft, MemberMissing, MemberSteppedIn}


def test_every_fact_that_names_somebody_is_known_to_bring_them_in_or_not() -> None:
    naming = {kind for kind in get_args(SeasonFact) if get_type_hints(kind).get("person") is PersonId}
    assert naming == {*get_args(Coming)} | ASKED | IN_ALREADY


def test_facts_come_into_a_log_by_one_door() -> None:
    written = [path for path in project.ROOT.glob("engine/**/*.py") if "SeasonCommit(" in path.read_text("utf-8")]
    assert [project.name(path) for path in written] == ["engine/seasons/service/writer.py"]


@pytest.fixture
async def club() -> Club:
    """Return a club whose season is for the reliable, which everybody but Eve is."""
    club = Club()
    club.seasons.admission.ask(only_eve_is_unreliable)
    await club.start(4, conditions=Conditions("reliable"))
    return club


async def only_eve_is_unreliable(_: Season, person: PersonId) -> Fitness:
    return Fitness(Reliability("unreliable" if person == EVE else "reliable", ()))


async def test_a_place_is_handed_only_to_somebody_whom_the_season_lets_in(club: Club) -> None:
    await club.act(lambda season: hand_over(season, ANNA, EVE, club.now))
    with pytest.raises(NotFitForSeason) as refused:
        await club.act(lambda season: signups.take_place(season, EVE))
    assert refused.value.params["reason"] == "reliability"
    await club.act(lambda season: organise(season, "allow", newcomer=EVE))
    await club.act(lambda season: signups.take_place(season, EVE))
    assert EVE in (await club.season()).people


async def test_an_organiser_puts_in_who_has_offered_and_learns_nothing_of_others(club: Club) -> None:
    for person in (EVE, TINA):
        with pytest.raises(NotFitForSeason) as refused:
            await club.act(
                lambda season, person=person: organise(season, "replace", member=ANNA, substitute=person)  # type: ignore[misc]
            )
        assert refused.value.params == {"reason": "unasked", "person": f"<@{person}>"}
    await club.act(lambda season: signups.offer_standby(season, TINA))
    await club.act(lambda season: organise(season, "replace", member=ANNA, substitute=TINA))
    assert TINA in (await club.season()).people


async def test_a_substitute_who_was_let_in_is_not_looked_at_again(club: Club) -> None:
    await club.act(lambda season: signups.offer_standby(season, TINA))
    await club.act(lambda season: leave.withdraw(season, BERT, how="asked", by=BERT))

    async def nobody_is_reliable(*_: object) -> Fitness:
        return Fitness(Reliability("unreliable", ()))

    club.seasons.admission.ask(nobody_is_reliable)
    await club.act(lambda season: signups.take_place(season, TINA))
    assert TINA in (await club.season()).people


async def test_a_pentathlon_lets_in_at_its_sign_up_and_remembers_who_is_new() -> None:
    games = Games()
    games.seasons.admission.ask(only_eve_is_unreliable)
    await games.found(*map(PersonId, range(1, 5)), rules=replace(PENTATHLON, conditions=Conditions("reliable")))
    with pytest.raises(NotFitForSeason):
        await games.sign_up(EVE)

    async def anybody_is_new(*_: object) -> Fitness:
        return Fitness(Reliability("new", ()))

    games.seasons.admission.ask(anybody_is_new)
    await games.seasons.act(games.id, lambda season, _: organise(season, "allow", newcomer=EVE))
    await games.seasons.act(games.id, lambda season, _: pentathlon.sign_up(season, EVE))
    await games.wait(days=RULES.sign_up_days)
    people = (await games.stage(1)).entrants.values()
    assert {one.person: one.is_new for one in people} == {1: False, 2: False, 3: False, 4: False, EVE: True}
