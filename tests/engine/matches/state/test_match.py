"""A match as the fold of its facts: fold and step agree, snapshots survive, the history has what is in effect."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.play import ActionTaken, TurnTakenBack
from engine.log.sealing import NO_SEAL
from engine.matches.decisions import moves
from engine.matches.decisions.dice import SeededChance
from engine.matches.decisions.moves import Source
from engine.matches.state.fold import fold, step
from engine.matches.state.history import replay
from engine.matches.state.match import decode, encode
from engine.matches.state.steps import transitions
from games.core import CHANCE, MoveError
from tests.engine.log_builders import (
    ANNA,
    BERT,
    CARL,
    DORA,
    GAMES_AND_TOY,
    LADDER,
    NAME,
    NOON,
    PROPOSAL,
    SEED,
    STRANGER,
    LogBuilder,
    entries_of,
    match_of,
)
from tests.searching import examples

PERSONS = (ANNA, BERT, CARL, DORA)


def some_match(seed: int) -> LogBuilder:
    """Return a match of two to four in which people have tried all sorts of things."""
    rng = random.Random(seed)
    written = LogBuilder.started(*PERSONS[: rng.randint(2, 4)], wished_seat=None)
    for _ in range(rng.randint(0, 30)):
        person = rng.choice(written.match.persons)
        attempts: list[Callable[[PersonId], object]] = [
            *[lambda who: written.play(who, rng.choice(("climb", "wait", "jump")))] * 8,
            *(written.offer_draw, written.offer_takeback, written.agree, written.refuse, written.cancel),
            *[written.resign] * rng.choice((0, 0, 1)),
        ]
        try:
            rng.choice(attempts)(person)
        except (Refusal, MoveError):
            continue
    return written


matches = st.integers(0, 2**32 - 1).map(some_match)
quickly = examples(4)


def test_a_match_begins_with_its_invitation() -> None:
    (match,) = fold(GAMES_AND_TOY, entries_of([PROPOSAL]))
    assert (match.id, match.seq, match.phase, match.proposal) == (NAME, 1, "proposed", PROPOSAL)
    assert (match.persons, match.position, match.state, match.updated_at) == ((), 0, None, NOON)


def test_a_match_knows_who_sits_where_and_who_is_to_move() -> None:
    match = LogBuilder.started().match
    assert [match.seat_of(person) for person in (ANNA, BERT, STRANGER)] == [0, 1, None]
    assert match.due(LADDER) == (0,)
    assert match.started_at == NOON


def test_nobody_is_to_move_before_the_start_nor_after_the_end() -> None:
    over = LogBuilder.started()
    over.resign(ANNA)
    assert LogBuilder().match.due(LADDER) == over.match.due(LADDER) == ()


@quickly
@given(matches)
def test_one_step_after_the_other_is_the_fold(written: LogBuilder) -> None:
    entries = entries_of(written.facts)
    folded = fold(GAMES_AND_TOY, entries)
    assert [match.seq for match in folded] == list(range(1, len(entries) + 1))
    for before, after, entry, fact in zip(folded, folded[1:], entries[1:], written.facts[1:], strict=False):
        earlier = folded[fact.back_to - 1] if isinstance(fact, TurnTakenBack) else None
        made = step(LADDER, before, entry, fact, earlier=earlier)
        assert (made, made.state) == (after, after.state)


@quickly
@given(matches)
def test_the_fold_goes_on_from_any_snapshot(written: LogBuilder) -> None:
    for match in fold(GAMES_AND_TOY, entries_of(written.facts)):
        snapshot = encode(LADDER, match, NO_SEAL)
        kept = decode(GAMES_AND_TOY, snapshot, NO_SEAL)
        assert (kept, kept.state) == (match, match.state)
        assert encode(LADDER, kept, NO_SEAL) == snapshot


@quickly
@given(matches)
def test_position_and_draws_never_go_back(written: LogBuilder) -> None:
    for before, after in pairwise(fold(GAMES_AND_TOY, entries_of(written.facts))):
        assert after.position >= before.position
        assert after.draws >= before.draws
        assert after.position > before.position or after.state == before.state or before.state is None


@quickly
@given(matches)
def test_the_history_leads_from_the_start_to_the_present(written: LogBuilder) -> None:
    match = written.match
    played = [replayed.transition for replayed in replay(GAMES_AND_TOY, entries_of(written.facts)).played]
    assert sum(transition.seat != CHANCE for transition in played) == match.moves
    for transition in played:
        assert LADDER.rules.apply(transition.before, transition.seat, transition.action) == transition.after
    if not match.resigned:
        state = LADDER.rules.setup(len(match.persons), {})
        for transition in played:
            assert transition.before == state
            state = transition.after
        assert state == match.state


def kinds_in_history(written: LogBuilder) -> list[str]:
    return [replayed.transition.action.kind for replayed in replay(GAMES_AND_TOY, entries_of(written.facts)).played]


def test_what_was_taken_back_is_no_longer_in_the_history() -> None:
    written = LogBuilder.started()
    written.play(ANNA, "wait")
    written.play(BERT, "climb")
    written.play(ANNA, "wait")
    written.offer_takeback(BERT)
    written.agree(ANNA)
    assert kinds_in_history(written) == ["wait"]
    written.play(BERT, "wait")
    written.play(ANNA, "climb")
    assert kinds_in_history(written) == ["wait", "wait", "climb", "fall"]
    written.offer_takeback(BERT)
    written.agree(ANNA)
    assert kinds_in_history(written) == ["wait"]


def test_the_history_names_the_fact_of_each_step() -> None:
    written = LogBuilder.started()
    written.play(ANNA, "climb")
    played = replay(GAMES_AND_TOY, entries_of(written.facts)).played
    assert [type(written.facts[replayed.seq - 1]) for replayed in played] == [ActionTaken, ChanceDrawn]


@quickly
@given(matches)
def test_the_facts_of_a_request_alone_tell_its_moments(written: LogBuilder) -> None:
    folded = fold(GAMES_AND_TOY, entries_of(written.facts))
    for request in written.requests:
        told = transitions(
            LADDER, folded[request.start - 1 : request.stop], written.facts[request.start : request.stop]
        )
        assert [(transition.before, transition.after) for transition in told] == [
            (folded[at - 1].state, folded[at].state)
            for at in request
            if isinstance(written.facts[at], ActionTaken | ChanceDrawn)
        ]


def test_the_moments_of_a_start_begin_with_the_first_state() -> None:
    circles = GAMES_AND_TOY["colliding_circles"]
    proposal = replace(PROPOSAL, game="colliding_circles", game_version=1)
    before, chance = match_of([proposal]), SeededChance(SEED, match=NAME, start=0)
    facts = moves.join(circles, before, BERT, Source(SEED, SEED, chance, NO_SEAL))
    (transition,) = transitions(circles, fold(GAMES_AND_TOY, entries_of([proposal, *facts])), facts)
    assert (transition.seat, transition.before) == (CHANCE, circles.rules.setup(2, {}))


def test_after_somebody_left_the_throw_is_told_from_where_the_others_stand() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    before = written.match
    resigned, thrown = written.resign(written.match.persons[0])
    folded = fold(GAMES_AND_TOY, entries_of(written.facts))
    (transition,) = transitions(LADDER, folded[-3:], [resigned, thrown])
    assert transition.before == LADDER.rules.forfeit(before.state, before.active[0])
    assert transition.after == written.match.state


def test_a_match_that_is_over_keeps_the_last_position() -> None:
    written = LogBuilder.started()
    written.play(ANNA, "climb")
    before = written.match
    written.resign(BERT)
    assert written.match.state == before.state
    assert (written.match.phase, written.match.position, written.match.moves) == ("over", before.position, 1)


@pytest.mark.parametrize("phase", ["proposed", "running"])
def test_a_snapshot_bears_the_head_of_the_log(phase: str) -> None:
    match = (LogBuilder() if phase == "proposed" else LogBuilder.started()).match
    snapshot = encode(LADDER, match, NO_SEAL)
    assert (snapshot.match, snapshot.seq, snapshot.digest) == (NAME, match.seq, match.digest)
    assert (snapshot.state is None) == (phase == "proposed")
