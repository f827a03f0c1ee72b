"""The matches of a season as their logs tell them: whether each agrees with itself, and how it ended."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tools.verify.counting import counted
from tools.verify.course import MatchCourse
from tools.verify.log import Fact, Log, NotAMatch, microseconds, read
from tools.verify.report import course_of, faults
from tools.verify.seasons.belonging import belonging_faults
from tools.verify.seasons.files import ArchiveFiles, NotAnArchive
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending

PLAYED: Final = {"match_started", "action_taken", "secret_taken"}
"""Facts from which the waiting of a match is counted."""
GIVEN_UP: Final = {"resigned", "time", "adjudicated"}
WHOLE: Final = 2
"""How many turns of its own each seat must have completed before giving up counts as having played."""


@dataclass
class FollowedMatch:
    """A match of the season as its log tells it, followed to the end."""

    log: Log
    course: MatchCourse

    @property
    def persons(self) -> list[int]:
        """Return who sits at it at the end."""
        return self.course.table.persons

    def seq_of(self, head: str) -> int:
        """Return the number of the fact that has a digest, 0 if there is none."""
        return self._digests.get(head, 0)

    @cached_property
    def _digests(self) -> dict[str, int]:
        return {row["digest"]: seq for seq, row in enumerate(self.log.rows, 1)}

    @cached_property
    def ended(self) -> list[int]:
        """Return the numbers of the facts that say how the match ended: the first, and those of moderators after it."""
        return [seq for seq, row in enumerate(self.log.rows, 1) if row["fact"]["kind"] == "match_ended"]

    @cached_property
    def endings(self) -> list[Ending]:
        """Return how the match ended by each of these facts."""
        moment = microseconds(self.log.rows[self.ended[0] - 1]) if self.ended else 0
        return [self._ending(seq, moment) for seq in self.ended]

    def _ending(self, seq: int, moment: int) -> Ending:
        outcome = self.log.rows[seq - 1]["fact"]["outcome"]
        return replace(_ending(outcome, self._turns(seq), moment // 10**6), moment=moment, late=_late(outcome))

    def ending(self, seq: int | None = None) -> Ending | None:
        """Return how the match ended as far as the facts up to a number tell it; None while it was not over."""
        known = len(self.ended) if seq is None else bisect_right(self.ended, seq)
        return self.endings[known - 1] if known else None

    def _turns(self, seq: int) -> Sequence[int]:
        point = self.course.points[seq] if seq < len(self.course.points) else self.course.points[-1]
        set_up = self.course.rules.game.info.set_up_turns
        return [max(0, count - set_up) for count in point.turns]

    def waited(self, seat: int, moment: int) -> int:
        """Return for how long the match had waited for a seat at a moment, in microseconds; 0 where it did not."""
        known = bisect_right(self.moments, moment)
        point = self.course.points[min(known, len(self.course.points) - 1)]
        is_due = point.state is None or seat in self.course.rules.game.rules.to_act(point.state)
        played = next((at for at in range(known, 0, -1) if self.log.rows[at - 1]["fact"]["kind"] in PLAYED), None)
        return moment - self.moments[played - 1] if is_due and played is not None else 0

    @cached_property
    def moments(self) -> list[int]:
        """Return the times of all facts, in microseconds."""
        return [microseconds(row) for row in self.log.rows]

    @property
    def is_rated(self) -> bool:
        """Tell whether it counts for ratings as far as the match itself says: played, and by the same people."""
        ending, table = self.ending(), self.course.table
        turns = self._turns(len(self.log.rows))
        is_played = ending is not None and ending.how == "played" and min(turns, default=0) >= WHOLE
        return self.log.rows[0]["fact"]["is_rated"] and is_played and not table.is_mixed

    @property
    def places(self) -> list[int]:
        """Return the places of its outcome, by seat."""
        return list((self.course.table.outcome or {"places": []})["places"])


def _late(outcome: Fact) -> tuple[int, ...]:
    """Return the seats that have run out of time: who lost by it, or all where nobody turned up."""
    places = outcome["places"]
    if outcome["reason"] != "time":
        return ()
    return tuple(seat for seat, place in enumerate(places) if place > 1 or len(set(places)) == 1)


def _ending(outcome: Fact, turns: Sequence[int], at: int) -> Ending:
    """Return which of the five endings an outcome is (docs/leagues.md)."""
    reason, places = outcome["reason"], tuple(outcome["places"])
    if reason == "void":
        return Ending("void", at=at)
    if reason in {"abandoned", "unplayed"}:
        return Ending("unplayed", at=at)
    is_short = min(turns, default=0) < WHOLE
    if reason == "left" or (reason in GIVEN_UP and is_short):
        if len(set(places)) > 1:
            return Ending("walkover", places, is_cut_short=reason in GIVEN_UP, at=at)
        how = "unplayed" if reason == "adjudicated" else "double_walkover"
        return Ending(how, is_cut_short=how != "unplayed" and reason in GIVEN_UP, at=at)
    return Ending("played", places, tuple(outcome["scores"]), reason in GIVEN_UP, at=at)


class Matches:
    """The matches of an archive; `missing` are those of the season that no file holds."""

    def __init__(self) -> None:
        self.played: dict[str, FollowedMatch] = {}
        self.missing: list[str] = []

    def follow(self, files: ArchiveFiles, course: SeasonCourse) -> Iterator[str]:
        """Read and follow every match, and yield what does not agree."""
        held = {name[8:16]: name for name in files.names("matches")}
        self.missing = [match for match in course.attempts if match not in held]
        for match, name in counted(held.items(), "matches"):
            if match not in course.attempts:
                yield f"match {match} is of no fixture of the season"
                continue
            try:
                log = read(files.text(name) or "")
            except (NotAMatch, NotAnArchive) as error:
                yield f"match {match}: it cannot be read: {error}"
                continue
            yield from (f"match {match}: {wrong}" for wrong in self._follow(match, log, course))

    def _follow(self, match: str, log: Log, course: SeasonCourse) -> Iterator[str]:
        if log.match != match:
            yield f"its file holds match {log.match}"
            return
        followed = course_of(log)
        yield from faults(log, course=followed)
        if followed is not None:
            self.played[match] = FollowedMatch(log, followed)
            yield from belonging_faults(log, followed, course)

    def results(self, course: SeasonCourse, upto: Mapping[str, int] | None = None) -> dict[int, Ending]:
        """Return the result of each fixture, as far as facts up to given numbers tell it: rulings come first."""
        return ruled(course, self.endings(course, upto))

    def endings(self, course: SeasonCourse, upto: Mapping[str, int] | None = None) -> dict[int, Ending]:
        """Return how the fixtures ended by their matches, as far as facts up to given numbers tell it."""
        found: dict[int, Ending] = {}
        for number, match in course.matches.items():
            if match in self.played:
                seq = None if upto is None else upto.get(match, 0)
                ending = self.played[match].ending(seq)
                if ending is not None:
                    found[number] = ending
        return found


def ruled(course: SeasonCourse, endings: Mapping[int, Ending]) -> dict[int, Ending]:
    """Return the result of each fixture: what was ruled comes before the match's own outcome."""
    made = {
        number: Ending(
            fact["ending"],
            tuple(fact["places"]),
            is_ruled=True,
            at=moment // 10**6,
            moment=min(moment, endings[number].moment) if number in endings else moment,
        )
        for number, (fact, moment) in course.rulings.items()
    }
    return {**endings, **made}
