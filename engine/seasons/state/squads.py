"""The teams of a season as values, and what facts make of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.ids import PersonId
from engine.seasons.facts.teams import (
    BoardsOrdered,
    CaptainChanged,
    LineupSet,
    MemberDeclined,
    MemberInvited,
    MemberJoined,
    MemberLeft,
    MemberMissing,
    MemberSteppedIn,
    TeamFact,
    TeamNamed,
)
from engine.seasons.state.own import Entrant, Entrants, FormatState
from leagues.core import EntrantId, Fixture


@dataclass(frozen=True, slots=True)
class Squad:
    """A team.

    Attributes:
        name: how it is called.
        captain: who speaks for it.
        members: in the order of boards, those beyond the boards are the bench.
        invited: who may still join.
        missing: who cannot play in the rounds to come.
    """

    name: str
    captain: PersonId
    members: tuple[PersonId, ...]
    invited: tuple[PersonId, ...] = ()
    missing: frozenset[PersonId] = frozenset()

    def without(self, person: PersonId) -> "Squad":
        """Return the team without somebody as a member or among those invited."""
        return replace(
            self,
            members=tuple(one for one in self.members if one != person),
            invited=tuple(one for one in self.invited if one != person),
            missing=self.missing - {person},
        )


@dataclass(frozen=True, slots=True)
class Squads(FormatState):
    """All teams of a season, and who plays at each board of the rounds that have begun.

    Attributes:
        teams: by their entrants.
        lineups: who plays at a board, in the order of its seats.
        replaced: for whom somebody from the bench plays on at a board.
        begun: the latest round that has begun.
    """

    teams: Mapping[EntrantId, Squad] = field(default_factory=dict)
    lineups: Mapping[int, tuple[PersonId | None, ...]] = field(default_factory=dict)
    replaced: Mapping[int, tuple[PersonId | None, ...]] = field(default_factory=dict)
    begun: int = 0

    def name(self, entrant: EntrantId) -> str:
        """Return how a team is called."""
        return self.teams[entrant].name if entrant in self.teams else ""

    def members(self, entrant: Entrant) -> tuple[PersonId, ...]:
        """Return the members of a team, in the order of boards."""
        return self.teams[entrant.id].members if entrant.id in self.teams else (entrant.person,)

    def players(self, fixture: Fixture, entrants: Entrants) -> tuple[PersonId | None, ...]:  # noqa: ARG002 - teams know their members
        """Return who plays at a board."""
        return self.lineup(fixture.number)

    def played_for(self, entrant: Entrant, fixtures: Mapping[int, Fixture]) -> tuple[PersonId, ...]:
        """Return all who have had a board of the team."""
        own = (fixture for fixture in fixtures.values() if entrant.id in fixture.entrants)
        seated = (self.lineup(fixture.number)[fixture.entrants.index(entrant.id)] for fixture in own)
        return tuple(dict.fromkeys(person for person in seated if person is not None))

    def lineup(self, number: int) -> tuple[PersonId | None, ...]:
        """Return who plays at a board; nobody before its round has begun."""
        return self.lineups.get(number, (None, None))

    def playing(self, number: int) -> tuple[PersonId | None, ...]:
        """Return who plays, or has played, at a board."""
        return (*self.lineups.get(number, ()), *self.replaced.get(number, ()))

    def after(self, fact: TeamFact, captain: PersonId | None, fixtures: Mapping[int, Fixture]) -> "Squads":
        """Return what a fact makes of the teams; `captain` is who has signed a new one up."""
        match fact:
            case LineupSet(round=number, boards=boards):
                set_now = {each.fixture: each.persons for each in boards}
                return replace(self, lineups={**self.lineups, **set_now}, begun=number)
            case MemberSteppedIn(fixture=fixture, entrant=entrant, person=person):
                before = self.lineups[fixture]
                seat = fixtures[fixture].entrants.index(entrant)
                replaced = (*self.replaced.get(fixture, ()), before[seat])
                return replace(
                    self,
                    lineups={**self.lineups, fixture: (*before[:seat], person, *before[seat + 1 :])},
                    replaced={**self.replaced, fixture: replaced},
                )
            case TeamNamed(entrant=entrant, name=name):
                assert captain is not None
                return self._with(entrant, Squad(name, captain, (captain,)))
            case _:
                return self._with(fact.entrant, _changed(self.teams[fact.entrant], fact))

    def _with(self, entrant: EntrantId, squad: Squad) -> "Squads":
        return replace(self, teams={**self.teams, entrant: squad})


def _changed(
    squad: Squad,
    fact: MemberInvited | MemberJoined | MemberDeclined | MemberLeft | BoardsOrdered | MemberMissing | CaptainChanged,
) -> Squad:
    match fact:
        case MemberInvited(person=person):
            return replace(squad, invited=(*squad.invited, person))
        case MemberJoined(person=person):
            joined = squad.without(person)
            return replace(joined, members=(*joined.members, person))
        case MemberDeclined(person=person) | MemberLeft(person=person):
            return squad.without(person)
        case BoardsOrdered(members=members):
            return replace(squad, members=members)
        case MemberMissing(person=person, is_missing=is_missing):
            missing = squad.missing | {person} if is_missing else squad.missing - {person}
            return replace(squad, missing=missing)
        case CaptainChanged(captain=captain):
            return replace(squad, captain=captain)
