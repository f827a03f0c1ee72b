"""News of a pentathlon in words for everybody, and how a correction moves its table."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts.league.core import ACCENT_DONE, Standing, button, marker, place, title
from bot.posts.league.facts_told import lines_of
from bot.posts.league.pentathlon import game_of, short
from bot.posts.post import Key, Picture, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.facts.course import SeasonClosed, SignUpOpened
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.facts.stages import (
    PentathlonStarted,
    StageClosed,
    StageCorrected,
    StageDropped,
    StageLeftOut,
    StageOpened,
)
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats import pentathlon
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.progress import Progress
from engine.seasons.state.stages import Stages
from leagues.pentathlon import PentathlonRow

FOREMOST = 3
"""How many are named that lead after a stage."""

MOST_NAMED = 20


def pentathlon_news_post(change: SeasonChange, recipient: Recipient, picture: Picture | None = None) -> Post | None:
    """Return the post about a change of a pentathlon, None where its page alone shows it."""
    words, season = recipient.words, change.after
    lines = [line for fact in change.facts for line in _lines(fact, change, words)]
    if not lines:
        return None
    return Post.of(
        Markup("### {}").format(title(season, words)),
        Markup("\n").join(lines),
        *([picture] if picture else []),
        *rows([button(words("button-pentathlon-page"), Key("league_show"), season)]),
        Markup("-# {}").format(marker(season, "news")),
        accent=ACCENT_DONE,
    )


def is_end(change: SeasonChange) -> bool:
    """Tell whether the pentathlon has ended by a change."""
    return any(isinstance(fact, SeasonClosed) for fact in change.facts)


def _lines(fact: SeasonFact, change: SeasonChange, words: Words) -> Iterator[str]:
    season = change.after
    match fact:
        case SignUpOpened(until=until):
            count = len(season.rules.of(PentathlonRules).stages)
            yield words("pentathlon-told-open", count=count, until=when(datetime.fromisoformat(until)))
        case PentathlonStarted():
            yield words(
                "pentathlon-told-started",
                count=len(season.entrants),
                stages=len(season.rules.of(PentathlonRules).stages),
            )
        case StageOpened() | StageLeftOut():
            return
        case StageClosed():
            yield from _stage_closed(fact, change, words)
        case StageDropped(stage=stage):
            yield words("pentathlon-told-dropped", stage=stage, game=game_of(season, stage, words))
        case StageCorrected(stage=stage):
            yield words("pentathlon-told-corrected", stage=stage, game=game_of(season, stage, words))
            assert change.before is not None
            before = pentathlon.rows(change.before, change.before.of(Stages).groups)
            after = pentathlon.rows(season, season.of(Stages).groups)
            yield from moves(before, after, words) or [words("league-told-nothing-moved")]
        case SeasonClosed():
            yield from _closed(change, words)
        case _:
            yield from lines_of(fact, Standing(season, Progress(), ()), words)


def _stage_closed(fact: StageClosed, change: SeasonChange, words: Words) -> Iterator[Markup]:
    season = change.after
    points = pentathlon.points_of(season, fact.stage, fact.groups)
    ranked = sorted(points, key=lambda one: (-points[one], one))[:MOST_NAMED]
    named = (_with_points(PersonId(one), short(points[one], words)) for one in ranked)
    game = game_of(season, fact.stage, words)
    yield words("pentathlon-told-closed", stage=fact.stage, game=game, persons=Markup(", ").join(named))
    foremost = pentathlon.rows(season, season.of(Stages).groups)[:FOREMOST]
    leading = (_with_points(PersonId(row.entrant), short(row.points, words)) for row in foremost)
    yield words("pentathlon-told-leading", persons=Markup(", ").join(leading))


def _closed(change: SeasonChange, words: Words) -> Iterator[Markup]:
    season = change.after
    first = [row for row in pentathlon.rows(season, season.of(Stages).groups) if row.place == 1]
    persons = Markup(", ").join(mention(PersonId(row.entrant)) for row in first)
    yield words("pentathlon-told-champion", persons=persons, count=len(first))
    yield words("pentathlon-told-end", until="" if season.until is None else when(season.until))


def _with_points(person: PersonId, points: str) -> Markup:
    return Markup("{} **{}**").format(mention(person), points)


def moves(before: Sequence[PentathlonRow], after: Sequence[PentathlonRow], words: Words) -> list[Markup]:
    """Return whose place or points in the pentathlon are others than before, in words."""
    known = {row.entrant: row for row in before}
    found = []
    for row in after:
        old = known.get(row.entrant)
        if old is None or (place(old), old.points) == (place(row), row.points):
            continue
        found.append(
            words(
                "league-told-move",
                person=mention(PersonId(row.entrant)),
                has_place="same" if place(old) == place(row) else "other",
                before=place(old),
                after=place(row),
                points=_signed(short(row.points - old.points, words)) if row.points != old.points else "none",
            )
        )
    return found


def _signed(figure: str) -> str:
    return figure if figure.startswith("−") else f"+{figure}"
