"""The extent of the simulated leagues, and their rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules, SeasonScoring
from engine.time.policy import HOUR, Policy
from leagues.core import Criterion
from tests.simulation.world import Scale

MAIN: Final = "Main"
TABLES: Final = "Tables of three"
SWISS: Final = "Swiss event"
PODS: Final = "Drawn tables"
SOME: Final[Mapping[str, slice]] = {TABLES: slice(1, 8), SWISS: slice(2, 9), PODS: slice(0, 7)}
"""Which of the people play in the other leagues; the design of tables of three needs just seven."""


@dataclass(frozen=True, slots=True)
class LeagueScale(Scale):
    """The scale of a simulated league.

    Attributes:
        substitutes: people who sign up for nothing and offer themselves as substitutes.
        seasons: how many are played; the next one is cancelled when its sign-up has opened.
        least, most: people in a division.
        at_once: matches at the same time, 0 for all.
        sign_up, lasts, overtime, appeal: days of each part of a season.
        objection, answer: hours.
        silent: days without a move after which somebody is asked.
        round_days: days of a round that is drawn for itself.
        bank: hours on a clock at first, and at most.
        haste: the chance that somebody gives up instead of moving.
        rulings: how often an hour an organiser does something.
        eagerness: by how much more often people look than in `tests.simulation`.
    """

    start: datetime = datetime(2028, 2, 20, tzinfo=UTC)
    days: int = 39
    matches: int = 0
    people: int = 70
    deaths: int = 18
    storms: int = 8
    pause: float = 110
    substitutes: int = 6
    seasons: int = 3
    least: int = 6
    most: int = 8
    at_once: int = 0
    sign_up: int = 2
    objection: int = 12
    lasts: int = 8
    overtime: int = 2
    appeal: int = 2
    answer: int = 24
    silent: int = 2
    bank: int = 48
    round_days: int = 2
    haste: float = 0.06
    rulings: float = 0.25
    eagerness: float = 2.0


SHORT: Final = LeagueScale(
    days=9,
    people=12,
    substitutes=3,
    deaths=4,
    storms=2,
    seasons=2,
    least=4,
    most=6,
    sign_up=1,
    objection=3,
    lasts=2,
    overtime=1,
    appeal=1,
    answer=8,
    silent=1,
    bank=30,
    round_days=1,
    haste=0.12,
    seed=4,
    rulings=0.5,
    eagerness=3.0,
)
"""Two seasons of two divisions, for every run of the tests; with this seed everything happens that is looked for."""


def rules_by_rounds(scale: LeagueScale, name: str) -> Rules:
    """Return the rules of an event whose rounds are drawn one after the other; it is played once."""
    by_rounds = replace(
        rules_of(scale, seats=2),
        own=RoundsRules("swiss", 3, scale.round_days),
        most=64,
        promoted=0,
        relegated=0,
        overtime_days=1,
        scoring=SeasonScoring(tie_breaks=("wins", "difference")),
        recurs=False,
    )
    if name == SWISS:
        return by_rounds
    return replace(
        by_rounds,
        own=RoundsRules("pods", 3, scale.round_days),
        seats=4,
        scoring=SeasonScoring(6, 3, tie_breaks=("wins", "share")),
    )


def rules_of(scale: LeagueScale, *, seats: int) -> Rules:
    """Return the rules of a league for so many at a table."""
    tie_breaks: tuple[Criterion, ...] = ("wins", "share")
    if seats == 2:
        tie_breaks = ("direct", "wins", "sonneborn_berger", "difference")
    policy = Policy(
        name="league",
        bank=scale.bank * HOUR,
        increment=8 * HOUR,
        cap=scale.bank * HOUR,
        sleeps=True,
        rest_days=(),
        vacation_days=7,
        reminders=(50, 10),
        on_timeout="loss",
    )
    return Rules(
        game="columbiz",
        game_version=1,
        options=(),
        seats=seats,
        policy=policy,
        least=scale.least,
        most=scale.most,
        at_once=scale.at_once if seats == 2 else 2,
        scoring=SeasonScoring(tie_breaks=tie_breaks),
        sign_up_days=scale.sign_up,
        objection_hours=scale.objection,
        days=scale.lasts,
        overtime_days=scale.overtime,
        appeal_days=scale.appeal,
        answer_hours=scale.answer,
        silent_days=scale.silent,
        allows_late=seats == 2,
    )
