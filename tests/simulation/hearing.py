"""Reads everything that was posted and sent, and holds it against what people had to be told.

Posts and notices are known by the small print below them.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, Literal

from engine.ids import MatchId, PersonId
from engine.log.facts.play import TurnTakenBack
from engine.log.facts.rulings import DisputeOpened, DisputeRuled, RulingAppealed, StatementMade
from engine.log.facts.secrets import DeliveryFailed, SecretsDelivered, SecretsLookedAt
from engine.log.facts.start import MatchProposed, MatchStarted
from engine.log.facts.time import AbsenceBegan, ClocksHeld, PlayerReminded, SecretsAwaited, TimeSpent
from engine.matches.state.match import Match
from games.registry import GAMES
from tests.simulation.paper import Message
from tests.simulation.records import Change, Fault, Records
from tests.simulation.recount import Span
from tests.simulation.walk import Walk

POST: Final = re.compile(r"(?<!result · )`([0-9a-z]{8})` · #(\d+) · `([0-9a-f]{16})`")
NOTICE: Final = re.compile(r"-# `([0-9a-z]{8})\.(\d+)\.(\d+)`")
DIGEST: Final = re.compile(r"-# `(\d{4}-\d\d-\d\d)\.(\d+)`")
CASE: Final = re.compile(r"§(\d+) · `([0-9a-z]{8})` · `([0-9a-f]{16})`")
"""What a post in the thread of a dispute is known by."""
MINUTE: Final = timedelta(minutes=1)
PATIENCE: Final = timedelta(minutes=20)
"""After so long somebody who can be told has been told; most of it is for crowds in the morning."""
LONG_PATIENCE: Final = timedelta(minutes=45)
"""The same where an outage came between: sending may pause for ten minutes more, and many wait for it."""
SILENT: Final = (
    SecretsDelivered,
    DeliveryFailed,
    SecretsLookedAt,
    SecretsAwaited,
    TimeSpent,
    PlayerReminded,
    StatementMade,
)
"""Facts that need no post of their own in the thread of the match."""
OF_CASES: Final = (DisputeOpened, StatementMade, DisputeRuled, RulingAppealed)
"""Facts that are told in the thread of a dispute."""

FIRST_THREAD: Final = 10**6

Task = Literal["join", "answer", "secrets", "move", "claim", "hurry"]


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that made a person's phone ring: about a fact of a match, or (match None) all of them."""

    at: datetime
    person: PersonId
    match: MatchId | None
    seq: int


@dataclass
class Stretch:
    """How long somebody had one thing to do, from the fact `seq` on."""

    task: Task
    seq: int
    begin: datetime
    end: datetime | None = None


