"""Judges simulated leagues by the logs and posts they have left. Imports nothing that makes them (`leagues`,
`engine.seasons`): what is right is worked out again from docs/leagues.md."""

import hashlib
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

from tests.simulation.judge import merged, outages_of, troubles_of
from tests.simulation.league import draw
from tests.simulation.league.course import Absence, Course
from tests.simulation.league.posts import Reading
from tests.simulation.league.raw import Raw, Said
from tests.simulation.league.standings import belongings
from tests.simulation.league.state import State
from tests.simulation.records import Fault
from tests.simulation.world import Evidence
from tools.verify.seasons.draws import divided


@dataclass
class Verdict:
    """What was found, and what the table is made from."""

    raw: Raw
    courses: dict[str, Course] = field(default_factory=dict)
    reading: Reading | None = None
    faults: list[Fault] = field(default_factory=list)

    @property
    def kinds(self) -> set[str]:
        """Return the kinds of facts that seasons have, of those by which people leave with how they did."""
        facts = [said.fact for course in self.courses.values() for said in course.facts]
        return {f"{fact['kind']} {fact['how']}" if "how" in fact else str(fact["kind"]) for fact in facts}


def judge(evidence: Evidence, raw: Raw) -> Verdict:
    """Count everything again and return what does not agree."""
    assert evidence.ended is not None
    verdict = Verdict(raw)
    troubles, outages = troubles_of(evidence), outages_of(evidence)
    absence = Absence(merged([*outages, *evidence.paper.hangs]), outages_of(evidence, apart=timedelta()), troubles)
    for season, facts in verdict.raw.seasons.items():
        before = verdict.courses.get(str(facts[0].fact["previous"]))
        course = Course(facts, verdict.raw.matches, absence, before)
        course.go_through(evidence.ended)
        verdict.courses[season] = course
        verdict.faults += [*course.faults, *chain_faults(facts), *draw_faults(course), *digest_faults(course)]
        verdict.faults += promise_faults(course)
    verdict.faults += succession_faults(verdict.courses, evidence.ended)
    messages = sorted(evidence.paper.messages.values(), key=lambda message: message.at)
    verdict.reading = Reading(messages, verdict.courses, troubles)
    verdict.reading.go_through(commits_of(evidence))
    verdict.faults += [*verdict.reading.faults, *match_faults(evidence, verdict.raw)]
    return verdict


def commits_of(evidence: Evidence) -> list[tuple[str, int, int]]:
    """Return the commits of seasons, as the store was given them: the season, its first and its last fact."""
    given = [line.given[0] for line in evidence.diary.lines if line.what == "append"]
    told = [each.announcement for each in given if hasattr(each.announcement, "season")]
    return [(str(each.season), each.first, each.last) for each in told]


def chain_faults(facts: Sequence[Said]) -> list[Fault]:
    """Look whether facts are numbered through and times never go back."""
    where = facts[0].season
    numbers = [said.seq for said in facts] == list(range(1, len(facts) + 1))
    times = all(before.at <= after.at for before, after in itertools.pairwise(facts))
    return [] if numbers and times else [Fault("log", where)]


def draw_faults(course: Course) -> list[Fault]:
    """Draw again, and look at the fixtures."""
    drawn = next((said for said in course.facts if said.kind == "divisions_drawn"), None)
    if drawn is None:
        return []
    found: list[str] = []
    seed = next(said.fact["seed"] for said in course.facts if said.kind == "season_seed_opened")
    if draw.commitment(course.id, seed) != course.facts[0].fact["commitment"]:
        found.append("the seed is not what was committed to")
    people, known = signed_up(course), records_of(course, drawn)
    course.figures.returned = sum(each["away"] > 0 for each in known.values())
    order = draw.lots(course.id, seed, people)
    if list(order) != drawn.fact["lots"]:
        found.append("the lots do not follow from the seed")
    sizes = [len(group) for group in drawn.fact["divisions"]]
    ratings = {each["entrant"]: each["rating"] for each in drawn.fact["records"]}
    found += [f"{one} has a rating and no match" for one in unplayed(course, drawn) if ratings[one]]
    records = [{**known.get(one, NEW), "entrant": one, "rating": ratings[one]} for one in people]
    expected = divided({"records": records, "lots": list(order)}, sizes)
    if drawn.fact["divisions"] != expected:
        found.append(f"divisions {drawn.fact['divisions']}, counted were {expected}")
    started = next((said for said in course.facts if said.kind == "season_started"), None)
    if started is not None and not course.state.is_by_rounds:
        groups = course.after(started.seq)[1].groups
        for number, group in enumerate(groups, 1):
            planned = [each for each in started.fact["fixtures"] if each["division"] == number]
            is_double = course.state.rules["own"]["format"] == "double"
            found += draw.faults_of_fixtures(planned, group, is_double=is_double)
    return [Fault("draw", f"{course.id}: {each}") for each in found]


