"""Lines that tell of a season's facts, by kind; what a format says of its own stands in its presentation."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, quoted, when
from bot.posts.league.core import Standing, Teller, format_text, left_lines
from bot.posts.league.corrections import ruling_lines
from bot.posts.league.presentation import presentation_of
from bot.posts.league.round_up import round_up
from bot.posts.league.rounds import named, round_told, rounds_of
from bot.posts.speech import mention
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
    PointsAdjusted,
    RoundDrawn,
    RulingReversed,
)
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
)
from engine.seasons.facts.union import SILENT, SeasonFact
from engine.seasons.state.guards import TOO_FEW
from leagues.core import EntrantId


def lines_of(fact: SeasonFact, standing: Standing, words: Words) -> Iterator[Markup]:
    """Yield what has happened in words, as the season's format says it or as all do."""
    own, kind = presentation_of(standing.season.rules).told, type(fact)
    told = own.get(kind) or TOLD.get(kind)
    if told is None:
        assert isinstance(fact, SILENT), fact.kind
        return
    yield from told(fact, standing, words)


def _sign_up(fact: SignUpOpened, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    if season.founded.pentathlon is None:
        yield words("league-told-open", until=_when(fact.until))
    else:
        game = words(f"{season.rules.game}-name")
        yield words("pentathlon-told-stage", stage=season.founded.stage, game=game, until=_when(fact.until))


def _rules(fact: RulesChanged, _: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-rules", by=mention(fact.by))


def _allowed(fact: SignUpAllowed, _: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-allowed", person=mention(fact.person), by=mention(fact.by))
    yield quoted(fact.note)


def _drawn(fact: DivisionsDrawn, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    count = len(season.divisions)
    yield format_text(words, "league-told-drawn", season.rules, count=count, until=_when(fact.starts_at))
    own = presentation_of(season.rules).people
    if own is not None:
        yield from own(standing, words)
        return
    for number, group in enumerate(season.divisions, 1):
        persons, people = named(standing, group, words, lists=count), len(group)
        yield format_text(words, "league-division-people", season.rules, number=number, persons=persons, count=people)
    if gave_way := _gave_way(fact):
        persons = named(standing, gave_way, words, lists=count)
        yield words("league-told-gave-way", persons=persons, count=len(gave_way))


def _gave_way(fact: DivisionsDrawn) -> list[EntrantId]:
    """Return who neither goes down nor was away, and plays lower since there are more people than places above."""
    drawn = {entrant: number for number, group in enumerate(fact.divisions, 1) for entrant in group}
    return [
        record.entrant
        for record in fact.records or ()
        if record.claim in {"promoted", "stayed"}
        and not record.away
        and drawn.get(record.entrant, 0) > (record.division or 0)
    ]


def _moved(fact: EntrantMoved, standing: Standing, words: Words) -> Iterator[Markup]:
    person = standing.mention(fact.entrant)
    yield words("league-told-moved", person=person, division=fact.division, by=mention(fact.by))
    yield quoted(fact.note)


def _started(fact: SeasonStarted, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    count, until, rounds = len(fact.fixtures), _when(fact.ends_at), rounds_of(season)
    yield format_text(words, "league-told-started", season.rules, count=count, until=until, rounds=rounds)


def _joined(fact: EntrantJoined, standing: Standing, words: Words) -> Iterator[Markup]:
    person, count, rules = standing.mention(fact.entrant), len(fact.fixtures), standing.season.rules
    yield format_text(words, "league-told-joined", rules, person=person, division=fact.division, count=count)


def _transferred(fact: EntrantTransferred, standing: Standing, words: Words) -> Iterator[Markup]:
    person, before = standing.mention(fact.entrant), standing.season.division_of(fact.entrant) or 0
    yield words("league-told-transferred", person=person, before=before, division=fact.division, by=mention(fact.by))
    yield quoted(fact.note)


def _kept(fact: EntrantKept, standing: Standing, words: Words) -> Iterator[Markup]:
    person = standing.mention(fact.entrant)
    yield words("league-told-kept", person=person, division=fact.division, by=mention(fact.by))
    yield quoted(fact.note)


def _asked(fact: EntrantAsked, standing: Standing, words: Words) -> Iterator[Markup]:
    person, until = standing.mention(fact.entrant), _when(fact.until)
    if fact.reason == "gone":
        yield words("league-told-asked-gone", person=person, until=until)
    else:
        yield words("league-told-asked", person=person, until=until)


def _time_asked(fact: TimeAsked, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-time-asked", person=standing.mention(fact.entrant))
    yield quoted(fact.note)


def _confirmed(fact: EntrantConfirmed, standing: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-confirmed", person=standing.mention(fact.entrant))


def _replaced(fact: EntrantReplaced, standing: Standing, words: Words) -> Iterator[Markup]:
    persons = standing.season.entrants[fact.entrant].persons
    gone = mention(persons[persons.index(fact.person) - 1])
    yield words("league-told-replaced", person=mention(fact.person), gone=gone)
    yield from filter(None, [quoted(fact.note)])


def _standby_asked(fact: StandbyAsked, standing: Standing, words: Words) -> Iterator[Markup]:
    gone = standing.mention(fact.entrant)
    yield words("league-told-standby-asked", person=mention(fact.person), gone=gone, until=_when(fact.until))


def _extended(fact: SeasonExtended, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    yield format_text(words, "league-told-extended-by", season.rules, until=_when(fact.until), round=season.round)
    yield quoted(fact.note)


def _credited(_: OutageCredited, standing: Standing, words: Words) -> Iterator[Markup]:
    if standing.season.until is not None:
        yield words("league-told-extended-outage", until=when(standing.season.until))


def _overtime(fact: OvertimeBegan, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    days, round_ = season.rules.overtime_days, season.round
    yield format_text(words, "league-told-overtime", season.rules, until=_when(fact.until), round=round_, days=days)


def _ended(fact: PhaseEnded, standing: Standing, words: Words) -> Iterator[Markup]:
    season = standing.season
    phase, round_ = season.phase, season.round
    yield format_text(words, "league-told-ended", season.rules, by=mention(fact.by), phase=phase, round=round_)
    yield from filter(None, [quoted(fact.note)])


def _paused(fact: SeasonPaused, _: Standing, words: Words) -> Iterator[Markup]:
    if fact.by is not None:
        yield words("league-told-paused", by=mention(fact.by))
        yield from filter(None, [quoted(fact.note)])


def _resumed(fact: SeasonResumed, _: Standing, words: Words) -> Iterator[Markup]:
    if fact.by is not None:
        yield words("league-told-resumed", by=mention(fact.by))
        yield from filter(None, [quoted(fact.note)])
    elif fact.note in {AWAY_NOTE, LAPSED_NOTE}:
        yield words(f"league-told-resumed-{fact.note}")


def _decided(fact: PlaceDecided, standing: Standing, words: Words) -> Iterator[Markup]:
    division = standing.season.division_of(fact.entrant) or 0
    yield words(f"league-decided-{fact.what}", person=standing.mention(fact.entrant), division=division)


def _closed(_: SeasonClosed, standing: Standing, words: Words) -> Iterator[Markup]:
    for number, table in enumerate(standing.tables, 1):
        first = [standing.mention(row.entrant) for row in table.rows if row.place == 1]
        if number == 1 and not first:
            yield words("knockout-told-no-champion")
        elif number == 1 and standing.season.founded.pentathlon is None:
            yield words("league-told-champion", persons=Markup(", ").join(first), count=len(first))
        else:
            yield words("league-told-winner", persons=Markup(", ").join(first), division=number)
    yield words("league-told-closed", until="" if standing.season.until is None else when(standing.season.until))


def _corrected(fact: SeasonCorrected, _: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-corrected", by=mention(fact.by))
    yield quoted(fact.note)


def _archived(_: SeasonArchived, __: Standing, words: Words) -> Iterator[Markup]:
    yield words("league-told-archived")


def _cancelled(fact: SeasonCancelled, _: Standing, words: Words) -> Iterator[Markup]:
    if fact.by is None:
        yield words("league-told-too-few" if fact.note == TOO_FEW else "league-told-cancelled")
    else:
        yield words("league-told-cancelled-by", by=mention(fact.by))
        yield from filter(None, [quoted(fact.note)])


def _when(iso: str) -> Markup:
    return when(datetime.fromisoformat(iso))


TOLD: Final[Mapping[type[SeasonFact], Teller]] = {
    SignUpOpened: _sign_up,
    RulesChanged: _rules,
    SignUpAllowed: _allowed,
    DivisionsDrawn: _drawn,
    EntrantMoved: _moved,
    SeasonStarted: _started,
    RoundDrawn: round_told,
    EntrantJoined: _joined,
    EntrantTransferred: _transferred,
    EntrantKept: _kept,
    EntrantAsked: _asked,
    TimeAsked: _time_asked,
    EntrantConfirmed: _confirmed,
    EntrantWithdrew: left_lines,
    EntrantReplaced: _replaced,
    StandbyAsked: _standby_asked,
    FixtureRuled: ruling_lines,
    RulingReversed: ruling_lines,
    FixtureReopened: ruling_lines,
    PointsAdjusted: ruling_lines,
    SeasonExtended: _extended,
    OutageCredited: _credited,
    OvertimeBegan: _overtime,
    PhaseEnded: _ended,
    SeasonPaused: _paused,
    SeasonResumed: _resumed,
    WeekEnded: round_up,
    PlaceDecided: _decided,
    SeasonClosed: _closed,
    SeasonCorrected: _corrected,
    SeasonArchived: _archived,
    SeasonCancelled: _cancelled,
}
"""The news of every format; a kind of fact stands here, with the formats that have it, or among the silent ones."""
