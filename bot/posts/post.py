"""Posts of the bot before they become Discord's: blocks of text, pictures and controls, and the pages of long ones."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Literal

from bot.i18n import Words
from bot.markup import EMPTY, Markup, escaped, plain
from bot.posts import limits
from engine.ids import MatchId, PersonId, is_computer

Style = Literal["primary", "secondary", "success", "danger"]

_KEY = re.compile(r"(?P<route>[a-z_]+):(?P<match>[0-9a-z]{8}|-):(?P<position>[0-9]{0,18})/(?P<text>.*)", re.DOTALL)
_MENTION = re.compile(r"<@(-?\d+)>")
NO_MATCH = MatchId("-")
SELECT_PREFIX = "select."
_set = object.__setattr__


@dataclass(frozen=True, slots=True)
class Key:
    """The content of a component's custom_id: everything needed to act on it, also after a restart.

    `position` is the position that its recipient was looking at; `text` is free (a line, an answer, a page).
    """

    route: str
    match: MatchId = NO_MATCH
    position: int | None = None
    text: str = ""

    def encode(self) -> str:
        """Return the custom_id.

        Raises:
            ValueError: it does not fit Discord's limit.
        """
        if not self.fits:
            raise ValueError(self)
        return self._text()

    @property
    def fits(self) -> bool:
        """Tell whether the key can be put on a component; a very long line cannot, and is typed instead."""
        return len(self._text()) <= limits.CUSTOM_ID - len(SELECT_PREFIX)

    def _text(self) -> str:
        position = "" if self.position is None else str(self.position)
        return f"{self.route}:{self.match}:{position}/{self.text}"

    @classmethod
    def decode(cls, custom_id: str) -> "Key":
        """Return the key that a custom_id holds.

        Raises:
            ValueError: it is not one of ours.
        """
        found = _KEY.fullmatch(custom_id) if len(custom_id) <= limits.CUSTOM_ID else None
        if not found:
            raise ValueError(custom_id)
        position = int(found["position"]) if found["position"] else None
        return cls(found["route"], MatchId(found["match"]), position, found["text"])


@dataclass(frozen=True, slots=True)
class Text:
    """A block of Discord's markdown; text that is no markup becomes it, letter by letter."""

    content: Markup

    def __post_init__(self) -> None:
        _set(self, "content", escaped(self.content))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture shown in the post, with the text for those who do not see it."""

    name: str
    data: bytes
    alt: str

    def __post_init__(self) -> None:
        _set(self, "alt", plain(self.alt))


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to download."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Button:
    """A button; with an `url` instead of a key it is a link."""

    label: str
    key: Key | None = None
    style: Style = "secondary"
    url: str | None = None
    is_disabled: bool = False

    def __post_init__(self) -> None:
        _set(self, "label", plain(self.label))


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of at most five buttons."""

    items: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One entry of a select."""

    label: str
    value: str
    description: str | None = None
    is_chosen: bool = False

    def __post_init__(self) -> None:
        _set(self, "label", plain(self.label))
        _set(self, "description", plain(self.description) if self.description else self.description)


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of at most 25 options, of which one is chosen."""

    key: Key
    placeholder: str
    options: tuple[SelectOption, ...]

    def __post_init__(self) -> None:
        _set(self, "placeholder", plain(self.placeholder))


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of the server's text channels, of its roles or of its members, of which up to `most` are chosen."""

    key: Key
    placeholder: str
    kind: Literal["channel", "role", "user"]
    chosen: tuple[int, ...] = ()
    most: int = 1

    def __post_init__(self) -> None:
        _set(self, "placeholder", plain(self.placeholder))


Block = Text | Picture | Attachment | Buttons | Select | Picker


