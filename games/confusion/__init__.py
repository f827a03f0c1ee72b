"""Confusion by Robert Abbott, for two.

Twelve dice a side, whose types only the enemy knows: one tries a move, the game says allowed or forbidden.

A legal action is a try that is publicly possible; what comes of it only `apply` knows. All tries and reveals can be
listed; of the deals, 12! for each side, take what you need. A reveal is made at any time, so a seat may act that is
not to move (`may_interject`). A `Deal` carries the kit that the match is played with, so that old logs do not
depend on the data file.
"""

from typing import Final

from games.confusion import narration, notation, rules, secrets
from games.confusion.sheet import COLUMNS
from games.confusion.state import Action, State
from games.confusion.view import View
from games.contract import Game
from games.core import GameInfo

GAME: Final[Game[State, Action, View]] = Game(
    info=GameInfo(
        key="confusion",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("blue", "black"),
        min_seats=rules.SEATS,
        max_seats=rules.SEATS,
        usual_turns=120,
        most_turns=600,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1, 2, 3, 4, 5, 6, 7),
        topics=(
            "overview",
            "board",
            "types",
            "turn",
            "capture",
            "puck",
            "promotion",
            "sheets",
            "reveal",
            "end",
            "notation",
            "rulings",
        ),
        sheet_columns=COLUMNS,
        reasons=("puck", "quiet", "turns"),
        allows_plans=True,
    ),
    rules=rules,
    notation=notation,
    narration=narration,
    secrets=secrets,
)
