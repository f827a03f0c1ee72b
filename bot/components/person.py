"""Buttons of one's own choices: the data that is kept, and leaving for good."""

from bot.components.routes import Pressed
from bot.desk import Desk
from bot.leaving import leave
from bot.post import Attachment, Button, Key, Post, rows
from bot.profile import all_matches, own_data


async def send_data(desk: Desk) -> None:
    """Send everything that is kept about the person as a file; many matches take a moment."""
    words = desk.reader.words
    await desk.say(words("my-data-wait"))
    data = await own_data(desk.interaction.client.store, desk.person)
    await desk.replace(Post.of(words("my-data"), Attachment(f"fernzug-{desk.person}.json", data)))


async def ask_forget(desk: Desk) -> None:
    """Say what leaving for good does and what it cannot do, and ask whether it is meant."""
    words, store = desk.reader.words, desk.interaction.client.store
    running = len(await all_matches(store, desk.person, phases=("running",)))
    proposed = len(await all_matches(store, desk.person, phases=("proposed",)))
    buttons = [
        Button(words("button-forget-yes"), Key("forget_yes"), "danger"),
        Button(words("button-cancel"), Key("cancel")),
    ]
    await desk.say_post(Post.of(words("forget-question", running=running, proposed=proposed), *rows(buttons)))


async def my_data(pressed: Pressed) -> None:
    """Send the own data by button."""
    await send_data(await Desk.of(pressed.interaction))


async def forget(pressed: Pressed) -> None:
    """Ask by button whether leaving for good is meant."""
    await ask_forget(await Desk.of(pressed.interaction))


async def forget_yes(pressed: Pressed) -> None:
    """Leave every match and be forgotten."""
    desk = await Desk.of(pressed.interaction)
    await desk.replace(Post.of(desk.reader.words("forget-wait")))
    await leave(desk.interaction.client, desk.person)
    await desk.replace(Post.of(desk.reader.words("forget-done")))
