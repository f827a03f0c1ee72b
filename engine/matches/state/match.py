"""A match as of one of its facts. Values only.

`engine.matches.state.fold` makes it, `engine.matches.decisions.moves` says what may happen next.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
from typing import Any, Final, Literal

from pydantic import TypeAdapter

from engine.ids import MatchId, PersonId
from engine.log import codec
from engine.log.codec import AnyGame, Games
from engine.log.disputes import Dispute
from engine.log.facts.offers import OfferKind, OfferMade
from engine.log.facts.rulings import HoldReason, PauseReason, StandstillReason
from engine.log.facts.start import MatchProposed
from engine.log.json_text import short_digest
from engine.log.sealing import Seal, unseen
from engine.stores.matches import Phase, Snapshot
from engine.time.clock import Clock
from engine.time.policy import Policy
from games.core import Choice, Outcome, Seat

Closing = Literal["declined", "withdrawn", "expired"]
"""The way in which an invitation comes to nothing."""

HEAD_DIGITS: Final = 16
"""Of the 64 digits of the head of a chain, those that people see."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An open question of one seat to all others, the fact `seq`; `accepted` lists who has agreed so far.

    A `substitute` is asked, too, and answers for the seat to be taken over (`replaced`).
    """

    kind: OfferKind
    seat: Seat
    back_to: int | None
    crosses_throw: bool
    accepted: tuple[Seat, ...] = ()
    substitute: PersonId | None = None
    replaced: Seat | None = None
    answers: tuple[str, ...] = ()
    seq: int = 0

    @staticmethod
    def of(fact: OfferMade, seq: int) -> "Offer":
        """Return the question that a fact asks, its number given."""
        back_to, throw, substitute = fact.back_to, fact.crosses_throw, fact.substitute
        return Offer(fact.offer, fact.seat, back_to, throw, (), substitute, fact.replaced, fact.answers, seq)


@dataclass(frozen=True, slots=True)
class Absence:
    """A player on vacation, up to and including the day `until` (ISO)."""

    seat: Seat
    until: str


@dataclass(frozen=True, slots=True)
class Former:
    """Somebody who sat here until a substitute came, and whether a turn had been played from the seat by then."""

    seat: Seat
    person: PersonId
    has_played: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """One playing of a game, as of fact `seq`.

    `state` is the game's own (None before the start), which no log may show. `position` counts every change of it and
    never goes back, so that a button knows whether it is out of date; `changes` holds, by seat, the latest position
    that changed anything for it. `moves` counts the players' actions that are in effect. `draws` is the number of the
    next draw, `fresh_draws` the first that was never used: they differ while draws are repeated after a rewind.
    `latest_actions` holds, by seat, the fact of the latest action in effect (0: none), `latest_throw` the fact of the
    latest throw, in effect or not. `answers` holds, by the numbers of their facts, the records of actions in effect
    that the game has answered, as far back as a takeback may go. `secrets` counts the secret facts. `undelivered` are
    the seats that have not got their secrets yet, `unreachable` those of them who have direct messages turned off, for
    whom the match waits since `awaited_since`, `awaited_spent` the seconds that each seat had spent of its time to
    fetch them before that (empty: none); `secret_viewers` are the persons who do not play and have looked at all
    secrets. With `has_open_notes` everybody sees the notes that the game keeps for players. `resigned` are the seats
    that have left: given up, or lost on time. `clocks` are by seat, empty where no time runs; `credited_at` is when the
    latest outage was credited. `entropies` is who has added what to the draws, `promises` who has bound themselves to
    what by its digest. `standstill` is why all clocks stand, `paused_at` since when, `escalated_at` when those who look
    after the server were told of it. `unfounded` are the persons whose latest dispute has come to nothing. `turns`
    counts the turns in effect that each seat has ended, a set-up of its own among them; `ended_at` is when the match
    was over for the first time. `closed` is how an invitation came to nothing.
    """

    id: MatchId
    seq: int
    digest: str
    phase: Phase
    proposal: MatchProposed
    joined: tuple[PersonId, ...]
    persons: tuple[PersonId, ...]
    updated_at: datetime
    started_at: datetime | None = None
    position: int = 0
    changes: tuple[int, ...] = ()
    moves: int = 0
    draws: int = 0
    fresh_draws: int = 0
    latest_actions: tuple[int, ...] = ()
    latest_throw: int = 0
    answers: tuple[tuple[int, str], ...] = ()
    offer: Offer | None = None
    outcome: Outcome | None = None
    resigned: tuple[Seat, ...] = ()
    seed: str | None = None
    secrets: int = 0
    undelivered: tuple[Seat, ...] = ()
    unreachable: tuple[Seat, ...] = ()
    awaited_since: datetime | None = None
    awaited_spent: tuple[int, ...] = ()
    secret_viewers: tuple[PersonId, ...] = ()
    entropies: tuple[tuple[PersonId, str], ...] = ()
    promises: tuple[tuple[PersonId, str], ...] = ()
    has_open_notes: bool = False
    clocks: tuple[Clock, ...] = ()
    standstill: StandstillReason | None = None
    absences: tuple[Absence, ...] = ()
    former: tuple[Former, ...] = ()
    credited_at: datetime | None = None
    dispute: Dispute | None = None
    paused_at: datetime | None = None
    escalated_at: datetime | None = None
    unfounded: tuple[PersonId, ...] = ()
    turns: tuple[int, ...] = ()
    ended_at: datetime | None = None
    closed: Closing | None = None
    state: Any = field(default=None, compare=False, repr=False)

    @property
    def head(self) -> str:
        """Return as much of the head of the chain as people copy: too much to make another log that begins alike."""
        return self.digest[:HEAD_DIGITS]

    @property
    def policy(self) -> Policy | None:
        """Return how time runs, None where it does not."""
        return self.proposal.policy

    @property
    def is_full(self) -> bool:
        """Tell whether everybody who is to play has joined."""
        return len(self.joined) == self.proposal.seats - 1

    def waits_for(self, person: PersonId) -> bool:
        """Tell whether this is an open invitation to somebody by name who has not joined yet."""
        return self.phase == "proposed" and person in self.proposal.invited and person not in self.joined

    @property
    def to_open(self) -> tuple[PersonId, ...]:
        """Return who has still to show what they have promised."""
        opened = dict(self.entropies)
        return tuple(person for person, _ in self.promises if person not in opened)

    def has_played(self, person: PersonId) -> bool:
        """Tell whether somebody plays in this match, or has played in it before a substitute came."""
        return person in self.persons or any(former.person == person for former in self.former)

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return where a person sits, None for everybody else."""
        return Seat(self.persons.index(person)) if person in self.persons else None

    def is_current(self, position: int, seat: Seat) -> bool:
        """Tell whether nothing has changed for a seat since a position."""
        return self.changes[seat] <= position <= self.position

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that still play, in order."""
        return tuple(Seat(seat) for seat in range(len(self.persons)) if seat not in self.resigned)

    def due(self, game: AnyGame) -> tuple[Seat, ...]:
        """Return the seats that are to move now, in order.

        None while the match is paused or somebody has not got their own secrets.
        """
        if self.is_blocked:
            return ()
        return tuple(sorted(game.rules.to_act(self.state)))

    def may_act(self, game: AnyGame, seat: Seat) -> bool:
        """Tell whether a seat may act now: because it is to move, or without taking a turn."""
        if self.is_blocked:
            return False
        return seat in self.due(game) or game.secrets.may_interject(self.state, seat)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that have still to answer the open offer, in order.

        For a seat to be taken over the substitute answers; who has no time left is not waited for.
        """
        offer = self.offer
        if offer is None:
            return ()
        asked = set(self.active) - {offer.seat}
        if offer.replaced is not None:
            asked = {seat for seat in asked if not self.is_late(seat)} | {offer.replaced}
        return tuple(sorted(asked.difference(offer.accepted)))

    def is_late(self, seat: Seat) -> bool:
        """Tell whether a seat has no time left and has not moved since."""
        return bool(self.clocks) and self.clocks[seat].is_out

    @property
    def pause(self) -> PauseReason | None:
        """Return why nobody may move though the match runs."""
        match self.standstill:
            case "dispute" | "moderator" as reason:
                return reason
            case _:
                return None

    @property
    def hold(self) -> HoldReason | None:
        """Return why clocks stand though everybody may move."""
        match self.standstill:
            case "unseen" | "unavailable" | "removed" as reason:
                return reason
            case _:
                return None

    @property
    def is_blocked(self) -> bool:
        """Tell whether nobody may move whatever the rules say: not running, paused, secrets still on the way."""
        return self.phase != "running" or self.pause is not None or bool(self.undelivered)

    @property
    def is_being_told(self) -> bool:
        """Tell whether somebody still has to be sent their own secrets for the first time."""
        return self.phase == "running" and len(self.undelivered) > len(self.unreachable)

    def shown(self, choices: Iterable[Choice]) -> Iterator[Choice]:
        """Yield choices as players see them: without what they bring where the match hides it."""
        return (replace(choice, notes=()) if self.proposal.hides_gain else choice for choice in choices)

    def with_dispute(self, dispute: Dispute) -> "Match":
        """Note a dispute, and of who has called whether that has come to nothing."""
        if dispute.is_open:
            return replace(self, dispute=dispute)
        others = tuple(person for person in self.unfounded if person != dispute.person)
        return replace(self, dispute=dispute, unfounded=(*others, dispute.person) if dispute.is_unfounded else others)


