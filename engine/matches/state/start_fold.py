"""The fold of a match until it has started. Part of `engine.matches.state.fold`."""

from dataclasses import replace

from engine.ids import is_computer
from engine.log.codec import AnyGame
from engine.log.facts.start import (
    EntropyAdded,
    EntropyPromised,
    InvitationDeclined,
    InvitationExpired,
    InvitationWithdrawn,
    MatchStarted,
    PersonJoined,
)
from engine.matches.state.match import Match
from engine.time.clock import Clock
from games.core import Seat

Gathering = PersonJoined | EntropyAdded | EntropyPromised | InvitationDeclined | InvitationWithdrawn | InvitationExpired
"""Facts before the start."""


def gather(match: Match, fact: Gathering) -> Match:
    """Note what comes before the start."""
    match fact:
        case PersonJoined(person=person):
            return replace(match, joined=(*match.joined, person))
        case EntropyAdded(person=person, entropy=entropy):
            return replace(match, entropies=(*match.entropies, (person, entropy)))
        case EntropyPromised(person=person, digest=digest):
            return replace(match, promises=(*match.promises, (person, digest)))
        case InvitationDeclined():
            return replace(match, phase="withdrawn", closed="declined")
        case InvitationWithdrawn():
            return replace(match, phase="withdrawn", closed="withdrawn")
        case InvitationExpired():
            return replace(match, phase="withdrawn", closed="expired")


def start(game: AnyGame, match: Match, fact: MatchStarted) -> Match:
    """Seat everybody, and begin to play."""
    policy = match.policy
    to_tell = tuple(Seat(seat) for seat, person in enumerate(fact.persons) if not is_computer(person))
    return replace(
        match,
        phase="running",
        persons=fact.persons,
        draws=len(fact.draws),
        fresh_draws=len(fact.draws),
        changes=(0,) * len(fact.persons),
        latest_actions=(0,) * len(fact.persons),
        turns=(0,) * len(fact.persons),
        undelivered=to_tell if game.has_secrets else (),
        started_at=match.updated_at,
        clocks=() if policy is None else (Clock(policy.bank),) * len(fact.persons),
        state=game.rules.setup(len(fact.persons), dict(match.proposal.options)),
    )
