"""Disputes: clocks stop, both sides are heard, a moderator who does not play rules, once there is an appeal."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log.facts.chance import SeedOpened
from engine.log.facts.play import MatchEnded
from engine.log.facts.rulings import (
    DisputeOpened,
    DisputeRuled,
    MatchAdjudicated,
    MatchVoided,
    ModeratorNoted,
    RulingAppealed,
    StatementMade,
)
from engine.log.facts.time import MatchPaused, MatchResumed
from engine.matches.errors import NoSecrets, NotAPlayer, NotYourTurn, WrongPhase
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.moderation.errors import (
    AlreadySettled,
    BadNote,
    DisputeExists,
    EnoughSaid,
    NoAppeal,
    NoDispute,
    NoWinner,
    OwnRuling,
    PlaysInMatch,
)
from engine.moderation.moderator_policy import APPEAL_TIME, LONGEST_NOTE, Choices
from engine.moderation.moderators import Moderators
from engine.people.preferences import Server
from games.core import Outcome, Seat
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, STRANGER, refused
from tests.engine.service_fixtures import Clock, assert_sound, serve, start
from tests.memory.store import MemoryStore

WEST, EAST = Seat(0), Seat(1)
SERVER = 7


class LaterClock(Clock):
    """A clock that can be put forward."""

    def __init__(self) -> None:
        super().__init__()
        self.later = timedelta()

    def __call__(self):  # type: ignore[no-untyped-def]
        return super().__call__() + self.later


class Room:
    """A match of Ladder with Anna and Bert under way; Carl and Dora moderate."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = LaterClock()
        self.matches = serve(self.store, now=self.clock)
        self.moderators = Moderators(self.matches, self.store)
        self.id = MatchId("")

    async def start(self, *, has_appeals: bool = False) -> Match:
        await self.store.people.save_server(Server(SERVER, has_appeals=has_appeals))
        match = await start(self.matches, ANNA, BERT)
        self.id = match.id
        return (await self.matches.play(self.id, ANNA, "wait")).after

    async def call(self, person: PersonId = BERT, note: str = "that was not fair") -> Change:
        return await self.moderators.open_dispute(self.id, person, note=note)

    async def dismiss(self, by: PersonId = CARL) -> Change:
        return await self.moderators.act(self.id, by, "dismiss", note="it was")

    async def appeal(self, person: PersonId = BERT) -> Change:
        return await self.moderators.appeal(self.id, person, note="no it was not")

    async def match(self) -> Match:
        return await self.matches.match(self.id)


@pytest.fixture
def room() -> Room:
    return Room()


async def test_a_dispute_stops_the_match(room: Room) -> None:
    await room.start()
    change = await room.call()
    assert change.facts == (
        DisputeOpened(kind="dispute_opened", seat=EAST, person=BERT, note="that was not fair"),
        MatchPaused(kind="match_paused", reason="dispute", by=None, note=""),
    )
    assert change.after.dispute is not None
    assert change.after.dispute.is_open
    assert change.after.due(room.matches.game_of(change.after)) == ()


async def test_only_who_plays_may_open_one_and_only_one(room: Room) -> None:
    await room.start()
    with refused(NotAPlayer):
        await room.call(STRANGER)
    await room.call()
    with refused(DisputeExists):
        await room.call(ANNA)


@pytest.mark.parametrize("note", ["", "   ", "x" * (LONGEST_NOTE + 1)])
async def test_a_reason_is_needed_and_has_an_end(room: Room, note: str) -> None:
    await room.start()
    with refused(BadNote, most=LONGEST_NOTE):
        await room.call(note=note)


async def test_the_same_person_does_not_ask_twice_about_the_same_position(room: Room) -> None:
    await room.start()
    await room.call()
    await room.dismiss()
    with refused(AlreadySettled):
        await room.call()
    await room.call(ANNA)
    await room.dismiss()
    await room.matches.play(room.id, BERT, "wait")
    await room.call()


async def test_both_sides_are_heard_but_not_for_ever(room: Room) -> None:
    await room.start()
    with refused(NoDispute, ruling="none"):
        await room.moderators.state_side(room.id, ANNA, text="What?")
    await room.call()
    change = await room.moderators.state_side(room.id, ANNA, text="I saw nothing.")
    assert change.facts == (StatementMade(kind="statement_made", person=ANNA, text="I saw nothing."),)
    with refused(NotAPlayer):
        await room.moderators.state_side(room.id, STRANGER, text="I did.")
    for _ in range(2):
        await room.moderators.state_side(room.id, ANNA, text="Nothing at all.")
    with refused(EnoughSaid, most=3):
        await room.moderators.state_side(room.id, ANNA, text="Nothing!")
    await room.moderators.state_side(room.id, BERT, text="You did.")


