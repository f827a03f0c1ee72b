"""Checks an exported match of Fernzug without trusting it: one file, Python's standard library, no code of the bot.

    python tools/verify.py fernzug-k7wq3d9m.json
    python tools/verify.py fernzug-k7wq3d9m.json --head 12:3d6b903d --head bee48f01

Says what does not agree, each in a line that names the fact. `--head` is what stands under a post in the thread of the
match, `#12` and `3d6b903d`: a log that was made anew from its beginning cannot have the same. Exit code: 0 if all
agrees, 1 if not, 2 if this is no exported match. docs/fairness.md explains what is computed here.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import chain, count, pairwise
from pathlib import Path
from typing import Any

Fact = dict[str, Any]

FORMAT, VERSION = "fernzug-match", 1
ROW = {"seq", "at", "fact", "digest"}
GENESIS = "0" * 64
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
DIGEST = re.compile(r"[0-9a-f]{64}")
HEAD = re.compile(r"(?:#?(?P<seq>\d+):)?(?P<digits>[0-9a-f]{8,64})")

BEFORE_START = {"match_proposed", "person_joined", "entropy_added", "invitation_declined", "invitation_withdrawn"}
DRAWING = {"match_started", "chance_drawn", "secret_drawn", "secret_taken"}
STEPS = {"chance_drawn", "action_taken", "secret_drawn", "secret_taken"}
BACK = {"turn_taken_back", "match_rewound"}
WHILE_RUNNING = STEPS | BACK | {"offer_made", "offer_answered", "offer_cancelled", "player_resigned"}
BY_MODERATORS = {"match_rewound", "match_adjudicated", "match_voided", "moderator_noted", "dispute_ruled"}
DECIDING = {"match_adjudicated": "adjudicated", "match_voided": "void"}
WHILE_RUNNING |= {"time_spent", "time_ran_out", "time_claimed", "player_replaced"}


# --- What is computed: seed, draws, secrets, chain


def commitment(seed: bytes, match: str) -> str:
    """Return the digest that binds to a seed before the first draw."""
    return hashlib.sha256(f"fernzug-seed-v1|{match}|{seed.hex()}".encode()).hexdigest()


def key(seed: bytes, match: str, entropies: Sequence[tuple[int, str]]) -> bytes:
    """Return what all is drawn from: the seed, mixed with what players have added, in the order of the log."""
    if not entropies:
        return seed
    added = canonical([{"entropy": entropy, "person": person} for person, entropy in entropies])
    return hmac.digest(seed, f"fernzug-entropy-v1|{match}|{added}".encode(), "sha256")


def draw(key: bytes, match: str, number: int, sides: int) -> int:
    """Return the value of one draw, from 1 to sides."""
    if not 0 < sides <= 2**256:
        raise ValueError(f"a die with {sides} sides")
    for block in count():
        drawn = int.from_bytes(hmac.digest(key, f"fernzug-draw-v1|{match}|{number}|{block}".encode(), "sha256"))
        if drawn < 2**256 - 2**256 % sides:
            return drawn % sides + 1
    raise AssertionError


def salt(key: bytes, match: str, number: int) -> str:
    """Return the salt of a match's secret, counted from 0."""
    return hmac.digest(key, f"fernzug-salt-v1|{match}|{number}".encode(), "sha256").hex()


def secret_commitment(secret: Fact, match: str) -> str:
    """Return the digest that binds to a secret before it is opened."""
    hidden = canonical({"action": secret["action"], "draws": secret["draws"]})
    return hashlib.sha256(f"fernzug-secret-v1|{match}|{secret['salt']}|{hidden}".encode()).hexdigest()


def link(previous: str, match: str, seq: int, microseconds: int, body: str) -> str:
    """Return the digest of one row of the log."""
    return hashlib.sha256(f"{previous}\n{match}\n{seq}\n{microseconds}\n{body}".encode()).hexdigest()


