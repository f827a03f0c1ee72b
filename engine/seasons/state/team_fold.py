"""The fold of facts about teams, which change a season's entrants, too: their persons are all who have been members."""

from dataclasses import replace

from engine.ids import PersonId
from engine.seasons.facts.teams import CaptainChanged, LineupSet, MemberJoined, MemberSteppedIn, TeamFact
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def team_changed(season: Season, fact: TeamFact) -> Season:
    """Return the season after a fact; the captain is the last of an entrant's persons."""
    if isinstance(fact, LineupSet | MemberSteppedIn):
        return replace(season, squads=season.squads.after(fact, None, season.fixtures))
    squads = season.squads.after(fact, season.entrants[fact.entrant].person, season.fixtures)
    changed = replace(season, squads=squads)
    match fact:
        case MemberJoined(entrant=entrant, person=person):
            one = season.entrants[entrant]
            others = tuple(each for each in one.persons[:-1] if each != person)
            return _with_persons(changed, entrant, (*others, person, one.person))
        case CaptainChanged(entrant=entrant, captain=captain):
            one = season.entrants[entrant]
            return _with_persons(changed, entrant, (*(each for each in one.persons if each != captain), captain))
        case _:
            return changed


def _with_persons(season: Season, entrant: EntrantId, persons: tuple[PersonId, ...]) -> Season:
    one = replace(season.entrants[entrant], persons=persons)
    return replace(season, entrants={**season.entrants, entrant: one})
