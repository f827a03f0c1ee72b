"""One match in one process, and everything that leaves the program because of it, for whom it is meant.

The real commands, components, announcer and engine run on a store in memory; Discord is replaced by ears.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import chain, count
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord
from cachetools import LRUCache
from prometheus_client import generate_latest
from structlog.testing import capture_logs

from bot.features.match.commands import ON_MATCH, BoardCommands
from bot.features.play.commands import PlayCommands
from bot.features.practice.commands import StudyCommands
from bot.i18n import Words
from bot.operations.metrics.catalogue import Catalogue
from bot.platform.layout import layout
from bot.platform.runtime import Runtime
from bot.posts.match.news import FINGERPRINT
from bot.posts.painter import Painter
from bot.posts.post import Key, Post
from bot.posts.recipients import Caretakers
from bot.posts.timings import Timings, begin
from bot.requests import waiting
from bot.requests.options import command_on_match, next_lines, own_matches
from bot.requests.routing import dispatch
from bot.routes import ROUTES
from bot.wiring import BotDependencies, assemble
from engine.ids import MatchId, PersonId
from engine.log.chain import EPOCH, Entry
from engine.log.codec import AnyGame
from engine.log.facts.chance import Draw
from engine.log.facts.codec import decode_fact
from engine.log.facts.secrets import SecretDrawn, SecretTaken
from engine.matches.records.export import exported
from engine.matches.service import audit
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.people.preferences import Language
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.service import Seasons
from engine.studies.service import Studies
from engine.time.policy import HOUR
from games.core import Seat, View
from renderers.core import NamedPicture
from storage.sealing import AesSeal
from tests.bot.thinking import ThinksHere
from tests.engine.seasons.season_builders import RULES
from tests.engine.service_fixtures import at_once
from tests.fake_discord import FakeDiscord
from tests.memory.store import MemoryStore

PLAYERS = (PersonId(2**60 + 1), PersonId(2**60 + 2), PersonId(2**60 + 3), PersonId(2**60 + 4))
BYSTANDER = PersonId(2**60 + 9)
OWNER, MODERATOR, LOOKER, SUBSTITUTE = PersonId(424242), PersonId(2**60 + 8), PersonId(2**60 + 7), PersonId(2**60 + 6)
"""Who owns the server, who moderates and knows no secrets, who moderates and has looked, who takes a seat over."""
OUTSIDERS = (BYSTANDER, OWNER, MODERATOR)
"""Those who know of a match what everybody does."""
SERVER, CHANNEL, BOT, FIRST_DM = 7, 8, 10, 9_000
MATCH, SEASON = MatchId("0twin000"), MatchId("0season0")
FOLLOWS_EACH_MOVE = (Key("follow", MATCH), Key("follow_set", text=f"match.{MATCH}.{SERVER}.each"))
SEED = bytes(range(32))
BORN = discord.utils.time_snowflake(datetime.now(UTC))
EVERYBODY = 0
DIRECTLY = frozenset({*PLAYERS, *OUTSIDERS, LOOKER, SUBSTITUTE})

Die = Callable[[int, int], int]
"""From the number of a draw and its sides to its value."""


class PickedChance:
    """Chance whose values somebody has picked."""

    def __init__(self, die: Die, *, start: int) -> None:
        self._die = die
        self._start = start
        self._draws: list[Draw] = []

    @property
    def draws(self) -> tuple[Draw, ...]:
        return tuple(self._draws)

    def die(self, sides: int) -> int:
        number = self._start + len(self._draws)
        self._draws.append(Draw(number, sides, self._die(number, sides)))
        return self._draws[-1].value


class ViewPainter(Painter):
    """Draws a view as its own description, so that any difference between views is one between pictures."""

    def __init__(self) -> None:
        super().__init__({})

    async def board(self, game: str, view: object, **_: Any) -> bytes:
        return repr(view).encode()

    async def private(self, game: str, view: View, **_: Any) -> tuple[NamedPicture, ...]:
        return (NamedPicture("view", repr(view).encode(), view.notes()),)

    async def replay(self, game: str, views: object, **_: Any) -> bytes:
        return repr(views).encode()

    async def sheet(self, game: str, rows: object, **_: Any) -> bytes:
        return repr(rows).encode()


@dataclass
class Ears:
    """Everything that was said, in order: to whom (`EVERYBODY`, or a person), how, and what."""

    heard: list[tuple[int, str, Any]] = field(default_factory=list)

    def hear(self, whom: int, how: str, what: Any) -> None:
        self.heard.append((whom, how, what))

    def since(self, at: int, whom: Collection[PersonId]) -> list[tuple[int, str, Any]]:
        """Return what some people have heard, and of what others have heard nothing."""
        return [heard for heard in self.heard[at:] if heard[0] == EVERYBODY or heard[0] in whom]


@dataclass(eq=False, kw_only=True)
class HeardDiscord(FakeDiscord):
    """A Discord in which all is heard by whom it reaches; disputes are talked about in the match's own thread."""

    ears: Ears

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post a message."""
        message = await super().send(channel, post, nonce=nonce)
        self._say(channel, "send", post)
        return message

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change a message."""
        await super().edit(channel, message, post)
        self._say(channel, f"edit {message}", post)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""
        await super().delete(channel, message)
        self.ears.hear(_listener(channel), f"delete {message}", None)

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox."""
        return FIRST_DM + await super().direct(person, is_notice=is_notice)

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open the thread below a message."""
        self.ears.hear(EVERYBODY, "thread", name)
        return await super().open_thread(channel, message, name=name)

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Open no thread."""
        return None

    async def rename(self, thread: int, name: str) -> bool:
        """Give a thread another name."""
        self.ears.hear(EVERYBODY, "rename", name)
        return await super().rename(thread, name)

    def _say(self, channel: int, how: str, post: Post) -> None:
        view, files = layout(post)
        self.ears.hear(_listener(channel), how, said(view=view, files=files, mentions=post.mentions))


def _listener(channel: int) -> int:
    """Return who reads a channel: one person their direct messages, everybody any other."""
    return channel - FIRST_DM if channel - FIRST_DM in DIRECTLY else EVERYBODY


PICTURES: LRUCache[str, bytes] = LRUCache(64)
"""The latest pictures by their digests, to say in what two of them differ."""
PNG = b"\x89PNG"


def said(
    *, view: Any = None, files: Iterable[discord.File] = (), attachments: Iterable[discord.File] = (), **other: Any
) -> Any:
    """Return an answer as it goes over the wire: components, and of each file name, size, description and content."""
    shown = []
    for file in (*files, *attachments):
        data = file.fp.read()
        is_text = file.filename.endswith((".json", ".txt"))
        content = data.decode() if is_text else sha256(data).hexdigest()
        if data.startswith(PNG):
            PICTURES[content] = data
        shown.append((file.filename, len(data), file.description, content))
    return (view.to_components() if view else None, shown, sorted((key, repr(value)) for key, value in other.items()))


def on_match(name: str) -> Any:
    """Return a command of /match that needs nothing but a match, as methods of cogs are called."""
    command = command_on_match(f"match-{name}", ON_MATCH[name], own_matches)
    return SimpleNamespace(callback=lambda _, interaction, match: command.callback(interaction, match))


def guild() -> Any:
    """Return the server, as far as the bot looks at it."""
    return SimpleNamespace(
        id=SERVER,
        me=None,
        owner_id=OWNER,
        roles=(),
        system_channel=None,
        text_channels=(),
        preferred_locale=SimpleNamespace(value="en-US"),
        get_role=lambda _: None,
        get_channel=lambda _: None,
    )


CLIENT = SimpleNamespace(
    traffic=SimpleNamespace(breaker=SimpleNamespace(is_paused=lambda: False)),
    get_guild=lambda _: guild(),
    heard=(),
    shards={},
    is_idle=True,
)
"""Stands for the client: connected, and in one server."""


def shown_to_operators(world: "World") -> list[str]:
    """Return the lines of /metrics that count answers, and the bot's seals unless somebody has used them in secret."""
    shown = generate_latest(world.catalogue.registry).decode().splitlines()
    seals = [] if world.had_secrets else [str(world.seal.tally.counts())]
    return [*(line for line in shown if line.startswith("fernzug_answers")), *seals]


