"""Facts of play, up to the end of a match."""

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

from engine.ids import PersonId
from games.core import Outcome, Seat


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A player has moved; `line` is the canonical record of it, with what its result has shown to everybody.

    `is_planned` tells that the player had planned it as the answer to the action before.
    """

    kind: Literal["action_taken"]
    seat: Seat
    person: PersonId
    action: JsonValue
    line: str
    is_planned: bool


@dataclass(frozen=True, slots=True)
class TurnTakenBack:
    """By consent the position is again the one after fact `back_to`; what came since stays in the log.

    Draws are not repeated: the next throw uses fresh numbers. `crosses_throw` records that both knew of the dice.
    """

    kind: Literal["turn_taken_back"]
    back_to: int
    crosses_throw: bool


@dataclass(frozen=True, slots=True)
class NotesOpened:
    """By agreement everybody may see the notes that the game keeps for players, from now on and of all the past."""

    kind: Literal["notes_opened"]


@dataclass(frozen=True, slots=True)
class PlayerResigned:
    """A player gives up."""

    kind: Literal["player_resigned"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player has left the season that the match belongs to, and nobody has taken the place."""

    kind: Literal["player_left"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class FixtureLapsed:
    """The season that the match belongs to is over; the match ends as it stands, unplayed."""

    kind: Literal["fixture_lapsed"]


@dataclass(frozen=True, slots=True)
class MatchLapsed:
    """A match ends without a winner: nobody moved against the computer, or could see it (`unseen`), for too long."""

    kind: Literal["match_lapsed"]
    reason: Literal["untouched", "unseen"]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    kind: Literal["match_ended"]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """Somebody takes over a seat; `by` is the moderator who decided it, None where all agreed."""

    kind: Literal["player_replaced"]
    seat: Seat
    before: PersonId
    after: PersonId
    by: PersonId | None
    note: str


PlayFact = (
    ActionTaken
    | TurnTakenBack
    | NotesOpened
    | PlayerResigned
    | PlayerLeft
    | FixtureLapsed
    | MatchLapsed
    | MatchEnded
    | PlayerReplaced
)
