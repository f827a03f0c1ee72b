"""What people may do with a season, as pure functions: a season and a request in, facts out.

Raises `engine.errors.Refusal` where a request is not carried out. Who is an organiser is decided outside; that an
organiser does not act where they play themselves is decided by `engine.seasons.neutrality`.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from engine.errors import (
    AlreadySignedUp,
    BadSeasonRules,
    CannotHandOver,
    InvisibleName,
    NoSuchDivision,
    NoSuchFixture,
    NotAskedInSeason,
    NotInSeason,
    WrongSeasonPhase,
)
from engine.ids import PersonId
from engine.letters import has_shape
from engine.matches.dice import RecordedChance
from engine.seasons import flash
from engine.seasons.facts import (
    DivisionsDrawn,
    DrawnRecord,
    Facts,
    Rules,
    RulesChanged,
    SeasonCancelled,
    SeasonExtended,
    SeasonStarted,
    SeedOpened,
    SignUpOpened,
    iso,
)
from engine.seasons.formats import FORMATS
from engine.seasons.place_facts import (
    EntrantAsked,
    EntrantConfirmed,
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedOff,
    EntrantSignedUp,
    EntrantWithdrew,
    StandbyDeclined,
    StandbyOffered,
    StandbyWithdrawn,
)
from engine.seasons.round_facts import planned
from engine.seasons.season import Entrant, Phase, Season
from leagues.core import EntrantId, Fixture, Leaving
from leagues.divisions import Record, divide
from leagues.draws import shuffled

LEAST_STAGES, MOST_STAGES = 2, 9
"""How many stages an event may have."""

TOO_FEW = "too-few"
"""The reason why a season does not take place."""

NOTE_MOST = 1000
"""Characters of a reason."""

BEFORE_DRAW: tuple[Phase, ...] = ("announced", "open")
BEFORE_START: tuple[Phase, ...] = ("announced", "open", "drawn")
LIVE: tuple[Phase, ...] = ("running", "overtime")


def check_rules(rules: Rules) -> None:
    """Refuse rules that make no sense or could last for ever.

    Raises:
        BadSeasonRules: says which part, and what it would take.
    """
    if rules.policy.on_timeout != "loss":
        raise BadSeasonRules(reason="policy")
    FORMATS[rules.format].check(rules)
    if bool(rules.boards) != (rules.format == "teams"):
        raise BadSeasonRules(reason="boards", least=2, most=6)
    if rules.flash:
        flash.check(rules)
    if not 0 <= rules.promoted <= rules.least // 2 or not 0 <= rules.relegated <= rules.least // 2:
        raise BadSeasonRules(reason="promotion", most=rules.least // 2)
    if not 1 <= rules.days <= 366 or not 1 <= rules.sign_up_days <= 60 or not 0 <= rules.overtime_days <= 60:
        raise BadSeasonRules(reason="days")
    if rules.event is not None and not LEAST_STAGES <= len(rules.event.stages) <= MOST_STAGES:
        raise BadSeasonRules(reason="stages", least=LEAST_STAGES, most=MOST_STAGES)
    if rules.most_rating and rules.least_rating > rules.most_rating:
        raise BadSeasonRules(reason="ratings")
    if len(set(rules.tie_breaks)) < len(rules.tie_breaks):
        raise BadSeasonRules(reason="tie_breaks")


# Before the start


def open_sign_up(season: Season, now: datetime) -> Facts:
    """Let people sign up."""
    require_phase(season, "announced")
    if season.rules.is_endless:
        return (SeasonStarted("season_started", (), ""),)
    until = "" if season.rules.flash else iso(now + timedelta(days=season.rules.sign_up_days))
    return (SignUpOpened("sign_up_opened", until),)


def change_rules(season: Season, rules: Rules, *, by: PersonId) -> Facts:
    """Change the rules before the draw; the game stays, and an event remains one."""
    require_phase(season, *BEFORE_DRAW)
    if (rules.event is None) != (season.rules.event is None):
        raise BadSeasonRules(reason="stages", least=LEAST_STAGES, most=MOST_STAGES)
    check_rules(rules)
    if (rules.flash > 0, rules.is_endless) != (season.rules.flash > 0, season.rules.is_endless):
        raise BadSeasonRules(reason="flash")
    return (RulesChanged("rules_changed", rules, by),)


def sign_up(season: Season, person: PersonId, *, at_once: int = 0, is_standing: bool = False) -> Facts:
    """Take part; who was a substitute is none any more."""
    require_phase(season, "open")
    if season.entrant_of(person) is not None:
        raise AlreadySignedUp
    entrant = EntrantId(season.latest_entrant + 1)
    return (EntrantSignedUp("entrant_signed_up", entrant, person, max(0, at_once), is_standing),)


def sign_off(season: Season, person: PersonId) -> Facts:
    """Do not take part after all; free until the start. After the draw the first substitute takes the place."""
    require_phase(season, *BEFORE_START)
    entrant = own_place(season, person).id
    if season.phase == "drawn" and season.standby:
        return (EntrantReplaced("entrant_replaced", entrant, season.standby[0], "", None),)
    return (EntrantSignedOff("entrant_signed_off", entrant),)


def gone(season: Season, person: PersonId, now: datetime) -> Facts:
    """Return what follows when somebody is not in the server any more: signed off, or asked whether they go on."""
    entrant = season.entrant_of(person)
    if entrant is None:
        return withdraw_standby(season, person) if person in season.standby and not season.is_over else ()
    if season.rules.event is not None:
        return () if season.is_over else (EntrantSignedOff("entrant_signed_off", entrant.id),)
    if season.phase in BEFORE_START:
        return sign_off(season, person)
    is_asked = any(question.entrant == entrant.id for question in season.asked)
    if not season.is_live or is_asked or season.has_left(entrant.id):
        return ()
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    return (EntrantAsked("entrant_asked", entrant.id, until, "gone"),)


def offer_standby(season: Season, person: PersonId) -> Facts:
    """Offer to take the place of somebody who leaves."""
    require_end(season)
    require_phase(season, "open", "drawn", *LIVE)
    if season.entrant_of(person) is not None or person in season.standby:
        raise AlreadySignedUp
    return (StandbyOffered("standby_offered", person),)


def withdraw_standby(season: Season, person: PersonId) -> Facts:
    """Be no substitute any more; places that are offered right now are declined with it."""
    if person not in season.standby:
        raise NotInSeason
    return (*declined(season, person), StandbyWithdrawn("standby_withdrawn", person))


def declined(season: Season, person: PersonId) -> Facts:
    """Return that somebody takes none of the places that they are being asked about."""
    asked = (question for question in season.standby_questions if question.person == person)
    return tuple(StandbyDeclined("standby_declined", person, question.entrant) for question in asked)


def draw(
    season: Season, *, seed: str, chance: RecordedChance, records: Mapping[EntrantId, Record], now: datetime
) -> Facts:
    """Open the seed and draw divisions; with too few people the season does not take place."""
    require_phase(season, "open")
    incomplete = tuple(one for one in season.entrants if not season.is_complete(one))
    people = sorted(season.entrants.keys() - set(incomplete))
    made = FORMATS[season.rules.format].sizes(season.rules, len(people))
    if not made:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    lots = shuffled(people, chance)
    number = {entrant: index for index, entrant in enumerate(lots)}
    known = [records.get(entrant, Record(entrant)) for entrant in people]
    divisions = divide(known, made, number)
    starts_at = now + timedelta(hours=0 if season.rules.flash else season.rules.objection_hours)
    return (
        *(EntrantSignedOff("entrant_signed_off", one) for one in incomplete),
        SeedOpened("season_seed_opened", seed),
        DivisionsDrawn("divisions_drawn", divisions, lots, chance.draws, iso(starts_at), tuple(map(_drawn, known))),
    )


def _drawn(one: Record) -> DrawnRecord:
    return DrawnRecord(one.entrant, one.division, one.order, one.of, one.away, one.rating, one.claim)


def move(season: Season, person: PersonId, division: int, *, by: PersonId, note: str) -> Facts:
    """Put somebody into another division before the start."""
    require_phase(season, "drawn")
    entrant = own_place(season, person)
    if not 1 <= division <= len(season.divisions):
        raise NoSuchDivision(most=len(season.divisions))
    return (EntrantMoved("entrant_moved", entrant.id, division, cleaned(note), by),)


def start(season: Season, now: datetime) -> Facts:
    """Make the fixtures that are known from the start; the season ends after its days.

    Where so many have signed off after the draw that a division cannot be played, those who are left become
    substitutes; without any division the season does not take place.
    """
    require_phase(season, "drawn")
    rules, of_season = season.rules, FORMATS[season.rules.format]
    left_over = [one for group in season.divisions if not of_season.is_playable(rules, len(group)) for one in group]
    playable = tuple(group for group in season.divisions if of_season.is_playable(rules, len(group)))
    if not playable:
        return (SeasonCancelled("season_cancelled", TOO_FEW, None),)
    made = of_season.begin(replace(season, divisions=playable))
    return (
        *(EntrantSignedOff("entrant_signed_off", one) for one in left_over),
        *(StandbyOffered("standby_offered", season.entrants[one].person) for one in left_over),
        SeasonStarted("season_started", planned(made), iso(now + of_season.lasts(rules))),
    )


# While it runs


def withdraw(season: Season, person: PersonId, *, how: Leaving, by: PersonId | None, note: str = "") -> Facts:
    """Leave, or be removed by an organiser."""
    require_phase(season, *LIVE)
    entrant = own_place(season, person)
    if season.has_left(entrant.id):
        raise NotInSeason
    return (EntrantWithdrew("entrant_withdrew", entrant.id, how, cleaned(note), by),)


def confirm(season: Season, person: PersonId) -> Facts:
    """Answer that one goes on."""
    asked = next((question for question in season.asked if question.person == person), None)
    if asked is None:
        raise NotAskedInSeason
    return (EntrantConfirmed("entrant_confirmed", asked.entrant),)


def take_place(season: Season, person: PersonId, place: EntrantId | None = None) -> Facts:
    """Take the place that one was offered, the first one unless it is named."""
    asked = season.question_to(person, place)
    if asked is None:
        raise NotAskedInSeason
    return (EntrantReplaced("entrant_replaced", asked.entrant, person, "", None),)


def decline_place(season: Season, person: PersonId, place: EntrantId | None = None) -> Facts:
    """Decline the place that one was offered, the first one unless it is named."""
    asked = season.question_to(person, place)
    if asked is None:
        raise NotAskedInSeason
    return (StandbyDeclined("standby_declined", person, asked.entrant),)


def replace_entrant(season: Season, person: PersonId, substitute: PersonId, *, by: PersonId, note: str) -> Facts:
    """Put a substitute into somebody's place, by an organiser."""
    require_phase(season, *LIVE)
    require_end(season)
    entrant = own_place(season, person)
    if season.entrant_of(substitute) is not None:
        raise CannotHandOver(reason="plays")
    return (EntrantReplaced("entrant_replaced", entrant.id, substitute, cleaned(note), by),)


