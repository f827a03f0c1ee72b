"""Players who know the seed, as the operator does, and choose their randomness by it.

A success is a word that counts after all others are known, or another one than was promised.
"""

from hashlib import sha256

from engine.errors import Refusal
from engine.ids import MatchId
from engine.matches.service.service import Matches
from tests.adversary.campaign import Attack
from tests.engine.log_builders import ANNA, BERT
from tests.engine.service_fixtures import invite, serve
from tests.memory.store import MemoryStore

WORDS = 40


async def attack(attack: Attack) -> None:
    """Try words late, and words that were not promised."""
    for _ in range(attack.scale):
        matches, match = await promised()
        await matches.invitations.add_entropy(match, BERT, sha256(b"wanted").hexdigest())
        for number in range(WORDS):
            word = f"{attack.lot.random()} {number}"
            for person in (ANNA, BERT):
                await attempt(attack, "words other than those promised", matches, match, person=person, word=word)
        matches, match = await promised()
        await matches.invitations.join(match, BERT)
        for number in range(WORDS):
            await attempt(
                attack, "words after everybody has joined", matches, match, person=BERT, word=f"wanted {number}"
            )
        await attempt(
            attack,
            "promises after everybody has joined",
            matches,
            match,
            person=BERT,
            word=sha256(b"wanted").hexdigest(),
        )


async def promised() -> tuple[Matches, MatchId]:
    """Return an invitation of Bert in which Anna, who does not know the seed, has promised her words."""
    matches = serve(MemoryStore())
    match = (await invite(matches, invited=[BERT])).id
    await matches.invitations.add_entropy(match, ANNA, sha256(b"my very own words").hexdigest())
    return matches, match


async def attempt(attack: Attack, kind: str, matches: Matches, match: MatchId, *, person: object, word: str) -> None:
    """Add a word where none may be added any more."""
    try:
        after = (await matches.invitations.add_entropy(match, person, word)).after  # type: ignore[arg-type]
        attack.tally.note(kind, has_succeeded=True, how=after.entropies)
    except Refusal:
        attack.tally.note(kind, has_succeeded=False)
