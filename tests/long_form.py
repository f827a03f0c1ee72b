"""The table at the end of the long form: each law, what it covered, how long that took, and whether it holds."""

from collections import Counter
from dataclasses import dataclass, field

import pytest


@dataclass
class Row:
    """What is known of one law, over all the parts it is run in."""

    covered: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    failed: int = 0


class LongForm:
    """Gathers the numbers that tests report (`record_property`, the mark `covers`) and prints them."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a test reports of itself."""
        counted = {name: int(str(value)) for name, value in report.user_properties if str(value).isdigit()}
        if report.when != "call" or not counted:
            return
        row = self._rows.setdefault(law(report.nodeid), Row())
        row.covered.update(counted)
        row.seconds += report.duration
        row.failed += report.failed

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table."""
        terminalreporter.section("what the long form covered")
        for name, row in sorted(self._rows.items()):
            covered = ", ".join(f"{count:,} {what}" for what, count in row.covered.items())
            result = f"{row.failed} FAILED" if row.failed else "holds"
            terminalreporter.write_line(f"{name}\n    {covered:60} {row.seconds:8.1f} s  {result}")


def law(nodeid: str) -> str:
    """Return what a test is called without its parameters."""
    file, _, name = nodeid.partition("::")
    room = file.removeprefix("tests/").removesuffix(".py").replace("/test_", "/")
    return f"{room}: {name.partition('[')[0].removeprefix('test_')}".replace("_", " ")
