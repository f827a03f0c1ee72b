"""Changed exports against tools/verify: with the old digests, with recomputed ones, and against a head that was seen.

A success is a changed file that passes, or one that makes the program fall.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any, Final

from tests.adversary.campaign import Attack
from tests.tools.archives import archive, found_in, held, season_of
from tests.tools.forged_consent import AGREES_WITH_ITSELF, NOT_READ, UNAGREED
from tests.tools.forged_decisions import ONLY_HEADS, REDECIDED
from tests.tools.forged_draws import CIRCLES, COLUMBIZ, CONFUSION, FILE_ONLY, GAMWIN, RECHAINED
from tests.tools.forging import found, rechained
from tests.tools.plays import Json
from tests.tools.scenes import SCENES
from tests.tools.test_tampering import honest
from tools import verify

SOURCES: Final = (CIRCLES, COLUMBIZ, CONFUSION, GAMWIN, *SCENES)
BOUND: Final = {"chance_drawn", "match_started", "match_ended", "seed_opened", "secrets_opened", "turn_taken_back"}
"""Facts of which every part follows from something else, so that no part can be another, whatever the digests say."""
NONSENSE: Final[tuple[Any, ...]] = (None, True, -1, 0, 2**70, 0.5, "", "\x1b[2J", "zzzzzzzz", [], {}, [[]])
LONG_ENOUGH: Final = 16
MUTATIONS: Final = 60
Way = tuple[str | int, ...]


async def attack(attack: Attack) -> None:
    """Change matches in every known way, then at random."""
    await prepare()
    for known, is_rechained in ((FILE_ONLY, False), ({**RECHAINED, **UNAGREED}, True)):
        kind = "known forgeries, " + ("digests made anew" if is_rechained else "digests as they were")
        for name, (key, forge, _) in known.items():
            match = json.loads(honest(key))
            forge(match)
            if is_rechained:
                rechained(match)
            attack.tally.note(kind, has_succeeded=passes(match), how=name)
    for name, (forge, _) in NOT_READ.items():
        match = json.loads(honest(CIRCLES))
        forge(match)
        attack.tally.note("files that no match can have", has_succeeded=passes(match), how=name)
    for name, (key, forge) in AGREES_WITH_ITSELF.items():
        match, head = json.loads(honest(key)), head_of(json.loads(honest(key)))
        forge(match)
        rechained(match)
        attack.tally.note("a whole log made anew, a head was seen", has_succeeded=passes(match, head), how=name)
    for name in REDECIDED:
        attack.tally.note("seasons decided otherwise, made anew", has_succeeded=is_undetected(name), how=name)
    for name, (made, forge_season) in ONLY_HEADS.items():
        files, head = held(archive(made)), head_of_season(made)
        forge_season(files)
        assert not found_in(files), name
        attack.tally.note("seasons made anew, a head was seen", has_succeeded=not found_in(files, head), how=name)
    for _ in range(MUTATIONS * attack.scale):
        mutate_one(attack)


async def prepare() -> None:
    """Play all matches that are to be changed, each in a loop of its own."""
    for key in SOURCES:
        await asyncio.to_thread(honest, key)
    for name in sorted({made for made, _, _ in REDECIDED.values()}):
        await asyncio.to_thread(archive, name)


def head_of_season(name: str) -> str:
    """Return what stands under the last post of a season."""
    season: Json = season_of(held(archive(name)))
    return f"{len(season['log'])}:{season['head'][:LONG_ENOUGH]}"


def is_undetected(name: str) -> bool:
    """Tell whether a forged season is not found out by the fault that it has."""
    made, forge, message = REDECIDED[name]
    files = held(archive(made))
    forge(files)
    said = found_in(files)
    return not any(part in line for line in said for part in message.split("|"))


def mutate_one(attack: Attack) -> None:
    """Change something somewhere, and show it in three ways."""
    key = attack.lot.choice(SOURCES)
    whole: Json = json.loads(honest(key))
    head, changed = head_of(whole), json.loads(honest(key))
    how = (key, mutated(changed, attack.lot))
    if verify.canonical(changed) == verify.canonical(whole):
        return
    attack.tally.note("changed by lot, digests as they were", has_succeeded=passes(changed), how=how)
    try:
        rechained(changed)
    except (KeyError, TypeError, ValueError, AttributeError):
        return  # nobody can make digests for this
    if verify.canonical(changed) == verify.canonical(whole):
        return  # a digest was changed, and is right again
    attack.tally.note("changed by lot, made anew, a head was seen", has_succeeded=passes(changed, head), how=how)
    if is_bound(how[1], whole):
        attack.tally.note("what follows from others, made anew", has_succeeded=passes(changed), how=how)


def passes(match: Json, *heads: str) -> bool:
    """Tell whether the program finds nothing; a fault of its own counts as if it did."""
    try:
        return found(match, *heads) == ""
    except verify.NotAMatch:
        return False
    except Exception:
        return True


def head_of(match: Json) -> str:
    """Return what stands under the last post of a match."""
    return f"{len(match['facts'])}:{match['head'][:LONG_ENOUGH]}"


def places(value: Any, way: Way = ()) -> Iterator[Way]:
    """Yield the way to everything inside of a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*way, key)
        yield from places(part, (*way, key))


def mutated(match: Json, lot: random.Random) -> Way:
    """Change something in a match and return where; a fact as often as anything inside of one."""
    facts = match["facts"]
    at = lot.randrange(len(facts))
    if lot.random() < 1 / 3:
        other = lot.randrange(len(facts))
        lot.choice(
            (lambda: facts.pop(at), lambda: facts.insert(other, facts[at]), lambda: facts.insert(other, facts.pop(at)))
        )()
        return ("facts", at)
    way: Way = ("facts", at, *lot.choice(list(places(facts[at]))))
    place: Any = match
    for part in way[:-1]:
        place = place[part]
    place[way[-1]] = another(place[way[-1]], lot)
    return way


def another(value: Any, lot: random.Random) -> Any:
    """Return another value, as often as not one of the same kind."""
    if lot.random() < 1 / 2:
        return lot.choice(NONSENSE)
    match value:
        case bool():
            return not value
        case int():
            return value + lot.choice((-1, 1))
        case str() if value:
            at = lot.randrange(len(value))
            return value[:at] + lot.choice("0123456789abcdef*-") + value[at + 1 :]
        case list() if value:
            return lot.choice((value[1:], value[::-1], [*value, value[0]]))
        case _:
            return lot.choice(NONSENSE)


def is_bound(way: Way, whole: Json) -> bool:
    """Tell whether something was changed that follows from the rest."""
    return len(way) > 3 and way[2] == "fact" and whole["facts"][way[1]]["fact"]["kind"] in BOUND
