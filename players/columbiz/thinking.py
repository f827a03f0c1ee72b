"""How the house plays Columbiz: dice are kept by trying throws, discs are placed as the estimate has it.

No search of the opponents' turns: what they may capture is a feature, and one reply would cost as much as all of one's
own throws.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from games.columbiz import GAME
from games.columbiz.board import DICE, FACES
from games.columbiz.board import THROWS as THROWS_OF_A_TURN
from games.columbiz.dice import count_faces
from games.columbiz.heuristics import keeps, ways_on
from games.columbiz.rules import begin, may_throw
from games.columbiz.state import Action, Dice, Keep, Place, State, Stop
from games.core import Chance, Seat
from games.defaults import picked
from players.columbiz.placements import Placements
from players.core import Level, Player
from players.evaluation import Evaluation
from players.luck import Luck, luck_number, seed_from
from players.search import halved

VERSION: Final = 1

GLANCED: Final = 3
"""Among so many placements that look best the easy player takes one by lot."""

KEPT: Final = 12
"""So many ways to keep dice are tried."""

THROWS: Final[Mapping[Level, int]] = {"easy": 0, "medium": 8, "hard": 96}
"""How many throws are tried for a decision about dice."""


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player that thinks with an evaluation."""
    mind = _Mind(evaluation)
    return Player(GAME, VERSION, mind.choose, evaluation.shares)


class _Mind:
    """Thinks with an evaluation."""

    def __init__(self, evaluation: Evaluation[State]) -> None:
        self._placements = {seats: Placements(weights) for seats, weights in evaluation.weights.items()}

    def choose(self, state: State, seat: Seat, level: Level, chance: Chance) -> Action:
        """Return an action of the seat to move."""
        seed = seed_from(chance)
        if level == "easy":
            return _glance(state, Luck(seed))
        placements = self._placements[len(state.supplies)]
        worth, laid = placements.best(state, seat, count_faces(state.dice))
        place = Place("place", laid.fields) if laid else None
        if place and not may_throw(state):
            return place

        def tried(action: Action, number: int) -> float:
            if not isinstance(action, Keep):
                return worth
            luck = luck_number(seed, number)
            return _thrown_on(placements, state, seat, action.dice, luck)

        actions: list[Action] = [place] if place else []
        return halved([*actions, *islice(_kept(state.board, state.dice), KEPT)], tried, budget=THROWS[level])


def _glance(state: State, luck: Luck) -> Action:
    """Return what somebody does who sees points and many equal dice, and not much more."""
    if may_throw(state):
        return next(_kept(state.board, state.dice))
    ways = ways_on(begin(state), state.prisoners[state.to_move])
    return Place("place", picked(ways[:GLANCED], luck).fields) if ways else Stop("stop")


def _thrown_on(placements: Placements, state: State, seat: Seat, kept: Dice, luck: Chance) -> float:
    """Return what a turn is worth in which the others are thrown, and whatever looks best is kept after that."""
    dice = kept
    for _ in range(THROWS_OF_A_TURN - state.throws):
        dice = tuple(sorted((*kept, *(luck.die(FACES[-1]) for _ in range(DICE - len(kept))))))
        kept = next(keeps(state.board, dice), dice)
    return placements.best(state, seat, count_faces(dice))[0]


def _kept(board: tuple[int, ...], dice: Dice) -> Iterator[Keep]:
    """Yield ways to keep dice, most promising first, and to throw all again."""
    yield from (Keep("keep", kept) for kept in keeps(board, dice))
    yield Keep("keep", ())
