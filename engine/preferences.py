"""What a person and a server have chosen; None means not chosen, so that a default applies."""

from dataclasses import dataclass
from typing import Literal

from engine.facts import PersonId

Language = Literal["en", "de"]
ThemeName = Literal["dark", "light"]


@dataclass(frozen=True, slots=True)
class Person:
    """The choices of one person: language and colours of private answers, preview before a move counts."""

    id: PersonId
    language: Language | None = None
    has_preview: bool = True
    theme: ThemeName | None = None


@dataclass(frozen=True, slots=True)
class Server:
    """The choices of one server: language and colours of public posts, where matches are played, who moderates.

    `has_appeals`: a ruling may be appealed against once, and another moderator decides.
    """

    id: int
    language: Language | None = None
    theme: ThemeName | None = None
    channel: int | None = None
    moderator_role: int | None = None
    has_appeals: bool = False
