"""Refusals that only Discord knows: where one is, and what the bot may do there. Same tree as the engine's."""

from engine.errors import Refusal


class NoMatchHere(Refusal):
    """No match was named, and this is not the thread of one."""


class OnlyInServer(Refusal):
    """This works in a server's channel, not in direct messages."""


class BotAbsent(Refusal):
    """Commands are installed on this server, but the bot is not there. Params: link, which brings it."""


class OnlyForModerators(Refusal):
    """Only those who manage the server may do this."""


class NotAModerator(Refusal):
    """Only those who moderate the server may do this."""


class NotAnOrganiser(Refusal):
    """Only those who organise leagues on the server may do this. Params: persons, who they are."""


class NoDivisions(Refusal):
    """The divisions of a season are not drawn yet."""


class NobodyToCall(Refusal):
    """Nobody on the server could decide about this match."""


class OldCase(Refusal):
    """The button belongs to a dispute that is settled."""


class UnknownButton(Refusal):
    """A button or form asks for something that there is not (any more)."""


class BotInvited(Refusal):
    """A bot cannot be a player."""


class BotNamed(Refusal):
    """A bot cannot be a moderator."""


class NotAMember(Refusal):
    """Only members of the server can play in its matches. Params: persons (ids as texts)."""


class ComputerHasNoSeat(Refusal):
    """All seats of the match are taken by people."""


class ComputerIsBusy(Refusal):
    """The computer has too much to think about already."""


class ComputerFailed(Refusal):
    """The computer could not think it through."""


class BadZone(Refusal):
    """There is no such time zone, or several. Params: zone (as typed); reason `near`: near, what may be meant."""


class BadHours(Refusal):
    """Hours of sleep that cannot be. Params: reason; hours, the most that is possible."""


class BadVacation(Refusal):
    """A vacation that cannot be. Params: reason."""


class MissingPermissions(Refusal):
    """The bot may not do something in a channel. Params: channel (id as text), permissions."""


class ChannelUnfit(Refusal):
    """A channel cannot hold the threads that matches need. Params: channel (id as text)."""


class PostDelayed(Refusal):
    """The request was carried out, but could not be posted yet. Params: reason."""


class BadDuration(Refusal):
    """A typed duration cannot be read. Params: typed."""


class BadNumber(Refusal):
    """The typed text is no whole number, or too large. Params: typed, low, high."""


class HalfAPlan(Refusal):
    """A plan needs both what the opponent plays and the answer to it."""


class Busy(Refusal):
    """Something that takes long is being done for the person, and enough of theirs waits."""


class NothingToCancel(Refusal):
    """The work to be cancelled is done, or nobody does it."""


class NoComputerPlayer(Refusal):
    """The game has no computer player."""


class UnknownTopic(Refusal):
    """The rules of the game have no such topic. Params: typed, topics; reason `near`: near, what may be meant."""

    code = "unknown-rules"


class UnknownPolicy(Refusal):
    """There is no such time policy here. Params: typed; reason `near`: near, what may be meant."""


class TooManyPolicies(Refusal):
    """A server has the most policies that there may be. Params: most."""


class PolicyNameTaken(Refusal):
    """A server's own policy cannot be called like one that is always there. Params: typed."""


class PolicyNameEmpty(Refusal):
    """A policy needs a name."""


class NotAllowedHere(Refusal):
    """The person may not write in this channel."""


class BadRole(Refusal):
    """A role cannot be given by the bot, or not by who asks. Params: reason."""
