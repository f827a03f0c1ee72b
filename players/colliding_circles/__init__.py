"""The computer of Colliding Circles.

Hands are public and a completed circle's points are safe from the other colour, so what counts is who closes which
circle: an evaluation of open circles, turns made by a beam, and the other's best answer with the hand that lies there.
"""

from pathlib import Path
from typing import Final

from games.colliding_circles import GAME
from games.colliding_circles.state import Action, State
from players.colliding_circles.choice import Thinker
from players.colliding_circles.features import FEATURES as FEATURES
from players.core import Player
from players.evaluation import Evaluation, tuned


def made(evaluation: Evaluation[State]) -> Player[State, Action]:
    """Return the player that thinks with an evaluation."""
    return Player(GAME, Thinker(evaluation.weights[2]).choose, evaluation.shares)


PLAYER: Final = made(tuned(GAME.rules, FEATURES, Path(__file__).parent))
