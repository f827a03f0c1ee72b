"""Everything that does not agree in a season, and in plain words what could be checked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain as chain_of
from typing import Any, Final

from tools.verify import chain
from tools.verify.effort import Effort, TooMuch
from tools.verify.log import MATCH, MOST_FACTS, TIME, Fact, Log, microseconds, shown, strict
from tools.verify.proofs import commitment
from tools.verify.seasons.course import go_on
from tools.verify.seasons.divisions import divisions_of
from tools.verify.seasons.files import MOST_SEASON, ArchiveFiles, NotAnArchive
from tools.verify.seasons.following import unfollowed
from tools.verify.seasons.kinds import WHOLE_ROUNDS, format_of
from tools.verify.seasons.knockout import digest
from tools.verify.seasons.lists import list_faults, table_faults
from tools.verify.seasons.matches import Matches, ruled
from tools.verify.seasons.pentathlon import folder_faults, stage_faults
from tools.verify.seasons.ratings import rating_faults
from tools.verify.seasons.shapes import SHAPES
from tools.verify.seasons.sheets import page_faults, sheet_faults
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division, Ending

FORMAT: Final = "fernzug-season"
LISTS: Final = {"log", "entrants", "fixtures", "voided", "withdrawals", "adjustments", "byes", "tables", "ratings"}
FIELDS: Final = LISTS | {"format", "version", "season", "league", "number", "game", "phase", "head"}
VERSION: Final = 1
ROW: Final = {"seq", "at", "fact", "digest"}
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
    """The findings about a season; to be read once `faults` has come to its end."""

    course: SeasonCourse
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
    """Return what stands in the file of a season, and its log.

    Raises:
        NotAnArchive: it holds none, or more than can be checked.
    """
    try:
        file = strict(text)
        if (file["format"], file["version"]) != (FORMAT, VERSION):
            said = f"{shown(file['format'])} {shown(file['version'])}"
            raise NotAnArchive(f"the file says {said}, not {FORMAT!r} {VERSION}")
        if file.keys() != FIELDS:
            raise NotAnArchive(f"it does not have exactly {', '.join(sorted(FIELDS))}")
        if not isinstance(file["season"], str) or not MATCH.fullmatch(file["season"]):
            raise NotAnArchive(f"{shown(file['season'])} is no name of a season")
        if not all(isinstance(file[name], list) for name in LISTS):
            raise NotAnArchive("one of its lists is none")
        rows = [_row(row) for row in file["log"]]
        if not 0 < len(rows) <= MOST_FACTS:
            raise NotAnArchive("its log is empty, or too long")
        return file, Log(file["season"], "", 0, (), file["head"], rows)
    except DAMAGED as error:
        raise NotAnArchive(f"its log is damaged ({type(error).__name__})") from error


def _row(row: Any) -> Fact:
    if row.keys() != ROW or not TIME.fullmatch(row["at"]):
        raise ValueError
    made: Fact = row
    return made


def faults(report: Report, file: Fact, log: Log, files: ArchiveFiles | None, seen: Heads = ()) -> Iterator[str]:
    """Yield everything in a season that does not agree; `files` is the archive that it lies in, if it does."""
    report.facts, report.head = len(log.rows), log.head
    try:
        broken = [*chain.digests(log), *chain.heads(log, seen), *chain.times(log), *_shapes(log)]
        yield from broken
        if not broken:
            yield from _faults(report, file, log, files)
    except TooMuch as error:
        yield str(error)
    except DAMAGED as error:
        yield f"the file is damaged: {type(error).__name__} {shown(str(error))}"


def _shapes(log: Log) -> Iterator[str]:
    for seq, row in enumerate(log.rows, start=1):
        yield from (f"fact {seq}: {wrong}" for wrong in SHAPES.misshapen(row["fact"]))


def _faults(report: Report, file: Fact, log: Log, files: ArchiveFiles | None) -> Iterator[str]:
    course = report.course
    for seq, row in enumerate(log.rows, start=1):
        fact = row["fact"]
        yield from (f"fact {seq} ({fact['kind']}): {wrong}" for wrong in go_on(course, fact, microseconds(row)))
        if fact["kind"] == "season_closed":
            report.heads = dict(fact["heads"])
    if course.seed is not None and course.founded["commitment"] != commitment(course.seed, course.season):
        yield "the season was not bound to the seed that was opened"
    report.matches.missing = list(course.attempts)
    if files is not None:
        yield from files.wrong
        yield from report.matches.follow(files, course)
    yield from _results(report, file, files)
    yield from unfollowed(log, report.matches, course.effort, is_whole=not report.matches.missing)


def _results(report: Report, file: Fact, files: ArchiveFiles | None) -> Iterator[str]:
    """Yield what in lists and tables does not follow from log and matches."""
    course, matches = report.course, report.matches
    results = ruled(course, {**_said(file, report), **matches.endings(course)})
    yield from list_faults(file, course, matches, results)
    if format_of(course.rules) == "pentathlon" and (file["tables"] or file["ratings"]):
        yield "a pentathlon has no tables of divisions, and no ratings"
    if files is not None:
        yield from _stages(report, files)
    if not _is_counted(report):
        return
    divisions = report.divisions = divisions_of(course, results)
    if len(file["tables"]) != len(divisions):
        yield f"the file has {len(file['tables'])} tables and not {len(divisions)}"
    for number, (table, division) in enumerate(zip(file["tables"], divisions, strict=False), 1):
        yield from table_faults(number, table, division)
    if course.phase in OVER and course.table_digest != digest(divisions):
        yield "the tables are not those that the log binds to in the end"
    if files is not None:
        yield from sheet_faults(files, divisions, course)
        yield from rating_faults(file["ratings"], course, matches, divisions)


def _stages(report: Report, files: ArchiveFiles) -> Iterator[str]:
    """Yield what does not agree in the table of a pentathlon, in the seasons of its stages, and between them and it."""
    course = report.course
    yield from folder_faults(files, course)
    for number in sorted(course.stages.seasons):
        yield from (f"stage {number}: {wrong}" for wrong in _stage(report, number, files.within(f"stages/{number}")))


def _stage(report: Report, number: int, files: ArchiveFiles) -> Iterator[str]:
    text = files.text("season.json", MOST_SEASON)
    if text is None:
        yield from (f"{name} is there without its season" for name in files.names("matches")[:1])
        return
    try:
        file, log = read_season(text)
    except NotAnArchive as error:
        yield f"it cannot be read: {error}"
        return
    one = report.stages[number] = Report(SeasonCourse(log.match, effort=Effort.for_text(text)))
    found = list(faults(one, file, log, files))
    yield from found or stage_faults(report.course, number, one.course, log.rows, one.divisions)
    if report.heads.get(log.match, log.head) not in {row["digest"] for row in log.rows}:
        yield "it is another one than the pentathlon was closed with, or a part of it"


def _is_counted(report: Report) -> bool:
    """Tell whether tables can be counted again; a ladder needs to the microsecond when and how all matches ended."""
    rules = report.course.rules
    return format_of(rules) != "pentathlon" and (format_of(rules) != "ladder" or not report.matches.missing)


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


def check(files: ArchiveFiles, seen: Heads = ()) -> tuple[Report, Iterator[str]]:
    """Return the report of an archive and its faults.

    Raises:
        NotAnArchive: it holds no season.
    """
    text = files.text("season.json", MOST_SEASON)
    if text is None:
        raise NotAnArchive("it holds no season.json; name the first part before the others")
    report, found = check_text(text, files, seen)
    return report, chain_of(page_faults(files), found)


def check_text(text: str, files: ArchiveFiles | None = None, seen: Heads = ()) -> tuple[Report, Iterator[str]]:
    """Return the report of a season's file and its faults.

    Raises:
        NotAnArchive: it is none.
    """
    file, log = read_season(text)
    report = Report(SeasonCourse(log.match, effort=Effort.for_text(text)))
    return report, faults(report, file, log, files, seen)


def summary(report: Report) -> Iterator[str]:
    """Yield in plain words what could be checked, once nothing was found."""
    course, matches = report.course, report.matches
    yield f"Season {course.season}: {report.facts} facts, chained in their order; it is {course.phase}."
    if format_of(course.rules) == "pentathlon":
        yield from _summary_of_pentathlon(report)
        return
    if course.seed is not None:
        yield "The seed is the one that was promised before anybody had signed up; lots and divisions follow from it."
    elif course.divisions:
        yield "Its seed is not open."
    yield f"Matches followed by the rules of their game: {len(matches.played)} of {len(course.attempts)}."
    kind = format_of(course.rules)
    if _is_counted(report):
        yield f"Tables counted again: {len(course.divisions)}, with every tie-break; the rated matches are in order."
    if kind in FOLLOWED and not matches.missing:
        yield FOLLOWED[kind]
    if kind in WHOLE_ROUNDS:
        yield "That a round could not have been drawn better is not checked, only that nobody need meet or rest again."
    yield "Not checked: what people bring from earlier seasons, and the values of ratings, which other matches change."
    yield "The names beside people's ids are Discord's, and README.txt is only words: neither proves anything."
    yield f"Head of the chain: #{report.facts} {report.head[:16]}. The first digits stand under its posts."


def _summary_of_pentathlon(report: Report) -> Iterator[str]:
    stages = report.course.stages
    for number, one in sorted(report.stages.items()):
        yield from (f"Stage {number}: {line}" for line in summary(one))
    if report.course.seed is not None:
        yield "The seeds of all stages follow from the one that was promised before anybody had signed up."
    yield f"The pentathlon's table is counted again from the places of its stages: {len(stages.groups)} that count."
    yield f"Head of the chain: #{report.facts} {report.head[:16]}. The first digits stand under its posts."


def unproved(report: Report) -> Iterator[str]:
    """Yield what could not be checked since it is in no file here."""
    if missing := report.matches.missing:
        yield f"Matches that are in no file here, whose results are believed: {_named(missing)}"
        if format_of(report.course.rules) == "ladder":
            yield "A ladder is not counted again without all of its matches."
    if missing := sorted(map(str, report.course.stages.seasons.keys() - report.stages.keys())):
        yield f"Stages that are in no file here, whose places are believed: {_named(missing)}"
    for number, one in sorted(report.stages.items()):
        yield from (f"Stage {number}: {line}" for line in unproved(one))


def _named(matches: Sequence[str]) -> str:
    more = len(matches) - MOST_NAMED
    return ", ".join(matches[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
