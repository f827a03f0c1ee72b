"""Reviews of matches that are over: analysed by the computer in pieces, and kept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import hypot
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter

from bot.errors import NoComputerPlayer
from bot.platform.computer_workers import ComputerPool
from bot.posts.practice.review import Review, TurningPoint
from engine.ids import PersonId
from engine.log.chain import Entry
from engine.log.codec import AnyGame
from engine.log.facts.codec import decode_fact
from engine.log.facts.play import ActionTaken
from engine.log.facts.secrets import SecretTaken
from engine.log.facts.start import MatchStarted
from engine.log.facts.time import TimeSpent
from engine.matches.errors import NotOverYet, WrongPhase
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.practice import KeptReview
from engine.stores.store import Store
from games.core import CHANCE, Transition
from players import review as thoughts
from players.registry import by_player
from players.review import MOST_POSITIONS, MOST_THROWS, Gift, Shares, spread, turning_points

T = TypeVar("T")

POSITIONS_AT_ONCE: Final = 16
THROWS_AT_ONCE: Final = 2
"""Batch size of requests to the computer; after each batch others have their turn."""

REFINED: Final = 3
"""How many of the sharpest swings of a long match are analysed."""

BODY: Final[TypeAdapter[Review]] = TypeAdapter(Review)

OnProgress = Callable[[int, int], None]
"""Is told how much of the work is done, of how much."""


class Reviews:
    """Reviews of matches.

    Args:
        store: what is kept.
        matches: the matches.
        versions: the version of the computer of each game that has one.
        computer_pool: where they think.
    """

    def __init__(
        self, store: Store, matches: Matches, *, versions: Mapping[str, int], computer_pool: ComputerPool
    ) -> None:
        self._store = store
        self._matches = matches
        self._versions = versions
        self._computer_pool = computer_pool

    def require(self, match: Match) -> None:
        """Refuse what cannot be looked back at.

        Raises:
            NotOverYet: the match is still played.
            WrongPhase: it never was.
            NoComputerPlayer: its game has no computer player.
        """
        if match.phase == "running":
            raise NotOverYet(reason="review")
        if match.phase != "over" or match.state is None:
            raise WrongPhase(phase=match.phase)
        if match.proposal.game not in self._versions:
            raise NoComputerPlayer

    async def kept(self, match: Match) -> Review | None:
        """Return the review of a match that is kept; None without any, or if it would be another one now."""
        kept = await self._store.reviews.of_match(match.id)
        if kept is None or (kept.position, kept.version) != (match.position, self._versions[match.proposal.game]):
            return None
        return BODY.validate_json(kept.body)

    async def made(self, match: Match, person: PersonId, on_progress: OnProgress) -> Review:
        """Return a new review of a match, asked for by a person, and keep it."""
        review = await self._made(match, person, on_progress)
        body, version = BODY.dump_json(review).decode(), self._versions[match.proposal.game]
        await self._store.reviews.save(KeptReview(match.id, match.position, version, body))
        return review

    async def _made(self, match: Match, person: PersonId, on_progress: OnProgress) -> Review:
        play = await self._matches.logs.whole_play(match.id)
        course = _Course(self._matches.game_of(match), tuple(step.transition for step in play.played), match.state)
        thinking = _Thinking(self._computer_pool, match, course, person, on_progress)
        weighed = await thinking.weighed()
        turns = [each for each in turning_points(weighed) if each.last - each.first == 1]
        gifts = await thinking.gifts({throw for turn in turns for throw in course.throws_after(turn.first)})
        entries = await self._matches.logs.log(match.id)
        seconds, has_clocks = time_used(entries, len(match.persons))
        return Review(
            moves=tuple(sorted(weighed)),
            shares=tuple(weighed[move] for move in sorted(weighed)),
            turns=tuple([await thinking.turning_point(turn, weighed, gifts) for turn in turns]),
            luck=tuple(sum(each) for each in zip(*(gift.given for gift in gifts.values()), strict=True)),
            doubt=tuple(hypot(*each) for each in zip(*(gift.doubt for gift in gifts.values()), strict=True)),
            throws=len(course.throws),
            weighed_throws=len(gifts),
            seconds=seconds,
            has_clocks=has_clocks,
        )


@dataclass(frozen=True, slots=True)
class _Course:
    """The steps of a play; positions are counted as in the history view, by actions and their throws."""

    game: AnyGame
    transitions: tuple[Transition[Any, Any], ...]
    last: Any

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(at for at, transition in enumerate(self.transitions) if transition.seat != CHANCE)

    @property
    def throws(self) -> tuple[int, ...]:
        """Return the throws of dice; what is dealt in secret is none."""
        is_secret = self.game.secrets.is_secret
        return tuple(
            at
            for at, transition in enumerate(self.transitions)
            if transition.seat == CHANCE and not is_secret(transition.before, transition.seat, transition.action)
        )

    @property
    def states(self) -> tuple[Any, ...]:
        return (*(self.transitions[at].before for at in self.actions), self.last)

    def line(self, move: int) -> str:
        """Return the line of the action after a position."""
        transition = self.transitions[self.actions[move]]
        return str(self.game.notation.format(transition.before, transition.seat, transition.action))

    def throws_after(self, move: int) -> tuple[int, ...]:
        """Return the throws between a position's action and the next position."""
        first, *following = self.actions[move : move + 2]
        return tuple(range(first + 1, following[0] if following else len(self.transitions)))


