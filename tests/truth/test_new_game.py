"""A sixth game is what `dev.py new-game` writes and two lines; it is played through the bot to a picture."""

from pathlib import Path

import pytest

from tests.truth.copies import copied, run, run_tests

KEY = "pick_up"
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
    copy = copied(tmp_path)
    run(copy, "tools/new_game.py", KEY)
    for registry in ("games", "renderers"):
        path = copy / registry / "registry.py"
        before, line, after = path.read_text(encoding="utf-8").partition('    "zirkeltanz",\n')
        assert line, registry
        path.write_text(f'{before}{line}    "{KEY}",\n{after}', encoding="utf-8")
    return copy


@pytest.mark.slow
def test_a_sixth_game_needs_two_lines_and_is_played_to_a_picture(tree: Path) -> None:
    assert "last" in run(tree, "-c", PLAY)
    assert (tree / "picture.png").read_bytes().startswith(b"\x89PNG")
    checks = ("tests/truth/test_completeness.py", "tests/truth/test_words.py", "tests/games/test_playthroughs.py")
    run_tests(tree, "-k", KEY, *checks, f"tests/games/{KEY}")


def test_the_skeleton_writes_over_nothing(tmp_path: Path) -> None:
    from tools import new_game

    assert new_game.main([KEY], tmp_path) == 0
    assert new_game.main([KEY], tmp_path) == 1
    assert new_game.main(["Pick Up"], tmp_path) == 2
    assert not any("_x_" in path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file())
