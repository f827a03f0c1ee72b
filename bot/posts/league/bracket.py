"""The bracket of a knockout as a post: the picture in parts, and the same in words."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial

from bot.i18n import Words
from bot.markup import EMPTY, Markup, plain
from bot.posts import limits
from bot.posts.league.core import ACCENT_DONE, Standing, button, figure, marker, title
from bot.posts.painter import Painter
from bot.posts.post import Key, Picture, Post, rows
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.seasons.formats.knockout.bracket import bracket_of, rounds_of
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from leagues.knockout import DECIDER, Bracket, Meeting, numbered
from renderers.drawing.theme import THEMES
from renderers.league.bracket import Box, BracketPart, Column, Side, draw_bracket, parts


async def bracket_post(
    standing: Standing, division: int, painter: Painter, recipient: Recipient, *, page: int = 0, marked: PersonId | None
) -> Post:
    """Return a part of the bracket: the last rounds as page 0, the earlier ones after it."""
    words, season = recipient.words, standing.season
    made, shown = bracket_of(season, standing.progress), parts(rounds_of(season))
    page = min(max(page, 0), len(shown) - 1)
    picture = await bracket_picture(standing, division, painter, recipient, page=page, marked=marked)
    fixtures = button(words("button-league-fixtures"), Key("league_fixtures"), season, f"{division}.0")
    names = [_part_name(part, shown, made, words) for part in shown]
    turns = [
        button(name, Key("league_table"), season, f"{division}.{at}", is_disabled=at == page)
        for at, name in enumerate(names)
    ]
    return Post.of(
        Markup("### {}").format(title(season, words)),
        picture,
        Markup("\n").join(_lines(standing, made, shown[page], words)),
        *rows([fixtures, *(turns if len(shown) > 1 else ())]),
        Markup("-# {}").format(marker(season, f"table-{division}")),
        accent=ACCENT_DONE,
    )


async def bracket_picture(
    standing: Standing,
    division: int,
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None = None,
) -> Picture:
    """Return the picture of a part of the bracket, with its meetings in words."""
    words, season = recipient.words, standing.season
    made, shown = bracket_of(season, standing.progress), parts(rounds_of(season))
    part = shown[page]
    is_end = part.last == len(made.rounds)
    draw = partial(
        draw_bracket,
        [_column(standing, made, part, number, words, marked) for number in range(part.first, part.last + 1)],
        title=plain(title(season, words)),
        theme=THEMES[recipient.theme],
        is_end=is_end,
        third=_third(standing, made, words, marked) if is_end else None,
    )
    return Picture(
        f"{season.id}-{division}-{page}.png", await painter.picture(draw), in_words(standing, made, part, words)
    )


# The picture


def _column(
    standing: Standing, made: Bracket, part: BracketPart, number: int, words: Words, marked: PersonId | None
) -> Column:
    group = made.rounds[number - 1]
    boxes = tuple(_box(standing, group[at], words, marked) for at in part.boxes(number))
    return Column(round_name(len(group), words), boxes)


def _third(standing: Standing, made: Bracket, words: Words, marked: PersonId | None) -> Column | None:
    if made.third is None:
        return None
    return Column(words("knockout-third"), (_box(standing, made.third, words, marked),))


def _box(standing: Standing, each: Meeting, words: Words, marked: PersonId | None) -> Box:
    note, state = EMPTY, state_of(standing.season, each)
    if words.has(f"knockout-note-{state}"):
        note = words(f"knockout-note-{state}")
    one, other = (_side(standing, each, at, words, marked) for at in (0, 1))
    return Box(one, other, note)


def _side(standing: Standing, each: Meeting, at: int, words: Words, marked: PersonId | None) -> Side:
    one = each.sides[at]
    if one is None:
        return Side(words("knockout-bye" if each.is_known else "knockout-open"), is_entrant=False)
    is_counted = any(each.halves) or each.by in {"matches", "advantage"}
    points = figure(Fraction(each.halves[at], 2), words) if is_counted else ""
    is_marked = marked is not None and standing.season.entrants[one].person == marked
    return Side(standing.drawn_name(one), points, is_winner=one == each.winner, is_marked=is_marked)


def state_of(season: Season, each: Meeting) -> str:
    """Return how a meeting stands: what has decided it, else `decider`, `running` or `open`."""
    if each.by is not None:
        return each.by
    first = numbered(each.slot, 0, rounds_of(season))
    if first + DECIDER in season.fixtures:
        return "decider"
    return "running" if first in season.matches or first + 1 in season.matches else "open"


# In words


def _groups(made: Bracket, part: BracketPart, words: Words) -> Iterator[tuple[Markup, tuple[Meeting, ...]]]:
    """Yield the rounds of a part by name with the meetings in which somebody is known, the latest round last."""
    for number in range(part.first, part.last + 1):
        group = made.rounds[number - 1]
        yield round_name(len(group), words), tuple(group[at] for at in part.boxes(number))
    if part.last == len(made.rounds) and made.third is not None:
        yield words("knockout-third"), (made.third,)


def _lines(standing: Standing, made: Bracket, part: BracketPart, words: Words) -> Iterator[Markup]:
    for name, group in _groups(made, part, words):
        known = [each for each in group if each.sides != (None, None)]
        if known:
            yield Markup("**{}**").format(name)
        for each in known:
            one, other = (_known(each, at, standing.mention, words) for at in (0, 1))
            yield words("knockout-line", **_told(standing, each, standing.mention, words), one=one, other=other)


def in_words(standing: Standing, made: Bracket, part: BracketPart, words: Words) -> str:
    """Return a part of the bracket in words, for those who do not see the picture."""
    lines = []
    for name, group in _groups(made, part, words):
        for each in group:
            one, other = (_known(each, at, standing.name, words) for at in (0, 1))
            lines.append(
                words("knockout-alt", round=name, **_told(standing, each, standing.name, words), one=one, other=other)
            )
    return limits.clip(Markup(" ").join(lines), limits.ALT_TEXT)


def _known(each: Meeting, at: int, call: Callable[[EntrantId], str], words: Words) -> str:
    one = each.sides[at]
    return call(one) if one is not None else words("knockout-bye" if each.is_known else "knockout-open")


def _told(standing: Standing, each: Meeting, call: Callable[[EntrantId], str], words: Words) -> dict[str, str]:
    """Return what lines about a meeting are made from, beside who meets: its state, score and winner."""
    winner = "" if each.winner is None else call(each.winner)
    return {"state": state_of(standing.season, each), "score": _score(each, words), "winner": winner}


def _score(each: Meeting, words: Words, *, first: EntrantId | None = None) -> str:
    """Return how many points both have, the upper side first, or else who is named."""
    halves = each.halves if first in (None, each.sides[0]) else each.halves[::-1]
    return ":".join(figure(Fraction(each, 2), words) for each in halves)


def round_name(meetings_in_it: int, words: Words) -> Markup:
    """Return how a round is called, by the number of its meetings."""
    return words("knockout-round", meetings=meetings_in_it, people=2 * meetings_in_it)


def present_round_name(season: Season, number: int, words: Words) -> Markup:
    """Return how a round of a season is called, by its number; before the first one nothing."""
    return round_name(1 << (rounds_of(season) - number), words) if season.divisions and number else EMPTY


def _part_name(part: BracketPart, shown: Sequence[BracketPart], made: Bracket, words: Words) -> Markup:
    """Return what a button to a part says: its first round, and which of several parts with it."""
    name = round_name(len(made.rounds[part.first - 1]), words)
    alike = [each for each in shown if each.first == part.first]
    if len(alike) == 1:
        return words("knockout-from", round=name)
    return words("knockout-part", round=name, number=alike.index(part) + 1, count=len(alike))
