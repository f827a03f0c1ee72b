"""Members as moderators see them, and the notes that moderators write down for each other."""

from typing import Final

from bot.errors import UnknownButton
from bot.features.moderation.disputes import case_line
from bot.markup import Markup
from bot.posts.person.conduct import SHOWN, Member, member_post
from bot.posts.post import Key, Post
from bot.requests.authority import require_moderator_role
from bot.requests.context import RequestContext
from bot.requests.forms import TEXT_FIELD, open_text_form
from bot.requests.routing import ComponentEvent
from engine.ids import PersonId

CASES_READ: Final = 100
"""How many of the server's disputes are searched for those about a member."""

LONGEST_ID: Final = 20


async def show_member(context: RequestContext, person: PersonId) -> None:
    """Show the page of a member, in private."""
    await require_moderator_role(context)
    await context.say_post(await _page(context, person))


async def ask_note(event: ComponentEvent) -> None:
    """Open the form for a note."""
    context = event.context
    await require_moderator_role(context)
    _other(context, event.key.text)
    await open_text_form(context.interaction, context.words, "member-note", Key("mod_noted", text=event.key.text))


async def on_submit_note(event: ComponentEvent) -> None:
    """Keep a note, and show the page with it."""
    context = event.context
    await require_moderator_role(context)
    person = _other(context, event.key.text)
    conduct = context.services.conduct
    await conduct.note(context.server, person, by=context.person, text=event.fields.get(TEXT_FIELD, ""))
    await context.replace(await _page(context, person))


async def _page(context: RequestContext, person: PersonId) -> Post:
    conduct, is_own = context.services.conduct, person == context.person
    member = Member(
        person,
        await conduct.reliability(person, context.server),
        await _disputes(context, person),
        await conduct.handed(person, context.server),
        [] if is_own else await context.store.remarks.notes_about(context.server, person),
        is_own,
    )
    return member_post(member, context.words)


async def _disputes(context: RequestContext, person: PersonId) -> list[Markup]:
    """Return lines about the disputes in a member's matches, those that are open first."""
    found: list[Markup] = []
    for case in await context.store.disputes.cases(context.server, limit=CASES_READ):
        summary = await context.store.matches.summary(case.match)
        if summary is not None and person in (case.person, *summary.persons) and len(found) < SHOWN:
            found.append(await case_line(context, case))
    return found


def _other(context: RequestContext, text: str) -> PersonId:
    """Return the member that a key names; about oneself nobody notes anything.

    Raises:
        UnknownButton: it names nobody, or the person themselves.
    """
    if not (text.isdecimal() and len(text) <= LONGEST_ID) or int(text) == context.person:
        raise UnknownButton
    return PersonId(int(text))
