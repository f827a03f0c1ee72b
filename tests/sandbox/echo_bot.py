"""A small bot with one command for everything that the sandbox must carry; not the product, only its plug.

Without arguments it is one client; with `0,1/2` it hears these shards of so many, with `auto` all that Discord advises.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import sys
from typing import Any

import discord
from discord import app_commands, ui

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f00050001ff"
    "5d9c7b1a0000000049454e44ae426082"
)


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button whose custom_id is its whole state."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        assert interaction.message
        if interaction.message.flags.components_v2:
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.Section(ui.TextDisplay(f"pressed {self.n + 1}"), accessory=Counter(self.n + 1)))
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.send_message("not here")


class Form(ui.Modal, title="A form"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", default="nobody")
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="colour", options=[discord.SelectOption(label=c) for c in ("Red", "Black")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        chosen = self.colour.component.values[0]  # type: ignore[attr-defined]
        await interaction.response.send_message(f"{self.name.value} likes {chosen}", ephemeral=True)


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Form", custom_id="panel:form")
    async def form(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Later", custom_id="panel:later")
    async def later(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later has come")

    @ui.button(label="Aside", custom_id="panel:aside")
    async def aside(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="only you")
        await interaction.followup.send("and more", ephemeral=True)

    @ui.select(
        custom_id="panel:fruit", options=[discord.SelectOption(label="Apple"), discord.SelectOption(label="Pear")]
    )
    async def fruit(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"eats {select.values[0]}")

    @ui.select(cls=ui.UserSelect, custom_id="panel:who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"meets {select.values[0].display_name}")


class Layout(ui.LayoutView):
    def __init__(self, picture: str) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.blue())
        box.add_item(ui.TextDisplay(f"# The board\nAnna is to move.\n```\n{'wide ' * 16}\n```"))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=picture, description="one dot")
        box.add_item(gallery)
        box.add_item(ui.Separator())
        box.add_item(ui.Section(ui.TextDisplay("a section"), accessory=Counter(0)))
        self.add_item(box)
        self.add_item(ui.ActionRow(ui.Button(label="Rules", url="https://example.org/")))


INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Echo:
    """What both kinds of clients do at their beginning."""

    async def setup_hook(self) -> None:
        assert isinstance(self, discord.Client)
        self.add_dynamic_items(Counter)
        self.add_view(Panel())
        tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        await tree.set_translator(German())
        add_commands(tree)
        await tree.sync()


class EchoBot(Echo, discord.Client):
    """One client for everything."""


class ShardedEchoBot(Echo, discord.AutoShardedClient):
    """A client for some shards."""


class German(app_commands.Translator):
    async def translate(self, text: Any, locale: discord.Locale, context: Any) -> str | None:
        return text.extras.get("de") if locale is discord.Locale.german else None


def words(english: str, german: str) -> app_commands.locale_str:
    return app_commands.locale_str(english, de=german)


def picture(name: str = "dot.png") -> discord.File:
    return discord.File(io.BytesIO(PIXEL), name, description="one dot")


async def told_to_go_on(interaction: discord.Interaction) -> None:
    """Say that something is waited for, and wait until a person writes in the channel."""
    told = interaction.client.wait_for("message", check=lambda message: not message.author.bot)
    await interaction.channel.send("May I go on?")  # type: ignore[union-attr]
    await told


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    match = app_commands.Group(name=words("match", "partie"), description=words("Matches", "Partien"))

    @match.command(name=words("new", "neu"), description=words("A new match", "Eine neue Partie"))
    @app_commands.rename(opponent=words("opponent", "gegner"))
    @app_commands.choices(game=[app_commands.Choice(name="Circles", value="circles")])
    async def new(
        interaction: discord.Interaction, game: str, opponent: discord.Member, rated: bool = False, seats: int = 2
    ) -> None:
        text = f"{interaction.user.mention} plays {game} with {opponent.mention} {rated} {seats}"
        await interaction.response.send_message(f"{text} {interaction.locale} {interaction.guild_locale}")

    tree.add_command(match)

    @tree.command(description="Type a move")
    async def move(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(
            f"moved {text}", file=picture(), view=Panel(), ephemeral=text == "secret"
        )

    @move.autocomplete("text")
    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}{n}", value=f"{typed}{n}") for n in range(3)]

    @tree.command(description="Components V2")
    async def layout(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        file = picture("board.png")
        await interaction.edit_original_response(view=Layout("attachment://board.png"), attachments=[file])

    @tree.command(description="A thread, a message in it, a direct message")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("a thread")
        made = await (await interaction.original_response()).create_thread(name=name)
        await made.add_user(interaction.user)
        await made.send("in the thread", file=picture(), allowed_mentions=discord.AllowedMentions.none())
        try:
            await interaction.user.send("for you alone")
        except discord.HTTPException as error:
            await made.send(f"closed: {error.code}")

    @tree.command(description="Answer in the ways that Discord refuses")
    async def wrong(interaction: discord.Interaction, how: str) -> None:
        codes = []
        try:
            match how:
                case "late":
                    await told_to_go_on(interaction)
                    await interaction.response.send_message("late")
                case "twice":
                    await interaction.response.send_message("once")
                    interaction.response._response_type = None
                    await interaction.response.send_message("twice")
                case "long":
                    await interaction.response.send_message("x" * 2001)
                case "expired":
                    await interaction.response.send_message("now")
                    await told_to_go_on(interaction)
                    await interaction.followup.send("too late")
                case _:
                    await interaction.response.send_message("?")
        except discord.HTTPException as error:
            codes.append(error.code)
            print("code", how, error.code, error.text, flush=True)
        await interaction.channel.send(f"{how}: {codes}")  # type: ignore[union-attr]

    @tree.command(description="Send, edit, pin, list, delete")
    async def chores(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("chores")
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        message = await channel.send("first", file=picture())
        await message.pin()
        pinned = [m.id async for m in channel.pins()]
        message = await message.edit(content="second", attachments=[])
        fetched = await channel.fetch_message(message.id)
        newest = [m.content async for m in channel.history(limit=2)]
        await message.delete()
        text = f"{pinned == [message.id]} {fetched.content} {len(fetched.attachments)} {newest[0]}"
        await interaction.edit_original_response(content=text)


def client(which: str = "") -> discord.Client:
    """Return a client for everything, for the shards `0,1/2`, or for `auto`."""
    if which in ("", "auto"):
        return (ShardedEchoBot if which else EchoBot)(intents=INTENTS)
    numbers, _, count = which.partition("/")
    return ShardedEchoBot(
        intents=INTENTS, shard_ids=[int(number) for number in numbers.split(",")], shard_count=int(count)
    )


def main() -> None:
    bot = client(*sys.argv[1:])

    async def run() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
        async with bot:
            await bot.start(os.environ["DISCORD_TOKEN"])

    discord.utils.setup_logging()
    asyncio.run(run())


if __name__ == "__main__":
    main()