@dataclass(frozen=True, slots=True)
class Post:
    """One message. Only people in `mentions` and `roles` are pinged, whatever it says; an accent colour frames it.

    `push` is what a lock screen says of it, where its first line would not do.
    """

    blocks: tuple[Block, ...]
    mentions: tuple[PersonId, ...] = ()
    accent: int | None = field(default=None)
    roles: tuple[int, ...] = ()
    push: Markup = EMPTY

    @classmethod
    def of(
        cls,
        *blocks: Block | Markup,
        mentions: Sequence[PersonId] = (),
        accent: int | None = None,
        roles: Sequence[int] = (),
        push: Markup = EMPTY,
    ) -> "Post":
        """Return a post of these blocks; strings are text, empty strings are left out."""
        kept = [Text(escaped(block)) if isinstance(block, str) else block for block in blocks if block != ""]
        return cls(tuple(kept), tuple(mentions), accent, tuple(roles), push)

    @property
    def pings(self) -> bool:
        """Tell whether anybody is called by it."""
        return bool(self.mentions or self.roles)

    def pinging(self, persons: Collection[PersonId]) -> "Post":
        """Return the post with pings for these people only, as far as it would have pinged them."""
        return replace(self, mentions=tuple(person for person in self.mentions if person in persons))

    def without(self, gone: Collection[PersonId], placeholder: str) -> "Post":
        """Return the post with a placeholder in the place of mentions of people who are gone, and no ping for them."""
        return self._calling(lambda person: placeholder if person in gone else None)

    def with_computer(self, name: Callable[[PersonId], str]) -> "Post":
        """Return the post with the names of computer players in the place of mentions of them, and no ping for them."""
        return self._calling(lambda person: name(person) if is_computer(person) else None)

    @property
    def called(self) -> frozenset[PersonId]:
        """Return whom the post mentions or pings."""
        said = (found for block in self.blocks if isinstance(block, Text) for found in _MENTION.findall(block.content))
        return frozenset((*map(PersonId, map(int, said)), *self.mentions))

    def _calling(self, name: Callable[[PersonId], str | None]) -> "Post":
        """Return the post with names in the place of those mentions for which there is one, and no pings for them."""

        def call(found: re.Match[str]) -> str:
            return name(PersonId(int(found[1]))) or found[0]

        blocks = tuple(
            Text(Markup(_MENTION.sub(call, str(block.content)))) if isinstance(block, Text) else block
            for block in self.blocks
        )
        return replace(self, blocks=blocks, mentions=tuple(person for person in self.mentions if name(person) is None))

    @property
    def text(self) -> str:
        """Return all text of the post, for tests and logs."""
        return "\n".join(block.content for block in self.blocks if isinstance(block, Text))


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Return buttons in rows of five."""
    size = limits.BUTTONS_IN_ROW
    return tuple(Buttons(tuple(buttons[at : at + size])) for at in range(0, len(buttons), size))


def even_rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Return buttons in rows of nearly the same length: two rows of four for eight dice, which a phone has room for."""
    count = -(-len(buttons) // limits.BUTTONS_IN_ROW) or 1
    size = -(-len(buttons) // count) or 1
    return tuple(Buttons(tuple(buttons[at : at + size])) for at in range(0, len(buttons), size))


def fitting(lines: Iterable[Markup], room: int) -> list[Markup]:
    """Return the first lines that fit a number of characters, each with the end of its line."""
    left = room

    def fits(line: Markup) -> bool:
        nonlocal left
        left -= len(line) + 1
        return left >= 0

    return list(takewhile(fits, lines))


def turns(words: Words, to: Callable[[int], Key], page: int, last: int, *, first: int = 0) -> list[Button]:
    """Return the buttons that turn a page, none where there is one page only.

    Args:
        words: the reader's.
        to: makes the key of the button that leads to a page.
        page: the one that is shown.
        last: the number of the last one.
        first: the number of the first one.
    """
    if last <= first:
        return []
    return [
        Button(words("button-earlier"), to(page - 1), is_disabled=page == first),
        Button(words("button-later"), to(page + 1), is_disabled=page == last),
    ]
