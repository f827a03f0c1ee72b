"""The computer of Zirkeltanz.

The die says which number moves, so what counts is how many throws win, and how many the other's do: an evaluation of
who is how far, pockets and winning stretches as candidates, and the answers to every throw.
"""

from pathlib import Path
from typing import Final

from games.zirkeltanz import GAME
from games.zirkeltanz.state import Action, State
from players.core import Player
from players.evaluation import Evaluation, tuned
from players.zirkeltanz.choice import Thinker
from players.zirkeltanz.features import FEATURES as FEATURES


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player that thinks with an evaluation."""
    return Player(GAME, Thinker(evaluation.weights[2]).choose, evaluation.shares)


PLAYER: Final = made(tuned(GAME.rules, FEATURES, Path(__file__).parent))
