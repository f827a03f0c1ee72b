"""Dry runs of ladders and pentathlons, the acts that organisers have, and lines of rules that say nothing."""

from dataclasses import replace

import pytest

from bot.posts.league.ladder import start_lines
from bot.posts.league.page import rules_of
from bot.posts.league.pentathlon_starts import pentathlon_lines, stage_forecasts, whole
from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import pentathlon
from engine.seasons.organisers.acts import possible
from games.registry import GAMES
from tests.bot.bench import WORDS
from tests.engine.seasons.formats.test_flash import FLASH
from tests.engine.seasons.formats.test_knockout import CUP
from tests.engine.seasons.formats.test_ladder import FIVE, LADDER, Climbed
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON, STAGES
from tests.engine.seasons.formats.test_rounds import SWISS
from tests.engine.seasons.season_builders import RULES, Played

EN = WORDS["en"]


def event(people: int, *, is_in_turn: bool) -> Played:
    played = Played.founded(replace(PENTATHLON, own=PentathlonRules(STAGES, is_in_turn)))
    played.happen(beginning.open_sign_up(played.season, played.now))
    for person in range(1, people + 1):
        played.happen(pentathlon.sign_up(played.season, PersonId(person)))
    return played


@pytest.mark.parametrize("language", WORDS)
def test_a_ladder_has_no_empty_figures(language: str) -> None:
    words = WORDS[language]
    (line,) = start_lines(Climbed(Played.founded(LADDER).season).begin(*FIVE).season, 12, words)
    assert line == words("league-check-ladder", count=5, active=12, most=1000)


def test_all_stages_of_an_event_are_counted() -> None:
    season = event(8, is_in_turn=True).season
    made = stage_forecasts(season, GAMES)
    assert [(stage.divisions, stage.fixtures) for stage in made] == [((8,), 28)] * 5
    in_turn, at_once = (whole(founded, made) for founded in (season, event(8, is_in_turn=False).season))
    assert (in_turn.fixtures, at_once.fixtures) == (140, 140)
    assert at_once.threads == 5 * in_turn.threads
    assert at_once.each == 5 * in_turn.each == 35
    lines = list(pentathlon_lines(season, GAMES, 980, 50.0, EN))
    for number, stage in enumerate(STAGES, 1):
        assert sum(line.startswith(f"{number} **{EN(f'{stage.game}-name')}**") for line in lines) == 1
    assert EN("league-check-no-room", room=0) in lines
    assert any(line.startswith("✉️") for line in lines)


def test_a_stage_with_too_few_is_named_and_who_leaves_one_out_is_not_counted() -> None:
    played = event(4, is_in_turn=True)
    played.happen(pentathlon.skip_stage(played.season, PersonId(1), 2, is_out=True))
    season = played.season
    assert [stage.divisions for stage in stage_forecasts(season, GAMES)] == [(4,), (), (4,), (4,), (4,)]
    name = EN(f"{STAGES[1].game}-name")
    few = EN("league-check-stage-too-few", number=2, game=name, least=season.rules.least)
    assert few in list(pentathlon_lines(season, GAMES, 0, 50.0, EN))
    nobody = event(0, is_in_turn=True).season
    assert whole(nobody, stage_forecasts(nobody, GAMES)).threads == 0


@pytest.mark.parametrize(("rules", "is_said"), [(RULES, True), (FLASH, False), (SWISS, False)])
def test_promotion_is_named_only_where_there_is_any(rules: Rules, is_said: bool) -> None:
    said = "\n".join(rules_of(rules, EN))
    assert ("Promoted:" in said) == is_said
    assert "Points:" in said


@pytest.mark.parametrize(
    ("rules", "people", "is_offered"), [(replace(RULES, most=4), 8, True), (RULES, 4, False), (CUP, 8, False)]
)
def test_nobody_is_moved_where_there_is_one_division(rules: Rules, people: int, is_offered: bool) -> None:
    played = Played.founded(rules)
    played.sign_up(*range(1, people + 1))
    played.draw()
    assert ("move" in possible(played.season, played.progress)) == is_offered
