"""Who waits at a terminal sees a count that moves; a log is spared it."""

import io

from bot.operations.counting import counted, show


class Terminal(io.StringIO):
    """A screen, or a file."""

    def __init__(self, *, is_screen: bool) -> None:
        super().__init__()
        self._is_screen = is_screen

    def isatty(self) -> bool:
        return self._is_screen


def test_a_count_moves_in_its_line_and_ends_it() -> None:
    screen = Terminal(is_screen=True)
    assert list(counted(["a", "b", "c"], "matches", stream=screen)) == ["a", "b", "c"]
    assert screen.getvalue().startswith("\r0 of 3 matches")
    assert screen.getvalue().endswith("\r3 of 3 matches\n")
    show(1000, 20000, "rows", stream=screen)
    assert screen.getvalue().endswith("\r1,000 of 20,000 rows")


def test_nothing_is_shown_in_a_file() -> None:
    file = Terminal(is_screen=False)
    assert list(counted(["a"], "matches", stream=file)) == ["a"]
    assert file.getvalue() == ""
