"""The contract of computer players: choose an action for a seat, and say how good a position is for everybody.

Answers for the words that all of them share. Must not know any particular game, nor matches, storage or Discord.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final, Generic, Literal, TypeVar

from games.contract import Game
from games.core import Chance, Seat

Level = Literal["easy", "medium", "hard"]
"""The strength of the computer."""

LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")

S = TypeVar("S")
A = TypeVar("A")

LOST: Final = 0.02
"""With less than this share of the win the computer of two resigns."""

CONTENT: Final = 0.02
"""By so much the computer's share may be above an equal one when it agrees to a draw."""

REDEALT: Final = 12
"""How many positions that a seat cannot tell apart are estimated in a game with secrets."""

Choose = Callable[[S, Seat, Level, Chance], A]
Estimate = Callable[[S], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Player(Generic[S, A]):
    """The computer of one game.

    Laws, asserted for every registered player by tests/players/test_conformance.py:

    - `choose(state, seat, level, chance)` returns a legal action of a seat that may act, bounded in work (counted in
      steps, never in time) and the same for the same rng; it never changes the state.
    - It is a function of what the seat may know: states that the seat cannot tell apart give the same action. A player
      of a game with secrets thinks over positions drawn by `redeal`.
    - `estimate(state)` returns for each seat the share of the win that it may expect, from 0 to 1, together 1; it is
      asked of positions that everybody may see, or of those drawn by `redeal`.
    """

    game: Game[S, A, Any]
    choose: Choose[S, A]
    estimate: Estimate[S]

    def share(self, state: S, seat: Seat, chance: Chance) -> float:
        """Return the share of the win that a seat may expect, as far as it can know."""
        if not self.game.has_secrets:
            return self.estimate(state)[seat]
        redeal = self.game.secrets.redeal
        return fmean(self.estimate(redeal(state, seat, chance))[seat] for _ in range(REDEALT))

    def wants_to_resign(self, state: S, seat: Seat, chance: Chance) -> bool:
        """Tell whether a seat gives up: of two who is as good as beaten; with more nobody, as the others play on."""
        return len(self.game.rules.scores(state)) == 2 and self.share(state, seat, chance) < LOST

    def accepts_draw(self, state: S, seat: Seat, chance: Chance) -> bool:
        """Tell whether a seat agrees to a draw: it expects no more than that, or the play has got nowhere for long."""
        if self.game.rules.turn_number(state) > self.game.info.most_turns:
            return True
        return self.share(state, seat, chance) <= 1 / len(self.game.rules.scores(state)) + CONTENT
