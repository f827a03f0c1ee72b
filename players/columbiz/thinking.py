"""The computer's thinking in Columbiz: dice are kept for their promise, discs are placed by the estimate.

No search of the opponents' turns: what they may capture or complete is a feature.
"""

from collections.abc import Mapping
from itertools import product
from typing import Final

from games.columbiz import GAME
from games.columbiz.board import DICE, FACES, MOST_DISCS
from games.columbiz.board import THROWS as THROWS_OF_A_TURN
from games.columbiz.dice import count_faces
from games.columbiz.heuristics import keeps, ways_on
from games.columbiz.rules import begin, may_throw
from games.columbiz.state import Action, Keep, Place, State, Stop
from games.core import Chance, Seat
from games.defaults import picked
from players.columbiz.placements import Laid, Placements
from players.columbiz.throws import AT, CODED, COUNTS, THROWN, Counts, best_within, expected
from players.core import Level, Player
from players.evaluation import Evaluation
from players.rng import Rng, seed_from

GLANCED: Final = 8
"""Best-looking placements among which the easy player takes one at random."""

WEIGHED: Final[Mapping[Level, int]] = {"easy": 0, "medium": 1, "hard": 2}
"""With so many throws to come a level weighs what dice promise; with more it keeps what somebody sees at a glance."""

DISCS: Final[Mapping[Level, int]] = {"medium": 2, "hard": MOST_DISCS}
"""How many discs of a turn a level looks at."""


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player that thinks with an evaluation."""
    mind = _Mind(evaluation)
    return Player(GAME, mind.choose, evaluation.shares)


class Turn:
    """The promise of a turn, whatever its dice: the same for all its decisions."""

    def __init__(self, placements: Placements, state: State, seat: Seat, most: int) -> None:
        self._ranked = placements.ranked(state, seat, most)
        ranks = [-1] * len(COUNTS)
        for rank, (_, laid) in enumerate(self._ranked):
            ranks[CODED[laid.code]] = rank
        self._ranks = best_within(ranks)
        shares = [*(share for share, _ in self._ranked), placements.laid_away(state, seat)]
        self._placed = [shares[rank] for rank in self._ranks]
        self._kept = [expected(self._placed)]

    def placed(self, counts: Counts) -> tuple[float, Laid | None]:
        """Return the share that the best placements with some dice lead to, and these if any are possible."""
        rank = self._ranks[AT[counts]]
        return self._placed[AT[counts]], None if rank < 0 else self._ranked[rank][1]

    def kept(self, counts: Counts, throws: int) -> tuple[float, Counts]:
        """Return the share that the best dice to keep lead to with so many throws to come, and these."""
        while len(self._kept) < throws:
            self._kept.append(expected(best_within(self._kept[-1][:THROWN] + self._placed[THROWN:])))
        values = self._kept[throws - 1]
        parts = product(*(range(count, -1, -1) for count in counts))
        best = max((part for part in parts if sum(part) < DICE), key=lambda part: values[AT[part]])
        return values[AT[best]], best


class _Mind:
    """Thinks with an evaluation, and remembers the turn that it thought about last."""

    def __init__(self, evaluation: Evaluation[State]) -> None:
        self._placements = {seats: Placements(weights) for seats, weights in evaluation.weights.items()}
        self._latest: tuple[object, Turn] | None = None

    def choose(self, state: State, seat: Seat, level: Level, chance: Chance) -> Action:
        """Return an action of the seat to move."""
        to_come = THROWS_OF_A_TURN - state.throws if may_throw(state) else 0
        if to_come > WEIGHED[level]:
            return Keep("keep", next(keeps(state.board, state.dice), ()))
        if level == "easy":
            return _glance(state, Rng(seed_from(chance)))
        turn = self._turn(state, seat, DISCS[level])
        lying = count_faces(state.dice)
        share, laid = turn.placed(lying)
        if to_come:
            promised, kept = turn.kept(lying, to_come)
            if laid is None or promised > share:
                return Keep("keep", tuple(face for face, count in zip(FACES, kept, strict=True) for _ in range(count)))
        return Place("place", laid.fields) if laid else Stop("stop")

    def _turn(self, state: State, seat: Seat, most: int) -> Turn:
        key = (state.board, state.supplies, state.prisoners, state.points, state.starter, state.left, seat, most)
        if self._latest is None or self._latest[0] != key:
            self._latest = key, Turn(self._placements[len(state.supplies)], state, seat, most)
        return self._latest[1]


def _glance(state: State, rng: Rng) -> Action:
    """Return what somebody lays who sees points, and not much more."""
    ways = ways_on(begin(state), state.prisoners[state.to_move])
    return Place("place", picked(ways[:GLANCED], rng).fields) if ways else Stop("stop")
