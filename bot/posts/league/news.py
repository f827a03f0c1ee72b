"""News of a season as posts for everybody, and how a change of results moves the tables."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts.league import ladder, teams
from bot.posts.league.core import ACCENT_ASK, ACCENT_DONE, Standing, button, marker, title
from bot.posts.league.corrections import moved_persons, moves, rated, settling, unsettled
from bot.posts.league.facts_told import lines_of
from bot.posts.league.prospects import open_again
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from engine.ids import PersonId
from engine.seasons.facts.course import (
    DivisionsDrawn,
    OvertimeBegan,
    SeasonClosed,
    SeasonStarted,
    SignUpOpened,
    WeekEnded,
)
from engine.seasons.facts.fixtures import (
    FixtureReopened,
    FixtureRuled,
    MeetingDecided,
    PointsAdjusted,
    RoundDrawn,
    RulingReversed,
)
from engine.seasons.facts.flash import WaitTold
from engine.seasons.facts.ladder import ChallengeMade
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantReplaced,
    EntrantTransferred,
    EntrantWithdrew,
    StandbyAsked,
    TimeAsked,
)
from engine.seasons.facts.union import SeasonFact
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season

CORRECTIONS = (
    FixtureRuled,
    RulingReversed,
    PointsAdjusted,
    EntrantWithdrew,
    EntrantReplaced,
    EntrantTransferred,
    FixtureReopened,
)
"""Facts that may change results which have counted already."""

WITH_PAGE = (SignUpOpened, WaitTold, DivisionsDrawn, SeasonStarted, RoundDrawn, WeekEnded, OvertimeBegan, SeasonClosed)
"""Facts whose post leads to the page, which matches may have pushed far up."""


def is_asking(facts: Sequence[SeasonFact]) -> bool:
    """Tell whether somebody is pinged however often: who is challenged drops without an answer."""
    return any(isinstance(fact, ChallengeMade) for fact in facts)


def is_correction(change: SeasonChange) -> bool:
    """Tell whether a change may have changed results which have counted already.

    What a deadline rules is the first result, and who leaves a ladder changes none.
    """
    kinds = tuple(kind for kind in CORRECTIONS if kind is not EntrantWithdrew or not change.after.rules.own.is_endless)
    return any(
        isinstance(fact, kinds) and not (isinstance(fact, FixtureRuled) and fact.by is None) for fact in change.facts
    )


def news_post(
    change: SeasonChange,
    before: Standing | None,
    after: Standing,
    recipient: Recipient,
    changes: Mapping[int, float] | None = None,
    following: Season | None = None,
) -> Post | None:
    """Return the post about a change, None where the season's page alone shows it.

    `before` and `after` are the season before and after with the same outcomes of matches, so that the difference
    between their tables is what this change has brought about; `changes` are those of ratings. `following` is the next
    season where an organiser is to decide what the change means for it.
    """
    words, season = recipient.words, change.after
    lines = [line for fact in change.facts for line in lines_of(fact, after, words)]
    corrects = is_correction(change)
    if before is not None and corrects:
        lines += moves(before.tables, after, words) + rated(changes or {}, words)
        lines += open_again(before, after, words)
    if not lines:
        return None
    lines += unsettled(following, words)
    asked = _asked(change.facts, after)
    moved = moved_persons(before.tables, after) if before is not None and corrects else ()
    return Post.of(
        Markup("### {}").format(title(season, words)),
        Markup("\n").join(lines),
        *rows([*_answers(change.facts, after, words), *settling(following, words)]),
        Markup("-# {}").format(marker(season, "news")),
        mentions=tuple(dict.fromkeys((*asked, *moved))),
        accent=ACCENT_ASK if asked else ACCENT_DONE,
    )


def _asked(facts: Sequence[SeasonFact], standing: Standing) -> tuple[PersonId, ...]:
    """Return who is to answer something, and is pinged for it."""
    if any(isinstance(fact, WaitTold) for fact in facts):
        return standing.season.people
    if is_asking(facts):
        return tuple(ladder.challenged(fact, standing) for fact in facts if isinstance(fact, ChallengeMade))
    if teams.invited(facts):
        return teams.invited(facts)
    return tuple(
        fact.person if isinstance(fact, StandbyAsked) else standing.season.entrants[fact.entrant].person
        for fact in facts
        if isinstance(fact, StandbyAsked | EntrantAsked)
    )


def _answers(facts: Sequence[SeasonFact], standing: Standing, words: Words) -> list[Button]:
    season = standing.season
    buttons = []
    if any(isinstance(fact, WITH_PAGE) for fact in facts):
        buttons.append(button(words("button-league-page"), Key("league_show"), season))
    for fact in facts:
        buttons += ladder.answer_buttons(season, fact.challenge, words) if isinstance(fact, ChallengeMade) else []
    buttons += teams.answer_buttons(standing, facts, words)
    if any(isinstance(fact, MeetingDecided) for fact in facts):
        buttons.append(button(words("button-league-bracket"), Key("league_table"), season, "1.0"))
    if any(isinstance(fact, WaitTold) for fact in facts):
        buttons.append(button(words("button-league-leave"), Key("league_leave"), season))
    if any(isinstance(fact, TimeAsked) for fact in facts):
        buttons.append(button(words("button-league-organise"), Key("league_organise"), season))
    if any(isinstance(fact, EntrantAsked) for fact in facts):
        buttons.append(button(words("button-league-go-on"), Key("league_go_on"), season, style="success"))
        buttons.append(button(words("button-league-withdraw"), Key("league_leave"), season))
    for asked in (fact for fact in facts if isinstance(fact, StandbyAsked)):
        place = str(asked.entrant)
        buttons.append(button(words("button-league-take"), Key("league_take"), season, place, style="success"))
        buttons.append(button(words("button-league-decline"), Key("league_decline"), season, place))
    return buttons


def _when(iso: str) -> Markup:
    return when(datetime.fromisoformat(iso))
