"""The threads in which disputes are talked about: opened with the evidence, kept up with statements and rulings.

A dispute has a private thread below the channel of its match. Where the server does not let us open one, the match's
own thread takes its place; everything posted is public knowledge anyway, only the talk would be more among themselves.
"""

from dataclasses import replace

import discord

from bot.channels import Channels
from bot.evidence import case_post
from bot.post import Block, Button, Key, Post, rows
from bot.presenter import Presenter
from bot.readers import Reader, Readers
from bot.speech import Speech, mention, quoted
from engine.disputes import Dispute, DisputeFact
from engine.match import Match
from engine.rulings import DisputeOpened, DisputeRuled, RulingAppealed, StatementMade
from engine.service import Happened, Matches
from engine.store import Place, Store

UNKNOWN_CHANNEL = 10003


class Cases:
    """Posts into the threads of disputes what the log says about them."""

    def __init__(
        self, store: Store, matches: Matches, presenter: Presenter, readers: Readers, channels: Channels
    ) -> None:
        self.store = store
        self.matches = matches
        self.presenter = presenter
        self._readers = readers
        self._channels = channels

    async def tell(self, happened: Happened, place: Place, *, is_fresh: bool) -> None:
        """Post what has happened in a dispute; of anything else nothing."""
        match = happened.after
        fact = next((fact for fact in happened.facts if isinstance(fact, DisputeFact)), None)
        if fact is None or match.dispute is None:
            return
        reader = await self._readers.public(match.proposal.server)
        post = await self._readers.without_leavers(await self._post(match, match.dispute, fact, reader), reader)
        thread = await self._thread(match, match.dispute, place, reader)
        try:
            await self._post_once(thread, match, post, is_fresh=is_fresh)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            thread = await self._open(match, match.dispute, place, reader)
            await self._post_once(thread, match, post, is_fresh=True)

    async def _thread(self, match: Match, dispute: Dispute, place: Place, reader: Reader) -> int:
        case = await self.store.case(match.id, dispute.seq)
        if case is not None and case.thread is not None:
            return case.thread
        return await self._open(match, dispute, place, reader)

    async def _open(self, match: Match, dispute: Dispute, place: Place, reader: Reader) -> int:
        """Open the thread of a dispute and note it, else take the match's."""
        game = Speech(reader.words).game(self.matches.game_of(match))
        name = reader.words("case-thread", game=game, match=match.id)
        members = dict.fromkeys((dispute.person, *match.persons))
        opened = await self._channels.open_private_thread(match.proposal.channel, name=name, members=members)
        thread = opened or place.thread
        assert thread is not None  # the announcer posts in the match's thread first
        await self.store.save_case_thread(match.id, dispute.seq, thread)
        return thread

    async def _post_once(self, thread: int, match: Match, post: Post, *, is_fresh: bool) -> None:
        """Post, unless a crash has come between an earlier post and the note that it was made."""
        if is_fresh or await self._channels.find(thread, marker(match)) is None:
            await self._channels.send(thread, post, nonce=f"{match.id}-{match.seq}c")

    async def _post(self, match: Match, dispute: Dispute, fact: DisputeFact, reader: Reader) -> Post:
        words, mark = reader.words, f"-# {marker(match)}"
        match fact:
            case DisputeOpened() | RulingAppealed():
                post = await case_post(self, match, fact, reader)
                return replace(post, blocks=(*post.blocks, *Post.of(mark).blocks))
            case StatementMade(person=person, text=text):
                said = words("case-statement", person=mention(person), text=quoted(text))
                return Post.of(said, mark)
            case DisputeRuled(by=by, note=note):
                ruling = words(f"ruling-{dispute.ruling or 'none'}")
                said = words("case-ruled", person=mention(by), ruling=ruling, note=quoted(note))
                return Post.of(said, *await self._appeal(match, dispute, reader), mark, mentions=match.persons)

    async def _appeal(self, match: Match, dispute: Dispute, reader: Reader) -> tuple[Block | str, ...]:
        """Return what says whether the ruling can be appealed against, with the button for it."""
        words = reader.words
        if dispute.state == "closed":
            return (words("case-final"),)
        if not (await self.store.server(match.proposal.server)).has_appeals:
            return ()
        return (words("case-appealable"), *rows([Button(words("button-appeal"), Key("appeal", match.id))]))


def marker(match: Match) -> str:
    """Return the line by which a post is found again; unlike that of the match's own posts."""
    return f"§{match.seq} · `{match.id}` · `{match.digest[:8]}`"
