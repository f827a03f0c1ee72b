"""Tables, counted a second time from the text of the rules (docs/leagues.md), in another way than the product's."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.simulation.league.raw import Ending

Fixtures = Mapping[int, tuple[int, ...]]
"""The entrants of each fixture, in the order of their seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """Where somebody stands; without a place: struck."""

    entrant: int
    place: int | None
    is_shared: bool
    points: Fraction
    count: tuple[int, int, int]

    @property
    def shown(self) -> str:
        """Return the place as tables show it."""
        return "–" if self.place is None else f"{self.place}{'=' * self.is_shared}"


@dataclass(frozen=True, slots=True)
class Case:
    """What a division's table is made from: `left` is how and when (in seconds) somebody has left."""

    group: tuple[int, ...]
    fixtures: Fixtures
    endings: Mapping[int, Ending]
    left: Mapping[int, tuple[str, int]]
    gifts: Mapping[int, int]
    rules: Mapping[str, Any]
    byes: Mapping[int, int] = field(default_factory=dict)

    @property
    def is_pairs(self) -> bool:
        """Tell whether two play."""
        return bool(self.rules["seats"] == 2)


def struck(case: Case) -> set[int]:
    """Return whose results count for nobody: who was removed, or left with fewer than half of the fixtures finished.

    At tables of three and four, and where rounds are drawn one after the other, nobody is struck but who was removed.
    """
    gone = set()
    for one, (how, at) in case.left.items():
        own = [number for number, players in case.fixtures.items() if one in players]
        known = [case.endings[number] for number in own if number in case.endings]
        done = [each for each in known if each.how in {"played", "walkover", "double_walkover"} and each.at <= at]
        is_halved = case.is_pairs and case.rules["own"]["format"] not in {"swiss", "pods"}
        if how in {"removed", "moved"} or (is_halved and len(done) < len(own) / 2):
            gone.add(one)
    return gone


def effective(case: Case) -> dict[int, Ending]:
    """Return the endings after what people have left open is lost without play; struck fixtures stay as they are."""
    out, made = struck(case), dict(case.endings)
    for number, players in case.fixtures.items():
        known = made.get(number)
        if len(players) > 2 or out & set(players) or (known and known.is_ruled):
            continue
        gone = [one in case.left and (known is None or known.at > case.left[one][1]) for one in players]
        if all(gone):
            made[number] = Ending("double_walkover")
        elif any(gone):
            made[number] = Ending("walkover", (2, 1) if gone[0] else (1, 2))
    return made


def undecided(case: Case) -> list[int]:
    """Return the fixtures that have no ending and need one."""
    out, made = struck(case), effective(case)
    return [number for number, players in case.fixtures.items() if number not in made and not out & set(players)]


