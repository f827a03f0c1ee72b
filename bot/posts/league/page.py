"""The page of a season: what is played, by which rules, who takes part, and what one can do; fixtures as lists."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.i18n import Words
from bot.markup import EMPTY, Markup, when
from bot.posts.league.core import (
    ACCENT_DONE,
    ACCENT_OPEN,
    Standing,
    button,
    format_text,
    marker,
    played_text,
    seal,
    time_of,
    title,
)
from bot.posts.league.pentathlon import links_to_pentathlon
from bot.posts.league.presentation import presentation_of
from bot.posts.league.prospects import own_reach
from bot.posts.league.rounds import ON_PAGE, named, round_head, round_pages, rounds_of
from bot.posts.league.tables import sign
from bot.posts.person.conduct import conditions_of
from bot.posts.post import Button, Key, Post, rows, turns
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import MatchId, PersonId
from engine.seasons.course.late_joining import division_with_room
from engine.seasons.course.schedule import half_time
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import format_of
from engine.seasons.state.guards import LIVE, is_waiting
from engine.seasons.state.progress import counted
from engine.seasons.state.season import Season
from leagues.bounds import Span
from leagues.core import Criterion, EntrantId, Fixture
from leagues.tie_breaks.criteria import TIE_BREAKS

MOST_STANDBY = 40


def page_post(standing: Standing, recipient: Recipient, game: str, now: datetime) -> Post:
    """Return the page of a season as it stands; `game` is the game's name."""
    season, words = standing.season, recipient.words
    shown = presentation_of(season.rules)
    has_room = division_with_room(season, standing.progress, now) is not None
    lines = [
        Markup("## {}").format(title(season, words)),
        *(shown.page(standing, words) if shown.page else _head(standing, words, has_room=has_room)),
        played_text(words, season.rules, game),
        *rules_of(season.rules, words),
        *([] if shown.page else [seal(season, words)]),
    ]
    buttons = shown.buttons(season, words) if shown.buttons else _buttons(season, words, has_room=has_room)
    return Post.of(
        Markup("\n").join(filter(None, lines)),
        *rows(buttons),
        Markup("-# {}").format(marker(season, "page")),
        accent=ACCENT_DONE if season.is_over else ACCENT_OPEN,
    )


def _head(standing: Standing, words: Words, *, has_room: bool) -> Iterator[Markup]:
    """Yield how a season stands, whether others may still join, and who takes part."""
    season, waiting = standing.season, presentation_of(standing.season.rules).waiting
    yield from waiting(standing, words) if waiting and season.phase == "open" else [_phase(season, words)]
    yield from _late(season, words) if has_room else ()
    yield from _people(standing, words)


def rules_of(rules: Rules, words: Words) -> Iterator[Markup]:
    """Yield the rules of a season in a few lines."""
    yield time_of(rules.policy, words)
    shown = presentation_of(rules)
    if shown.rules is not None:
        yield from shown.rules(rules, words)
        return
    yield (shown.terms or _terms)(rules, words)
    if rules.allows_late:
        yield format_text(words, "league-rules-late", rules)
    yield from conditions_of(rules, words)
    yield format_text(
        words,
        "league-rules-points",
        rules,
        win=rules.scoring.win,
        draw=rules.scoring.draw,
        moves="yes" if rules.promoted or rules.relegated else "no",
        up=rules.promoted,
        down=rules.relegated,
    )
    yield _tie_breaks(rules.scoring.tie_breaks, words)


def _tie_breaks(criteria: Sequence[Criterion], words: Words) -> Markup:
    """Return what decides on equal points, and that a place is shared where that can still happen."""
    if not criteria:
        return words("league-rules-tie-breaks.none")
    said = Markup(", ").join(words(f"tie-break-{criterion}") for criterion in criteria)
    if TIE_BREAKS[criteria[-1]].is_final:
        return words("league-rules-tie-breaks.lot", criteria=said)
    return words("league-rules-tie-breaks", criteria=said)


