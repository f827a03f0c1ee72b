"""Whatever people type: they are told what is wrong, alone, in their language, and nothing happens."""

import random
import string
from typing import Any

import pytest

from sandbox.client import Message, Person, Refused, Sandbox
from tests.stories.table import CHANNEL, GAME, Table, answer, form, has_button, invite, match_of
from tests.stories.telling import assert_private, assert_told

ALPHABET = string.printable.strip() + "äß€–„“…ÿ汉字🎲\u200b\u202e\u0301\x00 \n\t"
AWKWARD = [
    " ",
    "`" * 9,
    "```\n@everyone",
    "<@900000000000000013> <@&900000000000000003> @here",
    "[click](https://example.org)",
    "6*" * 100,
    "6*C5," * 40,
    "+" * 200,
    "٣*C5",
    "6*C5\u200b",
    "\u202e5C*6",
    "||spoiler|| **bold** ~~no~~",
    "<t:0:R> <#900000000000000022> <:die:1>",
    "-1*C5, 99999999999999999999999*C5",
    "C5-C5-C5-C5",
    "pass pass",
    "null",
    "%s%n{0}{ $text }",
]


def nonsense(rng: random.Random) -> str:
    return "".join(rng.choices(ALPHABET, k=rng.randint(1, 200)))


def assert_refused_line(person: Person, said: Message) -> None:
    """Assert that a line is refused in private with a pointer into it, and nothing in it came alive."""
    assert_private(said)
    assert not has_button(said, "confirm")
    assert said.text.count("```") in (0, 2), said.text
    outside = "".join(said.text.split("```")[::2])
    plain = "".join(outside.split("`")[::2])
    assert "@everyone" not in plain
    assert "<@" not in plain
    assert "https://" not in plain
    assert "**" not in plain


async def test_a_hundred_lines_of_nonsense(sandbox: Sandbox) -> None:
    table, rng = await Table.set_up(sandbox), random.Random(11)
    person = table.to_move
    typed = [*AWKWARD, *(nonsense(rng) for _ in range(100 - len(AWKWARD)))]
    for at, line in enumerate(typed):
        if at % 5 == 0:
            opened = form(await person.press(table.board, "type"))
            said = answer(await person.submit(opened, {"line": line}))
        elif at % 5 == 1:
            said = answer(await person.command(table.thread, "why", line=line))
        else:
            said = await table.type(line)
        assert_refused_line(person, said)
        assert isinstance(await person.autocomplete(table.thread, "move", "line", line=line[:100]), list)
    assert len(await table.public_posts()) == 1


async def test_a_long_line_is_taken_apart_by_no_limit(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    said = await table.type("6*C5, " * 900)
    assert_refused_line(table.to_move, said)


async def test_the_wrong_person_the_wrong_match(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mover, other, carla = table.to_move, table.waiting, sandbox.person("carla")
    line = (await table.suggestions())[0]
    assert_told(other, await table.type(line, other), "refused-not-your-turn")
    assert_told(carla, await table.type(line, carla), "refused-not-a-player")
    assert await table.suggestions("", other) == []
    assert await table.suggestions("", carla) == []
    assert_told(mover, await mover.command(CHANNEL, "move", line=line), "refused-no-match-here")
    for name in ("zzzzzzzz", "`x` @everyone", "-", "x" * 300):
        for command in ("match show", "match log", "match resign", "board"):
            said = answer(await mover.command(CHANNEL, command, match=name))
            assert_private(said)
            assert said.text.count("`") == 2, said.text
            assert not said.attachments
    assert_told(mover, await mover.command(table.thread, "board", number=5), "refused-no-such-move", last=0)
    with pytest.raises(Refused):
        await mover.command(table.thread, "board", number=-1)
    for act in ("replay", "rematch"):
        assert_told(mover, await mover.command(table.thread, f"match {act}"), f"refused-not-over-yet-{act}")
    takeback = await mover.command(table.thread, "match takeback")
    assert_told(mover, takeback, "refused-nothing-to-take-back")


INVITATIONS: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"game": "chess"}, "refused-unknown-game", {"game": "chess"}),
    ({"opponent": "anna"}, "refused-bad-proposal-self", {}),
    ({"opponent": "Fernzug"}, "refused-bot-invited", {}),
    ({"opponent": "bernd", "second": "carla"}, "refused-bad-proposal-seats", {"low": 2, "high": 2}),
    ({"players": 4}, "refused-bad-proposal-seats", {"low": 2, "high": 2}),
    ({"options": "speed = 3"}, "refused-bad-proposal-no-options", {}),
    ({"game": "zirkeltanz", "options": "speed"}, "refused-bad-proposal-unclear-option", {"text": "speed"}),
    ({"seat": "goalkeeper"}, "refused-bad-proposal-seat", {}),
]


async def test_invitations_that_make_no_sense(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    for options, key, params in INVITATIONS:
        assert_told(anna, await anna.command(CHANNEL, "match new", **{"game": GAME, **options}), key, **params)
    assert_told(bernd, await bernd.command(CHANNEL, "match new", game=GAME, opponent="bernd"), INVITATIONS[1][1])
    assert await anna.messages(CHANNEL) == [m for m in await anna.messages(CHANNEL) if m.is_ephemeral]
    with pytest.raises(Refused):
        await anna.command(CHANNEL, "match new", game=GAME, players=9)


async def test_before_the_start_and_in_direct_messages(sandbox: Sandbox) -> None:
    anna, bernd, carla = map(sandbox.person, ("anna", "bernd", "carla"))
    invitation = await invite(anna, "bernd")
    match = match_of(invitation)
    for command in ("match resign", "match draw", "match takeback", "match rematch", "match log"):
        said = await bernd.command(CHANNEL, command, match=match)
        assert_told(bernd, said, "refused-wrong-phase", phase="proposed")
    assert_told(
        bernd, await bernd.command(CHANNEL, "move", line="6*C5", match=match), "refused-wrong-phase", phase="proposed"
    )
    await bernd.press(invitation, "join")
    table = await Table.at(sandbox, match, anna, bernd)
    direct = await anna.open_dm()
    assert_told(anna, await anna.command(direct, "match new", game=GAME), "refused-only-in-server")
    assert_told(anna, await anna.command(direct, "board"), "refused-no-match-here")
    assert answer(await anna.command(direct, "board", match=match)).attachments
    assert "</" in answer(await anna.command(direct, "help")).text
    foreign = await carla.open_dm()
    said = answer(await carla.command(foreign, "board", match=match))
    assert not said.attachments, "a spectator sees a match in its own server only"
    line = (await table.suggestions())[0]
    own = await table.to_move.open_dm()
    preview = answer(await table.to_move.command(own, "move", line=line, match=match))
    await table.confirm(preview)
    assert line in table.board.text