class Count:
    """A table being counted."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.out = struck(case)
        self.rules = case.rules
        self.counted = {
            number: (case.fixtures[number], ending)
            for number, ending in effective(case).items()
            if number in case.fixtures and not self.out & set(case.fixtures[number]) and ending.how != "void"
        }
        self.points = {
            one: Fraction(case.gifts.get(one, 0) + self.rules["win"] * case.byes.get(one, 0)) for one in case.group
        }
        for players, ending in self.counted.values():
            for seat, one in enumerate(players):
                self.points[one] += self.worth(ending, seat, len(players))[1]

    def worth(self, ending: Ending, seat: int, seats: int) -> tuple[str, Fraction]:
        """Return whether a fixture is won, drawn, lost or nothing for a seat, and its points."""
        if ending.how == "double_walkover":
            return "lost", Fraction(0)
        if ending.how == "unplayed":
            is_draw = seats == 2 and self.rules["unplayed"] == "draw"
            return ("drawn", Fraction(self.rules["draw"])) if is_draw else ("", Fraction(0))
        firsts = ending.places.count(1)
        mine = ending.places[seat]
        verdict = "lost" if mine > 1 else "won" if firsts == 1 else "drawn"
        if seats == 2:
            return verdict, Fraction({"won": self.rules["win"], "drawn": self.rules["draw"], "lost": 0}[verdict])
        ladder = [Fraction(6 * (seats - place), seats - 1) for place in range(1, seats + 1)]
        same = ladder[mine - 1 : mine - 1 + ending.places.count(mine)]
        return verdict, sum(same, Fraction(0)) / len(same)

    def own(self, one: int) -> Iterable[tuple[str, Fraction, tuple[int, ...], int, Ending]]:
        """Yield what somebody has from each fixture: verdict, points, the players, the own seat, the ending."""
        for players, ending in self.counted.values():
            if one in players:
                seat = players.index(one)
                verdict, points = self.worth(ending, seat, len(players))
                if verdict:
                    yield verdict, points, players, seat, ending

    def key(self, name: str, one: int) -> Fraction:
        """Return what a criterion other than direct encounter gives somebody."""
        own = list(self.own(one))
        match name:
            case "wins":
                has_all = self.rules["has_walkover_wins"]
                rested = self.case.byes.get(one, 0) if has_all else 0
                won = sum(verdict == "won" and (has_all or e.how == "played") for verdict, *_, e in own)
                return Fraction(won + rested)
            case "sonneborn_berger":
                weight = {"won": Fraction(1), "drawn": Fraction(1, 2), "lost": Fraction(0)}
                rivals = [(verdict, players[1 - seat]) for verdict, _, players, seat, _ in own]
                return sum((weight[verdict] * self.points[rival] for verdict, rival in rivals), Fraction(0))
            case "difference":
                return sum((self.difference(verdict, seat, ending) for verdict, _, _, seat, ending in own), Fraction(0))
            case _:
                scored = [(ending.scores, seat) for *_, seat, ending in own if ending.how == "played" and ending.scores]
                total = sum(sum(scores) for scores, _ in scored)
                return Fraction(sum(scores[seat] for scores, seat in scored), total) if total else Fraction(0)

    def difference(self, verdict: str, seat: int, ending: Ending) -> Fraction:
        """Return the capped difference of scores; who was resigned to has the cap, nothing without play."""
        cap = self.rules["difference_cap"]
        if ending.how != "played" or not ending.scores:
            return Fraction(0)
        if ending.is_cut_short:
            return Fraction({"won": cap, "drawn": 0, "lost": -cap}[verdict])
        others = [score for other, score in enumerate(ending.scores) if other != seat]
        return min(Fraction(cap), max(Fraction(-cap), ending.scores[seat] - Fraction(sum(others), len(others))))

    def order(self, group: Sequence[int], names: Sequence[str]) -> list[list[int]]:
        """Return a group with equal points in order; who is in one list shares a place."""
        if len(group) < 2 or not names:
            return [sorted(group)]
        parts = self.meetings(list(group)) if names[0] == "direct" else grouped(group, lambda o: self.key(names[0], o))
        return [done for part in parts for done in self.order(part, names[1:])]

    def meetings(self, group: list[int]) -> list[list[int]]:
        """Return a group as the meetings of its members rank it, and again those who remain tied."""
        points = dict.fromkeys(group, Fraction(0))
        missing = dict.fromkeys(group, 0)
        for pair in combinations(group, 2):
            for one in pair:
                missing[one] += self.still_to_meet(pair)
        for players, ending in self.counted.values():
            if not set(players) <= set(group):
                continue
            for seat, one in enumerate(players):
                verdict, gained = self.worth(ending, seat, len(players))
                points[one] += gained if verdict else 0
        if any(missing.values()):
            ahead = max(group, key=lambda one: points[one])
            rest = [one for one in group if one != ahead]
            if points[ahead] <= max(points[one] + self.rules["win"] * missing[one] for one in rest):
                return [group]
            parts = [[ahead], rest]
        else:
            parts = grouped(group, points.__getitem__)
        if len(parts) == 1:
            return parts
        return [done for part in parts for done in (self.meetings(part) if len(part) > 1 else [part])]

    def still_to_meet(self, pair: tuple[int, int]) -> int:
        """Return how many meetings of two are open; of two who never meet (one had left when the other came), all."""
        own = [number for number, players in self.case.fixtures.items() if set(players) == set(pair)]
        waiting = sum(number not in effective(self.case) for number in own)
        has_met = any(number in self.counted and self.worth(self.counted[number][1], 0, 2)[0] for number in own)
        return waiting or (0 if has_met else 1 + (self.rules["own"]["format"] == "double"))

    def lines(self) -> list[Line]:
        """Return the table, the best first."""
        made, place = list[Line](), 1
        staying = [one for one in self.case.group if one not in self.out]
        for tied in grouped(staying, self.points.__getitem__):
            for sharing in self.order(tied, self.rules["tie_breaks"]):
                made += [self.line(one, place, is_shared=len(sharing) > 1) for one in sorted(sharing)]
                place += len(sharing)
        return made + [self.line(one, None, is_shared=False) for one in sorted(self.out & set(self.case.group))]

    def line(self, one: int, place: int | None, *, is_shared: bool) -> Line:
        """Return one line."""
        verdicts = [verdict for verdict, *_ in self.own(one)]
        rested = self.case.byes.get(one, 0)
        count = verdicts.count("won") + rested, verdicts.count("drawn"), verdicts.count("lost")
        return Line(one, place, is_shared, self.points[one], count)


def grouped(group: Iterable[int], value: Any) -> list[list[int]]:
    """Return a group cut into parts of equal value, the highest first."""
    members = list(group)
    return [
        [one for one in members if value(one) == each] for each in sorted({value(o) for o in members}, reverse=True)
    ]


def count(case: Case) -> list[Line]:
    """Return the table of a division."""
    return Count(case).lines()


def belongings(tables: Sequence[Sequence[Line]], rules: Mapping[str, Any]) -> dict[int, int]:
    """Return in which division everybody belongs in the next season; nobody moves across a shared place."""
    after: dict[int, int] = {}
    for number, table in enumerate(tables, 1):
        standing = [line for line in table if line.place is not None]
        safe = len(standing) - rules["relegated"]
        for line in table:
            same = [other.place for other in table].count(line.place)
            if line.place is None:
                after[line.entrant] = len(tables)
            elif (
                number > 1
                and line.place <= rules["promoted"]
                and (same <= len(table) / 2 or line.place + same - 1 <= rules["promoted"])
            ):
                after[line.entrant] = number - 1
            elif number < len(tables) and line.place > rules["promoted"] and line.place + same - 1 > safe:
                after[line.entrant] = number + 1
            else:
                after[line.entrant] = number
    return after
