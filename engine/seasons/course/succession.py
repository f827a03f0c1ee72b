"""How one season of a league leads to the next, and how a flash group comes out of those who wait: pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from engine.ids import MatchId
from engine.matches.decisions.dice import SeededChance
from engine.seasons.course.beginning import draw, start
from engine.seasons.facts.places import EntrantSignedUp
from engine.seasons.facts.union import Facts, SignUpOpened, iso
from engine.seasons.formats import flash
from engine.seasons.state.fold import fold_on
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def succession(season: Season, now: datetime, commitment: str) -> Facts:
    """Return the next season: announced, open for sign-up, with those who said so once for good, or who wait on."""
    rules, is_flash = season.rules, season.rules.flash > 0
    until = now + timedelta(days=rules.sign_up_days)
    if season.is_live and season.until is not None:
        until = max(until, season.until)
    standing = [one for one in season.entrants.values() if one.is_standing and not season.has_left(one.id)]
    number, staying = season.founded.number + 1, season.waiting_on if is_flash else standing
    return (
        replace(season.founded, number=number, rules=rules, previous=season.id, commitment=commitment),
        SignUpOpened("sign_up_opened", "" if is_flash else iso(until)),
        *(
            EntrantSignedUp("entrant_signed_up", EntrantId(at), one.person, one.at_once, is_standing=not is_flash)
            for at, one in enumerate(staying, 1)
        ),
    )


def start_group(season: Season, group: Sequence[EntrantId], seed: bytes, now: datetime) -> Facts:
    """Draw and start the group that is complete, nobody has time to object; everybody else waits on."""
    others = flash.passed_over(season, group)
    alone = _with(season, others, now)
    chance = SeededChance(seed, match=MatchId(season.id), start=0)
    drawn = draw(alone, seed=seed.hex(), chance=chance, records={}, now=now)
    return (*others, *drawn, *start(_with(alone, drawn, now), now))


def _with(season: Season, facts: Facts, now: datetime) -> Season:
    made = fold_on(season, season.id, ((fact, now, "") for fact in facts))
    assert made is not None  # there was a season before
    return made
