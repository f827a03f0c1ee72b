"""Roles of a server by the results of a league: its champions, and who plays in which division.

Which roles these are organisers choose; the roles themselves are Discord's. What was given is kept, so that it can be
taken back from those who are champions no more, and only from those to whom it was given.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pydantic import TypeAdapter

from engine.ids import PersonId, is_computer
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.hall_of_fame import final_of
from engine.seasons.state.season import Season
from leagues.table import Table

MOST_DIVISIONS: Final = 4
"""The most divisions that may have a role of their own."""

Due = Mapping[int, frozenset[PersonId]]
"""The people who are to have each role."""


@dataclass(frozen=True, slots=True)
class RoleChoice:
    """The roles that organisers have chosen for a league; None and 0 where there is none.

    `chosen_by` says who has chosen each role: nobody has one given whom Discord would not let give it.
    """

    champion: int | None = None
    divisions: tuple[int, ...] = ()
    chosen_by: Mapping[int, PersonId] = field(default_factory=dict)

    @property
    def roles(self) -> tuple[int, ...]:
        """Return all of them, each once."""
        return tuple(dict.fromkeys(role for role in (self.champion, *self.divisions) if role))

    def with_role(self, place: str, role: int | None, by: PersonId) -> "RoleChoice":
        """Return the choice with another role for `champion`, or for the division with a number."""
        if place == "champion":
            changed = replace(self, champion=role)
        else:
            known = dict(enumerate(self.divisions, 1)) | {int(place): role or 0}
            changed = replace(self, divisions=tuple(known.get(number, 0) for number in range(1, max(known) + 1)))
        chosen_by = {**self.chosen_by, role: by} if role else self.chosen_by
        return replace(changed, chosen_by={each: chosen_by[each] for each in changed.roles})


@dataclass(frozen=True, slots=True)
class Given:
    """The roles given and their holders, and why roles could not be given the last time (a code, by the role)."""

    roles: Mapping[int, tuple[PersonId, ...]] = field(default_factory=dict)
    troubles: Mapping[int, str] = field(default_factory=dict)


CHOICE: Final[TypeAdapter[RoleChoice]] = TypeAdapter(RoleChoice)
GIVEN: Final[TypeAdapter[Given]] = TypeAdapter(Given)


def choice_key(server: int, league: LeagueId) -> str:
    """Return under which name the choice for a league is kept."""
    return f"league-roles-{server}-{league}"


def given_key(server: int, league: LeagueId) -> str:
    """Return under which name it is kept what was given."""
    return f"league-roles-given-{server}-{league}"


def due(choice: RoleChoice, seasons: Sequence[tuple[Season, Sequence[Table]]]) -> Due:
    """Return who is to have each chosen role; `seasons` of the league with their tables, the latest first.

    Champions are those of the last season that has ended, until the next one has. A division's role is for those who
    play in it, or have played in it last; who has left has none. Of a team all members have it.
    """
    found: dict[int, set[PersonId]] = {role: set() for role in choice.roles}
    finals = (final_of(season, tables) for season, tables in seasons)
    latest = next((final for final in finals if final is not None), None)
    if choice.champion and latest is not None:
        found[choice.champion].update(latest.champions)
    begun = (season for season, _ in seasons if season.started_at is not None and season.phase != "cancelled")
    running = next(begun, None)
    for role, group in zip(choice.divisions, running.divisions if running else (), strict=False):
        if role and running is not None:
            playing = (running.entrants[one] for one in group if not running.has_left(one))
            found[role].update(person for one in playing for person in running.present(one))
    return {role: frozenset(one for one in persons if not is_computer(one)) for role, persons in found.items()}


def changes(due_: Due, given: Given) -> tuple[Sequence[tuple[int, PersonId]], Sequence[tuple[int, PersonId]]]:
    """Return from whom a role is to be taken, and to whom one is to be given, as role and person."""
    taken = [
        (role, person)
        for role, persons in given.roles.items()
        for person in persons
        if person not in due_.get(role, frozenset[PersonId]())
    ]
    known: Mapping[int, Collection[PersonId]] = given.roles
    wanted = [(role, person) for role, persons in due_.items() for person in sorted(persons)]
    new = [(role, person) for role, person in wanted if person not in known.get(role, ())]
    return taken, new
