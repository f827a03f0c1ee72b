"""The play of a match step by step: what is in effect, what was left behind, what a change leads to.

A takeback or a rewind goes back to an earlier fact, and from there another line goes on. So the steps of a log are a
tree; what is in effect is the way from its root to the latest step.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.log import codec
from engine.log.chain import Entry
from engine.log.codec import Games
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import TurnTakenBack
from engine.log.facts.rulings import MatchRewound
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL, Seal
from engine.matches.errors import NoSuchMove
from engine.matches.state.fold import fold
from engine.matches.state.match import Match
from engine.matches.state.steps import Step, done
from games.core import Transition

Through = Callable[[Sequence[Entry]], Iterable[Entry]]
"""Passes entries on, one by one."""


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step of the play, with the number of its fact."""

    seq: int
    transition: Transition[Any, Any]


@dataclass(frozen=True, slots=True)
class Undone:
    """A line that was left behind by fact `seq`: its steps, the first `kept` belong to what came after, too."""

    seq: int
    fact: TurnTakenBack | MatchRewound
    played: tuple[PlayedStep, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class Incident:
    """A fact that is no step of the play, and the match after it."""

    seq: int
    at: datetime
    fact: Fact
    match: Match


@dataclass(frozen=True, slots=True)
class Play:
    """Everything that was played: the steps in effect, what was left behind, every step by its fact; the rest.

    `matches` are the match after each fact, and `ends` the latest step in effect then; `match` is what all this led to.
    """

    match: Match
    played: tuple[PlayedStep, ...]
    undone: tuple[Undone, ...]
    steps: Mapping[int, PlayedStep]
    incidents: tuple[Incident, ...]
    matches: tuple[Match, ...] = ()
    ends: tuple["_Node | None", ...] = ()

    @property
    def started(self) -> int:
        """Return the number of the fact that started the match, 0 if none did."""
        return next((match.seq for match in self.matches if match.started_at is not None), 0)

    def match_at(self, seq: int) -> Match:
        """Return the match as it was after one of its facts.

        Raises:
            NoSuchMove: there is no such fact.
        """
        if not 1 <= seq <= len(self.matches):
            raise NoSuchMove(last=len(self.matches))
        return self.matches[seq - 1]

    def played_at(self, seq: int) -> tuple[PlayedStep, ...]:
        """Return the steps that were in effect after one of the facts."""
        return _way(self.ends[seq - 1])


@dataclass(frozen=True, slots=True)
class _Node:
    """A step and the way to it."""

    played: PlayedStep
    before: "_Node | None"


def replay(games: Games, entries: Sequence[Entry], *, seal: Seal = NO_SEAL, through: Through = iter) -> Play:
    """Return the play of a log, throws included; the entries are passed on by `through`, which may raise."""
    ends: list[_Node | None] = [None]
    steps: dict[int, PlayedStep] = {}
    undone: list[Undone] = []
    incidents: list[Incident] = []
    matches = fold(games, through(entries), seal=seal)
    for entry, before, after in zip(entries[1:], matches, matches[1:], strict=False):
        fact, end = decode_fact(entry.body), ends[-1]
        if not isinstance(fact, Step):
            incidents.append(Incident(entry.seq, entry.at, fact, after))
        if isinstance(fact, TurnTakenBack | MatchRewound):
            left, end = _way(end), ends[fact.back_to - 1]
            undone.append(Undone(entry.seq, fact, left, _shared(left, _way(end))))
        elif isinstance(fact, Step):
            seat, action = done(codec.game_of(games, after.proposal), fact, seal)
            steps[entry.seq] = PlayedStep(entry.seq, Transition(before.state, seat, action, after.state))
            end = _Node(steps[entry.seq], end)
        ends.append(end)
    return Play(matches[-1], _way(ends[-1]), tuple(undone), steps, tuple(incidents), matches, tuple(ends))


def _way(end: _Node | None) -> tuple[PlayedStep, ...]:
    return tuple(_back(end))[::-1]


def _back(node: _Node | None) -> Iterator[PlayedStep]:
    while node is not None:
        yield node.played
        node = node.before


def _shared(first: Sequence[PlayedStep], second: Sequence[PlayedStep]) -> int:
    """Return how many steps two lines have in common before they part."""
    pairs = zip(first, second, strict=False)
    return next((at for at, (step, other) in enumerate(pairs) if step.seq != other.seq), min(len(first), len(second)))
