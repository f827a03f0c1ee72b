"""The policies of time that a server offers: those that are always there, its own, and its default."""

from discord import app_commands

from bot.platform.context import RequestContext
from bot.platform.interactions import Interaction
from bot.platform.options import matching
from bot.posts import limits
from bot.typed import policies
from engine.time.policy import RELAXED, Policy


async def own_policies(context: RequestContext) -> dict[str, Policy]:
    """Return the policies that the server has made, by name."""
    return {policy.name: policy for policy in await context.store.people.policies(context.server)}


async def chosen_policy(context: RequestContext, typed: str | None) -> Policy | None:
    """Return the policy that somebody means, the server's default if nothing was typed; None lets no time run.

    Raises:
        UnknownPolicy: there is none of this name.
    """
    own = await own_policies(context)
    name = policies.find(typed, own, context.services.words) if typed else await default_policy(context)
    if name is None:
        raise policies.unknown(typed or "", own, context.words)
    return policies.known(own).get(name, RELAXED)


async def default_policy(context: RequestContext) -> str:
    """Return the name of the policy that counts where nobody names one."""
    return (await context.store.people.server(context.server)).policy or RELAXED.name


async def policies_by_name(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the policies of time that matches of this server can have, with what they say."""
    context = await RequestContext.of(interaction)
    words = context.words
    offered = [
        (policies.label(name, policy, words), name)
        for name, policy in policies.known(await own_policies(context)).items()
    ]
    return matching([(limits.clip(label, limits.CHOICE_TEXT), name) for label, name in offered], current)
