"""`check` finds every fault and goes on: one corrupt seed ended it with a traceback, and hid everything behind it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from pydantic import SecretStr

from bot.operations import checking, maintenance
from bot.operations.settings import Settings
from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.service.service import Matches
from engine.stores.matches import Snapshot
from engine.stores.store import Store
from games.registry import GAMES
from players import registry
from players.registry import VERSIONS
from storage.errors import CopyStopped
from storage.open import open_store
from storage.upkeep import copying
from tests.memory.store import MemoryStore
from tests.servers import KEY, emptied_database


async def test_check_finds_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db")
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches = Matches(store, GAMES)
    first, second = [
        (
            await matches.invitations.propose("gamwin", by=PersonId(1), server=1, channel=2, invited=[PersonId(2)])
        ).after.id
        for _ in range(2)
    ]
    await store.close()
    assert await maintenance.check(settings) == 0
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        connection.execute("UPDATE seeds SET seed = x'00' WHERE match = ?", (first,))
        connection.execute("UPDATE matches SET digest = 'forged' WHERE match = ?", (second,))
        connection.execute("DROP TRIGGER log_is_not_deleted")
        connection.commit()
    capsys.readouterr()
    assert await maintenance.check(settings) == 1
    said = capsys.readouterr().out
    assert f"{first}: seed cannot be opened" in said
    assert f"{second}: snapshot at fact 1" in said
    assert "trigger log_is_not_deleted is not as it was made" in said
    assert "2 matches checked, 3 faults." in said


async def play_something(store: Store, match: MatchId) -> None:
    matches, summary = Matches(store, GAMES), await store.matches.summary(match)
    assert summary is not None
    player = summary.due[0]
    line = next(choice.line for choice in await matches.suggest(match, player, "") if choice.is_complete)
    await matches.play(match, player, line)


@pytest.mark.server
async def test_a_copy_moves_a_community_to_a_server_and_checks_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db", secret_key=SecretStr(KEY))
    store = await open_store(settings.database_url, secret_key=settings.key)
    matches, anna, bernd = Matches(store, GAMES), PersonId(1), PersonId(2)
    match = (await matches.invitations.propose("gamwin", by=anna, server=1, channel=2, invited=[bernd])).after
    await matches.invitations.join(match.id, bernd)
    for _ in range(4):
        await play_something(store, match.id)
    await store.close()
    server = emptied_database()
    assert await maintenance.copy(settings, settings.database_url, server) == 0
    assert "1 matches checked, 0 faults." in capsys.readouterr().out
    store = await open_store(server, secret_key=settings.key)
    await play_something(store, match.id)
    await store.close()
    settings = settings.model_copy(update={"database_url": server})
    assert await maintenance.check(settings) == 0


async def test_a_copy_stops_when_the_operator_presses_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun = Event()

    def copied(*_: str, is_stopped: Callable[[], bool], **__: object) -> int:
        has_begun.set()
        while not is_stopped():
            pass
        raise CopyStopped("1 of 2")

    monkeypatch.setattr(copying, "copy", copied)
    copy = asyncio.create_task(maintenance.copy(Settings(), "from", "to"))
    await asyncio.to_thread(has_begun.wait)
    copy.cancel()
    with pytest.raises(CopyStopped, match="goes on"):
        await copy


async def computer_match(game: str, *, moves: int, choice: int | None = None) -> tuple[MemoryStore, MatchId]:
    """Return a store with a match against the computer, whose choice of a number is not what it thinks."""
    store = MemoryStore()
    matches, person = Matches(store, GAMES), PersonId(1)
    seats = (ComputerSeat("easy", VERSIONS[game]),)
    match = (await matches.invitations.propose(game, by=person, server=1, channel=2, computer=seats)).after
    if GAMES[game].has_secrets and match.undelivered:
        await matches.deliver(match.id, person, how="message")
    done = 0
    while done < moves:
        if duty := await matches.computer.duty(match.id):
            action = registry.turn(game, duty.state, duty.seat, duty.level, duty.seed)
            if choice == done:
                legal = GAMES[game].rules.legal_actions(duty.state, duty.seat)
                action = next(other for other in legal if other != action)
            await matches.computer.move(duty, action)
            done += 1
        else:
            line = next(choice.line for choice in await matches.suggest(match.id, person, "") if choice.is_complete)
            await matches.play(match.id, person, line)
    return store, match.id


@pytest.mark.parametrize("game", VERSIONS)
async def test_check_repeats_what_the_computer_has_done(game: str) -> None:
    store, match = await computer_match(game, moves=3)
    assert await checking.faults_of(store, GAMES, match) == []


async def test_check_finds_that_the_computer_did_not_play_by_its_luck() -> None:
    store, match = await computer_match("columbiz", moves=2, choice=1)
    (fault,) = await checking.faults_of(store, GAMES, match)
    assert fault.startswith("computer at fact ")


async def answered(*, otherwise: bool = False) -> tuple[MemoryStore, MatchId]:
    """Return a store with a match in which the computer was offered a draw; it answers as it thinks, or `otherwise`."""
    store = MemoryStore()
    matches, person = Matches(store, GAMES), PersonId(1)
    seats = (ComputerSeat("easy", VERSIONS["columbiz"]),)
    match = (await matches.invitations.propose("columbiz", by=person, server=1, channel=2, computer=seats)).after
    await matches.offer_draw(match.id, person)
    duty = await matches.computer.duty(match.id)
    assert duty is not None
    thought = registry.agrees(duty.game, duty.state, duty.seat, duty.seed)
    await matches.computer.answer(duty, is_accepted=thought is not otherwise)
    return store, match.id


async def test_check_repeats_what_the_computer_has_answered_to_a_draw() -> None:
    store, match = await answered()
    assert await checking.faults_of(store, GAMES, match) == []


async def test_check_finds_that_the_computer_did_not_answer_a_draw_as_it_thinks() -> None:
    store, match = await answered(otherwise=True)
    (fault,) = await checking.faults_of(store, GAMES, match)
    assert fault.startswith("computer at fact ")


async def test_what_another_version_of_the_computer_has_done_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    store, match = await computer_match("columbiz", moves=2, choice=1)
    monkeypatch.setattr(checking, "VERSIONS", {"columbiz": VERSIONS["columbiz"] + 1})
    assert await checking.faults_of(store, GAMES, match) == []


async def test_a_match_that_goes_on_while_it_is_checked_was_taken_for_a_faulty_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    matches = Matches(store, GAMES)
    match = (
        await matches.invitations.propose("gamwin", by=PersonId(1), server=1, channel=2, invited=[PersonId(2)])
    ).after.id
    await matches.invitations.join(match, PersonId(2))
    snapshot, looks = store.matches.snapshot, []

    async def after_a_move(of: MatchId) -> Snapshot | None:
        looks.append(of)
        if len(looks) == 1:
            await play_something(store, of)
        return await snapshot(of)

    monkeypatch.setattr(store.matches, "snapshot", after_a_move)
    assert await checking.faults_of(store, GAMES, match) == []
    assert len(looks) > 1
