"""Knockout: a bracket from seeds, for any number of entrants, folded from the results of its matches.

A meeting is two matches with seats changed. If it is level after both, a third decides; if that is drawn, too, the
higher seed advances, or a lot decides, as the season's rules say. If neither turns up, nobody advances and the next
opponent has a bye; a final without a winner has two seconds. Everything follows from the seeds and the facts, in
whatever order matches ended. What has been acted on stays: a meeting that has begun goes on.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from leagues.core import EntrantId, Result

Slot = tuple[int, int]
"""A meeting's round, from 1, and its number in it from 0, from the top of the bracket."""

Sides = tuple[EntrantId | None, EntrantId | None]
"""Both sides of a meeting, the upper one first; None is a bye, or not known yet."""

THIRD_PLACE: Final[Slot] = (0, 0)
"""The slot in which the losers of the semi-finals meet."""

DECIDER: Final = 2
"""The number of the third match of a meeting; the first two are 0 and 1."""


By = Literal["matches", "advantage", "bye", "withdrawal", "nobody", "kept"]
"""The reasons for which a meeting is decided."""


@dataclass(frozen=True, slots=True)
class BracketRules:
    """The rules of a knockout.

    Attributes:
        advantage: who advances if all is level after the decider: the higher seed, or the better lot.
        has_third_place: the losers of the semi-finals play for the third place.
    """

    advantage: Literal["seed", "lot"] = "seed"
    has_third_place: bool = False


@dataclass(frozen=True, slots=True)
class PlayedMeeting:
    """The result of one match of a meeting, with places in the order of the seats; a void one is played again."""

    slot: Slot
    match: int
    result: Result


@dataclass(frozen=True, slots=True)
class Due:
    """A match to be played now, with its players in the order of the seats."""

    slot: Slot
    match: int
    seats: tuple[EntrantId, EntrantId]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A place in the bracket where two meet.

    Attributes:
        slot: its place.
        sides: the upper one first; None is a bye, or not known yet.
        is_known: both sides are certain, byes included.
        halves: each side's points so far, 2 for a win and 1 for a draw.
        winner: the side that advances; None while it is open, or if nobody does.
        is_over: nothing is left to play.
        by: what decided: the matches, the advantage if all was level, a bye, a withdrawal, that nobody turned up, or
            that the winner had already gone on when a result was changed ("kept").
    """

    slot: Slot
    sides: Sides
    is_known: bool
    halves: tuple[int, int] = (0, 0)
    winner: EntrantId | None = None
    is_over: bool = False
    by: By | None = None

    @property
    def loser(self) -> EntrantId | None:
        """Return the side that is out because the other one advanced, if any."""
        if self.winner is None or None in self.sides:
            return None
        return self.sides[1] if self.winner == self.sides[0] else self.sides[0]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The state of a knockout.

    Attributes:
        rounds: all meetings, the first round first, each from the top of the bracket; the last has the final alone.
        third: the meeting for the third place, if there is one.
        due: the matches to be played now, in the order of the bracket.
        out: those who can no longer advance, in the order of the seeds.
        places: of everybody whose place is certain; those who went out in the same round share one.
    """

    rounds: tuple[tuple[Meeting, ...], ...]
    third: Meeting | None
    due: tuple[Due, ...]
    out: tuple[EntrantId, ...]
    places: Mapping[EntrantId, int]

    @property
    def is_over(self) -> bool:
        """Tell whether nothing is to be played any more."""
        return self.rounds[-1][0].is_over and (self.third is None or self.third.is_over)


class TooFewForBracket(ValueError):
    """A knockout needs at least two entrants."""


def seeded(count: int) -> tuple[int | None, ...]:
    """Return the seeds, from 0, in the order of the bracket; None are byes, and the best have them.

    The first and the second can only meet in the final, the first four not before the semi-finals, and so on.
    """
    order = [0]
    while len(order) < count:
        order = [rank for seed in order for rank in (seed, 2 * len(order) - 1 - seed)]
    return tuple(seed if seed < count else None for seed in order)


def rounds_of(count: int) -> int:
    """Return how many rounds a bracket of `count` entrants has."""
    return (len(seeded(count)) - 1).bit_length()


def numbered(slot: Slot, match: int, rounds: int) -> int:
    """Return the number of a match in a bracket of some rounds, from 1; every meeting reserves one for its decider."""
    number, at = slot
    whole = 1 << rounds
    meeting = whole - 1 if slot == THIRD_PLACE else whole - (whole >> (number - 1)) + at
    return (DECIDER + 1) * meeting + match + 1


