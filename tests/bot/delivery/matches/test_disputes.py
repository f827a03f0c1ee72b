"""The buttons of a dispute go as soon as it is ruled on; where they cannot go, they tell what was ruled."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.matches.disputes import DisputeThreads
from bot.platform.roles import Caretakers
from bot.posts.post import Post
from bot.posts.speech import Speech
from engine.ids import MatchId, PersonId
from engine.moderation.errors import NoDispute
from engine.moderation.moderators import Moderators
from engine.people.preferences import Server
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS, Bench
from tests.bot.delivery.matches.test_announcer import Paper

CASE = 4711


class Court(Paper):
    """Channels on paper in which disputes have a thread; `stuck` posts keep their buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.retired: list[tuple[int, int]] = []
        self.mentions: list[tuple[PersonId, ...]] = []
        self.is_stuck = False

    def caretakers(self, chosen: int | None, match: Any) -> Caretakers:
        return Caretakers((CARLA,), ())

    async def open_private_thread(self, channel: int, *, name: str, members: Any) -> int:
        return CASE

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        self.mentions.append(post.mentions)
        return await super().send(channel, post, nonce=nonce)

    async def retire(self, channel: int, message: int) -> None:
        if self.is_stuck:
            raise discord.Forbidden(Mock(status=403, reason="no"), {"code": 50013, "message": "no"})
        self.retired.append((channel, message))


async def disputed(court: Court) -> tuple[Bench, Moderators, DisputeThreads, MatchId]:
    """Return a match about which Anna has called a moderator, with the post that says so."""
    bench = Bench()
    await bench.people.change_server(Server(SERVER, has_appeals=True))
    match = (await bench.started()).after.id
    moderators, threads = Moderators(bench.matches, bench.store), DisputeThreads(bench.delivery(court))
    await threads.after(await moderators.open_dispute(match, ANNA, note="look"), is_fresh=True)
    return bench, moderators, threads, match


async def test_dispute_buttons_stayed_after_the_ruling() -> None:
    court = Court()
    _, moderators, threads, match = await disputed(court)
    await threads.after(await moderators.state_side(match, BERND, text="no"), is_fresh=True)
    assert court.retired == [], "a statement leaves the buttons"
    await threads.after(await moderators.act(match, CARLA, "dismiss", note="fine"), is_fresh=True)
    assert court.retired == [(CASE, 1001)]
    await threads.after(await moderators.appeal(match, ANNA, note="again"), is_fresh=True)
    assert court.retired == [(CASE, 1001), (CASE, 1003)], "the button for an appeal goes with the appeal"


async def test_a_press_on_buttons_that_could_not_go_tells_what_was_ruled() -> None:
    court = Court()
    court.is_stuck = True
    _, moderators, threads, match = await disputed(court)
    await threads.after(await moderators.act(match, CARLA, "dismiss", note="fine"), is_fresh=True)
    with pytest.raises(NoDispute) as refused:
        await moderators.act(match, CARLA, "dismiss", note="again")
    for words in WORDS.values():
        assert words("ruling-dismissed") in Speech(words).refusal(refused.value)


async def test_who_calls_again_after_every_dismissal_stops_pinging_the_moderators() -> None:
    court = Court()
    bench, moderators, threads, match = await disputed(court)
    called = []
    for _ in range(4):
        called.append(CARLA in court.mentions[-1])
        await moderators.act(match, CARLA, "dismiss", note="fine")
        await bench.play(match)
        await threads.after(await moderators.open_dispute(match, ANNA, note="look"), is_fresh=True)
    assert called == [True, True, False, False]
    assert (await bench.matches.match(match)).dispute is not None, "it counts all the same"
