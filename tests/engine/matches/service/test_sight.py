"""Nobody loses time over what they could not see, and nobody gains any by it.

A judge of its own counts, minute by minute, when a match could be seen: its server was there, its thread too, and what
had happened was posted.
"""

from collections.abc import Sequence
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import PersonId
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import MatchLapsed
from engine.log.facts.rulings import PauseEscalated
from engine.log.facts.time import ClocksHeld, ClocksReleased, PlayerReminded, TimeGiven, TimeRanOut
from engine.log.facts.union import Fact
from engine.matches.service.sight import ServerState, Sight
from engine.matches.state.match import Match
from engine.stores.outbox import DiscordLocation, Stream
from engine.time.policy import Policy
from engine.time.presence import SHORT_GAP
from tests.engine.log_builders import ANNA, BERT, NOON
from tests.engine.service_fixtures import assert_sound, now, serve, start
from tests.memory.store import MemoryStore
from tests.searching import examples

MINUTE = timedelta(minutes=1)
POLICY = Policy(
    name="own",
    bank=60 * 60,
    increment=20 * 60,
    cap=60 * 60,
    sleeps=False,
    rest_days=(),
    vacation_days=0,
    reminders=(50,),
    on_timeout="loss",
)
PERSONS = (ANNA, BERT)


class Table:
    """A match of two whose server, thread and posts come and go; the bot looks every minute and after each event."""

    def __init__(self) -> None:
        self.now, self.server, self.store = NOON, "there", MemoryStore()
        self.matches = serve(self.store, now=lambda: self.now)
        self.matches.holds.see_through(Sight(self.store, self.state_of, lambda: self.now))
        self.id = now(start(self.matches, *PERSONS, policy=POLICY)).id
        self.post()

    server: ServerState

    def state_of(self, _: int) -> ServerState:
        return self.server

    @property
    def match(self) -> Match:
        return now(self.matches.match(self.id))

    def hold(self) -> str | None:
        return self.match.hold

    @property
    def facts(self) -> Sequence[Fact]:
        return [decode_fact(entry.body) for entry in now(self.matches.logs.log(self.id))]

    @property
    def waiting(self) -> bool:
        return bool(now(self.store.outbox.announcements(Stream("match", self.id))))

    def given(self, seat: int) -> int:
        return sum(fact.seconds for fact in self.facts if isinstance(fact, TimeGiven) and fact.seat == seat)

    def left(self, seat: int) -> int:
        return self.match.clocks[seat].left

    def look(self) -> None:
        for match in now(self.matches.holds.to_look_at()):
            now(self.matches.holds.look_at(match))
        now(self.matches.clocks.wake(self.id))

    def wait(self, minutes: int, *, every: int = 1) -> None:
        for _ in range(0, minutes, every):
            self.now += every * MINUTE
            self.look()

    def post(self) -> None:
        """Bring to Discord what is still to be announced, into a thread that is there."""
        place = DiscordLocation(self.id, thread=1, invitation=2, board=3)
        for announcement in now(self.store.outbox.announcements(Stream("match", self.id))):
            now(self.store.outbox.announced(announcement, place))
        now(self.store.outbox.save_location(place))

    def lose_thread(self) -> None:
        now(self.store.outbox.lose_thread(self.id, 1))

    def play(self, person: PersonId) -> None:
        now(self.matches.play(self.id, person, "wait"))


@pytest.fixture
def table() -> Table:
    return Table()


def kinds(table: Table) -> list[type[Fact]]:
    return [type(fact) for fact in table.facts]


def test_a_board_that_discord_refuses_for_good_costs_nobody_the_match(table: Table) -> None:
    table.wait(5)
    table.play(ANNA)
    table.wait(24 * 60, every=10)
    assert TimeRanOut not in kinds(table)
    assert PlayerReminded not in kinds(table)
    assert table.hold() == "unseen"
    table.post()
    table.look()
    assert (table.hold(), table.left(1)) == (None, 60 * 60)
    table.wait(61)
    assert TimeRanOut in kinds(table), "what can be seen counts again"
    now(assert_sound(table.store, table.id))


def test_a_casual_match_on_a_server_that_is_unavailable_for_thirty_hours_is_not_lost(table: Table) -> None:
    table.wait(30)
    table.server = "unavailable"
    table.look()
    table.wait(30 * 60, every=10)
    assert (table.match.phase, table.hold()) == ("running", "unavailable")
    table.server = "there"
    table.look()
    assert table.left(0) == 30 * 60


def test_a_hiccup_of_two_minutes_leaves_nothing_in_the_log(table: Table) -> None:
    for _ in range(3):
        table.server = "unavailable"
        table.look()
        table.wait(2)
        table.server = "there"
        table.look()
    assert ClocksHeld not in kinds(table)


def test_a_running_match_without_a_thread_stands_still(table: Table) -> None:
    table.lose_thread()
    table.look()
    table.wait(200)
    assert table.hold() == "unseen"
    table.post()
    table.look()
    assert (table.hold(), table.left(0)) == (None, 60 * 60)


def test_a_time_out_that_comes_before_anybody_has_looked_is_a_hold(table: Table) -> None:
    table.wait(59)
    table.server = "removed"
    table.now += MINUTE
    now(table.matches.clocks.wake(table.id))
    assert (table.match.phase, table.hold()) == ("running", "removed")


