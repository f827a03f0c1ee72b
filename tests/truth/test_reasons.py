"""Every dependency has its reason in docs/adr/, and every record of a decision has the same few parts."""

import re
from pathlib import Path

import pytest

from tests.truth import project

RECORDS = sorted((project.ROOT / "docs/adr").glob("[0-9]*.md"))
PAGE = 60


def test_every_dependency_has_a_reason() -> None:
    explained = {word.lower() for record in RECORDS for word in project.code_words(record.read_text(encoding="utf-8"))}
    assert project.dependencies() - explained == set()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_is_short_and_whole(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    number = int(record.name[:4])
    assert text.startswith(f"# {number}. ")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Situation", "Decision", "Consequences"]
    assert text.count("\n") <= PAGE
    assert record.name in project.read("docs/adr/README.md"), "the list of records leaves it out"
