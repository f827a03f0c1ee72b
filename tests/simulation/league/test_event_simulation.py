"""A simulated pentathlon and a simulated team event, and whether their judge sees what is wrong."""

import copy
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.simulation.league.event_judge import EventVerdict, judge_events
from tests.simulation.league.events import EVENTS, EventsWorld
from tests.simulation.league.raw import Raw, read
from tests.simulation.league.simulate import live
from tests.simulation.records import Fault
from tests.simulation.world import Evidence

HAPPENS = {
    "stage_left_out",
    "stage_closed",
    "member_joined",
    "member_missing",
    "member_left",
    "member_stepped_in",
    "captain_changed",
    "fixture_ruled",
    "ruling_reversed",
}
Lived = tuple[Evidence, list[Fault], Raw, EventVerdict]
Forge = Callable[[dict[str, Any]], None]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    folder = tmp_path_factory.mktemp("events")
    evidence, faults = live(folder, EVENTS, world=EventsWorld)
    raw = read(folder / "fernzug.db")
    return evidence, faults, raw, judge_events(evidence, raw)


def test_days_of_a_pentathlon_and_teams_leave_nothing_wrong_late_or_told_twice(lived: Lived) -> None:
    evidence, faults, _, verdict = lived
    assert [*faults, *verdict.faults] == []
    assert HAPPENS - verdict.seen.keys() == set()
    assert verdict.seen["stage_closed"] == 5
    assert verdict.seen["left out"] >= 2
    assert verdict.seen["meetings"] >= 3
    assert verdict.seen["played on"] >= 1
    assert verdict.seen["shown"] >= 4
    assert evidence.deaths
    assert evidence.storms


def places(fact: dict[str, Any]) -> None:
    first, last = fact["groups"][0][0], fact["groups"][0][-1]
    first["place"], last["place"] = last["place"], first["place"]


def other_stage(fact: dict[str, Any]) -> None:
    fact["stage"] = fact["stage"] % 5 + 1


def seal(fact: dict[str, Any]) -> None:
    fact["table_digest"] = fact["table_digest"][::-1]


def seats(fact: dict[str, Any]) -> None:
    fact["boards"][0]["persons"].reverse()


def stranger(fact: dict[str, Any]) -> None:
    fact["person"] += 1


FORGERIES: Sequence[tuple[str, str, Forge, str]] = (
    ("stage_closed", "stage_opened", places, "places"),
    ("stage_left_out", "stage_opened", other_stage, "other people in the stage"),
    ("season_closed", "stage_opened", seal, "digest"),
    ("season_closed", "lineup_set", seal, "digest"),
    ("lineup_set", "lineup_set", seats, "lineup"),
    ("member_stepped_in", "lineup_set", stranger, "somebody else steps in"),
)


def test_the_judge_sees_what_is_wrong_in_a_log(lived: Lived, subtests: pytest.Subtests) -> None:
    evidence, _, raw, _ = lived
    for kind, holder, forge, what in FORGERIES:
        with subtests.test(kind, holder=holder):
            forged = Raw(copy.deepcopy(raw.seasons), raw.matches)
            facts = next(facts for facts in forged.seasons.values() if any(said.kind == holder for said in facts))
            forge(next(said.fact for said in facts if said.kind == kind))
            assert what in {fault.what for fault in judge_events(evidence, forged).faults}
