"""Exports of matches in which moderators have acted: tools/verify accepts them, and finds who has tampered."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import cache
from itertools import count
from typing import Any

import pytest

from engine.log.facts.rulings import Draws
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.time.policy import HOUR, RELAXED
from games.core import Seat
from games.registry import GAMES
from tests.engine.service_fixtures import Clock
from tests.memory.store import MemoryStore
from tests.tools.forging import found, rechained
from tests.tools.plays import PERSONS, Json
from tools import verify

ANNA, BERT, CARL, DORA = PERSONS
GAME = "gamwin"
TURNS = 3
LOOKS = 4
"""How often the clock is looked at for each move, about."""


class Room:
    """A match of Gamwin, where every turn throws, with moderators."""

    def __init__(self, hours: int = 0) -> None:
        store, clock, looks = MemoryStore(), Clock(), count()
        self.matches = Matches(store, GAMES, now=lambda: clock() + timedelta(hours=hours / LOOKS) * next(looks))
        self._policy = replace(RELAXED, increment=HOUR) if hours else None
        self.moderators = Moderators(self.matches, store)

    async def start(self) -> int:
        proposed = await self.matches.invitations.propose(
            GAME, by=ANNA, server=7, channel=8, invited=[BERT], policy=self._policy
        )
        self.id = proposed.after.id
        return (await self.matches.invitations.join(self.id, BERT)).after.seq

    async def play(self, moves: int = TURNS) -> int:
        match = await self.matches.match(self.id)
        for _ in range(moves):
            person = match.persons[match.due(GAMES[GAME])[0]]
            line = next(await self.matches.suggest(self.id, person, "")).line
            match = (await self.matches.play(self.id, person, line)).after
        return match.seq

    async def rewind(self, back_to: int, draws: Draws) -> None:
        await self.moderators.act(
            self.id, CARL, "rewind", note="so be it", chosen=Choices(back_to=back_to, draws=draws)
        )

    async def export(self) -> Json:
        match = await self.matches.match(self.id)
        data: Json = json.loads(exported(GAMES[GAME], match, await self.matches.logs.log(self.id)))
        return data


@cache
def honest() -> str:
    """Return a match with rewinds of both kinds and across each other, disputes, and an end decided twice."""

    async def played() -> Json:
        room = Room()
        start = await room.start()
        first = await room.play()
        await room.rewind(start, "repeated")
        await room.play(TURNS + 1)
        await room.moderators.open_dispute(room.id, ANNA, note="what?")
        await room.moderators.state_side(room.id, BERT, text="nothing")
        await room.rewind(start, "fresh")
        await room.play()
        await room.rewind(first, "repeated")
        await room.play()
        await room.moderators.act(room.id, CARL, "adjudicate", note="enough", chosen=Choices(winners=(Seat(0),)))
        await room.moderators.act(room.id, DORA, "void", note="more than enough")
        return await room.export()

    return json.dumps(asyncio.run(played()))


def test_what_moderators_do_agrees() -> None:
    match = json.loads(honest())
    assert found(match) == ""
    said = "\n".join(verify.summary(verify.read(json.dumps(match))))
    assert "Times the match was rewound: 3" in said


def first(match: Json, kind: str) -> Any:
    return next(row["fact"] for row in match["facts"] if row["fact"]["kind"] == kind)


def drop(match: Json, kind: str) -> None:
    match["facts"].remove(next(row for row in match["facts"] if row["fact"]["kind"] == kind))


FORGERIES: dict[str, tuple[Callable[[Json], object], str]] = {
    "repeated draws called fresh": (lambda m: first(m, "match_rewound").update(draws="fresh"), "was used before"),
    "a rewind to somewhere else": (lambda m: first(m, "match_rewound").update(back_to=3), "draw"),
    "a rewind to nowhere": (lambda m: first(m, "match_rewound").update(back_to=999), "no fact 999 to go back to"),
    "a rewind that is left out": (lambda m: drop(m, "match_rewound"), "was used before"),
    "a player who moderates": (lambda m: first(m, "match_rewound").update(by=BERT), "plays in this match"),
    "another outcome": (
        lambda m: first(m, "match_adjudicated")["outcome"].update(places=[2, 1]),
        "its outcome is not what follows",
    ),
    "an end that nobody has decided": (
        lambda m: drop(m, "match_adjudicated"),
        "nothing before it ends the match as 'adjudicated'",
    ),
    "a decision that is left out": (lambda m: drop(m, "match_voided"), "nothing before it ends the match as 'void'"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forger_is_found(forgery: str) -> None:
    match = json.loads(honest())
    forge, expected = FORGERIES[forgery]
    forge(match)
    rechained(match)
    assert expected in found(match)


async def test_a_rewind_gives_time_back_and_the_clocks_add_up() -> None:
    room = Room(hours=24)
    start = await room.start()
    for _ in range(6):
        await room.play(2)
        await room.rewind(start, "fresh")
    match = await room.matches.match(room.id)
    assert all(clock.left > RELAXED.bank // 2 for clock in match.clocks)
    assert found(await room.export()) == ""
