"""The use cases of moderators and of those who call for them: load, decide (`moderator_policy`), append.

Who moderates is known outside; here every request is one of somebody who does.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.ids import MatchId, PersonId
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.history import Play, PlayedStep
from engine.matches.state.match import Match
from engine.moderation import moderator_policy
from engine.moderation.disclosure import Disclosed, disclosed
from engine.moderation.errors import NoRewind
from engine.moderation.moderator_policy import ACTS, NO_CHOICES, ActName, Choices, Request
from engine.stores.store import Store


@dataclass(frozen=True, slots=True)
class Rewinding:
    """The effect of a rewind: the match now and as it would be, the steps to be undone, who has learned what."""

    match: Match
    earlier: Match
    undone: tuple[PlayedStep, ...]
    disclosed: tuple[Disclosed, ...]


class Moderators:
    """Everything that can be done about matches from outside of them.

    Every method raises `engine.errors.Refusal` when a request is not carried out.
    """

    def __init__(
        self,
        matches: Matches,
        store: Store,
        require_neutral: Callable[[Match, PersonId], Awaitable[None]] | None = None,
    ) -> None:
        """Make the service; `require_neutral` refuses who is concerned by a match though they do not play in it."""
        self._matches = matches
        self._store = store
        self._require_neutral = require_neutral

    async def act(
        self, match_id: MatchId, by: PersonId, name: ActName, *, note: str, chosen: Choices = NO_CHOICES
    ) -> Change:
        """Carry out what a moderator wants; what `reveal` returns may be shown to this person."""
        act = ACTS[name]
        if self._require_neutral is not None:
            await self._require_neutral(await self._matches.match(match_id), by)
        earlier = await self._matches.logs.at(match_id, chosen.back_to) if "back_to" in act.fields else None
        return await self._matches.decide(
            match_id,
            lambda match, seed, _: moderator_policy.carry_out(
                act, Request(self._matches.game_of(match), match, by, note, chosen, seed, earlier)
            ),
        )

    # Before a rewind

    async def rewinding(self, match_id: MatchId, by: PersonId, back_to: int, *, play: Play | None = None) -> Rewinding:
        """Return what a rewind to the position after fact `back_to` would do; nothing changes.

        `play` is that of the match where it is known already: to replay a log takes long.

        Raises:
            NoRewind: the match cannot be set back there.
        """
        match = await self._matches.match(match_id)
        game = self._matches.game_of(match)
        play = play or await self._matches.logs.whole_play(match_id)
        earlier = play.match_at(back_to)
        moderator_policy.check(ACTS["rewind"], game, match, by)
        if not moderator_policy.may_rewind_to(game, match, earlier):
            raise NoRewind
        kept = {step.seq for step in play.played_at(back_to)}
        return Rewinding(
            match=match,
            earlier=earlier,
            undone=tuple(step for step in play.played if step.seq not in kept),
            disclosed=disclosed(game, await self._matches.logs.log(match_id), play, earlier=earlier, match=match),
        )

    # Those who call for moderators

    async def open_dispute(self, match_id: MatchId, person: PersonId, *, note: str) -> Change:
        """Call for a moderator."""
        return await self._matches.decide(
            match_id, lambda match, *_: moderator_policy.open_dispute(match, person, note=note)
        )

    async def state_side(self, match_id: MatchId, person: PersonId, *, text: str) -> Change:
        """Tell one's own side of an open dispute."""
        return await self._matches.decide(
            match_id, lambda match, *_: moderator_policy.state_side(match, person, text=text)
        )

    async def appeal(self, match_id: MatchId, person: PersonId, *, note: str) -> Change:
        """Ask for another moderator, where the server has appeals."""
        proposal = (await self._matches.match(match_id)).proposal
        is_allowed = (await self._store.people.server(proposal.server)).has_appeals
        return await self._matches.decide(
            match_id,
            lambda match, _, now: moderator_policy.appeal(match, person, note=note, now=now, is_allowed=is_allowed),
        )
