"""Options of /settings: completions while somebody types, mutes, vacations and blocks."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from discord import app_commands

from bot.errors import BadVacation
from bot.i18n import Words
from bot.markup import Markup, plain, when
from bot.posts.speech import mention
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import matching, own_matches_in, plan_vacation
from bot.typed.hours import OFF, sleep_text, sleep_typed, span_text, span_typed, today
from engine.errors import Refusal
from engine.ids import PersonId
from engine.people.preferences import Person, Vacation
from engine.time.clock import midnight

END = "end "
USUAL_SLEEP = ((22 * 60, 6 * 60), (22 * 60, 7 * 60), (23 * 60, 7 * 60), (0, 8 * 60), (60, 9 * 60))
USUAL_DAYS = (3, 7, 14, 21)

Choice = app_commands.Choice[str]


async def offered_sleep(interaction: Interaction, current: str) -> list[Choice]:
    """Offer hours of sleep: those typed as they are understood, else usual ones."""
    context = await RequestContext.of(interaction)
    try:
        typed = sleep_typed(current)
    except Refusal:
        typed = None
    spans = [typed] if typed else USUAL_SLEEP
    offered = [app_commands.Choice(name=sleep_text(span), value=sleep_text(span)) for span in spans]
    return [*offered, app_commands.Choice(name=plain(context.words("settings-sleep-none")), value=OFF)]


async def offered_matches(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the person's matches, and say of each whether it would be muted or not."""
    context = await RequestContext.of(interaction)
    muted = await context.store.people.muted_matches(context.person)
    named = [
        (context.words("unmute-label" if value in muted else "mute-label", match=name), value)
        for name, value in await own_matches_in(context, ("running", "proposed"))
    ]
    return matching(named, current)


async def offered_vacations(interaction: Interaction, current: str) -> list[Choice]:
    """Offer to end or cancel a vacation, and to begin one: as typed, or for some days from today on."""
    context = await RequestContext.of(interaction)
    words = context.words
    person, now = await context.store.people.person(context.person), context.services.now()
    start = today(person, now)
    try:
        begun = [span_typed(current, context.person, start)]
    except BadVacation:
        begun = [Vacation(context.person, start, start + timedelta(days=days - 1)) for days in USUAL_DAYS]
    offered = []
    for vacation in coming(await context.store.people.vacations(context.person), person, now):
        message = "vacation-end-label" if vacation.first <= start else "vacation-cancel-label"
        if vacation.last > start:  # of the last day nothing is left to end
            offered.append((message, vacation, f"{END}{vacation.first}"))
    offered += [("vacation-label", vacation, _value(vacation)) for vacation in begun]
    return [
        app_commands.Choice(name=plain(words(message, span=span_text(vacation, words))), value=value)
        for message, vacation, value in offered
    ]


async def turn_mute(context: RequestContext, match: str) -> Markup:
    """Mute a match, or unmute a muted one, and return what to say."""
    found = await context.match_named(match)
    is_muted = await context.services.people.toggle_mute(context.person, found.id)
    return context.words("muted" if is_muted else "unmuted", match=found.id)


async def turn_block(context: RequestContext, chosen: str) -> Markup:
    """Let the person get no invitations from another, or from a blocked one again, and return what to say."""
    other = PersonId(int(chosen))
    is_blocked = await context.services.people.toggle_block(context.person, other)
    return context.words("blocked" if is_blocked else "unblocked", other=mention(other))


async def change_vacation(context: RequestContext, typed: str) -> Markup:
    """Plan or begin a vacation, end the present one or cancel a planned one, and return what to say.

    Raises:
        BadVacation: it cannot be read or cannot be.
    """
    words, person = context.words, await context.store.people.person(context.person)
    start, vacations = today(person, context.services.now()), await context.store.people.vacations(context.person)
    if (wish := end_typed(typed, words)) is not None:
        coming_up = sorted(
            (vacation for vacation in vacations if vacation.last >= start), key=lambda vacation: vacation.first
        )
        ended = next((vacation for vacation in coming_up if wish in ("", str(vacation.first))), None)
        if ended is None:
            raise BadVacation(reason="none")
        left = await context.services.people.end_vacation(ended)
        context.services.tasks.deadlines.wake()
        if left is not None:
            return words("vacation-ended", until=when(midnight(left.zone, left.last + timedelta(days=1))))
        return words("vacation-cancelled", span=span_text(ended, words))
    return await plan_vacation(context, typed)


def end_typed(typed: str, words: Words) -> str | None:
    """Return which vacation somebody wants to end, by its first day, empty for the next; None to begin one."""
    word, _, which = typed.strip().casefold().partition(" ")
    return which.strip() if word in (END.strip(), words("vacation-end-word")) else None


def _value(vacation: Vacation) -> str:
    return f"{vacation.first} {vacation.last}"


def coming(vacations: Sequence[Vacation], person: Person, now: datetime) -> list[Vacation]:
    """Return the vacations that are not over yet."""
    return [vacation for vacation in vacations if vacation.last >= today(person, now)]