class Hearing:
    """Goes through all messages."""

    def __init__(
        self, walk: Walk, records: Records, outages: Sequence[Span], *, per_minute: int, end: datetime
    ) -> None:
        self._walk, self._records, self._outages = walk, records, outages
        self._per_minute, self._end = per_minute, end
        self.faults: list[Fault] = []
        self.busiest_minute = self.direct = self.notices = self.digests = 0
        self.letters = self.pings = self.at_night = 0

    def go_through(self, messages: Sequence[Message], gone: Collection[int]) -> None:
        """Hear everything that was said, some of it in threads that are gone."""
        self._gone = gone
        heard = [each for message in messages for each in self._heard(message)]
        self._posts(messages)
        self._pace([message for message in messages if message.mailbox])
        for each in heard:
            self._at_night(each)
        self._digests([each for each in heard if each.match is None])
        by_match = defaultdict[tuple[MatchId, PersonId], list[Heard]](list)
        for each in heard:
            if each.match is not None:
                by_match[each.match, each.person].append(each)
        for match, changes in self._records.changes.items():
            stretches = self._stretches(changes)
            for person in {*stretches, *(person for change in changes for person in change.after.persons)}:
                self._tell(changes, person, stretches.get(person, []), by_match.pop((match, person), []))
        for (match, person), rest in by_match.items():
            self._blame("notice to a stranger", f"{match} to {person}: {len(rest)}")

    # What was said

    def _heard(self, message: Message) -> Iterator[Heard]:
        """Yield whose phone rang for a message; changes of a message make no noise."""
        text, person = message.texts[0], message.mailbox
        if person is not None and DIGEST.search(text):
            self.digests += 1
            yield Heard(message.at, person, None, 0)
        elif found := NOTICE.search(text):
            self.notices += person is not None
            self.pings += person is None
            for one in (person,) if person is not None else sorted(map(PersonId, message.mentions)):
                yield Heard(message.at, one, MatchId(found[1]), int(found[2]))
        elif person is not None:
            self.letters += 1
        elif found := POST.search(text):
            for one in sorted(map(PersonId, message.mentions)):
                self.pings += 1
                yield Heard(message.at, one, MatchId(found[1]), int(found[2]))

    def _posts(self, messages: Sequence[Message]) -> None:
        """Compare what was posted in public with what the logs say: nothing twice, nothing lost."""
        bearers = defaultdict[tuple[str, ...], set[Message]](set)
        cases = Counter(found.groups() for message in messages for found in CASE.finditer(message.texts[0]))
        for message in messages:
            if message.mailbox is None:
                # An invitation goes on to show how the match stands, which is told in the thread.
                for text in message.texts[:1] if message.channel < FIRST_THREAD else message.texts:
                    for found in POST.finditer(text):
                        bearers[found.groups()].add(message)
        for changes in self._records.changes.values():
            for change in changes:
                self._post(change, bearers)
                self.faults += told_in_disputes(change, cases)

    def _post(self, change: Change, bearers: dict[tuple[str, ...], set[Message]]) -> None:
        after = change.after
        key = (after.id, str(after.seq), after.head)
        bearing = bearers.get(key, set())
        # A board is shown again where its thread was deleted.
        kinds = {type(fact) for fact, _ in change.steps}
        counts = Counter(message.channel for message in bearing)
        if {MatchProposed, MatchStarted} <= kinds:  # where nobody has to join, the invitation shows the start
            counts = Counter({channel: count for channel, count in counts.items() if channel > FIRST_THREAD})
        is_twice = sum(count for channel, count in counts.items() if channel not in self._gone) > 1
        is_silent = kinds <= set(SILENT) or (MatchStarted in kinds and bool(after.undelivered)) or ClocksHeld in kinds
        is_edit = after.phase in ("proposed", "withdrawn") and MatchProposed not in kinds
        if is_twice or any(count > 1 for count in counts.values()):
            self._blame("announced twice", f"{after.id} #{after.seq}")
        elif not counts and not is_silent and not is_edit and not self._is_awaited(after, bearers):
            self._blame("announcement lost", f"{after.id} #{after.seq} {sorted(kind.__name__ for kind in kinds)}")

    def _is_awaited(self, after: Match, bearers: dict[tuple[str, ...], set[Message]]) -> bool:
        """Tell whether a later post tells of a change, too: that about what the computer has done."""
        later = (change.after for change in self._records.changes[after.id] if change.after.seq > after.seq)
        return bool(after.proposal.computer) and any((each.id, str(each.seq), each.head) in bearers for each in later)

    def _pace(self, direct: Sequence[Message]) -> None:
        """Count direct messages in every minute, from each of them on."""
        times = sorted(message.at for message in direct)
        self.direct = len(times)
        first = 0
        for number, at in enumerate(times):
            while at - times[first] >= MINUTE:
                first += 1
            self.busiest_minute = max(self.busiest_minute, number - first + 1)
        if self.busiest_minute > self._per_minute:
            self._blame("too many direct messages", f"{self.busiest_minute} in a minute")

    def _at_night(self, each: Heard) -> None:
        """See that nobody was woken, save by the last reminder there is."""
        person = self._records.person(each.person).at(each.at)
        if not self._walk.is_asleep(person.zone or "UTC", person.sleep, each.at):
            return
        self.at_night += 1
        if not self._is_last_reminder(each):
            self._blame("in the night", f"{each.person} at {each.at:%m-%d %H:%M}, {each.match} #{each.seq}")

    def _is_last_reminder(self, each: Heard) -> bool:
        change = self._change(each.match, each.seq)
        policy = change.after.policy if change else None
        return policy is not None and any(
            isinstance(fact, PlayerReminded)
            and after.persons[fact.seat] == each.person
            and fact.share == min(policy.reminders)
            for fact, after in (change.steps if change else ())
        )

    def _change(self, match: MatchId | None, seq: int) -> Change | None:
        changes = self._records.changes.get(match, []) if match else []
        return next((change for change in changes if change.after.seq == seq), None)

    # Digests

    def _digests(self, digests: Sequence[Heard]) -> None:
        """See that there is one a day for a person, at the hour."""
        days = Counter[tuple[PersonId, date]]()
        for each in digests:
            person = self._records.person(each.person).at(each.at)
            zone = person.zone or "UTC"
            day = self._walk.day(zone, each.at)
            days[each.person, day] += 1
            late = self._walk.minute_of_day(zone, each.at) - person.digest_hour * 60
            is_on_time = 0 <= late <= PATIENCE // MINUTE
            is_excused = self._has_changed(each.person, day) or self._has_excuse(zone, person.sleep, each.at)
            if not is_on_time and not is_excused:
                self._blame("digest at another hour", f"{each.person} at {each.at:%m-%d %H:%M}, {late} minutes late")
        for (person_id, day), count in days.items():
            if count > 1 and not self._has_changed(person_id, day):
                self._blame("two digests a day", f"{person_id} on {day}: {count}")

    def _has_excuse(self, zone: str, sleep: tuple[int, int] | None, at: datetime) -> bool:
        """Tell whether a digest may come late: an outage has just ended, or the person has just got up."""
        was_out = any(begun <= at <= ended + LONG_PATIENCE for begun, ended in self._outages)
        return was_out or self._walk.is_asleep(zone, sleep, at - PATIENCE)

    def _is_troubled(self, at: datetime) -> bool:
        return any(begun <= at < ended for begun, ended in self._outages)

    def _has_changed(self, person: PersonId, day: date) -> bool:
        """Tell whether somebody wanted something else around a day, such as the digest at another hour or place."""
        times = [at.date() for at in self._records.person(person).changes]
        return any(abs((time - day).days) <= 1 for time in times)

    # Notices

    def _stretches(self, changes: Sequence[Change]) -> dict[PersonId, list[Stretch]]:
        """Return what each person had to do, and from when to when."""
        found = defaultdict[PersonId, list[Stretch]](list)
        open_ones: dict[tuple[PersonId, Task], Stretch] = {}
        for change in changes:
            now = set(tasks(change.after))
            now |= {(person, "hurry") for person, task in now if task == "move"}
            is_set_back = any(isinstance(fact, TurnTakenBack) for fact, _ in change.steps)
            for key in [key for key in open_ones if key not in now or is_set_back]:
                open_ones.pop(key).end = change.at
            for person, task in now - open_ones.keys():
                if task == "hurry":
                    continue
                open_ones[person, task] = Stretch(task, change.after.seq, change.at)
                found[person].append(open_ones[person, task])
            for fact, _ in change.steps:
                if isinstance(fact, PlayerReminded):
                    open_ones[fact.person, "hurry"] = Stretch("hurry", change.after.seq, change.at)
                    found[fact.person].append(open_ones[fact.person, "hurry"])
        return found

    def _tell(
        self, changes: Sequence[Change], person: PersonId, stretches: Sequence[Stretch], heard: Sequence[Heard]
    ) -> None:
        """See that a person was told of everything once, and of nothing else."""
        match = changes[0].after.id
        for seq, count in Counter(each.seq for each in heard).items():
            if count > 1:
                self._blame("told twice", f"{person} of {match} #{seq}: {count} times")
            is_due = seq in {stretch.seq for stretch in stretches} or self._is_news(match, seq, person)
            if not is_due and not changes[0].after.proposal.computer:
                self._blame("told of nothing", f"{person} of {match} #{seq}")
        for stretch in () if changes[0].after.proposal.computer else stretches:
            end = stretch.end or self._end
            # What was not told yet makes way for what came later.
            is_told = any(each.seq >= stretch.seq and each.at <= end for each in heard)
            if not is_told and self._should_have_heard(match, person, stretch):
                where = f"{person} of {match} #{stretch.seq} ({stretch.task}, {stretch.begin:%m-%d %H:%M})"
                self._blame("never told", where)

    def _is_news(self, match: MatchId, seq: int, person: PersonId) -> bool:
        """Tell whether a fact is told to somebody though it gives them nothing new to do."""
        change = self._change(match, seq)
        return change is not None and any(
            isinstance(fact, AbsenceBegan) and fact.person != person for fact, _ in change.steps
        )

    def _chose_within(self, person: PersonId, stretch: Stretch) -> bool:
        end = stretch.end or self._end
        return any(stretch.begin <= at <= end for at in self._records.person(person).changes)

    def _should_have_heard(self, match: MatchId, person: PersonId, stretch: Stretch) -> bool:
        """Tell whether there was time and leave to tell somebody."""
        end = stretch.end or self._end
        chosen, muted = self._records.person(person).at(stretch.begin), self._records.mute(person, match)
        if chosen.notice in ("none", "digest") or self._chose_within(person, stretch):
            return False
        if muted.at(stretch.begin) or muted.at(end):
            return False
        at, waited = stretch.begin, timedelta()
        was_out = any(begun < end and stretch.begin - PATIENCE < ended for begun, ended in self._outages)
        patience = LONG_PATIENCE if was_out else PATIENCE
        while at < end and waited < patience:
            if not self._is_troubled(at) and not self._walk.is_asleep(chosen.zone or "UTC", chosen.sleep, at):
                waited += MINUTE
            at += MINUTE
        return waited >= patience

    def _blame(self, what: str, where: str) -> None:
        self.faults.append(Fault(what, where))


