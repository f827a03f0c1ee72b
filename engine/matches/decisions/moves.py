"""Moves of a match and its beginning: pure policy. A request and a match go in, facts or a refusal come out.

The order of the checks is the order in which a player wants to hear of them: may I, has the position changed, is it my
turn, is the line legal.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic import JsonValue

from engine.ids import PersonId
from engine.log import codec, sealing
from engine.log.codec import AnyGame
from engine.log.facts.chance import ChanceDrawn, Draw, SeedOpened
from engine.log.facts.play import ActionTaken, FixtureLapsed, MatchEnded, PlayerLeft, PlayerResigned
from engine.log.facts.secrets import SecretDrawn, SecretTaken
from engine.log.facts.start import (
    EntropyAdded,
    EntropyPromised,
    InvitationDeclined,
    InvitationExpired,
    InvitationWithdrawn,
    MatchProposed,
    MatchStarted,
    PersonJoined,
)
from engine.log.facts.union import Fact
from engine.log.sealing import Seal, Secret
from engine.matches import errors
from engine.matches.decisions import computer
from engine.matches.decisions.dice import RecordedChance, commitment, digest_of
from engine.matches.state.match import Match
from engine.matches.state.steps import Applied
from engine.stores.matches import Phase
from games.core import CHANCE, Outcome, Seat
from leagues.draws import shuffled
from leagues.endings import LEFT, UNPLAYED

OPEN_FOR: Final = timedelta(days=14)
"""How long an invitation waits after it was made or somebody has joined."""

DIGEST: Final = re.compile(r"[0-9a-fA-F]{64}")
LONGEST_ENTROPY: Final = 100
"""Characters that one person may add; more would be no more random."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a decision's draws: the seed that the match is committed to, the key that is made from it with the
    entropy of the players, the chance made from the key, and the seal. `applied` keeps what it has carried out.
    """

    seed: bytes
    key: bytes
    chance: RecordedChance
    seal: Seal
    applied: Applied = field(default_factory=Applied)


def propose(game: AnyGame, proposal: MatchProposed) -> tuple[Fact, ...]:
    """Check an invitation.

    Raises:
        BadProposal: the number of seats, a person, the seat wished for or an option does not fit the game.
    """
    info = game.info
    ranges = {option.key: option for option in info.options}
    named = len(proposal.invited) + len(proposal.computer)
    if not info.min_seats <= proposal.seats <= info.max_seats or named >= proposal.seats:
        raise errors.BadProposal(reason="seats", low=info.min_seats, high=info.max_seats)
    if proposal.by in proposal.invited:
        raise errors.BadProposal(reason="self")
    if len(set(proposal.invited)) < len(proposal.invited):
        raise errors.BadProposal(reason="twice")
    if proposal.wished_seat is not None and not 0 <= proposal.wished_seat < proposal.seats:
        raise errors.BadProposal(reason="seat")
    computer.check(proposal)
    for key, value in proposal.options:
        option = ranges.get(key)
        if option is None:
            raise errors.BadProposal(reason="unknown-option", option=key, options=", ".join(ranges))
        if not option.low <= value <= option.high:
            raise errors.BadProposal(reason="option", option=key, low=option.low, high=option.high)
    return (proposal,)


def start_fixture(game: AnyGame, match: Match, persons: tuple[PersonId, ...], source: Source) -> tuple[Fact, ...]:
    """Let a match that was just proposed start at once, with persons in the seats that they were given."""
    joined = tuple(PersonJoined(kind="person_joined", person=person) for person in persons[1:])
    started = MatchStarted(
        kind="match_started", persons=persons, commitment=commitment(source.seed, match=match.id), draws=()
    )
    state = game.rules.setup(len(persons), dict(match.proposal.options))
    return (*joined, started, *resolve_chance(game, match, state, source))


def join(game: AnyGame, match: Match, person: PersonId, source: Source) -> tuple[Fact, ...]:
    """Let a person join; when this fills the last seat, seats are dealt and the match starts."""
    require_phase(match, "proposed")
    proposal = match.proposal
    if person == proposal.by or person in match.joined:
        raise errors.AlreadyIn
    still_open = proposal.seats - 1 - len(match.joined)
    kept = [guest for guest in proposal.invited if guest not in match.joined]
    if person not in kept and still_open <= len(kept):
        raise errors.NotInvited
    joined = PersonJoined(kind="person_joined", person=person)
    return (joined, *start(game, replace(match, joined=(*match.joined, person)), source))


def start(game: AnyGame, match: Match, source: Source) -> tuple[Fact, ...]:
    """Return the start of a match in which everybody sits who is to play and nothing is left to open, else nothing.

    Nobody can add anything to the draws once everybody sits, so what was promised is opened only then.
    """
    if not match.is_full or match.to_open:
        return ()
    proposal = match.proposal
    persons = deal_seats(proposal, match.joined, source.chance)
    started = MatchStarted(
        kind="match_started",
        persons=persons,
        commitment=commitment(source.seed, match=match.id),
        draws=source.chance.draws,
    )
    state = game.rules.setup(len(persons), dict(proposal.options))
    return (started, *resolve_chance(game, match, state, source))


def add_entropy(match: Match, person: PersonId, typed: str) -> EntropyAdded | EntropyPromised:
    """Let somebody add entropy before the start, once, after the invitation has committed to the seed.

    Who types the SHA-256 of a text promises it, and types the text itself when everybody has joined. Nobody else adds
    anything then: whatever is not known yet was chosen by people who could not know it.

    Raises:
        BadEntropy: there is nothing in it, it is too long, the person has added some before, it is too early to open
            what was promised or too late for anything else, or it is not what was promised.
    """
    require_phase(match, "proposed")
    entropy = " ".join(typed.split())
    if not 0 < len(entropy) <= LONGEST_ENTROPY:
        raise errors.BadEntropy(reason="length", most=LONGEST_ENTROPY)
    if person in dict(match.entropies):
        raise errors.BadEntropy(reason="twice")
    promised = dict(match.promises).get(person)
    if promised is None and match.is_full:
        raise errors.BadEntropy(reason="late")
    if promised is None and DIGEST.fullmatch(entropy):
        return EntropyPromised(kind="entropy_promised", person=person, digest=entropy.lower())
    if promised is not None and not match.is_full:
        raise errors.BadEntropy(reason="wait")
    if promised is not None and promised != digest_of(entropy):
        raise errors.BadEntropy(reason="other")
    return EntropyAdded(kind="entropy_added", person=person, entropy=entropy)


def with_entropy(match: Match, fact: EntropyAdded | EntropyPromised) -> Match:
    """Return a match as it is with what somebody has added or promised, for what is decided in the same moment."""
    if isinstance(fact, EntropyPromised):
        return replace(match, promises=(*match.promises, (fact.person, fact.digest)))
    return replace(match, entropies=(*match.entropies, (fact.person, fact.entropy)))


def deal_seats(proposal: MatchProposed, guests: tuple[PersonId, ...], chance: RecordedChance) -> tuple[PersonId, ...]:
    """Return who sits where: the proposer as wished, everybody else by the dice (a shuffle from the last seat down).

    The seats of a fixture were given with the season's draw.
    """
    if proposal.fixture is not None:
        return (proposal.by, *guests)
    if proposal.wished_seat is None:
        return shuffled((proposal.by, *guests), chance)
    persons = list(shuffled(guests, chance))
    persons.insert(proposal.wished_seat, proposal.by)
    return tuple(persons)


def decline(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Let somebody who was invited by name refuse, or somebody who has joined go again."""
    require_phase(match, "proposed")
    if person not in (*match.proposal.invited, *match.joined):
        raise errors.NotInvited
    return (InvitationDeclined(kind="invitation_declined", person=person),)