def located(number: int, rounds: int) -> tuple[Slot, int]:
    """Return the slot of the match with a number, and which match of its meeting it is: the reverse of `numbered`."""
    meeting, match = divmod(number - 1, DECIDER + 1)
    for round_ in range(1, rounds + 1):
        if meeting < 1 << (rounds - round_):
            return (round_, meeting), match
        meeting -= 1 << (rounds - round_)
    return THIRD_PLACE, match


def bracket(
    seeds: Sequence[EntrantId],
    rules: BracketRules,
    played: Iterable[PlayedMeeting] = (),
    left: Sequence[EntrantId] = (),
    lots: Mapping[EntrantId, int] | None = None,
    met: Mapping[Slot, tuple[EntrantId, EntrantId]] | None = None,
) -> Bracket:
    """Return the bracket.

    Args:
        seeds: everybody, the best first.
        rules: how it is played.
        played: how the matches that were due have ended.
        left: those who have withdrawn or were removed, in that order. They lose what is undecided and keep the rest.
        lots: each entrant's number in the draw; without them the higher seed advances where a lot would decide.
        met: the pairs that have already met, by slot. They stay there if an earlier result changes, and so do the wins
            that brought them there.

    Raises:
        TooFewForBracket: fewer than two.
    """
    if len(seeds) < 2:
        raise TooFewForBracket(len(seeds))
    fold = _Fold(seeds, played, left, lots if rules.advantage == "lot" and lots else None, met or {})
    rounds = tuple(fold.rounds())
    third = fold.third(rounds) if rules.has_third_place and len(rounds) > 1 else None
    meetings = [meeting for made in rounds for meeting in made] + ([third] if third else [])
    return Bracket(
        rounds,
        third,
        tuple(due for meeting in meetings for due in fold.due(meeting)),
        fold.out(rounds),
        dict(_places(rounds, third)),
    )