def extend(season: Season, until: datetime, *, by: PersonId | None, note: str, now: datetime) -> Facts:
    """Let the present part of the season last longer; of an event only sign-up has an end."""
    require_phase(season, *(("open", "drawn", *LIVE) if season.rules.event is None else ("open",)))
    require_end(season)
    if until <= now or (season.until is not None and until <= season.until):
        raise BadSeasonRules(reason="until")
    return (SeasonExtended("season_extended", iso(until), cleaned(note), by),)


def cancel(season: Season, *, by: PersonId | None, note: str) -> Facts:
    """End the season without a result."""
    if season.is_over:
        raise WrongSeasonPhase(phase=season.phase)
    return (SeasonCancelled("season_cancelled", cleaned(note), by),)


# Conditions


def require_end(season: Season) -> None:
    """Refuse what makes sense only in a season whose end, or whose end of sign-up, is known.

    Raises:
        BadSeasonRules: it is a ladder, or people wait for a flash group.
    """
    if season.rules.is_endless:
        raise BadSeasonRules(reason="endless")
    flash.require_date(season)


def require_phase(season: Season, *phases: Phase) -> None:
    """Refuse what can only be done in certain phases.

    Raises:
        WrongSeasonPhase: says in which phase the season is.
    """
    if season.phase not in phases:
        raise WrongSeasonPhase(phase=season.phase)


def own_place(season: Season, person: PersonId) -> Entrant:
    """Return the place in which a person plays now.

    Raises:
        NotInSeason: they have none.
    """
    entrant = season.entrant_of(person)
    if entrant is None:
        raise NotInSeason
    return entrant


def fixture_of(season: Season, number: int) -> Fixture:
    """Return a fixture.

    Raises:
        NoSuchFixture: there is none of this number.
    """
    if number not in season.fixtures:
        raise NoSuchFixture(fixture=number)
    return season.fixtures[number]


def named(name: str, *, most: int) -> str:
    """Return a name as the log keeps it, cut to a length.

    Raises:
        InvisibleName: there is none, or none that people could see.
    """
    name = " ".join(name.split())[:most].rstrip()
    if not has_shape(name):
        raise InvisibleName
    return name


def cleaned(note: str) -> str:
    """Return a reason as the log keeps it."""
    return " ".join(note.split())[:NOTE_MOST]
