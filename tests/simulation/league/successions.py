"""Checks across the seasons of a server: successors, records, flash groups, and the hall of fame."""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from tests.simulation.league.deadlines import SHORT, Deadlines
from tests.simulation.league.followed import INSTANT, FollowedSeason, Left, Said
from tests.simulation.records import Fault
from tools.verify.log import EPOCH, Fact
from tools.verify.seasons.calendar import half_time
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.succession import brought, record_faults

GROUPS: Final = 3
"""How many flash groups of one league somebody plays in at the same time, at most."""
OVER: Final = frozenset({"closed", "archived"})


def succession_faults(left: Left, deadlines: Mapping[str, Deadlines], ended: datetime) -> Iterator[Fault]:
    """Yield what does not agree between the seasons of a league, and in the hall of fame."""
    for season in left.seasons.values():
        after = [each for each in left.seasons.values() if each.founded["previous"] == season.id]
        due_at = _successor_due(season)
        if len(after) > 1:
            yield Fault("two seasons after one", season.id)
        if not after and due_at is not None and deadlines[season.id].could(due_at) + SHORT < ended:
            yield Fault("no next season", season.id)
        if after and not (due_at and due_at <= after[0].facts[0].at <= deadlines[season.id].could(due_at) + SHORT):
            yield Fault("next season at another time", f"{after[0].id} {after[0].facts[0].at}, due at {due_at}")
        yield from _record_faults(season, left.seasons)
        if format_of(season.last.rules) == "flash":
            yield from _group_faults(season, after, left, deadlines[season.id], ended)
        elif after:
            yield from _standing_faults(season, after[0])
    yield from _hall_faults(left)


def _successor_due(season: FollowedSeason) -> datetime | None:
    """Return when the next season is to be opened: at half-time or the end; after a flash group at once."""
    started = next((said.at for said in season.facts if said.kind == "season_started"), None)
    if started is None or not season.last.rules["recurs"]:
        return None
    if format_of(season.last.rules) == "flash":
        return started
    closed = season.over_at or datetime.max.replace(tzinfo=EPOCH.tzinfo)
    for state in season.states:
        half = EPOCH + half_time(state) * INSTANT
        later = next((each for each in season.states if each.seq == state.seq + 1), None)
        if state.started_at is not None and (later is None or half <= EPOCH + later.moment * INSTANT):
            return min(half, closed)
    return closed


def _standing_faults(season: FollowedSeason, after: FollowedSeason) -> Iterator[Fault]:
    """Yield that others are in the next season from the beginning than those who said so once for good."""
    opened, state = after.facts[0].at, season.at(after.facts[0].at)
    standing = {
        said.fact["entrant"]: said.fact["is_standing"] and said.seq <= state.seq
        for said in season.facts
        if said.kind == "entrant_signed_up"
    }
    new = {said.fact["entrant"] for said in season.facts if said.kind == "entrant_replaced" and said.at <= opened}
    staying = {
        persons[-1]
        for one, persons in state.entrants.items()
        if standing.get(one) and one not in new and one not in state.left
    }
    first = {said.fact["person"] for said in after.facts if said.kind == "entrant_signed_up" and said.at == opened}
    if staying != first:
        yield Fault("standing sign-up", f"{after.id}: {first}, meant were {staying}")


def _record_faults(season: FollowedSeason, seasons: Mapping[str, FollowedSeason]) -> Iterator[Fault]:
    """Yield what people are said to bring from earlier seasons to a draw and do not."""
    drawn = next((said for said in season.facts if said.kind == "divisions_drawn"), None)
    if drawn is None:
        return
    known: dict[int, Fact] = {}
    earlier, away = seasons.get(str(season.founded["previous"])), 0
    while earlier is not None and format_of(season.last.rules) != "flash":  # a group starts with equals
        state = earlier.at(drawn.at)
        if state.divisions and state.phase != "cancelled":
            known = {**brought(state, earlier.tables(state, drawn.at), away), **known}
            away += 1
        earlier = seasons.get(str(earlier.founded["previous"]))
    persons = {one: each[-1] for one, each in season.states[drawn.seq - 2].entrants.items()}
    if season.founded["pentathlon"] is None:
        yield from (Fault("brought", f"{season.id}: {wrong}") for wrong in record_faults(drawn.fact, persons, known))


# Flash groups


def _group_faults(
    season: FollowedSeason, after: list[FollowedSeason], left: Left, deadlines: Deadlines, ended: datetime
) -> Iterator[Fault]:
    """Yield that a group has not started with the first who had room, or that somebody was lost on the way."""
    size, began = season.last.rules["most"], next((s for s in season.facts if s.kind == "season_started"), None)
    for said, state in zip(season.facts, season.states, strict=True):
        is_waited = state.phase == "open" and (began is None or said.at < began.at)
        is_late = deadlines.could(said.at) + SHORT < (ended if began is None else began.at)
        if is_waited and is_late and len(_ready(state, said.at, season, left)) >= size:
            yield Fault("a group that does not start", f"{season.id} #{said.seq} {said.at}")
    if began is None:
        return
    seq = next(s.seq for s in season.facts if s.kind == "season_seed_opened" or s.fact.get("waits_on"))
    waiting = season.states[seq - 2]
    group = sorted(one for each in season.states[began.seq - 1].divisions for one in each)
    if group != _ready(waiting, began.at, season, left)[:size]:
        yield Fault("wrong group", f"{season.id}: {group} of {waiting.entrants}")
    passed = [waiting.entrants[one][-1] for one in sorted(waiting.entrants) if one not in group]
    for following in after:
        first = [s.fact["person"] for s in following.facts if s.kind == "entrant_signed_up" and _is_first(s, following)]
        if first != passed:
            yield Fault("lost on the way", f"{following.id}: {first}, meant were {passed}")


def _is_first(said: Said, season: FollowedSeason) -> bool:
    return said.at == season.facts[0].at


def _ready(state: SeasonCourse, at: datetime, season: FollowedSeason, left: Left) -> list[int]:
    """Return who waits for a group and has room for it, the longest first."""
    league, most = season.founded["league"], season.last.rules["own"]["room"]
    groups = [
        one.at(at - INSTANT)
        for one in left.seasons.values()
        if one.founded["league"] == league and one.facts[0].at < at
    ]
    playing = Counter(
        persons[-1] for one in groups if one.phase in {"running", "overtime"} for persons in one.entrants.values()
    )
    running = Counter(person for match in left.matches for person in match.persons if match.is_running(at))
    found = ((one, persons[-1]) for one, persons in sorted(state.entrants.items()))
    return [one for one, person in found if running[person] < most and playing[person] < GROUPS]


# The hall of fame


def _hall_faults(left: Left) -> Iterator[Fault]:
    """Yield that somebody has another number of titles than seasons that they have won."""
    over = [each for each in left.seasons.values() if each.last.phase in OVER and each.founded["pentathlon"] is None]
    won = Counter(one for season in over for one in season.champions(season.last, season.moments[-1]))
    if won != Counter(left.titles):
        yield Fault("hall of fame", f"{dict(left.titles)}, counted were {dict(won)}")
