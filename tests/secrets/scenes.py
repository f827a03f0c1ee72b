"""Events beside moves, the same in both matches of a pair, and secret acts of others in one of them only."""

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final, get_args

from bot.features.moderation.rewinding import targets
from bot.posts.post import Key
from engine.errors import Refusal
from engine.people.preferences import Way
from games.core import MoveError, Seat, Viewer
from tests.secrets.world import BYSTANDER, LOOKER, MATCH, MODERATOR, SUBSTITUTE, World

WAYS: Final = get_args(Way)
Pair = Sequence[World]
HOURS: Final = (7, 13, 26)
"""After so many hours somebody looks again; clocks run meanwhile."""
RULINGS: Final = ("dismiss", "rewind", "rewind", "extend")


async def choose(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let the receiver, and somebody who follows the match, want to be told and shown things in one of all ways."""
    ways, looks = lot.sample(WAYS, 2), (lot.random() < 1 / 2, lot.random() < 1 / 2)
    for world in pair:
        for person, way in zip((world.person(viewer), BYSTANDER), ways, strict=True):
            people = world.store.people
            turned, text = looks
            chosen = replace(await people.person(person), notice=way, has_turned_board=turned, has_text=text)
            await people.save_person(chosen)


async def time_passes(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let hours go by: reminders, absences and daily messages come, and hints to moderators."""
    del viewer
    span = timedelta(hours=lot.choice(HOURS))
    for world in pair:
        world.skip(span)
        await world.hear_logged(_what_is_due(world))


async def _what_is_due(world: World) -> None:
    services = world.services
    await services.tasks.deadlines.tell(await services.tasks.deadlines.fire())
    await services.tasks.announcer.catch_up()
    await services.tasks.seasons.catch_up()
    for task in (services.tasks.notices, services.tasks.hint_reports, services.tasks.events):
        await task.poll()


async def dispute(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let a player call a moderator, who looks at the evidence, previews going back, and decides."""
    del viewer
    by, ruling, draws, at = lot.randrange(2), lot.choice(RULINGS), lot.choice(("fresh", "repeated")), lot.random()
    for world in pair:
        await world.touch(world.persons[by], Key("called", MATCH, text="dispute"), text="Look.")
        await world.touch(world.persons[1 - by], Key("called", MATCH, text="statement"), text="Why?")
        match = await world.match()
        if match.dispute is None or not match.dispute.is_open:
            continue
        case = match.dispute.seq
        await world.touch(LOOKER, Key("mod_act", MATCH, text="reveal"), text="To be sure.")
        for route in ("mod_ask", "mod_rewind_to"):
            await world.touch(MODERATOR, Key(route, MATCH, case, "rewind"))
        back = targets(await world.matches.logs.whole_play(MATCH))
        for step in back[:3]:
            await world.touch(MODERATOR, Key("mod_rewind_to", MATCH, case, str(step.seq)))
        match = await world.match()
        if ruling == "rewind" and back:
            text = f"rewind.{back[int(at * len(back[:4]))].seq}.{draws}.{match.position}"
            await world.touch(MODERATOR, Key("mod_act", MATCH, case, text), text="So.")
        if ruling == "extend":
            await world.touch(MODERATOR, Key("mod_act", MATCH, text="extend"), text="So.", seat="0", hours="6")
        await world.touch(MODERATOR, Key("mod_act", MATCH, case, "dismiss"), text="So.")
        await world.touch(world.persons[by], Key("called", MATCH, text="appeal"), text="No.")
        await world.touch(MODERATOR, Key("mod_act", MATCH, text="dismiss"), text="Still so.")
        await world.touch(LOOKER, Key("mod_act", MATCH, text="dismiss"), text="Still so.")
        await world.touch(MODERATOR, Key("mod_act", MATCH, text="resume"), text="Go on.")


async def moderator_stops(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let a moderator stop the clocks, note something, and let the match go on."""
    del viewer, lot
    for world in pair:
        for act in ("pause", "note", "reveal", "resume"):
            await world.touch(LOOKER if act == "reveal" else MODERATOR, Key("mod_act", MATCH, text=act), text="So.")


async def offers(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let a player ask for something, and the others agree to it or not."""
    del viewer
    by, kind, answer = lot.randrange(2), lot.choice(("draw", "takeback", "abandon")), lot.random() < 1 / 2
    for world in pair:
        await world.touch(world.persons[by], Key(kind, MATCH))
        route = "accept" if answer and kind == "takeback" else "refuse"
        await world.touch(world.persons[1 - by], Key(route, MATCH, text=kind))


async def sheets_open(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let players agree to lay their sheets open, if what the receiver sees of them is the same in both."""
    del lot
    seen = []
    for world in pair:
        opened = world.game.secrets.with_open_notes((await world.match()).state)
        views = [world.game.narration.view(opened, looker) for looker in (viewer, None)] if opened is not None else []
        seen.append(views)
    if not seen[0] or seen[0] != seen[1]:
        return
    for world in pair:
        await world.touch(world.persons[0], Key("open_notes", MATCH))
        await world.touch(world.persons[1], Key("accept", MATCH, text="open_notes"))


async def seat_is_taken_over(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let somebody take over the receiver's seat: a briefing comes, then the secrets of the seat."""
    del lot
    for world in pair if viewer is not None else ():
        match = await world.match()
        if viewer is None or match.seat_of(SUBSTITUTE) is not None or match.dispute is not None:
            continue
        for person, key in (
            (world.person(viewer), Key("substitute_yes", MATCH, text=f"{viewer}.{SUBSTITUTE}")),
            (world.persons[1 - viewer], Key("accept", MATCH, text="substitute")),
            (SUBSTITUTE, Key("accept", MATCH, text="substitute")),
        ):
            await world.touch(person, key)


async def others_plan(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let another player plan an answer, or study, in one of both only: what receivers see afterwards is the same."""
    one = pair[0]
    for world in pair:
        world.had_secrets = True
    async with one.in_secret():
        match = await one.match()
    due = match.due(one.game)
    other = next((Seat(at) for at in range(one.seats) if Seat(at) not in (viewer, *due)), None)
    if other is None or len(due) != 1:
        return
    actions = list(one.game.rules.legal_actions(match.state, due[0]))
    condition = one.game.notation.format(match.state, due[0], lot.choice(actions))
    async with one.in_secret():
        await _plan(one, other, condition, lot)
        await one.study_lines(other, [condition])


async def _plan(world: World, seat: Seat, condition: str, lot: random.Random) -> None:
    try:
        match = await world.match()
        offered = world.matches.plans.suggest_reply(match, world.persons[seat], condition, "")
        reply = next(iter(offered), None)
        if reply is not None:
            await world.matches.plans.make(MATCH, world.persons[seat], condition, reply.line)
    except (MoveError, Refusal):
        lot.random()


async def nothing_is_planned(pair: Pair) -> None:
    """Let everybody take their plans back, before a move carries one out for all to see."""
    for world in pair:
        async with world.in_secret():
            for person in world.persons[: world.seats]:
                for plan in await world.matches.plans.current(MATCH, person):
                    await world.matches.plans.cancel(MATCH, person, plan.number)


async def end(pair: Pair, viewer: Viewer, lot: random.Random) -> None:
    """Let a player give up; what everybody is shown of that depends on what was hidden, as it is open now."""
    del viewer
    by = lot.randrange(pair[0].seats)
    for world in pair:
        await world.touch(world.persons[by], Key("resign_yes", MATCH))


SCENES: Final[Sequence[Callable[[Pair, Viewer, random.Random], Awaitable[None]]]] = (
    choose,
    time_passes,
    dispute,
    moderator_stops,
    offers,
    sheets_open,
    seat_is_taken_over,
    others_plan,
)