def told_in_disputes(change: Change, cases: Counter[tuple[str, ...]]) -> Iterator[Fault]:
    """Yield what happened in a dispute and was not told in its thread once; `cases` are what its posts bear."""
    after = change.after
    told = cases[str(after.seq), after.id, after.head]
    if told != 1 and any(isinstance(fact, OF_CASES) for fact, _ in change.steps):
        yield Fault("told in a dispute", f"{after.id} #{after.seq}: {told} times")


def tasks(match: Match) -> Iterator[tuple[PersonId, Task]]:
    """Yield who has something to do in a match, and what."""
    if match.phase == "proposed":
        yield from ((guest, "join") for guest in match.proposal.invited if guest not in match.joined)
    if match.phase != "running":
        return
    if len(match.undelivered) == len(match.unreachable):
        yield from ((match.persons[seat], "secrets") for seat in match.undelivered)
    late = [seat for seat in match.active if match.clocks and match.clocks[seat].is_out]
    if match.policy is not None and match.policy.on_timeout == "claim":
        yield from ((match.persons[seat], "claim") for seat in match.active if set(late) - {seat})
    if match.offer is not None:
        asked = set(match.active) - {match.offer.seat, *match.offer.accepted}
        if (substitute := match.offer.substitute) is not None:
            # Who has no time left is not waited for; nor is who leaves, as the substitute answers.
            asked -= {match.offer.replaced, *late}
            if match.offer.replaced not in match.offer.accepted:
                yield substitute, "answer"
        yield from ((match.persons[seat], "answer") for seat in asked)
    if not match.is_blocked:
        acting = GAMES[match.proposal.game].rules.to_act(match.state)
        yield from ((match.persons[seat], "move") for seat in acting if seat >= 0)
