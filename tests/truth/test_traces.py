"""No file tells where it was written: no path of a machine, no registry's address, nothing private."""

import re
from pathlib import Path

import pytest

import dev
from tests.truth import project

# Written so that no pattern finds itself.
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:wor[k]|tm[p]|roo[t]|hom[e]|User[s])/"),
    "a private place": re.compile(r"(?:\.\./|/)share[d]/(?!discord/openapi\.json)"),
    "the host of a registry": re.compile(
        r"(?:pyp[i]|pythonhoste[d]|npmj[s]|rubygem[s]|crate[s])\.(?:org|com|io)|--(?:extra-)?index-ur[l]|--find-link[s]"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_mentions(what: str) -> None:
    found = [
        f"{project.name(file)}:{number}: {line.strip()[:100]}"
        for file in project.files()
        for number, line in enumerate(text_of(file).splitlines(), start=1)
        if FORBIDDEN[what].search(line)
    ]
    assert not found


def test_discords_document_is_named_by_tests_only() -> None:
    """It lies outside of the project; the program itself must not want it."""
    document = re.compile(r"openapi\.jso[n]")
    allowed = ("tests/", "docs/", "CONTRIBUTING.md")
    named = [project.name(file) for file in project.files() if document.search(text_of(file))]
    assert [file for file in named if not file.startswith(allowed)] == []


def test_lock_files_hold_hashes_and_no_address() -> None:
    for lock in dev.LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        pinned = re.findall(r"^([\w.\[\],-]+)==(\S+).*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
        unhashed = [entry for entry in re.split(r"\n(?=\S)", text) if "==" in entry and "--hash=sha256:" not in entry]
        assert pinned
        assert not unhashed


def text_of(file: Path) -> str:
    """Return the text of a file, nothing for pictures."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
