"""The page of a pentathlon: its table, its stages, and what one can do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from bot.i18n import Words
from bot.markup import EMPTY, Markup, plain, when
from bot.posts import limits
from bot.posts.league.core import (
    ACCENT_DONE,
    ACCENT_OPEN,
    button,
    figure,
    marker,
    place,
    seal,
    table_key,
    time_of,
    title,
)
from bot.posts.painter import Painter
from bot.posts.post import Button, Key, Picture, Post, rows, turns
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import MatchId, PersonId
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import pentathlon
from engine.seasons.state.guards import own_place
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Groups, Stages
from leagues.core import EntrantId
from leagues.pentathlon import PentathlonRow
from leagues.table import Table
from renderers.drawing.names import drawable_name
from renderers.drawing.theme import THEMES
from renderers.league.pentathlon import ROWS_ON_PAGE, PentathlonLine, StageCell, draw_pentathlon, table_pages

MOST_NAMED = 40


@dataclass(frozen=True, slots=True)
class PentathlonStanding:
    """A pentathlon as it stands: its own log folded, and the seasons of its stages with their tables, by number.

    `names` are those of people as far as Discord has told them, `drawn` those that pictures show.
    """

    season: Season
    stages: Mapping[int, tuple[Season, Sequence[Table]]] = field(default_factory=dict)
    names: Mapping[PersonId, str] = field(default_factory=dict)
    drawn: Mapping[PersonId, str] = field(default_factory=dict)

    def drawn_name(self, person: PersonId) -> str:
        """Return how a picture names somebody, `?` if it cannot."""
        return self.drawn.get(person) or drawable_name(self.names.get(person, "")) or "?"

    @property
    def rows(self) -> tuple[PentathlonRow, ...]:
        """Return the table of the stages that are over, the best first."""
        return pentathlon.rows(self.season, self.season.of(Stages).groups)

    def running(self) -> Mapping[int, Mapping[EntrantId, Fraction]]:
        """Return the points that stages would give which are being played, as their tables stand now."""
        live: dict[int, Groups] = {
            number: pentathlon.groups_of(stage, tables)
            for number, (stage, tables) in self.stages.items()
            if number not in self.season.of(Stages).settled
            and any(row.played for table in tables for row in table.rows)
        }
        return {number: pentathlon.points_of(self.season, number, groups) for number, groups in live.items()}


def pentathlon_post(standing: PentathlonStanding, picture: Picture | None, recipient: Recipient) -> Post:
    """Return the page of a pentathlon as it stands."""
    season, words = standing.season, recipient.words
    lines = [
        Markup("## {}").format(title(season, words)),
        _phase(season, words),
        *pentathlon_rule_lines(season.rules, words),
        *_stages(standing, words),
        *_people(standing, words),
        seal(season, words),
    ]
    return Post.of(
        Markup("\n").join(lines),
        *([picture] if picture else []),
        Markup("\n").join(_lines(standing, words)) if picture else EMPTY,
        *rows(_buttons(standing, words)),
        Markup("-# {}").format(marker(season, "page")),
        accent=ACCENT_DONE if season.is_over else ACCENT_OPEN,
    )


def pentathlon_rule_lines(rules: Rules, words: Words) -> Iterator[Markup]:
    """Yield the rules of a pentathlon in a few lines."""
    own = rules.of(PentathlonRules)
    yield words(
        "pentathlon-plays",
        count=len(own.stages),
        order="turn" if own.is_in_turn else "once",
        least=rules.least,
        most=rules.most,
    )
    yield time_of(rules.policy, words)
    yield words("pentathlon-rules-days", count=rules.days)
    yield words("pentathlon-rules-points", first=own.first, part=own.taking_part, best=own.best)


def _phase(season: Season, words: Words) -> Markup:
    until = "" if season.until is None else when(season.until)
    if season.paused_at is not None:
        return words("league-phase-paused", since=when(season.paused_at))
    if season.phase == "running":
        return words("pentathlon-phase-running")
    return words(f"league-phase-{season.phase}", until=until)


def game_of(season: Season, number: int, words: Words) -> Markup:
    """Return the name of the game of a stage."""
    return words(f"{season.rules.of(PentathlonRules).stages[number - 1].game}-name")


def _stages(standing: PentathlonStanding, words: Words) -> Iterator[Markup]:
    season = standing.season
    for number in range(1, len(season.rules.of(PentathlonRules).stages) + 1):
        state = words(f"pentathlon-stage-{_state(standing, number)}")
        yield words("pentathlon-stage-line", number=number, game=game_of(season, number, words), state=state)


def _state(standing: PentathlonStanding, number: int) -> str:
    stages, stage = standing.season.of(Stages), standing.stages.get(number)
    if number in stages.settled:
        return "dropped" if number in stages.dropped else "over"
    if stage is None:
        return "coming"
    return "running" if stage[0].is_live else "open"


def _people(standing: PentathlonStanding, words: Words) -> Iterator[Markup]:
    season = standing.season
    if not season.is_over:
        named = [mention(entrant.person) for entrant in season.entrants.values()][:MOST_NAMED]
        yield words("league-people", persons=Markup(", ").join(named) or "–", count=len(season.entrants))


def _lines(standing: PentathlonStanding, words: Words, page: int = 0) -> Iterator[Markup]:
    """Yield the table in words, with mentions; what does not count stands in brackets."""
    for row in standing.rows[page * ROWS_ON_PAGE : (page + 1) * ROWS_ON_PAGE]:
        yield words(
            "pentathlon-table-line",
            place=place(row),
            person=mention(PersonId(row.entrant)),
            points=short(row.points, words),
            stages=Markup(" · ").join(_parts(row, standing, words)) or "–",
        )


def _parts(row: PentathlonRow, standing: PentathlonStanding, words: Words) -> Iterator[Markup]:
    """Yield what somebody has from each stage, with its number."""
    for stage in row.stages:
        points = short(stage.points, words)
        yield words("labelled", label=str(stage.stage), value=points if stage.counts else f"({points})")
    for number, found in sorted(standing.running().items()):
        if row.entrant in found:
            yield words("labelled", label=str(number), value=f"~{short(found[row.entrant], words)}")


def _buttons(standing: PentathlonStanding, words: Words) -> list[Button]:
    season, buttons = standing.season, list[Button]()
    if pentathlon.is_joinable(season):
        buttons.append(button(words("button-league-join"), Key("league_join"), season, style="success"))
    if not season.is_over:
        buttons.append(button(words("button-league-leave"), Key("league_leave"), season))
    buttons += [
        Button(game_of(season, number, words), Key("league_show", MatchId(stage.id)))
        for number, (stage, _) in sorted(standing.stages.items())
    ]
    if table_pages(len(standing.rows)) > 1:
        buttons.append(button(words("button-league-table"), Key("league_table"), season, "1.0"))
    if season.phase not in {"announced", "open"}:
        buttons.append(button(words("button-league-archive"), Key("league_archive"), season))
    if season.phase != "archived":
        buttons.append(button(words("button-league-organise"), Key("league_organise"), season))
    return buttons


# The table


def is_shown(standing: PentathlonStanding) -> bool:
    """Tell whether there is anything in the table yet."""
    return bool(standing.season.of(Stages).groups) or bool(standing.running())


async def pentathlon_picture(
    standing: PentathlonStanding,
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None = None,
) -> Picture:
    """Return the picture of a page of the table."""
    season, words = standing.season, recipient.words
    count = len(season.rules.of(PentathlonRules).stages)
    draw = partial(
        draw_pentathlon,
        pentathlon_lines(standing, words, marked),
        title=plain(title(season, words)),
        stages=[plain(game_of(season, number, words)) for number in range(1, count + 1)],
        theme=THEMES[recipient.theme],
        words=words,
        page=page,
    )
    return Picture(f"{season.id}-{page}.png", await painter.picture(draw), in_words(standing, words))


def pentathlon_lines(
    standing: PentathlonStanding, words: Words, marked: PersonId | None = None
) -> list[PentathlonLine]:
    """Return what the picture of the table shows."""
    running, count = standing.running(), len(standing.season.rules.of(PentathlonRules).stages)
    return [
        PentathlonLine(
            place(row),
            standing.drawn_name(PersonId(row.entrant)),
            tuple(_cell(row, number, running, words) for number in range(1, count + 1)),
            short(row.points, words),
            marked is not None and marked == PersonId(row.entrant),
        )
        for row in standing.rows
    ]


def _cell(
    row: PentathlonRow, number: int, running: Mapping[int, Mapping[EntrantId, Fraction]], words: Words
) -> StageCell | None:
    own = next((stage for stage in row.stages if stage.stage == number), None)
    if own is not None:
        return StageCell(short(own.points, words), "counts" if own.counts else "dropped")
    points = running.get(number, {}).get(row.entrant)
    return None if points is None else StageCell(short(points, words), "running")


def short(points: Fraction, words: Words) -> str:
    """Return points with at most one decimal."""
    return figure(Fraction(round(points * 10), 10), words)


def in_words(standing: PentathlonStanding, words: Words) -> str:
    """Return the table in words, for those who do not see the picture."""
    told = (
        words(
            "pentathlon-table-line-plain",
            place=place(row),
            name=standing.names.get(PersonId(row.entrant), "?"),
            points=short(row.points, words),
            stages=Markup(", ").join(_parts(row, standing, words)) or "–",
        )
        for row in standing.rows
    )
    return limits.clip(Markup("; ").join(told), limits.ALT_TEXT)


async def pentathlon_table_post(
    standing: PentathlonStanding, painter: Painter, recipient: Recipient, *, page: int, marked: PersonId
) -> Post:
    """Return a page of the table, with the line of `marked` stressed."""
    season, words = standing.season, recipient.words
    last = table_pages(len(standing.rows)) - 1
    page = min(max(page, 0), last)
    picture = await pentathlon_picture(standing, painter, recipient, page=page, marked=marked)
    return Post.of(
        Markup("### {}").format(title(season, words)),
        picture,
        Markup("\n").join(_lines(standing, words, page)),
        *rows(turns(words, partial(table_key, season, 1), page, last)),
        accent=ACCENT_DONE,
    )


# Which stages somebody plays


def own_stages_post(season: Season, person: PersonId, words: Words) -> Post:
    """Return that somebody takes part, with a button for each stage to come that leaves it out or takes it up."""
    own, log = own_place(season, person), MatchId(season.id)
    buttons = []
    for number in range(1, len(season.rules.of(PentathlonRules).stages) + 1):
        if number in season.of(Stages).seasons:
            continue
        is_out = (own.id, number) in season.of(Stages).left_out
        key = Key("pentathlon_stage", log, text=f"{number}.{'in' if is_out else 'out'}")
        label = words("button-pentathlon-stage", game=game_of(season, number, words), state="out" if is_out else "in")
        buttons.append(Button(label, key, "secondary" if is_out else "success"))
    return Post.of(
        words("pentathlon-signed-up", pentathlon=title(season, words)),
        *rows(buttons),
        *rows([button(words("button-league-leave"), Key("league_leave"), season)]),
    )


def links_to_pentathlon(season: Season, words: Words) -> list[Button]:
    """Return the button that leads from a stage to the page of its pentathlon; none in other seasons."""
    if season.founded.pentathlon is None:
        return []
    return [Button(words("button-pentathlon-page"), Key("league_show", MatchId(season.founded.pentathlon)))]
