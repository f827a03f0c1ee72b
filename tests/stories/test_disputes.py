"""Disputes as their people meet them: called by button, talked about in a private thread, ruled on, appealed to."""

import re
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import SELECT_PREFIX, Key
from sandbox.client import Channel, Message, Person, Sandbox
from sandbox.protocol.permissions import BOT, Permission
from sandbox.world.seed_world import MODERATOR_ROLE_ID, PEOPLE
from tests.stories.table import Table, answer, filled, form, has_button, offer_to_all, pinged
from tests.stories.telling import WORDS, assert_told
from tests.stories.travel import travelling

CASE = "⚖️ "
NAMED = f"{SELECT_PREFIX}{Key('setup_set', text='named').encode()}"


@pytest.fixture
async def sandbox(sandbox: Sandbox) -> Sandbox:
    """Return a world in which everybody is offered /mod."""
    offer_to_all(sandbox, "mod")
    return sandbox


async def call(person: Person, table: Table, text: str) -> Message:
    """Call a moderator with the button of the newest board."""
    asked = form(await person.press(table.board, "dispute"))
    return answer(await person.submit(asked, {"text": text}))


async def case_thread(person: Person) -> Channel:
    """Return the newest thread of a dispute that a person sees."""
    found = [thread for thread in await person.threads() if thread.name.startswith(CASE)]
    return max(found, key=lambda thread: int(thread.id))


async def opening(person: Person) -> Message:
    """Return the newest post with the evidence that a person sees."""
    return await person.wait_for(lambda message: has_button(message, "mod_ask"))


async def rule(by: Person, evidence: Message, act: str, text: str, **values: str) -> Message:
    """Rule with a button, a reason and whatever else its form asks for."""
    asked = form(await by.press(evidence, ruling(evidence, act)))
    return answer(await by.submit(asked, {"text": text, **values}))


def ruling(evidence: Message, act: str) -> str:
    """Return the key of the button for a ruling."""
    return next(key for key in keys(evidence) if key.startswith("mod_ask") and key.endswith(f"/{act}"))


async def rewind(person: Person, evidence: Message, draws: str, text: str) -> Message:
    """Rule that the match is set back by one move, after a look at what that does."""
    preview = answer(await person.press(evidence, ruling(evidence, "rewind")))
    asked = form(await person.press(preview, next(k for k in keys(preview) if f".{draws}." in k)))
    return answer(await person.submit(asked, {"text": text}))


def keys(message: Message) -> list[str]:
    return [button.custom_id for button in message.buttons if button.custom_id]


async def appoint(mira: Person, *persons: str) -> Message:
    """Let the owner choose moderators by role, which the bot cannot call, and by name; return the page of choices."""
    page = answer(await mira.command("spiele", "setup", channel="spiele", moderators="Moderator", appeals="on"))
    assert "❌" in page.text
    return answer(await mira.select(page, *persons, of=NAMED))


