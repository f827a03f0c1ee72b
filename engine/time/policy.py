"""The time control of a match: what a player has, what a turn adds, when clocks stand still, what happens at zero.

A policy is written into the first fact of a match, so a match keeps it whatever a server changes later.
"""

from dataclasses import dataclass
from typing import Final, Literal

HOUR: Final = 3600

OnTimeout = Literal["loss", "claim", "moderator"]
"""The consequence of having no time left: the match is lost, an opponent may claim it, or a moderator decides."""


@dataclass(frozen=True, slots=True)
class Policy:
    """One way in which time runs.

    A player begins with `bank` seconds and gains `increment` with the end of every turn, up to `cap`. Clocks stand
    while their player sleeps (if the policy `sleeps`), on the server's `rest_days` (0 is Monday), and on vacation, of
    which `vacation_days` in a calendar year count. `reminders` are percentages of the time that a player had at the
    beginning of the turn: when that is left, the player is reminded.
    """

    name: str
    bank: int
    increment: int
    cap: int
    sleeps: bool
    rest_days: tuple[int, ...]
    vacation_days: int
    reminders: tuple[int, ...]
    on_timeout: OnTimeout


RELAXED: Final = Policy(
    name="relaxed",
    bank=72 * HOUR,
    increment=24 * HOUR,
    cap=120 * HOUR,
    sleeps=True,
    rest_days=(),
    vacation_days=28,
    reminders=(50, 10),
    on_timeout="claim",
)
"""Some moves a week: the opponent decides whether a time-out ends the match, as friends would have it."""

FAST: Final = Policy(
    name="fast",
    bank=24 * HOUR,
    increment=8 * HOUR,
    cap=24 * HOUR,
    sleeps=True,
    rest_days=(),
    vacation_days=0,
    reminders=(25,),
    on_timeout="loss",
)
"""Some moves a day: who has no time left has lost."""

LEAGUE: Final = Policy(
    name="league",
    bank=72 * HOUR,
    increment=8 * HOUR,
    cap=72 * HOUR,
    sleeps=True,
    rest_days=(),
    vacation_days=7,
    reminders=(50, 10),
    on_timeout="loss",
)
"""Several matches at once, and a season that ends: who has no time left has lost, and vacation is short."""

NO_CLOCK: Final = "none"
"""The name that stands for no policy at all."""

SHIPPED: Final = {RELAXED.name: RELAXED, FAST.name: FAST, LEAGUE.name: LEAGUE, NO_CLOCK: None}
"""The time controls of every server, by name."""
