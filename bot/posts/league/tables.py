"""The table of a division as a post: the picture, the same in words, and why somebody stands where they stand."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.i18n import Words
from bot.markup import EMPTY, Markup, plain
from bot.posts import limits
from bot.posts.league.core import ACCENT_DONE, Standing, button, figure, marker, place, table_key, title
from bot.posts.league.prospects import short
from bot.posts.painter import Painter
from bot.posts.post import Key, Picture, Post, Select, SelectOption, rows, turns
from bot.posts.recipients import Recipient
from engine.ids import MatchId, PersonId
from engine.seasons.formats import format_of
from games.core import PAIR
from leagues.core import Criterion, EntrantId, Fixture, Result
from leagues.divisions import moved
from leagues.endings import effective
from leagues.table import Row, Table
from leagues.tie_breaks.core import TieBreakStep
from leagues.tie_breaks.criteria import TIE_BREAKS
from leagues.tie_breaks.standings import Figure, Term
from renderers.drawing.theme import THEMES
from renderers.league.cross_table import MOST as MOST_CROSSED
from renderers.league.cross_table import CrossLine, draw_cross_table
from renderers.league.table import ROWS_ON_PAGE, StandingRow, draw_table, pages

MOST_TIED: Final = 7
"""Up to how many people with equal points the sums are shown."""
MOST_SAID: Final = 3300
"""Characters of the sums, so that a post can hold them with its title and menu."""
SIGNS = {"walkover": ("+", "-"), "played": ("1", "0")}


async def table_post(
    standing: Standing, division: int, painter: Painter, recipient: Recipient, *, page: int = 0, marked: PersonId | None
) -> Post:
    """Return a page of a division's table, with the line of `marked` stressed."""
    words, season = recipient.words, standing.season
    lines = table_lines(standing, division, words, marked)
    last = pages(lines) - 1
    page = min(max(page, 0), last)
    picture = await table_picture(standing, division, painter, recipient, page=page, marked=marked)
    key = f"{division}"
    buttons = [
        button(words("button-league-why"), Key("league_why"), season, f"{key}.{page}"),
        button(words("button-league-fixtures"), Key("league_fixtures"), season, f"{key}.0"),
    ]
    if len(lines) <= MOST_CROSSED and season.rules.seats == PAIR:
        buttons.insert(0, button(words("button-league-cross"), Key("league_cross"), season, key))
    buttons += turns(words, partial(table_key, season, division), page, last)
    return Post.of(
        Markup("### {}").format(title(season, words, division)),
        picture,
        Markup("\n").join(_line(standing, row, words) for row in _page(standing, division, page)),
        *rows(buttons),
        Markup("-# {}").format(marker(season, f"table-{division}")),
        accent=ACCENT_DONE,
    )


async def table_picture(
    standing: Standing,
    division: int,
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None = None,
) -> Picture:
    """Return the picture of a page of a division's table, with the table in words."""
    words, season, named = recipient.words, standing.season, shown_figure(standing)
    draw = partial(
        draw_table,
        table_lines(standing, division, words, marked),
        title=plain(title(season, words, division)),
        figure=words(f"table-figure-{named}") if named else None,
        theme=THEMES[recipient.theme],
        words=words,
        page=page,
    )
    name = f"{season.id}-{division}-{page}.png"
    return Picture(name, await painter.picture(draw), in_words(standing, division, words))


def _page(standing: Standing, division: int, page: int) -> tuple[Row, ...]:
    return standing.tables[division - 1].rows[page * ROWS_ON_PAGE : (page + 1) * ROWS_ON_PAGE]


def _line(standing: Standing, row: Row, words: Words) -> Markup:
    """Return one line of a table in words, with mentions, and what is still possible."""
    line = words(
        "league-table-line",
        place=place(row),
        person=standing.mention(row.entrant),
        points=figure(row.points, words),
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )
    return Markup(" · ").join(filter(None, (line, short(standing, row.entrant, words))))


