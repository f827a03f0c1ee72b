"""The life of matches: people act rightly and wrongly, press old buttons, offer, take back, leave; the bot restarts.

Moderators pause matches and set them back. After every step the store must hold what the people believe
(`believing.py`), and nothing that the audit finds fault with. Every refusal must be the right one and leave the store
as it was.
"""

from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log.codec import AnyGame
from engine.log.facts.chance import ChanceDrawn
from engine.log.facts.codec import decode_fact
from engine.log.facts.offers import OfferKind, OfferMade
from engine.log.facts.play import MatchEnded
from engine.log.facts.rulings import Draws
from engine.log.facts.start import MatchStarted
from engine.log.facts.union import is_silent
from engine.matches.decisions.dice import SeededChance
from engine.matches.errors import NotAPlayer, NotOverYet, WrongPhase
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.stores.matches import Phase
from games.core import CHANCE, MoveError, Seat
from tests.engine.beliefs_model import Answer, Asked, Belief
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, STRANGER
from tests.engine.service_fixtures import Clock, assert_sound, now, serve
from tests.memory.store import MemoryStore
from tests.searching import lives

PERSONS = (ANNA, BERT, CARL, DORA, STRANGER)
SUGGESTED = 8
WRONG_LINES = ("", "jump", "9*Z9", "C6-", "wait a bit", "🎲")

persons = st.sampled_from(PERSONS)
kinds = st.sampled_from(("draw", "takeback"))
seldom = st.sampled_from((False, False, False, True))
picks = st.integers(0, SUGGESTED - 1)


@dataclass(frozen=True)
class Button:
    """A preview somebody has seen: it can be confirmed then, later, or never."""

    match: MatchId
    person: PersonId
    line: str
    position: int


