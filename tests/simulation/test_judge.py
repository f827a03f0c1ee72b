"""Every rule of the judge is broken once: in the bot while it runs, or in what a sound simulation has left."""

import json
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest

from bot.app import Fernzug
from bot.platform.health import is_connected
from engine.stores.matches import Commit
from storage.sealing import seal_of
from tests.simulation.hearing import DIGEST, NOTICE, POST
from tests.simulation.judge import judge
from tests.simulation.life import Life
from tests.simulation.paper import Message, PaperDiscord
from tests.simulation.simulate import simulate
from tests.simulation.world import NINE_DAYS, Evidence, Scale

THREE_DAYS = replace(NINE_DAYS, days=3, matches=10, people=8, deaths=2, storms=0, seed=8, flaws=0)
TWO_DAYS = replace(THREE_DAYS, days=2, matches=6, people=6)


# What a sound simulation has left is changed


def messages(evidence: Evidence, is_meant: Callable[[Message], bool]) -> list[Message]:
    return [message for message in evidence.paper.messages.values() if is_meant(message)]


def is_notice(message: Message) -> bool:
    return message.mailbox is not None and bool(NOTICE.search(message.texts[0]))


def is_digest(message: Message) -> bool:
    return message.mailbox is not None and bool(DIGEST.search(message.texts[0]))


def is_post(message: Message) -> bool:
    return message.mailbox is None and message.channel > 10**6 and bool(POST.search(message.texts[0]))


def send_again(evidence: Evidence, message: Message, *, later: timedelta = timedelta(minutes=1)) -> None:
    again = deepcopy(message)
    again.id, again.at = max(evidence.paper.messages) + 1, message.at + later
    evidence.paper.messages[again.id] = again


def send_all_again(evidence: Evidence, later: timedelta) -> None:
    for digest in messages(evidence, is_digest):
        send_again(evidence, digest, later=later)


def rewrite(evidence: Evidence, kind: str, *, reason: str | None = None, **changed: Any) -> None:
    """Change the first fact of a kind, if need be with a reason, as if the bot had written it so."""
    for number, line in enumerate(evidence.diary.lines):
        if line.what != "append":
            continue
        (commit,) = line.given
        for at, entry in enumerate(commit.entries):
            fact = json.loads(entry.body)
            if fact["kind"] == kind and fact.get("reason") == reason:
                entries = [*commit.entries]
                entries[at] = replace(entry, body=json.dumps(fact | {k: v(fact[k]) for k, v in changed.items()}))
                evidence.diary.lines[number] = replace(line, given=(replace(commit, entries=entries),))
                return
    raise AssertionError(kind)


def fire_twice(evidence: Evidence) -> None:
    """Write the first time-out again a minute later."""
    for number, line in enumerate(evidence.diary.lines):
        if line.what == "append" and any('"time_ran_out"' in entry.body for entry in line.given[0].entries):
            commit: Commit = line.given[0]
            (out,) = (entry for entry in commit.entries if '"time_ran_out"' in entry.body)
            again = replace(commit, entries=[replace(out, at=out.at + timedelta(minutes=1))])
            evidence.diary.lines.insert(number + 1, replace(line, given=(again,)))
            return
    raise AssertionError


def tell_in_the_night(evidence: Evidence) -> None:
    told = {line.given[0].id: line.given[0] for line in evidence.diary.lines if line.what == "save_person"}
    message = next(each for each in messages(evidence, is_notice) if each.mailbox and told[each.mailbox].sleep)
    evidence.diary.lines[:] = [
        replace(line, given=(replace(line.given[0], sleep=asleep_at(message.at, line.given[0].zone)),))
        if line.what == "save_person" and line.given[0].id == message.mailbox
        else line
        for line in evidence.diary.lines
    ]


def asleep_at(at: datetime, zone: str | None) -> tuple[int, int]:
    there = at.astimezone(ZoneInfo(zone or "UTC"))
    minute = there.hour * 60 + there.minute
    return (minute - 60) % 1440, (minute + 60) % 1440


def storm_of_messages(evidence: Evidence) -> None:
    digest = messages(evidence, is_digest)[0]
    for second in range(30):
        send_again(evidence, digest, later=timedelta(seconds=second))


def forget_sleep(evidence: Evidence) -> None:
    evidence.diary.lines[:] = [
        replace(line, given=(replace(line.given[0], sleep=None),)) if line.what == "save_person" else line
        for line in evidence.diary.lines
    ]


