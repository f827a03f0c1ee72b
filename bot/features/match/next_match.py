"""*Next match*: the one of the person's own that has waited longest for their move, with its board. Always private."""

from typing import Final

from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.platform.routing import ComponentEvent, number
from bot.posts.match.buttons import moving_buttons
from bot.posts.match.clocks import held
from bot.posts.match.tasks import deadline
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import Speech, mention
from engine.matches.queue import stops
from engine.matches.state.match import Match
from engine.matches.state.projections import fixture_of

MOST_COUNTED: Final = 50
"""How many of the waiting matches are looked at to see which season they belong to."""


async def show_next(context: RequestContext, place: int = 0) -> None:
    """Show the match that waits longest, or the one that comes after `place` others; say so if nothing waits."""
    waiting = list(await context.store.matches.waiting_for([context.person]))[:MOST_COUNTED]
    matches = [await context.matches.match(each) for each in waiting]
    led_to = [matches[at] for at in stops([_season_of(each) for each in matches])]
    if not led_to:
        return await context.say(context.words("next-none"))
    place = place if place < len(led_to) else 0
    return await context.replace(await _post(context, led_to[place], place, len(led_to), len(matches)))


def _season_of(match: Match) -> str | None:
    fixture = fixture_of(match)
    return None if fixture is None else fixture.season


async def _post(context: RequestContext, match: Match, place: int, stops: int, waiting: int) -> Post:
    """Return the board as the person sees it, with what there is to do, where, and the way to the next one."""
    words = context.words
    (running,) = await context.store.matches.running([match.id])
    others = Markup(", ").join(mention(each) for each in match.persons if each != context.person)
    since = Markup("<t:{}:f>").format(int(running.played_at.timestamp()))
    said = [words("next-title", game=Speech(words).game(context.game_of(match)), others=others, since=since)]
    if (until := await deadline(context.matches, match, context.person)) is not None:
        said.append(words("list-until", left=Markup("<t:{}:R>").format(int(until.timestamp()))))
    said += held(match, context.recipient)
    if waiting > 1:
        said.append(words("next-more", count=waiting - 1))
    picture = await context.presenter.picture(match, match.state, context.recipient, viewer=context.viewer(match))
    link = Button(words("button-to-match"), url=await context.services.homes.link(match))
    another = [Button(words("button-another"), Key("next", text=str(place + 1)))] if stops > 1 else []
    buttons = [*moving_buttons(context.game_of(match), match, context.recipient), link, *another]
    return Post.of(Markup("\n").join(said), picture, *rows(buttons))


async def pressed(event: ComponentEvent) -> None:
    """Show the next match by button; the key says how many others come first."""
    await show_next(event.context, number(event.key.text) if event.key.text else 0)
