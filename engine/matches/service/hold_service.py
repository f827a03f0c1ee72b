"""Stops the clocks of matches that cannot be seen, and lets them run again once they can."""

from collections.abc import Sequence

from engine.log.facts import MatchId
from engine.matches.decisions.holds import hold, release
from engine.matches.service.sight import Sight
from engine.matches.service.writer import Change, MatchWriter, Situation
from engine.matches.state.match import Match


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
