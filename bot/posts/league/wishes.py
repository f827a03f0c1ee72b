"""Wishes of entrants: fewer matches at a time, days away, every season; and their leave."""

from typing import Final

from bot.i18n import Words
from bot.markup import Markup
from bot.posts.league.core import button, format_text, title
from bot.posts.league.presentation import presentation_of
from bot.posts.post import Key, Post, Select, SelectOption, rows
from engine.ids import MatchId, PersonId
from engine.seasons.state.guards import own_place
from engine.seasons.state.season import Season

AT_ONCE: Final = ("0", "1", "2", "3", "4", "5", "6")
"""How many matches at the same time can be wished for; 0: as the season has it."""


def leaving_post(season: Season, words: Words) -> Post:
    """Return what somebody can do who cannot go on: hand over, ask for time, be away for some days, or leave."""
    return Post.of(
        format_text(words, "league-leave-ask", season.rules),
        *rows(
            [
                button(words("button-league-hand-over"), Key("league_hand_over"), season),
                button(words("button-league-ask-time"), Key("league_ask_time"), season),
                button(words("button-league-away"), Key("league_away"), season),
                button(words("button-league-leave-yes"), Key("league_leave_yes"), season, style="danger"),
            ]
        ),
    )


def wishes_post(season: Season, person: PersonId, words: Words) -> Post:
    """Return that somebody takes part, with menus for their wishes."""
    own, log = own_place(season, person), MatchId(season.id)
    at_once = tuple(
        SelectOption(words("league-wish-at-once", count=int(value)), value, is_chosen=int(value) == own.at_once)
        for value in AT_ONCE
    )
    waiting = presentation_of(season.rules).waiting_own
    leaves = "withdraw" if season.is_live else "leave"
    return Post.of(
        words("league-signed-up", season=title(season, words)),
        *([waiting(season, words)] if waiting and season.phase == "open" else []),
        Select(Key("league_wish", log, text="at-once"), words("league-wish-at-once-menu"), at_once),
        *([] if waiting else [_standing_menu(season, words, is_standing=own.is_standing)]),
        *rows(
            [
                button(words("button-league-away"), Key("league_away"), season),
                button(words(f"button-league-{leaves}"), Key("league_leave"), season),
            ]
        ),
        Markup("-# {}").format(words("league-wish-hint")),
    )


def _standing_menu(season: Season, words: Words, *, is_standing: bool) -> Select:
    """Return the menu for taking part in every season; people who wait for a group enter each one by themselves."""
    chosen = "on" if is_standing else "off"
    options = tuple(
        SelectOption(words(f"league-wish-standing-{value}"), value, is_chosen=value == chosen)
        for value in ("off", "on")
    )
    key = Key("league_wish", MatchId(season.id), text="standing")
    return Select(key, words("league-wish-standing-menu"), options)
