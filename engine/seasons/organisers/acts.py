"""Acts of organisers, one row of `ACTS` for each: when it is possible, what is chosen for it, what comes of it.

That the person organises is known outside. That nobody decides where they play is held by `neutrality` whenever facts
are written; acts that concern the whole season are refused for it beforehand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.entrants import conditions, leave
from engine.seasons.errors import (
    BadSeasonRules,
    CannotHandOver,
    FixtureInPlay,
    NoSuchDivision,
    NoSuchFixture,
    NotInSeason,
)
from engine.seasons.facts.course import PhaseEnded, SeasonCancelled, SeasonExtended, SeasonPaused, SeasonResumed, iso
from engine.seasons.facts.fixtures import FixtureReopened, FixtureRuled, PointsAdjusted, RulingReversed
from engine.seasons.facts.places import EntrantMoved, EntrantReplaced
from engine.seasons.facts.union import Facts
from engine.seasons.formats import format_of
from engine.seasons.formats.core import FormatAct
from engine.seasons.organisers import corrections, neutrality
from engine.seasons.organisers.requests import OrganiserRequest
from engine.seasons.state.guards import (
    BEFORE_START,
    COURSE,
    LIVE,
    fixture_of,
    next_of,
    own_place,
    reason,
    require_not_paused,
    require_phase,
)
from engine.seasons.state.own import Entrant
from engine.seasons.state.progress import Progress, counted
from engine.seasons.state.season import Phase, Season
from games.core import are_places
from leagues.core import Ending

LOCAL: Final = frozenset({"member", "fixture", "corrected"})
"""Fields that say in which division something is done."""


def _anything(*_: object) -> None:
    """Refuse nothing."""


@dataclass(frozen=True, slots=True)
class OrganiserAct:
    """One thing that an organiser can do.

    It is possible in these `phases`, unless `check` refuses whatever is chosen. `fields` is what is to be chosen, by
    the names of `OrganiserChoices`. `decide` is how it is carried out; it refuses what was chosen badly. An act that
    `begins` leads to the matches.
    """

    phases: tuple[Phase, ...]
    decide: Callable[[OrganiserRequest], Facts]
    check: Callable[[Season, Progress], None] = _anything
    fields: tuple[str, ...] = ()
    begins: bool = False

    @property
    def concerns_all(self) -> bool:
        """Tell whether it concerns the season as a whole: nothing that is chosen for it says where."""
        return LOCAL.isdisjoint(self.fields)


def check(act: OrganiserAct, season: Season, progress: Progress, by: PersonId) -> None:
    """Refuse an act that is not possible now, whatever is chosen and for whatever reason; this is its dry run."""
    require_possible(act, season, progress)
    if act.concerns_all:
        neutrality.require_neutral(season, by, neutrality.whole(season))


def carry_out(act: OrganiserAct, request: OrganiserRequest) -> Facts:
    """Return what an act comes to.

    Raises:
        Refusal: it is not possible, something was chosen badly, or there is no reason.
    """
    require_possible(act, request.season, request.progress)
    return act.decide(replace(request, note=reason(request.note)))


def possible(season: Season, progress: Progress) -> tuple[str, ...]:
    """Return the acts that can be done now, if only by those who play nowhere that they concern."""
    return tuple(name for name, act in ACTS.items() if _is_possible(act, season, progress))


def coming(season: Season, progress: Progress) -> Mapping[Phase, Sequence[str]]:
    """Return the acts that can be done later, by the phase from which on they can."""
    found: dict[Phase, list[str]] = {}
    for name, act in ACTS.items():
        phase = None if season.phase in act.phases else next_of(act.phases, season.phase)
        if phase is not None and _is_possible(act, replace(season, phase=phase), progress):
            found.setdefault(phase, []).append(name)
    return {phase: found[phase] for phase in COURSE if phase in found}


def _is_possible(act: OrganiserAct, season: Season, progress: Progress) -> bool:
    try:
        require_possible(act, season, progress)
    except Refusal:
        return False
    return True


def require_possible(act: OrganiserAct, season: Season, progress: Progress) -> None:
    """Refuse an act in the wrong phase, what makes no sense in the format of the season, and what its row refuses."""
    require_phase(season, *act.phases)
    if not act.concerns_all:
        _require_sense(season, "local")
    act.check(season, progress)


# What each act checks, and how it is carried out


def _require_sense(season: Season, act: FormatAct) -> None:
    """Refuse what makes no sense in the format of the season.

    Raises:
        BadSeasonRules: says why.
    """
    reason = format_of(season.rules).refusal(season, act)
    if reason is not None:
        raise BadSeasonRules(reason=reason)


def _sensible(act: FormatAct) -> Callable[[Season, Progress], None]:
    """Return the check for an act that only some formats have."""
    return lambda season, _: _require_sense(season, act)


def _require_end_of_phase(season: Season, _: Progress) -> None:
    _require_sense(season, "end_phase")
    require_not_paused(season)


def _require_divisions(season: Season, _: Progress) -> None:
    if len(season.divisions) == 1:
        raise NoSuchDivision(most=1)


def _require_decidable(season: Season, progress: Progress) -> None:
    """Refuse to rule in an archived season that has no void fixture."""
    if season.phase == "archived" and not any(result.ending == "void" for result in counted(season, progress).values()):
        require_phase(season, *LIVE, "closed")


def _end_phase(asked: OrganiserRequest) -> Facts:
    """End the present part of the season now instead of waiting: sign-up, the time to object, matches, overtime."""
    return (PhaseEnded("phase_ended", asked.note, asked.by),)


def _pause(asked: OrganiserRequest) -> Facts:
    """Let nothing begin and nothing end in the season, or let a paused one go on."""
    if asked.season.paused_at is None:
        return (SeasonPaused("season_paused", asked.note, asked.by, since=""),)
    return (SeasonResumed("season_resumed", asked.note, asked.by),)


def _allow(asked: OrganiserRequest) -> Facts:
    return conditions.allow(asked.season, _somebody(asked.chosen.newcomer), by=asked.by, note=asked.note)


def _move(asked: OrganiserRequest) -> Facts:
    """Put somebody into another division before the start."""
    entrant, division, most = _entrant(asked), asked.chosen.division, len(asked.season.divisions)
    if not 1 <= division <= most:
        raise NoSuchDivision(most=most)
    return (EntrantMoved("entrant_moved", entrant.id, division, asked.note, asked.by),)


def _withdraw(asked: OrganiserRequest) -> Facts:
    member, how = _somebody(asked.chosen.member), asked.chosen.leaving
    return leave.withdraw(asked.season, member, how=how, by=asked.by, note=asked.note)


def _replace(asked: OrganiserRequest) -> Facts:
    """Put a substitute into somebody's place."""
    entrant, substitute = _entrant(asked), _somebody(asked.chosen.substitute)
    if asked.season.entrant_of(substitute) is not None:
        raise CannotHandOver(reason="plays")
    return (EntrantReplaced("entrant_replaced", entrant.id, substitute, asked.note, asked.by),)


