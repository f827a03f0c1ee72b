"""What a viewer sees of Colliding Circles: everything, with what follows from it worked out for showing."""

from dataclasses import dataclass

from games.core import Note, Outcome, Seat


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die on the board."""

    field: str
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class CircleSeen:
    """A complete circle: its centre, who owns it, wolf, fox or goose, and its points."""

    centre: str
    owner_seat: Seat
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class StepSeen:
    """One step of the latest turn: `way` leads from the source over all fields to the target (placements: one field).

    A rethrow has an empty way; `value` is the die's value at the end of the step.
    """

    kind: str
    way: tuple[str, ...]
    value: int


@dataclass(frozen=True, slots=True)
class View:
    """A position as shown; `hands` descending, `fresh` the indices of the dice in each hand that were just thrown."""

    dice: tuple[DieSeen, ...]
    circles: tuple[CircleSeen, ...]
    holes: tuple[str, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    fresh: tuple[tuple[int, ...], tuple[int, ...]]
    pools: tuple[int, int]
    scores: tuple[int, int]
    to_move: Seat | None
    turn: int
    quiet_turns: int
    last_seat: Seat | None
    last_steps: tuple[StepSeen, ...]
    outcome: Outcome | None

    def text(self) -> str:
        """Return the board as plain characters."""
        raise NotImplementedError

    def notes(self) -> tuple[Note, ...]:
        """Return what a description of the picture says, most important first."""
        raise NotImplementedError
