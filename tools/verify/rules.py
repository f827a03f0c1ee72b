"""The rules of a game, asked about what stands in a file: what a throw shows, whether a turn is legal, how it ended."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from games.contract import Game
from games.core import CHANCE, MoveError, Outcome, Seat, Transition
from tools.verify.actions import Unfit, decode
from tools.verify.log import Fact

AnyGame = Game[Any, Any, Any]
Games = Mapping[str, AnyGame]
LONGEST_LINE: Final = 200
"""Longer lines are only compared, not read."""


class Broken(Exception):
    """The rules do not allow what a fact says."""


class Rulebook:
    """The rules that the facts of one match are checked against."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def setup(self, proposal: Fact, seats: int) -> Any:
        """Return the first state of a match.

        Raises:
            Broken: the game cannot be played so.
        """
        info, ranges = self.game.info, {option.key: option for option in self.game.info.options}
        options = dict(proposal["options"])
        if not info.min_seats <= seats <= info.max_seats:
            raise Broken(f"the game is not for {seats}")
        if not all(key in ranges and ranges[key].low <= value <= ranges[key].high for key, value in options.items()):
            raise Broken("the game has no such options")
        with _followed():
            return self.game.rules.setup(seats, options)

    def throw(self, state: Any, action: Any, draws: Sequence[Fact]) -> Any:
        """Return the state after a throw, whose action must be what the draws give.

        Raises:
            Broken: it is not, or nothing is to be thrown.
        """
        wrong = f"what is said to have fallen is not what was drawn ({', '.join(str(draw['value']) for draw in draws)})"
        with _followed(wrong):
            if self.game.rules.to_act(state) != {CHANCE}:
                raise Broken("nothing is to be thrown here")
            chance = Listed(draws)
            drawn = self.game.rules.draw(state, chance)
            if not chance.is_used_up or decode(self.game.info.action_type, action) != drawn:
                raise Broken(wrong)
            return self.game.rules.apply(state, CHANCE, drawn)

    def move(self, state: Any, seat: Seat, action: Any, line: str | None) -> Any:
        """Return the state after an action of a player; `line` is what the log calls it, None where it was hidden.

        Raises:
            Broken: it is not legal, or the line says something else.
        """
        with _followed("this is no action of the game"):
            if seat not in self.game.rules.to_act(state) and not self.game.secrets.may_interject(state, seat):
                raise Broken(f"it is not the turn of seat {seat}")
            taken = decode(self.game.info.action_type, action)
            after = self.game.rules.apply(state, seat, taken)
            if line is not None and line != self.game.notation.record(Transition(state, seat, taken, after)):
                raise Broken("the line does not say what was done")
            return after

    def leave(self, state: Any, seat: Seat) -> Any:
        """Return the state in which the others play on without a seat, None where the play ends with it."""
        with _followed():
            return self.game.rules.forfeit(state, seat)

    def is_throw_due(self, state: Any) -> bool:
        """Tell whether chance comes next."""
        return self.game.rules.to_act(state) == {CHANCE}

    def outcome(self, state: Any) -> Fact | None:
        """Return how the play ended, None while it goes on."""
        found = self.game.rules.outcome(state)
        return None if found is None else as_fact(found)

    def scores(self, state: Any) -> list[int]:
        """Return the score of each seat now."""
        return list(self.game.rules.scores(state))


class Listed:
    """Chance that gives what stands in a file, and nothing else."""

    def __init__(self, draws: Sequence[Fact]) -> None:
        self._rest: Iterator[Fact] = iter(draws)

    @property
    def is_used_up(self) -> bool:
        """Tell whether nothing is left; what is left is taken."""
        return next(self._rest, None) is None

    def die(self, sides: int) -> int:
        """Return the next value.

        Raises:
            Unfit: there is none, or it was drawn from another die.
        """
        drawn = next(self._rest, None)
        if drawn is None or drawn["sides"] != sides or not 1 <= drawn["value"] <= sides:
            raise Unfit
        return int(drawn["value"])


def as_fact(outcome: Outcome) -> Fact:
    """Return an outcome as it stands in a log."""
    return {"reason": outcome.reason, "places": list(outcome.places), "scores": list(outcome.scores)}


@contextmanager
def _followed(unfit: str = "the rules cannot follow this") -> Iterator[None]:
    """Turn whatever the rules find wrong with hostile values into `Broken`."""
    try:
        yield
    except Broken:
        raise
    except Unfit:
        raise Broken(unfit) from None
    except MoveError:
        raise Broken("the rules forbid this") from None
    except Exception as error:
        raise Broken(f"the rules cannot follow this ({type(error).__name__})") from None
