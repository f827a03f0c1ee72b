"""Rows of other tables about a match, made from it and again from its log. Nothing here decides anything."""

from collections.abc import Sequence
from datetime import datetime

from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from engine.people.quotas import Claim, Quotas
from engine.stores.cases import Case
from engine.stores.matches import FinishedMatch, FixtureMatch, Projected, Summary
from leagues.endings import FULL_TURNS, ending


def case_of(before: Match | None, after: Match) -> Case | None:
    """Return the dispute of a match if a change has changed it."""
    dispute = after.dispute
    if dispute is None or (before is not None and before.dispute == dispute):
        return None
    return Case(
        match=after.id,
        seq=dispute.seq,
        server=after.proposal.server,
        person=dispute.person,
        state=dispute.state,
        ruling=dispute.ruling,
        opened_at=dispute.opened_at,
    )


def projected(game: AnyGame, matches: Sequence[Match]) -> Projected:
    """Return what lists say of a match, made again from how each of its facts has left it."""
    pairs = zip((None, *matches), matches, strict=False)
    cases = {case.seq: case for before, after in pairs if (case := case_of(before, after))}
    latest = matches[-1]
    return Projected(summarise(game, latest), finished(game, latest), tuple(cases[seq] for seq in sorted(cases)))


def finished(game: AnyGame, match: Match) -> FinishedMatch | None:
    """Return how a match ended, None while it has not.

    It counts for ratings if it was to, was really played, and each seat by one person from its first turn on.
    """
    if match.outcome is None or match.ended_at is None:
        return None
    proposal = match.proposal
    played = tuple(max(0, count - game.info.set_up_turns) for count in match.turns)
    is_played = ending(match.outcome, played) == "played" and min(played, default=0) >= FULL_TURNS
    return FinishedMatch(
        match=match.id,
        game=proposal.game,
        server=proposal.server,
        persons=match.persons,
        outcome=match.outcome,
        turns=played,
        is_rated=proposal.is_rated and is_played and not any(former.has_played for former in match.former),
        ended_at=match.ended_at,
    )


def fixture_of(match: Match) -> FixtureMatch | None:
    """Return the fixture that a match is, None if it belongs to no season."""
    if match.proposal.fixture is None:
        return None
    return FixtureMatch.named(match.proposal.fixture, match.id)


def claim_of(quotas: Quotas, before: Match | None, after: Match, *, at: datetime) -> Claim | None:
    """Return what an invitation or a start claims, None for another change or a match of a season."""
    if after.proposal.fixture is not None:
        return None
    has_computer = bool(after.proposal.computer)
    is_start = after.phase == "running" and (has_computer if before is None else before.phase == "proposed")
    if is_start:
        people = tuple(person for person in after.persons if not is_computer(person))
        return Claim(quotas, at, starting=people, has_computer=has_computer)
    if before is None:
        return Claim(quotas, at, by=after.proposal.by, invited=after.proposal.invited)
    return None


def summarise(game: AnyGame, match: Match) -> Summary:
    """Return what lists show of a match, and who is due: to answer an invitation or offer, fetch secrets, move."""
    proposal = match.proposal
    guests = tuple(dict.fromkeys((*match.joined, *proposal.invited)))
    return Summary(
        match=match.id,
        game=proposal.game,
        phase=match.phase,
        server=proposal.server,
        channel=proposal.channel,
        persons=match.persons or (proposal.by, *guests),
        due=_due(game, match),
        updated_at=match.updated_at,
        is_private=proposal.is_private,
    )


def _due(game: AnyGame, match: Match) -> tuple[PersonId, ...]:
    if match.phase == "proposed":
        opening = match.to_open if match.is_full else ()
        return tuple(
            dict.fromkeys((*opening, *(guest for guest in match.proposal.invited if guest not in match.joined)))
        )
    if match.phase != "running":
        return ()
    seats = {*match.due(game), *match.undelivered, *match.asked}
    if match.offer is not None and match.offer.replaced in match.asked:
        seats.discard(match.offer.replaced)  # the substitute is asked, who sits nowhere yet
    return tuple(match.persons[seat] for seat in sorted(seats))
