"""Plans of players: made, suggested, shown, deleted; `engine.matches.decisions.plans` says what may be planned."""

from collections.abc import Iterator

from engine.ids import MatchId, PersonId
from engine.matches.decisions import plans
from engine.matches.service.writer import MatchWriter
from engine.matches.state.match import Match
from engine.stores.matches import Conflict
from engine.stores.plans import Plan
from games.core import Choice


class PlanService:
    """Everything that players can do with their plans; only their owners learn of them."""

    def __init__(self, writer: MatchWriter) -> None:
        self._writer = writer
        self._store = writer.parts.store.plans

    async def make(self, match_id: MatchId, person: PersonId, condition: str, line: str) -> Plan:
        """Plan an answer to the opponent's next action.

        Raises:
            games.core.MoveError: the opponent cannot play that, or the answer cannot be played then.
        """
        while True:
            match, present = await self._writer.match(match_id), await self._store.of_match(match_id)
            made = plans.plan(self._writer.game_of(match), match, person, condition, line, present=present)
            try:
                await self._store.save(made, seq=match.seq)
            except Conflict:
                continue
            return made

    async def current(self, match_id: MatchId, person: PersonId) -> tuple[Plan, ...]:
        """Return a person's own plans that can still be carried out."""
        match = await self._writer.match(match_id)
        return plans.current(await self._store.of_match(match_id), match, person)

    def suggest_condition(self, match: Match, person: PersonId, text: str) -> Iterator[Choice]:
        """Return what the opponent may play next; nothing for anybody who cannot plan."""
        seat = match.seat_of(person)
        if seat is None:
            return iter(())
        return match.shown(plans.conditions(self._writer.game_of(match), match, seat, text))

    def suggest_reply(self, match: Match, person: PersonId, condition: str, text: str) -> Iterator[Choice]:
        """Return what a player may answer to a line of the opponent."""
        seat = match.seat_of(person)
        if seat is None:
            return iter(())
        return match.shown(plans.replies(self._writer.game_of(match), match, seat, condition, text))

    async def cancel(self, match_id: MatchId, person: PersonId, number: int) -> Plan:
        """Delete one of one's own plans and return it.

        Raises:
            NoSuchPlan: there is none of this number (any more).
        """
        match = await self._writer.match(match_id)
        found = plans.find(await self._store.of_match(match_id), match, person, number)
        await self._store.delete(found)
        return found

    async def lapsed(self, match_id: MatchId) -> tuple[Plan, ...]:
        """Return the plans that can be carried out no more; their owners are to be told, then `forget`."""
        match = await self._writer.match(match_id)
        if not self._writer.game_of(match).info.allows_plans:
            return ()
        return tuple(plan for plan in await self._store.of_match(match_id) if plans.is_lapsed(plan, match))

    async def forget(self, lapsed: Plan) -> None:
        """Delete a plan of which the owner was told that it has lapsed."""
        await self._store.delete(lapsed)
