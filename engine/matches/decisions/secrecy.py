"""Secrets of a match: told, not told, looked at, opened. Pure policy like `decisions`."""

from collections.abc import Iterable

from engine.ids import PersonId
from engine.log.facts.secrets import (
    Delivery,
    DeliveryFailed,
    OpenedSecret,
    SecretDrawn,
    SecretsDelivered,
    SecretsOpened,
    SecretTaken,
)
from engine.log.facts.union import Fact
from engine.log.sealing import Seal, reveal
from engine.matches.decisions.moves import require_phase, require_player
from engine.matches.errors import AlreadyDelivered
from engine.matches.state.match import Match


def open_secrets(facts: Iterable[Fact], seal: Seal) -> tuple[Fact, ...]:
    """Return what opens every secret of a match whose facts are given, nothing if there is none."""
    opened = []
    for seq, fact in enumerate(facts, start=1):
        if isinstance(fact, SecretDrawn | SecretTaken):
            secret = reveal(fact, seal)
            opened.append(OpenedSecret(seq, secret.salt, secret.action, secret.draws))
    return (SecretsOpened(kind="secrets_opened", secrets=tuple(opened)),) if opened else ()


def deliver(match: Match, person: PersonId, *, how: Delivery) -> tuple[Fact, ...]:
    """Record that a player has got their own secrets.

    Raises:
        AlreadyDelivered: this is recorded already.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    if seat not in match.undelivered:
        raise AlreadyDelivered
    return (SecretsDelivered(kind="secrets_delivered", seat=seat, person=person, how=how),)


def fail_delivery(match: Match, person: PersonId) -> tuple[Fact, ...]:
    """Record that a player has direct messages turned off.

    Raises:
        AlreadyDelivered: the player has got the secrets already, or this is recorded already.
    """
    require_phase(match, "running")
    seat = require_player(match, person)
    if seat not in match.undelivered or seat in match.unreachable:
        raise AlreadyDelivered
    return (DeliveryFailed(kind="delivery_failed", seat=seat, person=person),)
