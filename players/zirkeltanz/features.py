"""Features of a position of Zirkeltanz: which throws win, and how far each number is from winning.

Answers for numbers that describe a position, a row for each seat. Must not know how much each of them matters
(`weights.json`, made by the tuning program).
"""

from math import exp, hypot
from typing import Final

from games.core import Seat
from games.zirkeltanz.measures import NUMBERS
from games.zirkeltanz.state import SEATS, State
from players.evaluation import Features, Rows
from players.zirkeltanz.plane import EACH, Edition, Plane, can_win, edition_of, plane_of

FADING: Final = 10
"""A circle that stays so many units farther from the goal is worth an e-th part."""

GUARDED: Final = 14
"""A circle so near to its own life circle stands in the way there."""

GUESSED: Final = {
    "turn": 0.3,
    "wins": 0.5,
    "wins_next": 0.5,
    "close": 0.5,
    "backup": 0.1,
    "mean": -0.4,
    "nearest": -0.2,
    "guards": 0.05,
}
"""The features with the weights from which tuning starts.

`turn` is to be the next to move. `wins` counts the numbers that win if they are thrown now (five of six can: on a six
the other's circles are moved), `wins_next` the same for who is next. `close` counts the numbers whose best circle comes
near the goal, whatever is in the way, the farther the less; `backup` counts their second circles, for a six takes the
first away. `mean` and `nearest` are how far the numbers stay from the goal, in tens of units: they make plays end.
`guards` are circles near the own life circle, in the way of the other's.
"""


def row(edition: Edition, plane: Plane, seat: Seat, *, is_next: bool) -> list[float]:
    """Return a seat's features, in the order of `GUESSED`."""
    first, radius = EACH * seat, edition.radius
    (x, y), (own_x, own_y) = edition.centres[1 - seat], edition.centres[seat]
    away = [hypot(plane[at][0] - x, plane[at][1] - y) - radius[at] for at in range(first, first + EACH)]
    gaps, seconds, wins = [], [], 0
    for number in NUMBERS:
        circle = first + 2 * (number - 1)
        short = 2 * radius[circle] + edition.life
        one, two, *_ = sorted([away[target - first] for target in edition.targets[circle]])
        gaps.append(max(0.0, one - short))
        seconds.append(max(0.0, two - short))
        wins += one < short and can_win(edition, plane, seat, number)
    guards = sum(hypot(px - own_x, py - own_y) < GUARDED for px, py in plane[first : first + EACH])
    return [
        float(is_next),
        float(wins),
        float(wins * is_next),
        sum([exp(-gap / FADING) for gap in gaps]),
        sum([exp(-gap / FADING) for gap in seconds]),
        sum(gaps) / len(gaps) / 10,
        min(gaps) / 10,
        float(guards),
    ]


def rows(edition: Edition, plane: Plane, following: Seat) -> Rows:
    """Return both seats' features, one of them being next to move."""
    return [row(edition, plane, seat, is_next=seat == following) for seat in SEATS]


def counted(state: State) -> Rows:
    """Return the features of each seat; nothing is known while the set-up or the first throw is under way."""
    if state.phase != "play":
        return [[0.0] * len(GUESSED) for _ in SEATS]
    return rows(edition_of(state.edition), plane_of(state), state.to_move)


FEATURES: Final = Features(GUESSED, counted)
