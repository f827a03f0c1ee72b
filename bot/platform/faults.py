"""Faults and refusals of Discord and of the database: down, forbidden, gone, locked."""

import contextlib
import logging
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Final, Literal

import aiohttp
import discord

from storage.errors import DatabaseLocked

Trouble = Literal["forbidden", "gone", "full", "locked", "refused"]
"""A trouble that those who look after a server can do something about."""
Reason = Trouble | Literal["waiting", "fault"]
"""A reason for which Discord did not take something: a trouble, or it makes us wait for minutes, or is not well."""

FAULTS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
"""The errors that a fault of Discord or of the connection raises; discord.py lets the latter through as they are."""

OUT_OF_REACH: Final = (discord.Forbidden, discord.NotFound)
"""Discord's errors about a post of ours that cannot be changed any more."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_MEMBER: Final = 10007
EDITED_TOO_OFTEN: Final = 30046
MISSING_ACCESS: Final = 50001
MESSAGES_OFF: Final = 50007
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
NO_SERVER_IN_COMMON: Final = 50278
THREAD_EXISTS: Final = 160004
THREAD_LOCKED: Final = 160005
TOO_MANY_THREADS: Final = 160006

NOT_ALLOWED: Final = frozenset({0, MISSING_ACCESS, MISSING_PERMISSIONS})
"""The codes of a 403 that is about permissions; with any other code it is about something else."""
CLOSED: Final = frozenset({MESSAGES_OFF, NO_SERVER_IN_COMMON})
"""Discord's codes for somebody who does not take our direct messages."""
_ABOUT_NAME: Final = re.compile(r"^In name: ", re.MULTILINE)


class Unreachable(Exception):
    """A direct message cannot reach somebody: they have them turned off, or are not there any more."""


class Withheld(ConnectionError):
    """Discord does not let us open direct messages for now, for instance because we open them too fast."""


def reason_of(error: Exception) -> Reason:
    """Return a short code for why Discord did not take a post, for the words.

    A 4xx that we do not know is a refusal: as long as nobody does anything about it, it stands.
    """
    match error:
        case discord.RateLimited():
            return "waiting"
        case discord.HTTPException(code=code) if code == THREAD_LOCKED:
            return "locked"
        case discord.HTTPException(code=code) if code == TOO_MANY_THREADS:
            return "full"
        case discord.NotFound():
            return "gone"
        case discord.Forbidden(code=code) if code in NOT_ALLOWED:
            return "forbidden"
        case discord.HTTPException(status=status) if status != HTTPStatus.UNAUTHORIZED and not passes(error):
            return "refused"
        case _:
            return "fault"


def trouble_of(error: Exception) -> Trouble | None:
    """Return what those who look after a server can do something about; None for what goes away by itself."""
    reason = reason_of(error)
    return None if reason == "waiting" or reason == "fault" else reason


def code_of(error: Exception) -> int:
    """Return the code of Discord's answer, by which it can be looked up; 0 without one."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def stands(error: Exception) -> bool:
    """Tell whether Discord will not take a post however often it is tried, though others like it may pass."""
    return reason_of(error) in {"refused", "locked"}


def passes(error: Exception) -> bool:
    """Tell whether an error goes away by itself: Discord is not well or asks for patience, or the way to it is cut."""
    if isinstance(error, discord.HTTPException):
        return error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, FAULTS) and not isinstance(error, Withheld)


def is_about_name(error: Exception) -> bool:
    """Tell whether Discord has refused how something is to be called: some servers do not let certain words be used."""
    if not isinstance(error, discord.HTTPException) or error.status != HTTPStatus.BAD_REQUEST:
        return False
    return _ABOUT_NAME.search(error.text) is not None


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


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Tell doors that are closed from doors that stick, while a direct message is sent.

    Raises:
        Unreachable: this message will not come through, however often it is tried.
        Withheld: it may later.
    """
    try:
        yield
    except discord.HTTPException as error:
        if isinstance(error, discord.Forbidden) and error.code not in CLOSED:
            raise Withheld(str(error)) from error
        if error.code in CLOSED or isinstance(error, discord.NotFound) or reason_of(error) == "refused":
            raise Unreachable(str(error)) from error
        raise
