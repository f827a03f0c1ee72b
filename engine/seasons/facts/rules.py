"""The rules of a season, frozen at its start, and the ids of seasons and leagues."""

from dataclasses import dataclass
from typing import Literal, NewType

from engine.time.policy import Policy
from leagues.core import Criterion

LeagueId = NewType("LeagueId", str)
"""Names a league: its seasons carry it."""
SeasonId = NewType("SeasonId", str)
"""Names a season in commands, buttons and exports."""
Format = Literal["single", "double", "swiss", "pods", "knockout", "ladder", "teams"]


@dataclass(frozen=True, slots=True)
class StageRules:
    """What is played in a stage; everything else is as the rules of the pentathlon have it.

    Attributes:
        name: how the game is called, for lists of seasons.
        game, game_version, options, seats, tie_breaks: as in `Rules`.
    """

    name: str
    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    tie_breaks: tuple[Criterion, ...]


@dataclass(frozen=True, slots=True)
class PentathlonRules:
    """The stages of a pentathlon and how they count.

    Attributes:
        stages: in their order.
        is_in_turn: a stage begins when the one before is over; otherwise all begin at once.
        break_days: for how long people may still sign up for a stage, or off, before it is drawn; not for the first.
        first, taking_part, best: as in `leagues.pentathlon.PentathlonScoring`.
    """

    stages: tuple[StageRules, ...]
    is_in_turn: bool = True
    break_days: int = 2
    first: int = 10
    taking_part: int = 1
    best: int = 4


@dataclass(frozen=True, slots=True)
class Rules:
    """What is played, and by which rules; frozen at the start of a season.

    Attributes:
        game, game_version, options: as in an invitation.
        seats: of each match.
        policy: how time runs; leagues need one in which running out of time is a loss.
        format: everybody meets everybody once, or twice with seats changed.
        least, most: people in a division.
        at_once: matches that one person plays at the same time, at most; 0 is all of them.
        promoted, relegated: how many change divisions.
        win, draw, unplayed, has_walkover_wins, difference_cap, tie_breaks: as in `leagues.core.Scoring`.
        sign_up_days, objection_hours, days, overtime_days, appeal_days: how long each part of the season lasts.
        answer_hours: how long somebody has to answer when they are asked whether they go on, or to be a substitute.
        silent_days: who has not moved for so long in a running match is asked.
        allows_takeback_of_throws: a takeback may go back across a throw.
        recurs: sign-up for the next season opens by itself when half of this one is over.
        allows_late: until half of it is over people may still join a running season, where a division has room.
        allows_study: players may try lines of their running matches out on the study board.
        least_reliability: how reliable somebody must be to sign up (`engine.people.reliability`).
        newcomers_at_once: matches that a newcomer plays at the same time, at most; 0: as everybody.
        least_rating, most_rating: shown ratings of those who may sign up; 0 is no bound.
        flash: a group starts by itself as soon as so many people wait who have room; 0: by date.
        flash_room: who plays so many matches has no room for another group.
        boards: how many matches a meeting of teams has; 0 where no teams play.
        team_limit: by how many points of rating somebody may be weaker than a teammate on a lower board.
        reach: how many rungs up a challenge may go on a ladder.
        pentathlon: the stages of a pentathlon, of which each is a season by these rules; None in a season.
        rounds: how many rounds are drawn one after the other; 0 where the format has no such number.
        round_days: how long a round lasts that is drawn for itself.
        advantage, has_third_place: as in `leagues.knockout.KnockoutRules`.
    """

    game: str
    game_version: int
    options: tuple[tuple[str, int], ...]
    seats: int
    policy: Policy
    format: Format = "single"
    least: int = 4
    most: int = 8
    at_once: int = 0
    promoted: int = 2
    relegated: int = 2
    win: int = 2
    draw: int = 1
    unplayed: Literal["draw", "nothing"] = "draw"
    has_walkover_wins: bool = True
    difference_cap: int = 20
    tie_breaks: tuple[Criterion, ...] = ("direct", "wins", "sonneborn_berger")
    sign_up_days: int = 10
    objection_hours: int = 24
    days: int = 42
    overtime_days: int = 7
    appeal_days: int = 3
    answer_hours: int = 72
    silent_days: int = 7
    allows_takeback_of_throws: bool = False
    recurs: bool = True
    allows_late: bool = False
    allows_study: bool = True
    least_reliability: Literal["any", "mixed", "reliable"] = "any"
    newcomers_at_once: int = 0
    least_rating: int = 0
    most_rating: int = 0
    flash: int = 0
    flash_room: int = 7
    reach: int = 3
    pentathlon: PentathlonRules | None = None
    boards: int = 0
    team_limit: int = 100
    rounds: int = 0
    round_days: int = 7
    advantage: Literal["seed", "lot"] = "seed"
    has_third_place: bool = False

    @property
    def is_by_rounds(self) -> bool:
        """Tell whether rounds are drawn one after the other, so that not all were to meet."""
        return self.rounds > 0

    @property
    def is_endless(self) -> bool:
        """Tell whether people come, play and go at any time, without a draw and a date of the end."""
        return self.format == "ladder"
