"""Reads the channel as people have read it: every post once and in time, every table right whenever it was shown."""

import itertools
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final

from tests.simulation.league.deadlines import SHORT, Span
from tests.simulation.league.followed import INSTANT, FollowedSeason
from tests.simulation.paper import Message
from tests.simulation.records import Fault
from tools.verify.seasons import pentathlon
from tools.verify.seasons.claims import DECIDES
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow

MARKER: Final = re.compile(r"-# `([0-9a-z]{8})` · ([a-z]+(?:-\d+)?) · #(\d+) · `([0-9a-f]{8})`")
ROW: Final = re.compile(r"\*\*([\d=–]+)\*\* <@(\d+)> · \*\*([−\d.]+)\*\* · \d+ [^:]*: \+(\d+) =(\d+) −(\d+)")
RUNG: Final = re.compile(r"\*\*\d+\*\* <@(\d+)>")
LINE: Final = re.compile(r"\*\*(\d+)=?\*\* <@(\d+)> · \*\*(\d+(?:\.\d+)?)\*\*")
MOVED: Final = re.compile(r"<@(\d+)>: place (?:([\d=–]+) → )?\*\*([\d=–]+)\*\*(?: as before)?(?:, points ([+−\d.]+))?")
CHAMPION: Final = re.compile(r"(?:[Cc]hampion|Winner)s?.*")
PERSON: Final = re.compile(r"<@(\d+)>")
WEEK: Final = timedelta(days=7)
SOON: Final = timedelta(minutes=10)
PLAIN: Final = frozenset({"single", "double", "flash", "swiss", "pods"})
"""Formats whose posts show points, and won, drawn and lost matches."""
ENDLESS: Final = frozenset({"ladder", "flash"})
"""Formats in which people are told of whatever comes."""

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
        "meeting_decided",
        "challenge_made",
        "stage_closed",
        "lineup_set",
        "member_left",
        "member_stepped_in",
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

    def __init__(
        self, messages: Sequence[Message], seasons: Mapping[str, FollowedSeason], troubles: Sequence[Span]
    ) -> None:
        self.seasons, self.troubles = seasons, troubles
        self.faults: list[Fault] = []
        self.posts, self.pings, self.changed, self.reports = 0, 0, 0, 0
        self.by_name: dict[tuple[str, str], list[Message]] = defaultdict(list)
        self.news: dict[tuple[str, int], list[Message]] = defaultdict(list)
        pinged = defaultdict[tuple[str, int], list[datetime]](list)
        for message in messages:
            if (found := MARKER.search(message.texts[-1])) is None or found[1] not in seasons:
                continue
            self.posts += 1
            if found[2] == "news":
                self.news[found[1], int(found[3])].append(message)
            else:
                self.by_name[found[1], found[2]].append(message)
            self.pings += len(message.mentions)
            for person in () if format_of(seasons[found[1]].last.rules) in ENDLESS else message.mentions:
                pinged[str(seasons[found[1]].founded["league"]), person].append(message.at)
        self._look_for_storms(pinged)

    def go_through(self, commits: Sequence[tuple[str, int, int]]) -> None:
        """Compare everything that was posted with everything that was to be."""
        for season, first, last in commits:
            self._news(self.seasons[season], first, last)
        for (season, name), found in self.by_name.items():
            if len(found) > 1:
                self._blame("posted twice", f"{season} {name}: {len(found)} times")
            for message in found if name.startswith("table-") else ():
                self._table(self.seasons[season], int(name.removeprefix("table-")), message)
        for season, known in self.seasons.items():
            for number in range(1, len(known.last.divisions) + 1):
                if known.last.fixtures and (season, f"table-{number}") not in self.by_name:
                    self._blame("never posted", f"{season} table {number}")
            if format_of(known.last.rules) == "pentathlon":
                self._pentathlon(known, self.by_name[season, "page"])

    def _look_for_storms(self, pinged: Mapping[tuple[str, int], list[datetime]]) -> None:
        for (_, person), times in pinged.items():
            times.sort()
            for before, after in itertools.pairwise(times):
                if after - before < WEEK:
                    self._blame("two pings in a week", f"{person} {before:%m-%d %H:%M} {after:%m-%d %H:%M}")

    def _news(self, season: FollowedSeason, first: int, last: int) -> None:
        """Look for the post about a commit: one where there is something to tell, none otherwise."""
        facts = season.facts[first - 1 : last]
        found = self.news.get((season.id, last), [])
        kinds, until = {said.kind for said in facts}, season.states[last - 1].until
        is_told, is_quiet = bool(kinds & TOLD) and (until is not None or kinds != {"outage_credited"}), kinds <= QUIET
        where = f"{season.id} #{last} {sorted(kinds)}"
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
        for said in facts:
            if said.kind == "challenge_made" and season.person(said.fact["opponent"], said.at) not in post.mentions:
                self._blame("challenge without a ping", where)
        is_named = (
            season.founded["pentathlon"] is None and format_of(season.last.rules) != "teams"
        )  # a team by its name
        if "season_closed" in kinds and is_named:
            self._champion(season, last, post)
        by_people = {said.kind for said in facts if said.kind != "fixture_ruled" or said.fact["by"] is not None}
        if by_people & DECIDES and format_of(season.last.rules) in PLAIN:
            self._difference(season, first, last, post)

    def _is_excused(self, begun: datetime, ended: datetime) -> bool:
        """Tell whether Discord or the bot was away between, or just before."""
        return any(start < ended and end > begun - timedelta(hours=1) for start, end in self.troubles)

    def _champion(self, season: FollowedSeason, last: int, post: Message) -> None:
        expected = season.champions(season.states[last - 1], season.facts[last - 1].at)
        found = CHAMPION.search(post.texts[0])
        said = {int(one) for one in PERSON.findall(found[0])} if found else set()
        if said != expected:
            self._blame("wrong champion", f"{season.id}: {said}, counted were {expected}")

    def _difference(self, season: FollowedSeason, first: int, last: int, post: Message) -> None:
        """Compare whose places the post says have changed with what a ruling changes in the tables counted again."""
        found = MOVED.findall(post.texts[0])
        said = {(int(one), before or after, after, points or "+0") for one, before, after, points in found}
        self.reports += 1
        before, after, began = season.states[first - 2], season.states[last - 1], season.facts[last - 1].at
        known = [at for at in season.moments if began <= at <= post.at]
        for at in (began - INSTANT, *known):  # matches may end in the same moment
            if said == moved(after, season.tables(before, at), season.tables(after, at)):
                return
        self._blame("wrong difference", f"{season.id} #{last}: {said}")

    def _table(self, season: FollowedSeason, division: int, message: Message) -> None:
        """Compare every version of a table's post with the table counted again at that time."""
        kind = format_of(season.last.rules)
        if kind not in PLAIN | {"ladder"}:
            return
        read, counted = (rungs_of, rungs) if kind == "ladder" else (rows_of, rows)
        for at, text in zip([message.at, *message.changed_at], message.texts, strict=True):
            self.changed += 1
            if not any(read(text) == counted(season, *then, division) for then in season.around(at, SHORT)):
                expected = counted(season, season.at(at), at, division)
                self._blame("wrong table", f"{season.id} {division} {at:%m-%d %H:%M:%S}: {read(text)} for {expected}")
        last = counted(season, season.last, season.moments[-1], division)
        if read(message.texts[-1]) != last:
            self._blame("table out of date", f"{season.id} {division}: {read(message.texts[-1])} for {last}")

    def _pentathlon(self, season: FollowedSeason, pages: Sequence[Message]) -> None:
        """Compare the table that the page of a pentathlon shows in the end with the table counted again."""
        is_off = season.last.phase == "cancelled"  # too few for it: there is no table
        counted = [] if is_off else pentathlon.table(season.last)
        due = [(row.place, row.person, f"{round(row.points * 10) / 10:g}") for row in counted]
        shown = [(int(place), int(person), points) for place, person, points in LINE.findall(pages[0].texts[-1])]
        if shown != due:
            self._blame("table out of date", f"{season.id}: {shown}, counted were {due}")

    def _blame(self, what: str, where: str) -> None:
        self.faults.append(Fault(what, where))


