"""An offer is judged when it is accepted: each kind of offer, and what may happen in between."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.facts.offers import OfferKind
from engine.log.facts.play import MatchEnded, TurnTakenBack
from engine.log.facts.secrets import SecretsLookedAt
from engine.matches.decisions import offers
from engine.matches.errors import BadSubstitute, HasTime, NoOffer, NothingToOpen, NothingToTakeBack, WrongPhase
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.errors import AskedToPlay
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.stores.store import Store
from engine.time.policy import HOUR, RELAXED
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, LADDER, SEED, LogBuilder, refused
from tests.engine.service_fixtures import start
from tests.engine.service_harness import LEFT, RIGHT, ServiceHarness

Meanwhile = Callable[[LogBuilder], object]


class Box:
    """A match of Lockbox, which has secrets and notes, between Anna and Bert; Carl moderates."""

    def __init__(self, store: Store) -> None:
        self.matches = Matches(store, {**GAMES_AND_TOY, "lockbox": Lockbox().game})
        self.moderators = Moderators(self.matches, store)

    async def start(self) -> "Box":
        self.id = (await start(self.matches, ANNA, BERT, game="lockbox")).id
        for person in (ANNA, BERT):
            await self.matches.deliver(self.id, person, how="message")
        return self

    async def agree(self, *persons: PersonId, kind: OfferKind = "substitute") -> Match:
        """Let everybody agree and return the match after that."""
        changes = [await self.matches.answer(self.id, person, kind=kind, is_accepted=True) for person in persons]
        return changes[-1].after


async def test_a_moderator_who_is_asked_to_play_cannot_look_and_sit_down(store: Store) -> None:
    box = await Box(store).start()
    await box.matches.offer_substitute(box.id, ANNA, CARL)
    with refused(AskedToPlay):
        await box.moderators.act(box.id, CARL, "reveal", note="let me see")
    await box.matches.answer(box.id, CARL, kind="substitute", is_accepted=False)
    await box.moderators.act(box.id, CARL, "reveal", note="let me see")
    with refused(BadSubstitute, reason="knows"):
        await box.matches.offer_substitute(box.id, ANNA, CARL)


async def test_an_offer_lapses_when_the_substitute_has_looked(store: Store) -> None:
    box = await Box(store).start()
    await box.matches.offer_substitute(box.id, ANNA, CARL)
    await box.matches.answer(box.id, BERT, kind="substitute", is_accepted=True)
    looked = SecretsLookedAt(kind="secrets_looked_at", person=CARL, note="at the same moment")
    await box.matches.decide(box.id, lambda *_: (looked,))
    with pytest.raises(Refusal):
        await box.agree(CARL)
    assert (await box.matches.match(box.id)).persons == (ANNA, BERT)


async def test_what_another_moderator_sees_leaves_the_offer_alone(store: Store) -> None:
    box = await Box(store).start()
    await box.matches.offer_substitute(box.id, ANNA, DORA)
    await box.moderators.act(box.id, CARL, "reveal", note="let me see")
    assert (await box.agree(BERT, DORA)).persons == (DORA, BERT)


async def test_who_has_got_time_again_is_not_replaced_on_the_word_of_others(harness: ServiceHarness) -> None:
    match = await harness.start(policy=RELAXED)
    harness.hour = 100
    await harness.matches.clocks.wake(match)
    await harness.matches.offer_substitute(match, BERT, DORA, replaced=LEFT)
    chosen = Choices(seat=LEFT, seconds=HOUR)
    await harness.moderators.act(match, CARL, "extend", note="the train was late", chosen=chosen)
    with refused(HasTime):
        await harness.matches.answer(match, DORA, kind="substitute", is_accepted=True)
    assert (await harness.matches.answer(match, DORA, kind="substitute", is_accepted=False)).after.offer is None


def _of_the_other_seat(match: Match) -> Match:
    """Return the match with the offer about Bert's seat instead of one's own."""
    assert match.offer is not None
    return replace(match, offer=replace(match.offer, replaced=RIGHT))


def moved(written: LogBuilder) -> LogBuilder:
    written.play(ANNA, "wait")
    return written


def ask(written: LogBuilder, kind: OfferKind) -> None:
    """Let Anna ask."""
    match kind:
        case "draw":
            written.offer_draw(ANNA)
        case "takeback":
            written.offer_takeback(ANNA)
        case "abandon":
            written.add(offers.offer_abandon(LADDER, written.match, ANNA, seed=SEED))
        case "substitute":
            written.add(offers.offer_substitute(LADDER, written.match, ANNA, DORA))
        case "open_notes":
            raise AssertionError  # Ladder has none


BETWEEN: dict[tuple[OfferKind, str], tuple[Meanwhile, type[Refusal] | None]] = {
    ("draw", "nothing"): (lambda _: None, None),
    ("draw", "the other one moves"): (lambda it: it.play(BERT, "wait"), NoOffer),
    ("draw", "who asks leaves"): (lambda it: it.resign(ANNA), WrongPhase),
    ("takeback", "nothing"): (lambda _: None, None),
    ("takeback", "the other one moves"): (lambda it: it.play(BERT, "wait"), NoOffer),
    ("abandon", "nothing"): (lambda _: None, None),
    ("abandon", "the other one moves"): (lambda it: it.play(BERT, "wait"), NoOffer),
    ("substitute", "the other one moves"): (lambda it: it.play(BERT, "wait"), NoOffer),
}


@pytest.mark.parametrize(("kind", "between"), BETWEEN)
def test_every_offer_and_what_comes_in_between(kind: OfferKind, between: str) -> None:
    written = moved(LogBuilder.started())
    ask(written, kind)
    meanwhile, refusal = BETWEEN[kind, between]
    meanwhile(written)
    if refusal is None:
        agreed = offers.answer(LADDER, written.match, BERT, kind=kind, is_accepted=True, seed=SEED)
        assert any(isinstance(fact, MatchEnded | TurnTakenBack) for fact in agreed)
        return
    with pytest.raises(refusal):
        offers.answer(LADDER, written.match, BERT, kind=kind, is_accepted=True, seed=SEED)


ALTERED: dict[str, tuple[OfferKind, Callable[[Match], Match], type[Refusal]]] = {
    "the turn is gone": ("takeback", lambda it: replace(it, latest_actions=(0, 0)), NothingToTakeBack),
    "dice have fallen": ("takeback", lambda it: replace(it, latest_throw=it.seq), NothingToTakeBack),
    "something was answered": ("takeback", lambda it: replace(it, answers=((it.seq, "wait"),)), NothingToTakeBack),
    "the notes are open": ("open_notes", lambda it: replace(it, has_open_notes=True), NothingToOpen),
    "there are no notes": ("open_notes", lambda it: it, NothingToOpen),
    "the substitute plays": ("substitute", lambda it: replace(it, persons=(ANNA, DORA)), BadSubstitute),
    "the seat has time": ("substitute", _of_the_other_seat, HasTime),
    "the player has left": ("substitute", lambda it: replace(_of_the_other_seat(it), resigned=(RIGHT,)), HasTime),
}


@pytest.mark.parametrize("how", ALTERED)
def test_no_offer_is_carried_out_that_could_not_be_made_any_more(how: str) -> None:
    """Whatever may change in a match by ways that do not exist yet: here it just has."""
    kind, alter, refusal = ALTERED[how]
    written = moved(LogBuilder.started())
    ask(written, "takeback" if kind == "open_notes" else kind)
    match = written.match
    assert match.offer is not None
    match = alter(replace(match, offer=replace(match.offer, kind=kind)))
    person = DORA if kind == "substitute" else BERT
    with pytest.raises(refusal):
        offers.answer(LADDER, match, person, kind=kind, is_accepted=True, seed=SEED)


def test_who_agreed_before_the_move_is_asked_again_after_it() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL)
    match = written.match
    mover, *others = sorted(match.persons, key=lambda person: match.seat_of(person) not in match.due(LADDER))
    written.offer_draw(mover)
    written.agree(others[0])
    written.play(mover, "wait")
    written.agree(others[1])
    assert not any(isinstance(fact, MatchEnded) for fact in written.facts)
    written.agree(others[0])
    assert any(isinstance(fact, MatchEnded) for fact in written.facts)