def canonical(value: object) -> str:
    """Return the one JSON text of a value that is hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def dealt(persons: Sequence[int], values: Iterable[int]) -> list[int]:
    """Return a shuffle: from the last place down each is swapped with the place that was drawn (Fisher and Yates)."""
    order, drawn = list(persons), iter(values)
    for last in range(len(order) - 1, 0, -1):
        other = next(drawn, 1) - 1
        order[last], order[other] = order[other], order[last]
    return order


# --- What a throw shows, game by game

MIWIN = {"III": (1, 2, 5, 6, 7, 9), "IV": (1, 3, 4, 5, 8, 9), "V": (2, 3, 4, 6, 7, 8)}
CONFUSION_TYPES = "abcdefghijkl"


def _as_they_fell(action: Fact, values: Sequence[int]) -> bool:
    return bool(action["values"] == values)


def _sorted_dice(action: Fact, values: Sequence[int]) -> bool:
    return bool(action["dice"] == sorted(values))


def _rounds(action: Fact, values: Sequence[int]) -> bool:
    return list(chain(*action["rounds"])) == values


def _miwin(action: Fact, values: Sequence[int]) -> bool:
    dice = zip(action["dice"], values, strict=True)
    return all(die["number"] == MIWIN[die["name"]][value - 1] for die, value in dice)


def _deal(action: Fact, values: Sequence[int]) -> bool:
    places = [ord(letter) for letter in CONFUSION_TYPES]
    half = len(places) - 1
    orders = (dealt(places, values[:half]), dealt(places, values[half:]))
    return bool(action["types"] == ["".join(map(chr, order)) for order in orders])


THROWS: Mapping[tuple[str, str], Callable[[Fact, Sequence[int]], bool]] = {
    ("colliding_circles", "throw"): _as_they_fell,
    ("zirkeltanz", "throw"): _as_they_fell,
    ("columbiz", "throw"): _sorted_dice,
    ("columbiz", "start"): _rounds,
    ("gamwin", "throw"): _miwin,
    ("confusion", "deal"): _deal,
}
"""By game and kind of throw: whether it shows the values that were drawn."""


def _sides(kind: str, draws: int) -> list[int]:
    """Return how many sides the draws of a throw have: dice have six, two shuffles have one less each time."""
    return [*range(len(CONFUSION_TYPES), 1, -1)] * 2 if kind == "deal" else [6] * draws


# --- The log


@dataclass(frozen=True)
class Log:
    """An exported match: its name, its game, and the rows as they stand in the file."""

    match: str
    game: str
    head: str
    rows: Sequence[Fact]

    def facts(self, *kinds: str) -> Iterator[tuple[int, Fact]]:
        """Yield the facts of some kinds, of all without any, each with its place in the file from 1."""
        for seq, row in enumerate(self.rows, start=1):
            if not kinds or row["fact"]["kind"] in kinds:
                yield seq, row["fact"]

    def first(self, kind: str) -> Fact | None:
        """Return the first fact of a kind."""
        return next((fact for _, fact in self.facts(kind)), None)

    @property
    def seed(self) -> bytes | None:
        """Return the seed if it was opened."""
        opened = self.first("seed_opened")
        return bytes.fromhex(opened["seed"]) if opened else None

    @property
    def key(self) -> bytes | None:
        """Return what all is drawn from if the seed was opened."""
        entropies = [(fact["person"], fact["entropy"]) for _, fact in self.facts("entropy_added")]
        return None if self.seed is None else key(self.seed, self.match, entropies)

    @property
    def opened(self) -> dict[int, Fact]:
        """Return the opened secrets by the number of the fact that has hidden them."""
        return {secret["seq"]: secret for _, fact in self.facts("secrets_opened") for secret in fact["secrets"]}


class NotAMatch(Exception):
    """The file is no exported match that this program can read."""


def read(text: str) -> Log:
    """Return the log that a file holds.

    Raises:
        NotAMatch: it holds none.
    """
    try:
        export = json.loads(text)
        if (export["format"], export["version"]) != (FORMAT, VERSION):
            raise NotAMatch(f"the file says {export['format']!r} {export['version']!r}, not {FORMAT!r} {VERSION}")
        log = Log(export["match"], export["game"], export["head"], export["facts"])
        if not log.rows or not all(set(row) == ROW and "kind" in row["fact"] for row in log.rows):
            raise NotAMatch("its list of facts is empty or damaged")
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise NotAMatch(f"{type(error).__name__}: {error}") from error
    return log


def faults(log: Log, heads: Sequence[tuple[int | None, str]] = ()) -> Iterator[str]:
    """Yield everything in a match that does not agree; heads are numbers of facts (None: not known) and digits."""
    checks = (_chain(log), _heads(log, heads), _times(log), _story(log), _seats(log), _clocks(log), _moderators(log))
    for check in (*checks, _ending(log), _commitments(log), _numbers(log), _values(log), _throws(log), _secrets(log)):
        try:
            yield from check
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            yield f"a fact is damaged: {type(error).__name__} {error}"


def _chain(log: Log) -> Iterator[str]:
    previous = GENESIS
    for seq, row in enumerate(log.rows, start=1):
        if row["seq"] != seq:
            yield f"fact {seq} is missing, double or out of order: number {row['seq']} stands in its place"
        elif row["digest"] != link(previous, log.match, seq, _microseconds(row["at"]), canonical(row["fact"])):
            yield f"fact {seq} was changed, or does not follow the facts before it: its digest is another"
        previous = row["digest"]
    if log.head != previous:
        yield f"facts are missing at the end: the head is {log.head[:8]}, but the last fact has {previous[:8]}"


def _heads(log: Log, heads: Sequence[tuple[int | None, str]]) -> Iterator[str]:
    for seq, digits in heads:
        found = [at for at, row in enumerate(log.rows, start=1) if row["digest"].startswith(digits)]
        if not found or (seq is not None and seq not in found):
            place = "any fact" if seq is None else f"fact {seq}"
            yield f"the head {digits} that you have seen is not that of {place}: this is another log, or a part of it"


def _times(log: Log) -> Iterator[str]:
    for seq, (before, row) in enumerate(pairwise(log.rows), start=2):
        if _microseconds(row["at"]) < _microseconds(before["at"]):
            yield f"fact {seq}: its time is before that of fact {seq - 1}"


def _microseconds(at: str) -> int:
    return (datetime.fromisoformat(at) - EPOCH) // timedelta(microseconds=1)


def _story(log: Log) -> Iterator[str]:
    """Yield what cannot come where it stands: before the start, while the match runs, after its end."""
    phase = "nothing"
    for seq, fact in log.facts():
        kind = fact["kind"]
        if (kind == "match_proposed") != (phase == "nothing"):
            yield f"fact {seq}: a log begins with one invitation"
        if kind in BEFORE_START and phase not in ("nothing", "proposed"):
            yield f"fact {seq} ({kind}) cannot come after the start"
        if kind in WHILE_RUNNING and phase != "running":
            yield f"fact {seq} ({kind}) can only come while the match runs"
        was_decided = seq > 1 and log.rows[seq - 2]["fact"]["kind"] in DECIDING
        if kind == "match_started" and phase != "proposed":
            yield f"fact {seq} ({kind}) cannot come here"
        if kind == "match_ended" and phase != "running" and not (phase == "over" and was_decided):
            yield f"fact {seq} ({kind}) cannot come here"
        phase = {
            "match_proposed": "proposed",
            "match_started": "running",
            "match_ended": "over",
            "invitation_declined": "withdrawn",
            "invitation_withdrawn": "withdrawn",
        }.get(kind, phase)


def _seats(log: Log) -> Iterator[str]:
    """Yield where somebody sits who was not dealt the seat, or acts from a seat that is another's."""
    proposal = log.rows[0]["fact"]
    guests = [fact["person"] for _, fact in log.facts("person_joined")]
    sitting: list[int] = []
    for seq, fact in log.facts():
        if fact["kind"] == "match_started":
            sitting = fact["persons"]
            wished, values = proposal["wished_seat"], [drawn["value"] for drawn in fact["draws"]]
            expected = dealt(guests if wished is not None else [proposal["by"], *guests], values)
            if wished is not None:
                expected.insert(wished, proposal["by"])
            sides = list(range(len(sitting) - (wished is not None), 1, -1))
            if expected != sitting or [drawn["sides"] for drawn in fact["draws"]] != sides:
                yield f"fact {seq}: the seats are not dealt as the draws say"
        elif fact["kind"] == "player_replaced":
            if sitting[fact["seat"]] != fact["before"]:
                yield f"fact {seq}: person {fact['before']} does not sit there and cannot be replaced"
            sitting = [*sitting[: fact["seat"]], fact["after"], *sitting[fact["seat"] + 1 :]]
        elif fact.get("offer") == "substitute":
            continue  # the substitute answers, too, and sits nowhere yet
        elif sitting and "person" in fact and fact.get("seat") is not None and fact["person"] != sitting[fact["seat"]]:
            yield f"fact {seq} ({fact['kind']}): person {fact['person']} does not sit there"


