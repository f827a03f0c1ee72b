"""docs/privacy.md tells the truth: for every cell of its table somebody asks, by the real commands."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.match.commands import BoardCommands
from bot.features.match.imported import show_file
from bot.features.moderation.commands import ModCommands
from bot.features.moderation.components import act
from bot.features.play.commands import PlayCommands
from bot.features.proof import ProofCommands
from bot.i18n import load_words
from bot.posts.post import Key
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId, PersonId
from engine.people.preferences import Server
from games.core import Seat
from games.registry import GAMES
from tests.secrets.world import BYSTANDER, MATCH, PLAYERS, SEED, SERVER, World, on_match
from tests.truth import project

PLAYER, OPPONENT = Seat(0), Seat(1)
MODERATORS = 77
WORDS = load_words(strict=True)
TABLE = project.rows(project.read("docs/privacy.md"), under="## Who may see what")
ROLES = ("player", "opponent", "spectator", "moderator", "moderator who plays", "administrator", "other server")
SEATED = {"player": PLAYERS[PLAYER], "opponent": PLAYERS[OPPONENT], "moderator who plays": PLAYERS[OPPONENT]}


class Office(World):
    """A match of Confusion, and the role in which somebody asks."""

    role = ROLES[0]

    def _interaction(self, person: PersonId) -> Any:
        interaction = super()._interaction(person)
        role, guild = self.role, SERVER + 1 if self.role == "other server" else SERVER
        interaction.guild_id = guild
        is_moderator, is_administrator = "moderator" in role, role == "administrator"
        interaction.user.roles = [SimpleNamespace(id=MODERATORS)] if is_moderator else []
        permissions = SimpleNamespace(manage_guild=is_administrator, administrator=is_administrator)
        interaction.guild = SimpleNamespace(get_role=lambda role: SimpleNamespace(id=role), roles=(), owner_id=None)
        interaction.data = {}
        interaction.user.guild_permissions = interaction.permissions = permissions
        return interaction

    async def heard(self, role: str, *commands: Any, **options: Any) -> str:
        """Return everything that somebody in a role is answered, files included."""
        self.role, person = role, SEATED.get(role, BYSTANDER)
        seat = Seat(PLAYERS.index(person)) if person in PLAYERS else None
        at = len(self.ears.heard)
        for command in commands:
            await self.command(seat, command, **options)
        return "\n".join(_texts(what) for whom, _, what in self.ears.heard[at:] if whom == person)


def _texts(what: Any) -> str:
    """Return every text inside of an answer, a line each."""
    if isinstance(what, dict):
        what = list(what.values())
    if isinstance(what, list | tuple):
        return "\n".join(map(_texts, what))
    return str(what)


async def office(*, is_over: bool = False) -> Office:
    world = Office(GAMES["confusion"], dict(WORDS), lambda number, sides: (number * 7) % sides + 1)
    await world.store.people.save_server(Server(SERVER, moderator_role=MODERATORS))
    for person in (*PLAYERS, BYSTANDER):
        await world.store.people.save_person(replace(await world.store.people.person(person), has_text=True))
    await world.start()
    first = next(await world.matches.suggest(MATCH, PLAYERS[PLAYER], "")).line
    await world.matches.play(MATCH, PLAYERS[PLAYER], first)
    if is_over:
        await world.matches.resign(MATCH, PLAYERS[PLAYER])
    return world


LOOKING = (BoardCommands.board, on_match("log"), on_match("export"), ProofCommands.verify)
Sees = Callable[[str], Awaitable[bool]]


def sees_text(command: Any, text: str, *, is_over: bool = False) -> Sees:
    """Return whether a text is in what a command answers."""

    async def sees(role: str) -> bool:
        return text in await (await office(is_over=is_over)).heard(role, command)

    return sees


def secret_lines(world: Office, state: Any) -> set[str]:
    """Return the lines of the player's own text board that nobody else's has."""
    private, *others = (
        set(world.game.narration.view(state, viewer).text().splitlines()) for viewer in (PLAYER, OPPONENT, None)
    )
    return private.difference(*others)


def sees_secrets(*commands: Any) -> Sees:
    async def sees(role: str) -> bool:
        world = await office()
        lines = secret_lines(world, (await world.match()).state)
        assert lines
        heard = (await world.heard(role, *commands)).splitlines()
        assert lines <= set(heard) or not lines & set(heard)
        return lines <= set(heard)

    return sees


async def sees_plan(role: str) -> bool:
    world = await office()
    await world.matches.plans.make(MATCH, PLAYERS[PLAYER], "A-j9 +", "J-h5")
    return "A-j9 +" in await world.heard(role, PlayCommands.plan)


async def sees_what_is_revealed(role: str) -> bool:
    """Send the form of /mod reveal, as who has forged it would, too."""
    world = await office()

    async def reveal(_: None, interaction: Any, match: str) -> None:
        await act(
            ComponentEvent(
                await RequestContext.of(interaction),
                Key("mod_act", MatchId(match), text="reveal"),
                fields={"text": "to be sure"},
            )
        )

    heard = await world.heard(role, SimpleNamespace(callback=reveal))
    lines = secret_lines(world, (await world.match()).state)
    return lines <= set(heard.splitlines()) or WORDS["en"]("revealed") in heard


async def sees_sealed_file(role: str) -> bool:
    world = await office()
    said = await world.heard("player", on_match("export"))
    data = said[said.index("{\n") : said.rindex("}") + 1].encode()
    assert json.loads(data)["match"] == MATCH

    async def read() -> bytes:
        return data

    async def hand_in(_: None, interaction: Any, match: str) -> None:
        file: Any = SimpleNamespace(filename="match.json", size=len(data), read=read)
        await show_file(await RequestContext.of(interaction), file)

    heard = await world.heard(role, SimpleNamespace(callback=hand_in))
    assert WORDS["en"]("refused-bad-export-secret") in heard
    return "import:" in heard


WALK: dict[str, Sees] = {
    "the board with what everybody may see (`/board`)": sees_text(BoardCommands.board, "after move 1 of 1"),
    "the score sheet and every move (`/match log`)": sees_text(on_match("log"), "the match so far"),
    "the log as a file, secrets sealed (`/match export`)": sees_text(on_match("export"), '"sealed"'),
    "the check of dice, secrets and log (`/verify`)": sees_text(ProofCommands.verify, "**Checked:"),
    "what only the player may know (`/secrets`)": sees_secrets(PlayCommands.secrets),
    "the same in any other answer (`/board`, `/match log`, `/match export`, `/verify`)": sees_secrets(*LOOKING),
    "what the player has planned (`/plan`)": sees_plan,
    "what was hidden, after the end (`/match export`)": sees_text(on_match("export"), '"secrets_opened"', is_over=True),
    "the seed of the dice (`/match export`)": sees_text(on_match("export"), SEED.hex()),
    "the seed of the dice, after the end (`/match export`)": sees_text(on_match("export"), SEED.hex(), is_over=True),
    "everything that is hidden, which is recorded (`/mod reveal`)": sees_what_is_revealed,
    "the evidence in a match (`/mod evidence`)": sees_text(ModCommands.evidence, "## Evidence in"),
    "an exported file that still hides something (`/match import`)": sees_sealed_file,
}


def test_every_row_is_walked_through() -> None:
    assert [row[0] for row in TABLE] == list(WALK)
    assert all(len(row) == 1 + len(ROLES) for row in TABLE)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("at", range(len(TABLE)), ids=[row[0] for row in TABLE])
async def test_a_cell(at: int, role: str) -> None:
    said = TABLE[at][1 + ROLES.index(role)]
    assert said in ("yes", "no")
    assert await WALK[TABLE[at][0]](role) == (said == "yes")
