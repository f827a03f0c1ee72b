"""Actions of team members: founding, inviting, joining, ordering boards, being missing, stepping in, leaving."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from discord import ui

from bot.errors import UnknownButton
from bot.features.league.lookup import decide, season_of, standing_of
from bot.posts.league.core import title
from bot.posts.league.teams import leaving_team_post, own_team_post
from bot.posts.post import Key
from bot.requests.context import RequestContext
from bot.requests.forms import empty_form, labelled
from bot.requests.interactions import require_members
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId, PersonId
from engine.seasons.facts.union import Facts
from engine.seasons.formats.teams import roster
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from leagues.core import EntrantId

LONGEST_ID = 20
MOST_INVITED = roster.MOST_MEMBERS - 1


def is_for_teams(season: Season) -> bool:
    """Tell whether teams play in a season."""
    return season.rules.own.has_teams


async def sign_up(context: RequestContext, season: Season) -> None:
    """Open the form by which a team is founded; a member sees their team."""
    if season.entrant_of(context.person) is not None:
        await show(context, season)
        return
    words = context.words
    name: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", max_length=roster.LONGEST_NAME)
    form = empty_form(Key("team_founded", MatchId(season.id)), words("team-form"))
    form.add_item(labelled(name, words("team-form.name")))
    form.add_item(_people(words("team-form.members"), words("team-form.hint")))
    await context.interaction.response.send_modal(form)


def _people(label: str, hint: str) -> ui.Label[ui.Modal]:
    chosen: ui.UserSelect[ui.Modal] = ui.UserSelect(custom_id="members", max_values=MOST_INVITED, required=False)
    return labelled(chosen, label, hint)


def _chosen(event: ComponentEvent) -> list[PersonId]:
    """Return the people chosen in a form, all of them members of the server."""
    chosen = [PersonId(_number(one)) for one in event.fields.get("members", "").split(",") if one]
    require_members(event.context.interaction, chosen)
    return chosen


async def on_submit_team(event: ComponentEvent) -> None:
    """Found a team by the form."""
    context, person = event.context, event.context.person
    season, invited = await season_of(context, event.key), _chosen(event)
    _require_teams(season)
    name = event.fields.get("name", "")
    change = await decide(context, season, lambda now: roster.found(now, person, name, invited))
    await show(context, change.after)


async def invite(event: ComponentEvent) -> None:
    """Open the form by which a captain invites more people."""
    context = event.context
    season = await season_of(context, event.key)
    roster.led_by(season, context.person)
    form = empty_form(Key("team_invited", event.key.match), context.words("team-invite-form"))
    form.add_item(_people(context.words("team-form.members"), context.words("team-form.hint")))
    await context.interaction.response.send_modal(form)


async def on_select_invited(event: ComponentEvent) -> None:
    """Invite people by the form."""
    context, person = event.context, event.context.person
    season, others = await season_of(context, event.key), _chosen(event)
    if others:
        season = (await decide(context, season, lambda now: roster.invite(now, person, others))).after
    await show(context, season)


async def show(context: RequestContext, season: Season) -> None:
    """Show the person their team."""
    entrant, squad = roster.squad_of(season, context.person)
    standing = await standing_of(context, season)
    names = await context.services.season_posts.views.names(context.server, squad.members)
    standing = replace(standing, names={**standing.names, **names})
    await context.replace(own_team_post(standing, entrant, context.person, context.words))


async def on_show(event: ComponentEvent) -> None:
    """Show the person their team by button."""
    await show(event.context, await season_of(event.context, event.key))


async def on_join(event: ComponentEvent) -> None:
    """Agree to be a member of the team that has invited one."""
    context, person = event.context, event.context.person
    season, entrant = await season_of(context, event.key), EntrantId(_number(event.key.text))
    ratings = await _ratings(context, season, [*_members(season, entrant), person])
    change = await decide(context, season, lambda now: roster.join(now, person, entrant, ratings))
    await show(context, change.after)


async def on_decline(event: ComponentEvent) -> None:
    """Do not join the team that has invited one."""
    context, person = event.context, event.context.person
    season, entrant = await season_of(context, event.key), EntrantId(_number(event.key.text))
    await decide(context, season, lambda now: roster.decline(now, person, entrant))
    await context.say(context.words("team-declined"))


async def on_select_act(event: ComponentEvent) -> None:
    """Carry out what a captain has chosen in a menu of the team's page."""
    context, person = event.context, event.context.person
    season, chosen = await season_of(context, event.key), _number(event.value)
    _require_teams(season)
    entrant, _ = roster.squad_of(season, person)
    progress = await context.services.seasons.progress(season)
    ratings = await _ratings(context, season, _members(season, entrant))
    member = PersonId(chosen)
    acts: Mapping[str, Callable[[Season], Facts]] = {
        "up": lambda now: roster.move_up(now, person, member, ratings),
        "missing": lambda now: roster.set_missing(now, person, member, is_missing=True),
        "there": lambda now: roster.set_missing(now, person, member, is_missing=False),
        "captain": lambda now: roster.hand_over(now, person, member),
        "step": lambda now: roster.step_in(now, person, chosen, progress),
    }
    if event.key.text not in acts:
        raise UnknownButton
    change = await decide(context, season, acts[event.key.text])
    await show(context, change.after)


async def on_select_own_act(event: ComponentEvent) -> None:
    """Say that one cannot play in the rounds to come, or can again."""
    context, person = event.context, event.context.person
    season = await season_of(context, event.key)
    if event.key.text not in {"missing", "there"}:
        raise UnknownButton
    is_missing = event.key.text == "missing"
    change = await decide(context, season, lambda now: roster.set_missing(now, person, person, is_missing=is_missing))
    await show(context, change.after)


async def on_leave(event: ComponentEvent) -> None:
    """Ask by button whether somebody means to leave their team."""
    await ask_leave(event.context, await season_of(event.context, event.key))


async def ask_leave(context: RequestContext, season: Season) -> None:
    """Say what leaving the team means, with a button that does it."""
    roster.squad_of(season, context.person)
    await context.say_post(leaving_team_post(season, context.words))


async def leave(context: RequestContext, season: Season) -> None:
    """Leave the team; the bench plays on."""
    progress = await context.services.seasons.progress(season)
    await decide(context, season, partial(_leaving, person=context.person, progress=progress))
    await context.say(context.words("team-left", season=title(season, context.words)))


def _leaving(season: Season, person: PersonId, progress: Progress) -> Facts:
    return roster.leave(season, person, progress)


async def _ratings(context: RequestContext, season: Season, persons: list[PersonId]) -> Mapping[PersonId, int]:
    """Return the ratings of people in the season's game."""
    return await context.services.seasons.ratings.reached(season.rules.game, persons, context.services.now())


def _members(season: Season, entrant: EntrantId) -> list[PersonId]:
    squad = season.of(Squads).teams.get(entrant)
    return [] if squad is None else list(squad.members)


def _require_teams(season: Season) -> None:
    if not is_for_teams(season):
        raise UnknownButton


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_ID:
        raise UnknownButton
    return int(text)
