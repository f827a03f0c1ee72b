"""Using the buttons and forms of the bot itself, without a Discord between: the routes are those of `bot.routes`."""

from types import SimpleNamespace
from typing import Any, cast

from bot.posts.post import Key, Post
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from engine.ids import MatchId, PersonId
from tests.simulation.life import Life


class PaperContext(RequestContext):
    """A request whose answer nobody reads."""

    async def say_post(self, post: Post) -> None:
        """Answer with a post."""

    async def replace(self, post: Post) -> None:
        """Replace an answer by a post."""


async def press(
    life: Life,
    person: PersonId,
    server: int,
    route: str,
    season: str,
    *,
    text: str = "",
    value: str = "",
    **fields: str,
) -> None:
    """Let somebody use a component or a form about a season; organisers are those who send forms.

    Raises:
        engine.errors.Refusal: what the bot answers if it does not do it.
    """
    services = life.bot.services
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=person, roles=[]),
        guild_id=server,
        guild=None,
        channel_id=None,
        permissions=SimpleNamespace(manage_guild=bool(fields)),
        data={"resolved": {"members": {one: {} for field in fields.values() for one in field.split(",")}}},
    )
    context = PaperContext(cast("Any", interaction), services, await services.recipients.public(server))
    await ROUTES[route](ComponentEvent(context, Key(route, MatchId(season), text=text), value, fields))
