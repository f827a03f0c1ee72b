"""The files of an archive as they are read: their names, their sizes, and nothing believed of what stands in them."""

import re
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Self

from tools.verify.decoding import decoded, is_litter, wrapping
from tools.verify.log import MOST_CHARACTERS, shown

NAMES: Final = re.compile(
    r"README\.txt|tables/pentathlon\.csv|(stages/[1-9]/)?(season\.json|tables/division-[1-9][0-9]{0,2}\.csv|"
    r"trf/division-[1-9][0-9]{0,2}\.trf|matches/[0-9a-z]{8}\.json)"
)
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Ways of packing that take little memory to unpack."""
MOST_FILES: Final = 20_000
MOST_SEASON: Final = 4 * MOST_CHARACTERS


Parts = dict[str, tuple[zipfile.ZipFile, zipfile.ZipInfo]]


class NotAnArchive(Exception):
    """The file is no archive of a season that this program can read."""


def _part(path: Path) -> zipfile.ZipFile:
    """Open a part of an archive.

    Raises:
        NotAnArchive: it is none.
    """
    try:
        return zipfile.ZipFile(path)
    except zipfile.BadZipFile as error:
        raise NotAnArchive(f"{shown(path.name)} is no whole zip archive; download it again") from error
    except OSError as error:
        raise NotAnArchive(f"{type(error).__name__}: {shown(str(error))}") from error


class ArchiveFiles:
    """The files of an archive, in one part or several; to be used in a `with` statement."""

    def __init__(self, paths: Sequence[Path], folder: str = "", parts: Parts | None = None) -> None:
        self._paths, self._folder = paths, folder
        self._parts = {} if parts is None else parts
        self._stack = ExitStack()
        self._wrong: list[str] = []

    def __enter__(self) -> Self:
        with ExitStack() as opened:
            for path in self._paths:
                self._add(opened.enter_context(_part(path)))
            self._stack = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _add(self, part: zipfile.ZipFile) -> None:
        """Note the files of a part, wherever a file manager has put them."""
        infos = [info for info in part.infolist() if not is_litter(info.filename)]
        folder = wrapping([info.filename for info in infos], lambda name: NAMES.fullmatch(name) is not None)
        for info in infos:
            self._note(info.filename.removeprefix(folder), info, part)

    def _note(self, name: str, info: zipfile.ZipInfo, part: zipfile.ZipFile) -> None:
        if info.compress_type not in PACKED:
            raise NotAnArchive(f"{shown(name)} is packed in a way that this program does not unpack")
        if not NAMES.fullmatch(name):
            self._wrong.append(f"{shown(name)} does not belong into an archive")
        elif name in self._parts:
            self._wrong.append(f"{name} is there twice")
        elif len(self._parts) >= MOST_FILES:
            raise NotAnArchive(f"it holds more than {MOST_FILES} files")
        else:
            self._parts[name] = part, info

    @property
    def wrong(self) -> Iterator[str]:
        """Yield what is wrong with the archive itself."""
        return iter(self._wrong)

    def names(self, folder: str) -> list[str]:
        """Return the names of the files in a folder."""
        start = f"{self._folder}{folder}/"
        return sorted(name[len(self._folder) :] for name in self._parts if name.startswith(start))

    def within(self, folder: str) -> "ArchiveFiles":
        """Return the files of a folder as if they were an archive of their own."""
        return ArchiveFiles(self._paths, f"{self._folder}{folder}/", self._parts)

    def text(self, name: str, most: int = MOST_CHARACTERS) -> str | None:
        """Return the text of a file, None if it is not there.

        Raises:
            NotAnArchive: it is damaged, too large, or no text.
        """
        if self._folder + name not in self._parts:
            return None
        part, info = self._parts[self._folder + name]
        try:
            with part.open(info) as file:
                data = file.read(most + 1)
        except Exception as error:  # zlib and its like have errors of their own
            raise NotAnArchive(f"{name} is damaged ({type(error).__name__})") from error
        if len(data) > most:
            raise NotAnArchive(f"{name} is larger than {most} characters")
        try:
            return decoded(data)
        except UnicodeDecodeError as error:
            raise NotAnArchive(f"{name} is no text") from error
