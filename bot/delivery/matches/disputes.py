"""The threads in which disputes are talked about: opened with the evidence, kept up with statements and rulings.

A dispute has a private thread below the channel of its match. Where the server does not let us open one, the match's
own thread takes its place; everything posted is public knowledge anyway, only the talk is less private there.
"""

from dataclasses import replace

import discord
import structlog

from bot.delivery.matches.moderator_calls import ModeratorCalls
from bot.delivery.matches.thread_names import ThreadNames
from bot.delivery.people.audience import insists
from bot.delivery.services import DeliveryServices
from bot.markup import Markup, quoted
from bot.platform.faults import FAULTS, UNKNOWN_CHANNEL
from bot.posts.match.news import event_line
from bot.posts.match.thread_names import case_name
from bot.posts.moderation.evidence import case_post
from bot.posts.post import Block, Button, Buttons, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import is_computer
from engine.log.disputes import Dispute
from engine.log.facts.rulings import (
    DisputeFact,
    DisputeOpened,
    DisputeRuled,
    PauseEscalated,
    PauseLapsed,
    RulingAppealed,
    StatementMade,
)
from engine.matches.service.change import Change
from engine.matches.state.match import Match

Told = DisputeFact | PauseEscalated | PauseLapsed
"""Facts that are posted in the thread of a dispute."""

log = structlog.get_logger(__name__)


class DisputeThreads:
    """Posts into the threads of disputes what the log says about them."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._channels = services.channels
        self._calls = ModeratorCalls(services)

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Post what has happened in a dispute; of anything else nothing."""
        match = change.after
        fact = next((fact for fact in change.facts if isinstance(fact, Told)), None)
        if fact is None or match.dispute is None or getattr(fact, "reason", "dispute") != "dispute":
            return
        recipient = await self._services.recipients.public(match.proposal.server)
        thread = await self._thread(match, match.dispute, recipient)
        try:
            message, has_buttons = await self._tell(thread, match, fact, recipient, is_fresh=is_fresh)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            thread = await self._open(match, match.dispute, recipient)
            message, has_buttons = await self._tell(thread, match, fact, recipient, is_fresh=True)
        if not isinstance(fact, StatementMade | PauseEscalated):
            await self._retire_former(match, match.dispute, f"{thread} {message}" if has_buttons else "")

    async def _thread(self, match: Match, dispute: Dispute, recipient: Recipient) -> int:
        case = await self._services.store.disputes.case(match.id, dispute.seq)
        if case is not None and case.thread is not None:
            return case.thread
        return await self._open(match, dispute, recipient)

    async def _open(self, match: Match, dispute: Dispute, recipient: Recipient) -> int:
        """Open the thread of a dispute and note it, else take the match's."""
        people = (person for person in match.persons if not is_computer(person))
        members = dict.fromkeys((dispute.person, *people))
        home = await self._services.homes.of(match)

        async def opening(name: str) -> int | None:
            return await self._channels.open_private_thread(home, name=case_name(name), members=members)

        opened = await ThreadNames(self._services).even_neutral(match, recipient, opening)
        thread = opened or await self._services.homes.spot(match)
        await self._services.store.disputes.save_thread(match.id, dispute.seq, thread)
        return thread

    async def _tell(
        self, thread: int, match: Match, fact: Told, recipient: Recipient, *, is_fresh: bool
    ) -> tuple[int, bool]:
        """Post, unless a crash has come between an earlier post and the note that it was made.

        Returns:
            The message, and whether it has buttons.
        """
        said = await self._post(thread, match, fact, recipient)
        post = await self._services.recipients.without_leavers(said, recipient)
        found = None if is_fresh else await self._channels.find(thread, marker(match))
        message = found or await self._channels.send(thread, post, nonce=f"{match.id}-{match.seq}c")
        return message, any(isinstance(block, Buttons) for block in post.blocks)

    async def _opening(
        self, thread: int, match: Match, fact: DisputeOpened | RulingAppealed, recipient: Recipient
    ) -> Post:
        """Return what opens a dispute or an appeal; where somebody calls again and again it pings nobody."""
        if isinstance(fact, DisputeOpened) and await insists(self._services.store.matches, match, fact):
            return replace(await case_post(self._services, match, fact, recipient), mentions=(), roles=())
        is_private = match.proposal.is_private or thread != await self._services.homes.spot(match)
        called = await self._calls.called(match, thread, is_private=is_private)
        return await case_post(self._services, match, fact, replace(recipient, moderators=called))

    async def _retire_former(self, match: Match, dispute: Dispute, present: str) -> None:
        """Take the buttons off the post of a dispute that had them last; where that fails they tell what was ruled."""
        notes, key = self._services.store.notes, f"case-post {match.id} {dispute.seq}"
        former = await notes.read(key)
        if former and former != present:
            thread, message = map(int, former.split())
            try:
                await self._channels.retire(thread, message)
            except FAULTS as error:
                log.info("post of a dispute keeps its buttons", match=match.id, error=repr(error))
        await notes.write(key, present)

    async def _post(self, thread: int, match: Match, fact: Told, recipient: Recipient) -> Post:
        words, mark = recipient.words, Markup("-# {}").format(marker(match))
        match fact:
            case DisputeOpened() | RulingAppealed():
                post = await self._opening(thread, match, fact, recipient)
                return replace(post, blocks=(*post.blocks, *Post.of(mark).blocks))
            case PauseEscalated() | PauseLapsed():
                told = event_line(self._services.matches.game_of(match), match, fact, recipient)
                return Post.of(told, mark, mentions=match.persons)
            case StatementMade(person=person, text=text):
                said = words("case-statement", person=mention(person), text=quoted(text))
                return Post.of(said, mark)
            case DisputeRuled(by=by, note=note):
                assert match.dispute is not None
                ruling = words(f"ruling-{match.dispute.ruling or 'none'}")
                said = words("case-ruled", person=mention(by), ruling=ruling, note=quoted(note))
                return Post.of(said, *await self._appeal(match, match.dispute, recipient), mark, mentions=match.persons)

    async def _appeal(self, match: Match, dispute: Dispute, recipient: Recipient) -> tuple[Block | Markup, ...]:
        """Return what says whether the ruling can be appealed against, with the button for it."""
        words = recipient.words
        if dispute.state == "closed":
            return (words("case-final"),)
        if not (await self._services.store.people.server(match.proposal.server)).has_appeals:
            return ()
        return (words("case-appealable"), *rows([Button(words("button-appeal"), Key("appeal", match.id))]))


def marker(match: Match) -> Markup:
    """Return the line by which a post is found again; unlike that of the match's own posts."""
    return Markup("§{} · `{}` · `{}`").format(match.seq, match.id, match.head)
