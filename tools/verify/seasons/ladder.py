"""A ladder counted a second time from docs/leagues.md: its order, and whether each of its facts could come."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.state import CLIMBING, SeasonCourse
from tools.verify.seasons.tables import CountedRow, Division, Ending

MOST: Final = 100
A_WEEK: Final = 3
MINUTE: Final = 60 * 10**6
"""A fact is in the log at most so much later than it was decided."""
HOUR: Final = 60 * MINUTE
WEEK: Final = 7 * 24 * HOUR
IDLE: Final = 120 * 24 * HOUR
LAST: Final = 10**9
"""Of what happens in one moment the ends of matches come last."""

Event = tuple[int, int, Fact]
"""An event: its time, its order among those of one moment, and its fact."""
Happened = Sequence[tuple[int, Fact]]
Known = Sequence[Mapping[int, Ending]]
"""The results that may have been known: a match may end while something is being written."""


@dataclass
class Rungs:
    """Everybody from the top, and the challenges that are not over: who has challenged whom."""

    reach: int
    order: list[int] = field(default_factory=list)
    challenges: dict[int, tuple[int, int]] = field(default_factory=dict)
    accepted: set[int] = field(default_factory=set)

    def refusal(self, one: int, other: int) -> str | None:
        """Return why somebody may not challenge somebody."""
        if one not in self.order or other not in self.order:
            return "one of them is not on the ladder"
        steps = self.order.index(one) - self.order.index(other)
        if not 1 <= steps <= self.reach:
            return f"{other} is not one to {self.reach} rungs above {one}"
        if any(one == challenger for challenger, _ in self.challenges.values()):
            return f"{one} has challenged somebody already"
        if any(other == challenged for _, challenged in self.challenges.values()):
            return f"{other} is challenged already"
        return None

    def take(self, number: int, fact: Fact) -> None:
        """Let something happen; what no rule allows at its time changes nothing."""
        match fact["kind"]:
            case "ladder_joined":
                self.order += [fact["entrant"]] if fact["entrant"] not in self.order else []
            case "entrant_withdrew":
                one = fact["entrant"]
                self.order = [each for each in self.order if each != one]
                self.challenges = {at: both for at, both in self.challenges.items() if one not in both}
            case "challenge_made" if self.refusal(fact["entrant"], fact["opponent"]) is None:
                self.challenges[number] = (fact["entrant"], fact["opponent"])
            case "challenge_answered" if fact["challenge"] in self.challenges:
                self._answer(fact["challenge"], accepts=fact["fixture"] is not None)
            case "ended" if fact["challenge"] in self.challenges.keys() & self.accepted:
                self._end(*self.challenges.pop(fact["challenge"]), fact["winner"], fact["late"])

    def _answer(self, number: int, *, accepts: bool) -> None:
        if accepts:
            self.accepted.add(number)
        elif number not in self.accepted:
            self._drop(self.challenges.pop(number)[1])

    def _end(self, challenger: int, challenged: int, winner: int | None, late: Sequence[int]) -> None:
        has_won = winner == challenger
        if has_won and self.order.index(challenger) > self.order.index(challenged):
            self.order.remove(challenger)
            self.order.insert(self.order.index(challenged), challenger)
        for one in (challenger, challenged):
            if one in late and not (has_won and one == challenged):
                self._drop(one)

    def _drop(self, one: int) -> None:
        at = self.order.index(one)
        self.order[at : at + 2] = reversed(self.order[at : at + 2])


def rungs(happened: Happened, results: Mapping[int, Ending], rules: Fact) -> Rungs:
    """Return the ladder as what has happened and the results of its matches leave it."""
    made = Rungs(rules["own"]["reach"])
    facts = [(at, number, fact) for number, (at, fact) in enumerate(happened)]
    for _, number, fact in sorted([*facts, *_ends(happened, results)], key=lambda each: each[:2]):
        made.take(number, fact)
    return made


def _ends(happened: Happened, results: Mapping[int, Ending]) -> Iterator[Event]:
    """Yield the ends of matches: a match counts from its end, also where it was ruled about later."""
    for _, fact in happened:
        fixture = fact["fixture"] if fact["kind"] == "challenge_answered" else None
        ending = results.get(fixture["number"]) if fixture is not None else None
        if ending is not None:
            yield _end(fact, ending)


def _end(accepted: Fact, ending: Ending) -> Event:
    """Return that the match of an accepted challenge has ended."""
    seats = accepted["fixture"]["entrants"]
    first = [one for one, place in zip(seats, ending.places, strict=False) if place == 1]
    winner, late = first[0] if len(first) == 1 else None, [seats[seat] for seat in ending.late]
    end = {"kind": "ended", "challenge": accepted["challenge"], "winner": winner, "late": late}
    return ending.moment, LAST + accepted["fixture"]["number"], end


class Climb:
    """A ladder as time goes on: what is new is added, unless something before it has become another."""

    def __init__(self) -> None:
        self._made: Rungs | None = None
        self._results: Mapping[int, Ending] = {}
        self._accepted: dict[int, Fact] = {}
        self._count = 0
        self._latest = (0, -1)

    def at(self, course: SeasonCourse, results: Mapping[int, Ending]) -> Rungs:
        """Return the ladder as it is with these results; to be asked in the order of time."""
        happened = course.climbed
        facts = [(at, number, fact) for number, (at, fact) in enumerate(happened[self._count :], self._count)]
        accepted = (
            fact for _, _, fact in facts if fact["kind"] == "challenge_answered" and fact["fixture"] is not None
        )
        self._accepted.update({fact["fixture"]["number"]: fact for fact in accepted})
        new = results.keys() & self._accepted.keys() - self._results.keys()
        events = sorted([*facts, *(_end(self._accepted[at], results[at]) for at in new)], key=lambda each: each[:2])
        is_same = all(results.get(number) == ending for number, ending in self._results.items())
        course.effort.spend(8 * len(results) + 150 * len(events))
        if self._made is None or not is_same or (events and events[0][:2] < self._latest):
            course.effort.spend(150 * len(happened))
            self._made = rungs(happened, results, course.rules)
        else:
            for _, number, fact in events:
                self._made.take(number, fact)
        self._results = {number: results[number] for number in results.keys() & self._accepted.keys()}
        self._count = len(happened)
        self._latest = max([self._latest, *(event[:2] for event in events[-1:])])
        return self._made


class Ladder(Division):
    """The table of a ladder: everybody in the order of the rungs, then those who have left."""

    def __init__(self, *args: Any, happened: Happened) -> None:
        super().__init__(*args)
        self.happened = happened

    @property
    def criteria(self) -> list[str]:
        """Return nothing: no tie-break decides."""
        return []

    def table(self) -> list[CountedRow]:
        """Return everybody from the top; those who have left have no place."""
        order = rungs(self.happened, self.known, self.rules).order
        gone = [one for one in self.group if one not in order]
        places = dict(zip(order, count(1), strict=False))
        return [self._counted(one, places.get(one)) for one in (*order, *gone)]

    def _counted(self, one: int, place: int | None) -> CountedRow:
        kinds = [_kind(fixture, one, self.known.get(fixture["number"])) for fixture in self.own[one]]
        won, drawn, lost, still_open = (kinds.count(kind) for kind in ("won", "drawn", "lost", "open"))
        return CountedRow(one, place, won=won, drawn=drawn, lost=lost, open=still_open)


def _kind(fixture: Fact, one: int, ending: Ending | None) -> str:
    if ending is None:
        return "open"
    if not ending.places:
        return ""
    if len(set(ending.places)) == 1:
        return "drawn"
    return "won" if ending.places[fixture["entrants"].index(one)] == 1 else "lost"


# Whether facts could come


@dataclass
class OpenChallenge:
    """A challenge that nobody has answered yet; times in microseconds."""

    entrant: int
    opponent: int
    until: int


class LadderFollower:
    """Goes through a ladder fact by fact, knowing at each which challenges were open."""

    @property
    def kinds(self) -> Collection[str]:
        """Return which facts are looked at."""
        return LOOKS.keys()

    needs_results: Final = frozenset({"challenge_made"})
    """Of which facts it is to be told what may have been known."""

    def __init__(self) -> None:
        self.climb = Climb()
        self.open: dict[int, OpenChallenge] = {}
        self.made: list[tuple[int, int]] = []
        self.latest = self.paused_at = 0
        self.is_closing = False

    def look(self, course: SeasonCourse, fact: Fact, known: Known, at: int) -> Iterator[str]:
        """Yield why a fact could not come at a time; the season is as it was before the fact."""
        yield from LOOKS[fact["kind"]](self, course, fact, known, at)
        if fact["kind"] in CLIMBING:
            self.latest = at

    def joined(self, course: SeasonCourse, fact: Fact, _known: Known, _at: int) -> Iterator[str]:
        """Somebody joins who is not on the ladder."""
        there = course.open_places
        if any(course.entrants[one][-1] == fact["person"] for one in there):
            yield f"person {fact['person']} is on the ladder already"
        if len(there) >= MOST:
            yield f"it has room for {MOST} people"
        if self.is_closing:
            yield "the ladder closes"

    def challenged(self, course: SeasonCourse, fact: Fact, known: Known, at: int) -> Iterator[str]:
        """Somebody challenges somebody whom they may challenge."""
        one, other, until = fact["entrant"], fact["opponent"], _moment(fact["until"])
        if fact["challenge"] != len(course.climbed):
            yield f"it has the number {fact['challenge']}, the next one is {len(course.climbed)}"
        refusal = self.climb.at(course, known[0]).refusal(one, other)
        if refusal is not None and all(self._refuses(course, each, one, other) for each in known[1:]):
            yield refusal
        self.made = [(each, when) for each, when in self.made if when > at - WEEK]
        if sum(each == one and when > at - WEEK + MINUTE for each, when in self.made) >= A_WEEK:
            yield f"{one} has challenged {A_WEEK} times within seven days"
        if not 0 <= at - (until - course.rules["answer_hours"] * HOUR) <= MINUTE:
            yield "the time to answer is not that of the rules"
        if self.is_closing or course.is_paused:
            yield "nobody can be challenged now"
        self.made.append((one, at))
        self.open[fact["challenge"]] = OpenChallenge(one, other, until)

    def _refuses(self, course: SeasonCourse, results: Mapping[int, Ending], one: int, other: int) -> bool:
        course.effort.spend(150 * len(course.climbed))
        return rungs(course.climbed, results, course.rules).refusal(one, other) is not None

    def answered(self, course: SeasonCourse, fact: Fact, _known: Known, at: int) -> Iterator[str]:
        """Close a challenge that was answered in time, or was not."""
        asked, fixture = self.open.pop(fact["challenge"], None), fact["fixture"]
        if asked is None:
            yield f"challenge {fact['challenge']} is not open"
            return
        if fact["is_silent"]:
            if at < asked.until:
                yield "there was time to answer left"
            if fixture is not None:
                yield "nobody accepts in silence"
        elif asked.until + MINUTE < at and not course.is_paused:
            yield "it was answered when the time to answer was over"
        if fixture is not None and fixture != _fixture(course, asked):
            yield f"the fixture is not that of {asked.entrant} and {asked.opponent}, with seats by turns"

    def left(self, _course: SeasonCourse, fact: Fact, _known: Known, _at: int) -> Iterator[str]:
        """Who leaves has no open challenges."""
        one = fact["entrant"]
        self.open = {at: each for at, each in self.open.items() if one not in (each.entrant, each.opponent)}
        yield from ()

    def paused(self, _course: SeasonCourse, fact: Fact, _known: Known, at: int) -> Iterator[str]:
        """Time to answer stands."""
        self.paused_at = _moment(fact["since"]) if fact["since"] else at
        yield from ()

    def resumed(self, _course: SeasonCourse, _fact: Fact, _known: Known, at: int) -> Iterator[str]:
        """Time to answer goes on."""
        self._later(at - self.paused_at)
        yield from ()

    def credited(self, _course: SeasonCourse, fact: Fact, _known: Known, _at: int) -> Iterator[str]:
        """Nobody could answer for some time."""
        self._later(_moment(fact["ended"]) - _moment(fact["begun"]))
        yield from ()

    def _later(self, span: int) -> None:
        for each in self.open.values():
            each.until += span

    def closed(self, _course: SeasonCourse, _fact: Fact, _known: Known, _at: int) -> Iterator[str]:
        """Nobody answers any more."""
        self.is_closing, self.open = True, {}
        yield from ()

    def idle(self, course: SeasonCourse, fact: Fact, known: Known, at: int) -> Iterator[str]:
        """Nothing has happened for so long that the ladder closes."""
        if at < self.latest + IDLE:
            yield "something has happened on the ladder within 120 days"
        yield from self.closed(course, fact, known, at)


def _fixture(course: SeasonCourse, asked: OpenChallenge) -> Fact:
    """Return the fixture of a challenge: who sat first less often does so, of equal ones who was challenged."""
    first = [each["entrants"][0] for each in course.fixtures.values()]
    both = [asked.opponent, asked.entrant]
    if first.count(asked.entrant) < first.count(asked.opponent):
        both.reverse()
    return {"number": max(course.fixtures, default=0) + 1, "division": 1, "round": 1, "entrants": both}


def _moment(text: str) -> int:
    at = datetime.fromisoformat(text)
    return int(at.timestamp()) * 10**6 + at.microsecond


LOOKS: Final[Mapping[str, Callable[["LadderFollower", SeasonCourse, Fact, Known, int], Iterator[str]]]] = {
    "ladder_joined": LadderFollower.joined,
    "challenge_made": LadderFollower.challenged,
    "challenge_answered": LadderFollower.answered,
    "entrant_withdrew": LadderFollower.left,
    "season_paused": LadderFollower.paused,
    "season_resumed": LadderFollower.resumed,
    "outage_credited": LadderFollower.credited,
    "phase_ended": LadderFollower.closed,
    "ladder_idle": LadderFollower.idle,
}
