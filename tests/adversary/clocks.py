"""Machines that sleep, processes that stand still and clocks that are set, at the worst moments.

A success is a time-out of somebody who had time, a fact before the one it follows, or a log that does not hold.
"""

from itertools import pairwise

from engine.errors import Refusal
from engine.log import codec
from engine.log.facts import MatchId, TimeRanOut
from engine.matches.audit import audit
from engine.time.policy import HOUR
from games.core import MoveError
from tests.adversary.campaign import Attack
from tests.engine.serving import serve
from tests.engine.test_outages import Machine
from tests.engine.written import GAMES_AND_TOY

BANK_H = 24
STEPS, MATCHES = 12, 8


async def attack(attack: Attack) -> None:
    """Let time do what it likes, again and again."""
    for _ in range(MATCHES * attack.scale):
        await one_match(attack)


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


async def move(machine: Machine, match: MatchId) -> None:
    """Let whoever is to move do so, and the other one after it."""
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
    facts = [codec.decode_fact(entry.body) for entry in log]
    has_lost = any(isinstance(fact, TimeRanOut) for fact in facts)
    attack.tally.note("outages that cost a player time", has_succeeded=has_lost, how=story, count=STEPS)
    goes_back = any(one.at > other.at for one, other in pairwise(log))
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
