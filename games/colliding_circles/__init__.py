"""Colliding Circles by Graham Lipscomb, for two.

Two colours of dice make wolves, foxes and geese on 19 circles. A turn is one action, one line of notation.

All legal turns can be listed, but there are often hundreds of thousands: take what you need of the iterator.
"""

from typing import Final

from games.colliding_circles import narration, notation, rules
from games.colliding_circles.sheet import COLUMNS
from games.colliding_circles.state import Action, State
from games.colliding_circles.view import View
from games.contract import Game
from games.core import GameInfo

GAME: Final[Game[State, Action, View]] = Game(
    info=GameInfo(
        key="colliding_circles",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("red", "black"),
        min_seats=2,
        max_seats=2,
        usual_turns=50,
        most_turns=80,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1,),
        topics=(
            "overview",
            "board",
            "turn",
            "adjacency",
            "manoeuvre",
            "placement",
            "rethrow",
            "circles",
            "holes",
            "end",
            "notation",
            "rulings",
        ),
        sheet_columns=COLUMNS,
        reasons=("closed", "last_die", "quiet"),
        allows_plans=True,
    ),
    rules=rules,
    notation=notation,
    narration=narration,
)
