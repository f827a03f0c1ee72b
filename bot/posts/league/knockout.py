"""A knockout in words: who is seeded, which pairs are made, who goes on, and what a ruling changes no more."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts.league.bracket import present_round_name
from bot.posts.league.core import Standing, Teller, figure, place
from bot.posts.league.prospects import own_reach
from engine.seasons.facts.fixtures import FixtureRuled, MeetingDecided, MeetingsMade, RoundDrawn
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.places import PlannedFixture
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats.knockout.bracket import bracket_of, meeting_of, meetings, rounds_of, seeds
from leagues.bounds import Span
from leagues.core import EntrantId
from leagues.knockout import DECIDER, THIRD_PLACE, Meeting, located, seeded

PODIUM = 3
"""The places that the page of a tournament names that is over."""

MOST_NAMED = 40
"""People whom a line names."""


def rules_lines(rules: Rules, words: Words) -> Iterator[Markup]:
    """Yield how a knockout is played."""
    own = rules.of(KnockoutRules)
    yield words("knockout-rules-time", days=own.round_days, overtime=rules.overtime_days, most=rules.most)
    yield words("knockout-rules-meeting", advantage=own.advantage)
    if own.has_third_place:
        yield words("knockout-rules-third")


def people_lines(standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield who is seeded how before the start, who is still in after it, and the first places in the end."""
    season = standing.season
    if not season.fixtures:
        yield words("knockout-seeds", persons=_in_order(standing, seeds(season)))
        return
    if season.is_over:
        first = [row for row in standing.tables[0].rows if row.place is not None and row.place <= PODIUM]
        placed = (Markup("{}. {}").format(row.place, standing.mention(row.entrant)) for row in first)
        yield words("knockout-podium", persons=Markup(" · ").join(placed))
        return
    out = bracket_of(season, standing.progress).out
    still_in = [entrant for entrant in seeds(season) if entrant not in out]
    if still_in:
        yield words("knockout-still-in", persons=_named(standing, still_in), count=len(still_in))


def reach_line(standing: Standing, entrant: EntrantId, span: Span, words: Words) -> Markup:
    """Return what somebody can still come to."""
    if span.best == span.worst > 1:
        row = standing.tables[0].row(entrant)
        return words("knockout-reach-out", place=place(row))
    if entrant in bracket_of(standing.season, standing.progress).out:
        return words("knockout-reach-third")
    return Markup("-# {}").format(own_reach(standing, entrant, span, words))


def kept_lines(standing: Standing, number: int, words: Words) -> Iterator[Markup]:
    """Yield who stays in the bracket although the result of a fixture, as it is by now, lets somebody else go on."""
    each = meeting_of(standing.season, bracket_of(standing.season, standing.progress), number)
    if each.by == "kept" and each.winner is not None:
        yield words("knockout-told-kept", person=standing.mention(each.winner))


def _round(fact: RoundDrawn, standing: Standing, words: Words) -> Iterator[Markup]:
    name = present_round_name(standing.season, fact.round, words)
    yield words("knockout-told-round", round=name, until=when(datetime.fromisoformat(fact.until)))
    yield from _pairs(fact.fixtures, standing, words)
    yield from _byes(standing, words) if fact.round == 1 else ()


def _meetings(fact: MeetingsMade, standing: Standing, words: Words) -> Iterator[Markup]:
    yield from _pairs(fact.fixtures, standing, words)


def ruled_line(fact: FixtureRuled, standing: Standing, words: Words) -> Markup | None:
    """Return how a fixture counts that nobody needs to play any more; None where its time was over."""
    if not words.has(f"knockout-told-{fact.note}"):
        return None
    players = standing.players(standing.season.fixtures[fact.fixture])
    return words(f"knockout-told-{fact.note}", number=str(fact.fixture), players=players, ending=fact.ending)


def _pairs(fixtures: Sequence[PlannedFixture], standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield who meets, both matches of two in one line."""
    season, rounds = standing.season, rounds_of(standing.season)
    for fixture in fixtures:
        slot, match = located(fixture.number, rounds)
        players = standing.players(season.fixtures[fixture.number])
        if match == DECIDER:
            yield words("knockout-told-decider", players=players, number=str(fixture.number))
        elif match == 0:
            name = words("knockout-third") if slot == THIRD_PLACE else present_round_name(season, slot[0], words)
            numbers = str(fixture.number), str(fixture.number + 1)
            yield words("knockout-told-pair", round=name, players=players, first=numbers[0], second=numbers[1])


def _byes(standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield who has a bye in the first round."""
    people = seeds(standing.season)
    order = seeded(len(people))
    resting = sorted(each for at, each in enumerate(order) if each is not None and order[at ^ 1] is None)
    if resting:
        yield words("knockout-told-byes", persons=_named(standing, [people[each] for each in resting]))


def _decided(fact: MeetingDecided, standing: Standing, words: Words) -> Iterator[Markup]:
    made = bracket_of(standing.season, standing.progress)
    each = next(meeting for meeting in meetings(made) if meeting.slot == (fact.round, fact.number))
    if fact.winner is None:
        yield words("knockout-told-nobody", persons=_named(standing, [one for one in each.sides if one is not None]))
        return
    winner = standing.mention(fact.winner)
    yield words(
        "knockout-told-decided",
        winner=winner,
        loser="" if fact.loser is None else standing.mention(fact.loser),
        by=fact.by,
        advantage=standing.season.rules.of(KnockoutRules).advantage,
        score=_score(each, fact.winner, words),
        goal=_goal(fact, standing, winner, words),
    )


def _goal(fact: MeetingDecided, standing: Standing, winner: Markup, words: Words) -> Markup:
    """Return what somebody has reached by a meeting."""
    if (fact.round, fact.number) == THIRD_PLACE:
        return words("knockout-goal-third", person=winner)
    left = rounds_of(standing.season) - fact.round
    count = 1 << (left - 1) if left else 0
    return words("knockout-goal", person=winner, meetings=count, people=2 * count)


def _score(each: Meeting, first: EntrantId, words: Words) -> str:
    halves = each.halves if first == each.sides[0] else each.halves[::-1]
    return ":".join(figure(Fraction(side, 2), words) for side in halves)


def _named(standing: Standing, entrants: Sequence[EntrantId]) -> Markup:
    shown = Markup(", ").join(map(standing.mention, entrants[:MOST_NAMED]))
    return Markup("{} …").format(shown) if len(entrants) > MOST_NAMED else shown


def _in_order(standing: Standing, entrants: Sequence[EntrantId]) -> Markup:
    numbered = [
        Markup("{}. {}").format(at, standing.mention(entrant)) for at, entrant in enumerate(entrants[:MOST_NAMED], 1)
    ]
    return Markup(" · ").join(numbered)


TOLD: Final[Mapping[type[SeasonFact], Teller]] = {
    RoundDrawn: _round,
    MeetingsMade: _meetings,
    MeetingDecided: _decided,
}
"""The news that only a knockout tells, or tells in its own words."""
