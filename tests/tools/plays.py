"""Whole matches of any game, played at random through the real service, and their exports."""

import json
import random
from itertools import islice
from typing import Any

from engine.ids import MatchId, PersonId
from engine.log.codec import AnyGame
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.time.policy import RELAXED
from games.core import Seat
from games.registry import GAMES
from storage.sealing import AesSeal
from tests.engine.service_fixtures import Clock
from tests.memory.store import MemoryStore

PERSONS = tuple(PersonId(2**60 + number) for number in range(1, 5))
OFFERED = 12
LONGEST = 400
HALF = 0.5
Json = dict[str, Any]


class Play:
    """A match played at random: mostly moves, now and then a question whether a turn may be taken back."""

    def __init__(self, game: AnyGame, rng: int, *, takebacks: float = 0.05) -> None:
        self.game, self._lot, self._takebacks = game, random.Random(rng), takebacks
        self._has_clocks = rng % 2 == 1
        self.matches = Matches(
            MemoryStore(AesSeal(bytes(32))),
            {game.info.key: game},
            now=Clock(),
            seed_for=lambda: self._lot.randbytes(32),
            id_for=lambda: MatchId(f"{game.info.key[:3]:0<3}{rng:05}"),
        )

    async def start(self) -> Match:
        """Let people sit down, somewhere or by the dice, and get their secrets."""
        seats = self._lot.randint(self.game.info.min_seats, self.game.info.max_seats)
        by, *guests = PERSONS[:seats]
        wished = self._lot.choice((None, Seat(seats - 1)))
        proposed = await self.matches.invitations.propose(
            self.game.info.key,
            by=by,
            server=7,
            channel=8,
            invited=guests,
            wished_seat=wished,
            policy=RELAXED if self._has_clocks else None,
        )
        match = proposed.after
        if self._lot.random() < HALF:
            match = (await self.matches.invitations.add_entropy(match.id, by, f"{self._lot.random()} Äpfel")).after
        for guest in guests:
            if self._lot.random() < HALF:
                match = (await self.matches.invitations.add_entropy(match.id, guest, '"🎲"')).after
            else:
                match = (await self.matches.invitations.join(match.id, guest)).after
        for seat in match.undelivered:
            match = (await self.matches.deliver(match.id, match.persons[seat], how="message")).after
        return match

    async def go_on(self, match: Match, moves: int = LONGEST) -> Match:
        """Play on until the end, or so many moves; then somebody resigns until it is over."""
        for _ in range(moves):
            if match.phase != "running":
                return match
            match = await self._move(match)
        while match.phase == "running":
            match = (await self.matches.resign(match.id, match.persons[match.active[0]])).after
        return match

    async def _move(self, match: Match) -> Match:
        person = match.persons[self._lot.choice(match.due(self.game))]
        seat = match.seat_of(person)
        if seat is not None and match.latest_actions[seat] and self._lot.random() < self._takebacks:
            match = (await self.matches.offer_takeback(match.id, person)).after
            for other in match.active:
                if other != seat:
                    answered = await self.matches.answer(
                        match.id, match.persons[other], kind="takeback", is_accepted=True
                    )
                    match = answered.after
            return match
        return (await self.matches.play(match.id, person, await self._line(match, person))).after

    async def _line(self, match: Match, person: PersonId) -> str:
        line = ""
        for _ in range(self._lot.choice((1, 2, 3))):
            offered = [choice.line for choice in islice(await self.matches.suggest(match.id, person, line), OFFERED)]
            line = self._lot.choice(offered) if offered else line
        return line

    async def export(self, match: Match) -> Json:
        """Return the match as /match export gives it."""
        data: Json = json.loads(exported(self.game, match, await self.matches.logs.log(match.id)))
        return data


async def finished(key: str, rng: int, *, moves: int = LONGEST) -> Json:
    """Return the export of a match that is over."""
    play = Play(GAMES[key], rng)
    return await play.export(await play.go_on(await play.start(), moves))
