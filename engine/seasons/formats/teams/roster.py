"""Acts of team members: found, invite, join, order boards, be missing, step in, leave. Pure functions.

Raises `engine.errors.Refusal` where a request is not carried out. A captain speaks for a team; everybody speaks for
themselves. The order of boards follows the ratings: nobody plays above a teammate who is stronger by more than the
season's limit.
"""

from collections.abc import Iterator, Mapping, Sequence

from engine.ids import PersonId
from engine.letters import reading
from engine.seasons.entrants.signups import sign_up
from engine.seasons.errors import AlreadySignedUp, BadLineup, NoSuchTeam, NotCaptain, NotInSeason
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.places import EntrantSignedOff, EntrantSignedUp, EntrantWithdrew
from engine.seasons.facts.teams import (
    BoardsOrdered,
    CaptainChanged,
    MemberDeclined,
    MemberInvited,
    MemberJoined,
    MemberLeft,
    MemberMissing,
    MemberSteppedIn,
    TeamNamed,
)
from engine.seasons.facts.union import Facts
from engine.seasons.state.guards import BEFORE_START, LIVE, fixture_of, named, require_phase
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squad, Squads
from leagues.core import EntrantId
from leagues.teams import BoardRules, MemberId, by_rating, misplaced

LONGEST_NAME = 30
MOST_MEMBERS = 12
"""How many members and people invited a team has at most."""

Ratings = Mapping[PersonId, int]


# Founding and joining


def first_free_substitute(
    season: Season, entrant: EntrantId, number: int, *, without: PersonId | None = None
) -> PersonId | None:
    """Return the first member who plays at no board of a meeting and is not missing, None if there is none."""
    squad, boards = season.of(Squads).teams[entrant], season.rules.of(TeamRules).boards
    first = (number - 1) // boards * boards + 1
    playing = {one for each in range(first, first + boards) for one in season.of(Squads).playing(each)}
    free = (one for one in squad.members if one not in playing and one not in squad.missing and one != without)
    return next(free, None)


def found(season: Season, captain: PersonId, name: str, invited: Sequence[PersonId]) -> Facts:
    """Sign a team up; those invited are members as soon as they agree."""
    name = named(name, most=LONGEST_NAME)
    if any(_name(season, one) == reading(name) for one in season.entrants):
        raise BadLineup(reason="name")
    signed_up = sign_up(season, captain)
    entrant = next(fact.entrant for fact in signed_up if isinstance(fact, EntrantSignedUp))
    others = tuple(dict.fromkeys(person for person in invited if person != captain))
    return (
        *signed_up,
        TeamNamed("team_named", entrant, name),
        *_invitations(season, entrant, Squad(name, captain, (captain,)), others),
    )


def invite(season: Season, captain: PersonId, persons: Sequence[PersonId]) -> Facts:
    """Invite people into one's team, before the season begins or while it runs.

    Raises:
        BadLineup: all of them are members or invited already, one of them plays for others, or they are too many.
    """
    require_phase(season, "open", "drawn", "running")
    entrant, squad = led_by(season, captain)
    new = tuple(dict.fromkeys(one for one in persons if one not in (*squad.members, *squad.invited)))
    if not new:
        raise BadLineup(reason="nothing")
    return _invitations(season, entrant, squad, new)


def _invitations(season: Season, entrant: EntrantId, squad: Squad, persons: Sequence[PersonId]) -> Facts:
    if any(season.entrant_of(person) is not None for person in persons):
        raise BadLineup(reason="plays")
    if len(squad.members) + len(squad.invited) + len(persons) > MOST_MEMBERS:
        raise BadLineup(reason="many", most=MOST_MEMBERS)
    return tuple(MemberInvited("member_invited", entrant, person) for person in persons)


def join(season: Season, person: PersonId, entrant: EntrantId, ratings: Ratings) -> Facts:
    """Agree to be a member; where the order of boards does not fit the ratings then, it follows them."""
    require_phase(season, "open", "drawn", "running")
    squad = _invited(season, person, entrant)
    if season.entrant_of(person) is not None:
        raise AlreadySignedUp
    members = (*squad.members, person)
    joined = MemberJoined("member_joined", entrant, person)
    if not _misplaced(season, members, ratings):
        return (joined,)
    return joined, BoardsOrdered("boards_ordered", entrant, _by_rating(members, ratings), None)


def decline(season: Season, person: PersonId, entrant: EntrantId) -> Facts:
    """Do not join a team."""
    _invited(season, person, entrant)
    return (MemberDeclined("member_declined", entrant, person),)


def _name(season: Season, entrant: EntrantId) -> str:
    squad = season.of(Squads).teams.get(entrant)
    return "" if squad is None else reading(squad.name)


# What captains decide


def move_up(season: Season, captain: PersonId, member: PersonId, ratings: Ratings) -> Facts:
    """Let a member change places with the one who plays above."""
    _, squad = led_by(season, captain)
    at = _index(squad, member)
    if at == 0:
        raise BadLineup(reason="first")
    before = squad.members
    return order(season, captain, (*before[: at - 1], member, before[at - 1], *before[at + 1 :]), ratings)