def test_who_moves_unseen_gets_the_increment_and_the_other_ones_clock_runs_until_it_is_held(table: Table) -> None:
    table.wait(30)
    table.server = "removed"
    table.look()
    table.wait(90)
    table.play(ANNA)
    assert kinds(table)[-2] is ClocksReleased
    assert (table.hold(), table.left(0)) == (None, 50 * 60)
    table.wait(90)
    assert (table.hold(), table.left(1)) == ("removed", 60 * 60)
    now(assert_sound(table.store, table.id))


def test_what_nobody_can_see_for_two_weeks_ends_without_a_winner(table: Table) -> None:
    table.play(ANNA)
    table.wait(5)
    for days in (3, 12):
        table.now += timedelta(days=days)
        table.look()
    assert [kind for kind in kinds(table) if kind in (PauseEscalated, MatchLapsed)] == [PauseEscalated, MatchLapsed]
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("abandoned", (1, 1))
    now(assert_sound(table.store, table.id))


def test_an_offer_made_while_a_match_is_held_leaves_it_held(table: Table) -> None:
    table.play(ANNA)
    table.wait(5)
    now(table.matches.offer_draw(table.id, BERT))
    table.look()
    assert table.hold() == "unseen", "only a move shows that the match is seen"


def test_whoever_could_not_see_the_match_has_not_kept_anybody_waiting(table: Table) -> None:
    """Seasons ask who lets matches wait for days; the count of days starts over when the match is seen again."""
    table.play(ANNA)
    table.wait(600, every=10)
    table.post()
    table.look()
    (running,) = now(table.store.matches.running([table.id]))
    assert running.played_at == table.now


def test_a_reminder_that_was_not_posted_hides_nothing(table: Table) -> None:
    table.wait(31)
    assert table.waiting
    assert PlayerReminded in kinds(table)
    table.wait(30)
    assert TimeRanOut in kinds(table)


def test_a_thread_lost_while_a_reminder_waits_was_seen_until_then(table: Table) -> None:
    table.post()
    table.wait(35)
    assert table.waiting, "the reminder has not been posted"
    table.lose_thread()
    table.wait(5)
    assert table.hold() == "unseen"
    assert table.given(0) <= 5 * 60


class Judge:
    """Counts for the player to move how long the match could be seen in this turn, and how often it could not."""

    def __init__(self) -> None:
        self.had = 60 * 60
        self.others = 60 * 60
        self.begin()

    def begin(self) -> None:
        self.seen = self.gaps = 0
        self.was_seen = True

    def minute(self, *, is_seen: bool) -> None:
        self.seen += 60 * is_seen
        self.gaps += self.was_seen and not is_seen
        self.was_seen = is_seen

    @property
    def most(self) -> int:
        """Return the seconds that may be counted at most: gaps of up to two minutes count as seen."""
        return self.seen + self.gaps * int(SHORT_GAP.total_seconds())

    def moved(self, left: int) -> None:
        """Hold what is left after a move, and what it has added, against what was seen."""
        spent = min(self.had - self.seen + 20 * 60, 60 * 60), min(self.had - self.most + 20 * 60, 60 * 60)
        assert max(0, spent[1]) <= left <= max(spent[0], self.had - self.seen)
        self.had, self.others = self.others, left
        self.begin()


events = st.sampled_from(("play", "play", "post", "post", "unavailable", "removed", "there", "there", "lose", "outage"))


@given(st.lists(st.tuples(events, st.integers(0, 45)), min_size=4, max_size=25))
@examples(10)
def test_nobody_loses_on_time_unseen_and_nobody_is_given_more_than_was_unseen(steps: list[tuple[str, int]]) -> None:
    table, judge, has_thread = Table(), Judge(), True
    mover = 0
    for event, minutes in steps:
        match event:
            case "play":
                table.play(PERSONS[mover])
                judge.moved(table.left(mover))
                mover = 1 - mover
            case "post" if table.server == "there":
                table.post()
                has_thread = True
            case "unavailable" | "removed" | "there":
                table.server = event
            case "lose":
                table.lose_thread()
                has_thread = False
            case "outage":
                begun = table.now
                table.now += timedelta(minutes=minutes)
                now(table.matches.clocks.credit_outage(begun, table.now))
                judge.was_seen = True
            case _:
                pass  # nothing can be posted
        table.look()
        judge.was_seen = judge.was_seen or is_seen(table, has_thread=has_thread)  # if only for a moment
        for _ in range(minutes if event != "outage" else 0):
            seen = is_seen(table, has_thread=has_thread)
            table.wait(1)
            judge.minute(is_seen=seen)
            if table.match.phase == "over":
                assert judge.most >= judge.had, "the time control has granted more"
                now(assert_sound(table.store, table.id))
                return
    now(assert_sound(table.store, table.id))


def is_seen(table: Table, *, has_thread: bool) -> bool:
    """Tell whether those who are to move can see the match now."""
    return table.server == "there" and has_thread and not is_untold(table)


def is_untold(table: Table) -> bool:
    """Tell whether a move waits to be announced."""
    waiting = now(table.store.outbox.announcements(Stream("match", table.id)))
    log = now(table.matches.logs.log(table.id))
    return any(
        '"action_taken"' in entry.body
        for announcement in waiting
        for entry in log[announcement.first - 1 : announcement.last]
    )
