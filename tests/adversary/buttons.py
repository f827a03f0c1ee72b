"""Forged components and forms: every route, with texts that no button of ours has, by everybody who may see the match.

A success is an error of the bot's own (a traceback), a secret in the log, or something that has changed and that the
person may not change: a fact in somebody else's name, another's choices, a server's settings. Some answers are lost.
"""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import Mock

import aiohttp
import discord

from bot.i18n import load_words
from bot.requests.routing import dispatch
from bot.routes import ROUTES
from engine.ids import MatchId, PersonId
from engine.log.facts.codec import decode_fact
from engine.log.facts.union import Fact
from engine.people.preferences import Server
from engine.seasons.service.service import Seasons
from games.core import Seat
from games.registry import GAMES
from tests.adversary.campaign import Attack
from tests.secrets.world import BYSTANDER, CHANNEL, MATCH, PLAYERS, SERVER, World

MODERATORS: Final = 77
MOVER, OTHER = Seat(0), Seat(1)
ROLES: Final = ("mover", "other", "bystander", "other server", "manager", "moderator")
SEATED: Final = {"mover": PLAYERS[MOVER], "other": PLAYERS[OTHER]}
ATTEMPTS: Final = 250
LOST: Final = 1 / 4
BY_ITSELF: Final = {"secrets_delivered", "delivery_failed"}
"""What the bot does for people when a match begins."""

NUMBERS = ("", "0", "1", "-1", "+1", "1.", ".1", "0x1", "1e9", "²", "٣", "9" * 30, " 1 ", "1_0", "NaN")
WORDS = ("draw", "takeback", "abandon", "substitute", "open_notes", "bribe", "dispute", "appeal", "reveal", "void")
FREE = (
    "\x00",
    "`x` @everyone",
    "../../fernzug.key",
    "(" * 60,
    "%s{0}{ $x }",
    "🎲" * 10,
    "\u202e",
    "x" * 70,
    "x" * 4000,
    "'; DROP TABLE log;--",
)
KNOWN = (
    *(f"{word}.{number}" for word in WORDS for number in ("", "0", "7", "x", "-1", "9" * 25)),
    *(
        f"{name}.{draws}"
        for name in ("rewind.1", "rewind.99", "rewind.²")
        for draws in ("fresh.4", "loaded.4", "fresh.x")
    ),
    *(
        f"{seat}.{person}"
        for seat in ("0", "1", "9", "-1", "x", "")
        for person in (str(BYSTANDER), str(PLAYERS[1]), "x", "")
    ),
    *(
        f"{person}.{phase}.{page}"
        for person in (str(PLAYERS[0]), "x")
        for phase in ("running", "asleep")
        for page in ("1", "x", "-3", "9" * 20)
    ),
    *(f"{game}.{topic}" for game in ("confusion", "chess", "") for topic in ("", "castling", "1")),
    *(f"{step}.{move}" for step in ("first", "later", "") for move in ("0", "x", "-1", "9" * 25)),
    *("relaxed", "fast", "none", "", "Ā" * 20),
    *(
        f"{bank}.1440.7200.{sleeps}.{rest}.28.{reminders}.{zero}.{name}"
        for bank in ("4320", "0", "999999999", "-1", "9" * 20, "x")
        for sleeps, rest in (("1", ""), ("0", "56"), ("0", "0123456"), ("7", "89"), ("1", "x"))
        for reminders, zero in (("50-10", "1"), ("", "0"), ("500", "2"), ("0", "9"), ("x", "-1"))
        for name in ("", "a", "`x` **@everyone**")
    ),
)


def guild_of(server: int) -> Any:
    """Return a server that has every role and every channel, in which the bot may do everything."""
    role = lambda known: SimpleNamespace(id=known, mentionable=True)  # noqa: E731
    guild = SimpleNamespace(id=server, me=None, get_role=role, roles=(), owner_id=None)
    channel = Mock(spec=discord.TextChannel, id=CHANNEL, guild=guild, type=discord.ChannelType.text)
    channel.permissions_for.return_value = discord.Permissions.all()
    guild.get_channel = lambda _: channel
    return guild


class Office(World):
    """A match of Confusion, and people who send what no client of Discord's would."""

    role = ROLES[0]

    def _interaction(self, person: PersonId) -> Any:
        interaction = super()._interaction(person)
        may_manage = self.role == "manager"
        permissions = discord.Permissions(manage_guild=may_manage, send_messages=True)
        interaction.guild_id = SERVER + 1 if self.role == "other server" else SERVER
        interaction.guild = guild_of(interaction.guild_id)
        interaction.channel = interaction.guild.get_channel(CHANNEL)
        interaction.user.roles = [SimpleNamespace(id=MODERATORS)] if self.role == "moderator" else []
        interaction.user.guild_permissions = interaction.permissions = permissions
        return interaction

    async def send(self, role: str, data: dict[str, Any], *, is_lost: bool) -> str:
        """Let somebody send a component or form, whose answer may be lost; return what the bot logs of it."""
        self.role, at = role, len(self.ears.heard)
        interaction = self._interaction(SEATED.get(role, BYSTANDER))
        interaction.data = data
        if is_lost:
            interaction.response.send_message = interaction.response.edit_message = lose
        await self.hear_logged(dispatch(interaction, ROUTES, self.services.replies))
        return "\n".join(str(what) for _, how, what in self.ears.heard[at:] if how == "log")

    async def log(self) -> list[Fact]:
        return [decode_fact(entry.body) for entry in await self.store.matches.log(MATCH)]

    async def secrets(self) -> tuple[str, ...]:
        """Return which dice are which, as nobody may read it."""
        state = (await self.match()).state
        return () if state is None else state.types

    async def choices(self, role: str) -> list[Any]:
        """Return what somebody in a role must not be able to change."""
        people = self.store.people
        others = [person for person in (*PLAYERS, BYSTANDER) if person != SEATED.get(role, BYSTANDER)]
        server = [] if role == "manager" else [await people.server(SERVER), await people.policies(SERVER)]
        return [*[await people.person(person) for person in others], *server]


