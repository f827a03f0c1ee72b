"""Refusals that only Discord knows: where one is, and what the bot may do there. Same tree as the engine's."""

import aiohttp
import discord

from engine.errors import Refusal

FAULTS = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""How a fault of Discord or of the way to it shows: discord.py lets errors of the connection through as they are."""


class NoMatchHere(Refusal):
    """No match was named, and this is not the thread of one."""

    code = "no-match-here"


class OnlyInServer(Refusal):
    """This works in a server's channel, not in direct messages."""

    code = "only-in-server"


class OnlyForModerators(Refusal):
    """Only those who manage the server may do this."""

    code = "only-for-moderators"


class NotAModerator(Refusal):
    """Only those who moderate the server may do this."""

    code = "not-a-moderator"


class OldCase(Refusal):
    """The button belongs to a dispute that is settled."""

    code = "old-case"


class UnknownButton(Refusal):
    """A button or form asks for something that there is not (any more)."""

    code = "unknown-button"


class BotInvited(Refusal):
    """A bot cannot be a player."""

    code = "bot-invited"


class BadZone(Refusal):
    """There is no such time zone, or several. Params: zone (as typed)."""

    code = "bad-zone"


class BadHours(Refusal):
    """Hours of sleep that cannot be. Params: reason; hours, the most that is possible."""

    code = "bad-hours"


class BadVacation(Refusal):
    """A vacation that cannot be. Params: reason."""

    code = "bad-vacation"


class MissingPermissions(Refusal):
    """The bot may not do something in a channel. Params: channel (id as text), permissions."""

    code = "missing-permissions"


class PostDelayed(Refusal):
    """What happened counts, but could not be posted yet; it will be tried again. Params: reason."""

    code = "post-delayed"


class BadDuration(Refusal):
    """A typed duration cannot be read. Params: typed."""

    code = "bad-duration"


class BadNumber(Refusal):
    """What was typed is no whole number, or too large. Params: typed, low, high."""

    code = "bad-number"


class HalfAPlan(Refusal):
    """A plan needs both what the opponent plays and the answer to it."""

    code = "half-a-plan"


class UnknownPolicy(Refusal):
    """There is no such time policy here. Params: typed."""

    code = "unknown-policy"


class TooManyPolicies(Refusal):
    """A server has as many policies as there may be. Params: most."""

    code = "too-many-policies"


class PolicyNameTaken(Refusal):
    """A server's own policy cannot be called like one that is always there. Params: typed."""

    code = "policy-name-taken"


class PolicyNameEmpty(Refusal):
    """A policy needs a name."""

    code = "policy-name-empty"
