"""The computer of Gamwin."""

from pathlib import Path
from typing import Final

from games.gamwin import GAME
from games.gamwin.state import Action, State
from players.core import Player
from players.evaluation import tuned
from players.gamwin.features import FEATURES as FEATURES
from players.gamwin.thinking import made as made

PLAYER: Final[Player[State, Action]] = made(tuned(GAME.rules, FEATURES, Path(__file__).parent))
