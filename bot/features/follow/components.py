"""Following by button and command: matches, divisions, people, how one is told, and its end. Always private."""

from bot.errors import NotAMember, UnknownButton
from bot.markup import EMPTY, Markup, plain
from bot.posts.league.core import title
from bot.posts.person.follows import division_key, follow_of, follow_post, list_post
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.errors import Refusal
from engine.ids import MatchId, PersonId, is_computer
from engine.matches.service.following import reason_against
from engine.matches.state.match import Match
from engine.people.errors import NotFollowable
from engine.people.follows import Follow
from engine.seasons.errors import NoSuchDivision, UnknownSeason
from engine.seasons.facts.rules import SeasonId
from engine.seasons.state.season import Season


async def follow_match(context: RequestContext, match: Match, *, is_each: bool = False) -> None:
    """Follow a match that runs."""
    await _follow(context, Follow(context.person, "match", match.id, match.proposal.server, is_each))


async def follow_person(context: RequestContext, person: PersonId, *, is_each: bool = False) -> None:
    """Follow somebody in this server."""
    await _follow(context, Follow(context.person, "person", str(person), context.server, is_each))


async def follow_division(context: RequestContext, season: Season, division: int, *, is_each: bool = False) -> None:
    """Follow a division of a season of this server."""
    subject = division_key(season.id, division)
    await _follow(context, Follow(context.person, "division", subject, context.server, is_each))


async def _follow(context: RequestContext, follow: Follow) -> None:
    """Follow something unless it is followed already, and say how the person is told."""
    present = await context.services.follows.present(follow)
    if present is None:
        await _require(context, follow)
        await context.services.follows.keep(follow)
    await _show(context, present or follow)


async def _show(context: RequestContext, follow: Follow) -> None:
    what, _ = await _named(context, follow)
    is_silent = (await context.store.people.person(context.person)).notice == "none"
    await context.replace(follow_post(follow, what, context.words, is_silent=is_silent))


async def _require(context: RequestContext, follow: Follow) -> None:
    """Refuse what the person may not follow.

    Raises:
        NotFollowable: says why.
        UnknownMatch: there is no such match for this person.
        UnknownSeason: there is no such season here.
        NoSuchDivision: says how many there are.
        NotAMember: the one to be followed is not of this server.
    """
    match follow.kind:
        case "match":
            found = await context.match(MatchId(follow.subject))
            reason = reason_against(found, context.person) or ("over" if found.phase == "over" else None)
            if reason is not None:
                raise NotFollowable(reason=reason)
        case "division":
            season, division = await _season(context, follow.subject)
            if not 1 <= division <= len(season.divisions):
                raise NoSuchDivision(most=len(season.divisions))
        case "person":
            await _require_welcome(context, PersonId(number(follow.subject)))


async def _require_welcome(context: RequestContext, person: PersonId) -> None:
    """Refuse to follow oneself, the computer, people of elsewhere, and people who do not want it."""
    people = context.store.people
    if person == context.person or is_computer(person):
        raise NotFollowable(reason="own")
    if not await context.services.channels.is_member(context.server, person):
        raise NotAMember(persons=(str(person),))
    shows = (await people.person(person)).shows
    if shows == "nothing" or context.person in await people.blocked_by(person) or person in await people.forgotten():
        raise NotFollowable(reason="person")


async def _season(context: RequestContext, subject: str) -> tuple[Season, int]:
    """Return the season and the division that a key names, of this server only."""
    name, _, division = subject.partition("/")
    season = await context.services.seasons.season(SeasonId(name))
    if season.founded.server != context.server:
        raise UnknownSeason(season=name)
    return season, number(division)


async def _named(context: RequestContext, follow: Follow) -> tuple[Markup, str]:
    """Return how something that the person follows is called, in a text and in a menu; what is gone bears its id."""
    words = context.words
    try:
        match follow.kind:
            case "match":
                found = await context.matches.match(MatchId(follow.subject))
                game = Speech(words).game(context.game_of(found))
                persons = Markup(" – ").join(map(mention, found.persons))
                label = words("follow-option-match", game=game, match=found.id)
                return words("follow-match", game=game, persons=persons, match=found.id), plain(label)
            case "division":
                name, _, division = follow.subject.partition("/")
                season = await context.services.seasons.season(SeasonId(name))
                said = Markup("{} · {}").format(title(season, words), words("league-division", number=int(division)))
                return said, plain(said)
            case "person":
                name = context.services.known_names.get(follow.server, int(follow.subject)) or follow.subject
                return mention(PersonId(int(follow.subject))), plain(words("follow-option-person", name=name))
    except Refusal:
        return EMPTY + follow.subject, follow.subject


async def show_list(context: RequestContext) -> None:
    """Show everything that the person follows, wherever."""
    own = await context.store.follows.of_person(context.person)
    named = [(follow, *await _named(context, follow)) for follow in own]
    await context.replace(list_post(named, context.words))


async def on_follow_match(event: ComponentEvent) -> None:
    """Follow a match by the button below its board."""
    await follow_match(event.context, await event.match())


async def on_follow_person(event: ComponentEvent) -> None:
    """Follow somebody by the button below their profile."""
    await follow_person(event.context, PersonId(number(event.key.text)))


async def on_follow_division(event: ComponentEvent) -> None:
    """Follow a division by the button on the season's page; of several it is asked which."""
    context, words = event.context, event.context.words
    season, _ = await _season(context, f"{event.key.match}/0")
    if not season.divisions:
        raise NoSuchDivision(most=0)
    if event.key.text or len(season.divisions) == 1:
        return await follow_division(context, season, number(event.key.text or "1"))
    buttons = [
        Button(words("league-division", number=at), Key("follow_division", event.key.match, text=str(at)))
        for at in range(1, min(len(season.divisions), 20) + 1)
    ]
    return await context.say_post(Post.of(words("follow-which-division"), *rows(buttons)))


async def on_select_kind(event: ComponentEvent) -> None:
    """Be told at other times, or follow something no longer."""
    context = event.context
    value, _, chosen = event.key.text.rpartition(".")
    follow = _read(context, value)
    if chosen == "off":
        return await _end(context, follow)
    present = await context.services.follows.present(follow)
    if present is None or chosen not in ("each", "end"):
        raise UnknownButton
    changed = Follow(present.person, present.kind, present.subject, present.server, chosen == "each")
    await context.services.follows.keep(changed)
    return await _show(context, changed)


async def on_select_end(event: ComponentEvent) -> None:
    """Follow something no longer, by the menu below the news."""
    await _end(event.context, _read(event.context, event.value))


async def on_select_open(event: ComponentEvent) -> None:
    """Show how something is followed that was chosen from the list."""
    follow = await event.context.services.follows.present(_read(event.context, event.value))
    if follow is None:
        raise UnknownButton
    await _show(event.context, follow)


async def on_follows(event: ComponentEvent) -> None:
    """Show by button what the person follows."""
    await show_list(event.context)


async def _end(context: RequestContext, follow: Follow) -> None:
    if await context.services.follows.present(follow) is None:
        return await show_list(context)
    what, _ = await _named(context, follow)
    await context.services.follows.end(follow)
    buttons = rows([Button(context.words("button-follows"), Key("follows"))])
    return await context.replace(Post.of(context.words("follow-ended", what=what), *buttons))


def _read(context: RequestContext, value: str) -> Follow:
    try:
        return follow_of(context.person, value)
    except ValueError as error:
        raise UnknownButton from error
