"""How long somebody takes to answer, from the logs of matches: by the clocks, which stand while people sleep. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.ids import PersonId
from engine.log.facts import ActionTaken, Fact, SecretTaken
from engine.log.time_facts import TimeSpent
from games.core import Seat


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
