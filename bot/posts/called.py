"""How people are called: in texts, and on pictures, for which a name may have letters that cannot be drawn."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.ids import PersonId
from renderers.names import drawable_name


@dataclass(frozen=True, slots=True)
class Called:
    """How somebody is called in a server; nothing where that is not known, or where no name of theirs can be drawn."""

    text: str = ""
    drawn: str = ""

    @classmethod
    def by(cls, *names: str) -> "Called":
        """Return how somebody is called who has these names, the one that Discord shows first."""
        return cls(next(iter(names), ""), drawable_name(*names) or "")


def texts_of(called: Mapping[PersonId, Called]) -> dict[PersonId, str]:
    """Return how people are called in texts, `?` for whom that is not known."""
    return {person: one.text or "?" for person, one in called.items()}


def drawn_of(called: Mapping[PersonId, Called]) -> dict[PersonId, str]:
    """Return how people are called on pictures, as far as their names can be drawn."""
    return {person: one.drawn for person, one in called.items() if one.drawn}


NamesOf = Callable[[int, Sequence[PersonId]], Awaitable[tuple[Called, ...]]]
"""Returns how people are called in a server, in their order."""
