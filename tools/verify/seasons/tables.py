"""Tables and tie-breaks, counted a second time from docs/leagues.md: it shares no code with the bot."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.kinds import BY_ROUNDS, format_of, meets_twice

FINISHED: Final = {"played", "walkover", "double_walkover"}
HALF: Final = Fraction(1, 2)


@dataclass(frozen=True)
class Ending:
    """The ending of a fixture, before or after withdrawals.

    `at` is in seconds; `moment` the same in microseconds, `late` the seats that ran out of time, where this is known.
    """

    how: str
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    is_cut_short: bool = False
    is_ruled: bool = False
    at: int = 0
    moment: int = 0
    late: tuple[int, ...] = ()


@dataclass(frozen=True)
class FixtureScore:
    """Somebody's points from a fixture that counts; `sign` is 1 for won, 0 for drawn, -1 for lost."""

    number: int
    round: int
    others: tuple[int, ...]
    how: str
    sign: int | None
    points: Fraction
    difference: Fraction = Fraction(0)
    own: int = 0
    whole: int = 0


@dataclass
class CountedRow:
    """A line of a table."""

    entrant: int
    place: int | None = None
    is_shared: bool = False
    points: Fraction = Fraction(0)
    adjustment: Fraction = Fraction(0)
    won: int = 0
    drawn: int = 0
    lost: int = 0
    open: int = 0
    byes: int = 0
    figures: dict[str, Fraction] = field(default_factory=dict)


