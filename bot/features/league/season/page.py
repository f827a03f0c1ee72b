"""Actions on a season's page: looking, signing up and off, being a substitute, answering."""

from bot.errors import NoDivisions, UnknownButton
from bot.features.league.formats.actions import actions_of
from bot.features.league.lookup import decide, season_of, standing_of
from bot.posts.league.core import Standing, title
from bot.posts.league.page import fixtures_post, own_post, page_post, rules_post
from bot.posts.league.presentation import presentation_of
from bot.posts.league.tables import cross_post, why_post
from bot.posts.league.wishes import AT_ONCE, leaving_post, wishes_post
from bot.posts.post import Post
from bot.posts.speech import Speech
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.seasons.course.late_joining import join_late
from engine.seasons.entrants import leave as leaving
from engine.seasons.entrants import signups
from engine.seasons.errors import NoSuchDivision
from engine.seasons.state import guards
from engine.seasons.state.season import Season
from leagues.core import EntrantId

LONGEST_NUMBER = 6


async def show_page(context: RequestContext, season: Season) -> None:
    """Show the page of a season."""
    if (own := actions_of(season).show_page) is not None:
        await own(context, season)
        return
    game = Speech(context.words).game(context.matches.game(season.rules.game))
    standing, now = await standing_of(context, season), context.services.now()
    await context.say_post(page_post(standing, context.recipient, game, now))


async def show_table(context: RequestContext, season: Season, division: int, page: int = 0) -> None:
    """Show a division's table, with the person's own line stressed."""
    if (own := actions_of(season).show_table) is not None:
        await own(context, season, page)
        return
    standing = await standing_of(context, season)
    require_division(standing, division)
    painter = context.services.painter
    post = await presentation_of(season.rules).post(
        standing, division, painter, context.recipient, page=page, marked=context.person
    )
    await context.replace(post)


async def show_fixtures(context: RequestContext, season: Season, division: int, page: int = 0) -> None:
    """Show a division's fixtures."""
    standing = await standing_of(context, season)
    require_division(standing, division)
    await context.replace(fixtures_post(standing, division, page, context.recipient))


async def page(event: ComponentEvent) -> None:
    """Show the page of a season by button, wherever the public one is by now."""
    await show_page(event.context, await season_of(event.context, event.key))


async def table(event: ComponentEvent) -> None:
    """Show a page of a table by button."""
    division, page = _numbers(event.key.text)
    await show_table(event.context, await season_of(event.context, event.key), division, page)


async def fixtures(event: ComponentEvent) -> None:
    """Show a page of fixtures by button."""
    division, page = _numbers(event.key.text)
    await show_fixtures(event.context, await season_of(event.context, event.key), division, page)


async def cross(event: ComponentEvent) -> None:
    """Show what everybody has against everybody."""
    context = event.context
    standing = await standing_of(context, await season_of(context, event.key))
    division, _ = _numbers(event.key.text)
    require_division(standing, division)
    await context.say_post(await cross_post(standing, division, context.services.painter, context.recipient))


async def why(event: ComponentEvent) -> None:
    """Show why somebody stands where they stand: the sums, with the matches."""
    context = event.context
    standing = await standing_of(context, await season_of(context, event.key))
    division, page = _numbers(event.key.text)
    require_division(standing, division)
    asked = EntrantId(_numbers(event.value)[0]) if event.value else None
    if asked is not None and asked not in standing.season.divisions[division - 1]:
        raise UnknownButton
    await context.replace(why_post(standing, division, asked, context.words, page))


async def mine(event: ComponentEvent) -> None:
    """Show the person's own fixtures."""
    context = event.context
    standing = await standing_of(context, await season_of(context, event.key))
    entrant = standing.season.entrant_of(context.person)
    threads: dict[int, int] = {}
    for fixture, match in standing.season.matches.items():
        if entrant is not None and entrant.id in standing.season.fixtures[fixture].entrants:
            location = await context.store.outbox.location(match)
            threads |= {} if location.thread is None else {fixture: location.thread}
    await context.say_post(own_post(standing, context.person, context.words, threads))


async def rules(event: ComponentEvent) -> None:
    """Show the rules of a season."""
    context = event.context
    await context.say_post(rules_post(await season_of(context, event.key), context.words))


async def sign_up(context: RequestContext, season: Season) -> None:
    """Take part in a season, also in one that runs, and offer wishes; who does already sees their wishes again."""
    if (own := actions_of(season).sign_up) is not None:
        await own(context, season)
        return
    person, at = context.person, context.services.now()
    if season.entrant_of(person) is None and season.is_live:
        progress = await context.services.seasons.progress(season)
        season = (await decide(context, season, lambda now: join_late(now, progress, person, at))).after
    elif season.entrant_of(person) is None:
        season = (await decide(context, season, lambda now: signups.sign_up(now, person))).after
    await context.say_post(wishes_post(season, person, context.words))


