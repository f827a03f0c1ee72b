"""Lists of matches: mine or a member's, by state, by pages; what is due first, by the time that is left."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from bot.desk import Desk
from bot.hours import day_text
from bot.post import Button, Key, Post, rows
from bot.speech import Speech, mention
from engine.facts import PersonId
from engine.store import Case, Phase, Summary

ON_PAGE: Final = 8
MOST_IN_ORDER: Final = 200
STATES: Final[tuple[Phase, ...]] = ("running", "proposed", "over")


async def list_post(desk: Desk, person: PersonId, phase: Phase, page: int) -> Post:
    """Return one page of a person's matches in a state: one's own everywhere, another's in this server only."""
    words = desk.reader.words
    found = await _found(desk, person, phase, start=(page - 1) * ON_PAGE)
    lines = [await _line(desk, summary, person) for summary in found[:ON_PAGE]]
    title = words(f"list-title-{phase}", person=mention(person))
    buttons = [
        Button(words("button-earlier"), _key(person, phase, page - 1), is_disabled=page == 1),
        Button(words("button-later"), _key(person, phase, page + 1), is_disabled=len(found) <= ON_PAGE),
    ]
    is_paged = page > 1 or len(found) > ON_PAGE
    return Post.of(title, "\n".join(lines) or words("list-empty"), *(rows(buttons) if is_paged else ()))


async def _found(desk: Desk, person: PersonId, phase: Phase, *, start: int) -> Sequence[Summary]:
    """Return the matches of a page, and one more if there are any."""
    bot = desk.interaction.client
    find = partial(bot.store.matches_of, person, phases=(phase,), server=None if person == desk.person else desk.server)
    if phase != "running" or start + ON_PAGE >= MOST_IN_ORDER:
        return await find(limit=ON_PAGE + 1, offset=start)
    found = await find(limit=MOST_IN_ORDER)
    due = await bot.telling.in_order([one for one in found if person in one.due], person)
    others = [one for one in found if person not in one.due]
    return [*due, *others][start : start + ON_PAGE + 1]


async def _line(desk: Desk, summary: Summary, person: PersonId) -> str:
    bot, words = desk.interaction.client, desk.reader.words
    place = await bot.store.place(summary.match)
    where = place.thread or summary.channel
    line = words(
        "list-line-due" if person in summary.due else "list-line",
        game=Speech(words).game(bot.matches.game(summary.game)),
        persons=" – ".join(map(mention, summary.persons)),
        channel=f"<#{where}>",
        since=f"<t:{int(summary.updated_at.timestamp())}:R>",
        match=summary.match,
    )
    return line if summary.phase != "running" else line + await _time(desk, summary, person)


async def _time(desk: Desk, summary: Summary, person: PersonId) -> str:
    """Return until when the person has time in a match, and who is on vacation."""
    bot, words = desk.interaction.client, desk.reader.words
    match = await bot.matches.match(summary.match)
    at = await bot.telling.deadline(match, person)
    said = [words("list-until", left=f"<t:{int(at.timestamp())}:R>")] if at else []
    for absence in match.absences:
        until = day_text(date.fromisoformat(absence.until), words)
        said.append(words("list-away", person=mention(match.persons[absence.seat]), until=until))
    return "".join(f" · {each}" for each in said)


async def cases_post(desk: Desk, page: int) -> Post:
    """Return one page of the disputes of this server, those that wait for a ruling first."""
    words, store = desk.reader.words, desk.interaction.client.store
    found = await store.cases(desk.server, limit=ON_PAGE + 1, offset=(page - 1) * ON_PAGE)
    lines = [await _case_line(desk, case) for case in found[:ON_PAGE]]
    buttons = [
        Button(words("button-earlier"), Key("cases", text=str(page - 1)), is_disabled=page == 1),
        Button(words("button-later"), Key("cases", text=str(page + 1)), is_disabled=len(found) <= ON_PAGE),
    ]
    is_paged = page > 1 or len(found) > ON_PAGE
    return Post.of(words("cases-title"), "\n".join(lines) or words("cases-empty"), *(rows(buttons) if is_paged else ()))


async def _case_line(desk: Desk, case: Case) -> str:
    words, store = desk.reader.words, desk.interaction.client.store
    summary, place = await store.summary(case.match), await store.place(case.match)
    assert summary is not None  # a case refers to its match
    where = case.thread or place.thread or summary.channel
    return words(
        f"cases-line-{case.state}",
        channel=f"<#{where}>",
        game=Speech(words).game(desk.interaction.client.matches.game(summary.game)),
        person=mention(case.person),
        since=f"<t:{int(case.opened_at.timestamp())}:R>",
        ruling=words(f"ruling-{case.ruling or 'none'}"),
        match=case.match,
    )


def _key(person: PersonId, phase: Phase, page: int) -> Key:
    return Key("list", text=f"{person}.{phase}.{page}")
