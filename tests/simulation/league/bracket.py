"""A bracket counted a second time from docs/leagues.md, "Knockout", in another way than the product's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tests.simulation.league.raw import Ending

Pair = tuple[int | None, int | None]
Slot = tuple[int, int]


def order_of(people: Sequence[int]) -> list[int | None]:
    """Return the seeds from the top of the bracket: each round's pairs add up to the same number."""
    order = [1]
    while len(order) < len(people):
        order = [one for seed in order for one in (seed, 2 * len(order) + 1 - seed)]
    return [people[seed - 1] if seed <= len(people) else None for seed in order]


@dataclass
class Count:
    """A bracket as fixtures and results make it.

    Attributes:
        seeds: everybody, the best first.
        fixtures: who sits where, by number; three numbers belong to a place in the bracket.
        results: what counts of each.
        passed: who has gone on in a place of the bracket, None where nobody has; only what is decided.
        sides: who meets in a place of the bracket, as far as both are known.
        places: everybody's place, as far as it is certain.
    """

    seeds: Sequence[int]
    fixtures: Mapping[int, tuple[int, int]]
    results: Mapping[int, Ending]
    passed: dict[Slot, int | None] = field(default_factory=dict)
    sides: dict[Slot, Pair] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = order_of(self.seeds)
        self.rounds = len(self.order).bit_length() - 1
        self._go_through()

    def first_number(self, slot: Slot) -> int:
        """Return the number of the first match in a place of the bracket; (0, 0) is the match for the third place."""
        if slot == (0, 0):
            return 3 * (len(self.order) - 1) + 1
        before = sum(len(self.order) >> each for each in range(1, slot[0]))
        return 3 * (before + slot[1]) + 1

    def _go_through(self) -> None:
        known: list[int | str | None] = [*self.order]
        for number in range(1, self.rounds + 1):
            known = [self._meet((number, at // 2), known[at], known[at + 1]) for at in range(0, len(known), 2)]
        semis = [(self.rounds - 1, 0), (self.rounds - 1, 1)]
        losers = [self._loser(slot) if slot in self.passed else "open" for slot in semis]
        self._meet((0, 0), *losers)
        self._place()

    def _meet(self, slot: Slot, one: int | str | None, other: int | str | None) -> int | str | None:
        """Return who goes on from a place in the bracket, `open` while that is not known."""
        first = self.first_number(slot)
        if first in self.fixtures:
            one, other = sorted(self.fixtures[first], key=self.order.index)
        if "open" in (one, other):
            return self._kept(slot, "open")
        assert not isinstance(one, str)
        assert not isinstance(other, str)
        self.sides[slot] = (one, other)
        if one is None or other is None:
            return self._kept(slot, one or other)
        return self._kept(slot, self._winner(first, one, other))

    def _kept(self, slot: Slot, winner: int | str | None) -> int | str | None:
        """Return who goes on: the one who plays in a later round by now."""
        if slot[0]:
            for number, players in self.fixtures.items():
                for one in players:
                    at = self.order.index(one)
                    if self._round_of(number) > slot[0] and at >> slot[0] == slot[1]:
                        winner = one
        if winner != "open":
            assert not isinstance(winner, str)
            self.passed[slot] = winner
        return winner

    def _round_of(self, number: int) -> int:
        """Return the round of a fixture; that for the third place keeps nobody in the bracket."""
        meeting, number = (number - 1) // 3, 1
        if meeting == len(self.order) - 1:
            return 0
        while meeting >= len(self.order) >> number:
            meeting, number = meeting - (len(self.order) >> number), number + 1
        return number

    def _winner(self, first: int, one: int, other: int) -> int | str | None:
        counted = [self.results.get(first + match) for match in range(3)]
        ended = [None if each is None or each.how == "void" else each for each in counted]
        if ended[0] is None or ended[1] is None:
            return "open"
        points = {one: Fraction(0), other: Fraction(0)}
        for match, each in enumerate(ended[:2]):
            assert each is not None
            self._score(points, first + match, each)
        if ended[0].how == ended[1].how == "double_walkover":
            return None
        if points[one] == points[other]:
            if ended[2] is None:
                return "open"
            if ended[2].how == "double_walkover":
                return None
            self._score(points, first + 2, ended[2])
        if points[one] == points[other]:
            return min(one, other, key=self.seeds.index)
        return max(points, key=points.__getitem__)

    def _score(self, points: dict[int, Fraction], number: int, ending: Ending) -> None:
        for seat, one in enumerate(self.fixtures[number]):
            points[one] += worth(ending, seat)

    def _loser(self, slot: Slot) -> int | None:
        winner = self.passed[slot]
        lost = [one for one in self.sides.get(slot, ()) if one not in (None, winner)]
        return lost[0] if winner is not None and len(lost) == 1 else None

    def _place(self) -> None:
        for (number, _), winner in [*self.passed.items()]:
            slot = (number, _)
            for one in self.sides.get(slot, ()):
                if number and one is not None and one != winner and number != self.rounds - 1:
                    self.places[one] = (len(self.order) >> number) + 1
                elif one is not None and number == self.rounds - 1 and one != winner and (0, 0) in self.passed:
                    self.places[one] = 3 if self.passed[0, 0] in (one, None) else 4
        final = self.passed.get((self.rounds, 0))
        if final is not None:
            self.places[final] = 1

    @property
    def due(self) -> set[int]:
        """Return the fixtures that should be there by now."""
        found = set()
        for slot, (one, other) in self.sides.items():
            if slot in self.passed or one is None or other is None:
                continue
            first = self.first_number(slot)
            found |= {first, first + 1}
            ended = [self.results.get(first + match) for match in (0, 1)]
            if all(each is not None and each.how != "void" for each in ended):
                found.add(first + 2)
        return found

    @property
    def is_over(self) -> bool:
        """Tell whether there is nothing to be played any more."""
        return (self.rounds, 0) in self.passed and (0, 0) in self.passed


def worth(ending: Ending, seat: int) -> Fraction:
    """Return the points of a match for a seat: one for a win, a half for a draw or where nothing was played."""
    if ending.how == "double_walkover":
        return Fraction(0)
    if not ending.places:
        return Fraction(1, 2)
    own, best = ending.places[seat], min(ending.places)
    return Fraction(0) if own > best else Fraction(1, ending.places.count(best))