async def test_a_dismissed_dispute_lets_the_match_go_on(room: Room) -> None:
    await room.start()
    await room.call()
    change = await room.dismiss()
    assert change.facts == (
        DisputeRuled(kind="dispute_ruled", by=CARL, ruling="dismissed", note="it was"),
        MatchResumed(kind="match_resumed", by=CARL, note=""),
    )
    await room.matches.play(room.id, BERT, "wait")
    with refused(NoDispute, ruling="dismissed"):
        await room.dismiss()
    await assert_sound(room.store, room.id)


async def test_a_rewind_is_the_ruling_of_an_open_dispute(room: Room) -> None:
    then = (await room.start()).seq - 1
    await room.call()
    change = await room.moderators.act(
        room.id, CARL, "rewind", note="it was not", chosen=Choices(back_to=then, draws="fresh")
    )
    assert [fact.kind for fact in change.facts] == ["dispute_ruled", "match_rewound", "match_resumed"]
    assert change.after.dispute is not None
    assert (change.after.dispute.state, change.after.dispute.ruling) == ("ruled", "rewound")
    await room.matches.play(room.id, ANNA, "climb")
    await assert_sound(room.store, room.id)


async def test_an_adjudicated_match_is_over_and_open(room: Room) -> None:
    match = await room.start()
    await room.call()
    change = await room.moderators.act(room.id, CARL, "adjudicate", note="no show", chosen=Choices(winners=(EAST,)))
    outcome = Outcome("adjudicated", (2, 1), (0, 0))
    ruled, decided, ended, opened = change.facts
    assert ruled == DisputeRuled(kind="dispute_ruled", by=CARL, ruling="adjudicated", note="no show")
    assert decided == MatchAdjudicated(kind="match_adjudicated", by=CARL, note="no show", outcome=outcome)
    assert ended == MatchEnded(kind="match_ended", outcome=outcome)
    assert isinstance(opened, SeedOpened)
    assert (match.phase, change.after.phase, change.after.outcome) == ("running", "over", outcome)
    await assert_sound(room.store, room.id)


async def test_a_void_match_has_no_winner(room: Room) -> None:
    await room.start()
    change = await room.moderators.act(room.id, CARL, "void", note="both cheated")
    assert change.facts[0] == MatchVoided(kind="match_voided", by=CARL, note="both cheated")
    assert change.after.outcome == Outcome("void", (1, 1), (0, 0))
    assert change.after.seed is not None
    await assert_sound(room.store, room.id)


async def test_a_result_can_be_changed_afterwards_but_the_seed_is_opened_once(room: Room) -> None:
    await room.start()
    await room.matches.resign(room.id, ANNA)
    change = await room.moderators.act(room.id, CARL, "void", note="it was his cat")
    assert [fact.kind for fact in change.facts] == ["match_voided", "match_ended"]
    again = await room.moderators.act(room.id, CARL, "adjudicate", note="it was not", chosen=Choices(winners=(EAST,)))
    assert again.after.outcome == Outcome("adjudicated", (2, 1), (0, 0))
    await assert_sound(room.store, room.id)


async def test_who_has_resigned_can_be_given_the_win_as_by_a_ruling_of_the_league(room: Room) -> None:
    await room.start()
    await room.matches.resign(room.id, BERT)
    change = await room.moderators.act(room.id, CARL, "adjudicate", note="by mistake", chosen=Choices(winners=(EAST,)))
    assert change.after.outcome == Outcome("adjudicated", (2, 1), (0, 0))
    await assert_sound(room.store, room.id)


async def test_nobody_and_a_seat_that_is_not_there_cannot_be_made_the_winner(room: Room) -> None:
    await room.start()
    for winners in ([], [Seat(2)]):
        with refused(NoWinner):
            await room.moderators.act(
                room.id, CARL, "adjudicate", note="why not", chosen=Choices(winners=tuple(winners))
            )


