"""Refusals about studies."""

from engine.errors import Refusal


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
    """A study of a running match is shown to nobody, and the computer says nothing about it."""
