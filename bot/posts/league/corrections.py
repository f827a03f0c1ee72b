"""Effects of a correction in words: places, points, divisions and ratings, and what it leaves to organisers."""

from collections.abc import Mapping, Sequence

from bot.i18n import Words
from bot.markup import Markup
from bot.posts.league.core import ACCENT_ASK, Standing, button, place, title
from bot.posts.league.knockout import changed_told
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.state.season import Season
from leagues.divisions import Move, differences
from leagues.table import Table


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


def _moved(before: Sequence[Table], after: Standing) -> Sequence[Move]:
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
    lines += changed_told(after, fixture, words) if season.rules.format == "knockout" else ()
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
