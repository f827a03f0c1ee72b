"""Columbiz, for two to four.

Eight dice bring discs into six columns: lines score, and a disc captures what lies below it.

A turn is up to six actions: three throws of chance, each but the last followed by a decision to keep dice, and the
placements. All actions of players can be listed. Of throws for the start only those without a tie are, since
there is no end of ties.
"""

from typing import Final

from games.columbiz import narration, notation, rules
from games.columbiz.board import DISCS
from games.columbiz.settling import settled_places
from games.columbiz.sheet import COLUMNS
from games.columbiz.state import Action, State
from games.columbiz.view import View
from games.contract import Game
from games.core import GameInfo

GAME: Final[Game[State, Action, View]] = Game(
    info=GameInfo(
        key="columbiz",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("purple", "blue", "grey", "black"),
        min_seats=min(DISCS),
        max_seats=max(DISCS),
        usual_turns=16,
        most_turns=24,
        max_actions=rules.MAX_ACTIONS,
        rulings=(1, 2, 3, 4, 5, 6, 7, 8),
        topics=("overview", "board", "turn", "placing", "capturing", "lines", "end", "leaving", "notation", "rulings"),
        sheet_columns=COLUMNS,
        reasons=("supply", "alone"),
    ),
    rules=rules,
    notation=notation,
    narration=narration,
    settled=settled_places,
)