def in_words(standing: Standing, division: int, words: Words) -> str:
    """Return a table in words, for those who do not see the picture."""
    told = (
        words(
            "league-table-line-plain",
            place=place(row),
            name=standing.name(row.entrant),
            points=figure(row.points, words),
            played=row.played,
        )
        for row in standing.tables[division - 1].rows
    )
    return limits.clip(Markup("; ").join(told), limits.ALT_TEXT)


def table_lines(standing: Standing, division: int, words: Words, marked: PersonId | None = None) -> list[StandingRow]:
    """Return what the picture of a table shows."""
    rules, table = standing.season.rules, standing.tables[division - 1]
    after = moved(standing.tables, promoted=rules.promoted, relegated=rules.relegated)
    named = shown_figure(standing)
    return [
        StandingRow(
            place(row),
            standing.drawn_name(row.entrant),
            (row.played, row.won, row.drawn, row.lost),
            figure(row.points, words),
            figure(row.figures[named].value, words) if named and named in row.figures else None,
            "up" if after[row.entrant] < division else "down" if after[row.entrant] > division else None,
            row.place is None,
            marked is not None and marked == standing.season.entrants[row.entrant].person,
        )
        for row in table.rows
    ]


def shown_figure(standing: Standing) -> Criterion | None:
    """Return the tie-break that has a column, if any."""
    return next((key for key in standing.season.rules.scoring.tie_breaks if TIE_BREAKS[key].has_column), None)


# Everybody against everybody


async def cross_post(standing: Standing, division: int, painter: Painter, recipient: Recipient) -> Post:
    """Return the cross table of a division."""
    words, season = recipient.words, standing.season
    lines = cross_lines(standing, division, words)
    draw = partial(
        draw_cross_table,
        lines,
        title=plain(title(season, words, division)),
        theme=THEMES[recipient.theme],
        words=words,
    )
    alt = limits.clip("; ".join(f"{line.name}: {_cells(line)}, {line.points}" for line in lines), limits.ALT_TEXT)
    picture = Picture(f"{season.id}-{division}-x.png", await painter.picture(draw), alt)
    return Post.of(
        Markup("### {}").format(title(season, words, division)),
        picture,
        Markup("-# {}").format(words("league-cross-signs")),
    )


def _cells(line: CrossLine) -> str:
    return " ".join(cell or "/" for cell in line.cells)


def cross_lines(standing: Standing, division: int, words: Words) -> list[CrossLine]:
    """Return what the picture of a cross table shows, in the order of the table."""
    season, table = standing.season, standing.tables[division - 1]
    order = [row.entrant for row in table.rows]
    made = format_of(season.rules).crossed(season, standing.progress, division)
    fixtures, results = tuple(made.fixtures), effective(made).results
    return [
        CrossLine(
            place(row),
            standing.drawn_name(row.entrant),
            tuple(None if one == row.entrant else _cell(row.entrant, one, fixtures, results) for one in order),
            figure(row.points, words),
        )
        for row in table.rows
    ]


def _cell(one: EntrantId, other: EntrantId, fixtures: tuple[Fixture, ...], results: Mapping[int, Result]) -> str:
    """Return what somebody has against somebody, one sign for each meeting."""
    meetings = [fixture for fixture in fixtures if {one, other} <= set(fixture.entrants)]
    return "".join(sign(fixture, results.get(fixture.number), one) for fixture in meetings)


def sign(fixture: Fixture, result: Result | None, one: EntrantId) -> str:
    """Return how a fixture ended for somebody: 1, ½, 0; + and - without play; a dot while it is open."""
    if result is None:
        return "·"
    if result.ending in {"void", "unplayed", "double_walkover"}:
        return {"void": "×", "unplayed": "u", "double_walkover": "-"}[result.ending]
    own = result.places[fixture.entrants.index(one)]
    if result.places.count(1) > 1 and own == 1:
        return "½"
    won, lost = SIGNS[result.ending]
    return won if own == 1 else lost


# Why somebody is third


