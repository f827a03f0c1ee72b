"""Laws of every game of Confusion, over random play; and nothing that is hidden leaks."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from pydantic import TypeAdapter

from games.confusion import GAME, rules
from games.confusion.board import is_base
from games.confusion.kit import LETTERS, TYPES, standard
from games.confusion.rules import MAX_ACTIONS
from games.confusion.state import Action, State
from games.core import CHANCE, Seat
from tests.games.confusion import twins
from tests.games.confusion.asking import started


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
    for transition in twins.play(seed):
        steps, state = steps + 1, transition.after
        assert state.turns >= transition.before.turns
        assert transition.seat != CHANCE or steps == 1
        if steps % 10 == 0:
            check_state(state)
    assert state is not None
    check_state(state)
    return steps, state


def ends_of(seeds: Iterable[int]) -> Counter[str]:
    """Play games to their ends and return how they ended."""
    ends: Counter[str] = Counter()
    for seed in seeds:
        steps, last = random_game(seed)
        assert steps <= MAX_ACTIONS
        assert last.over
        ends[last.over] += 1
    return ends


@pytest.mark.slow
def test_random_games_end_in_time_in_every_way() -> None:
    assert set(ends_of(range(12))) >= {"puck", "quiet"}


@pytest.mark.long
@pytest.mark.covers(games=250)
@pytest.mark.parametrize("first", range(0, 1000, 250))
def test_a_thousand_random_games_end_in_time_in_every_way(first: int) -> None:
    assert set(ends_of(range(first, first + 250))) >= {"puck", "quiet"}


def test_the_state_does_not_grow() -> None:
    adapter = TypeAdapter(State)
    sizes = [len(adapter.dump_json(transition.after)) for transition in twins.play(2)]
    assert max(sizes) < 6000
    assert max(sizes) - min(sizes) < 600


@pytest.mark.slow
def test_nothing_leaks() -> None:
    seen, different = twins.check(80, seed=77)
    assert seen >= 80
    assert different > seen // 2


@pytest.mark.long
@pytest.mark.covers(positions=10_000)
@pytest.mark.parametrize("part", range(10))
def test_nothing_leaks_in_a_hundred_thousand_positions(part: int) -> None:
    """As `python -m tests.games.confusion.twins`."""
    seen, different = twins.check(10_000, seed=part * 1_000_000)
    assert seen >= 10_000
    assert different > seen // 2


def test_twins_would_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.legal_actions

    def leaking(state: State, seat: Seat) -> Iterator[Action]:
        listed = list(honest(state, seat))
        return iter(listed[1:] if state.types[0] < state.types[0][::-1] else listed)

    monkeypatch.setattr(rules, "legal_actions", leaking)
    with pytest.raises(AssertionError):
        twins.check(300, seed=78)


def test_all_tries_from_the_start_are_counted() -> None:
    """Seven dice of the base row and five before them: a slip in any rule of movement changes the number."""
    state = started()
    assert sum(1 for _ in GAME.rules.legal_actions(state, state.to_move)) == 86
