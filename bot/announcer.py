"""Tells channels what the log says. Every commit leaves an announcement; it stays until its post is on Discord.

After a crash or a fault of Discord a post may be there although we do not know: so whatever is announced late is first
looked for by its marker (match, number of the fact, head of the chain), which no other post bears.
"""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Literal
from weakref import WeakValueDictionary

import discord
import structlog

from bot.audience import audience
from bot.briefings import Briefings
from bot.cases import Cases
from bot.channels import Channels
from bot.errors import FAULTS, PostDelayed
from bot.letters import Letters
from bot.news import changes_position, goes_on, is_silent, shows_board
from bot.post import Post
from bot.presenter import Presenter
from bot.readers import Reader, Readers
from bot.reports import Reports, Trouble
from bot.speech import Speech
from engine.facts import MatchId, MatchStarted, PersonId, PlayerReplaced
from engine.match import Match
from engine.service import Happened, Matches, utc_now
from engine.store import Place, Store

RETRY_SECONDS = 30.0
LONGEST_WAIT_SECONDS = 3600.0
YOUNG = timedelta(minutes=50)
ROOM = 2500
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
HOMELESS = "homeless-threads"

log = structlog.get_logger(__name__)


class Announcer:
    """Posts what happened, each match in its own order, and takes up again what a fault has held up."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        presenter: Presenter,
        readers: Readers,
        channels: Channels,
        *,
        now: Callable[[], datetime] = utc_now,
        on_notice: Callable[[], None] = lambda: None,
        reports: Reports | None = None,
    ) -> None:
        self._store = store
        self._matches = matches
        self._presenter = presenter
        self._readers = readers
        self._channels = channels
        self._now = now
        self._on_notice = on_notice
        self._reports = reports
        self._cases = Cases(store, matches, presenter, readers, channels)
        self._letters = Letters(store, matches, presenter, readers, channels)
        self._briefings = Briefings(matches, presenter, readers, channels)
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()
        self._held_up = asyncio.Event()
        self._waits: dict[MatchId, tuple[float, float]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what is left from before, then watch over what is held up; may be called after every reconnect."""
        self._held_up.set()
        if self._task is None:
            self._task = asyncio.create_task(self._watch(), name="announcer")

    def look(self) -> None:
        """Try what is held up again now: something has changed."""
        self._waits.clear()
        self._held_up.set()

    async def stop(self) -> None:
        """End the watch; what is not posted yet is posted after the next start."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def tell(self, happened: Happened) -> Place:
        """Post what has just happened, after whatever of the same match is still to be posted.

        Raises:
            PostDelayed: Discord does not let us now; it will be tried again.
        """
        try:
            await self._tell_in_order(happened.after.id, fresh=happened)
        except Exception as error:
            self._held_up.set()
            if not isinstance(error, FAULTS):
                raise
            log.warning("post held up", match=happened.after.id, error=repr(error))
            await self._report(happened.after.id, error)
            raise PostDelayed(reason=reason_of(error)) from error
        return await self._store.place(happened.after.id)

    async def _watch(self) -> None:
        """Look for what is left whenever something is held up, and now and then in case nobody has told us."""
        while True:
            self._held_up.clear()
            if await self.catch_up():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._held_up.wait(), RETRY_SECONDS)
            else:
                await asyncio.sleep(RETRY_SECONDS)

    async def catch_up(self) -> bool:
        """Try everything that is held up once; return whether nothing is left."""
        is_clear = True
        try:
            held_up = dict.fromkeys(due.match for due in await self._store.announcements())
            for match in held_up:
                is_clear &= await self._try(match)
            for thread in await self._homeless():
                await self.restore(int(thread))
            self._waits = {match: wait for match, wait in self._waits.items() if match in held_up}
        except Exception:
            is_clear = False
            log.exception("announcements cannot be read")
        return is_clear

    async def _try(self, match: MatchId) -> bool:
        """Try what one match has to tell; the longer it fails, the more rarely (Discord counts what it refuses)."""
        now = asyncio.get_running_loop().time()
        due, wait = self._waits.get(match, (now, RETRY_SECONDS / 2))
        if now < due:
            return False
        try:
            await self._tell_in_order(match)
        except Exception as error:
            self._waits[match] = (now + wait * 2, min(wait * 2, LONGEST_WAIT_SECONDS / 2))
            if isinstance(error, FAULTS):
                log.warning("post still held up", match=match, error=repr(error))
                await self._report(match, error)
            else:
                log.exception("announcement failed", match=match)
            return False
        self._waits.pop(match, None)
        return True

    async def _report(self, match_id: MatchId, error: Exception) -> None:
        """Tell those who look after the server, if it is they who have to do something."""
        trouble = reason_of(error)
        if self._reports and trouble != "fault":
            match, place = await self._matches.match(match_id), await self._store.place(match_id)
            await self._reports.report(match, trouble, place.thread or match.proposal.channel)

    async def restore(self, thread: int) -> None:
        """Go on elsewhere if a thread was that of a running match; where Discord does not let us, try again later."""
        match_id = await self._store.match_in_thread(thread)
        if match_id is None:
            return
        try:
            await self._move_house(match_id, thread)
        except FAULTS as error:
            log.warning("thread not restored", match=match_id, error=repr(error))
            await self._note_homeless({*await self._homeless(), str(thread)})
            await self._report(match_id, error)
        else:
            await self._note_homeless(await self._homeless() - {str(thread)})

    async def _homeless(self) -> set[str]:
        """Return the deleted threads in whose place there is no other one yet."""
        return set((await self._store.remembered(HOMELESS) or "").split())

    async def _note_homeless(self, threads: set[str]) -> None:
        if threads != await self._homeless():
            await self._store.remember(HOMELESS, " ".join(sorted(threads)))

    async def _move_house(self, match_id: MatchId, thread: int) -> None:
        """Open another thread for a running match and post its board there."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            match, place = await self._matches.match(match_id), await self._store.place(match_id)
            if match.phase != "running" or place.thread != thread:
                return
            reader = await self._readers.public(match.proposal.server)
            place = await self._open_thread(match, replace(place, thread=None, invitation=None, board=None), reader)
            assert place.thread is not None
            post = await self._shown(
                await self._presenter.again(match, reader, timed=await self._matches.timed(match)), reader
            )
            message = await self._channels.send(place.thread, post.pinging(()), nonce=f"{nonce(match)}-r")
            await self._store.save_place(replace(place, board=message))

    async def _tell_in_order(self, match: MatchId, *, fresh: Happened | None = None) -> None:
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            while held_up := await self._store.announcements(match=match):
                due = held_up[0]
                is_fresh = fresh is not None and fresh.announcement == due
                happened = fresh if fresh is not None and is_fresh else await self._matches.happened(due)
                game = self._matches.game_of(happened.after)
                told = await audience(self._store, game, happened, self._now())
                place = await self._post(happened, told.pinged, is_fresh=is_fresh)
                await self._store.announced(due, place, told.notices)
                if told.notices:
                    self._on_notice()

    async def _post(self, happened: Happened, pinged: Collection[PersonId], *, is_fresh: bool) -> Place:
        """Bring one change to Discord and return where the match lives then; only `pinged` may be pinged."""
        match = happened.after
        place = await self._store.place(match.id)
        reader = await self._readers.public(match.proposal.server)
        if happened.before is None:
            return await self._invite(match, place, reader, pinged, is_fresh=is_fresh)
        if any(isinstance(fact, MatchStarted) for fact in happened.facts):
            place = await self._open_thread(match, place, reader)
        if happened.before.phase == "proposed":
            await self._update_invitation(match, place, reader)
        if match.is_being_told and happened.before.phase == "proposed":
            await self._letters.deliver(match, is_fresh=is_fresh)
        for fact in happened.facts:
            if isinstance(fact, PlayerReplaced):
                place = await self._open_thread(match, place, reader)
                await self._seat(match, fact.after, place, is_fresh=is_fresh)
        if match.phase in ("running", "over") and not is_silent(happened):
            place = await self._post_in_thread(happened, place, reader, pinged, is_fresh=is_fresh)
        await self._cases.tell(happened, place, is_fresh=is_fresh)
        if happened.before.phase == "running" and (changes_position(happened) or match.phase == "over"):
            await self._letters.update(match, is_fresh=is_fresh)
        return place

    async def _seat(self, match: Match, substitute: PersonId, place: Place, *, is_fresh: bool) -> None:
        """Take the secrets away from who has left a seat, and give the substitute everything that is needed."""
        assert place.thread is not None
        await self._letters.withdraw(match)
        await self._briefings.send(match, substitute, thread=place.thread, is_fresh=is_fresh)
        if match.is_being_told:
            await self._letters.deliver(match, is_fresh=is_fresh)

    async def _invite(
        self, match: Match, place: Place, reader: Reader, pinged: Collection[PersonId], *, is_fresh: bool
    ) -> Place:
        channel = match.proposal.channel
        found = None if is_fresh else await self._channels.find(channel, self._presenter.marker(match))
        post = (await self._shown(self._presenter.invitation(match, reader), reader)).pinging(pinged)
        message = found or await self._channels.send(channel, post, nonce=nonce(match))
        return replace(place, invitation=message)

    async def _update_invitation(self, match: Match, place: Place, reader: Reader) -> None:
        if place.invitation is None:
            return
        post = await self._shown(self._presenter.invitation(match, reader, thread=place.thread), reader)
        with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            await self._channels.edit(match.proposal.channel, place.invitation, post)

    async def _open_thread(self, match: Match, place: Place, reader: Reader) -> Place:
        if place.thread is not None:
            return place
        name = await self._thread_name(match, reader)
        channel, thread = match.proposal.channel, None
        if place.invitation is not None:
            with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                thread = await self._channels.open_thread(channel, place.invitation, name=name)
        if thread is None:
            thread = await self._open_free_thread(match, name)
        place = replace(place, thread=thread)
        await self._store.save_place(place)
        return place

    async def _open_free_thread(self, match: Match, name: str) -> int:
        """Open a thread where the match was proposed, or where the server plays now if that channel is gone."""
        try:
            return await self._channels.open_free_thread(match.proposal.channel, name=name)
        except discord.NotFound:
            chosen = (await self._store.server(match.proposal.server)).channel
            if chosen is None or chosen == match.proposal.channel:
                raise
        return await self._channels.open_free_thread(chosen, name=name)

    async def _thread_name(self, match: Match, reader: Reader) -> str:
        names = [await self._channels.display_name(match.proposal.server, person) for person in match.persons]
        game = Speech(reader.words).game(self._presenter.game_of(match))
        return reader.words("thread-name", game=game, players=" – ".join(names))

    async def _post_in_thread(
        self, happened: Happened, place: Place, reader: Reader, pinged: Collection[PersonId], *, is_fresh: bool
    ) -> Place:
        match = happened.after
        place = await self._open_thread(match, place, reader)
        try:
            return await self._post_once(happened, place, reader, pinged, is_fresh=is_fresh)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        log.info("thread is gone, opening another", match=match.id)
        place = await self._open_thread(match, replace(place, thread=None, invitation=None), reader)
        return await self._post_once(happened, place, reader, pinged, is_fresh=True)

    async def _post_once(
        self, happened: Happened, place: Place, reader: Reader, pinged: Collection[PersonId], *, is_fresh: bool
    ) -> Place:
        assert place.thread is not None
        match = happened.after
        found = None if is_fresh else await self._channels.find(place.thread, self._presenter.marker(match))
        if found is not None:
            return replace(place, board=found) if shows_board(happened) else place
        earlier = await self._earlier_in_turn(happened, place)
        timed = await self._matches.timed(match)
        post = await self._presenter.public(happened, reader, timed=timed, earlier=earlier)
        post = (await self._shown(post, reader)).pinging(pinged)
        if earlier and place.board is not None:
            await self._channels.edit(place.thread, place.board, post)
            return place
        message = await self._channels.send(place.thread, post, nonce=nonce(match))
        return replace(place, board=message) if shows_board(happened) else place

    async def _shown(self, post: Post, reader: Reader) -> Post:
        return await self._readers.without_leavers(post, reader)

    async def _earlier_in_turn(self, happened: Happened, place: Place) -> str:
        """Return what the turn's post says already, if this change goes on in the same turn and the post can grow.

        A post grows while it is young (Discord limits edits of old messages) and while there is room.
        """
        game = self._presenter.game_of(happened.after)
        if place.thread is None or place.board is None or not goes_on(game, happened):
            return ""
        if datetime.now(UTC) - discord.utils.snowflake_time(place.board) > YOUNG:
            return ""
        with ignoring(UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            said = await self._channels.first_text(place.thread, place.board)
            return said if len(said) < ROOM else ""
        return ""


def nonce(match: Match) -> str:
    """Return what lets Discord refuse to post the same thing twice (at most 25 characters)."""
    return f"{match.id}-{match.seq}"


def reason_of(error: Exception) -> Trouble | Literal["fault"]:
    """Return a short code for why Discord did not take a post, for the words."""
    if isinstance(error, discord.Forbidden):
        return "forbidden"
    if isinstance(error, discord.NotFound):
        return "gone"
    return "fault"


@contextlib.contextmanager
def ignoring(*codes: int) -> Iterator[None]:
    """Go on when Discord answers that something is not there any more."""
    try:
        yield
    except discord.NotFound as error:
        if error.code not in codes:
            raise
