"""A match from an exported file, looked at privately: nothing of it is stored, the file stays in the answer itself.

From the archive of a season one match is chosen first.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

import discord

from bot.errors import UnknownButton
from bot.features.match.archives import matches_in, menu
from bot.markup import Markup
from bot.platform.faults import FAULTS
from bot.posts.long_work import Weight
from bot.posts.match import records
from bot.posts.match.comments import at_move
from bot.posts.post import Attachment, Button, Key, Post, rows
from bot.posts.progress import WorkProgress
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from bot.requests.waiting import answer_when_done
from engine.matches.errors import BadExport, WrongPhase
from engine.matches.records.export import MAX_BYTES, Imported, imported
from engine.matches.state.match import Match
from engine.seasons.files.unpacking import MAX_ARCHIVE, Packed, is_archive, unpacked
from games.core import Seat

SIZE_IN_MEMORY: Final = 8
"""About how many bytes all positions of a match take for each byte of its file."""
QUICK: Final = 100 * 1024
"""Bytes of the largest file that is read within some tenths of a second."""


async def show_file(context: RequestContext, file: discord.Attachment) -> None:
    """Show the last position of a match that somebody has handed in as a file, or the matches of an archive.

    Raises:
        BadExport: it is too large, or no match that can be shown.
    """
    is_zip = file.filename.lower().endswith(".zip")
    if is_zip and file.size > MAX_ARCHIVE:
        raise BadExport(reason="archive-size", most=MAX_ARCHIVE // 1024**2)
    if not is_zip and file.size > MAX_BYTES:
        raise BadExport(reason="size", most=MAX_BYTES // 1024)

    async def shown(progress: WorkProgress) -> Post:
        data = await file.read()
        if not is_archive(data):
            return await _post(context, data, None, progress)
        packed = await matches_in(context, data, progress)
        if len(packed) > 1:
            return await menu(context, data, packed, 0)
        return await _post(context, await _unpacked(context, data, packed[0]), None, progress)

    await answer_when_done(context, context.words("import-wait"), shown)


async def turn_page(event: ComponentEvent) -> None:
    """Show another position of the match whose file is in the answer; the key says after which move.

    Raises:
        BadExport: the file is gone.
    """
    context = event.context
    data = await _attached(context)
    if weight_of(len(data)) == "heavy":
        await context.interaction.response.defer()
    _, move = event.parts(2)
    await context.replace(await _post(context, data, number(move), WorkProgress()))


async def turn_menu(event: ComponentEvent) -> None:
    """Show another page of the matches in the archive that is in the answer.

    Raises:
        BadExport: the archive is gone.
    """
    context = event.context
    _, page = event.parts(2)
    data, packed = await _archive(context)
    await context.replace(await menu(context, data, packed, number(page)))


async def pick(event: ComponentEvent) -> None:
    """Show the match that was chosen from the archive in the answer.

    Raises:
        BadExport: the archive is gone, or the match cannot be shown.
    """
    context = event.context
    data, packed = await _archive(context)
    chosen = next((match for match in packed if match.match == event.value), None)
    if chosen is None:
        raise UnknownButton
    await context.replace(await _post(context, await _unpacked(context, data, chosen), None, WorkProgress()))


def _place_of_file(context: RequestContext) -> str:
    """Return where the file of the answer lies.

    Raises:
        BadExport: there is none.
    """
    message = context.interaction.message
    files = [part for part in message.components if isinstance(part, discord.FileComponent)] if message else []
    if not files:
        raise BadExport(reason="gone")
    return files[0].media.url


async def _attached(context: RequestContext) -> bytes:
    """Return the file that is in the answer.

    Raises:
        BadExport: it is gone.
    """
    place = _place_of_file(context)
    try:
        data: bytes = await context.interaction.client.http.get_from_cdn(place)
    except FAULTS as error:
        raise BadExport(reason="gone") from error
    return data


async def _archive(context: RequestContext) -> tuple[bytes, Sequence[Packed]]:
    """Return the archive that is in the answer, and its matches; Discord is told that this takes a moment.

    Raises:
        BadExport: it is gone.
    """
    _place_of_file(context)
    await context.interaction.response.defer()
    data = await _attached(context)
    return data, await matches_in(context, data, WorkProgress())


async def _unpacked(context: RequestContext, data: bytes, packed: Packed) -> bytes:
    return await context.services.long_work.off_loop(partial(unpacked, data, packed))


async def _post(context: RequestContext, data: bytes, wished: int | None, progress: WorkProgress) -> Post:
    """Return the position after a move (None: the last), what was played, buttons to the others, and the file.

    People are called as they are where the file is looked at, whatever server it names.
    """
    words = context.words
    file = await _read(context, data, progress)
    match, last = _looked_at_in(context.interaction.guild_id or 0, file.match), len(file.states) - 1
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    move = last if wished is None else min(max(wished, 0), last)
    game = context.game_of(match)
    lines = records.play_lines(game, file.played, words)
    title = words("import-title", game=Speech(words).game(game), move=str(move), moves=str(last))
    text = Markup("\n").join((title, _players(context, file), lines[move - 1] if move else ""))
    steps = {"first": 0, "earlier": move - 1, "later": move + 1, "last": last}
    buttons = [
        Button(
            words(f"button-{name}"), Key("import", text=f"{name}.{to}"), is_disabled=not 0 <= to <= last or to == move
        )
        for name, to in steps.items()
    ]
    picture = await context.presenter.picture(match, file.states[move], context.recipient, viewer=None)
    hint = Markup("-# {}").format(words("import-hint", head=f"{match.seq}:{match.head}"))
    said = at_move(file.comments, move, words)
    return Post.of(text.rstrip(), picture, said, *rows(buttons), hint, Attachment(f"fernzug-{match.id}.json", data))


def _looked_at_in(server: int, match: Match) -> Match:
    return replace(match, proposal=replace(match.proposal, server=server))


async def _read(context: RequestContext, data: bytes, progress: WorkProgress) -> Imported:
    """Return the match in a file, read and replayed once for all its pages."""
    long_work, weight = context.services.long_work, weight_of(len(data))

    async def read(shared: WorkProgress) -> Imported:
        through = partial(imported, data, context.matches.games, through=shared.through)
        return await long_work.off_loop(through, weight=weight)

    key, size = ("import", sha256(data).digest()), SIZE_IN_MEMORY * len(data)
    return await long_work.do(context.person, key, read, size=lambda _: size, weight=weight, progress=progress)


def weight_of(size: int) -> Weight:
    """Return how long a file of a size in bytes takes; what is light is read while Discord waits for an answer."""
    return "light" if size <= QUICK else "heavy"


def _players(context: RequestContext, file: Imported) -> Markup:
    """Return who sits where, and how it ended."""
    match, game = file.match, context.game_of(file.match)
    speech, words = Speech(context.words), context.words
    seats = [
        words("start-seat", seat=speech.seat(game, Seat(seat)), person=mention(person))
        for seat, person in enumerate(match.persons)
    ]
    ended = "" if match.outcome is None else Markup("\n{}").format(speech.outcome(game, match, match.outcome))
    return Markup(" · ").join(seats) + ended
