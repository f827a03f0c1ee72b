"""Commits as the engine makes them, with content that does not matter here."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from engine.ids import MatchId, PersonId
from engine.log.chain import EPOCH, GENESIS, link
from engine.stores.matches import Commit, Phase, Snapshot, Summary
from engine.stores.outbox import Announcement, Stream

ANNA = PersonId(2**63 - 1)
BERT = PersonId(2**62 + 1)
CARL = PersonId(3)
NOON = EPOCH + timedelta(days=20_000, hours=12, microseconds=1)
FACT = '{"kind":"action_taken","seat":0,"person":4611686018427387905,"action":{"kind":"place","at":"%s"},"line":"%s"}'


def commit(
    match: str,
    *,
    after: Snapshot | None = None,
    facts: int = 3,
    phase: Phase = "running",
    persons: Sequence[PersonId] = (ANNA, BERT),
    due: Sequence[PersonId] = (ANNA,),
    server: int = 7,
    at: datetime = NOON,
    size: int = 2000,
    seed: bytes | None = None,
) -> Commit:
    """Return what follows on a snapshot, or the first commit of a match; `size` is that of the new snapshot."""
    name = MatchId(match)
    seq = after.seq if after else 0
    bodies = [FACT % (f"ä{number}", "d4:e5 " * 10) for number in range(facts)]
    entries = link(bodies, match=name, after=seq, previous=after.digest if after else GENESIS, at=at)
    last = entries[-1]
    return Commit(
        entries=entries,
        snapshot=Snapshot(match=name, seq=last.seq, digest=last.digest, body="ü" * (size // 2), state=None),
        summary=Summary(
            match=name,
            game="colliding_circles",
            phase=phase,
            server=server,
            channel=2**60,
            persons=tuple(persons),
            due=tuple(due),
            updated_at=at,
        ),
        announcement=Announcement(Stream("match", name), seq + 1, last.seq),
        seed=seed,
    )


def told(commit: Commit) -> Announcement:
    """Return what a commit has to announce."""
    assert commit.announcement is not None
    return commit.announcement
