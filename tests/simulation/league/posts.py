"""Reads the channel as people have read it: every post once and in time, every table right whenever it was shown."""

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final

from tests.simulation.league.course import DECIDING, Course, Span
from tests.simulation.league.standings import Line, count
from tests.simulation.league.state import State
from tests.simulation.paper import Message
from tests.simulation.records import Fault

MARKER: Final = re.compile(r"-# `([0-9a-z]{8})` · ([a-z]+(?:-\d+)?) · #(\d+) · `([0-9a-f]{8})`")
ROW: Final = re.compile(r"\*\*([\d=–]+)\*\* <@(\d+)> · \*\*([−\d.]+)\*\* · \d+ [^:]*: \+(\d+) =(\d+) −(\d+)")
MOVED: Final = re.compile(r"<@(\d+)>: place (?:([\d=–]+) → )?\*\*([\d=–]+)\*\*(?: as before)?(?:, points ([+−\d.]+))?")
CHAMPION: Final = re.compile(r"[Cc]hampions?.*")
PERSON: Final = re.compile(r"<@(\d+)>")
WEEK: Final = timedelta(days=7)
SOON: Final = timedelta(minutes=10)
TOLD: Final = frozenset(
    {
        "sign_up_opened",
        "rules_changed",
        "divisions_drawn",
        "entrant_moved",
        "season_started",
        "round_drawn",
        "entrant_joined",
        "entrant_transferred",
        "entrant_kept",
        "entrant_asked",
        "time_asked",
        "entrant_confirmed",
        "entrant_withdrew",
        "standby_asked",
        "entrant_replaced",
        "fixture_ruled",
        "ruling_reversed",
        "fixture_reopened",
        "points_adjusted",
        "season_extended",
        "outage_credited",
        "overtime_began",
        "season_closed",
        "season_corrected",
        "season_archived",
        "season_cancelled",
        "phase_ended",
        "week_ended",
        "place_decided",
    }
)
"""What everybody is to be told."""

QUIET: Final = frozenset(
    {
        "season_founded",
        "entrant_signed_up",
        "entrant_signed_off",
        "standby_offered",
        "standby_withdrawn",
        "season_seed_opened",
        "fixture_started",
        "standby_declined",
    }
)
"""What the page of a season shows alone."""


