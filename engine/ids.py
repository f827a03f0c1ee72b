"""Names of matches and of who plays in them.

A match is named by eight characters that are hard to mistake when read aloud (Crockford's base 32, lower case).
"""

import secrets
from typing import Final, Literal, NewType

MatchId = NewType("MatchId", str)
"""Names a match in commands, buttons and exports."""

PersonId = NewType("PersonId", int)
"""A member of the community, outside of the engine the Discord user id; or a house player (`is_house`)."""

HouseLevel = Literal["easy", "medium", "hard"]
"""How well a house player plays."""

HOUSE_LEVELS: Final[tuple[HouseLevel, ...]] = ("easy", "medium", "hard")
HOUSE_PERSONS: Final = tuple(PersonId(-number) for number in range(1, 10))
"""Who house players are in a match, three of each level; Discord's ids are positive."""

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 8


def new_match_id() -> MatchId:
    """Return a fresh random name: 40 bits, so that nobody can guess a neighbour's."""
    return MatchId("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def is_house(person: PersonId) -> bool:
    """Tell whether a person is a house player: nobody who can be named, asked, told, counted or rated."""
    return person in HOUSE_PERSONS


def house_person(level: HouseLevel, number: int) -> PersonId:
    """Return who the house player of a level is, counted from 0 among those of this level in one match."""
    return HOUSE_PERSONS[HOUSE_LEVELS.index(level) + number * len(HOUSE_LEVELS)]


def house_level(person: PersonId) -> HouseLevel:
    """Return how well a house player plays."""
    return HOUSE_LEVELS[HOUSE_PERSONS.index(person) % len(HOUSE_LEVELS)]
