"""Ladders in words and as a picture: the page, the rungs, who challenges whom, and what has happened there."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, day, plain, when
from bot.posts import limits
from bot.posts.league.core import (
    ACCENT_DONE,
    ACCENT_OPEN,
    Standing,
    Teller,
    button,
    left_lines,
    marker,
    table_key,
    title,
)
from bot.posts.painter import Painter
from bot.posts.person.conduct import conditions_of
from bot.posts.post import Button, Key, Picture, Post, Select, SelectOption, rows, turns
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import MatchId, PersonId
from engine.seasons.course.schedule import ANNOUNCED_FOR
from engine.seasons.facts.course import OutageCredited, SeasonStarted, WeekEnded
from engine.seasons.facts.formats import LadderRules
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.places import EntrantWithdrew
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats.ladder.challenges import A_WEEK, WEEK, held_since, is_on, ladder_of, within_reach
from engine.seasons.state.rungs import Rungs, SeasonChallenge
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from renderers.drawing.theme import THEMES
from renderers.league.ladder import ROWS_ON_PAGE, Rung, draw_ladder, pages

MOST_CHALLENGES = 20
"""How many challenges a post lists."""

Fact = LadderJoined | ChallengeMade | ChallengeAnswered | LadderIdle


# The page


def page_lines(standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield what the page of a ladder says: how it is, and how many people stand on it."""
    season = standing.season
    yield _state(season, words)
    count = sum(not season.has_left(entrant) for entrant in season.entrants)
    yield words("ladder-people", count=count)


def _state(season: Season, words: Words) -> Markup:
    if season.paused_at is not None:
        return words("ladder-paused", since=when(season.paused_at))
    if season.phase == "announced":
        return words("ladder-announced", until=when(season.updated_at + ANNOUNCED_FOR))
    if season.phase == "running" and season.until is None:
        return words("ladder-stands")
    return words(f"league-phase-{season.phase}", until="" if season.until is None else when(season.until))


def page_buttons(season: Season, words: Words) -> list[Button]:
    """Return what can be done on the page of a ladder."""
    buttons: list[Button] = []
    if season.phase == "running" and season.until is None:
        buttons += [
            button(words("button-ladder-join"), Key("league_join"), season, style="success"),
            button(words("button-ladder-challenge"), Key("ladder_challenge"), season, style="primary"),
            button(words("button-ladder-mine"), Key("ladder_mine"), season),
            button(words("button-ladder-leave"), Key("league_leave"), season),
        ]
    if season.divisions:
        buttons.append(button(words("button-ladder-show"), Key("league_table"), season, "1.0"))
        buttons.append(button(words("button-league-archive"), Key("league_archive"), season))
    buttons.append(button(words("button-league-rules"), Key("league_rules"), season))
    if season.phase != "archived":
        buttons.append(button(words("button-league-organise"), Key("league_organise"), season))
    return buttons


