"""The bracket of a knockout as its season and the results leave it. Pure, computed on each request."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.state.progress import Progress, counted
from engine.seasons.state.season import Season
from leagues import knockout
from leagues.core import EntrantId, Fixture
from leagues.knockout import THIRD_PLACE, Bracket, Due, Meeting, PlayedMeeting, Slot

BRACKETS_KEPT: Final = 16
"""Brackets that are not made again while nothing has happened in them."""

DIVISION: Final = 1
"""A knockout has one division, in the order of the seeds."""

Met = tuple[tuple[Slot, tuple[EntrantId, EntrantId]], ...]


def bracket_of(season: Season, progress: Progress) -> Bracket:
    """Return the bracket of a season whose divisions are drawn; a withdrawal shows in it once its fixtures are ruled.

    Who meets by the season's fixtures goes on meeting, whatever becomes of a result before them.
    """
    rounds = rounds_of(season)
    own = season.rules.of(KnockoutRules)
    rules = knockout.BracketRules(own.advantage, own.has_third_place)
    results = counted(season, progress)
    played = tuple(
        PlayedMeeting(*knockout.located(number, rounds), result)
        for number, result in sorted(results.items())
        if number in season.fixtures
    )
    return _bracket(seeds(season), rules, played, season.lots, tuple(_met(season, rounds)))


@lru_cache(BRACKETS_KEPT)
def _bracket(
    people: tuple[EntrantId, ...],
    rules: knockout.BracketRules,
    played: tuple[PlayedMeeting, ...],
    lots: tuple[EntrantId, ...],
    met: Met,
) -> Bracket:
    return knockout.bracket(people, rules, played, (), {one: at for at, one in enumerate(lots)}, dict(met))


def seeds(season: Season) -> tuple[EntrantId, ...]:
    """Return everybody, the best seed first: by the season before, then by rating, then at random."""
    return season.divisions[DIVISION - 1]


def rounds_of(season: Season) -> int:
    """Return how many rounds the season has."""
    return knockout.rounds_of(len(seeds(season)))


def present_round(season: Season) -> int:
    """Return the round that is to be decided by the end of the present phase."""
    return max(1, season.round)


def meetings(bracket: Bracket) -> tuple[Meeting, ...]:
    """Return all meetings, the first round first, the one for the third place last."""
    return tuple(each for made in bracket.rounds for each in made) + ((bracket.third,) if bracket.third else ())


def round_of(slot: Slot, rounds: int) -> int:
    """Return in which round a meeting is decided; that for the third place beside the final."""
    return rounds if slot == THIRD_PLACE else slot[0]


def stage(bracket: Bracket) -> int:
    """Return the earliest round of which a meeting is still to be decided, one more than there are if none is."""
    rounds = len(bracket.rounds)
    return min((round_of(each.slot, rounds) for each in meetings(bracket) if not each.is_over), default=rounds + 1)


def fixture(due: Due, rounds: int) -> Fixture:
    """Return a match that is due as a fixture."""
    number = knockout.numbered(due.slot, due.match, rounds)
    return Fixture(number, DIVISION, round_of(due.slot, rounds), due.seats)


def meeting_of(season: Season, bracket: Bracket, number: int) -> Meeting:
    """Return the meeting to which a fixture belongs."""
    slot, _ = knockout.located(number, rounds_of(season))
    if slot == THIRD_PLACE:
        assert bracket.third is not None  # else there is no such fixture
        return bracket.third
    return bracket.rounds[slot[0] - 1][slot[1]]


def last_place(bracket: Bracket, number: int) -> int:
    """Return the place of who loses in a round."""
    is_semi = bracket.third is not None and number == len(bracket.rounds) - 1
    return 4 if is_semi else len(bracket.rounds[number - 1]) + 1


def points(season: Season, progress: Progress) -> Mapping[EntrantId, tuple[int, int, int]]:
    """Return how many matches everybody has won, drawn and lost."""
    sums = {one: [0, 0, 0] for one in seeds(season)}
    for number, result in counted(season, progress).items():
        made = season.fixtures.get(number)
        if made is None or result.ending in {"void", "unplayed"}:
            continue
        places = result.places or (2, 2)
        for at, one in enumerate(made.entrants):
            better = [other for other in places if other < places[at]]
            is_draw = bool(result.places) and not better and places.count(places[at]) > 1
            sums[one][1 if is_draw else 2 if better or not result.places else 0] += 1
    return {one: (won, drawn, lost) for one, (won, drawn, lost) in sums.items()}


def _met(season: Season, rounds: int) -> Iterator[tuple[Slot, tuple[EntrantId, EntrantId]]]:
    for number, made in sorted(season.fixtures.items()):
        slot, match = knockout.located(number, rounds)
        if match == 0:
            one, other = made.entrants
            yield slot, (one, other)
