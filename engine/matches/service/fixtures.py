"""Matches of a season: made ready together, and written with the fact of the season that they have begun."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from engine.ids import PersonId
from engine.log.facts.start import MatchProposed
from engine.matches.decisions import moves
from engine.matches.decisions.dice import commitment
from engine.matches.service.change import Prepared
from engine.matches.service.invitations import InvitationService, all_options
from engine.matches.service.writer import MatchWriter
from engine.time.policy import Policy
from games.core import Seat


@dataclass(frozen=True, slots=True)
class FixtureTerms:
    """The common terms of a season's matches, as in a proposal."""

    game: str
    game_version: int
    server: int
    channel: int
    options: tuple[tuple[str, int], ...]
    policy: Policy
    is_rated: bool = True
    keeps_throws: bool = False
    hides_gain: bool = False
    forbids_study: bool = False


class FixtureService:
    """Makes matches of seasons ready to be written; nobody invites to them, and they start at once."""

    def __init__(self, writer: MatchWriter, invitations: InvitationService) -> None:
        self._writer = writer
        self._zone_of = invitations.zone
        self._people = writer.parts.store.people

    async def prepared(self, terms: FixtureTerms, seated: Mapping[str, Sequence[PersonId]]) -> tuple[Prepared, ...]:
        """Return the matches of fixtures, ready to be written, by what their proposals name and who sits where.

        Raises:
            MissingRules: the rules are not here.
        """
        rest_zone = await self._zone_of(terms.server)
        persons = dict.fromkeys(person for table in seated.values() for person in table)
        settings = await self._people.clock_settings(tuple(persons))
        game, made = self._writer.game(terms.game, terms.game_version), []
        for fixture, table in seated.items():
            match_id, seed = self._writer.parts.id_for(), self._writer.parts.seed_for()
            proposal = MatchProposed(
                kind="match_proposed",
                game=terms.game,
                game_version=game.info.version,
                options=all_options(game, terms.options),
                seats=len(table),
                by=table[0],
                invited=tuple(table[1:]),
                wished_seat=Seat(0),
                server=terms.server,
                channel=terms.channel,
                rematch_of=None,
                policy=terms.policy,
                commitment=commitment(seed, match=match_id),
                fixture=fixture,
                is_rated=terms.is_rated,
                keeps_throws=terms.keeps_throws,
                hides_gain=terms.hides_gain,
                forbids_study=terms.forbids_study,
                computer=(),
                is_private=False,
                rest_zone=rest_zone,
            )
            moves.propose(game, proposal)
            start = partial(moves.start_fixture, persons=tuple(table))
            made.append(await self._writer.prepared(proposal, match_id, seed, start, settings=settings))
        return tuple(made)
