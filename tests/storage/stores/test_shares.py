"""Several processes share one store: what each is told of by itself is a part, and the parts are the whole."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId, PersonId
from engine.people.preferences import Server
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import ScheduledEvent
from engine.share import EVERYTHING, Share
from engine.stores.outbox import DiscordLocation, Notice
from engine.stores.practice import Puzzle
from engine.stores.store import Store
from storage.schema.core import outbox
from storage.stores.outbox import SELECT_OUTBOX
from storage.stores.shares import in_share
from tests.storage.samples import ANNA, BERT, NOON, commit, told
from tests.storage.stores.test_season_contract import made

IDS = (1, 2**22, 2**22 + 5, 3 * 2**22, 7 * 2**22 - 1, 1_234_567_890_123_456_789, 2**62 + 2**40, 2**63 - 1)
"""Of servers and people: of both shards, of old Discord and of far ahead."""
SHARES = (Share(frozenset({0}), 3), Share(frozenset({1, 2}), 3), Share(frozenset(), 3))
LATER = NOON + timedelta(days=1)


@given(st.integers(0, 2**63 - 1), st.integers(1, 4096), st.data())
def test_every_id_is_of_exactly_one_of_two_shares(snowflake: int, count: int, data: st.DataObject) -> None:
    mine = data.draw(st.frozensets(st.integers(0, count - 1)))
    one, other = Share(mine, count), Share(frozenset(range(count)) - mine, count)
    assert one.has(snowflake) != other.has(snowflake)
    assert Share.whole(count).has(snowflake)


def test_a_statement_for_everything_stays_as_it_is_so_that_it_is_compiled_once() -> None:
    assert in_share(SELECT_OUTBOX, outbox.c.server, EVERYTHING) is SELECT_OUTBOX


Asked = Callable[[Any, Share], Awaitable[Sequence[Any]]]
LISTS: dict[str, tuple[Asked, int]] = {
    "announcements": (lambda store, share: store.outbox.announcements(share=share), 3 * len(IDS)),
    "servers that wait": (lambda store, share: _sorted(store.outbox.held_up(share)), len(IDS)),
    "threads": (lambda store, share: store.outbox.locations(share), len(IDS)),
    "lost threads": (lambda store, share: store.outbox.unshown(share), len(IDS)),
    "notices": (lambda store, share: store.outbox.notices(upto=LATER, limit=100, share=share), len(IDS)),
    "due matches": (lambda store, share: store.matches.due_before(LATER, share), len(IDS)),
    "matches of the computer": (lambda store, share: store.matches.waiting_for([ANNA], share), 2 * len(IDS)),
    "untouched matches": (lambda store, share: store.matches.untouched([BERT], LATER, share), 2 * len(IDS)),
    "invitations": (lambda store, share: store.matches.proposed_before(LATER, share), len(IDS)),
    "seasons": (lambda store, share: store.seasons.all(share), len(IDS)),
    "seasons going on": (lambda store, share: store.seasons.going_on(share), len(IDS)),
    "due seasons": (lambda store, share: store.seasons.due_before(LATER, share), len(IDS)),
    "events": (lambda store, share: _sorted(store.seasons.with_events(share)), len(IDS)),
    "servers with puzzles": (lambda store, share: store.people.puzzle_servers(share), len(IDS)),
    "servers with reports": (lambda store, share: store.people.report_servers(share), len(IDS)),
    "puzzles": (lambda store, share: store.puzzles.open(share), len(IDS)),
}


async def _sorted(found: Awaitable[Iterable[Any]]) -> Sequence[Any]:
    return sorted(await found)


async def filled(store: Store) -> None:
    """Put something of every kind into each server and onto each person."""
    for at, server in enumerate(IDS):
        lost, placed, later = MatchId(f"lost{at:04}"), MatchId(f"placed{at:02}"), NOON + timedelta(hours=at)
        first = commit(lost, server=server)
        await store.matches.append(replace(first, summary=replace(first.summary, due_at=later)))
        await store.outbox.announced(told(first), DiscordLocation(lost))
        first = commit(placed, server=server)
        await store.matches.append(first)
        notice = Notice(PersonId(server), "turn", later, placed, 1)
        await store.outbox.announced(told(first), DiscordLocation(placed, thread=100 + at), [notice])
        await store.matches.append(commit(placed, after=first.snapshot, server=server))
        await store.matches.append(commit(f"open{at:04}", server=server, phase="proposed"))
        await store.people.save_server(replace(Server(server), puzzle_channel=5, report_channel=6))
        puzzle = await store.puzzles.add(Puzzle(0, server, placed, 3, 0, "a1", 0.5, 1))
        await store.puzzles.claim(puzzle.number, week="2026-W05", channel=5, at=NOON)
        await season_in(store, SeasonId(f"season{at:02}"), server, due_at=later)


async def season_in(store: Store, season: SeasonId, server: int, *, due_at: datetime) -> None:
    """Put a season with an event into a server."""
    seasons = cast("Any", store).seasons
    await seasons.append(made(season, server=server, due_at=due_at))
    await seasons.save_event(ScheduledEvent(season, "start", 1, "shape"))


async def test_shares_are_told_of_everything_once_and_in_the_same_order(store: Store) -> None:
    await filled(store)
    for kind, (asked, count) in LISTS.items():
        whole, parts = list(await asked(store, EVERYTHING)), [list(await asked(store, share)) for share in SHARES]
        assert len(whole) == count, kind
        assert sorted(map(repr, whole)) == sorted(repr(item) for part in parts for item in part), kind
        assert all(part == [item for item in whole if item in part] for part in parts), kind
        assert parts[0], kind
        assert parts[1], kind
        assert parts[2] == [], kind


async def test_a_share_is_told_of_the_rows_of_its_servers(store: Store) -> None:
    await filled(store)
    for share in SHARES:
        mine = [server for server in IDS if share.has(server)]
        assert [server.id for server in await store.people.report_servers(share)] == mine
        assert [notice.person for notice in await store.outbox.notices(upto=LATER, limit=100, share=share)] == mine
        due = [f"lost{IDS.index(server):04}" for server in mine]
        assert list(await store.matches.due_before(LATER, share)) == due


async def test_a_share_waits_for_what_is_next_in_it(store: Store) -> None:
    await filled(store)
    seasons = cast("Any", store).seasons
    for asked in (store.matches.next_due, store.outbox.next_notice_at, seasons.next_due):
        assert [await asked(share) for share in SHARES] == [NOON, NOON + timedelta(hours=1), None]


async def test_the_first_of_a_share_are_counted_after_others_are_left_out(store: Store) -> None:
    await filled(store)
    mine = [server for server in IDS if SHARES[1].has(server)]
    first = await store.outbox.notices(upto=LATER, limit=2, share=SHARES[1])
    assert [notice.person for notice in first] == mine[:2]
