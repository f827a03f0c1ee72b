"""A match: the fold of its facts. Values only; what may happen next is decided in `engine.decisions`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

from engine import codec
from engine.codec import AnyGame, Games
from engine.facts import (
    ActionTaken,
    ChanceDrawn,
    DeliveryFailed,
    Draw,
    EntropyAdded,
    Fact,
    InvitationDeclined,
    InvitationWithdrawn,
    MatchEnded,
    MatchId,
    MatchProposed,
    MatchStarted,
    OfferAnswered,
    OfferCancelled,
    OfferKind,
    OfferMade,
    PersonId,
    PersonJoined,
    PlayerResigned,
    SecretDrawn,
    SecretsDelivered,
    SecretsLookedAt,
    SecretsOpened,
    SecretTaken,
    SeedOpened,
    TurnTakenBack,
)
from engine.sealing import NO_SEAL, Seal, reveal, unseen
from engine.store import Entry, Phase, Snapshot
from games.core import CHANCE, Moment, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """An open question of one seat to all others; `accepted` lists who has agreed so far."""

    kind: OfferKind
    seat: Seat
    back_to: int | None
    crosses_throw: bool
    accepted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """One playing of a game, as of fact `seq`.

    `state` is the game's own (None before the start). `position` counts every change of it and never goes back, so that
    a button knows whether it is out of date; `moves` counts the players' actions that are in effect. `draws` is the
    number of the next draw. `latest_actions` holds, by seat, the fact of the latest action in effect (0: none),
    `latest_throw` the fact of the latest throw, in effect or not. `secrets` counts the secret facts. `untold` are the
    seats that have not got their secrets yet, `unreachable` those of them who take no direct messages; `lookers` are
    the persons who do not play and have looked at all secrets; `entropies` is who has added what to the draws.
    """

    id: MatchId
    seq: int
    digest: str
    phase: Phase
    proposal: MatchProposed
    joined: tuple[PersonId, ...]
    persons: tuple[PersonId, ...]
    updated_at: datetime
    commitment: str | None = None
    started_at: datetime | None = None
    position: int = 0
    moves: int = 0
    draws: int = 0
    latest_actions: tuple[int, ...] = ()
    latest_throw: int = 0
    offer: Offer | None = None
    outcome: Outcome | None = None
    resigned: tuple[Seat, ...] = ()
    seed: str | None = None
    secrets: int = 0
    untold: tuple[Seat, ...] = ()
    unreachable: tuple[Seat, ...] = ()
    lookers: tuple[PersonId, ...] = ()
    entropies: tuple[tuple[PersonId, str], ...] = ()
    state: Any = field(default=None, compare=False)

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return where a person sits, None for everybody else."""
        return Seat(self.persons.index(person)) if person in self.persons else None

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that still play, in order."""
        return tuple(Seat(seat) for seat in range(len(self.persons)) if seat not in self.resigned)

    def due(self, game: AnyGame) -> tuple[Seat, ...]:
        """Return the seats that are to move now, in order; none while somebody has not got the own secrets."""
        if self.phase != "running" or self.untold:
            return ()
        return tuple(sorted(game.to_act(self.state)))

    def may_act(self, game: AnyGame, seat: Seat) -> bool:
        """Tell whether a seat may act now: because it is to move, or without taking a turn."""
        if self.phase != "running" or self.untold:
            return False
        return seat in self.due(game) or game.may_interject(self.state, seat)

    @property
    def is_being_told(self) -> bool:
        """Tell whether somebody still has to be sent the own secrets for the first time."""
        return self.phase == "running" and len(self.untold) > len(self.unreachable)


def begin(entry: Entry, proposal: MatchProposed) -> Match:
    """Return the match after its first fact."""
    return Match(
        id=entry.match,
        seq=entry.seq,
        digest=entry.digest,
        phase="proposed",
        proposal=proposal,
        joined=(),
        persons=(),
        updated_at=entry.at,
        commitment=proposal.commitment,
    )


def step(
    game: AnyGame, match: Match, entry: Entry, fact: Fact, *, earlier: Match | None = None, seal: Seal = NO_SEAL
) -> Match:
    """Return the match after one more fact.

    Args:
        game: the rules of this match.
        match: the match after the fact before.
        entry: the row of the log that holds the fact.
        fact: the fact.
        earlier: for `TurnTakenBack` only: the match after fact `back_to`.
        seal: what opens the match's secrets.
    """
    match = replace(match, seq=entry.seq, digest=entry.digest, updated_at=entry.at)
    match fact:
        case PersonJoined(person=person):
            return replace(match, joined=(*match.joined, person))
        case EntropyAdded(person=person, entropy=entropy):
            return replace(match, entropies=(*match.entropies, (person, entropy)))
        case InvitationDeclined() | InvitationWithdrawn():
            return replace(match, phase="withdrawn")
        case MatchStarted():
            return _start(game, match, fact, at=entry.at)
        case ChanceDrawn() | ActionTaken() | SecretDrawn() | SecretTaken():
            return _move_on(game, match, fact, seal)
        case OfferMade(offer=kind, seat=seat, back_to=back_to, crosses_throw=crosses_throw):
            return replace(match, offer=Offer(kind, seat, back_to, crosses_throw))
        case OfferAnswered():
            return _answer(match, fact)
        case OfferCancelled():
            return replace(match, offer=None)
        case TurnTakenBack():
            assert earlier is not None  # the caller knows which match it goes back to
            return _take_back(match, earlier)
        case PlayerResigned(seat=seat):
            return _leave(game, match, seat)
        case MatchEnded(outcome=outcome):
            return replace(match, phase="over", outcome=outcome, offer=None)
        case SeedOpened(seed=seed):
            return replace(match, seed=seed)
        case SecretsDelivered() | DeliveryFailed() | SecretsLookedAt() | SecretsOpened():
            return _show(match, fact)
        case MatchProposed():
            raise AssertionError(fact)  # only the first fact proposes a match


def fold(games: Games, entries: Iterable[Entry], *, seal: Seal = NO_SEAL) -> tuple[Match, ...]:
    """Return the match after each entry of its log; entry n is found at n - 1."""
    matches: list[Match] = []
    for entry in entries:
        fact = codec.decode_fact(entry.body)
        if isinstance(fact, MatchProposed):
            matches.append(begin(entry, fact))
            continue
        latest = matches[-1]
        earlier = matches[fact.back_to - 1] if isinstance(fact, TurnTakenBack) else None
        matches.append(step(games[latest.proposal.game], latest, entry, fact, earlier=earlier, seal=seal))
    return tuple(matches)


_MATCH: TypeAdapter[Match] = TypeAdapter(Match)


def encode(game: AnyGame, match: Match, seal: Seal) -> Snapshot:
    """Return a match as the store keeps it; the state of a game with secrets is sealed."""
    state = None if match.state is None else codec.encode_state(game, match.state)
    if state is not None and game.info.has_secrets:
        state = seal.close(state)
    body = _MATCH.dump_json(replace(match, state=None)).decode()
    return Snapshot(match=match.id, seq=match.seq, digest=match.digest, body=body, state=state)


def decode(games: Games, snapshot: Snapshot, seal: Seal) -> Match:
    """Return the match that the store kept."""
    match = _MATCH.validate_json(snapshot.body)
    if snapshot.state is None:
        return match
    game = games[match.proposal.game]
    if not game.info.has_secrets:
        return replace(match, state=codec.decode_state(game, snapshot.state))
    with unseen():
        return replace(match, state=codec.decode_state(game, seal.open(snapshot.state)))


Step = ChanceDrawn | ActionTaken | SecretDrawn | SecretTaken
"""A fact that changes the position by the rules of the game."""


def _done(game: AnyGame, fact: Step, seal: Seal) -> tuple[Seat, Any]:
    """Return who did what."""
    match fact:
        case ChanceDrawn(action=action):
            return CHANCE, codec.decode_action(game, action)
        case SecretDrawn():
            return CHANCE, _hidden(game, fact, seal)
        case ActionTaken(seat=seat, action=action):
            return seat, codec.decode_action(game, action)
        case SecretTaken(seat=seat):
            return seat, _hidden(game, fact, seal)


def _hidden(game: AnyGame, fact: SecretDrawn | SecretTaken, seal: Seal) -> Any:
    with unseen():
        return codec.decode_action(game, reveal(fact, seal).action)


@dataclass(frozen=True, slots=True)
class Played:
    """A step of the play that is in effect, with the number of its fact."""

    seq: int
    moment: Moment[Any, Any]


def history(games: Games, entries: Sequence[Entry], *, seal: Seal = NO_SEAL) -> tuple[Played, ...]:
    """Return the steps of a play that are in effect, throws included; what was taken back is left out."""
    played: list[Played] = []
    matches = fold(games, entries, seal=seal)
    for entry, before, after in zip(entries[1:], matches, matches[1:], strict=False):
        fact = codec.decode_fact(entry.body)
        if isinstance(fact, TurnTakenBack):
            played = [step_ for step_ in played if step_.seq <= fact.back_to]
        elif isinstance(fact, Step):
            seat, action = _done(games[after.proposal.game], fact, seal)
            played.append(Played(entry.seq, Moment(before.state, seat, action, after.state)))
    return tuple(played)


def moments(
    game: AnyGame, before: Match | None, facts: Iterable[Fact], *, seal: Seal = NO_SEAL
) -> tuple[Moment[Any, Any], ...]:
    """Return the steps of the play among facts that follow a match, for saying what each of them brought about."""
    state = before.state if before else None
    steps: list[Moment[Any, Any]] = []
    for fact in facts:
        if isinstance(fact, MatchStarted) and before is not None:
            state = game.setup(len(fact.persons), dict(before.proposal.options))
        elif isinstance(fact, PlayerResigned):
            state = game.forfeit(state, fact.seat) or state
        elif isinstance(fact, Step):
            seat, action = _done(game, fact, seal)
            after = game.apply(state, seat, action)
            steps.append(Moment(state, seat, action, after))
            state = after
    return tuple(steps)


def _start(game: AnyGame, match: Match, fact: MatchStarted, *, at: datetime) -> Match:
    return replace(
        match,
        phase="running",
        persons=fact.persons,
        commitment=fact.commitment,
        draws=_next_number(match, fact.draws),
        latest_actions=(0,) * len(fact.persons),
        untold=tuple(map(Seat, range(len(fact.persons)))) if game.info.has_secrets else (),
        started_at=at,
        state=game.setup(len(fact.persons), dict(match.proposal.options)),
    )


def _move_on(game: AnyGame, match: Match, fact: Step, seal: Seal) -> Match:
    seat, action = _done(game, fact, seal)
    match = replace(match, state=game.apply(match.state, seat, action), position=match.position + 1)
    if isinstance(fact, SecretDrawn | SecretTaken):
        match = replace(match, secrets=match.secrets + 1)
    match fact:
        case ChanceDrawn(draws=draws):
            return replace(match, draws=_next_number(match, draws), latest_throw=match.seq)
        case SecretDrawn(used=used):
            return replace(match, draws=match.draws + used, latest_throw=match.seq)
        case ActionTaken() | SecretTaken():
            return _act(match, fact.seat)


def _show(match: Match, fact: SecretsDelivered | DeliveryFailed | SecretsLookedAt | SecretsOpened) -> Match:
    """Note who has got to see what."""
    match fact:
        case SecretsDelivered(seat=seat):
            return _tell(match, seat)
        case DeliveryFailed(seat=seat):
            return replace(match, unreachable=(*match.unreachable, seat))
        case SecretsLookedAt(person=person):
            return replace(match, lookers=tuple(dict.fromkeys((*match.lookers, person))))
        case SecretsOpened():
            return match


def _tell(match: Match, seat: Seat) -> Match:
    """Wait no longer for a seat."""
    return replace(
        match,
        untold=tuple(other for other in match.untold if other != seat),
        unreachable=tuple(other for other in match.unreachable if other != seat),
    )


def _act(match: Match, seat: Seat) -> Match:
    """Count an action; an open offer lapses with it, except the own draw offer that is still waiting for an answer."""
    offer = match.offer
    if offer and (offer.kind == "takeback" or offer.seat != seat):
        offer = None
    latest = tuple(match.seq if at == seat else seq for at, seq in enumerate(match.latest_actions))
    return replace(match, moves=match.moves + 1, latest_actions=latest, offer=offer)


def _answer(match: Match, fact: OfferAnswered) -> Match:
    if match.offer is None or not fact.is_accepted:
        return replace(match, offer=None)
    return replace(match, offer=replace(match.offer, accepted=(*match.offer.accepted, fact.seat)))


def _take_back(match: Match, earlier: Match) -> Match:
    return replace(
        match,
        state=earlier.state,
        position=match.position + 1,
        moves=earlier.moves,
        latest_actions=earlier.latest_actions,
        offer=None,
    )


def _leave(game: AnyGame, match: Match, seat: Seat) -> Match:
    """Let a seat leave for good: an open offer lapses, and nobody can take back a turn from before."""
    match = replace(
        _tell(match, seat),
        resigned=(*match.resigned, seat),
        latest_actions=(0,) * len(match.latest_actions),
        offer=None,
    )
    state = game.forfeit(match.state, seat)
    return match if state is None else replace(match, state=state, position=match.position + 1)


def _next_number(match: Match, draws: tuple[Draw, ...]) -> int:
    return draws[-1].number + 1 if draws else match.draws
