"""Invitations to matches and rematches, up to their start."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from engine.ids import MatchId, PersonId, is_computer
from engine.log.codec import AnyGame
from engine.log.facts.start import ComputerSeat, MatchProposed
from engine.log.facts.union import Fact
from engine.matches.decisions import moves
from engine.matches.decisions.dice import commitment
from engine.matches.errors import RematchOpen
from engine.matches.service.change import Change, Situation
from engine.matches.service.writer import MAX_TRIES, MatchWriter
from engine.matches.state.match import Match
from engine.stores.matches import Conflict
from engine.time.clock import UTC_ZONE
from engine.time.policy import Policy
from games.core import PAIR, Seat


class InvitationService:
    """Everything people can do with a match before it starts."""

    def __init__(self, writer: MatchWriter) -> None:
        self._writer = writer
        self._store = writer.parts.store

    async def propose(
        self,
        game_key: str,
        *,
        by: PersonId,
        server: int,
        channel: int,
        invited: Sequence[PersonId] = (),
        seats: int | None = None,
        wished_seat: Seat | None = None,
        options: Iterable[tuple[str, int]] = (),
        rematch_of: MatchId | None = None,
        policy: Policy | None = None,
        is_rated: bool = False,
        computer: Sequence[ComputerSeat] = (),
        is_private: bool = False,
    ) -> Change:
        """Invite to a match; `seats` defaults to those named, at least the fewest that the game takes.

        Where the computer fills all other seats, it starts at once.
        """
        game = self._writer.game(game_key)
        match_id, seed = self._writer.parts.id_for(), self._writer.parts.seed_for()
        proposal = MatchProposed(
            kind="match_proposed",
            game=game_key,
            game_version=game.info.version,
            options=all_options(game, options),
            seats=max(len(invited) + len(computer) + 1, game.info.min_seats) if seats is None else seats,
            by=by,
            invited=tuple(invited),
            wished_seat=wished_seat,
            server=server,
            channel=channel,
            rematch_of=rematch_of,
            policy=policy,
            commitment=commitment(seed, match=match_id),
            fixture=None,
            is_rated=is_rated,
            keeps_throws=False,
            hides_gain=False,
            forbids_study=False,
            computer=tuple(computer),
            is_private=is_private,
            rest_zone=await self.zone(server),
        )
        moves.propose(game, proposal)
        return await self._writer.begin(proposal, match_id, seed, moves.start)

    async def rematch(
        self, match_id: MatchId, person: PersonId, *, channel: int, computer_version: int | None = None
    ) -> Change:
        """Invite the others to the same game again, or join those who have asked already; who has resigned may, too.

        Raises:
            RematchOpen: one is open or running, and the person has nothing to do in it now.
        """
        match = await self._writer.match(match_id)
        seat = moves.require_rematch(match, person)
        people = [person for person in match.persons if not is_computer(person)]
        for _ in range(MAX_TRIES):
            asked = await self._store.matches.open_rematch(match.id, people)
            if asked is not None:
                rematch = await self._writer.match(asked)
                if not rematch.waits_for(person):
                    raise RematchOpen(match=asked)
                return await self.join(asked, person)
            with suppress(Conflict):  # somebody was faster, whom to join
                return await self._propose_rematch(match, seat, channel=channel, computer_version=computer_version)
        raise Conflict

    async def _propose_rematch(self, match: Match, seat: Seat, *, channel: int, computer_version: int | None) -> Change:
        """Invite the others to the same game again, with sides changed.

        Where the computer has played it does so again, in the version that is given.
        """
        assert match.outcome is not None
        person = match.persons[seat]
        wished = Seat((seat + 1) % len(match.persons))
        seats = {seat: wished, wished: seat} if len(match.persons) == PAIR else {seat: wished}
        options = self._writer.game_of(match).rules.rematch_options(dict(match.proposal.options), match.outcome, seats)
        return await self.propose(
            match.proposal.game,
            by=person,
            server=match.proposal.server,
            channel=channel,
            invited=[other for other in match.persons if other != person and not is_computer(other)],
            wished_seat=wished,
            options=options.items(),
            computer=[
                replace(computer, version=computer_version or computer.version) for computer in match.proposal.computer
            ],
            is_private=match.proposal.is_private,
            rematch_of=match.id,
            policy=match.policy,
            is_rated=match.proposal.is_rated,
        )

    async def join(self, match_id: MatchId, person: PersonId) -> Change:
        """Accept an invitation; the last one to do so starts the match."""
        return await self._writer.change(match_id, lambda at: moves.join(at.game, at.match, person, at.source))

    async def add_entropy(self, match_id: MatchId, person: PersonId, entropy: str) -> Change:
        """Add entropy to the draws before the start, promise or open some; who has not joined yet joins with it.

        Raises:
            BadEntropy: it is not as `moves.add_entropy` wants it.
        """

        def decide(at: Situation) -> Sequence[Fact]:
            added = moves.add_entropy(at.match, person, entropy)
            mixed = moves.with_entropy(at.match, added)
            if person in (mixed.proposal.by, *mixed.joined):
                return (added, *moves.start(at.game, mixed, at.source_at(mixed)))
            return (added, *moves.join(at.game, mixed, person, at.source_at(mixed)))

        return await self._writer.change(match_id, decide)

    async def decline(self, match_id: MatchId, person: PersonId) -> Change:
        """Decline an invitation by name."""
        return await self._writer.change(match_id, lambda at: moves.decline(at.match, person))

    async def withdraw(self, match_id: MatchId, person: PersonId) -> Change:
        """Take one's own invitation back."""
        return await self._writer.change(match_id, lambda at: moves.withdraw(at.match, person))

    async def expire(self, match_id: MatchId) -> Change | None:
        """Close an invitation to which nobody has come for too long; None while somebody may still come."""
        match = await self._writer.match(match_id)
        if not moves.expire(match, self._writer.now()):
            return None
        return await self._writer.change(match_id, lambda at: moves.expire(at.match, at.timed.now))

    async def zone(self, server: int) -> str:
        """Return the time zone that a server has chosen."""
        return (await self._store.people.server(server)).zone or UTC_ZONE


def all_options(game: AnyGame, chosen: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return all options of a game, sorted; a match keeps today's defaults though they may change later."""
    defaults = {option.key: option.default for option in game.info.options}
    return tuple(sorted({**defaults, **dict(chosen)}.items()))