class World:
    """A match of a game with secrets; `persons` are those who sit at it by seat."""

    def __init__(
        self, game: AnyGame, words: Mapping[Language, Words], die: Die, painter: Painter | None = None
    ) -> None:
        self.game, self.ears, self._die = game, Ears(), die
        self.seal = AesSeal(bytes(32))
        self.store = MemoryStore(self.seal)
        self._ticks = self._asked = 0
        self._masked: dict[MatchId, int] = {}
        self._masks: dict[str, str] = {}
        self.persons: tuple[PersonId, ...] = PLAYERS
        self.catalogue = Catalogue()
        self._is_counted = True
        self.had_secrets = self.is_in_season = False
        ids = chain((MATCH,), (MatchId(f"0other{number:02}") for number in count()))
        season_ids = chain((SEASON,), (MatchId(f"0next{number:03}") for number in count()))
        self.matches = Matches(
            self.store,
            {game.info.key: game},
            now=self._now,
            elapsed=self._elapsed,
            chance_for=lambda seed, match, start: self._chance(seed, match=match, start=start),
            seed_for=lambda: SEED,
            id_for=lambda: next(ids),
            off_loop=at_once,
        )
        painter = painter or ViewPainter()
        seasons = Seasons(
            self.store.seasons,
            self.store.matches,
            self.matches,
            now=self._now,
            seed_for=lambda: SEED,
            id_for=lambda: next(season_ids),
        )
        parts = BotDependencies(
            self.store,
            self.matches,
            seasons,
            painter,
            words,
            Runtime(self._now),
            computer_pool=ThinksHere(),
            channels=lambda *_: HeardDiscord(
                ears=self.ears, first=BORN + 1, called=(Caretakers((OWNER,)),), reports_to=(OWNER,)
            ),
        )
        services = assemble(parts, cast("Any", CLIENT))
        studies = Studies(self.store, self.matches, now=self._now, seed_for=lambda: SEED)
        self.services = replace(services, studies=studies)

    def _chance(self, seed: bytes, *, match: MatchId, start: int) -> PickedChance:
        """Return the chance that stands for what a seed gives: also where somebody checks that it does."""
        del seed
        return PickedChance(self._die if match == MATCH else lambda number, sides: number % sides + 1, start=start)

    def _now(self) -> datetime:
        self._ticks += 1
        return EPOCH + timedelta(days=20_000, hours=9, seconds=self._ticks)

    def _elapsed(self) -> float:
        """Return what a counter of seconds shows: one that counted real ones would see outages on a busy machine."""
        return float(self._ticks)

    def skip(self, span: timedelta) -> None:
        """Let time go by."""
        self._ticks += int(span.total_seconds())

    @asynccontextmanager
    async def in_secret(self) -> AsyncIterator[None]:
        """Let nobody hear what somebody does, who does it in no time and is not counted."""
        heard, ticks, self._is_counted = len(self.ears.heard), self._ticks, False
        yield
        del self.ears.heard[heard:]
        self._ticks, self._is_counted = ticks, True

    @property
    def seats(self) -> int:
        return self.game.info.min_seats

    def person(self, seat: Seat | None) -> PersonId:
        """Return who sits somewhere; None is somebody who does not play."""
        return BYSTANDER if seat is None else self.persons[seat]

    async def match(self) -> Match:
        return await self.matches.match(MATCH)

    async def look_who_plays(self) -> None:
        """Find out who sits where by now: seats are taken over, in seasons also by themselves."""
        self.persons = (await self.match()).persons

    async def notify(self) -> None:
        """Send what people are to be told by now."""
        await self.hear_logged(self.services.tasks.notices.poll())

    def metrics(self) -> None:
        """Let everybody read what an operator sees: answers by their outcome, and how often something was sealed."""
        self.ears.hear(EVERYBODY, "metrics", shown_to_operators(self))

    async def start(self, **proposed: Any) -> None:
        """Let the players sit down in their order and be told their secrets."""
        await self.hear_logged(self._start(**proposed))

    async def _start(self, **proposed: Any) -> None:
        announcer = self.services.tasks.announcer
        guests = PLAYERS[1 : self.seats]
        change = await self.matches.invitations.propose(
            self.game.info.key,
            by=PLAYERS[0],
            server=SERVER,
            channel=CHANNEL,
            invited=guests,
            wished_seat=Seat(0),
            **proposed,
        )
        await announcer.tell(change)
        for guest in guests:
            await announcer.tell(await self.matches.invitations.join(MATCH, guest))

    async def start_season(self) -> None:
        """Let four people begin a season, and the first match of it be the one."""
        self.is_in_season = True
        seasons, season = self.services.seasons, SeasonId(SEASON)
        rules = replace(RULES, game=self.game.info.key, game_version=self.game.info.version)
        await seasons.found("Winter", rules, server=SERVER, channel=CHANNEL, by=OWNER)
        await seasons.act(season, lambda now, _: beginning.open_sign_up(now, self._now()))
        for person in PLAYERS:
            await seasons.act(season, lambda now, _, who=person: signups.sign_up(now, who))  # type: ignore[misc]
        for act in ("draw", "start"):
            await self.touch(OWNER, Key("league_acted", SEASON, text=act), reason="Now.")
            await seasons.advance(season)
        await self.hear_logged(self.services.tasks.announcer.catch_up())
        await self.look_who_plays()

    async def follow(self) -> None:
        """Let the bystander hear of each move."""
        for key in FOLLOWS_EACH_MOVE:
            await self.press(None, key)

    async def move(self, seat: Seat, line: str) -> None:
        """Type a line, look at the preview, confirm it."""
        match = await self.match()
        await self.command(seat, PlayCommands.move, line=line)
        await self.press(seat, Key("confirm", MATCH, match.position, line))

    async def ask(self, seat: Seat | None, texts: Sequence[str], *, is_whole: bool) -> None:
        """Ask for everything that a person may ask for; each answer goes to that person's ears.

        If it is not to be everything, each text is asked about in one way, and the ways take turns.
        """
        match = await self.match()
        person = self.person(seat)
        for text in texts:
            ways = (
                self.complete(seat, text),
                self.command(seat, PlayCommands.why, line=text),
                self.command(seat, PlayCommands.move, line=text),
                self.press(seat, Key("pick", MATCH, match.position, text[:40])),
            )
            self._asked += 1
            for number, way in enumerate(ways):
                if is_whole or number == self._asked % len(ways):
                    await way
                else:
                    way.close()
        for route in ("build", "secrets"):
            await self.press(seat, Key(route, MATCH, match.position))
        if not is_whole:
            return
        await self.study_lines(seat, texts)
        await self._look_around(seat)
        for route in ("more", "type"):
            await self.press(seat, Key(route, MATCH, match.position))
        await self.command(seat, PlayCommands.secrets)
        await self.press(seat, Key("secrets_text", MATCH))
        for what in (f"board.{match.moves}", "log.1", "replay"):
            await self.press(seat, Key("share", MATCH, text=what))
        await self.press(seat, Key("board_text", MATCH, text=str(match.moves)))
        await self.press(seat, Key("board", MATCH, text="first.0"))
        for number in sorted({0, match.moves // 2, match.moves, match.moves + 1}):
            await self.command(seat, BoardCommands.board, number=number)
        for command in (on_match("log"), on_match("export"), on_match("replay"), on_match("show")):
            await self.command(seat, command)
        await self.press(seat, Key("accept", MATCH, text="draw"))
        summary = await self.store.matches.summary(MATCH)
        self.ears.hear(person, "summary", repr(summary))

    async def _look_around(self, seat: Seat | None) -> None:
        """Look at the next match and at everybody's profile; who follows hears the news of the match as it is now."""
        for key in (Key("next"), *FOLLOWS_EACH_MOVE, Key("follows")):
            await self.press(seat, key)
        for other in range(self.seats):
            await self.press(seat, Key("profile", text=str(PLAYERS[other])))
        self.ears.hear(BYSTANDER, "notices", repr(await self.store.outbox.notices_of(BYSTANDER)))

    async def study_lines(self, seat: Seat | None, texts: Sequence[str]) -> None:
        """Try lines out on the study board: from here, one after the other, by hand and at random, on another deal."""
        await self.command(seat, StudyCommands.study)
        kept = await self.services.studies.of(self.person(seat))
        for number in [study.number for study in kept[-1:]]:
            for text in texts:
                await self.press(seat, Key("study_play", text=f"{number}.0.{text}"))
                await self.press(seat, Key("study_build", text=f"{number}.0."))
                await self.press(seat, Key("study_pick", text=f"{number}.0.{text[:20]}"))
            places = [node.number for node in (await self.services.studies.open(self.person(seat), number)).study.nodes]
            for place in places:
                await self.press(seat, Key("study_lot", position=1, text=f"{number}.{place}"))
                await self.press(seat, Key("study_build", text=f"{number}.{place}."))
            await self.press(seat, Key("study_type", text=f"{number}.0."))
            for route in ("study_deal", "study_share", "study_opinion"):
                await self.press(seat, Key(route, position=2, text=f"{number}.0"))
            await self.press(seat, Key("study_deal", position=3, text=str(number)))
            await self.services.studies.delete(self.person(seat), number)

    async def complete(self, seat: Seat | None, text: str) -> None:
        person = self.person(seat)
        choices = await self.hear_logged(next_lines(self._interaction(person), text))
        self.ears.hear(person, "completion", [(choice.name, choice.value) for choice in choices])

    async def command(self, seat: Seat | None, command: Any, **options: Any) -> None:
        """Write a command about the match."""
        await self.say(self.person(seat), command.callback, match=MATCH, **options)

    async def say(self, person: PersonId, callback: Any, *, is_method: bool = True, **options: Any) -> None:
        """Write a command; what goes wrong takes the bot's one error path."""
        interaction = self._interaction(person)

        async def run() -> None:
            try:
                await callback(*((None,) if is_method else ()), interaction, **options)
            except Exception as error:
                await self.services.replies.failed(interaction, error)

        await self._answered(run())

    async def press(self, seat: Seat | None, key: Key) -> None:
        if key.fits:
            await self.touch(self.person(seat), key)

    async def touch(self, person: PersonId, key: Key, **fields: str) -> None:
        """Use a button, or send a form with fields."""
        interaction = self._interaction(person)
        shown = [{"type": 4, "custom_id": name, "value": value} for name, value in fields.items()]
        form = (
            {"components": [{"type": 18, "component": field} for field in shown]} if fields else {"values": [key.text]}
        )
        interaction.data = {"custom_id": key.encode(), **form}
        await self._answered(dispatch(interaction, ROUTES, self.services.replies))

    async def exported(self) -> bytes:
        """Return the match as a file."""
        return exported(self.game, await self.match(), await self.store.matches.log(MATCH))

    async def _answered(self, work: Awaitable[object]) -> None:
        """Do something for somebody, counted as operators see it; its time is none."""
        timings = Timings(lambda: 0.0)
        begin(timings)
        await self.hear_logged(work)
        if self._is_counted:
            self.catalogue.answered(timings.answer("any"))

    async def hear_logged(self, work: Awaitable[Any]) -> Any:
        """Do something, and let everybody read whatever is logged meanwhile, on every level."""
        lines: list[str] = []
        handler = logging.Handler(logging.DEBUG)
        handler.emit = lambda record: lines.append(f"{record.name} {record.getMessage()}")  # type: ignore[method-assign]
        root = logging.getLogger()
        level = root.level
        root.addHandler(handler)
        root.setLevel(logging.DEBUG)
        try:
            chance, wait = patch.object(audit, "SeededChance", self._chance), patch.object(waiting, "AT_ONCE", HOUR)
            with capture_logs() as events, chance, wait:
                return await work
        finally:
            root.removeHandler(handler)
            root.setLevel(level)
            for line in (*map(repr, events), *lines):
                self.ears.hear(EVERYBODY, "log", line)

    def _interaction(self, person: PersonId) -> Any:
        """Return an interaction whose every answer goes to the person's ears."""

        def answering(how: str) -> Any:
            async def answer(form: Any = None, **content: Any) -> None:
                response.is_answered = True
                self.ears.hear(person, how, form.to_dict() if form else said(**content))

            return answer

        response = SimpleNamespace(is_answered=False)
        response.is_done = lambda: response.is_answered
        for how in ("send_message", "edit_message", "send_modal", "defer"):
            setattr(response, how, answering(how))
        return SimpleNamespace(
            id=BORN,
            client=SimpleNamespace(services=self.services, user=SimpleNamespace(id=BOT)),
            user=SimpleNamespace(id=person, roles=()),
            guild=guild(),
            permissions=SimpleNamespace(
                manage_guild=person in (OWNER, MODERATOR, LOOKER), send_messages=True, send_messages_in_threads=True
            ),
            channel=SimpleNamespace(id=CHANNEL, type="text"),
            data={},
            locale=SimpleNamespace(value="en-US"),
            guild_id=SERVER,
            channel_id=CHANNEL,
            message=None,
            namespace=SimpleNamespace(match=MATCH, game=None),
            response=response,
            followup=SimpleNamespace(send=answering("followup")),
            edit_original_response=answering("edit_original"),
        )

    async def masks(self) -> dict[str, str]:
        """Return what differs between any two matches and tells nothing: digests, commitments, sealed texts."""
        for match in await self.store.matches.ids():
            for entry in await self.store.matches.log(match, after=self._masked.get(match, 0)):
                self._mask(match, entry)
                self._masked[match] = entry.seq
        if self.is_in_season:
            for entry in await self.store.seasons.log(SeasonId(SEASON), after=self._masked.get(SEASON, 0)):
                lengths = (len(entry.digest), 16, 8)
                self._masks |= {entry.digest[:length]: f"<season {entry.seq} {length}>" for length in lengths}
                self._masked[SEASON] = entry.seq
        return self._masks

    def _mask(self, match: MatchId, entry: Entry) -> None:
        fact, name = decode_fact(entry.body), f"{match} {entry.seq}"
        self._masks |= {entry.digest: f"<digest {name}>", entry.digest[:16]: f"<head {name}>"}
        if isinstance(fact, SecretDrawn | SecretTaken):
            self._masks |= {fact.sealed: f"<{len(fact.sealed)} sealed>", fact.commitment: "<commitment>"}
            self._masks[fact.commitment[:FINGERPRINT]] = f"<fingerprint {name}>"
