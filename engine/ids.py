"""Names of matches and of who plays in them.

A match is named by eight characters that are hard to mistake when read aloud (Crockford's base 32, lower case).
"""

import secrets
from typing import Final, Literal, NewType

MatchId = NewType("MatchId", str)
"""Names a match in commands, buttons and exports."""

PersonId = NewType("PersonId", int)
"""A member of the community, outside of the engine the Discord user id; or the computer (`is_computer`)."""

ComputerLevel = Literal["easy", "medium", "hard"]
"""The strength of the computer."""

COMPUTER_LEVELS: Final[tuple[ComputerLevel, ...]] = ("easy", "medium", "hard")
COMPUTER_PERSONS: Final = tuple(PersonId(-number) for number in range(1, 10))
"""The ids of computer players in a match, three of each level; Discord's ids are positive."""

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 8


def new_match_id() -> MatchId:
    """Return a fresh random name: 40 bits, so that nobody can guess a neighbour's."""
    return MatchId("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def is_computer(person: PersonId) -> bool:
    """Tell whether a person is the computer: nobody who can be named, asked, told, counted or rated."""
    return person in COMPUTER_PERSONS


def computer_person(level: ComputerLevel, number: int) -> PersonId:
    """Return who the computer of a level is, counted from 0 among those of this level in one match."""
    return COMPUTER_PERSONS[COMPUTER_LEVELS.index(level) + number * len(COMPUTER_LEVELS)]


def computer_level(person: PersonId) -> ComputerLevel:
    """Return how well the computer plays."""
    return COMPUTER_LEVELS[COMPUTER_PERSONS.index(person) % len(COMPUTER_LEVELS)]
