"""The line that a phone's lock screen shows of a post: what it is about, without marks, links and times to come.

Discord makes a push notification from the `content` of a message when it is made, and shows nothing of laid-out posts.
"""

import re
from collections.abc import Callable
from typing import Final

from bot.markup import EMPTY, unmarked
from bot.posts import limits
from bot.posts.post import Post, Text
from engine.ids import PersonId

LONGEST: Final = 150
"""Characters of a line; phones show about this many."""

_PERSON: Final = re.compile(r"<@(-?\d+)>")
_TIMED: Final = re.compile(r"[^.!?]*<t:\d+(?::\w)?>[^.!?]*[.!?)]*")
_PLACE: Final = re.compile(r"<(?:@&|#)\d+>")
_CALLS: Final = re.compile(r"(?:(?:^| )<@&?\d+>)*$")
_MARK: Final = re.compile(r"(?m)^(?:#{1,3}|-#|>|-) |(?<!\\)[*`]")

NameOf = Callable[[PersonId], str | None]
"""Returns how somebody is called, None where that is not known."""


def push_line(post: Post, name_of: NameOf) -> str:
    """Return what a push says of a post: the line that was written for it, else its first, after a title the second.

    Mentions become names, since phones resolve few of them; sentences with times are left out, as those are not shown.
    """
    text = post.push or next((block.content for block in post.blocks if isinstance(block, Text)), EMPTY)
    lines = [line for line in str(text).splitlines() if line.strip()]
    said = ": ".join(lines[:2]) if lines and lines[0].startswith("#") else next(iter(lines), "")
    said = _PERSON.sub(lambda found: name_of(PersonId(int(found[1]))) or "…", said)
    said = _MARK.sub("", _PLACE.sub("…", _TIMED.sub("", said)))
    return limits.clip(" ".join(unmarked(said).split()), LONGEST)


def content(post: Post, name_of: NameOf) -> str:
    """Return what a post says until it is laid out: the line of the push, then whom it pings."""
    return limits.clip(" ".join(filter(None, (push_line(post, name_of), calls(post)))), limits.CONTENT)


def calls(post: Post) -> str:
    """Return the mentions by which a post pings."""
    return " ".join([*(f"<@{person}>" for person in post.mentions), *(f"<@&{role}>" for role in post.roles)])


def called_in(said: str) -> str:
    """Return the mentions at the end of a content."""
    return _CALLS.search(said)[0].strip()  # type: ignore[index]  # the empty end is found at least
