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
from engine.seasons.formats import format_of
from engine.seasons.formats.tie_breaks import check_tie_breaks
from engine.seasons.state.guards import BEFORE_DRAW, TOO_FEW, require_phase
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
    if rules.conditions.most_rating and rules.conditions.least_rating > rules.conditions.most_rating:
        raise BadSeasonRules(reason="ratings")
    check_tie_breaks(rules)


def open_sign_up(season: Season, now: datetime) -> Facts:
    """Let people sign up."""
    require_phase(season, "announced")
    return format_of(season.rules).open_sign_up(season.rules, now + timedelta(days=season.rules.sign_up_days))


def change_rules(season: Season, rules: Rules, *, by: PersonId) -> Facts:
    """Change the rules before the draw; the game stays, and so does the way in which people sign up."""
    require_phase(season, *BEFORE_DRAW)
    check_rules(rules)
    if format_of(rules).entry != format_of(season.rules).entry:
        raise BadSeasonRules(reason="entry")
    return (RulesChanged("rules_changed", rules, by),)


def draw(
    season: Season, *, seed: str, chance: RecordedChance, records: Mapping[EntrantId, DrawRecord], now: datetime
) -> Facts:
    """Open the seed and draw divisions; with too few people the season does not take place."""
    require_phase(season, "open")
    of_season = format_of(season.rules)
    incomplete = tuple(one for one in season.entrants if not of_season.can_play(season, one))
    people = sorted(season.entrants.keys() - set(incomplete))
    made = of_season.sizes(season.rules, len(people))
    if not made:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    lots = shuffled(people, chance)
    number = {entrant: index for index, entrant in enumerate(lots)}
    known = [records.get(entrant, DrawRecord(entrant)) for entrant in people]
    divisions = divide(known, made, number)
    starts_at = now + of_season.objection(season.rules)
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
    rules, of_season = season.rules, format_of(season.rules)
    until = now + timedelta(days=rules.sign_up_days)
    if season.is_live and season.until is not None:
        until = max(until, season.until)
    return (
        replace(
            season.founded, number=season.founded.number + 1, rules=rules, previous=season.id, commitment=commitment
        ),
        *of_season.open_sign_up(rules, until),
        *(
            EntrantSignedUp("entrant_signed_up", EntrantId(at), one.person, one.at_once, one.is_standing, is_new=False)
            for at, one in enumerate(of_season.staying(season), 1)
        ),
    )


def start_group(season: Season, group: Sequence[EntrantId], seed: bytes, now: datetime) -> Facts:
    """Draw and start the group that is complete, nobody has time to object; everybody else waits on."""
    others = format_of(season.rules).passed_over(season, group)
    alone = _with(season, others, now)
    chance = SeededChance(seed, match=MatchId(season.id), start=0)
    drawn = draw(alone, seed=seed.hex(), chance=chance, records={}, now=now)
    return (*others, *drawn, *start(_with(alone, drawn, now), now))


def _with(season: Season, facts: Facts, now: datetime) -> Season:
    made = fold_on(season, season.id, ((fact, now, "") for fact in facts))
    assert made is not None  # there was a season before
    return made
