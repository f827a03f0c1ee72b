"""The levels' choices: easy the best of a few random turns, medium the best turn, hard the one best answered.

Answers for one action of a position. No chance is needed above easy: the other hand lies open, so the answer to a turn
depends on no throw.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, assert_never

from games.colliding_circles import rules
from games.colliding_circles.dice import as_bits
from games.colliding_circles.state import Action, State, Step, Turn
from games.colliding_circles.turn import RETHROW, Hand
from games.core import Chance, Seat
from players.colliding_circles.beam import Beam, BeamLine, Width, position_of
from players.colliding_circles.cells import FREE, fitting_now
from players.colliding_circles.features import scale_of
from players.core import Level
from players.rng import Rng, seed_from

TRIED: Final = 12
"""How many random turns an easy player looks at."""

QUICK: Final = Width(each=2, all=12)
"""Of a medium player's turn."""

WIDE: Final = Width(each=4, all=60)
"""Of a hard player's: a manoeuvre that makes room seems bad until the second placement after it."""

ANSWER: Final = Width(each=2, all=6)
"""Of the answers: narrow, as there is one to each turn that is looked at."""

ANSWERED: Final = 8
"""How many of its best turns a hard player looks at together with the answers to them."""


class Thinker:
    """Chooses with tuned weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._scale = scale_of(weights)

    def choose(self, state: State, seat: Seat, level: Level, chance: Chance) -> Action:
        """Return a turn of the seat to move."""
        beam = Beam(position_of(state), self._scale)
        match level:
            case "easy":
                rng = Rng(seed_from(chance))
                lines = [beam.line_of(rules.sample(state, seat, rng).steps) for _ in range(TRIED)]
                line = max(lines, key=attrgetter("worth"))
            case "medium":
                line = beam.lines(QUICK)[0]
            case "hard":
                line = self._best_answered(beam)
            case _:
                assert_never(level)
        return Turn("turn", (*line.steps, *freshening(line)))

    def _best_answered(self, beam: Beam) -> BeamLine:
        """Return the turn after which the other's best answer leaves most."""
        lines = distinct(beam.lines(WIDE))[:ANSWERED]
        if lines[0].is_over:
            return lines[0]
        return max(lines, key=lambda line: line.worth if line.is_over else self._answered(beam, line))

    def _answered(self, beam: Beam, line: BeamLine) -> float:
        after = beam.after(line)
        answer = Beam(after, beam.scale).lines(ANSWER)[0]
        return beam.held(line) - answer.worth


def freshening(line: BeamLine) -> tuple[Step, ...]:
    """Return the rethrow without which a turn changes no hand of which no die fits anywhere; the lowest die goes."""
    is_used = any(step.kind != "manoeuvre" for step in line.steps)
    bits = as_bits(line.hand)
    if is_used or any(fitting_now(line.cells, at) & bits for at, cell in enumerate(line.cells) if cell > FREE):
        return ()
    return (RETHROW[line.hand[-1]],)


def distinct(lines: Sequence[BeamLine]) -> list[BeamLine]:
    """Return the first of all turns that lead to the same board with the same hand."""
    found: dict[tuple[tuple[int, ...], Hand], BeamLine] = {}
    for line in lines:
        found.setdefault((tuple(line.cells), line.hand), line)
    return list(found.values())
