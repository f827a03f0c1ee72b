"""One match in one process, and everything that leaves the program because of it, for whom it is meant.

The real commands, components, announcer and engine run on a store in memory; Discord is replaced by ears.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from types import SimpleNamespace
from typing import Any, cast

import discord
from structlog.testing import capture_logs

from bot.delivery.assembly import assemble_announcer
from bot.delivery.reviews import Reviews
from bot.delivery.services import DeliveryServices
from bot.delivery.watchers import Watchers
from bot.features.match.commands import ON_MATCH, BoardCommands
from bot.features.play.commands import PlayCommands
from bot.features.practice.commands import StudyCommands
from bot.i18n import Words
from bot.platform.caretakers import Caretakers
from bot.platform.layout import layout
from bot.platform.names import KnownNames
from bot.platform.options import command_on_match, next_lines, own_matches
from bot.platform.replies import Replies
from bot.platform.routing import dispatch
from bot.platform.services import Services
from bot.posts.painter import Painter
from bot.posts.post import Key, Post
from bot.posts.presenter import Presenter
from bot.posts.recipients import Recipients
from bot.routes import ROUTES
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.log import codec
from engine.log.chain import EPOCH
from engine.log.codec import AnyGame
from engine.log.facts import Draw, MatchId, PersonId, SecretDrawn, SecretTaken
from engine.matches.comment_service import Comments
from engine.matches.match import Match
from engine.matches.service import Matches
from engine.moderation.moderators import Moderators
from engine.people.follow_service import Follows
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.seasons.service import Seasons
from engine.studies.service import Studies
from games.core import Seat, View
from players.registry import PLAYERS as HOUSE_PLAYERS
from renderers.core import NamedPicture
from storage.sealing import AesSeal
from tests.bot.thinking import ThinksHere
from tests.memory.store import MemoryStore

PLAYERS = (PersonId(2**60 + 1), PersonId(2**60 + 2), PersonId(2**60 + 3), PersonId(2**60 + 4))
BYSTANDER = PersonId(2**60 + 9)
SERVER, CHANNEL, FIRST_DM = 7, 8, 9_000
MATCH = MatchId("0twin000")
FOLLOWS_EACH_MOVE = (Key("follow", MATCH), Key("follow_set", text=f"match.{MATCH}.{SERVER}.each"))
SEED = bytes(range(32))
BORN = discord.utils.time_snowflake(datetime.now(UTC))
EVERYBODY = 0

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

    def since(self, at: int, whom: PersonId) -> list[tuple[int, str, Any]]:
        """Return what a person has heard, and of what others have heard nothing."""
        return [each for each in self.heard[at:] if each[0] in (EVERYBODY, whom)]


OWNER = PersonId(424242)


class EarChannels:
    """Stands for `bot.platform.channels.Channels`."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears
        self._count = 0
        self._texts: dict[int, str] = {}

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        self._count += 1
        message = BORN + self._count
        self._say(channel, "send", message, post)
        return message

    async def edit(self, channel: int, message: int, post: Post) -> None:
        self._say(channel, f"edit {message}", message, post)

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        return FIRST_DM + person

    async def find(self, channel: int, marker: str) -> int | None:
        return None

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    def caretakers(self, chosen: int | None, match: Match) -> Caretakers:
        """Return whom to call about a match: an owner who plays nowhere."""
        return Caretakers((OWNER,))

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Open no thread: disputes are talked about in the match's own."""
        return None

    async def first_text(self, channel: int, message: int) -> str:
        return self._texts[message]

    def knows(self, channel: int) -> bool:
        return True

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        self._ears.hear(EVERYBODY, "thread", name)
        return message

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def is_member(self, server: int, person: int) -> bool:
        """Return that everybody is there."""
        return True

    async def display_name(self, server: int, person: int) -> str:
        return str(person)

    def _say(self, channel: int, how: str, message: int, post: Post) -> None:
        self._texts[message] = next(iter(post.text.splitlines()), "")
        whom = channel - FIRST_DM if channel - FIRST_DM in (*PLAYERS, BYSTANDER, OWNER) else EVERYBODY
        view, files = layout(post)
        self._ears.hear(whom, how, said(view=view, files=files, mentions=post.mentions))


def said(
    *, view: Any = None, files: Iterable[discord.File] = (), attachments: Iterable[discord.File] = (), **other: Any
) -> Any:
    """Return an answer as it goes over the wire: components, and of each file name, size, description and content."""
    shown = []
    for file in (*files, *attachments):
        data = file.fp.read()
        is_text = file.filename.endswith((".json", ".txt"))
        content = data.decode() if is_text else sha256(data).hexdigest()
        shown.append((file.filename, len(data), file.description, content))
    return (view.to_components() if view else None, shown, sorted((key, repr(value)) for key, value in other.items()))


def on_match(name: str) -> Any:
    """Return a command of /match that needs nothing but a match, as methods of cogs are called."""
    command = command_on_match(f"match-{name}", ON_MATCH[name], own_matches)
    return SimpleNamespace(callback=lambda _, interaction, match: command.callback(interaction, match))


