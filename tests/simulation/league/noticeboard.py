"""The channel of the leagues as people read it: the pages of seasons, and what they are asked in it."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.simulation.paper import PaperDiscord

PAGE: Final = re.compile(r"`([0-9a-z]{8})` · page ·")
NEWS: Final = re.compile(r"`([0-9a-z]{8})` · news ·")
OPEN: Final = "Sign-up is open"
RUNNING: Final = ("**Running**", "▶️ **Round")
LATE: Final = "You can still join"
GO_ON: Final = "are you still playing?"
TAKE: Final = "will you take the place"


@dataclass
class Noticeboard:
    """What hangs in a channel; `asked` are the questions to each person that they have not seen yet."""

    paper: PaperDiscord
    channel: int
    pages: dict[str, int] = field(default_factory=dict)
    asked: dict[int, list[tuple[str, str]]] = field(default_factory=lambda: defaultdict(list))
    read: int = 0

    def look(self) -> None:
        """Read what is new."""
        for message in self.paper.posted(self.channel, self.read):
            self.read += 1
            text = message.texts[0]
            if found := PAGE.search(text):
                self.pages[found[1]] = message.id
            elif found := NEWS.search(text):
                for person in message.mentions:
                    self.asked[person].append((found[1], text))

    def seasons(self, *said: str) -> Sequence[str]:
        """Return the seasons whose page says one of some things."""
        return [season for season in self.pages if any(each in self.page(season) for each in said)]

    def page(self, season: str) -> str:
        """Return what the page of a season says."""
        return self.paper.messages[self.pages[season]].texts[-1]