def order(season: Season, captain: PersonId, members: Sequence[PersonId], ratings: Ratings) -> Facts:
    """Order the boards of one's team for the rounds to come.

    Raises:
        BadLineup: somebody would play above a teammate who is stronger by more than the limit.
    """
    require_phase(season, "open", "drawn", "running")
    entrant, squad = led_by(season, captain)
    if sorted(members) != sorted(squad.members):
        raise BadLineup(reason="members")
    wrong = _misplaced(season, members, ratings)
    if wrong:
        upper, lower = wrong[0]
        raise BadLineup(
            reason="limit", upper=f"<@{upper}>", lower=f"<@{lower}>", limit=season.rules.of(TeamRules).limit
        )
    return (BoardsOrdered("boards_ordered", entrant, tuple(members), captain),)


def set_missing(season: Season, by: PersonId, member: PersonId, *, is_missing: bool) -> Facts:
    """Say that a member cannot play in the rounds to come, or can again: by the captain, or by themselves."""
    require_phase(season, "open", "drawn", "running")
    entrant, squad = squad_of(season, by)
    if by not in (member, squad.captain):
        raise NotCaptain(captain=f"<@{squad.captain}>")
    _index(squad, member)
    if (member in squad.missing) == is_missing:
        raise BadLineup(reason="nothing")
    return (MemberMissing("member_missing", entrant, member, is_missing, by),)


def step_in(season: Season, captain: PersonId, number: int, progress: Progress) -> Facts:
    """Let the first of the bench who is free in this meeting play on at a board whose match runs."""
    require_phase(season, "running", "overtime")
    entrant, _ = led_by(season, captain)
    fixture = fixture_of(season, number)
    if entrant not in fixture.entrants or number not in progress.seated:
        raise BadLineup(reason="board")
    person = first_free_substitute(season, entrant, number)
    if person is None:
        raise BadLineup(reason="bench")
    return (MemberSteppedIn("member_stepped_in", number, entrant, person, captain),)


def hand_over(season: Season, captain: PersonId, member: PersonId) -> Facts:
    """Make another member captain."""
    entrant, squad = led_by(season, captain)
    _index(squad, member)
    return (CaptainChanged("captain_changed", entrant, member, "handed_over"),)


# Leaving


def leave(season: Season, person: PersonId, progress: Progress, *, is_gone: bool = False) -> Facts:
    """Be no member any more: the bench plays on, the next board is captain; the last one takes the team along.

    Raises:
        NotInSeason: they are in no team, or their team has left.
    """
    require_phase(season, *BEFORE_START, *LIVE)
    entrant, squad = squad_of(season, person)
    if season.has_left(entrant):
        raise NotInSeason
    rest = squad.without(person).members
    if not rest and season.phase in BEFORE_START:
        return (EntrantSignedOff("entrant_signed_off", entrant, waits_on=False),)
    if not rest:
        by = None if is_gone else person
        return (EntrantWithdrew("entrant_withdrew", entrant, "asked", "", by),)
    left = MemberLeft("member_left", entrant, person, is_gone)
    succeeded = (CaptainChanged("captain_changed", entrant, rest[0], "left"),) if squad.captain == person else ()
    return (left, *succeeded, *_stepping_in(season, entrant, person, progress))


def gone(season: Season, person: PersonId, progress: Progress) -> Facts:
    """Return what follows when a member is not in the server any more."""
    entrant = season.entrant_of(person)
    is_member = entrant is not None and not season.has_left(entrant.id) and not season.is_over
    return leave(season, person, progress, is_gone=True) if is_member else ()


def _stepping_in(season: Season, entrant: EntrantId, person: PersonId, progress: Progress) -> Iterator[MemberSteppedIn]:
    """Yield who from the bench plays on at the boards of somebody who leaves; where nobody is free they are lost."""
    for number in sorted(progress.seated):
        if person in season.of(Squads).lineup(number):
            free = first_free_substitute(season, entrant, number, without=person)
            if free is not None:
                yield MemberSteppedIn("member_stepped_in", number, entrant, free, None)


# Conditions


def squad_of(season: Season, person: PersonId) -> tuple[EntrantId, Squad]:
    """Return the team of a member.

    Raises:
        NotInSeason: they are in none.
    """
    entrant = season.entrant_of(person)
    if entrant is None or entrant.id not in season.of(Squads).teams:
        raise NotInSeason
    return entrant.id, season.of(Squads).teams[entrant.id]


def led_by(season: Season, person: PersonId) -> tuple[EntrantId, Squad]:
    """Return the team of which somebody is captain.

    Raises:
        NotCaptain: says who is.
    """
    entrant, squad = squad_of(season, person)
    if squad.captain != person:
        raise NotCaptain(captain=f"<@{squad.captain}>")
    return entrant, squad


def _invited(season: Season, person: PersonId, entrant: EntrantId) -> Squad:
    squad = season.of(Squads).teams.get(entrant)
    if squad is None or entrant not in season.entrants or person not in squad.invited:
        raise NoSuchTeam
    return squad


def _index(squad: Squad, member: PersonId) -> int:
    if member not in squad.members:
        raise BadLineup(reason="members")
    return squad.members.index(member)


def _misplaced(season: Season, members: Sequence[PersonId], ratings: Ratings) -> tuple[tuple[MemberId, MemberId], ...]:
    known = {MemberId(one): ratings.get(one, 0) for one in members}
    own = season.rules.of(TeamRules)
    return misplaced(list(known), known, BoardRules(boards=own.boards, limit=own.limit))


def _by_rating(members: Sequence[PersonId], ratings: Ratings) -> tuple[PersonId, ...]:
    known = {MemberId(one): ratings.get(one, 0) for one in members}
    return tuple(PersonId(one) for one in by_rating(list(known), known))
