"""An eighth format is its own files and a line in each of three registries; a season of it is played by people."""

from pathlib import Path
from typing import Final

import pytest

from tests.truth.copies import copied, run, run_tests

FILES: Final = {
    "engine/seasons/facts/first_to.py": '''
"""The rules of a season that ends with somebody's last win needed."""

from dataclasses import dataclass
from typing import Literal

from engine.seasons.facts.traits import FormatTraits


@dataclass(frozen=True, slots=True)
class FirstToRules(FormatTraits):
    """Everybody meets everybody until somebody has so many `wins`."""

    wins: int = 3
    format: Literal["first_to"] = "first_to"
''',
    "engine/seasons/formats/first_to.py": '''
"""Everybody meets everybody, and the first with so many wins ends the season."""

from collections.abc import Mapping
from datetime import datetime

from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.first_to import FirstToRules
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.formats.round_robin import OVERTIME_NOTE, RoundRobin
from engine.seasons.state.progress import Progress, open_fixtures
from engine.seasons.state.season import Season
from leagues.bounds import Span
from leagues.core import EntrantId


class FirstTo(RoundRobin):
    """What is open when somebody has won often enough is not played any more."""

    all_meet = False

    def wording(self, rules: Rules) -> tuple[str, ...]:
        return ("first_to",)

    def is_double(self, rules: Rules) -> bool:
        return False

    def check(self, rules: Rules) -> None:
        super().check(rules)
        if not 1 <= rules.of(FirstToRules).wins < rules.least:
            raise BadSeasonRules(reason="division", least=rules.of(FirstToRules).wins + 1, most=rules.most)

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        rows = (row for table in self.tables(season, progress) for row in table.rows)
        if season.is_live and any(row.won >= season.rules.of(FirstToRules).wins for row in rows):
            return tuple(
                FixtureRuled("fixture_ruled", fixture.number, "unplayed", (), OVERTIME_NOTE, None)
                for fixture in open_fixtures(season, progress)
            )
        return super().due(season, progress, now)

    def possible_places(self, season: Season, progress: Progress, division: int) -> Mapping[EntrantId, Span]:
        return {}
''',
    "bot/features/league/draft/first_to.py": '''
"""The menu for seasons that end with somebody's last win needed."""

from typing import Final

from bot.features.league.draft.menu import Drafted, FormatDraft, Menu, is_for_two, number_menu
from engine.seasons.facts.first_to import FirstToRules
from games.core import PAIR


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menu that only this format has."""
    return [number_menu(1, drafted.rules, "first-to", (2, 3), "own.wins")]


DRAFT: Final = FormatDraft(
    {"own": FirstToRules(), "seats": PAIR, "promoted": 0, "relegated": 0, "recurs": False, "allows_late": False},
    frozenset({"seats", "start", "promoted", "relegated", "late"}),
    menus,
    is_for_two,
)
''',
    **{
        f"bot/locales/{language}/first_to.ftl": """
league-first-to-menu = How many wins?
league-draft-format-first_to = First to so many wins
league-draft-first-to = First to { $count } wins
league-plays-first_to = **{ $game }**, first to so many wins
"""
        for language in ("de", "en", "fr")
    },
    "tests/stories/test_first_to.py": '''
"""A season of a format that was only just written, from its menu to the final table."""

from tests.stories.table import Table
from tests.stories.test_league import announce, begun, page_of, resign, say, travel
from tests.stories.travel import Travel

__all__ = ["travel"]


async def test_the_first_with_three_wins_ends_the_season(travel: Travel) -> None:
    people = list(map(travel.sandbox.person, ("anna", "bernd", "carla", "dora")))
    await Table.set_up(travel.sandbox, "bernd", "mira")
    page = await announce(travel.sandbox.person("mira"), format="first_to", first_to="3", sign_up="1", days="14")
    assert "first to so many wins" in page.text
    for person in people:
        await person.press(page, "league_join")
    travel.go(days=1, minutes=1)
    await say(travel, "The draw is made")
    travel.go(days=1, minutes=1)
    await say(travel, "The season has begun")
    won = max(person.id for person in people)
    for fixture in await begun(travel, 6):
        if won in (fixture["first"], fixture["second"]):
            await resign(travel, fixture, min(fixture["first"], fixture["second"]))
    closed = await say(travel, "Champion", page_of(page))
    assert f"<@{won}>" in closed.text
''',
}
LINES: Final = (
    (
        "engine/seasons/facts/formats.py",
        "FirstToRules",
        "engine.seasons.facts.first_to",
        "    RoundRobinRules | ",
        "FirstToRules | ",
    ),
    (
        "engine/seasons/formats/__init__.py",
        "FirstTo",
        "engine.seasons.formats.first_to",
        "] = {\n",
        '    "first_to": FirstTo(),\n',
    ),
    (
        "bot/features/league/draft/formats.py",
        "first_to",
        "bot.features.league.draft",
        "DRAFTS: Final[Mapping[Format, FormatDraft]] = {\n",
        '    "first_to": first_to.DRAFT,\n',
    ),
)
"""The registries: what is imported from where, and what is put behind what."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree with a format of its own, named in each registry and nowhere else."""
    copy = copied(tmp_path)
    for name, text in FILES.items():
        assert not (copy / name).exists()
        (copy / name).write_text(text.lstrip(), encoding="utf-8")
    for registry, imported, module, after, line in LINES:
        path = copy / registry
        head, mark, tail = path.read_text(encoding="utf-8").partition(after)
        assert mark, registry
        first, start, rest = head.partition("\nfrom ")
        path.write_text(f"{first}\nfrom {module} import {imported}{start}{rest}{mark}{line}{tail}", encoding="utf-8")
    return copy


@pytest.mark.slow
def test_an_eighth_format_needs_three_lines_and_is_played_to_its_final_table(tree: Path) -> None:
    assert "first_to" in run(tree, "-m", "engine.seasons.files.export")
    run_tests(tree, "tests/stories/test_first_to.py")
