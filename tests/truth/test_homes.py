"""Nobody takes the channel that a proposal or a founding names for the one where a match or a season lives now."""

import ast
from collections.abc import Iterator

from tests.truth import project

NAMES = {"proposal", "founded", "summary"}
KNOW_IT = {
    "bot/features/person/data_file.py": "hands out what is kept about somebody, as it is kept",
    "bot/platform/homes.py": "says where things live now",
    "engine/matches/state/projections.py": "keeps it in the row of the match",
    "engine/seasons/formats/pentathlon.py": "hands it on to the stages",
    "engine/seasons/service/starts.py": "hands it on to the matches",
}


def readers() -> Iterator[str]:
    """Yield the files that read such a channel."""
    for room in ("bot", "engine"):
        for path in (project.ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr == "channel" and _last_name(node.value) in NAMES:
                    yield path.relative_to(project.ROOT).as_posix()


def _last_name(value: ast.expr) -> str:
    return value.attr if isinstance(value, ast.Attribute) else value.id if isinstance(value, ast.Name) else ""


def test_only_homes_reads_the_channel_where_something_was_begun() -> None:
    """A season whose channel was deleted began matches that nobody ever saw."""
    assert {*readers()} == {*KNOW_IT}
