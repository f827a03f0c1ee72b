"""How fast the rules are: random plays, against the rules as they were and against what others play with."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.child import ROOT
from benchmarks.table import Row, at_least, plain
from benchmarks.timing import TIMES
from games.registry import GAMES

TITLE = "The rules: actions of random plays in a second of one processor"
BEFORE = "3c8bb65b0f49e1ebe9113b3e653663a22148f038"
"""The last commit before the rules were made fast."""

FASTER: Mapping[str, float] = {"colliding_circles": 10, "zirkeltanz": 10, "columbiz": 3, "gamwin": 3, "confusion": 3}
"""How many times faster each game was to become."""

RIVALS: Mapping[str, str] = {
    "chess": "chess (python-chess)",
    "backgammon": "backgammon (OpenSpiel: pip install open_spiel)",
}
LISTED = " listed"
"""Behind a game's name: not by lot, but one of the first actions listed."""

PROGRAM = Path(__file__).with_name("plays.py")
RATE = "{:,.0f}"

Measured = Mapping[str, tuple[int, float, str]]
"""By name: actions, seconds of the processor, and a digest of the plays."""


def run(*, effort: float = 1.0) -> list[Row]:
    """Measure old and new of a game one right after the other; `effort` scales the number of rounds and of actions."""
    rounds, budget = range(max(1, round(7 * effort))), max(20, round(4000 * effort))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        is_known = _unpack(BEFORE, Path(folder))
        for key in GAMES:
            new, old = [], []
            for _ in rounds:
                new.append(_measure(ROOT, [key, key + LISTED], budget))
                old += [_measure(Path(folder), [key + LISTED], budget)] if is_known else []
            rows += _game_rows(key, new, old)
    rivals = [_measure(ROOT, RIVALS, budget) for _ in rounds]
    return rows + [_rival_row(name, rivals) for name in RIVALS]


def _unpack(commit: str, folder: Path) -> bool:
    """Write the rules of a commit into a folder; tell whether the commit is known here."""
    git, archive = shutil.which("git"), folder / "rules.zip"
    words = [git or "", "archive", "--output", str(archive), commit, "games"]
    if git is None or subprocess.run(words, cwd=ROOT, capture_output=True, check=False).returncode:
        return False
    shutil.unpack_archive(archive, folder)
    return True


def _measure(tree: Path, names: Iterable[str], budget: int) -> Measured:
    """Let a process of its own play over the rules of a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    child = [sys.executable, "-P", str(PROGRAM), str(budget), *names]
    said = subprocess.run(child, cwd=tree, env=environment, capture_output=True, check=True, text=True)
    measured: Measured = json.loads(said.stdout)
    return measured


def _game_rows(key: str, new: Sequence[Measured], old: Sequence[Measured]) -> list[Row]:
    listed = key + LISTED
    rows = [plain(f"{key}, by lot", _median(key, new), form=RATE), plain("  listed", _median(listed, new), form=RATE)]
    if not old:
        return [*rows, Row("  before: not measured, git or its commit is missing", "")]
    lots, lists = ([_rate(each[name]) for each in new] for name in (key, listed))
    before = [_rate(each[listed]) for each in old]
    plays = "the same" if new[0][listed][2] == old[0][listed][2] else "OTHER"
    return [
        *rows,
        plain("  listed, before", _median(listed, old), form=RATE),
        at_least("  by lot / before", _ratio(lots, before), FASTER[key], form=TIMES),
        plain(f"  listed / before, {plays} plays", _ratio(lists, before), form=TIMES),
    ]


def _ratio(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the rounds' ratios."""
    return statistics.median(one / other for one, other in zip(ones, others, strict=True))


def _rival_row(name: str, measured: Sequence[Measured]) -> Row:
    if name not in measured[0]:
        return Row(f"{RIVALS[name]}: not installed", "")
    return plain(RIVALS[name], _median(name, measured), form=RATE)


def _median(name: str, measured: Sequence[Measured]) -> float:
    return statistics.median(_rate(each[name]) for each in measured)


def _rate(figures: tuple[int, float, str]) -> float:
    actions, seconds, _ = figures
    return actions / seconds
