"""Reasons why typed text cannot be played: the part of it, the rule, and lines near it."""

from collections.abc import Iterable, Mapping

Param = str | int | tuple[str, ...]
"""A value inside a note or an error. By convention a parameter whose name ends in `seat` holds a `Seat`."""


class MoveError(ValueError):
    """A line that cannot be played; the three kinds below say why. It changes nothing.

    Attributes:
        code: what is wrong, a key to words.
        params: values for those words.
        span: start and end of the offending part of the typed text, None if it is the whole.
        near: canonical lines close to what was typed that would be legal, best first.
        rule: which rule or ruling forbids it, a key to the rules as shown to players; None if none does.
    """

    def __init__(
        self,
        code: str,
        *,
        span: tuple[int, int] | None = None,
        near: Iterable[str] = (),
        rule: str | None = None,
        **params: Param,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, Param] = params
        self.span = span
        self._near = near
        self.rule = rule

    @property
    def near(self) -> tuple[str, ...]:
        """Return the lines near by; they are looked for when somebody asks."""
        if not isinstance(self._near, tuple):
            self._near = tuple(self._near)
        return self._near


class MalformedMove(MoveError):
    """The text is not a line of this game's notation."""


class IllegalMove(MoveError):
    """The text can be read, but a rule forbids it here."""


class AmbiguousMove(MoveError):
    """The text can be read in several ways; `near` lists them."""
