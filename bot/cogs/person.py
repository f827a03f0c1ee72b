"""/me: what a person has chosen for themselves."""

from dataclasses import replace
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import choices
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.i18n import text
from engine.preferences import Language, ThemeName


class PersonCommands(commands.Cog):
    """One's own choices."""

    @app_commands.command(name=text("command-me"), description=text("command-me.about"))
    @app_commands.rename(
        language=text("option-language"),
        preview=text("option-preview"),
        theme=text("option-theme"),
        board=text("option-board"),
    )
    @app_commands.describe(
        language=text("option-my-language.about"),
        preview=text("option-preview.about"),
        theme=text("option-my-theme.about"),
        board=text("option-board.about"),
    )
    @app_commands.choices(
        language=choices("language-auto", "language-en", "language-de"),
        preview=choices("preview-on", "preview-off"),
        theme=choices("theme-dark", "theme-light"),
        board=choices("board-same", "board-turned"),
    )
    async def me(
        self,
        interaction: Interaction,
        language: app_commands.Choice[str] | None = None,
        preview: app_commands.Choice[str] | None = None,
        theme: app_commands.Choice[str] | None = None,
        board: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show one's own choices, after changing those that are named."""
        desk = await Desk.of(interaction)
        store = interaction.client.store
        person = await store.person(desk.person)
        if language is not None:
            person = replace(person, language=cast("Language | None", chosen_language(language.value)))
        if preview is not None:
            person = replace(person, has_preview=preview.value == "on")
        if theme is not None:
            person = replace(person, theme=cast("ThemeName", theme.value))
        if board is not None:
            person = replace(person, has_turned_board=board.value == "turned")
        if language or preview or theme or board:
            await store.save_person(person)
        words = (await Desk.of(interaction)).reader.words
        lines = [
            words("me-title"),
            words("me-language", language=words(f"choice-language-{person.language or 'auto'}")),
            words("me-preview", preview=words(f"choice-preview-{'on' if person.has_preview else 'off'}")),
            words("me-theme", theme=words(f"choice-theme-{person.theme or 'dark'}")),
            words("me-board", board=words(f"choice-board-{'turned' if person.has_turned_board else 'same'}")),
            words("me-hint"),
        ]
        await desk.say("\n".join(lines))


def chosen_language(value: str) -> str | None:
    """Return a chosen language, None where Discord's own is to be followed."""
    return None if value == "auto" else value
