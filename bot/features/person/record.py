"""/profile: achievements in this server. Others see what the person lets them see when they look."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.errors import NotAllowedHere, UnknownButton
from bot.features.person.settings import change
from bot.posts.league.core import place, title
from bot.posts.person.conduct import explained, level_line
from bot.posts.person.profile import MOST_OPPONENTS, Profile, SeasonPlace, profile_post
from bot.posts.post import Block, Button, Key, Picture, Post, Text, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from bot.requests.channel_check import may_write
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId, is_computer
from engine.log.facts.codec import decode_fact
from engine.matches.records.person import Answers, Record, Tally, answers, record
from engine.people.errors import ShowsNothing
from engine.people.preferences import Shows
from engine.seasons.service.ratings import rated_matches
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch, Summary, all_of_person
from leagues.ratings import RatingStep, steps
from renderers.drawing.theme import THEMES
from renderers.league.curve import CurvePoint, draw_curve

PAGE: Final = 200
MOST_SEASONS: Final = 8
MOST_ANSWERED: Final = 20
"""How many of the latest matches tell how fast somebody answers."""
ENDED: Final = ("closed", "archived")


async def show_profile(context: RequestContext, person: PersonId, *, game: str | None = None) -> None:
    """Show somebody's profile privately, with the rating curve of a game: that of the most matches."""
    if is_computer(person):
        raise UnknownButton
    is_own = person == context.person
    shows = (await context.store.people.person(person)).shows
    post = await _post(context, person, context.recipient, shows=shows, is_own=is_own, game=game)
    await context.replace(post)


async def on_profile(event: ComponentEvent) -> None:
    """Show a profile by button."""
    await show_profile(event.context, PersonId(number(event.key.text)))


async def choose_curve(event: ComponentEvent) -> None:
    """Show the same profile with the rating curve of the game that was chosen."""
    await show_profile(event.context, PersonId(number(event.key.text)), game=event.value)


async def choose(event: ComponentEvent) -> None:
    """Keep what others may see, and show the person their own profile."""
    context = event.context
    await change(context, {"shows": event.value})
    await show_profile(context, context.person)


async def share(event: ComponentEvent) -> None:
    """Post the person's own profile for everybody here, as others may see it now.

    Raises:
        OnlyInServer: this is no channel of a server.
        NotAllowedHere: the person may not write here.
        ShowsNothing: others may see nothing.
    """
    context = event.context
    server, channel = context.server, context.interaction.channel_id
    if channel is None or not may_write(context.interaction):
        raise NotAllowedHere
    shows = (await context.store.people.person(context.person)).shows
    if shows == "nothing":
        raise ShowsNothing
    await context.say(context.words("profile-sharing"))
    recipient = await context.services.recipients.public(server)
    post = await _post(context, context.person, recipient, shows=shows, is_own=False, is_public=True)
    said = await context.services.recipients.without_leavers(post, recipient)
    await context.services.channels.send(channel, said, nonce=str(context.interaction.id))
    await context.replace(Post.of(context.words("profile-shared")))


async def _post(
    context: RequestContext,
    person: PersonId,
    recipient: Recipient,
    *,
    shows: Shows,
    is_own: bool,
    is_public: bool = False,
    game: str | None = None,
) -> Post:
    """Return a profile as text and picture; nothing is looked up that is not shown."""
    if person in await context.store.people.forgotten():
        return Post.of(recipient.words("profile-former"))
    if shows == "nothing" and not is_own:
        return profile_post(Profile(person, Record()), context.matches.games, recipient, shows=shows, is_own=False)
    finished = await _finished(context, person)
    found = record(person, finished)
    if not is_own:
        found = replace(found, opponents=await _known_opponents(context, found))
    profile = Profile(person, found, await _seasons(context, person, recipient))
    if is_own or shows == "all":
        profile = await _with_details(context, profile, finished, recipient, game)
    return profile_post(profile, context.matches.games, recipient, shows=shows, is_own=is_own, is_public=is_public)


async def _finished(context: RequestContext, person: PersonId) -> list[FinishedMatch]:
    """Return the finished matches of a person that everybody here may see; in direct messages all of one's own."""
    matches, server = context.store.matches, context.interaction.guild_id
    if server is None:
        summaries = await all_of_person(matches, person, phases=("over",))
    else:
        summaries = list[Summary]()
        while page := await matches.of_server(
            server, viewer=None, phases=("over",), person=person, limit=PAGE, offset=len(summaries)
        ):
            summaries += page
    return list((await matches.finished([summary.match for summary in summaries])).values())


