"""The steps of the play: which facts they are, who did what, and what the rules make of it, worked out once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from engine.log import codec
from engine.log.codec import AnyGame
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretDrawn, SecretTaken
from engine.log.facts.union import Fact
from engine.log.sealing import NO_SEAL, Seal, reveal, unseen
from engine.matches.state.match import Match
from games.core import CHANCE, Seat, Transition

Step = ChanceDrawn | ActionTaken | SecretDrawn | SecretTaken
"""A fact that changes the position by the rules of the game."""


@dataclass(frozen=True, slots=True)
class Applied:
    """Carries actions out by the rules. What a decision has carried out is not carried out again when it is folded."""

    _transitions: list[Transition[Any, Any]] = field(default_factory=list)

    def transition(self, game: AnyGame, state: Any, seat: Seat, action: Any) -> Transition[Any, Any]:
        """Return the transition of an action.

        Raises:
            games.core.IllegalMove: the rules do not allow it.
        """
        for known in self._transitions:
            if (known.seat, known.action, known.before) == (seat, action, state):
                return known
        self._transitions.append(Transition(state, seat, action, game.rules.apply(state, seat, action)))
        return self._transitions[-1]


def done(game: AnyGame, fact: Step, seal: Seal) -> tuple[Seat, Any]:
    """Return who did what."""
    match fact:
        case ChanceDrawn(action=action):
            return CHANCE, codec.decode_action(game, action)
        case SecretDrawn():
            return CHANCE, _hidden(game, fact, seal)
        case ActionTaken(seat=seat, action=action):
            return seat, codec.decode_action(game, action)
        case SecretTaken(seat=seat):
            return seat, _hidden(game, fact, seal)


def _hidden(game: AnyGame, fact: SecretDrawn | SecretTaken, seal: Seal) -> Any:
    with unseen():
        return codec.decode_action(game, reveal(fact, seal).action)


def transitions(
    game: AnyGame, matches: Sequence[Match | None], facts: Iterable[Fact], *, seal: Seal = NO_SEAL
) -> tuple[Transition[Any, Any], ...]:
    """Return the steps of the play among facts, for saying what each of them brought about.

    `matches` are the match before the facts (None: there was none) and after each of them.
    """
    return tuple(
        Transition(before.state, *done(game, fact, seal), after.state)
        for (before, after), fact in zip(pairwise(matches), facts, strict=True)
        if isinstance(fact, Step) and before is not None and after is not None
    )
