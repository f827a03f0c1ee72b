"""The hall of fame: champions, titles, and records of seasons that are over."""

from dataclasses import replace
from fractions import Fraction

from engine.ids import PersonId
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.results.hall_of_fame import Final, final_of, hall
from tests.engine.seasons.service.test_service import Club

ANNA, BERND, CARLA = (PersonId(number) for number in range(1, 4))
FINAL = Final(
    season=SeasonId("a"),
    league=LeagueId("winter"),
    name="Winter",
    number=1,
    game="gamwin",
    champions=(ANNA,),
    points=Fraction(6),
    played=3,
    won=3,
    persons=(ANNA, BERND, CARLA),
    is_pentathlon=False,
    is_certain=True,
)


def after(number: int, *champions: PersonId, **changes: object) -> Final:
    return replace(FINAL, number=number, champions=champions, **changes)  # type: ignore[arg-type]


def record(name: str, *finals: Final) -> tuple[tuple[PersonId, ...], int] | None:
    return next(((one.persons, one.value) for one in hall(finals).records if one.name == name), None)


async def test_a_season_has_champions_when_it_is_closed() -> None:
    club = Club()
    season = await club.start(4)
    assert final_of(season, await club.seasons.tables(season)) is None
    for match in season.matches.values():
        persons = (await club.matches.match(match)).persons
        await club.give_up(match, seat=persons.index(max(persons)))
    season = await club.season()
    final = final_of(season, await club.seasons.tables(season))
    assert final is not None
    assert (final.champions, final.points, final.played, final.won) == ((ANNA,), Fraction(6), 3, 3)
    assert final.is_perfect
    assert not final.is_certain
    await club.wait(days=3)
    season = await club.season()
    archived = final_of(season, await club.seasons.tables(season))
    assert archived == replace(final, is_certain=True)


def test_who_shares_the_first_place_has_a_title_too() -> None:
    made = hall([after(1, ANNA, BERND), after(2, BERND)])
    assert made.titles == ((BERND, 2), (ANNA, 1))
    assert [one.number for one in made.finals] == [2, 1]
    assert record("perfect", after(1, ANNA, BERND)) is None


def test_a_row_of_titles_is_one_of_the_same_league_without_a_gap() -> None:
    other = LeagueId("summer")
    assert record("in-a-row", after(1, ANNA), after(2, ANNA), after(3, BERND), after(4, ANNA)) == ((ANNA,), 2)
    assert record("in-a-row", after(1, ANNA), after(3, ANNA), after(2, ANNA, league=other)) is None


def test_records_name_everybody_who_has_them() -> None:
    finals = [after(1, ANNA), after(2, BERND, won=2), after(3, CARLA)]
    assert record("perfect", *finals) == ((ANNA, CARLA), 1)
    assert record("seasons", *finals) == ((ANNA, BERND, CARLA), 3)
    assert hall([]).records == ()
