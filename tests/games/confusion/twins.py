"""Nothing leaks: over random play everything outgoing is compared with that of a twin, for both players and the public.

    python -m tests.games.confusion.twins [POSITIONS] [SEED]

compares so many positions (100,000 unless told otherwise) on all cores, in minutes. Besides what `tests.games.twins`
compares, each step is told again in the twin's world. Pictures are made from views and words alone, so that equal views
make equal pictures; of some positions they are drawn all the same.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

from games.confusion import GAME, secrets
from games.confusion.state import Action, State
from games.core import CHANCE, Seat, Transition, Viewer
from renderers.confusion import Confusion as Renderer
from renderers.drawing.theme import DARK
from tests.cores import on_all_cores
from tests.games.chances import Seeded
from tests.games.twins import compare, compare_told

RENDERER = Renderer()
VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), None)
DRAWN_EVERY = 997
TYPED = 1
"""In so many positions other lines than these few are typed elsewhere."""


def play(seed: int) -> Iterator[Transition[State, Action]]:
    """Yield a random play that finds things out: tries of any kind, reveals as soon as they are certain."""
    rng, chance = random.Random(seed), Seeded(seed)
    state = GAME.rules.setup(2, {})
    state = secrets.with_open_notes(state) if seed % 5 == 0 else state
    while actors := GAME.rules.to_act(state):
        (seat,) = actors
        if seat != CHANCE and rng.random() < 0.3:
            seat = Seat(1 - seat) if GAME.secrets.may_interject(state, Seat(1 - seat)) and rng.random() < 0.5 else seat
        action = GAME.rules.draw(state, chance) if seat == CHANCE else some_action(state, seat, rng)
        if action is None:
            continue
        after = GAME.rules.apply(state, seat, action)
        yield Transition(state, seat, action, after)
        state = after


def some_action(state: State, seat: Seat, rng: random.Random) -> Action | None:
    """Return a random action, the promising ones more often; None for a seat that could only interject to no effect."""
    if rng.random() < 0.5:
        found = [
            GAME.notation.parse(state, seat, choice.line)
            for choice in islice(GAME.notation.suggest(state, seat, ""), 6)
        ]
    else:
        found = list(GAME.rules.legal_actions(state, seat))
    return rng.choice(found) if found else None


def check(positions: int, seed: int = 0) -> tuple[int, int]:
    """Compare at least this number of positions of whole plays, each as seen by one receiver, drawn at random.

    Return the number of positions, and of those that were compared with another deal.
    """
    seen = different = 0
    for number in count(seed):
        if seen >= positions:
            break
        rng = random.Random(number)
        for transition in play(number):
            viewer = rng.choice(VIEWERS)
            twin = secrets.redeal(transition.after, viewer, Seeded(rng.randrange(2**32)))
            different += twin != transition.after
            compare(GAME, transition.after, twin, viewer, rng, typed=TYPED)
            tell_again(transition, twin)
            seen += 1
            if seen % DRAWN_EVERY == 0:
                draw(transition.after, twin, viewer)
    return seen, different


def tell_again(transition: Transition[State, Action], after: State) -> None:
    """Fail unless the step leads from the twin before to the twin after, and is told in the same words."""
    if transition.seat == CHANCE:
        return
    before = replace(transition.before, types=after.types)
    assert GAME.rules.apply(before, transition.seat, transition.action) == after
    compare_told(GAME, transition, Transition(before, transition.seat, transition.action, after))


def draw(one: State, other: State, viewer: Viewer) -> None:
    """Fail unless board and private pictures have the same bytes."""
    pictures = []
    for state in (one, other):
        view = GAME.narration.view(state, viewer)
        board = RENDERER.board(view, theme=DARK, words=str)
        pictures.append((board, RENDERER.private(view, theme=DARK, words=str)))
    assert pictures[0] == pictures[1]


def main(positions: str = "100000", seed: str = "0") -> None:
    """Compare, and say how much was compared."""
    shares = on_all_cores(check, int(positions), int(seed))
    seen, different = (sum(counts) for counts in zip(*shares, strict=True))
    print(f"{seen} positions, {different} of them against another deal: nothing differs.")


if __name__ == "__main__":
    main(*sys.argv[1:])