def _moderators(log: Log) -> Iterator[str]:
    """Yield where somebody moderates a match of their own, and where a decision about the end has no end behind it."""
    players = {person for _, fact in log.facts("match_started") for person in fact["persons"]}
    for seq, fact in log.facts(*BY_MODERATORS):
        if fact["by"] in players:
            yield f"fact {seq} ({fact['kind']}): person {fact['by']} plays in this match"
        following: Fact = log.rows[seq]["fact"] if seq < len(log.rows) else {"kind": "nothing"}
        if fact["kind"] in DECIDING and (
            following["kind"] != "match_ended"
            or following["outcome"]["reason"] != DECIDING[fact["kind"]]
            or following["outcome"] != fact.get("outcome", following["outcome"])
        ):
            yield f"fact {seq} ({fact['kind']}) is not followed by the end that it decides"
    for seq, fact in log.facts("match_ended"):
        if fact["outcome"]["reason"] in DECIDING.values() and log.rows[seq - 2]["fact"]["kind"] not in DECIDING:
            yield f"fact {seq}: the match is said to have ended by a moderator, but none has decided so"


def _ending(log: Log) -> Iterator[str]:
    """Yield what is missing at the end, or is there without an end."""
    ended, opened = log.first("match_ended"), list(log.facts("seed_opened"))
    if ended and not opened:
        yield "the match has ended, but its seed was not opened: facts are missing at the end"
    if opened and not ended:
        yield f"fact {opened[0][0]}: the seed was opened, but nothing says how the match ended"
    if len(opened) > 1:
        yield f"fact {opened[1][0]}: the seed was opened twice"
    if not ended:
        return
    outcome, seats = ended["outcome"], len((log.first("match_started") or {"persons": ()})["persons"])
    if not len(outcome["places"]) == len(outcome["scores"]) == seats or 1 not in outcome["places"]:
        yield "the outcome does not name a place and a score for every seat"
    if outcome["reason"] == "resigned" and not log.first("player_resigned"):
        yield "the match is said to have ended by resignation, but nobody has resigned"
    agreed = (fact["offer"] == "draw" and fact["is_accepted"] for _, fact in log.facts("offer_answered"))
    if outcome["reason"] == "agreed" and not any(agreed):
        yield "the match is said to have ended by agreement, but nobody has agreed"


