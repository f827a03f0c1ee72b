"""Keys of components: each comes back as it was, fits Discord's limit, and leads to a function."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import UnknownButton
from bot.posts import limits, post
from bot.posts.post import SELECT_PREFIX, Key
from bot.requests.routing import ComponentEvent, dispatch, number
from bot.routes import ROUTES
from engine.ids import MatchId
from tests.bot.bench import Bench
from tests.truth import project

BOT = Path(__file__).parents[3] / "bot"
KEYS = st.builds(
    Key,
    route=st.sampled_from(sorted(ROUTES)),
    match=st.one_of(st.just(post.NO_MATCH), st.from_regex(r"[0-9a-z]{8}", fullmatch=True).map(MatchId)),
    position=st.none() | st.integers(0, 10**6),
    text=st.text(max_size=60),
)


@given(KEYS)
def test_a_key_comes_back(key: Key) -> None:
    if key.fits:
        assert Key.decode(key.encode()) == key
        assert len(SELECT_PREFIX + key.encode()) <= limits.CUSTOM_ID


def test_a_key_that_does_not_fit_is_refused() -> None:
    room = limits.CUSTOM_ID - len(SELECT_PREFIX) - len("confirm:abcdefgh:7/")
    assert Key("confirm", MatchId("abcdefgh"), 7, "x" * room).fits
    with pytest.raises(ValueError, match="confirm"):
        Key("confirm", MatchId("abcdefgh"), 7, "x" * (room + 1)).encode()


@pytest.mark.parametrize("text", ["join", "join:abc:1/", "Join:abcdefgh:1/", "join:abcdefgh:x/", "other.bot/button"])
def test_a_foreign_custom_id_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        Key.decode(text)


def test_numbers_that_no_table_can_look_for_are_no_numbers() -> None:
    assert number(str(2**63 - 1)) == 2**63 - 1
    for text in (str(2**63), "9" * 19, "1" * 20, "-1", "", "1.5"):
        with pytest.raises(UnknownButton):
            number(text)
    with pytest.raises(ValueError, match="puzzle"):
        Key.decode(f"puzzle:-:{'9' * 19}/")


def test_a_custom_id_longer_than_discords_is_none_of_ours() -> None:
    with pytest.raises(ValueError, match="league_away"):
        Key.decode(f"league_away:-:/{'x' * 4000}")


def routes_in_use() -> set[str]:
    """Return the routes of all keys that the bot's source makes, or makes of others."""
    calls = [
        node
        for path in BOT.rglob("*.py")
        for node in project.nodes(path.read_text(encoding="utf-8"))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    made = [call.args[0] for call in calls if cast("ast.Name", call.func).id == "Key"]
    changed = [
        keyword.value
        for call in calls
        if cast("ast.Name", call.func).id == "replace"
        for keyword in call.keywords
        if keyword.arg == "route"
    ]
    return {str(cast("ast.Constant", route).value) for route in (*made, *changed)}


@pytest.mark.slow
def test_every_route_leads_somewhere_and_is_used() -> None:
    assert routes_in_use() == set(ROUTES)


async def test_an_unknown_route_and_a_failing_one_are_answered() -> None:
    told: list[object] = []

    async def failed(interaction: object, error: Exception) -> None:
        told.append(error)

    async def fail(event: ComponentEvent) -> None:
        raise KeyError(event.value)

    replies: Any = SimpleNamespace(failed=failed)
    for key in ("nothing:-:/", "fail:-:/", "select.fail:-:/", "other.bot/button"):
        interaction = Bench().interaction()
        interaction.data = {"custom_id": key, "values": ["x"]}
        await dispatch(interaction, {"fail": fail}, replies)
    assert [type(error) for error in told] == [UnknownButton, KeyError, KeyError, UnknownButton]
    assert [str(error) for error in told[1:3]] == ["'x'"] * 2
