"""Drafts of seasons: what menus offer is what rules allow."""

from dataclasses import replace

import pytest

from bot.features.league.draft.formats import formats, switched
from bot.features.league.draft.menu import Drafted
from bot.features.league.draft.menus import NONE, menu_of
from bot.markup import Markup
from bot.posts.league.page import rules_of
from bot.posts.speech import Speech
from engine.seasons.course.beginning import check_rules
from engine.seasons.errors import BadSeasonRules
from games.core import PAIR
from games.registry import GAMES
from leagues.tie_breaks.criteria import TIE_BREAKS
from tests.bot.bench import WORDS
from tests.engine.seasons.season_builders import RULES


@pytest.mark.parametrize("key", GAMES)
def test_every_tie_break_is_offered_where_it_decides_something_and_refused_elsewhere_with_what_is_offered(
    key: str,
) -> None:
    game, is_chosen = GAMES[key], False
    of_game = replace(RULES, game=key, seats=max(PAIR, game.info.min_seats), options=())
    for name in formats(game):
        rules = switched(Drafted(of_game, game, {}), name)
        check_rules(rules)
        menu = menu_of(Drafted(rules, game, {}), "tie-1")
        if menu is None:
            continue
        is_chosen = True
        for value in {*menu.values} - {NONE}:
            check_rules(menu.change(value))
        for unfit in TIE_BREAKS.keys() - set(menu.values):
            if TIE_BREAKS[unfit].needs == "scores" and not game.info.has_score:
                continue
            with pytest.raises(BadSeasonRules) as refused:
                check_rules(replace(rules, scoring=replace(rules.scoring, tie_breaks=(unfit,))))
            for words in WORDS.values():
                said = Speech(words).refusal(refused.value)
                assert all(words(f"tie-break-{key}") in said for key in ({unfit, *menu.values} - {NONE}))
    assert is_chosen


def test_tie_breaks_stood_after_a_random_draw_and_a_place_was_shared_after_it() -> None:
    """Without any tie-break the rules said `On equal points: ; after that the place is shared`."""
    game = GAMES[RULES.game]
    menu = menu_of(Drafted(RULES, game, {}), "tie-2")
    assert menu is not None
    drawn = menu.change("lot")
    assert drawn.scoring.tie_breaks == (RULES.scoring.tie_breaks[0], "lot")
    assert menu_of(Drafted(drawn, game, {}), "tie-3") is None
    shared = replace(drawn, scoring=replace(drawn.scoring, tie_breaks=()))
    for words in WORDS.values():
        criteria = ", ".join(words(f"tie-break-{key}") for key in drawn.scoring.tie_breaks)
        assert list(rules_of(drawn, words))[-1] == words("league-rules-tie-breaks.lot", criteria=Markup(criteria))
        assert list(rules_of(shared, words))[-1] == words("league-rules-tie-breaks.none")