def _clocks(log: Log) -> Iterator[str]:
    """Yield where a clock has run longer than time has passed, or than there was time on it.

    When a clock stood (sleep, vacation, pauses) the log does not say, so less may be spent than has passed. A cap takes
    away what an increment would add, never what was there. A rewind gives back the time of what it undoes.
    """
    policy = (log.first("match_proposed") or {}).get("policy")
    if policy is None:
        for seq, _ in log.facts("time_spent", "time_given", "time_ran_out"):
            yield f"fact {seq}: a clock runs in a match without clocks"
        return
    begun, given, spent, turns = 0, Counter[int](), Counter[int](), Counter[int]()
    after = [(given, spent, turns)]
    for seq, (row, fact) in enumerate(((row, row["fact"]) for row in log.rows), start=1):
        kind, seat, now = fact["kind"], fact.get("seat"), _microseconds(row["at"]) // 10**6
        if kind == "match_rewound" and 0 < fact["back_to"] < seq:
            given, spent, turns = map(Counter[int], after[fact["back_to"]])
        if (kind == "time_given" and fact["seconds"] <= 0) or (kind == "time_spent" and fact["seconds"] < 0):
            yield f"fact {seq}: {fact['seconds']} seconds are no time"
        elif kind == "match_started":
            begun = now
        elif kind in ("action_taken", "secret_taken"):
            turns[seat] += 1
        elif kind == "time_given":
            given[seat] += fact["seconds"]
        elif kind == "time_spent":
            spent[seat] += fact["seconds"]
            most = policy["bank"] + given[seat] + policy["increment"] * turns[seat]
            if spent[seat] > min(most, now - begun + 1):
                yield f"fact {seq}: the clock of seat {seat} has run for {spent[seat]} s, which cannot be"
        elif kind == "time_ran_out" and spent[seat] < policy["bank"] + given[seat]:
            yield f"fact {seq}: seat {seat} is said to have no time left after {spent[seat]} s, which cannot be"
        after.append((Counter(given), Counter(spent), Counter(turns)))


def _commitments(log: Log) -> Iterator[str]:
    promised = (log.first("match_proposed") or {}).get("commitment")
    for seq, fact in log.facts("match_started"):
        if not DIGEST.fullmatch(fact["commitment"]):
            yield f"fact {seq}: the commitment to the seed is missing"
        if promised is not None and fact["commitment"] != promised:
            yield f"fact {seq}: the match has started with another seed than the one promised in the invitation"
        if log.seed is not None and fact["commitment"] != commitment(log.seed, log.match):
            yield f"fact {seq}: the seed that was opened is not the one that was committed to"
    for seq, fact in log.facts("entropy_added"):
        if promised is None:
            yield f"fact {seq}: a player has added entropy before there was a commitment to the seed"
        if any(earlier["person"] == fact["person"] for at, earlier in log.facts("entropy_added") if at < seq):
            yield f"fact {seq}: person {fact['person']} has added entropy twice"
    for seq, fact in log.facts("secret_drawn", "secret_taken"):
        if not DIGEST.fullmatch(fact["commitment"]):
            yield f"fact {seq}: the commitment to the secret is missing"


