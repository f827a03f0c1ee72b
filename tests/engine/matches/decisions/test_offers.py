"""Decisions on offers: draws by agreement, turns taken back by consent, and when an offer lapses."""

from dataclasses import replace

import pytest

from engine.ids import PersonId
from engine.log.facts.chance import ChanceDrawn, SeedOpened
from engine.log.facts.offers import OfferAnswered, OfferCancelled, OfferKind, OfferMade
from engine.log.facts.play import MatchEnded, NotesOpened, TurnTakenBack
from engine.log.facts.union import Fact
from engine.matches.decisions import offers
from engine.matches.errors import NoOffer, NothingToOpen, NothingToTakeBack, OfferExists, StaleOffer
from engine.matches.state.match import Match, Offer
from games.core import Outcome, Seat
from tests.engine.log_builders import ANNA, BERT, CARL, LADDER, SEED, LogBuilder, refused
from tests.engine.toy import Ladder, State

NORTH, EAST, SOUTH = Seat(0), Seat(1), Seat(2)


def answered(offer: OfferKind, *, is_accepted: bool) -> OfferAnswered:
    """Return Bert's answer."""
    return OfferAnswered(kind="offer_answered", offer=offer, seat=EAST, person=BERT, is_accepted=is_accepted)


def taken_back(back_to: int, *, crosses_throw: bool) -> TurnTakenBack:
    return TurnTakenBack(kind="turn_taken_back", back_to=back_to, crosses_throw=crosses_throw)


def asked(written: LogBuilder) -> tuple[int | None, bool]:
    """Return where the takeback that is made last goes to, and whether it crosses a throw."""
    made = written.facts[-1]
    assert isinstance(made, OfferMade)
    return made.back_to, made.crosses_throw


ASKED = OfferMade(
    "offer_made", "draw", EAST, BERT, None, crosses_throw=False, substitute=None, replaced=None, answers=()
)


def play_of(match: Match) -> Match:
    """Return a match without what a takeback leaves as it is."""
    return replace(match, seq=0, digest="", position=0, changes=(), draws=0, fresh_draws=0, latest_throw=0, offer=None)