async def test_a_note_changes_nothing_but_is_there(room: Room) -> None:
    before = await room.start()
    change = await room.moderators.act(room.id, CARL, "note", note="be kind")
    assert change.facts == (ModeratorNoted(kind="moderator_noted", by=CARL, note="be kind"),)
    assert change.after.position == before.position


# Appeals


async def test_an_appeal_stops_the_match_again_and_another_moderator_decides(room: Room) -> None:
    await room.start(has_appeals=True)
    await room.call()
    await room.dismiss()
    change = await room.appeal()
    assert change.facts == (
        RulingAppealed(kind="ruling_appealed", person=BERT, note="no it was not"),
        MatchPaused(kind="match_paused", reason="dispute", by=None, note=""),
    )
    with refused(OwnRuling):
        await room.dismiss(CARL)
    with refused(OwnRuling):
        await room.moderators.act(room.id, CARL, "void", note="then like this")
    ruled = (await room.dismiss(DORA)).after
    assert ruled.dispute is not None
    assert ruled.dispute.state == "closed"
    assert ruled.pause is None
    with refused(NoAppeal, reason="final"):
        await room.appeal()
    await assert_sound(room.store, room.id)


async def test_where_an_appeal_is_dismissed_the_first_ruling_holds(room: Room) -> None:
    match = await room.start(has_appeals=True)
    await room.call()
    await room.moderators.act(
        room.id, CARL, "rewind", note="a slip", chosen=Choices(back_to=match.seq - 1, draws="fresh")
    )
    await room.appeal()
    ruled = (await room.dismiss(DORA)).after
    assert ruled.dispute is not None
    assert (ruled.dispute.ruling, ruled.dispute.ruled_by) == ("rewound", DORA)


async def test_an_appeal_against_the_end_of_a_match(room: Room) -> None:
    await room.start(has_appeals=True)
    await room.call()
    await room.moderators.act(room.id, CARL, "adjudicate", note="late", chosen=Choices(winners=(WEST,)))
    assert [fact.kind for fact in (await room.appeal()).facts] == ["ruling_appealed"]
    change = await room.moderators.act(
        room.id,
        DORA,
        "adjudicate",
        note="not so late",
        chosen=Choices(
            winners=(
                WEST,
                EAST,
            )
        ),
    )
    assert [fact.kind for fact in change.facts] == ["dispute_ruled", "match_adjudicated", "match_ended"]
    assert change.after.outcome == Outcome("adjudicated", (1, 1), (0, 0))
    await assert_sound(room.store, room.id)


async def test_there_is_no_appeal_where_none_is_wanted_nothing_ruled_or_too_late(room: Room) -> None:
    await room.start()
    with refused(NoAppeal, reason="nothing"):
        await room.appeal()
    await room.call()
    with refused(NoAppeal, reason="nothing"):
        await room.appeal()
    await room.dismiss()
    with refused(NoAppeal, reason="off"):
        await room.appeal()
    await room.store.people.save_server(Server(SERVER, has_appeals=True))
    with refused(NotAPlayer):
        await room.appeal(STRANGER)
    room.clock.later = APPEAL_TIME
    with refused(NoAppeal, reason="late"):
        await room.appeal()


# Conflict of interest, and the wrong time