async def leave(context: RequestContext, season: Season) -> None:
    """Sign off, which is free before the start; afterwards say what leaving does, and what there is instead."""
    if (own := actions_of(season).leave) is not None:
        await own(context, season)
        return
    person, words = context.person, context.words
    if season.is_live:
        guards.own_place(season, person)
        await context.say_post(leaving_post(season, words))
        return
    if season.entrant_of(person) is None and person in season.standby:
        await decide(context, season, lambda now: signups.withdraw_standby(now, person))
    else:
        await decide(context, season, lambda now: signups.sign_off(now, person))
    await context.say(words("league-signed-off", season=title(season, words)))


async def stand_by(context: RequestContext, season: Season) -> None:
    """Offer to be a substitute, or take the offer back; those of a pentathlon are substitutes in its stages."""
    if not actions_of(season).has_standby:
        await show_page(context, season)
        return None
    person = context.person
    words = context.words
    if person in season.standby:
        await decide(context, season, lambda now: signups.withdraw_standby(now, person))
        return await context.say(words("league-standby-off"))
    await decide(context, season, lambda now: signups.offer_standby(now, person))
    return await context.say(words("league-standby-on"))


async def wish(event: ComponentEvent) -> None:
    """Keep how many matches somebody wants at the same time, or whether they take part in every season."""
    context, person = event.context, event.context.person
    season = await season_of(context, event.key)
    own = guards.own_place(season, person)
    at_once, is_standing = own.at_once, own.is_standing
    match event.key.text, event.value:
        case "at-once", value if value in AT_ONCE:
            at_once = int(value)
        case "standing", "on" | "off":
            is_standing = event.value == "on"
        case _:
            raise UnknownButton
    change = await decide(
        context, season, lambda now: signups.wish(now, person, at_once=at_once, is_standing=is_standing)
    )
    await context.replace(wishes_post(change.after, person, context.words))


async def on_join(event: ComponentEvent) -> None:
    """Sign up by button."""
    await sign_up(event.context, await season_of(event.context, event.key))


async def on_leave(event: ComponentEvent) -> None:
    """Sign off by button."""
    await leave(event.context, await season_of(event.context, event.key))


async def on_standby(event: ComponentEvent) -> None:
    """Be a substitute by button."""
    await stand_by(event.context, await season_of(event.context, event.key))


async def on_confirm_leave(event: ComponentEvent) -> None:
    """Leave a running season."""
    context = event.context
    season, person = await season_of(context, event.key), context.person
    if (own := actions_of(season).confirm_leave) is not None:
        await own(context, season)
        return
    await decide(context, season, lambda now: leaving.withdraw(now, person, how="asked", by=person))
    await context.replace(Post.of(context.words("league-left")))


async def go_on(event: ComponentEvent) -> None:
    """Answer that one goes on."""
    context = event.context
    season, person = await season_of(context, event.key), context.person
    await decide(context, season, lambda now: signups.confirm(now, person))
    await context.say(context.words("league-goes-on"))


async def take(event: ComponentEvent) -> None:
    """Take the place of somebody who has left."""
    context = event.context
    season, person = await season_of(context, event.key), context.person
    place = _place(event.key.text)
    await decide(context, season, lambda now: signups.take_place(now, person, place))
    await context.say(context.words("league-taken"))


async def decline(event: ComponentEvent) -> None:
    """Decline a place."""
    context = event.context
    season, person = await season_of(context, event.key), context.person
    place = _place(event.key.text)
    await decide(context, season, lambda now: signups.decline_place(now, person, place))
    await context.say(context.words("league-declined"))


def _place(text: str) -> EntrantId | None:
    """Return the place that a question was about."""
    return EntrantId(number(text)) if text else None


def require_division(standing: Standing, division: int) -> None:
    """Refuse a division that there is not.

    Raises:
        NoDivisions: they are not drawn yet.
        NoSuchDivision: says how many there are.
    """
    if not standing.season.divisions:
        raise NoDivisions
    if not 1 <= division <= len(standing.season.divisions):
        raise NoSuchDivision(most=len(standing.season.divisions))


def _numbers(text: str) -> tuple[int, int]:
    """Return the two numbers that a key holds, the second 0 if it is not there.

    Raises:
        UnknownButton: it holds something else.
    """
    first, _, second = text.partition(".")
    second = second or "0"
    if not (first.isdecimal() and second.isdecimal() and max(len(first), len(second)) <= LONGEST_NUMBER):
        raise UnknownButton
    return int(first), int(second)
