"""Roles and their holders: champions until the next ones are known, and the players of a division."""

from engine.ids import PersonId
from engine.seasons.entrants import leave
from engine.seasons.results.roles import Given, RoleChoice, changes, due
from engine.seasons.state.season import Season
from leagues.table import Table
from tests.engine.seasons.service.test_service import Club

CHAMPION, UPPER, LOWER, OTHER = 900, 901, 902, 903
CHOICE = RoleChoice(CHAMPION, (UPPER, LOWER))


async def known(club: Club) -> tuple[Season, tuple[Table, ...]]:
    season = await club.season()
    return season, await club.seasons.tables(season)


async def test_roles_follow_divisions_while_they_play_and_champions_when_it_is_over() -> None:
    club = Club()
    await club.start(8, most=4)
    season, tables = await known(club)
    divisions = [{season.entrants[one].person for one in group} for group in season.divisions]
    assert due(CHOICE, [(season, tables)]) == {CHAMPION: frozenset(), UPPER: divisions[0], LOWER: divisions[1]}
    leaver = season.entrants[season.divisions[1][0]].person
    await club.act(lambda now: leave.withdraw(now, leaver, how="asked", by=leaver))
    season, tables = await known(club)
    assert due(CHOICE, [(season, tables)])[LOWER] == divisions[1] - {leaver}
    for match in season.matches.values():
        whole = await club.matches.match(match)
        if whole.phase == "running":
            await club.give_up(match, seat=whole.persons.index(max(whole.persons)))
    season, tables = await known(club)
    assert season.phase == "closed"
    assert due(CHOICE, [(season, tables)])[CHAMPION] == {min(divisions[0])}
    assert due(RoleChoice(), [(season, tables)]) == {}
    assert due(CHOICE, []) == {CHAMPION: frozenset(), UPPER: frozenset(), LOWER: frozenset()}


def test_one_role_for_two_divisions_is_for_both() -> None:
    assert RoleChoice(CHAMPION, (UPPER, UPPER)).roles == (CHAMPION, UPPER)


def test_a_role_is_taken_from_those_only_to_whom_it_was_given() -> None:
    anna, bernd, carla = (PersonId(number) for number in range(1, 4))
    given = Given({CHAMPION: (anna, bernd), OTHER: (carla,)})
    taken, new = changes({CHAMPION: frozenset({bernd, carla})}, given)
    assert taken == [(CHAMPION, anna), (OTHER, carla)]
    assert new == [(CHAMPION, carla)]
    assert changes({CHAMPION: frozenset({anna, bernd}), OTHER: frozenset({carla})}, given) == ([], [])


def test_a_choice_is_changed_place_by_place() -> None:
    first, second = PersonId(1), PersonId(2)
    chosen = RoleChoice().with_role("champion", CHAMPION, first).with_role("2", LOWER, second)
    assert chosen == RoleChoice(CHAMPION, (0, LOWER), {CHAMPION: first, LOWER: second})
    assert chosen.with_role("2", None, first) == RoleChoice(CHAMPION, (0, 0), {CHAMPION: first})
    assert chosen.with_role("champion", None, first).roles == (LOWER,)
