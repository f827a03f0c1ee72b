"""Matches of seasons that no season has started, for tests."""

from collections.abc import Sequence
from typing import Any

from engine.ids import PersonId
from engine.matches.service.change import Change
from engine.matches.service.fixtures import FixtureTerms
from engine.matches.service.service import Matches
from engine.stores.matches import MatchStore
from engine.time.policy import FAST


async def start_fixture(
    store: MatchStore,
    matches: Matches,
    game: str,
    persons: Sequence[PersonId],
    *,
    fixture: str = "season01/1/1",
    version: int | None = None,
    **terms: Any,
) -> Change:
    """Write a match of a season alone, which is otherwise done with the fact that it has begun."""
    chosen = {"options": (), "policy": FAST, **terms}
    known = FixtureTerms(game, version or matches.game(game).info.version, 7, 8, **chosen)
    (begun,) = await matches.fixtures.prepared(known, {fixture: persons})
    await store.append(begun.commit)
    return begun.change
