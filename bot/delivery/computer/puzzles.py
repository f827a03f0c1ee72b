"""The puzzle of the week: found in finished matches, asked once a week in each server that wants it, solved.

What was asked is claimed in the store before it is posted, so that no week has two; what a crash has held up is looked
for by its marker before it is posted again.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
import structlog

from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.errors import ComputerFailed, ComputerIsBusy
from bot.platform.computer_workers import ComputerPool
from bot.platform.faults import FAULTS, passes
from bot.posts.post import Picture, Post
from bot.posts.practice.puzzle import closes_at, marker, question_post, solution_post
from bot.posts.recipients import Recipient
from bot.typed.zones import UTC_NAME
from engine.ids import MatchId, PersonId
from engine.matches.state.match import Match
from engine.people.preferences import Server
from engine.seasons.facts.rules import SeasonId
from engine.stores.practice import Puzzle, PuzzleAnswer
from games.core import CHANCE, MoveError, Seat, Transition
from players.puzzles import Finding, find
from players.registry import by_player
from players.review import spread

DAY_ASKED: Final = 0
HOUR_ASKED: Final = 17
"""The hour of a week's puzzle, by the server's time: Mondays in the afternoon."""

POLLS_EVERY: Final = 600.0
"""Seconds between two looks at what is due; a puzzle of a week need not be there to the minute."""
STOCK: Final = 2
"""How many puzzles wait in a server before the search for more stops."""

LOOKED_AT_ONCE: Final = 10
LOOKED_A_DAY: Final = 600
"""How many positions are looked at between two polls, and in a day, over all servers."""

OF_A_MATCH: Final = 60
"""How many positions of a match are looked at."""

AMONG: Final = 40
"""The latest finished matches of a server among which puzzles are looked for."""

LOOKED: Final = "puzzles-looked-for"
"""The note of the day, and of how many positions were looked at on it."""

log = structlog.get_logger(__name__)


class Puzzles(DeliveryTask):
    """Asks puzzles, and takes answers.

    Args:
        services: what delivery works with.
        versions: the version of the computer of each game that has one.
        computer_pool: where they think.
    """

    def __init__(self, services: DeliveryServices, *, versions: Mapping[str, int], computer_pool: ComputerPool) -> None:
        super().__init__("puzzles", services)
        self._store = services.store.puzzles
        self._versions = versions
        self._computer_pool = computer_pool

    async def poll(self) -> float:
        """Ask what is due, tell what is to be told, and look at a few positions."""
        if not self._runtime.can_post:
            return self._pause
        wanting = await self._services.store.people.puzzle_servers(self._services.share())
        for server in wanting:
            await self._claim_due(server)
        for puzzle in await self._store.open(self._services.share()):
            if not self._services.share().has(puzzle.server):
                continue
            try:
                await self._bring_forward(puzzle)
            except FAULTS as error:
                log.warning("puzzle held up", puzzle=puzzle.number, error=repr(error))
        with suppress(ComputerIsBusy):
            for server in wanting:
                if len(await self._store.waiting(server.id)) < STOCK:
                    await self._look(server)
        return POLLS_EVERY

    async def answer(self, answer: PuzzleAnswer) -> bool:
        """Take somebody's answer; False if they have answered before, or it came too late."""
        return await self._store.answer(answer)

    async def show_name(self, number: int, person: PersonId, *, is_named: bool) -> None:
        """Let somebody be named among those who were right, or not."""
        await self._store.show_name(number, person, is_named=is_named)

    async def transition(self, puzzle: Puzzle) -> Transition[Any, Any]:
        """Return the position of a puzzle, and what was played in it."""
        actions = await self._actions(puzzle.match)
        return actions[puzzle.move]

    async def picture(self, match: Match, puzzle: Puzzle, recipient: Recipient, *, line: str | None = None) -> Picture:
        """Return the position as the seat saw it; with a line what it would leave, or what may stand next in it.

        It does not tell which match it is from: there the solution could be looked up.
        """
        game, seat = self._services.matches.game_of(match), Seat(puzzle.seat)
        before = (await self.transition(puzzle)).before
        view = game.narration.view(before, seat)
        if line:
            try:
                after, _ = game.preview(before, seat, game.notation.parse(before, seat, line))
                view = game.narration.view(after, seat)
            except MoveError:
                view = game.narration.view_with_choices(before, seat, line)
        elif line is not None:
            view = game.narration.view_with_choices(before, seat, line)
        picture = await self._services.presenter.picture_of(match, view, recipient, has_names=False)
        return replace(picture, name=f"puzzle-{puzzle.number}.png")

    # What is due

    async def _claim_due(self, server: Server) -> None:
        """Make a puzzle that of the week, if the week has none yet."""
        now = self._services.now()
        week, due = _week(now.astimezone(ZoneInfo(server.zone or UTC_NAME)))
        latest = await self._store.latest(server.id)
        if now < due or (latest is not None and (latest.week or "") >= week):
            return
        for puzzle in await self._store.waiting(server.id):
            match = await self._services.matches.match(puzzle.match)
            if not (await self._may_be_asked(match) and await self._is_there(match, puzzle)):
                await self._store.drop(puzzle.number)
                continue
            assert server.puzzle_channel is not None
            await self._store.claim(puzzle.number, week=week, channel=server.puzzle_channel, at=now)
            return

    async def _is_there(self, match: Match, puzzle: Puzzle) -> bool:
        """Tell whether the solution can be played where the puzzle is; a ruling may have let others be played there."""
        actions, game = await self._actions(match.id), self._services.matches.game_of(match)
        if puzzle.move >= len(actions) or actions[puzzle.move].seat != puzzle.seat:
            return False
        try:
            game.notation.parse(actions[puzzle.move].before, Seat(puzzle.seat), puzzle.line)
        except MoveError:
            return False
        return True

    async def _bring_forward(self, puzzle: Puzzle) -> None:
        """Post a puzzle that is not there yet, and tell the solution when it is time."""
        match = await self._services.matches.match(puzzle.match)
        if match.phase != "over":
            return await self._withdraw(puzzle)
        if puzzle.message is None:
            return await self._post(match, puzzle)
        if self._services.now() >= closes_at(puzzle):
            return await self._solve(match, puzzle)
        return None

    async def _post(self, match: Match, puzzle: Puzzle) -> None:
        channels, recipient = self._services.channels, await self._services.recipients.public(puzzle.server)
        assert puzzle.channel is not None
        message = await channels.find(puzzle.channel, marker(puzzle))
        if message is None:
            picture = await self.picture(match, puzzle, recipient)
            post = question_post(self._services.matches.game_of(match), puzzle, recipient, picture)
            message = await channels.send(puzzle.channel, post, nonce=f"puzzle-{puzzle.number}")
        await self._store.posted(puzzle.number, message)

    async def _solve(self, match: Match, puzzle: Puzzle) -> None:
        """Put the solution into the post; where that is gone, it is told to those who press its old button only."""
        await self._store.close(puzzle.number, self._services.now())
        closed = await self._store.puzzle(puzzle.number)
        assert closed is not None
        recipient = await self._services.recipients.public(puzzle.server)
        game, transition = self._services.matches.game_of(match), await self.transition(puzzle)
        answers = await self._store.answers(puzzle.number)
        post = solution_post(
            game,
            closed,
            recipient,
            await self.picture(match, puzzle, recipient),
            solvers=[answer.person for answer in answers if answer.is_right and answer.is_named],
            played=game.notation.format(transition.before, transition.seat, transition.action),
            thread=(await self._services.store.outbox.location(match.id)).thread,
        )
        await self._edit(closed, post, recipient)

    async def _withdraw(self, puzzle: Puzzle) -> None:
        """Ask no more about a match that is played on after a ruling."""
        recipient = await self._services.recipients.public(puzzle.server)
        await self._edit(puzzle, Post.of(recipient.words("puzzle-withdrawn")), recipient)
        await self._store.drop(puzzle.number)

    async def _edit(self, puzzle: Puzzle, post: Post, recipient: Recipient) -> None:
        if puzzle.channel is None or puzzle.message is None:
            return
        shown = await self._services.recipients.without_leavers(post, recipient)
        try:
            await self._services.channels.edit(puzzle.channel, puzzle.message, shown)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("puzzle's post is out of reach", puzzle=puzzle.number, error=repr(error))

    # The search

    async def _look(self, server: Server) -> None:
        """Look at a few more positions of the latest finished matches, as many as the day allows."""
        left = LOOKED_AT_ONCE
        over = await self._services.store.matches.of_server(server.id, viewer=None, phases=("over",), limit=AMONG)
        for summary in over:
            if summary.game not in self._versions or (await self._store.searched(summary.match) or 0) >= OF_A_MATCH:
                continue
            match = await self._services.matches.match(summary.match)
            if not await self._may_be_asked(match):
                continue
            while left and await self._has_budget() and await self._looked(match):
                left -= 1
            if not left:
                return

    async def _looked(self, match: Match) -> bool:
        """Look at the next position of a match; False if nothing is to be looked at in it any more.

        Raises:
            ComputerIsBusy: the computer has no time now.
        """
        at = await self._store.searched(match.id) or 0
        actions = await self._actions(match.id)
        numbers = spread(len(actions), OF_A_MATCH)
        if at >= len(numbers):
            await self._store.note_searched(match.id, OF_A_MATCH)
            return False
        transition = actions[numbers[at]]
        try:
            found = await self._found(match, transition, numbers[at])
        except ComputerFailed as error:
            log.warning("no puzzle found", match=match.id, move=numbers[at], error=repr(error))
            found = None
        await self._store.note_searched(match.id, at + 1)
        if found is None:
            return True
        version, server = self._versions[match.proposal.game], match.proposal.server
        await self._store.add(
            Puzzle(0, server, match.id, numbers[at], transition.seat, found.line, found.margin, version)
        )
        await self._store.note_searched(match.id, OF_A_MATCH)
        return False

    async def _found(self, match: Match, transition: Transition[Any, Any], move: int) -> Finding | None:
        """Return the solution of a position in which only one could act, and nothing that was done is a secret."""
        game = self._services.matches.game_of(match)
        is_alone = game.rules.to_act(transition.before) == {transition.seat}
        if not is_alone or game.secrets.is_secret(transition.before, transition.seat, transition.action):
            return None
        seed = int.from_bytes(sha256(f"fernzug-puzzle-v1|{match.id}|{move}".encode()).digest()[:4])
        return await self._computer_pool.do(
            by_player, find, match.proposal.game, transition.before, Seat(transition.seat), seed
        )

    async def _has_budget(self) -> bool:
        """Tell whether another position may be looked at today, and count it."""
        today, notes = self._services.now().date().isoformat(), self._services.store.notes
        while True:
            noted = await notes.read(LOOKED)
            day, _, count = (noted or "").partition(" ")
            looked = int(count) if day == today else 0
            if looked >= LOOKED_A_DAY:
                return False
            if await notes.change(LOOKED, noted, f"{today} {looked + 1}"):
                return True

    async def _actions(self, match: MatchId) -> list[Transition[Any, Any]]:
        played = await self._services.matches.logs.history(match)
        return [step.transition for step in played if step.transition.seat != CHANCE]

    async def _may_be_asked(self, match: Match) -> bool:
        """Tell whether a match is over for good, and with it the season that it belongs to.

        What people play in private is their own affair.
        """
        if (
            match.phase != "over"
            or match.outcome is None
            or match.outcome.reason == "void"
            or match.proposal.is_private
        ):
            return False
        if match.dispute is not None and match.dispute.is_open:
            return False
        if match.proposal.fixture is None:
            return True
        season, _, _ = match.proposal.fixture.split("/")
        return (await self._services.seasons.season(SeasonId(season))).is_over


def _week(local: datetime) -> tuple[str, datetime]:
    """Return the week that a server's time is in (`2026-W05`), and when its puzzle is due."""
    year, week, day = local.isocalendar()
    monday = local.replace(hour=HOUR_ASKED, minute=0, second=0, microsecond=0) - timedelta(days=day - 1 - DAY_ASKED)
    return f"{year}-W{week:02}", monday