Act = Callable[[Room, PersonId], Awaitable[Change]]
ACTS: dict[str, Act] = {
    "dismiss": lambda room, by: room.dismiss(by),
    "rewind": lambda room, by: room.moderators.act(
        room.id, by, "rewind", note="x", chosen=Choices(back_to=1, draws="fresh")
    ),
    "adjudicate": lambda room, by: room.moderators.act(
        room.id, by, "adjudicate", note="x", chosen=Choices(winners=(WEST,))
    ),
    "void": lambda room, by: room.moderators.act(room.id, by, "void", note="x"),
    "note": lambda room, by: room.moderators.act(room.id, by, "note", note="x"),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("person", [ANNA, BERT])
async def test_nobody_moderates_a_match_of_their_own(room: Room, act: str, person: PersonId) -> None:
    await room.start()
    await room.call()
    before = await room.match()
    with refused(PlaysInMatch):
        await ACTS[act](room, person)
    assert await room.match() == before


@pytest.mark.parametrize("act", ACTS)
async def test_an_invitation_is_nothing_to_moderate(room: Room, act: str) -> None:
    room.id = (
        await room.matches.invitations.propose("ladder", by=ANNA, server=SERVER, channel=8, invited=[BERT])
    ).after.id
    with refused(WrongPhase, phase="proposed"):
        await ACTS[act](room, CARL)


async def test_there_is_nothing_to_look_at_in_a_game_without_secrets(room: Room) -> None:
    await room.start()
    with refused(NoSecrets):
        await room.moderators.act(room.id, CARL, "reveal", note="curious")


async def test_while_it_stands_nobody_moves(room: Room) -> None:
    await room.start()
    await room.call()
    with pytest.raises(Refusal) as caught:
        await room.matches.play(room.id, BERT, "wait")
    assert type(caught.value) is not NotYourTurn


# How it ends without a moderator, and how often it stops the clocks


def kinds(*changes: Change) -> list[str]:
    return [fact.kind for change in changes for fact in change.facts]


async def test_a_dispute_does_not_stop_the_match_for_ever(room: Room) -> None:
    await room.start()
    await room.call()
    room.clock.later = timedelta(hours=71)
    assert await room.matches.clocks.wake(room.id) == ()
    room.clock.later = timedelta(hours=73)
    assert kinds(*await room.matches.clocks.wake(room.id)) == ["pause_escalated"]
    assert (await room.match()).pause == "dispute"
    room.clock.later = timedelta(days=14, hours=2)
    assert kinds(*await room.matches.clocks.wake(room.id)) == ["pause_lapsed"]
    match = await room.match()
    assert match.pause is None
    assert match.dispute is not None
    assert (match.dispute.state, match.dispute.ruling) == ("lapsed", None)
    with refused(NoDispute, ruling="none"):
        await room.dismiss()
    await room.matches.play(room.id, BERT, "wait")
    await assert_sound(room.store, room.id)


async def test_an_appeal_that_nobody_decides_leaves_the_ruling(room: Room) -> None:
    await room.start(has_appeals=True)
    await room.call()
    await room.dismiss()
    await room.appeal()
    for days in (4, 20):
        room.clock.later = timedelta(days=days)
        await room.matches.clocks.wake(room.id)
    match = await room.match()
    assert match.dispute is not None
    assert (match.dispute.state, match.dispute.ruling, match.pause) == ("closed", "dismissed", None)


async def test_who_has_called_for_nothing_stops_no_clocks_the_next_time(room: Room) -> None:
    await room.start()
    await room.call()
    await room.dismiss()
    await room.matches.play(room.id, BERT, "wait")
    assert kinds(await room.call()) == ["dispute_opened"], "a moderator hears of it, and the match goes on"
    await room.matches.play(room.id, ANNA, "wait")
    stopped = await room.moderators.act(room.id, CARL, "pause", note="let me see")
    assert stopped.after.pause == "dispute"
    assert kinds(await room.dismiss()) == ["dispute_ruled", "match_resumed"]
    await room.matches.play(room.id, BERT, "wait")
    assert kinds(await room.call(ANNA)) == ["dispute_opened", "match_paused"], "the other one has not called before"


async def test_who_has_called_for_nothing_stops_no_clocks_by_appeals_either(room: Room) -> None:
    await room.start(has_appeals=True)
    await room.call()
    await room.dismiss()
    assert kinds(await room.appeal()) == ["ruling_appealed", "match_paused"], "the first one may be looked at twice"
    await room.dismiss(DORA)
    for person in (BERT, ANNA):
        await room.matches.play(room.id, person, "wait")
        await room.call()
        await room.dismiss()
        assert kinds(await room.appeal()) == ["ruling_appealed"]
        await room.dismiss(DORA)
    await assert_sound(room.store, room.id)


async def test_who_was_right_stops_the_clocks_again(room: Room) -> None:
    then = (await room.start()).seq - 1
    await room.call()
    chosen = Choices(back_to=then, draws="fresh")
    await room.moderators.act(room.id, CARL, "rewind", note="it was not", chosen=chosen)
    await room.matches.play(room.id, ANNA, "wait")
    assert kinds(await room.call()) == ["dispute_opened", "match_paused"]


async def test_who_was_right_only_in_the_appeal_was_right(room: Room) -> None:
    match = await room.start(has_appeals=True)
    await room.call()
    await room.dismiss()
    assert (await room.match()).unfounded == (BERT,)
    await room.appeal()
    chosen = Choices(back_to=match.seq - 1, draws="fresh")
    change = await room.moderators.act(room.id, DORA, "rewind", note="it was not", chosen=chosen)
    assert change.after.unfounded == ()