_MATCH: TypeAdapter[Match] = TypeAdapter(Match)


@cache
def _shape() -> str:
    """Return what a match looks like in this version, as digits; made when the first snapshot is."""
    return short_digest(_MATCH.json_schema())


class OutdatedSnapshot(Exception):
    """Another version of the program has kept the match, in a shape of its own; the log tells how the match stands."""


def state_place(match: MatchId, seq: int) -> str:
    """Return where the sealed state of a snapshot belongs."""
    return f"matches|{match}|{seq}"


def encode(game: AnyGame, match: Match, seal: Seal) -> Snapshot:
    """Return a match as the store keeps it; states of games with secrets are sealed.

    First stands the shape of its fields and of its state's.
    """
    state = None if match.state is None else codec.encode_state(game, match.state)
    if state is not None and game.has_secrets:
        state = seal.close(state, place=state_place(match.id, match.seq))
    body = f"{_shape()}{codec.state_shape(game)} {_MATCH.dump_json(replace(match, state=None)).decode()}"
    return Snapshot(match=match.id, seq=match.seq, digest=match.digest, body=body, state=state)


def decode(games: Games, snapshot: Snapshot, seal: Seal) -> Match:
    """Return the match that the store kept.

    Raises:
        OutdatedSnapshot: it was kept by a version whose matches or states look different.
    """
    shape, _, body = snapshot.body.partition(" ")
    if not shape.startswith(_shape()):
        raise OutdatedSnapshot
    match = _MATCH.validate_json(body)
    game = codec.game_of(games, match.proposal)
    if shape != f"{_shape()}{codec.state_shape(game)}":
        raise OutdatedSnapshot
    if snapshot.state is None:
        return match
    if not game.has_secrets:
        return replace(match, state=codec.decode_state(game, snapshot.state))
    with unseen():
        return replace(
            match,
            state=codec.decode_state(game, seal.open(snapshot.state, place=state_place(snapshot.match, snapshot.seq))),
        )
