"""Every refusal of the engine: one tree, each with a code and parameters; the words live in bot/locales.

A code is the name of its class in small letters: `NotYourTurn` is not-your-turn.

Lines of notation are refused with games.core.MoveError. By convention a parameter `persons` holds ids as texts,
those of roles with `&` before them.
"""

import re
from typing import ClassVar

from games.core import Param


def code_of(kind: type) -> str:
    """Return the name of a class in small letters, with a dash between two words."""
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Refusal(Exception):
    """A request that is not carried out, with the reason; nothing has changed."""

    code: ClassVar[str] = "refusal"

    def __init_subclass__(cls) -> None:
        cls.code = vars(cls).get("code", code_of(cls))

    def __init__(self, **params: Param) -> None:
        super().__init__(self.code)
        self.params = params


class UnknownMatch(Refusal):
    """There is no such match. Params: match."""


class UnknownGame(Refusal):
    """There is no such game. Params: game."""


class MissingRules(Refusal):
    """The rules of the version that a match was agreed on are not here. Params: game, version."""


class BadProposal(Refusal):
    """The invitation makes no sense. Params: reason (seats, self, twice, seat, option, ...) and what it takes."""


class BadEntropy(Refusal):
    """The entropy is not added. Params: most; reason.

    The reasons: length, twice, late (everybody sits), wait (not everybody does yet), other (something else was
    promised).
    """


class NotInvitable(Refusal):
    """Somebody does not want to be invited by this person. Params: persons."""


class TooMuch(Refusal):
    """People have as much going on as may be.

    Params: reason (invitations, one, one-daily, starts, matches), most, persons.
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


class PlaysInMatch(Refusal):
    """Who plays in the match, or has played in it, may not moderate it."""


class AskedToPlay(Refusal):
    """Who is asked to take over a seat may not look at secrets."""


class StalePosition(Refusal):
    """The position has changed since the player looked at it."""


class NoOffer(Refusal):
    """There is nothing to answer (any more). Params: offer, and the reason `own` for whoever asked it."""


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


class NotPaused(Refusal):
    """There is no pause to end."""


class NoClock(Refusal):
    """No time runs in this match."""


class BadTime(Refusal):
    """So much time cannot be given. Params: low, high (seconds)."""


class NothingToClaim(Refusal):
    """No opponent is out of time, or the match is not to be won that way."""


class HasTime(Refusal):
    """The player has time left, so nobody else asks for a substitute."""


class BadSubstitute(Refusal):
    """Somebody cannot take over a seat. Params: reason.

    `plays`: in this match already; `knows`: secrets of it; `computer`: the computer sits there, and stays; `season`:
    places in its matches change hands in the season.
    """


class NoSuchSeat(Refusal):
    """Nobody plays at this seat (any more)."""


class BadPolicy(Refusal):
    """Time cannot run like that. Params: reason (see `engine.time.durations.check`) and what it takes."""


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
    """Who has made a ruling may not decide about the appeal against it."""


class RulingFirst(Refusal):
    """The match is paused for a dispute and goes on with a ruling."""


class BadNote(Refusal):
    """A reason or statement is missing or too long. Params: most."""


class BadExport(Refusal):
    """The file is no exported match that can be shown.

    Params: reason (size, format, game, chain, rules, secret, gone, season; of archives archive, archive-size) and what
    it takes.
    """


class UnknownSeason(Refusal):
    """There is no such season. Params: season, or reason (none at all, no ladder) where none was named."""


class InvisibleName(Refusal):
    """Nothing can be seen of a name."""


class WrongSeasonPhase(Refusal):
    """This cannot be done in the present phase of the season. Params: phase."""


class BadSeasonRules(Refusal):
    """The rules of a season make no sense. Params: reason, and what it takes."""


class AlreadySignedUp(Refusal):
    """The person takes part in the season already, or is a substitute."""


class NothingCorrected(Refusal):
    """No correction of the season before says that somebody belongs to another division than theirs (any more)."""


class NoPlaceInSeason(Refusal):
    """Nobody can join this season any more: it takes no late joiners, half of it is over, or no division has room."""


class NotInSeason(Refusal):
    """The person does not take part in the season (any more)."""


class CannotChallenge(Refusal):
    """Somebody cannot be challenged on a ladder, or joins it no more. Params: reason, reach, most.

    Reasons: unknown, self, not_above, out_of_reach, has_challenged, is_challenged, too_many, full.
    """


class CannotHandOver(Refusal):
    """Nobody takes this place now. Params: reason (asking, declined, plays): another is asked, they said no or play."""


class AskedForTime(Refusal):
    """The person has asked the organisers for time within a day."""


class NotAskedInSeason(Refusal):
    """The person is not asked anything in this season (any more)."""


class NoSuchDivision(Refusal):
    """There is no such division. Params: most."""


class BadLineup(Refusal):
    """A team cannot be made or changed so. Params: reason, and what it would take (upper, lower, limit, most)."""


class NotCaptain(Refusal):
    """Only the captain of the team may do this. Params: captain."""


class NoSuchTeam(Refusal):
    """There is no such team that has invited the person (any more)."""


class NoSuchStage(Refusal):
    """A pentathlon has no such stage, or it was opened, so that nobody can leave it out here. Params: stage."""


class NoSuchFixture(Refusal):
    """There is no such fixture in the season, or nothing was ruled about it. Params: fixture."""


class FixtureInPlay(Refusal):
    """The match of a fixture is not over, so the fixture cannot get another. Params: fixture."""


class PartyToSeason(Refusal):
    """An organiser who plays in a division cannot act where it matters there.

    Params: division (theirs), divisions (what the act is about, as texts), persons (who may instead).
    """


class NotFitForSeason(Refusal):
    """The person does not meet a condition of the season.

    Params: reason (reliability, rating-low, rating-high, unrated), least, level, matches (to go), rating, bound.
    `unasked`: an organiser has chosen somebody who has not asked to take part; person.
    """


class NoSuchHint(Refusal):
    """There is no such hint (any more), or it concerns the person who asks."""


class TooManyNotes(Refusal):
    """There are as many notes about a member as are kept. Params: most."""


class NoSuchStudy(Refusal):
    """The person has no such study (any more)."""


class TooManyStudies(Refusal):
    """The person has the most studies that are kept. Params: most."""


class UnknownPlace(Refusal):
    """A study has no such place (any more)."""


class CannotTry(Refusal):
    """Nothing can be tried there. Params: reason (over, throw: none is due, whole, branches), most."""


class StudyForbidden(Refusal):
    """A running match may not be studied. Params: reason, and for `running` the match.

    `season`: its rules forbid it; `other`: of another seat; `running`: the computer is asked about a position of it.
    """


class StudyIsPrivate(Refusal):
    """What is studied of a running match is shown to nobody, and the computer says nothing about it."""


class ShowsNothing(Refusal):
    """The person does not let others see anything of themselves, so there is nothing to show."""


class NotFollowable(Refusal):
    """This cannot be followed. Params: reason (own, private, computer, over, person: they do not want it)."""


class TooManyFollows(Refusal):
    """The person follows as much as may be. Params: most."""


class NoComments(Refusal):
    """The person cannot comment here now. Params: reason (running, closed: the players do not let others, removed)."""


class BadComment(Refusal):
    """A comment cannot be kept. Params: reason (empty, long, many, move: no such one), most."""
