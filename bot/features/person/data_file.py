"""Everything that is kept about a person, as a file."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.posts.progress import WorkProgress
from engine.ids import MatchId, PersonId
from engine.log.json_text import as_json
from engine.people.follows import Follow
from engine.people.preferences import Language, Person, SolvedStep, Vacation
from engine.people.remarks import HintMark, MemberNote
from engine.seasons.service.store import SeasonStore, SeasonSummary
from engine.stores.comments import Comment
from engine.stores.matches import Phase, Summary, all_of_person
from engine.stores.outbox import Notice, SecretMessage
from engine.stores.plans import Plan
from engine.stores.practice import PuzzleAnswer
from engine.stores.store import Store
from engine.studies.study import SavedStudy, read_kept

PHASES: tuple[Phase, ...] = ("proposed", "running", "over", "withdrawn")


class OwnFact(BaseModel):
    """A fact that speaks of the person, by its number in the log."""

    model_config = ConfigDict(frozen=True)

    seq: int
    at: datetime
    fact: Mapping[str, JsonValue]


class OwnMatch(BaseModel):
    """A match of the person, with the facts of its log that speak of them, and their planned answers."""

    model_config = ConfigDict(frozen=True)

    match: str
    game: str
    phase: Phase
    server: int
    channel: int
    facts: Sequence[OwnFact]
    plans: Sequence[Plan]


class OwnSeason(BaseModel):
    """A season in which the person takes or took part, with the facts of its log that name them."""

    model_config = ConfigDict(frozen=True)

    season: str
    league: str
    server: int
    facts: Sequence[OwnFact]


class OwnData(BaseModel):
    """Everything that is kept about a person, as a file."""

    model_config = ConfigDict(frozen=True)

    format: Literal["fernzug-person"] = "fernzug-person"
    version: Literal[1] = 1
    choices: Person
    language_of_discord: Language | None
    vacations: Sequence[Vacation]
    muted: Sequence[MatchId]
    blocked: Sequence[PersonId]
    solved_steps: Sequence[SolvedStep]
    notices: Sequence[Notice]
    letters: Sequence[SecretMessage]
    matches: Sequence[OwnMatch]
    seasons: Sequence[OwnSeason]
    studies: Sequence[SavedStudy] = ()
    puzzle_answers: Sequence[PuzzleAnswer] = ()
    notes_of_moderators: Sequence[MemberNote] = ()
    hints_to_moderators: Sequence[HintMark] = ()
    moderates: Sequence[int] = ()
    follows: Sequence[Follow] = ()
    comments: Sequence[Comment] = ()


async def own_data(store: Store, seasons: SeasonStore, person: PersonId, progress: WorkProgress) -> bytes:
    """Return the JSON file of everything that is kept about a person."""
    summaries = await all_of_person(store.matches, person, phases=PHASES)
    sent = [message for summary in summaries for message in await store.outbox.secret_messages(summary.match)]
    data = OwnData(
        choices=await store.people.person(person),
        language_of_discord=await store.people.seen_language(person),
        vacations=await store.people.vacations(person),
        muted=await store.people.muted_matches(person),
        blocked=await store.people.blocked_by(person),
        solved_steps=await store.people.solved_steps(person),
        notices=await store.outbox.notices_of(person),
        letters=[message for message in sent if message.person == person],
        matches=[await _own_match(store, person, summary) for summary in progress.through(summaries)],
        seasons=[own for summary in await seasons.all() if (own := await _own_season(seasons, person, summary)).facts],
        studies=[read_kept(study) for study in await store.studies.of_person(person)],
        puzzle_answers=await store.puzzles.answers_of(person),
        notes_of_moderators=await store.remarks.notes_of(person),
        hints_to_moderators=await store.remarks.marks_of(person),
        moderates=await store.people.moderates(person),
        follows=await store.follows.of_person(person),
        comments=await store.comments.of_author(person),
    )
    return data.model_dump_json(indent=1).encode()


async def _own_match(store: Store, person: PersonId, summary: Summary) -> OwnMatch:
    facts = [
        OwnFact(seq=entry.seq, at=entry.at, fact=fact)
        for entry in await store.matches.log(summary.match)
        if speaks_of(fact := as_json(entry.body), person)
    ]
    return OwnMatch(
        match=summary.match,
        game=summary.game,
        phase=summary.phase,
        server=summary.server,
        channel=summary.channel,
        facts=facts,
        plans=[plan for plan in await store.plans.of_match(summary.match) if plan.person == person],
    )


async def _own_season(seasons: SeasonStore, person: PersonId, summary: SeasonSummary) -> OwnSeason:
    facts = [
        OwnFact(seq=entry.seq, at=entry.at, fact=fact)
        for entry in await seasons.log(summary.season)
        if speaks_of(fact := as_json(entry.body), person)
    ]
    return OwnSeason(season=summary.season, league=summary.name, server=summary.server, facts=facts)


def speaks_of(fact: Mapping[str, JsonValue], person: PersonId) -> bool:
    """Tell whether a fact names a person."""
    return any(person == value or (isinstance(value, list) and person in value) for value in fact.values())
