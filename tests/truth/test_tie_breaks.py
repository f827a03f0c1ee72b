"""A tie-break is its object and its words; what is missing is named."""

from pathlib import Path

import pytest

from bot.i18n import LANGUAGES
from engine.people.preferences import Language
from games.registry import GAMES
from leagues.core import Criterion
from leagues.tie_breaks.criteria import TIE_BREAKS
from tests.truth.copies import copied, run, run_tests
from tests.truth.messages import patterns
from tools.verify.seasons.tables import TIE_BREAKS as COUNTED
from tools.verify.seasons.teams import TEAM_TIE_BREAKS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TIE_BREAKS)
def test_it_has_a_name_in_every_language_and_one_above_its_column(key: Criterion, language: Language) -> None:
    written = {name for name in (f"tie-break-{key}", f"table-figure-{key}") if name in patterns(language)}
    assert written == {f"tie-break-{key}", *([f"table-figure-{key}"] if TIE_BREAKS[key].has_column else [])}


@pytest.mark.parametrize("key", TIE_BREAKS)
def test_it_is_counted_a_second_time(key: Criterion) -> None:
    assert key in {*COUNTED, *TEAM_TIE_BREAKS}, "tools/verify/seasons/tables.py"


def test_the_second_count_knows_no_other() -> None:
    assert {*COUNTED, *TEAM_TIE_BREAKS} <= TIE_BREAKS.keys()


KEY = "beaten_wins"
FIGURE = """
def wins_of_beaten(entrant: EntrantId, standings: Standings, _tied: Group) -> Figure:
    beaten = [share.opponents[0] for share in standings.shares[entrant] if share.verdict == "won"]
    return Figure(Fraction(sum(share.verdict == "won" for each in beaten for share in standings.shares[each])))


"""
OBJECT = f'        TieBreak("{KEY}", wins_of_beaten, seats=PAIRS),\n'
WALKS = (
    "tests/leagues/test_tie_breaks.py",
    "tests/truth/test_tie_breaks.py",
    "tests/bot/posts/league/test_season_texts.py",
    "tests/bot/features/league/test_drafts.py",
)
"""The tests that walk the registry: possible places, words, table and reasons, menus and refusals."""


@pytest.mark.slow
def test_a_new_one_is_its_object_and_its_words(tmp_path: Path) -> None:
    tree = copied(tmp_path)
    registry = tree / "leagues/tie_breaks/criteria.py"
    before, head, after = registry.read_text(encoding="utf-8").partition("TIE_BREAKS: Final")
    start, line, objects = after.partition("    for tie_break in (\n")
    registry.write_text(before + FIGURE + head + start + line + OBJECT + objects, encoding="utf-8")
    for words in tree.glob("bot/locales/*/tie_breaks.ftl"):
        with words.open("a", encoding="utf-8") as file:
            file.write(f"tie-break-{KEY} = Wins of beaten opponents\ntable-figure-{KEY} = WBO\n")
    assert f'"{KEY}"' in run(tree, "-m", "engine.seasons.files.export")
    passed = run_tests(tree, "-k", f"({KEY} or offered) and not second", *WALKS)
    assert passed.startswith("." * (2 + len(LANGUAGES) + len(GAMES)))