async def lose(*_: Any, **__: Any) -> None:
    """Answer when nobody listens any more."""
    raise aiohttp.ClientOSError


class Idle:
    """Stands for what goes on beside the requests: nothing does."""

    def wake(self) -> None: ...

    async def reschedule(self, *_: Any) -> None: ...

    async def recover(self) -> None: ...


async def office(*, is_open: bool = False) -> Office:
    """Return a match of Confusion after its first move, or the open invitation to one."""
    world = Office(GAMES["confusion"], dict(load_words()), lambda number, sides: (number * 7) % sides + 1)
    idle: Any = Idle()
    seasons = Seasons(world.store.seasons, world.store.matches, world.matches, now=world._now)
    tasks = replace(world.services.tasks, notices=idle, deadlines=idle, lost_threads=idle, seasons=idle)
    world.services = replace(world.services, seasons=seasons, tasks=tasks)
    await world.store.people.save_server(Server(SERVER, moderator_role=MODERATORS))
    if is_open:
        invitation = await world.matches.invitations.propose(
            "confusion", by=PLAYERS[MOVER], server=SERVER, channel=CHANNEL
        )
        await world.services.tasks.announcer.tell(invitation)
        return world
    await world.start()
    first = next(await world.matches.suggest(MATCH, PLAYERS[MOVER], "")).line
    await world.matches.play(MATCH, PLAYERS[MOVER], first)
    return world


async def attack(attack: Attack) -> None:
    """Send every route in every role at least once, then at random."""
    world, lot = await office(), attack.lot
    tries = [(route, role) for route in ROUTES for role in ROLES]
    tries += [(lot.choice(list(ROUTES)), lot.choice(ROLES)) for _ in range(ATTEMPTS * attack.scale - len(tries))]
    for route, role in tries:
        data, before = forged(route, attack), await world.log()
        choices = await world.choices(role)
        said = await world.send(role, data, is_lost=lot.random() < LOST)
        after, how = await world.log(), (role, data)
        attack.tally.note("errors of the bot's own", has_succeeded="unexpected error" in said, how=(*how, said[-300:]))
        is_told = any(types in said for types in (await world.secrets()))
        attack.tally.note("secrets in the log", has_succeeded=is_told, how=how)
        new, person = after[len(before) :], SEATED.get(role, BYSTANDER)
        is_anothers = role != "moderator" and bool(in_anothers_name(new, person))
        attack.tally.note("facts in somebody else's name", has_succeeded=is_anothers, how=(*how, new))
        is_strangers = role == "other server" and bool(new)
        attack.tally.note("facts written from another server", has_succeeded=is_strangers, how=(*how, new))
        is_changed = choices != await world.choices(role)
        attack.tally.note("choices and settings of others", has_succeeded=is_changed, how=how)
        if new or role == "manager":
            world = await office(is_open=lot.random() < 1 / 2)


def forged(route: str, attack: Attack) -> dict[str, Any]:
    """Return what a component or form of a route sends, with something in it that we have not put there."""
    lot = attack.lot
    texts = (*NUMBERS, *WORDS, *FREE, *KNOWN)
    match = lot.choice((MATCH, MATCH, MATCH, MATCH, MatchId("-"), MatchId("zzzzzzzz"), MatchId("../../..")))
    position = lot.choice(("", "0", "1", "4", "5", "٣", "9" * 25))
    longest = lot.choice((100, 100, 4100))
    key = f"{lot.choice(('', '', 'select.'))}{route}:{match}:{position}/{lot.choice(texts)}"[:longest]
    values: Sequence[str] = [lot.choice(texts)]
    match lot.randrange(3):
        case 0:
            return {"custom_id": key}
        case 1:
            return {"custom_id": key, "values": values}
        case _:
            names = ("line", "text", "seat", "hours", "winner", "person", "name", "bank", "vacation")
            fields = [{"type": 4, "custom_id": name, "value": lot.choice(texts)} for name in names]
            return {"custom_id": key, "components": [{"type": 18, "component": field} for field in fields]}


def in_anothers_name(facts: Sequence[Fact], person: PersonId) -> list[Fact]:
    """Return the facts that say somebody else has done them."""
    said = [fact for fact in facts if fact.kind not in BY_ITSELF]
    doers = [(fact, getattr(fact, name, None)) for fact in said for name in ("person", "by")]
    return [fact for fact, doer in doers if doer not in (None, person)]