async def _known_opponents(context: RequestContext, found: Record) -> dict[PersonId, Tally]:
    """Return the opponents who let others see anything of themselves."""
    known: dict[PersonId, Tally] = {}
    for opponent, tally in found.opponents.items():
        if len(known) < MOST_OPPONENTS and (await context.store.people.person(opponent)).shows != "nothing":
            known[opponent] = tally
    return known


async def _seasons(context: RequestContext, person: PersonId, recipient: Recipient) -> list[SeasonPlace]:
    """Return the seasons of this server that a person has ended, the latest first."""
    if context.interaction.guild_id is None:
        return []
    seasons = context.services.seasons
    summaries = await seasons.store.of_server(context.server)
    ended = [summary.season for summary in summaries if person in summary.persons and summary.phase in ENDED]
    return [await _place(context, await seasons.season(season), person, recipient) for season in ended[:MOST_SEASONS]]


async def _place(context: RequestContext, season: Season, person: PersonId, recipient: Recipient) -> SeasonPlace:
    words = recipient.words
    played = (entrant for entrant in season.entrants.values() if person in entrant.persons)
    entrant = season.entrant_of(person) or next(played, None)
    division = None if entrant is None else season.division_of(entrant.id)
    if entrant is None or division is None:
        return SeasonPlace(title(season, words), None, is_champion=False)
    row = (await context.services.seasons.tables(season))[division - 1].row(entrant.id)
    is_champion = division == 1 and row.place == 1 and person in season.players_for(entrant.id)
    return SeasonPlace(title(season, words, division), place(row), is_champion=is_champion)


async def _with_details(
    context: RequestContext,
    profile: Profile,
    finished: list[FinishedMatch],
    recipient: Recipient,
    game: str | None,
) -> Profile:
    """Return a profile with ratings, the curve of one game, and how fast the person answers."""
    taken: dict[str, list[RatingStep]] = {}
    for key in profile.record.games:
        rated = await context.services.seasons.ratings.rated(key)
        if own := [step for step in steps(rated_matches(rated)) if step.person == profile.person]:
            taken[key] = own
    taken = dict(sorted(taken.items(), key=lambda item: -len(item[1])))
    drawn = game if game in taken else next(iter(taken), None)
    now = int(context.services.now().timestamp())
    spent, answered = await _answers(context, profile.person, finished)
    return replace(
        profile,
        ratings={key: own[-1].after.at(now) for key, own in taken.items()},
        drawn=drawn,
        curve=None if drawn is None else await _curve(context, profile.person, drawn, taken[drawn], recipient),
        answer=spent.mean,
        answered=answered,
    )


async def _curve(
    context: RequestContext, person: PersonId, key: str, own: list[RatingStep], recipient: Recipient
) -> Picture:
    """Return the rating of somebody in a game as a picture."""
    game = Speech(recipient.words).game(context.matches.game(key))
    (called,) = await context.services.known_names.called(context.interaction.guild_id or 0, [person])
    points = [CurvePoint(step.match.at, step.after.shown, step.after.deviation) for step in own]
    first, last = (f"{datetime.fromtimestamp(step.match.at, UTC):%Y-%m-%d}" for step in (own[0], own[-1]))
    heading = f"{called.drawn} · {game}" if called.drawn else str(game)
    draw = partial(draw_curve, points, title=heading, first=first, last=last, theme=THEMES[recipient.theme])
    alt = recipient.words("profile-curve-alt", game=game, value=f"{own[-1].after.shown:.0f}", count=len(own))
    return Picture("rating.png", await context.services.painter.picture(draw), alt)


async def _answers(context: RequestContext, person: PersonId, finished: list[FinishedMatch]) -> tuple[Answers, int]:
    """Return how fast somebody answered in their latest matches in which a clock ran, and how many these are."""
    whole, count = Answers(), 0
    for match in sorted(finished, key=lambda match: match.ended_at, reverse=True)[:MOST_ANSWERED]:
        entries = await context.store.matches.log(match.match)
        found = answers(person, (decode_fact(entry.body) for entry in entries))
        whole, count = whole.plus(found), count + (found.actions > 0)
    return whole, count


async def reliability_blocks(context: RequestContext) -> tuple[Block, ...]:
    """Return the line and its button; nothing in direct messages, as reliability is that on one server."""
    server = context.interaction.guild_id
    if server is None:
        return ()
    found = await context.services.conduct.reliability(context.person, server)
    words = context.words
    return Text(level_line(found, words)), *rows([Button(words("button-reliability"), Key("reliability"))])


async def explain_reliability(event: ComponentEvent) -> None:
    """Explain how reliable somebody is, to nobody but them."""
    context = event.context
    found = await context.services.conduct.reliability(context.person, context.server)
    await context.say_post(explained(found, context.words))
