"""Text in Discord's markdown, kept apart from what people have typed: another type, so that no post mixes them up.

`Markup` is what the bot itself says. Whatever is put together with it and is no `Markup` - a name, a reason, a note, a
line - is escaped on the way, so that Discord shows it letter by letter: no link, mention, heading, list or spoiler
comes of it, and no second line. Must not know what is said.

Where Discord shows text as it is (labels, menus, titles, file names, alternative texts) `plain` takes the marks off.
"""

import re
import unicodedata
from collections.abc import Iterable
from datetime import UTC, datetime
from string import Formatter
from typing import Final, TypeVar

_MARKS: Final = re.compile(
    r"[\\*_~`|<\[\]]"
    r"|@(?=everyone|here)"
    r"|:(?=//)"
    r"|^(?=(?:[-+]|-?#{1,3}|>{1,3})(?:\s|$))"
    r"|(?<=^\d)[.)](?=\s|$)|(?<=^\d\d)[.)](?=\s|$)"
)
_MARKED: Final = re.compile(r"\\(?P<sign>[^\sA-Za-z0-9])|<(?P<command>/[^:>]+):\d+>")
"""Text that Discord shows as something else: an escaped sign, the mention of a command."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""Characters that turn the direction of what follows them."""

S = TypeVar("S", bound=str)


class Markup(str):
    """Markdown of our own. To be made from literals of the code only; everything else comes in by its methods."""

    __slots__ = ()

    def format(self, *values: object, **named: object) -> "Markup":
        """Return the template with values filled in: texts escaped unless they are markup, in code spans as code."""
        ahead, parts, is_code = iter(values), list[str](), False
        for literal, name, spec, _ in Formatter().parse(self):
            parts.append(literal)
            is_code ^= bool(literal.count("`") % 2)
            if name is not None:
                value = named[name] if name else next(ahead)
                shown = value if isinstance(value, str) else format(value, spec or "")
                parts.append(in_code(shown) if is_code else escaped(shown) if isinstance(value, str) else shown)
        return Markup(str.join("", parts))

    def join(self, parts: Iterable[str], /) -> "Markup":
        """Return the parts with this between them, escaped unless they are markup."""
        return Markup(str.join(self, map(escaped, parts)))

    def __add__(self, other: str, /) -> "Markup":
        return Markup(str.__add__(self, escaped(other)))

    def __format__(self, spec: str, /) -> str:
        return format(plain(self), spec)

    def rstrip(self, characters: str | None = None, /) -> "Markup":
        """Return it without white space at its end."""
        return Markup(str.rstrip(self, characters))

    def removeprefix(self, prefix: str, /) -> "Markup":
        """Return it without something at its beginning."""
        return Markup(str.removeprefix(self, prefix))

    def splitlines(self, keepends: bool = False) -> "list[Markup]":  # type: ignore[override]  # noqa: FBT001, FBT002
        """Return its lines."""
        return [Markup(line) for line in str.splitlines(self, keepends)]


EMPTY: Final = Markup("")


def escaped(text: str) -> Markup:
    """Return what somebody has written as one line that Discord shows letter by letter; markup stays as it is."""
    return text if isinstance(text, Markup) else Markup(_MARKS.sub(r"\\\g<0>", flat(text)))


def quoted(note: str) -> Markup:
    """Return what somebody has written as a quotation, letter by letter."""
    return Markup("\n").join(Markup("> {}").format(line) for line in note.splitlines())


def flat(text: str) -> str:
    """Return text on one line, without what turns its direction or has no shape."""
    if text.isprintable():
        return text
    line = " ".join(text.splitlines())
    return "".join(sign for sign in line if sign not in _TURNING and unicodedata.category(sign) != "Cc")


def code(text: str) -> Markup:
    """Return text in a code span, which it cannot leave; nothing where there is none."""
    return Markup(f"`{in_code(text)}`") if text else EMPTY


def code_block(text: str) -> Markup:
    """Return lines in a code block, which they cannot leave."""
    return Markup("```\n" + plain(text).replace("`", "'") + "\n```")


def in_code(text: str) -> str:
    """Return what may stand between two backticks."""
    return flat(plain(text)).replace("`", "'")


def plain(text: str) -> str:
    """Return markup as it reads where Discord knows no marks; other text as it is."""
    if not isinstance(text, Markup):
        return text
    return unmarked(str(text))


def unmarked(text: str) -> str:
    """Return what was made from markup, with the signs that Discord does not show taken off."""
    return _MARKED.sub(lambda found: found["sign"] or found["command"], text)


def clip(text: S, limit: int) -> S:
    """Return text that fits a limit, with an ellipsis where something had to go; no escape is cut in two."""
    if len(text) <= limit:
        return text
    kept = str(text)[: limit - 1].rstrip()
    if isinstance(text, Markup) and (len(kept) - len(kept.rstrip("\\"))) % 2:
        kept = kept[:-1]
    return type(text)(kept + "…")


NOON = 12


def when(at: datetime, *, is_long: bool = False) -> Markup:
    """Return a time, and how far away it is."""
    seconds = int(at.timestamp())
    return Markup("<t:{}:{}> (<t:{}:R>)").format(seconds, "F" if is_long else "f", seconds)


def day(iso: str) -> Markup:
    """Return a day; it is taken at noon, so that hardly any zone makes another day of it."""
    noon = datetime.fromisoformat(iso).replace(hour=NOON, tzinfo=UTC)
    return Markup("<t:{}:D>").format(int(noon.timestamp()))
