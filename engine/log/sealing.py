"""Secrets of a match: closed while it is played, committed to in the open, opened at its end (docs/fairness.md).

What is closed is a JSON text of its action, draws and salt, filled up with blanks so that its length tells nothing.
"""

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from pydantic import JsonValue, TypeAdapter, ValidationError

from engine.ids import MatchId
from engine.log.facts.chance import Draw
from engine.log.facts.secrets import SecretDrawn, SecretTaken
from engine.log.json_text import canonical

BLOCK: Final = 2048
"""Closed texts are as long as a multiple of this; a game's secrets of one kind should fit into one."""


class Seal(Protocol):
    """Closes texts so that only the holder of the operator's key can read them, and nobody can change them."""

    def close(self, text: str, *, place: str = "") -> str:
        """Return a sealed text, another one each time; its length depends on nothing but the length of `text`.

        It can be opened only as the text of the same place, such as a row of a table. Secrets in the log need none:
        they are bound to theirs by the chain and by what they are committed to.
        """
        ...

    def open(self, sealed: str, *, place: str = "") -> str:
        """Return the text that was closed.

        Raises:
            ValueError: it was closed with another key or for another place, or changed since.
        """
        ...


class NoSeal:
    """Leaves texts as they are: for logs that hold no secret, and for what ends with its process."""

    def close(self, text: str, *, place: str = "") -> str:  # noqa: ARG002 - as the protocol has it
        """Return the text."""
        return text

    def open(self, sealed: str, *, place: str = "") -> str:  # noqa: ARG002 - as the protocol has it
        """Return the text."""
        return sealed


NO_SEAL: Final[Seal] = NoSeal()


@dataclass(frozen=True, slots=True)
class Secret:
    """The content of a secret fact: the action, the draws it was made from (none for a player's), and the salt."""

    action: JsonValue
    draws: tuple[Draw, ...]
    salt: str


_SECRET: TypeAdapter[Secret] = TypeAdapter(Secret)


def salt(key: bytes, *, match: MatchId, number: int) -> str:
    """Return the salt (64 hexadecimal digits) of a match's secret, counted from 0: as unknown as its key."""
    return hmac.digest(key, f"fernzug-salt-v1|{match}|{number}".encode(), "sha256").hex()


def commitment(secret: Secret, *, match: MatchId) -> str:
    """Return the digest (64 hexadecimal digits) that binds to a secret and, thanks to the salt, tells nothing of it."""
    hidden = canonical({"action": secret.action, "draws": _SECRET.dump_python(secret, mode="json")["draws"]})
    return hashlib.sha256(f"fernzug-secret-v1|{match}|{secret.salt}|{hidden}".encode()).hexdigest()


def text(secret: Secret) -> str:
    """Return a secret as a text, the one that is closed."""
    dumped = _SECRET.dump_json(secret, ensure_ascii=True).decode()
    return dumped.ljust(-(-len(dumped) // BLOCK) * BLOCK)


def close(secret: Secret, seal: Seal) -> str:
    """Return a secret as it stands in the log."""
    return seal.close(text(secret))


@contextmanager
def unseen() -> Iterator[None]:
    """Raise what goes wrong with a secret inside of the block without its values, which a log would show.

    Raises:
        ValueError: the text is not what it should be.
    """
    try:
        yield
    except ValidationError as error:
        raise ValueError(error.title) from None


def reveal(fact: SecretDrawn | SecretTaken, seal: Seal) -> Secret:
    """Return what a fact hides.

    Raises:
        ValueError: the seal is not the one it was closed with.
    """
    with unseen():
        return _SECRET.validate_json(seal.open(fact.sealed))
