"""What may happen next: pure policy. A request and a match go in, facts or a refusal come out; nothing is kept.

The order of the checks is the order in which a player wants to hear of them: may I, has the position changed, is it my
turn, is the line legal.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import JsonValue

from engine import codec, sealing
from engine.codec import AnyGame
from engine.dice import RecordedChance, commitment
from engine.errors import (
    AlreadyIn,
    BadEntropy,
    BadProposal,
    HasResigned,
    MatchIsPaused,
    NotAPlayer,
    NotInvited,
    NotTheProposer,
    NotYourTurn,
    StalePosition,
    StillDelivering,
    TimeIsUp,
    WrongPhase,
)
from engine.facts import (
    ActionTaken,
    ChanceDrawn,
    Draw,
    EntropyAdded,
    Fact,
    InvitationDeclined,
    InvitationWithdrawn,
    MatchEnded,
    MatchProposed,
    MatchStarted,
    PersonId,
    PersonJoined,
    PlayerResigned,
    SecretDrawn,
    SecretTaken,
    SeedOpened,
)
from engine.match import Match
from engine.sealing import Seal, Secret
from engine.store import Phase
from games.core import CHANCE, Moment, Outcome, Seat

LONGEST_ENTROPY: Final = 100
"""Characters that one person may add; more would be no more random."""


@dataclass(frozen=True, slots=True)
class Source:
    """What a decision draws from: the seed that the match is committed to, the key that is made from it with the
    entropy of the players, the chance made from the key, and the seal.
    """

    seed: bytes
    key: bytes
    chance: RecordedChance
    seal: Seal


def propose(game: AnyGame, proposal: MatchProposed) -> tuple[Fact, ...]:
    """Check an invitation.

    Raises:
        BadProposal: the number of seats, a person, the seat wished for or an option does not fit the game.
    """
    info = game.info
    ranges = {option.key: option for option in info.options}
    if not info.min_seats <= proposal.seats <= info.max_seats:
        raise BadProposal(reason="seats", low=info.min_seats, high=info.max_seats)
    if proposal.by in proposal.invited:
        raise BadProposal(reason="self")
    if len(set(proposal.invited)) < len(proposal.invited):
        raise BadProposal(reason="twice")
    if len(proposal.invited) >= proposal.seats:
        raise BadProposal(reason="seats", low=info.min_seats, high=info.max_seats)
    if proposal.wished_seat is not None and not 0 <= proposal.wished_seat < proposal.seats:
        raise BadProposal(reason="seat")
    for key, value in proposal.options:
        option = ranges.get(key)
        if option is None:
            raise BadProposal(reason="unknown-option", option=key, options=", ".join(ranges))
        if not option.low <= value <= option.high:
            raise BadProposal(reason="option", option=key, low=option.low, high=option.high)
    return (proposal,)


def join(game: AnyGame, match: Match, person: PersonId, source: Source) -> tuple[Fact, ...]:
    """Let a person join; when this fills the last seat, seats are dealt and the match starts."""
    require_phase(match, "proposed")
    proposal = match.proposal
    if person == proposal.by or person in match.joined:
        raise AlreadyIn
    still_open = proposal.seats - 1 - len(match.joined)
    kept = [guest for guest in proposal.invited if guest not in match.joined]
    if person not in kept and still_open <= len(kept):
        raise NotInvited
    joined = PersonJoined(kind="person_joined", person=person)
    if still_open > 1:
        return (joined,)
    persons = deal_seats(proposal, (*match.joined, person), source.chance)
    started = MatchStarted(
        kind="match_started",
        persons=persons,
        commitment=commitment(source.seed, match=match.id),
        draws=source.chance.draws,
    )
    state = game.setup(len(persons), dict(proposal.options))
    return (joined, started, *settle(game, match, state, source))


def add_entropy(match: Match, person: PersonId, typed: str) -> tuple[EntropyAdded, ...]:
    """Let somebody add entropy before the start, once, after the invitation has committed to the seed.

    Raises:
        BadEntropy: there is nothing in it, it is too long, or the person has added some before.
    """
    require_phase(match, "proposed")
    entropy = " ".join(typed.split())
    if not 0 < len(entropy) <= LONGEST_ENTROPY:
        raise BadEntropy(reason="length", most=LONGEST_ENTROPY)
    if person in dict(match.entropies):
        raise BadEntropy(reason="twice")
    if match.commitment is None:
        raise BadEntropy(reason="early")
    return (EntropyAdded(kind="entropy_added", person=person, entropy=entropy),)


def deal_seats(proposal: MatchProposed, guests: tuple[PersonId, ...], chance: RecordedChance) -> tuple[PersonId, ...]:
    """Return who sits where: the proposer as wished, everybody else by the dice (a shuffle from the last seat down)."""
    if proposal.wished_seat is None:
        return _shuffled((proposal.by, *guests), chance)
    persons = list(_shuffled(guests, chance))
    persons.insert(proposal.wished_seat, proposal.by)
    return tuple(persons)


def decline(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Let somebody who was invited by name refuse, or somebody who has joined go again."""
    require_phase(match, "proposed")
    if person not in (*match.proposal.invited, *match.joined):
        raise NotInvited
    return (InvitationDeclined(kind="invitation_declined", person=person),)