def _rule(asked: OrganiserRequest) -> Facts:
    """Decide how a fixture counts; after the close this is a correction, until the season is archived.

    A fixture that is void can be decided in an archived season, too: a moderator may have voided its match later.
    """
    season, verdict, fixture = asked.season, asked.chosen.ending, fixture_of(asked.season, asked.chosen.fixture)
    if season.phase == "archived" and _ending(asked) != "void":
        require_phase(season, *LIVE, "closed")
    wanted = len(fixture.entrants) if verdict is not None and verdict.ending in {"played", "walkover"} else 0
    if verdict is None or len(verdict.places) != wanted or not are_places(verdict.places):
        raise BadSeasonRules(reason="places")
    return (FixtureRuled("fixture_ruled", fixture.number, verdict.ending, verdict.places, asked.note, asked.by),)


def _reverse(asked: OrganiserRequest) -> Facts:
    """Take a ruling about a fixture back."""
    fixture = asked.chosen.fixture
    if fixture not in asked.season.rulings:
        raise NoSuchFixture(fixture=fixture)
    return (RulingReversed("ruling_reversed", fixture, asked.note, asked.by),)


def _play_again(asked: OrganiserRequest) -> Facts:
    """Let a void fixture be played again; not while its match is still in play."""
    fixture = asked.chosen.fixture
    if _ending(asked) != "void" or fixture not in asked.season.matches:
        raise NoSuchFixture(fixture=fixture)
    if fixture in asked.progress.seated:
        raise FixtureInPlay(fixture=fixture)
    return (FixtureReopened("fixture_reopened", fixture, asked.note, asked.by),)