def rules_lines(rules: Rules, words: Words) -> Iterator[Markup]:
    """Yield how the ladder is climbed, and who may join."""
    yield words("ladder-rules", reach=rules.of(LadderRules).reach, days=rules.answer_hours // 24, week=A_WEEK)
    yield from conditions_of(rules, words)


def is_going_on(standing: Standing, challenge: SeasonChallenge) -> bool:
    """Tell whether a challenge is to be answered, or its match is not over."""
    if challenge.state == "accepted":
        number = challenge.fixture or 0
        is_decided = number in standing.progress.results or number in standing.season.rulings
        gone = any(standing.season.has_left(one) for one in (challenge.entrant, challenge.opponent))
        return not is_decided and not gone and not standing.season.is_over
    return challenge.state == "open" and not standing.season.is_over


def challenge_line(standing: Standing, challenge: SeasonChallenge, words: Words, thread: int | None = None) -> Markup:
    """Return who challenges whom, and until when that is to be answered or where it is played."""
    persons = {"person": standing.mention(challenge.entrant), "opponent": standing.mention(challenge.opponent)}
    if challenge.state == "open":
        return words("ladder-challenge-open", until=when(challenge.until), **persons)
    said = words("ladder-challenge-played", **persons)
    return said if thread is None else Markup("{} · <#{}>").format(said, thread)


def start_lines(season: Season, active: int, words: Words) -> Iterator[Markup]:
    """Yield how many people stand on a ladder, and that their matches begin one by one."""
    count = sum(not season.has_left(entrant) for entrant in season.entrants)
    yield words("league-check-ladder", count=count, active=active, most=limits.ACTIVE_THREADS)


# The rungs


async def ladder_post(
    standing: Standing,
    division: int,
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None,
) -> Post:
    """Return a page of the ladder, with the rung of `marked` stressed."""
    words, season = recipient.words, standing.season
    shown = rungs_of(standing, marked)
    last = pages(shown) - 1
    page = min(max(page, 0), last)
    picture = await ladder_picture(standing, division, painter, recipient, page=page, marked=marked)
    buttons = [
        button(words("button-ladder-challenge"), Key("ladder_challenge"), season, style="primary"),
        button(words("button-ladder-mine"), Key("ladder_mine"), season),
    ]
    live = buttons if season.is_live and season.until is None else []
    on_page = ladder_of(season, standing.progress).rungs[page * ROWS_ON_PAGE : (page + 1) * ROWS_ON_PAGE]
    named = (
        Markup("**{}** {}").format(str(place), standing.mention(one))
        for place, one in enumerate(on_page, page * ROWS_ON_PAGE + 1)
    )
    challenges = [challenge for challenge in season.of(Rungs).challenges.values() if is_going_on(standing, challenge)]
    lines = [challenge_line(standing, challenge, words) for challenge in challenges[:MOST_CHALLENGES]]
    return Post.of(
        Markup("### {}").format(title(season, words)),
        picture,
        Markup(" · ").join(named) or words("ladder-empty"),
        Markup("\n").join([*lines, *([] if live else [_state(season, words)]), _as_of(standing, words)]),
        *rows([*live, *turns(words, partial(table_key, season, division), page, last)]),
        Markup("-# {}").format(marker(season, "table-1")),
        accent=ACCENT_DONE if season.is_over else ACCENT_OPEN,
    )


def _as_of(standing: Standing, words: Words) -> Markup:
    """Return of which day the picture is: movement and days change without anything happening."""
    at = standing.at or standing.season.updated_at
    return Markup("-# {}").format(words("ladder-as-of", day=day(at.date().isoformat())))


async def ladder_picture(
    standing: Standing,
    division: int,  # noqa: ARG001 - as tables have it
    painter: Painter,
    recipient: Recipient,
    *,
    page: int = 0,
    marked: PersonId | None = None,
) -> Picture:
    """Return the picture of a page of the ladder, with the same in words."""
    words, season = recipient.words, standing.season
    shown = rungs_of(standing, marked)
    theme = THEMES[recipient.theme]
    draw = partial(draw_ladder, shown, title=plain(title(season, words)), theme=theme, words=words, page=page)
    named = (words("ladder-rung-plain", place=each.place, name=each.name, days=each.days) for each in shown)
    alt = limits.clip(Markup("; ").join(named), limits.ALT_TEXT)
    return Picture(f"{season.id}-ladder-{page}.png", await painter.picture(draw), alt)


def rungs_of(standing: Standing, marked: PersonId | None = None) -> list[Rung]:
    """Return what the picture shows of everybody, from the top."""
    season, now = standing.season, standing.at or standing.season.updated_at
    made, since = ladder_of(season, standing.progress), held_since(season, standing.progress)
    before = {one: place for place, one in enumerate(_a_week_ago(standing, now), 1)}
    going_on = {challenge.entrant: challenge for challenge in made.challenges}
    places = {rung: place for place, rung in enumerate(made.rungs, 1)}
    return [
        Rung(
            place,
            standing.drawn_name(one),
            max(0, (now - since[one]) // timedelta(days=1)),
            before[one] - place if one in before else None,
            places[going_on[one].opponent] if one in going_on else None,
            is_accepted=one in going_on and going_on[one].is_accepted,
            is_marked=marked is not None and marked == season.entrants[one].person,
        )
        for one, place in places.items()
    ]


def _a_week_ago(standing: Standing, now: datetime) -> tuple[EntrantId, ...]:
    return ladder_of(standing.season, standing.progress, at=now - WEEK).rungs


# What somebody sees of their own


def own_ladder_post(
    standing: Standing, person: PersonId, words: Words, threads: Mapping[int, int], now: datetime
) -> Post:
    """Return somebody's rung, their challenges with the buttons to answer, and whom they may challenge."""
    season, own = standing.season, standing.season.entrant_of(person)
    if own is None or not is_on(season, own):
        join = button(words("button-ladder-join"), Key("league_join"), season, style="success")
        return Post.of(words("ladder-not-on", season=title(season, words)), *rows([join]))
    place = ladder_of(season, standing.progress).place(own.id)
    challenges = season.of(Rungs).challenges.values()
    concerned = [challenge for challenge in challenges if own.id in {challenge.entrant, challenge.opponent}]
    going_on = [each for each in concerned if is_going_on(standing, each)]
    lines = [challenge_line(standing, each, words, threads.get(each.fixture or 0)) for each in going_on]
    asked = next((each for each in going_on if each.state == "open" and each.opponent == own.id), None)
    above = within_reach(season, standing.progress, own.id, now)
    buttons = [] if asked is None else answer_buttons(season, asked.number, words)
    if above:
        buttons.append(button(words("button-ladder-challenge"), Key("ladder_challenge"), season))
    return Post.of(
        Markup("### {}").format(title(season, words)),
        words("ladder-own", place=place, count=len(above)),
        Markup("\n").join(lines) or words("ladder-no-challenges"),
        *rows(buttons),
    )


def choosing_post(standing: Standing, own: EntrantId, words: Words, now: datetime) -> Post:
    """Return the menu of whom somebody may challenge, or that there is nobody just now."""
    season = standing.season
    above = within_reach(season, standing.progress, own, now)
    if not above:
        return Post.of(words("ladder-nobody", reach=season.rules.of(LadderRules).reach, week=A_WEEK))
    made = ladder_of(season, standing.progress)
    options = tuple(
        SelectOption(limits.clip(f"{made.place(one)} · {standing.name(one)}", limits.OPTION_TEXT), str(one))
        for one in above[: limits.SELECT_OPTIONS]
    )
    key = Key("ladder_challenged", MatchId(season.id))
    asks = words("ladder-choose", days=season.rules.answer_hours // 24)
    return Post.of(asks, Select(key, words("ladder-choose-menu"), options))


def leaving_ladder_post(season: Season, words: Words) -> Post:
    """Return what leaving a ladder means, with the button that does it."""
    leave = button(words("button-ladder-leave"), Key("league_leave_yes"), season, style="danger")
    away = button(words("button-league-away"), Key("league_away"), season)
    return Post.of(words("ladder-leave-ask"), *rows([away, leave]))


def answer_buttons(season: Season, challenge: int, words: Words) -> list[Button]:
    """Return the buttons by which somebody accepts a challenge or declines it."""
    text = str(challenge)
    return [
        button(words("button-ladder-accept"), Key("ladder_accept"), season, text, style="success"),
        button(words("button-ladder-decline"), Key("ladder_decline"), season, text),
    ]


# What has happened


def _challenge(fact: ChallengeMade, standing: Standing, words: Words) -> Iterator[Markup]:
    made = {"person": standing.mention(fact.entrant), "opponent": standing.mention(fact.opponent)}
    yield words("ladder-told-challenge", until=when(datetime.fromisoformat(fact.until)), **made)


def _answer(fact: ChallengeAnswered, standing: Standing, words: Words) -> Iterator[Markup]:
    if fact.fixture is None:  # an accepted challenge is seen in its match
        asked = standing.season.of(Rungs).challenges[fact.challenge]
        persons = {"person": standing.mention(asked.entrant), "opponent": standing.mention(asked.opponent)}
        yield words(f"ladder-told-{'silent' if fact.is_silent else 'declined'}", **persons)


def _idle(_: LadderIdle, __: Standing, words: Words) -> Iterator[Markup]:
    yield words("ladder-told-idle")


def _joined(*_: object) -> Iterator[Markup]:
    yield from ()  # the page shows it


def _outage(_: OutageCredited, standing: Standing, words: Words) -> Iterator[Markup]:
    if standing.season.of(Rungs).open:
        yield words("ladder-told-outage")


def round_up(fact: WeekEnded, standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield the lines of a week on the ladder: who has climbed, is new, stands on top; nothing of a quiet one."""
    season, week = standing.season, fact.week
    assert season.started_at is not None  # weeks are counted from there
    begun, ended = (season.started_at + WEEK * each for each in (week - 1, week))
    before = ladder_of(season, standing.progress, at=begun).rungs
    after = ladder_of(season, standing.progress, at=ended).rungs
    played = sum(begun <= end.at < ended for end in standing.progress.ends.values())
    if not played and before == after:
        return
    yield words("ladder-week", week=week, count=played)
    for one in after:
        climbed = before.index(one) - after.index(one) if one in before else 0
        if climbed > 0:
            places = {"before": before.index(one) + 1, "after": after.index(one) + 1}
            yield words("ladder-week-climbed", person=standing.mention(one), **places)
    new = [standing.mention(one) for one in after if one not in before]
    if new:
        yield words("ladder-week-new", persons=Markup(", ").join(new))
    top = (Markup("{} {}").format(str(at), standing.mention(one)) for at, one in enumerate(after[:3], 1))
    yield words("ladder-week-top", persons=Markup(", ").join(top))


def challenged(fact: ChallengeMade, standing: Standing) -> PersonId:
    """Return who is asked whether they accept."""
    return standing.season.entrants[fact.opponent].person


def _started(_: SeasonStarted, __: Standing, words: Words) -> Iterator[Markup]:
    yield words("ladder-told-stands")


def _left(fact: EntrantWithdrew, standing: Standing, words: Words) -> Iterator[Markup]:
    if fact.how == "asked":
        yield words("ladder-told-left", person=mention(standing.season.entrants[fact.entrant].person))
    else:
        yield from left_lines(fact, standing, words)


TOLD: Final[Mapping[type[SeasonFact], Teller]] = {
    SeasonStarted: _started,
    LadderJoined: _joined,
    LadderIdle: _idle,
    ChallengeMade: _challenge,
    ChallengeAnswered: _answer,
    EntrantWithdrew: _left,
    OutageCredited: _outage,
    WeekEnded: round_up,
}
"""The news that only a ladder tells, or tells in its own words."""
