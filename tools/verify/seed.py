"""Checks that every draw follows from the promised seed: commitments, numbers of draws, values, secrets."""

from collections.abc import Iterator, Sequence
from typing import Final

from tools.verify.log import Fact, Log
from tools.verify.proofs import commitment, draw, salt, secret_commitment
from tools.verify.shapes import DIGEST

BACK: Final = {"turn_taken_back", "match_rewound"}


def commitments(log: Log) -> Iterator[str]:
    """Yield where a commitment is missing or broken."""
    promised = (log.first("match_proposed") or {}).get("commitment")
    for seq, fact in log.facts("match_started"):
        if not DIGEST.fullmatch(fact["commitment"]):
            yield f"fact {seq}: the commitment to the seed is missing"
        if fact["commitment"] != promised:
            yield f"fact {seq}: the match has started with another seed than the one promised in the invitation"
        if log.seed is not None and fact["commitment"] != commitment(log.seed, log.match):
            yield f"fact {seq}: the seed that was opened is not the one that was committed to"
    added: set[int] = set()
    for seq, fact in log.facts("entropy_added"):
        if fact["person"] in added:
            yield f"fact {seq}: person {fact['person']} has added entropy twice"
        added.add(fact["person"])
    promised_by = [fact["person"] for _, fact in log.facts("entropy_promised")]
    if len(promised_by) != len(set(promised_by)):
        yield "entropy was promised twice by one person"
    for seq, fact in log.facts("secret_drawn", "secret_taken"):
        if not DIGEST.fullmatch(fact["commitment"]):
            yield f"fact {seq}: the commitment to the secret is missing"


def numbers(log: Log) -> Iterator[str]:
    """Yield where a number of a draw is left out or used again: then somebody has thrown until the dice were right.

    Only after a rewind with repeated draws do the numbers that were drawn since come again.
    """
    following, fresh, after = 0, 0, [0]
    for seq, fact in log.facts():
        if fact["kind"] in BACK:
            following = fresh
            if not 0 < fact["back_to"] < seq:
                yield f"fact {seq}: there is no fact {fact['back_to']} to go back to"
            elif fact.get("draws") == "repeated":
                following = after[fact["back_to"]]
        for drawn in draws_of(log, seq, fact):
            number = drawn["number"]
            if number != following:
                wrong = "was used before" if number < following else f"comes too early, {following} was left out"
                yield f"fact {seq}: draw {number} {wrong}"
            if not 1 <= drawn["value"] <= drawn["sides"]:
                yield f"fact {seq}: draw {number} shows {drawn['value']}, and has {drawn['sides']} sides only"
            following = number + 1
        if fact["kind"] == "secret_drawn" and seq not in log.opened:
            following += fact["used"]
        fresh = max(fresh, following)
        after.append(following)


def values(log: Log) -> Iterator[str]:
    """Yield where a draw shows another value than the seed gives."""
    if log.key is None:
        return
    for seq, fact in log.facts():
        for drawn in draws_of(log, seq, fact):
            value = draw(log.key, log.match, drawn["number"], drawn["sides"])
            if drawn["value"] != value:
                yield f"fact {seq}: draw {drawn['number']} shows {drawn['value']}, but the seed gives {value}"


def secrets(log: Log) -> Iterator[str]:
    """Yield where a secret is not opened at the end, or is not the one that was committed to."""
    if log.key is None:
        return
    hidden = dict(log.facts("secret_drawn", "secret_taken"))
    for number, (seq, fact) in enumerate(hidden.items()):
        secret = log.opened.get(seq)
        if secret is None:
            yield f"fact {seq}: the secret was not opened at the end"
            continue
        if secret["salt"] != salt(log.key, log.match, number):
            yield f"fact {seq}: the salt of the secret is not the one that the seed gives"
        if secret_commitment(secret, log.match) != fact["commitment"]:
            yield f"fact {seq}: the secret that was opened is not the one that was committed to"
        if len(secret["draws"]) != fact.get("used", 0):
            yield f"fact {seq}: the secret has used another number of draws"
    for seq in log.opened.keys() - hidden.keys():
        yield f"fact {seq} hides nothing, yet something was opened for it"
    for seq, fact in log.facts("secrets_opened"):
        if [secret["seq"] for secret in fact["secrets"]] != list(hidden):
            yield f"fact {seq}: the secrets are not opened once each and in their order"


def draws_of(log: Log, seq: int, fact: Fact) -> Sequence[Fact]:
    """Return the draws of a fact as far as they are open."""
    if fact["kind"] not in ("match_started", "chance_drawn", "secret_drawn", "secret_taken"):
        return ()
    found: Sequence[Fact] = log.opened.get(seq, fact).get("draws", ())
    return found
