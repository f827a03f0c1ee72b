"""Closes secrets with a key of the operator's: AES-256-GCM, a fresh nonce for each text, from `cryptography`.

The key follows from SECRET_KEY, or is kept in a file beside the database, which only the bot's user may read. Without
it a copied database gives nothing away, and nobody can put another text in the place of a sealed one unseen.
"""

import hashlib
import os
import secrets
from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Final, Literal, get_args

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from storage.errors import BadKey, LostKey

NONCE_BYTES: Final = 12
KEY_BYTES: Final = 32
FEWEST_CHARACTERS: Final = 32
PURPOSE: Final = b"fernzug-sealed-v1"
KEY_FILE: Final = "fernzug.key"

Act = Literal["sealed", "opened", "failed"]
ACTS: Final[tuple[Act, ...]] = get_args(Act)


class SealTally:
    """How often something was sealed, opened, or could not be opened; any thread may count."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(ACTS, 0)
        self._lock = Lock()

    def add(self, act: Act) -> None:
        """Count one more."""
        with self._lock:
            self._counts[act] += 1

    def counts(self) -> Mapping[Act, int]:
        """Return how often there was each."""
        with self._lock:
            return dict(self._counts)


class AesSeal:
    """Seals with one key; implements `engine.log.sealing.Seal`. Any thread may use it."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self.tally: Final = SealTally()

    def close(self, text: str, *, place: str = "") -> str:
        """Return a sealed text: nonce, ciphertext and tag in Base64."""
        return b64encode(self.close_bytes(text.encode(), place=place)).decode()

    def open(self, sealed: str, *, place: str = "") -> str:
        """Return the text that was closed.

        Raises:
            ValueError: it was closed with another key or for another place, or changed since.
        """
        return self.open_bytes(b64decode(sealed), place=place).decode()

    def close_bytes(self, plain: bytes, *, place: str = "") -> bytes:
        """Return sealed bytes."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        self.tally.add("sealed")
        return nonce + self._cipher.encrypt(nonce, plain, bound_to(place))

    def open_bytes(self, sealed: bytes, *, place: str = "") -> bytes:
        """Return the bytes that were closed.

        Raises:
            ValueError: they were closed with another key or for another place, or changed since.
        """
        try:
            plain = self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], bound_to(place))
        except InvalidTag:
            self.tally.add("failed")
            raise ValueError("the tag does not agree") from None
        self.tally.add("opened")
        return plain


def bound_to(place: str) -> bytes:
    """Return what is authenticated with a sealed text: where it belongs."""
    return PURPOSE + f"|{place}".encode() if place else PURPOSE


def seal_of(secret_key: str | None, database: Path, *, is_needed: bool = False) -> AesSeal:
    """Return the seal of the operator's key; where none is set, of the one in the file beside the database.

    A missing file is made unless it `is_needed`. Whether the key is the right one is asked later (`storage.open`).

    Raises:
        BadKey: the key is too short to be one, or its file cannot be read or made.
        LostKey: its file is needed and not there.
    """
    if secret_key is None:
        file = database.with_name(KEY_FILE)
        if is_needed and not file.exists():
            raise LostKey(str(file))
        return AesSeal(_kept_key(file))
    if len(secret_key) < FEWEST_CHARACTERS:
        raise BadKey(f"SECRET_KEY has fewer than {FEWEST_CHARACTERS} characters")
    # A key is random, not a password: it needs no slow derivation, only the right length.
    return AesSeal(hashlib.sha256(PURPOSE + secret_key.encode()).digest())


def _kept_key(path: Path) -> bytes:
    """Return the key in a file, made if there is none; of several programs that start at once one makes it."""
    try:
        if not path.exists():
            _make_key(path)
        key = bytes.fromhex(path.read_text(encoding="ascii"))
    except (OSError, ValueError) as error:
        raise BadKey(f"{path}: {error}") from error
    if len(key) != KEY_BYTES:
        raise BadKey(f"{path} does not hold {KEY_BYTES} bytes")
    return key


def _make_key(path: Path) -> None:
    """Write a new key, whole or not at all, unless somebody else is faster."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(part, path)
        except FileExistsError:
            return
    finally:
        part.unlink()
