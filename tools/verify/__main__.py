"""The program: reads a file, says what was found.

It ends with 0 if all agrees, 1 if not, 2 if it is no match and no season, 3 if nothing is wrong but not all of it is
there, 130 on Ctrl-C.
"""

import argparse
import sys
import zipfile
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

from tools.verify.decoding import ZIP, decoded
from tools.verify.log import NotAMatch, read, shown
from tools.verify.report import MOST_SHOWN, course_of, faults, head, summary, unproved
from tools.verify.seasons import report as seasons
from tools.verify.seasons.files import MOST_SEASON, ArchiveFiles, NotAnArchive

LIMITS = """\
This program knows the rules of the games, but it does not think. Of the computer's moves it checks that they were
legal and its to make; whether that computer player would move, resign or answer a draw like this, `python -m bot check`
repeats, where the bot's database and the same version of the computer are.
"""


WRONG, UNREADABLE, INCOMPLETE, STOPPED = 1, 2, 3, 130


def main(argv: Sequence[str]) -> int:
    """Check a file, say what was found, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="verify", description="Check an exported match or season of Fernzug.", epilog=LIMITS
    )
    parser.add_argument("file", type=Path, nargs="+", help="a match, or a season with all parts of its archive")
    parser.add_argument("--head", type=head, action="append", default=[], metavar="[NUMBER:]DIGITS")
    chosen = parser.parse_args(argv)
    try:
        return _checked(chosen.file, chosen.head)
    except KeyboardInterrupt:
        print("Stopped. Nothing was found out.", file=sys.stderr)
        return STOPPED


def _checked(paths: Sequence[Path], heads: Sequence[tuple[int | None, str]]) -> int:
    first = paths[0]
    try:
        if zipfile.is_zipfile(first):
            with ArchiveFiles(paths) as files:
                return _season(*seasons.check(files, heads))
        text = _text(first)
        if seasons.is_season(text):
            return _season(*seasons.check_text(text, seen=heads))
        log = read(text)
    except (OSError, NotAMatch, NotAnArchive) as error:
        print(f"{shown(str(first))} is no exported match or season: {_plain(str(error))}", file=sys.stderr)
        return UNREADABLE
    course = course_of(log)
    return _say(list(islice(faults(log, heads, course=course), MOST_SHOWN)), summary(log), unproved(course))


def _season(report: seasons.Report, found: Iterable[str]) -> int:
    return _say(list(islice(found, MOST_SHOWN)), seasons.summary(report), seasons.unproved(report))


def _say(found: Sequence[str], told: Iterable[str], unproved: Iterable[str]) -> int:
    """Print what was found, or what there is to tell and what could not be checked, and return the exit code."""
    missing = [] if found else list(unproved)
    verdict = "Nothing is wrong with what is here, but it is not everything." if missing else "Everything agrees."
    for line in found or (*told, *missing, verdict):
        print(_plain(line))
    return WRONG if found else INCOMPLETE if missing else 0


def _text(path: Path) -> str:
    """Return the text of a file; what is too large is not read to its end.

    Raises:
        NotAnArchive: it is no text.
    """
    with path.open("rb") as file:
        data = file.read(MOST_SEASON + 1)
    if data.startswith(ZIP):
        raise NotAnArchive("it is a zip archive of which the end is missing; download it again")
    try:
        return decoded(data)
    except UnicodeDecodeError as error:
        raise NotAnArchive("it is no text") from error


def _plain(line: str) -> str:
    """Return a line in which nothing steers a terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
