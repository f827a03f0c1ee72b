"""What a moderator sees before a rewind: the position to go back to, what is undone by it, who has learned what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot import limits, records
from bot.desk import Desk
from bot.post import Button, Key, Post, Select, SelectOption, rows
from bot.speech import code, mention
from engine.errors import NoRewind
from engine.facts import PersonId
from engine.history import Play
from engine.learning import Learned
from engine.match import Match
from engine.moderators import Rewinding
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


def targets(play: Play, *, started: int) -> tuple[Target, ...]:
    """Return the positions to go back to: those in effect, the latest first, then the ends of what was left behind.

    `started` is the fact to go back to for a start before which nothing was thrown.
    """
    ends, last = [], started
    for step in play.played:
        if step.moment.seat != CHANCE:
            ends.append(last)
        last = step.seq
    in_effect = [Target(seq, move) for move, seq in enumerate(ends)]
    left = [
        Target(line.seq - 1, sum(step.moment.seat != CHANCE for step in line.played), number)
        for number, line in enumerate(play.undone, start=1)
    ]
    return (*reversed(in_effect), *reversed(left))


async def rewinding_post(desk: Desk, match: Match, back_to: int | None, *, case: int | None) -> Post:
    """Return the preview of a rewind, to the position before the latest move if none is named.

    Raises:
        NoRewind: there is nothing to go back to.
    """
    bot, words = desk.interaction.client, desk.reader.words
    offered = targets(await bot.matches.whole_play(match.id), started=await bot.moderators.started(match.id))
    target = next((one for one in offered if back_to in {None, one.seq}), None)
    if target is None:
        raise NoRewind
    looked = await bot.moderators.rewinding(match.id, desk.person, target.seq)
    picture = await bot.presenter.picture(match, looked.earlier.state, desk.reader, viewer=None)
    title = words("rewind-title", move=str(target.move), moves=str(match.moves))
    text = "\n".join([title, *_undone(desk, looked), *_learned(desk, looked.learned)])
    return Post.of(
        limits.clip(text, limits.V2_TEXT_TOTAL - 200),
        replace(picture, name=f"{match.id}-{target.seq}.png"),
        words("rewind-question"),
        Select(Key("mod_rewind_to", match.id, case), words("rewind-menu"), _options(desk, offered, target)),
        *rows(_buttons(desk, match, target, case)),
    )


def _buttons(desk: Desk, match: Match, target: Target, case: int | None) -> list[Button]:
    words = desk.reader.words

    def key(draws: str) -> Key:
        return Key("mod_ask", match.id, case, f"rewind.{target.seq}.{draws}.{match.position}")

    return [
        Button(words("button-rewind-fresh"), key("fresh"), "primary"),
        Button(words("button-rewind-repeated"), key("repeated"), "primary"),
        Button(words("button-cancel"), Key("cancel", match.id)),
    ]


def _options(desk: Desk, offered: Sequence[Target], chosen: Target) -> tuple[SelectOption, ...]:
    words = desk.reader.words
    in_effect = [one for one in offered if one.undone is None][:OFFERED]
    left = [one for one in offered if one.undone is not None][: limits.SELECT_OPTIONS - len(in_effect)]
    return tuple(
        SelectOption(
            words("rewind-to", move=str(one.move))
            if one.undone is None
            else words("rewind-to-undone", move=str(one.move), number=str(one.undone)),
            str(one.seq),
            is_chosen=one == chosen,
        )
        for one in (*in_effect, *left)
    )


def _undone(desk: Desk, looked: Rewinding) -> list[str]:
    words, game = desk.reader.words, desk.game_of(looked.match)
    lines = records.play_lines(game, looked.undone, words, first=looked.earlier.moves + 1)
    if not lines:
        return [words("rewind-undoes-nothing")]
    shown = [f"- {line}" for line in lines[:SHOWN_LINES]]
    more = [words("rewind-more", count=len(lines) - SHOWN_LINES)] if len(lines) > SHOWN_LINES else []
    return [words("rewind-undoes"), *shown, *more]


def _learned(desk: Desk, learned: Sequence[Learned]) -> Iterator[str]:
    words = desk.reader.words
    if not learned:
        yield words("learned-nothing")
        return
    yield words("learned-title")
    for one in learned[-SHOWN_LEARNED:]:
        yield "- " + _said(desk, one)
    if len(learned) > SHOWN_LEARNED:
        yield words("rewind-more", count=len(learned) - SHOWN_LEARNED)


def _said(desk: Desk, one: Learned) -> str:
    person = "" if one.person is None else mention(PersonId(one.person))
    return desk.reader.words(f"learned-{one.what}", person=person, text=code(one.text))
