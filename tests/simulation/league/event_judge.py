"""Judges a simulated pentathlon and a simulated team event by their logs, without the code that made them.

Places and points of stages are worked out again from docs/leagues.md, "Pentathlon".
"""

import hashlib
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any, Final

from tests.simulation.judge import outages_of, troubles_of
from tests.simulation.league.course import Absence, Course
from tests.simulation.league.events import PENTATHLON, TEAMS
from tests.simulation.league.judge import chain_faults, digest_faults, draw_faults, match_faults
from tests.simulation.league.raw import Raw, Said
from tests.simulation.league.reader import Reader
from tests.simulation.league.state import State
from tests.simulation.league.team_judge import TeamCourse
from tests.simulation.records import Fault
from tests.simulation.world import Evidence

LINE: Final = re.compile(r"\*\*(\d+)=?\*\* <@(\d+)> · \*\*(\d+(?:\.\d+)?)\*\*")
NEWS: Final = re.compile(r"`(\w{8})` · news · #(\d+) ·")
TOLD: Final = frozenset({"stage_closed", "lineup_set", "member_stepped_in", "member_left", "season_closed"})


@dataclass
class EventVerdict:
    """What was found, and how much there was to look at."""

    raw: Raw
    faults: list[Fault] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)


def judge_events(evidence: Evidence, raw: Raw) -> EventVerdict:
    """Count everything again and return what does not agree."""
    assert evidence.ended is not None
    verdict = EventVerdict(raw)
    absence = Absence(outages_of(evidence), outages_of(evidence, apart=timedelta()), troubles_of(evidence))
    stages = {}
    for season, facts in raw.seasons.items():
        verdict.seen.update(said.kind for said in facts)
        verdict.faults += chain_faults(facts)
        if facts[0].fact["pentathlon"] is not None:
            stages[season] = course = Course(facts, raw.matches, absence, None)
            course.go_through(evidence.ended)
            verdict.faults += [*course.faults, *draw_faults(course), *digest_faults(course)]
    (event,) = _named(raw, PENTATHLON)
    (of_teams,) = _named(raw, TEAMS)
    for judge in (EventCourse(event, stages, absence), TeamCourse(of_teams, raw, absence)):
        judge.go_through()
        verdict.faults += judge.faults
        verdict.seen += judge.seen
    verdict.faults += match_faults(evidence, raw)
    return _with_posts(verdict, evidence, event)


def _named(raw: Raw, name: str) -> list[Sequence[Said]]:
    return [facts for facts in raw.seasons.values() if facts[0].fact["name"] == name]


def _with_posts(verdict: EventVerdict, evidence: Evidence, event: Sequence[Said]) -> EventVerdict:
    """Look whether the channel has read everything once, and the right table of the pentathlon in the end."""
    texts = [message.texts[-1] for message in evidence.paper.messages.values()]
    news = Counter(found.groups() for text in texts if (found := NEWS.search(text)))
    verdict.faults += [Fault("posted twice", str(each)) for each, times in news.items() if times > 1]
    for season, facts in verdict.raw.seasons.items():
        heads = sorted(int(seq) for named, seq in news if named == season)
        for said in facts:
            if said.kind in TOLD and not any(said.seq <= head <= said.seq + len(facts[0].fact) for head in heads):
                verdict.faults.append(Fault("not told", f"{season} #{said.seq} {said.kind}"))
    page = next(text for text in texts if f"`{event[0].season}` · page ·" in text)
    shown = [(int(place), int(person), points) for place, person, points in LINE.findall(page)]
    is_off = event[-1].kind == "season_cancelled"  # too few for it: there is no table
    counted = [] if is_off else EventTable(event[0].fact["rules"]["own"], _people(event), _groups(event)).rows
    expected = [(place, person, f"{round(points * 10) / 10:g}") for person, place, points in counted]
    verdict.seen["shown"] += len(shown)
    if shown != expected:
        verdict.faults.append(Fault("table out of date", f"{shown}, counted were {expected}"))
    return verdict


# The pentathlon


class EventTable:
    """The table of a pentathlon: points by place plus taking part, the best stages."""

    def __init__(self, rules: Mapping[str, Any], people: set[int], groups: Mapping[int, Any]) -> None:
        self._rules = rules
        self._points: dict[int, list[Fraction]] = {one: [] for one in people}
        for each in groups.values():
            for group in each:
                self._add([(found["person"], found["place"]) for found in group])

    def _add(self, group: Sequence[tuple[int, int]]) -> None:
        """Add what everybody has from a group: a share of the points for each whom they left behind."""
        for one, place in group:
            behind = sum(other > place for _, other in group)
            beside = sum(other == place for _, other in group) - 1
            share = (behind + Fraction(beside, 2)) / (len(group) - 1) if len(group) > 1 else Fraction(0)
            points = self._rules["first"] * share + self._rules["taking_part"]
            self._points.setdefault(one, []).append(points)

    @property
    def rows(self) -> list[tuple[int, int, Fraction]]:
        """Return person, place and points, the best first."""
        own = {one: sorted(each, reverse=True) for one, each in self._points.items()}
        sums = {one: sum(each[: self._rules["best"]], Fraction(0)) for one, each in own.items()}
        rank = {one: (sums[one], [*each, *[Fraction(0)] * (9 - len(each))]) for one, each in own.items()}
        rows = [(one, 1 + sum(other > mine for other in rank.values()), sums[one]) for one, mine in rank.items()]
        return sorted(rows, key=lambda row: (row[1], row[0]))

    @property
    def digest(self) -> str:
        """Return what binds to it."""
        return _digest(f"{one} {place} {points}" for one, place, points in self.rows)


