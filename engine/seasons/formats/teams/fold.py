"""The fold of facts about teams, which change a season's entrants, too: their persons are all former members."""

from dataclasses import replace

from engine.ids import PersonId
from engine.seasons.facts.teams import CaptainChanged, LineupSet, MemberJoined, MemberSteppedIn, TeamFact
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from leagues.core import EntrantId


def teamed(season: Season, fact: TeamFact) -> Season:
    """Return the season after a fact; the captain is the last of an entrant's persons."""
    squads = season.of(Squads)
    if isinstance(fact, LineupSet | MemberSteppedIn):
        return replace(season, own=squads.after(fact, None, season.fixtures))
    entrant = season.entrants[fact.entrant]
    changed = replace(season, own=squads.after(fact, entrant.person, season.fixtures))
    match fact:
        case MemberJoined(person=person):
            others = tuple(member for member in entrant.persons[:-1] if member != person)
            return _with_persons(changed, entrant.id, (*others, person, entrant.person))
        case CaptainChanged(captain=captain):
            others = tuple(member for member in entrant.persons if member != captain)
            return _with_persons(changed, entrant.id, (*others, captain))
        case _:
            return changed


def _with_persons(season: Season, entrant: EntrantId, persons: tuple[PersonId, ...]) -> Season:
    changed = replace(season.entrants[entrant], persons=persons)
    return replace(season, entrants={**season.entrants, entrant: changed})
