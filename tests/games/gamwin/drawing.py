"""Positions as text: stones at places, dice that lie, who is to move."""

from games.gamwin import GAME
from games.gamwin.board import BLUE, INDEX, RED
from games.gamwin.state import State
from games.gamwin.stones import EMPTY, key

LETTERS = {"b": BLUE, "r": RED}


def drawn(
    stones: str,
    dice: tuple[int, int, int] = (9, 5, 2),
    *,
    to_move: str = "b",
    home: tuple[int, int] = (0, 0),
    has_thrown: bool = False,
    quiet: int = 0,
) -> State:
    """Return a state of the real game from stones like `L5=b R8=rrb`; dice in the order III, IV, V.

    `has_thrown` tells whether the player to move has thrown in this position in this turn.
    """
    places = list(EMPTY)
    for part in stones.split():
        name, _, content = part.partition("=")
        places[INDEX[name]] = content
    position = key(tuple(places), home)
    empty = GAME.rules.setup(2, {})
    values = {field: getattr(empty, field) for field in ("actions", "latest", "over", "entered")}
    return State(
        **values,
        phase="game",
        starter=BLUE,
        to_move=LETTERS[to_move],
        stones=tuple(places),
        home=home,
        dice=dice,
        due=(),
        thrown=(),
        began=position,
        thrown_in=(position,) if has_thrown else (),
        turns=2,
        quiet=quiet,
    )


def stones(state: State) -> str:
    """Return where stones stand, as `drawn` takes it."""
    return " ".join(f"{name}={state.stones[index]}" for name, index in INDEX.items() if state.stones[index])
