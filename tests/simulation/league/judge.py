"""Judges simulated leagues by the logs and posts they have left.

What the rules demand tools/verify judges from the archive of each season. Here is what it cannot see: whether
everything was done in time, what one season means for the next, and what was posted, and for whom.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Final

from engine.seasons.service.store import SeasonCommit
from tests.simulation.judge import merged, outages_of, troubles_of
from tests.simulation.league.deadlines import Absence, Deadlines
from tests.simulation.league.followed import FollowedSeason, Left, left_in
from tests.simulation.league.posts import Reading
from tests.simulation.league.successions import succession_faults
from tests.simulation.records import Fault
from tests.simulation.world import Evidence

FIRST_POST: Final = re.compile(r"`([0-9a-z]{8})` · #1 ·")


@dataclass
class Verdict:
    """What was found, and what the table is made from."""

    left: Left
    deadlines: Mapping[str, Deadlines]
    reading: Reading
    faults: list[Fault] = field(default_factory=list)

    @property
    def kinds(self) -> Counter[str]:
        """Return how many facts there are of each kind, of those by which people leave with how they did."""
        facts = [said.fact for season in self.left.seasons.values() for said in season.facts]
        return Counter(f"{fact['kind']} {fact['how']}" if "how" in fact else str(fact["kind"]) for fact in facts)

    def named(self, name: str) -> list[FollowedSeason]:
        """Return the seasons of a league."""
        return [season for season in self.left.seasons.values() if season.founded["name"] == name]


def judge(evidence: Evidence, path: Path) -> Verdict:
    """Judge what lies in a database, and return what does not agree."""
    return judged(evidence, left_in(path))


def judged(evidence: Evidence, left: Left) -> Verdict:
    """Judge seasons that tools/verify has followed."""
    assert evidence.ended is not None
    troubles, outages = troubles_of(evidence), outages_of(evidence)
    absence = Absence(merged([*outages, *evidence.paper.hangs]), outages_of(evidence, apart=timedelta()), troubles)
    deadlines = {season.id: Deadlines(season, left.seasons, absence) for season in left.seasons.values()}
    messages = sorted(evidence.paper.messages.values(), key=lambda message: message.at)
    verdict = Verdict(left, deadlines, Reading(messages, left.seasons, troubles))
    verdict.faults += [Fault("verify", fault) for fault in left.faults]
    for course in deadlines.values():
        course.go_through(evidence.ended)
        verdict.faults += course.faults
    verdict.reading.go_through(commits_of(evidence))
    verdict.faults += succession_faults(left, deadlines, evidence.ended)
    verdict.faults += [*verdict.reading.faults, *match_faults(evidence, left)]
    return verdict


def commits_of(evidence: Evidence) -> list[tuple[str, int, int]]:
    """Return the commits of seasons, as the store was given them: the season, its first and its last fact."""
    given = [line.given[0] for line in evidence.diary.lines if line.what == "append"]
    commits = [commit for commit in given if isinstance(commit, SeasonCommit)]
    return [(str(commit.summary.season), commit.entries[0].seq, commit.entries[-1].seq) for commit in commits]


def match_faults(evidence: Evidence, left: Left) -> Iterator[Fault]:
    """Yield that a fixture has two matches at a time, a match no fixture, or two threads."""
    attempts = Counter(match.fixture for match in left.matches if match.fixture)
    yield from (Fault("two matches", fixture) for fixture, count in attempts.items() if count > 1)
    known = {match for season in left.seasons.values() for match in season.last.attempts}
    own = [match for match in left.matches if match.fixture and match.fixture.split("/")[0] in left.seasons]
    yield from (Fault("match of no fixture", match.id) for match in own if match.id not in known)
    texts = (message.texts[0] for message in evidence.paper.messages.values())
    firsts = Counter(found[1] for text in texts if (found := FIRST_POST.search(text)))
    yield from (Fault("two threads", match) for match, count in firsts.items() if count > 1)
