"""Acts of organisers: each asks for its reason in a form, is carried out, and is told in the season's channel.

Whether the person may do it is asked when the form is opened and again when it comes back; that organisers do not act
where they play themselves is the engine's.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

import discord
from discord import ui

from bot.errors import BadNumber, UnknownButton
from bot.features.league.lookup import decide, require_members, require_people, season_of
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.core import button, format_text, title
from bot.posts.league.forecast import forecast
from bot.posts.post import Key, Post, Select, SelectOption, rows
from bot.requests.authority import require_no_party, require_organiser
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId, PersonId
from engine.seasons.entrants import conditions, leave
from engine.seasons.errors import NothingCorrected
from engine.seasons.facts.union import Facts
from engine.seasons.organisers import acts as organiser_acts
from engine.seasons.organisers import acts as organising
from engine.seasons.organisers import neutrality, rulings
from engine.seasons.organisers.corrections import settle
from engine.seasons.state import guards
from engine.seasons.state.guards import NOTE_MOST
from engine.seasons.state.progress import Progress, counted
from engine.seasons.state.season import Phase, Season
from games.core import PAIR
from leagues.core import Ending, EntrantId, Leaving
from leagues.divisions import DrawRecord

FORM_SECONDS: Final = 900.0
MOST_POINTS: Final = 99
MOST_DAYS: Final = 60
ENDINGS: Final[Mapping[str, tuple[Ending, tuple[int, ...]]]] = {
    "first": ("played", (1, 2)),
    "second": ("played", (2, 1)),
    "drawn": ("played", (1, 1)),
    "walkover-first": ("walkover", (1, 2)),
    "walkover-second": ("walkover", (2, 1)),
    "double": ("double_walkover", ()),
    "unplayed": ("unplayed", ()),
    "void": ("void", ()),
}
"""How an organiser may let a fixture of two count; at tables of three and four only the last three."""
LEAVING: Final[Mapping[str, Leaving]] = {"asked": "asked", "removed": "removed"}

CORRECTED: Final = ("move", "keep")
"""What can be decided about somebody who belongs to another division by a correction."""

PEOPLE: Final = frozenset({"member", "substitute"})
MENUS: Final[Mapping[str, tuple[str, ...]]] = {"ending": tuple(ENDINGS), "leaving": tuple(LEAVING)}
ACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": (),
    "start": (),
    "allow": ("member",),
    "move": ("member", "division"),
    "withdraw": ("member", "leaving"),
    "replace": ("member", "substitute"),
    "rule": ("fixture", "ending"),
    "reverse": ("fixture",),
    "again": ("fixture",),
    "points": ("member", "points"),
    "extend": ("days",),
    "cancel": (),
    "pause": (),
    "close": (),
    "correction": ("corrected",),
}
"""The acts, with the fields of their forms beside the reason."""

OF_PENTATHLONS: Final = frozenset({"draw", "extend", "pause", "cancel"})
"""Acts on a pentathlon as a whole; everything else is done in its stages."""

NOT_OF_TEAMS: Final = frozenset({"replace", "correction"})
"""Who plays for a team is decided by its captain."""

COMING: Final[Mapping[str, tuple[str, ...]]] = {"allow": ("member",), "replace": ("substitute",)}
"""Whom the acts concern who do not play yet."""

OF_THE_WHOLE: Final = frozenset({"draw", "start", "close", "allow", "extend", "pause", "cancel"})
"""The acts that concern a whole season: who plays is refused before they have written a reason."""

BEGINNING: Final = frozenset({"draw", "start"})
"""By these a season comes to its matches."""

NOT_OVER: Final[tuple[Phase, ...]] = ("announced", "open", "drawn", "running", "overtime")
PHASES: Final[Mapping[str, tuple[Phase, ...]]] = {
    "allow": ("open", "running"),
    "move": ("drawn",),
    "correction": ("drawn", "running"),
    "rule": (*guards.LIVE, "closed"),
    "reverse": (*guards.LIVE, "closed"),
    "points": (*guards.LIVE, "closed"),
    "extend": NOT_OVER[1:],
    "pause": NOT_OVER[1:],
    "cancel": NOT_OVER,
    "draw": ("open",),
    "start": ("drawn",),
}
"""Phases in which the menu offers an act, others while matches are played; the engine checks again when it is done."""


@dataclass(frozen=True, slots=True)
class OrganiserForm:
    """What a form holds, who has sent it, and when; for a correction also the season before, and what it says."""

    fields: Mapping[str, str]
    by: PersonId
    context: RequestContext
    before: Season | None = None
    records: Mapping[EntrantId, DrawRecord] = field(default_factory=dict)

    @property
    def note(self) -> str:
        """Return the reason."""
        return self.fields.get("reason", "")

    def person(self, name: str) -> PersonId:
        """Return the person chosen in a field."""
        return PersonId(self.number(name, most=2**63 - 1))

    def number(self, name: str, *, most: int, least: int = 1) -> int:
        """Return the number typed into a field.

        Raises:
            BadNumber: it is none, or too large or small.
        """
        typed = self.fields.get(name, "").strip().replace("−", "-")
        try:
            found = int(typed)
        except ValueError:
            raise BadNumber(typed=typed, low=least, high=most) from None
        if not least <= found <= most:
            raise BadNumber(typed=typed, low=least, high=most)
        return found

    def choice(self, name: str) -> str:
        """Return what was chosen in a menu.

        Raises:
            UnknownButton: the menu has no such entry.
        """
        chosen = self.fields.get(name, "")
        if chosen not in MENUS[name]:
            raise UnknownButton
        return chosen


async def ask(context: RequestContext, season: Season, act: str) -> None:
    """Open the form for an act."""
    await require_organiser(context)
    if act not in acts_of(season):
        raise UnknownButton
    if act in OF_THE_WHOLE:
        await require_no_party(context, season, neutrality.whole(season))
    words = context.words
    menus = {**_menus(context), **(await _corrected(context, season) if act == "correction" else {})}
    form = ui.Modal(
        title=limits.clip(words(f"league-act-{act}"), limits.MODAL_TITLE),
        custom_id=Key("league_acted", MatchId(season.id), text=act).encode(),
        timeout=FORM_SECONDS,
    )
    for name in ACTS[act]:
        form.add_item(ui.Label(text=words(f"league-field-{name}"), component=_field(name, menus)))
    reason: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph, max_length=NOTE_MOST, custom_id="reason"
    )
    form.add_item(
        ui.Label(text=words("league-field-reason"), description=_hint(context, season, act), component=reason)
    )
    await context.interaction.response.send_modal(form)


def acts_of(season: Season) -> list[str]:
    """Return what organisers can do at all in a season, by its format: nobody is moved where there is one division."""
    if season.rules.pentathlon is not None:
        return [act for act in ACTS if act in OF_PENTATHLONS]
    left_out = NOT_OF_TEAMS if season.rules.boards else frozenset[str]()
    return [act for act in ACTS if act not in left_out and (act != "move" or len(season.divisions) > 1)]


def _hint(context: RequestContext, season: Season, act: str) -> str:
    """Return who reads the reason; where matches begin by the act, how many threads they need comes with it."""
    if act not in BEGINNING:
        return context.words("league-reason-hint")
    made = forecast(season, context.matches.game(season.rules.game).info)
    return context.words("league-reason-hint-threads", threads=made.threads)


def _field(name: str, menus: Mapping[str, Mapping[str, str]]) -> ui.Item[ui.Modal]:
    if name in PEOPLE:
        return ui.UserSelect(custom_id=name, required=True)
    if name in menus:
        options = [discord.SelectOption(label=label, value=value) for value, label in menus[name].items()]
        return ui.Select(custom_id=name, options=options, required=True)
    return ui.TextInput(custom_id=name, max_length=6)


def _menus(context: RequestContext) -> Mapping[str, Mapping[str, str]]:
    return {
        name: {value: context.words(f"league-{name}-{value}") for value in values} for name, values in MENUS.items()
    }


async def _corrected(context: RequestContext, season: Season) -> Mapping[str, Mapping[str, str]]:
    """Return what can be decided about people who belong to another division by a correction of the season before.

    Raises:
        NothingCorrected: nobody does.
    """
    places = (await context.services.seasons.corrected_places(season))[: limits.SELECT_OPTIONS // 2]
    if not places:
        raise NothingCorrected
    names = await context.services.league.names(context.server, [place.person for place in places])
    offered = {
        f"{act}.{place.entrant}": limits.clip(
            context.words(f"league-corrected-{act}", name=names[place.person], before=place.present, after=place.due),
            limits.OPTION_TEXT,
        )
        for place in places
        for act in CORRECTED
    }
    return {"corrected": offered}


async def organise(event: ComponentEvent) -> None:
    """Show by button what an organiser can do."""
    await show_acts(event.context, await season_of(event.context, event.key))


async def show_acts(context: RequestContext, season: Season) -> None:
    """Show what an organiser can do with a season now."""
    await require_organiser(context)
    words = context.words
    options = tuple(
        SelectOption(
            format_text(words, f"league-act-{act}", season.rules),
            act,
            format_text(words, f"league-act-{act}.about", season.rules),
        )
        for act in acts_of(season)
        if season.phase in PHASES.get(act, guards.LIVE)
    )
    menu = Select(Key("league_act", MatchId(season.id)), words("league-organise-menu"), options)
    buttons = [button(words("button-league-check"), Key("league_check"), season)]
    if season.phase in guards.BEFORE_DRAW:
        buttons.append(button(words("button-league-edit"), Key("league_edit"), season))
    buttons.append(button(words("button-league-roles"), Key("league_roles"), season))
    menus = [menu] if options else []
    await context.say_post(
        Post.of(Markup("### {}").format(title(season, words)), words("league-organise"), *menus, *rows(buttons))
    )


async def on_select_act(event: ComponentEvent) -> None:
    """Open the form for the act that was chosen in the menu."""
    await ask(event.context, await season_of(event.context, event.key), event.value)


async def on_submit_act(event: ComponentEvent) -> None:
    """Carry out what a form says."""
    context = event.context
    await require_organiser(context)
    season, act = await season_of(context, event.key), event.key.text
    if act not in acts_of(season):
        raise UnknownButton
    answers = OrganiserForm(event.fields, context.person, context, *await _said_before(context, season, act))
    require_people(context)
    require_members(context, [answers.person(name) for name in COMING.get(act, ())])
    progress = await context.services.seasons.progress(season)
    change = await decide(context, season, lambda now: DECISIONS[act](now, progress, answers))
    if change.after.phase == "closed":
        await context.services.seasons.corrected(change.after, by=answers.by, note=answers.note)
    await context.replace(Post.of(context.words("league-acted")))


async def _said_before(
    context: RequestContext, season: Season, act: str
) -> tuple[Season | None, Mapping[EntrantId, DrawRecord]]:
    """Return the season before and what it says by now of those who play in this one, where that is decided about."""
    seasons, earlier = context.services.seasons, season.founded.previous
    if act != "correction" or earlier is None:
        return None, {}
    return await seasons.season(earlier), await seasons.records(season)


async def correct(event: ComponentEvent) -> None:
    """Open the form about what a correction of the season before means, by the button of its post."""
    await ask(event.context, await season_of(event.context, event.key), "correction")


def _rule(season: Season, _: Progress, answers: OrganiserForm) -> Facts:
    ending, places = ENDINGS[answers.choice("ending")]
    number = answers.number("fixture", most=len(season.fixtures))
    fixture = guards.fixture_of(season, number)
    if places and len(fixture.entrants) != PAIR:
        raise UnknownButton
    return rulings.rule(season, number, ending, places, by=answers.by, note=answers.note)


def _again(season: Season, progress: Progress, answers: OrganiserForm) -> Facts:
    number = answers.number("fixture", most=len(season.fixtures))
    result = counted(season, progress).get(number)
    ending = None if result is None else result.ending
    is_in_play = number in progress.seated
    return rulings.play_again(season, number, ending, by=answers.by, note=answers.note, is_in_play=is_in_play)


def _settle(season: Season, _: Progress, answers: OrganiserForm) -> Facts:
    act, entrant = ([*answers.fields.get("corrected", "").split(".", 1), ""])[:2]
    if act not in CORRECTED or not entrant.isdecimal() or answers.before is None:
        raise NothingCorrected
    return settle(
        season,
        answers.before,
        answers.records,
        EntrantId(int(entrant)),
        is_moved=act == "move",
        by=answers.by,
        note=answers.note,
    )


def _extend(season: Season, _: Progress, answers: OrganiserForm) -> Facts:
    now, days = answers.context.services.now(), timedelta(days=answers.number("days", most=MOST_DAYS))
    until = (season.until or now) + days
    return organising.extend(season, until, by=answers.by, note=answers.note, now=now)


DECISIONS: Final[Mapping[str, Callable[[Season, Progress, OrganiserForm], Facts]]] = {
    "allow": lambda season, _, answers: conditions.allow(
        season, answers.person("member"), by=answers.by, note=answers.note
    ),
    "move": lambda season, _, answers: organising.move(
        season,
        answers.person("member"),
        answers.number("division", most=max(1, len(season.divisions))),
        by=answers.by,
        note=answers.note,
    ),
    "withdraw": lambda season, _, answers: leave.withdraw(
        season,
        answers.person("member"),
        how=LEAVING[answers.choice("leaving")],
        by=answers.by,
        note=answers.note,
    ),
    "replace": lambda season, _, answers: organising.replace_entrant(
        season, answers.person("member"), answers.person("substitute"), by=answers.by, note=answers.note
    ),
    "rule": _rule,
    "reverse": lambda season, _, answers: rulings.reverse(
        season, answers.number("fixture", most=max(1, len(season.fixtures))), by=answers.by, note=answers.note
    ),
    "again": _again,
    "correction": _settle,
    "points": lambda season, _, answers: rulings.adjust(
        season,
        answers.person("member"),
        answers.number("points", least=-MOST_POINTS, most=MOST_POINTS),
        by=answers.by,
        note=answers.note,
    ),
    "extend": _extend,
    "draw": lambda season, _, answers: organiser_acts.end_phase_now(season, "draw", by=answers.by, note=answers.note),
    "start": lambda season, _, answers: organiser_acts.end_phase_now(season, "start", by=answers.by, note=answers.note),
    "close": lambda season, _, answers: organiser_acts.end_phase_now(season, "close", by=answers.by, note=answers.note),
    "pause": lambda season, _, answers: organiser_acts.pause(season, by=answers.by, note=answers.note),
    "cancel": lambda season, _, answers: organising.cancel(season, by=answers.by, note=answers.note),
}
