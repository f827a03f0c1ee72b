"""The computer of Confusion: it thinks over deals of its own dice that agree with everything known."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from games.confusion import GAME
from games.confusion.state import Action, State
from games.core import Chance, Seat
from players.confusion.beliefs import seen_by
from players.confusion.features import FEATURES
from players.confusion.position import position_of
from players.confusion.search import Thinking, promising
from players.core import Level, Player
from players.evaluation import Evaluation, tuned
from players.rng import Rng, seed_from

__all__ = ["FEATURES", "PLAYER", "made"]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a level thinks: deals drawn, tries looked at closely, further turns, and how far it misjudges."""

    deals: int
    tries: int
    widths: tuple[int, ...]
    slip: float = 0.0


EFFORTS: Final[Mapping[Level, Effort]] = {
    "easy": Effort(deals=16, tries=12, widths=(), slip=0.10),
    "medium": Effort(deals=16, tries=12, widths=(2,), slip=0.02),
    "hard": Effort(deals=48, tries=16, widths=(4, 3)),
}


SURE: Final = 0.999
"""The winning chance from which a player no longer misjudges a position."""


def choose(evaluation: Evaluation[State], state: State, seat: Seat, level: Level, chance: Chance) -> Action:
    """Return the try that promises most; claims are never made, as they tell the claimant nothing."""
    effort, rng = EFFORTS[level], Rng(seed_from(chance))
    position = position_of(state, seen_by(state, seat, rng, deals=effort.deals))
    thinking = Thinking(seat, evaluation.weights[2], effort.widths)
    tries = promising(position, effort.tries)
    if not tries:
        return GAME.rules.sample(state, seat, rng)
    shares = [thinking.expected(position, attempt, 0) for attempt in tries]
    if max(shares) < SURE:
        shares = [share + effort.slip * rng.die(1000) / 1000 for share in shares]
    return tries[shares.index(max(shares))].action()


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player that thinks with an evaluation."""
    return Player(GAME, partial(choose, evaluation), evaluation.shares)


PLAYER: Final = made(tuned(GAME.rules, FEATURES, Path(__file__).parent))