def drop(evidence: Evidence, is_meant: Callable[[Message], bool]) -> None:
    for message in messages(evidence, is_meant):
        del evidence.paper.messages[message.id]


def misdirect(evidence: Evidence) -> None:
    for message in messages(evidence, is_notice):
        message.texts[0] = NOTICE.sub(r"-# `\1.2.\3`", message.texts[0])


BROKEN: dict[str, tuple[Callable[[Evidence], None], str]] = {
    "a deadline fires twice": (fire_twice, "deadline twice"),
    "a clock is charged too much": (lambda e: rewrite(e, "time_spent", seconds=lambda s: s + 1), "clock"),
    "a clock runs while its player sleeps": (forget_sleep, "clock"),
    "a reminder says something else": (lambda e: rewrite(e, "player_reminded", left=lambda s: s + 60), "reminder"),
    "an outage is given back twice over": (
        lambda e: rewrite(e, "time_given", reason="outage", seconds=lambda s: s * 2 + 900),
        "outage",
    ),
    "a notice comes in the night": (tell_in_the_night, "in the night"),
    "a notice comes twice": (lambda e: send_again(e, messages(e, is_notice)[0]), "told twice"),
    "a notice is about something else": (misdirect, "told of nothing"),
    "notices are lost": (lambda e: drop(e, is_notice), "never told"),
    "a post is there twice": (lambda e: send_again(e, messages(e, is_post)[0]), "announced twice"),
    "posts are lost": (lambda e: drop(e, is_post), "announcement lost"),
    "a digest comes twice": (lambda e: send_all_again(e, timedelta(hours=1)), "two digests a day"),
    "a digest comes at another hour": (
        lambda e: send_all_again(e, timedelta(hours=3)),
        "digest at another hour",
    ),
    "messages come in a burst": (storm_of_messages, "too many direct messages"),
}


def test_nine_days_leave_nothing_wrong_and_what_is_wrong_is_found(tmp_path: Path, subtests: pytest.Subtests) -> None:
    whole, verdict = simulate(tmp_path, NINE_DAYS)
    assert verdict.faults == []
    assert sum(len(figures.delays) for figures in verdict.figures.values()) >= 5
    assert sum(figures.credits for figures in verdict.figures.values()) >= 5
    assert verdict.hearing.notices >= 30
    assert verdict.hearing.digests >= 10
    assert whole.deaths["kill"] >= 2
    for name, (change, fault) in BROKEN.items():
        with subtests.test(name):
            lines = [*whole.diary.lines]
            evidence = replace(whole, paper=copied(whole.paper), diary=replace(whole.diary, lines=lines))
            change(evidence)
            assert fault in {each.what for each in judge(evidence, seal_of(None, tmp_path / "fernzug.db")).faults}


def copied(paper: PaperDiscord) -> PaperDiscord:
    return replace(paper, messages=deepcopy(paper.messages))


# The bot itself is broken


class SlowClockwork(Life):
    """Looks at what is due every ten minutes only."""

    def is_watched(self) -> bool:
        return self._loop.now().minute % 10 == 0

    def make_bot(self) -> Fernzug:
        bot = super().make_bot()
        deadlines: Any = bot.services.tasks.deadlines
        poll: Callable[[], Awaitable[float]] = deadlines.poll

        async def rarely() -> float:
            if self.is_watched():
                await poll()
            elif is_connected(bot):
                await self.matches.clocks.heartbeat()
            return 60.0

        deadlines.poll = rarely
        return bot


class NoClockwork(SlowClockwork):
    """Is at work, but never looks at what is due."""

    def is_watched(self) -> bool:
        return False


class Greedy(Life):
    """Gives nothing back for an outage."""

    def make_bot(self) -> Fernzug:
        bot = super().make_bot()

        async def never() -> None:
            return None

        cast("Any", bot.services.tasks.deadlines).recover = never
        return bot


@pytest.mark.parametrize(
    ("life", "scale", "fault"),
    [
        (SlowClockwork, TWO_DAYS, "deadline late"),
        (NoClockwork, TWO_DAYS, "deadline missed"),
        (Greedy, THREE_DAYS, "outage"),
    ],
)
def test_a_bot_that_does_wrong_is_found_out(tmp_path: Path, life: type[Life], scale: Scale, fault: str) -> None:
    _, verdict = simulate(tmp_path, scale, life=life)
    assert fault in {each.what for each in verdict.faults}
