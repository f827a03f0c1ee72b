"""How Discord and the database say no: faults of the service, closed doors, what is not there any more, and locks."""

import contextlib
import logging
from collections.abc import Iterator
from http import HTTPStatus
from typing import Final, Literal

import aiohttp
import discord

from storage.errors import DatabaseLocked

Trouble = Literal["forbidden", "gone", "full"]
"""What those who look after a server can do something about."""

FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""How a fault of Discord or of the way to it shows: discord.py lets errors of the connection through as they are."""

CLOSED: Final = (discord.Forbidden, discord.NotFound)
"""How Discord says that somebody has direct messages turned off, or is not there any more."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_MEMBER: Final = 10007
EDITED_TOO_OFTEN: Final = 30046
THREAD_ARCHIVED: Final = 50083
THREAD_EXISTS: Final = 160004
TOO_MANY_THREADS: Final = 160006


def reason_of(error: Exception) -> Trouble | Literal["fault"]:
    """Return a short code for why Discord did not take a post, for the words."""
    if isinstance(error, discord.Forbidden):
        return "forbidden"
    if isinstance(error, discord.NotFound):
        return "gone"
    if isinstance(error, discord.HTTPException) and error.code == TOO_MANY_THREADS:
        return "full"
    return "fault"


def passes(error: Exception) -> bool:
    """Tell whether an error goes away by itself: Discord is not well or asks for patience, or the way to it is cut."""
    if isinstance(error, discord.HTTPException):
        return error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, FAULTS)


def level_of(error: Exception) -> int:
    """Return the level at which a fault is logged; what another program's lock holds up is only done later."""
    return logging.WARNING if isinstance(error, DatabaseLocked) else logging.ERROR


@contextlib.contextmanager
def ignoring(*codes: int) -> Iterator[None]:
    """Go on when Discord answers that something is not there any more."""
    try:
        yield
    except discord.NotFound as error:
        if error.code not in codes:
            raise
