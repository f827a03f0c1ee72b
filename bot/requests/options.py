"""Options that several commands share: their completion, the time controls of a server, vacations."""

from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from discord import app_commands

from bot.markup import Markup, plain
from bot.posts import limits
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.translation import command, text
from bot.typed import policies
from bot.typed.hours import check_vacation, span_text, span_typed, today
from bot.typed.nearest import fitting
from bot.typed.options import offer_options
from bot.typed.zones import label, search
from engine.errors import Refusal
from engine.ids import PersonId
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.matches import Phase, Summary
from engine.time.clock import UTC_ZONE
from engine.time.policy import RELAXED, Policy
from games.core import Choice

Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]

CONDITION = text("option-condition").message
"""Discord's name of the option for the opponent's move, beside the answer that is being typed."""


def choices(*keys: str) -> list[app_commands.Choice[str]]:
    """Return choices named by messages `choice-<key>`; the value is the last part of the key."""
    return [app_commands.Choice(name=text(f"choice-{key}"), value=key.rpartition("-")[2]) for key in keys]


def command_on_match(
    name: str, act: Callable[[RequestContext, Match], Awaitable[None]], offered: Completion
) -> app_commands.Command[Any, ..., None]:
    """Return a command that does something with one match; its words are `command-<name>`."""

    @command(name)
    @app_commands.autocomplete(match=offered)
    async def on_match(interaction: Interaction, match: str | None = None) -> None:
        context = await RequestContext.of(interaction)
        await act(context, await context.match_named(match))

    return on_match


async def games_by_name(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the games by their names."""
    context = await RequestContext.of(interaction)
    named = [(Speech(context.words).game(game), key) for key, game in context.matches.games.items()]
    return matching(named, current)


async def options_of_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what can be agreed on in the chosen game."""
    context = await RequestContext.of(interaction)
    game = context.matches.games.get(interaction.namespace.game or "")
    offered = [] if game is None else islice(offer_options(game, current, context.spoken), limits.CHOICES)
    return [app_commands.Choice(name=limits.clip(name, limits.CHOICE_TEXT), value=line) for name, line in offered]


def matching(named: Sequence[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return choices whose name holds what is typed or, where none does, resembles it."""
    shown = [(plain(name), value) for name, value in named]
    found = (shown[at] for at in fitting(current, [name for name, _ in shown]))
    return [app_commands.Choice(name=name, value=value) for name, value in islice(found, limits.CHOICES)]


async def zones_by_city(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer time zones by city, by country, or by the time there."""
    context = await RequestContext.of(interaction)
    words, now = context.words, context.services.now()
    return [
        app_commands.Choice(name=limits.clip(label(zone, words, now), limits.CHOICE_TEXT), value=zone)
        for zone in islice(search(current, words, now), limits.CHOICES)
    ]


async def own_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the person's own matches, those on turn first, narrowed down by what is typed."""
    context = await RequestContext.of(interaction)
    return matching(await own_matches_in(context, ("running", "proposed", "over")), current)


async def own_matches_in(context: RequestContext, phases: Sequence[Phase]) -> list[tuple[str, str]]:
    """Return the person's own matches by name, those on turn first."""
    store = context.store
    found = await store.matches.of_person(context.person, phases=phases, limit=limits.CHOICES * 2)
    return [(_label(context, summary), summary.match) for summary in found]


async def disputed_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer moderators the matches of their server's latest disputes, open ones first.

    Any other can be named by its eight letters.
    """
    context = await RequestContext.of(interaction)
    if interaction.guild_id is None or not await context.is_moderator():
        return []
    matches = dict.fromkeys(
        case.match for case in await context.store.disputes.cases(interaction.guild_id, limit=limits.CHOICES)
    )
    summaries = [summary for match in matches if (summary := await context.store.matches.summary(match)) is not None]
    return matching([(_label(context, summary), summary.match) for summary in summaries], current)


async def next_lines(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer lines that go on from what is typed, in the match that is meant; nothing to those who are not to move."""
    return await _lines(interaction, lambda matches, *who: matches.suggest_of(*who, current))


async def next_conditions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what the opponent may play next, for a plan."""
    return await _lines(interaction, lambda matches, *who: matches.plans.suggest_condition(*who, current))


async def next_replies(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer answers to what the opponent may play, for a plan; none before that is named."""
    named = getattr(interaction.namespace, CONDITION, None)
    return await _lines(interaction, lambda matches, *who: matches.plans.suggest_reply(*who, named or "", current))


async def _lines(
    interaction: Interaction, suggest: Callable[[Matches, Match, PersonId], Iterator[Choice]]
) -> list[app_commands.Choice[str]]:
    """Offer lines with what they do, in the match that is meant; those that fit into Discord's choices."""
    context = await RequestContext.of(interaction)
    try:
        match = await context.match_named(interaction.namespace.match)
        suggested = suggest(context.matches, match, context.person)
    except Refusal:
        return []
    speech, game = Speech(context.words), context.game_of(match)
    offered = []
    for choice in islice(suggested, limits.CHOICES):
        said = speech.notes(game, choice.notes)
        name = Markup("{}  –  {}").format(choice.line, said) if said else choice.line
        if len(choice.line) <= limits.CHOICE_TEXT:
            offered.append(app_commands.Choice(name=limits.clip(name, limits.CHOICE_TEXT), value=choice.line))
    return offered


def _label(context: RequestContext, summary: Summary) -> str:
    words = context.words
    others = [person for person in summary.persons if person != context.person]
    label = words(
        f"match-label-{_state(summary, context.person)}",
        game=Speech(words).game(context.matches.game(summary.game)),
        others=Markup(", ").join(_names(context, summary.server, others)),
        match=summary.match,
    )
    return limits.clip(label, limits.CHOICE_TEXT)


def _state(summary: Summary, person: PersonId) -> str:
    if summary.phase == "running":
        return "due" if person in summary.due else "waiting"
    return summary.phase


def _names(context: RequestContext, server: int, persons: Sequence[PersonId]) -> list[str]:
    """Return how people are called, as far as Discord has told us already; autocompletion has no time to ask."""
    known = context.services.known_names
    return [known.get(server, person) or "…" for person in persons]


async def plan_vacation(context: RequestContext, typed: str) -> Markup:
    """Plan or begin a vacation, and return what to say.

    Raises:
        BadVacation: it cannot be read or cannot be.
    """
    person = await context.store.people.person(context.person)
    start, vacations = today(person, context.services.now()), await context.store.people.vacations(context.person)
    wanted = replace(span_typed(typed, context.person, start), zone=person.zone or UTC_ZONE)
    check_vacation(wanted, vacations, start)
    await context.services.people.take_vacation(wanted)
    context.services.tasks.deadlines.wake()
    message = "vacation-begun" if wanted.first == start else "vacation-planned"
    return context.words(message, span=span_text(wanted, context.words))


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
