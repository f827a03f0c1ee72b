"""/me: a person's own choices."""

from dataclasses import replace
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import BadHours
from bot.features.person.options import (
    change_vacation,
    offered_matches,
    offered_sleep,
    offered_vacations,
    turn_block,
    turn_mute,
)
from bot.features.person.own_data import ask_forget, send_data
from bot.features.person.profile import overview
from bot.features.person.record import reliability_blocks, show_profile
from bot.markup import Markup, when
from bot.posts.post import Text
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import choices, language_choices, language_chosen, zones_by_city
from bot.requests.translation import command
from bot.typed.hours import sleep_typed
from bot.typed.zones import zone_named
from engine.ids import PersonId
from engine.people.preferences import Person, ThemeName, Way

Choice = app_commands.Choice[str]


class PersonCommands(commands.Cog):
    """One's own choices."""

    @command("me", language="/my-language", theme="/my-theme", boards_as="text")
    @app_commands.choices(
        language=language_choices(),
        notices=choices("notice-thread", "notice-message", "notice-digest", "notice-none"),
        preview=choices("preview-on", "preview-off"),
        theme=choices("theme-dark", "theme-light"),
        board=choices("board-same", "board-turned"),
        boards_as=choices("text-off", "text-on"),
        data=choices("data-export", "data-delete"),
    )
    @app_commands.autocomplete(
        zone=zones_by_city, sleep=offered_sleep, mute=offered_matches, vacation=offered_vacations
    )
    async def me(
        self,
        interaction: Interaction,
        language: Choice | None = None,
        zone: str | None = None,
        sleep: str | None = None,
        notices: Choice | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        mute: str | None = None,
        block: discord.Member | discord.User | None = None,
        vacation: str | None = None,
        preview: Choice | None = None,
        theme: Choice | None = None,
        board: Choice | None = None,
        boards_as: Choice | None = None,
        data: Choice | None = None,
    ) -> None:
        """Show one's own choices, after changing those that are named."""
        context = await RequestContext.of(interaction)
        if data is not None:
            return await (send_data(context) if data.value == "export" else ask_forget(context))
        before = await context.store.people.person(context.person)
        person = with_looks(before, language=language, preview=preview, theme=theme, board=board)
        person = person if boards_as is None else replace(person, has_text=boards_as.value == "on")
        person = with_times(context, person, zone=zone, sleep=sleep)
        if notices is not None:
            person = replace(person, notice=cast("Way", notices.value))
        if hour is not None:
            person = replace(person, digest_hour=hour)
        said = [await turn_mute(context, mute)] if mute else []
        if block is not None:
            said.append(await turn_block(context, PersonId(block.id)))
        if person != before:
            said += await changed(context, before, person)
        if vacation:
            said.append(await change_vacation(context, person, vacation))
        words = (await RequestContext.of(interaction)).words
        shown = await overview(context.store, context.person, words, now=context.services.now())
        reliable = await reliability_blocks(context)
        return await context.say_post(replace(shown, blocks=(*map(Text, said), *shown.blocks, *reliable)))

    @command("profile", member="/profile-member")
    async def profile(self, interaction: Interaction, member: discord.Member | discord.User | None = None) -> None:
        """Show what somebody has achieved, as far as they let others see it; without a name one's own profile."""
        context = await RequestContext.of(interaction)
        await show_profile(context, context.person if member is None else PersonId(member.id))


async def changed(context: RequestContext, before: Person, person: Person) -> list[Markup]:
    """Keep a person's choices, and return what to say: from when on new hours of sleep stop clocks, if not at once."""
    services = context.services
    counts_from = await services.people.change_person(person)
    await services.tasks.notices.reschedule(before, person)
    services.tasks.deadlines.wake()
    return [] if counts_from is None else [context.words("sleep-counts-from", at=when(counts_from))]


def with_looks(
    person: Person, *, language: Choice | None, preview: Choice | None, theme: Choice | None, board: Choice | None
) -> Person:
    """Return a person's choices with other ones of how things look."""
    if language is not None:
        person = replace(person, language=language_chosen(language.value))
    if preview is not None:
        person = replace(person, has_preview=preview.value == "on")
    if theme is not None:
        person = replace(person, theme=cast("ThemeName", theme.value))
    if board is not None:
        person = replace(person, has_turned_board=board.value == "turned")
    return person


def with_times(context: RequestContext, person: Person, *, zone: str | None, sleep: str | None) -> Person:
    """Return a person's choices with another time zone or other hours of sleep.

    Raises:
        BadZone: there is no such zone.
        BadHours: the hours cannot be read or cannot be, or nobody knows in which zone they are meant.
    """
    if zone is not None:
        person = replace(person, zone=zone_named(zone, context.words))
    if sleep is not None:
        person = replace(person, sleep=sleep_typed(sleep))
    if person.sleep is not None and person.zone is None:
        raise BadHours(reason="zone")
    return person
