"""Timings of an answer, and the answers that the log tells of."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from structlog.testing import capture_logs

from bot.platform.traffic import KINDS, STATUSES, kind_of, status_of
from bot.posts.timings import TimedAnswer, Timings, begin, current, spent
from bot.requests.answers import COMPLETION, AnswerTimes
from bot.requests.replies import outcome_of
from engine.ids import MatchId
from engine.matches.errors import UnknownMatch
from storage.errors import DatabaseLocked


class Counter:
    """A counter of seconds that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def counter() -> Counter:
    return Counter()


def asked(kind: discord.InteractionType = discord.InteractionType.component) -> Any:
    return cast("Any", SimpleNamespace(type=kind))


async def test_a_part_inside_of_another_counts_for_itself_only(counter: Counter) -> None:
    timings = Timings(counter)
    with timings.part("decide"):
        counter.now += 1
        with timings.part("load"):
            counter.now += 2
        counter.now += 4
    counter.now += 8
    answer = timings.answer("confirm")
    assert (answer.parts["decide"], answer.parts["load"], answer.other, answer.seconds) == (5, 2, 8, 15)


async def test_the_first_answer_counts_not_what_follows_it(counter: Counter) -> None:
    timings = Timings(counter)
    timings.add("commit", 1)
    counter.now += 3
    timings.answered()
    timings.add("draw", 5)
    counter.now += 6
    timings.answered()
    answer = timings.answer("confirm")
    assert (answer.seconds, answer.parts["commit"], answer.parts["draw"]) == (3, 1, 0)


async def test_what_a_task_begins_is_spent_on_the_same_answer_and_others_are_not(counter: Counter) -> None:
    async def work(seconds: float) -> None:
        with spent("draw"):
            counter.now += seconds

    async def answer(seconds: float) -> Timings:
        begin(timings := Timings(counter))
        await asyncio.create_task(work(seconds))
        return timings

    first = await asyncio.create_task(answer(1))
    second = await asyncio.create_task(answer(2))
    await work(4)
    assert current() is None
    assert [times.answer("x").parts["draw"] for times in (first, second)] == [1, 2]


async def test_only_a_late_answer_is_logged(counter: Counter) -> None:
    answers = AnswerTimes(counter)
    seen: list[TimedAnswer] = []
    answers.observers.append(seen.append)
    with capture_logs() as logged:
        for seconds in (1.0, 1.5):
            answers.begin(asked())
            with spent("commit"):
                counter.now += seconds
            answers.end("confirm")
    assert [answer.seconds for answer in seen] == [1.0, 1.5]
    assert answers.late == 1
    (line,) = [entry for entry in logged if entry["event"] == "late answer"]
    assert (line["command"], line["seconds"], line["commit"], line["draw"]) == ("confirm", 1.5, 1.5, 0.0)


async def test_a_completion_is_over_when_it_is_answered(counter: Counter) -> None:
    answers = AnswerTimes(counter)
    seen: list[TimedAnswer] = []
    answers.observers.append(seen.append)
    answers.begin(asked(discord.InteractionType.autocomplete))
    timings = current()
    assert timings is not None
    timings.answered()
    assert [answer.command for answer in seen] == [COMPLETION]


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (UnknownMatch(match=MatchId("k7wq3d9m")), "refused"),
        (DatabaseLocked("x"), "database"),
        (ConnectionResetError(), "discord"),
        (TimeoutError(), "discord"),
        (KeyError("x"), "unexpected"),
    ],
)
def test_how_an_answer_ends(error: Exception, outcome: str) -> None:
    assert outcome_of(error) == outcome


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v10/interactions/1/token/callback", "answer"),
        ("/api/v10/webhooks/1/token/messages/@original", "answer"),
        ("/api/v10/users/@me/channels", "direct"),
        ("/api/v10/users/@me", "start"),
        ("/api/v10/gateway/bot", "start"),
        ("/api/v10/applications/1/commands", "command"),
        ("/api/v10/channels/1/messages", "message"),
        ("/api/v10/channels/1/messages/2", "message"),
        ("/api/v10/channels/1/messages/2/threads", "thread"),
        ("/api/v10/channels/1/thread-members/2", "thread"),
        ("/api/v10/guilds/1/threads/active", "thread"),
        ("/api/v10/channels/1", "channel"),
        ("/api/v10/guilds/1/members/2", "member"),
        ("/api/v10/guilds/1/scheduled-events", "event"),
        ("/api/v10/guilds/1/roles", "server"),
        ("/api/v10/voice/regions", "other"),
        ("/attachments/1/2/board.png", None),
        ("/", None),
    ],
)
def test_what_a_request_is_about(path: str, kind: str | None) -> None:
    assert kind_of(path) == kind


def test_every_kind_and_status_is_one_of_a_closed_list() -> None:
    assert {status_of(status) for status in range(200, 600)} < set(STATUSES)
    assert [status_of(status) for status in (204, 403, 418, 503)] == ["2xx", "403", "4xx", "5xx"]
    assert len(KINDS) == 11