class Life(RuleBasedStateMachine):
    """People around matches of one game."""

    key: ClassVar[str]
    seats: ClassVar[int]

    def __init__(self) -> None:
        super().__init__()
        self.store = MemoryStore()
        self.clock = Clock()
        self.names = (MatchId(f"m{number:07}") for number in count(1))
        self.seeds = (number.to_bytes(32) for number in count(1))
        self.game: AnyGame = GAMES_AND_TOY[self.key]
        self.beliefs: dict[MatchId, Belief] = {}
        self.earlier: list[tuple[int, Belief]] = []
        self.buttons: list[Button] = []
        self.id = MatchId("")
        self.restart()

    # What everything goes through

    @property
    def belief(self) -> Belief:
        return self.beliefs[self.id]

    @property
    def match(self) -> Match:
        return now(self.matches.match(self.id))

    @property
    def due(self) -> PersonId | None:
        """Return who is to move, by the rules of the game."""
        match = self.match
        if self.belief.phase != "running" or self.belief.is_paused:
            return None
        (seat,) = self.game.rules.to_act(match.state)
        return match.persons[seat]

    def attempt(self, request: Awaitable[Change], refusal: Answer) -> Change | None:
        """Make a request and hold what comes against what is due: a refusal that changes nothing, or a fact."""
        change: Change | None = None
        before, told = self.kept(), None
        try:
            change = now(request)
        except (Refusal, MoveError) as error:
            told = error
        if change is None:
            assert type(told) is refusal or (refusal is None and isinstance(told, MoveError))
            assert self.kept() == before
            return None
        assert refusal is None
        again = now(self.matches.logs.change(change.announcement))
        assert (again, again.after.state) == (change, change.after.state)
        assert (change.announcement in now(self.store.outbox.announcements())) is not is_silent(change.facts)
        return change

    def kept(self) -> tuple[Any, ...]:
        """Return all that the store has."""
        ids = now(self.store.matches.ids())
        snapshots = [now(self.store.matches.snapshot(match)) for match in ids]
        return (
            ids,
            snapshots,
            [len(now(self.store.matches.log(match))) for match in ids],
            now(self.store.outbox.announcements()),
        )

    def believe_facts(self, change: Change) -> None:
        """Believe what only the rules of the game and the dice decide: seats, throws, the end."""
        belief = self.beliefs[change.after.id]
        for fact in change.facts:
            if isinstance(fact, MatchStarted):
                assert set(fact.persons) == set(belief.players)
                belief.players, belief.phase = list(fact.persons), "running"
                belief.threw(sum(isinstance(other, ChanceDrawn) for other in change.facts))
            elif isinstance(fact, MatchEnded):
                belief.ended()

    # Before the start

    @initialize(
        by=persons, named=st.lists(persons, unique=True, max_size=1), wished=st.sampled_from((None, Seat(0), Seat(1)))
    )
    def invite(self, by: PersonId, named: list[PersonId], wished: Seat | None) -> None:
        named = [person for person in named if person != by]
        request = self.matches.invitations.propose(
            self.key, by=by, server=7, channel=8, invited=named, seats=self.seats, wished_seat=wished
        )
        self.believe_invitation(self.attempt(request, None), by, named)

    def believe_invitation(self, change: Change | None, by: PersonId, named: list[PersonId]) -> None:
        assert change is not None
        self.id, self.earlier = change.after.id, []
        self.beliefs[self.id] = Belief(by, named, self.seats)

    @precondition(lambda self: self.belief.phase == "withdrawn")
    @rule(by=persons, named=st.lists(persons, unique=True, max_size=1))
    def invite_again(self, by: PersonId, named: list[PersonId]) -> None:
        self.invite(by, named, None)

    @precondition(lambda self: self.belief.phase == "proposed")
    @rule(person=persons)
    def join(self, person: PersonId) -> None:
        change = self.attempt(self.matches.invitations.join(self.id, person), self.belief.may_join(person))
        if change:
            self.belief.players.append(person)
            self.believe_facts(change)

    @precondition(lambda self: self.belief.phase == "proposed")
    @rule()
    def all_join(self) -> None:
        for person in PERSONS:
            self.join(person)
        assert self.belief.phase == "running"

    @precondition(lambda self: self.belief.phase == "proposed")
    @rule(person=persons, is_sure=seldom)
    def decline(self, person: PersonId, is_sure: bool) -> None:
        if not is_sure and self.belief.may_decline(person) is None:
            return
        if self.attempt(self.matches.invitations.decline(self.id, person), self.belief.may_decline(person)):
            self.belief.phase = "withdrawn"

    @precondition(lambda self: self.belief.phase == "proposed")
    @rule(person=persons, is_sure=seldom)
    def withdraw(self, person: PersonId, is_sure: bool) -> None:
        if not is_sure and self.belief.may_withdraw(person) is None:
            return
        if self.attempt(self.matches.invitations.withdraw(self.id, person), self.belief.may_withdraw(person)):
            self.belief.phase = "withdrawn"

    # While it runs

    def confirm(self, button: Button, *, position: int | None) -> None:
        """Confirm a line; the rules of the game may refuse it even where it is the person's turn."""
        belief = self.belief
        refusal = belief.may_move(button.person, self.due, position)
        request = self.matches.play(self.id, button.person, button.line, position=position)
        if change := self.attempt(request, refusal):
            throws = sum(isinstance(fact, ChanceDrawn) for fact in change.facts)
            belief.moved(button.person, button.line, throws)
            self.believe_facts(change)

    @precondition(lambda self: self.due is not None)
    @rule(pick=picks, is_sure=st.booleans())
    def preview(self, pick: int, is_sure: bool) -> None:
        """Look at a line that is suggested, and confirm it at once or keep the button."""
        person = self.due
        assert person is not None
        offered = list(islice(now(self.matches.suggest(self.id, person, "")), SUGGESTED))
        position, before = self.belief.position, self.kept()
        preview = now(self.matches.preview(self.id, person, offered[pick % len(offered)].line, position=position))
        assert self.kept() == before
        button = Button(self.id, person, preview.line, position)
        self.buttons.append(button)
        if is_sure:
            moves = len(self.belief.moves)
            self.confirm(button, position=position)
            assert len(self.belief.moves) == moves + 1

    @precondition(lambda self: self.due is not None)
    @rule(first=picks, second=picks, third=picks)
    def play_on(self, first: int, second: int, third: int) -> None:
        """Make some moves in a row, so that lives are long."""
        for pick in (first, second, third):
            if self.due is not None:
                self.preview(pick, is_sure=True)

    @precondition(lambda self: self.buttons)
    @rule(pick=st.integers(0, 30))
    def press_an_old_button(self, pick: int) -> None:
        button = self.buttons[-1 - pick % len(self.buttons)]
        if button.match == self.id:
            self.confirm(button, position=button.position)

    @precondition(lambda self: self.buttons)
    @rule(pick=st.integers(0, 30), person=persons)
    def type_a_line_again(self, pick: int, person: PersonId) -> None:
        line = self.buttons[-1 - pick % len(self.buttons)].line
        refusal = self.belief.may_move(person, self.due, None)
        if refusal is not None:
            self.attempt(self.matches.play(self.id, person, line), refusal)

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons, line=st.sampled_from(WRONG_LINES))
    def type_nonsense(self, person: PersonId, line: str) -> None:
        refusal = self.belief.may_move(person, self.due, None)
        assert self.attempt(self.matches.play(self.id, person, line), refusal) is None

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons, is_sure=seldom)
    def resign(self, person: PersonId, is_sure: bool) -> None:
        refusal = self.belief.may_act(person)
        if refusal is None and not is_sure:
            return
        if change := self.attempt(self.matches.resign(self.id, person), refusal):
            self.belief.resigned(person)
            self.belief.threw(sum(isinstance(fact, ChanceDrawn) for fact in change.facts))
            self.believe_facts(change)

    # Offers

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons)
    def offer_draw(self, person: PersonId) -> None:
        belief = self.belief
        if change := self.attempt(self.matches.offer_draw(self.id, person), belief.may_offer_draw(person)):
            if belief.asked:
                belief.agreed(person)
            else:
                belief.asked = Asked("draw", person)
            self.believe_facts(change)

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons)
    def offer_takeback(self, person: PersonId) -> None:
        belief = self.belief
        if change := self.attempt(self.matches.offer_takeback(self.id, person), belief.may_offer_takeback(person)):
            (made,) = change.facts
            latest = belief.latest(person)
            assert isinstance(made, OfferMade)
            assert latest is not None
            assert made.crosses_throw == (belief.throws > belief.moves[latest].throws)
            belief.asked = Asked("takeback", person)

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons, kind=kinds, is_accepted=st.booleans())
    def answer(self, person: PersonId, kind: OfferKind, is_accepted: bool) -> None:
        belief = self.belief
        request = self.matches.answer(self.id, person, kind=kind, is_accepted=is_accepted)
        if self.attempt(request, belief.may_answer(person, kind)):
            if is_accepted:
                belief.agreed(person)
            else:
                belief.asked = None

    @precondition(lambda self: self.belief.moves)
    @rule(person=persons)
    def take_back(self, person: PersonId) -> None:
        """Ask for a takeback where it can be had, and all agree; to draws they agree one by one."""
        self.offer_takeback(person)
        if self.belief.asked and self.belief.asked.kind == "takeback":
            for other in PERSONS:
                self.answer(other, "takeback", is_accepted=True)
            assert self.belief.asked is None

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons)
    def cancel(self, person: PersonId) -> None:
        if self.attempt(self.matches.cancel_offer(self.id, person), self.belief.may_cancel(person)):
            self.belief.asked = None

    # Moderators

    @precondition(lambda self: self.belief.phase == "running")
    @rule(person=persons)
    def pause(self, person: PersonId) -> None:
        """Pause the match or let it go on; where that was done already it is refused."""
        belief = self.belief
        pause = self.moderators.act(self.id, person, "pause", note="because")
        resume = self.moderators.act(self.id, person, "resume", note="because")
        if belief.is_paused:
            self.attempt(pause, belief.may_pause(person))
            belief.is_paused = self.attempt(resume, belief.may_resume(person)) is None
        else:
            self.attempt(resume, belief.may_resume(person))
            belief.is_paused = self.attempt(pause, belief.may_pause(person)) is not None

    @precondition(lambda self: self.earlier)
    @rule(pick=st.integers(0, 30), draws=st.sampled_from(("repeated", "fresh")))
    def rewind(self, pick: int, draws: Draws) -> None:
        """Go back to any position that there has been, also in a part that was undone."""
        belief = self.belief
        seq, then = self.earlier[-1 - pick % len(self.earlier)]
        earlier = now(self.matches.logs.at(self.id, seq))
        is_same = (earlier.state, earlier.latest_actions) == (self.match.state, self.match.latest_actions)
        for person in (belief.players[0], next(person for person in PERSONS if person not in belief.players)):
            request = self.moderators.act(
                self.id, person, "rewind", note="because", chosen=Choices(back_to=seq, draws=draws)
            )
            if self.attempt(request, belief.may_rewind(person, is_same=is_same)):
                belief.rewound(then, repeats=draws == "repeated")

    # Afterwards

    @precondition(lambda self: self.belief.phase == "over")
    @rule(person=persons)
    def rematch(self, person: PersonId) -> None:
        belief = self.belief
        refusal = WrongPhase if belief.phase != "over" else None if person in belief.players else NotAPlayer
        if change := self.attempt(self.matches.invitations.rematch(self.id, person, channel=8), refusal):
            assert change.after.proposal.rematch_of == self.id
            self.believe_invitation(change, person, [other for other in belief.players if other != person])

    @precondition(lambda self: self.belief.phase == "over")
    @rule()
    def play_again(self) -> None:
        before = self.belief.players
        self.rematch(before[0])
        self.all_join()
        assert self.belief.players[1] == before[0]

    @rule(person=persons, pick=picks, kind=kinds)
    def ask_at_the_wrong_time(self, person: PersonId, pick: int, kind: OfferKind) -> None:
        """Press a button of a time that is over or has not come."""
        matches, phase = self.matches, self.belief.phase
        buttons: list[tuple[Phase, Callable[[], Awaitable[Change]]]] = [
            ("proposed", lambda: matches.invitations.join(self.id, person)),
            ("proposed", lambda: matches.invitations.decline(self.id, person)),
            ("proposed", lambda: matches.invitations.withdraw(self.id, person)),
            ("running", lambda: matches.resign(self.id, person)),
            ("running", lambda: matches.offer_draw(self.id, person)),
            ("running", lambda: matches.answer(self.id, person, kind=kind, is_accepted=True)),
            ("running", lambda: matches.cancel_offer(self.id, person)),
            ("over", lambda: matches.invitations.rematch(self.id, person, channel=8)),
        ]
        its_time, request = buttons[pick]
        if its_time != phase:
            is_early = its_time == "over" and phase == "running"
            self.attempt(request(), NotOverYet if is_early else WrongPhase)

    @rule()
    def restart(self) -> None:
        """Start the bot again: nothing is remembered but what is in the store."""
        self.matches = serve(
            self.store,
            now=self.clock,
            seed_for=lambda: next(self.seeds),
            id_for=lambda: next(self.names),
            chance_for=lambda seed, match, start: SeededChance(seed, match=match, start=start),
        )
        self.moderators = Moderators(self.matches, self.store)

    # What must always hold

    @invariant()
    def what_there_was_is_remembered(self) -> None:
        """Keep what is believed, for rewinds to come."""
        if self.belief.phase == "running":
            self.earlier.append((self.match.seq, deepcopy(self.belief)))

    @invariant()
    def the_match_is_as_believed(self) -> None:
        match, belief = self.match, self.belief
        asked = belief.asked
        assert match.phase == belief.phase
        assert match.position == belief.position
        assert (match.pause is not None) == belief.is_paused
        assert [match.persons[seat] for seat in match.resigned] == belief.gone
        assert (match.offer is None) == (asked is None)
        if match.offer and asked:
            agreed = {match.persons[seat] for seat in match.offer.accepted}
            assert (match.offer.kind, match.persons[match.offer.seat], agreed) == (
                asked.kind,
                asked.person,
                asked.agreed,
            )
        assert (match.outcome is not None) == (match.seed is not None) == (belief.phase == "over")

    @invariant()
    def moves_in_effect_are_the_history(self) -> None:
        match, belief = self.match, self.belief
        transitions = [played.transition for played in now(self.matches.logs.history(self.id))]
        taken = [transition for transition in transitions if transition.seat != CHANCE]
        assert match.moves == len(belief.moves)
        assert [
            (
                match.persons[transition.seat],
                self.game.notation.format(transition.before, transition.seat, transition.action),
            )
            for transition in taken
        ] == [(move.person, move.line) for move in belief.moves]

    @invariant()
    def exactly_who_is_due_may_move(self) -> None:
        due = self.due
        for person in PERSONS:
            assert (next(now(self.matches.suggest(self.id, person, "")), None) is not None) == (person == due)

    @invariant()
    def the_log_is_sound_and_draws_are_used_twice_only_where_a_rewind_repeats_them(self) -> None:
        now(assert_sound(self.store, self.id))
        facts = [decode_fact(entry.body) for entry in now(self.store.matches.log(self.id))]
        drawn = [fact.draws for fact in facts if isinstance(fact, MatchStarted | ChanceDrawn)]
        numbers = [draw.number for draws in drawn for draw in draws]
        assert (sorted(set(numbers)) if self.belief.has_repeats else numbers) == list(range(self.match.fresh_draws))

    def teardown(self) -> None:
        for match in self.beliefs:
            now(assert_sound(self.store, match))


class CirclesLife(Life):
    key = "colliding_circles"
    seats = 2


class LadderLife(Life):
    """Three at a table: all must agree, and who leaves leaves the others playing."""

    key = "ladder"
    seats = 3


TestCirclesLife = lives(CirclesLife, 12)
TestLadderLife = lives(LadderLife, 25)
