"""Hints at what may not be fair play, as moderators see them: what was noticed, and the matches that it rests on."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.i18n import Words
from bot.markup import Markup, when
from bot.posts.post import Block, Button, Key, Post, Text, rows, turns
from bot.posts.speech import mention
from bot.typed import durations
from engine.conduct.hints import Evidence, Hint
from engine.conduct.watch import is_fresh
from engine.ids import MatchId
from engine.people.remarks import HintMark

ON_PAGE: Final = 3
SHOWN: Final = 5
"""Matches that a hint names, the latest."""


def hints_post(
    hints: Sequence[Hint], marks: Mapping[str, HintMark], threads: Mapping[MatchId, int], page: int, words: Words
) -> Post:
    """Return a page of hints, counted from 0; `threads` are those of the matches."""
    last = max(0, (len(hints) - 1) // ON_PAGE)
    page = min(max(page, 0), last)
    blocks: list[Block] = []
    for hint in hints[page * ON_PAGE : (page + 1) * ON_PAGE]:
        blocks += _hint(hint, marks, threads, words)
    return Post.of(
        words("hints-title"),
        *(blocks or [Text(words("hints-empty"))]),
        *rows(turns(words, lambda at: Key("mod_hints", text=str(at)), page, last)),
        words("hints-about"),
    )


def _hint(hint: Hint, marks: Mapping[str, HintMark], threads: Mapping[MatchId, int], words: Words) -> Iterator[Block]:
    """Yield what is said of a hint, and its buttons."""
    lines = [_state(hint, marks, words), _said(hint, words)]
    lines += [Markup("- {}").format(_evidence(evidence, threads, words)) for evidence in hint.evidence[-SHOWN:][::-1]]
    if len(hint.evidence) > SHOWN:
        lines.append(words("hint-more", count=len(hint.evidence) - SHOWN))
    yield Text(Markup("\n").join(lines))
    buttons = [Button(words("button-hint-dismiss"), Key("mod_hint_dismiss", text=hint.name))]
    if is_fresh(hint, marks):
        buttons.insert(0, Button(words("button-hint-seen"), Key("mod_hint_seen", text=hint.name)))
    yield from rows(buttons)


def _said(hint: Hint, words: Words) -> Markup:
    won = sum(evidence.winner == hint.other for evidence in hint.evidence)
    return words(
        f"hint-{hint.kind}",
        person=mention(hint.person),
        other=mention(hint.other),
        count=len(hint.evidence),
        of=hint.of,
        won=won,
    )


def _state(hint: Hint, marks: Mapping[str, HintMark], words: Words) -> Markup:
    if is_fresh(hint, marks):
        return words("hint-new")
    mark = marks[hint.name]
    return words("hint-seen", by=mention(mark.by), at=when(mark.at))


def _evidence(one: Evidence, threads: Mapping[MatchId, int], words: Words) -> Markup:
    parts = [_how(one, words)]
    if one.season is not None:
        parts.append(words("hint-season", season=one.season, division=one.division or 0))
    if one.match in threads:
        parts.append(Markup("<#{}>").format(threads[one.match]))
    return Markup(" · ").join(parts)


def _how(one: Evidence, words: Words) -> Markup:
    """Return what speaks for the hint in a match."""
    if (stall := one.stall) is not None:
        return words(
            "hint-evidence-stalling",
            match=one.match,
            at=when(one.at),
            other=mention(stall.other),
            since=stall.since,
            turn=stall.turn,
            spent=durations.left(stall.seconds, words),
            left=durations.left(stall.left, words),
        )
    if one.winner is None:
        return words("hint-evidence-drawn", match=one.match, at=when(one.at))
    return words("hint-evidence", match=one.match, at=when(one.at), turns=one.turns)
