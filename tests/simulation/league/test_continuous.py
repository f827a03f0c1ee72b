"""A simulated ladder and simulated flash groups, and whether their judge sees what is wrong."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from tests.simulation.league.continuous import CONTINUOUS, FLASH, LADDER, ContinuousWorld
from tests.simulation.league.continuous_judge import judge
from tests.simulation.league.raw import Raw, Said, read
from tests.simulation.league.simulate import live
from tests.simulation.records import Fault
from tests.simulation.world import Evidence

HAPPENS = {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew", "fixture_ruled"}
Lived = tuple[Evidence, list[Fault], Path]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    folder = tmp_path_factory.mktemp("continuous")
    evidence, faults = live(folder, CONTINUOUS, world=ContinuousWorld)
    return evidence, faults, folder / "fernzug.db"


def test_four_days_of_a_ladder_and_groups_leave_nothing_wrong_late_or_told_twice(lived: Lived) -> None:
    evidence, faults, path = lived
    verdict = judge(evidence, read(path))
    assert [*faults, *verdict.faults] == []
    assert HAPPENS - verdict.seen.keys() == set()
    assert verdict.seen["order"] >= 20
    assert verdict.seen["group"] >= 3
    assert verdict.seen["passed over"] >= 1
    assert evidence.deaths
    assert evidence.storms


def test_the_judge_sees_a_ladder_in_another_order(lived: Lived) -> None:
    evidence, _, path = lived
    shown = replace(evidence, paper=copy(evidence.paper))
    shown.paper.messages = {key: replace(each, texts=[*each.texts]) for key, each in evidence.paper.messages.items()}
    post = next(
        each
        for each in shown.paper.messages.values()
        if "· table-1 ·" in each.texts[-1] and "**3** <@" in each.texts[-1]
    )
    post.texts[-1] = post.texts[-1].replace("**1** <@", "**1** @", 1)
    assert "order out of date" in {fault.what for fault in judge(shown, read(path)).faults}


def without(kind: str, name: str) -> Callable[[Raw], None]:
    """Return what takes the first fact of a kind out of the first season of a league."""

    def forge(raw: Raw) -> None:
        facts = next(facts for facts in raw.seasons.values() if facts[0].fact["name"] == name)
        at = min(index for index, said in enumerate(facts) if said.kind == kind)
        del facts[at]

    return forge


def swapped(raw: Raw) -> None:
    """Let somebody else be in the group that was passed over."""
    for facts in raw.seasons.values():
        for said in facts:
            if said.kind == "entrant_signed_off" and said.fact["waits_on"]:
                drawn = next(each for each in facts if each.kind == "divisions_drawn")
                drawn.fact["divisions"] = [[said.fact["entrant"], *drawn.fact["divisions"][0][1:]]]
                return


def late(raw: Raw) -> None:
    """Let a challenge be answered days too late."""
    facts = next(facts for facts in raw.seasons.values() if facts[0].fact["name"] == LADDER)
    spoken = {
        each.fact["challenge"] for each in facts if each.kind == "challenge_answered" and not each.fact["is_silent"]
    }
    at = next(at for at, each in enumerate(facts) if each.kind == "challenge_made" and each.fact["challenge"] in spoken)
    made = facts[at]
    facts[at] = Said(made.season, made.seq, made.at, made.digest, {**made.fact, "until": made.at.isoformat()})


FORGERIES = {
    "an answer is missing": (without("challenge_answered", LADDER), "log"),
    "a sign-up is missing": (without("entrant_signed_up", FLASH), "log"),
    "somebody else is in a group": (swapped, "wrong group"),
    "an answer comes too late": (late, "answered too late"),
}


def test_the_judge_sees_what_is_wrong_in_a_log(lived: Lived, subtests: pytest.Subtests) -> None:
    evidence, _, path = lived
    for name, (forge, what) in FORGERIES.items():
        with subtests.test(name):
            raw = read(path)
            forge(raw)
            assert what in {fault.what for fault in judge(evidence, raw).faults}
