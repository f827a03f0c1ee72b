"""A match from an exported file, looked at privately: nothing of it is stored, the file stays in the answer itself."""

import asyncio

import discord

from bot import records
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.errors import FAULTS
from bot.post import Attachment, Button, Key, Post, rows
from bot.speech import Speech, mention
from engine.errors import BadExport, WrongPhase
from engine.export import MAX_BYTES, Imported, imported
from games.core import Seat


async def show_file(desk: Desk, file: discord.Attachment) -> None:
    """Show the last position of a match that somebody has handed in as a file.

    Raises:
        BadExport: it is too large, or no match that can be shown.
    """
    if file.size > MAX_BYTES:
        raise BadExport(reason="size", most=MAX_BYTES // 1024)
    await desk.say_post(await _post(desk, await file.read(), None))


async def turn_page(pressed: Pressed) -> None:
    """Show another position of the match whose file is in the answer; the key says after which move.

    Raises:
        BadExport: the file is gone.
    """
    desk = await Desk.of(pressed.interaction)
    message = pressed.interaction.message
    files = [part for part in message.components if isinstance(part, discord.FileComponent)] if message else []
    if not files:
        raise BadExport(reason="gone")
    try:
        data = await desk.interaction.client.http.get_from_cdn(files[0].media.url)
    except FAULTS as error:
        raise BadExport(reason="gone") from error
    _, _, move = pressed.key.text.partition(".")
    await desk.replace(await _post(desk, data, int(move)))


async def _post(desk: Desk, data: bytes, wished: int | None) -> Post:
    """Return the position after a move (None: the last), what was played, buttons to the others, and the file."""
    bot, words = desk.interaction.client, desk.reader.words
    file = await asyncio.to_thread(imported, data, bot.matches.games)
    match, last = file.match, len(file.states) - 1
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    move = last if wished is None else min(max(wished, 0), last)
    game = desk.game_of(match)
    lines = records.play_lines(game, file.played, words)
    title = words("import-title", game=Speech(words).game(game), move=str(move), moves=str(last))
    text = "\n".join((title, _players(desk, file), lines[move - 1] if move else ""))
    steps = {"first": 0, "earlier": move - 1, "later": move + 1, "last": last}
    buttons = [
        Button(
            words(f"button-{name}"), Key("import", text=f"{name}.{to}"), is_disabled=not 0 <= to <= last or to == move
        )
        for name, to in steps.items()
    ]
    picture = await bot.presenter.picture(match, file.states[move], desk.reader, viewer=None)
    hint = f"-# {words('import-hint', head=f'{match.seq}:{match.digest[:8]}')}"
    return Post.of(text.strip(), picture, *rows(buttons), hint, Attachment(f"fernzug-{match.id}.json", data))


def _players(desk: Desk, file: Imported) -> str:
    """Return who sits where, and how it ended."""
    match, game = file.match, desk.game_of(file.match)
    speech, words = Speech(desk.reader.words), desk.reader.words
    seats = [
        words("start-seat", seat=speech.seat(game, Seat(seat)), person=mention(person))
        for seat, person in enumerate(match.persons)
    ]
    ended = "" if match.outcome is None else f"\n{speech.outcome(game, match, match.outcome)}"
    return " · ".join(seats) + ended
