"""The laws of the `Game` interface, for every registered game."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.core import CHANCE, IllegalMove, MoveError, Outcome, Seat, Transition
from games.registry import GAMES
from tests.games import twins
from tests.games.chances import Seeded
from tests.games.walking import AnyGame, digest, some_action, walk
from tests.searching import examples, is_long
from tests.truth.messages import can_be_said

OPEN_GAMES = [game for game in GAMES.values() if not game.has_secrets]
SECRETIVE_GAMES = [game for game in GAMES.values() if game.has_secrets]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
POOL = 2**32 if is_long() else 4
"""Number of walks that all laws share."""
LENGTH = 60
seeds = st.integers(0, POOL - 1)
lengths = st.integers(0, LENGTH)
quickly = examples(5)

DIGESTS = """
import json
from games.registry import GAMES
from tests.games.walking import digest
print(json.dumps({key: digest(game) for key, game in GAMES.items()}))
"""


@lru_cache(maxsize=64)
def walked(game: AnyGame, seed: int) -> tuple[Transition[Any, Any], ...]:
    """Return a walk of the pool, for all laws the same."""
    return tuple(walk(game, seed, LENGTH))


def reached(game: AnyGame, seed: int, steps: int) -> Any:
    """Return the state after some steps of a walk."""
    if not steps:
        return game.rules.setup(game.info.max_seats, {option.key: option.default for option in game.info.options})
    transitions = walked(game, seed)
    return transitions[min(steps, len(transitions)) - 1].after


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def has_words(game: AnyGame, kind: str, code: str, params: Iterable[str] = ()) -> bool:
    """Tell whether a code can be said with the parameters that come with it."""
    return can_be_said(f"{game.info.key}-{kind}-{code}", frozenset(params))


def encoded(kind: object, value: Any) -> bytes:
    return adapter(kind).dump_json(value)


@EVERY_GAME
def test_names_are_codes(game: AnyGame) -> None:
    info = game.info
    codes = (info.key, *info.seat_names, *info.topics, *info.sheet_columns, *(option.key for option in info.options))
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", code) for code in codes)
    assert 1 <= info.min_seats <= info.max_seats <= len(info.seat_names)
    assert all(option.low <= option.default <= option.high for option in info.options)
    assert len(set(info.rulings)) == len(info.rulings)
    assert game is GAMES[info.key]


@pytest.mark.slow
@EVERY_GAME
@given(seed=seeds)
@examples(1)
def test_every_play_ends_in_time_and_only_then_has_an_outcome(game: AnyGame, seed: int) -> None:
    *_, last = walk(game, seed)
    outcome = game.rules.outcome(last.after)
    assert outcome is not None
    assert not game.rules.to_act(last.after)
    assert len(outcome.places) == len(outcome.scores) == len(game.rules.scores(last.after))
    assert sorted(outcome.places)[0] == 1
    assert outcome.winners


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_somebody_may_act_exactly_while_there_is_no_outcome(game: AnyGame, seed: int, steps: int) -> None:
    for transition in walked(game, seed)[:steps]:
        actors = game.rules.to_act(transition.after)
        assert bool(actors) == (game.rules.outcome(transition.after) is None)
        assert actors == {CHANCE} or all(0 <= seat < game.info.max_seats for seat in actors)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_listed_actions_are_distinct_stable_and_accepted(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in game.rules.to_act(state):
        listed = list(islice(game.rules.legal_actions(state, seat), 200))
        assert listed
        assert len(set(listed)) == len(listed)
        assert listed == list(islice(game.rules.legal_actions(state, seat), 200))
        for action in random.Random(seed).sample(listed, min(10, len(listed))):
            assert game.rules.is_legal(state, seat, action)
            game.rules.apply(state, seat, action)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_what_the_lot_gives_is_legal_and_by_the_same_luck_the_same(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in game.rules.to_act(state) - {CHANCE}:
        action = game.rules.sample(state, seat, Seeded(seed))
        assert game.rules.is_legal(state, seat, action)
        assert action == game.rules.sample(state, seat, Seeded(seed))


@EVERY_GAME
@given(seed=seeds, steps=lengths, other=seeds)
@quickly
def test_what_is_denied_is_not_accepted(game: AnyGame, seed: int, steps: int, other: int) -> None:
    """Actions of another play, and of seats that are not to act."""
    state = reached(game, seed, steps)
    actors = game.rules.to_act(state)
    for transition in walked(game, other)[:20]:
        for seat in {transition.seat, *(Seat(number) for number in range(game.info.min_seats))}:
            try:
                game.rules.apply(state, seat, transition.action)
            except IllegalMove:
                assert not game.rules.is_legal(state, seat, transition.action)
            else:
                assert seat in actors or game.secrets.may_interject(state, seat)
                assert game.rules.is_legal(state, seat, transition.action)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_what_does_not_concern_a_seat_changes_nothing_for_it(game: AnyGame, seed: int, steps: int) -> None:
    for transition in walked(game, seed)[:steps]:
        for seat in (game.rules.to_act(transition.before) | game.rules.to_act(transition.after)) - {CHANCE}:
            if not game.secrets.concerns(transition, seat):
                assert asked_for(game, transition.before, seat) == asked_for(game, transition.after, seat)


def asked_for(game: AnyGame, state: Any, seat: Seat) -> tuple[object, ...]:
    """Return what a seat may do, as far as it is told."""
    listed = [game.notation.format(state, seat, action) for action in islice(game.rules.legal_actions(state, seat), 20)]
    offered = [list(islice(game.notation.suggest(state, seat, text), 20)) for text in ("", *listed[:3])]
    return (
        seat in game.rules.to_act(state),
        listed,
        offered,
        [game.notation.choices(state, seat, text) for text in ("", *listed[:3])],
    )


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_apply_changes_nothing_but_its_result(game: AnyGame, seed: int) -> None:
    for transition in walked(game, seed)[:25]:
        assert game.rules.apply(transition.before, transition.seat, transition.action) == transition.after
        before = encoded(game.info.state_type, transition.before)
        game.rules.apply(transition.before, transition.seat, transition.action)
        assert encoded(game.info.state_type, transition.before) == before


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_lines_and_actions_agree(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in game.rules.to_act(state):
        for action in islice(game.rules.legal_actions(state, seat), 0, 400, 40):
            line = game.notation.format(state, seat, action)
            assert game.notation.parse(state, seat, line) == action
            assert game.notation.format(state, seat, game.notation.parse(state, seat, f"  {line.lower()} ")) == line


WIDE = {code: chr(code + 0xFEE0) for code in range(ord("!"), ord("~") + 1)}
AS_TYPED: Mapping[str, Callable[[str], str]] = {
    "full stop": "{}. ".format,
    "two blanks on a phone": lambda line: line.replace(" ", ". "),
    "code": "`{}`".format,
    "block of code": "```\n{}\n```".format,
    "quoted": "“{}”".format,
    "quoted in French": "«\u00a0{}\u00a0»".format,
    "escaped": lambda line: re.sub(r"([*_~|<>@#+-])", r"\\\1", line),
    "full width": lambda line: line.translate(WIDE),
    "dashes": lambda line: line.replace("-", "–"),
    "pasted": "\u2066{}\u2069\ufe0f".format,
}
"""What phones, Discord and other programs make of a line: it is clear what it means."""


@EVERY_GAME
@pytest.mark.parametrize("typed", AS_TYPED.values(), ids=AS_TYPED)
def test_a_line_is_read_as_people_type_and_paste_it(game: AnyGame, typed: Callable[[str], str]) -> None:
    for transition in walked(game, 1)[:40]:
        if transition.seat != CHANCE:
            line = game.notation.format(transition.before, transition.seat, transition.action)
            assert game.notation.parse(transition.before, transition.seat, typed(line)) == transition.action, typed(
                line
            )
            assert line in [
                choice.line
                for choice in islice(game.notation.suggest(transition.before, transition.seat, typed(line)), 5)
            ]


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_states_and_actions_survive_encoding(game: AnyGame, seed: int) -> None:
    for transition in walked(game, seed)[:40]:
        for kind, value in ((game.info.state_type, transition.after), (game.info.action_type, transition.action)):
            text = encoded(kind, value)
            decoded = adapter(kind).validate_json(text)
            assert decoded == value
            assert type(decoded) is type(value)
            assert encoded(kind, decoded) == text
            assert json.loads(text) is not None


@pytest.mark.slow
def test_the_same_play_has_the_same_text_in_every_process() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "2", "PYTHONPATH": "."}
    words = [sys.executable, "-c", DIGESTS]
    told = subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout
    assert json.loads(told) == {key: digest(game) for key, game in GAMES.items()}


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.info.key)
@given(seed=seeds, steps=lengths)
@quickly
def test_without_secrets_everybody_sees_the_same(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    public = game.narration.view(state, None)
    for number in range(game.info.min_seats):
        assert game.narration.view(state, Seat(number)) == public


SECRETIVE = pytest.mark.parametrize("game", SECRETIVE_GAMES, ids=lambda game: game.info.key)


@SECRETIVE
@given(seed=seeds, steps=lengths)
@quickly
def test_what_a_viewer_gets_does_not_depend_on_what_it_may_not_know(game: AnyGame, seed: int, steps: int) -> None:
    state, rng = reached(game, seed, steps), random.Random(seed)
    for viewer in (None, *(Seat(number) for number in range(game.info.min_seats))):
        twins.compare(game, state, twins.twin(game, state, viewer, rng), viewer, rng)


@SECRETIVE
@given(seed=seeds)
@quickly
def test_an_opened_position_shows_everybody_the_same_and_the_truth(game: AnyGame, seed: int) -> None:
    state, rng = reached(game, seed, 10), random.Random(seed)
    opened = game.secrets.revealed(state)
    told = game.narration.view(opened, None).notes()
    assert all(game.narration.view(opened, Seat(number)).notes() == told for number in range(game.info.min_seats))
    other = twins.twin(game, state, None, rng)
    assert (game.narration.view(game.secrets.revealed(other), None).notes() == told) == (other == state)


@SECRETIVE
def test_some_actions_are_secret_in_the_log(game: AnyGame) -> None:
    assert any(
        game.secrets.is_secret(transition.before, transition.seat, transition.action)
        for transition in walked(game, 1)[:20]
    )


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_a_foreseen_position_can_be_viewed_and_takes_nothing_back(game: AnyGame, seed: int) -> None:
    for transition in walked(game, seed)[:25]:
        if transition.seat != CHANCE:
            foreseen, notes = game.preview(transition.before, transition.seat, transition.action)
            assert game.narration.view(foreseen, transition.seat).text()
            assert all(has_words(game, "note", note.code, note.params) for note in notes)
        assert game.notation.record(transition)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_an_interjection_takes_no_turn(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in {Seat(number) for number in range(game.info.min_seats)} - game.rules.to_act(state):
        if game.secrets.may_interject(state, seat):
            for action in islice(game.rules.legal_actions(state, seat), 20):
                assert game.rules.to_act(game.rules.apply(state, seat, action)) == game.rules.to_act(state)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_every_suggestion_and_every_complete_choice_can_be_played(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    rng = random.Random(seed)
    for seat in game.rules.to_act(state) - {CHANCE}:
        some_line = game.notation.format(state, seat, some_action(game, state, seat, rng))
        typed = some_line[: rng.randint(0, len(some_line))]
        for choice in islice(game.notation.suggest(state, seat, typed), 25):
            assert choice.is_complete
            assert game.notation.format(state, seat, game.notation.parse(state, seat, choice.line)) == choice.line
        assert next(game.notation.suggest(state, seat, some_line)).line == some_line
        follow_choices(game, state, seat, "", rng)


def follow_choices(game: AnyGame, state: Any, seat: Seat, line: str, rng: random.Random) -> None:
    """Follow a few open choices to their ends; every complete one on the way can be played."""
    offered = game.notation.choices(state, seat, line)
    groups = [choice.group for choice in offered]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    assert all(has_words(game, "group", group) for group in groups)
    assert all(has_words(game, "note", note.code, note.params) for choice in offered for note in choice.notes)
    for choice in rng.sample(offered, min(4, len(offered))):
        if choice.is_complete:
            game.notation.parse(state, seat, choice.line)
        else:
            with pytest.raises(MoveError):
                game.notation.parse(state, seat, choice.line)
            assert game.notation.choices(state, seat, choice.line)
            follow_choices(game, state, seat, choice.line, rng)


def read(game: AnyGame, state: Any, seat: Seat, text: str) -> tuple[Any, MoveError | None]:
    """Return the action that a text means, or why it means none."""
    try:
        return game.notation.parse(state, seat, text), None
    except MoveError as error:
        return None, error


@EVERY_GAME
@given(seed=seeds, steps=lengths, text=st.text(max_size=40))
@quickly
def test_any_text_is_understood_or_refused(game: AnyGame, seed: int, steps: int, text: str) -> None:
    state = reached(game, seed, steps)
    for seat in game.rules.to_act(state):
        understood, refused = read(game, state, seat, text)
        if refused:
            assert has_words(game, "error", refused.code, refused.params)
            assert refused.span is None or 0 <= refused.span[0] <= refused.span[1] <= len(text)
            assert all(
                game.rules.is_legal(state, seat, game.notation.parse(state, seat, line)) for line in refused.near
            )
        elif seat != CHANCE:
            assert game.rules.is_legal(state, seat, understood)
        assert len(list(islice(game.notation.suggest(state, seat, text), 25))) <= 25
        game.notation.choices(state, seat, text)


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_telling_and_sheets_are_made_of_words_and_columns(game: AnyGame, seed: int) -> None:
    transitions: list[Transition[Any, Any]] = list(walked(game, seed)[:40])
    for transition in transitions:
        for note in (*game.narration.describe(transition), *game.narration.view(transition.after, None).notes()):
            assert has_words(game, "note", note.code, note.params)
        assert game.narration.view(transition.after, None).text()
        for code in game.notation.additions(transition.before, transition.seat, transition.action):
            assert has_words(game, "addition", code)
    for row in game.narration.sheet(transitions):
        assert len(row.cells) == len(game.info.sheet_columns)
        assert all(max(cell.marked, default=-1) < len(cell.text.split()) for cell in row.cells)


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_turns_are_counted_up(game: AnyGame, seed: int) -> None:
    numbers = [game.rules.turn_number(transition.before) for transition in walked(game, seed)[:40]]
    assert numbers[0] == 1
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


@EVERY_GAME
def test_examples_belong_to_topics_and_can_be_shown(game: AnyGame) -> None:
    states = [state for topic in game.info.topics if (state := game.narration.example(topic)) is not None]
    assert states
    for state in states:
        assert game.narration.view(state, None).text()
        assert adapter(game.info.state_type).validate_json(encoded(game.info.state_type, state)) == state
    assert game.narration.example("no_such_topic") is None


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_a_view_can_be_ended_from_outside(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    scores = game.rules.scores(state)
    view = game.narration.view(state, None).ended(Outcome("resigned", tuple(range(1, len(scores) + 1)), scores))
    assert any("resigned" in note.params.values() for note in view.notes())
    assert view.text()
