"""Facts of games with hidden information: what is sealed, who has got it, and what it was."""

from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

from engine.ids import PersonId
from engine.log.facts.chance import Draw
from games.core import Seat

Delivery = Literal["message", "fetched"]
"""The way in which a player got their own secrets: by direct message, or by asking for them."""


@dataclass(frozen=True, slots=True)
class SecretDrawn:
    """Chance has drawn something that not everybody may know yet; `used` is how many numbers of draws it has taken.

    `sealed` holds action, draws and salt closed with the operator's key, `commitment` binds to them in the open
    (`engine.log.sealing`, docs/fairness.md).
    """

    kind: Literal["secret_drawn"]
    sealed: str
    commitment: str
    used: int


@dataclass(frozen=True, slots=True)
class SecretTaken:
    """A player has done something that not everybody may know yet; sealed and committed to like `SecretDrawn`."""

    kind: Literal["secret_taken"]
    seat: Seat
    person: PersonId
    sealed: str
    commitment: str


@dataclass(frozen=True, slots=True)
class SecretsDelivered:
    """A player has got their own secrets; until all have, nobody can move."""

    kind: Literal["secrets_delivered"]
    seat: Seat
    person: PersonId
    how: Delivery


@dataclass(frozen=True, slots=True)
class DeliveryFailed:
    """A player has direct messages turned off; the match waits until the secrets are fetched."""

    kind: Literal["delivery_failed"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class SecretsLookedAt:
    """A moderator, who does not play, has looked at all secrets."""

    kind: Literal["secrets_looked_at"]
    person: PersonId
    note: str


@dataclass(frozen=True, slots=True)
class OpenedSecret:
    """The content of the secret fact `seq`, with the salt of its commitment."""

    seq: int
    salt: str
    action: JsonValue
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class SecretsOpened:
    """Every secret of the match, in the order of the log, what was taken back included."""

    kind: Literal["secrets_opened"]
    secrets: tuple[OpenedSecret, ...]


SecretFact = SecretDrawn | SecretTaken | SecretsDelivered | DeliveryFailed | SecretsLookedAt | SecretsOpened
