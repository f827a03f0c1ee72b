"""Evidence for the moderators of a match: all of it public, and from the log.

Positions before and after the latest move, the moves around, dice with their proof, time used, deliveries of secrets,
and the rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol

from bot.markup import EMPTY, Markup, clip, quoted
from bot.posts import limits
from bot.posts.match import records
from bot.posts.match.news import pause_ends
from bot.posts.match.presenter import Presenter
from bot.posts.post import Button, Buttons, Key, Picture, Post, Select, SelectOption, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from bot.typed import durations
from engine.log.chain import Entry
from engine.log.facts.chance import ChanceDrawn, Draw
from engine.log.facts.codec import decode_fact
from engine.log.facts.rulings import DisputeOpened, RulingAppealed
from engine.log.facts.secrets import DeliveryFailed, SecretDrawn, SecretsDelivered, SecretsLookedAt
from engine.log.facts.time import TimeSpent
from engine.log.facts.union import Fact
from engine.matches.service.service import Matches
from engine.matches.state.history import Play
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import ACTS, VOID
from engine.stores.store import Store
from games.core import CHANCE, Seat

SHOWN_MOVES: Final = 6
SHOWN_THROWS: Final = 5
TEXT_LIMIT: Final = limits.V2_TEXT_TOTAL - 400
Told = tuple[Entry, Fact]


class EvidenceSources(Protocol):
    """The sources of evidence."""

    @property
    def store(self) -> Store:
        """Return what is kept."""
        ...

    @property
    def matches(self) -> Matches:
        """Return the use cases of matches."""
        ...

    @property
    def presenter(self) -> Presenter:
        """Return what draws positions."""
        ...


async def evidence_post(
    sources: EvidenceSources, match: Match, recipient: Recipient, *, heading: Markup = EMPTY
) -> Post:
    """Return the evidence in a match, with the buttons of an open dispute below."""
    told = [(entry, decode_fact(entry.body)) for entry in await sources.matches.logs.log(match.id)]
    play = await sources.matches.logs.whole_play(match.id, upto=len(told))
    parts = [
        heading or recipient.words("evidence-title", match=match.id),
        *_moves(_lines(sources, match, play, told, recipient), recipient),
        *_undone(sources, match, play, recipient),
        *_throws(sources, match, play, told, recipient),
        *_time(sources, match, told, recipient),
        *_deliveries(sources, match, told, recipient),
    ]
    before, after = await _pictures(sources, match, recipient)
    return Post.of(
        clip(Markup("\n").join(parts), TEXT_LIMIT),
        *((recipient.words("evidence-before"), before) if before else ()),
        recipient.words("evidence-now"),
        after,
        _rules(sources, match, recipient),
        *(_buttons(match, recipient) if match.dispute and match.dispute.is_open else ()),
    )


async def case_post(
    sources: EvidenceSources,
    match: Match,
    fact: DisputeOpened | RulingAppealed,
    recipient: Recipient,
) -> Post:
    """Return what opens a dispute, or an appeal, in its thread: who calls and why, the evidence, what can be done.

    It calls the recipient's moderators.
    """
    location, called = await sources.store.outbox.location(match.id), recipient.moderators
    running = "case-clocks-run" if match.phase == "running" else "case-over"
    heading = recipient.words(
        "case-appealed" if isinstance(fact, RulingAppealed) else "case-opened",
        person=mention(fact.person),
        thread=Markup("<#{}>").format(location.thread),
        note=quoted(fact.note),
        players=Markup(", ").join(map(mention, match.persons)),
        ends=pause_ends(match, recipient) or recipient.words(running),
        moderators=called.named(recipient.words("case-moderators")),
    )
    post = await evidence_post(sources, match, recipient, heading=heading)
    names = await sources.presenter.names(match, recipient.words)
    game = Speech(recipient.words).game(sources.matches.game_of(match))
    push = recipient.words("push-dispute", game=game, players=" – ".join(names))
    return replace(post, mentions=(*match.persons, *called.persons), roles=called.roles, push=push)


async def _pictures(sources: EvidenceSources, match: Match, recipient: Recipient) -> tuple[Picture | None, Picture]:
    """Return the position before the latest move, if there was one, and the present one."""
    after = await sources.presenter.picture(match, match.state, recipient, viewer=None)
    if not match.moves:
        return None, after
    state = await sources.matches.logs.state_at(match.id, match.moves - 1)
    before = await sources.presenter.picture(match, state, recipient, viewer=None)
    return replace(before, name=f"{match.id}-{match.position}-before.png"), after


def _lines(
    sources: EvidenceSources, match: Match, play: Play, told: Sequence[Told], recipient: Recipient
) -> list[Markup]:
    """Return the latest moves in effect with what they brought about and when they were made."""
    times = {entry.seq: entry.at for entry, _ in told}
    made = [times[step.seq] for step in play.played if step.transition.seat != CHANCE]
    game = sources.matches.game_of(match)
    lines = records.play_lines(game, play.played, recipient.words)[-len(made) :] if made else []
    return [Markup("{} · <t:{}:f>").format(line, int(at.timestamp())) for line, at in zip(lines, made, strict=True)][
        -SHOWN_MOVES:
    ]


def _moves(lines: Sequence[Markup], recipient: Recipient) -> Iterator[Markup]:
    yield recipient.words("evidence-moves")
    yield from (Markup("- {}").format(line) for line in lines)
    if not lines:
        yield recipient.words("evidence-no-moves")


def _undone(sources: EvidenceSources, match: Match, play: Play, recipient: Recipient) -> list[Markup]:
    """Return the latest part that was undone."""
    parts = list(records.undone_parts(sources.matches.game_of(match), play.undone, recipient.words))
    heading, lines = parts[-1] if parts else (EMPTY, [])
    return [heading, *lines[:SHOWN_MOVES]] if parts else []


def _throws(
    sources: EvidenceSources, match: Match, play: Play, told: Sequence[Told], recipient: Recipient
) -> Iterator[Markup]:
    """Yield the latest throws as people saw them, with their numbers, by which anybody can check them at the end."""
    words, game = recipient.words, sources.matches.game_of(match)
    thrown = [(entry, fact) for entry, fact in told if isinstance(fact, ChanceDrawn | SecretDrawn)]
    yield words("evidence-throws", commitment=match.proposal.commitment[:16])
    for entry, fact in thrown[-SHOWN_THROWS:]:
        if isinstance(fact, SecretDrawn):
            yield words("evidence-hidden", seq=str(entry.seq), commitment=fact.commitment[:16])
        elif fact.draws:
            shown = records.outcome_of(game, play.steps[entry.seq].transition, words)
            yield words("evidence-throw", seq=str(entry.seq), values=shown, draws=_numbers(fact.draws))


def _numbers(draws: Sequence[Draw]) -> str:
    """Return the numbers of draws, which are in a row."""
    first, last = draws[0].number, draws[-1].number
    return str(first) if first == last else f"{first}–{last}"


def _time(sources: EvidenceSources, match: Match, told: Sequence[Told], recipient: Recipient) -> Iterator[Markup]:
    """Yield how much time each player has used and has left."""
    words, game = recipient.words, sources.matches.game_of(match)
    yield words("evidence-time")
    if not match.clocks:
        yield words("evidence-no-clock")
        return
    for seat, clock in enumerate(match.clocks):
        used = sum(fact.seconds for _, fact in told if isinstance(fact, TimeSpent) and fact.seat == seat)
        yield words(
            "evidence-clock",
            player=Speech(words).player(game, match, Seat(seat)),
            used=durations.compact(used, words),
            left=durations.compact(clock.left, words),
        )


def _deliveries(sources: EvidenceSources, match: Match, told: Sequence[Told], recipient: Recipient) -> Iterator[str]:
    """Yield when and how each player got their secrets; a game without secrets has nothing to say."""
    if not sources.matches.game_of(match).has_secrets:
        return
    words = recipient.words
    yield words("evidence-deliveries")
    for entry, fact in told:
        at = Markup("<t:{}:f>").format(int(entry.at.timestamp()))
        match fact:
            case SecretsDelivered(person=person, how=how):
                yield words(f"evidence-told-{how}", person=mention(person), at=at)
            case DeliveryFailed(person=person):
                yield words("evidence-told-failed", person=mention(person), at=at)
            case SecretsLookedAt(person=person):
                yield words("evidence-looked", person=mention(person), at=at)
            case _:
                pass


def _rules(sources: EvidenceSources, match: Match, recipient: Recipient) -> Select:
    """Return the menu of the rules, in which the rulings have a topic of their own."""
    info = sources.matches.game_of(match).info
    options = tuple(
        SelectOption(recipient.words(f"{info.key}-topic-{topic}"), f"{info.key}.{topic}") for topic in info.topics
    )
    return Select(Key("rules", match.id, text=info.key), recipient.words("evidence-rules-menu"), options)


def _buttons(match: Match, recipient: Recipient) -> tuple[Buttons, ...]:
    words = recipient.words
    assert match.dispute is not None
    speaking = Button(words("button-statement"), Key("statement", match.id), "primary")
    ruling = [
        Button(
            words(f"button-ruling-{name}"),
            Key("mod_ask", match.id, match.dispute.seq, name),
            "danger" if act.ruling == VOID else "secondary",
        )
        for name, act in ACTS.items()
        if match.phase in act.allowed and (act.ruling is not None or (act.stops and match.pause is None))
    ]
    return (*rows([speaking]), *rows(ruling))
