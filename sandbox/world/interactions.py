"""The interactions of this run: who did what, how far the bot has come with it, and how long its token lives."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from sandbox.protocol.errors import INVALID_WEBHOOK_TOKEN, UNKNOWN_WEBHOOK, ApiError

Json = dict[str, Any]
FIRST_ANSWER_S = 3.0
TOKEN_LIFE_S = 15 * 60.0
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


class InteractionState(Enum):
    """The bot's progress with an interaction."""

    OPEN = "open"
    LOADING = "loading"
    UPDATING = "updating"
    ANSWERED = "answered"
    FAILED = "failed"


class FirstAnswer(NamedTuple):
    """A first answer that one of the bot's processes has given; `code` is 0, or that of the error it met."""

    process: int
    code: int


@dataclass
class Interaction:
    """One thing that a person did; `original_id` is the message that @original means.

    `heard_by` are the processes of the bot that were told of it, one for each session; `answers` all first answers that
    they have tried to give: one of them counts.
    """

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    opened: float
    first_answer: asyncio.Future[Json]
    metadata: Json
    source_id: str | None = None
    command: str = ""
    state: InteractionState = InteractionState.OPEN
    original_id: str | None = None
    modal: Json | None = None
    follow_ups: int = 0
    heard_by: tuple[int, ...] = ()
    answers: list[FirstAnswer] = field(default_factory=list)

    @property
    def answered_by(self) -> int | None:
        """Return the process whose answer counts, None while there is none."""
        return next((answer.process for answer in self.answers if not answer.code), None)


class Interactions:
    """The interactions of this run; their tokens do not survive the server."""

    def __init__(self) -> None:
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._updating: dict[str | None, list[Interaction]] = {}
        self._skipped_s = 0.0
        self.patience_s = FIRST_ANSWER_S
        self.on_reply: Callable[[Interaction, Json], None] = lambda _interaction, _message: None

    def now(self) -> float:
        """Return the clock that deadlines are measured with, in seconds."""
        return time.monotonic() + self._skipped_s

    def skip(self, seconds: float) -> None:
        """Let time pass for every token and every awaited first answer at once, for tests of expiry."""
        self._skipped_s += seconds
        for interaction in self._by_id.values():
            if interaction.state is InteractionState.OPEN and self.now() - interaction.opened > self.patience_s:
                fail(interaction)

    def open(self, interaction_id: str, kind: int, user_id: str, channel_id: str, metadata: Json) -> Interaction:
        """Begin an interaction; those whose token has died are forgotten on the way."""
        self._forget_dead()
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        token = secrets.token_urlsafe(48)
        made = Interaction(interaction_id, token, kind, user_id, channel_id, self.now(), future, metadata)
        self._by_id[interaction_id] = self._by_token[token] = made
        return made

    def all(self) -> list[Interaction]:
        """Return the interactions of this run, oldest first, but for those whose token has long died."""
        return list(self._by_id.values())

    def find(self, interaction_id: str) -> Interaction | None:
        """Return an interaction of this run."""
        return self._by_id.get(interaction_id)

    def by_token(self, token: str) -> Interaction:
        """Return the interaction whose follow-ups a webhook request speaks of.

        Raises:
            ApiError: 10015 for an unknown or unanswered one, 50027 for an expired token.
        """
        found = self._by_token.get(token)
        if found is None or found.state in (InteractionState.OPEN, InteractionState.FAILED):
            raise ApiError(UNKNOWN_WEBHOOK)
        if self.now() - found.opened > TOKEN_LIFE_S:
            raise ApiError(INVALID_WEBHOOK_TOKEN)
        return found

    def promise_edit(self, interaction: Interaction) -> None:
        """Note an answer that will come as a change of the message which was used."""
        interaction.original_id, interaction.state = interaction.source_id, InteractionState.UPDATING
        self._updating.setdefault(interaction.source_id, []).append(interaction)

    def note_edit(self, message: Json) -> None:
        """A message was changed: that answers interactions that had only promised to change it."""
        for interaction in self._updating.pop(message["id"], ()):
            if interaction.state is InteractionState.UPDATING:
                interaction.state = InteractionState.ANSWERED
                self.on_reply(interaction, message)

    def _forget_dead(self) -> None:
        """Forget the oldest, as long as their tokens have died."""
        dead_since = self.now() - 2 * TOKEN_LIFE_S
        while (oldest := next(iter(self._by_id.values()), None)) and oldest.opened < dead_since:
            del self._by_id[oldest.id], self._by_token[oldest.token]


def fail(interaction: Interaction) -> None:
    """Give up on an interaction that was not answered in time; an answer that comes now is refused."""
    interaction.state = InteractionState.FAILED
    if not interaction.first_answer.done():
        interaction.first_answer.set_result({"kind": "failed"})
