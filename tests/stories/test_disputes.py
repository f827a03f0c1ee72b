"""Disputes as their people meet them: called by button, talked about in a private thread, ruled on, appealed to."""



from sandbox.client import Channel, Message, Person, Sandbox
from tests.stories.table import Table, answer, filled, form, has_button, texts
from tests.stories.telling import WORDS, assert_told

CASE = "Dispute: "


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


async def rule(person: Person, evidence: Message, act: str, text: str) -> Message:
    """Rule with a button and a reason."""
    key = next(b.custom_id for b in evidence.buttons if b.custom_id and b.custom_id.endswith(f"/{act}"))
    asked = form(await person.press(evidence, key))
    return answer(await person.submit(asked, {"text": text}))


async def rewind(person: Person, evidence: Message, draws: str, text: str) -> Message:
    """Rule that the match is set back by one move, after a look at what that does."""
    key = next(b.custom_id for b in evidence.buttons if b.custom_id and b.custom_id.endswith("/rewind"))
    preview = answer(await person.press(evidence, key))
    asked = form(await person.press(preview, next(k for k in keys(preview) if f".{draws}." in k)))
    return answer(await person.submit(asked, {"text": text}))


def keys(message: Message) -> list[str]:
    return [button.custom_id for button in message.buttons if button.custom_id]


async def test_a_whole_dispute_with_a_rewind_and_an_appeal(sandbox: Sandbox) -> None:
    anna, bernd, carla, mira = (sandbox.person(name) for name in ("anna", "bernd", "carla", "mira"))
    await mira.command("spiele", "setup", moderators="Moderator", appeals="on")
    table = await Table.set_up(sandbox)
    await table.play_first()
    mover = table.to_move
    await table.play_first()
    waiting = table.to_move

    said = await call(mover, table, "I slipped on the die.")
    assert said.is_ephemeral
    notice = await table.next_post(table.board, "I slipped on the die.")
    assert WORDS["en"]("status-paused-dispute") in notice.text
    assert not has_button(notice, "build")

    evidence = await opening(mira)
    print(evidence.text)
    assert len(evidence.attachments) == 2
    assert {user["id"] for user in evidence.raw["mentions"]} == {anna.id, bernd.id}
    assert evidence.raw["mention_roles"]
    assert [t for t in await carla.threads() if t.name.startswith(CASE)] == [], "private"
    assert (await case_thread(anna)).id == (await case_thread(bernd)).id

    side = form(await waiting.press(evidence, "statement"))
    await waiting.submit(side, {"text": "You looked fine to me."})
    await mira.wait_for(lambda message: "You looked fine to me." in message.text, channel=evidence.channel_id)

    done = await rewind(mira, evidence, "fresh", "It was late, and nobody minds.")
    assert done.is_ephemeral
    board = await table.next_board()
    assert "It was late, and nobody minds." in board.text
    assert table.to_move is mover

    ruled = await waiting.wait_for(lambda message: has_button(message, "appeal"), channel=evidence.channel_id)
    asked = form(await waiting.press(ruled, "appeal"))
    await waiting.submit(asked, {"text": "I do mind."})
    again = await mira.wait_for(
        lambda message: has_button(message, "mod_ask") and "I do mind." in message.text, channel=evidence.channel_id
    )
    assert_told(mira, await rule(mira, again, "dismiss", "No."), "refused-own-ruling")
    sandbox.set_roles("carla", "Moderator")
    await rule(carla, again, "dismiss", "The ruling stands.")
    final = await table.next_post(board, "The ruling stands.")
    assert final.raw["mentions"]
    assert not any(has_button(message, "appeal") for message in (await mira.messages(evidence.channel_id))[-1:])
    await table.play_first()

    log = answer(await anna.command(table.thread, "match log"))
    assert "~~2." in log.text
    undone = await filled(anna, await anna.command(table.thread, "board", undone=1))
    assert undone.attachments
    cases = answer(await mira.command("general", "mod cases"))
    assert table.match in cases.text
    print(texts(await mira.messages(evidence.channel_id)))
    print(texts(await table.public_posts()))
    print(log.text, cases.text)
