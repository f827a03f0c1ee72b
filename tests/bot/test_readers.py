"""For whom something is written, and in which language."""

from dataclasses import replace

from engine.preferences import Person, Server
from tests.bot.bench import ANNA, BERND, SERVER, WORDS, Bench


async def test_a_letter_is_in_the_language_of_the_persons_discord() -> None:
    """Somebody who reads German only met English in direct messages on an English server."""
    bench = Bench()
    await bench.store.save_server(Server(SERVER, language="en"))
    await bench.readers.private(ANNA, "de")
    assert (await bench.readers.letter(ANNA, SERVER)).words is WORDS["de"]
    assert (await bench.readers.letter(BERND, SERVER)).words is WORDS["en"], "of whom we have seen nothing"
    await bench.readers.private(ANNA, "en-GB")
    assert (await bench.readers.letter(ANNA, SERVER)).words is WORDS["en"]


async def test_a_choice_goes_before_the_language_of_discord() -> None:
    bench = Bench()
    await bench.store.save_person(replace(Person(ANNA), language="de"))
    assert (await bench.readers.private(ANNA, "fr")).words is WORDS["de"]
    assert (await bench.readers.letter(ANNA, SERVER)).words is WORDS["de"]