def _digest(lines: Any) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _people(facts: Sequence[Said]) -> set[int]:
    signed = {said.fact["entrant"]: said.fact["person"] for said in facts if said.kind == "entrant_signed_up"}
    off = {said.fact["entrant"] for said in facts if said.kind == "entrant_signed_off"}
    return {person for one, person in signed.items() if one not in off}


def _groups(facts: Sequence[Said]) -> dict[int, Any]:
    return {said.fact["stage"]: said.fact["groups"] for said in facts if "groups" in said.fact}


class EventCourse(Reader):
    """A pentathlon: who is in which stage, when it opens and counts, what it comes to."""

    def __init__(self, facts: Sequence[Said], stages: Mapping[str, Course], absence: Absence) -> None:
        super().__init__(facts, absence)
        self._rules = facts[0].fact["rules"]["own"]
        self._stages = stages
        self._persons: dict[int, int] = {}
        self._out = set[tuple[int, int]]()
        self._settled: dict[int, datetime] = {}
        self._groups: dict[int, Any] = {}
        self._opened: dict[int, str] = {}
        self._begun = facts[0].at

    @property
    def table(self) -> EventTable:
        """Return the table as it is now."""
        return EventTable(self._rules, set(self._persons.values()), self._groups)

    def _on_entrant_signed_up(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._persons[fact["entrant"]] = fact["person"]

    def _on_entrant_signed_off(self, _: Said, fact: Mapping[str, Any]) -> None:
        del self._persons[fact["entrant"]]

    def _on_stage_left_out(self, said: Said, fact: Mapping[str, Any]) -> None:
        if fact["stage"] in self._opened:
            self.blame("left out too late", said)
        (self._out.add if fact["is_out"] else self._out.discard)((fact["entrant"], fact["stage"]))

    def _on_pentathlon_started(self, said: Said, _: Mapping[str, Any]) -> None:
        self._begun = said.at

    def _on_stage_opened(self, said: Said, fact: Mapping[str, Any]) -> None:
        number = fact["stage"]
        self.look_for_late("stage", said, self._settled.get(number - 1, self._begun))
        if number != len(self._settled) + 1 or number != len(self._opened) + 1:
            self.blame("stage out of turn", said)
        self._opened[number] = fact["season"]
        due = {person for one, person in self._persons.items() if (one, number) not in self._out}
        left_out = set(self._persons.values()) - due
        facts = self._stages[fact["season"]].facts
        opened = facts[0].at
        there = {each.fact["person"] for each in facts if each.kind == "entrant_signed_up" and each.at == opened}
        self.seen["left out"] += len(left_out)
        if there != due:
            self.blame("other people in the stage", said)

    def _on_stage_closed(self, said: Said, fact: Mapping[str, Any]) -> None:
        number = fact["stage"]
        over = self._stages[self._opened[number]].state.over
        self._settled[number], self._groups[number] = said.at, fact["groups"]
        self._look_at_places(said, fact)
        if over is None or over > said.at:
            self.blame("stage counts too early", said)
        else:
            self.look_for_late("places", said, over)

    def _on_stage_corrected(self, said: Said, fact: Mapping[str, Any]) -> None:
        self._groups[fact["stage"]] = fact["groups"]
        self._look_at_places(said, fact)
        if fact["table_digest"] not in {None, self.table.digest}:
            self.blame("digest", said)

    def _on_stage_dropped(self, said: Said, fact: Mapping[str, Any]) -> None:
        self._settled[fact["stage"]] = said.at
        if self._stages[self._opened[fact["stage"]]].state.phase != "cancelled":
            self.blame("dropped", said)

    def _on_season_closed(self, said: Said, fact: Mapping[str, Any]) -> None:
        self.look_for_late("end", said, max(self._settled.values()))
        if len(self._settled) != len(self._rules["stages"]):
            self.blame("closed too early", said)
        if fact["table_digest"] != self.table.digest:
            self.blame("digest", said)

    def go_through(self) -> None:
        """Go through all facts; in the end the places of all stages are those of their tables."""
        super().go_through()
        for number, groups in self._groups.items():
            if places_in(groups) != places_of(self._stages[self._opened[number]].state):
                self.blame("places in the end", self.facts[-1])

    def _look_at_places(self, said: Said, fact: Mapping[str, Any]) -> None:
        """Compare the places with those of the stage's tables, counted again; much may happen in one moment."""
        course = self._stages[self._opened[fact["stage"]]]
        possible = [course.at(said.at), *(state for at, _, state in course.history if at == said.at)]
        if places_in(fact["groups"]) not in map(places_of, possible):
            self.blame("places", said)


def places_in(groups: Any) -> list[list[tuple[int, int]]]:
    """Return places with persons as a fact has them."""
    return [sorted((each["place"], each["person"]) for each in group) for group in groups]


def places_of(state: State) -> list[list[tuple[int, int]]]:
    """Return places with persons as they are counted."""
    return [
        sorted((line.place, state.persons[line.entrant][-1]) for line in lines if line.place is not None)
        for lines in state.tables()
    ]
