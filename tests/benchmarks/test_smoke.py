"""The programs that measure still run and still say what they saw; how fast it was is not asked here."""

import sys

import pytest

from benchmarks import __main__ as program
from benchmarks.table import Row, at_least, at_most, plain, printed

LEAST = 0.01
OF_THE_REAL_PROCESS = ("memory", "start")


@pytest.mark.parametrize("name", [name for name in program.PROGRAMS if name not in OF_THE_REAL_PROCESS])
@pytest.mark.slow
def test_a_program_prints_its_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([name, "--effort", str(LEAST)]) == 0
    said = capsys.readouterr().out
    assert program.PROGRAMS[name].TITLE in said
    assert "targets met" in said


@pytest.mark.parametrize("name", OF_THE_REAL_PROCESS)
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc how much memory a process takes")
def test_a_program_measures_the_real_process(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([name, "--effort", str(LEAST)]) == 0
    assert program.PROGRAMS[name].TITLE in capsys.readouterr().out


def test_a_table_says_which_targets_are_met() -> None:
    rows = [
        at_most("pages", 4, 4, form="{:.0f}"),
        at_most("seconds", 4.1, 4, form="{:.1f} s"),
        at_least("times", 14.9, 15, form="{:.1f} x"),
        plain("bytes", 7, form="{:.0f}"),
        Row("not measured", ""),
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
