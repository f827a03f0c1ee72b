"""The evidence put in order: each match commit by commit, each person's choices over time, who was away."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Generic, TypeVar

from engine.ids import MatchId, PersonId
from engine.log.chain import Entry
from engine.log.facts.codec import decode_fact
from engine.log.facts.union import Fact
from engine.log.sealing import Seal
from engine.matches.state.fold import fold
from engine.matches.state.match import Match
from engine.people.preferences import Person, Server, Vacation
from engine.seasons.service.store import SeasonCommit
from engine.stores.matches import Commit
from games.registry import GAMES
from tests.simulation.ledger import Diary
from tests.simulation.walk import ClockSettings, Stretch, life_of

T = TypeVar("T")

EVER: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that must not be: a word for what, and where it was seen."""

    what: str
    where: str


@dataclass(frozen=True, slots=True)
class Change:
    """One commit of a match: the facts, and the match before and after each of them."""

    at: datetime
    before: Match | None
    steps: tuple[tuple[Fact, Match], ...]

    @property
    def after(self) -> Match:
        """Return the match after the commit."""
        return self.steps[-1][1]


@dataclass
class Course(Generic[T]):
    """A value over time."""

    values: list[tuple[datetime, T]]

    @property
    def changes(self) -> Sequence[datetime]:
        """Return when it changed after it was set first."""
        return [at for at, _ in self.values[2:]]

    def at(self, time: datetime) -> T:
        """Return what it was at a time; what changes at this time has changed."""
        return self.values[bisect_right(self.values, time, key=lambda each: each[0]) - 1][1]

    def set(self, time: datetime, value: T) -> None:
        """Note that it changes."""
        self.values.append((time, value))


@dataclass
class Records:
    """Everything that was written, by match and by person."""

    changes: dict[MatchId, list[Change]] = field(default_factory=dict)
    persons: dict[PersonId, Course[Person]] = field(default_factory=dict)
    vacations: dict[PersonId, Course[tuple[Vacation, ...]]] = field(default_factory=dict)
    mutes: dict[tuple[PersonId, MatchId], Course[bool]] = field(default_factory=dict)

    def person(self, person: PersonId) -> Course[Person]:
        """Return the choices of a person."""
        return self.persons.setdefault(person, Course([(EVER, Person(person))]))

    def away(self, person: PersonId) -> Course[tuple[Vacation, ...]]:
        """Return the vacations of a person, as they were known at each time."""
        return self.vacations.setdefault(person, Course([(EVER, ())]))

    def mute(self, person: PersonId, match: MatchId) -> Course[bool]:
        """Return whether a person wants to hear nothing of a match."""
        return self.mutes.setdefault((person, match), Course([(EVER, False)]))

    def life(self, person: PersonId) -> tuple[Stretch, ...]:
        """Return what decided over time when the clocks of a person stood still."""
        choices, away = self.person(person), self.away(person)
        times = sorted({at for at, _ in (*choices.values, *away.values)})
        return life_of([(at, _habits(choices.at(at), away.at(at))) for at in times])


def _habits(person: Person, away: Sequence[Vacation]) -> ClockSettings:
    vacations = tuple((vacation.first, vacation.last, vacation.zone) for vacation in away)
    return ClockSettings(person.zone or "UTC", person.sleep, person.night_taken, vacations)


def records_of(diary: Diary, seal: Seal) -> Records:
    """Return the records that a diary makes."""
    records, commits = Records(), defaultdict[MatchId, list[tuple[datetime, Commit]]](list)
    for line in diary.lines:
        match line.what, line.given:
            case "append", (Commit() as commit,):
                commits[commit.snapshot.match].append((line.at, commit))
            case "save_person", (Person() as person,):
                records.person(person.id).set(line.at, person)
            case "save_vacation", (Vacation() as vacation,):
                others = [each for each in records.away(vacation.person).at(line.at) if each.first != vacation.first]
                records.away(vacation.person).set(line.at, (*others, vacation))
            case "delete_vacation", (Vacation() as vacation,):
                others = [each for each in records.away(vacation.person).at(line.at) if each.first != vacation.first]
                records.away(vacation.person).set(line.at, tuple(others))
            case ("mute" | "unmute") as what, (person, match_id):
                records.mute(person, match_id).set(line.at, what == "mute")
            case "append", (SeasonCommit(matches=begun),):
                for commit in begun:
                    commits[commit.snapshot.match].append((line.at, commit))
            case "save_server", (Server(),):
                pass
            case _:
                raise AssertionError(line)
    for match_id, written in commits.items():
        records.changes[match_id] = list(_changes(written, seal))
    return records


def _changes(written: Sequence[tuple[datetime, Commit]], seal: Seal) -> Iterator[Change]:
    entries: list[Entry] = [entry for _, commit in written for entry in commit.entries]
    matches: Sequence[Any] = fold(GAMES, entries, seal=seal)
    done = 0
    for at, commit in written:
        steps = tuple((decode_fact(entry.body), matches[done + number]) for number, entry in enumerate(commit.entries))
        yield Change(at, matches[done - 1] if done else None, steps)
        done += len(commit.entries)
