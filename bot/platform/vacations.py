"""Planning a vacation from wherever somebody is asked for their days away."""

from dataclasses import replace

from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.typed.hours import check_vacation, span_text, span_typed, today
from engine.time.clock import UTC_ZONE


async def plan_vacation(context: RequestContext, typed: str) -> Markup:
    """Plan or begin a vacation, and return what to say.

    Raises:
        BadVacation: it cannot be read or cannot be.
    """
    person = await context.store.people.person(context.person)
    start, vacations = today(person, context.services.now()), await context.store.people.vacations(context.person)
    wanted = replace(span_typed(typed, context.person, start), zone=person.zone or UTC_ZONE)
    check_vacation(wanted, vacations, start)
    await context.services.people.take_vacation(wanted)
    context.services.deadlines.wake()
    message = "vacation-begun" if wanted.first == start else "vacation-planned"
    return context.words(message, span=span_text(wanted, context.words))