def withdraw(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Let the proposer take the invitation back."""
    require_phase(match, "proposed")
    if person != match.proposal.by:
        raise errors.NotTheProposer
    return (InvitationWithdrawn(kind="invitation_withdrawn", person=person),)


def expire(match: Match, at: datetime) -> tuple[Fact, ...]:
    """Close an invitation to which nobody has come for `OPEN_FOR`; nothing as long as somebody may still come."""
    if match.phase != "proposed" or at < match.updated_at + OPEN_FOR:
        return ()
    return (InvitationExpired(kind="invitation_expired"),)


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A line that may be played here: what it means, and its canonical form."""

    seat: Seat
    action: Any
    text: str


def read_line(game: AnyGame, match: Match, person: PersonId, text: str, *, position: int | None) -> ReadLine:
    """Read what a player wants to play.

    Args:
        game: the rules.
        match: the match now.
        person: who types.
        text: what was typed.
        position: the position that the player has looked at (`Match.position`); None means the present one.

    Raises:
        Refusal: not a player, not the turn, the position has changed, somebody has not got their own secrets yet.
        games.core.MoveError: the line cannot be played.
    """
    require_in_time(match, person)
    require_phase(match, "running")
    seat = require_player(match, person)
    require_current(match, seat, position)
    require_going_on(match)
    require_told(match)
    if not match.may_act(game, seat):
        raise errors.NotYourTurn(due_seat=match.due(game)[0])
    action = game.notation.parse(match.state, seat, text)
    return ReadLine(seat, action, game.notation.format(match.state, seat, action))


def play(game: AnyGame, match: Match, person: PersonId, line: ReadLine, source: Source) -> tuple[Fact, ...]:
    """Carry out a line, then everything that goes on by itself: throws and the end."""
    action = codec.encode_action(game, line.action)
    transition = source.applied.transition(game, match.state, line.seat, line.action)
    if game.secrets.is_secret(match.state, line.seat, line.action):
        sealed, bound = _closed(match, match.secrets, action, (), source)
        taken: Fact = SecretTaken(kind="secret_taken", seat=line.seat, person=person, sealed=sealed, commitment=bound)
        return (taken, *resolve_chance(game, match, transition.after, source, secrets=match.secrets + 1))
    record = game.notation.record(transition)
    taken = ActionTaken("action_taken", line.seat, person, action, record, is_planned=False)
    return (taken, *resolve_chance(game, match, transition.after, source))


def resolve_chance(
    game: AnyGame, match: Match, state: Any, source: Source, *, secrets: int | None = None
) -> tuple[Fact, ...]:
    """Return what goes on by itself from a state: every throw that is due, and the end with the opened seed.

    `secrets` is how many secret facts there are by then, those of `match` if it is not given.
    """
    facts: list[Fact] = []
    number = match.secrets if secrets is None else secrets
    while game.rules.to_act(state) == {CHANCE}:
        before, taken = state, len(source.chance.draws)
        action = game.rules.draw(state, source.chance)
        state = source.applied.transition(game, state, CHANCE, action).after
        drawn, draws = codec.encode_action(game, action), source.chance.draws[taken:]
        if game.secrets.is_secret(before, CHANCE, action):
            sealed, bound = _closed(match, number, drawn, draws, source)
            facts.append(SecretDrawn(kind="secret_drawn", sealed=sealed, commitment=bound, used=len(draws)))
            number += 1
        else:
            facts.append(ChanceDrawn(kind="chance_drawn", action=drawn, draws=draws))
    if (outcome := game.rules.outcome(state)) is not None:
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
    return (resigned, *remove_seats(game, match, [seat], source, reason="resigned"))


def leave_season(game: AnyGame, match: Match, seats: Collection[Seat], source: Source) -> tuple[Fact, ...]:
    """Let the seats leave of those who have left the season; nothing where the match or the seats play no more."""
    seats = [seat for seat in match.active if seat in seats]
    if match.phase != "running" or not seats:
        return ()
    left = (PlayerLeft(kind="player_left", seat=seat, person=match.persons[seat]) for seat in seats)
    return (*left, *remove_seats(game, match, seats, source, reason=LEFT))


def lapse(game: AnyGame, match: Match, source: Source) -> tuple[Fact, ...]:
    """End a match whose season is over; nothing where it does not run."""
    if match.phase != "running":
        return ()
    outcome = Outcome(UNPLAYED, (1,) * len(match.persons), game.rules.scores(match.state))
    return (FixtureLapsed(kind="fixture_lapsed"), *end(outcome, seed=source.seed))


def remove_seats(
    game: AnyGame, match: Match, seats: Sequence[Seat], source: Source, *, reason: str
) -> tuple[Fact, ...]:
    """Return what follows when seats leave: the others play on where the game knows how, else they win.

    Where nobody stays, those who leave now share the first place.
    """
    state = match.state
    for seat in seats:
        state = game.rules.forfeit(state, seat)
        if state is None:
            stayed = tuple(seat for seat in match.active if seat not in seats) or match.active
            return end(Outcome(reason, places(match, stayed), game.rules.scores(match.state)), seed=source.seed)
    return resolve_chance(game, match, state, source)


def end(outcome: Outcome, *, seed: bytes) -> tuple[Fact, ...]:
    """Return the end of a match: the outcome, then the seed for everybody to check."""
    return (MatchEnded(kind="match_ended", outcome=outcome), SeedOpened(kind="seed_opened", seed=seed.hex()))


def require_phase(match: Match, phase: Phase) -> None:
    """Refuse unless the match is in this phase."""
    if match.phase != phase:
        raise errors.WrongPhase(phase=match.phase)


def require_rematch(match: Match, person: PersonId) -> Seat:
    """Return the seat of a person who may ask for a rematch.

    Raises:
        NotOverYet: the match is still going on.
        NotAPlayer: they do not sit in it.
    """
    if match.phase == "running":
        raise errors.NotOverYet(reason="rematch")
    require_phase(match, "over")
    seat = match.seat_of(person)
    if seat is None:
        raise errors.NotAPlayer
    return seat


def require_in_time(match: Match, person: PersonId) -> None:
    """Refuse a player who has lost on time."""
    seat = match.seat_of(person)
    if seat is not None and match.clocks and seat in match.resigned and match.clocks[seat].is_out:
        raise errors.TimeIsUp


def require_going_on(match: Match) -> None:
    """Refuse while the match is paused."""
    if match.pause is not None:
        raise errors.MatchIsPaused(cause=match.pause)


def require_current(match: Match, seat: Seat, position: int | None) -> None:
    """Refuse if anything has changed for a seat since it looked at a position."""
    if position is not None and not match.is_current(position, seat):
        raise errors.StalePosition


def require_told(match: Match) -> None:
    """Refuse while somebody has not got their own secrets."""
    if match.undelivered:
        raise errors.StillDelivering(persons=tuple(str(match.persons[seat]) for seat in match.undelivered))


def require_player(match: Match, person: PersonId) -> Seat:
    """Return the seat of a player who still plays, refuse everybody else."""
    seat = match.seat_of(person)
    if seat is None:
        raise errors.NotAPlayer
    if seat in match.resigned:
        raise errors.HasResigned
    return seat


def places(match: Match, first: Collection[Seat]) -> tuple[int, ...]:
    """Return the places where some share the first, and everybody else shares the next one after them."""
    is_first = [seat in first for seat in range(len(match.persons))]
    return tuple(1 if has_won else 1 + sum(is_first) for has_won in is_first)
