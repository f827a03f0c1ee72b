"""Every refusal of the engine: one tree, each with a code and parameters; the words live in bot/locales.

Lines of notation are refused with games.core.MoveError. By convention a parameter `persons` holds ids as texts.
"""

from typing import ClassVar

from games.core import Param


class Refusal(Exception):
    """A request that is not carried out, with the reason; nothing has changed."""

    code: ClassVar[str] = "refusal"

    def __init__(self, **params: Param) -> None:
        super().__init__(self.code)
        self.params = params


class UnknownMatch(Refusal):
    """There is no such match. Params: match."""

    code = "unknown-match"


class UnknownGame(Refusal):
    """There is no such game. Params: game."""

    code = "unknown-game"


class BadProposal(Refusal):
    """The invitation makes no sense. Params: reason (seats, self, twice, seat, option, ...) and what it takes."""

    code = "bad-proposal"


class BadEntropy(Refusal):
    """The entropy is not added. Params: reason (length, twice, early: nothing is committed to yet), most."""

    code = "bad-entropy"


class NotInvited(Refusal):
    """The seats are kept for others."""

    code = "not-invited"


class AlreadyIn(Refusal):
    """The person has joined already."""

    code = "already-in"


class NotAPlayer(Refusal):
    """Only players of the match may do this."""

    code = "not-a-player"


class HasResigned(Refusal):
    """The player has given up; the others play on."""

    code = "has-resigned"


class NotTheProposer(Refusal):
    """Only the one who invited may withdraw the invitation."""

    code = "not-the-proposer"


class NotYourTurn(Refusal):
    """Somebody else is to move. Params: due_seat."""

    code = "not-your-turn"


class WrongPhase(Refusal):
    """The match is not in the state that this needs. Params: phase."""

    code = "wrong-phase"


class StillDelivering(Refusal):
    """The match waits until everybody has the own secrets. Params: persons (ids as texts) who have not."""

    code = "still-delivering"


class NoSecrets(Refusal):
    """Nothing in this match is hidden from anybody (any more)."""

    code = "no-secrets"


class AlreadyDelivered(Refusal):
    """The player has got the own secrets before, or is known to take no direct messages."""

    code = "already-delivered"


class PlaysInMatch(Refusal):
    """Who plays in the match, or has played in it, may not moderate it."""

    code = "plays-in-match"


class StalePosition(Refusal):
    """The position has changed since the player looked at it."""

    code = "stale-position"


class NoOffer(Refusal):
    """There is nothing to answer (any more). Params: offer."""

    code = "no-offer"


class StaleOffer(Refusal):
    """The offer that the player has read is settled, and another one is open. Params: offer (the open one)."""

    code = "stale-offer"


class NothingToOpen(Refusal):
    """The game keeps no notes for players, or everybody sees them already."""

    code = "nothing-to-open"


class OfferExists(Refusal):
    """There is an open offer already. Params: offer."""

    code = "offer-exists"


class NothingToTakeBack(Refusal):
    """The player has not moved yet, has taken the turn back already, or somebody has left since."""

    code = "nothing-to-take-back"


class TimeIsUp(Refusal):
    """The player's time had run out before, and with it the match is lost."""

    code = "time-is-up"


class MatchIsPaused(Refusal):
    """Nobody moves while the match is paused. Params: cause (dispute, moderator, outage)."""

    code = "match-is-paused"


class NotPaused(Refusal):
    """There is no pause to end."""

    code = "not-paused"


class NoClock(Refusal):
    """No time runs in this match."""

    code = "no-clock"


class BadTime(Refusal):
    """So much time cannot be given. Params: low, high (seconds)."""

    code = "bad-time"


class NothingToClaim(Refusal):
    """No opponent is out of time, or the match is not to be won that way."""

    code = "nothing-to-claim"


class HasTime(Refusal):
    """The player has time left, so nobody else asks for a substitute."""

    code = "has-time"


class BadSubstitute(Refusal):
    """Somebody cannot take over a seat. Params: reason (plays, knows): in this match, or knows secrets of it."""

    code = "bad-substitute"


class NoSuchSeat(Refusal):
    """Nobody plays at this seat (any more)."""

    code = "no-such-seat"


class BadPolicy(Refusal):
    """Time cannot run like that. Params: reason (see `engine.durations.check`) and what it takes."""

    code = "bad-policy"


class NoPlans(Refusal):
    """In this game answers cannot be planned, as throws come between."""

    code = "no-plans"


class YourTurn(Refusal):
    """The player is to move, so there is nothing to plan."""

    code = "your-turn"


class TooManyPlans(Refusal):
    """The player has as many plans as there may be. Params: most."""

    code = "too-many-plans"


class BadPlan(Refusal):
    """A plan makes no sense. Params: reason (length, twice), most (characters)."""

    code = "bad-plan"


class NoSuchPlan(Refusal):
    """The player has no such plan (any more)."""

    code = "no-such-plan"


class NoSuchMove(Refusal):
    """A past position was asked for that does not exist. Params: last (number of the latest)."""

    code = "no-such-move"


class NoSuchLine(Refusal):
    """A line that was left behind was asked for that does not exist. Params: count (of those there are)."""

    code = "no-such-line"


class NoRewind(Refusal):
    """The match cannot be set back there: it is there already, or dice or the start were due then."""

    code = "no-rewind"


class NoWinner(Refusal):
    """An outcome names as winner somebody who cannot win: a seat that does not exist or has left."""

    code = "no-winner"


class DisputeExists(Refusal):
    """A dispute about this match is open already."""

    code = "dispute-exists"


class AlreadySettled(Refusal):
    """The person's dispute about this very position was ruled on."""

    code = "already-settled"


class NoDispute(Refusal):
    """There is no dispute that waits for a ruling (any more)."""

    code = "no-dispute"


class EnoughSaid(Refusal):
    """The person has made as many statements as there may be. Params: most."""

    code = "enough-said"


class NoAppeal(Refusal):
    """The ruling cannot be appealed against. Params: reason (nothing, off, final, late)."""

    code = "no-appeal"


class OwnRuling(Refusal):
    """Who has made a ruling may not decide about the appeal against it."""

    code = "own-ruling"


class RulingFirst(Refusal):
    """The match is paused for a dispute and goes on with a ruling."""

    code = "ruling-first"


class BadNote(Refusal):
    """A reason or statement is missing or too long. Params: most."""

    code = "bad-note"


class BadExport(Refusal):
    """The file is no exported match that can be shown.

    Params: reason (size, format, game, chain, rules, secret, gone) and what it takes.
    """

    code = "bad-export"
