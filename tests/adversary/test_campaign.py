"""The short form of the campaign: nothing succeeds; and the campaign would notice if something did."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from engine.people.quotas import UNLIMITED
from tests.adversary import exports, floods
from tests.adversary.campaign import Attack, Tally, run, table
from tests.adversary.families import FAMILIES
from tests.engine.people.test_quotas import Service
from tests.searching import scaled
from tests.tools.test_tampering import honest
from tests.truth import project


@pytest.mark.parametrize("name", FAMILIES)
async def test_nothing_succeeds(name: str, record_property: Callable[[str, object], None]) -> None:
    tally, _ = await run(FAMILIES[name], scale=scaled(1), seed=1)
    assert tally.all_successes == []
    assert sum(tally.attempts.values()) > 0
    record_property("attempts", sum(tally.attempts.values()))


def test_every_family_is_in_the_threat_model() -> None:
    rows = project.rows(project.read("docs/security.md"), under="## The campaign")
    assert [row[0] for row in rows] == list(FAMILIES)


async def test_floods_that_nothing_stops_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floods, "Service", lambda store, _: Service(store, UNLIMITED))
    tally, _ = await run(floods.attack, scale=1, seed=1)
    assert len(tally.all_successes) >= 4


def test_a_change_that_passes_is_noticed() -> None:
    assert exports.passes(json.loads(honest("refused")))


def test_a_program_that_falls_is_noticed() -> None:
    assert exports.passes({"facts": [], "head": object()})


async def test_the_table_has_every_kind() -> None:
    async def family(attack: Attack) -> None:
        note = partial(attack.tally.note, "knocking")
        note(has_succeeded=False, count=1234)
        note(has_succeeded=True, how="the door was open")

    tally, seconds = await run(family, scale=1, seed=1)
    assert tally.all_successes == ["knocking: the door was open"]
    lines = table({"doors": (tally, seconds), "windows": (Tally(), 0.0)}).splitlines()
    assert [line.split()[:3] for line in lines[2:3]] == [["knocking", "1,235", "1"]]
    assert lines[-1].split()[:3] == ["all", "1,235", "1"]
