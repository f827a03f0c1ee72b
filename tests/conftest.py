"""What is slow besides the tests that bear the mark themselves: whole programs at work, and long searches."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = {"benchmarks", "crashes", "secrets", "simulation", "stories"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in these rooms."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in SLOW:
            item.add_marker(pytest.mark.slow)