class Division:
    """A division with everything that its table is made from; `left` is how and when somebody has left."""

    def __init__(
        self,
        group: Sequence[int],
        fixtures: Sequence[Fact],
        endings: Mapping[int, Ending],
        left: Mapping[int, tuple[str, int]],
        adjustments: Sequence[tuple[int, int]],
        rules: Fact,
        lots: Sequence[int],
        byes: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.group, self.fixtures, self.rules = list(group), list(fixtures), rules
        self.left = {one: left[one] for one in group if one in left}
        members = set(group)
        self.byes = [(one, round_) for one, round_ in byes if one in members]
        self.byes_of = Counter(one for one, _ in self.byes)
        self.is_by_rounds = format_of(rules) in BY_ROUNDS
        self.lots = {one: number for number, one in enumerate(lots)}
        self.own: dict[int, list[Fact]] = {one: [] for one in self.group}
        for each in self.fixtures:
            for one in set(each["entrants"]) & self.own.keys():
                self.own[one].append(each)
        self.known = {each["number"]: endings[each["number"]] for each in fixtures if each["number"] in endings}
        self._by_number = {each["number"]: each for each in self.fixtures}
        self.struck = {one for one in self.left if self._is_struck(one)}
        self.endings = self._after_leaving()
        self.given = dict.fromkeys(group, Fraction(0))
        for one, points in adjustments:
            if one in self.given:
                self.given[one] += points
        self.games = {one: list(self._games(one)) for one in group}
        self.points = {one: self._points(one) for one in group}

    @property
    def is_pairs(self) -> bool:
        """Tell whether two play."""
        return bool(self.rules["seats"] == 2)

    @property
    def criteria(self) -> list[str]:
        """Return the tie-breaks of the season, without the lot where there was none."""
        return [name for name in self.rules["scoring"]["tie_breaks"] if name != "lot" or self.lots]

    def counts(self, number: int) -> bool:
        """Tell whether the ending of a fixture counts in the table."""
        fixture = self._by_number[number]
        return number in self.endings and self.struck.isdisjoint(fixture["entrants"])

    # What withdrawals do

    def _is_struck(self, one: int) -> bool:
        """Tell whether somebody's results count for nobody: removed, moved, or gone with less than half finished."""
        how, at = self.left[one]
        if how in {"removed", "moved"}:
            return True
        own = self.own[one]
        if self.is_by_rounds or any(len(each["entrants"]) != 2 for each in own):
            return False
        known = (self.known.get(each["number"]) for each in own)
        done = [each for each in known if each and each.how in FINISHED and each.at <= at]
        return len(done) < len(own) / 2

    def _after_leaving(self) -> dict[int, Ending]:
        endings = dict(self.known)
        for fixture in self.fixtures:
            players, number = fixture["entrants"], fixture["number"]
            ended = self.known.get(number)
            is_left_alone = len(players) != 2 or self.struck & set(players) or (ended and ended.is_ruled)
            if is_left_alone:
                continue
            gone = [one in self.left and (ended is None or ended.at > self.left[one][1]) for one in players]
            at = max((self.left[one][1] for one in players if one in self.left), default=0)
            if all(gone):
                endings[number] = Ending("double_walkover", at=at)
            elif any(gone):
                endings[number] = Ending("walkover", (2, 1) if gone[0] else (1, 2), at=at)
        return endings

    # What a result is worth

    def _games(self, one: int) -> Iterator[FixtureScore]:
        for fixture in self.own[one]:
            players, ending = fixture["entrants"], self.endings.get(fixture["number"])
            if ending is None or ending.how == "void" or self.struck & set(players):
                continue
            seat = players.index(one)
            sign, points = self._worth(ending, seat, len(players))
            is_scored = bool(ending.scores) and ending.how == "played"
            yield FixtureScore(
                fixture["number"],
                fixture["round"],
                tuple(each for each in players if each != one),
                ending.how,
                sign,
                points,
                self._difference(ending, seat, sign) if is_scored else Fraction(0),
                ending.scores[seat] if is_scored else 0,
                sum(ending.scores) if is_scored else 0,
            )

    def _worth(self, ending: Ending, seat: int, seats: int) -> tuple[int | None, Fraction]:
        if ending.how == "double_walkover":
            return -1, Fraction(0)
        if ending.how == "unplayed":
            is_draw = self.rules["scoring"]["unplayed"] == "draw" and seats == 2
            return (0, Fraction(self.rules["scoring"]["draw"])) if is_draw else (None, Fraction(0))
        place, alike = ending.places[seat], ending.places.count(ending.places[seat])
        sign = -1 if place > 1 else int(alike == 1)
        if seats == 2:
            return sign, Fraction({1: self.rules["scoring"]["win"], 0: self.rules["scoring"]["draw"], -1: 0}[sign])
        steps = [Fraction(6 * (seats - each), seats - 1) for each in range(place, place + alike)]
        return sign, sum(steps, Fraction(0)) / alike

    def _difference(self, ending: Ending, seat: int, sign: int | None) -> Fraction:
        cap = self.rules["scoring"]["difference_cap"]
        if ending.is_cut_short:
            return Fraction(cap * (sign or 0))
        others = [score for at, score in enumerate(ending.scores) if at != seat]
        return min(Fraction(cap), max(Fraction(-cap), ending.scores[seat] - Fraction(sum(others), len(others))))

    def _points(self, one: int) -> Fraction:
        own = sum((game.points for game in self.games[one]), self.given[one])
        return own + Fraction(self.rules["scoring"]["win"] * self._byes(one))

    def _byes(self, one: int) -> int:
        return self.byes_of[one]

    # Rounds without play (FIDE C.07)

    @cached_property
    def rounds(self) -> int:
        """Return the number of the latest round."""
        return max([each["round"] for each in self.fixtures] + [round_ for _, round_ in self.byes], default=0)

    def _worth_to_others(self, one: int) -> Fraction:
        """Return somebody's points as opponents count them: rounds after their last one are draws."""
        if not self.is_by_rounds:
            return self.points[one]
        absent = {game.number for game in self.games[one] if game.sign == -1 and game.how != "played"}
        there = [each["round"] for each in self.own[one] if each["number"] not in absent]
        last = max([*there, *(round_ for who, round_ in self.byes if who == one)], default=0)
        after = {each["round"] for each in self.own[one] if each["round"] > last}
        return self.points[one] + Fraction(self.rules["scoring"]["draw"] * (self.rounds - last - len(after)))

    def _dummy(self, one: int) -> Fraction:
        return (
            min(self.points[one], Fraction(self.rules["scoring"]["draw"] * self.rounds))
            if self.is_by_rounds
            else Fraction(0)
        )

    def _unpaired(self, one: int) -> int:
        return self.rounds - len(self.own[one]) - self._byes(one) if self.is_by_rounds else 0

    def _uncounted(self, one: int) -> int:
        """Return in how many rounds somebody had a fixture that has ended and counts for nobody."""
        if not self.is_by_rounds:
            return 0
        ended = sum(each["number"] in self.endings for each in self.own[one])
        return ended - sum(game.sign is not None for game in self.games[one])

    # What decides between equal points

    def figure(self, name: str, one: int, tied: Sequence[int]) -> Fraction:
        """Return what a tie-break gives somebody who is tied with others on points."""
        return TIE_BREAKS[name](self, one, tied)

    def direct(self, one: int, tied: Sequence[int]) -> Fraction:
        """Return the points from meetings among the tied."""
        return sum((game.points for game in self._among(one, tied)), Fraction(0))

    def _among(self, one: int, tied: Sequence[int]) -> list[FixtureScore]:
        return [game for game in self.games[one] if game.sign is not None and set(game.others) <= set(tied)]

    def wins(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the number of wins; walkovers and byes if the season counts them."""
        has_walkovers = self.rules["scoring"]["has_walkover_wins"]
        won = sum(game.sign == 1 and (has_walkovers or game.how == "played") for game in self.games[one])
        return Fraction(won + (self._byes(one) if has_walkovers else 0))

    def sonneborn_berger(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the points of beaten opponents, and half of those with whom there was a draw."""
        met = [(game.others[0], HALF * (game.sign + 1)) for game in self.games[one] if game.sign is not None]
        beaten = sum((weight * self._worth_to_others(other) for other, weight in met), Fraction(0))
        return beaten + self._byes(one) * self._dummy(one)

    def buchholz(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the points of all opponents, and one's own in rounds without one."""
        return sum(self._opponents(one), Fraction(0)) + self._unpaired(one) * self._dummy(one)

    def buchholz_cut(self, one: int, tied: Sequence[int]) -> Fraction:
        """Return the same without the lowest; rounds in which somebody was not paired are cut first."""
        if self._unpaired(one):
            return self.buchholz(one, tied) - self._dummy(one)
        return self.buchholz(one, tied) - min(self._opponents(one), default=Fraction(0))

    def _opponents(self, one: int) -> list[Fraction]:
        met = [self._worth_to_others(game.others[0]) for game in self.games[one] if game.sign is not None]
        return met + [self._dummy(one)] * (self._byes(one) + self._uncounted(one))

    def difference(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the sum of the differences of scores."""
        return sum((game.difference for game in self.games[one] if game.sign is not None), Fraction(0))

    def share(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the own share of all points scored at one's tables."""
        whole = sum(game.whole for game in self.games[one])
        return Fraction(sum(game.own for game in self.games[one] if game.whole), whole) if whole else Fraction(0)

    def lot(self, one: int, _tied: Sequence[int]) -> Fraction:
        """Return the lot, the first drawn being the best."""
        return Fraction(-self.lots[one])

    # Places

    def table(self) -> list[CountedRow]:
        """Return the lines, the best first, those who are struck last."""
        standing = [one for one in self.group if one not in self.struck]
        levels = _parts(standing, self.points.__getitem__)
        lines = [self._line(one, None, (one,), is_shared=False) for one in self.group if one in self.struck]
        place = 1
        for level in levels:
            for sharing in self._ranked(level, self.criteria):
                lines += [self._line(one, place, level, is_shared=len(sharing) > 1) for one in sharing]
                place += len(sharing)
        return sorted(lines, key=lambda line: (line.place is None, line.place or 0, line.entrant))

    def _line(self, one: int, place: int | None, tied: Sequence[int], *, is_shared: bool) -> CountedRow:
        signs = [game.sign for game in self.games[one]]
        own = sum(each["number"] not in self.endings for each in self.own[one])
        return CountedRow(
            one,
            place,
            is_shared,
            self.points[one],
            self.given[one],
            signs.count(1) + self._byes(one),
            signs.count(0),
            signs.count(-1),
            own,
            self._byes(one),
            {name: self.figure(name, one, tied) for name in self.criteria},
        )

    def _ranked(self, tied: Sequence[int], criteria: Sequence[str]) -> Iterator[Sequence[int]]:
        if len(tied) == 1 or not criteria:
            yield tied
            return
        first, *rest = criteria
        parts = self._by_meetings(tied) if first == "direct" else _parts(tied, self._by(first, tied))
        for part in parts:
            yield from self._ranked(part, rest)

    def _by(self, name: str, tied: Sequence[int]) -> Callable[[int], Fraction]:
        return lambda one: self.figure(name, one, tied)

    def _by_meetings(self, tied: Sequence[int]) -> list[Sequence[int]]:
        """Return the tied as meetings among them rank them; nobody is ranked who could still be reached."""
        if len(tied) == 1:
            return [tied]
        value = {one: self.direct(one, tied) for one in tied}
        missing = {one: self._missing(one, tied) for one in tied}
        if not any(missing.values()):
            parts = _parts(tied, value.__getitem__)
        else:
            best = max(tied, key=lambda one: value[one])
            others = [one for one in tied if one != best]
            is_safe = all(value[best] > value[one] + self.rules["scoring"]["win"] * missing[one] for one in others)
            parts = [[best], others] if is_safe else [tied]
        return [tied] if len(parts) == 1 else [each for part in parts for each in self._by_meetings(part)]

    def _missing(self, one: int, tied: Sequence[int]) -> int:
        """Return how many meetings with the tied are open, or will never be; of two who have not met, all."""
        missing = 0
        for other in tied:
            if other != one:
                ended = sum(game.others == (other,) and game.sign is not None for game in self.games[one])
                due = self._due(one, other)
                missing += due - ended if due else 1 + (meets_twice(self.rules))
        return missing

    def _due(self, one: int, other: int) -> int:
        """Return how many meetings of two have counted or still can."""
        own = [each["number"] for each in self.own[one] if {one, other} == set(each["entrants"])]
        return sum(number not in self.endings or self._is_counted(self.endings[number]) for number in own)

    def _is_counted(self, ending: Ending) -> bool:
        return ending.how != "void" and (ending.how != "unplayed" or self.rules["scoring"]["unplayed"] == "draw")


def _parts(tied: Sequence[int], value: Callable[[int], Fraction]) -> list[Sequence[int]]:
    """Return a group cut into parts of equal value, the highest first."""
    parts: dict[Fraction, list[int]] = {}
    for one in tied:
        parts.setdefault(value(one), []).append(one)
    return [parts[level] for level in sorted(parts, reverse=True)]


TIE_BREAKS: Final[Mapping[str, Callable[[Division, int, Sequence[int]], Fraction]]] = {
    "direct": Division.direct,
    "wins": Division.wins,
    "sonneborn_berger": Division.sonneborn_berger,
    "buchholz": Division.buchholz,
    "buchholz_cut": Division.buchholz_cut,
    "difference": Division.difference,
    "share": Division.share,
    "lot": Division.lot,
}
