"""Autocompletion and options that several commands share."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import islice

from discord import app_commands

from bot import limits, policies
from bot.components.policies import own_policies
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.game_options import offer_options
from bot.i18n import text
from bot.speech import Speech
from engine.errors import Refusal
from engine.facts import MatchId, PersonId
from engine.service import Matches
from engine.store import Phase, Summary
from games.core import Choice

CONDITION = text("option-condition").message
"""How Discord calls what the opponent may play, beside the answer that is being typed."""


def choices(*keys: str) -> list[app_commands.Choice[str]]:
    """Return choices named by messages `choice-<key>`; the value is the last part of the key."""
    return [app_commands.Choice(name=text(f"choice-{key}"), value=key.rpartition("-")[2]) for key in keys]


async def games_by_name(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the games by their names."""
    desk = await Desk.of(interaction)
    named = [(Speech(desk.reader.words).game(game), key) for key, game in interaction.client.matches.games.items()]
    return matching(named, current)


async def policies_by_name(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the policies of time that matches of this server can have, with what they say."""
    desk = await Desk.of(interaction)
    words = desk.reader.words
    known = policies.known(await own_policies(desk))
    return matching([(policies.label(name, policy, words), name) for name, policy in known.items()], current)


async def options_of_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what can be agreed on in the chosen game."""
    desk = await Desk.of(interaction)
    game = interaction.client.matches.games.get(interaction.namespace.game or "")
    offered = [] if game is None else islice(offer_options(game, current, desk.spoken), limits.CHOICES)
    return [app_commands.Choice(name=limits.clip(name, limits.CHOICE_TEXT), value=line) for name, line in offered]


def matching(named: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return choices whose name holds what is typed."""
    typed = current.casefold()
    found = [app_commands.Choice(name=name, value=value) for name, value in named if typed in name.casefold()]
    return found[: limits.CHOICES]


async def own_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the person's own matches, those on turn first, narrowed down by what is typed."""
    desk = await Desk.of(interaction)
    return matching(await own_matches_in(desk, ("running", "proposed", "over")), current)


async def own_matches_in(desk: Desk, phases: Sequence[Phase]) -> list[tuple[str, str]]:
    """Return the person's own matches by name, those on turn first."""
    store = desk.interaction.client.store
    found = await store.matches_of(desk.person, phases=phases, limit=limits.CHOICES * 2)
    return [(_label(desk, summary), summary.match) for summary in found]


async def disputed_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the matches of a server's latest disputes, open ones first; any other can be named by its eight letters."""
    desk = await Desk.of(interaction)
    bot = interaction.client
    if interaction.guild_id is None:
        return []
    matches = dict.fromkeys(case.match for case in await bot.store.cases(interaction.guild_id, limit=limits.CHOICES))
    summaries = [summary for match in matches if (summary := await bot.store.summary(match)) is not None]
    return matching([(_label(desk, summary), summary.match) for summary in summaries], current)


async def next_lines(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer lines that go on from what is typed, in the match that is meant; nothing to those who are not to move."""
    return await _lines(interaction, lambda match, person: _matches(interaction).suggest(match, person, current))


async def next_conditions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what the opponent may play next, for a plan."""
    return await _lines(
        interaction, lambda match, person: _matches(interaction).suggest_condition(match, person, current)
    )


async def next_replies(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer answers to what the opponent may play, for a plan; none before that is named."""
    named = getattr(interaction.namespace, CONDITION, None)
    return await _lines(
        interaction, lambda match, person: _matches(interaction).suggest_reply(match, person, named or "", current)
    )


def _matches(interaction: Interaction) -> Matches:
    return interaction.client.matches


async def _lines(
    interaction: Interaction, suggest: Callable[[MatchId, PersonId], Awaitable[Iterator[Choice]]]
) -> list[app_commands.Choice[str]]:
    """Offer lines with what they do, in the match that is meant; those that fit into Discord's choices."""
    desk = await Desk.of(interaction)
    try:
        match = await desk.match_named(interaction.namespace.match)
        suggested = await suggest(match.id, desk.person)
    except Refusal:
        return []
    speech, game = Speech(desk.reader.words), desk.game_of(match)
    offered = []
    for choice in islice(suggested, limits.CHOICES):
        said = speech.notes(game, choice.notes)
        name = f"{choice.line}  –  {said}" if said else choice.line
        if len(choice.line) <= limits.CHOICE_TEXT:
            offered.append(app_commands.Choice(name=limits.clip(name, limits.CHOICE_TEXT), value=choice.line))
    return offered


def _label(desk: Desk, summary: Summary) -> str:
    bot, words = desk.interaction.client, desk.reader.words
    others = [person for person in summary.persons if person != desk.person]
    label = words(
        f"match-label-{_state(summary, desk.person)}",
        game=Speech(words).game(bot.matches.game(summary.game)),
        others=", ".join(_names(desk, others)),
        match=summary.match,
    )
    return limits.clip(label, limits.CHOICE_TEXT)


def _state(summary: Summary, person: PersonId) -> str:
    if summary.phase == "running":
        return "due" if person in summary.due else "waiting"
    return summary.phase


def _names(desk: Desk, persons: Sequence[PersonId]) -> list[str]:
    """Return how people are called, as far as Discord has told us already; autocompletion has no time to ask."""
    known = desk.interaction.client.known_names
    return [known.get(person) or "…" for person in persons]
