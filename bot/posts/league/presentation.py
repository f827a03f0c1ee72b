"""The presentation of a season by its format: its standing as a picture, and lines that only some formats have."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.i18n import Words
from bot.markup import EMPTY, Markup
from bot.posts.league import flash, knockout, ladder, teams
from bot.posts.league.bracket import bracket_picture, bracket_post, present_round_name
from bot.posts.league.core import Standing, Teller
from bot.posts.league.tables import table_picture, table_post
from bot.posts.painter import Painter
from bot.posts.post import Button, Picture, Post
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.traits import Format
from engine.seasons.facts.union import SeasonFact
from engine.seasons.state.season import Season
from leagues.bounds import Span
from leagues.core import EntrantId, Fixture

FixtureLine = Callable[[Standing, Fixture, Words], Markup]
"""Says a fixture in one line."""


class StandingsPost(Protocol):
    """Makes a post of how a division stands, with what is `marked` person's stressed."""

    def __call__(
        self,
        standing: Standing,
        division: int,
        painter: Painter,
        recipient: Recipient,
        *,
        page: int = 0,
        marked: PersonId | None,
    ) -> Awaitable[Post]:
        """Return a page of it."""


class StandingsPicture(Protocol):
    """Draws how a division stands."""

    def __call__(self, standing: Standing, division: int, painter: Painter, recipient: Recipient) -> Awaitable[Picture]:
        """Return the picture with its words."""


def _nameless(season: Season, number: int, words: Words) -> Markup:  # noqa: ARG001 - as other formats have it
    return EMPTY


def _no_line(*_: object) -> None:
    return None


def _no_lines(*_: object) -> Iterator[Markup]:
    yield from ()


@dataclass(frozen=True, slots=True)
class FormatPresentation:
    """The presentation of a format.

    Attributes:
        post, picture: how a division stands.
        label: the message on the button that leads there.
        rules: the lines of its rules below the time policy; None: as tables have them.
        people: who takes part, once it is drawn; None: by divisions.
        leaders: who is ahead, for the weekly round-up; None: the first of each table.
        reach: what somebody can still come to; None: from which place to which.
        round_name: how a round is called.
        told: what it tells of facts in its own words, by their kinds.
        page, buttons: all that its page says below the title and above the rules, and what can be done there; None: the
            phase and who takes part, and what can be done in most formats.
        waiting, waiting_own: what is read during sign-up by all, and by who has signed up; None: until when it lasts.
        entry: the buttons by which people come in and go; None: those of single people.
        terms: the line of its rules that says how long it lasts; None: by divisions or rounds.
        shows_people_early: who takes part is shown by `people` before the draw, too.
        fixtures: the fixtures of a division, page by page; `line` says one of them; None: as lists.
        ruled: the line of a fixture that nobody's ruling decided; None: by its time.
        changed: the lines about a result that is another than before.
    """

    post: StandingsPost = table_post
    picture: StandingsPicture = table_picture
    label: str = "button-league-table"
    rules: Callable[[Rules, Words], Iterator[Markup]] | None = None
    people: Callable[[Standing, Words], Iterator[Markup]] | None = None
    leaders: Callable[[Standing, Words], Iterator[Markup]] | None = None
    reach: Callable[[Standing, EntrantId, Span, Words], Markup] | None = None
    round_name: Callable[[Season, int, Words], Markup] = _nameless
    told: Mapping[type[SeasonFact], Teller] = field(default_factory=dict)
    page: Callable[[Standing, Words], Iterator[Markup]] | None = None
    buttons: Callable[[Season, Words], list[Button]] | None = None
    waiting: Callable[[Standing, Words], Iterator[Markup]] | None = None
    waiting_own: Callable[[Season, Words], Markup] | None = None
    entry: Callable[[Season, Words], list[Button]] | None = None
    terms: Callable[[Rules, Words], Markup] | None = None
    shows_people_early: bool = False
    fixtures: Callable[[Standing, int, Words, FixtureLine], list[list[Markup]]] | None = None
    ruled: Callable[[FixtureRuled, Standing, Words], Markup | None] = _no_line
    changed: Callable[[Standing, int, Words], Iterator[Markup]] = _no_lines


TABLES: Final = FormatPresentation()

PRESENTATIONS: Final[Mapping[Format, FormatPresentation]] = {
    "knockout": FormatPresentation(
        post=bracket_post,
        picture=bracket_picture,
        label="button-league-bracket",
        rules=knockout.rules_lines,
        people=knockout.people_lines,
        leaders=knockout.people_lines,
        reach=knockout.reach_line,
        round_name=present_round_name,
        told=knockout.TOLD,
        ruled=knockout.ruled_line,
        changed=knockout.kept_lines,
    ),
    "teams": FormatPresentation(
        people=teams.team_lines,
        entry=teams.team_buttons,
        shows_people_early=True,
        fixtures=teams.meeting_pages,
        told=teams.TOLD,
        ruled=teams.ruled_line,
    ),
    "ladder": FormatPresentation(
        post=ladder.ladder_post,
        picture=ladder.ladder_picture,
        label="button-ladder-show",
        rules=ladder.rules_lines,
        page=ladder.page_lines,
        buttons=ladder.page_buttons,
        told=ladder.TOLD,
    ),
    "flash": FormatPresentation(
        waiting=flash.waiting_lines, waiting_own=flash.own_line, terms=flash.rules_line, told=flash.TOLD
    ),
}
"""The formats that show something else than tables."""


def presentation_of(rules: Rules) -> FormatPresentation:
    """Return what the format of a season shows."""
    return PRESENTATIONS.get(rules.own.format, TABLES)
