"""Prospects of people in a division, in words: places within reach, and what these mean for title and promotion."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts.league.core import Standing
from engine.seasons.course.milestones import What
from leagues.bounds import Prospect, Prospects, Span, prospects
from leagues.core import EntrantId

MOST_NAMED: Final = 6
"""How many people in a race are named; of more their number is said."""

WHAT: Final[dict[What, Callable[[Prospects], Prospect]]] = {
    "title": lambda found: found.title,
    "promotion": lambda found: found.promotion,
    "relegation": lambda found: found.relegation,
}


def of_entrant(standing: Standing, entrant: EntrantId) -> Prospects | None:
    """Return what somebody can still come to, None where nothing is known: struck, or nothing is played."""
    season, span = standing.season, standing.spans.get(entrant)
    division = season.division_of(entrant)
    if span is None or division is None:
        return None
    return prospects(
        span,
        sum(one in standing.spans for one in season.divisions[division - 1]),
        promoted=season.rules.promoted,
        relegated=season.rules.relegated,
        is_highest=division == 1,
        is_lowest=division == len(season.divisions),
    )


def own_reach(standing: Standing, entrant: EntrantId, span: Span, words: Words) -> Markup:
    """Return from which place to which somebody can still come, and what is certain or out of reach by now."""
    found = of_entrant(standing, entrant)
    where = (
        words("league-reach-fixed", place=span.best)
        if span.best == span.worst
        else words("league-reach", best=span.best, worst=span.worst)
    )
    if found is None:
        return where
    certain = [words(f"league-reach-{what}-certain") for what in _certain(found)]
    gone = [words(f"league-reach-{what}-impossible") for what in _gone(standing, entrant, found)]
    return Markup(" ").join((where, *certain, *gone))


def short(standing: Standing, entrant: EntrantId, words: Words) -> Markup:
    """Return the same in a few words for a line of the table; nothing where nothing is known."""
    span, found = standing.spans.get(entrant), of_entrant(standing, entrant)
    if span is None or found is None:
        return EMPTY
    for what in _certain(found):
        return words(f"league-short-{what}")
    if span.best == span.worst:
        return words("league-short-fixed")
    return words("league-short", best=span.best, worst=span.worst)


def races(standing: Standing, division: int, words: Words) -> Iterator[Markup]:
    """Yield who can still win a division, be promoted from it or be relegated, as far as that is open."""
    season = standing.season
    members = [row.entrant for row in standing.tables[division - 1].rows if row.entrant in standing.spans]
    for what, read in WHAT.items():
        found = {member: read(known) for member in members if (known := of_entrant(standing, member)) is not None}
        running = [one for one, state in found.items() if state == "possible"]
        if not running or len(running) == len(season.divisions[division - 1]):
            continue  # while everybody can, there is nothing to say
        persons = Markup(", ").join(map(standing.mention, running[:MOST_NAMED]))
        more = max(0, len(running) - MOST_NAMED)
        yield words(f"league-race-{what}", division=division, persons=persons, more=more)


def open_again(before: Standing, after: Standing, words: Words) -> Iterator[Markup]:
    """Yield what was told to be certain, and is not any more by a change."""
    for entrant, told in sorted(after.season.announced_certainties):
        what = _what(told)
        known, found = of_entrant(before, entrant), of_entrant(after, entrant)
        if known is None or found is None:
            continue
        if WHAT[what](known) == "certain" != WHAT[what](found):
            yield words(f"league-open-again-{what}", person=after.mention(entrant))


def _what(text: str) -> What:
    return next(each for each in WHAT if each == text)


def _certain(found: Prospects) -> Iterator[What]:
    return (what for what, read in WHAT.items() if read(found) == "certain")


def _gone(standing: Standing, entrant: EntrantId, found: Prospects) -> Iterator[What]:
    """Yield what somebody cannot come to any more who plays where it is to be had."""
    season = standing.season
    division = season.division_of(entrant)
    if season.rules.promoted and division != 1 and found.promotion == "impossible":
        yield "promotion"
    if season.rules.relegated and division != len(season.divisions) and found.relegation == "impossible":
        yield "relegation"
