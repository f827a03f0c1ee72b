"""The ways in which formats differ for everything that deals with all of them."""

from typing import ClassVar

Format = str
"""The name of a format, as the rules of a season hold it."""


class FormatTraits:
    """The ways in which formats differ for everything that deals with all of them.

    Attributes:
        is_by_rounds: rounds are drawn one after the other, so that not all were to meet.
        is_endless: people come, play and go at any time, without a draw and a date of the end.
        is_queued: a season starts by itself as soon as enough people wait who have room; sign-up has no date.
        has_teams: an entrant is a team, whose members play on boards.
        has_stages: its stages are seasons of their own, and it has no fixtures.
    """

    __slots__ = ()

    is_by_rounds: ClassVar[bool] = False
    is_endless: ClassVar[bool] = False
    is_queued: ClassVar[bool] = False
    has_teams: ClassVar[bool] = False
    has_stages: ClassVar[bool] = False