def _adjust(asked: OrganiserRequest) -> Facts:
    """Give somebody points, or take them."""
    return (PointsAdjusted("points_adjusted", _entrant(asked).id, asked.chosen.points, asked.note, asked.by),)


def _extend(asked: OrganiserRequest) -> Facts:
    """Let the present part of the season last longer by some days."""
    present = asked.season.until or asked.now
    until = present + timedelta(days=asked.chosen.days)
    if until <= max(present, asked.now):
        raise BadSeasonRules(reason="until")
    return (SeasonExtended("season_extended", iso(until), asked.note, asked.by),)


def _cancel(asked: OrganiserRequest) -> Facts:
    """End the season without a result."""
    return (SeasonCancelled("season_cancelled", asked.note, asked.by),)


def _ending(asked: OrganiserRequest) -> Ending | None:
    """Return how the chosen fixture counts at present, None while it does not."""
    result = counted(asked.season, asked.progress).get(asked.chosen.fixture)
    return None if result is None else result.ending


def _entrant(asked: OrganiserRequest) -> Entrant:
    """Return the place of the chosen member."""
    return own_place(asked.season, _somebody(asked.chosen.member))


def _somebody(person: PersonId | None) -> PersonId:
    """Return who was chosen.

    Raises:
        NotInSeason: nobody was.
    """
    if person is None:
        raise NotInSeason
    return person


ACTS: Final[Mapping[str, OrganiserAct]] = {
    "draw": OrganiserAct(("open",), _end_phase, _require_end_of_phase, begins=True),
    "start": OrganiserAct(("drawn",), _end_phase, _require_end_of_phase, begins=True),
    "allow": OrganiserAct(("announced", "open", "running"), _allow, fields=("newcomer",)),
    "move": OrganiserAct(("drawn",), _move, _require_divisions, ("member", "division")),
    "withdraw": OrganiserAct(LIVE, _withdraw, fields=("member", "leaving")),
    "replace": OrganiserAct(LIVE, _replace, _sensible("replace"), ("member", "substitute")),
    "rule": OrganiserAct((*LIVE, "closed", "archived"), _rule, _require_decidable, ("fixture", "ending")),
    "reverse": OrganiserAct((*LIVE, "closed"), _reverse, fields=("fixture",)),
    "again": OrganiserAct(LIVE, _play_again, _sensible("again"), ("fixture",)),
    "points": OrganiserAct((*LIVE, "closed"), _adjust, _sensible("points"), ("member", "points")),
    "extend": OrganiserAct(("open", "drawn", *LIVE), _extend, _sensible("extend"), ("days",)),
    "cancel": OrganiserAct((*BEFORE_START, *LIVE), _cancel),
    "pause": OrganiserAct(("open", "drawn", *LIVE), _pause),
    "close": OrganiserAct(LIVE, _end_phase, _require_end_of_phase),
    "correction": OrganiserAct(("drawn", "running"), corrections.settle, fields=("corrected",)),
}
"""Everything that organisers can do; commands, forms, menus and refusals are made from this."""
