"""Secrets in a match against the computer: the person gets theirs, and nobody waits for the computer."""

from hashlib import sha256
from typing import Any

import pytest

from engine.log.facts.start import ComputerSeat
from games.core import Seat
from games.registry import GAMES
from tests.secrets.twins import die_of, words_with_lockbox
from tests.secrets.world import CHANNEL, FIRST_DM, MATCH, PLAYERS, SERVER, HeardDiscord, World


async def test_secrets_of_a_match_against_the_computer_go_to_the_person_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    original = HeardDiscord.direct

    async def direct(self: HeardDiscord, person: int, **options: Any) -> int:
        written.append(person)
        return await original(self, person, **options)

    monkeypatch.setattr(HeardDiscord, "direct", direct)
    world = World(GAMES["confusion"], words_with_lockbox(), die_of(3))
    change = await world.matches.invitations.propose(
        "confusion",
        by=PLAYERS[0],
        server=SERVER,
        channel=CHANNEL,
        computer=(ComputerSeat("easy", 1),),
        wished_seat=Seat(0),
    )
    await world.services.tasks.announcer.tell(change)
    match = await world.match()
    assert (match.phase, match.undelivered) == ("running", ())
    assert set(written) == {PLAYERS[0]}
    sent = await world.store.outbox.secret_messages(MATCH)
    assert [(message.person, message.channel) for message in sent] == [(PLAYERS[0], FIRST_DM + PLAYERS[0])]
    [letter] = [what for whom, how, what in world.ears.heard if whom == PLAYERS[0] and how == "send"]
    of_person, of_computer = (
        sha256(repr(GAMES["confusion"].narration.view(match.state, Seat(seat))).encode()).hexdigest() for seat in (0, 1)
    )
    assert of_person in repr(letter)
    assert of_computer not in repr(letter)
