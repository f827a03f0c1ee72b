"""The computer's thinking in Gamwin: all positions that the dice lead to, and how its turn goes on.

Lines are looked at by where they lead, as many ways lead to the same place: steps, then a throw or a pass. The easy
player takes a random one every other time; the medium one keeps a die with which its turn goes on whatever the others
show; the hard one weighs every throw by all that may fall.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from games.core import Chance, Seat
from games.defaults import picked
from games.gamwin import GAME, rules
from games.gamwin.board import number_of
from games.gamwin.state import Action, Entry, Line, Pass, Roll, State
from games.gamwin.turn import LineSoFar, close, ended, successors
from players.core import Level, Player
from players.evaluation import Evaluation
from players.gamwin.judging import keeps, left, promise, prospect
from players.gamwin.strip import lying, spot_of
from players.rng import Rng, seed_from

POSITIONS: Final = 200
"""How many of the positions that the dice lead to are looked at; there are hardly ever more."""

WEIGHED: Final = 4
"""Positions, the best by themselves, in which every throw is weighed."""

SLIP: Final[Mapping[Level, int]] = {"easy": 2, "medium": 0, "hard": 0}
"""Choices of which one is random."""


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player whose estimate is an evaluation."""
    return Player(GAME, choose, evaluation.shares)


def choose(state: State, seat: Seat, level: Level, chance: Chance) -> Line:
    """Return a line of the seat to move."""
    rng = Rng(seed_from(chance))
    if level == "hard" and state.phase == "game":
        return _looked_ahead(state, seat).line
    ranked = _ranked(state, seat)
    has_slipped = SLIP[level] and rng.die(SLIP[level]) == 1
    progress = picked(ranked, rng) if has_slipped else ranked[0]
    return _closed(progress, is_careful=level != "easy").line


def _ranked(state: State, seat: Seat) -> list[LineSoFar]:
    """Return ways to all positions that the dice lead to and in which the line may end, the best first.

    To pass comes last: a turn that goes on is worth more than any position.
    """
    found = []
    dice = lying(state.dice)
    for progress in reached(rules.begin(state, seat)):
        way = _closed(progress, is_careful=False)
        if way.is_whole:
            is_pass = isinstance(way.closing, Pass) and state.phase == "game"
            spot = spot_of(way.position, seat)
            found.append((is_pass, -(left(spot, dice) if is_pass else prospect(spot)), progress))
    found.sort(key=lambda rated: rated[:2])
    return [progress for *_, progress in found]


def _looked_ahead(state: State, seat: Seat) -> LineSoFar:
    """Return the line with the throw that promises most; if there is none, the one that leaves the best position."""
    thrown_in = frozenset(spot_of(position, seat) for position in state.thrown_in)
    ways = [(spot_of(progress.position, seat), progress) for progress in reached(rules.begin(state, seat))]
    going_on = [way for way in ways if way[0] not in thrown_in]
    if not going_on:
        dice = lying(state.dice)
        _, progress = max(ways, key=lambda way: left(way[0], dice))
        return _closed(progress, is_careful=False)
    going_on.sort(key=lambda way: -prospect(way[0]))
    tried = []
    for spot, progress in going_on[:WEIGHED]:
        if progress.state.over:
            return progress
        for kept in ((),) if progress.has_jumped else keeps(state.dice):
            line = progress if progress.has_jumped else close(progress, Roll("roll", kept))
            tried.append((promise(spot, state.dice, kept, thrown_in | {spot}), line))
    return max(tried, key=lambda rated: rated[0])[1]


def _closed(progress: LineSoFar, *, is_careful: bool) -> LineSoFar:
    """Return a line with a throw of all dice or a pass at its end, whichever is possible there.

    Who is careful keeps a die that is sure to serve, if there is one.
    """
    if ended(progress):
        return progress
    if progress.state.phase == "first" or progress.has_thrown_here:
        return close(progress, Pass("pass"))
    sure = sorted(sure_numbers(progress)) if is_careful else []
    return close(progress, Roll("roll", tuple(sure[:1])))


def sure_numbers(progress: LineSoFar) -> set[int]:
    """Return the lying numbers with which the turn goes on whatever the other dice show.

    Each leads to a position in which there has been no throw in this turn.
    """
    thrown_in = {*progress.state.thrown_in, progress.position}
    found = set()
    for longer in successors(progress):
        if longer.position not in thrown_in and not longer.has_jumped:
            step = longer.steps[-1]
            found.add(step.number if isinstance(step, Entry) else number_of(step.target))
    return found


def reached(begun: LineSoFar) -> Iterator[LineSoFar]:
    """Yield the shortest line to each position that the lying dice lead to, the position of the beginning first."""
    seen = {begun.position}
    layer = [begun]
    while layer and len(seen) < POSITIONS:
        yield from layer
        following = []
        for progress in layer:
            for longer in successors(progress):
                if longer.position not in seen:
                    seen.add(longer.position)
                    following.append(longer)
        layer = following
    yield from layer
