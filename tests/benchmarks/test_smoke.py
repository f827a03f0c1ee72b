"""The programs that measure still run and still say what they saw; how fast it was is not asked here."""

import sys
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path

import pytest

from benchmarks import __main__ as program
from benchmarks import club, crowd, dashboard
from benchmarks.dormant import multiply
from benchmarks.table import Measurement, at_least, at_most, plain, printed
from bot.operations import checking
from games.registry import GAMES
from players.registry import PLAYERS
from tests import servers
from tests.forking import fork
from tests.searching import is_long

LEAST = 0.01
OF_THE_REAL_PROCESS = ("load", "memory", "start")
OF_A_SERVER = program.ON_SERVER
OF_PROMETHEUS = ("dashboard",)
AT_LENGTH = ("leagues", "load", "memory", "season", "update")
"""However little there is to do these take long; an update is a story, too."""
SMALL: Mapping[str, Mapping[str, object]] = {
    "commit": {"MATCHES": 3},
    "loop": {"MATCHES": 3},
    "load": {"MATCHES": 2},
    "memory": {"MOVES": 1, "SETTLE_SECONDS": 0},
    "players": {"PROCESSES": 1, "PAIRINGS": {("easy", "random"): 0.8}, "PLAYERS": dict(islice(PLAYERS.items(), 1))},
    "processes": {"COUNTS": (1,), "ROUNDS": 1, "AMONG": 200},
    "together": {"MATCHES": 3},
    "sharing": {"SHARDS": 1, "COUNTS": (1,), "SETTLE_SECONDS": 0},
    "scale": {"EARLY": 4, "FEW": 200, "TWINS": 2, "MOVES_EACH": 1},
    "update": {"THINKING_SECONDS": 0, "SPAWN": fork},
}
"""What is not made smaller by less effort."""
FORKED: Mapping[str, Mapping[str, object]] = {
    "sharing": {"SPAWN": fork, "keep_bytecode": lambda: None},
    "load": {"SPAWN": fork, "keep_bytecode": lambda: None},
    "memory": {"SPAWN": fork, "keep_bytecode": lambda: None},
    "start": {"SPAWN": fork, "keep_bytecode": lambda: None, "LEAST": "pass", "DISCORD": "pass"},
}
"""What spares real starts; the long form does without."""


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "WARM_UP_MOVES", 1)
    for changed in (SMALL, {} if is_long() else FORKED):
        for name, constants in changed.items():
            for constant, value in constants.items():
                monkeypatch.setattr(program.PROGRAMS[name], constant, value)


def named(names: Iterable[str]) -> pytest.MarkDecorator:
    marks = (pytest.mark.long, pytest.mark.covers(programs=1))
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=marks if name in AT_LENGTH else ()) for name in names]
    )


@named(name for name in program.PROGRAMS if name not in (*OF_THE_REAL_PROCESS, *OF_A_SERVER, *OF_PROMETHEUS))
def test_a_program_prints_its_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([name, "--effort", str(LEAST)]) == 0
    said = capsys.readouterr().out
    assert program.PROGRAMS[name].TITLE in said
    assert "targets met" in said


@named(OF_THE_REAL_PROCESS)
@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc how much memory a process takes")
def test_a_program_measures_a_process(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([name, "--effort", str(LEAST)]) == 0
    assert program.PROGRAMS[name].TITLE in capsys.readouterr().out


@pytest.mark.server
@pytest.mark.long
@pytest.mark.covers(programs=1)
def test_moves_of_processes_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["processes", "--effort", str(LEAST), "--server", servers.make_database("bench")]) == 0
    assert "1 of them" in capsys.readouterr().out


@pytest.mark.server
def test_what_several_processes_of_the_bot_take_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["sharing", "--server", servers.make_database("bench")]) == 0
    assert "1 of them, 1 shards each" in capsys.readouterr().out


@pytest.mark.server
async def test_moves_among_many_matches_are_measured_on_both_databases(tmp_path: Path) -> None:
    rows = await crowd.measured((40,), servers.make_database("bench"), tmp_path, moves=2)
    seen = {row.what for row in rows}
    assert {f"{kind}, a move among 40 matches" for kind in ("SQLite", "PostgreSQL")} <= seen
    assert "PostgreSQL, a move among 40: round trips" in seen


async def test_copies_of_matches_are_sound_but_for_their_dice(tmp_path: Path) -> None:
    async with club.club(club.url_of(tmp_path / "fernzug.db"), is_timed=False) as made:
        match = await made.play_on(await made.start_match(), 3)
        names = multiply(made, [match.id], 2)
        faults = [fault for name in names for fault in await checking.faults_of(made.store, GAMES, name)]
        moved = await made.play_on(await made.match(names[0]), 1)
    assert moved.seq > match.seq
    assert {fault.partition(" at ")[0] for fault in faults} == {"draw"}


@pytest.mark.parametrize("name", OF_A_SERVER)
def test_a_program_asks_for_the_server_that_it_measures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main([name])
    assert "--server" in capsys.readouterr().err


def test_a_panel_that_shows_nothing_is_told() -> None:
    panel = {"title": "Commands", "fieldConfig": {"defaults": {"unit": "s"}}}
    found = [
        {"metric": {"command": "/next"}, "values": [[1, "NaN"]]},
        {"metric": {"command": "/move"}, "values": [[1, "NaN"], [2, "0.25"], [3, "0.5"]]},
    ]
    assert [(row.what, row.seen, row.is_met) for row in dashboard.shown(panel, "{{command}}", found)] == [
        ("Commands: /move", "0.25 to 0.5 s", True),
        ("Commands: /next", "", False),
    ]
    assert [row.is_met for row in dashboard.shown(panel, "{{command}}", [])] == [False]


def test_a_table_says_which_targets_are_met() -> None:
    rows = [
        at_most("pages", 4, 4, form="{:.0f}"),
        at_most("seconds", 4.1, 4, form="{:.1f} s"),
        at_least("times", 14.9, 15, form="{:.1f} x"),
        plain("bytes", 7, form="{:.0f}"),
        Measurement("not measured", ""),
    ]
    assert printed("title", rows).splitlines() == [
        "== title",
        "                seen     target",
        "pages              4       <= 4  met",
        "seconds        4.1 s   <= 4.0 s  NOT MET",
        "times         14.9 x  >= 15.0 x  NOT MET",
        "bytes              7",
        "not measured",
    ]
