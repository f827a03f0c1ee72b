"""Everything that does not agree in a season, and in plain words what could be checked."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from tools.verify import chain
from tools.verify.log import MATCH, MOST_FACTS, TIME, Fact, Log, microseconds, shown
from tools.verify.proofs import commitment
from tools.verify.seasons.course import go_on
from tools.verify.seasons.files import MOST_SEASON, Files, NotAnArchive
from tools.verify.seasons.following import counted, unfollowed
from tools.verify.seasons.formats import WHOLE_ROUNDS
from tools.verify.seasons.knockout import Cup, digest
from tools.verify.seasons.ladder import Ladder
from tools.verify.seasons.lists import list_faults, table_faults
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.pentathlon import event_faults, folder_faults, stage_faults
from tools.verify.seasons.shapes import misshapen
from tools.verify.seasons.sheets import csv_faults, trf_faults
from tools.verify.seasons.state import Course
from tools.verify.seasons.tables import TIE_BREAKS, Division, Ending
from tools.verify.seasons.teams import Teams

FORMAT: Final = "fernzug-season"
HEADER: Final = frozenset({"format", "version", "season", "league", "number", "phase", "head", "log"})
FIRST: Final = HEADER | {"entrants", "fixtures", "withdrawals", "adjustments", "tables"}
FIELDS: Final = {1: FIRST, 2: FIRST | {"game", "voided", "byes", "ratings"}}
LISTS: Final = {"log", "entrants", "fixtures", "voided", "withdrawals", "adjustments", "byes", "tables", "ratings"}
ROW: Final = {"seq", "at", "fact", "digest"}
COUNTED: Final = {"single", "double", "swiss", "pods", "knockout", "ladder", "teams"}
"""The formats whose tables are counted again here."""
FOLLOWED: Final = {
    "knockout": "Who meets, who goes on and every place follow from the seeds and the results.",
    "ladder": "Every challenge could be made and was answered in time or not at all; the order follows from all of it.",
}
MOST_NAMED: Final = 20
OVER: Final = {"closed", "archived"}
DAMAGED: Final = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
Heads = Sequence[tuple[int | None, str]]


@dataclass
class Report:
    """What was found out about a season; to be read once `faults` has come to its end."""

    course: Course
    matches: Matches = field(default_factory=Matches)
    facts: int = 0
    head: str = ""
    divisions: Sequence[Division] = ()
    stages: dict[int, "Report"] = field(default_factory=dict)
    heads: dict[str, str] = field(default_factory=dict)


def is_season(text: str) -> bool:
    """Tell whether a text is meant as an exported season."""
    return f'"format": "{FORMAT}"' in text[:200] or f'"format":"{FORMAT}"' in text[:200]


def read_season(text: str) -> tuple[Fact, Log]:
    """Return what stands in the file of a season, and its log; files of the first version hold facts as texts.

    Raises:
        NotAnArchive: it holds none, or more than can be checked.
    """
    try:
        file = json.loads(text, object_pairs_hook=_object)
        version = file["version"]
        if file["format"] != FORMAT or version not in FIELDS:
            raise NotAnArchive(f"the file says {shown(file['format'])} {shown(version)}, not {FORMAT!r} 1 or 2")
        if file.keys() != FIELDS[version]:
            raise NotAnArchive(f"it does not have exactly {', '.join(sorted(FIELDS[version]))}")
        if not isinstance(file["season"], str) or not MATCH.fullmatch(file["season"]):
            raise NotAnArchive(f"{shown(file['season'])} is no name of a season")
        if not all(isinstance(file[name], list) for name in FIELDS[version] & LISTS):
            raise NotAnArchive("one of its lists is none")
        rows = [_row(row, version) for row in file["log"]]
        if not 0 < len(rows) <= MOST_FACTS:
            raise NotAnArchive("its log is empty, or too long")
        return file, Log(file["season"], "", 0, (), file["head"], rows)
    except DAMAGED as error:
        raise NotAnArchive(f"its log is damaged ({type(error).__name__})") from error


def _row(row: Any, version: int) -> Fact:
    if row.keys() != ROW or not TIME.fullmatch(row["at"]):
        raise ValueError
    return {**row, "fact": json.loads(row["fact"]) if version == 1 else row["fact"]}


def _object(pairs: list[tuple[str, Any]]) -> Fact:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError
    return made


def faults(report: Report, file: Fact, log: Log, files: Files | None, seen: Heads = ()) -> Iterator[str]:
    """Yield everything in a season that does not agree; `files` is the archive that it lies in, if it does."""
    report.facts, report.head = len(log.rows), log.head
    try:
        broken = [*chain.digests(log), *chain.heads(log, seen), *chain.times(log), *_shapes(log)]
        yield from broken
        if not broken:
            yield from _faults(report, file, log, files)
    except DAMAGED as error:
        yield f"the file is damaged: {type(error).__name__} {shown(str(error))}"


def _shapes(log: Log) -> Iterator[str]:
    for seq, row in enumerate(log.rows, start=1):
        yield from (f"fact {seq}: {wrong}" for wrong in misshapen(row["fact"]))


def _faults(report: Report, file: Fact, log: Log, files: Files | None) -> Iterator[str]:
    course, bound = report.course, list[tuple[Fact, Course]]()
    for seq, row in enumerate(log.rows, start=1):
        fact = row["fact"]
        yield from (f"fact {seq} ({fact['kind']}): {wrong}" for wrong in go_on(course, fact, microseconds(row)))
        if fact["kind"] in {"season_closed", "season_corrected", "round_drawn"}:
            bound.append((fact, deepcopy(course)))
    if course.seed is not None and course.founded.get("commitment") != commitment(course.seed, course.season):
        yield "the season was not bound to the seed that was opened"
    report.matches.missing = list(course.attempts)
    if files is not None:
        yield from files.wrong
        yield from report.matches.follow(files, course)
    yield from _results(report, file, files, bound)
    if not (report.matches.missing or report.matches.unknown):
        yield from unfollowed(log, report.matches)


def _results(report: Report, file: Fact, files: Files | None, bound: Sequence[tuple[Fact, Course]]) -> Iterator[str]:
    """Yield what in lists, tables, and what the log binds to does not follow from log and matches."""
    course, matches = report.course, report.matches
    said = _said(file, report)
    results = counted(course, {**said, **matches.endings(course)})
    yield from list_faults(file, course, matches, results)
    if course.rules.get("event") is not None:
        report.heads = {one: head for fact, _ in bound for one, head in fact.get("heads", ())}
        yield from event_faults(file, bound)
    if files is not None:
        yield from _stages(report, files)
    if not _is_counted(report):
        return
    known = {*TIE_BREAKS, *(["boards"] if course.rules["format"] == "teams" else [])}
    if unknown := [name for name in course.rules["tie_breaks"] if name not in known]:
        yield f"the tie-break {shown(unknown[0])} is not known"
        return
    divisions = report.divisions = _divisions(course, results)
    if len(file["tables"]) != len(divisions):
        yield f"the file has {len(file['tables'])} tables and not {len(divisions)}"
    for number, (table, division) in enumerate(zip(file["tables"], divisions, strict=False), 1):
        yield from table_faults(number, table, division)
    if files is not None:
        yield from _sheets(files, divisions, course)
        yield from _ratings(file, report, divisions)
    yield from _bound(report, said, bound, digest(divisions))


def _stages(report: Report, files: Files) -> Iterator[str]:
    """Yield what does not agree in the table of an event, in the seasons of its stages, and between them and it."""
    course = report.course
    yield from folder_faults(files, course)
    for number in sorted(course.stages.seasons):
        yield from (f"stage {number}: {wrong}" for wrong in _stage(report, number, files.within(f"stages/{number}")))


def _stage(report: Report, number: int, files: Files) -> Iterator[str]:
    text = files.text("season.json", MOST_SEASON)
    if text is None:
        yield from (f"{name} is there without its season" for name in files.names("matches")[:1])
        return
    try:
        file, log = read_season(text)
    except NotAnArchive as error:
        yield f"it cannot be read: {error}"
        return
    one = report.stages[number] = Report(Course(log.match))
    found = list(faults(one, file, log, files))
    yield from found or stage_faults(report.course, number, one.course, log.rows, one.divisions)
    if report.heads.get(log.match, log.head) not in {row["digest"] for row in log.rows}:
        yield "it is another one than the event was closed with, or a part of it"


def _is_counted(report: Report) -> bool:
    """Tell whether tables can be counted again; a ladder needs to the microsecond when and how all matches ended."""
    rules, matches = report.course.rules, report.matches
    is_whole = rules["format"] != "ladder" or not (matches.missing or matches.unknown)
    return rules["format"] in COUNTED and rules.get("event") is None and is_whole


def _said(file: Fact, report: Report) -> dict[int, Ending]:
    """Return the results that only the file tells, since the match is not there."""
    found: dict[int, Ending] = {}
    for fixture in file["fixtures"]:
        said, match = fixture["result"], report.course.matches.get(fixture["fixture"])
        if said is None or said["is_ruled"] or match is None or match in report.matches.played:
            continue
        at = said.get("ended_at", _seconds(fixture["ended_at"]))
        places, scores = tuple(said["places"]), tuple(said["scores"])
        found[fixture["fixture"]] = Ending(said["ending"], places, scores, said["is_cut_short"], at=at)
    return found


def _seconds(text: str | None) -> int:
    return 0 if text is None else microseconds({"at": text}) // 10**6


def _divisions(course: Course, results: Mapping[int, Ending]) -> list[Division]:
    ladder = partial(Ladder, happened=course.climbed)
    kinds: dict[str, Callable[..., Division]] = {"knockout": Cup, "ladder": ladder, "teams": Teams}
    return [
        kinds.get(course.rules["format"], Division)(
            group,
            [each for each in course.fixtures.values() if each["division"] == number],
            results,
            course.left,
            course.adjustments,
            course.rules,
            course.lots,
            course.byes,
        )
        for number, group in enumerate(course.divisions, 1)
    ]


def _bound(report: Report, said: Mapping[int, Ending], bound: Sequence[tuple[Fact, Course]], now: str) -> Iterator[str]:
    """Yield which tables, and which logs of matches, are not those that the close, corrections and rounds bind to."""
    is_whole = not said and not report.matches.missing
    for fact, course in bound:
        place = f"fact {course.seq} ({fact['kind']})"
        heads = dict(map(tuple, fact["heads"])) if fact["kind"] == "season_closed" else None
        if heads is not None:
            yield from _heads(report, course, heads)
        upto = {
            match: one.seq_at(course.at) if heads is None else one.seq_of(heads.get(match, ""))
            for match, one in report.matches.played.items()
        }
        then = counted(course, report.matches.endings(course, upto))
        if fact["kind"] == "round_drawn" and course.rules["format"] not in WHOLE_ROUNDS:
            continue
        if fact["kind"] == "round_drawn":
            yield from (f"{place}: {wrong}" for wrong in _round(fact, course, then) if is_whole)
        elif is_whole and digest(_divisions(course, then)) != fact["table_digest"]:
            yield f"{place}: it binds to other tables than those counted again as of then"
    final = [fact["table_digest"] for fact, _ in bound if fact["kind"] != "round_drawn"]
    if final and final[-1] != now and report.course.phase in OVER:
        yield "the tables are not those that the log binds to in the end"


def _round(fact: Fact, course: Course, then: Mapping[int, Ending]) -> Iterator[str]:
    """Yield what in a round does not follow from the rounds before it."""
    division, mine = fact["division"], {each["number"] for each in fact["fixtures"]}
    course.fixtures = {number: each for number, each in course.fixtures.items() if number not in mine}
    course.byes = [(one, number) for one, number in course.byes if number < fact["round"] or one not in fact["byes"]]
    if division <= len(course.divisions) and digest([_divisions(course, then)[division - 1]]) != fact["table_digest"]:
        yield "it was drawn from another table than that counted again as of then"
    played = [each for number, each in course.fixtures.items() if number in then and then[number].how == "played"]
    met = {frozenset(each["entrants"]) for each in played if each["division"] == division}
    again = {each["number"] for each in fact["fixtures"] if frozenset(each["entrants"]) in met}
    if course.rules["seats"] == 2 and again != set(fact["again"]):
        yield "two meet who have met before, and it does not say so, or it says so of others"


def _heads(report: Report, course: Course, heads: Mapping[str, str]) -> Iterator[str]:
    if heads.keys() != set(course.matches.values()):
        yield f"fact {course.seq} (season_closed): it does not bind to the matches of the season"
    for match, one in report.matches.played.items():
        if match in heads and not one.seq_of(heads[match]):
            yield f"match {match}: it is another one than the season was closed with, or a part of it"


def _sheets(files: Files, divisions: Sequence[Division], course: Course) -> Iterator[str]:
    for number, division in enumerate(divisions, 1):
        name = f"tables/division-{number}.csv"
        text = files.text(name)
        if text is None:
            yield f"{name} is missing"
        else:
            yield from (f"{name}: {wrong}" for wrong in csv_faults(text, division, course.entrants))
        name = f"trf/division-{number}.trf"
        if (trf := files.text(name)) is not None:
            yield from (f"{name}: {wrong}" for wrong in trf_faults(trf, division))
    due = {f"{folder}/division-{at}" for folder in ("tables", "trf") for at in range(1, len(divisions) + 1)}
    for name in [*files.names("tables"), *files.names("trf")]:
        if name[:-4] not in due:
            yield f"{name} is of no division"


def _ratings(file: Fact, report: Report, divisions: Sequence[Division]) -> Iterator[str]:
    """Yield where the rating events are others, or in another order than the time of their ends has them."""
    if report.matches.missing or report.matches.unknown:
        return
    due = sorted(_events(report, divisions), key=lambda event: (event["at"], event["match"]))
    said = file["ratings"]
    if {event["match"] for event in said} != {event["match"] for event in due} or len(said) != len(due):
        yield "ratings: these are not the matches that count for ratings"
    elif [event["match"] for event in said] != [event["match"] for event in due]:
        yield "ratings: the matches do not count in the order of their ends"
    for event, expected in zip(said, due, strict=False):
        if event["match"] == expected["match"] and event != expected:
            yield f"ratings: match {expected['match']} counts otherwise than it was played and ruled"


def _events(report: Report, divisions: Sequence[Division]) -> Iterator[Fact]:
    """Yield the matches that count for ratings: played in the end, by the same people, nobody of them removed."""
    course = report.course
    removed = {one for one, (how, _) in course.left.items() if how == "removed"}
    for division in divisions:
        for fixture in division.fixtures:
            match, ending = course.matches.get(fixture["number"], ""), division.endings.get(fixture["number"])
            one = report.matches.played.get(match)
            if one is None or not one.is_rated:
                continue
            if ending is not None and (ending.how != "played" or removed & set(fixture["entrants"])):
                continue
            places = one.places if ending is None else list(ending.places)
            at = one.ending()
            yield {"match": match, "at": at.at if at else 0, "persons": one.persons, "places": places}


def check(files: Files, seen: Heads = ()) -> tuple[Report, Iterator[str]]:
    """Return the report of an archive and its faults.

    Raises:
        NotAnArchive: it holds no season.
    """
    text = files.text("season.json", MOST_SEASON)
    if text is None:
        raise NotAnArchive("it holds no season.json; name the first part before the others")
    return check_text(text, files, seen)


def check_text(text: str, files: Files | None = None, seen: Heads = ()) -> tuple[Report, Iterator[str]]:
    """Return the report of a season's file and its faults.

    Raises:
        NotAnArchive: it is none.
    """
    file, log = read_season(text)
    report = Report(Course(log.match))
    return report, faults(report, file, log, files, seen)


def summary(report: Report) -> Iterator[str]:
    """Yield in plain words what could be checked, once nothing was found."""
    course, matches = report.course, report.matches
    yield f"Season {course.season}: {report.facts} facts, chained in their order; it is {course.phase}."
    if course.rules.get("event") is not None:
        yield from _summary_of_event(report)
        return
    if course.seed is not None:
        yield "The seed is the one that was promised before anybody had signed up; lots and divisions follow from it."
    elif course.divisions:
        yield "Its seed is not open."
    yield f"Matches followed by the rules of their game: {len(matches.played)} of {len(course.attempts)}."
    if matches.missing:
        yield f"Matches that are in no file here, whose results are believed: {_named(matches.missing)}"
    if matches.unknown:
        yield f"Matches of games or versions that this program does not know: {_named(matches.unknown)}"
    kind = course.rules["format"]
    if kind == "ladder" and not _is_counted(report):
        yield "A ladder is not counted again without all of its matches; log, matches and fixtures are checked."
    elif kind not in COUNTED:
        yield f"Tables of the format {shown(kind)} are not counted again here; log, matches and fixtures are checked."
    else:
        has_ratings = not (matches.missing or matches.unknown)
        order = "the rating events are in order" if has_ratings else "the order of rating events is not checked"
        yield f"Tables counted again: {len(course.divisions)}, with every tie-break; {order}."
    if kind in FOLLOWED and _is_counted(report) and not (matches.missing or matches.unknown):
        yield FOLLOWED[kind]
    if kind in WHOLE_ROUNDS:
        yield "That a round could not have been drawn better is not checked, only that it may be drawn so."
    yield "Not checked: what people bring from earlier seasons, and the values of ratings, which other matches change."
    yield f"Head of the chain: #{report.facts} {report.head[:16]}. The first digits stand under its posts."


def _summary_of_event(report: Report) -> Iterator[str]:
    stages = report.course.stages
    for number, one in sorted(report.stages.items()):
        yield from (f"Stage {number}: {line}" for line in summary(one))
    if missing := sorted(stages.seasons.keys() - report.stages.keys()):
        yield f"Stages that are in no file here, whose places are believed: {_named([str(each) for each in missing])}"
    if report.course.seed is not None:
        yield "The seeds of all stages follow from the one that was promised before anybody had signed up."
    yield f"The table of the event is counted again from the places of its stages: {len(stages.groups)} that count."
    yield f"Head of the chain: #{report.facts} {report.head[:16]}. The first digits stand under its posts."


def _named(matches: Sequence[str]) -> str:
    more = len(matches) - MOST_NAMED
    return ", ".join(matches[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
