"""What is laid before the moderators of a match: all of it public, and from the log.

Positions before and after the latest move, the moves around, dice with their proof, time used, deliveries of secrets,
and the rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol

from bot import limits, records
from bot.post import Button, Buttons, Key, Picture, Post, Select, SelectOption, Style, rows
from bot.presenter import Presenter
from bot.readers import Reader
from bot.speech import Speech, mention, quoted
from engine import codec
from engine.facts import (
    ChanceDrawn,
    DeliveryFailed,
    Draw,
    Fact,
    SecretDrawn,
    SecretsDelivered,
    SecretsLookedAt,
    TimeSpent,
)
from engine.match import Match
from engine.rulings import DisputeOpened, RulingAppealed
from engine.service import Matches
from engine.store import Entry, Store
from games.core import CHANCE, Seat

SHOWN_MOVES: Final = 6
SHOWN_THROWS: Final = 5
TEXT_LIMIT: Final = limits.V2_TEXT_TOTAL - 400
RULING_BUTTONS: Final[tuple[tuple[str, Style], ...]] = (
    ("dismiss", "secondary"),
    ("rewind", "secondary"),
    ("adjudicate", "secondary"),
    ("extend", "secondary"),
    ("replace", "secondary"),
    ("void", "danger"),
)

RULINGS_AFTER_THE_END: Final = ("dismiss", "adjudicate", "void")

Told = tuple[Entry, Fact]


class Sources(Protocol):
    """Where evidence comes from."""

    store: Store
    matches: Matches
    presenter: Presenter


async def evidence_post(sources: Sources, match: Match, reader: Reader, *, heading: str = "") -> Post:
    """Return the evidence in a match, with the buttons of an open dispute below."""
    told = [(entry, codec.decode_fact(entry.body)) for entry in await sources.matches.log(match.id)]
    parts = [
        heading or reader.words("evidence-title", match=match.id),
        *_moves(await _lines(sources, match, reader), reader),
        *await _undone(sources, match, reader),
        *_throws(match, told, reader),
        *_time(sources, match, told, reader),
        *_deliveries(sources, match, told, reader),
    ]
    before, after = await _pictures(sources, match, reader)
    return Post.of(
        limits.clip("\n".join(parts), TEXT_LIMIT),
        *((reader.words("evidence-before"), before) if before else ()),
        reader.words("evidence-now"),
        after,
        _rules(sources, match, reader),
        *(_buttons(match, reader) if match.dispute and match.dispute.is_open else ()),
    )


async def case_post(sources: Sources, match: Match, fact: DisputeOpened | RulingAppealed, reader: Reader) -> Post:
    """Return what opens a dispute, or an appeal, in its thread: who calls and why, the evidence, what can be done."""
    place = await sources.store.place(match.id)
    heading = reader.words(
        "case-appealed" if isinstance(fact, RulingAppealed) else "case-opened",
        person=mention(fact.person),
        thread=f"<#{place.thread}>",
        note=quoted(fact.note),
        players=", ".join(map(mention, match.persons)),
        moderators=f"<@&{reader.moderators}>" if reader.moderators else reader.words("case-managers"),
    )
    post = await evidence_post(sources, match, reader, heading=heading)
    return replace(post, mentions=match.persons, roles=(reader.moderators,) if reader.moderators else ())


async def _pictures(sources: Sources, match: Match, reader: Reader) -> tuple[Picture | None, Picture]:
    """Return the position before the latest move, if there was one, and the present one."""
    after = await sources.presenter.picture(match, match.state, reader, viewer=None)
    if not match.moves:
        return None, after
    state = await sources.matches.state_at(match.id, match.moves - 1)
    before = await sources.presenter.picture(match, state, reader, viewer=None)
    return replace(before, name=f"{match.id}-{match.position}-before.png"), after


async def _lines(sources: Sources, match: Match, reader: Reader) -> list[str]:
    """Return the latest moves in effect with what they brought about and when they were made."""
    played = await sources.matches.history(match.id)
    times = {entry.seq: entry.at for entry in await sources.matches.log(match.id)}
    made = [times[step.seq] for step in played if step.moment.seat != CHANCE]
    lines = records.play_lines(sources.matches.game_of(match), played, reader.words)[-len(made) :] if made else []
    return [f"{line} · <t:{int(at.timestamp())}:f>" for line, at in zip(lines, made, strict=True)][-SHOWN_MOVES:]


def _moves(lines: Sequence[str], reader: Reader) -> Iterator[str]:
    yield reader.words("evidence-moves")
    yield from (f"- {line}" for line in lines)
    if not lines:
        yield reader.words("evidence-no-moves")


async def _undone(sources: Sources, match: Match, reader: Reader) -> list[str]:
    """Return the latest part that was undone."""
    undone = (await sources.matches.whole_play(match.id)).undone
    lines = records.undone_lines(sources.matches.game_of(match), undone, reader.words)
    newest = [at for at, line in enumerate(lines) if not line.startswith("~~")]
    return lines[newest[-1] :][: SHOWN_MOVES + 1] if newest else []


def _throws(match: Match, told: Sequence[Told], reader: Reader) -> Iterator[str]:
    """Yield the latest throws with their numbers, by which anybody can check them when the seed is opened."""
    words = reader.words
    thrown = [(entry, fact) for entry, fact in told if isinstance(fact, ChanceDrawn | SecretDrawn)]
    yield words("evidence-throws", commitment=(match.commitment or "")[:16])
    for entry, fact in thrown[-SHOWN_THROWS:]:
        if isinstance(fact, SecretDrawn):
            yield words("evidence-hidden", seq=str(entry.seq), commitment=fact.commitment[:16])
        elif fact.draws:
            values = " ".join(str(draw.value) for draw in fact.draws)
            yield words("evidence-throw", seq=str(entry.seq), values=values, draws=_numbers(fact.draws))


def _numbers(draws: Sequence[Draw]) -> str:
    """Return the numbers of draws, which are in a row."""
    first, last = draws[0].number, draws[-1].number
    return str(first) if first == last else f"{first}–{last}"


def _time(sources: Sources, match: Match, told: Sequence[Told], reader: Reader) -> Iterator[str]:
    """Yield how much time each player has used and has left."""
    words, game = reader.words, sources.matches.game_of(match)
    yield words("evidence-time")
    if not match.clocks:
        yield words("evidence-no-clock")
        return
    for seat, clock in enumerate(match.clocks):
        used = sum(fact.seconds for _, fact in told if isinstance(fact, TimeSpent) and fact.seat == seat)
        yield words(
            "evidence-clock",
            player=Speech(words).player(game, match, Seat(seat)),
            used=_hours(used),
            left=_hours(clock.left),
        )


def _hours(seconds: int) -> str:
    """Return a length of time as hours and minutes."""
    minutes = seconds // 60
    return f"{minutes // 60}:{minutes % 60:02}"


def _deliveries(sources: Sources, match: Match, told: Sequence[Told], reader: Reader) -> Iterator[str]:
    """Yield when and how each player got the own secrets; a game without secrets has nothing to say."""
    if not sources.matches.game_of(match).info.has_secrets:
        return
    words = reader.words
    yield words("evidence-deliveries")
    for entry, fact in told:
        at = f"<t:{int(entry.at.timestamp())}:f>"
        match fact:
            case SecretsDelivered(person=person, how=how):
                yield words(f"evidence-told-{how}", person=mention(person), at=at)
            case DeliveryFailed(person=person):
                yield words("evidence-told-failed", person=mention(person), at=at)
            case SecretsLookedAt(person=person):
                yield words("evidence-looked", person=mention(person), at=at)
            case _:
                pass


def _rules(sources: Sources, match: Match, reader: Reader) -> Select:
    """Return the menu of the rules, in which the rulings have a topic of their own."""
    info = sources.matches.game_of(match).info
    options = tuple(
        SelectOption(reader.words(f"{info.key}-topic-{topic}"), f"{info.key}.{topic}") for topic in info.topics
    )
    return Select(Key("rules", match.id, text=info.key), reader.words("evidence-rules-menu"), options)


def _buttons(match: Match, reader: Reader) -> tuple[Buttons, ...]:
    words = reader.words
    assert match.dispute is not None
    speaking = Button(words("button-statement"), Key("statement", match.id), "primary")
    ruling = [
        Button(words(f"button-ruling-{act}"), Key("mod_ask", match.id, match.dispute.seq, act), style)
        for act, style in RULING_BUTTONS
        if match.phase == "running" or act in RULINGS_AFTER_THE_END
    ]
    return (*rows([speaking]), *rows(ruling))
