"""Permissions: every request in every phase of a match, and by everybody who is not a player."""

from collections.abc import Callable
from importlib import import_module

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.matches.decisions import moves
from engine.matches.errors import HasResigned, NotAPlayer, WrongPhase
from engine.stores.matches import Phase
from tests.engine.log_builders import ANNA, BERT, CARL, STRANGER, LogBuilder, refused
from tests.truth import project

Request = Callable[[LogBuilder, PersonId], object]

BEFORE: dict[str, Request] = {
    "join": lambda written, person: written.join(person),
    "decline": lambda written, person: moves.decline(written.match, person),
    "withdraw": lambda written, person: moves.withdraw(written.match, person),
}
PLAYING: dict[str, Request] = {
    "play": lambda written, person: written.play(person, "wait"),
    "resign": lambda written, person: written.resign(person),
    "offer_draw": lambda written, person: written.offer_draw(person),
    "offer_takeback": lambda written, person: written.offer_takeback(person),
    "agree": lambda written, person: written.agree(person),
    "refuse": lambda written, person: written.refuse(person),
    "cancel": lambda written, person: written.cancel(person),
}
REQUESTS = BEFORE | PLAYING
POSSIBLE: dict[Phase, dict[str, Request]] = {"proposed": BEFORE, "running": PLAYING, "over": {}, "withdrawn": {}}


def in_phase(phase: Phase) -> LogBuilder:
    """Return a match in a phase."""
    if phase in {"proposed", "withdrawn"}:
        written = LogBuilder()
        if phase == "withdrawn":
            written.add(moves.withdraw(written.match, ANNA))
        return written
    written = LogBuilder.started()
    if phase == "over":
        written.resign(BERT)
    return written


@pytest.mark.parametrize("phase", POSSIBLE)
@pytest.mark.parametrize("request_", REQUESTS)
def test_each_request_has_its_phase(phase: Phase, request_: str) -> None:
    written = in_phase(phase)
    assert written.match.phase == phase
    if request_ not in POSSIBLE[phase]:
        with refused(WrongPhase, phase=phase):
            REQUESTS[request_](written, BERT)


@pytest.mark.parametrize("request_", PLAYING)
def test_only_players_play(request_: str) -> None:
    with refused(NotAPlayer):
        PLAYING[request_](LogBuilder.started(), STRANGER)


@pytest.mark.parametrize("request_", PLAYING)
def test_who_has_resigned_plays_no_more(request_: str) -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    written.resign(BERT)
    with refused(HasResigned):
        PLAYING[request_](written, BERT)


def test_every_refusal_has_a_code_of_its_own() -> None:
    rooms = [import_module(f"engine.{path.parent.name}.errors") for path in project.ROOT.glob("engine/*/errors.py")]
    values = [value for room in rooms for value in vars(room).values() if isinstance(value, type)]
    kinds = {kind for kind in values if issubclass(kind, Refusal)}
    assert len({kind.code for kind in kinds}) == len(kinds)
    assert all(str(kind()) == kind.code for kind in kinds)
