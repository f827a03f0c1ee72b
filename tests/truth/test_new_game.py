"""A sixth game is what `dev.py new-game` writes and two lines; it is played through the bot to a picture."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.truth import project

KEY = "pick_up"
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "data", "node_modules", "*.png", "*.gif")
PLAY = f"""
import asyncio
from pathlib import Path
from bot.posts.painter import Painter
from renderers.registry import RENDERERS
from tests.bot.bench import Bench, recipients

async def main() -> None:
    bench = Bench(painter=Painter(RENDERERS))
    match = (await bench.started(game="{KEY}")).after
    while match.phase == "running":
        match = (await bench.play(match.id)).after
    recipient = next(iter(recipients()))
    view = bench.matches.game_of(match).narration.view(match.state, None)
    picture = await bench.presenter.picture_of(match, view, recipient)
    Path("picture.png").write_bytes(picture.data)
    print(match.outcome.reason, picture.alt)

asyncio.run(main())
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree in which a game was begun, with its line in each registry and nothing else."""
    copy = tmp_path / "tree"
    shutil.copytree(project.ROOT, copy, ignore=LEFT_OUT)
    run(copy, "tools/new_game.py", KEY)
    for registry in ("games", "renderers"):
        path = copy / registry / "registry.py"
        before, line, after = path.read_text(encoding="utf-8").partition('    "zirkeltanz",\n')
        assert line, registry
        path.write_text(f'{before}{line}    "{KEY}",\n{after}', encoding="utf-8")
    return copy


def run(tree: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_sixth_game_needs_two_lines_and_is_played_to_a_picture(tree: Path) -> None:
    assert "last" in run(tree, "-c", PLAY)
    assert (tree / "picture.png").read_bytes().startswith(b"\x89PNG")
    checks = ("tests/truth/test_completeness.py", "tests/truth/test_words.py", "tests/games/test_playthroughs.py")
    run(tree, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", KEY, *checks, f"tests/games/{KEY}")


def test_the_skeleton_writes_over_nothing(tmp_path: Path) -> None:
    from tools import new_game

    assert new_game.main([KEY], tmp_path) == 0
    assert new_game.main([KEY], tmp_path) == 1
    assert new_game.main(["Pick Up"], tmp_path) == 2
    assert not any("_x_" in path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file())
