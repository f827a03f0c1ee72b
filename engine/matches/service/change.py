"""Requests to a match: the situation that they find, the change that they make."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from engine.log.codec import AnyGame
from engine.log.facts.time import TimeSpent
from engine.log.facts.union import Fact
from engine.matches.decisions.clock_policy import Timed
from engine.matches.decisions.holds import Unseen
from engine.matches.decisions.moves import Source
from engine.matches.state.match import Match
from engine.matches.state.steps import Applied
from engine.stores.matches import Commit
from engine.stores.outbox import Announcement
from engine.stores.plans import Plan
from games.core import Transition


def nothing(*_args: object, **_source: object) -> Sequence[Fact]:
    """Return no facts: nothing follows."""
    return ()


@dataclass(frozen=True, slots=True)
class Change:
    """The change by a request: the match before (None: it is new) and after, and the facts between.

    `transitions` are what was played among them. `timed` is the match after it with its calendars, None for a change
    that is told again later.
    """

    before: Match | None
    after: Match
    facts: tuple[Fact, ...]
    announcement: Announcement
    transitions: tuple[Transition[Any, Any], ...] = ()
    timed: Timed | None = field(default=None, compare=False)

    def followed_by(self, later: "Change") -> "Change":
        """Return what this change and the next one of the same match have brought about together."""
        announcement = replace(self.announcement, last=later.announcement.last)
        facts, transitions = (*self.facts, *later.facts), (*self.transitions, *later.transitions)
        return Change(self.before, later.after, facts, announcement, transitions, later.timed)

    @property
    def fact(self) -> Fact:
        """Return the first fact that is more than the charge of a clock: what the request was about."""
        return next((fact for fact in self.facts if not isinstance(fact, TimeSpent)), self.facts[0])


@dataclass(frozen=True, slots=True)
class Prepared:
    """A change that is decided and still to be written: the commit, and what it will have brought about."""

    commit: Commit
    change: Change


@dataclass(frozen=True, slots=True)
class Situation:
    """The situation at a request: the rules, the match with its clocks charged up to now, what decisions draw from.

    `timed` is the match as it was found.
    """

    game: AnyGame
    match: Match
    timed: Timed
    plans: tuple[Plan, ...]
    seed: bytes
    source_of: Callable[[Match, bytes], Source]
    applied: Applied = field(default_factory=Applied)

    @property
    def source(self) -> Source:
        """Return what a decision on the match draws from."""
        return self.source_at(self.match)

    def source_at(self, match: Match) -> Source:
        """Return what a decision on the match draws from when it has gone on."""
        return replace(self.source_of(match, self.seed), applied=self.applied)


Decide = Callable[[Situation], Sequence[Fact]]


class LookAt(Protocol):
    """Tells whether a match can be seen."""

    async def __call__(self, match: Match, *, is_ours: bool) -> Unseen | None:
        """Return why it cannot be seen, None where it can."""
        ...
