"""The computer of Columbiz."""

from pathlib import Path
from typing import Final

from games.columbiz import GAME
from games.columbiz.state import Action, State
from players.columbiz.features import FEATURES as FEATURES
from players.columbiz.thinking import made as made
from players.core import Player
from players.evaluation import tuned

PLAYER: Final[Player[State, Action]] = made(tuned(GAME.rules, FEATURES, Path(__file__).parent))
