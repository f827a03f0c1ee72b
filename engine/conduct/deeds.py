"""The end of matches and seasons for one person, read from the logs (`engine.people.reliability`).

Not counted: matches against the computer, private ones, void, abandoned and unplayed ones, and what was given up before
both had really played. Outages, pauses and vacations do not count either: the clock stands in them, or is given the
time back. Logs are read as JSON, entry by entry, so that a state of no game is needed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from engine.ids import PersonId
from engine.log.chain import Entry
from engine.log.json_text import as_json
from engine.people.reliability import Deed, Kind
from engine.stores.matches import FinishedMatch
from engine.time.clock import Calendar, counted
from leagues.endings import LEFT, ending

OUT: Final = frozenset({"time_ran_out", "secrets_unfetched"})
TAKEN: Final = frozenset({"action_taken", "secret_taken"})
LEAVING: Final[Mapping[str, Kind]] = {"asked": "asked", "silent": "silent", "removed": "removed"}
NOT_PLAYED: Final = frozenset({"void", "unplayed"})


@dataclass
class _Part:
    """One person's part in a match, as far as its log has been read."""

    person: PersonId
    awake: Calendar
    persons: list[PersonId] = field(default_factory=list)
    loses_on_time: bool = False
    sleeps: bool = True
    answers: int = 0
    seconds: int = 0
    lost_at: int | None = None

    def is_mine(self, seat: object) -> bool:
        """Tell whether the person sits in a seat now."""
        return isinstance(seat, int) and seat < len(self.persons) and self.persons[seat] == self.person

    def read(self, seq: int, at: datetime, fact: Mapping[str, Any]) -> None:
        """Take in the next fact."""
        kind = fact["kind"]
        if kind == "match_started":
            self.persons = list(fact["persons"])
        elif kind == "player_replaced":
            self.persons[fact["seat"]] = fact["after"]
        elif kind in TAKEN:
            self.answers += fact["person"] == self.person and not fact["is_planned"]
        elif kind in {"time_spent", "time_given"}:
            self._time(at, fact)
        elif kind in OUT or kind == "time_claimed":
            self._out(seq, fact)
        elif kind == "match_rewound" and self.lost_at is not None and fact["back_to"] < self.lost_at:
            self.lost_at = None

    def _time(self, at: datetime, fact: Mapping[str, Any]) -> None:
        if not self.is_mine(fact["seat"]):
            return
        if fact["kind"] == "time_given":
            self.seconds -= fact["seconds"] if fact["reason"] == "outage" else 0
        elif self.sleeps:
            self.seconds += fact["seconds"]
        else:
            self.seconds += counted(self.awake, at - timedelta(seconds=fact["seconds"]), at)

    def _out(self, seq: int, fact: Mapping[str, Any]) -> None:
        if fact["kind"] == "time_claimed":
            self.lost_at = seq if self.is_mine(fact["against"]) else self.lost_at
        elif self.loses_on_time and fact["person"] == self.person:
            self.lost_at = seq


def deed_of(one: FinishedMatch, log: Sequence[Entry], person: PersonId, awake: Calendar) -> Deed | None:
    """Return how a match ended for somebody who sat in it at the end, None if it does not count.

    Args:
        one: how the match ended.
        log: its log.
        person: who.
        awake: the person's zone and hours of sleep, for matches in which clocks run at night.
    """
    facts = [(entry.seq, entry.at, as_json(entry.body)) for entry in log]
    proposal: Mapping[str, Any] = facts[0][2]
    if proposal["computer"] or proposal["is_private"] or not _counts(one):
        return None
    policy = proposal["policy"] or {}
    part = _Part(person, awake, loses_on_time=policy.get("on_timeout") == "loss", sleeps=policy.get("sleeps", True))
    for seq, at, fact in facts:
        part.read(seq, at, fact)
    place = one.outcome.places[one.persons.index(person)]
    is_lost = part.lost_at is not None and not (one.outcome.reason == "adjudicated" and place == 1)
    seconds = max(0, part.seconds) if policy else 0
    return Deed("time" if is_lost else "finished", one.ended_at, one.match, part.answers if policy else 0, seconds)


def _counts(one: FinishedMatch) -> bool:
    """Tell whether a match says anything about who played it; a resignation does once all had two turns."""
    how = ending(one.outcome, one.turns)
    if how in NOT_PLAYED or one.outcome.reason == LEFT:
        return False
    return not (one.outcome.reason == "resigned" and how != "played")


@dataclass(frozen=True, slots=True)
class Handed:
    """A place in a season that went from one person to another; `has_come` tells who of them is meant."""

    season: str
    at: datetime
    has_come: bool


def handed(season: str, log: Iterable[Entry], person: PersonId) -> Iterator[Handed]:
    """Yield when somebody has taken over a place in a season, or has given one up."""
    holders: dict[object, object] = {}
    for entry in log:
        fact = as_json(entry.body)
        if fact["kind"] == "entrant_replaced" and person in (fact["person"], holders.get(fact["entrant"])):
            yield Handed(season, entry.at, has_come=fact["person"] == person)
        _hold(holders, fact)


def left(season: str, log: Iterable[Entry], person: PersonId) -> Iterator[Deed]:
    """Yield when and how somebody has left a running season; a place that was handed over is not left."""
    holders: dict[object, object] = {}
    for entry in log:
        fact = as_json(entry.body)
        _hold(holders, fact)
        if fact["kind"] == "entrant_withdrew" and holders.get(fact["entrant"]) == person and fact["how"] in LEAVING:
            yield Deed(LEAVING[str(fact["how"])], entry.at, season)


def _hold(holders: dict[object, object], fact: Mapping[str, Any]) -> None:
    """Note who has a place by a fact of a season."""
    if fact["kind"] in {"entrant_signed_up", "entrant_joined", "entrant_replaced"}:
        holders[fact["entrant"]] = fact["person"]
    elif fact["kind"] == "entrant_transferred":
        holders[fact["place"]] = holders[fact["entrant"]]