class _Fold:
    """Meetings, made one after the other from the matches played in them."""

    def __init__(
        self,
        seeds: Sequence[EntrantId],
        played: Iterable[PlayedMeeting],
        left: Sequence[EntrantId],
        lots: Mapping[EntrantId, int] | None,
        met: Mapping[Slot, tuple[EntrantId, EntrantId]],
    ) -> None:
        self._seeds = seeds
        order = [None if seed is None else seeds[seed] for seed in seeded(len(seeds))]
        self._met: dict[Slot, Sides] = {
            slot: (first, second) if order.index(first) < order.index(second) else (second, first)
            for slot, (first, second) in met.items()
        }
        self._kept = {
            (earlier, order.index(entrant) >> earlier): entrant
            for (number, _), pair in met.items()
            for entrant in pair
            for earlier in range(1, number)
        }
        self._left = {entrant: number for number, entrant in enumerate(left)}
        self._rank = lots or {entrant: number for number, entrant in enumerate(seeds)}
        self._results = {(ended.slot, ended.match): ended.result for ended in played if ended.result.ending != "void"}

    def rounds(self) -> Iterator[tuple[Meeting, ...]]:
        """Yield each round; the next one is made from those who advance."""
        sides = [None if seed is None else self._seeds[seed] for seed in seeded(len(self._seeds))]
        known, number = [True] * len(sides), 1
        while len(sides) > 1:
            pairs = range(0, len(sides), 2)
            made = tuple(
                self._kept_on((number, at // 2), (sides[at], sides[at + 1]), is_known=known[at] and known[at + 1])
                for at in pairs
            )
            yield made
            sides, known = [meeting.winner for meeting in made], [meeting.is_over for meeting in made]
            number += 1

    def third(self, rounds: Sequence[Sequence[Meeting]]) -> Meeting:
        """Return the meeting of those who lost the semi-finals."""
        upper, lower = rounds[-2]
        return self._kept_on(THIRD_PLACE, (upper.loser, lower.loser), is_known=upper.is_over and lower.is_over)

    def _kept_on(self, slot: Slot, sides: Sides, *, is_known: bool) -> Meeting:
        """Return a meeting that keeps those who have met in it, and as its winner the one who has gone on from it."""
        made = self._meeting(slot, self._met.get(slot, sides), is_known=is_known or slot in self._met)
        winner = self._kept.get(slot)
        return made if winner in (None, made.winner) else replace(made, winner=winner, is_over=True, by="kept")

    def _meeting(self, slot: Slot, sides: Sides, *, is_known: bool) -> Meeting:
        made = Meeting(slot, sides, is_known)
        if not is_known:
            return made
        upper, lower = sides
        if upper is None or lower is None:
            alone = lower if upper is None else upper
            return replace(made, winner=alone, is_over=True, by="nobody" if alone is None else "bye")
        halves, is_empty, is_final = self._halves(slot, (upper, lower))
        made = replace(made, halves=halves)
        if not is_final:
            return self._left_by(made, (upper, lower))
        if is_empty:
            return replace(made, is_over=True, by="nobody")
        if halves[0] != halves[1]:
            return replace(made, winner=upper if halves[0] > halves[1] else lower, is_over=True, by="matches")
        higher = min(upper, lower, key=self._rank.__getitem__)
        return replace(made, winner=higher, is_over=True, by="advantage")

    def _left_by(self, made: Meeting, sides: tuple[EntrantId, EntrantId]) -> Meeting:
        """Return an undecided meeting: over if somebody has left; if both have, the later one advances."""
        if not any(side in self._left for side in sides):
            return made
        stays = max(sides, key=lambda side: self._left.get(side, len(self._left)))
        return replace(made, winner=stays, is_over=True, by="withdrawal")

    def _halves(self, slot: Slot, sides: tuple[EntrantId, EntrantId]) -> tuple[tuple[int, int], bool, bool]:
        """Return each side's points, whether neither side turned up, and whether the matches have decided."""
        results = [self._results.get((slot, match)) for match in range(DECIDER + 1)]
        points = [self._points(result, sides, match) for match, result in enumerate(results) if result]
        halves = sum(upper for upper, _ in points), sum(lower for _, lower in points)
        absent = [result is not None and result.ending == "double_walkover" for result in results]
        if None in results[:DECIDER]:
            return halves, False, False
        early = [self._points(result, sides, match) for match, result in enumerate(results[:DECIDER]) if result]
        if sum(upper - lower for upper, lower in early) or all(absent[:DECIDER]):
            halves = sum(upper for upper, _ in early), sum(lower for _, lower in early)
            return halves, all(absent[:DECIDER]), True
        return halves, absent[DECIDER], results[DECIDER] is not None

    def _points(self, result: Result, sides: tuple[EntrantId, EntrantId], match: int) -> tuple[int, int]:
        """Return the points of the upper and the lower side from a match; an unplayed one is a draw."""
        if result.ending == "double_walkover":
            return 0, 0
        first, second = result.places or (1, 1)
        points = 1 + (first < second) - (first > second)
        return (points, 2 - points) if self.seats(sides, match)[0] == sides[0] else (2 - points, points)

    def seats(self, sides: tuple[EntrantId, EntrantId], match: int) -> tuple[EntrantId, EntrantId]:
        """Return the sides by seat: the lower seed sits first in the first match and in the decider."""
        higher = min(sides, key=self._seeds.index)
        other = sides[1] if higher == sides[0] else sides[0]
        return (higher, other) if match == 1 else (other, higher)

    def due(self, meeting: Meeting) -> Iterator[Due]:
        """Yield the matches of a meeting to be played now: the first two at once, the decider after them."""
        upper, lower = meeting.sides
        if meeting.is_over or upper is None or lower is None:
            return
        missing = [match for match in (0, 1) if (meeting.slot, match) not in self._results]
        for match in missing or [DECIDER]:
            yield Due(meeting.slot, match, self.seats((upper, lower), match))

    def out(self, rounds: Sequence[Sequence[Meeting]]) -> tuple[EntrantId, ...]:
        """Return everybody who is out, in the order of the seeds."""
        gone = {
            side
            for made in rounds
            for meeting in made
            if meeting.is_over
            for side in meeting.sides
            if side not in (None, meeting.winner)
        }
        return tuple(entrant for entrant in self._seeds if entrant in gone)


def _places(rounds: Sequence[Sequence[Meeting]], third: Meeting | None) -> Iterator[tuple[EntrantId, int]]:
    """Yield the place of everybody whose place is certain."""
    final = rounds[-1][0]
    if final.winner is not None:
        yield final.winner, 1
    for made in rounds:
        is_semi = third is not None and len(made) == 2
        for meeting in made:
            for side in meeting.sides:
                if meeting.is_over and side is not None and side != meeting.winner:
                    if not is_semi:
                        yield side, len(made) + 1
                    elif third is not None and third.is_over:
                        yield side, 3 if third.winner in (side, None) else 4
