"""What /me offers while somebody types, and the choices that are more than a value: mutes and vacations."""

from datetime import timedelta
from itertools import islice

from discord import app_commands

from bot import limits
from bot.cogs.options import matching, own_matches_in
from bot.components.routes import Interaction
from bot.desk import Desk
from bot.errors import BadVacation, BadZone
from bot.hours import OFF, check_vacation, sleep_text, sleep_typed, span_text, span_typed, today
from bot.i18n import Words
from bot.profile import coming
from bot.zones import label, search, zone_named
from engine.errors import Refusal
from engine.preferences import Person, Vacation

END = "end "
USUAL_SLEEP = ((22 * 60, 6 * 60), (22 * 60, 7 * 60), (23 * 60, 7 * 60), (0, 8 * 60), (60, 9 * 60))
USUAL_DAYS = (3, 7, 14, 21)

Choice = app_commands.Choice[str]


async def offered_zones(interaction: Interaction, current: str) -> list[Choice]:
    """Offer time zones by city or by the time there."""
    desk = await Desk.of(interaction)
    words, now = desk.reader.words, interaction.client.now()
    found = islice(search(current, words, now), limits.CHOICES)
    return [
        app_commands.Choice(name=limits.clip(label(zone, words, now), limits.CHOICE_TEXT), value=zone) for zone in found
    ]


async def offered_sleep(interaction: Interaction, current: str) -> list[Choice]:
    """Offer hours of sleep: those typed as they are understood, else usual ones."""
    desk = await Desk.of(interaction)
    try:
        typed = sleep_typed(current)
    except Refusal:
        typed = None
    spans = [typed] if typed else USUAL_SLEEP
    offered = [app_commands.Choice(name=sleep_text(span), value=sleep_text(span)) for span in spans]
    return [*offered, app_commands.Choice(name=desk.reader.words("me-sleep-none"), value=OFF)]


async def offered_matches(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the person's matches, and say of each whether it would be muted or not."""
    desk = await Desk.of(interaction)
    muted = await interaction.client.store.muted_matches(desk.person)
    named = [
        (desk.reader.words("unmute-label" if value in muted else "mute-label", match=name), value)
        for name, value in await own_matches_in(desk, ("running", "proposed"))
    ]
    return matching(named, current)


async def offered_vacations(interaction: Interaction, current: str) -> list[Choice]:
    """Offer to end a vacation or to strike one off, and to begin one: as typed, or for some days from today on."""
    desk = await Desk.of(interaction)
    bot, words = interaction.client, desk.reader.words
    person, now = await bot.store.person(desk.person), bot.now()
    start = today(person, now)
    try:
        begun = [span_typed(current, desk.person, start)]
    except BadVacation:
        begun = [Vacation(desk.person, start, start + timedelta(days=days - 1)) for days in USUAL_DAYS]
    offered = []
    for vacation in coming(await bot.store.vacations(desk.person), person, now):
        message = "vacation-end-label" if vacation.first <= start else "vacation-cancel-label"
        offered.append((message, vacation, f"{END}{vacation.first}"))
    offered += [("vacation-label", vacation, _value(vacation)) for vacation in begun]
    return [
        app_commands.Choice(name=words(message, span=span_text(vacation, words)), value=value)
        for message, vacation, value in offered
    ]


def zone_wanted(typed: str, words: Words) -> str:
    """Return the time zone that is typed or was chosen.

    Raises:
        BadZone: there is no such zone, or several.
    """
    zone = zone_named(typed, words)
    if zone is None:
        raise BadZone(zone=typed)
    return zone


async def turn_mute(desk: Desk, match: str) -> str:
    """Mute a match, or unmute a muted one, and return what to say."""
    store = desk.interaction.client.store
    found = await desk.match_named(match)
    if found.id in await store.muted_matches(desk.person):
        await store.unmute(desk.person, found.id)
        return desk.reader.words("unmuted", match=found.id)
    await store.mute(desk.person, found.id)
    return desk.reader.words("muted", match=found.id)


async def change_vacation(desk: Desk, person: Person, typed: str) -> str:
    """Plan or begin a vacation, end the present one or strike a planned one off, and return what to say.

    Raises:
        BadVacation: it cannot be read or cannot be.
    """
    bot, words = desk.interaction.client, desk.reader.words
    start, vacations = today(person, bot.now()), await bot.store.vacations(desk.person)
    if typed.startswith(END):
        ended = next((one for one in vacations if typed == f"{END}{one.first}" and one.last >= start), None)
        if ended is None:
            raise BadVacation(reason="none")

        async def end() -> None:
            await bot.store.delete_vacation(ended)
            if ended.first < start:
                await bot.store.save_vacation(Vacation(person.id, ended.first, start - timedelta(days=1)))

        await bot.matches.recharge(person.id, end)
        bot.deadlines.hurry()
        if ended.first <= start:
            return words("vacation-ended")
        return words("vacation-cancelled", span=span_text(ended, words))
    wanted = span_typed(typed, desk.person, start)
    check_vacation(wanted, vacations, start)
    await bot.matches.recharge(person.id, lambda: bot.store.save_vacation(wanted))
    bot.deadlines.hurry()
    return words("vacation-begun" if wanted.first == start else "vacation-planned", span=span_text(wanted, words))


def _value(vacation: Vacation) -> str:
    return f"{vacation.first} {vacation.last}"
