"""What the bot knows of a person: the overview that /me answers with, and the file of one's own data."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.desk import Desk
from bot.hours import sleep_text, span_text, today
from bot.i18n import Words
from bot.post import Button, Key, Post, rows
from bot.zones import label
from engine import codec
from engine.facts import MatchId, PersonId
from engine.preferences import Language, Person, Vacation
from engine.store import Letter, Notice, Phase, Plan, Store, Summary

PHASES: tuple[Phase, ...] = ("proposed", "running", "over", "withdrawn")
AT_ONCE = 100


class OwnFact(BaseModel):
    """A fact that speaks of the person, by its number in the log."""

    model_config = ConfigDict(frozen=True)

    seq: int
    at: datetime
    fact: Mapping[str, JsonValue]


class OwnMatch(BaseModel):
    """A match of the person, with the facts of its log that speak of them, and the own planned answers."""

    model_config = ConfigDict(frozen=True)

    match: str
    game: str
    phase: Phase
    server: int
    channel: int
    facts: Sequence[OwnFact]
    plans: Sequence[Plan]


class OwnData(BaseModel):
    """Everything that is kept about a person, as a file."""

    model_config = ConfigDict(frozen=True)

    format: Literal["fernzug-person"] = "fernzug-person"
    version: Literal[1] = 1
    choices: Person
    language_of_discord: Language | None
    vacations: Sequence[Vacation]
    muted: Sequence[MatchId]
    notices: Sequence[Notice]
    letters: Sequence[Letter]
    matches: Sequence[OwnMatch]


async def overview(desk: Desk, words: Words) -> Post:
    """Return a person's choices with what can be done besides."""
    bot = desk.interaction.client
    person, now = await bot.store.person(desk.person), bot.now()
    vacations = coming(await bot.store.vacations(desk.person), person, now)
    muted = await bot.store.muted_matches(desk.person)
    lines = [
        words("me-title"),
        words("me-language", language=words(f"choice-language-{person.language or 'auto'}")),
        words("me-zone", zone=label(person.zone, words, now) if person.zone else words("me-zone-none")),
        words("me-sleep", sleep=sleep_text(person.sleep) if person.sleep else words("me-sleep-none")),
        words(f"me-notice-{person.notice}", hour=f"{person.digest_hour:02}:00"),
        words("me-preview", preview=words(f"choice-preview-{'on' if person.has_preview else 'off'}")),
        words("me-theme", theme=words(f"choice-theme-{person.theme or 'dark'}")),
        words("me-board", board=words(f"choice-board-{'turned' if person.has_turned_board else 'same'}")),
        *(words("me-vacation", span=span_text(vacation, words)) for vacation in vacations),
        words("me-muted", count=len(muted)) if muted else "",
        words("me-hint"),
    ]
    buttons = [
        Button(words("button-my-data"), Key("my_data")),
        Button(words("button-forget"), Key("forget"), "danger"),
    ]
    return Post.of("\n".join(filter(None, lines)), *rows(buttons))


def coming(vacations: Sequence[Vacation], person: Person, now: datetime) -> list[Vacation]:
    """Return the vacations that are not over yet."""
    return [vacation for vacation in vacations if vacation.last >= today(person, now)]


async def own_data(store: Store, person: PersonId) -> bytes:
    """Return the JSON file of everything that is kept about a person."""
    summaries = await all_matches(store, person, phases=PHASES)
    letters = [letter for one in summaries for letter in await store.letters(one.match) if letter.person == person]
    data = OwnData(
        choices=await store.person(person),
        language_of_discord=await store.seen_language(person),
        vacations=await store.vacations(person),
        muted=await store.muted_matches(person),
        notices=await store.notices_of(person),
        letters=letters,
        matches=[await _own_match(store, person, summary) for summary in summaries],
    )
    return data.model_dump_json(indent=1).encode()


async def all_matches(store: Store, person: PersonId, *, phases: Sequence[Phase]) -> list[Summary]:
    """Return all matches of a person."""
    found: list[Summary] = []
    while part := await store.matches_of(person, phases=phases, limit=AT_ONCE, offset=len(found)):
        found += part
    return found


async def _own_match(store: Store, person: PersonId, summary: Summary) -> OwnMatch:
    facts = [
        OwnFact(seq=entry.seq, at=entry.at, fact=fact)
        for entry in await store.log(summary.match)
        if speaks_of(fact := codec.as_json(entry.body), person)
    ]
    return OwnMatch(
        match=summary.match,
        game=summary.game,
        phase=summary.phase,
        server=summary.server,
        channel=summary.channel,
        facts=facts,
        plans=[plan for plan in await store.plans(summary.match) if plan.person == person],
    )


def speaks_of(fact: Mapping[str, JsonValue], person: PersonId) -> bool:
    """Tell whether a fact names a person."""
    return any(person == value or (isinstance(value, list) and person in value) for value in fact.values())
