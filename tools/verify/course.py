"""The course of a match as it is checked fact by fact: the table, and what has to follow."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from games.core import Seat
from tools.verify.log import Fact, Log, microseconds
from tools.verify.rules import Broken, Rulebook
from tools.verify.table import Must, Point, Table

ALARMS: Final = frozenset(
    {
        "time_spent",
        "player_left",
        "time_ran_out",
        "secrets_unfetched",
        "time_claimed",
        "player_reminded",
        "absence_began",
        "absence_ended",
    }
)
"""Facts that may stand between somebody's leaving and its consequences: of those whose time is up in one moment."""


class MatchCourse:
    """All that is known so far; handlers of facts change it and yield what is wrong.

    `by_season` are the facts of a league's match that nobody at the table has agreed to: its season must say the same.
    """

    def __init__(self, log: Log, rules: Rulebook) -> None:
        self.log, self.rules, self.table = log, rules, Table()
        self.points: list[Point] = [self.table.point]
        self.seq = 0
        self.moment = 0
        self.must: Must | None = None
        self.was_due = False
        self.by_season: list[tuple[int, Fact]] = []
        self._left_at = -1
        self._is_ending = False

    @property
    def now(self) -> int:
        """Return the time of the fact in whole seconds."""
        return self.moment // 10**6

    @property
    def proposal(self) -> Fact:
        """Return the invitation."""
        proposal: Fact = self.log.rows[0]["fact"]
        return proposal

    @property
    def policy(self) -> Fact | None:
        """Return how time runs, None where it does not."""
        policy: Fact | None = self.proposal["policy"]
        return policy

    @property
    def has_secrets(self) -> bool:
        """Tell whether the game hides anything."""
        return self.rules.game.has_secrets

    def go_on(self, seq: int) -> Fact:
        """Take the next fact."""
        row = self.log.rows[seq - 1]
        self.seq, self.moment = seq, microseconds(row)
        fact: Fact = row["fact"]
        return fact

    def demand(self, *kinds: str, tolerates: frozenset[str] = frozenset(), **fields: Any) -> None:
        """Note what has to follow."""
        self.must = Must(frozenset(kinds), fields, tolerates)

    def settle(self) -> None:
        """Note what goes on by itself from the present state: a throw, or the end."""
        if self.table.state is None:
            return
        if self.rules.is_throw_due(self.table.state):
            self.demand("chance_drawn", "secret_drawn", tolerates=ALARMS)
        elif (outcome := self.rules.outcome(self.table.state)) is not None:
            self.demand("match_ended", outcome=outcome, tolerates=ALARMS)

    def follow(self, change: Callable[[], Any]) -> Iterator[str]:
        """Change the state by the rules; where they do not allow it, nobody knows the state any more."""
        before = self.table.state
        try:
            self.table.state = change()
        except Broken as broken:
            self.table.state = None
            yield str(broken)
        else:
            self._count_turn(before)
            self.settle()

    def _count_turn(self, before: Any) -> None:
        """Count the turn if it has ended, for whose action was the latest."""
        table, number = self.table, self.rules.game.rules.turn_number
        latest = max(table.latest, default=0)
        if not latest or (self.rules.outcome(table.state) is None and number(table.state) == number(before)):
            return
        mover = table.latest.index(latest)
        table.turns = tuple(count + (seat == mover) for seat, count in enumerate(table.turns))

    def sits(self, fact: Fact) -> Iterator[str]:
        """Yield that somebody acts from a seat that is another's, or that has left."""
        if not 0 <= fact["seat"] < len(self.table.persons) or self.table.persons[fact["seat"]] != fact["person"]:
            yield f"person {fact['person']} does not sit there"
        elif fact["seat"] not in self.table.active:
            yield f"seat {fact['seat']} has left the match"

    def stays_out(self, person: int | None) -> Iterator[str]:
        """Yield that somebody moderates a match of their own."""
        if person is not None and self.table.has_played(person):
            yield f"person {person} plays in this match"

    def leave(self, seat: int, reason: str) -> Iterator[str]:
        """Let a seat leave for good: the others play on where the game knows how, else they win."""
        table = self.table
        if self._left_at != self.moment or not table.leaving:
            table.leaving, table.before_leaving, self._is_ending = (), table.state, False
        self._left_at = self.moment
        table.leaving = (*table.leaving, seat)
        table.resigned = (*table.resigned, seat)
        table.untold.discard(seat)
        table.latest, table.offer = (0,) * len(table.persons), None
        if table.state is None:
            return
        try:
            after = self.rules.leave(table.state, Seat(seat))
        except Broken as broken:
            table.state = None
            yield str(broken)
            return
        self._is_ending = self._is_ending or after is None
        table.state = table.state if after is None else after
        if self._is_ending:
            scores = self.rules.scores(table.before_leaving)
            outcome = {"reason": reason, "places": table.without(*table.leaving), "scores": scores}
            self.demand("match_ended", outcome=outcome, tolerates=ALARMS)
        else:
            self.settle()

    def tick(self, *, is_step: bool) -> None:
        """Let exactly the clocks of the people run who are to move; a turn that has ended gains the increment."""
        table, policy = self.table, self.policy
        if policy is None or not table.clocks or table.state is None:
            return
        acting = set() if table.is_blocked or table.held_at else set(self.rules.game.rules.to_act(table.state))
        if min(acting, default=0) < 0:
            return
        turn = self.rules.game.rules.turn_number(table.state) if acting else 0
        latest = max(table.latest, default=0)
        mover = table.latest.index(latest) if is_step and latest else None
        clocks = []
        for seat, clock in enumerate(table.clocks):
            is_due = seat in acting and table.persons[seat] > 0
            if clock.since is not None and seat == mover and not (is_due and clock.turn == turn):
                clock = clock.gained(policy["increment"], policy["cap"])
            clocks.append(clock.started(self.now, turn) if is_due else clock.stopped())
        table.clocks = tuple(clocks)


Handler = Callable[[MatchCourse, Fact], Iterator[str]]
Handlers = Mapping[str, Handler]
