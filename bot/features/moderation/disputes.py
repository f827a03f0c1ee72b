"""Disputes: opening one, statements and appeals in forms, and the list of those of a server."""

from typing import Final

from bot.errors import NobodyToCall
from bot.markup import Markup
from bot.platform.roles import caretakers
from bot.posts.post import Button, Key, Post, rows, turns
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.forms import TEXT_FIELD, open_text_form
from bot.requests.routing import ComponentEvent
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import require_party, why_no_appeal
from engine.stores.cases import Case


async def call(context: RequestContext, match: Match) -> None:
    """Lead somebody who plays to what can be done now."""
    require_party(match, context.person)
    words, store = context.words, context.store
    if match.dispute is not None and match.dispute.is_open:
        return await _open(context, match, "statement")
    has_appeals = (await store.people.server(match.proposal.server)).has_appeals
    if why_no_appeal(match, now=context.services.now(), is_allowed=has_appeals) is not None:
        return await _open(context, match, "dispute")
    buttons = [
        Button(words("button-appeal"), Key("appeal", match.id), "primary"),
        Button(words("button-new-dispute"), Key("new_dispute", match.id)),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]
    return await context.say_post(Post.of(words("dispute-or-appeal"), *rows(buttons)))


async def ask(event: ComponentEvent, *, name: str) -> None:
    """Open the form for a dispute, for one's own side of one, or for an appeal."""
    context, match = event.context, await event.match()
    require_party(match, context.person)
    await _open(context, match, name)


async def on_submit_call(event: ComponentEvent) -> None:
    """Carry out what a form of somebody who plays says."""
    context, match = event.context, await event.match()
    moderators, words, text = context.services.moderators, context.words, event.fields.get(TEXT_FIELD, "")
    match event.key.text:
        case "dispute":
            await _require_somebody(context, match)
            change = await moderators.open_dispute(match.id, context.person, note=text)
        case "appeal":
            change = await moderators.appeal(match.id, context.person, note=text)
        case _:
            change = await moderators.state_side(match.id, context.person, text=text)
    is_stopped = change.after.phase == "over" or change.after.pause is not None
    said = "called-dispute-only" if event.key.text == "dispute" and not is_stopped else f"called-{event.key.text}"
    await context.conclude(change, Post.of(words(said)))
    await _say_where(context, change.after)


async def _require_somebody(context: RequestContext, match: Match) -> None:
    """Refuse to stop a match where nobody could decide about it.

    Raises:
        NobodyToCall: the server has no moderators, and those who own or manage it play in the match.
    """
    guild = context.interaction.guild
    server = await context.store.people.server(match.proposal.server)
    if guild is not None and guild.id == server.id and not any(caretakers(guild, server, match)):
        raise NobodyToCall


async def _open(context: RequestContext, match: Match, name: str) -> None:
    await open_text_form(context.interaction, context.words, name, Key("called", match.id, text=name))


async def _say_where(context: RequestContext, match: Match) -> None:
    """Add where the dispute is talked about, as soon as there is such a place and unless it is here."""
    assert match.dispute is not None
    case = await context.store.disputes.case(match.id, match.dispute.seq)
    if case is not None and case.thread not in (None, context.interaction.channel_id):
        await context.say(context.words("dispute-where", thread=Markup("<#{}>").format(case.thread)))


ON_PAGE: Final = 8


async def cases_post(context: RequestContext, page: int) -> Post:
    """Return one page of the disputes of this server, those that wait for a ruling first."""
    words, store = context.words, context.store
    found = await store.disputes.cases(context.server, limit=ON_PAGE + 1, offset=(page - 1) * ON_PAGE)
    lines = [await case_line(context, case) for case in found[:ON_PAGE]]
    last = page + (len(found) > ON_PAGE)
    buttons = turns(words, lambda at: Key("cases", text=str(at)), page, last, first=1)
    return Post.of(words("cases-title"), Markup("\n").join(lines) or words("cases-empty"), *rows(buttons))


async def case_line(context: RequestContext, case: Case) -> Markup:
    """Return a dispute in one line: how it stands, where it is talked about, who has called and when."""
    words, store = context.words, context.store
    summary = await store.matches.summary(case.match)
    assert summary is not None  # a case refers to its match
    where = case.thread or await context.services.homes.spot(summary)
    return words(
        f"cases-line-{case.state}",
        channel=Markup("<#{}>").format(where),
        game=Speech(words).game(context.matches.game(summary.game)),
        person=mention(case.person),
        since=Markup("<t:{}:R>").format(int(case.opened_at.timestamp())),
        ruling=words(f"ruling-{case.ruling or 'none'}"),
        match=case.match,
    )
