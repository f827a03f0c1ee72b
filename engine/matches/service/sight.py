"""Matches that cannot be seen on Discord: since when, and their clocks held until they can be seen again."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Final, Literal, TypeVar

from engine.ids import MatchId
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import PlayerLeft, PlayerReplaced, PlayerResigned, TurnTakenBack
from engine.log.facts.rulings import HoldReason, MatchRewound, PauseLapsed
from engine.log.facts.secrets import DeliveryFailed, SecretsDelivered
from engine.log.facts.start import MatchStarted
from engine.log.facts.time import MatchResumed, SecretsUnfetched, TimeClaimed, TimeRanOut
from engine.log.facts.union import Fact
from engine.matches.decisions.holds import Unseen, hold, release
from engine.matches.service.change import Change, Situation
from engine.matches.service.writer import MatchWriter
from engine.matches.state.match import Match
from engine.matches.state.steps import Step
from engine.share import Share
from engine.stores.outbox import Stream
from engine.stores.store import Store
from engine.time.presence import SHORT_GAP

K = TypeVar("K")

ServerState = Literal["there", "unavailable", "removed"]
"""The state of a server towards the bot: within reach, out of Discord's reach for now, or without the bot (by now)."""

AWAY: Final[dict[ServerState, HoldReason]] = {"unavailable": "unavailable", "removed": "removed"}

MovesOn = (
    Step
    | MatchStarted
    | SecretsDelivered
    | DeliveryFailed
    | TurnTakenBack
    | MatchRewound
    | MatchResumed
    | PauseLapsed
    | PlayerReplaced
    | PlayerResigned
    | PlayerLeft
    | TimeRanOut
    | SecretsUnfetched
    | TimeClaimed
)
"""Facts that those who are to move must be shown or told before they can."""


class Sight:
    """Knows which matches cannot be seen, and since when, as far as this process has looked.

    Args:
        store: where what is still to be announced stands, and where matches live.
        state_of: how a server is; asked only of servers that this process looks after.
        now: the clock.
    """

    def __init__(self, store: Store, state_of: Callable[[int], ServerState], now: Callable[[], datetime]) -> None:
        self._store = store
        self._state_of = state_of
        self._now = now
        self._away: dict[int, datetime] = {}
        self._held_up: dict[MatchId, datetime] = {}
        self._unshown: dict[MatchId, datetime] = {}

    async def unseen(self, match: Match, *, is_ours: bool) -> Unseen | None:
        """Return why a match cannot be seen now, however short that is; None where it can."""
        server = match.proposal.server
        if is_ours and (reason := AWAY.get(self._state_of(server))) is not None:
            return Unseen(reason, self._away.get(server, self._now()))
        since = await self._untold_since(match)
        return None if since is None else Unseen("unseen", since)

    async def look(self, share: Share) -> Sequence[MatchId]:
        """Look around; return the matches that may not have been seen for longer than counts as never."""
        servers = await self._store.matches.servers_playing(share)
        away = self._lasting(self._away, (server for server in servers if self._state_of(server) != "there"))
        waiting = (await self._store.outbox.held_up(share)).values()
        streams = (stream for of_server in waiting for stream in of_server if stream.kind == "match")
        held_up = self._lasting(self._held_up, (MatchId(stream.id) for stream in streams))
        unshown = self._lasting(self._unshown, await self._store.outbox.unshown(share))
        of_servers = [match for server in away for match in await self._store.matches.scheduled_on(server)]
        return list(dict.fromkeys((*of_servers, *held_up, *unshown)))

    def _lasting(self, known: dict[K, datetime], found: Iterable[K]) -> list[K]:
        """Note since when each was found at every look; return those for which that is long enough to count."""
        now = self._now()
        since = {match_id: known.get(match_id, now) for match_id in found}
        known.clear()
        known.update(since)
        return [match_id for match_id, first in since.items() if now - first > SHORT_GAP]

    async def _untold_since(self, match: Match) -> datetime | None:
        """Return since when those who are to move have not been shown or told how the match stands."""
        waiting = await self._store.outbox.announcements(Stream("match", match.id))
        for announcement in waiting:
            log = await self._store.matches.log(match.id, after=announcement.first - 1, upto=announcement.last)
            facts: list[Fact] = [decode_fact(entry.body) for entry in log]
            if any(isinstance(fact, MovesOn) for fact in facts):
                return log[-1].at
        location = await self._store.outbox.location(match.id)
        is_shown = location.thread is not None and (location.board is not None or bool(match.undelivered))
        return None if is_shown else self._unshown.get(match.id, self._now())


class HoldService:
    """Holds matches as `Sight` sees them; without one every match counts as seen.

    Which matches are held stands in their logs. What is known of them here only saves looking at all others.
    """

    def __init__(self, writer: MatchWriter) -> None:
        self._writer = writer
        self._share = writer.parts.share
        self._sight: Sight | None = None
        self._held: set[MatchId] = set()

    def see_through(self, sight: Sight) -> None:
        """Let a sight say from now on which matches can be seen."""
        self._sight = sight
        self._writer.before_time_costs(sight.unseen)

    def note(self, match: Match) -> None:
        """Note whether a match is held, to look at it again."""
        if match.hold is not None and match.phase == "running":
            self._held.add(match.id)
        else:
            self._held.discard(match.id)

    async def to_look_at(self) -> Sequence[MatchId]:
        """Return the matches that may have to be held or released; call it every half a minute or so."""
        if self._sight is None:
            return ()
        return list(dict.fromkeys((*await self._sight.look(self._share()), *self._held)))

    async def look_at(self, match_id: MatchId) -> Change | None:
        """Hold a match that cannot be seen, or release one that can; None where nothing is to be done."""
        sight = self._sight
        if sight is None:
            return None

        async def attempt(found: Situation) -> Change | None:
            is_ours = self._share().has(found.match.proposal.server)
            unseen = await sight.unseen(found.match, is_ours=is_ours)
            facts = release(found.match) if unseen is None else hold(found.timed, unseen)
            change = await self._writer.carry_out(found, facts) if facts else None
            self.note(change.after if change else found.match)
            return change

        return await self._writer.attempt(match_id, attempt)
