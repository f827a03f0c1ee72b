"""Refusals about seasons."""

from engine.errors import Refusal


class UnknownSeason(Refusal):
    """There is no such season. Params: season, or reason (none at all, no ladder) where none was named."""


class InvisibleName(Refusal):
    """Nothing can be seen of a name."""


class NoReason(Refusal):
    """An organiser has given no reason, or none that people could see."""


class WrongSeasonPhase(Refusal):
    """This cannot be done in the present phase of the season.

    Params: phase; when (resumed, never, or from or until which phase it can be done, such as from-running).
    """


class BadSeasonRules(Refusal):
    """The rules of a season make no sense. Params: reason, and what it takes."""


class AlreadySignedUp(Refusal):
    """The person takes part in the season already, or is a substitute."""


class NothingCorrected(Refusal):
    """No correction of the season before says that somebody belongs to another division than theirs (any more)."""


class NoPlaceInSeason(Refusal):
    """Nobody can join this season any more: it takes no late joiners, half of it is over, or no division has room."""


class OtherFormat(Refusal):
    """The season is played in a format that has no such thing."""


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
