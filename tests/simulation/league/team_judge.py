"""Judges a simulated event of teams by its log: lineups, match points and board points (docs/leagues.md, "Teams")."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction
from typing import Any

from tests.simulation.league.course import Absence
from tests.simulation.league.judge import digest_of
from tests.simulation.league.raw import Ending, Raw, Said
from tests.simulation.league.reader import Reader
from tests.simulation.league.standings import Case, Count, Line, effective, struck
from tests.simulation.records import Fault


class TeamCount(Count):
    """A table of teams: `boards` are the board points of each, the fixtures are meetings."""

    def __init__(self, case: Case, boards: Mapping[int, Fraction]) -> None:
        super().__init__(case)
        self._boards = boards

    def key(self, name: str, one: int) -> Fraction:
        """Return board points."""
        return self._boards[one] if name == "boards" else super().key(name, one)


@dataclass
class Team:
    """Who is in a team, in the order of its boards; its captain; who is missing."""

    captain: int
    members: list[int]
    missing: set[int] = field(default_factory=set)


class TeamCourse(Reader):
    """An event of teams: who sits where, whom the bench replaces, and what boards and meetings come to."""

    def __init__(self, facts: Sequence[Said], raw: Raw, absence: Absence) -> None:
        super().__init__(facts, absence)
        self._raw, self._rules = raw, facts[0].fact["rules"]
        self._boards = int(self._rules["own"]["boards"])
        self._founders: dict[int, int] = {}
        self._teams: dict[int, Team] = {}
        self._divisions: list[list[int]] = []
        self._fixtures: dict[int, dict[str, Any]] = {}
        self._seats: dict[int, list[int | None]] = {}
        self._sat: dict[int, set[int | None]] = {}
        self._matches: dict[int, str] = {}
        self._ended: dict[int, Ending] = {}
        self._ruled: dict[int, Ending] = {}
        self._left: dict[int, tuple[str, int]] = {}
        self._gifts = Counter[int]()
        self._round = 0

    def events(self) -> Sequence[Said]:
        """Return the facts with the ends of matches between them."""
        own = {said.fact["match"]: said.fact["fixture"] for said in self.facts if said.kind == "fixture_started"}
        ends = [
            Said("", 0, at, "", {"kind": "ended", "match": match, "fixture": number, "ending": ending})
            for match, number in own.items()
            for at, ending in self._raw.matches[match].endings
        ]
        return sorted([*ends, *self.facts], key=lambda said: (said.at, said.seq))

    # Who is in a team

    def _on_entrant_signed_up(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._founders[fact["entrant"]] = fact["person"]

    def _on_entrant_signed_off(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._teams.pop(fact["entrant"], None)
        self._divisions = [[one for one in group if one != fact["entrant"]] for group in self._divisions]

    def _on_team_named(self, _: Said, fact: Mapping[str, Any]) -> None:
        captain = self._founders[fact["entrant"]]
        self._teams[fact["entrant"]] = Team(captain, [captain])

    def _on_member_joined(self, said: Said, fact: Mapping[str, Any]) -> None:
        if any(fact["person"] in team.members for team in self._teams.values()):
            self.blame("in two teams", said)
        self._teams[fact["entrant"]].members.append(fact["person"])

    def _on_member_left(self, _: Said, fact: Mapping[str, Any]) -> None:
        team = self._teams[fact["entrant"]]
        team.members.remove(fact["person"])
        team.missing.discard(fact["person"])

    def _on_boards_ordered(self, said: Said, fact: Mapping[str, Any]) -> None:
        team = self._teams[fact["entrant"]]
        if sorted(team.members) != sorted(fact["members"]) or fact["by"] not in {None, team.captain}:
            self.blame("order of boards", said)
        team.members = list(fact["members"])

    def _on_member_missing(self, said: Said, fact: Mapping[str, Any]) -> None:
        team = self._teams[fact["entrant"]]
        if fact["by"] not in {fact["person"], team.captain}:
            self.blame("missing by somebody else's word", said)
        (team.missing.add if fact["is_missing"] else team.missing.discard)(fact["person"])

    def _on_captain_changed(self, said: Said, fact: Mapping[str, Any]) -> None:
        team = self._teams[fact["entrant"]]
        if fact["captain"] not in team.members or team.captain == fact["captain"]:
            self.blame("captain", said)
        team.captain = fact["captain"]

    # Who sits where

    def _on_divisions_drawn(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._divisions = [list(group) for group in fact["divisions"]]

    def _on_season_started(self, said: Said, fact: Mapping[str, Any]) -> None:
        self._fixtures = {each["number"]: each for each in fact["fixtures"]}
        for group in self._divisions:
            due = Counter(frozenset((one, other)) for one in group for other in group if one < other)
            met = Counter(frozenset(each["entrants"]) for each in self._fixtures.values())
            if any(met[pair] != self._boards for pair in due):
                self.blame("not everybody meets", said)
        for first, *others in self._meetings().values():
            for at, number in enumerate(others, 1):
                if self._fixtures[number]["entrants"] != self._fixtures[first]["entrants"][:: -1 if at % 2 else 1]:
                    self.blame("seats at boards", said)

    def _meetings(self) -> dict[int, list[int]]:
        """Return the boards of each meeting."""
        found: dict[int, list[int]] = {}
        for number in sorted(self._fixtures):
            found.setdefault((number - 1) // self._boards + 1, []).append(number)
        return found

    def _on_lineup_set(self, said: Said, fact: Mapping[str, Any]) -> None:
        if fact["round"] != self._round + 1:
            self.blame("round out of turn", said)
        self._round = fact["round"]
        for each in fact["boards"]:
            number = each["fixture"]
            due = [self._at_board(one, (number - 1) % self._boards) for one in self._fixtures[number]["entrants"]]
            self._seats[number], self._sat[number] = due, set(due)
            if list(each["persons"]) != due:
                self.blame("lineup", said)
        self.seen["missing"] += sum(len(team.missing) for team in self._teams.values())

    def _at_board(self, one: int, board: int) -> int | None:
        team = self._teams[one]
        there = [member for member in team.members if member not in team.missing]
        return there[board] if board < len(there) else None

    def _on_member_stepped_in(self, said: Said, fact: Mapping[str, Any]) -> None:
        number, person, team = fact["fixture"], fact["person"], self._teams[fact["entrant"]]
        own = next(boards for boards in self._meetings().values() if number in boards)
        busy = {one for board in own for one in self._sat[board]}
        free = [one for one in team.members if one not in busy | team.missing]
        if free[:1] != [person]:
            self.blame("somebody else steps in", said)
        self._sat[number].add(person)
        match = self._matches.get(number)
        if match is None or said.at not in [at for at, _ in self._raw.matches[match].endings]:
            # Else the match has ended in this very moment, and nobody takes a seat any more.
            self._seats[number][self._fixtures[number]["entrants"].index(fact["entrant"])] = person

    def _on_fixture_started(self, said: Said, fact: Mapping[str, Any]) -> None:
        number, match = fact["fixture"], self._raw.matches[fact["match"]]
        sitting = next(each["persons"] for _, each in match.facts if each["kind"] == "match_started")
        if self._fixtures[number]["round"] > self._round or list(sitting) != self._seats[number]:
            self.blame("seats", said)
        self._matches[number] = fact["match"]

    def _on_entrant_withdrew(self, said: Said, fact: Mapping[str, Any]) -> None:
        self._left[fact["entrant"]] = (fact["how"], int(said.at.timestamp()))

    # What it comes to

    def _on_ended(self, said: Said, fact: Mapping[str, Any]) -> None:
        number = fact["fixture"]
        if self._matches.get(number) == fact["match"]:
            self._ended[number] = fact["ending"]
            self._look_at_seats(number, fact["match"], said.at)

    def _look_at_seats(self, number: int, match: str, ended_at: datetime) -> None:
        """Check that a replacement sits at the match, too; a season may say so as it ends."""
        sitting: list[int | None] = []
        before = sitting
        for at, fact in self._raw.matches[match].facts:
            if fact["kind"] == "match_started":
                sitting = before = list(fact["persons"])
            if fact["kind"] == "player_replaced":
                sitting = [*sitting[: fact["seat"]], fact["after"], *sitting[fact["seat"] + 1 :]]
                before = before if at == ended_at else sitting
                self.seen["played on"] += 1
        if self._seats[number] not in (sitting, before):
            self.faults.append(Fault("somebody else plays on", f"{match}: {sitting}, not {self._seats[number]}"))

    def _on_fixture_ruled(self, said: Said, fact: Mapping[str, Any]) -> None:
        at = int(said.at.timestamp())
        self._ruled[fact["fixture"]] = Ending(fact["ending"], tuple(fact["places"]), is_ruled=True, at=at)

    def _on_ruling_reversed(self, _: Said, fact: Mapping[str, Any]) -> None:
        del self._ruled[fact["fixture"]]

    def _on_fixture_reopened(self, _: Said, fact: Mapping[str, Any]) -> None:
        for known in (self._matches, self._ended, self._ruled):
            known.pop(fact["fixture"], None)

    def _on_points_adjusted(self, _: Said, fact: Mapping[str, Any]) -> None:
        self._gifts[fact["entrant"]] += fact["points"]

    def _on_season_closed(self, said: Said, fact: Mapping[str, Any]) -> None:
        self.seen["meetings"] += len(self._meetings())
        if fact["table_digest"] != digest_of(self.tables()):
            self.blame("digest", said)

    def _on_season_corrected(self, said: Said, fact: Mapping[str, Any]) -> None:
        if fact["table_digest"] != digest_of(self.tables()):
            self.blame("digest", said)

    def tables(self) -> list[list[Line]]:
        """Return the tables of teams as they are now."""
        return [self._count(group).lines() for group in self._divisions]

    def _count(self, group: Sequence[int]) -> TeamCount:
        fixtures = {
            n: tuple(each["entrants"]) for n, each in self._fixtures.items() if set(each["entrants"]) <= set(group)
        }
        endings = {n: each for n, each in {**self._ended, **self._ruled}.items() if n in fixtures}
        left = {one: how for one, how in self._left.items() if one in group}
        boards = Case(tuple(group), fixtures, endings, left, {}, self._rules)
        known, out = effective(boards), struck(boards)
        meetings, pairs, points = dict[int, Ending](), dict[int, tuple[int, ...]](), dict.fromkeys(group, Fraction(0))
        for meeting, own in self._meetings().items():
            if own[0] not in fixtures:
                continue
            pairs[meeting] = fixtures[own[0]]
            if any(number not in known or known[number].how == "void" for number in own):
                continue
            ended = [(fixtures[number], known[number]) for number in own]
            won = dict(_board_points(pairs[meeting], ended))
            is_empty = all(ending.how == "double_walkover" for _, ending in ended)
            places = tuple(1 + sum(other > won[one] for other in won.values()) for one in pairs[meeting])
            meetings[meeting] = Ending("double_walkover") if is_empty else Ending("played", places)
            for one in () if out & set(pairs[meeting]) else pairs[meeting]:
                points[one] += won[one]
        gone = dict.fromkeys(out, ("removed", 0))
        rules = {**self._rules, "tie_breaks": ["boards", "direct"]}
        return TeamCount(Case(tuple(group), pairs, meetings, gone, self._gifts, rules), points)


def _board_points(
    pair: tuple[int, ...], ended: Sequence[tuple[tuple[int, ...], Ending]]
) -> Iterator[tuple[int, Fraction]]:
    """Yield what each team has from the boards of a meeting: 1 for a win, 1/2 for a draw or where nobody could play."""
    for one in pair:
        total = Fraction(0)
        for players, ending in ended:
            if ending.how == "double_walkover":
                continue
            places = ending.places or (1, 1)
            mine = places[players.index(one)]
            total += Fraction(1, 2) if len(set(places)) == 1 else Fraction(mine == 1)
        yield one, total