Shown = tuple[object, ...]


def rows_of(text: str) -> list[Shown]:
    """Return the lines of a table in a post: place, person, points, and how many were won, drawn and lost."""
    return [(place, int(one), points, *map(int, count)) for place, one, points, *count in ROW.findall(text)]


def rows(season: FollowedSeason, state: SeasonCourse, at: datetime, division: int) -> list[Shown]:
    """Return the lines of a table counted again."""
    tables = season.tables(state, at)
    lines = tables[division - 1] if division <= len(tables) else ()
    counts = [(line.won, line.drawn, line.lost) for line in lines]
    return [
        (place(line), state.entrants[line.entrant][-1], figure(line.points), *count)
        for line, count in zip(lines, counts, strict=True)
    ]


def rungs_of(text: str) -> list[Shown]:
    """Return the people in a post of a ladder from the top."""
    return [(int(one),) for one in RUNG.findall(text)]


def rungs(season: FollowedSeason, state: SeasonCourse, at: datetime, _division: int) -> list[Shown]:
    """Return the people on a ladder from the top, counted again."""
    order = next(iter(season.tables(state, at)), ())
    return [(state.entrants[line.entrant][-1],) for line in order if line.place is not None]


def place(line: CountedRow) -> str:
    """Return the place as tables show it."""
    return "–" if line.place is None else f"{line.place}{'=' * line.is_shared}"


def moved(
    state: SeasonCourse, before: Sequence[Sequence[CountedRow]], after: Sequence[Sequence[CountedRow]]
) -> set[tuple[int, str, str, str]]:
    """Return whose line is another one, from which place to which, and with how many points more."""
    known = {line.entrant: line for table in before for line in table}
    return {
        (state.entrants[line.entrant][-1], place(known[line.entrant]), place(line), signed(line, known[line.entrant]))
        for table in after
        for line in table
        if (place(line), line.points) != (place(known[line.entrant]), known[line.entrant].points)
    }


def signed(after: CountedRow, before: CountedRow) -> str:
    """Return by how much the points have changed."""
    return f"{float(after.points - before.points):+g}".replace("-", "−")


def figure(value: Fraction) -> str:
    """Return points as a post shows them."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".").replace("-", "−")
