"""The matches of a season's archive that somebody has handed in, to choose one to look at; the archive stays there."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Final

from bot.markup import EMPTY, Markup, plain
from bot.posts import limits
from bot.posts.post import Attachment, Button, Key, Post, Select, SelectOption, rows
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from engine.seasons.files.unpacking import Packed, packed_matches

SIZE_IN_MEMORY: Final = 400
"""About how many bytes is kept for each match of an archive."""


async def matches_in(context: RequestContext, data: bytes, progress: WorkProgress) -> Sequence[Packed]:
    """Return the matches of an archive, found once for all pages of its menu.

    Raises:
        BadExport: there are none.
    """
    long_work = context.services.long_work

    async def found(_: WorkProgress) -> Sequence[Packed]:
        return await long_work.off_loop(partial(packed_matches, data))

    key = ("archive", sha256(data).digest())
    size = lambda packed: SIZE_IN_MEMORY * len(packed)  # noqa: E731 - as short as it is
    return await long_work.do(context.person, key, found, size=size, progress=progress)


async def menu(context: RequestContext, data: bytes, packed: Sequence[Packed], page: int) -> Post:
    """Return the menu of an archive's matches, and the archive, as nothing of it is stored."""
    words, size = context.words, limits.SELECT_OPTIONS
    last = (len(packed) - 1) // size
    page = min(max(page, 0), last)
    shown = packed[page * size : (page + 1) * size]
    options = tuple([await _option(context, match) for match in shown])
    steps = {"earlier": page - 1, "later": page + 1}
    buttons = [
        Button(words(f"button-{name}"), Key("import_page", text=f"{name}.{to}"), is_disabled=not 0 <= to <= last)
        for name, to in steps.items()
    ]
    return Post.of(
        words("import-choose", count=len(packed)),
        Select(Key("import_pick"), words("import-choose-hint"), options),
        *(rows(buttons) if last else ()),
        Attachment("fernzug-season.zip", data),
    )


async def _option(context: RequestContext, packed: Packed) -> SelectOption:
    """Return what a match is called in the menu: its round and who plays, as far as that is known."""
    words, server = context.words, context.interaction.guild_id or 0
    names = await context.services.known_names.names(server, packed.persons)
    players = Markup(" – ").join(names) if names and all(names) else EMPTY
    told = [words("import-round", round=packed.round)] if packed.round is not None else []
    label = plain(Markup(" · ").join([*told, *([players] if players else [])])) or packed.match
    about = None if label == packed.match else packed.match
    return SelectOption(limits.clip(label, limits.OPTION_TEXT), packed.match, about)
