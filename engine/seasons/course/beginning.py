"""Beginning of a season, from rules to start, and of the one that follows it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from engine.ids import MatchId, PersonId
from engine.matches.decisions.dice import RecordedChance, SeededChance
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.course import (
    DivisionsDrawn,
    DrawnRecord,
    RulesChanged,
    SeasonCancelled,
    SeasonSeedOpened,
    SeasonStarted,
    SignUpOpened,
    iso,
)
from engine.seasons.facts.fixtures import planned
from engine.seasons.facts.places import (
    EntrantSignedOff,
    EntrantSignedUp,
    StandbyOffered,
)
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.fold.fold import fold_on
from engine.seasons.formats import flash, format_of, pentathlon
from engine.seasons.formats.tie_breaks import check_tie_breaks
from engine.seasons.state.guards import BEFORE_DRAW, TOO_FEW, require_phase
from engine.seasons.state.own import Queue
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from leagues.divisions import DrawRecord, divide
from leagues.draws import shuffled


def check_rules(rules: Rules) -> None:
    """Refuse rules that make no sense or could last for ever.

    Raises:
        BadSeasonRules: says which part, and what it would take.
    """
    if rules.policy.on_timeout != "loss":
        raise BadSeasonRules(reason="policy")
    format_of(rules).check(rules)
    if not 0 <= rules.promoted <= rules.least // 2 or not 0 <= rules.relegated <= rules.least // 2:
        raise BadSeasonRules(reason="promotion", most=rules.least // 2)
    if not 1 <= rules.days <= 366 or not 1 <= rules.sign_up_days <= 60 or not 0 <= rules.overtime_days <= 60:
        raise BadSeasonRules(reason="days")
    if rules.most_rating and rules.least_rating > rules.most_rating:
        raise BadSeasonRules(reason="ratings")
    check_tie_breaks(rules)


def open_sign_up(season: Season, now: datetime) -> Facts:
    """Let people sign up."""
    require_phase(season, "announced")
    if season.rules.own.is_endless:
        return (SeasonStarted("season_started", (), ""),)
    until = "" if season.rules.own.is_queued else iso(now + timedelta(days=season.rules.sign_up_days))
    return (SignUpOpened("sign_up_opened", until),)


def change_rules(season: Season, rules: Rules, *, by: PersonId) -> Facts:
    """Change the rules before the draw; the game stays, and a pentathlon remains one."""
    require_phase(season, *BEFORE_DRAW)
    before, after = season.rules.own, rules.own
    if after.has_stages != before.has_stages:
        raise BadSeasonRules(reason="stages", least=pentathlon.LEAST_STAGES, most=pentathlon.MOST_STAGES)
    check_rules(rules)
    if (after.is_queued, after.is_endless) != (before.is_queued, before.is_endless):
        raise BadSeasonRules(reason="flash")
    return (RulesChanged("rules_changed", rules, by),)


def draw(
    season: Season, *, seed: str, chance: RecordedChance, records: Mapping[EntrantId, DrawRecord], now: datetime
) -> Facts:
    """Open the seed and draw divisions; with too few people the season does not take place."""
    require_phase(season, "open")
    incomplete = tuple(one for one in season.entrants if not format_of(season.rules).can_play(season, one))
    people = sorted(season.entrants.keys() - set(incomplete))
    made = format_of(season.rules).sizes(season.rules, len(people))
    if not made:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    lots = shuffled(people, chance)
    number = {entrant: index for index, entrant in enumerate(lots)}
    known = [records.get(entrant, DrawRecord(entrant)) for entrant in people]
    divisions = divide(known, made, number)
    starts_at = now + timedelta(hours=0 if season.rules.own.is_queued else season.rules.objection_hours)
    return (
        *(EntrantSignedOff("entrant_signed_off", one, waits_on=False) for one in incomplete),
        SeasonSeedOpened("season_seed_opened", seed),
        DivisionsDrawn("divisions_drawn", divisions, lots, chance.draws, iso(starts_at), tuple(map(_drawn, known))),
    )


def _drawn(one: DrawRecord) -> DrawnRecord:
    return DrawnRecord(one.entrant, one.division, one.order, one.of, one.away, one.rating, one.claim)


def start(season: Season, now: datetime) -> Facts:
    """Make the fixtures that are known from the start; the season ends after its days.

    Where so many have signed off after the draw that a division cannot be played, those who are left become
    substitutes; without any division the season does not take place.
    """
    require_phase(season, "drawn")
    rules, of_season = season.rules, format_of(season.rules)
    left_over = [one for group in season.divisions if not of_season.is_playable(rules, len(group)) for one in group]
    playable = tuple(group for group in season.divisions if of_season.is_playable(rules, len(group)))
    if not playable:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    made = of_season.begin(replace(season, divisions=playable))
    return (
        *(EntrantSignedOff("entrant_signed_off", one, waits_on=False) for one in left_over),
        *(StandbyOffered("standby_offered", season.entrants[one].person) for one in left_over),
        SeasonStarted("season_started", planned(made), iso(now + of_season.duration(rules))),
    )


def succession(season: Season, now: datetime, commitment: str) -> Facts:
    """Return the next season: announced, open for sign-up, with those who said so once for good, or who wait on."""
    rules, is_flash = season.rules, season.rules.own.is_queued
    until = now + timedelta(days=rules.sign_up_days)
    if season.is_live and season.until is not None:
        until = max(until, season.until)
    standing = [one for one in season.entrants.values() if one.is_standing and not season.has_left(one.id)]
    number, staying = season.founded.number + 1, season.of(Queue).waiting_on if is_flash else standing
    return (
        replace(season.founded, number=number, rules=rules, previous=season.id, commitment=commitment),
        SignUpOpened("sign_up_opened", "" if is_flash else iso(until)),
        *(
            EntrantSignedUp("entrant_signed_up", EntrantId(at), one.person, one.at_once, not is_flash, is_new=False)
            for at, one in enumerate(staying, 1)
        ),
    )


def start_group(season: Season, group: Sequence[EntrantId], seed: bytes, now: datetime) -> Facts:
    """Draw and start the group that is complete, nobody has time to object; everybody else waits on."""
    others = flash.remain_queued(season, group)
    alone = _with(season, others, now)
    chance = SeededChance(seed, match=MatchId(season.id), start=0)
    drawn = draw(alone, seed=seed.hex(), chance=chance, records={}, now=now)
    return (*others, *drawn, *start(_with(alone, drawn, now), now))


def _with(season: Season, facts: Facts, now: datetime) -> Season:
    made = fold_on(season, season.id, ((fact, now, "") for fact in facts))
    assert made is not None  # there was a season before
    return made
