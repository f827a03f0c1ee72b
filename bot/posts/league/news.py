"""News of a season in words for everybody, and how a change of results moves the tables."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.i18n import Words
from bot.markup import Markup, quoted, when
from bot.posts.league import flash, knockout, ladder, teams
from bot.posts.league.core import ACCENT_ASK, ACCENT_DONE, Standing, button, format_text, marker, title
from bot.posts.league.corrections import moved_persons, moves, rated, ruling_lines, settling, unsettled
from bot.posts.league.presentation import presentation_of
from bot.posts.league.prospects import open_again
from bot.posts.league.round_up import round_up
from bot.posts.league.rounds import named, round_told, rounds_of
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.seasons.course.schedule import AWAY_NOTE, LAPSED_NOTE
from engine.seasons.facts.course import (
    DivisionsDrawn,
    OutageCredited,
    OvertimeBegan,
    PhaseEnded,
    PlaceDecided,
    RulesChanged,
    SeasonArchived,
    SeasonCancelled,
    SeasonClosed,
    SeasonCorrected,
    SeasonExtended,
    SeasonPaused,
    SeasonResumed,
    SeasonStarted,
    SignUpOpened,
    WeekEnded,
)
from engine.seasons.facts.fixtures import (
    FixtureReopened,
    FixtureRuled,
    MeetingDecided,
    MeetingsMade,
    PointsAdjusted,
    RoundDrawn,
    RulingReversed,
)
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderIdle, LadderJoined
from engine.seasons.facts.places import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantJoined,
    EntrantKept,
    EntrantMoved,
    EntrantReplaced,
    EntrantTransferred,
    EntrantWithdrew,
    SignUpAllowed,
    StandbyAsked,
    TimeAsked,
    WaitTold,
)
from engine.seasons.facts.union import SILENT, SeasonFact
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.guards import TOO_FEW
from engine.seasons.state.season import Season
from leagues.core import EntrantId

CORRECTIONS = (
    FixtureRuled,
    RulingReversed,
    PointsAdjusted,
    EntrantWithdrew,
    EntrantReplaced,
    EntrantTransferred,
    FixtureReopened,
)
"""Facts that may change results which have counted already."""

WITH_PAGE = (SignUpOpened, WaitTold, DivisionsDrawn, SeasonStarted, RoundDrawn, WeekEnded, OvertimeBegan, SeasonClosed)
"""Facts whose post leads to the page, which matches may have pushed far up."""


def is_asking(facts: Sequence[SeasonFact]) -> bool:
    """Tell whether somebody is pinged however often: who is challenged drops without an answer."""
    return any(isinstance(fact, ChallengeMade) for fact in facts)


def is_correction(change: SeasonChange) -> bool:
    """Tell whether a change may have changed results which have counted already.

    What a deadline rules is the first result, and who leaves a ladder changes none.
    """
    kinds = tuple(kind for kind in CORRECTIONS if kind is not EntrantWithdrew or not change.after.rules.own.is_endless)
    return any(
        isinstance(fact, kinds) and not (isinstance(fact, FixtureRuled) and fact.by is None) for fact in change.facts
    )


def news_post(
    change: SeasonChange,
    before: Standing | None,
    after: Standing,
    recipient: Recipient,
    changes: Mapping[int, float] | None = None,
    following: Season | None = None,
) -> Post | None:
    """Return the post about a change, None where the season's page alone shows it.

    `before` and `after` are the season before and after with the same outcomes of matches, so that the difference
    between their tables is what this change has brought about; `changes` are those of ratings. `following` is the next
    season where an organiser is to decide what the change means for it.
    """
    words, season = recipient.words, change.after
    lines = [line for fact in change.facts for line in lines_of(fact, after, words)]
    corrects = is_correction(change)
    if before is not None and corrects:
        lines += moves(before.tables, after, words) + rated(changes or {}, words)
        lines += open_again(before, after, words)
    if not lines:
        return None
    lines += unsettled(following, words)
    asked = _asked(change.facts, after)
    moved = moved_persons(before.tables, after) if before is not None and corrects else ()
    return Post.of(
        Markup("### {}").format(title(season, words)),
        Markup("\n").join(lines),
        *rows([*_answers(change.facts, after, words), *settling(following, words)]),
        Markup("-# {}").format(marker(season, "news")),
        mentions=tuple(dict.fromkeys((*asked, *moved))),
        accent=ACCENT_ASK if asked else ACCENT_DONE,
    )


def lines_of(fact: SeasonFact, standing: Standing, words: Words) -> Iterator[str]:  # noqa: C901 - one case a kind
    """Yield what has happened in words."""
    season = standing.season
    match fact:
        case SignUpOpened(until=until) if season.founded.pentathlon is not None:
            game = words(f"{season.rules.game}-name")
            yield words("pentathlon-told-stage", stage=season.founded.stage, game=game, until=_when(until))
        case SignUpOpened(until=until):
            yield words("league-told-open", until=_when(until)) if until else words("flash-told-open")
        case WaitTold(waiting=waiting, size=size):
            yield words("flash-told-waiting", waiting=waiting, missing=size - waiting)
        case DivisionsDrawn() if flash.is_started(season):
            return
        case SeasonStarted() if season.rules.own.is_endless:
            yield ladder.started_line(words)
        case WeekEnded(week=week) if season.rules.own.is_endless:
            yield from ladder.round_up(week, standing, words)
        case EntrantWithdrew(how="asked") if season.rules.own.is_endless:
            yield ladder.left_line(season.entrants[fact.entrant].person, words)
        case LadderJoined() | ChallengeMade() | ChallengeAnswered() | LadderIdle():
            yield from ladder.told_lines(fact, standing, words)
        case SeasonStarted() if flash.is_started(season):
            yield from flash.started_lines(fact, standing, words)
        case RulesChanged(by=by):
            yield words("league-told-rules", by=mention(by))
        case SignUpAllowed(person=allowed, note=note, by=by):
            yield words("league-told-allowed", person=mention(allowed), by=mention(by))
            yield quoted(note)
        case DivisionsDrawn(starts_at=starts_at):
            count = len(season.divisions)
            yield format_text(words, "league-told-drawn", season.rules, count=count, until=_when(starts_at))
            own = presentation_of(season.rules).people
            if own is not None:
                yield from own(standing, words)
                return
            for number, group in enumerate(season.divisions, 1):
                persons, people = named(standing, group, words, lists=count), len(group)
                yield format_text(
                    words, "league-division-people", season.rules, number=number, persons=persons, count=people
                )
            if gave_way := _gave_way(fact):
                persons = named(standing, gave_way, words, lists=count)
                yield words("league-told-gave-way", persons=persons, count=len(gave_way))
        case EntrantMoved(entrant=entrant, division=division, note=note, by=by):
            yield words("league-told-moved", person=standing.mention(entrant), division=division, by=mention(by))
            yield quoted(note)
        case SeasonStarted(fixtures=fixtures, ends_at=ends_at):
            count, until, rounds = len(fixtures), _when(ends_at), rounds_of(season)
            yield format_text(words, "league-told-started", season.rules, count=count, until=until, rounds=rounds)
        case MeetingsMade() | MeetingDecided():
            yield from knockout.told(fact, standing, words)
        case RoundDrawn() if season.rules.own.format == "knockout":
            yield from knockout.told(fact, standing, words)
        case RoundDrawn():
            yield from round_told(fact, standing, words)
        case EntrantJoined(entrant=entrant, division=division, fixtures=fixtures):
            person = standing.mention(entrant)
            count = len(fixtures)
            yield format_text(words, "league-told-joined", season.rules, person=person, division=division, count=count)
        case EntrantTransferred() | EntrantKept():
            yield from _settled(fact, standing, words)
        case EntrantAsked(entrant=entrant, until=until, reason=reason):
            person, answer_by = standing.mention(entrant), _when(until)
            if reason == "gone":
                yield words("league-told-asked-gone", person=person, until=answer_by)
            else:
                yield words("league-told-asked", person=person, until=answer_by)
        case TimeAsked(entrant=entrant, note=note):
            yield words("league-told-time-asked", person=standing.mention(entrant))
            yield quoted(note)
        case EntrantConfirmed(entrant=entrant):
            yield words("league-told-confirmed", person=standing.mention(entrant))
        case EntrantWithdrew() | EntrantReplaced() | StandbyAsked():
            yield from _places(fact, standing, words)
        case FixtureRuled() | RulingReversed() | FixtureReopened() | PointsAdjusted():
            yield from ruling_lines(fact, standing, words)
        case SeasonExtended(until=until, note=note):
            yield format_text(words, "league-told-extended-by", season.rules, until=_when(until), round=season.round)
            yield quoted(note)
        case OutageCredited() if season.until is None:
            yield from ladder.outage_lines(season, words)
        case OutageCredited():
            yield words("league-told-extended-outage", until="" if season.until is None else when(season.until))
        case OvertimeBegan(until=until):
            days, round_ = season.rules.overtime_days, season.round
            yield format_text(words, "league-told-overtime", season.rules, until=_when(until), round=round_, days=days)
        case PhaseEnded(by=by, note=note):
            phase, round_ = season.phase, season.round
            yield format_text(words, "league-told-ended", season.rules, by=mention(by), phase=phase, round=round_)
            yield from filter(None, [quoted(note)])
        case SeasonPaused() | SeasonResumed():
            yield from _pause(fact, words)
        case WeekEnded(week=week):
            yield from round_up(week, standing, words)
        case PlaceDecided(entrant=entrant, what=what):
            division = season.division_of(entrant) or 0
            yield words(f"league-decided-{what}", person=standing.mention(entrant), division=division)
        case SeasonClosed():
            yield from _close(standing, words)
        case SeasonCorrected(note=note, by=by):
            yield words("league-told-corrected", by=mention(by))
            yield quoted(note)
        case SeasonArchived():
            yield words("league-told-archived")
        case SeasonCancelled(note=note, by=by) if by is not None:
            yield words("league-told-cancelled-by", by=mention(by))
            yield from filter(None, [quoted(note)])
        case SeasonCancelled(note=note):
            yield words("league-told-too-few" if note == TOO_FEW else "league-told-cancelled")
        case _ if isinstance(fact, teams.TOLD):
            yield from teams.team_news(fact, standing, words)
        case _:
            assert isinstance(fact, SILENT), fact.kind


def _settled(fact: EntrantTransferred | EntrantKept, standing: Standing, words: Words) -> Iterator[str]:
    person, by = standing.mention(fact.entrant), mention(fact.by)
    if isinstance(fact, EntrantTransferred):
        before = standing.season.division_of(fact.entrant) or 0
        yield words("league-told-transferred", person=person, before=before, division=fact.division, by=by)
    else:
        yield words("league-told-kept", person=person, division=fact.division, by=by)
    yield quoted(fact.note)


def _pause(fact: SeasonPaused | SeasonResumed, words: Words) -> Iterator[str]:
    is_paused = isinstance(fact, SeasonPaused)
    if fact.by is None:
        if not is_paused and fact.note in {AWAY_NOTE, LAPSED_NOTE}:
            yield words(f"league-told-resumed-{fact.note}")
        return
    by = mention(fact.by)
    yield words("league-told-paused", by=by) if is_paused else words("league-told-resumed", by=by)
    yield from filter(None, [quoted(fact.note)])


def _gave_way(fact: DivisionsDrawn) -> list[EntrantId]:
    """Return who neither goes down nor was away, and plays lower since there are more people than places above."""
    drawn = {one: number for number, group in enumerate(fact.divisions, 1) for one in group}
    return [
        one.entrant
        for one in fact.records or ()
        if one.claim in {"promoted", "stayed"} and not one.away and drawn.get(one.entrant, 0) > (one.division or 0)
    ]


def _places(fact: EntrantWithdrew | EntrantReplaced | StandbyAsked, standing: Standing, words: Words) -> Iterator[str]:
    match fact:
        case EntrantWithdrew(entrant=entrant, how=how, note=note):
            yield words(f"league-told-left-{how}", person=standing.mention(entrant))
            yield from filter(None, [quoted(note)])
        case EntrantReplaced(entrant=entrant, person=person, note=note):
            persons = standing.season.entrants[entrant].persons
            gone = mention(persons[persons.index(person) - 1])
            yield words("league-told-replaced", person=mention(person), gone=gone)
            yield from filter(None, [quoted(note)])
        case StandbyAsked(person=person, entrant=entrant, until=until):
            gone = standing.mention(entrant)
            yield words("league-told-standby-asked", person=mention(person), gone=gone, until=_when(until))


def _close(standing: Standing, words: Words) -> Iterator[Markup]:
    for number, table in enumerate(standing.tables, 1):
        first = [standing.mention(row.entrant) for row in table.rows if row.place == 1]
        if number == 1 and not first:
            yield words("knockout-told-no-champion")
        elif number == 1 and standing.season.founded.pentathlon is None:
            yield words("league-told-champion", persons=Markup(", ").join(first), count=len(first))
        else:
            yield words("league-told-winner", persons=Markup(", ").join(first), division=number)
    yield words("league-told-closed", until="" if standing.season.until is None else when(standing.season.until))


def _asked(facts: Sequence[SeasonFact], standing: Standing) -> tuple[PersonId, ...]:
    """Return who is to answer something, and is pinged for it."""
    if any(isinstance(fact, WaitTold) for fact in facts):
        return standing.season.people
    if is_asking(facts):
        return tuple(ladder.challenged(fact, standing) for fact in facts if isinstance(fact, ChallengeMade))
    if teams.invited(facts):
        return teams.invited(facts)
    return tuple(
        fact.person if isinstance(fact, StandbyAsked) else standing.season.entrants[fact.entrant].person
        for fact in facts
        if isinstance(fact, StandbyAsked | EntrantAsked)
    )


def _answers(facts: Sequence[SeasonFact], standing: Standing, words: Words) -> list[Button]:
    season = standing.season
    buttons = []
    if any(isinstance(fact, WITH_PAGE) for fact in facts):
        buttons.append(button(words("button-league-page"), Key("league_show"), season))
    for fact in facts:
        buttons += ladder.answer_buttons(season, fact.challenge, words) if isinstance(fact, ChallengeMade) else []
    buttons += teams.answer_buttons(standing, facts, words)
    if any(isinstance(fact, MeetingDecided) for fact in facts):
        buttons.append(button(words("button-league-bracket"), Key("league_table"), season, "1.0"))
    if any(isinstance(fact, WaitTold) for fact in facts):
        buttons.append(button(words("button-league-leave"), Key("league_leave"), season))
    if any(isinstance(fact, TimeAsked) for fact in facts):
        buttons.append(button(words("button-league-organise"), Key("league_organise"), season))
    if any(isinstance(fact, EntrantAsked) for fact in facts):
        buttons.append(button(words("button-league-go-on"), Key("league_go_on"), season, style="success"))
        buttons.append(button(words("button-league-withdraw"), Key("league_leave"), season))
    for asked in (fact for fact in facts if isinstance(fact, StandbyAsked)):
        place = str(asked.entrant)
        buttons.append(button(words("button-league-take"), Key("league_take"), season, place, style="success"))
        buttons.append(button(words("button-league-decline"), Key("league_decline"), season, place))
    return buttons


def _when(iso: str) -> Markup:
    return when(datetime.fromisoformat(iso))