async def test_a_whole_dispute_with_a_rewind_and_an_appeal_by_a_moderator_who_is_called_by_name(
    sandbox: Sandbox,
) -> None:
    """With the permissions of the README and a role that nobody may mention no moderator heard of a dispute."""
    anna, bernd, carla, mira = (sandbox.person(name) for name in ("anna", "bernd", "carla", "mira"))
    assert "❌" not in (await appoint(mira, "carla")).text
    table = await Table.set_up(sandbox)
    await table.play_first()
    mover = table.to_move
    await table.play_first()
    waiting = table.to_move

    said = await call(mover, table, "I slipped on the die.")
    assert said.is_ephemeral
    notice = await table.next_post(table.board, "I slipped on the die.")
    assert WORDS["en"]("paused-dispute", person="") in notice.text
    assert not has_button(notice, "build")

    evidence = await opening(carla)
    assert len(evidence.attachments) == 2
    assert {user["id"] for user in evidence.raw["mentions"]} == {anna.id, bernd.id, carla.id}
    assert f"<@{carla.id}>" in evidence.text
    assert f"<@&{MODERATOR_ROLE_ID}>" not in evidence.text, "who is not called is not addressed"
    assert (await case_thread(anna)).id == (await case_thread(bernd)).id == (await case_thread(carla)).id

    side = form(await waiting.press(evidence, "statement"))
    await waiting.submit(side, {"text": "You looked fine to me."})
    await carla.wait_for(lambda message: "You looked fine to me." in message.text, channel=evidence.channel_id)

    done = await rewind(carla, evidence, "fresh", "It was late, and nobody minds.")
    assert done.is_ephemeral
    board = await table.next_board()
    assert "It was late, and nobody minds." in board.text
    assert table.to_move is mover

    ruled = await waiting.wait_for(lambda message: has_button(message, "appeal"), channel=evidence.channel_id)
    asked = form(await waiting.press(ruled, "appeal"))
    await waiting.submit(asked, {"text": "I do mind."})
    again = await carla.wait_for(
        lambda message: has_button(message, "mod_ask") and "I do mind." in message.text, channel=evidence.channel_id
    )
    assert_told(carla, await carla.press(again, ruling(again, "dismiss")), "refused-own-ruling")
    assert_told(carla, await carla.press(again, ruling(again, "void")), "refused-own-ruling")
    await rule(mira, again, "dismiss", "The ruling stands.")
    final = await table.next_board()
    assert "The ruling stands." in final.text
    assert final.raw["mentions"]
    assert not any(has_button(message, "appeal") for message in (await mira.messages(evidence.channel_id))[-1:])
    await table.play_first()

    log = answer(await anna.command(table.thread, "match log"))
    assert "~~2." in log.text
    earlier = answer(await anna.press(log, "log"))
    told = [line for line in (*earlier.text.splitlines(), *log.text.splitlines()) if line.startswith("▸")]
    assert any(f"<@{carla.id}>" in line and "<t:" in line for line in told), earlier.text
    undone = await filled(anna, await anna.command(table.thread, "board", undone=1))
    assert undone.attachments
    cases = answer(await carla.command("general", "mod cases"))
    assert table.match in cases.text
    assert WORDS["en"]("ruling-rewound") in cases.text


async def test_time_and_another_player_are_rulings_and_the_match_goes_on(sandbox: Sandbox) -> None:
    mira, carla = sandbox.person("mira"), sandbox.person("carla")
    table = await Table.set_up(sandbox, seat="Red", time="fast")
    anna, bernd = table.players
    await call(anna, table, "The line was down for a day.")
    evidence = await opening(mira)
    assert_told(mira, await rule(mira, evidence, "extend", "So it was.", seat="0", hours="24"), "acknowledged-act")
    board = await table.next_board()
    assert f"<@{mira.id}> gives 1 day more to <@{anna.id}>" in board.text
    assert "So it was." in board.text
    assert WORDS["en"]("resumed-by", person=Markup(f"<@{mira.id}>")) in board.text
    assert pinged(board) == [anna.id]
    ruled = await bernd.wait_for(
        lambda message: WORDS["en"]("ruling-time_given") in message.text, channel=evidence.channel_id
    )
    assert "So it was." in ruled.text
    await table.play_first()

    await call(anna, table, "Bernd cannot go on.")
    again = await mira.wait_for(lambda message: has_button(message, "mod_ask") and "cannot go on" in message.text)
    assert_told(mira, await rule(mira, again, "replace", "x", seat="1", person="anna"), "refused-bad-substitute-plays")
    assert_told(mira, await rule(mira, again, "replace", "Get well!", seat="1", person="carla"), "acknowledged-act")
    board = await table.next_board()
    assert f"<@{carla.id}> takes over Black from <@{bernd.id}>" in board.text
    assert "Get well!" in board.text
    table.players = (anna, carla)
    await table.play_first_as(carla)
    cases = answer(await mira.command("general", "mod cases"))
    assert WORDS["de"]("ruling-time_given") in cases.text or WORDS["de"]("ruling-replaced") in cases.text


async def test_without_private_threads_it_is_talked_about_in_the_thread_of_the_match(sandbox: Sandbox) -> None:
    sandbox.set_permissions("Fernzug", BOT & ~Permission.CREATE_PRIVATE_THREADS)
    mira = sandbox.person("mira")
    advice = answer(await mira.command("spiele", "setup", channel="spiele"))
    assert "Private Threads" in advice.text
    table = await Table.set_up(sandbox)
    await call(table.to_move, table, "Help!")
    evidence = await opening(mira)
    assert evidence.channel_id == table.thread
    side = form(await table.waiting.press(evidence, "statement"))
    await table.waiting.submit(side, {"text": "He always does that."})
    await mira.wait_for(lambda message: "He always does that." in message.text, channel=table.thread)
    await rule(mira, evidence, "dismiss", "Be kind.")
    assert "Be kind." in (await table.next_board()).text
    await table.play_first()


