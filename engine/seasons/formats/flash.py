"""Flash groups: seasons that start by themselves as soon as enough people wait who have room.

Sign-up has no end. Who has no room just then keeps their turn and is passed over (`leagues.flash`); the next season of
the league opens as soon as a group has started, with those who were passed over in their order. Those who wait for
long are told how many wait. Here are the pure parts; `engine.seasons.service.writer` says who has room.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import OutageCredited, SeasonResumed, SignUpOpened
from engine.seasons.facts.flash import WaitTold
from engine.seasons.facts.formats import FlashRules
from engine.seasons.facts.places import EntrantSignedOff, EntrantSignedUp
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import Capacity, FormatAct
from engine.seasons.formats.round_robin import RoundRobin
from engine.seasons.state.guards import is_waiting
from engine.seasons.state.own import Entrant, Queue
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from games.core import PAIR
from leagues.core import EntrantId
from leagues.flash import Entered, Fact, Pool, WithoutCapacity, pool
from leagues.round_robin import DESIGNS

LEAST, MOST = 2, 8
"""How many people a group may have."""

LEAST_ROOM, MOST_ROOM = 1, 25
"""With how many running matches of their own people may be said to have no room for another group."""

GROUPS_AT_ONCE: Final = 3
"""Nobody plays in more groups of the same league than so many at the same time."""

TOLD_EVERY: Final = timedelta(days=14)
"""How often people in the queue are told its length."""

LOOKS_AGAIN: Final = timedelta(minutes=1)
"""How often to check again whether a full group has capacity."""


class FlashGroups(RoundRobin):
    """Groups of one size, in which everybody meets everybody."""

    entry = "queue"

    def is_double(self, rules: Rules) -> bool:
        return rules.of(FlashRules).is_double

    def check(self, rules: Rules) -> None:
        """Refuse rules with which no group could start, or that need a date."""
        self.check_meetings(rules)
        is_whole = LEAST <= rules.least == rules.most <= MOST
        is_playable = rules.seats == PAIR or (rules.most, rules.seats) in DESIGNS
        if not (is_whole and is_playable and LEAST_ROOM <= rules.of(FlashRules).room <= MOST_ROOM):
            raise BadSeasonRules(reason="flash_size", least=LEAST, most=MOST)
        if any((rules.promoted, rules.relegated, rules.allows_late)):
            raise BadSeasonRules(reason="flash_format")

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        return (people,) if people == rules.most else ()

    def refusal(self, season: Season, act: FormatAct) -> str | None:
        """Return that sign-up ends with the group that is complete, and not by decision."""
        return "flash" if is_waiting(season) and act in {"end_phase", "extend"} else None

    def open_sign_up(self, rules: Rules, until: datetime) -> Facts:
        return (SignUpOpened("sign_up_opened", ""),)

    def objection(self, rules: Rules) -> timedelta:
        return timedelta()

    def capacity(self, season: Season) -> Capacity | None:
        return Capacity(season.rules.of(FlashRules).room, GROUPS_AT_ONCE) if is_waiting(season) else None

    def group(self, season: Season, progress: Progress) -> Sequence[EntrantId]:
        return group(season, progress.without_capacity)

    def passed_over(self, season: Season, group: Collection[EntrantId]) -> Facts:
        return remain_queued(season, group)

    def staying(self, season: Season) -> Sequence[Entrant]:
        return season.of(Queue).waiting_on

    def succession_from(self, season: Season) -> datetime | None:
        return season.started_at

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        return told(season, progress.without_capacity, now) or super().due(season, progress, now)

    def next_at(self, season: Season, progress: Progress, now: datetime) -> datetime | None:
        return min(times(season, progress.without_capacity, now), default=None)

    def state(self) -> Queue:
        return Queue()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        """Return the season with the time since when somebody waits, and with those who wait for the next group."""
        own = after.of(Queue)
        match fact:
            case WaitTold():
                return replace(after, own=replace(own, since=at))
            case EntrantSignedUp() | EntrantSignedOff():
                since = (own.since or at) if after.entrants else None
                is_waiting_on = isinstance(fact, EntrantSignedOff) and fact.waits_on
                next_group = (*own.waiting_on, before.entrants[fact.entrant]) if is_waiting_on else own.waiting_on
                return replace(after, own=Queue(since, next_group))
            case SeasonResumed() | OutageCredited():
                begun, ended = after.outages[-1]
                return replace(after, own=replace(own, since=own.since and own.since + (ended - begun)))
            case _:
                return after


def waiting(season: Season, busy: Collection[EntrantId]) -> Pool:
    """Return who waits, the longest first, and who of them has room; the group where it is complete."""
    full: list[Fact] = [WithoutCapacity(0, number, one, is_busy=True) for number, one in enumerate(sorted(busy))]
    entered = [Entered(1, number, one) for number, one in enumerate(sorted(season.entrants), len(full))]
    return pool([*full, *entered], season.rules.most)


def group(season: Season, busy: Collection[EntrantId]) -> Sequence[EntrantId]:
    """Return who starts now, empty while too few wait who have room."""
    if not is_waiting(season) or season.paused_at is not None:
        return ()
    return next(iter(waiting(season, busy).groups), ())


def remain_queued(season: Season, chosen: Collection[EntrantId]) -> Facts:
    """Return that all others wait on for the next group, in their order."""
    others = [one for one in sorted(season.entrants) if one not in chosen]
    return tuple(EntrantSignedOff("entrant_signed_off", one, waits_on=True) for one in others)


def told(season: Season, busy: Collection[EntrantId], now: datetime) -> Facts:
    """Return that those who wait are told how many wait, where that has taken long."""
    at = _told_at(season)
    if at is None or at > now or group(season, busy):
        return ()
    return (WaitTold("wait_told", len(waiting(season, busy).ready), season.rules.most),)


def times(season: Season, busy: Collection[EntrantId], now: datetime) -> Iterator[datetime]:
    """Yield when something next happens to those who wait: a group starts, or they are told how many wait."""
    at = _told_at(season)
    if at is None:
        return
    yield at
    if group(season, busy):
        yield now
    elif len(season.entrants) >= season.rules.most:
        yield now + LOOKS_AGAIN


def _told_at(season: Season) -> datetime | None:
    since = season.of(Queue).since if is_waiting(season) else None
    return None if since is None else since + TOLD_EVERY
