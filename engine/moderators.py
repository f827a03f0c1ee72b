"""The use cases of moderators and of those who call for them: load, decide (`engine.judging`), append.

Who moderates is known outside; here every request is one of somebody who does.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import codec, judging
from engine.facts import MatchId, MatchStarted, PersonId
from engine.history import Played
from engine.learning import Learned, learned
from engine.match import Match
from engine.rulings import Draws
from engine.service import Happened, Matches
from engine.store import Store
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Rewinding:
    """What a rewind would do: the match now and as it would be, the steps to be undone, who has learned what."""

    match: Match
    earlier: Match
    undone: tuple[Played, ...]
    learned: tuple[Learned, ...]


class Moderators:
    """Everything that can be done about matches from outside of them.

    Every method raises `engine.errors.Refusal` when a request is not carried out.
    """

    def __init__(self, matches: Matches, store: Store) -> None:
        self._matches = matches
        self._store = store

    # Disputes

    async def open_dispute(self, match_id: MatchId, person: PersonId, *, note: str) -> Happened:
        """Call for a moderator."""
        return await self._matches.decide(match_id, lambda match, *_: judging.open_dispute(match, person, note=note))

    async def state_side(self, match_id: MatchId, person: PersonId, *, text: str) -> Happened:
        """Tell the own side of an open dispute."""
        return await self._matches.decide(match_id, lambda match, *_: judging.state_side(match, person, text=text))

    async def appeal(self, match_id: MatchId, person: PersonId, *, note: str) -> Happened:
        """Ask for another moderator, where the server has appeals."""
        summary = (await self._matches.match(match_id)).proposal
        is_allowed = (await self._store.server(summary.server)).has_appeals
        return await self._matches.decide(
            match_id,
            lambda match, _, now: judging.appeal(match, person, note=note, now=now, is_allowed=is_allowed),
        )

    async def dismiss(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Rule that everything stays as it is."""
        return await self._matches.decide(match_id, lambda match, *_: judging.dismiss(match, by, note=note))

    # Acts

    async def started(self, match_id: MatchId) -> int:
        """Return the number of the fact that started a match."""
        log = await self._matches.log(match_id)
        started = (entry.seq for entry in log if isinstance(codec.decode_fact(entry.body), MatchStarted))
        return next(started, 0)

    async def rewinding(self, match_id: MatchId, by: PersonId, back_to: int) -> Rewinding:
        """Return what a rewind to the position after fact `back_to` would do; nothing changes.

        Raises:
            NoRewind: the match cannot be set back there.
        """
        match = await self._matches.match(match_id)
        game = self._matches.game_of(match)
        earlier = await self._matches.at(match_id, back_to)
        judging.rewind(game, match, earlier, by, note="-", draws="fresh")
        play = await self._matches.whole_play(match_id)
        kept = {step.seq for step in await self._matches.history(match_id, upto=back_to)}
        return Rewinding(
            match=match,
            earlier=earlier,
            undone=tuple(step for step in play.played if step.seq not in kept),
            learned=learned(game, await self._matches.log(match_id), play, earlier=earlier, match=match),
        )

    async def rewind(self, match_id: MatchId, by: PersonId, back_to: int, *, note: str, draws: Draws) -> Happened:
        """Set a match back to what it was after fact `back_to`."""
        earlier = await self._matches.at(match_id, back_to)
        return await self._matches.decide(
            match_id,
            lambda match, *_: judging.rewind(self._matches.game_of(match), match, earlier, by, note=note, draws=draws),
        )

    async def pause(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Stop the clocks and the play."""
        return await self._matches.decide(match_id, lambda match, *_: judging.pause(match, by, note=note))

    async def resume(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Let a paused match go on."""
        return await self._matches.decide(match_id, lambda match, *_: judging.resume(match, by, note=note))

    async def extend(self, match_id: MatchId, by: PersonId, *, seat: Seat, seconds: int, note: str) -> Happened:
        """Give a player time."""
        return await self._matches.decide(
            match_id, lambda match, *_: judging.extend(match, by, seat=seat, seconds=seconds, note=note)
        )

    async def replace(
        self, match_id: MatchId, by: PersonId, *, seat: Seat, substitute: PersonId, note: str
    ) -> Happened:
        """Let somebody take over a seat."""
        return await self._matches.decide(
            match_id,
            lambda match, *_: judging.replace_player(
                self._matches.game_of(match), match, by, seat=seat, substitute=substitute, note=note
            ),
        )

    async def adjudicate(self, match_id: MatchId, by: PersonId, *, winners: Sequence[Seat], note: str) -> Happened:
        """End a match by decision."""
        return await self._matches.decide(
            match_id,
            lambda match, seed, _: judging.adjudicate(
                self._matches.game_of(match), match, by, winners=winners, note=note, seed=seed
            ),
        )

    async def void(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Declare that a match does not count."""
        return await self._matches.decide(
            match_id,
            lambda match, seed, _: judging.void(self._matches.game_of(match), match, by, note=note, seed=seed),
        )

    async def note(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Write something down for everybody."""
        return await self._matches.decide(match_id, lambda match, *_: judging.write_note(match, by, note=note))

    async def look(self, match_id: MatchId, by: PersonId, *, note: str) -> Happened:
        """Look at all secrets: what is returned may be shown to this person."""
        return await self._matches.decide(
            match_id, lambda match, *_: judging.look(self._matches.game_of(match), match, by, note=note)
        )
