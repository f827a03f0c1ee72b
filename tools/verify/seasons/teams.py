"""Teams, told a second time from docs/leagues.md: members, boards, line-ups, the bench, and the table of meetings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from tools.verify.log import Fact
from tools.verify.seasons.state import SeasonCourse, Squad
from tools.verify.seasons.tables import CountedRow, Division, Ending

# Who is in a team


def name_team(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Who has signed up is captain and first member of a team."""
    one = fact["entrant"]
    if one not in course.entrants or one in course.teams:
        yield f"{one} is no new team"
        return
    course.teams[one] = Squad(course.entrants[one][-1:])


def invite(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody is asked to join who plays for nobody yet."""
    team = course.teams[fact["entrant"]]
    if _team_of(course, fact["person"]) is not None:
        yield f"person {fact['person']} is a member of a team already"
    team.invited.append(fact["person"])


def join_team(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Who was invited becomes a member, the last one; the captain stays the last of the entrant's persons."""
    one, person = fact["entrant"], fact["person"]
    team = course.teams[one]
    if person not in team.invited or _team_of(course, person) is not None:
        yield f"person {person} was not invited, or is a member of a team already"
    _without(team, person)
    team.members.append(person)
    *others, captain = course.entrants[one]
    course.entrants[one] = [*(each for each in others if each != person), person, captain]


def decline(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Who was invited does not join."""
    if fact["person"] not in course.teams[fact["entrant"]].invited:
        yield f"person {fact['person']} was not invited"
    _without(course.teams[fact["entrant"]], fact["person"])


def leave_team(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A member leaves."""
    yield from _membership(course, fact, fact["person"])
    _without(course.teams[fact["entrant"]], fact["person"])


def order_boards(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The members in another order, by their captain or by the ratings."""
    team = course.teams[fact["entrant"]]
    if sorted(fact["members"]) != sorted(team.members):
        yield f"these are not the members of team {fact['entrant']}"
    if fact["by"] not in {None, course.entrants[fact["entrant"]][-1]}:
        yield f"person {fact['by']} is not captain of team {fact['entrant']}"
    team.members = list(fact["members"])


def miss(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A member cannot play, or can again: they say so, or their captain does."""
    team, person = course.teams[fact["entrant"]], fact["person"]
    yield from _membership(course, fact, person)
    if fact["by"] not in {person, course.entrants[fact["entrant"]][-1]}:
        yield f"person {fact['by']} is not captain of team {fact['entrant']}"
    (team.missing.add if fact["is_missing"] else team.missing.discard)(person)


def change_captain(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A team has another captain, who is a member."""
    one, captain = fact["entrant"], fact["captain"]
    yield from _membership(course, fact, captain)
    course.entrants[one] = [*(each for each in course.entrants[one] if each != captain), captain]


def _membership(course: SeasonCourse, fact: Fact, person: int) -> Iterator[str]:
    if person not in course.teams[fact["entrant"]].members:
        yield f"person {person} is no member of team {fact['entrant']}"


def _team_of(course: SeasonCourse, person: int) -> int | None:
    course.effort.spend(10 * len(course.teams))
    there = (one for one in course.teams if one in course.entrants)
    return next((one for one in there if person in course.teams[one].members), None)


def _without(team: Squad, person: int) -> None:
    team.members = [each for each in team.members if each != person]
    team.invited = [each for each in team.invited if each != person]
    team.missing.discard(person)


# Who sits at a board


def set_lineup(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The next round begins: members in their order without those who are missing, board by board."""
    course.effort.spend(10 * (len(course.fixtures) + len(course.lineups)))
    number, said = fact["round"], {each["fixture"]: each["persons"] for each in fact["boards"]}
    latest = max((course.fixtures[each]["round"] for each in course.lineups), default=0)
    due = {each["number"]: each for each in course.fixtures.values() if each["round"] == number}
    if number != latest + 1:
        yield f"round {number} is not the next one"
    if said.keys() != due.keys() or len(said) < len(fact["boards"]):
        yield f"these are not the boards of round {number}"
        return
    for board, persons in said.items():
        expected = [_on_board(course, one, board) for one in due[board]["entrants"]]
        if persons != expected:
            yield f"at board {board} play {persons}, by the order of the teams it is {expected}"
    course.lineups.update({board: [[person] for person in persons] for board, persons in said.items()})


def _on_board(course: SeasonCourse, one: int, board: int) -> int | None:
    """Return who plays for a team at a board, None if it has nobody left."""
    team = course.teams[one]
    there = [each for each in team.members if each not in team.missing]
    at = (board - 1) % course.rules["own"]["boards"]
    return there[at] if at < len(there) else None


def step_in(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The first of the bench who plays at no board of the meeting goes on at one."""
    board, one, person, boards = fact["fixture"], fact["entrant"], fact["person"], course.rules["own"]["boards"]
    players = course.fixtures.get(board, {"entrants": []})["entrants"]
    if board not in course.lineups or one not in players:
        yield f"team {one} has nobody at board {board} who could be replaced"
        return
    if fact["by"] not in {None, course.entrants[one][-1]}:
        yield f"person {fact['by']} is not captain of team {one}"
    yield from _membership(course, fact, person)
    first, team = (board - 1) // boards * boards + 1, course.teams[one]
    course.effort.spend(4 * len(course.lineups))
    meeting = [seats for at, seats in course.lineups.items() if first <= at < first + boards]
    playing = {each for seats in meeting for seat in seats for each in seat}
    free = [each for each in team.members if each not in playing and each not in team.missing]
    if person not in free[:1]:
        yield f"person {person} is not the first of the bench of team {one} who is free"
    course.lineups[board][players.index(one)].append(person)
    course.history.step_in(board, players.index(one), person, course.moment)


def is_missed(course: SeasonCourse, fact: Fact) -> bool:
    """Tell whether a ruling says what follows where a team has nobody for a board."""
    there = [seat[-1] is not None for seat in course.lineups.get(fact["fixture"], [])]
    if not any(there):
        return bool(there) and fact["ending"] == "double_walkover"
    places = [1 if is_there else 2 for is_there in there]
    return not all(there) and (fact["ending"], fact["places"]) == ("walkover", places)


OF_TEAMS: Final[Mapping[str, Callable[[SeasonCourse, Any], Iterator[str]]]] = {
    "team_named": name_team,
    "member_invited": invite,
    "member_joined": join_team,
    "member_declined": decline,
    "member_left": leave_team,
    "boards_ordered": order_boards,
    "member_missing": miss,
    "captain_changed": change_captain,
    "lineup_set": set_lineup,
    "member_stepped_in": step_in,
}


# The table


TEAM_TIE_BREAKS: Final = ["boards", "direct"]
"""The tie-breaks between equal match points; after these two the place is shared."""


class Teams(Division):
    """A division of teams: its fixtures and endings are those of boards, its table is that of their meetings."""

    @property
    def criteria(self) -> list[str]:
        """Return the tie-breaks of teams."""
        return TEAM_TIE_BREAKS

    def table(self) -> list[CountedRow]:
        """Return the lines of the meetings, with match points as points."""
        return Meetings(self).table()


class Meetings(Division):
    """The same division with meetings in the place of boards; who is struck by their boards stays so."""

    def __init__(self, teams: Teams) -> None:
        boards = teams.rules["own"]["boards"]
        ordered = sorted(teams.fixtures, key=lambda each: each["number"])
        grouped = {
            number + 1: list(own) for number, own in groupby(ordered, lambda each: (each["number"] - 1) // boards)
        }
        fixtures = [{**own[0], "number": number} for number, own in grouped.items()]
        ended = {number: _meeting(own, teams.endings) for number, own in grouped.items()}
        endings = {number: ending for number, ending in ended.items() if ending is not None}
        given = [(one, int(points)) for one, points in teams.given.items()]
        struck = dict.fromkeys(teams.struck, ("removed", 0))
        super().__init__(teams.group, fixtures, endings, struck, given, teams.rules, [])

    @property
    def criteria(self) -> list[str]:
        """Return the tie-breaks of teams."""
        return TEAM_TIE_BREAKS

    def figure(self, name: str, one: int, tied: Sequence[int]) -> Fraction:
        """Return what a tie-break gives a team."""
        return self._boards(one) if name == "boards" else super().figure(name, one, tied)

    def _boards(self, one: int) -> Fraction:
        """Return board points: a won board is one, a drawn one half."""
        counted = [each for each in self.fixtures if one in each["entrants"] and self.counts(each["number"])]
        scores = [(self.endings[each["number"]].scores, each["entrants"].index(one)) for each in counted]
        return Fraction(sum(each[seat] for each, seat in scores if each), 2)


def _meeting(boards: Sequence[Fact], endings: Mapping[int, Ending]) -> Ending | None:
    """Return how a meeting ended, with board points in halves as its scores; None while a board is open or void."""
    first, second = boards[0]["entrants"]
    halves, ended = {first: 0, second: 0}, [endings.get(each["number"]) for each in boards]
    known = [each for each in ended if each is not None and each.how != "void"]
    if len(known) < len(boards):
        return None
    for board, ending in zip(boards, known, strict=True):
        for one, points in zip(board["entrants"], _halves(ending), strict=True):
            halves[one] += points
    at, ways = max(each.at for each in known), {each.how for each in known}
    if ways == {"double_walkover"}:
        return Ending("double_walkover", at=at)
    mine, theirs = halves[first], halves[second]
    is_walkover = ways <= {"walkover", "double_walkover"} and mine != theirs
    places = (1 if mine >= theirs else 2, 1 if theirs >= mine else 2)
    return Ending("walkover" if is_walkover else "played", places, (mine, theirs), at=at)


def _halves(ending: Ending) -> tuple[int, int]:
    if ending.how == "double_walkover":
        return 0, 0
    if not ending.places or ending.places[0] == ending.places[1]:
        return 1, 1
    return (2, 0) if ending.places[0] < ending.places[1] else (0, 2)