class TestDraws:
    def test_a_draw_may_be_offered_out_of_turn(self) -> None:
        written = LogBuilder.started()
        made = replace(ASKED, offer="draw")
        assert written.offer_draw(BERT) == (made,)
        assert written.match.offer == Offer("draw", EAST, back_to=None, crosses_throw=False, seq=written.match.seq)

    def test_a_draw_agreed_ends_the_match_and_opens_the_seed(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "climb")
        written.offer_draw(ANNA)
        outcome = Outcome("agreed", (1, 1), LADDER.rules.scores(written.match.state))
        ended = MatchEnded(kind="match_ended", outcome=outcome)
        opened = SeedOpened(kind="seed_opened", seed=SEED.hex())
        assert written.agree(BERT) == (answered("draw", is_accepted=True), ended, opened)
        match = written.match
        assert (match.phase, match.outcome, match.offer, match.seed) == ("over", outcome, None, SEED.hex())

    def test_offering_a_draw_against_a_draw_agrees(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        assert written.offer_draw(BERT)[0] == answered("draw", is_accepted=True)
        assert written.match.phase == "over"

    def test_a_draw_refused_leaves_the_match_as_it_was(self) -> None:
        written = LogBuilder.started()
        before = written.match
        written.offer_draw(ANNA)
        assert written.refuse(BERT) == (answered("draw", is_accepted=False),)
        assert written.match == replace(before, seq=written.match.seq, digest=written.match.digest)

    def test_who_resigned_has_no_part_in_the_draw(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        persons = written.match.persons
        written.resign(persons[EAST])
        written.offer_draw(persons[NORTH])
        _, ended, _ = written.agree(persons[SOUTH])
        assert isinstance(ended, MatchEnded)
        assert ended.outcome.places == (1, 3, 1)


class TestAnswers:
    def test_nobody_answers_the_own_offer(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        for answer in (written.agree, written.refuse):
            with refused(NoOffer, offer="draw", reason="own"):
                answer(ANNA)

    @pytest.mark.parametrize("kind", ["draw", "takeback"])
    def test_without_an_offer_there_is_nothing_to_answer(self, kind: OfferKind) -> None:
        with refused(NoOffer, offer=kind):
            offers.answer(LADDER, LogBuilder.started().match, BERT, kind=kind, is_accepted=True, seed=SEED)

    def test_an_answer_counts_for_its_kind_of_offer_only(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        with refused(NoOffer, offer="takeback"):
            offers.answer(LADDER, written.match, BERT, kind="takeback", is_accepted=True, seed=SEED)

    def test_all_others_must_agree(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, south = written.match.persons
        written.offer_draw(north)
        seq = written.match.seq
        assert len(written.agree(south)) == 1
        offer = Offer("draw", NORTH, back_to=None, crosses_throw=False, accepted=(SOUTH,), seq=seq)
        assert written.match.offer == offer
        written.agree(east)
        assert written.match.phase == "over"

    def test_one_refusal_is_enough(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, south = written.match.persons
        written.offer_draw(north)
        written.agree(east)
        written.refuse(south)
        assert written.match.offer is None

    def test_nobody_answers_twice(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, _ = written.match.persons
        written.offer_draw(north)
        written.agree(east)
        for answer in (written.agree, written.refuse, written.offer_draw):
            with refused(NoOffer, offer="draw"):
                answer(east)

    def test_who_has_resigned_is_not_asked(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, south = written.match.persons
        written.resign(east)
        written.offer_draw(south)
        written.agree(north)
        assert written.match.phase == "over"


class TestOldQuestions:
    """A player answers the offer that the button stands below, and no newer one."""

    def test_an_answer_to_a_settled_offer_does_not_count_for_the_next(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        old = written.match.seq
        written.cancel(ANNA)
        written.offer_draw(ANNA)
        for is_accepted in (True, False):
            with refused(StaleOffer, offer="draw"):
                self.answer(written, is_accepted=is_accepted, number=old)
        assert self.answer(written, is_accepted=True, number=written.match.seq)

    def test_the_number_of_an_offer_lasts_through_answers(self) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, south = written.match.persons
        written.offer_draw(north)
        number = written.match.seq
        written.agree(east)
        assert offers.answer(LADDER, written.match, south, kind="draw", is_accepted=True, seed=SEED, number=number)

    def test_an_old_button_withdraws_no_newer_offer(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        old = written.match.seq
        written.refuse(BERT)
        written.offer_draw(ANNA)
        with refused(StaleOffer, offer="draw"):
            offers.cancel_offer(written.match, ANNA, number=old)
        assert offers.cancel_offer(written.match, ANNA, number=written.match.seq)

    @staticmethod
    def answer(written: LogBuilder, *, is_accepted: bool, number: int) -> tuple[Fact, ...]:
        return offers.answer(
            LADDER, written.match, BERT, kind="draw", is_accepted=is_accepted, seed=SEED, number=number
        )


class Noted(Ladder):
    """A game that keeps notes for its players."""

    def with_open_notes(self, state: State) -> State:
        return state


class TestOpenNotes:
    def test_when_all_agree_notes_are_open_for_good(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "wait")
        before = written.match
        (made,) = written.add(offers.offer_open_notes(Noted().game, before, BERT, seed=SEED))
        assert made == replace(ASKED, offer="open_notes")
        answer = OfferAnswered("offer_answered", "open_notes", NORTH, ANNA, is_accepted=True)
        assert written.agree(ANNA, game=Noted().game) == (answer, NotesOpened("notes_opened"))
        assert written.match == replace(before, seq=written.match.seq, digest=written.match.digest, has_open_notes=True)
        written.offer_takeback(ANNA)
        written.agree(BERT, game=Noted().game)
        assert written.match.has_open_notes
        with refused(NothingToOpen):
            offers.offer_open_notes(Noted().game, written.match, ANNA, seed=SEED)

    def test_asking_against_the_question_agrees(self) -> None:
        written = LogBuilder.started()
        for person in (ANNA, BERT):
            written.add(offers.offer_open_notes(Noted().game, written.match, person, seed=SEED))
        assert written.match.has_open_notes

    def test_the_question_waits_while_moves_are_made(self) -> None:
        written = LogBuilder.started()
        written.add(offers.offer_open_notes(Noted().game, written.match, BERT, seed=SEED))
        for person in (ANNA, BERT):
            written.play(person, "wait")
        written.agree(ANNA, game=Noted().game)
        assert written.match.has_open_notes

    def test_a_game_without_notes_has_none_to_open(self) -> None:
        with refused(NothingToOpen):
            offers.offer_open_notes(LADDER, LogBuilder.started().match, ANNA, seed=SEED)


class TestOneOfferAtATime:
    def test_a_second_offer_is_refused_while_one_is_open(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "wait")
        written.offer_draw(ANNA)
        for offer in (written.offer_draw, written.offer_takeback):
            with refused(OfferExists, offer="draw"):
                offer(ANNA)

    def test_a_draw_is_not_offered_against_a_takeback(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "wait")
        written.offer_takeback(ANNA)
        with refused(OfferExists, offer="takeback"):
            written.offer_draw(BERT)

    def test_the_own_offer_can_be_cancelled(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        cancelled = OfferCancelled(kind="offer_cancelled", offer="draw", seat=NORTH, person=ANNA)
        assert written.cancel(ANNA) == (cancelled,)
        assert written.match.offer is None

    def test_the_offer_of_another_cannot_be_cancelled(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "wait")
        written.offer_takeback(ANNA)
        with refused(NoOffer, offer="takeback"):
            written.cancel(BERT)

    def test_without_an_offer_there_is_nothing_to_cancel(self) -> None:
        with refused(NoOffer, offer="draw"):
            LogBuilder.started().cancel(ANNA)


class TestLapsing:
    def test_a_draw_offer_waits_while_the_one_who_made_it_moves(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(ANNA)
        written.play(ANNA, "climb")
        written.agree(BERT)
        assert written.match.phase == "over"

    def test_a_draw_offer_lapses_when_the_other_moves(self) -> None:
        written = LogBuilder.started()
        written.offer_draw(BERT)
        written.play(ANNA, "climb")
        assert written.match.offer is None

    @pytest.mark.parametrize("asking", [ANNA, BERT])
    def test_a_takeback_lapses_with_any_move(self, asking: PersonId) -> None:
        written = LogBuilder.started()
        for person in (ANNA, BERT):
            written.play(person, "wait")
        written.offer_takeback(asking)
        written.play(ANNA, "wait")
        assert written.match.offer is None

    @pytest.mark.parametrize("leaving", [NORTH, EAST, SOUTH])
    def test_any_offer_lapses_when_somebody_leaves(self, leaving: Seat) -> None:
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, _ = written.match.persons
        written.offer_draw(north)
        written.agree(east)
        written.resign(written.match.persons[leaving])
        assert (written.match.phase, written.match.offer) == ("running", None)


class TestTakingBack:
    def test_who_has_not_moved_has_nothing_to_take_back(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "wait")
        with refused(NothingToTakeBack):
            written.offer_takeback(BERT)

    def test_a_turn_without_a_throw_is_taken_back(self) -> None:
        written = LogBuilder.started()
        before = written.match
        written.play(ANNA, "wait")
        written.offer_takeback(ANNA)
        assert asked(written) == (before.seq, False)
        answer = answered("takeback", is_accepted=True)
        assert written.agree(BERT) == (answer, taken_back(before.seq, crosses_throw=False))
        assert play_of(written.match) == play_of(before)
        assert written.match.state == before.state

    def test_going_back_over_a_throw_is_said_when_asked_and_when_done(self) -> None:
        written = LogBuilder.started()
        before = written.match
        written.play(ANNA, "climb")
        written.offer_takeback(ANNA)
        assert asked(written) == (before.seq, True)
        assert written.agree(BERT)[1] == taken_back(before.seq, crosses_throw=True)
        assert written.match.state == before.state

    def test_the_reply_of_the_other_goes_with_it(self) -> None:
        written = LogBuilder.started()
        before = written.match
        written.play(ANNA, "wait")
        written.play(BERT, "climb")
        written.offer_takeback(ANNA)
        assert asked(written) == (before.seq, True)
        written.agree(BERT)
        assert play_of(written.match) == play_of(before)

    def test_only_the_latest_own_turn_is_taken_back(self) -> None:
        written = LogBuilder.started()
        for person in (ANNA, BERT):
            written.play(person, "wait")
        before = written.match
        written.play(ANNA, "wait")
        written.offer_takeback(ANNA)
        written.agree(BERT)
        assert play_of(written.match) == play_of(before)

    def test_the_turn_before_can_be_taken_back_next(self) -> None:
        written = LogBuilder.started()
        first = written.match
        for person in (ANNA, BERT, ANNA):
            written.play(person, "wait")
        for _ in range(2):
            written.offer_takeback(ANNA)
            written.agree(BERT)
        assert play_of(written.match) == play_of(first)
        with refused(NothingToTakeBack):
            written.offer_takeback(ANNA)

    def test_a_throw_before_the_turn_is_not_crossed(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "climb")
        written.play(BERT, "wait")
        written.offer_takeback(BERT)
        assert asked(written)[1] is False

    def test_the_position_goes_on_and_never_back(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "climb")
        shown = written.match.position
        written.offer_takeback(ANNA)
        written.agree(BERT)
        assert written.match.position == shown + 1

    def test_a_throw_taken_back_is_not_thrown_again(self) -> None:
        written = LogBuilder.started()
        written.play(ANNA, "climb")
        draws = written.match.draws
        written.offer_takeback(ANNA)
        written.agree(BERT)
        assert written.match.draws == draws
        _, thrown = written.play(ANNA, "climb")
        assert isinstance(thrown, ChanceDrawn)
        assert thrown.draws[0].number == draws

    def test_no_turn_is_taken_back_over_a_resignation(self) -> None:
        """The one who left would have to play on."""
        written = LogBuilder.started(ANNA, BERT, CARL)
        north, east, south = written.match.persons
        written.play(north, "wait")
        written.play(east, "wait")
        written.resign(east)
        with refused(NothingToTakeBack):
            written.offer_takeback(north)
        written.play(south, "wait")
        written.offer_takeback(south)
        written.agree(north)
        assert written.match.due(LADDER) == (SOUTH,)
