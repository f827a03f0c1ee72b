"""One person asks for so much long work that others would have to wait.

A success is a board that is not drawn while others' animations are, or somebody whose turn comes after a flood.
"""

import asyncio

from bot.errors import Busy
from engine.ids import PersonId
from tests.adversary.campaign import Attack
from tests.bot.bench import ANNA, BERND
from tests.bot.platform.test_pace import Queue
from tests.bot.posts.test_long_work import FAR, LOOK, Studio

ANIMATIONS, SECRETS = 10, 50
HONEST = (7, 8)


async def attack(attack: Attack) -> None:
    """Stop the drawing, and the direct messages."""
    for _ in range(attack.scale):
        await drawing(attack)
        await messages(attack)


async def drawing(attack: Attack) -> None:
    """Ask for animations that do not end before they are told; then boards, sheets and one animation are asked for."""
    studio = Studio()
    persons = [PersonId(900 + number) for number in range(attack.lot.randrange(1, 4))]
    for number in range(ANIMATIONS):
        studio.ask(attack.lot.choice(persons), f"long {number}")
    await studio.begun()
    try:
        async with asyncio.timeout(FAR):
            await studio.painter.board("game", None, **LOOK)  # type: ignore[arg-type]
            await studio.painter.sheet("game", [], page=0, **LOOK)
        has_waited = False
    except TimeoutError:
        has_waited = True
    attack.tally.note("boards behind ten animations", has_succeeded=has_waited, count=ANIMATIONS)
    refused = [task for task in studio.asked if task.done() and isinstance(task.exception(), Busy)]
    honest = studio.ask(BERND, "honest")
    await asyncio.sleep(0)
    studio.finish(ANIMATIONS + 1)
    await honest
    before = studio.renderer.begun.index("honest")
    attack.tally.note("animations drawn before another person's", has_succeeded=before > len(persons) + 1, how=before)
    await asyncio.gather(*studio.asked, return_exceptions=True)
    attack.tally.note("animations of one that are taken all", has_succeeded=len(persons) == 1 and not refused)
    studio.painter.close()


async def messages(attack: Attack) -> None:
    """Let two accounts get fifty secret messages and as many notices before an honest pair gets its own."""
    queue = Queue()
    await queue.use_up()
    flood = [queue.turn(attack.lot.choice((ANNA, BERND)), is_notice=bool(at % 2)) for at in range(2 * SECRETS)]
    waiting = [asyncio.ensure_future(request) for request in flood]
    await asyncio.sleep(0)
    await asyncio.gather(*waiting, *(queue.turn(person) for person in HONEST))
    for person in HONEST:
        at = queue.served.index((person, False))
        attack.tally.note("secret messages behind a flood", has_succeeded=at > 2 * len(HONEST), how=at, count=SECRETS)
