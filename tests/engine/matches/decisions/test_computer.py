"""Computer players sit in matches from the beginning: who they are, how such a match starts."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.errors import Refusal
from engine.ids import COMPUTER_LEVELS, COMPUTER_PERSONS, computer_level, computer_person, is_computer
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import BadProposal, BadSubstitute
from engine.matches.records.export import exported
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.errors import NoClock
from engine.moderation.moderator_policy import NO_CHOICES, ActName, Choices
from engine.moderation.moderators import Moderators
from engine.people.errors import TooMuch
from engine.people.quotas import Quotas
from engine.time.policy import FAST, HOUR, RELAXED
from games.core import Seat
from storage.open import open_store
from tests.databases import lay_database
from tests.engine.log_builders import ANNA, BERT, CARL, GAMES_AND_TOY
from tests.engine.service_fixtures import Clock
from tests.memory.store import MemoryStore
from tests.tools.forging import found

EASY = ComputerSeat("easy", 1)
HARD = ComputerSeat("hard", 2)


def made(**parts: Any) -> Matches:
    return Matches(MemoryStore(), GAMES_AND_TOY, now=Clock(), **parts)


async def proposed(
    matches: Matches, computer: Sequence[ComputerSeat] = (EASY,), game: str = "ladder", **more: Any
) -> Match:
    return (await matches.invitations.propose(game, by=ANNA, server=7, channel=8, computer=computer, **more)).after


async def assert_sound(matches: Matches, match: Match) -> None:
    whole, faults = await matches.logs.audit(match.id)
    assert faults == ()
    file = json.loads(exported(matches.game_of(whole), whole, await matches.logs.log(match.id)))
    assert found(file, games=GAMES_AND_TOY) == ""


def test_a_computer_player_tells_its_level_and_is_never_a_person_of_discord() -> None:
    assert all(is_computer(person) and person < 0 for person in COMPUTER_PERSONS)
    assert not is_computer(ANNA)
    for level in COMPUTER_LEVELS:
        assert [computer_level(computer_person(level, number)) for number in range(3)] == [level] * 3


async def test_a_match_in_which_the_computer_has_all_other_seats_starts_at_once() -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(0))
    assert match.phase == "running"
    assert match.persons == (ANNA, computer_person("easy", 0))
    assert match.proposal.computer == (EASY,)
    await assert_sound(matches, match)


async def test_seats_are_dealt_between_a_person_and_the_computer() -> None:
    matches = made()
    seated = {(await proposed(matches)).seat_of(ANNA) for _ in range(12)}
    assert seated == {0, 1}


async def test_two_computer_players_of_one_level_are_two() -> None:
    matches = made()
    match = await proposed(matches, (EASY, HARD, EASY), game="columbiz", wished_seat=Seat(0))
    players = [computer_person("easy", 0), computer_person("easy", 1), computer_person("hard", 0)]
    assert sorted(match.persons[1:]) == sorted(players)
    await assert_sound(matches, match)


async def test_with_the_computer_and_a_member_the_match_waits_for_the_member() -> None:
    matches = made()
    match = await proposed(matches, game="columbiz", invited=[BERT])
    assert match.phase == "proposed"
    match = (await matches.invitations.join(match.id, BERT)).after
    assert match.phase == "running"
    assert sorted(match.persons) == sorted([ANNA, BERT, computer_person("easy", 0)])
    await assert_sound(matches, match)


async def test_the_computer_plays_again_at_once_as_it_plays_today() -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(0), is_private=True)
    await matches.resign(match.id, ANNA)
    again = (await matches.invitations.rematch(match.id, ANNA, channel=8, computer_version=3)).after
    assert again.phase == "running"
    assert again.persons == (computer_person("easy", 0), ANNA)
    assert (again.proposal.computer, again.proposal.is_private) == ((ComputerSeat("easy", 3),), True)
    await assert_sound(matches, again)


async def test_nobody_waits_until_the_computer_has_its_secrets() -> None:
    matches = made()
    match = await proposed(matches, game="confusion")
    seat = match.seat_of(ANNA)
    assert match.undelivered == (seat,)
    match = (await matches.deliver(match.id, ANNA, how="message")).after
    assert match.due(matches.game_of(match))


async def test_the_clock_of_the_computer_never_runs() -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(1), policy=FAST)
    assert match.due(matches.game_of(match)) == (0,)
    assert [clock.since for clock in match.clocks] == [None, None]
    assert await matches.clocks.deadlines(match) == {}


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"is_rated": True}, "computer-rated"),
        ({"invited": [BERT], "seats": 2}, "seats"),
        ({"invited": [computer_person("easy", 1)], "computer": ()}, "self"),
    ],
    ids=["rated", "no seat left", "invited by number"],
)
async def test_the_computer_plays_for_fun_only_and_only_where_there_is_a_seat(
    parts: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadProposal) as refused:
        await proposed(made(), **parts)
    assert refused.value.params["reason"] == reason


async def test_one_person_plays_only_so_many_matches_against_the_computer_at_once() -> None:
    matches = made(quotas=Quotas(computer_matches=1, matches_at_once=3))
    first = await proposed(matches)
    with pytest.raises(TooMuch) as refused:
        await proposed(matches)
    assert refused.value.params["reason"] == "computer"
    await matches.resign(first.id, ANNA)
    assert (await proposed(matches)).phase == "running"


async def test_the_computer_itself_has_no_quota() -> None:
    matches = made(quotas=Quotas(hourly_starts=1, matches_at_once=1))
    for person in (ANNA, BERT):
        change = await matches.invitations.propose("ladder", by=person, server=7, channel=8, computer=(EASY,))
        assert change.after.phase == "running"


async def test_a_match_in_which_nothing_happens_for_thirty_days_ends_without_a_winner() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    matches = Matches(MemoryStore(), GAMES_AND_TOY, now=lambda: now[0])
    match = await proposed(matches, wished_seat=Seat(0))
    now[0] += timedelta(days=29)
    assert [change async for change in matches.computer.lapse_untouched()] == []
    now[0] += timedelta(days=1)
    (change,) = [change async for change in matches.computer.lapse_untouched()]
    assert change.after.outcome is not None
    assert change.after.outcome.reason == "abandoned"
    assert [change async for change in matches.computer.lapse_untouched()] == []
    await assert_sound(matches, change.after)
    file = json.loads(exported(matches.game_of(match), change.after, await matches.logs.log(match.id)))
    file["facts"][-3]["at"] = file["facts"][0]["at"]
    assert "not left alone for so long" in found(file, games=GAMES_AND_TOY)


async def test_a_match_that_waits_for_the_computer_or_runs_by_the_clock_does_not_lapse() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    matches = Matches(MemoryStore(), GAMES_AND_TOY, now=lambda: now[0])
    await proposed(matches, wished_seat=Seat(1))
    await proposed(matches, wished_seat=Seat(0), policy=FAST)
    now[0] += timedelta(days=31)
    assert [change async for change in matches.computer.lapse_untouched()] == []


async def test_a_match_whose_person_has_no_time_left_waited_for_the_computer_to_claim_it_for_ever() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    matches = Matches(MemoryStore(), GAMES_AND_TOY, now=lambda: now[0])
    match = await proposed(matches, wished_seat=Seat(0), policy=RELAXED)
    now[0] += timedelta(days=3)
    await matches.clocks.wake(match.id)
    match = await matches.match(match.id)
    assert match.is_late(Seat(0))
    now[0] = match.updated_at + timedelta(days=30)
    (change,) = [change async for change in matches.computer.lapse_untouched()]
    assert change.after.outcome is not None
    assert change.after.outcome.reason == "abandoned"
    await assert_sound(matches, change.after)


@pytest.mark.parametrize(
    ("act", "chosen", "refusal"),
    [
        ("replace", Choices(seat=Seat(1), substitute=BERT), BadSubstitute),
        ("extend", Choices(seat=Seat(1), seconds=HOUR), NoClock),
        ("replace", Choices(seat=Seat(0), substitute=BERT), None),
        ("extend", Choices(seat=Seat(0), seconds=HOUR), None),
        ("pause", NO_CHOICES, None),
        ("adjudicate", Choices(winners=(Seat(1),)), None),
        ("void", NO_CHOICES, None),
        ("note", NO_CHOICES, None),
    ],
)
async def test_moderators_act_on_matches_against_the_computer_but_do_not_unseat_it(
    act: ActName, chosen: Choices, refusal: type[Refusal] | None
) -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(0), policy=RELAXED)
    moderators = Moderators(matches, MemoryStore())
    with pytest.raises(refusal) if refusal else nullcontext():
        await moderators.act(match.id, CARL, act, note="because", chosen=chosen)
    match = await matches.match(match.id)
    assert match.persons[1] == computer_person("easy", 0)
    assert (match.seq == 2) == bool(refusal)
    await assert_sound(matches, match)


async def test_the_computer_does_not_move_while_a_moderator_has_paused_and_does_afterwards() -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(1))
    moderators = Moderators(matches, MemoryStore())
    assert await matches.computer.duty(match.id) is not None
    await moderators.act(match.id, CARL, "pause", note="because")
    assert await matches.computer.duty(match.id) is None
    assert await matches.computer.waiting() == []
    await moderators.act(match.id, CARL, "resume", note="because")
    assert await matches.computer.waiting() == [match.id]


async def test_after_a_rewind_the_computer_thinks_anew() -> None:
    matches = made()
    match = await proposed(matches, wished_seat=Seat(1))
    duty = await matches.computer.duty(match.id)
    assert duty is not None
    started = match.seq
    action = next(iter(matches.game_of(match).rules.legal_actions(match.state, Seat(0))))
    await matches.computer.move(duty, action)
    await Moderators(matches, MemoryStore()).act(
        match.id, CARL, "rewind", note="because", chosen=Choices(back_to=started)
    )
    again = await matches.computer.duty(match.id)
    assert again is not None
    assert again.seed != duty.seed
    assert await matches.computer.move(duty, action) is None, "it was thought about another moment"
    await assert_sound(matches, await matches.match(match.id))


async def test_the_computer_agrees_to_open_notes_and_to_a_substitute_and_plays_on_with_them() -> None:
    matches = made()
    match = await proposed(matches, game="confusion", wished_seat=Seat(0))
    await matches.deliver(match.id, ANNA, how="fetched")
    for offer in (matches.offer_open_notes(match.id, ANNA), matches.offer_substitute(match.id, ANNA, BERT)):
        asked = (await offer).after.offer
        duty = await matches.computer.duty(match.id)
        assert asked is not None
        assert duty is not None
        assert duty.asked == asked.kind
        await matches.computer.answer(duty, is_accepted=True)
        assert await matches.computer.answer(duty, is_accepted=True) is None, "it has answered"
    assert (await matches.match(match.id)).has_open_notes
    assert await matches.computer.duty(match.id) is None, "now the substitute is asked"
    await matches.answer(match.id, BERT, kind="substitute", is_accepted=True)
    match = (await matches.deliver(match.id, BERT, how="fetched")).after
    assert match.persons == (BERT, computer_person("easy", 0))
    line = next(choice.line for choice in await matches.suggest(match.id, BERT, "") if choice.is_complete)
    await matches.play(match.id, BERT, line)
    assert (await matches.computer.duty(match.id)) is not None
    await assert_sound(matches, await matches.match(match.id))


async def test_presses_at_once_do_not_pass_the_limit_together(tmp_path: Path) -> None:
    lay_database(tmp_path / "bot.db")
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/bot.db", secret_key="0123456789abcdef" * 2)
    matches = Matches(store, GAMES_AND_TOY, now=Clock(), quotas=Quotas(computer_matches=5))
    begun = await asyncio.gather(*(proposed(matches) for _ in range(8)), return_exceptions=True)
    assert sorted(type(made).__name__ for made in begun) == ["Match"] * 5 + ["TooMuch"] * 3
    await store.close()
