"""A person's record, streaks and answering times, from the matches they have finished. Pure."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from engine.ids import PersonId, is_computer
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretTaken
from engine.log.facts.time import TimeSpent
from engine.log.facts.union import Fact
from engine.stores.matches import FinishedMatch
from games.core import Seat

K = TypeVar("K", bound=Hashable)

Result = Literal["won", "drawn", "lost"]
WITHOUT_RESULT: Final = ("void", "abandoned", "unplayed")


@dataclass(frozen=True, slots=True)
class Tally:
    """How often somebody has won, drawn and lost. First of several who share the first place counts as won."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """Return how many matches there are."""
        return self.won + self.drawn + self.lost

    def plus(self, result: Result) -> "Tally":
        """Return the tally with one more match."""
        return Tally(self.won + (result == "won"), self.drawn + (result == "drawn"), self.lost + (result == "lost"))


@dataclass(frozen=True, slots=True)
class Streak:
    """How often the same result has come in a row: at the end, and the most wins that ever did."""

    result: Result | None = None
    length: int = 0
    most_won: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """Somebody's achievements, each mapping with what was played most first.

    Attributes:
        games: by the key of the game.
        seats: by game and seat.
        opponents: by who sat at the table besides.
    """

    whole: Tally = Tally()
    games: Mapping[str, Tally] = field(default_factory=dict)
    seats: Mapping[tuple[str, Seat], Tally] = field(default_factory=dict)
    opponents: Mapping[PersonId, Tally] = field(default_factory=dict)
    streak: Streak = Streak()


def record(person: PersonId, finished: Iterable[FinishedMatch]) -> Record:
    """Return the record of a person from finished matches; those against the computer or without a result are none."""
    counted = [match for match in finished if _counts(person, match)]
    counted.sort(key=lambda match: (match.ended_at, match.match))
    results = [(match, _result(person, match)) for match in counted]

    def tally(keys: Callable[[FinishedMatch], Sequence[K]]) -> Mapping[K, Tally]:
        found: dict[K, Tally] = {}
        for match, result in results:
            for key in keys(match):
                found[key] = found.get(key, Tally()).plus(result)
        return dict(sorted(found.items(), key=lambda item: -item[1].played))

    return Record(
        whole=tally(lambda _: ("",)).get("", Tally()),
        games=tally(lambda match: (match.game,)),
        seats=tally(lambda match: ((match.game, Seat(match.persons.index(person))),)),
        opponents=tally(lambda match: [opponent for opponent in match.persons if opponent != person]),
        streak=_streak([result for _, result in results]),
    )


def _counts(person: PersonId, one: FinishedMatch) -> bool:
    is_between_people = person in one.persons and not any(map(is_computer, one.persons))
    return is_between_people and one.outcome.reason not in WITHOUT_RESULT


def _result(person: PersonId, one: FinishedMatch) -> Result:
    if one.outcome.is_draw:
        return "drawn"
    return "won" if one.persons.index(person) in one.outcome.winners else "lost"


def _streak(results: Sequence[Result]) -> Streak:
    most, length, latest = 0, 0, None
    for result in results:
        length = length + 1 if result == latest else 1
        latest = result
        if result == "won":
            most = max(most, length)
    return Streak(latest, length, most)


@dataclass(frozen=True, slots=True)
class Answers:
    """How many actions somebody took while a clock ran, and in how many seconds together."""

    actions: int = 0
    seconds: int = 0

    def plus(self, other: "Answers") -> "Answers":
        """Return both together."""
        return Answers(self.actions + other.actions, self.seconds + other.seconds)

    @property
    def mean(self) -> int | None:
        """Return the mean in seconds, None without any."""
        return self.seconds // self.actions if self.actions else None


def answers(person: PersonId, facts: Iterable[Fact]) -> Answers:
    """Return the answers of a person in a match; none where no clock ran, and what others did on the seat is theirs."""
    spent: dict[Seat, int] = {}
    found = Answers()
    for fact in facts:
        match fact:
            case TimeSpent(seat=seat, seconds=seconds):
                spent[seat] = spent.get(seat, 0) + seconds
            case ActionTaken(seat=seat, person=who) | SecretTaken(seat=seat, person=who):
                seconds = spent.pop(seat, 0)
                if who == person and seconds:
                    found = found.plus(Answers(1, seconds))
            case _:
                pass
    return found
