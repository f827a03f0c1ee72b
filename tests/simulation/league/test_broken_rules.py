"""Faults put into the rules are found by the judges of leagues."""

from pathlib import Path
from typing import Final

import pytest

from tests.simulation.league.broken_rules import PLAYS, WORLDS, judges_of
from tests.simulation.league.faults import ALSO_BY_CHECK, BY_SIMULATION, FAULTS
from tests.tools.archives import found_in, held

NTH: Final = 7
"""Which of the faults that show in a short season are tried in every run."""
QUICK: Final = [name for name, fault in FAULTS.items() if fault.play in PLAYS][::NTH]

pytestmark = pytest.mark.slow


def missed(name: str, folder: Path) -> set[str]:
    """Return the judges that should find a fault and do not."""
    found = judges_of(FAULTS[name], folder)
    print(f"{name:45} {', '.join(sorted(found))}")
    expected = {"own"} if name in BY_SIMULATION else {"verify", "check"} if name in ALSO_BY_CHECK else {"verify"}
    return expected - found


@pytest.mark.parametrize("name", QUICK)
def test_some_faults_in_the_rules_are_found(name: str, tmp_path: Path) -> None:
    assert missed(name, tmp_path) == set()


@pytest.mark.parametrize("play", ["watched", "waited", "leaving"])
async def test_with_sound_rules_there_is_nothing_to_find(play: str) -> None:
    club = await PLAYS[play]()
    (archive,) = await club.archive()
    assert found_in(held(archive)) == []


@pytest.mark.long
@pytest.mark.covers(faults=len(FAULTS), worlds=len(WORLDS))
def test_all_faults_in_the_rules_are_found(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for number, name in enumerate(FAULTS):
        with subtests.test(name):
            folder = tmp_path / str(number)
            folder.mkdir()
            assert missed(name, folder) == set()