def withdraw(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Let the proposer take the invitation back."""
    require_phase(match, "proposed")
    if person != match.proposal.by:
        raise NotTheProposer
    return (InvitationWithdrawn(kind="invitation_withdrawn", person=person),)


@dataclass(frozen=True, slots=True)
class Line:
    """A line that may be played here: what it means, its canonical form, and the state it leads to before any throw."""

    seat: Seat
    action: Any
    text: str
    after: Any


def read_line(game: AnyGame, match: Match, person: PersonId, text: str, *, position: int | None) -> Line:
    """Read what a player wants to play.

    Args:
        game: the rules.
        match: the match now.
        person: who types.
        text: what was typed.
        position: the position that the player has looked at (`Match.position`); None means the present one.

    Raises:
        Refusal: not a player, not the turn, the position has changed, somebody has not got the own secrets yet.
        games.core.MoveError: the line cannot be played.
    """
    require_in_time(match, person)
    require_phase(match, "running")
    seat = require_player(match, person)
    require_current(match, seat, position)
    require_going_on(match)
    require_told(match)
    if not match.may_act(game, seat):
        raise NotYourTurn(due_seat=match.due(game)[0])
    action = game.parse(match.state, seat, text)
    return Line(seat, action, game.format(match.state, seat, action), game.apply(match.state, seat, action))


def play(game: AnyGame, match: Match, person: PersonId, line: Line, source: Source) -> tuple[Fact, ...]:
    """Carry out a line, then everything that goes on by itself: throws and the end."""
    action = codec.encode_action(game, line.action)
    moment = Moment(match.state, line.seat, line.action, line.after)
    if game.is_secret(match.state, line.seat, line.action):
        sealed, bound = _closed(match, match.secrets, action, (), source)
        taken: Fact = SecretTaken(kind="secret_taken", seat=line.seat, person=person, sealed=sealed, commitment=bound)
        return (taken, *settle(game, match, line.after, source, secrets=match.secrets + 1))
    taken = ActionTaken(kind="action_taken", seat=line.seat, person=person, action=action, line=game.record(moment))
    return (taken, *settle(game, match, line.after, source))


def settle(game: AnyGame, match: Match, state: Any, source: Source, *, secrets: int | None = None) -> tuple[Fact, ...]:
    """Return what goes on by itself from a state: every throw that is due, and the end with the opened seed.

    `secrets` is how many secret facts there are by then, those of `match` if it is not given.
    """
    facts: list[Fact] = []
    number = match.secrets if secrets is None else secrets
    while game.to_act(state) == {CHANCE}:
        before, taken = state, len(source.chance.draws)
        action = game.draw(state, source.chance)
        state = game.apply(state, CHANCE, action)
        drawn, draws = codec.encode_action(game, action), source.chance.draws[taken:]
        if game.is_secret(before, CHANCE, action):
            sealed, bound = _closed(match, number, drawn, draws, source)
            facts.append(SecretDrawn(kind="secret_drawn", sealed=sealed, commitment=bound, used=len(draws)))
            number += 1
        else:
            facts.append(ChanceDrawn(kind="chance_drawn", action=drawn, draws=draws))
    if (outcome := game.outcome(state)) is not None:
        facts += end(outcome, seed=source.seed)
    return tuple(facts)


def _closed(match: Match, number: int, action: JsonValue, draws: tuple[Draw, ...], source: Source) -> tuple[str, str]:
    """Return a secret as it stands in the log: sealed, and the commitment to it."""
    secret = Secret(action, draws, sealing.salt(source.key, match=match.id, number=number))
    return sealing.close(secret, source.seal), sealing.commitment(secret, match=match.id)


def resign(game: AnyGame, match: Match, person: PersonId, source: Source) -> tuple[Fact, ...]:
    """Let a player give up; the others win, or play on where the game knows how."""
    require_phase(match, "running")
    seat = require_player(match, person)
    resigned = PlayerResigned(kind="player_resigned", seat=seat, person=person)
    return (resigned, *part(game, match, [seat], source, reason="resigned"))


def part(game: AnyGame, match: Match, seats: Sequence[Seat], source: Source, *, reason: str) -> tuple[Fact, ...]:
    """Return what follows when seats leave: the others play on where the game knows how, else they win.

    Where nobody stays, those who leave now share the first place.
    """
    state = match.state
    for seat in seats:
        state = game.forfeit(state, seat)
        if state is None:
            stayed = tuple(seat for seat in match.active if seat not in seats) or match.active
            return end(Outcome(reason, places(match, stayed), game.scores(match.state)), seed=source.seed)
    return settle(game, match, state, source)


def end(outcome: Outcome, *, seed: bytes) -> tuple[Fact, ...]:
    """Return the end of a match: the outcome, then the seed for everybody to check."""
    return (MatchEnded(kind="match_ended", outcome=outcome), SeedOpened(kind="seed_opened", seed=seed.hex()))


def require_phase(match: Match, phase: Phase) -> None:
    """Refuse unless the match is in this phase."""
    if match.phase != phase:
        raise WrongPhase(phase=match.phase)


def require_in_time(match: Match, person: PersonId) -> None:
    """Refuse a player who has lost on time."""
    seat = match.seat_of(person)
    if seat is not None and match.clocks and seat in match.resigned and match.clocks[seat].is_out:
        raise TimeIsUp


def require_going_on(match: Match) -> None:
    """Refuse while the match is paused."""
    if match.pause is not None:
        raise MatchIsPaused(cause=match.pause)


def require_current(match: Match, seat: Seat, position: int | None) -> None:
    """Refuse if anything has changed for a seat since it looked at a position."""
    if position is not None and not match.is_current(position, seat):
        raise StalePosition


def require_told(match: Match) -> None:
    """Refuse while somebody has not got the own secrets."""
    if match.untold:
        raise StillDelivering(persons=tuple(str(match.persons[seat]) for seat in match.untold))


def require_player(match: Match, person: PersonId) -> Seat:
    """Return the seat of a player who still plays, refuse everybody else."""
    seat = match.seat_of(person)
    if seat is None:
        raise NotAPlayer
    if seat in match.resigned:
        raise HasResigned
    return seat


def places(match: Match, first: Collection[Seat]) -> tuple[int, ...]:
    """Return the places where some share the first, and everybody else is second to them."""
    return tuple(1 if seat in first else 2 for seat in range(len(match.persons)))


def _shuffled(persons: tuple[PersonId, ...], chance: RecordedChance) -> tuple[PersonId, ...]:
    order = list(persons)
    for last in range(len(order) - 1, 0, -1):
        other = chance.die(last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