def signed_up(course: Course) -> list[int]:
    """Return who takes part at the time of the draw."""
    people: dict[int, None] = {}
    for said in course.facts:
        if said.kind == "divisions_drawn":
            break
        if said.kind == "entrant_signed_up":
            people[said.fact["entrant"]] = None
        if said.kind == "entrant_signed_off":
            del people[said.fact["entrant"]]
    return list(people)


def unplayed(course: Course, drawn: Said) -> list[int]:
    """Return the entrants who had ended no match before the draw."""
    ended = {
        person
        for match in course.matches.values()
        if match.endings and match.endings[0][0] <= drawn.at
        for _, fact in match.facts
        for person in fact.get("persons", (fact["person"],) if fact["kind"] == "action_taken" else ())
    }
    before = [said.fact for said in course.facts if said.kind == "entrant_signed_up" and said.seq < drawn.seq]
    return [fact["entrant"] for fact in before if fact["person"] not in ended and fact["entrant"] in signed_up(course)]


NEW: Final[dict[str, Any]] = {"division": None, "order": 0, "of": 1, "away": 0, "claim": None}
"""What a newcomer brings."""


def records_of(course: Course, drawn: Said) -> dict[int, dict[str, Any]]:
    """Return what people bring from the seasons before: division, standing, seasons away, how they came there."""
    people: dict[int, int] = {}
    for said in course.facts:
        if said.kind == "entrant_signed_up" and said.seq < drawn.seq:
            people[said.fact["person"]] = said.fact["entrant"]
    known: dict[int, dict[str, Any]] = {}
    earlier, away = course.before, 0
    while earlier is not None:
        state = earlier.at(drawn.at)
        if state.groups and state.phase != "cancelled":
            tables = state.tables()
            after = belongings(tables, state.rules)
            lines = [(number, line) for number, table in enumerate(tables, 1) for line in table]
            places = [(number, line.place) for number, line in lines]
            for number, line in lines:
                entrant, due = people.get(state.persons[line.entrant][-1]), after[line.entrant]
                if entrant is not None and entrant not in known:
                    moved = "stayed" if due == number else "promoted" if due < number else "relegated"
                    known[entrant] = {
                        "division": due,
                        "order": places.index((number, line.place)),
                        "of": len(lines),
                        "away": away,
                        "claim": "struck" if line.place is None else moved,
                    }
            away += 1
        earlier = earlier.before
    return known


def promise_faults(course: Course) -> list[Fault]:
    """Count who goes up and down at the end of a season; look whether those do of whom it was said before."""
    if course.state.over is None or course.state.phase == "cancelled":
        return []
    tables = course.state.tables()
    division = {line.entrant: number for number, table in enumerate(tables, 1) for line in table}
    after = belongings(tables, course.state.rules)
    course.figures.up = sum(after[one] < number for one, number in division.items())
    course.figures.down = sum(after[one] > number for one, number in division.items())
    first = {line.entrant for line in tables[0] if line.place == 1}
    found = []
    for said in course.facts:
        if said.kind != "place_decided" or course.has_decided(division[said.fact["entrant"]], since=said.seq):
            continue
        one = said.fact["entrant"]
        course.figures.promises += 1
        kept = {
            "title": one in first,
            "promotion": after[one] < division[one],
            "relegation": after[one] > division[one],
        }
        if not kept[said.fact["what"]]:
            found.append(Fault("decided early", f"{course.id} #{said.seq}: {one} {said.fact['what']}"))
    return found


