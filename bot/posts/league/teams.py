"""Seasons of teams as posts: who is in a team, its captain's page, meetings with their boards, and news."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.i18n import Words
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.core import Standing, Teller, button, figure
from bot.posts.post import Button, Key, Post, Select, SelectOption, rows
from bot.posts.speech import mention
from engine.ids import MatchId, PersonId
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.teams import (
    CaptainChanged,
    LineupSet,
    MemberInvited,
    MemberLeft,
    MemberSteppedIn,
    TeamNamed,
)
from engine.seasons.facts.union import SeasonFact
from engine.seasons.formats.teams.format import MISSING_NOTE
from engine.seasons.formats.teams.tables import meetings, results_of
from engine.seasons.state.progress import played
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squad, Squads
from leagues.core import EntrantId, Fixture, Result

MEETINGS_ON_PAGE: Final = 4
ACTS: Final = ("up", "missing", "there", "captain", "step")
"""The purposes for which a captain chooses somebody or a board."""


# Who is in a team


def team_lines(standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield each team with its captain, boards and bench, by divisions where there are several."""
    season = standing.season
    groups = season.divisions or (tuple(sorted(season.entrants)),)
    for number, group in enumerate(groups, 1):
        if len(groups) > 1:
            yield Markup("**{}**").format(words("league-division", number=number))
        for entrant in group:
            yield team_line(season.of(Squads).teams[entrant], season.rules.of(TeamRules).boards, words)


def team_line(squad: Squad, boards: int, words: Words) -> Markup:
    """Return a team in one line."""
    at_boards = Markup(", ").join(_member(squad, member, words) for member in squad.members[:boards])
    bench = Markup(", ").join(_member(squad, member, words) for member in squad.members[boards:])
    line = words("team-line", team=squad.name, members=at_boards)
    parts = [words("team-line-bench", members=bench)] if bench else []
    parts += [words("team-line-invited", members=_mentions(squad.invited))] if squad.invited else []
    lacking = boards - len(squad.members)
    parts += [words("team-line-lacking", count=lacking)] if lacking > 0 else []
    return Markup(" · ").join((line, *parts))


def _member(squad: Squad, person: PersonId, words: Words) -> Markup:
    shown = mention(person)
    if person == squad.captain:
        shown = words("team-captain", person=shown)
    return words("team-missing", person=shown) if person in squad.missing else shown


def _mentions(persons: Sequence[PersonId]) -> Markup:
    return Markup(", ").join(map(mention, persons))


# The team's own page


def own_team_post(standing: Standing, entrant: EntrantId, person: PersonId, words: Words) -> Post:
    """Return what a member sees of their team; its captain can change it here."""
    season, squad = standing.season, standing.season.of(Squads).teams[entrant]
    is_captain = squad.captain == person
    lines = [
        Markup("### {}").format(squad.name),
        team_line(squad, season.rules.of(TeamRules).boards, words),
        Markup("-# {}").format(
            words("team-own-captain" if is_captain else "team-own", limit=season.rules.of(TeamRules).limit)
        ),
    ]
    menus = _menus(standing, entrant, squad, words) if is_captain and not season.is_over else []
    return Post.of(Markup("\n").join(lines), *menus, *rows(_own_buttons(standing, squad, person, words)))


def _menus(standing: Standing, entrant: EntrantId, squad: Squad, words: Words) -> list[Select]:
    people = {str(member): standing.names.get(member, str(member)) for member in squad.members}
    boards = {
        str(number): words("team-board", number=_board(number, standing), fixture=str(number))
        for number in sorted(standing.progress.seated)
        if entrant in standing.season.fixtures[number].entrants
    }
    offered: Mapping[str, Mapping[str, str]] = {
        "up": dict(list(people.items())[1:]),
        "missing": {one: name for one, name in people.items() if int(one) not in squad.missing},
        "there": {one: name for one, name in people.items() if int(one) in squad.missing},
        "captain": {one: name for one, name in people.items() if int(one) != squad.captain},
        "step": boards,
    }
    log = MatchId(standing.season.id)
    return [
        Select(
            Key("team_act", log, text=act),
            words(f"team-menu-{act}"),
            tuple(SelectOption(label, value) for value, label in list(offered[act].items())[: limits.SELECT_OPTIONS]),
        )
        for act in ACTS
        if offered[act]
    ]


def _board(number: int, standing: Standing) -> int:
    return (number - 1) % standing.season.rules.of(TeamRules).boards + 1


def _own_buttons(standing: Standing, squad: Squad, person: PersonId, words: Words) -> list[Button]:
    season, buttons = standing.season, list[Button]()
    if season.is_over:
        return buttons
    if squad.captain == person:
        buttons.append(button(words("button-team-invite"), Key("team_invite"), season, style="success"))
    else:
        turn = "there" if person in squad.missing else "missing"
        buttons.append(button(words(f"button-team-{turn}"), Key("team_self"), season, turn))
    buttons.append(button(words("button-team-leave"), Key("team_leave"), season))
    return buttons


