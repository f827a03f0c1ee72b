"""What does not fit one post: as many lines as there is room for, and the buttons that turn pages."""

from collections.abc import Callable, Iterable
from itertools import takewhile

from bot.i18n import Words
from bot.markup import Markup
from bot.posts.post import Button, Key


def fitting(lines: Iterable[Markup], room: int) -> list[Markup]:
    """Return the first lines that fit so many characters, each with the end of its line."""
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