def digest_faults(course: Course) -> list[Fault]:
    """Compare the digests of the tables, at the close and after every correction, with the tables counted again."""
    found, bound = [], None
    for said in course.facts:
        if said.kind in {"season_closed", "season_corrected"}:
            bound = said.fact["table_digest"]
            if bound not in digests(course, said):
                found.append(Fault("digest", f"{course.id} #{said.seq}"))
        if said.kind == "season_archived" and bound != digest_of(course.after(said.seq)[1].tables()):
            found.append(Fault("correction missing", f"{course.id} #{said.seq}"))
    return found


def digests(course: Course, said: Said) -> Iterator[str]:
    """Yield what may bind to the tables after a fact: a match may have ended in the same moment."""
    state = course.after(said.seq)[1]
    yield digest_of(state.tables())
    before = next(earlier for at, _, earlier in reversed(course.history) if at < said.at)
    yield digest_of(replace(state, results=before.results).tables())


def digest_of(tables: Sequence[Sequence[Any]]) -> str:
    """Return what binds to tables: a line for each row, with entrant, place and points."""
    rows = [f"{line.entrant} {line.place} {line.points}" for table in tables for line in table]
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()


def succession_faults(courses: Mapping[str, Course], ended: datetime) -> list[Fault]:
    """Look whether each season has one successor, from its half-time on, with those in it who said so for good."""
    found = []
    for course in courses.values():
        after = [each for each in courses.values() if each.before is course]
        if len(after) > 1:
            found.append(Fault("two seasons after one", course.id))
        if course.state.started is None:
            continue
        if not after and not course.state.rules["recurs"]:
            continue
        if after:
            found += opening_faults(course, after[0])
        elif course.could(half_time(course, course.state)) + timedelta(minutes=1) < ended:
            found.append(Fault("no next season", course.id))
    return found


def half_time(course: Course, then: State) -> datetime:
    """Return when the next season is to be opened, as it was known at a time."""
    assert then.started is not None
    half = then.started + timedelta(days=course.state.lasts) / 2
    return half if course.state.over is None else min(half, course.state.over)


def opening_faults(course: Course, after: Course) -> list[Fault]:
    """Look when the next season was opened, and who is signed up in it from the beginning."""
    assert course.state.started is not None
    then = course.at(after.facts[0].at)
    assert then.started is not None
    half = half_time(course, then)
    opened, found = after.facts[0].at, []
    if opened < half or opened > course.could(half) + timedelta(minutes=1):
        found.append(Fault("next season at another time", f"{after.id} {opened}, half-time is {half}"))
    staying = {then.persons[one][-1] for one in then.standing if one in then.persons and one not in then.left}
    first = {said.fact["person"] for said in after.facts if said.kind == "entrant_signed_up" and said.at == opened}
    after.figures.stayed = len(first)
    if staying != first:
        found.append(Fault("standing sign-up", f"{after.id}: {first}, meant were {staying}"))
    return found


def match_faults(evidence: Evidence, raw: Raw) -> list[Fault]:
    """Look whether each fixture has one match at a time, and each match one thread."""
    found = []
    attempts = Counter(match.fixture for match in raw.matches.values() if match.fixture)
    found += [Fault("two matches", str(fixture)) for fixture, number in attempts.items() if number > 1]
    named = {said.fact["match"] for facts in raw.seasons.values() for said in facts if said.kind == "fixture_started"}
    own = [match for match in raw.matches.values() if match.fixture and match.fixture.split("/")[0] in raw.seasons]
    unnamed = [match for match in own if match.id not in named]
    found += [Fault("match of no fixture", match.id) for match in unnamed]
    firsts = Counter(
        each[1]
        for message in evidence.paper.messages.values()
        if (each := re.search(r"`([0-9a-z]{8})` · #1 ·", message.texts[0]))
    )
    found += [Fault("two threads", match) for match, number in firsts.items() if number > 1]
    return found