class World:
    """A match of a game with secrets."""

    def __init__(self, game: AnyGame, words: dict[Language, Words], die: Die, painter: Painter | None = None) -> None:
        self.game, self.ears = game, Ears()
        self.store = MemoryStore(AesSeal(bytes(32)))
        self._ticks = self._masked = self._asked = 0
        self._masks: dict[str, str] = {}
        self.matches = Matches(
            self.store,
            {game.info.key: game},
            now=self._now,
            chance_for=lambda seed, match, start: PickedChance(die, start=start),
            seed_for=lambda: SEED,
            id_for=lambda: MATCH,
        )
        painter = painter or ViewPainter()
        recipients = Recipients(self.store, words, locale_of_server=lambda _: "en-US")
        presenter = Presenter(self.matches.games, painter)
        channels = cast("Any", EarChannels(self.ears))
        delivery = DeliveryServices(self.store, self.matches, presenter, recipients, channels, self._now)
        people = PeopleService(self.store.people, self.matches.clocks)
        seasons = Seasons(self.store.seasons, self.store.matches, self.matches, now=self._now)
        self.watchers = Watchers(delivery)
        never = cast("Any", None)
        self.services = Services(
            store=self.store,
            matches=self.matches,
            people=people,
            moderators=Moderators(self.matches, self.store),
            painter=painter,
            presenter=presenter,
            words=words,
            recipients=recipients,
            channels=channels,
            replies=Replies(recipients, people),
            known_names=KnownNames(),
            announcer=assemble_announcer(delivery),
            places=never,
            notices=never,
            deadlines=never,
            invitations=never,
            greeter=never,
            seasons=seasons,
            studies=Studies(self.store, self.matches, now=self._now, seed_for=lambda: SEED),
            league=never,
            season_roles=never,
            players=HOUSE_PLAYERS,
            thinkers=ThinksHere(),
            house=never,
            reviews=Reviews(self.store, self.matches, versions={}, thinkers=ThinksHere()),
            puzzles=never,
            conduct=Conduct(self.store, seasons, self.matches.logs, now=self._now),
            watch=Watch(self.store, seasons, self.matches.games, self.matches.logs, now=self._now),
            hint_reports=never,
            arrivals=never,
            follows=Follows(self.store.follows),
            comments=Comments(self.store.comments, now=self._now),
            events=never,
            now=self._now,
        )

    def _now(self) -> datetime:
        self._ticks += 1
        return EPOCH + timedelta(days=20_000, seconds=self._ticks)

    @property
    def seats(self) -> int:
        return self.game.info.min_seats

    def person(self, seat: Seat | None) -> PersonId:
        """Return who sits somewhere; None is somebody who does not play."""
        return BYSTANDER if seat is None else PLAYERS[seat]

    async def match(self) -> Match:
        return await self.matches.match(MATCH)

    async def start(self, **proposed: Any) -> None:
        """Let the players sit down in their order and be told their secrets."""
        await self._logged(self._start(**proposed))

    async def _start(self, **proposed: Any) -> None:
        announcer = self.services.announcer
        guests = PLAYERS[1 : self.seats]
        change = await self.matches.propose(
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
            await announcer.tell(await self.matches.join(MATCH, guest))

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
        await self._study(seat, texts)
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
        for each in range(self.seats):
            await self.press(seat, Key("profile", text=str(PLAYERS[each])))
        notices = await self.store.outbox.notices_of(BYSTANDER)
        self.ears.hear(BYSTANDER, "notices", repr(notices))
        if notices:
            post = await self.watchers.post(BYSTANDER, notices, "marker")
            self.ears.hear(BYSTANDER, "news", None if post is None else said(view=layout(post)[0]))

    async def _study(self, seat: Seat | None, texts: Sequence[str]) -> None:
        """Try lines out on the study board: from here, one after the other, by hand and by lot, over another deal."""
        await self.command(seat, StudyCommands.study)
        kept = await self.services.studies.of(self.person(seat))
        for number in [each.number for each in kept[-1:]]:
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
        choices = await self._logged(next_lines(self._interaction(person), text))
        self.ears.hear(person, "completion", [(choice.name, choice.value) for choice in choices])

    async def command(self, seat: Seat | None, command: Any, **options: Any) -> None:
        """Write a command; what goes wrong takes the bot's one error path."""
        interaction = self._interaction(self.person(seat))

        async def run() -> None:
            try:
                await command.callback(None, interaction, match=MATCH, **options)
            except Exception as error:
                await self.services.replies.failed(interaction, error)

        await self._logged(run())

    async def press(self, seat: Seat | None, key: Key) -> None:
        if key.fits:
            interaction = self._interaction(self.person(seat))
            interaction.data = {"custom_id": key.encode()}
            await self._logged(dispatch(interaction, ROUTES, self.services.replies))

    async def _logged(self, work: Awaitable[Any]) -> Any:
        """Do something, and let everybody read whatever is logged meanwhile, on every level."""
        lines: list[str] = []
        handler = logging.Handler(logging.DEBUG)
        handler.emit = lambda record: lines.append(f"{record.name} {record.getMessage()}")  # type: ignore[method-assign]
        root = logging.getLogger()
        level = root.level
        root.addHandler(handler)
        root.setLevel(logging.DEBUG)
        try:
            with capture_logs() as events:
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
        for how in ("send_message", "edit_message", "send_modal"):
            setattr(response, how, answering(how))
        return SimpleNamespace(
            id=BORN,
            client=SimpleNamespace(services=self.services),
            user=SimpleNamespace(id=person),
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
        for entry in await self.store.matches.log(MATCH, after=self._masked):
            fact = codec.decode_fact(entry.body)
            self._masks |= {entry.digest: f"<digest {entry.seq}>", entry.digest[:16]: f"<head {entry.seq}>"}
            if isinstance(fact, SecretDrawn | SecretTaken):
                self._masks |= {fact.sealed: f"<{len(fact.sealed)} sealed>", fact.commitment: "<commitment>"}
            self._masked = entry.seq
        return self._masks