class _Thinking:
    """The computer's work on one match, in pieces."""

    def __init__(
        self, computer_pool: ComputerPool, match: Match, course: _Course, person: PersonId, on_progress: OnProgress
    ) -> None:
        self._computer_pool = computer_pool
        self._game = match.proposal.game
        self._person = person
        self._course = course
        self._on_progress = on_progress
        self._seed = int.from_bytes(sha256(f"fernzug-review-v1|{match.id}".encode()).digest()[:4])
        self._done = 0
        throws = min(len(course.throws), MOST_THROWS)
        self._whole = min(len(course.states), MOST_POSITIONS) + throws + thoughts.TURNING_POINTS * POSITIONS_AT_ONCE

    async def weighed(self) -> dict[int, Shares]:
        """Return how good positions are, closer where a long play changed most."""
        weighed = await self._weigh(spread(len(self._course.states), MOST_POSITIONS))
        for _ in range(REFINED):
            between = {at for each in turning_points(weighed) for at in range(each.first + 1, each.last)}
            if not between:
                break
            weighed |= await self._weigh(sorted(between))
        return weighed

    async def gifts(self, wanted: set[int]) -> dict[int, Gift]:
        """Return what throws gave, those that are wanted among them."""
        throws, transitions = self._course.throws, self._course.transitions
        chosen = sorted(wanted.union(throws[at] for at in spread(len(throws), MOST_THROWS)))
        found: dict[int, Gift] = {}
        for at in range(0, len(chosen), THROWS_AT_ONCE):
            part = chosen[at : at + THROWS_AT_ONCE]
            pairs = [(transitions[each].before, transitions[each].after) for each in part]
            found |= zip(part, await self._ask(thoughts.gifts, pairs, self._seed + part[0]), strict=True)
            self._told(len(part))
        return found

    async def turning_point(
        self, turn: thoughts.Swing, weighed: Mapping[int, Shares], gifts: Mapping[int, Gift]
    ) -> TurningPoint:
        """Return a turning point with what the computer would have played there."""
        transition = self._course.transitions[self._course.actions[turn.first]]
        better = await self._ask(thoughts.better, transition.before, transition.seat, self._seed + turn.first)
        self._told(POSITIONS_AT_ONCE)
        return TurningPoint(
            move=turn.first + 1,
            mover=transition.seat,
            line=self._course.line(turn.first),
            seat=turn.seat,
            before=weighed[turn.first][turn.seat],
            after=weighed[turn.last][turn.seat],
            thrown=sum(gifts[throw].given[turn.seat] for throw in self._course.throws_after(turn.first)),
            better=better,
        )

    async def _weigh(self, numbers: Sequence[int]) -> dict[int, Shares]:
        states, found = self._course.states, dict[int, Shares]()
        for at in range(0, len(numbers), POSITIONS_AT_ONCE):
            part = numbers[at : at + POSITIONS_AT_ONCE]
            answer = await self._ask(thoughts.weigh, [states[each] for each in part], self._seed + part[0])
            found |= zip(part, answer, strict=True)
            self._told(len(part))
        return found

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T:
        return await self._computer_pool.do(by_player, work, self._game, *arguments, person=self._person)

    def _told(self, count: int) -> None:
        self._done += count
        self._on_progress(min(self._done, self._whole), self._whole)


def time_used(entries: Sequence[Entry], seats: int) -> tuple[tuple[int, ...], bool]:
    """Return the seconds that each seat has used, and whether that is by the clocks of the match.

    Where no time runs it is what has gone by since the step before, on the clock on the wall.
    """
    by_clock, by_wall, since = [0] * seats, [0] * seats, None
    for entry in entries:
        match decode_fact(entry.body):
            case TimeSpent(seat=seat, seconds=seconds):
                by_clock[seat] += seconds
            case ActionTaken(seat=seat) | SecretTaken(seat=seat) if since is not None:
                by_wall[seat] += int((entry.at - since).total_seconds())
                since = entry.at
            case MatchStarted():
                since = entry.at
            case _:
                pass
    return (tuple(by_clock), True) if any(by_clock) else (tuple(by_wall), False)
