"""The log of a season gone through once more with its matches: whether facts follow from what was known by then."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tools.verify.effort import Effort
from tools.verify.log import Fact, Log, microseconds
from tools.verify.seasons import knockout, ladder
from tools.verify.seasons.binding import BINDS, SECOND, Binding
from tools.verify.seasons.claims import claim_faults
from tools.verify.seasons.course import go_on
from tools.verify.seasons.decisions import DECISIONS, decision_faults, held_up
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.kinds import WHOLE_ROUNDS, format_of
from tools.verify.seasons.matches import Matches, ruled
from tools.verify.seasons.pentathlon import closing_faults
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending
from tools.verify.seasons.turns import TURNS, turn_faults

CLOSES_EVENT: Final = {"season_closed", "season_corrected"}
Known = Sequence[Mapping[int, Ending]]


class Ends:
    """The endings of matches as of any moment, in microseconds."""

    def __init__(self, matches: Matches) -> None:
        self._moments: dict[str, list[int]] = {}
        self._endings: dict[str, list[Ending]] = {}
        for match, one in matches.played.items():
            self._moments[match] = [microseconds(row) for row in one.log.rows if _is_end(row)]
            self._endings[match] = one.endings

    def at(self, course: SeasonCourse, moment: int) -> Mapping[int, Ending]:
        """Return how the fixtures of a season count as of a moment."""
        course.effort.spend(20 * (len(course.matches) + len(course.rulings)))
        found: dict[int, Ending] = {}
        for number, match in course.matches.items():
            known = bisect_right(self._moments.get(match, []), moment)
            if known:
                found[number] = self._endings[match][known - 1]
        return ruled(course, found)

    def known(self, course: SeasonCourse, moment: int) -> Known:
        """Return the results that may have been known at a moment, the latest first."""
        course.effort.spend(4 * sum(map(len, self._moments.values())))
        own = [each for match in course.matches.values() for each in self._moments.get(match, ())]
        just_before = sorted((each - 1 for each in own if moment - MINUTE < each <= moment), reverse=True)
        return [self.at(course, each) for each in (moment, *just_before)]


class Followers:
    """Those who look at the facts of a season again; some of them only where all matches are there."""

    def __init__(self, matches: Matches, *, is_whole: bool) -> None:
        self.matches, self.is_whole, self.ends = matches, is_whole, Ends(matches)
        self.binding = Binding(matches, is_whole)
        self.formats: dict[str, knockout.KnockoutFollower | ladder.LadderFollower] = {
            "knockout": knockout.KnockoutFollower(),
            "ladder": ladder.LadderFollower(),
        }

    def before(self, course: SeasonCourse, fact: Fact, moment: int) -> Iterator[str]:
        """Yield why a fact does not follow from the season as it is before it."""
        kind, follower = fact["kind"], self.formats.get(format_of(course.rules))
        if self.is_whole and follower is not None and kind in follower.kinds:
            known = self.ends.known(course, moment) if kind in follower.needs_results else []
            yield from follower.look(course, fact, known, moment)
        if kind in DECISIONS:
            yield from decision_faults(course, fact, self.ends.known(course, moment), self.matches)
        if kind in TURNS and self.is_whole:
            yield from turn_faults(course, fact, self.ends.known(course, moment), self.matches)
        if kind == "season_closed" and self.is_whole and format_of(course.rules) in WHOLE_ROUNDS:
            yield from held_up(course, self.matches)
        if kind == "place_decided" and self.is_whole:
            yield from claim_faults(course, fact, self.ends.known(course, moment))

    def after(self, course: SeasonCourse, fact: Fact) -> Iterator[str]:
        """Yield what a fact binds to that is not so."""
        if format_of(course.rules) == "pentathlon":
            yield from closing_faults(course, fact) if fact["kind"] in CLOSES_EVENT else ()
        else:
            is_bound = fact["kind"] in BINDS
            known = self.ends.known(course, course.at * SECOND + SECOND - 1) if is_bound else []
            yield from self.binding.look(course, fact, known)


def unfollowed(log: Log, matches: Matches, effort: Effort, *, is_whole: bool) -> Iterator[str]:
    """Yield the facts of a season that do not follow from its log and its matches."""
    course, followers = SeasonCourse(log.match, effort=effort), Followers(matches, is_whole=is_whole)
    for seq, row in enumerate(log.rows, 1):
        fact, moment = row["fact"], microseconds(row)
        place = f"fact {seq} ({fact['kind']})"
        course.moment = moment
        yield from (f"{place}: {wrong}" for wrong in followers.before(course, fact, moment))
        deque(go_on(course, fact, moment), maxlen=0)  # what is wrong with it was said before
        yield from (f"{place}: {wrong}" for wrong in followers.after(course, fact))


def _is_end(row: Mapping[str, object]) -> bool:
    fact = row["fact"]
    return isinstance(fact, dict) and fact["kind"] == "match_ended"
