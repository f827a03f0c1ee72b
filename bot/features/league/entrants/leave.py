"""Ways out for entrants: handing the place over, asking the organisers for time, noting days away."""

from discord import ui

from bot.features.league.lookup import decide, season_of
from bot.posts.post import Key, Post
from bot.requests.context import RequestContext
from bot.requests.forms import empty_form, form, labelled
from bot.requests.interactions import require_members
from bot.requests.options import plan_vacation
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId
from engine.seasons.entrants.leave import ask_for_time, hand_over
from engine.seasons.state.guards import NOTE_MOST

LONGEST_SPAN = 40


async def _open_line(context: RequestContext, key: Key, about: str, longest: int) -> None:
    """Open a form with one line; its words are `league-form-<about>`."""
    words = context.words
    label, hint = words(f"league-form-{about}.label"), words(f"league-form-{about}.hint")
    asked = form(key, title=words(f"league-form-{about}"), label=label, hint=hint, longest=longest)
    await context.interaction.response.send_modal(asked)


async def away(event: ComponentEvent) -> None:
    """Ask for the days that somebody is away."""
    await _open_line(event.context, Key("league_away_kept", event.key.match), "away", LONGEST_SPAN)


async def on_submit_days_away(event: ComponentEvent) -> None:
    """Note days away: a vacation in all matches whose policy gives one."""
    await event.context.say(await plan_vacation(event.context, event.fields.get("line", "")))


async def ask_time(event: ComponentEvent) -> None:
    """Ask why somebody needs time."""
    await _open_line(event.context, Key("league_time_asked", event.key.match), "ask-time", NOTE_MOST)


async def on_submit_more_time(event: ComponentEvent) -> None:
    """Tell the organisers that somebody asks for time."""
    context = event.context
    season, note, at = await season_of(context, event.key), event.fields.get("line", ""), context.services.now()
    await decide(context, season, lambda now: ask_for_time(now, context.person, note, at))
    await context.replace(Post.of(context.words("league-time-asked")))


async def give(event: ComponentEvent) -> None:
    """Ask whom somebody hands their place to."""
    words, key = event.context.words, Key("league_handed", event.key.match)
    asked = empty_form(key, words("league-form-hand-over"))
    person: ui.UserSelect[ui.Modal] = ui.UserSelect(custom_id="member", required=True)
    label, hint = words("league-form-hand-over.label"), words("league-form-hand-over.hint")
    await event.context.interaction.response.send_modal(asked.add_item(labelled(person, label, hint)))


async def on_submit_successor(event: ComponentEvent) -> None:
    """Ask the one who is to take the place."""
    context = event.context
    season, at = await season_of(context, event.key), context.services.now()
    other = PersonId(number(event.fields.get("member", "")))
    require_members(context.interaction, [other])
    await decide(context, season, lambda now: hand_over(now, context.person, other, at))
    await context.replace(Post.of(context.words("league-handing-over")))
