"""Beliefs of the people around a match: told only of what they did, they say what the engine must answer.

Written from the rules of matches, not from the engine: who is to move comes from the game, all else from here.
"""

from dataclasses import dataclass, field

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.facts.offers import OfferKind
from engine.matches.errors import (
    AlreadyIn,
    HasResigned,
    MatchIsPaused,
    NoOffer,
    NotAPlayer,
    NothingToTakeBack,
    NotInvited,
    NotTheProposer,
    NotYourTurn,
    OfferExists,
    StalePosition,
    WrongPhase,
)
from engine.moderation.errors import NoRewind, NotPaused, PlaysInMatch
from engine.stores.matches import Phase

Answer = type[Refusal] | None


@dataclass
class Move:
    """A line that is in effect, and how many throws there were before it."""

    person: PersonId
    line: str
    throws: int


@dataclass
class Asked:
    """An open offer and who has agreed."""

    kind: OfferKind
    person: PersonId
    agreed: set[PersonId] = field(default_factory=set)


@dataclass
class Belief:
    """What is believed of one match; methods named `may_` say which refusal is due, None if the request is right."""

    by: PersonId
    named: list[PersonId]
    seats: int
    phase: Phase = "proposed"
    players: list[PersonId] = field(default_factory=list)
    gone: list[PersonId] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    throws: int = 0
    safe: int = 0
    asked: Asked | None = None
    position: int = 0
    is_paused: bool = False
    has_repeats: bool = False

    def __post_init__(self) -> None:
        self.players = [self.by]

    @property
    def others(self) -> set[PersonId]:
        """Return who must agree to the open offer and has not."""
        assert self.asked
        return set(self.players) - set(self.gone) - {self.asked.person} - self.asked.agreed

    def latest(self, person: PersonId) -> int | None:
        """Return the index of a person's latest move that can be taken back."""
        own = [index for index, move in enumerate(self.moves) if move.person == person and index >= self.safe]
        return own[-1] if own else None

    # Before the start

    def may_join(self, person: PersonId) -> Answer:
        if self.phase != "proposed":
            return WrongPhase
        if person in self.players:
            return AlreadyIn
        kept = set(self.named) - set(self.players)
        return None if person in kept or len(self.players) + len(kept) < self.seats else NotInvited

    def may_decline(self, person: PersonId) -> Answer:
        if self.phase != "proposed":
            return WrongPhase
        has_joined = person in self.players and person != self.by
        return None if person in self.named or has_joined else NotInvited

    def may_withdraw(self, person: PersonId) -> Answer:
        if self.phase != "proposed":
            return WrongPhase
        return None if person == self.by else NotTheProposer

    # While it runs

    def may_act(self, person: PersonId) -> Answer:
        if self.phase != "running":
            return WrongPhase
        if person not in self.players:
            return NotAPlayer
        return HasResigned if person in self.gone else None

    def may_move(self, person: PersonId, due: PersonId | None, position: int | None) -> Answer:
        if refusal := self.may_act(person):
            return refusal
        if position not in {None, self.position}:
            return StalePosition
        if self.is_paused:
            return MatchIsPaused
        return None if person == due else NotYourTurn

    def may_offer_draw(self, person: PersonId) -> Answer:
        if refusal := self.may_act(person):
            return refusal
        if self.asked and self.asked.kind == "draw" and self.asked.person != person:
            return self.may_answer(person, "draw")
        return OfferExists if self.asked else None

    def may_offer_takeback(self, person: PersonId) -> Answer:
        if refusal := self.may_act(person):
            return refusal
        if self.latest(person) is None:
            return NothingToTakeBack
        return OfferExists if self.asked else None

    def may_answer(self, person: PersonId, kind: OfferKind) -> Answer:
        if refusal := self.may_act(person):
            return refusal
        return None if self.asked and self.asked.kind == kind and person in self.others else NoOffer

    def may_cancel(self, person: PersonId) -> Answer:
        if refusal := self.may_act(person):
            return refusal
        return None if self.asked and self.asked.person == person else NoOffer

    # Moderators

    def may_moderate(self, person: PersonId) -> Answer:
        if self.phase != "running":
            return WrongPhase
        return PlaysInMatch if person in self.players else None

    def may_pause(self, person: PersonId) -> Answer:
        return self.may_moderate(person) or (MatchIsPaused if self.is_paused else None)

    def may_resume(self, person: PersonId) -> Answer:
        return self.may_moderate(person) or (None if self.is_paused else NotPaused)

    def may_rewind(self, person: PersonId, *, is_same: bool) -> Answer:
        return self.may_moderate(person) or (NoRewind if is_same else None)

    # What follows

    def moved(self, person: PersonId, line: str, throws: int) -> None:
        """Believe a move and the throws that followed it; who agreed to one's own offer is asked again."""
        self.moves.append(Move(person, line, self.throws))
        self.threw(throws)
        self.position += 1
        if self.asked and (self.asked.kind == "takeback" or self.asked.person != person):
            self.asked = None
        elif self.asked:
            self.asked.agreed.clear()

    def threw(self, throws: int) -> None:
        """Believe throws."""
        self.throws += throws
        self.position += throws

    def resigned(self, person: PersonId) -> None:
        """Believe that somebody has left for good; where two are left to play on, the position is another."""
        self.gone.append(person)
        self.position += len(self.players) - len(self.gone) > 1
        self.asked = None
        self.safe = len(self.moves)

    def agreed(self, person: PersonId) -> None:
        """Believe that somebody agrees; the last one to do so carries the offer out."""
        assert self.asked
        self.asked.agreed.add(person)
        if self.others:
            return
        if self.asked.kind == "draw":
            self.ended()
            return
        latest = self.latest(self.asked.person)
        del self.moves[latest:]
        self.asked = None
        self.position += 1

    def rewound(self, earlier: "Belief", *, repeats: bool) -> None:
        """Believe what was believed then; who had resigned since is back, and what was thrown was thrown."""
        self.moves, self.gone, self.safe = list(earlier.moves), list(earlier.gone), earlier.safe
        self.asked = None
        self.position += 1
        self.has_repeats |= repeats

    def ended(self) -> None:
        """Believe that the match is over."""
        self.phase = "over"
        self.asked = None
