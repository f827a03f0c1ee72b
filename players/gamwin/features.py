"""Features of a position of Gamwin: stones home and on their way, in danger, held, together, and free to go on."""

from typing import Final

from games.core import Seat
from games.gamwin.board import FIELDS, PLACES, SIDES, STEPS
from games.gamwin.state import STONES, State
from games.gamwin.stones import COLOURS
from players.evaluation import Features

WAY: Final = 2 * FIELDS

GUESSED: Final = {
    "home": 2.0,
    "starting": 1.0,
    "crossed": 0.5,
    "far": 2.0,
    "near_home": 0.5,
    "off": -0.1,
    "danger_off": -1.0,
    "danger_near": -1.0,
    "danger_far": -0.5,
    "together": 0.3,
    "walls": -0.3,
    "held": -0.5,
    "ways": 0.5,
    "ready": 0.5,
}
"""Stones home; the part of their side that those on the starting side have gone; how many have crossed, how far they
have come, and the square of it; how many are off; what single stones that have crossed would lose by a capture, from a
stone that can be brought in, from one beside them, from another one; stones beside another own one, and in threes;
stones that the other holds; how many numbers a stone could go on with; whether it is one's turn."""


def count(state: State) -> tuple[list[float], list[float]]:
    """Return the features of Blue and of Red."""
    return _row(state, Seat(0)), _row(state, Seat(1))


def _row(state: State, seat: Seat) -> list[float]:
    own, other = COLOURS[seat], COLOURS[1 - seat]
    way, others_way = STEPS[seat], STEPS[1 - seat]
    on_board, starting, crossed, far, near, together, walls, held = 0, 0, 0, 0.0, 0.0, 0, 0, 0
    singles: list[tuple[str, int]] = []
    hunters: list[int] = []
    numbers: set[int] = set()
    others_off = STONES - state.home[1 - seat]
    for index, content in enumerate(state.stones):
        if not content:
            continue
        place = PLACES[index]
        if theirs := content.count(other):
            others_off -= theirs
            if content[-1] == other:
                hunters.append(others_way[place])
        if number := len(content) - theirs:
            on_board += number
            step = way[place] + 1
            if step > FIELDS:
                crossed += number
                gone = (step - FIELDS) / FIELDS
                far += number * gone
                near += number * gone * gone
            else:
                starting += number * step
            if number == 1:
                singles.append((place, step))
            else:
                together += number
                walls += number == STONES
            if content[-1] == own:
                numbers.add(min(step + 1, FIELDS) if step <= FIELDS else WAY - step)
            else:
                held += number
    danger = [0.0, 0.0, 0.0]
    for place, step in singles:
        if others_off:
            danger[0] += step
        apart = min((_steps_to(hunter, place, 1 - seat) for hunter in hunters), default=WAY)
        if apart == 1:
            danger[1] += step
        elif apart < WAY:
            danger[2] += step / apart
    return [
        float(state.home[seat]),
        starting / FIELDS,
        float(crossed),
        far,
        near,
        float(STONES - state.home[seat] - on_board),
        *(steps / WAY for steps in danger),
        together / STONES,
        float(walls),
        float(held),
        len(numbers) / STONES,
        float(state.to_move == seat and not state.over),
    ]


def _steps_to(hunter: int, place: str, seat: int) -> int:
    """Return in how many steps a stone comes beside the field of a place, on either side; `WAY` if never."""
    way = STEPS[seat]
    found = WAY
    for side in SIDES:
        ahead = way[side + place[1:]] - hunter
        is_back = ahead < 0 and (hunter >= FIELDS) == (ahead + hunter >= FIELDS)
        if ahead > 0 or is_back:
            found = min(found, abs(ahead))
    return found


FEATURES: Final = Features(GUESSED, count)
