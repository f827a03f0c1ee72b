"""The laws of the `Game` interface, for every registered game."""

import json
import os
import random
import re
import subprocess
import sys
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.core import CHANCE, IllegalMove, Moment, MoveError, Outcome, Seat
from tests.games import twins
from tests.games.walking import AnyGame, some_action, walk
from tests.homes import GAMES

OPEN_GAMES = [game for game in GAMES.values() if not game.info.has_secrets]
SECRETIVE_GAMES = [game for game in GAMES.values() if game.info.has_secrets]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 60)
quickly = settings(max_examples=10, deadline=None)

DIGEST = """
import hashlib, sys
from pydantic import TypeAdapter
from tests.homes import GAMES
from tests.games import twins
from tests.games.walking import walk
game = GAMES[sys.argv[1]]
text = b""
for moment in walk(game, 11, 40):
    text += TypeAdapter(game.state_type).dump_json(moment.after)
    text += TypeAdapter(game.action_type).dump_json(moment.action)
    text += repr(game.view(moment.after, None)).encode()
print(hashlib.sha256(text).hexdigest())
"""


def reached(game: AnyGame, seed: int, steps: int) -> Any:
    """Return the state after some steps of a walk."""
    state = game.setup(game.info.max_seats, {option.key: option.default for option in game.info.options})
    for moment in walk(game, seed, steps):
        state = moment.after
    return state


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


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
    assert type(game).__module__ == f"games.{info.key}"


