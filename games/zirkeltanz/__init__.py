"""Zirkeltanz by E. Weinert, V. Krasteva and C. Niebel, for two.

Circles dance from neighbour to neighbour on an open plane, towards the opponent's life circle.

Moves cannot be listed, for a plane has no fields: `legal_actions` lists pockets, then directions in coarse steps. Of
the set-up it lists the formations, or only being ready once all circles lie.
"""

from typing import Final

from games.contract import Game
from games.core import GameInfo, Option
from games.zirkeltanz import narration, notation, rules, secrets
from games.zirkeltanz.measures import EDITIONS
from games.zirkeltanz.sheet import COLUMNS
from games.zirkeltanz.state import Action, State
from games.zirkeltanz.view import View

GAME: Final[Game[State, Action, View]] = Game(
    info=GameInfo(
        key="zirkeltanz",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("blue", "yellow"),
        min_seats=2,
        max_seats=2,
        usual_turns=80,
        most_turns=400,
        max_actions=None,
        options=(
            Option("edition", default=len(EDITIONS), low=1, high=len(EDITIONS)),
            Option("turn_limit", default=0, low=0, high=1000, suggested=(100, 200, 300)),
        ),
        rulings=(1, 2, 3, 4, 5, 6, 7),
        topics=("overview", "measures", "setup", "turn", "neighbours", "laying", "six", "end", "notation", "rulings"),
        sheet_columns=COLUMNS,
        reasons=("covered", "turn_limit"),
        set_up_turns=1,
        has_score=False,
    ),
    rules=rules,
    notation=notation,
    narration=narration,
    secrets=secrets,
)