async def test_the_thread_of_a_dispute_is_opened_again_when_somebody_deletes_it(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    table = await Table.set_up(sandbox)
    await call(table.to_move, table, "Help!")
    evidence = await opening(mira)
    await mira.delete(await case_thread(mira))
    side = form(await table.waiting.command(table.thread, "dispute"))
    await table.waiting.submit(side, {"text": "Where did it go?"})
    await mira.wait_for(lambda message: "Where did it go?" in message.text)
    assert (await case_thread(mira)).id != evidence.channel_id


async def test_a_dispute_survives_a_kill_at_any_time(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    table = await Table.set_up(sandbox)
    sandbox.fault("slow", "POST", "/channels/*/threads", delay_ms=2000)
    said = await call(table.to_move, table, "Help!")
    assert said.is_ephemeral
    await sandbox.kill_bot()
    await sandbox.start_bot()
    evidence = await opening(mira)
    assert "Help!" in evidence.text
    found = [m for m in await mira.messages(evidence.channel_id) if has_button(m, "mod_ask")]
    assert len(found) == 1


# Who may not


async def test_a_moderator_who_plays_is_refused_everywhere(sandbox: Sandbox) -> None:
    mira, anna = sandbox.person("mira"), sandbox.person("anna")
    await appoint(mira, "mira")
    table = await Table.set_up(sandbox, "anna", "mira")
    await table.play_first()
    await call(table.to_move, table, "Help!")
    evidence = await opening(mira)
    for button in keys(evidence):
        if button.startswith("mod_ask"):
            assert_told(mira, await mira.press(evidence, button), "refused-plays-in-match")
    for command in ACTS:
        said = await mira.command(table.thread, f"mod {command}")
        assert_told(mira, said, "refused-plays-in-match")
    for key in forged_forms(table.match, 5):
        assert_told(mira, await mira.forge(evidence, key, FILLED), "refused-plays-in-match")
    sandbox.set_permissions("Moderator", Permission.MANAGE_THREADS)
    sandbox.set_roles("carla", "Moderator")
    carla = sandbox.person("carla")
    await rule(carla, evidence, "dismiss", "Play on.")
    await table.next_post(table.board, "Play on.")
    assert_told(anna, await anna.command(table.thread, "mod void"), "refused-not-a-moderator")


async def test_who_lost_the_role_is_refused_when_the_form_comes_back(sandbox: Sandbox) -> None:
    mira, carla = sandbox.person("mira"), sandbox.person("carla")
    await mira.command("spiele", "setup", moderators="Moderator")
    table = await Table.set_up(sandbox)
    sandbox.set_roles("carla", "Moderator")
    asked = form(await carla.command(table.thread, "mod void"))
    sandbox.set_roles("carla")
    assert_told(carla, await carla.submit(asked, {"text": "Hihi."}), "refused-not-a-moderator")
    await table.play_first()


async def test_nobody_without_the_role_gets_anywhere_not_even_with_forged_buttons(sandbox: Sandbox) -> None:
    mira, carla = sandbox.person("mira"), sandbox.person("carla")
    await mira.command("spiele", "setup", moderators="Moderator")
    table = await Table.set_up(sandbox)
    await table.play_first()
    await call(table.to_move, table, "Help!")
    for person in (carla, table.to_move, table.waiting):
        for command in ACTS:
            assert_told(person, await person.command(table.thread, f"mod {command}"), "refused-not-a-moderator")
        for key in forgeries(table.match, 5):
            assert_told(person, await person.forge(table.board, key), "refused-not-a-moderator")
        for key in forged_forms(table.match, 5):
            assert_told(person, await person.forge(table.board, key, FILLED), "refused-not-a-moderator")
    assert_told(carla, await carla.command("general", "mod cases"), "refused-not-a-moderator")


async def test_a_moderator_of_another_server_is_nobody_here(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    table = await Table.set_up(sandbox)
    for key in forgeries(table.match, 5):
        said = await mira.forge(table.board, key, guild=ELSEWHERE)
        assert_told(mira, said, "refused-unknown-match", match=table.match)
    for key in forged_forms(table.match, 5):
        said = await mira.forge(table.board, key, FILLED, guild=ELSEWHERE)
        assert_told(mira, said, "refused-unknown-match", match=table.match)


async def test_nonsense_in_a_forged_button_is_answered_politely(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    table = await Table.set_up(sandbox)
    for text in ("nothing", "rewind", "rewind.x.fresh.1", "rewind.1", f"rewind.{'9' * 40}.fresh.1", "adjudicate.7", ""):
        said = await mira.forge(table.board, f"mod_ask:{table.match}:/{text}")
        asked_or_told = said.title if not isinstance(said, Message) and said else answer(said).text
        assert asked_or_told
    await table.play_first()


async def test_an_old_button_of_a_settled_dispute_does_nothing(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    table = await Table.set_up(sandbox)
    await call(table.to_move, table, "Help!")
    evidence = await opening(mira)
    asked = form(await mira.press(evidence, ruling(evidence, "void")))
    await rule(mira, evidence, "dismiss", "Play on.")
    assert "Play on." in (await table.next_board()).text
    assert_told(mira, await mira.submit(asked, {"text": "Hm."}), "refused-old-case", ruling="dismissed")
    for key in keys(evidence):
        if key.startswith("mod_ask"):
            assert_told(mira, await mira.forge(evidence, key), "refused-old-case", ruling="dismissed")
    await table.play_first()


def forgeries(match: str, position: int) -> list[str]:
    """Return the keys of everything that a moderator could press."""
    return [f"mod_ask:{match}:/{act}" for act in (*FORMS, "rewind", f"rewind.4.fresh.{position}")]


def forged_forms(match: str, position: int) -> list[str]:
    """Return the keys of every form that a moderator could send."""
    return [f"mod_act:{match}:/{act}" for act in (*FORMS, f"rewind.4.fresh.{position}")]


FORMS = ("adjudicate", "dismiss", "extend", "note", "pause", "replace", "resume", "reveal", "void")
ACTS = (*FORMS, "evidence", "rewind")
FILLED = {"text": "Because I can.", "seat": "0", "hours": "6", "winner": "0", "person": "900000000000000013"}
ELSEWHERE = "900000000000000099"


async def test_a_dispute_that_nobody_decides_is_reported_and_lapses(tmp_path: Path) -> None:
    async with travelling(tmp_path) as travel:
        mira = travel.sandbox.person("mira")
        table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
        await call(table.players[0], table, "Look at that.")
        notice = await table.next_post(table.board, "Look at that.")
        evidence = await opening(mira)
        for shown in (notice, evidence):
            assert len(re.findall(r"<t:\d+:f>", shown.text)) >= len({"told", "over"}), "its end is seen from the start"
        travel.go(days=3, hours=1)
        await table.next_post(notice, WORDS["en"]("pause-escalated-dispute"))
        said = WORDS["en"]("pause-escalated-dispute")
        await mira.wait_for(lambda message: said in message.text, channel=evidence.channel_id)
        travel.go(days=12)
        board = await table.next_board()
        assert WORDS["en"]("pause-lapsed-dispute") in board.text
        assert pinged(board) == [table.players[0].id]
        await table.play_first()


async def test_without_moderators_the_owner_and_administrators_are_called(sandbox: Sandbox) -> None:
    sandbox.set_permissions("Moderator", Permission.ADMINISTRATOR, mentionable=True)
    table = await Table.set_up(sandbox)
    await call(table.players[0], table, "Who decides here?")
    evidence = await opening(sandbox.person("mira"))
    assert PEOPLE[-1][1] in {user["id"] for user in evidence.raw["mentions"]}
    assert evidence.raw["mention_roles"] == [MODERATOR_ROLE_ID]


async def test_a_dispute_of_which_no_moderator_heard_reaches_reports_and_the_owner(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    await mira.command("spiele", "setup", moderators="Moderator", reports="general", language="English")
    table = await Table.set_up(sandbox)
    await call(table.to_move, table, "Is anybody there?")
    evidence = await opening(mira)
    told = WORDS["en"]("report-unheard", match=table.match, thread=Markup(f"<#{evidence.channel_id}>"))
    await mira.wait_for(lambda message: told in message.text)
    assert mira.id in {user["id"] for user in evidence.raw["mentions"]}
    assert evidence.raw["mention_roles"] == []
    assert f"<@&{MODERATOR_ROLE_ID}>" not in evidence.text
