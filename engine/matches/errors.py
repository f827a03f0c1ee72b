"""Refusals about matches, from the invitation to comments on what was played."""

from engine.errors import Refusal


class UnknownMatch(Refusal):
    """There is no such match. Params: match."""


class UnknownGame(Refusal):
    """There is no such game. Params: game."""


class BadProposal(Refusal):
    """The invitation makes no sense. Params: reason (seats, self, twice, seat, option, ...) and what it takes."""


class BadEntropy(Refusal):
    """The entropy is not added. Params: most; reason.

    The reasons: length, twice, late (everybody sits), wait (not everybody does yet), other (something else was
    promised).
    """


class NotInvited(Refusal):
    """The seats are kept for others."""


class AlreadyIn(Refusal):
    """The person has joined already."""


class NotAPlayer(Refusal):
    """Only players of the match may do this."""


class HasResigned(Refusal):
    """The player has given up; the others play on."""


class NotTheProposer(Refusal):
    """Only the one who invited may withdraw the invitation."""


class NotYourTurn(Refusal):
    """Somebody else is to move. Params: due_seat."""


class WrongPhase(Refusal):
    """The match is not in the state that this needs. Params: phase."""


class NotOverYet(Refusal):
    """This is possible when the match is over. Params: reason: what was asked for (replay, rematch, review)."""


class RematchOpen(Refusal):
    """There is a rematch already, in which the person has nothing to do now. Params: match: which it is."""


class StillDelivering(Refusal):
    """The match waits until everybody has their own secrets. Params: persons (ids as texts) who have not."""


class NoSecrets(Refusal):
    """Nothing in this match is hidden from anybody (any more)."""


class AlreadyDelivered(Refusal):
    """The player has got their own secrets before, or is known to take no direct messages."""


class StalePosition(Refusal):
    """The position has changed since the player looked at it."""


class NoOffer(Refusal):
    """There is nothing to answer (any more). Params: offer, and the reason `own` if it is the player's own offer."""


class StaleOffer(Refusal):
    """The offer that the player has read is settled, and another one is open. Params: offer (the open one)."""


class NothingToOpen(Refusal):
    """The game keeps no notes for players, or everybody sees them already."""


class OfferExists(Refusal):
    """There is an open offer already. Params: offer."""


class NothingToTakeBack(Refusal):
    """The player has not moved yet, has taken the turn back already, or somebody has left since."""


class ThrowStays(Refusal):
    """The turn cannot be taken back, since dice were thrown after it: the league does not allow that."""

    code = "throw-stays"


class TimeIsUp(Refusal):
    """The player's time had run out before, and with it the match is lost."""


class MatchIsPaused(Refusal):
    """Nobody moves while the match is paused. Params: cause (dispute, moderator)."""


class NothingToClaim(Refusal):
    """No opponent is out of time, or the match is not to be won that way."""


class HasTime(Refusal):
    """The player has time left, so nobody else asks for a substitute."""


class BadSubstitute(Refusal):
    """Somebody cannot take over a seat. Params: reason.

    `plays`: in this match already; `knows`: secrets of it; `computer`: the computer sits there, and stays; `season`:
    places in its matches change hands in the season.
    """


class NoPlans(Refusal):
    """In this game answers cannot be planned, as throws come between."""


class YourTurn(Refusal):
    """The player is to move, so there is nothing to plan."""


class TooManyPlans(Refusal):
    """The player has as many plans as there may be. Params: most."""


class BadPlan(Refusal):
    """A plan makes no sense. Params: reason (length, twice), most (characters)."""


class NoSuchPlan(Refusal):
    """The player has no such plan (any more)."""


class NoSuchMove(Refusal):
    """A past position was asked for that does not exist. Params: last (number of the latest)."""


class NoSuchLine(Refusal):
    """A line that was left behind was asked for that does not exist. Params: count (of those there are)."""


class BadExport(Refusal):
    """The file is no exported match that can be shown.

    Params: reason (size, format, game, chain, rules, secret, gone, season; of archives archive, archive-size) and what
    it takes.
    """


class NoComments(Refusal):
    """The person cannot comment here now. Params: reason (running, closed: the players do not let others, removed)."""


class BadComment(Refusal):
    """A comment cannot be kept. Params: reason (empty, long, many, move: no such one), most."""