def why_post(standing: Standing, division: int, asked: EntrantId | None, words: Words, page: int = 0) -> Post:
    """Return the sums that decide about somebody's place, with the matches that they come from."""
    season, table = standing.season, standing.tables[division - 1]
    options = tuple(
        SelectOption(
            Markup("{} {}").format(place(row), standing.name(row.entrant)),
            str(row.entrant),
            is_chosen=row.entrant == asked,
        )
        for row in _page(standing, division, page)
    )
    menu = Select(Key("league_why", MatchId(season.id), text=f"{division}.{page}"), words("league-why-menu"), options)
    said = EMPTY if asked is None else _fitting(_reasons(standing, division, table.row(asked), words))
    return Post.of(Markup("### {}").format(title(season, words, division)), said or words("league-why-ask"), menu)


def _reasons(standing: Standing, division: int, row: Row, words: Words) -> Iterator[Markup]:
    table = standing.tables[division - 1]
    person = standing.mention(row.entrant)
    if row.place is None:
        yield words("league-why-struck", person=person)
        return
    yield words("league-why-points", person=person, place=place(row), points=figure(row.points, words))
    if row.adjustment:
        yield words("league-why-adjusted", points=figure(row.adjustment, words))
    tied = next((group for group in table.tied if row.entrant in group), ())
    if not tied:
        yield words("league-why-alone")
        return
    near = _near([each.entrant for each in table.rows if each.entrant in tied], row.entrant)
    others = Markup(", ").join(standing.mention(one) for one in near if one != row.entrant)
    if len(tied) > len(near):
        others = Markup("{} {}").format(others, words("league-people-more", count=len(tied) - len(near)))
    steps = table.steps_of(row.entrant)
    if row.is_shared:
        yield words("league-why-shared")
    else:
        yield words("league-why-decided", criterion=words(f"tie-break-{steps[-1].criterion}"))
    yield words("league-why-tied", persons=others, count=len(tied) - 1)
    for step in steps:
        yield from _step(standing, table, step, row, words)


def _step(standing: Standing, table: Table, step: TieBreakStep, row: Row, words: Words) -> Iterator[Markup]:
    """Yield what a tie-break gave those who were still equal, as the table has counted it."""
    yield Markup("**{}**").format(words(f"tie-break-{step.criterion}"))
    for one in _near([each.entrant for each in table.rows if each.entrant in step.figures], row.entrant):
        yield _sum(standing, one, step.figures[one], words)
    if step.missing and len(step.parts) > 1:
        yield Markup("-# {}").format(words("league-why-out-of-reach", person=standing.mention(step.parts[0][0])))
    elif step.missing:
        yield Markup("-# {}").format(words("league-why-not-met"))


def _near(tied: Sequence[EntrantId], one: EntrantId) -> Sequence[EntrantId]:
    """Return those of many with equal points who stand next to one, in the order of the table."""
    first = max(0, min(tied.index(one) - MOST_TIED // 2, len(tied) - MOST_TIED))
    return tied[first : first + MOST_TIED]


def _fitting(lines: Iterable[Markup]) -> Markup:
    """Return as many lines as a post can hold."""
    kept: list[Markup] = []
    for line in lines:
        if sum(map(len, kept)) + len(line) > MOST_SAID:
            kept.append(Markup("…"))
            break
        kept.append(line)
    return Markup("\n").join(kept)


def _sum(standing: Standing, entrant: EntrantId, found: Figure, words: Words) -> Markup:
    terms = Markup(" + ").join(_term(standing, term, words) for term in found.terms if term.value)
    value = figure(found.value, words)
    return words("league-why-sum", person=standing.mention(entrant), value=value, terms=terms or value)


def _term(standing: Standing, term: Term, words: Words) -> Markup:
    value = figure(term.value, words)
    if term.fixture is None:
        return Markup("{} ({})").format(value, words("league-why-dummy"))
    against = "" if term.opponent is None else f" {standing.name(term.opponent)}"
    return Markup("{} (#{}{})").format(value, term.fixture, against)
