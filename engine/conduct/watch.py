"""Hints at what may not be fair play on a server, made from the logs when a moderator looks; what became of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final, Literal

from engine.conduct.errors import NoSuchHint
from engine.conduct.hints import WINDOW, Fixed, Hint, Sources, hints
from engine.conduct.interests import against_interest
from engine.conduct.stalling import Stall, may_stall, stalls
from engine.ids import MatchId, PersonId
from engine.log.codec import Games
from engine.matches.service.log_reader import LogReader
from engine.moderation.moderator_policy import reason
from engine.people.remarks import HintMark
from engine.seasons.organisers.neutrality import party_to
from engine.seasons.service.service import Seasons
from engine.seasons.state.season import Season
from engine.stores.store import Store

UNDRAWN: Final = frozenset({"announced", "open", "drawn", "cancelled"})

LOOKED_AT: Final = 50
"""How many of the latest matches are searched for stalling."""


class Watch:
    """Looks for hints on a server, and keeps what moderators make of them."""

    def __init__(
        self, store: Store, seasons: Seasons, games: Games, logs: LogReader, *, now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._seasons = seasons
        self._games = games
        self._logs = logs
        self._now = now

    async def all(self, server: int) -> Sequence[Hint]:
        """Return the hints of a server, the latest first."""
        found, _ = await self._found(server)
        return sorted(found, key=lambda hint: (hint.at, hint.name), reverse=True)

    async def shown(self, server: int, viewer: PersonId) -> Sequence[Hint]:
        """Return the hints of a server that do not concern the moderator who looks, the latest first.

        Concerned is who is one of the two, or plays in a division of the matches or in one that people change to from
        there, as with rulings.
        """
        found, seasons = await self._found(server)
        free = [hint for hint in found if not concerns(hint, seasons, viewer)]
        return sorted(free, key=lambda hint: (hint.at, hint.name), reverse=True)

    async def marks(self, server: int) -> Mapping[str, HintMark]:
        """Return the latest that became of each hint of a server, by its name."""
        return {mark.hint: mark for mark in await self._store.remarks.marks(server)}

    async def fresh(self, server: int) -> Sequence[Hint]:
        """Return the hints of a server that nobody has looked at, or that rest on a match more since."""
        marks = await self.marks(server)
        return [hint for hint in await self.all(server) if is_fresh(hint, marks)]

    async def mark(
        self, server: int, name: str, *, by: PersonId, kind: Literal["seen", "dismissed"], text: str = ""
    ) -> HintMark:
        """Keep what a moderator makes of a hint: seen, or looked into and dismissed with a reason.

        Raises:
            NoSuchHint: there is none, or it concerns the moderator.
            BadNote: a dismissal needs a reason.
        """
        hint = next((hint for hint in await self.shown(server, by) if hint.name == name), None)
        if hint is None:
            raise NoSuchHint
        said = reason(text) if kind == "dismissed" else ""
        mark = HintMark(server, name, hint.person, hint.other, by, self._now(), kind, said)
        await self._store.remarks.add_mark(mark)
        return mark

    async def _found(self, server: int) -> tuple[list[Hint], Mapping[str, Season]]:
        """Return the hints of a server, and its seasons that have fixtures."""
        since = self._now() - WINDOW
        known = await self._seasons.store.of_server(server)
        seasons = {
            str(summary.season): await self._seasons.season(summary.season)
            for summary in known
            if summary.phase not in UNDRAWN
        }
        marks = await self._store.remarks.marks(server)
        sources = Sources(
            await self._store.matches.ended_since(server, since),
            {match: fixed for season in seasons.values() for match, fixed in _fixed(season)},
            {key: game.info.usual_turns / game.info.min_seats for key, game in self._games.items()},
            {mark.hint: mark.at for mark in marks if mark.kind == "dismissed"},
        )
        sources = replace(sources, stalled=await self._stalled(sources))
        found = await self._logs.off_loop(partial(hints, sources))
        for season in seasons.values():
            progress, ended = await self._seasons.standing(season)
            found += await self._logs.off_loop(partial(against_interest, season, progress, ended, sources))
        return _merged(found), seasons

    async def _stalled(self, sources: Sources) -> Mapping[MatchId, Sequence[Stall]]:
        """Return who stalled in which of the latest matches, of games that prove when a match is settled."""
        found: dict[MatchId, Sequence[Stall]] = {}
        for match in [match for match in sources.rated() if self._games[match.game].settled is not None][-LOOKED_AT:]:
            log = await self._store.matches.log(match.match)
            if await self._logs.off_loop(partial(may_stall, log)):
                found[match.match] = await self._logs.off_loop(
                    partial(stalls, self._games, match, log, seal=self._store.seal)
                )
        return found


def is_fresh(hint: Hint, marks: Mapping[str, HintMark]) -> bool:
    """Tell whether nobody has looked at a hint since its latest match."""
    mark = marks.get(hint.name)
    return mark is None or mark.at < hint.at


def _merged(found: Sequence[Hint]) -> list[Hint]:
    """Return hints of which no two have the same name: what several seasons hint at is one hint."""
    merged: dict[str, Hint] = {}
    for hint in found:
        known = merged.get(hint.name)
        evidence = sorted(
            (*(known.evidence if known else ()), *hint.evidence), key=lambda evidence: (evidence.at, evidence.match)
        )
        merged[hint.name] = replace(hint, evidence=tuple(evidence), of=hint.of + (known.of if known else 0))
    return list(merged.values())


def _fixed(season: Season) -> list[tuple[MatchId, Fixed]]:
    numbers = {**season.matches}
    return [(match, Fixed(season.id, season.fixtures[number].division)) for number, match in numbers.items()]


def concerns(hint: Hint, seasons: Mapping[str, Season], person: PersonId) -> bool:
    """Tell whether somebody is one of the two, or it matters to where they play in one of the seasons."""
    stalled = (evidence.stall.other for evidence in hint.evidence if evidence.stall is not None)
    if person in (hint.person, hint.other, *stalled):
        return True
    places = {(evidence.season, evidence.division) for evidence in hint.evidence}
    return any(
        season is not None and division is not None and party_to(seasons[season], person, {division}) is not None
        for season, division in places
    )
