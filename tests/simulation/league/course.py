"""Goes through a season fact by fact, with the ends of its matches between, and asks of each: was it due, was it right.

What is due at any time is worked out here from the rules alone (`duties`); a duty that is not done within a minute of
its time is late, one that is done before its time, or without one, is out of place.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tests.simulation.league import draw, rounds
from tests.simulation.league.raw import Ending, RawMatch, Said
from tests.simulation.league.state import State
from tests.simulation.records import Fault

MINUTE: Final = timedelta(minutes=1)
GRACE: Final = {"fixture": timedelta(minutes=5), "draw": timedelta(minutes=3)}
"""Matches start in batches, a draw may wait for the season before; everything else is done within a minute."""

SHORT: Final = timedelta(minutes=2)
SLACK: Final = timedelta(seconds=150)
Span = tuple[datetime, datetime]


@dataclass(frozen=True, slots=True)
class Absence:
    """When what could not be done, each in order.

    Attributes:
        outages: nobody could reach the bot, or it could do nothing, or Discord did not answer it; a life of less
            than a second between is none.
        gaps: the same, each by itself.
        troubles: that, and when Discord failed.
    """

    outages: Sequence[Span]
    gaps: Sequence[Span]
    troubles: Sequence[Span]


@dataclass
class Figures:
    """What is worth a line in the table.

    Attributes:
        late: by how many seconds what was due was done after its time.
        facts: how many of each kind.
        endings: how many fixtures ended in which way.
        up, down: who belongs to another division after the season.
        returned: who was away for at least a season before.
        stayed: who is signed up from the beginning, having said so once for good.
        promises: places told before the end on which nobody has ruled since.
    """

    late: list[float] = field(default_factory=list)
    facts: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    up: int = 0
    down: int = 0
    returned: int = 0
    stayed: int = 0
    promises: int = 0


DUTY_OF: Final[Mapping[str, Callable[[dict[str, Any]], str | None]]] = {
    "divisions_drawn": lambda _: "draw",
    "season_started": lambda _: "start",
    "fixture_started": lambda fact: f"fixture {fact['fixture']}",
    "entrant_asked": lambda fact: f"ask {fact['entrant']}",
    "entrant_withdrew": lambda fact: f"silent {fact['entrant']}" if fact["how"] == "silent" else None,
    "standby_asked": lambda fact: f"standby {fact['entrant']}",
    "overtime_began": lambda _: "overtime",
    "fixture_ruled": lambda fact: "unplayed" if fact["by"] is None else None,
    "round_drawn": lambda fact: f"round {fact['round']}",
    "season_closed": lambda _: "close",
    "season_archived": lambda _: "archive",
}
"""Which duty a fact carries out; None: nobody's, people wanted it."""

KEPT: Final = frozenset({"fixture", "standby", "close", "round"})
"""Duties that keep the time at which they were due first."""

DECIDING: Final = frozenset(
    {"fixture_ruled", "ruling_reversed", "fixture_reopened", "points_adjusted", "entrant_withdrew", "entrant_replaced"}
)
"""Facts by which people change what counts."""


