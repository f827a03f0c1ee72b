"""Randomness of the players' own, mixed into the draws before the start."""

from bot.features.match.invitation import acknowledge
from bot.platform.context import RequestContext
from bot.platform.interactions import form
from bot.platform.routing import ComponentEvent
from bot.posts.post import Key
from engine.matches.decisions.moves import LONGEST_ENTROPY, require_phase
from engine.matches.state.match import Match


async def open_form(event: ComponentEvent) -> None:
    """Open the form in which somebody types any text, to be mixed into the draws."""
    context, match = event.context, await event.match()
    require_phase(match, "proposed")
    words = context.words
    modal = form(
        Key("entropy_typed", match.id),
        title=words("entropy-form-title"),
        label=words("entropy-form-label"),
        hint=words("entropy-form-hint"),
        longest=LONGEST_ENTROPY,
    )
    await context.interaction.response.send_modal(modal)


async def entropy_typed(event: ComponentEvent) -> None:
    """Take the text that was typed into the form."""
    await add_entropy(event.context, await event.match(), event.value)


async def add_entropy(context: RequestContext, match: Match, typed: str) -> None:
    """Mix a text into the draws; who has not joined yet joins with it."""
    change = await context.matches.add_entropy(match.id, context.person, typed)
    has_joined = len(change.after.joined) > len(match.joined)
    has_promised = len(change.after.promises) > len(match.promises)
    done = "promised" if has_promised else "entropy-joined" if has_joined else "entropy"
    await acknowledge(context, change, done)
