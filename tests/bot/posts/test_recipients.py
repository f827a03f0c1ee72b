"""For whom something is written, and in which language."""

from dataclasses import replace

from engine.people.preferences import Person, Server
from tests.bot.bench import ANNA, BERND, SERVER, WORDS, Bench


async def test_a_letter_is_in_the_language_of_the_persons_discord() -> None:
    """Somebody who reads German only met English in direct messages on an English server."""
    bench = Bench()
    replies = bench.services().replies
    await bench.store.people.save_server(Server(SERVER, language="en"))
    await replies.recipient(bench.interaction(ANNA, "de"))
    assert (await bench.recipients.unasked(ANNA, SERVER)).words is WORDS["de"]
    assert (await bench.recipients.unasked(BERND, SERVER)).words is WORDS["en"], "of whom we have seen nothing"
    await replies.recipient(bench.interaction(ANNA, "en"))
    assert (await bench.recipients.unasked(ANNA, SERVER)).words is WORDS["en"]


async def test_a_choice_goes_before_the_language_of_discord() -> None:
    bench = Bench()
    await bench.store.people.save_person(replace(Person(ANNA), language="de"))
    assert (await bench.recipients.private(ANNA, "en")).words is WORDS["de"]
    assert (await bench.recipients.unasked(ANNA, SERVER)).words is WORDS["de"]
