"""Clocks that cost time or give it: machines that sleep, processes that stand still, settings changed at will.

A success is a time-out of somebody who had time, a fact before the one it follows, a log that does not hold, or
somebody who still has time although they have not moved for longer than the policy allows.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import cycle, pairwise
from typing import Final
from zoneinfo import ZoneInfo

from engine.errors import Refusal
from engine.ids import MatchId
from engine.log.facts.codec import decode_fact
from engine.log.facts.time import TimeRanOut
from engine.matches.service.audit import audit
from engine.people.preferences import Vacation
from engine.people.service import PeopleService
from engine.time.policy import HOUR, LEAGUE
from games.core import MoveError
from tests.adversary.campaign import Attack
from tests.engine.log_builders import ANNA, GAMES_AND_TOY
from tests.engine.matches.service.test_outages import Machine
from tests.engine.service_fixtures import serve
from tests.engine.service_harness import ServiceHarness
from tests.memory.store import MemoryStore

BANK_H = 24
STEPS, MATCHES = 12, 8
PLAYERS = 8
DAYS = LEAGUE.bank // (12 * HOUR) + LEAGUE.vacation_days + 2
"""Somebody who sleeps for half of each day and takes all vacation has no time left by then; clocks are put back."""
Trick = Callable[[Attack, ServiceHarness, PeopleService], Awaitable[None]]
Habit = Sequence[tuple[Trick, float]]
"""Tricks, each with the hours until the next one."""
ZONES = ("UTC", "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York")


async def attack(attack: Attack) -> None:
    """Let time do what it likes, again and again."""
    for _ in range(MATCHES * attack.scale):
        await one_match(attack)
    for habit in (*HABITS, *(any_habit(attack) for _ in range(PLAYERS * attack.scale))):
        await one_player(attack, habit)


async def one_match(attack: Attack) -> None:
    """Play a match in which nobody thinks for longer than there is time, whatever the machine's clock says."""
    machine = Machine()
    await machine.matches.clocks.recover()
    match, thought, story = await machine.start(), 0.0, []
    for _ in range(STEPS):
        hours = attack.lot.uniform(0.1, 3)
        await machine.work(hours)
        thought += hours
        act = attack.lot.choice((suspend, stop, set_forward, set_back, restart))
        jump = attack.lot.uniform(0.1, 200)
        act(machine, jump)
        story.append(f"{act.__name__} {jump:.1f} h")
        if act is restart:
            await machine.matches.clocks.recover()
        if attack.lot.random() < 1 / 2:
            await machine.matches.clocks.heartbeat()
        await machine.matches.clocks.wake(match)
        if thought > BANK_H / 2:
            thought = 0.0
            await move(machine, match)
    await judge(attack, machine, match, story)


async def one_player(attack: Attack, habit: Habit) -> None:
    """Let somebody who does not move change what stops a clock, again and again."""
    harness = ServiceHarness(MemoryStore())
    match = await harness.start(policy=LEAGUE)
    people = PeopleService(harness.store.people, harness.matches.clocks, lambda: harness.now)
    for trick, hours in cycle(habit):
        await trick(attack, harness, people)
        harness.hour += hours
        await harness.matches.clocks.wake(match)
        if harness.hour > DAYS * 24:
            break
    has_time = (await harness.matches.match(match)).phase == "running"
    story = [(trick.__name__, hours) for trick, hours in habit]
    attack.tally.note("settings that stop one's own clock at will", has_succeeded=has_time, how=story)


def any_habit(attack: Attack) -> Habit:
    """Return tricks that nobody has thought of yet."""
    lot = attack.lot
    return [(lot.choice(TRICKS), lot.choice((0.1, 1, 11.9, 12, 23.9, 24))) for _ in range(lot.randint(1, 4))]


async def sleep_now(attack: Attack, harness: ServiceHarness, people: PeopleService) -> None:
    """Go to bed right now, for as long as is allowed."""
    person = await harness.store.people.person(ANNA)
    local = harness.now.astimezone(ZoneInfo(person.zone or "UTC"))
    bed = local.hour * 60 + local.minute
    await people.change_person(replace(person, zone=person.zone or "UTC", sleep=(bed, (bed + 12 * 60) % (24 * 60))))


async def fly(attack: Attack, harness: ServiceHarness, people: PeopleService) -> None:
    """Be somewhere else on the globe."""
    person = await harness.store.people.person(ANNA)
    await people.change_person(replace(person, zone=attack.lot.choice(ZONES)))


async def leave(attack: Attack, harness: ServiceHarness, people: PeopleService) -> None:
    """Begin a vacation of a day or two."""
    zone = (await harness.store.people.person(ANNA)).zone or "UTC"
    first = harness.now.astimezone(ZoneInfo(zone)).date()
    await people.take_vacation(Vacation(ANNA, first, first + timedelta(days=attack.lot.randint(0, 1)), zone))


async def come_back(attack: Attack, harness: ServiceHarness, people: PeopleService) -> None:
    """End every vacation."""
    vacations: Sequence[Vacation] = await harness.store.people.vacations(ANNA)
    for vacation in vacations:
        await people.end_vacation(vacation)


TRICKS: Final[Sequence[Trick]] = (sleep_now, fly, leave, come_back)
HABITS: Final[Sequence[Habit]] = (
    [(sleep_now, 12)],
    [(leave, 11.9), (come_back, 0.1)],
    [(sleep_now, 11.9), (fly, 0.1)],
    [(fly, 0), (leave, 24)],
)
"""What people have tried."""


async def move(machine: Machine, match: MatchId) -> None:
    """Make a move for the player to move, then one for the other."""
    for _ in range(2):
        now = await machine.matches.match(match)
        if now.phase != "running":
            return
        try:
            await machine.matches.play(match, now.persons[now.due(machine.matches.game_of(now))[0]], "wait")
        except (Refusal, MoveError):
            return


async def judge(attack: Attack, machine: Machine, match: MatchId, story: list[str]) -> None:
    """Hold the log against what has really happened."""
    log = await machine.matches.logs.log(match)
    facts = [decode_fact(entry.body) for entry in log]
    has_lost = any(isinstance(fact, TimeRanOut) for fact in facts)
    attack.tally.note("outages that cost a player time", has_succeeded=has_lost, how=story, count=STEPS)
    goes_back = any(entry.at > other.at for entry, other in pairwise(log))
    attack.tally.note("clocks that put a fact before its time", has_succeeded=goes_back, how=story, count=STEPS)
    snapshot, seed = await machine.store.matches.snapshot(match), await machine.store.matches.seed(match)
    faults = audit(GAMES_AND_TOY, match, log, snapshot=snapshot, seed=seed)
    attack.tally.note("logs that do not hold after that", has_succeeded=bool(faults), how=faults)


def suspend(machine: Machine, hours: float) -> None:
    """Let the machine sleep: its monotonic clock stands still."""
    machine.hour += hours


def stop(machine: Machine, hours: float) -> None:
    """Let the process stand still."""
    machine.hour += hours
    machine.elapsed += hours


def set_forward(machine: Machine, hours: float) -> None:
    """Set the machine's clock forward."""
    machine.hour += hours


def set_back(machine: Machine, hours: float) -> None:
    """Set the machine's clock back."""
    machine.hour -= hours


def restart(machine: Machine, hours: float) -> None:
    """End the bot and start it again some time later."""
    machine.hour += hours
    machine.elapsed = 0.0
    machine.matches = serve(machine.store, now=lambda: machine.now, elapsed=lambda: machine.elapsed * HOUR)