def _terms(rules: Rules, words: Words) -> Markup:
    """Return how many people there are in a division, and how long they play."""
    return format_text(
        words,
        "league-rules-divisions",
        rules,
        least=rules.least,
        most=rules.most,
        days=format_of(rules).pace(rules),
        count=rules.at_once,
        overtime=rules.overtime_days,
    )


def rules_post(season: Season, words: Words) -> Post:
    """Return the rules of a season with how matches count."""
    return Post.of(
        Markup("## {}").format(title(season, words)),
        Markup("\n").join(rules_of(season.rules, words)),
        format_text(words, "league-rules-endings", season.rules),
    )


def _phase(season: Season, words: Words) -> Markup:
    until = "" if season.until is None else when(season.until)
    if season.paused_at is not None:
        return words("league-phase-paused", since=when(season.paused_at))
    name = presentation_of(season.rules).round_name(season, season.round, words)
    return format_text(
        words,
        f"league-phase-{season.phase}",
        season.rules,
        until=until,
        round=season.round,
        rounds=rounds_of(season),
        name=name,
    )


def _late(season: Season, words: Words) -> Iterator[Markup]:
    half = half_time(season)
    if half is not None:
        yield format_text(words, "league-late", season.rules, until=when(half))


def _people(standing: Standing, words: Words) -> Iterator[Markup]:
    season, shown = standing.season, presentation_of(standing.season.rules)
    if shown.people is not None and (season.divisions or shown.shows_people_early):
        yield from shown.people(standing, words)
    elif season.divisions:
        for number, group in enumerate(season.divisions, 1):
            people = named(standing, group, words, lists=len(season.divisions))
            yield format_text(
                words, "league-division-people", season.rules, number=number, persons=people, count=len(group)
            )
    else:
        persons = named(standing, sorted(season.entrants), words) or Markup("–")
        yield words("league-people", persons=persons, count=len(season.entrants))
    if season.standby:
        yield words("league-standby", persons=Markup(", ").join(map(mention, season.standby[:MOST_STANDBY])))


def _buttons(season: Season, words: Words, *, has_room: bool) -> list[Button]:
    shown = presentation_of(season.rules)
    buttons: list[Button] = links_to_pentathlon(season, words)
    if has_room:
        buttons.append(button(words("button-league-join-late"), Key("league_join"), season, style="success"))
    buttons += (shown.entry or _entry)(season, words)
    if season.fixtures:
        buttons += [
            button(words(shown.label), Key("league_table"), season, "1.0"),
            button(words("button-league-fixtures"), Key("league_fixtures"), season, "1.0"),
            button(words("button-league-mine"), Key("league_mine"), season),
            button(words("button-follow"), Key("follow_division"), season),
            button(words("button-league-archive"), Key("league_archive"), season),
        ]
    buttons.append(button(words("button-league-rules"), Key("league_rules"), season))
    if season.phase != "archived":
        buttons.append(button(words("button-league-organise"), Key("league_organise"), season))
    return buttons


def _entry(season: Season, words: Words) -> Iterator[Button]:
    """Yield the buttons by which single people come in and go."""
    if season.phase == "open":
        yield button(words("button-league-join"), Key("league_join"), season, style="success")
    if season.phase in {"open", "drawn"}:
        yield button(words("button-league-leave"), Key("league_leave"), season)
    if season.is_live:
        yield button(words("button-league-withdraw"), Key("league_leave"), season)
    if season.phase in {"open", "drawn", *LIVE} and not is_waiting(season):
        yield button(words("button-league-standby"), Key("league_standby"), season)


# Fixtures


