"""The settings of a person, one row for each, and what they keep lists of; /settings is made from them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, get_args

import discord
from discord import app_commands

from bot.errors import BadHours
from bot.features.person.options import (
    change_vacation,
    coming,
    offered_matches,
    offered_sleep,
    offered_vacations,
    turn_block,
    turn_mute,
)
from bot.i18n import Words
from bot.markup import EMPTY, Markup, when
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import mention
from bot.requests.context import RequestContext
from bot.requests.options import zones_by_city
from bot.requests.preferences import LANGUAGE_VALUES, SWITCH, THEME_VALUES, Option, Setting, Values, changed, one_of
from bot.typed.hours import sleep_text, sleep_typed, span_text
from bot.typed.zones import label, zone_named
from engine.people.preferences import Person, Shows, Way


async def change(context: RequestContext, chosen: Mapping[str, str]) -> list[Markup]:
    """Keep what was chosen, and return what to say: from when on new hours of sleep stop clocks, if not at once."""
    services, before = context.services, await context.store.people.person(context.person)
    person = await changed(SETTINGS, context, before, chosen)
    if person == before:
        return []
    counts_from = await services.people.change_person(person)
    await services.tasks.notices.reschedule(before, person)
    services.tasks.deadlines.wake()
    return [] if counts_from is None else [context.words("sleep-counts-from", at=when(counts_from))]


# Times


async def _keep_zone(context: RequestContext, person: Person, value: str) -> Person:
    return replace(person, zone=zone_named(value, context.words))


def _zone_line(person: Person, words: Words, now: datetime) -> Markup:
    return words("settings-zone", value=label(person.zone, words, now) if person.zone else words("settings-zone-none"))


async def _keep_sleep(_: RequestContext, person: Person, value: str) -> Person:
    """Choose other hours of sleep.

    Raises:
        BadHours: they cannot be read or cannot be, or nobody knows in which zone they are meant.
    """
    sleep = sleep_typed(value)
    if sleep is not None and person.zone is None:
        raise BadHours(reason="zone")
    return replace(person, sleep=sleep)


def _sleep_line(person: Person, words: Words, _: datetime) -> Markup:
    return words("settings-sleep", value=sleep_text(person.sleep) if person.sleep else words("settings-sleep-none"))


async def _keep_hour(_: RequestContext, person: Person, value: str) -> Person:
    return replace(person, digest_hour=int(value))


def _notices_line(person: Person, words: Words, _: datetime) -> Markup:
    return words(f"settings-notice-{person.notice}", hour=f"{person.digest_hour:02}:00")


def _nothing(*_: object) -> Markup:
    """Say nothing: the line of the notifications names the hour, too."""
    return EMPTY


WAYS: Final = Values("notice", {way: way for way in get_args(Way)}, "choice-notice")
BOARDS: Final = Values("has_turned_board", {"same": False, "turned": True}, "choice-board")
SHOWN: Final = Values("shows", {shows: shows for shows in get_args(Shows)}, "profile-shows")

_ALL: Final[tuple[Setting[Person], ...]] = (
    one_of("settings-language", Values("language", LANGUAGE_VALUES, "choice-language"), "my-language"),
    Setting(Option("zone", completion=zones_by_city), _keep_zone, _zone_line),
    Setting(Option("sleep", completion=offered_sleep), _keep_sleep, _sleep_line),
    replace(one_of("settings-notices", WAYS), line=_notices_line),
    Setting(Option("hour", takes=app_commands.Range[int, 0, 23]), _keep_hour, _nothing),
    one_of("settings-preview", Values("has_preview", SWITCH, "choice-preview")),
    one_of("settings-theme", Values("theme", THEME_VALUES, "choice-theme"), "my-theme"),
    one_of("settings-board", BOARDS),
    one_of("settings-text", Values("has_text", {"off": False, "on": True}, "choice-text")),
    one_of("settings-shows", SHOWN),
)
SETTINGS: Final[Mapping[str, Setting[Person]]] = {setting.option.name: setting for setting in _ALL}
"""Everything of which a person chooses one."""


@dataclass(frozen=True, slots=True)
class PersonalList:
    """Something of which a person keeps several: how a command adds or removes one, and what the page shows of them."""

    option: Option
    change: Callable[[RequestContext, str], Awaitable[Markup]]
    lines: Callable[[RequestContext, Person], Awaitable[Sequence[Markup]]]


async def _muted_lines(context: RequestContext, _: Person) -> Sequence[Markup]:
    muted = await context.store.people.muted_matches(context.person)
    return [context.words("settings-muted", count=len(muted))] if muted else []


async def _blocked_lines(context: RequestContext, _: Person) -> Sequence[Markup]:
    blocked = await context.store.people.blocked_by(context.person)
    return [context.words("settings-blocked", persons=Markup(", ").join(map(mention, blocked)))] if blocked else []


async def _vacation_lines(context: RequestContext, person: Person) -> Sequence[Markup]:
    vacations = await context.store.people.vacations(context.person)
    words = context.words
    return [
        words("settings-vacation", span=span_text(vacation, words))
        for vacation in coming(vacations, person, context.services.now())
    ]


_LISTS: Final = (
    PersonalList(Option("vacation", completion=offered_vacations), change_vacation, _vacation_lines),
    PersonalList(Option("mute", completion=offered_matches), turn_mute, _muted_lines),
    PersonalList(Option("block", takes=discord.Member | discord.User), turn_block, _blocked_lines),
)
LISTS: Final[Mapping[str, PersonalList]] = {kept.option.name: kept for kept in _LISTS}
"""Everything of which a person keeps several."""


async def overview(context: RequestContext) -> Post:
    """Return a person's choices."""
    words, now, person = context.words, context.services.now(), await context.store.people.person(context.person)
    lines = [words("settings-title"), *(setting.line(person, words, now) for setting in SETTINGS.values())]
    for kept in LISTS.values():
        lines += await kept.lines(context, person)
    buttons = [
        Button(words("button-profile"), Key("profile", text=str(context.person))),
        Button(words("button-calendar"), Key("calendar")),
        Button(words("button-my-data"), Key("my_data")),
        Button(words("button-forget"), Key("forget"), "danger"),
    ]
    return Post.of(Markup("\n").join(filter(None, [*lines, words("settings-hint")])), *rows(buttons))
