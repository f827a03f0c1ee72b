"""Deadlines of a season that were missed; tools/verify finds what was done too early.

Duties follow from the rules (docs/leagues.md) and from the season as tools/verify has followed it. A duty that is
still there a minute after its time is late, unless nobody could reach the bot.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Final

from tests.simulation.league.followed import INSTANT, FollowedSeason, Said
from tests.simulation.records import Fault
from tools.verify.log import EPOCH
from tools.verify.seasons.calendar import half_time
from tools.verify.seasons.claims import rounds_of
from tools.verify.seasons.kinds import BY_ROUNDS, WHOLE_ROUNDS, format_of
from tools.verify.seasons.knockout import cup_of
from tools.verify.seasons.matches import PLAYED
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending

MINUTE: Final = timedelta(minutes=1)
GRACE: Final = {name: timedelta(minutes=3) for name in ("open", "stage", "places", "end", "meetings")} | {
    "fixture": timedelta(minutes=6)
}
"""Matches start in batches, and some duties wait for others; everything else takes less than a minute."""
SHORT: Final = timedelta(minutes=2)
SLACK: Final = timedelta(seconds=150)
PAYS: Final = frozenset({"sign_up_opened", "divisions_drawn", "season_started", "overtime_began", "season_closed"})
"""Facts that begin another part of the season, which owes nothing for earlier outages."""
QUESTIONS: Final = frozenset({"standby_asked", "challenge_made"})
STEPS: Final = PLAYED | {"chance_drawn", "secret_drawn", "player_resigned"}
"""Facts that pass the turn on; only a move counts as one, so that a resignation ends no wait."""
UNCLEAR: Final = frozenset({"delivery_failed", "match_paused", "match_rewound", "clocks_held", "player_replaced"})
"""Facts after which a match may have waited for others, or for nobody, for a while."""
PAIR: Final = 2
STRUCK: Final = frozenset({"removed", "moved"})
"""Ways to leave after which nobody takes the place over."""
Span = tuple[datetime, datetime]
Results = Mapping[int, Ending]
Due = Iterator[tuple[str, datetime]]


@dataclass(frozen=True, slots=True)
class Absence:
    """Spans of time in which the bot could not do its work, in order.

    Attributes:
        outages: the bot was away, cut off, or waited for an answer that never came; shorter lives than a second
            between two of them do not count.
        gaps: the bot was away or cut off, each time by itself.
        troubles: outages, and the times in which Discord failed.
    """

    outages: Sequence[Span]
    gaps: Sequence[Span]
    troubles: Sequence[Span]


class Deadlines:
    """Goes through one season; `late` are the seconds by which everything was late that was due."""

    def __init__(self, season: FollowedSeason, seasons: Mapping[str, FollowedSeason], absence: Absence) -> None:
        self._season, self._seasons, self._absence = season, seasons, absence
        self._before = seasons.get(str(season.founded["previous"]))
        self.faults: list[Fault] = []
        self.late: list[float] = []
        self._duties: dict[str, datetime] = {}
        self._blamed = set[tuple[str, datetime]]()
        self._until: dict[str, datetime] = {}
        self._credits: list[Span] = []
        self._waits = list(self._long_waits())
        self._paid = season.facts[0].at

    def go_through(self, end: datetime) -> None:
        """Go through everything; what is still due at the end of the simulation is late, too."""
        facts = iter([*self._season.facts, None])
        said = next(facts)
        for at in self._season.moments:
            self._look_for_late(at)
            while said is not None and said.at == at:
                self._apply(said)
                said = next(facts)
            self._renew(self._season.at(at), at)
        self._look_for_late(end)

    def could(self, at: datetime, name: str = "") -> datetime:
        """Return when the bot was able to do what was to be done at a time.

        Fixtures start only while Discord tells how many threads there are.
        """
        for begun, ended in self._absence.troubles if name.startswith("fixture") else self._absence.outages:
            if begun - SHORT <= at < ended:
                at = ended
        return at

    def _look_for_late(self, now: datetime) -> None:
        for name, at in self._duties.items():
            due = self.could(at, name)
            if due + GRACE.get(name.split()[0], MINUTE) < now and (name, at) not in self._blamed:
                self._blamed.add((name, at))
                self.faults.append(
                    Fault(f"late: {name.split()[0]}", f"{self._season.id} {now:%m-%d %H:%M:%S}: {name} due at {at}")
                )

    def _renew(self, state: SeasonCourse, now: datetime) -> None:
        """Work out what is due from now on; a duty without a time of its own keeps the time at which it arose."""
        due = dict(self._due(state, now)) if not state.is_paused else {}
        done = (self.could(at, name) for name, at in self._duties.items() if name not in due)
        self.late += [(now - at).total_seconds() for at in done if at <= now]
        self._duties = {name: self._duties.get(name, at) if at == now else at for name, at in due.items()}

    # What a fact changes for what is due

    def _apply(self, said: Said) -> None:
        self._count_outages(said)
        if said.kind in QUESTIONS:
            number = said.fact["challenge"] if said.kind == "challenge_made" else said.fact["person"]
            self._until[f"{said.kind} {number}"] = datetime.fromisoformat(said.fact["until"])
        if said.kind == "challenge_answered":
            self._until.pop(f"challenge_made {said.fact['challenge']}", None)
        if said.kind in {"standby_declined", "entrant_replaced"}:
            self._until.pop(f"standby_asked {said.fact['person']}", None)
        if said.kind in PAYS:
            self._paid = said.at

    def _count_outages(self, said: Said) -> None:
        """Compare what is given back with how long nobody could reach the bot since the last time."""
        gaps = [ended - begun for begun, ended in self._absence.gaps if self._paid < ended <= said.at]
        owed = sum((gap for gap in gaps if gap > SHORT), timedelta())
        most = sum((gap + SLACK for gap in gaps), timedelta())
        where = f"{self._season.id} #{said.seq}"
        if said.kind == "outage_credited":
            begun, ended = (datetime.fromisoformat(said.fact[name]) for name in ("begun", "ended"))
            if not owed - SLACK <= ended - begun <= most + SLACK:
                self.faults.append(Fault("outage", f"{where}: given back {ended - begun}, it was {owed}"))
            self._credits.append((begun, ended))
            self._until = {name: at + (ended - begun) for name, at in self._until.items()}
        elif owed > SLACK and self._owes_time(said):
            self.faults.append(Fault("outage", f"{where}: {owed} not given back"))
        else:
            return
        self._paid = said.at

    def _owes_time(self, said: Said) -> bool:
        """Tell whether the bot was back long enough to have given time back."""
        last = max((ended for _, ended in self._absence.gaps if ended <= said.at), default=said.at)
        then = self._season.states[max(0, said.seq - 2)]
        is_going_on = then.until is not None and then.phase not in {"closed", "archived", "cancelled"}
        return is_going_on and last + MINUTE < said.at

    # What is due

    def _due(self, state: SeasonCourse, now: datetime) -> Due:
        """Yield each duty and the time at which it is due; duties without one are due from now on."""
        until = None if state.until is None else EPOCH + state.until * INSTANT
        if format_of(state.rules) == "pentathlon":
            yield from self._due_in_pentathlon(state, until, now)
        elif state.phase == "open" and until is not None:
            over_at = until if self._before is None else self._before.over_at
            if over_at is not None and (self._before is None or over_at <= now):
                yield "open", max(until, over_at)
        elif state.phase in {"drawn", "closed"} and until is not None:
            yield state.phase, until
        elif state.phase in {"running", "overtime"}:
            yield from self._due_while_playing(state, until, now)

    def _due_in_pentathlon(self, state: SeasonCourse, until: datetime | None, now: datetime) -> Due:
        stages, number = state.stages, len(state.stages.seasons)
        if state.phase == "open" and until is not None:
            yield "open", until
        if state.phase != "running":
            return
        if number == len(stages.settled):
            yield ("end" if number == len(state.rules["own"]["stages"]) else f"stage {number + 1}"), now
        for at, season in stages.seasons.items():
            over_at = self._seasons[season].over_at
            if at not in stages.settled and over_at is not None:
                yield f"places {at}", max(over_at, self._season.facts[0].at)

    def _due_while_playing(self, state: SeasonCourse, until: datetime | None, now: datetime) -> Due:
        results = self._season.results(state, now)
        open_ = sorted(_open(state, results), key=lambda number: (state.fixtures[number]["round"], number))
        if open_ and until is not None:
            yield state.phase, until
        yield from ((f"silent {one}", EPOCH + at * INSTANT) for one, at in state.asked.items())
        yield from self._due_answers(state)
        asked_about, candidates = state.offered, {one: _candidates(state, one, results) for one in state.left}
        busy = {person for one, person in asked_about.items() if one in state.left}
        yield from (
            (f"standby {one}", now) for one, who in candidates.items() if one not in asked_about and {*who} - busy
        )
        yield from ((f"fixture {number}", now) for number in _startable(state, open_, results))
        if format_of(state.rules) == "knockout":
            yield from _due_in_bracket(state, results, now)
        elif not open_ and not asked_about and not any(candidates.values()):
            yield from _due_next(state, now)
        yield from self._due_questions(state, results, now)

    def _due_answers(self, state: SeasonCourse) -> Due:
        """Yield until when somebody has time to answer who was challenged, or asked to take a place."""
        asked = {f"standby_asked {person}" for person in state.offered.values()}
        both = {f"challenge_made {fact['challenge']}": fact for _, fact in state.climbed if "opponent" in fact}
        for name, at in self._until.items():
            fact = both.get(name)
            if name in asked or (
                fact is not None and state.left.keys().isdisjoint((fact["entrant"], fact["opponent"]))
            ):
                yield name, at

    # Who is asked whether they go on

    def _due_questions(self, state: SeasonCourse, results: Results, now: datetime) -> Due:
        """Yield who is to be asked: from half-time on, who has let a match wait for long, or lost it on time."""
        if format_of(state.rules) in {"ladder", "teams"} or state.started_at is None:
            return
        begins = state.started_at if format_of(state.rules) in BY_ROUNDS else half_time(state)
        silence = timedelta(days=state.rules["silent_days"])
        for one, persons in state.entrants.items():
            if (
                one in state.asked
                or one in state.confirmed
                or one in state.left
                or not _has_to_play(state, one, results)
            ):
                continue
            waits = [(since + self._lost(since, now), end) for since, end, who in self._waits if who == persons[-1]]
            times = [since + silence for since, end in waits if since + silence <= end and now < end]
            times += [EPOCH + at * INSTANT for at in self._vanished(state, one, results)]
            if times:
                yield f"ask {one}", max(EPOCH + begins * INSTANT, min(times), self._duties.get(f"ask {one}", now))

    def _vanished(self, state: SeasonCourse, one: int, results: Results) -> Iterator[int]:
        """Yield since when somebody has lost matches on time, and ended none in another way."""
        since: int | None = None
        own = [(ending.moment, at) for at, ending in results.items() if one in state.fixtures[at]["entrants"]]
        for at, number in sorted(own):
            is_late = state.fixtures[number]["entrants"].index(one) in results[number].late
            since = (at if since is None else since) if is_late else None
        if since is not None and len(state.entrants[one]) == 1:
            yield since

    def _lost(self, since: datetime, now: datetime) -> timedelta:
        """Return how much time was given back for outages in which people could do nothing."""
        spans = (min(ended, now) - max(begun, since) for begun, ended in self._credits)
        return sum((span for span in spans if span > timedelta()), timedelta())

    def _long_waits(self) -> Iterator[tuple[datetime, datetime, int]]:
        """Yield from when to when matches have waited for whom, where it was for as long as somebody may be silent."""
        least = timedelta(days=self._season.last.rules["silent_days"])
        for match in self._season.matches.played.values():
            kinds = [row["fact"]["kind"] for row in match.log.rows]
            last = match.ended[0] if match.ended else len(kinds) + 1
            stepped = [seq for seq, kind in enumerate(kinds[: last - 1], 1) if kind in STEPS]
            times = [*(EPOCH + at * INSTANT for at in match.moments), datetime.max.replace(tzinfo=UTC)]
            for seq, after in pairwise([*stepped, last]):
                is_long = kinds[seq - 1] != "player_resigned" and times[after - 1] - times[seq - 1] > least
                if is_long and UNCLEAR.isdisjoint(kinds):
                    due = match.course.rules.game.rules.to_act(match.course.points[seq].state)
                    yield from ((times[seq - 1], times[after - 1], match.persons[seat]) for seat in due if seat >= 0)


# What is due while matches are played


def _open(state: SeasonCourse, results: Results) -> Iterator[int]:
    """Yield the fixtures that have no ending and need one."""
    for number, fixture in state.fixtures.items():
        left = [state.left[one][0] for one in fixture["entrants"] if one in state.left]
        is_decided = bool(left) if len(fixture["entrants"]) == PAIR else not STRUCK.isdisjoint(left)
        if number not in results and not is_decided:
            yield number


def _has_to_play(state: SeasonCourse, one: int, results: Results) -> bool:
    """Tell whether somebody has fixtures that no match and no ruling has decided."""
    return any(one in each["entrants"] and number not in results for number, each in state.fixtures.items())


def _candidates(state: SeasonCourse, one: int, results: Results) -> list[int]:
    """Return who may still be asked to take the place of somebody who has left; nobody in overtime."""
    if state.left[one][0] in STRUCK or state.phase == "overtime" or not _has_to_play(state, one, results):
        return []
    return [person for person in state.standby if (person, one) not in state.declined]


def _startable(state: SeasonCourse, open_: Sequence[int], results: Results) -> Iterator[int]:
    """Yield the fixtures that are to be started now, by round, as far as people have room."""
    running = [number for number in state.matches if number not in results]
    busy = Counter(one for number in running for one in state.fixtures[number]["entrants"])
    for number in open_:
        players = state.fixtures[number]["entrants"]
        limits = [[each for each in (state.rules["at_once"], state.wishes.get(one, 0)) if each] for one in players]
        is_full = any(own and busy[one] >= min(own) for one, own in zip(players, limits, strict=True))
        seats = state.lineups.get(number) if format_of(state.rules) == "teams" else [[one] for one in players]
        is_seated = seats is not None and all(each[-1] is not None for each in seats)
        if number not in state.matches and is_seated and not is_full and state.left.keys().isdisjoint(players):
            busy.update(players)
            yield number


def _due_in_bracket(state: SeasonCourse, results: Results, now: datetime) -> Due:
    """Yield that meetings are to be made of which both sides are known, or the end."""
    if len(state.divisions[0]) >= PAIR:
        bracket = cup_of(state, results).bracket()
        if missing := bracket.due().keys() - state.fixtures.keys():
            yield f"meetings {min(missing)}", now
        if bracket.is_over:
            yield "close", now


def _due_next(state: SeasonCourse, now: datetime) -> Due:
    """Yield the next round, or the end, where everything is decided; a ladder ends when somebody ends it."""
    drawn = max((each["round"] for each in state.fixtures.values()), default=0)
    is_left = any(sum(one not in state.left for one in group) >= PAIR for group in state.divisions)
    if format_of(state.rules) in WHOLE_ROUNDS and is_left and drawn < rounds_of(state):
        yield f"round {drawn + 1}", now
    elif format_of(state.rules) != "ladder":
        yield "close", now
