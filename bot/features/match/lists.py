"""Lists of matches, of a server or a person, by what they show, by game, by pages; and the next match that waits."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final, Literal, get_args

from bot.markup import EMPTY, Markup
from bot.posts.match.buttons import moving_buttons
from bot.posts.match.clocks import held
from bot.posts.match.tasks import deadline, most_urgent_first
from bot.posts.post import Block, Button, Key, Post, Select, SelectOption, rows, turns
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from bot.typed.hours import day_text
from engine.ids import PersonId
from engine.matches.queue import stops
from engine.matches.state.match import Match
from engine.matches.state.projections import fixture_of
from engine.stores.matches import FinishedMatch, Phase, ServerOrder, Summary

ON_PAGE: Final = 8
MOST_IN_ORDER: Final = 200
WHOLE_SERVER: Final = "0"
UNPLAYED: Final = ("void", "abandoned", "unplayed")

Show = Literal["running", "waiting", "deadline", "proposed", "over"]
"""The matches of a list: `waiting` are the running matches that wait longest, `deadline` the nearest to a time-out."""

SHOWS: Final[tuple[Show, ...]] = get_args(Show)
PHASES: Final[dict[Show, Phase]] = {
    "running": "running",
    "waiting": "running",
    "deadline": "running",
    "proposed": "proposed",
    "over": "over",
}
ORDERS: Final[dict[Show, ServerOrder]] = {"waiting": "waiting", "deadline": "deadline"}


_LISTING: Final = re.compile(
    rf"(?P<person>[0-9]{{1,19}})\.(?P<show>{'|'.join(SHOWS)})"
    r"\.(?P<page>[1-9][0-9]{0,5})(\.(?P<game>\w+))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Listing:
    """One page of a list; without a person it is that of the whole server, without a game that of all games."""

    show: Show = "running"
    person: PersonId | None = None
    game: str | None = None
    page: int = 1

    def encode(self) -> str:
        """Return the listing as components carry it."""
        person = WHOLE_SERVER if self.person is None else str(self.person)
        return f"{person}.{self.show}.{self.page}" + (f".{self.game}" if self.game else "")

    @classmethod
    def decode(cls, text: str) -> "Listing":
        """Return the listing that a component carries; one of all games names none.

        Raises:
            ValueError: it is none.
        """
        found = _LISTING.fullmatch(text)
        if found is None or int(found["person"]) >= 2**63:
            raise ValueError(text)
        whose = None if found["person"] == WHOLE_SERVER else PersonId(int(found["person"]))
        return cls(next(name for name in SHOWS if name == found["show"]), whose, found["game"], int(found["page"]))


async def list_post(context: RequestContext, listing: Listing) -> Post:
    """Return a page of a list: one's own matches everywhere, those of others in this server only."""
    words = context.words
    found = await _found(context, listing)
    shown = found[:ON_PAGE]
    ended = await context.store.matches.finished([summary.match for summary in shown if summary.phase == "over"])
    lines = [await _line(context, summary, listing, ended.get(summary.match)) for summary in shown]
    whose = words("list-server") if listing.person is None else mention(listing.person)
    title = words(f"list-title-{listing.show}", person=whose)
    if listing.game is not None:
        title += Markup(" · {}").format(Speech(words).game(context.matches.game(listing.game)))
    controls = _controls(context, listing, has_more=len(found) > ON_PAGE, is_empty=not found)
    return Post.of(title, Markup("\n").join(lines) or words("list-empty"), *controls)


def _controls(context: RequestContext, listing: Listing, *, has_more: bool, is_empty: bool) -> tuple[Block, ...]:
    """Return what leads to other pages and other lists, and from an empty one to a match."""
    words, page = context.words, listing.page
    first = replace(listing, page=1)
    options = tuple(
        SelectOption(words(f"choice-state-{show}"), replace(first, show=show).encode(), is_chosen=show == listing.show)
        for show in SHOWS
    )
    buttons = turns(words, lambda at: _key(replace(listing, page=at)), page, page + has_more, first=1)
    if listing.person == context.person:
        buttons.append(Button(words("button-next"), Key("next")))
    else:
        buttons.append(Button(words("button-my-matches"), _key(replace(first, person=context.person))))
    if is_empty:
        buttons.append(Button(words("button-first-match"), Key("first_match")))
    if listing.person is not None and context.interaction.guild_id is not None:
        buttons.append(Button(words("button-whole-server"), _key(replace(first, person=None))))
    return (Select(_key(first), words("list-menu"), options), *rows(buttons))


