"""Refusals about what people have chosen, follow and have going on."""

from engine.errors import Refusal


class NotInvitable(Refusal):
    """Somebody does not want to be invited by this person. Params: persons."""


class TooMuch(Refusal):
    """People have as much going on as may be.

    Params: reason (invitations, one, one-daily, starts, matches), most, persons.
    """


class ShowsNothing(Refusal):
    """The person does not let others see anything of themselves, so there is nothing to show."""


class NotFollowable(Refusal):
    """This cannot be followed. Params: reason (own, private, computer, over, person: they do not want it)."""


class TooManyFollows(Refusal):
    """The person follows as much as may be. Params: most."""
