"""The parts of a database's address that may be told: never a password."""

import re
from typing import Final
from urllib.parse import unquote

SCHEME: Final = re.compile(r"[A-Za-z][\w+.-]*(?=:)")
PASSWORDS: Final = (
    re.compile(r"://[^:/@]*:(.*)@"),
    re.compile(r"[?&]password=([^&]*)"),
)


def beginning_of(url: str) -> str:
    """Return how an address that cannot be understood is called: it may hold a password anywhere."""
    found = SCHEME.match(url)
    return f"one that begins with {found[0]}:" if found else "one that begins otherwise"


def passwords_in(url: str) -> frozenset[str]:
    """Return every text in an address that may be a password, as it stands there and as it is meant."""
    found = [match[1] for pattern in PASSWORDS if (match := pattern.search(url))]
    return frozenset(text for password in found for text in (password, unquote(password)) if text)