def fixtures_post(standing: Standing, division: int, page: int, recipient: Recipient) -> Post:
    """Return a page of a division's fixtures, with their results or the matches in which they are played."""
    season, words = standing.season, recipient.words
    pages = fixture_pages(standing, division, words)
    last = len(pages) - 1
    page = min(max(page, 0), last)
    is_latest_first = season.rules.own.is_by_rounds

    def to(at: int) -> Key:
        return Key("league_fixtures", MatchId(season.id), text=f"{division}.{last - at if is_latest_first else at}")

    buttons = turns(words, to, last - page if is_latest_first else page, last)
    others = [
        button(words("league-division", number=number), Key("league_fixtures"), season, f"{number}.0")
        for number in range(1, len(season.divisions) + 1)
        if number != division
    ]
    return Post.of(
        Markup("### {}").format(title(season, words, division)),
        Markup("\n").join(pages[page]) or words("league-no-fixtures"),
        *rows(buttons),
        *rows(others[:20]),
    )


def fixture_pages(standing: Standing, division: int, words: Words) -> list[list[Markup]]:
    """Return a division's fixtures in lines, page by page; rounds that were drawn for themselves each on their own."""
    season, own = standing.season, presentation_of(standing.season.rules).fixtures
    if own is not None:
        return own(standing, division, words, fixture_line)
    if season.rules.own.is_by_rounds:
        return [
            [
                *round_head(standing, division, number, words),
                *(fixture_line(standing, each, words) for each in shown),
            ]
            for number, shown in round_pages(season, division)
        ] or [[]]
    fixtures = season.fixtures_of(division)
    pages = (fixtures[first : first + ON_PAGE] for first in range(0, len(fixtures), ON_PAGE))
    return [[fixture_line(standing, each, words) for each in shown] for shown in pages] or [[]]


def own_post(standing: Standing, person: PersonId, words: Words, threads: Mapping[int, int]) -> Post:
    """Return somebody's fixtures, and what they can still come to; `threads` are those of their matches, by number."""
    season = standing.season
    entrant = season.entrant_of(person)
    own = [fixture for fixture in season.fixtures.values() if person in season.players(fixture)]
    lines = Markup("\n").join(fixture_line(standing, each, words, threads.get(each.number)) for each in own[:30])
    reach = standing.spans.get(entrant.id) if entrant is not None else None
    places = EMPTY if reach is None or entrant is None else _reach(standing, entrant.id, reach, words)
    buttons = [
        Button(words("button-next"), Key("next")),
        Button(words("button-calendar"), Key("calendar")),
        button(words("button-league-history"), Key("league_history"), season),
    ]
    if entrant is not None and season.is_live:
        buttons.insert(0, button(words("button-league-wishes"), Key("league_join"), season))
    said = lines or words("league-no-fixtures")
    return Post.of(
        Markup("### {}").format(title(season, words)), Markup("\n").join(filter(None, (said, places))), *rows(buttons)
    )


def _reach(standing: Standing, entrant: EntrantId, reach: Span, words: Words) -> Markup:
    own = presentation_of(standing.season.rules).reach
    if own is not None:
        return own(standing, entrant, reach, words)
    return Markup("-# {}").format(own_reach(standing, entrant, reach, words))


def fixture_line(standing: Standing, fixture: Fixture, words: Words, thread: int | None = None) -> Markup:
    """Return a fixture in one line: number, round, how it stands, who meets, and where."""
    result = counted(standing.season, standing.progress).get(fixture.number)
    match = standing.season.matches.get(fixture.number)
    if result is not None:
        signs = ":".join(sign(fixture, result, entrant) for entrant in fixture.entrants)
        state = Markup("**{}** · {}").format(signs, words(f"league-ending-{result.ending}"))
    else:
        state = words("league-fixture-running") if match else words("league-fixture-open")
    rules, number = standing.season.rules, str(fixture.number)
    name = presentation_of(rules).round_name(standing.season, fixture.round, words)
    line = format_text(words, "league-fixture-line", rules, number=number, round=fixture.round, state=state, name=name)
    places = [Markup("`{}`").format(match)] if match else []
    places += [Markup("<#{}>").format(thread)] if thread else []
    return Markup(" · ").join((line, standing.players(fixture), *places))
