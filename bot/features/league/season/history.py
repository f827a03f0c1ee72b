"""What was: somebody's seasons with place and points."""

from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent
from bot.posts.league.core import figure, place, title
from bot.posts.league.hall import history_buttons
from bot.posts.post import Post, rows
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.state.season import Season

MOST_SEASONS = 20


async def show_history(context: RequestContext, person: PersonId) -> None:
    """Show in which seasons of this server somebody has taken part, the latest first, and how they ended."""
    words = context.words
    lines: list[str] = []
    for summary in await context.services.seasons.store.of_server(context.server):
        if person in summary.persons and len(lines) < MOST_SEASONS:
            lines.append(await _line(context, await context.services.seasons.season(summary.season), person))
    said = Markup("\n").join(lines) or words("league-history-none")
    await context.say_post(
        Post.of(words("league-history", person=mention(person)), said, *rows(history_buttons(words)))
    )


async def _line(context: RequestContext, season: Season, person: PersonId) -> Markup:
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
    if season.rules.is_endless:
        return words("ladder-history", season=title(season, words), phase=phase, place=place(row), won=row.won)
    return words(
        "league-history-place",
        season=title(season, words, number),
        phase=phase,
        place=place(row),
        points=figure(row.points, words),
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )


async def history(event: ComponentEvent) -> None:
    """Show the person's own seasons by button."""
    await show_history(event.context, event.context.person)
