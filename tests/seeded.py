"""Seeded randomness: what the bot draws from the system's randomness, a test draws from its own name.

Names of matches, seeds of dice, nonces and keys come from `secrets`; with a seed for each test a result that depends on
them is the same on every machine.
"""

import os
import random
import secrets

DRAWS = random.Random()


def cast_alike() -> None:
    """Let `secrets` draw from `DRAWS` from here on; every process that is forked draws other values."""
    os.register_at_fork(before=lambda: DRAWS.seed(DRAWS.random()))
    secrets.choice = DRAWS.choice
    secrets.token_bytes = lambda nbytes=None: DRAWS.randbytes(32 if nbytes is None else nbytes)
    secrets.token_hex = lambda nbytes=None: secrets.token_bytes(nbytes).hex()