def _numbers(log: Log) -> Iterator[str]:
    """Yield where a number of a draw is left out or used again: then somebody has thrown until the dice were right.

    Only after a rewind with repeated draws the numbers that were drawn since come again.
    """
    following, fresh, after = 0, 0, [0]
    for seq, fact in log.facts():
        if fact["kind"] in BACK:
            following = fresh
            if not 0 < fact["back_to"] < seq:
                yield f"fact {seq}: there is no fact {fact['back_to']} to go back to"
            elif fact.get("draws") == "repeated":
                following = after[fact["back_to"]]
        for drawn in _draws(log, seq, fact):
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


def _draws(log: Log, seq: int, fact: Fact) -> Sequence[Fact]:
    """Return the draws of a fact as far as they are open."""
    draws: Sequence[Fact] = log.opened.get(seq, fact).get("draws", ()) if fact["kind"] in DRAWING else ()
    return draws


def _values(log: Log) -> Iterator[str]:
    if log.key is None:
        return
    for seq, fact in log.facts():
        for drawn in _draws(log, seq, fact):
            value = draw(log.key, log.match, drawn["number"], drawn["sides"])
            if drawn["value"] != value:
                yield f"fact {seq}: draw {drawn['number']} shows {drawn['value']}, but the seed gives {value}"


def _throws(log: Log) -> Iterator[str]:
    for seq, fact in log.facts("chance_drawn", "secret_drawn"):
        thrown = log.opened.get(seq, fact)
        action = thrown.get("action", {"kind": "sealed"})
        shows = THROWS.get((log.game, action["kind"]))
        if shows is None:
            continue
        values = [drawn["value"] for drawn in thrown["draws"]]
        sides = [drawn["sides"] for drawn in thrown["draws"]]
        if sides != _sides(action["kind"], len(sides)) or not shows(action, values):
            yield f"fact {seq}: what is said to have fallen is not what was drawn ({', '.join(map(str, values))})"


def _secrets(log: Log) -> Iterator[str]:
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


# --- What is said


def summary(log: Log) -> Iterator[str]:
    """Yield in plain words what could be checked."""
    draws = [drawn for seq, fact in log.facts() for drawn in _draws(log, seq, fact)]
    secrets = list(log.facts("secret_drawn", "secret_taken"))
    yield f"Match {log.match}, {log.game}: {len(log.rows)} facts, chained in their order."
    if log.key is not None:
        yield "The seed is the one that was promised at the start."
        yield f"{len(draws)} draws follow from it; none was left out or used twice without a ruling."
    elif log.first("match_started"):
        yield f"The match is not over: its seed is still secret. {len(draws)} draws are numbered without a gap."
    if entropies := len(list(log.facts("entropy_added"))):
        yield f"Entropy that players have added after the promise: {entropies}, mixed into every draw."
    if rewinds := [fact["draws"] for _, fact in log.facts("match_rewound")]:
        again = "some draws came twice, as it was ruled" if "repeated" in rewinds else "no draw came twice"
        yield f"Times the match was set back: {len(rewinds)}; the file has what was undone, and {again}."
    if secrets:
        yield f"Secrets that were committed to: {len(secrets)}, {'opened as they were' if log.key else 'not open yet'}."
    if not any(game == log.game for game, _ in THROWS):
        yield "This program does not know the game, so it cannot tell whether a throw shows what was drawn."
    yield f"Head of the chain: #{len(log.rows)} {log.rows[-1]['digest'][:8]}. It stands under the post of that fact."


def head(text: str) -> tuple[int | None, str]:
    """Return a head as it was typed: a number of a fact, if there is one, and digits."""
    found = HEAD.fullmatch(text.strip().lower())
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not like 3d6b903d or 12:3d6b903d")
    return (int(found["seq"]) if found["seq"] else None), found["digits"]


def main(argv: Sequence[str]) -> int:
    """Check a file, say what was found, and return the exit code."""
    parser = argparse.ArgumentParser(description="Check an exported match of Fernzug.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--head", type=head, action="append", default=[], metavar="[NUMBER:]DIGITS")
    chosen = parser.parse_args(argv)
    try:
        log = read(chosen.file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, NotAMatch) as error:
        print(f"{chosen.file} is no exported match: {error}", file=sys.stderr)
        return 2
    found = list(faults(log, chosen.head))
    print(*(found or (*summary(log), "Everything agrees.")), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
