"""The dates of a season that stand fixed now, for calendars: sign-up, start, rounds, end. Pure."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from engine.seasons.formats import FORMATS
from engine.seasons.state.season import Season

DateKind = Literal["sign-up", "start", "round", "final", "end", "overtime"]


@dataclass(frozen=True, slots=True)
class SeasonDate:
    """A date of a season; `round` counts from 1 and is 0 where the date is about no round. The last one is `final`.

    A date is fixed while it lies ahead and nothing is paused; else it may have passed, or move.
    """

    kind: DateKind
    at: datetime
    round: int = 0
    is_fixed: bool = True

    @property
    def name(self) -> str:
        """Return what the date is known by as long as the season lasts: overtime moves the end, of a round, too."""
        if self.round:
            return f"round-{self.round}"
        return "end" if self.kind == "overtime" else self.kind


def dates(season: Season) -> tuple[SeasonDate, ...]:
    """Return the dates of a season that can be told now, in the order of time; none of one that was cancelled."""
    if season.phase == "cancelled":
        return ()
    until, is_fixed = season.until, season.paused_at is None
    started = () if season.started_at is None else (SeasonDate("start", season.started_at),)
    if until is None:
        return started
    match season.phase:
        case "open":
            return (SeasonDate("sign-up", until, is_fixed=is_fixed),)
        case "drawn":
            return (SeasonDate("start", until, is_fixed=is_fixed),)
        case "running" if season.round:
            is_last = season.round == FORMATS[season.rules.format].rounds(season)
            return (*started, SeasonDate("final" if is_last else "round", until, season.round, is_fixed))
        case "running":
            return (*started, SeasonDate("end", until, is_fixed=is_fixed))
        case "overtime":
            return (*started, SeasonDate("overtime", until, season.round, is_fixed))
        case _:
            return started
