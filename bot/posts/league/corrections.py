"""Rulings and corrections of results in words: places, points, divisions, ratings, and the part left to organisers."""

from collections.abc import Iterator, Mapping, Sequence

from bot.i18n import Words
from bot.markup import Markup, quoted
from bot.posts.league.core import ACCENT_ASK, Standing, button, place, title
from bot.posts.league.presentation import presentation_of
from bot.posts.league.rounds import deadline_told
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.facts.fixtures import (
    FixtureReopened,
    FixtureRuled,
    PointsAdjusted,
    RulingReversed,
)
from engine.seasons.state.season import Season
from leagues.divisions import CorrectedMove, differences
from leagues.table import Table


def ruling_lines(
    fact: FixtureRuled | RulingReversed | FixtureReopened | PointsAdjusted, standing: Standing, words: Words
) -> Iterator[Markup]:
    """Yield what a ruling has decided, by whom and why."""
    own = presentation_of(standing.season.rules)
    if isinstance(fact, PointsAdjusted):
        person, points = standing.mention(fact.entrant), f"{fact.points:+d}".replace("-", "−")
        yield words("league-told-points", person=person, points=points, by=mention(fact.by))
    else:
        number, players = str(fact.fixture), standing.players(standing.season.fixtures[fact.fixture])
        by = "" if fact.by is None else mention(fact.by)
        if isinstance(fact, RulingReversed):
            yield words("league-told-reversed", number=number, players=players, by=by)
        elif isinstance(fact, FixtureReopened):
            yield words("league-told-again", number=number, players=players, by=by)
        elif fact.by is None:
            yield own.ruled(fact, standing, words) or deadline_told(fact, standing, words)
            return
        else:
            ending = _ending(fact, standing, words)
            yield words("league-told-ruled", number=number, players=players, ending=ending, by=by)
    yield quoted(fact.note)
    if not isinstance(fact, PointsAdjusted):
        yield from own.changed(standing, fact.fixture, words)


def _ending(fact: FixtureRuled, standing: Standing, words: Words) -> Markup:
    """Return how a fixture counts by a ruling."""
    ending = words(f"league-ending-{fact.ending}")
    fixture = standing.season.fixtures[fact.fixture]
    winners = [entrant for entrant, at in zip(fixture.entrants, fact.places, strict=False) if at == 1]
    if not winners:
        return ending
    if len(winners) > 1:
        return Markup("{} · ½").format(ending)
    return Markup("{} · {}").format(ending, words("league-won-by", person=standing.mention(winners[0])))


def unsettled(season: Season | None, words: Words) -> list[Markup]:
    """Return that a next season stays as it is unless organisers decide; nothing where there is none."""
    return [] if season is None else [words("league-told-unsettled", season=title(season, words))]


def settling(season: Season | None, words: Words) -> list[Button]:
    """Return the button by which organisers decide about it."""
    return [] if season is None else [button(words("button-league-correction"), Key("league_correction"), season)]


def moves(before: Sequence[Table], after: Standing, words: Words) -> list[Markup]:
    """Return whose place, points or next division are others than before, in words; nothing where nobody's are."""
    moved = _moved(before, after)
    placed = [
        words(
            "league-told-move",
            person=after.mention(move.entrant),
            has_place="same" if place(move.before) == place(move.after) else "other",
            before=place(move.before),
            after=place(move.after),
            points=f"{float(move.points):+g}".replace("-", "−") if move.points else "none",
        )
        for move in moved
        if move.has_moved
    ]
    return placed + [
        words(
            "league-told-division",
            person=after.mention(move.entrant),
            before=move.division_before,
            after=move.division_after,
        )
        for move in moved
        if move.changes_division and after.season.is_over
    ]


def moved_persons(before: Sequence[Table], after: Standing) -> tuple[PersonId, ...]:
    """Return whose place, points or next division are others than before."""
    return tuple(after.season.entrants[move.entrant].person for move in _moved(before, after))


def _moved(before: Sequence[Table], after: Standing) -> Sequence[CorrectedMove]:
    rules = after.season.rules
    if len(before) != len(after.tables):
        return ()
    return differences(before, after.tables, promoted=rules.promoted, relegated=rules.relegated)


def rated(changes: Mapping[int, float], words: Words) -> list[Markup]:
    """Return by how much ratings are different."""
    return [
        words("league-told-rating", person=mention(PersonId(person)), change=f"{change:+.0f}".replace("-", "−"))
        for person, change in changes.items()
    ]


def result_changed_post(
    before: Sequence[Table],
    after: Standing,
    match: str,
    changes: Mapping[int, float],
    recipient: Recipient,
    mark: str,
    following: Season | None = None,
) -> Post:
    """Return the post about a match whose outcome was changed after it had counted, by a moderator's ruling."""
    words, season = recipient.words, after.season
    fixture = next(number for number, known in season.matches.items() if known == match)
    players = after.players(season.fixtures[fixture])
    lines = [words("league-told-result", number=str(fixture), players=players, match=match)]
    lines += moves(before, after, words) or [words("league-told-nothing-moved")]
    lines += presentation_of(season.rules).changed(after, fixture, words)
    lines += rated(changes, words) + unsettled(following, words)
    moved = moved_persons(before, after)
    return Post.of(
        Markup("### {}").format(title(season, words)),
        Markup("\n").join(lines),
        *rows(settling(following, words)),
        Markup("-# {}").format(mark),
        mentions=moved,
        accent=ACCENT_ASK,
    )
