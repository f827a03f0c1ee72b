"""The bot's words to each person: in their own language, in private, without a ping, and always for a reason."""

import asyncio

from bot.i18n import load_words
from engine.people.preferences import Language
from sandbox.client import PATIENCE_S, Message, Modal, Person
from tests.stories.table import answer, has_button

WORDS = load_words(strict=True)
LANGUAGES: dict[str, Language] = {"anna": "en", "bernd": "de", "carla": "en", "mira": "de"}


def words_of(person: Person, key: str, **params: str | int) -> str:
    """Return a message in the language of a person."""
    return WORDS[LANGUAGES[person.name]](key, **params)


async def letters(person: Person, count: int = 1, text: str = "") -> list[Message]:
    """Return the messages with a person's secrets as soon as there are so many, the newest with a text."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            heard = len(person.events)
            found = [message for message in await person.dms() if has_button(message, "secrets_text")]
            if len(found) >= count and text in found[-1].text:
                return found
            await person.heard(lambda: len(person.events) > heard)  # noqa: B023 - asked for at once


def assert_told(person: Person, said: Message | Modal | None, key: str, **params: str | int) -> None:
    """Assert that an answer is private, pings nobody and says exactly this message."""
    shown = answer(said)
    assert_private(shown)
    assert shown.text == words_of(person, key, **params)


def assert_private(shown: Message) -> None:
    """Assert that only the one who acted sees an answer, that it pings nobody and is no apology for a bug."""
    assert shown.is_ephemeral, shown.text
    assert not shown.raw["mentions"], shown.text
    assert not shown.raw["mention_everyone"]
    for words in WORDS.values():
        assert words("error-unexpected", reference="")[:20] not in shown.text
