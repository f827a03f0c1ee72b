"""Forged draws, seeds, secrets and chains: what is changed in a match, and what verify says to it."""

from copy import deepcopy
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from tests.tools.forging import Forge, at, changed, doubled, facts, left_out, other_face, turned
from tests.tools.plays import Json
from tools import verify

CIRCLES: Final = "colliding_circles"
COLUMBIZ: Final = "columbiz"
CONFUSION: Final = "confusion"
GAMWIN: Final = "gamwin"


def swapped(match: Json) -> None:
    """Exchange two neighbouring facts, their times staying where they are."""
    rows = match["facts"]
    place = at(match, "chance_drawn", 1)
    rows[place]["fact"], rows[place - 1]["fact"] = rows[place - 1]["fact"], rows[place]["fact"]


def swapped_throws(match: Json) -> None:
    first, second = facts(match, "chance_drawn")[:2]
    first["action"], second["action"] = second["action"], first["action"]


def swapped_secrets(match: Json) -> None:
    """Let one player have the dice of the other."""
    facts(match, "secrets_opened")[0]["secrets"][0]["action"]["types"].reverse()


def earlier(match: Json) -> None:
    row = match["facts"][at(match, "action_taken", 3)]
    row["at"] = (datetime.fromisoformat(row["at"]) - timedelta(hours=1)).isoformat()


def later(match: Json) -> None:
    """Let a move come later, but still before what follows it."""
    row = next(row for row, after in pairwise(match["facts"][at(match, "action_taken") :]) if row["at"] < after["at"])
    row["at"] = (datetime.fromisoformat(row["at"]) + timedelta(milliseconds=1)).isoformat()


def truncated(match: Json) -> None:
    del match["facts"][-1]


