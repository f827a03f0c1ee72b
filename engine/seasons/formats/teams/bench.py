"""Who from a team's bench can play on at a board."""

from engine.ids import PersonId
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def free_for(season: Season, entrant: EntrantId, number: int, *, without: PersonId | None = None) -> PersonId | None:
    """Return the first member who plays at no board of a meeting and is not missing, None if there is none."""
    squad, boards = season.squads.teams[entrant], season.rules.boards
    first = (number - 1) // boards * boards + 1
    playing = {one for each in range(first, first + boards) for one in season.squads.playing(each)}
    free = (one for one in squad.members if one not in playing and one not in squad.missing and one != without)
    return next(free, None)
