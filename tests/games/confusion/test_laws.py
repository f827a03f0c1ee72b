"""What holds in every game of Confusion, over random play; and nothing that is hidden leaks."""

from collections import Counter

import pytest
from pydantic import TypeAdapter

from games.confusion.board import is_base
from games.confusion.kit import LETTERS, TYPES, standard
from games.confusion.rules import MAX_ACTIONS
from games.confusion.state import State
from games.core import CHANCE
from tests.games.confusion import twins
from tests.games.confusion.asking import GAME, started

FAST, SLOW = 100, 1000


def check_state(state: State) -> None:
    """Assert what is true of every state."""
    squares = [die.square for side in state.dice for die in side if die.square]
    assert len(squares) == len(set(squares))
    for seat in (0, 1):
        assert sorted(state.types[seat]) == list(TYPES)
        for letter, die, type_ in zip(LETTERS, state.dice[seat], state.types[seat], strict=True):
            assert die.known >> TYPES.index(type_) & 1, letter
            assert not die.is_revealed or die.known == 1 << TYPES.index(type_)
            assert not die.is_promoted or type_ in "aeil"
            if die.square and is_base(die.square, 1 - seat) and type_ in "aeil":  # type: ignore[arg-type]
                assert die.is_promoted
    assert state.quiet <= state.turns <= standard().turn_limit + 2


def random_game(seed: int) -> tuple[int, State]:
    """Play a game to its end; return its length and last state."""
    steps, state = 0, None
    for moment in twins.play(seed):
        steps, state = steps + 1, moment.after
        assert state.turns >= moment.before.turns
        assert moment.seat != CHANCE or steps == 1
        if steps % 10 == 0:
            check_state(state)
    assert state is not None
    check_state(state)
    return steps, state


@pytest.mark.parametrize(
    "games", [pytest.param(FAST // 5, id="fast"), pytest.param(SLOW, id="slow", marks=pytest.mark.slow)]
)
def test_random_games_end_in_time_in_every_way(games: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(games):
        steps, last = random_game(seed)
        assert steps <= MAX_ACTIONS
        assert last.over
        ends[last.over] += 1
    assert ends["puck"]
    assert ends["quiet"]


def test_the_state_does_not_grow() -> None:
    adapter = TypeAdapter(State)
    sizes = [len(adapter.dump_json(moment.after)) for moment in twins.play(2)]
    assert max(sizes) < 6000
    assert max(sizes) - min(sizes) < 600


def test_nothing_leaks() -> None:
    """The short form; `python -m tests.games.confusion.twins` is the long one."""
    seen, different = twins.check(400, seed=77)
    assert seen >= 400
    assert different > seen // 2


def test_twins_would_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(GAME).legal_actions

    def leaking(game: object, state: State, seat: int) -> object:
        listed = list(honest(GAME, state, seat))  # type: ignore[arg-type]
        return iter(listed[1:] if state.types[0].startswith("a") else listed)

    monkeypatch.setattr(type(GAME), "legal_actions", leaking)
    with pytest.raises(AssertionError):
        twins.check(300, seed=78)


def test_all_tries_from_the_start_are_counted() -> None:
    """Seven dice of the base row and five before them: a slip in any rule of movement changes the number."""
    state = started()
    assert sum(1 for _ in GAME.legal_actions(state, state.to_move)) == 86