def half(match: Json) -> None:
    del match["facts"][len(match["facts"]) // 2 :]


def thrown_until_right(match: Json) -> None:
    """Skip a number: what it would have given did not please."""
    for draws in [fact["draws"] for fact in facts(match, "chance_drawn")[1:] if fact["draws"]]:
        for drawn in draws:
            drawn["number"] += 1


def thrown_again(match: Json) -> None:
    """Take the numbers of the throw before, which pleased."""
    for before, fact in reversed(list(pairwise(facts(match, "chance_drawn")[:3]))):
        fact["draws"], fact["action"] = deepcopy(before["draws"]), deepcopy(before["action"])


def new_seed(match: Json) -> None:
    """Forge everything: another seed, its commitment and every value."""
    seed = bytes(range(32))
    facts(match, "seed_opened")[0]["seed"] = seed.hex()
    facts(match, "match_started")[0]["commitment"] = verify.commitment(seed, match["match"])
    for row in match["facts"]:
        for drawn in row["fact"].get("draws", ()):
            drawn["value"] = verify.draw(seed, match["match"], drawn["number"], drawn["sides"])


def renamed(match: Json) -> None:
    match["match"] = "zzzzzzzz"


def secret_of_another_draw(match: Json) -> None:
    """Open something else, with a commitment that fits to it, and the draws as they were."""
    opened = facts(match, "secrets_opened")[0]["secrets"][0]
    opened["action"]["types"].reverse()
    facts(match, "secret_drawn")[0]["commitment"] = verify.secret_commitment(opened, match["match"])


def salt_of_choice(match: Json) -> None:
    """Choose the salt so that something else might fit."""
    opened = facts(match, "secrets_opened")[0]["secrets"][0]
    opened["salt"] = "00" * 32
    facts(match, "secret_drawn")[0]["commitment"] = verify.secret_commitment(opened, match["match"])


def secret_unopened(match: Json) -> None:
    facts(match, "secrets_opened")[0]["secrets"].clear()


def opened_for_nothing(match: Json) -> None:
    secrets = facts(match, "secrets_opened")[0]["secrets"]
    secrets.append({**secrets[0], "seq": 1})


def moved_after_the_end(match: Json) -> None:
    match["facts"].append(match["facts"].pop(at(match, "action_taken", -1)))


def second_invitation(match: Json) -> None:
    match["facts"].insert(1, deepcopy(match["facts"][0]))


def entropy_after_the_start(match: Json) -> None:
    """Add what gives the wanted throws, once the seats are dealt."""
    match["facts"].insert(at(match, "match_started") + 1, match["facts"].pop(at(match, "entropy_added")))


def time_out(match: Json) -> None:
    """Let somebody have no time left who has."""
    spent = facts(match, "time_spent")[0]
    person = facts(match, "match_started")[0]["persons"][spent["seat"]]
    fact = {"kind": "time_ran_out", "seat": spent["seat"], "person": person}
    place = at(match, "time_spent") + 1
    match["facts"].insert(place, {**match["facts"][place - 1], "fact": fact})


def stranger(match: Json) -> None:
    facts(match, "action_taken")[0]["person"] += 5


FILE_ONLY: dict[str, tuple[str, Forge, str]] = {
    "a die": (CIRCLES, changed("chance_drawn", "draws.0.value", other_face), "was changed"),
    "a throw": (CIRCLES, changed("chance_drawn", "action.values.0", other_face), "was changed"),
    "a move": (CIRCLES, changed("action_taken", "line", "pass"), "was changed"),
    "a player": (CIRCLES, changed("action_taken", "person", 1), "was changed"),
    "a time, later": (CIRCLES, later, "was changed"),
    "a time, earlier": (CIRCLES, earlier, "its time is before that of fact"),
    "an outcome": (CIRCLES, changed("match_ended", "outcome.places", turned), "was changed"),
    "the order": (CIRCLES, swapped, "was changed"),
    "a move left out": (CIRCLES, left_out("action_taken", 2), "is missing, double or out of order"),
    "a throw left out": (CIRCLES, left_out("chance_drawn", 1), "is missing, double or out of order"),
    "a fact twice": (CIRCLES, doubled("action_taken", 1), "is missing, double or out of order"),
    "the end cut off": (CIRCLES, truncated, "facts are missing at the end: the head is"),
    "half of it cut off": (CIRCLES, half, "facts are missing at the end: the head is"),
    "the name of the match": (CIRCLES, renamed, "was changed"),
    "the invitation": (CIRCLES, changed("match_proposed", "channel", 5), "fact 1 was changed"),
    "the sealed text of a secret": (CONFUSION, changed("secret_drawn", "sealed", "AAAA"), "was changed"),
}
RECHAINED: dict[str, tuple[str, Forge, str]] = {
    "a die": (CIRCLES, changed("chance_drawn", "draws.0.value", other_face), "but the seed gives"),
    "a throw, its draws kept": (
        CIRCLES,
        changed("chance_drawn", "action.values.0", other_face),
        "what is said to have fallen is not what was drawn",
    ),
    "a throw of eight dice": (
        COLUMBIZ,
        changed("chance_drawn", "action.dice.0", other_face, which=1),
        "what is said to have fallen is not what was drawn",
    ),
    "who begins": (
        COLUMBIZ,
        changed("chance_drawn", "action.rounds.0.0", other_face),
        "what is said to have fallen is not what was drawn",
    ),
    "a Miwin die": (
        GAMWIN,
        changed("chance_drawn", "action.dice.0.number", other_face),
        "what is said to have fallen is not what was drawn",
    ),
    "two throws exchanged": (CIRCLES, swapped_throws, "what is said to have fallen is not what was drawn"),
    "more sides": (
        CIRCLES,
        changed("chance_drawn", "draws.0.sides", 60),
        "what is said to have fallen is not what was drawn",
    ),
    "a face that no die has": (CIRCLES, changed("chance_drawn", "draws.0.value", 7), "shows 7, and has 6 sides only"),
    "a throw left out": (CIRCLES, left_out("chance_drawn", 1), "comes too early"),
    "a throw twice": (CIRCLES, doubled("chance_drawn", 1), "was used before"),
    "thrown until the die was right": (CIRCLES, thrown_until_right, "was left out"),
    "an earlier throw used again": (CIRCLES, thrown_again, "was used before"),
    "another seed": (CIRCLES, changed("seed_opened", "seed", "00" * 32), "the seed that was opened is not the one"),
    "another commitment": (
        CIRCLES,
        changed("match_started", "commitment", "0" * 64),
        "the seed that was opened is not the one that was committed to",
    ),
    "no commitment": (CIRCLES, changed("match_started", "commitment", ""), "the commitment to the seed is missing"),
    "a seed of no use": (CIRCLES, changed("seed_opened", "seed", "?"), "a fact is damaged"),
    "the seats exchanged": (COLUMBIZ, changed("match_started", "persons", turned), "the seats are not dealt as"),
    "a seat of one's own choice": (
        CIRCLES,
        changed("match_proposed", "wished_seat", lambda seat: None if seat is not None else 0),
        "the seats are not dealt as",
    ),
    "somebody else's move": (CIRCLES, stranger, "does not sit there"),
    "the seed kept closed": (CIRCLES, left_out("seed_opened"), "seed_opened must follow"),
    "no outcome": (CIRCLES, left_out("match_ended"), "before it match_ended must come"),
    "a resignation left out": (CIRCLES, left_out("player_resigned"), "nothing before it ends the match as 'resigned'"),
    "a draw that nobody offered": (
        CIRCLES,
        changed("match_ended", "outcome.reason", "agreed"),
        "its outcome is not what follows",
    ),
    "an outcome without places": (
        CIRCLES,
        changed("match_ended", "outcome.places", []),
        "its outcome is not what follows",
    ),
    "opened twice": (CIRCLES, doubled("seed_opened"), "the seed is opened once"),
    "ended twice": (CIRCLES, doubled("match_ended"), "before it seed_opened must come"),
    "started twice": (CIRCLES, doubled("match_started"), "it cannot come after the start"),
    "invited twice": (CIRCLES, second_invitation, "a log begins with one invitation"),
    "a move after the end": (CIRCLES, moved_after_the_end, "can only come while the match runs"),
    "somebody who never joined": (CIRCLES, left_out("person_joined"), "the seats are not dealt as"),
    "the entropy of a player": (CIRCLES, changed("entropy_added", "entropy", "mine"), "but the seed gives"),
    "whose entropy it was": (CIRCLES, changed("entropy_added", "person", 5), "but the seed gives"),
    "entropy left out": (CIRCLES, left_out("entropy_added"), "but the seed gives"),
    "entropy twice": (CIRCLES, doubled("entropy_added"), "has added entropy twice"),
    "entropy after the start": (CIRCLES, entropy_after_the_start, "cannot come after the start"),
    "the promise of the invitation": (
        CIRCLES,
        changed("match_proposed", "commitment", "0" * 64),
        "the match has started with another seed than the one promised in the invitation",
    ),
    "a minute more on a clock": (CIRCLES, changed("time_spent", "seconds", 600), "the clock of seat"),
    "a clock that runs backwards": (CIRCLES, changed("time_spent", "seconds", -5), "seconds are no time"),
    "a match without clocks": (CIRCLES, changed("match_proposed", "policy", None), "in a match without clocks"),
    "a time-out": (CIRCLES, time_out, "is said to have no time left"),
    "the times": (CIRCLES, earlier, "its time is before that of fact"),
    "a secret exchanged": (CONFUSION, swapped_secrets, "the secret that was opened is not the one"),
    "a secret and its commitment": (CONFUSION, secret_of_another_draw, "what is said to have fallen is not"),
    "a salt of one's own choice": (CONFUSION, salt_of_choice, "the salt of the secret is not the one"),
    "the commitment to a secret": (
        CONFUSION,
        changed("secret_drawn", "commitment", "0" * 64),
        "the secret that was opened is not the one",
    ),
    "no commitment to a secret": (CONFUSION, changed("secret_drawn", "commitment", ""), "the secret is missing"),
    "a secret kept closed": (CONFUSION, secret_unopened, "the secret was not opened at the end"),
    "the secrets left out": (CONFUSION, left_out("secrets_opened"), "the secret was not opened at the end"),
    "something opened for nothing": (CONFUSION, opened_for_nothing, "hides nothing"),
    "fewer draws in a secret": (CONFUSION, changed("secret_drawn", "used", 21), "used another number of draws"),
    "a draw of a secret": (
        CONFUSION,
        changed("secrets_opened", "secrets.0.draws.0.value", lambda value: value % 12 + 1),
        "but the seed gives",
    ),
}
