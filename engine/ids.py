"""Names of matches: eight characters that are hard to mistake when read aloud (Crockford's base 32, lower case)."""

import secrets
from typing import NewType

MatchId = NewType("MatchId", str)
"""Names a match in commands, buttons and exports."""

PersonId = NewType("PersonId", int)
"""A member of the community; outside of the engine this is the Discord user id."""

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 8


def new_match_id() -> MatchId:
    """Return a fresh random name: 40 bits, so that nobody can guess a neighbour's."""
    return MatchId("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))
