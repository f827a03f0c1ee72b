"""The one error path: what people are told, in private, and what is logged for the operator."""

import re
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.errors import NoMatchHere, PostDelayed, UnknownButton
from bot.markup import Markup
from bot.platform.layout import layout
from bot.posts.post import Post
from bot.requests.replies import LineRefused, Replies
from engine.errors import Refusal
from engine.matches.errors import NotYourTurn, UnknownMatch
from engine.people.preferences import Language
from engine.seasons.errors import UnknownSeason
from games.core import IllegalMove
from games.registry import GAMES
from storage.errors import DamagedDatabase, DatabaseLocked, DiskFull
from tests.bot.bench import ANNA, GAME, WORDS, Bench, recipient

SECRET = "the seed is 4711"


class Interaction:
    """An interaction on paper: notes what is answered, and how."""

    def __init__(self, locale: str = "en-US", *, is_private: bool = True, error: Exception | None = None) -> None:
        self.user = SimpleNamespace(id=ANNA)
        self.locale = SimpleNamespace(value=locale)
        self.message = SimpleNamespace(flags=SimpleNamespace(ephemeral=is_private))
        self.response = self
        self.followup = SimpleNamespace(send=self._noting("follow-up"))
        self.send_message = self._noting("answer")
        self.edit_message = self._noting("update")
        self.edit_original_response = self._noting("edit")
        self.answers: list[tuple[str, Any]] = []
        self._error = error

    def is_done(self) -> bool:
        """Tell whether there was an answer."""
        return bool(self.answers)

    def _noting(self, kind: str) -> Any:
        async def answer(**fields: Any) -> None:
            if self._error:
                raise self._error
            self.answers.append((kind, fields))

        return answer

    @property
    def told(self) -> str:
        """Return what the last answer says."""
        view = self.answers[-1][1]["view"]
        return "\n".join(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))

    @property
    def custom_ids(self) -> list[str]:
        """Return what the buttons of the last answer carry."""
        view = self.answers[-1][1]["view"]
        return [item.custom_id for item in view.walk_children() if getattr(item, "custom_id", None)]


@pytest.fixture
def replies() -> Replies:
    return Bench().services().replies


