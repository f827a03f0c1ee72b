"""Decisions before the start: who may be invited, who may join, when a match starts and who sits where."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.ids import PersonId
from engine.log.facts.chance import ChanceDrawn, Draw
from engine.log.facts.start import InvitationDeclined, InvitationWithdrawn, MatchStarted, PersonJoined
from engine.log.sealing import NO_SEAL
from engine.matches.decisions import dice, moves
from engine.matches.decisions.moves import Source
from engine.matches.errors import AlreadyIn, BadProposal, NotInvited, NotTheProposer
from games.core import Seat
from games.registry import GAMES
from tests.engine.log_builders import (
    ANNA,
    BERT,
    CARL,
    DORA,
    LADDER,
    NAME,
    PROPOSAL,
    SEED,
    STRANGER,
    LogBuilder,
    match_of,
    refused,
)

THREE: dict[str, Any] = {"seats": 3, "invited": (), "wished_seat": None}


def joined(person: PersonId) -> PersonJoined:
    return PersonJoined(kind="person_joined", person=person)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"invited": ()},
        {"seats": 4},
        {"seats": 4, "invited": (BERT, CARL, DORA), "wished_seat": Seat(3)},
        {"wished_seat": None},
        {"options": (("top", 3),)},
        {"options": (("top", 99),)},
    ],
)
def test_an_invitation_that_fits_the_game_is_written_down_as_it_is(changes: dict[str, Any]) -> None:
    proposal = replace(PROPOSAL, **changes)
    assert moves.propose(LADDER, proposal) == (proposal,)


@pytest.mark.parametrize(
    ("changes", "params"),
    [
        ({"seats": 1, "invited": ()}, {"reason": "seats", "low": 2, "high": 4}),
        ({"seats": 5}, {"reason": "seats", "low": 2, "high": 4}),
        ({"seats": 2, "invited": (BERT, CARL)}, {"reason": "seats", "low": 2, "high": 4}),
        ({"invited": (ANNA,)}, {"reason": "self"}),
        ({"seats": 3, "invited": (BERT, BERT)}, {"reason": "twice"}),
        ({"wished_seat": Seat(2)}, {"reason": "seat"}),
        ({"wished_seat": Seat(-1)}, {"reason": "seat"}),
        ({"options": (("top", 2),)}, {"reason": "option", "option": "top", "low": 3, "high": 99}),
        ({"options": (("top", 100),)}, {"reason": "option", "option": "top", "low": 3, "high": 99}),
        ({"options": (("speed", 1),)}, {"reason": "unknown-option", "option": "speed", "options": "top"}),
    ],
)
def test_an_invitation_that_makes_no_sense_is_refused_with_its_reason(
    changes: dict[str, Any], params: dict[str, Any]
) -> None:
    with refused(BadProposal, **params):
        moves.propose(LADDER, replace(PROPOSAL, **changes))


def test_the_named_guest_starts_the_match_by_joining() -> None:
    started = MatchStarted(
        kind="match_started", persons=(ANNA, BERT), commitment=dice.commitment(SEED, match=NAME), draws=()
    )
    assert LogBuilder().join(BERT) == (joined(BERT), started)


def test_nobody_else_may_join_an_invitation_by_name() -> None:
    with refused(NotInvited):
        LogBuilder().join(CARL)


def test_anybody_may_join_an_open_invitation() -> None:
    written = LogBuilder(invited=())
    written.join(STRANGER)
    assert written.match.persons == (ANNA, STRANGER)


def test_the_match_waits_until_all_seats_are_filled() -> None:
    written = LogBuilder(**THREE)
    assert written.join(BERT) == (joined(BERT),)
    assert written.match.persons == ()
    written.join(CARL)
    assert set(written.match.persons) == {ANNA, BERT, CARL}


@pytest.mark.parametrize("order", [(BERT, CARL), (CARL, BERT)])
def test_a_mixed_invitation_keeps_a_seat_for_those_named(order: tuple[PersonId, PersonId]) -> None:
    written = LogBuilder(seats=3, invited=(BERT,))
    for person in order:
        written.join(person)
    assert set(written.match.persons) == {ANNA, BERT, CARL}


def test_a_mixed_invitation_has_only_so_many_open_seats() -> None:
    written = LogBuilder(seats=3, invited=(BERT,))
    written.join(CARL)
    with refused(NotInvited):
        written.join(DORA)


def test_nobody_joins_twice() -> None:
    written = LogBuilder(**THREE)
    written.join(BERT)
    for person in (ANNA, BERT):
        with refused(AlreadyIn):
            written.join(person)


def test_one_refusal_by_a_named_guest_ends_the_invitation() -> None:
    written = LogBuilder(seats=4, invited=(BERT, CARL))
    written.join(BERT)
    declined = InvitationDeclined(kind="invitation_declined", person=CARL)
    assert written.add(moves.decline(written.match, CARL)) == (declined,)
    assert written.match.phase == "withdrawn"


@pytest.mark.parametrize("person", [ANNA, STRANGER])
def test_who_is_not_named_has_nothing_to_decline(person: PersonId) -> None:
    written = LogBuilder(seats=4)
    written.join(CARL)
    with refused(NotInvited):
        moves.decline(written.match, person)


def test_who_has_joined_may_go_again_and_closes_the_invitation() -> None:
    written = LogBuilder(seats=4)
    written.join(CARL)
    written.add(moves.decline(written.match, CARL))
    assert written.match.phase == "withdrawn"


def test_the_proposer_may_withdraw() -> None:
    written = LogBuilder()
    withdrawn = InvitationWithdrawn(kind="invitation_withdrawn", person=ANNA)
    assert written.add(moves.withdraw(written.match, ANNA)) == (withdrawn,)
    assert written.match.phase == "withdrawn"


@pytest.mark.parametrize("person", [BERT, STRANGER])
def test_only_the_proposer_may_withdraw(person: PersonId) -> None:
    with refused(NotTheProposer):
        moves.withdraw(LogBuilder().match, person)


def dealt(values: tuple[int, ...], *, wished_seat: Seat | None) -> MatchStarted:
    """Return the start of a match of three whose seats are dealt by these values."""
    before = match_of([replace(PROPOSAL, seats=3, wished_seat=wished_seat), joined(BERT)])
    _, started = moves.join(LADDER, before, CARL, Source(SEED, SEED, dice.ScriptedChance(values), NO_SEAL))
    assert isinstance(started, MatchStarted)
    return started


def test_without_a_wish_each_order_of_seats_comes_from_one_throw() -> None:
    throws = list(product((1, 2, 3), (1, 2)))
    orders = {dealt(throw, wished_seat=None).persons for throw in throws}
    assert len(orders) == len(throws)
    assert all(set(order) == {ANNA, BERT, CARL} for order in orders)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_proposer_sits_where_wished_and_the_others_by_the_dice(seat: int) -> None:
    orders = {dealt((value,), wished_seat=Seat(seat)).persons for value in (1, 2)}
    assert len(orders) == 2
    assert all(order[seat] == ANNA for order in orders)


def test_the_throws_for_the_seats_are_in_the_log() -> None:
    draws = dealt((2, 1), wished_seat=None).draws
    assert draws == (Draw(number=0, sides=3, value=2), Draw(number=1, sides=2, value=1))


def test_what_goes_on_by_itself_follows_the_start_at_once() -> None:
    circles = GAMES["colliding_circles"]
    before = match_of([replace(PROPOSAL, game="colliding_circles", wished_seat=None)])
    chance = dice.SeededChance(SEED, match=NAME, start=0)
    _, started, thrown = moves.join(circles, before, BERT, Source(SEED, SEED, chance, NO_SEAL))
    assert isinstance(started, MatchStarted)
    assert isinstance(thrown, ChanceDrawn)
    assert [draw.number for draw in started.draws + thrown.draws] == list(range(11))
