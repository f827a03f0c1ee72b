"""The use cases of matches: moves, offers, secrets, and looking. Async only because the store is."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.ids import MatchId, PersonId
from engine.log.codec import AnyGame, Games
from engine.log.facts.offers import OfferKind
from engine.log.facts.secrets import Delivery
from engine.log.facts.union import Fact
from engine.matches.decisions import clock_policy, moves, offers, plans, secrecy
from engine.matches.service.change import Change, Situation
from engine.matches.service.clock_service import ClockService
from engine.matches.service.computer_service import ComputerService
from engine.matches.service.dependencies import MatchDependencies
from engine.matches.service.fixtures import FixtureService
from engine.matches.service.invitations import InvitationService
from engine.matches.service.log_reader import LogReader
from engine.matches.service.plan_service import PlanService
from engine.matches.service.sight import HoldService
from engine.matches.service.writer import MatchWriter
from engine.matches.state.match import Match
from engine.people.errors import NotInvitable
from engine.stores.matches import FixtureMatch
from engine.stores.plans import Plans
from engine.stores.store import Store
from games.core import Choice, Note, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of a line, as far as its player may know it: before any die is thrown, before any answer."""

    match: Match
    seat: Seat
    line: str
    after: Any
    notes: tuple[Note, ...]
    additions: tuple[str, ...]
    outcome: Outcome | None