def http_error(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(Mock(status=status, reason="because"), {"code": 1, "message": "no"})


async def failing(replies: Replies, error: Exception, locale: Language = "en") -> tuple[str, list[Any]]:
    """Return what is told and logged of an error."""
    interaction = Interaction(locale)
    with capture_logs() as logs:
        await replies.failed(interaction, error)  # type: ignore[arg-type]
    ((kind, fields),) = interaction.answers
    assert kind == "answer"
    assert fields["ephemeral"] is True
    assert fields["allowed_mentions"].to_dict()["parse"] == []
    return interaction.told, list(logs)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(
    ("error", "key", "params", "level"),
    [
        (NotYourTurn(due_seat=1), "refused-not-your-turn", {}, None),
        (PostDelayed(reason="gone"), "refused-post-delayed-gone", {}, None),
        (app_commands.MissingPermissions(["manage_guild"]), "refused-only-for-moderators", {}, None),
        (http_error(discord.Forbidden, 403), "error-forbidden", {}, None),
        (http_error(discord.NotFound, 404), "error-discord", {}, "warning"),
        (aiohttp.ServerDisconnectedError(), "error-discord", {}, "warning"),
        (TimeoutError(), "error-discord", {}, "warning"),
        (DatabaseLocked(), "error-database-locked", {}, "warning"),
        (DiskFull(), "error-disk-full", {}, "error"),
        (DamagedDatabase(), "error-database", {}, "error"),
    ],
)
async def test_each_error_has_its_words(
    replies: Replies, language: Language, error: Exception, key: str, params: dict[str, str], level: str | None
) -> None:
    said, logs = await failing(replies, error, language)
    assert said == WORDS[language](key, **params)
    assert [entry["log_level"] for entry in logs] == ([level] if level else [])


@pytest.mark.parametrize(
    ("refusal", "leads_to"),
    [
        (NoMatchHere(), f"list:-:/{ANNA}.running.1"),
        (UnknownMatch(match="00000000"), f"list:-:/{ANNA}.running.1"),
        (UnknownSeason(reason="none"), "help_leagues:-:/"),
        (UnknownSeason(season="Herbst"), "help_leagues:-:/"),
    ],
)
async def test_who_has_named_nothing_that_there_is_finds_what_there_is(
    replies: Replies, refusal: Refusal, leads_to: str
) -> None:
    interaction = Interaction()
    await replies.failed(interaction, refusal)  # type: ignore[arg-type]
    assert interaction.custom_ids == [leads_to]


async def test_what_a_command_raises_is_looked_into(replies: Replies) -> None:
    command = Mock(spec=app_commands.Command)
    command.name = "move"
    wrapped = app_commands.CommandInvokeError(command, NotYourTurn())
    assert (await failing(replies, wrapped))[0] == WORDS["en"]("refused-not-your-turn")


async def test_an_unexpected_error_is_logged_with_the_reference_that_is_told(replies: Replies) -> None:
    said, (entry,) = await failing(replies, KeyError(SECRET))
    reference = entry["reference"]
    assert re.fullmatch(r"[0-9a-f]{8}", reference)
    assert said == WORDS["en"]("error-unexpected", reference=reference)
    assert SECRET not in said
    assert entry["log_level"] == "error"
    assert isinstance(entry["exc_info"], KeyError)


async def test_a_line_is_offered_for_correction(replies: Replies) -> None:
    match = (await Bench().started()).after
    error = IllegalMove("opening", near=["6*C7", "x" * 200])
    interaction = Interaction()
    await replies.failed(interaction, LineRefused(GAMES[GAME], match, "6*C5", error))  # type: ignore[arg-type]
    at = f"{match.id}:{match.position}"
    assert interaction.custom_ids == [f"try:{at}/6*C7", f"change:{at}/6*C5"]
    await replies.failed(interaction, LineRefused(GAMES[GAME], match, "6*C5 " * 40, error))  # type: ignore[arg-type]
    assert interaction.answers[-1][0] == "follow-up"
    assert interaction.custom_ids == [f"try:{at}/6*C7"], "too long for a button: it is typed again instead"


async def test_an_answer_that_cannot_be_given_is_only_logged(replies: Replies) -> None:
    for fault in (http_error(discord.NotFound, 404), aiohttp.ClientOSError()):
        interaction = Interaction(error=fault)
        with capture_logs() as logs:
            await replies.failed(interaction, NotYourTurn())  # type: ignore[arg-type]
        assert [entry["event"] for entry in logs] == ["answer not delivered"]


async def test_a_refused_line_says_nothing_of_the_position_in_the_log(replies: Replies) -> None:
    match = (await Bench().started()).after
    refused = LineRefused(GAMES[GAME], match, "6*C5", IllegalMove("opening", near=["6*C7"]))
    with capture_logs() as logs:
        await replies.failed(Interaction(error=aiohttp.ClientOSError()), refused)  # type: ignore[arg-type]
    (entry,) = logs
    assert entry["about"] == "LineRefused('opening')"
    assert str(refused) == "opening"
    assert repr(match.state) not in repr(match)


async def test_a_private_message_is_replaced_and_a_public_one_never(replies: Replies) -> None:
    post = Post.of(Markup("x"))
    for is_private, kinds in ((True, ["update", "edit"]), (False, ["answer", "edit"])):
        interaction = Interaction(is_private=is_private)
        await replies.replace(interaction, post, recipient("en"))  # type: ignore[arg-type]
        await replies.replace(interaction, post, recipient("en"))  # type: ignore[arg-type]
        assert [kind for kind, _ in interaction.answers] == kinds
    assert layout(post)[1] == []


async def test_a_person_is_answered_in_the_language_chosen(replies: Replies) -> None:
    interaction = Interaction("de")
    await replies.failed(interaction, UnknownButton())  # type: ignore[arg-type]
    assert interaction.told == WORDS["de"]("error-old-button")


async def test_people_are_answered_even_if_the_database_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()

    async def unreadable(*_: Any) -> Any:
        raise OSError("disk")

    monkeypatch.setattr(bench.store.people, "person", unreadable)
    said, logs = await failing(bench.services().replies, OSError("disk"), "de")
    assert said == WORDS["de"]("error-unexpected", reference=logs[-1]["reference"])
    assert "disk" not in said
