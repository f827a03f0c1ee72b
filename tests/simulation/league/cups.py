"""Simulated knockouts: the world of leagues with one cup after the other in it, and a judge who counts brackets again.

The judge reads logs as they lie in the database and shares no code with `leagues` or `engine.seasons`: who meets, who
goes on and which place everybody has is worked out from docs/leagues.md, "Knockout".
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from engine.ids import PersonId
from engine.seasons.facts import Rules
from tests.simulation.judge import outages_of
from tests.simulation.league import draw
from tests.simulation.league.judge import match_faults
from tests.simulation.league.raw import Ending, Raw, Said, read
from tests.simulation.league.scale import LeagueScale, rules_of
from tests.simulation.league.simulate import live
from tests.simulation.league.world import LeagueWorld
from tests.simulation.records import Fault
from tests.simulation.world import Evidence, World

CUP: Final = "Cup"
PROMPT: Final = timedelta(minutes=3)
"""Who goes on, and who meets next, is written down so soon after the last result that it takes."""

Pair = tuple[int | None, int | None]
Slot = tuple[int, int]


class CupWorld(LeagueWorld):
    """Leagues of which the only one is a knockout."""

    async def _furnish(self) -> None:
        await World._furnish(self)
        assert self._life is not None
        season = await self._life.run(self._announce(self._life, CUP, rules_of_cup(self._rules)))
        self._leagues[CUP] = season.founded.league

    def _is_for(self, name: str, person: PersonId) -> bool:
        return bool(name) and bool(person)


def rules_of_cup(scale: LeagueScale) -> Rules:
    """Return the rules of a knockout for so many as there may be."""
    return replace(
        rules_of(scale, seats=2),
        format="knockout",
        least=4,
        most=16,
        rounds=4,
        round_days=scale.lasts,
        promoted=0,
        relegated=0,
        allows_late=False,
        has_third_place=True,
    )


# What is right, counted again


def order_of(people: Sequence[int]) -> list[int | None]:
    """Return the seeds from the top of the bracket: each round's pairs add up to the same number."""
    order = [1]
    while len(order) < len(people):
        order = [one for seed in order for one in (seed, 2 * len(order) + 1 - seed)]
    return [people[seed - 1] if seed <= len(people) else None for seed in order]


