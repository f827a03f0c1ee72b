"""The hall of fame of a server or a league, and the archive of its seasons, as posts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.i18n import Words
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.core import ACCENT_DONE, Standing, button, figure, place, season_name, title
from bot.posts.post import Button, Key, Post, Select, SelectOption, rows, turns
from bot.posts.speech import mention
from engine.ids import MatchId, PersonId
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.hall_of_fame import Final, Hall, HallRecord
from leagues.table import Table

ALL = "all"
ON_PAGE = 10
MOST_TITLES = 5
MOST_NAMED = 4
MOST_ROWS = 8
MOST_DIVISIONS = 4

GameName = Callable[[str], str]


def hall_post(
    hall: Hall,
    page: int,
    league: LeagueId | None,
    leagues: Mapping[LeagueId, str],
    game_name: GameName,
    words: Words,
) -> Post:
    """Return a page of the hall of fame, of one league or of all; `game_name` says how a game is called."""
    last = max(0, (len(hall.finals) - 1) // ON_PAGE)
    page = min(max(page, 0), last)
    shown = hall.finals[page * ON_PAGE : (page + 1) * ON_PAGE]
    name = shown[0].name if league is not None and shown else None
    head = Markup("## {}").format(words("league-hall") if name is None else words("league-hall-of", league=name))
    if not hall.finals:
        return Post.of(head, words("league-hall-empty"), *rows(_ways(words)))
    first = [*_titles(hall, words), *_records(hall.records, words)] if page == 0 else []
    key = Key("league_hall") if league is None else Key("league_hall", MatchId(league))
    more = turns(words, lambda at: replace(key, text=str(at)), page, last)
    return Post.of(
        head,
        Markup("\n").join(first),
        Markup("\n").join(_champions(shown, game_name, words)),
        *_menu(league, leagues, words),
        *rows([*more, *_ways(words)]),
        accent=ACCENT_DONE,
    )


def _menu(league: LeagueId | None, leagues: Mapping[LeagueId, str], words: Words) -> Iterator[Select]:
    """Yield the menu of leagues, where there are several."""
    if len(leagues) < 2:
        return
    every = SelectOption(words("league-hall-all"), ALL, is_chosen=league is None)
    known = list(leagues.items())[: limits.SELECT_OPTIONS - 1]
    options = (SelectOption(limits.clip(name, limits.OPTION_TEXT), one, is_chosen=one == league) for one, name in known)
    yield Select(Key("league_hall_of"), words("league-hall-menu"), (every, *options))


def _titles(hall: Hall, words: Words) -> Iterator[Markup]:
    yield Markup("### {}").format(words("league-hall-titles"))
    for person, count in hall.titles[:MOST_TITLES]:
        yield words("league-hall-title-line", person=mention(person), count=count)


def _records(records: Sequence[HallRecord], words: Words) -> Iterator[Markup]:
    if records:
        yield Markup("### {}").format(words("league-hall-records"))
    for record in records:
        yield words(f"league-hall-record-{record.name}", persons=persons_of(record.persons, words), value=record.value)


def persons_of(persons: Sequence[PersonId], words: Words) -> Markup:
    """Return people as a list, the first of many with how many more there are."""
    named = Markup(", ").join(mention(person) for person in persons[:MOST_NAMED])
    more = len(persons) - MOST_NAMED
    return words("league-hall-more", persons=named, count=more) if more > 0 else named


def _champions(finals: Sequence[Final], game_name: GameName, words: Words) -> Iterator[Markup]:
    game = ""
    for final in finals:
        called = words("league-hall-pentathlons") if final.is_pentathlon else game_name(final.game)
        if called != game:
            yield Markup("### {}").format(called)
            game = called
        yield words(
            "league-hall-line",
            season=season_name(final.name, final.number, words),
            persons=persons_of(final.champions, words),
            points=figure(final.points, words),
            certain="yes" if final.is_certain else "no",
        )


def archive_post(finals: Sequence[Final], page: int, game_name: GameName, words: Words) -> Post:
    """Return a page of the archive, the latest seasons first, with a menu that opens one of them."""
    last = max(0, (len(finals) - 1) // ON_PAGE)
    page = min(max(page, 0), last)
    shown = finals[page * ON_PAGE : (page + 1) * ON_PAGE]
    head = Markup("## {}").format(words("league-past"))
    if not shown:
        return Post.of(head, words("league-past-empty"), *rows(_ways(words, is_archive=True)))
    lines = [
        words(
            "league-past-line",
            season=season_name(one.name, one.number, words),
            game=words("league-hall-pentathlons") if one.is_pentathlon else game_name(one.game),
            persons=persons_of(one.champions, words),
            count=len(one.persons),
        )
        for one in shown
    ]
    called = {one.season: season_name(one.name, one.number, words) for one in shown}
    options = tuple(SelectOption(limits.clip(name, limits.OPTION_TEXT), season) for season, name in called.items())
    more = turns(words, lambda at: Key("league_past", text=str(at)), page, last)
    return Post.of(
        head,
        Markup("\n").join(lines),
        Select(Key("league_past_open"), words("league-past-menu"), options),
        *rows([*more, *_ways(words, is_archive=True)]),
        accent=ACCENT_DONE,
    )


def final_post(standing: Standing, words: Words) -> Post:
    """Return the final tables of a season in words, with buttons to its page, its pictures and its file."""
    season = standing.season
    shown = standing.tables[:MOST_DIVISIONS]
    parts = [Markup("\n").join(_table(standing, number, table, words)) for number, table in enumerate(shown, 1)]
    left = len(standing.tables) - len(shown)
    if left > 0:
        parts.append(words("league-past-divisions", count=left))
    buttons = [
        button(words("button-league-page"), Key("league_show"), season),
        *([button(words("button-league-table"), Key("league_table"), season, "1")] if standing.tables else []),
        button(words("button-league-archive"), Key("league_archive"), season, style="primary"),
        *history_buttons(words)[1:],
    ]
    return Post.of(
        Markup("## {}").format(title(season, words)),
        Markup("\n\n").join(parts) or words("league-past-no-table"),
        *rows(buttons),
        accent=ACCENT_DONE,
    )


def _table(standing: Standing, number: int, table: Table, words: Words) -> Iterator[Markup]:
    if len(standing.tables) > 1:
        yield Markup("**{}**").format(words("league-division", number=number))
    for row in table.rows[:MOST_ROWS]:
        yield words(
            "league-past-row",
            place=place(row),
            person=standing.mention(row.entrant),
            points=figure(row.points, words),
            won=row.won,
            drawn=row.drawn,
            lost=row.lost,
        )
    if len(table.rows) > MOST_ROWS:
        yield words("league-past-more", count=len(table.rows) - MOST_ROWS)


def _ways(words: Words, *, is_archive: bool = False) -> list[Button]:
    return history_buttons(words)[:1] if is_archive else history_buttons(words)[1:]


def history_buttons(words: Words) -> list[Button]:
    """Return the buttons below somebody's own seasons: the hall of fame, and the archive."""
    return [
        Button(words("button-league-hall"), Key("league_hall", text="0")),
        Button(words("button-league-past"), Key("league_past", text="0")),
    ]
