"""Logs for tests: facts as they are decided, chained and folded, without a store."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.log.chain import EPOCH, GENESIS, Entry
from engine.log.codec import AnyGame, Games
from engine.log.facts.codec import encode_fact
from engine.log.facts.start import MatchProposed
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL
from engine.matches.decisions import dice, moves, offers
from engine.matches.decisions.dice import RecordedChance
from engine.matches.decisions.moves import Source
from engine.matches.state.fold import fold
from engine.matches.state.match import Match
from games.core import Param, Seat
from games.registry import GAMES
from tests.engine.toy import Ladder

NAME = MatchId("k3v9p2ch")
SEED = bytes(range(32))
NOON = EPOCH + timedelta(days=20_000, hours=12)
ANNA, BERT, CARL, DORA = (PersonId(2**60 + number) for number in range(1, 5))
STRANGER = PersonId(77)
LADDER = Ladder().game
GAMES_AND_TOY: Games = {**GAMES, LADDER.info.key: LADDER}

PROPOSAL = MatchProposed(
    kind="match_proposed",
    game=LADDER.info.key,
    game_version=LADDER.info.version,
    options=(),
    seats=2,
    by=ANNA,
    invited=(BERT,),
    wished_seat=Seat(0),
    server=7,
    channel=8,
    rematch_of=None,
    policy=None,
    commitment=dice.commitment(SEED, match=NAME),
    fixture=None,
    is_rated=False,
    keeps_throws=False,
    hides_gain=False,
    forbids_study=False,
    computer=(),
    is_private=False,
    rest_zone="UTC",
)


def entries_of(facts: Sequence[Fact]) -> tuple[Entry, ...]:
    """Return the log that holds these facts."""
    return chain.link(map(encode_fact, facts), match=NAME, after=0, previous=GENESIS, at=NOON)


def match_of(facts: Sequence[Fact]) -> Match:
    """Return the match after these facts."""
    return fold(GAMES_AND_TOY, entries_of(facts))[-1]


class LogBuilder:
    """The log of a match of Ladder that grows by decisions; Anna has seat 0 unless another wish is proposed.

    `requests` has, for each decision, the indexes of its facts.
    """

    def __init__(self, **proposed: Any) -> None:
        self.facts: tuple[Fact, ...] = (replace(PROPOSAL, **proposed),)
        self.requests: list[range] = []

    @classmethod
    def started(cls, *persons: PersonId, **proposed: Any) -> "LogBuilder":
        """Return a match in which these persons sit in some order, Anna and Bert in this one if none are named."""
        by, *guests = persons or (ANNA, BERT)
        written = cls(by=by, seats=1 + len(guests), invited=tuple(guests), **proposed)
        for guest in guests:
            written.join(guest)
        return written

    @property
    def match(self) -> Match:
        """Return the match now."""
        return match_of(self.facts)

    def chance(self) -> RecordedChance:
        """Return chance that goes on where the log ends."""
        return dice.SeededChance(SEED, match=NAME, start=self.match.draws)

    def source(self) -> Source:
        """Return what a decision draws from."""
        return Source(SEED, SEED, self.chance(), NO_SEAL)

    def add(self, facts: Sequence[Fact]) -> tuple[Fact, ...]:
        """Add what was decided and return it."""
        self.requests.append(range(len(self.facts), len(self.facts) + len(facts)))
        self.facts += tuple(facts)
        return tuple(facts)

    def join(self, person: PersonId) -> tuple[Fact, ...]:
        return self.add(moves.join(LADDER, self.match, person, self.source()))

    def play(self, person: PersonId, text: str, *, position: int | None = None) -> tuple[Fact, ...]:
        line = moves.read_line(LADDER, self.match, person, text, position=position)
        return self.add(moves.play(LADDER, self.match, person, line, self.source()))

    def resign(self, person: PersonId) -> tuple[Fact, ...]:
        return self.add(moves.resign(LADDER, self.match, person, self.source()))

    def offer_draw(self, person: PersonId) -> tuple[Fact, ...]:
        return self.add(offers.offer_draw(LADDER, self.match, person, seed=SEED))

    def offer_takeback(self, person: PersonId) -> tuple[Fact, ...]:
        return self.add(offers.offer_takeback(self.match, person))

    def agree(self, person: PersonId, *, game: AnyGame = LADDER) -> tuple[Fact, ...]:
        """Agree to whatever is offered."""
        return self._answer(person, game, is_accepted=True)

    def refuse(self, person: PersonId) -> tuple[Fact, ...]:
        """Refuse whatever is offered."""
        return self._answer(person, LADDER, is_accepted=False)

    def cancel(self, person: PersonId) -> tuple[Fact, ...]:
        return self.add(offers.cancel_offer(self.match, person))

    def _answer(self, person: PersonId, game: AnyGame, *, is_accepted: bool) -> tuple[Fact, ...]:
        offer = self.match.offer
        kind = offer.kind if offer else "draw"
        return self.add(offers.answer(game, self.match, person, kind=kind, is_accepted=is_accepted, seed=SEED))


@contextmanager
def refused(kind: type[Refusal], **params: Param) -> Iterator[None]:
    """Expect a refusal with exactly these parameters."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.params == params