class Course:
    """One season."""

    def __init__(
        self,
        facts: Sequence[Said],
        matches: Mapping[str, RawMatch],
        absence: Absence,
        before: "Course | None",
    ) -> None:
        self.facts, self.matches, self.absence, self.before = facts, matches, absence, before
        self.state = State(facts[0].fact["rules"])
        self.faults: list[Fault] = []
        self.figures = Figures()
        self.history: list[tuple[datetime, int, State]] = []
        self._duties: dict[str, datetime] = {}
        self._arose: dict[str, datetime] = {}
        self._were_due: dict[str, datetime] = {}
        self._credits: list[Span] = []
        self._blamed: set[tuple[str, datetime]] = set()
        self._waits: list[tuple[datetime, datetime, int]] = []
        self._paid = facts[0].at

    @property
    def id(self) -> str:
        """Return the season's id."""
        return self.facts[0].season

    def go_through(self, end: datetime) -> None:
        """Go through everything; what is still due at the end of the simulation is late, too."""
        for said in self._events():
            self._where = f"{self.id} #{said.seq} {said.kind} {said.at:%m-%d %H:%M:%S}"
            self._look_for_late(said.at)
            self._count_outages(said)
            self._look_for_early(said)
            self._apply(said)
            self._notice(said)
            self.history.append((said.at, said.seq, self.state.copied()))
            self._renew(said.at)
        self._where = f"{self.id} at the end"
        self._look_for_late(end)

    def at(self, when: datetime) -> State:
        """Return the season as it was at a time."""
        return next(state for at, _, state in reversed(self.history) if at <= when)

    def after(self, seq: int) -> tuple[datetime, State]:
        """Return the season after a fact, and when that was."""
        return next((at, state) for at, number, state in self.history if number == seq)

    def has_decided(self, division: int, *, since: int) -> bool:
        """Tell whether people have changed what counts in a division since a fact."""
        fixtures = {number for number, each in self.state.fixtures.items() if each["division"] == division}
        group = self.state.groups[division - 1]
        later = [said.fact for said in self.facts if said.seq > since and said.kind in DECIDING]
        own = [match for number, match in self.state.matches.items() if number in fixtures]
        is_ruled = any(fact.get("fixture") in fixtures or fact.get("entrant") in group for fact in later)
        return is_ruled or any(len(self.matches[match].endings) > 1 for match in own)

    def could(self, at: datetime, name: str = "") -> datetime:
        """Return when the bot was able to do what was to be done at a time.

        Fixtures start only while Discord tells how many threads there are.
        """
        for begun, ended in self.absence.troubles if name.startswith("fixture") else self.absence.outages:
            if begun <= at < ended:
                at = ended
        return at

    def blame(self, what: str, where: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(what, f"{self._where}: {where}"))

    # What is due

    def _events(self) -> Iterator[Said]:
        """Yield the facts with the ends of matches between them, as facts of number 0.

        What a deadline rules at the end of a round comes before the ends that follow from it in the same moment.
        """
        own = {said.fact["match"]: said.fact["fixture"] for said in self.facts if said.kind == "fixture_started"}
        ends = []
        for match, fixture in own.items():
            for at, ending in self.matches[match].endings:
                fact = {"kind": "ended", "match": match, "fixture": fixture, "ending": ending}
                ends.append(Said(self.id, 0, at, "", fact))
        yield from sorted([*ends, *self.facts], key=lambda said: (said.at, not self._is_deadline(said), said.seq))

    def _is_deadline(self, said: Said) -> bool:
        return self.state.is_by_rounds and said.kind == "fixture_ruled" and said.fact["by"] is None

    def _renew(self, now: datetime) -> None:
        """Work out what is due from now on; what was due before keeps its time."""
        due = dict(self._due(now))
        self._were_due |= dict.fromkeys(self._duties, now)
        for name, at in self._duties.items():
            if name not in due and self.could(at, name) <= now:
                self.figures.late.append((now - self.could(at, name)).total_seconds())
        keeps = {name: at for name, at in self._duties.items() if name.split()[0] in KEPT}
        self._arose = {name: self._arose.get(name, now) for name in due}
        # Who has been silent is asked as soon as there is something to play again.
        asks = {name: max(at, self._arose[name]) for name, at in due.items() if name.startswith("ask")}
        self._duties = {name: keeps.get(name, asks.get(name, at)) for name, at in due.items()}

    def _due(self, now: datetime) -> Iterator[tuple[str, datetime]]:
        state, until = self.state, self.state.until
        if state.phase == "open" and until is not None:
            is_over = self.before is None or self.before.state.over is not None
            over = until if self.before is None or self.before.state.over is None else self.before.state.over
            if is_over:
                yield "draw", max(until, over)
        if state.phase == "drawn" and until is not None:
            yield "start", until
        if state.phase == "closed" and until is not None:
            yield "archive", until
        if state.is_live and until is not None:
            yield from self._due_while_playing(now, until)

    def _due_while_playing(self, now: datetime, until: datetime) -> Iterator[tuple[str, datetime]]:
        state = self.state
        is_open = bool(state.open())
        if is_open and state.phase == "running":
            yield "overtime", until
        elif is_open:
            is_ruled = state.is_by_rounds or set(state.open()) - set(state.matches)
            yield ("unplayed" if is_ruled else "lapse"), until
        yield from ((f"silent {one}", at) for one, at in state.asked.items())
        yield from ((f"answer {one}", until) for one, (_, until) in state.questions.items())
        yield from ((f"standby {one}", now) for one in state.to_ask_about())
        yield from ((f"fixture {number}", now) for number in state.startable())
        if not is_open and not state.questions and not any(state.candidates(one) for one in state.left):
            yield (f"round {state.round + 1}" if self._goes_on() else "close"), now
        yield from self._due_questions(now)

    def _goes_on(self) -> bool:
        """Tell whether a round is still to be drawn."""
        return self.state.is_by_rounds and not rounds.is_complete(self.state)

    def _due_questions(self, now: datetime) -> Iterator[tuple[str, datetime]]:
        """Yield who is to be asked whether they go on: from half-time on, who has let a match wait for long."""
        state = self.state
        assert state.started is not None
        half = state.started if state.is_by_rounds else self._half()
        silence = timedelta(days=state.rules["silent_days"])
        for one, persons in state.persons.items():
            if one in state.asked or one in state.answered or one in state.left or not state.has_to_play(one):
                continue
            waits = [(since, end) for since, end, who in self._waits if who == persons[-1] and now < end]
            times = [(max(half, since + silence + self._lost(since, now)), since, end) for since, end in waits]
            asked = [at for at, since, end in times if since <= at < end]
            if one in state.vanished():
                asked.append(max(half, datetime.fromtimestamp(state.vanished()[one], UTC)))
            if asked:
                yield f"ask {one}", min(asked)

    def _lost(self, since: datetime, now: datetime) -> timedelta:
        """Return how much time was given back for outages in which people could do nothing."""
        spans = (min(ended, now) - max(begun, since) for begun, ended in self._credits)
        return sum((span for span in spans if span > timedelta()), timedelta())

    def _look_for_late(self, now: datetime) -> None:
        for name, at in self._duties.items():
            if self.could(at, name) + GRACE.get(name.split()[0], MINUTE) < now and (name, at) not in self._blamed:
                self._blamed.add((name, at))
                self.figures.late.append((now - self.could(at, name)).total_seconds())
                self.blame(f"late: {name.split()[0]}", f"{name} was due at {at:%m-%d %H:%M:%S}")

    def _look_for_early(self, said: Said) -> None:
        duty_of = DUTY_OF.get(said.kind)
        name = None if duty_of is None else duty_of(said.fact)
        if name is None:
            return
        if name not in self._duties and not self._is_asked_as_a_match_ends(said) and not self._had_begun(said, name):
            self.blame("out of place", name)
        elif self._duties.get(name, said.at) > said.at:
            self.blame("too early", f"{name} was due at {self._duties[name]:%m-%d %H:%M:%S}")

    def _is_asked_as_a_match_ends(self, said: Said) -> bool:
        """Tell whether somebody is asked in the very moment in which a match ends: it may have been just before."""
        ends = (at for match in self.state.matches.values() for at, _ in self.matches[match].endings)
        return said.kind == "entrant_asked" and said.at in ends

    def _had_begun(self, said: Said, name: str) -> bool:
        """Tell whether a match was started while it was due, and what follows from that was written down later."""
        if said.kind != "fixture_started" or name not in self._were_due:
            return False
        return self.matches[said.fact["match"]].facts[0][0] <= self._were_due[name] + MINUTE

    def _count_outages(self, said: Said) -> None:
        """Compare what an extension gives back with how long nobody could reach the bot since the last one."""
        gaps = [ended - begun for begun, ended in self.absence.gaps if self._paid < ended <= said.at]
        owed = sum((gap for gap in gaps if gap > SHORT), timedelta())
        most = sum((gap + SLACK for gap in gaps), timedelta())
        if said.kind == "outage_credited":
            given = datetime.fromisoformat(said.fact["ended"]) - datetime.fromisoformat(said.fact["begun"])
            if not owed - SLACK <= given <= most + SLACK:
                self.blame("outage", f"given back {given}, it was {owed}")
        elif owed > SLACK and self._owes_time(said.at):
            self.blame("outage", f"{owed} not given back")
        else:
            return
        self._paid = said.at

    def _owes_time(self, now: datetime) -> bool:
        """Tell whether the bot was back long enough to have given time back."""
        last = max((ended for _, ended in self.absence.gaps if ended <= now), default=now)
        return self.state.until is not None and self.state.over is None and last + MINUTE < now

    # What a fact changes

    def _apply(self, said: Said) -> None:
        change = getattr(self, f"_on_{said.kind}", None)
        if change is not None:
            change(said, said.fact)
        self.figures.facts[said.kind] += 1
        if said.kind in {"sign_up_opened", "divisions_drawn", "season_started", "overtime_began", "season_closed"}:
            self._paid = said.at

    def _notice(self, said: Said) -> None:
        """Look whether somebody was asked who had answered."""
        if said.kind == "season_closed" and self.state.open():
            self.blame("closed too early", str(self.state.open()))

    def _on_ended(self, _: Said, fact: dict[str, Any]) -> None:
        if self.state.matches.get(fact["fixture"]) == fact["match"]:
            self.state.results[fact["fixture"]] = fact["ending"]

    def _on_sign_up_opened(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.phase, self.state.until = "open", datetime.fromisoformat(fact["until"])

    def _on_rules_changed(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.rules = fact["rules"]

    def _on_entrant_signed_up(self, _: Said, fact: dict[str, Any]) -> None:
        state, one = self.state, fact["entrant"]
        state.persons[one], state.wishes[one] = [fact["person"]], fact["at_once"]
        state.standby = [person for person in state.standby if person != fact["person"]]
        (state.standing.add if fact["is_standing"] else state.standing.discard)(one)

    def _on_entrant_signed_off(self, _: Said, fact: dict[str, Any]) -> None:
        del self.state.persons[fact["entrant"]]
        self.state.groups = [tuple(one for one in group if one != fact["entrant"]) for group in self.state.groups]

    def _on_standby_offered(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.standby.append(fact["person"])

    def _on_standby_withdrawn(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.standby.remove(fact["person"])

    def _on_divisions_drawn(self, _: Said, fact: dict[str, Any]) -> None:
        state = self.state
        state.phase, state.until = "drawn", datetime.fromisoformat(fact["starts_at"])
        state.groups, state.lots = [tuple(group) for group in fact["divisions"]], tuple(fact["lots"])
        members = {one for group in state.groups for one in group}
        state.standby = [persons[-1] for one, persons in state.persons.items() if one not in members] + state.standby
        state.persons = {one: persons for one, persons in state.persons.items() if one in members}

    def _on_entrant_moved(self, _: Said, fact: dict[str, Any]) -> None:
        groups = [[one for one in group if one != fact["entrant"]] for group in self.state.groups]
        groups[fact["division"] - 1].append(fact["entrant"])
        self.state.groups = [tuple(group) for group in groups]

    def _on_season_started(self, said: Said, fact: dict[str, Any]) -> None:
        state = self.state
        state.phase, state.until, state.started = "running", datetime.fromisoformat(fact["ends_at"]), said.at
        state.fixtures = {each["number"]: each for each in fact["fixtures"]}

    def _on_entrant_joined(self, said: Said, fact: dict[str, Any]) -> None:
        state, one, number = self.state, fact["entrant"], fact["division"]
        if (
            not state.rules["allows_late"]
            or said.at >= self._half()
            or len(self._playing(number)) >= state.rules["most"]
        ):
            self.blame("joined too late", str(one))
        if any(len(self._playing(other)) < len(self._playing(number)) for other in self._with_room()):
            self.blame("joined the wrong division", str(one))
        if state.is_by_rounds:
            found: Iterable[str] = map(str, fact["fixtures"])
        else:
            found = draw.faults_of_joining(fact["fixtures"], one, self._playing(number), state.fixtures)
        for each in found:
            self.blame("joined wrongly", each)
        state.persons[one], state.wishes[one] = [fact["person"]], 0
        state.standby = [person for person in state.standby if person != fact["person"]]
        state.groups = [(*group, one) if at == number else group for at, group in enumerate(state.groups, 1)]
        state.lots = (*state.lots, one)
        state.fixtures |= {each["number"]: each for each in fact["fixtures"]}

    def _half(self) -> datetime:
        assert self.state.started is not None
        return self.state.started + timedelta(days=self.state.lasts) / 2

    def _playing(self, division: int) -> list[int]:
        """Return who plays on in a division."""
        return [one for one in self.state.groups[division - 1] if one not in self.state.left]

    def _with_room(self) -> set[int]:
        """Return the divisions that are still played, where nothing was told to be decided."""
        if self.state.is_by_rounds:
            return set(range(1, len(self.state.groups) + 1)) if self._goes_on() or self.state.open() else set()
        decided = {one for said in self.facts if said.kind == "place_decided" for one in [said.fact["entrant"]]}
        return {
            self.state.fixtures[number]["division"]
            for number in self.state.open()
            if decided.isdisjoint(self.state.groups[self.state.fixtures[number]["division"] - 1])
        }

    def _on_fixture_started(self, _: Said, fact: dict[str, Any]) -> None:
        number, match = fact["fixture"], self.matches[fact["match"]]
        sitting = next(each["persons"] for _, each in match.facts if each["kind"] == "match_started")
        planned = [self.state.persons[one][-1] for one in self.state.fixtures[number]["entrants"]]
        if sitting != planned:
            self.blame("seats", f"{sitting} instead of {planned}")
        if number in self.state.matches:
            self.blame("started twice", str(number))
        self.state.matches[number] = fact["match"]
        self._waits += match.waits(timedelta(days=self.state.rules["silent_days"]))

    def _on_entrant_asked(self, _: Said, fact: dict[str, Any]) -> None:
        if fact["entrant"] in self.state.answered:
            self.blame("asked again", str(fact["entrant"]))
        self.state.asked[fact["entrant"]] = datetime.fromisoformat(fact["until"])

    def _on_entrant_confirmed(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.asked.pop(fact["entrant"])
        self.state.answered.add(fact["entrant"])

    def _on_entrant_withdrew(self, said: Said, fact: dict[str, Any]) -> None:
        self.state.asked.pop(fact["entrant"], None)
        self.state.left[fact["entrant"]] = (fact["how"], int(said.at.timestamp()))

    def _on_standby_asked(self, _: Said, fact: dict[str, Any]) -> None:
        state, person = self.state, fact["person"]
        if fact["entrant"] not in state.to_ask_about() or person not in state.candidates(fact["entrant"]):
            self.blame("substitute", f"{person} was not to be asked")
        state.questions[fact["entrant"]] = (person, datetime.fromisoformat(fact["until"]))

    def _on_standby_declined(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.questions.pop(fact["entrant"], None)
        self.state.refused.add((fact["person"], fact["entrant"]))

    def _on_entrant_replaced(self, said: Said, fact: dict[str, Any]) -> None:
        state, one = self.state, fact["entrant"]
        state.taken[one] = said.at.timestamp()
        state.persons[one].append(fact["person"])
        state.left.pop(one, None)
        state.standby = [person for person in state.standby if person != fact["person"]]
        state.answered.discard(one)
        state.standing.discard(one)
        state.wishes[one] = 0
        state.questions = {at: each for at, each in state.questions.items() if fact["person"] != each[0] and at != one}

    def _on_fixture_ruled(self, said: Said, fact: dict[str, Any]) -> None:
        at = int(said.at.timestamp())
        ruled = Ending(fact["ending"], tuple(fact["places"]), is_ruled=True, at=at)
        if self.state.is_by_rounds and fact["by"] is None and not self._is_decided_so(ruled, fact["fixture"], said.at):
            self.blame("wrong decision of a deadline", f"{fact['fixture']}: {fact['ending']} {fact['places']}")
        self.state.rulings[fact["fixture"]] = ruled

    def _is_decided_so(self, ruled: Ending, number: int, at: datetime) -> bool:
        """Tell whether a deadline has decided a fixture as it must: who has left or kept the match waiting has lost."""
        state = self.state
        players = state.fixtures[number]["entrants"]
        match = self.matches.get(state.matches.get(number, ""))
        half = timedelta(days=state.rules["own"]["round_days"]) / 2
        waits = [] if match is None else match.waits(timedelta())
        sure, possible = [], []
        for one in players:
            since = datetime.fromtimestamp(state.taken.get(one, 0), UTC)
            own = [(max(begun, since), end, who) for begun, end, who in waits if who == state.persons[one][-1]]
            lost = max((self._lost(begun, at) for begun, end, _ in own if begun <= at <= end), default=timedelta())
            has_left = one in state.left
            sure.append(has_left or rounds.waited(own, state.persons[one][-1], at, half + lost + MINUTE))
            possible.append(has_left or rounds.waited(own, state.persons[one][-1], at, half + lost - MINUTE))
        return rounds.is_right(ruled, sure, possible)

    def _on_round_drawn(self, _: Said, fact: dict[str, Any]) -> None:
        state = self.state
        for each in rounds.faults_of_round(state, fact):
            self.blame("wrong round", each)
        state.phase, state.until = "running", datetime.fromisoformat(fact["until"])
        state.fixtures |= {each["number"]: each for each in fact["fixtures"]}
        state.byes += [(one, fact["round"]) for one in fact["byes"]]
        state.round = fact["round"]

    def _on_ruling_reversed(self, _: Said, fact: dict[str, Any]) -> None:
        del self.state.rulings[fact["fixture"]]

    def _on_fixture_reopened(self, _: Said, fact: dict[str, Any]) -> None:
        for known in (self.state.matches, self.state.results, self.state.rulings):
            known.pop(fact["fixture"], None)

    def _on_points_adjusted(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.gifts[fact["entrant"]] += fact["points"]

    def _on_season_extended(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.until = datetime.fromisoformat(fact["until"])

    def _on_outage_credited(self, _: Said, fact: dict[str, Any]) -> None:
        state, span = self.state, (datetime.fromisoformat(fact["begun"]), datetime.fromisoformat(fact["ended"]))
        more = span[1] - span[0]
        self._credits.append(span)
        state.until = state.until and state.until + more
        state.started = state.started and state.started + more
        state.asked = {one: at + more for one, at in state.asked.items()}
        state.questions = {one: (person, until + more) for one, (person, until) in state.questions.items()}

    def _on_overtime_began(self, _: Said, fact: dict[str, Any]) -> None:
        self.state.phase, self.state.until = "overtime", datetime.fromisoformat(fact["until"])

    def _on_season_closed(self, said: Said, _: dict[str, Any]) -> None:
        state = self.state
        state.phase, state.over = "closed", said.at
        state.until = said.at + timedelta(days=state.rules["appeal_days"])
        state.asked, state.questions = {}, {}
        for division in range(1, len(state.groups) + 1):
            self.figures.endings.update(ending.how for ending in state.case(division).endings.values())

    def _on_season_archived(self, _: Said, __: dict[str, Any]) -> None:
        self.state.phase, self.state.until = "archived", None

    def _on_season_cancelled(self, said: Said, _: dict[str, Any]) -> None:
        self.state.phase, self.state.until, self.state.over = "cancelled", None, said.at
        self.state.asked, self.state.questions = {}, {}
