"""Gamwin by M. Winkelmann, for two.

Three stones each go round a strip of nine fields, by three dice that may be thrown again and again.

An action is a line: steps with the dice that lie, then perhaps a throw or a pass. Stones may go to and fro
without end, so not all lines can be listed: `legal_actions` leaves out those that come back to a position.
"""

from typing import Final

from games.contract import Game
from games.core import GameInfo, Option
from games.gamwin import narration, notation, rules
from games.gamwin.sheet import COLUMNS
from games.gamwin.state import Action, State
from games.gamwin.view import View

GAME: Final[Game[State, Action, View]] = Game(
    info=GameInfo(
        key="gamwin",
        version=1,
        state_type=State,
        action_type=Action,
        seat_names=("blue", "red"),
        min_seats=2,
        max_seats=2,
        usual_turns=120,
        most_turns=600,
        max_actions=rules.MAX_ACTIONS,
        options=(Option(rules.STARTER, default=0, low=0, high=2),),
        rulings=(1, 2, 3, 4, 5, 6, 7, 8, 9),
        topics=("overview", "dice", "start", "way", "moving", "places", "pairs", "turn", "end", "notation", "rulings"),
        sheet_columns=COLUMNS,
        reasons=("home", "durchmarsch", "quiet", "longest"),
    ),
    rules=rules,
    notation=notation,
    narration=narration,
)
