"""A correction after the next season was drawn leaves it alone; an organiser moves people or lets them stay."""

from dataclasses import replace
from typing import Literal

import pytest

from engine.ids import PersonId
from engine.seasons.errors import NothingCorrected, PartyToSeason
from engine.seasons.facts import codec
from engine.seasons.facts.places import EntrantKept, EntrantMoved, EntrantTransferred
from engine.seasons.facts.rules import SeasonId
from engine.seasons.files.audit import audit
from engine.seasons.organisers.corrections import CorrectedPlace, settle
from engine.seasons.organisers.requests import OrganiserChoices, OrganiserRequest, Transfer
from engine.seasons.service.writer import SeasonChange
from tests.engine.seasons.season_builders import ORGANISER, RULES, organise
from tests.engine.seasons.service.test_service import Club

NOTE = "The ruling says so."


class Following(Club):
    """Two seasons of two divisions: the first is over, the lower number has won every match; the second is drawn."""

    first: SeasonId

    async def play(self) -> None:
        await self.found(0, most=4, promoted=1, relegated=1)
        self.first = self.id
        for person in range(1, 9):
            await self.sign_up(person, is_standing=True)
        await self.wait(days=RULES.sign_up_days)
        await self.wait(hours=RULES.objection_hours)
        for match in (await self.season()).matches.values():
            persons = (await self.matches.match(match)).persons
            await self.give_up(match, seat=persons.index(max(persons)))
        self.id = (await self.store.seasons.all())[1].season
        await self.end_phase_now("draw")

    async def end_phase_now(self, act: Literal["draw", "start"]) -> None:
        await self.organise(act)

    async def correct(self) -> None:
        """Give the second of the lower division of the first season the points that it takes to be promoted."""
        first = await self.seasons.season(self.first)
        second = first.entrants[(await self.seasons.tables(first))[1].rows[1].entrant].person
        await self.seasons.act(self.first, lambda season, _: organise(season, "points", member=second, points=9))

    async def places(self) -> list[CorrectedPlace]:
        return list(await self.seasons.corrected_places(await self.season()))

    async def settle(self, place: CorrectedPlace, *, is_moved: bool, by: PersonId = ORGANISER) -> SeasonChange:
        return await self.organise("correction", by=by, note=NOTE, corrected=Transfer(place.entrant, is_moved))


@pytest.fixture
async def club() -> Following:
    club = Following()
    await club.play()
    return club


async def test_a_correction_leaves_a_drawn_season_alone_and_names_who_belongs_elsewhere(club: Following) -> None:
    before = await club.season()
    assert await club.places() == []
    await club.correct()
    assert await club.season() == before
    assert sorted((one.present, one.due) for one in await club.places()) == [(1, 2), (2, 1)]


async def test_before_the_start_an_organiser_moves_people_or_lets_them_stay(club: Following) -> None:
    await club.correct()
    up, down = sorted(await club.places(), key=lambda one: one.due)
    moved = await club.settle(up, is_moved=True)
    assert isinstance(moved.facts[0], EntrantMoved)
    assert moved.after.division_of(up.entrant) == 1
    kept = await club.settle(down, is_moved=False)
    assert kept.facts == (EntrantKept("entrant_kept", down.entrant, 2, NOTE, ORGANISER),)
    assert kept.after.divisions == moved.after.divisions
    assert await club.places() == []
    with pytest.raises(NothingCorrected):
        await club.settle(down, is_moved=False)


async def test_in_a_running_season_who_is_moved_has_another_place_and_the_old_one_is_struck(club: Following) -> None:
    await club.end_phase_now("start")
    await club.correct()
    up, _ = sorted(await club.places(), key=lambda one: one.due)
    change = await club.settle(up, is_moved=True)
    (fact,) = change.facts
    assert isinstance(fact, EntrantTransferred)
    assert codec.decode(codec.encode(fact)) == fact
    await club.seasons.advance(club.id)
    season = await club.season()
    place = season.entrant_of(up.person)
    assert place is not None
    assert (place.id, season.division_of(place.id)) == (fact.place, 1)
    upper, lower = await club.seasons.tables(season)
    assert lower.row(up.entrant).place is None
    assert upper.row(fact.place).open == 4
    assert all(season.matches[each.number] for each in fact.fixtures)
    old = [number for number, each in season.fixtures.items() if up.entrant in each.entrants]
    assert not (await club.seasons.progress(season)).seated.keys() & set(old), "matches of the old place have ended"
    assert up not in await club.places()
    store = club.store.seasons
    log, seed, summary = await store.log(club.id), await store.seed(club.id), await store.summary(club.id)
    assert audit(club.id, log, summary=summary, seed=seed) == ()


async def test_who_was_moved_counts_where_they_play_now_in_the_season_after(club: Following) -> None:
    await club.end_phase_now("start")
    await club.correct()
    up, _ = sorted(await club.places(), key=lambda one: one.due)
    await club.settle(up, is_moved=True)
    await club.seasons.advance(club.id)
    for match in (await club.season()).matches.values():
        persons = (await club.matches.match(match)).persons
        if (await club.matches.match(match)).phase == "running":
            await club.give_up(match, seat=persons.index(next(one for one in persons if one != up.person)))
    assert (await club.season()).phase == "closed"
    club.id = (await club.store.seasons.all())[2].season
    third = await club.season()
    own = third.entrant_of(up.person)
    assert own is not None
    record = (await club.seasons.records(third))[own.id]
    assert (record.division, record.order) == (1, 0)


@pytest.mark.parametrize("is_moved", [True, False])
async def test_nobody_decides_in_a_race_of_their_own_in_either_season(club: Following, is_moved: bool) -> None:
    await club.end_phase_now("start")
    await club.correct()
    up, _ = await club.places()
    for one in (await club.season()).entrants.values():
        with pytest.raises(PartyToSeason):
            await club.settle(up, is_moved=is_moved, by=one.person)


async def test_who_played_only_in_the_season_before_is_concerned_too(club: Following) -> None:
    await club.end_phase_now("start")
    await club.correct()
    up, _ = await club.places()
    season, before = await club.season(), await club.seasons.season(club.first)
    gone = PersonId(55)
    entrant = next(one for one in before.entrants.values() if one.person != up.person)
    entrants = {**before.entrants, entrant.id: replace(entrant, persons=(*entrant.persons, gone))}
    before = replace(before, entrants=entrants)
    asked = OrganiserRequest(
        season,
        await club.seasons.progress(season),
        by=gone,
        note=NOTE,
        now=club.now,
        chosen=OrganiserChoices(corrected=Transfer(up.entrant, is_moved=True)),
        before=before,
        records=await club.seasons.records(season),
    )
    with pytest.raises(PartyToSeason):
        settle(asked)