async def _found(context: RequestContext, listing: Listing) -> Sequence[Summary]:
    """Return the matches of a page, and one more if there are any."""
    start, person, phases = (listing.page - 1) * ON_PAGE, listing.person, (PHASES[listing.show],)
    matches = context.store.matches
    is_everywhere = person == context.person and listing.game is None and listing.show not in ORDERS
    if person is None or not is_everywhere:
        return await matches.of_server(
            context.server,
            viewer=context.person,
            phases=phases,
            game=listing.game,
            person=person,
            order=ORDERS.get(listing.show, "latest"),
            limit=ON_PAGE + 1,
            offset=start,
        )
    if listing.show != "running" or start + ON_PAGE >= MOST_IN_ORDER:
        return await matches.of_person(person, phases=phases, limit=ON_PAGE + 1, offset=start)
    found = await matches.of_person(person, phases=phases, limit=MOST_IN_ORDER)
    due = await most_urgent_first(context.matches, [summary for summary in found if person in summary.due], person)
    others = [summary for summary in found if person not in summary.due]
    return [*due, *others][start : start + ON_PAGE + 1]


async def _line(context: RequestContext, summary: Summary, listing: Listing, ended: FinishedMatch | None) -> Markup:
    words = context.words
    common = {
        "game": Speech(words).game(context.matches.game(summary.game)),
        "channel": Markup("<#{}>").format(await context.services.homes.spot(summary)),
        "since": Markup("<t:{}:R>").format(int(summary.updated_at.timestamp())),
        "match": summary.match,
    }
    if ended is not None:
        return words("list-line-over", result=_result(context, ended), **common)
    message = "list-line-due" if listing.person in summary.due else "list-line"
    line = words(message, persons=Markup(" – ").join(map(mention, summary.persons)), **common)
    return line if summary.phase != "running" else line + await _time(context, summary, listing.person)


def _result(context: RequestContext, ended: FinishedMatch) -> Markup:
    """Return who has won against whom, with the scores in the order of the places."""
    words, outcome = context.words, ended.outcome
    seats = sorted(range(len(ended.persons)), key=lambda seat: outcome.places[seat] if outcome.places else 0)
    everybody = Markup(" – ").join(mention(ended.persons[seat]) for seat in seats)
    if outcome.reason in UNPLAYED:
        return words("list-void" if outcome.reason == "void" else "list-abandoned", persons=everybody)
    has_score = context.matches.game(ended.game).info.has_score
    score = " " + "/".join(str(outcome.scores[seat]) for seat in seats) if has_score else ""
    if outcome.is_draw:
        return words("list-draw", persons=everybody) + score
    winners = Markup(", ").join(mention(ended.persons[seat]) for seat in outcome.winners)
    others = Markup(", ").join(mention(ended.persons[seat]) for seat in seats if seat not in outcome.winners)
    return words("list-won", winners=winners, others=others) + score


async def _time(context: RequestContext, summary: Summary, person: PersonId | None) -> Markup:
    """Return who is to move, until when there is time, and who is on vacation."""
    words = context.words
    match = await context.matches.match(summary.match)
    said = []
    if person is None and summary.due:
        said.append(words("list-to-move", persons=Markup(", ").join(map(mention, summary.due))))
    if at := await _until(context, match, summary, person):
        is_late = at <= context.services.now()
        said.append(
            words("list-overdue" if is_late else "list-until", left=Markup("<t:{}:R>").format(int(at.timestamp())))
        )
    for absence in match.absences:
        until = day_text(date.fromisoformat(absence.until), words)
        said.append(words("list-away", person=mention(match.persons[absence.seat]), until=until))
    return Markup(" · ").join([EMPTY, *said]) if said else EMPTY


async def _until(context: RequestContext, match: Match, summary: Summary, person: PersonId | None) -> datetime | None:
    """Return until when a person has time in a match; in the list of a server, the person who has least."""
    if person is not None:
        return await deadline(context.matches, match, person)
    times = [await deadline(context.matches, match, waiting) for waiting in summary.due]
    return min((at for at in times if at is not None), default=None)


def _key(listing: Listing) -> Key:
    return Key("list", text=listing.encode())


MOST_COUNTED: Final = 50
"""How many of the waiting matches are looked at to see which season they belong to."""


async def show_next(context: RequestContext, place: int = 0) -> None:
    """Show the match that waits longest, or the one that comes after `place` others; say so if nothing waits."""
    waiting = list(await context.store.matches.waiting_for([context.person]))[:MOST_COUNTED]
    matches = [await context.matches.match(match_id) for match_id in waiting]
    led_to = [matches[at] for at in stops([_season_of(match) for match in matches])]
    if not led_to:
        return await context.say(context.words("next-none"))
    place = place if place < len(led_to) else 0
    return await context.replace(await _next_post(context, led_to[place], place, len(led_to), len(matches)))


def _season_of(match: Match) -> str | None:
    fixture = fixture_of(match)
    return None if fixture is None else fixture.season


async def _next_post(context: RequestContext, match: Match, place: int, stops: int, waiting: int) -> Post:
    """Return the board as the person sees it, with what there is to do, where, and the way to the next one."""
    words = context.words
    (running,) = await context.store.matches.running([match.id])
    others = Markup(", ").join(mention(person) for person in match.persons if person != context.person)
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


async def on_next(event: ComponentEvent) -> None:
    """Show the next match by button; the key says how many others come first."""
    await show_next(event.context, number(event.key.text) if event.key.text else 0)
