"""The way from a used component or sent form to the function that answers it; the table is `bot.routes`."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.errors import UnknownButton
from bot.posts.post import SELECT_PREFIX, Key
from bot.requests.answers import UNKNOWN
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction, custom_id_of, filled_in
from bot.requests.replies import Replies
from engine.matches.state.match import Match

LARGEST_NUMBER: Final = 2**63 - 1
"""Ids of Discord are at most so large, and so is what the store can look for."""
LONGEST_NUMBER: Final = len(str(LARGEST_NUMBER))


@dataclass(frozen=True, slots=True)
class ComponentEvent:
    """A component or form that somebody has used: what it carried, and the value chosen or typed.

    A form with several fields has them all in `fields`, by name.
    """

    context: RequestContext
    key: Key
    value: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)

    async def match(self) -> Match:
        """Return the match that the component is about, if the person may see it."""
        return await self.context.match(self.key.match)

    def parts(self, count: int) -> list[str]:
        """Return what stands between the dots of the key's text.

        Raises:
            UnknownButton: there is another number of parts.
        """
        found = self.key.text.split(".")
        if len(found) != count:
            raise UnknownButton
        return found


def number(text: str) -> int:
    """Return a number that a key or a menu holds.

    Raises:
        UnknownButton: it holds none, or one that nothing has.
    """
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) > LARGEST_NUMBER:
        raise UnknownButton
    return int(text)


Handler = Callable[[ComponentEvent], Awaitable[None]]
Routes = Mapping[str, Handler]


def on_match(act: Callable[[RequestContext, Match], Awaitable[None]]) -> Handler:
    """Return what does something with the match that a component is about."""

    async def handle(event: ComponentEvent) -> None:
        await act(event.context, await event.match())

    return handle


async def dispatch(interaction: Interaction, routes: Routes, replies: Replies) -> str:
    """Answer a component or form by its custom_id, which holds its state, so that one from before a restart counts.

    Whatever goes wrong is told politely by the bot's one error path.

    Returns:
        The route, `UNKNOWN` where there is none.
    """
    try:
        key = Key.decode(custom_id_of(interaction).removeprefix(SELECT_PREFIX))
        handler = routes[key.route]
    except (ValueError, KeyError):
        await replies.failed(interaction, UnknownButton())
        return UNKNOWN
    try:
        fields = filled_in(interaction)
        event = ComponentEvent(await RequestContext.of(interaction), key, next(iter(fields.values()), ""), fields)
        await handler(event)
    except Exception as error:
        await replies.failed(interaction, error)
    return key.route