@EVERY_GAME
@given(seed=seeds)
@settings(max_examples=5, deadline=None)
def test_every_play_ends_in_time_and_only_then_has_an_outcome(game: AnyGame, seed: int) -> None:
    *_, last = walk(game, seed)
    outcome = game.outcome(last.after)
    assert outcome is not None
    assert not game.to_act(last.after)
    assert len(outcome.places) == len(outcome.scores) == len(game.scores(last.after))
    assert sorted(outcome.places)[0] == 1
    assert outcome.winners


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_somebody_may_act_exactly_while_there_is_no_outcome(game: AnyGame, seed: int, steps: int) -> None:
    for moment in walk(game, seed, steps):
        actors = game.to_act(moment.after)
        assert bool(actors) == (game.outcome(moment.after) is None)
        assert actors == {CHANCE} or all(0 <= seat < game.info.max_seats for seat in actors)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_listed_actions_are_distinct_stable_and_accepted(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in game.to_act(state):
        listed = list(islice(game.legal_actions(state, seat), 200))
        assert listed
        assert len(set(listed)) == len(listed)
        assert listed == list(islice(game.legal_actions(state, seat), 200))
        for action in random.Random(seed).sample(listed, min(10, len(listed))):
            assert game.is_legal(state, seat, action)
            game.apply(state, seat, action)


@EVERY_GAME
@given(seed=seeds, steps=lengths, other=seeds)
@quickly
def test_what_is_denied_is_not_accepted(game: AnyGame, seed: int, steps: int, other: int) -> None:
    """Actions of another play, and of seats that are not to act."""
    state = reached(game, seed, steps)
    actors = game.to_act(state)
    for moment in walk(game, other, 20):
        for seat in {moment.seat, *(Seat(number) for number in range(game.info.min_seats))}:
            try:
                game.apply(state, seat, moment.action)
            except IllegalMove:
                assert not game.is_legal(state, seat, moment.action)
            else:
                assert seat in actors or game.may_interject(state, seat)
                assert game.is_legal(state, seat, moment.action)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_what_does_not_concern_a_seat_changes_nothing_for_it(game: AnyGame, seed: int, steps: int) -> None:
    for moment in walk(game, seed, steps):
        for seat in (game.to_act(moment.before) | game.to_act(moment.after)) - {CHANCE}:
            if not game.concerns(moment, seat):
                assert asked_for(game, moment.before, seat) == asked_for(game, moment.after, seat)


def asked_for(game: AnyGame, state: Any, seat: Seat) -> tuple[object, ...]:
    """Return what a seat may do, as far as it is told."""
    listed = [game.format(state, seat, action) for action in islice(game.legal_actions(state, seat), 20)]
    offered = [list(islice(game.suggest(state, seat, text), 20)) for text in ("", *listed[:3])]
    return seat in game.to_act(state), listed, offered, [game.choices(state, seat, text) for text in ("", *listed[:3])]


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_apply_changes_nothing_but_its_result(game: AnyGame, seed: int) -> None:
    for moment in walk(game, seed, 25):
        assert game.apply(moment.before, moment.seat, moment.action) == moment.after
        before = encoded(game.state_type, moment.before)
        game.apply(moment.before, moment.seat, moment.action)
        assert encoded(game.state_type, moment.before) == before


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_lines_and_actions_agree(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in game.to_act(state):
        for action in islice(game.legal_actions(state, seat), 0, 400, 40):
            line = game.format(state, seat, action)
            assert game.parse(state, seat, line) == action
            assert game.format(state, seat, game.parse(state, seat, f"  {line.lower()} ")) == line


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_states_and_actions_survive_encoding(game: AnyGame, seed: int) -> None:
    for moment in walk(game, seed, 40):
        for kind, value in ((game.state_type, moment.after), (game.action_type, moment.action)):
            text = encoded(kind, value)
            decoded = adapter(kind).validate_json(text)
            assert decoded == value
            assert type(decoded) is type(value)
            assert encoded(kind, decoded) == text
            assert json.loads(text) is not None


@EVERY_GAME
def test_the_same_play_has_the_same_text_in_every_process(game: AnyGame) -> None:
    def digest(hash_seed: str) -> str:
        words = [sys.executable, "-c", DIGEST, game.info.key]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."}
        return subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout

    assert digest("1") == digest("2")


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.info.key)
@given(seed=seeds, steps=lengths)
@quickly
def test_without_secrets_everybody_sees_the_same(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    public = game.view(state, None)
    for number in range(game.info.min_seats):
        assert game.view(state, Seat(number)) == public


SECRETIVE = pytest.mark.parametrize("game", SECRETIVE_GAMES, ids=lambda game: game.info.key)


@SECRETIVE
@given(seed=seeds, steps=lengths)
@quickly
def test_what_a_viewer_gets_does_not_depend_on_what_it_may_not_know(game: AnyGame, seed: int, steps: int) -> None:
    state, luck = reached(game, seed, steps), random.Random(seed)
    for viewer in (None, *(Seat(number) for number in range(game.info.min_seats))):
        twins.compare(game, state, twins.REDEAL[game.info.key](state, viewer, luck), viewer, luck)


@SECRETIVE
@given(seed=seeds)
@quickly
def test_an_opened_position_shows_everybody_the_same_and_the_truth(game: AnyGame, seed: int) -> None:
    state, luck = reached(game, seed, 10), random.Random(seed)
    opened = game.opened(state)
    told = game.view(opened, None).notes()
    assert all(game.view(opened, Seat(number)).notes() == told for number in range(game.info.min_seats))
    other = twins.REDEAL[game.info.key](state, None, luck)
    assert (game.view(game.opened(other), None).notes() == told) == (other == state)


@SECRETIVE
def test_some_actions_are_secret_in_the_log(game: AnyGame) -> None:
    assert any(game.is_secret(moment.before, moment.seat, moment.action) for moment in walk(game, 1, 20))


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_a_foreseen_position_can_be_viewed_and_takes_nothing_back(game: AnyGame, seed: int) -> None:
    for moment in walk(game, seed, 25):
        if moment.seat != CHANCE:
            foreseen, notes = game.foresee(moment.before, moment.seat, moment.action)
            assert game.view(foreseen, moment.seat).text()
            assert all(re.fullmatch(r"[a-z][a-z0-9_]*", note.code) for note in notes)
        assert game.record(moment)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_an_interjection_takes_no_turn(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    for seat in {Seat(number) for number in range(game.info.min_seats)} - game.to_act(state):
        if game.may_interject(state, seat):
            for action in islice(game.legal_actions(state, seat), 20):
                assert game.to_act(game.apply(state, seat, action)) == game.to_act(state)


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_every_suggestion_and_every_complete_choice_can_be_played(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    luck = random.Random(seed)
    for seat in game.to_act(state) - {CHANCE}:
        some_line = game.format(state, seat, some_action(game, state, seat, luck))
        typed = some_line[: luck.randint(0, len(some_line))]
        for choice in islice(game.suggest(state, seat, typed), 25):
            assert choice.is_complete
            assert game.format(state, seat, game.parse(state, seat, choice.line)) == choice.line
        assert next(game.suggest(state, seat, some_line)).line == some_line
        follow_choices(game, state, seat, "", luck)


def follow_choices(game: AnyGame, state: Any, seat: Seat, line: str, luck: random.Random) -> None:
    """Follow a few open choices to their ends; every complete one on the way can be played."""
    offered = game.choices(state, seat, line)
    groups = [choice.group for choice in offered]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    for choice in luck.sample(offered, min(4, len(offered))):
        if choice.is_complete:
            game.parse(state, seat, choice.line)
        else:
            with pytest.raises(MoveError):
                game.parse(state, seat, choice.line)
            assert game.choices(state, seat, choice.line)
            follow_choices(game, state, seat, choice.line, luck)


def read(game: AnyGame, state: Any, seat: Seat, text: str) -> tuple[Any, MoveError | None]:
    """Return the action that a text means, or why it means none."""
    try:
        return game.parse(state, seat, text), None
    except MoveError as error:
        return None, error


@EVERY_GAME
@given(seed=seeds, steps=lengths, text=st.text(max_size=40))
@quickly
def test_any_text_is_understood_or_refused(game: AnyGame, seed: int, steps: int, text: str) -> None:
    state = reached(game, seed, steps)
    for seat in game.to_act(state):
        understood, refused = read(game, state, seat, text)
        if refused:
            assert refused.span is None or 0 <= refused.span[0] <= refused.span[1] <= len(text)
            assert all(game.is_legal(state, seat, game.parse(state, seat, line)) for line in refused.near)
        elif seat != CHANCE:
            assert game.is_legal(state, seat, understood)
        assert len(list(islice(game.suggest(state, seat, text), 25))) <= 25
        game.choices(state, seat, text)


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_telling_and_sheets_are_made_of_codes_and_columns(game: AnyGame, seed: int) -> None:
    moments: list[Moment[Any, Any]] = list(walk(game, seed, 40))
    for moment in moments:
        for note in (*game.describe(moment), *game.view(moment.after, None).notes()):
            assert re.fullmatch(r"[a-z][a-z0-9_]*", note.code)
        assert game.view(moment.after, None).text()
        additions = game.additions(moment.before, moment.seat, moment.action)
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", code) for code in additions)
    for row in game.sheet(moments):
        assert len(row.cells) == len(game.info.sheet_columns)
        assert all(max(cell.marked, default=-1) < len(cell.text.split()) for cell in row.cells)


@EVERY_GAME
@given(seed=seeds)
@quickly
def test_turns_are_counted_up(game: AnyGame, seed: int) -> None:
    numbers = [game.turn_number(moment.before) for moment in walk(game, seed, 40)]
    assert numbers[0] == 1
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


@EVERY_GAME
def test_examples_belong_to_topics_and_can_be_shown(game: AnyGame) -> None:
    states = [state for topic in game.info.topics if (state := game.example(topic)) is not None]
    assert states
    for state in states:
        assert game.view(state, None).text()
        assert adapter(game.state_type).validate_json(encoded(game.state_type, state)) == state
    assert game.example("no_such_topic") is None


@EVERY_GAME
@given(seed=seeds, steps=lengths)
@quickly
def test_a_view_can_be_ended_from_outside(game: AnyGame, seed: int, steps: int) -> None:
    state = reached(game, seed, steps)
    scores = game.scores(state)
    view = game.view(state, None).ended(Outcome("resigned", tuple(range(1, len(scores) + 1)), scores))
    assert any("resigned" in note.params.values() for note in view.notes())
    assert view.text()