class Reading:
    """The posts of leagues."""

    def __init__(self, messages: Sequence[Message], courses: Mapping[str, Course], troubles: Sequence[Span]) -> None:
        self.courses, self.troubles = courses, troubles
        self.faults: list[Fault] = []
        self.posts, self.pings, self.changed, self.reports = 0, 0, 0, 0
        self.by_name: dict[tuple[str, str], list[Message]] = defaultdict(list)
        self.news: dict[tuple[str, int], list[Message]] = defaultdict(list)
        pinged = defaultdict[tuple[str, int], list[datetime]](list)
        for message in messages:
            if (found := MARKER.search(message.texts[-1])) is None or found[1] not in courses:
                continue
            self.posts += 1
            if found[2] == "news":
                self.news[found[1], int(found[3])].append(message)
            else:
                self.by_name[found[1], found[2]].append(message)
            for person in message.mentions:
                self.pings += 1
                pinged[str(courses[found[1]].facts[0].fact["league"]), person].append(message.at)
        self._look_for_storms(pinged)

    def go_through(self, commits: Sequence[tuple[str, int, int]]) -> None:
        """Compare everything that was posted with everything that was to be."""
        for season, first, last in commits:
            self._news(self.courses[season], first, last)
        for (season, name), found in self.by_name.items():
            if len(found) > 1:
                self._blame("posted twice", f"{season} {name}: {len(found)} times")
            if name.startswith("table-"):
                for message in found:
                    self._table(self.courses[season], int(name.removeprefix("table-")), message)
        for season, course in self.courses.items():
            for number in range(1, len(course.state.groups) + 1):
                if course.state.fixtures and (season, f"table-{number}") not in self.by_name:
                    self._blame("never posted", f"{season} table {number}")

    def _look_for_storms(self, pinged: Mapping[tuple[str, int], list[datetime]]) -> None:
        for (_, person), times in pinged.items():
            times.sort()
            for before, after in itertools.pairwise(times):
                if after - before < WEEK:
                    self._blame("two pings in a week", f"{person} {before:%m-%d %H:%M} {after:%m-%d %H:%M}")

    def _news(self, course: Course, first: int, last: int) -> None:
        """Look for the post about a commit: one where there is something to tell, none otherwise."""
        facts = [said for said in course.facts if first <= said.seq <= last]
        found = self.news.get((course.id, last), [])
        kinds = {said.kind for said in facts}
        is_told, is_quiet = bool(kinds & TOLD), kinds <= QUIET
        where = f"{course.id} #{last} {sorted(kinds)}"
        if len(found) > (not is_quiet):
            self._blame("posted needlessly" if is_quiet else "posted twice", where)
        if is_told and not found:
            self._blame("never posted", where)
        if not found:
            return
        post = found[0]
        if f"`{facts[-1].digest[:8]}`" not in post.texts[0]:
            self._blame("wrong head", where)
        if post.at - facts[0].at > SOON and not self._is_excused(facts[0].at, post.at):
            self._blame("posted late", f"{where} by {post.at - facts[0].at}")
        if "season_closed" in kinds:
            self._champion(course, last, post)
        by_people = {said.kind for said in facts if said.kind != "fixture_ruled" or said.fact["by"] is not None}
        if by_people & DECIDING:
            self._difference(course, first, last, post)

    def _is_excused(self, begun: datetime, ended: datetime) -> bool:
        """Tell whether Discord or the bot was away between, or just before."""
        return any(start < ended and end > begun - timedelta(hours=1) for start, end in self.troubles)

    def _champion(self, course: Course, last: int, post: Message) -> None:
        _, state = course.after(last)
        table = state.tables()[0]
        expected = {state.persons[line.entrant][-1] for line in table if line.place == 1}
        found = CHAMPION.search(post.texts[0])
        said = {int(one) for one in PERSON.findall(found[0])} if found else set()
        if said != expected:
            self._blame("wrong champion", f"{course.id}: {said}, counted were {expected}")

    def _difference(self, course: Course, first: int, last: int, post: Message) -> None:
        """Compare whose places the post says have changed with what a ruling changes in the tables counted again."""
        found = MOVED.findall(post.texts[0])
        said = {(int(one), before or after, after, points or "+0") for one, before, after, points in found}
        self.reports += 1
        began = course.after(last)[0]
        earlier = [state for at, _, state in course.history if at < began][-1:]  # matches may end in the same moment
        for now in [*earlier, *(state for at, _, state in course.history if began <= at <= post.at)]:
            before, after = course.after(first - 1)[1].copied(), course.after(last)[1].copied()
            before.results = after.results = now.results
            if said == moved(before, after):
                return
        self._blame("wrong difference", f"{course.id} #{last}: {said}")

    def _table(self, course: Course, division: int, message: Message) -> None:
        """Compare every version of a table's post with the table counted again at that time."""
        for at, text in zip([message.at, *message.changed_at], message.texts, strict=True):
            self.changed += 1
            shown = [
                (place, int(person), points, (int(won), int(drawn), int(lost)))
                for place, person, points, won, drawn, lost in ROW.findall(text)
            ]
            if not any(shown == rows(state, division) for state in states(course, at)):
                expected = rows(course.at(at), division)
                self._blame("wrong table", f"{course.id} {division} {at:%m-%d %H:%M:%S}: {shown} for {expected}")
        last = rows(course.state, division)
        final = [(place, int(person), points) for place, person, points, *_ in ROW.findall(message.texts[-1])]
        if final != [each[:3] for each in last]:
            self._blame("table out of date", f"{course.id} {division}: {final}, counted were {last}")

    def _blame(self, what: str, where: str) -> None:
        self.faults.append(Fault(what, where))


def states(course: Course, at: datetime) -> Iterator[State]:
    """Yield the season as it was when a post was made: it may have been read a little earlier."""
    yield course.at(at)
    for when, _, state in course.history:
        if at - timedelta(minutes=2) <= when <= at:
            yield state
    yield next(
        (state for when, _, state in reversed(course.history) if when < at - timedelta(minutes=2)), course.at(at)
    )


Shown = tuple[str, int, str, tuple[int, int, int]]


def rows(state: State, division: int) -> list[Shown]:
    """Return the lines of a table as a post shows them."""
    if division > len(state.groups):
        return []
    return [row(state, line) for line in count(state.case(division))]


def row(state: State, line: Line) -> Shown:
    """Return one line."""
    return line.shown, state.persons[line.entrant][-1], figure(line.points), line.count


def moved(before: State, after: State) -> set[tuple[int, str, str, str]]:
    """Return whose line is another one."""
    known = {line.entrant: line for table in before.tables() for line in table}
    return {
        (after.persons[line.entrant][-1], known[line.entrant].shown, line.shown, signed(line, known[line.entrant]))
        for table in after.tables()
        for line in table
        if (line.shown, line.points) != (known[line.entrant].shown, known[line.entrant].points)
    }


def signed(after: Line, before: Line) -> str:
    """Return by how much the points have changed."""
    return f"{float(after.points - before.points):+g}".replace("-", "−")


def figure(value: Fraction) -> str:
    """Return points as a post shows them."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".").replace("-", "−")
