"""Making of a season, and changes until its draw: a private preview whose menus change it, then one button.

The draft is kept by the program until then, so that the menus go on working after a restart. The key of a component
names the season that is changed, and none where a new one is made.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.errors import UnknownButton
from bot.features.league.draft.menu import Drafted, usual_tie_breaks, whole
from bot.features.league.draft.menus import PAGES, menu_of, menus
from bot.features.league.lookup import decide, season_of
from bot.i18n import Words
from bot.markup import Markup
from bot.posts.league.core import ACCENT_OPEN, format_text, played_text, title
from bot.posts.league.page import rules_of
from bot.posts.league.pentathlon import pentathlon_rule_lines
from bot.posts.post import NO_MATCH, Button, Key, Post, Select, SelectOption, rows
from bot.posts.speech import Speech, shortened
from bot.requests.authority import require_organiser
from bot.requests.channel_check import channel_for_matches
from bot.requests.context import RequestContext
from bot.requests.options import own_policies
from bot.requests.routing import ComponentEvent, number
from bot.typed import policies
from engine.ids import MatchId
from engine.log.codec import AnyGame
from engine.seasons.course import beginning
from engine.seasons.facts.rules import Rules, SeasonScoring
from engine.seasons.formats import format_of
from engine.seasons.service.drafts import Drafts
from engine.seasons.state import guards
from engine.seasons.state.season import Season
from engine.time.durations import duration
from engine.time.policy import LEAGUE
from games.core import PAIR

LONGEST_NAME: Final = 40


async def begin(context: RequestContext, game: AnyGame, name: str) -> None:
    """Show the preview of a new season with what usually fits."""
    await require_organiser(context)
    rules = Rules(
        game=game.info.key,
        game_version=game.info.version,
        options=tuple(sorted((option.key, option.default) for option in game.info.options)),
        seats=max(PAIR, game.info.min_seats),
        policy=LEAGUE,
        scoring=SeasonScoring(tie_breaks=usual_tie_breaks(game, PAIR)),
        allows_late=True,
    )
    named = guards.named(name.strip() or Speech(context.words).game(game), most=LONGEST_NAME)
    await _drafts(context, NO_MATCH).keep(named, rules)
    await context.say_post(await _preview(context, NO_MATCH, named, rules, page=1))


async def edit(context: RequestContext, season: Season) -> None:
    """Show the rules of a season that is not drawn yet, with menus that change them."""
    await require_organiser(context)
    guards.require_phase(season, *guards.BEFORE_DRAW)
    log = MatchId(season.id)
    name = title(season, context.words)
    await _drafts(context, log).keep(name, season.rules)
    await context.say_post(await _preview(context, log, name, season.rules, page=1))


async def on_edit(event: ComponentEvent) -> None:
    """Change the rules by button."""
    await edit(event.context, await season_of(event.context, event.key))


async def on_select_rule(event: ComponentEvent) -> None:
    """Show the preview after a menu has changed the draft."""
    context = event.context
    await require_organiser(context)
    name, rules = await _kept(event)
    menu = menu_of(await _drafted(context, event.key.match, rules), event.key.text)
    if menu is None or event.value not in menu.values:
        raise UnknownButton
    rules = menu.change(event.value)
    beginning.check_rules(rules)
    await _drafts(context, event.key.match).keep(name, rules)
    await context.replace(await _preview(context, event.key.match, name, rules, page=menu.page))


async def on_page(event: ComponentEvent) -> None:
    """Show another page of menus."""
    await require_organiser(event.context)
    name, rules = await _kept(event)
    page = number(event.key.text)
    if not 1 <= page <= PAGES:
        raise UnknownButton
    await event.context.replace(await _preview(event.context, event.key.match, name, rules, page=page))


async def on_announce(event: ComponentEvent) -> None:
    """Announce the season and open its sign-up."""
    context = event.context
    await require_organiser(context)
    name, rules = await _kept(event)
    channel = await channel_for_matches(context)
    seasons, now = context.services.seasons, context.services.now()
    change = await seasons.found(name, rules, server=context.server, channel=channel, by=context.person)
    await _drafts(context, NO_MATCH).discard()
    await seasons.act(change.after.id, lambda season, _: beginning.open_sign_up(season, now))
    where, words = Markup("<#{}>").format(channel), context.words
    await context.replace(Post.of(format_text(words, "league-announced", rules, channel=where)))
    context.services.tasks.seasons.wake()


async def on_save(event: ComponentEvent) -> None:
    """Give a season the rules of the draft."""
    context = event.context
    await require_organiser(context)
    season, person = await season_of(context, event.key), context.person
    _, rules = await _kept(event)
    await decide(context, season, lambda now: beginning.change_rules(now, rules, by=person))
    await _drafts(context, event.key.match).discard()
    await context.replace(Post.of(context.words("league-acted")))


async def _preview(context: RequestContext, of: MatchId, name: str, rules: Rules, *, page: int) -> Post:
    words, game = context.words, context.matches.game(rules.game)
    games = [context.matches.game(each) for each in format_of(rules).games(rules)]
    days = max(duration(rules.policy, each.info, seats=rules.seats).expected.total_seconds() for each in games) / 86400
    drafted = await _drafted(context, of, rules)
    shown = [
        Select(
            Key("league_draft", of, text=menu.field),
            words(f"league-{menu.asks}-menu", whole=whole(rules)),
            tuple(
                SelectOption(menu.label(value, words), value, is_chosen=value == menu.chosen) for value in menu.values
            ),
        )
        for menu in menus(drafted)
        if menu.page == page
    ]
    with_menus = sorted({menu.page for menu in menus(drafted)})
    lines = [
        words("league-draft" if of == NO_MATCH else "league-draft-edit", name=shortened(name)),
        *_rules(rules, Speech(words).game(game), words),
        words("league-draft-lasts", days=max(1, round(days))),
        words("league-draft-page", page=page, title=words(f"league-draft-page-{page}")),
    ]
    return Post.of(Markup("\n").join(lines), *shown, *rows(_buttons(context, of, page, with_menus)), accent=ACCENT_OPEN)


def _rules(rules: Rules, game: Markup, words: Words) -> Iterator[Markup]:
    if rules.own.has_stages:
        yield from pentathlon_rule_lines(rules, words)
        return
    yield played_text(words, rules, game)
    yield from rules_of(rules, words)


def _buttons(context: RequestContext, of: MatchId, page: int, with_menus: Sequence[int]) -> list[Button]:
    words = context.words
    pages = [
        Button(words(f"league-draft-page-{each}"), Key("league_page", of, text=str(each)), is_disabled=each == page)
        for each in with_menus
    ]
    if of == NO_MATCH:
        return [Button(words("button-league-announce"), Key("league_announce"), "success"), *pages]
    return [Button(words("button-league-save"), Key("league_save", of), "success"), *pages]


async def _drafted(context: RequestContext, of: MatchId, rules: Rules) -> Drafted:
    """Return the draft with the policies in which running out of time loses; a new one may be a pentathlon."""
    offered = policies.known(await own_policies(context)).items()
    losing = {name: policy for name, policy in offered if policy is not None and policy.on_timeout == "loss"}
    games = context.matches.games if of == NO_MATCH else {}
    names = {key: str(Speech(context.words).game(each)) for key, each in games.items()}
    return Drafted(rules, context.matches.game(rules.game), losing, games, names)


def _drafts(context: RequestContext, of: MatchId) -> Drafts:
    return Drafts(context.store.notes, server=context.server, person=context.person, season=of)


async def _kept(event: ComponentEvent) -> tuple[str, Rules]:
    """Return the draft.

    Raises:
        UnknownButton: it was announced, or there is none.
    """
    kept = await _drafts(event.context, event.key.match).kept()
    if kept is None:
        raise UnknownButton
    return kept
