"""The computer of a match: with whom they may sit, when something is theirs to do, with what seed. Pure policy.

The computer answers what it is asked before it moves. What it thinks about is what its seat may know.
"""

import hmac
from dataclasses import dataclass
from typing import Any

from engine.ids import ComputerLevel, MatchId, PersonId, computer_level, is_computer
from engine.log.codec import AnyGame
from engine.log.facts.offers import OfferKind
from engine.log.facts.start import MatchProposed
from engine.matches.decisions.dice import SeededChance
from engine.matches.errors import BadProposal
from engine.matches.state.match import Match
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Duty:
    """The computer's task: to answer the open offer (`asked`), else move.

    `state` is a position that its seat cannot tell from the true one, `seed` the seed of what it does by chance.
    `at` names the moment: what was thought about another one is worth nothing any more.
    """

    match: MatchId
    game: str
    seat: Seat
    person: PersonId
    level: ComputerLevel
    version: int
    state: Any
    seed: bytes
    at: tuple[int, int]
    asked: OfferKind | None


def check(proposal: MatchProposed) -> None:
    """Check the computer of an invitation: they play with people, for fun, and nobody invites them by number.

    Raises:
        BadProposal: a result that counts, or a person who is none.
    """
    if any(map(is_computer, (proposal.by, *proposal.invited))):
        raise BadProposal(reason="self")
    if proposal.computer and (proposal.is_rated or proposal.fixture is not None):
        raise BadProposal(reason="computer-rated")


def next_seat(game: AnyGame, match: Match) -> Seat | None:
    """Return where the computer is to do something first in a match: answer, else move; None if nothing."""
    if match.phase != "running" or not match.proposal.computer:
        return None
    waiting = (*match.asked, *match.due(game))
    return next((seat for seat in waiting if is_computer(match.persons[seat])), None)


def duty(game: AnyGame, match: Match, key: bytes) -> Duty | None:
    """Return what the computer is to do first in a match, None if nothing; `key` is what the match draws from."""
    seat = next_seat(game, match)
    return None if seat is None else duty_of(game, match, seat, key)


def duty_of(game: AnyGame, match: Match, seat: Seat, key: bytes) -> Duty:
    """Return what the computer has to go by in one of its seats."""
    person, proposal = match.persons[seat], match.proposal
    seed = hmac.digest(key, f"fernzug-computer-v1|{match.id}|{match.position}|{seat}".encode(), "sha256")
    return Duty(
        match=match.id,
        game=proposal.game,
        seat=seat,
        person=person,
        level=computer_level(person),
        version=proposal.computer[proposal.computer_persons.index(person)].version,
        state=game.secrets.redeal(match.state, seat, SeededChance(seed, match=match.id, start=0)),
        seed=seed,
        at=moment_of(match),
        asked=match.offer.kind if match.offer is not None and seat in match.asked else None,
    )


def moment_of(match: Match) -> tuple[int, int]:
    """Return what names the moment that the computer thinks about: the position, and the open offer."""
    return match.position, match.offer.seq if match.offer else 0
