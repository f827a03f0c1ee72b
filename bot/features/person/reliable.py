"""How reliable a person is on the server where they ask: a line among their choices, and the explanation."""

from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent
from bot.posts.person.conduct import explained, level_line
from bot.posts.post import Block, Button, Key, Text, rows


async def reliability_blocks(context: RequestContext) -> tuple[Block, ...]:
    """Return the line and its button; nothing in direct messages, as reliability is that on one server."""
    server = context.interaction.guild_id
    if server is None:
        return ()
    found = await context.services.conduct.reliability(context.person, server)
    words = context.words
    return Text(level_line(found, words)), *rows([Button(words("button-reliability"), Key("reliability"))])


async def explain(event: ComponentEvent) -> None:
    """Explain how reliable somebody is, to nobody but them."""
    context = event.context
    found = await context.services.conduct.reliability(context.person, context.server)
    await context.say_post(explained(found, context.words))
