"""Refusals of acts of moderators and of disputes."""

from engine.errors import Refusal


class PlaysInMatch(Refusal):
    """A person who plays in the match, or has played in it, may not moderate it."""


class AskedToPlay(Refusal):
    """A person who is asked to take over a seat may not look at secrets."""


class NotPaused(Refusal):
    """There is no pause to end."""


class NoClock(Refusal):
    """No time runs in this match."""


class BadTime(Refusal):
    """The amount of time is out of bounds. Params: low, high (seconds)."""


class NoSuchSeat(Refusal):
    """Nobody plays at this seat (any more)."""


class NoRewind(Refusal):
    """The match cannot be set back there: it is there already, or dice or the start were due then."""


class NoWinner(Refusal):
    """An outcome names nobody as winner, or a seat that does not exist."""


class ChangesNothing(Refusal):
    """The match stands already as the act would leave it."""


class DisputeExists(Refusal):
    """A dispute about this match is open already."""


class AlreadySettled(Refusal):
    """The person's dispute about this very position was ruled on."""


class NoDispute(Refusal):
    """There is no dispute that waits for a ruling (any more): `ruling` says how the latest one was decided, or none."""


class EnoughSaid(Refusal):
    """The person has made as many statements as there may be. Params: most."""


class NoAppeal(Refusal):
    """The ruling cannot be appealed against. Params: reason (nothing, off, final, late)."""


class OwnRuling(Refusal):
    """A moderator who has ruled may not decide about the appeal against it."""


class RulingFirst(Refusal):
    """The match is paused for a dispute and goes on with a ruling."""


class BadNote(Refusal):
    """A reason or statement is missing or too long. Params: most."""
