"""Simulated leagues of every format over some days, with everything that may happen to people and to the bot."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.simulation.league.continuous import CONTINUOUS, FLASH, ContinuousWorld
from tests.simulation.league.cups import CUPS, CupWorld
from tests.simulation.league.events import EVENTS, EventsWorld
from tests.simulation.league.followed import FollowedSeason
from tests.simulation.league.forgeries import FORGERIES, forged
from tests.simulation.league.judge import Verdict, judged
from tests.simulation.league.posts import TOLD
from tests.simulation.league.scale import MAIN, SHORT, LeagueScale
from tests.simulation.league.simulate import simulate
from tests.simulation.league.table import claims, returned, stayed, table

SCALE: Final = replace(SHORT, days=8, people=11, seed=13)
OF_OTHER_FORMATS: Final = {
    "meeting_decided",
    "challenge_made",
    "stage_closed",
    "lineup_set",
    "member_left",
    "member_stepped_in",
}
LEAVING: Final = {f"entrant_withdrew {how}" for how in ("asked", "silent", "removed")}
NOBODYS_WISH: Final = {"rules_changed", "phase_ended", "entrant_kept", "time_asked", "entrant_transferred"}
HAPPENS: Final = TOLD - OF_OTHER_FORMATS - NOBODYS_WISH - {"entrant_withdrew"} | LEAVING
"""What people are told of in divisions and rounds, and every way to leave."""
TOO_LONG: Final = {"week_ended", "entrant_confirmed", "standby_asked", "fixture_reopened", "entrant_withdrew asked"}
"""What needs more days, or more people, than two short seasons have."""

pytestmark = pytest.mark.slow


def played(verdict: Verdict) -> list[FollowedSeason]:
    """Return the seasons of the large league that were played to their end."""
    return [season for season in verdict.named(MAIN) if season.last.phase == "archived"]


def test_two_short_seasons_leave_nothing_wrong_late_or_told_twice(tmp_path: Path, subtests: pytest.Subtests) -> None:
    evidence, verdict = simulate(tmp_path, SCALE)
    assert verdict.faults == []
    assert HAPPENS - TOO_LONG - verdict.kinds.keys() == set()
    assert verdict.reading.changed >= 40
    assert verdict.reading.reports >= 10
    assert evidence.deaths.keys() == {"kill", "restart"}
    assert evidence.storms
    assert any(someone.away for someone in evidence.people)
    assert evidence.refusals["party-to-season"] >= 1
    for season in played(verdict):
        assert claims(season)["promoted"] >= 2
        assert claims(season)["relegated"] >= 2
    assert any(stayed(season) for season in verdict.named(MAIN)[1:])
    for name, (forge, what) in FORGERIES.items():
        with subtests.test(name):
            assert what in {fault.what for fault in judged(*forged(evidence, verdict.left, forge)).faults}


def test_short_cups_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    evidence, verdict = simulate(tmp_path, CUPS, world=CupWorld)
    assert verdict.faults == []
    assert sum(evidence.deaths.values()) >= 3
    assert verdict.kinds["meeting_decided"] >= 10
    assert {"round_drawn", "meetings_made", "fixture_ruled", "season_closed"} <= verdict.kinds.keys()


def test_days_of_a_pentathlon_and_teams_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    evidence, verdict = simulate(tmp_path, EVENTS, world=EventsWorld)
    assert verdict.faults == []
    assert verdict.kinds["stage_closed"] == 5
    changes = {f"member_{what}" for what in ("joined", "missing", "left", "stepped_in")}
    assert {"stage_left_out", "captain_changed", "ruling_reversed", *changes} <= verdict.kinds.keys()
    assert verdict.kinds["lineup_set"] >= 1
    assert evidence.deaths
    assert evidence.storms


def test_days_of_a_ladder_and_groups_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    evidence, verdict = simulate(tmp_path, CONTINUOUS, world=ContinuousWorld)
    assert verdict.faults == []
    happens = {"ladder_joined", "challenge_made", "challenge_answered", "entrant_withdrew removed", "fixture_ruled"}
    assert happens <= verdict.kinds.keys()
    assert verdict.reading.changed >= 20
    groups = [season for season in verdict.named(FLASH) if season.last.fixtures]
    assert len(groups) >= 3
    assert any(said.fact.get("waits_on") for season in groups for said in season.facts)
    assert evidence.deaths
    assert evidence.storms


@pytest.mark.long
@pytest.mark.covers(people=LeagueScale().people, seasons=LeagueScale().seasons)
def test_three_long_seasons_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    """As `python -m tests.simulation.league --seed 6`, in which people come back and the bench is asked, too."""
    evidence, verdict = simulate(tmp_path, LeagueScale(seed=6))
    print(table(evidence, verdict))
    assert verdict.faults == []
    assert HAPPENS - verdict.kinds.keys() == set()
    assert all(claims(season)["promoted"] and claims(season)["relegated"] for season in played(verdict))
    assert any(returned(season) for season in verdict.left.seasons.values())


@pytest.mark.long
@pytest.mark.covers(people=40, seasons=2)
def test_long_cups_leave_nothing_wrong_late_or_told_twice(tmp_path: Path) -> None:
    _, verdict = simulate(tmp_path, replace(LeagueScale(), people=40, days=40, lasts=4), world=CupWorld)
    assert verdict.faults == []
