"""Acts of organisers: each asks for its reason in a form, is carried out, and is told in the season's channel.

Which acts there are and when each is possible says `engine.seasons.organisers.acts.ACTS`, how their fields are asked
for `fields`. Whether the person may do it is asked when the form is opened and again when it comes back.
"""

from collections.abc import Iterator

from bot.errors import UnknownButton
from bot.features.league.lookup import season_of
from bot.features.league.organisers import fields
from bot.markup import Markup
from bot.posts.league.core import button, format_text, title
from bot.posts.league.forecast import forecast
from bot.posts.post import Block, Button, Key, Post, Select, SelectOption, rows
from bot.requests.authority import naming_others, require_organiser
from bot.requests.context import RequestContext
from bot.requests.forms import text_form
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId
from engine.seasons.organisers.acts import ACTS, OrganiserAct, check, coming, possible
from engine.seasons.state import guards
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season

REASON = "reason"


async def ask(context: RequestContext, season: Season, text: str) -> None:
    """Open the form for an act, once its dry run is passed."""
    await require_organiser(context)
    name = _understood(text)
    act, progress = ACTS[name], await context.services.seasons.progress(season)
    async with naming_others(context, season):
        check(act, season, progress, context.person)
    key, heading = Key("league_acted", MatchId(season.id), text=name), _label(context, season, name)
    asked, label = await fields.asked(context, season, act.fields), context.words("league-field-reason")
    form = text_form(key, heading, asked, label=label, hint=_hint(context, season, act), name=REASON)
    await context.interaction.response.send_modal(form)


def _hint(context: RequestContext, season: Season, act: OrganiserAct) -> str:
    """Return who reads the reason; where matches begin by the act, how many threads they need comes with it."""
    if not act.begins:
        return context.words("league-reason-hint")
    made = forecast(season, context.matches.game(season.rules.game).info)
    return context.words("league-reason-hint-threads", threads=made.threads)


async def organise(event: ComponentEvent) -> None:
    """Show by button what an organiser can do."""
    await show_acts(event.context, await season_of(event.context, event.key))


async def show_acts(context: RequestContext, season: Season) -> None:
    """Show what an organiser can do with a season now."""
    await require_organiser(context)
    words, progress = context.words, await context.services.seasons.progress(season)
    head = Markup("### {}").format(title(season, words))
    options = tuple(_option(context, season, name) for name in possible(season, progress))
    menu: list[Block] = (
        [Select(Key("league_act", MatchId(season.id)), words("league-organise-menu"), options)] if options else []
    )
    said = Markup("\n").join([words("league-organise"), *_later(context, season, progress)])
    await context.say_post(Post.of(head, said, *menu, *rows([*_buttons(context, season)])))


def _later(context: RequestContext, season: Season, progress: Progress) -> Iterator[Markup]:
    """Yield from when on the other acts can be done."""
    for phase, names in coming(season, progress).items():
        acts = Markup(" · ").join(_label(context, season, name) for name in names)
        yield context.words("league-organise-later", when=phase, acts=acts)


def _label(context: RequestContext, season: Season, name: str, part: str = "") -> Markup:
    """Return how an act is called in a season, or with `.about` what it does."""
    return format_text(context.words, f"league-act-{name}{part}", season.rules)


def _option(context: RequestContext, season: Season, name: str) -> SelectOption:
    return SelectOption(_label(context, season, name), name, _label(context, season, name, ".about"))


def _buttons(context: RequestContext, season: Season) -> Iterator[Button]:
    words = context.words
    yield button(words("button-league-check"), Key("league_check"), season)
    if season.phase in guards.BEFORE_DRAW:
        yield button(words("button-league-edit"), Key("league_edit"), season)
    yield button(words("button-league-roles"), Key("league_roles"), season)


async def on_select_act(event: ComponentEvent) -> None:
    """Open the form for the act that was chosen in the menu."""
    await ask(event.context, await season_of(event.context, event.key), event.value)


async def correct(event: ComponentEvent) -> None:
    """Open the form about what a correction of the season before means, by the button of its post."""
    await ask(event.context, await season_of(event.context, event.key), "correction")


async def on_submit_act(event: ComponentEvent) -> None:
    """Carry out what a form says."""
    context, name = event.context, _understood(event.key.text)
    await require_organiser(context)
    season = await season_of(context, event.key)
    chosen = fields.chosen(context, season, ACTS[name].fields, event.fields)
    organisers, note = context.services.seasons.organisers, event.fields.get(REASON, "")
    async with naming_others(context, season):
        await organisers.act(season.id, context.person, name, note=note, chosen=chosen)
    context.services.tasks.seasons.wake()
    await context.replace(Post.of(context.words("league-acted")))


def _understood(text: str) -> str:
    """Return the act that a menu or a key names.

    Raises:
        UnknownButton: there is no such act.
    """
    if text not in ACTS:
        raise UnknownButton
    return text
