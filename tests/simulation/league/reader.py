"""Common ground of the judges of single kinds of competitions."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from tests.simulation.league.course import Absence
from tests.simulation.league.raw import Said
from tests.simulation.records import Fault

PROMPT: Final = timedelta(minutes=3)
"""What follows from the end of something is written down so soon after it."""


class Reader:
    """Facts are gone through one by one, faults are noted."""

    def __init__(self, facts: Sequence[Said], absence: Absence) -> None:
        self.facts, self.absence = facts, absence
        self.faults: list[Fault] = []
        self.seen = Counter[str]()

    def go_through(self) -> None:
        """Go through all facts."""
        for said in self.events():
            getattr(self, f"_on_{said.kind}", lambda *_: None)(said, said.fact)

    def events(self) -> Sequence[Said]:
        """Return what is gone through."""
        return self.facts

    def blame(self, what: str, said: Said) -> None:
        """Note a fault."""
        self.faults.append(Fault(what, f"{said.season} #{said.seq} {said.kind} {said.at:%m-%d %H:%M:%S}"))

    def look_for_late(self, what: str, said: Said, due: datetime) -> None:
        """Note whether something is later than it could have been."""
        for begun, ended in self.absence.outages:
            if begun - PROMPT <= due < ended:
                due = ended
        if said.at > due + PROMPT:
            self.blame(f"late: {what}", said)