@dataclass
class Count:
    """A bracket as fixtures and results make it.

    Attributes:
        seeds: everybody, the best first.
        fixtures: who sits where, by number; three numbers belong to a place in the bracket.
        results: what counts of each.
        passed: who has gone on in a place of the bracket, None where nobody has; only what is decided.
        sides: who meets in a place of the bracket, as far as both are known.
        places: everybody's place, as far as it is certain.
    """

    seeds: Sequence[int]
    fixtures: Mapping[int, tuple[int, int]]
    results: Mapping[int, Ending]
    passed: dict[Slot, int | None] = field(default_factory=dict)
    sides: dict[Slot, Pair] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = order_of(self.seeds)
        self.rounds = len(self.order).bit_length() - 1
        self._go_through()

    def first_number(self, slot: Slot) -> int:
        """Return the number of the first match in a place of the bracket; (0, 0) is the match for the third place."""
        if slot == (0, 0):
            return 3 * (len(self.order) - 1) + 1
        before = sum(len(self.order) >> each for each in range(1, slot[0]))
        return 3 * (before + slot[1]) + 1

    def _go_through(self) -> None:
        known: list[int | str | None] = [*self.order]
        for number in range(1, self.rounds + 1):
            known = [self._meet((number, at // 2), known[at], known[at + 1]) for at in range(0, len(known), 2)]
        semis = [(self.rounds - 1, 0), (self.rounds - 1, 1)]
        losers = [self._loser(slot) if slot in self.passed else "open" for slot in semis]
        self._meet((0, 0), *losers)
        self._place()

    def _meet(self, slot: Slot, one: int | str | None, other: int | str | None) -> int | str | None:
        """Return who goes on from a place in the bracket, `open` while that is not known."""
        first = self.first_number(slot)
        if first in self.fixtures:
            one, other = sorted(self.fixtures[first], key=self.order.index)
        if "open" in (one, other):
            return self._kept(slot, "open")
        assert not isinstance(one, str)
        assert not isinstance(other, str)
        self.sides[slot] = (one, other)
        if one is None or other is None:
            return self._kept(slot, one or other)
        return self._kept(slot, self._winner(first, one, other))

    def _kept(self, slot: Slot, winner: int | str | None) -> int | str | None:
        """Return who goes on; whoever plays in a later round by now has gone on."""
        if slot[0]:
            for number, players in self.fixtures.items():
                for one in players:
                    at = self.order.index(one)
                    if self._round_of(number) > slot[0] and at >> slot[0] == slot[1]:
                        winner = one
        if winner != "open":
            assert not isinstance(winner, str)
            self.passed[slot] = winner
        return winner

    def _round_of(self, number: int) -> int:
        """Return the round of a fixture; that for the third place keeps nobody in the bracket."""
        meeting, number = (number - 1) // 3, 1
        if meeting == len(self.order) - 1:
            return 0
        while meeting >= len(self.order) >> number:
            meeting, number = meeting - (len(self.order) >> number), number + 1
        return number

    def _winner(self, first: int, one: int, other: int) -> int | str | None:
        counted = [self.results.get(first + match) for match in range(3)]
        ended = [None if each is None or each.how == "void" else each for each in counted]
        if ended[0] is None or ended[1] is None:
            return "open"
        points = {one: Fraction(0), other: Fraction(0)}
        for match, each in enumerate(ended[:2]):
            assert each is not None
            self._score(points, first + match, each)
        if ended[0].how == ended[1].how == "double_walkover":
            return None
        if points[one] == points[other]:
            if ended[2] is None:
                return "open"
            if ended[2].how == "double_walkover":
                return None
            self._score(points, first + 2, ended[2])
        if points[one] == points[other]:
            return min(one, other, key=self.seeds.index)
        return max(points, key=points.__getitem__)

    def _score(self, points: dict[int, Fraction], number: int, ending: Ending) -> None:
        for seat, one in enumerate(self.fixtures[number]):
            points[one] += worth(ending, seat)

    def _loser(self, slot: Slot) -> int | None:
        winner = self.passed[slot]
        lost = [one for one in self.sides.get(slot, ()) if one not in (None, winner)]
        return lost[0] if winner is not None and len(lost) == 1 else None

    def _place(self) -> None:
        for (number, _), winner in [*self.passed.items()]:
            slot = (number, _)
            for one in self.sides.get(slot, ()):
                if number and one is not None and one != winner and number != self.rounds - 1:
                    self.places[one] = (len(self.order) >> number) + 1
                elif one is not None and number == self.rounds - 1 and one != winner and (0, 0) in self.passed:
                    self.places[one] = 3 if self.passed[0, 0] in (one, None) else 4
        final = self.passed.get((self.rounds, 0))
        if final is not None:
            self.places[final] = 1

    @property
    def due(self) -> set[int]:
        """Return the fixtures that should be there by now."""
        found = set()
        for slot, (one, other) in self.sides.items():
            if slot in self.passed or one is None or other is None:
                continue
            first = self.first_number(slot)
            found |= {first, first + 1}
            ended = [self.results.get(first + match) for match in (0, 1)]
            if all(each is not None and each.how != "void" for each in ended):
                found.add(first + 2)
        return found

    @property
    def is_over(self) -> bool:
        """Tell whether there is nothing to be played any more."""
        return (self.rounds, 0) in self.passed and (0, 0) in self.passed


def worth(ending: Ending, seat: int) -> Fraction:
    """Return what a match gives whoever sits there: one for a win, a half for a draw or where nothing was played."""
    if ending.how == "double_walkover":
        return Fraction(0)
    if not ending.places:
        return Fraction(1, 2)
    own, best = ending.places[seat], min(ending.places)
    return Fraction(0) if own > best else Fraction(1, ending.places.count(best))


# A season, fact by fact


class CupCourse:
    """One knockout: is everything written down that was due, in time, and nothing else?"""

    def __init__(self, facts: Sequence[Said], raw: Raw, outages: Sequence[tuple[datetime, datetime]]) -> None:
        self.facts, self.raw, self.outages = facts, raw, outages
        self.seeds: list[int] = []
        self.fixtures: dict[int, tuple[int, int]] = {}
        self.ended: dict[int, Ending] = {}
        self.ruled: dict[int, Ending] = {}
        self.told: dict[Slot, int | None] = {}
        self.phase = ""
        self.faults: list[Fault] = []
        self.late = timedelta()
        self._since: dict[int, datetime] = {}
        self._matches: dict[int, str] = {}

    @property
    def results(self) -> dict[int, Ending]:
        """Return what counts: rulings before the matches' own outcomes."""
        return {**self.ended, **self.ruled}

    @property
    def count(self) -> Count:
        """Return the bracket as it is now."""
        return Count(self.seeds, self.fixtures, {n: each for n, each in self.results.items() if n in self.fixtures})

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
        if slot in self.told and self.told[slot] == fact["winner"] and fact["winner"] is not None:
            self.blame("told twice", said)
        self.told[slot] = fact["winner"]

    def _on_fixture_started(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._matches[fact["fixture"]] = fact["match"]

    def _on_ended(self, _: Said, fact: Mapping[str, Any]) -> None:
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
        if fact["table_digest"] != self.digest(made):
            self.blame("digest", said)

    def _on_season_corrected(self, said: Said, fact: Mapping[str, Any]) -> None:
        if fact["table_digest"] != self.digest(self.count):
            self.blame("digest", said)

    def digest(self, made: Count) -> str:
        """Return what binds to places and points."""
        points = {one: Fraction(0) for one in self.seeds}
        for number, ending in self.results.items():
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
        known = {
            each["entrant"]: (each["division"], (each["of"] - each["order"]) / each["of"], each["away"])
            for each in drawn.fact["records"]
            if each["division"] is not None
        }
        ratings = {each["entrant"]: each["rating"] for each in drawn.fact["records"]}
        sizes = [len(group) for group in drawn.fact["divisions"]]
        if draw.divisions(order, sizes, known, ratings) != [tuple(group) for group in drawn.fact["divisions"]]:
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
    raw = read(folder / "fernzug.db")
    courses = [CupCourse(facts, raw, outages_of(evidence)) for facts in raw.seasons.values()]
    for course in courses:
        course.go_through()
        faults += course.faults
    faults += [*match_faults(evidence, raw), *post_faults(evidence, courses)]
    return evidence, CupVerdict(courses, faults)


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
