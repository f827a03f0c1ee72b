"""/league check: a dry run of the start. Nothing changes by it."""

from collections.abc import Iterator, Sequence
from math import ceil

import discord

from bot.features.league.formats.actions import actions_of
from bot.features.league.lookup import season_of
from bot.features.league.organisers.roles import role_lines
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.core import format_text, title
from bot.posts.league.forecast import MANY, Forecast, forecast, room_left
from bot.posts.post import Post
from bot.posts.speech import Speech, mention
from bot.requests.authority import require_organiser
from bot.requests.channel_check import missing_permissions
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.formats import format_of
from engine.seasons.organisers.acts import ACTS, require_possible
from engine.seasons.state.guards import BEFORE_DRAW
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import Phase

RUNNING: Sequence[Phase] = ("running",)
MOST_COUNTED = 99
MOST_NAMED = 10


async def check(event: ComponentEvent) -> None:
    """Show the dry run by button."""
    await show_check(event.context, await season_of(event.context, event.key))


async def show_check(context: RequestContext, season: Season) -> None:
    """Say what the start of a season would bring, and what is in its way."""
    await require_organiser(context)
    words = context.words
    lines = [
        *_obstacles(context, season, await context.services.seasons.progress(season)),
        *await _start(context, season),
        *_conflicts(context, season),
        *_permissions(context, await context.services.homes.of(season)),
        *await role_lines(context, season),
    ]
    await context.say_post(
        Post.of(Markup("### {}").format(words("league-check", season=title(season, words))), Markup("\n").join(lines))
    )


def _obstacles(context: RequestContext, season: Season, progress: Progress) -> Iterator[Markup]:
    """Yield why nobody can let the next part of the season begin, such as a pause."""
    for act in ACTS.values():
        if not act.begins or season.phase not in act.phases:
            continue
        try:
            require_possible(act, season, progress)
        except Refusal as refusal:
            yield Speech(context.words).refusal(refusal)


async def _start(context: RequestContext, season: Season) -> list[Markup]:
    """Return what begins: of a ladder nothing at once, of a pentathlon each stage."""
    words, games = context.words, context.matches.games
    active = await context.services.channels.active_threads(context.server)
    if (own := actions_of(season).starts) is not None:
        lines, made = own(context, season, active)
        return [*lines, *(await _busy(context, season, made) if made else [])]
    made = forecast(season, games[season.rules.game].info)
    return [
        *_people(context, season, made),
        *await _draw(context, season),
        words("league-check-threads", threads=made.threads, active=active, most=limits.ACTIVE_THREADS),
        *([words("league-check-no-room", room=room_left(active))] if made.threads > room_left(active) else []),
        *_messages(context, season, made),
        *_days(context, season, made),
        *await _busy(context, season, made),
    ]


def _people(context: RequestContext, season: Season, made: Forecast) -> Iterator[Markup]:
    words, count = context.words, len(season.entrants)
    if not made.divisions:
        yield words("league-check-too-few", count=count, least=season.rules.least)
        return
    sizes = " + ".join(map(str, made.divisions))
    yield format_text(
        words,
        "league-check-people",
        season.rules,
        count=count,
        divisions=sizes,
        fixtures=made.fixtures,
        each=made.each,
    )
    left_over = count - sum(made.divisions)
    if left_over > 0:
        yield words("league-check-left-over", count=left_over)


async def _draw(context: RequestContext, season: Season) -> list[Markup]:
    """Return how the divisions are going to be drawn, where there is something to draw."""
    if season.phase not in BEFORE_DRAW or not season.entrants:
        return []
    records = (await context.services.seasons.records(season)).values()
    earned = sum(record.division is not None for record in records)
    rated = sum(record.division is None and record.rating != 0 for record in records)
    lots = len(records) - earned - rated
    return [format_text(context.words, "league-check-draw", season.rules, earned=earned, rated=rated, lots=lots)]


def _messages(context: RequestContext, season: Season, made: Forecast) -> Iterator[Markup]:
    """Yield how long private messages take, in games that begin with secrets."""
    if not context.matches.game(season.rules.game).has_secrets:
        yield context.words("league-check-no-messages")
        return
    letters, pace = made.threads * season.rules.seats, context.services.channels.messages_per_minute
    yield context.words("league-check-messages", count=letters, minutes=max(1, ceil(letters / pace)))


def _days(context: RequestContext, season: Season, made: Forecast) -> Iterator[Markup]:
    words, days = context.words, format_of(season.rules).duration(season.rules).days
    yield words("league-check-days", expected=made.days, longest=made.longest, days=days)
    if made.days > days:
        yield format_text(words, "league-check-too-long", season.rules)


async def _busy(context: RequestContext, season: Season, made: Forecast) -> list[Markup]:
    """Return who would have more matches at the same time than people usually keep up with."""
    words, busy = context.words, []
    for entrant in season.entrants.values():
        each = 1 if season.rules.own.is_by_rounds else made.each
        own = len(season.matches) and sum(entrant.id in season.fixtures[number].entrants for number in season.matches)
        known = await context.store.matches.of_person(entrant.person, phases=RUNNING, limit=MOST_COUNTED)
        total = max(0, len(known) - own) + min((*season.limits(entrant.id), each))
        if total > MANY:
            busy.append(words("league-check-busy", person=mention(entrant.person), count=total))
    more = [words("league-check-more", count=len(busy) - MOST_NAMED)] if len(busy) > MOST_NAMED else []
    return [*busy[:MOST_NAMED], *more] or [words("league-check-not-busy", most=MANY)]


def _conflicts(context: RequestContext, season: Season) -> Iterator[Markup]:
    """Yield which organisers we know of play themselves: of the members of roles Discord does not tell us."""
    guild = context.interaction.guild
    known = [season.founded.by, context.person, *([PersonId(guild.owner_id)] if guild and guild.owner_id else [])]
    for person in dict.fromkeys(known):
        entrant = season.entrant_of(person)
        if entrant is not None:
            division = season.division_of(entrant.id)
            yield context.words("league-check-conflict", person=mention(person), division=division or 0)


def _permissions(context: RequestContext, home: int) -> Iterator[Markup]:
    guild, words = context.interaction.guild, context.words
    channel = guild.get_channel(home) if guild else None
    if not isinstance(channel, discord.TextChannel):
        yield words("setup-gone", channel=Markup("<#{}>").format(home))
        return
    missing = missing_permissions(channel)
    if missing:
        yield words("setup-missing", channel=Markup("<#{}>").format(channel.id))
        yield from (Markup("- {}").format(words(f"permission-{name}")) for name in missing)
