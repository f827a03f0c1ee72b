"""Stalling: who let the clock run in their last turn, though no course of play could change the places any more.

Only a game that proves it (`games.contract.Game.settled`) is looked at; an opinion of the computer is no proof. Slow
people are no stallers: that is why a turn must be long by the clock, and long for this person in this match. Left out
are matches in which clocks run at night, and those in which something was taken back or somebody replaced.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from engine.ids import PersonId
from engine.log import codec
from engine.log.chain import Entry
from engine.log.codec import AnyGame, Games
from engine.log.facts.codec import decode_fact
from engine.log.facts.time import TimeGiven, TimeSpent
from engine.log.json_text import as_json
from engine.log.sealing import NO_SEAL, Seal
from engine.matches.state.fold import fold
from engine.stores.matches import FinishedMatch
from engine.time.clock import Clock
from games.core import Seat

SHARE: Final = 0.5
LEAST: Final = 12 * 3600
TIMES: Final = 4
"""More than that share of the time on the clock, so many seconds, and so many times their median turn before."""

EARLIER: Final = 3
"""How many earlier turns of the person show what is usual."""

OTHERWISE: Final = frozenset({"match_rewound", "turn_taken_back", "player_replaced", "match_adjudicated"})


@dataclass(frozen=True, slots=True)
class Stall:
    """Evidence of a long last turn: whose, against whom, its seconds of those on the clock, and since which turn."""

    person: PersonId
    other: PersonId
    since: int
    turn: int
    seconds: int
    left: int


@dataclass
class _Turn:
    """A turn as the log tells it: its number, what the clock showed when it began, and what was spent."""

    number: int
    left: int
    seconds: int = 0


@dataclass
class _Times:
    """The turns of each seat in order, and the first state of every turn."""

    turns: dict[int, list[_Turn]] = field(default_factory=lambda: defaultdict(list))
    states: dict[int, Any] = field(default_factory=dict)


def may_stall(log: Sequence[Entry]) -> bool:
    """Tell from a log alone whether somebody's last turn was so long that the match is worth replaying."""
    facts: Sequence[Mapping[str, Any]] = [as_json(entry.body) for entry in log]
    policy: Mapping[str, Any] = facts[0]["policy"] or {}
    if not policy.get("sleeps", False) or any(fact["kind"] in OTHERWISE for fact in facts):
        return False
    last: dict[int, int] = {}
    latest = None
    for fact in facts:
        if fact["kind"] == "time_spent" and fact["seconds"]:
            seat = fact["seat"]
            last[seat] = fact["seconds"] + (last[seat] if seat == latest else 0)
            latest = seat
    return max(last.values(), default=0) >= LEAST


def stalls(games: Games, one: FinishedMatch, log: Sequence[Entry], *, seal: Seal = NO_SEAL) -> list[Stall]:
    """Return who stalled in a finished match of two, with what proves it; takes as long as a replay.

    Args:
        games: the games by key.
        one: how the match ended.
        log: its whole log, of a match that `may_stall`.
        seal: what opens sealed facts.
    """
    return list(_stalls(games[one.game], one, _times(games, log, seal)))


def _stalls(game: AnyGame, one: FinishedMatch, times: _Times) -> Iterator[Stall]:
    for seat, person in enumerate(one.persons):
        turns = times.turns[seat]
        if turns and _is_long(turns) and (since := _settled_since(game, times, Seat(seat), turns[-1])) is not None:
            last = turns[-1]
            yield Stall(person, one.persons[1 - seat], since, last.number, last.seconds, last.left)


def _is_long(turns: Sequence[_Turn]) -> bool:
    """Tell whether the last turn of somebody took long: by the clock, and beside the turns before."""
    *before, last = turns
    if len(before) < EARLIER or last.seconds < LEAST or last.seconds <= SHARE * last.left:
        return False
    return last.seconds >= TIMES * median(turn.seconds for turn in before)


def _settled_since(game: AnyGame, times: _Times, seat: Seat, last: _Turn) -> int | None:
    """Return the first turn at whose beginning the seat's place was certain, None if it was not even in the last."""
    assert game.settled is not None  # only such matches are looked at
    since = None
    for number in sorted((earlier for earlier in times.states if earlier <= last.number), reverse=True):
        if game.settled(times.states[number])[seat] is None:
            break
        since = number
    return since


def _times(games: Games, log: Sequence[Entry], seal: Seal) -> _Times:
    """Return what each turn has taken; time that was given back because of an outage is no time spent."""
    times = _Times()
    for before, entry in zip(fold(games, log, seal=seal), log[1:], strict=False):
        if before.phase == "running" and before.state is not None:
            number = codec.game_of(games, before.proposal).rules.turn_number(before.state)
            times.states.setdefault(number, before.state)
            fact = decode_fact(entry.body)
            if isinstance(fact, TimeSpent | TimeGiven) and before.clocks[fact.seat].turn == number:
                _count(times.turns[fact.seat], fact, before.clocks[fact.seat])
    return times


def _count(turns: list[_Turn], fact: TimeSpent | TimeGiven, clock: Clock) -> None:
    """Add to the turns of a seat what a fact says of the one under way."""
    if not turns or turns[-1].number != clock.turn:
        turns.append(_Turn(clock.turn, clock.left_at_turn_start))
    if isinstance(fact, TimeSpent):
        turns[-1].seconds += fact.seconds
    elif fact.reason == "outage":
        turns[-1].seconds -= fact.seconds
    else:
        turns[-1].left += fact.seconds
