"""Simulated knockouts: the world of leagues with one cup after the other in it, and a judge who counts brackets again.

The judge reads logs as they lie in the database and shares no code with `leagues` or `engine.seasons`: who meets, who
goes on and which place everybody has is worked out from docs/leagues.md, "Knockout".
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from engine.ids import PersonId
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.rules import Rules
from tests.simulation.judge import outages_of
from tests.simulation.league import draw
from tests.simulation.league.bracket import Count, Slot, worth
from tests.simulation.league.judge import match_faults
from tests.simulation.league.raw import Ending, Raw, Said, read
from tests.simulation.league.scale import SHORT, LeagueScale, rules_of
from tests.simulation.league.simulate import live
from tests.simulation.league.world import LeagueWorld
from tests.simulation.life import Life
from tests.simulation.records import Fault
from tests.simulation.world import Evidence
from tools.verify.seasons.draws import divided

CUPS: Final = replace(SHORT, days=11, people=9, seasons=2, lasts=2, seed=11)
CUP: Final = "Cup"
PROMPT: Final = timedelta(minutes=3)
"""Who goes on, and who meets next, is written down so soon after the last result that it takes."""


class CupWorld(LeagueWorld):
    """Leagues of which the only one is a knockout."""

    async def open(self, life: Life) -> None:
        """Announce the knockout."""
        season = await life.run(self._announce(life, CUP, rules_of_cup(self._rules)))
        self._leagues[CUP] = season.founded.league

    def _is_for(self, name: str, person: PersonId) -> bool:
        return bool(name) and bool(person)


def rules_of_cup(scale: LeagueScale) -> Rules:
    """Return the rules of a knockout for so many as there may be."""
    return replace(
        rules_of(scale, seats=2),
        own=KnockoutRules(round_days=scale.lasts, has_third_place=True),
        least=4,
        most=16,
        promoted=0,
        relegated=0,
        allows_late=False,
    )


# A season, fact by fact


class CupCourse:
    """One knockout: is everything written down that was due, in time, and nothing else?"""

    def __init__(self, facts: Sequence[Said], raw: Raw, outages: Sequence[tuple[datetime, datetime]]) -> None:
        self.facts, self.raw, self.outages = facts, raw, outages
        self.seeds: list[int] = []
        self.fixtures: dict[int, tuple[int, int]] = {}
        self.ended: dict[int, Ending] = {}
        self.ruled: dict[int, Ending] = {}
        self.told: dict[Slot, tuple[int | None, int | None]] = {}
        self.phase = ""
        self.faults: list[Fault] = []
        self.late = timedelta()
        self._since: dict[int, datetime] = {}
        self._matches: dict[int, str] = {}
        self._ended_at: datetime | None = None
        self._earlier: dict[int, Ending] = {}

    @property
    def results(self) -> dict[int, Ending]:
        """Return what counts: rulings before the matches' own outcomes."""
        return {**self.ended, **self.ruled}

    @property
    def count(self) -> Count:
        """Return the bracket as it is now."""
        return self._counted(self.results)

    def _counted(self, results: Mapping[int, Ending]) -> Count:
        return Count(self.seeds, self.fixtures, {n: each for n, each in results.items() if n in self.fixtures})

    def blame(self, what: str, said: Said) -> None:
        """Note a fault."""
        self.faults.append(Fault(f"cup: {what}", f"{said.season} #{said.seq} {said.kind} {said.at:%m-%d %H:%M:%S}"))

    def go_through(self) -> None:
        """Go through all facts, with the ends of matches between them."""
        for said in self._events():
            getattr(self, f"_on_{said.kind}", lambda *_: None)(said, said.fact)
            if self.fixtures and self.phase in {"running", "overtime"}:
                self._look_for_due(said)
        self._look_at_the_draw()

    def _events(self) -> Iterator[Said]:
        season = self.facts[0].season
        own = {said.fact["match"]: said.fact["fixture"] for said in self.facts if said.kind == "fixture_started"}
        ends = [
            Said(season, 0, at, "", {"kind": "ended", "match": match, "fixture": number, "ending": ending})
            for match, number in own.items()
            for at, ending in self.raw.matches[match].endings
        ]
        yield from sorted([*ends, *self.facts], key=lambda said: (said.at, said.seq))

    def _look_for_due(self, said: Said) -> None:
        missing = self.count.due - self.fixtures.keys()
        self._since = {number: self._since.get(number, said.at) for number in missing}

    def _excused(self, since: datetime, at: datetime) -> timedelta:
        spans = (min(ended, at) - max(begun, since) for begun, ended in self.outages)
        return sum((span for span in spans if span > timedelta()), timedelta())

    def _on_divisions_drawn(self, _: Said, fact: Mapping[str, Any]) -> None:
        self.seeds = list(fact["divisions"][0])

    def _on_entrant_signed_off(self, _: Said, fact: Mapping[str, Any]) -> None:
        self.seeds = [one for one in self.seeds if one != fact["entrant"]]

    def _on_entrant_moved(self, _: Said, fact: Mapping[str, Any]) -> None:
        self.seeds = [*(one for one in self.seeds if one != fact["entrant"]), fact["entrant"]]

    def _on_season_started(self, _: Said, __: Mapping[str, Any]) -> None:
        self.phase = "running"
        self._since = {}

    def _on_round_drawn(self, said: Said, fact: Mapping[str, Any]) -> None:
        self.phase = "running"
        self._on_meetings_made(said, fact)

    def _on_meetings_made(self, said: Said, fact: Mapping[str, Any]) -> None:
        made, due = self.count, self.count.due
        for each in fact["fixtures"]:
            number, players = each["number"], tuple(each["entrants"])
            if number not in due or number in self.fixtures:
                self.blame("a fixture that is not due", said)
                continue
            slot = next(slot for slot in made.sides if made.first_number(slot) in range(number - 2, number + 1))
            one, other = made.sides[slot]
            lower, higher = sorted((one or 0, other or 0), key=self.seeds.index, reverse=True)
            seats = (higher, lower) if number == made.first_number(slot) + 1 else (lower, higher)
            if players != seats:
                self.blame("wrong seats", said)
            since = self._since.get(number, said.at)
            late = said.at - since - self._excused(since, said.at)
            self.late = max(self.late, late)
            if late > PROMPT:
                self.blame("a late fixture", said)
        self.fixtures |= {each["number"]: tuple(each["entrants"]) for each in fact["fixtures"]}

    def _on_meeting_decided(self, said: Said, fact: Mapping[str, Any]) -> None:
        slot, counted = (fact["round"], fact["number"]), self.count.passed
        if slot not in counted or counted[slot] != fact["winner"]:
            self.blame("somebody else goes on", said)
        told = fact["winner"], fact["loser"]
        if self.told.get(slot) == told and fact["winner"] is not None:
            self.blame("told twice", said)
        self.told[slot] = told

    def _on_fixture_started(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._matches[fact["fixture"]] = fact["match"]

    def _on_ended(self, said: Said, fact: Mapping[str, Any]) -> None:
        if self._ended_at != said.at:
            self._ended_at, self._earlier = said.at, dict(self.ended)
        if self._matches.get(fact["fixture"]) == fact["match"]:
            self.ended[fact["fixture"]] = fact["ending"]

    def _on_fixture_ruled(self, said: Said, fact: Mapping[str, Any]) -> None:
        self.ruled[fact["fixture"]] = Ending(
            fact["ending"], tuple(fact["places"]), is_ruled=True, at=int(said.at.timestamp())
        )

    def _on_ruling_reversed(self, _: Said, fact: Mapping[str, Any]) -> None:
        self.ruled.pop(fact["fixture"])

    def _on_fixture_reopened(self, _: Said, fact: Mapping[str, Any]) -> None:
        self.ruled.pop(fact["fixture"], None)
        self.ended.pop(fact["fixture"], None)
        self._matches.pop(fact["fixture"])

    def _on_overtime_began(self, _: Said, __: Mapping[str, Any]) -> None:
        self.phase = "overtime"

    def _on_season_closed(self, said: Said, fact: Mapping[str, Any]) -> None:
        self.phase, made = "closed", self.count
        if not made.is_over:
            self.blame("closed too early", said)
        if set(made.places) != set(self.seeds) or list(made.places.values()).count(1) > 1:
            self.blame("not everybody has a place", said)
        if fact["table_digest"] != self.digest(self.results):
            self.blame("digest", said)

    def _on_season_corrected(self, said: Said, fact: Mapping[str, Any]) -> None:
        possible = [self.results]
        if self._ended_at == said.at:  # a match may have ended in the same moment
            possible.append({**self._earlier, **self.ruled})
        if fact["table_digest"] not in map(self.digest, possible):
            self.blame("digest", said)

    def digest(self, results: Mapping[int, Ending]) -> str:
        """Return what binds to places and points."""
        made, points = self._counted(results), {one: Fraction(0) for one in self.seeds}
        for number, ending in results.items():
            if number in self.fixtures and ending.how not in {"void", "unplayed"}:
                for seat, one in enumerate(self.fixtures[number]):
                    points[one] += worth(ending, seat)
        ranked = sorted(self.seeds, key=lambda one: made.places.get(one, 0))
        rows = [f"{one} {made.places.get(one)} {points[one]}" for one in ranked]
        return hashlib.sha256("\n".join(rows).encode()).hexdigest()

    def _look_at_the_draw(self) -> None:
        drawn = next((said for said in self.facts if said.kind == "divisions_drawn"), None)
        if drawn is None:
            return
        seed = next(said.fact["seed"] for said in self.facts if said.kind == "season_seed_opened")
        people = [each["entrant"] for each in drawn.fact["records"]]
        order = draw.lots(drawn.season, seed, people)
        sizes = [len(group) for group in drawn.fact["divisions"]]
        if divided({**drawn.fact, "lots": list(order)}, sizes) != drawn.fact["divisions"]:
            self.blame("seeds", drawn)


@dataclass
class CupVerdict:
    """What was found."""

    courses: Sequence[CupCourse]
    faults: list[Fault]

    @property
    def kinds(self) -> Counter[str]:
        """Return how many facts of each kind there are, of those that decide with what decided."""
        facts = [said.fact for course in self.courses for said in course.facts]
        return Counter(f"{fact['kind']} {fact['by']}" if "winner" in fact else str(fact["kind"]) for fact in facts)


def simulate_cups(folder: Path, scale: LeagueScale) -> tuple[Evidence, CupVerdict]:
    """Let the days pass over knockouts, then judge what they left."""
    evidence, faults = live(folder, scale, world=CupWorld)
    verdict = judge_cups(evidence, read(folder / "fernzug.db"))
    verdict.faults += faults
    return evidence, verdict


def judge_cups(evidence: Evidence, raw: Raw) -> CupVerdict:
    """Count every bracket again and return what does not agree."""
    faults: list[Fault] = []
    courses = [CupCourse(facts, raw, outages_of(evidence)) for facts in raw.seasons.values()]
    for course in courses:
        course.go_through()
        faults += course.faults
    faults += [*match_faults(evidence, raw), *post_faults(evidence, courses)]
    return CupVerdict(courses, faults)


def post_faults(evidence: Evidence, courses: Sequence[CupCourse]) -> Iterator[Fault]:
    """Look whether the channel has read everything that was decided, and nothing twice."""
    texts = [message.texts[-1] for message in evidence.paper.messages.values()]
    news = Counter(found.groups() for text in texts if (found := re.search(r"`(\w{8})` · news · #(\d+) ·", text)))
    yield from (Fault("cup: posted twice", f"{season} #{seq}") for (season, seq), times in news.items() if times > 1)
    for course in courses:
        told = [int(seq) for season, seq in news if season == course.facts[0].season]
        for said in course.facts:
            if said.kind == "meeting_decided" and not any(said.seq <= seq <= said.seq + 40 for seq in told):
                yield Fault("cup: not told", f"{said.season} #{said.seq}")
