"""Keeps on disk what the judge will read, so that the memory that is measured is the bot's and not the simulation's."""

import pickle
import sqlite3
from collections import OrderedDict
from collections.abc import Iterator, MutableMapping, MutableSequence
from pathlib import Path
from typing import Any, Final

from tests.simulation.ledger import Line
from tests.simulation.paper import Message

AT_HAND: Final = 16
"""How many messages are kept in memory: those that were sent or changed last."""
WRITTEN: Final = "what is written is written"


class Scroll(MutableSequence[Line]):
    """Lines in a file that can be written at its end and read from the beginning."""

    def __init__(self, path: Path) -> None:
        self._path, self._count = path, 0
        self._file = path.open("wb")

    def close(self) -> None:
        """Write nothing more."""
        self._file.close()

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Line]:
        if not self._file.closed:
            self._file.flush()
        with self._path.open("rb") as file:
            for _ in range(self._count):
                yield pickle.load(file)

    def append(self, value: Line) -> None:
        """Write a line at the end."""
        pickle.dump(value, self._file)
        self._count += 1

    def __getitem__(self, index: Any) -> Any:
        return list(self)[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        raise TypeError(WRITTEN)

    def __delitem__(self, index: Any) -> None:
        raise TypeError(WRITTEN)

    def insert(self, index: int, value: Line) -> None:
        """Refuse."""
        raise TypeError(WRITTEN)


class Drawer(MutableMapping[int, Message]):
    """Messages by their ids in a file; who changes one does so as soon as it has been taken out."""

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, isolation_level=None)
        self._file.executescript(
            "pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -256; begin;"
            "create table messages (id integer primary key, body blob not null)"
        )
        self._at_hand: OrderedDict[int, Message] = OrderedDict()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __getitem__(self, key: int) -> Message:
        if key not in self._at_hand:
            found = self._file.execute("select body from messages where id = ?", (key,)).fetchone()
            if found is None:
                raise KeyError(key)
            self[key] = pickle.loads(found[0])
        self._at_hand.move_to_end(key)
        return self._at_hand[key]

    def __setitem__(self, key: int, value: Message) -> None:
        self._at_hand[key] = value
        if len(self._at_hand) > AT_HAND:
            self._put_away(*self._at_hand.popitem(last=False))

    def __delitem__(self, key: int) -> None:
        self._at_hand.pop(key, None)
        self._file.execute("delete from messages where id = ?", (key,))

    def __iter__(self) -> Iterator[int]:
        for key, message in self._at_hand.items():
            self._put_away(key, message)
        yield from [key for (key,) in self._file.execute("select id from messages order by id")]

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _put_away(self, key: int, message: Message) -> None:
        self._file.execute("replace into messages values (?, ?)", (key, pickle.dumps(message)))
