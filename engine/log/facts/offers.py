"""Facts of offers of players to each other, and of the answers to them."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from games.core import Seat

OfferKind = Literal["draw", "takeback", "abandon", "substitute", "open_notes"]


@dataclass(frozen=True, slots=True)
class OfferMade:
    """A player asks for a draw, a takeback of their latest turn, an end without winner, a substitute, or open notes.

    For a takeback `back_to` is the number of the last fact that stays, `crosses_throw` says whether dice have been
    thrown since then, and `answers` are the records of the actions since then that the game has answered. For a
    substitute `substitute` is who would take over, and `replaced` which seat.
    """

    kind: Literal["offer_made"]
    offer: OfferKind
    seat: Seat
    person: PersonId
    back_to: int | None
    crosses_throw: bool
    substitute: PersonId | None
    replaced: Seat | None
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfferAnswered:
    """A player agrees to an offer or declines it; a substitute answers for the seat to be taken over."""

    kind: Literal["offer_answered"]
    offer: OfferKind
    seat: Seat
    person: PersonId
    is_accepted: bool


@dataclass(frozen=True, slots=True)
class OfferCancelled:
    """The one who made an offer takes it back."""

    kind: Literal["offer_cancelled"]
    offer: OfferKind
    seat: Seat
    person: PersonId


OfferFact = OfferMade | OfferAnswered | OfferCancelled
