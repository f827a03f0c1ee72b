"""The search knows every way in which something leaves the program: a new one is asked about, or said to be none."""

import ast
from collections.abc import Iterator
from pathlib import Path

import bot
from tests.secrets.queries import NOT_ASKED, questions, ways

SENDS = {
    "send",
    "edit",
    "send_to_first",
    "open_thread",
    "open_private_thread",
    "open_free_thread",
    "rename",
    "create_scheduled_event",
}
"""What functions are called by which something goes to Discord, besides answers to those who ask."""

SEARCHED = {
    "delivery/matches/posts.py",
    "delivery/matches/threads.py",
    "delivery/matches/thread_names.py",
    "delivery/people/secret_messages.py",
    "delivery/people/briefings.py",
    "delivery/matches/disputes.py",
    "delivery/people/notices.py",
    "delivery/servers/reports.py",
    "delivery/matches/results.py",
    "features/match/history_views.py",
    "features/person/record.py",
    "features/practice/study.py",
    "requests/replies.py",
    "platform/channels.py",
    "platform/threads.py",
}
"""Where something is sent that the search hears."""

NO_SECRETS = {
    "delivery/servers/greeter.py": "a server hears of the bot for the first time",
    "delivery/computer/computer.py": "a line without anything of the match in it: that the computer does not play",
    "delivery/seasons/people.py": "whether somebody goes on in a season",
    "delivery/matches/invitations.py": "invitations, before anything is secret",
    "delivery/computer/puzzles.py": "positions of matches that are over",
    "delivery/seasons/scheduled_events.py": "dates of seasons",
    "delivery/seasons/posts.py": "seasons, which know of a match who plays, how long, and how it has ended",
    "delivery/seasons/teller.py": "that a season is told of; what is said stands in the modules above",
    "delivery/matches/stand_ins.py": "what notices say, which the search hears",
    "delivery/servers/daily_summary.py": "what the operator is told of faults",
    "features/league/draft/preview.py": "drafts of seasons",
    "requests/translation.py": "what options are called",
}
"""Where something is sent that knows nothing of a running match."""


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def senders() -> Iterator[str]:
    """Yield the modules that send something to Discord."""
    root = Path(bot.__file__).parent
    for path in sorted(root.rglob("*.py")):
        calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        called = {_name(call.func) for call in calls}
        called |= {_name(call.args[0]) for call in calls if _name(call.func) == "partial"}
        if called & SENDS:
            yield path.relative_to(root).as_posix()


def test_every_command_button_and_menu_is_asked_or_said_to_be_none() -> None:
    asked = {question.way for question in questions()}
    assert asked | set(NOT_ASKED) == ways()
    assert not asked & set(NOT_ASKED)


def test_every_place_that_sends_is_known() -> None:
    found = set(senders())
    assert found == SEARCHED | set(NO_SECRETS)
