"""Whether the facts of brackets and ladders follow from what was known as each of them was written."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tools.verify.log import Log, microseconds
from tools.verify.seasons import knockout, ladder
from tools.verify.seasons.course import go_on
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.state import Course
from tools.verify.seasons.tables import Ending

MINUTE: Final = 60 * 10**6
"""What has ended within so long before a fact may not have been known as it was made."""


def counted(course: Course, endings: Mapping[int, Ending]) -> dict[int, Ending]:
    """Return the result of each fixture: what was ruled comes before the match's own outcome."""
    ruled = {
        number: Ending(
            fact["ending"],
            tuple(fact["places"]),
            is_ruled=True,
            at=moment // 10**6,
            moment=min(moment, endings[number].moment) if number in endings else moment,
        )
        for number, (fact, moment) in course.rulings.items()
    }
    return {**endings, **ruled}


class Ends:
    """How matches have ended as of any moment, in microseconds."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._moments: dict[str, list[int]] = {}
        self._endings: dict[str, list[Ending | None]] = {}
        for match, one in matches.played.items():
            ended = [(microseconds(row), seq) for seq, row in enumerate(one.log.rows, 1) if _is_end(row)]
            self._moments[match] = [moment for moment, _ in ended]
            self._endings[match] = [one.ending(seq) for _, seq in ended]

    def at(self, course: Course, moment: int) -> Mapping[int, Ending]:
        """Return how the fixtures of a season count as of a moment."""
        found: dict[int, Ending] = {}
        for number, match in course.matches.items():
            known = bisect_right(self._moments.get(match, []), moment)
            if known and (ending := self._endings[match][known - 1]) is not None:
                found[number] = ending
        return counted(course, found)

    def known(self, course: Course, moment: int) -> Sequence[Mapping[int, Ending]]:
        """Return the results that may have been known at a moment, the latest first."""
        own = [each for match in course.matches.values() for each in self._moments.get(match, ())]
        just_before = sorted((each - 1 for each in own if moment - MINUTE < each <= moment), reverse=True)
        return [self.at(course, each) for each in (moment, *just_before)]


def unfollowed(log: Log, matches: Matches) -> Iterator[str]:
    """Yield the facts of a bracket or a ladder that do not follow, all matches being there."""
    course, ends = Course(log.match), Ends(matches)
    followers: dict[str, knockout.Follower | ladder.Follower] = {
        "knockout": knockout.Follower(),
        "ladder": ladder.Follower(),
    }
    for seq, row in enumerate(log.rows, 1):
        fact, moment = row["fact"], microseconds(row)
        follower = followers.get(course.rules.get("format", ""))
        if follower is not None and fact["kind"] in follower.kinds:
            wrong = follower.look(course, fact, ends.known(course, moment), moment)
            yield from (f"fact {seq} ({fact['kind']}): {each}" for each in wrong)
        deque(go_on(course, fact, moment), maxlen=0)  # what is wrong with it was said before


def _is_end(row: Mapping[str, object]) -> bool:
    fact = row["fact"]
    return isinstance(fact, dict) and fact["kind"] == "match_ended"
