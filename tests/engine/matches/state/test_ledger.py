"""Clocks against a ledger kept by hand: what was given and gained less what was spent is what is left.

Time passes in odd steps, with a fraction of a second, while people play, pause, give time, go to bed and lose the
connection. The ledger counts for itself, minute by minute, when a clock runs.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.ids import PersonId
from engine.matches.decisions.clock_policy import left_at
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.people.preferences import Person
from engine.time.clock import whole
from engine.time.policy import HOUR, Policy
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, NOON, STRANGER
from tests.engine.service_fixtures import assert_sound, now, serve, start
from tests.memory.store import MemoryStore
from tests.searching import examples

POLICY = Policy(
    name="own",
    bank=30 * HOUR,
    increment=3 * HOUR,
    cap=32 * HOUR,
    sleeps=True,
    rest_days=(6,),
    vacation_days=0,
    reminders=(50, 10),
    on_timeout="claim",
)
PERSONS = (ANNA, BERT)
MINUTE = timedelta(minutes=1)
NIGHTS = (None, (22 * 60, 6 * 60), (1 * 60, 9 * 60), (13 * 60, 14 * 60))

steps = st.tuples(
    st.sampled_from(
        ("play", "play", "play", "wake", "pause", "resume", "give", "sleep", "give_back", "ask", "nothing")
    ),
    st.integers(0, 9 * 60),
    st.integers(0, 999_999),
    st.integers(0, 3),
)


@dataclass
class Ledger:
    """What the players have, counted by hand to the minute; time passes in whole minutes and a fraction of a second."""

    left: list[int] = field(default_factory=lambda: [POLICY.bank, POLICY.bank])
    nights: list[Any] = field(default_factory=lambda: [None, None])
    to_move: int = 0
    is_paused: bool = False
    latest: int = 0

    def pass_(self, begin: datetime, minutes: int) -> None:
        before = self.left[self.to_move]
        for number in range(minutes):
            if self.runs(begin + number * MINUTE):
                self.left[self.to_move] = max(0, self.left[self.to_move] - 60)
        self.latest = before - self.left[self.to_move] if self.left[self.to_move] else 0

    def runs(self, at: datetime) -> bool:
        if self.is_paused or at.weekday() == 6:
            return False
        minute, night = at.hour * 60 + at.minute, self.nights[self.to_move]
        if night is None:
            return True
        bed, up = night
        return not (bed <= minute < up if bed < up else minute >= bed or minute < up)

    def moved(self) -> None:
        mine = self.left[self.to_move]
        self.left[self.to_move] = max(mine, min(POLICY.cap, mine + POLICY.increment))
        self.to_move = 1 - self.to_move


class Story:
    """A match and its ledger; each method is one thing that people do, if they can."""

    def __init__(self) -> None:
        self.now, self.since = NOON, NOON
        self.store, self.ledger = MemoryStore(), Ledger()
        self.matches = serve(self.store, now=lambda: self.now)
        self.moderators = Moderators(self.matches, self.store)
        self.id = now(start(self.matches, *PERSONS, policy=POLICY)).id

    @property
    def person(self) -> PersonId:
        return PERSONS[self.ledger.to_move]

    def pass_(self, minutes: int, fraction: int) -> None:
        """Let time pass, and a fraction of a second that does not count."""
        self.since = whole(self.now)
        self.now = self.since + minutes * MINUTE + timedelta(microseconds=fraction)
        self.ledger.pass_(self.since, minutes)

    def nothing(self, _: int) -> None:
        """Look only."""

    def play(self, _: int) -> None:
        if not self.ledger.is_paused:
            now(self.matches.play(self.id, self.person, "wait"))
            self.ledger.moved()

    def wake(self, _: int) -> None:
        now(self.matches.clocks.wake(self.id))

    def pause(self, _: int) -> None:
        if not self.ledger.is_paused:
            now(self.moderators.act(self.id, STRANGER, "pause", note="because"))
            self.ledger.is_paused = True

    def resume(self, _: int) -> None:
        if self.ledger.is_paused:
            now(self.moderators.act(self.id, STRANGER, "resume", note="because"))
            self.ledger.is_paused = False

    def give(self, pick: int) -> None:
        chosen = Choices(seat=Seat(pick % 2), seconds=HOUR)
        now(self.moderators.act(self.id, STRANGER, "extend", note="because", chosen=chosen))
        self.ledger.left[pick % 2] += HOUR

    def sleep(self, pick: int) -> None:
        sleepy = Person(self.person, zone="UTC", sleep=NIGHTS[pick])
        now(self.matches.clocks.recharge(self.person, lambda: self.store.people.save_person(sleepy)))
        self.ledger.nights[self.ledger.to_move] = NIGHTS[pick]

    def give_back(self, _: int) -> None:
        """Count the time since the latest step as an outage; who has run out before it was known has run out."""
        mine, lost = self.ledger.to_move, self.ledger.latest
        if lost and not now(self.matches.match(self.id)).clocks[mine].is_out:
            now(self.matches.clocks.credit_outage(self.since, self.now))
            self.ledger.left[mine] += lost

    def ask(self, _: int) -> None:
        now(self.matches.offer_draw(self.id, self.person))
        now(self.matches.cancel_offer(self.id, self.person))

    def hold(self) -> bool:
        """Hold the clocks as of now against the ledger; return whether the match goes on."""
        match = now(self.matches.match(self.id))
        timed = now(self.matches.clocks.timed(match))
        shown = [clock.left for clock in match.clocks]
        for seat, clock, calendar, _ in timed.running:
            shown[seat] = left_at(clock, calendar, timed.now)
        if match.phase == "running":
            assert shown == self.ledger.left
        return match.phase == "running"


@examples(15)
@given(st.lists(steps, max_size=25))
def test_what_is_left_is_what_the_ledger_says(taken: list[tuple[str, int, int, int]]) -> None:
    story = Story()
    for what, minutes, fraction, pick in taken:
        story.pass_(minutes, fraction)
        getattr(story, what)(pick)
        if not story.hold():
            break
    now(assert_sound(story.store, story.id))
