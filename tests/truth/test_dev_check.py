"""The questions of `dev.py check`, and those that it asks the network only when told to."""

import shutil
from pathlib import Path

import pytest

import dev


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the checks that were made, all of them passing."""
    names: list[str] = []

    def passing(name: str, *_: str) -> int:
        names.append(name)
        return 0

    def audited() -> int:
        names.append("audit")
        return 1

    monkeypatch.setattr(dev, "prepare", lambda _: None)
    monkeypatch.setattr(dev, "program", passing)
    monkeypatch.setattr(dev, "audit", audited)
    return names


def test_a_check_needs_no_network(asked: list[str]) -> None:
    assert dev.main(["check"]) == 0
    assert "audit" not in asked


def test_known_vulnerabilities_fail_the_check_that_asks_for_them(asked: list[str]) -> None:
    assert dev.main(["check", "--online"]) == 1
    assert asked[-1] == "audit"


def test_the_audit_says_what_it_needs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert dev.audit() == 1
    assert "uv" in capsys.readouterr().err


def test_ctrl_c_ends_with_a_sentence_and_its_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "prepare", pressed)
    assert dev.main_until_stopped(["check"]) == 130
    assert "The same command continues" in capsys.readouterr().err


def test_no_lock_holds_the_auditor() -> None:
    assert not any("pip-audit" in Path(lock).read_text(encoding="utf-8") for lock in dev.LOCKS)


def test_more_processes_than_cores_run_stories_and_their_files_lie_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert [dev.number_of_workers(words) for words in ([], ["-m", "not slow"])] == [4, 2]
    monkeypatch.setattr(dev, "MEMORY", tmp_path)
    monkeypatch.setattr(dev, "ROOM_FOR_TESTS", 0)
    with dev.files_in_memory() as places:
        (folder,) = tmp_path.iterdir()
        assert places == {"PYTEST_DEBUG_TEMPROOT": str(tmp_path), "TMPDIR": str(folder)}
        (folder / "left").touch()
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(dev, "ROOM_FOR_TESTS", 2**80)
    with dev.files_in_memory() as places:
        assert places == {}
    monkeypatch.setattr(dev, "MEMORY", tmp_path / "nowhere")
    with dev.files_in_memory() as places:
        assert places == {}
