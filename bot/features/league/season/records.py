"""Records of a server's leagues: its hall of fame and archive, somebody's seasons, ratings."""

from collections.abc import Sequence
from functools import partial

from bot.errors import UnknownButton
from bot.features.league.lookup import standing_of
from bot.markup import Markup
from bot.posts.league.core import figure, format_text, place, title
from bot.posts.league.hall_of_fame import ALL, archive_post, final_post, hall_post, history_buttons
from bot.posts.person.ratings import ladder_post, rating_post
from bot.posts.post import NO_MATCH, Post, rows
from bot.posts.progress import WorkProgress
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.seasons.errors import UnknownSeason
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.results.hall_of_fame import Final, final_of, hall
from engine.seasons.state.season import Season

OVER = frozenset({"closed", "archived"})
SIZE = 500
"""About how many bytes the end of a season takes while it is kept in memory."""


async def show(event: ComponentEvent) -> None:
    """Show a page of the hall of fame, of the league that the key names or of all."""
    key = event.key
    await _show(event.context, None if key.match == NO_MATCH else LeagueId(key.match), number(key.text))


async def of_league(event: ComponentEvent) -> None:
    """Show the hall of fame of the league that was chosen."""
    await _show(event.context, None if event.value == ALL else LeagueId(event.value), 0)


async def past(event: ComponentEvent) -> None:
    """Show a page of the archive."""
    context = event.context
    post = archive_post(await finals(context), number(event.key.text), partial(_game_name, context), context.words)
    await context.replace(post)


async def open_season(event: ComponentEvent) -> None:
    """Show the final tables of the season that was chosen.

    Raises:
        UnknownButton: there is none here, or it is not over.
    """
    context = event.context
    try:
        season = await context.services.seasons.season(SeasonId(event.value))
    except UnknownSeason:
        raise UnknownButton from None
    if season.founded.server != context.server or season.phase not in OVER:
        raise UnknownButton
    await context.replace(final_post(await standing_of(context, season), context.words))


async def finals(context: RequestContext) -> Sequence[Final]:
    """Return how the seasons of this server have ended, the latest first; stages count with their pentathlon only.

    Raises:
        Busy: the person has asked for too much at once.
    """
    found = []
    for summary in await context.services.seasons.store.of_server(context.server):
        if summary.phase in OVER:
            season = await context.services.seasons.season(summary.season)
            key = ("final", season.id, season.seq)
            work = partial(_final, context, season.id)
            final = await context.services.long_work.do(context.person, key, work, size=lambda _: SIZE, weight="light")
            if final is not None and season.founded.pentathlon is None:
                found.append(final)
    return found


async def _final(context: RequestContext, season_id: SeasonId, _: WorkProgress) -> Final | None:
    season = await context.services.seasons.season(season_id)
    return final_of(season, await context.services.seasons.tables(season))


async def _show(context: RequestContext, league: LeagueId | None, page: int) -> None:
    known = await finals(context)
    leagues = {one.league: one.name for one in reversed(known)}
    if league is not None and league not in leagues:
        raise UnknownButton
    made = hall(one for one in known if league in {None, one.league})
    await context.replace(hall_post(made, page, league, leagues, partial(_game_name, context), context.words))


def _game_name(context: RequestContext, key: str) -> str:
    return Speech(context.words).game(context.matches.game(key))


MOST_SEASONS = 20


async def show_history(context: RequestContext, person: PersonId) -> None:
    """Show in which seasons of this server somebody has taken part, the latest first, and how they ended."""
    words = context.words
    lines: list[str] = []
    for summary in await context.services.seasons.store.of_server(context.server):
        if person in summary.persons and len(lines) < MOST_SEASONS:
            lines.append(await _history_line(context, await context.services.seasons.season(summary.season), person))
    said = Markup("\n").join(lines) or words("league-history-none")
    await context.say_post(
        Post.of(words("league-history", person=mention(person)), said, *rows(history_buttons(words)))
    )


async def _history_line(context: RequestContext, season: Season, person: PersonId) -> Markup:
    """Return how somebody stands or stood in a season; who handed a place over or took one has it, too."""
    words = context.words
    phase = words(f"league-list-{season.phase}")
    played = (one for one in season.entrants.values() if person in one.persons)
    entrant = season.entrant_of(person) or next(played, None)
    number = None if entrant is None else season.division_of(entrant.id)
    if entrant is None or number is None:
        return words("league-history-line", season=title(season, words), phase=phase)
    made = await context.services.seasons.tables(season)
    row = made[number - 1].row(entrant.id)
    return format_text(
        words,
        "league-history-place",
        season.rules,
        season=title(season, words, number),
        phase=phase,
        place=place(row),
        points=figure(row.points, words),
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )


async def own_history(event: ComponentEvent) -> None:
    """Show the person's own seasons by button."""
    await show_history(event.context, event.context.person)


LONGEST_NUMBER = 6


async def show_rating(context: RequestContext, game: AnyGame, person: PersonId) -> None:
    """Show somebody's rating in a game."""
    finished = await context.services.seasons.ratings.rated(game.info.key)
    names = await context.services.season_posts.views.names(context.server, [person])
    title, now, painter = Speech(context.words).game(game), context.services.now(), context.services.painter
    post = await rating_post(person, title, finished, now, painter, context.recipient, names[person])
    await context.say_post(post)


async def show_ladder(context: RequestContext, game: AnyGame, page: int = 0) -> None:
    """Show the table of ratings of a game."""
    finished = await context.services.seasons.ratings.rated(game.info.key)
    here = [match for match in finished if match.server == context.server]
    title, now = Speech(context.words).game(game), context.services.now()
    await context.replace(ladder_post(game.info.key, title, here, now, page, context.words))


async def turn_rating_page(event: ComponentEvent) -> None:
    """Show another page of the table of ratings."""
    key, _, page = event.key.text.partition(".")
    game = event.context.matches.games.get(key)
    if game is None or not page.isdecimal() or len(page) > LONGEST_NUMBER:
        raise UnknownButton
    await show_ladder(event.context, game, int(page))