class Matches:
    """Everything players can do with matches.

    `invitations` and `fixtures` lead to matches; `logs` has what was, `clocks` what time does, `holds` what stops it
    for those who cannot see the match, `plans` what players planned, `computer` what computer players do.

    Every method raises `engine.errors.Refusal` when a request is not carried out, and `UnknownMatch` in particular.
    """

    def __init__(self, store: Store, games: Games, **parts: Any) -> None:
        """Make the service; `parts` are the others of `engine.matches.service.writer.MatchDependencies`."""
        self._store = store
        self._writer = MatchWriter(MatchDependencies(store, games, **parts))
        self.logs = LogReader(self._writer)
        self.holds = HoldService(self._writer)
        self.clocks = ClockService(self._writer, self.holds)
        self.plans = PlanService(self._writer)
        self.computer = ComputerService(self._writer)
        self.invitations = InvitationService(self._writer)
        self.fixtures = FixtureService(self._writer, self.invitations)

    def after_outcome(self, step: Callable[[FixtureMatch], Awaitable[object]]) -> None:
        """Let something be done once a match of a season has an outcome, or another one, whether it is told or not."""
        self._writer.after_outcome(step)

    @property
    def games(self) -> Games:
        """Return the games that can be played, by key."""
        return self._writer.parts.games

    def game(self, key: str, version: int | None = None) -> AnyGame:
        """Return the rules of a game, those of today or of a version.

        Raises:
            UnknownGame: there is none of this key.
            MissingRules: there is none of this version.
        """
        return self._writer.game(key, version)

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules that a match is played by."""
        return self._writer.game_of(match)

    async def match(self, match_id: MatchId) -> Match:
        """Return a match as it is now."""
        return await self._writer.match(match_id)

    async def match_in(self, thread: int) -> Match | None:
        """Return the match that is played in a thread, or whose dispute is talked about there."""
        snapshot = await self._store.matches.snapshot_in(thread)
        return None if snapshot is None else await self._writer.opened(snapshot)

    async def decide(self, match_id: MatchId, decision: Callable[[Match, bytes, datetime], Sequence[Fact]]) -> Change:
        """Carry out a decision that is made elsewhere; it is given the match, its seed and the time."""
        return await self._writer.change(match_id, lambda at: decision(at.match, at.seed, at.timed.now))

    # Looking

    async def preview(self, match_id: MatchId, person: PersonId, text: str, *, position: int | None = None) -> Preview:
        """Read a line and say what it would do; nothing changes and no die is thrown.

        Raises:
            games.core.MoveError: the line cannot be played.
        """
        return self.preview_of(await self.match(match_id), person, text, position=position)

    def preview_of(self, match: Match, person: PersonId, text: str, *, position: int | None = None) -> Preview:
        """Read a line of a match that was read just now, like `preview`."""
        game = self.game_of(match)
        with self._writer.parts.deciding():
            line = moves.read_line(game, match, person, text, position=position)
            shown, notes = game.preview(match.state, line.seat, line.action)
            return Preview(
                match=match,
                seat=line.seat,
                line=line.text,
                after=shown,
                notes=notes,
                additions=game.notation.additions(match.state, line.seat, line.action),
                outcome=game.rules.outcome(shown),
            )

    async def suggest(self, match_id: MatchId, person: PersonId, text: str) -> Iterator[Choice]:
        """Return lines that go on from what a player has typed, best first; none for anybody who may not act."""
        return self.suggest_of(await self.match(match_id), person, text)

    def suggest_of(self, match: Match, person: PersonId, text: str) -> Iterator[Choice]:
        """Return lines for a match that was read just now, like `suggest`."""
        game, seat = self.game_of(match), match.seat_of(person)
        if seat is None or not match.may_act(game, seat):
            return iter(())
        return match.shown(game.notation.suggest(match.state, seat, text))

    # Matches of a season

    async def leave_season(self, match_id: MatchId, seats: Collection[Seat]) -> Change | None:
        """Let the seats leave a match of those who have left its season; None where they do not play any more."""
        return await self._writer.change_if(
            match_id, lambda at: moves.leave_season(at.game, at.match, seats, at.source)
        )

    async def lapse(self, match_id: MatchId) -> Change | None:
        """End a match whose season is over; None where it does not run."""
        return await self._writer.change_if(match_id, lambda at: moves.lapse(at.game, at.match, at.source))

    async def take_over(self, match_id: MatchId, before: PersonId, after: PersonId) -> Change | None:
        """Seat the one who has taken somebody's place in the season; None where the seat is not theirs any more.

        Raises:
            BadSubstitute: this person cannot take over.
        """
        return await self._writer.change_if(match_id, lambda at: offers.take_over(at.game, at.match, before, after))

    # Playing

    async def play(self, match_id: MatchId, person: PersonId, text: str, *, position: int | None = None) -> Change:
        """Carry out a line.

        Raises:
            games.core.MoveError: the line cannot be played.
        """

        async def attempt(at: Situation) -> Change:
            line = moves.read_line(at.game, at.match, person, text, position=position)
            moved = moves.play(at.game, at.match, person, line, at.source)
            done = plans.answered(at.game, at.match, moved, at.plans, at.source_at)
            looked_at = Plans(at.plans, done.plan) if at.game.info.allows_plans else None
            charge = clock_policy.charge(at.timed)
            return await self._writer.carry_out(at, (*charge, *done.facts), plans=looked_at)

        return await self._writer.attempt(match_id, attempt)

    async def resign(self, match_id: MatchId, person: PersonId) -> Change:
        """Give up."""
        return await self._writer.change(match_id, lambda at: moves.resign(at.game, at.match, person, at.source))

    async def offer_draw(self, match_id: MatchId, person: PersonId) -> Change:
        """Offer a draw, or agree to the one offered."""
        return await self._writer.change(
            match_id, lambda at: offers.offer_draw(at.game, at.match, person, seed=at.seed)
        )

    async def offer_takeback(self, match_id: MatchId, person: PersonId) -> Change:
        """Ask to take one's own latest turn back."""
        return await self._writer.change(match_id, lambda at: offers.offer_takeback(at.match, person))

    async def offer_open_notes(self, match_id: MatchId, person: PersonId) -> Change:
        """Ask to let everybody see the notes that the game keeps for players, or agree to it."""
        return await self._writer.change(
            match_id, lambda at: offers.offer_open_notes(at.game, at.match, person, seed=at.seed)
        )

    async def answer(
        self, match_id: MatchId, person: PersonId, *, kind: OfferKind, is_accepted: bool, number: int | None = None
    ) -> Change:
        """Agree to the open offer, or decline it; `number` is the fact of the offer that the person has read."""
        return await self._writer.change(
            match_id,
            lambda at: offers.answer(
                at.game, at.match, person, kind=kind, is_accepted=is_accepted, seed=at.seed, number=number
            ),
        )

    async def cancel_offer(self, match_id: MatchId, person: PersonId, *, number: int | None = None) -> Change:
        """Take one's own open offer back."""
        return await self._writer.change(match_id, lambda at: offers.cancel_offer(at.match, person, number=number))

    # Time, and who plays on

    async def claim_time(self, match_id: MatchId, person: PersonId) -> Change:
        """Claim the win over who has no time left."""
        return await self._writer.change(match_id, lambda at: clock_policy.claim(at.game, at.match, person, at.source))

    async def offer_abandon(self, match_id: MatchId, person: PersonId) -> Change:
        """Ask to end the match without a winner, or agree to it."""
        return await self._writer.change(
            match_id, lambda at: offers.offer_abandon(at.game, at.match, person, seed=at.seed)
        )

    async def blocked_by(self, person: PersonId) -> Sequence[PersonId]:
        """Return whom somebody has blocked."""
        return await self._store.people.blocked_by(person)

    async def offer_substitute(
        self, match_id: MatchId, person: PersonId, substitute: PersonId, *, replaced: Seat | None = None
    ) -> Change:
        """Ask to let somebody take over one's own seat, or that of a player who has no time left.

        Raises:
            NotInvitable: the substitute does not want to be asked by this person.
        """
        if person in await self.blocked_by(substitute):
            raise NotInvitable(persons=(str(substitute),))
        return await self._writer.change(
            match_id,
            lambda at: offers.offer_substitute(at.game, at.match, person, substitute, replaced=replaced),
        )

    # Secrets

    async def deliver(self, match_id: MatchId, person: PersonId, *, how: Delivery) -> Change:
        """Record that a player has got their own secrets."""
        return await self._writer.change(match_id, lambda at: secrecy.deliver(at.match, person, how=how))

    async def fail_delivery(self, match_id: MatchId, person: PersonId) -> Change:
        """Record that a player has direct messages turned off."""
        return await self._writer.change(match_id, lambda at: secrecy.fail_delivery(at.match, person))
