"""/me: what a person has chosen for themselves."""

from dataclasses import replace
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.choosing import (
    change_vacation,
    offered_matches,
    offered_sleep,
    offered_vacations,
    offered_zones,
    turn_mute,
    zone_wanted,
)
from bot.cogs.options import choices
from bot.components.person import ask_forget, send_data
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.errors import BadHours
from bot.hours import sleep_typed
from bot.i18n import text
from bot.post import Text
from bot.profile import overview
from engine.preferences import Language, Person, ThemeName, Way

Choice = app_commands.Choice[str]


class PersonCommands(commands.Cog):
    """One's own choices."""

    @app_commands.command(name=text("command-me"), description=text("command-me.about"))
    @app_commands.rename(
        language=text("option-language"),
        zone=text("option-zone"),
        sleep=text("option-sleep"),
        notices=text("option-notices"),
        hour=text("option-hour"),
        mute=text("option-mute"),
        vacation=text("option-vacation"),
        preview=text("option-preview"),
        theme=text("option-theme"),
        board=text("option-board"),
        data=text("option-data"),
    )
    @app_commands.describe(
        language=text("option-my-language.about"),
        zone=text("option-zone.about"),
        sleep=text("option-sleep.about"),
        notices=text("option-notices.about"),
        hour=text("option-hour.about"),
        mute=text("option-mute.about"),
        vacation=text("option-vacation.about"),
        preview=text("option-preview.about"),
        theme=text("option-my-theme.about"),
        board=text("option-board.about"),
        data=text("option-data.about"),
    )
    @app_commands.choices(
        language=choices("language-auto", "language-en", "language-de"),
        notices=choices("notice-thread", "notice-message", "notice-digest", "notice-none"),
        preview=choices("preview-on", "preview-off"),
        theme=choices("theme-dark", "theme-light"),
        board=choices("board-same", "board-turned"),
        data=choices("data-export", "data-delete"),
    )
    @app_commands.autocomplete(
        zone=offered_zones, sleep=offered_sleep, mute=offered_matches, vacation=offered_vacations
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
        vacation: str | None = None,
        preview: Choice | None = None,
        theme: Choice | None = None,
        board: Choice | None = None,
        data: Choice | None = None,
    ) -> None:
        """Show one's own choices, after changing those that are named."""
        desk = await Desk.of(interaction)
        if data is not None:
            return await (send_data(desk) if data.value == "export" else ask_forget(desk))
        before = await interaction.client.store.person(desk.person)
        person = with_looks(before, language=language, preview=preview, theme=theme, board=board)
        person = with_times(desk, person, zone=zone, sleep=sleep)
        if notices is not None:
            person = replace(person, notice=cast("Way", notices.value))
        if hour is not None:
            person = replace(person, digest_hour=hour)
        said = [await turn_mute(desk, mute)] if mute else []
        if person != before:
            await interaction.client.notices.choose(before, person)
        if vacation:
            said.append(await change_vacation(desk, person, vacation))
        shown = await overview(desk, (await Desk.of(interaction)).reader.words)
        return await desk.say_post(replace(shown, blocks=(*map(Text, said), *shown.blocks)))


def with_looks(
    person: Person, *, language: Choice | None, preview: Choice | None, theme: Choice | None, board: Choice | None
) -> Person:
    """Return a person's choices with other ones of how things look."""
    if language is not None:
        person = replace(person, language=cast("Language | None", chosen_language(language.value)))
    if preview is not None:
        person = replace(person, has_preview=preview.value == "on")
    if theme is not None:
        person = replace(person, theme=cast("ThemeName", theme.value))
    if board is not None:
        person = replace(person, has_turned_board=board.value == "turned")
    return person


def with_times(desk: Desk, person: Person, *, zone: str | None, sleep: str | None) -> Person:
    """Return a person's choices with another time zone or other hours of sleep.

    Raises:
        BadZone: there is no such zone.
        BadHours: the hours cannot be read or cannot be, or nobody knows in which zone they are meant.
    """
    if zone is not None:
        person = replace(person, zone=zone_wanted(zone, desk.reader.words))
    if sleep is not None:
        person = replace(person, sleep=sleep_typed(sleep))
    if person.sleep is not None and person.zone is None:
        raise BadHours(reason="zone")
    return person


def chosen_language(value: str) -> str | None:
    """Return a chosen language, None where Discord's own is to be followed."""
    return None if value == "auto" else value
