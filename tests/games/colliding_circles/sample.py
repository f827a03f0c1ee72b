"""The sample game of the rulebook: its file, and the position before each of its turns."""

import json
from pathlib import Path
from typing import Any

from games.colliding_circles.state import State
from tests.games.colliding_circles.asking import played, started

FILE = json.loads(Path(__file__).with_name("sample_game.json").read_text(encoding="utf-8"))
TURNS: list[dict[str, Any]] = FILE["turns"]
SEATS = ("red", "black")


def before(name: str) -> State:
    """Return the position before a turn, named like `4r` (Red's fourth) or `9b`."""
    state = started()
    for told in TURNS:
        if f"{told['turn']}{told['player'][0]}" == name:
            return state
        state = played(state, told["text"], dice=told["dice"])
    raise KeyError(name)