def leaving_team_post(season: Season, words: Words) -> Post:
    """Return what leaving a team means, with a button that does it."""
    yes = button(words("button-team-leave"), Key("league_leave_yes"), season, style="danger")
    return Post.of(words("team-leave-ask"), *rows([yes]))


def team_buttons(season: Season, words: Words) -> list[Button]:
    """Return the buttons of the season's page that only teams need."""
    found = []
    if season.phase == "open":
        found.append(button(words("button-team-found"), Key("league_join"), season, style="success"))
    if season.entrants and not season.is_over:
        found.append(button(words("button-team-show"), Key("team_show"), season))
    return found


# Meetings


Says = Callable[[Standing, Fixture, Words], Markup]
"""Says a fixture in one line."""


def meeting_pages(standing: Standing, division: int, words: Words, line: Says) -> list[list[Markup]]:
    """Return the meetings of a division with their boards, page by page; `line` says a board."""
    season = standing.season
    boards = season.rules.of(TeamRules).boards
    found = [
        _meeting(standing, meeting, division, words, [line(standing, each, words) for each in own])
        for meeting, own in meetings(season.fixtures_of(division), boards).items()
    ]
    pages = (found[at : at + MEETINGS_ON_PAGE] for at in range(0, len(found), MEETINGS_ON_PAGE))
    return [[line for lines in page for line in lines] for page in pages] or [[]]


def _meeting(standing: Standing, meeting: Fixture, division: int, words: Words, boards: list[Markup]) -> list[Markup]:
    season = standing.season
    results = results_of(played(season, standing.progress, division), season.rules.of(TeamRules).boards)
    result = results.get(meeting.number)
    score = Markup(" : ").join(board_points(result, words)) if result and result.scores else Markup("–")
    first, second = map(standing.mention, meeting.entrants)
    head = words("team-meeting", round=meeting.round, first=first, second=second, score=score)
    return [head, *(Markup("- {}").format(board) for board in boards)]


def board_points(result: Result, words: Words) -> list[str]:
    """Return the board points of a meeting, in the order of its teams."""
    return [figure(Fraction(score, 2), words) for score in result.scores]


# News


def _named(fact: TeamNamed, standing: Standing, words: Words) -> Iterator[Markup]:
    captain = mention(standing.season.entrants[fact.entrant].person)
    yield words("team-told-named", team=standing.mention(fact.entrant), person=captain)


def _invited(fact: MemberInvited, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("team-told-invited", team=standing.mention(fact.entrant), person=mention(fact.person))


def _left(fact: MemberLeft, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("team-told-left", team=standing.mention(fact.entrant), person=mention(fact.person))


def _captain(fact: CaptainChanged, standing: Standing, words: Words) -> Iterator[Markup]:
    team, person = standing.mention(fact.entrant), mention(fact.captain)
    yield words("team-told-captain", team=team, person=person, reason=fact.reason)


def _lineup(fact: LineupSet, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("team-told-round", round=fact.round)
    for board in fact.boards:
        players = standing.players(standing.season.fixtures[board.fixture])
        yield words("team-told-board", board=_board(board.fixture, standing), players=players)


def _stepped_in(fact: MemberSteppedIn, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words(
        "team-told-stepped",
        team=standing.mention(fact.entrant),
        person=mention(fact.person),
        number=str(fact.fixture),
        why="silent" if fact.by is None else "captain",
    )


TOLD: Final[Mapping[type[SeasonFact], Teller]] = {
    TeamNamed: _named,
    MemberInvited: _invited,
    MemberLeft: _left,
    CaptainChanged: _captain,
    LineupSet: _lineup,
    MemberSteppedIn: _stepped_in,
}
"""The news that only seasons of teams tell."""


def ruled_line(fact: FixtureRuled, standing: Standing, words: Words) -> Markup | None:
    """Return that a board was lost since a team had nobody for it; None where it counts for another reason."""
    if fact.by is not None or fact.note != MISSING_NOTE:
        return None
    fixture = standing.season.fixtures[fact.fixture]
    lacking = [one for one, at in zip(fixture.entrants, fact.places or (2, 2), strict=True) if at != 1]
    teams = Markup(", ").join(map(standing.mention, lacking))
    return words("team-told-missing", number=str(fact.fixture), teams=teams, count=len(lacking))


def invited(facts: Sequence[SeasonFact]) -> tuple[PersonId, ...]:
    """Return who is invited into a team, and is asked for an answer."""
    return tuple(fact.person for fact in facts if isinstance(fact, MemberInvited))


def answer_buttons(standing: Standing, facts: Sequence[SeasonFact], words: Words) -> list[Button]:
    """Return the buttons by which people answer invitations into teams."""
    found = []
    for entrant in dict.fromkeys(fact.entrant for fact in facts if isinstance(fact, MemberInvited)):
        name, season = standing.name(entrant), standing.season
        join = words("button-team-join", team=name)
        found.append(button(join, Key("team_join"), season, str(entrant), style="success"))
        found.append(button(words("button-team-decline"), Key("team_decline"), season, str(entrant)))
    return found
