"""Moderators who look at secrets and want to play with what they know, players who help them.

A success is somebody who has seen the secrets and then sits at the table.
"""

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.facts.codec import decode_fact
from engine.log.facts.secrets import SecretsLookedAt
from engine.moderation.moderator_policy import Choices
from games.core import Seat
from tests.adversary.campaign import Attack
from tests.engine.log_builders import ANNA, BERT, CARL, DORA
from tests.engine.matches.decisions.test_acceptance import Box
from tests.memory.store import MemoryStore

STEPS, MATCHES = 30, 6
ALL = (ANNA, BERT, CARL, DORA)


async def attack(attack: Attack) -> None:
    """Let four people offer, look, agree, decline and replace in any order."""
    for _ in range(MATCHES * attack.scale):
        box, lot, looked = await Box(MemoryStore()).start(), attack.lot, 0
        for _ in range(STEPS):
            await act(box, lot.choice(ALL), lot.choice(ALL), lot.randrange(2), lot.choice(WAYS))
            match = await box.matches.match(box.id)
            log = [decode_fact(entry.body) for entry in await box.matches.logs.log(box.id)]
            lookers = {fact.person for fact in log if isinstance(fact, SecretsLookedAt)}
            knows = lookers & set(match.persons)
            attack.tally.note("steps of players and moderators", has_succeeded=bool(knows), how=knows)
            looked = max(looked, len(lookers))
        attack.tally.note("matches in which somebody has looked", has_succeeded=False, count=int(looked > 0))


WAYS = ("offer", "offer the other's", "reveal", "replace", "accept", "accept", "accept", "decline", "cancel")


async def act(box: Box, person: PersonId, other: PersonId, seat: int, way: str) -> None:
    """Do one thing; what is refused changes nothing."""
    matches, moderators = box.matches, box.moderators
    try:
        match way:
            case "offer":
                await matches.offer_substitute(box.id, person, other)
            case "offer the other's":
                await matches.offer_substitute(box.id, person, other, replaced=Seat(seat))
            case "reveal":
                await moderators.act(box.id, person, "reveal", note="let me see")
            case "replace":
                chosen = Choices(seat=Seat(seat), substitute=other)
                await moderators.act(box.id, person, "replace", note="gone", chosen=chosen)
            case "cancel":
                await matches.cancel_offer(box.id, person)
            case _:
                await matches.answer(box.id, person, kind="substitute", is_accepted=way == "accept")
    except Refusal:
        return
