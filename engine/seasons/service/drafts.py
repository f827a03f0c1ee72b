"""Seasons that are being made or changed: kept until that is done, so that a restart loses none.

Each organiser has one draft of a new season in a server, and one of each season that they change.
"""

from typing import Final

from pydantic import TypeAdapter

from engine.ids import PersonId
from engine.seasons.facts.rules import Rules
from engine.stores.notes import NoteStore

PREFIX: Final = "league-draft-"
"""The beginning of the keys of drafts; they end with whose they are."""

_DRAFT: TypeAdapter[tuple[str, Rules]] = TypeAdapter(tuple[str, Rules])


class Drafts:
    """Keeps the name and the rules of a season that somebody is making in a server, or of the one that they change."""

    def __init__(self, notes: NoteStore, *, server: int, person: PersonId, season: str) -> None:
        self._notes = notes
        self._key = f"{PREFIX}{server}-{season}-{person}"

    async def keep(self, name: str, rules: Rules) -> None:
        """Keep a draft in the place of an earlier one."""
        await self._notes.write(self._key, _DRAFT.dump_json((name, rules)).decode())

    async def kept(self) -> tuple[str, Rules] | None:
        """Return the draft, None if there is none (any more)."""
        kept = await self._notes.read(self._key)
        return _DRAFT.validate_json(kept) if kept else None

    async def discard(self) -> None:
        """Keep the draft no longer."""
        await self._notes.write(self._key, "")
