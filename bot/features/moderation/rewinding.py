"""Preview of a rewind for moderators: the position to go back to, what it undoes, who has learned what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.markup import Markup, clip
from bot.posts import limits
from bot.posts.match import records
from bot.posts.post import Button, Key, Post, Select, SelectOption, rows
from bot.posts.speech import mention, shortened
from bot.requests.context import RequestContext
from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.matches.state.history import Play
from engine.matches.state.match import Match
from engine.moderation.disclosure import Disclosed
from engine.moderation.errors import NoRewind
from engine.moderation.moderators import Rewinding
from games.core import CHANCE

SHOWN_LINES: Final = 12
SHOWN_LEARNED: Final = 12
OFFERED: Final = 20


@dataclass(frozen=True, slots=True)
class Target:
    """A position to go back to: after fact `seq`, which is after move `move`, at the end of an undone line (or not)."""

    seq: int
    move: int
    undone: int | None = None


def targets(play: Play) -> tuple[Target, ...]:
    """Return the positions to go back to: those in effect, the latest first, then the ends of what was left behind."""
    ends, last = [], play.started
    for step in play.played:
        if step.transition.seat != CHANCE:
            ends.append(last)
        last = step.seq
    in_effect = [Target(seq, move) for move, seq in enumerate(ends)]
    left = [
        Target(line.seq - 1, sum(step.transition.seat != CHANCE for step in line.played), number)
        for number, line in enumerate(play.undone, start=1)
    ]
    return (*reversed(in_effect), *reversed(left))


async def rewinding_post(context: RequestContext, match: Match, back_to: int | None, *, case: int | None) -> Post:
    """Return the preview of a rewind, to the position before the latest move if none is named.

    Raises:
        NoRewind: there is nothing to go back to.
    """
    words = context.words
    moderators = context.services.moderators
    play = await context.matches.logs.whole_play(match.id)
    offered = targets(play)
    target = next((point for point in offered if back_to in {None, point.seq}), None)
    if target is None:
        raise NoRewind
    looked = await moderators.rewinding(match.id, context.person, target.seq, play=play)
    picture = await context.presenter.picture(match, looked.earlier.state, context.recipient, viewer=None)
    title = words("rewind-title", move=str(target.move), moves=str(match.moves))
    text = Markup("\n").join(
        [title, *_undone(context, looked), *_learned(context, context.game_of(match), looked.disclosed)]
    )
    return Post.of(
        clip(text, limits.V2_TEXT_TOTAL - 200),
        replace(picture, name=f"{match.id}-{target.seq}.png"),
        words("rewind-question"),
        Select(Key("mod_rewind_to", match.id, case), words("rewind-menu"), _options(context, offered, target)),
        *rows(_buttons(context, match, target, case)),
    )


def _buttons(context: RequestContext, match: Match, target: Target, case: int | None) -> list[Button]:
    words = context.words

    def key(draws: str) -> Key:
        return Key("mod_ask", match.id, case, f"rewind.{target.seq}.{draws}.{match.position}")

    return [
        Button(words("button-rewind-fresh"), key("fresh"), "primary"),
        Button(words("button-rewind-repeated"), key("repeated"), "primary"),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]


def _options(context: RequestContext, offered: Sequence[Target], chosen: Target) -> tuple[SelectOption, ...]:
    words = context.words
    in_effect = [target for target in offered if target.undone is None][:OFFERED]
    left = [target for target in offered if target.undone is not None][: limits.SELECT_OPTIONS - len(in_effect)]
    return tuple(
        SelectOption(
            words("rewind-to", move=str(target.move))
            if target.undone is None
            else words("rewind-to-undone", move=str(target.move), number=str(target.undone)),
            str(target.seq),
            is_chosen=target == chosen,
        )
        for target in (*in_effect, *left)
    )


def _undone(context: RequestContext, looked: Rewinding) -> list[Markup]:
    words, game = context.words, context.game_of(looked.match)
    lines = records.play_lines(game, looked.undone, words, first=looked.earlier.moves + 1)
    if not lines:
        return [words("rewind-undoes-nothing")]
    shown = [Markup("- {}").format(line) for line in lines[:SHOWN_LINES]]
    more = [words("rewind-more", count=len(lines) - SHOWN_LINES)] if len(lines) > SHOWN_LINES else []
    return [words("rewind-undoes"), *shown, *more]


def _learned(context: RequestContext, game: AnyGame, disclosed: Sequence[Disclosed]) -> Iterator[Markup]:
    words = context.words
    if not disclosed:
        yield words("learned-nothing")
        return
    yield words("learned-title")
    for secret in disclosed[-SHOWN_LEARNED:]:
        yield Markup("- ") + _said(context, game, secret)
    if len(disclosed) > SHOWN_LEARNED:
        yield words("rewind-more", count=len(disclosed) - SHOWN_LEARNED)


def _said(context: RequestContext, game: AnyGame, one: Disclosed) -> Markup:
    words = context.words
    person = "" if one.person is None else mention(PersonId(one.person))
    text = records.outcome_of(game, one.thrown, words) if one.thrown else shortened(one.text)
    return words(f"learned-{one.what}", person=person, text=text)
