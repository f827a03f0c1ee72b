"""Names of matches: eight characters that are hard to mistake when read aloud (Crockford's base 32, lower case)."""

import secrets

from engine.facts import MatchId

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 8


def new_match_id() -> MatchId:
    """Return a fresh random name: 40 bits, so that nobody can guess a neighbour's."""
    return MatchId("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))
