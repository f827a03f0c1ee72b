"""Effects of rulings, reversals and removals on ratings and tables; powers to rule; findings of a database check."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.ids import MatchId, PersonId
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.seasons.entrants import leave
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts import codec
from engine.seasons.facts.course import SeasonFounded
from engine.seasons.facts.union import Facts
from engine.seasons.files.audit import audit
from engine.seasons.formats.points import digest
from engine.seasons.organisers.requests import Verdict
from engine.seasons.service.ratings import rated_matches
from engine.seasons.state.season import Season
from games.core import Seat
from leagues.core import Ending, EntrantId
from leagues.divisions import differences
from leagues.ratings import Ratings, fold
from tests.engine.seasons.season_builders import ORGANISER, organise
from tests.engine.seasons.service.test_service import Club

GAME = "colliding_circles"
NOTE = "because"


class Played(Club):
    """A season in which every match was really played and then given up by the higher number."""

    async def play_all(self, people: int = 4, **rules: object) -> Season:
        season = await self.start(people, game=GAME, recurs=False, **rules)
        for match in season.matches.values():
            await self.play(match)
        return await self.season()

    async def play(self, match_id: MatchId) -> None:
        match = await self.matches.match(match_id)
        game = self.matches.game_of(match)
        while match.phase == "running" and min(match.turns) < 2 + game.info.set_up_turns:
            seat = match.due(game)[0]
            line = next(choice.line for choice in game.notation.suggest(match.state, seat, "") if choice.is_complete)
            match = (await self.matches.play(match_id, match.persons[seat], line)).after
        if match.phase == "running":
            await self.give_up(match_id, seat=match.persons.index(max(match.persons)))
        await self.seasons.advance(self.id)

    async def ratings(self) -> Ratings:
        return fold(rated_matches(await self.seasons.ratings.rated(GAME)))

    async def standing(self) -> tuple[str, Ratings]:
        return digest(await self.seasons.tables(await self.season())), await self.ratings()

    async def decide(self, decision: Callable[[Season], Facts]) -> None:
        await self.seasons.act(self.id, lambda season, _: decision(season))


@pytest.fixture
async def club() -> Played:
    played = Played()
    await played.play_all()
    return played


@pytest.mark.parametrize("ending", ["void", "walkover", "double_walkover", "unplayed"])
async def test_a_ruling_unrates_and_its_reversal_gives_the_same_table_and_ratings(club: Played, ending: Ending) -> None:
    before = await club.standing()
    played = (await club.seasons.progress(await club.season())).results[1].places
    places = played[::-1] if ending == "walkover" else ()
    await club.decide(lambda season: organise(season, "rule", fixture=1, ending=Verdict(ending, places)))
    ruled = await club.standing()
    assert sum(one.matches for one in ruled[1].of.values()) == sum(one.matches for one in before[1].of.values()) - 2
    assert ruled[0] != before[0]
    await club.decide(lambda season: organise(season, "reverse", fixture=1))
    after = await club.standing()
    assert after[0] == before[0]
    assert repr(after[1]) == repr(before[1])


async def test_a_match_ruled_as_played_is_rated_with_the_places_of_the_ruling(club: Played) -> None:
    season, before = await club.season(), await club.ratings()
    (match,) = [one for one in await club.seasons.ratings.rated(GAME) if one.match == season.matches[1]]
    turned = (match.outcome.places[1], match.outcome.places[0])
    await club.decide(lambda season: organise(season, "rule", fixture=1, ending=Verdict("played", turned)))
    (after,) = [one for one in await club.seasons.ratings.rated(GAME) if one.match == season.matches[1]]
    assert after.outcome.places == turned
    assert await club.ratings() != before


async def test_matches_of_somebody_who_was_removed_are_unrated() -> None:
    club = Played()
    season = await club.start(4, game=GAME, recurs=False)
    first = next(number for number, fixture in season.fixtures.items() if EntrantId(1) in fixture.entrants)
    await club.play(season.matches[first])
    assert [one.match for one in await club.seasons.ratings.rated(GAME)] == [season.matches[first]]
    await club.act(lambda season: leave.withdraw(season, PersonId(1), how="removed", by=ORGANISER, note="unfair play"))
    assert list(await club.seasons.ratings.rated(GAME)) == []


async def test_a_correction_says_by_how_much_ratings_are_different(club: Played) -> None:
    before = await club.season()
    places = (await club.seasons.progress(before)).results[1].places
    await club.decide(lambda season: organise(season, "rule", fixture=1, ending=Verdict("played", places[::-1])))
    changes = await club.seasons.ratings.differences(before, await club.season())
    persons = {before.entrants[one].person for one in before.fixtures[1].entrants}
    assert persons <= set(changes)
    assert all(abs(change) > 0.5 for change in changes.values())
    assert await club.seasons.ratings.differences(before, before) == {}


async def test_a_match_voided_after_the_end_of_appeals_is_written_down_as_a_correction(club: Played) -> None:
    await club.wait(days=3)
    season = await club.season()
    assert season.phase == "archived"
    await Moderators(club.matches, club.store).act(season.matches[1], ORGANISER, "void", note=NOTE)
    corrected = await club.seasons.corrected(await club.season(), by=ORGANISER, note=NOTE)
    assert corrected is not None
    assert corrected.after.phase == "archived"
    assert await club.seasons.corrected(corrected.after, by=ORGANISER, note=NOTE) is None
    assert (await club.store.matches.finished([season.matches[1]]))[season.matches[1]].is_rated is False


async def test_a_correction_says_who_is_promoted_instead() -> None:
    club = Played()
    await club.play_all(8, most=4, promoted=1, relegated=1)
    season = await club.season()
    before = await club.seasons.tables(season)
    best, next_best = (row.entrant for row in before[1].rows[:2])
    meeting = next(one for one in season.fixtures_of(2) if set(one.entrants) == {best, next_best})
    places = tuple(2 if one == best else 1 for one in meeting.entrants)
    await club.decide(lambda season: organise(season, "rule", fixture=meeting.number, ending=Verdict("played", places)))
    await club.decide(lambda season: organise(season, "points", member=season.entrants[best].person, points=-2))
    moves = differences(before, await club.seasons.tables(await club.season()), promoted=1, relegated=1)
    told = {move.entrant: (move.division_before, move.division_after) for move in moves if move.changes_division}
    assert told == {best: (1, 2), next_best: (2, 1)}


async def test_moderators_are_refused_in_a_promotion_race_of_their_own(club: Played) -> None:
    """Decided where the act is carried out, so that commands, buttons and forged forms meet the same wall."""
    moderators = Moderators(club.matches, club.store, club.seasons.require_neutral)
    season = await club.season()
    match = await club.matches.match(season.matches[1])
    other = next(PersonId(person) for person in range(1, 5) if person not in match.persons)
    with pytest.raises(PartyToSeason):
        await moderators.act(match.id, other, "void", note=NOTE)
    change = await moderators.act(match.id, ORGANISER, "adjudicate", note=NOTE, chosen=Choices(winners=(Seat(1),)))
    assert change.after.outcome is not None


async def test_newcomers_are_divided_by_their_rating_and_lots_decide_the_rest(club: Played) -> None:
    """People of one league are newcomers in another of the same game: the strongest come into its first division."""
    ladder = [PersonId(person) for person, _ in (await club.ratings()).ladder(int(club.now.timestamp()))]
    season = await club.start(8, game=GAME, recurs=False, most=4)
    upper = [season.entrants[one].person for one in season.divisions[0]]
    known = {one: rating.reached for one, rating in (await club.ratings()).of.items()}
    everybody = sorted(season.entrants.values(), key=lambda one: (-known.get(one.person, 0), season.lots.index(one.id)))
    assert upper == [one.person for one in everybody[:4]]
    assert len({*known.values()}) > 1
    assert upper[0] == ladder[0]
    store = club.store.seasons
    log, seed, summary = await store.log(club.id), await store.seed(club.id), await store.summary(club.id)
    assert audit(club.id, log, summary=summary, seed=seed) == ()


async def test_the_check_finds_what_does_not_agree_in_a_season(club: Played) -> None:
    store = club.store.seasons
    log, seed, summary = await store.log(club.id), await store.seed(club.id), await store.summary(club.id)
    assert audit(club.id, log, summary=summary, seed=seed) == ()
    assert summary is not None

    def codes(**changed: object) -> set[str]:
        given: dict[str, object] = {"summary": summary, "seed": seed, **changed}
        return {fault.code for fault in audit(club.id, given.pop("log", log), **given)}  # type: ignore[arg-type]

    assert codes(seed=bytes(32)) == {"commitment", "draw"}
    assert codes(summary=replace(summary, phase="open")) == {"summary"}
    assert codes(log=[*log[:3], *log[4:]]) == {"chain"}
    assert codes(log=[]) == {"empty"}
    forged = [replace(log[0], body=log[0].body.replace('"number":1', '"number":2')), *log[1:]]
    assert isinstance(codec.decode(forged[0].body), SeasonFounded)
    assert codes(log=forged) == {"chain"}
