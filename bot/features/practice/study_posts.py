"""Posts of a study: its start, the line so far, the board, and what can be tried."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from bot.i18n import Words
from bot.markup import EMPTY, Markup, code, code_block
from bot.posts import limits
from bot.posts.match.builder import choice_menus
from bot.posts.post import Block, Button, Key, Picture, Post, Select, SelectOption, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, readable, shortened
from bot.requests.services import Services
from engine.log.codec import AnyGame, Games
from engine.studies.service import Opened
from engine.studies.study import START, Node, Root, SavedStudy
from games.core import CHANCE, Choice, Outcome, Seat, TurnableView, View
from players.review import Opinion

LINES_SHOWN: Final = 10
"""How many of the latest steps of the line are shown."""
MOST_MARKS: Final = 12
"""The most places that are marked while nothing is chosen; more would hide the board."""


def root_label(root: Root, games: Games, words: Words) -> Markup:
    """Return how a study is called: by its start."""
    name = Speech(words).game(games[root.game])
    if root.match is None:
        return words("study-label-start", game=name, count=root.seats)
    return words("study-label-match", game=name, match=root.match, move=str(root.move))


async def study_post(services: Services, opened: Opened, recipient: Recipient, *, first: Markup = EMPTY) -> Post:
    """Return a study as its owner works with it; `first` is what is said before everything else."""
    words = recipient.words
    said = Markup("\n").join(filter(None, (first, _title(services, opened, words), *_position(opened, words))))
    view = view_of(opened)
    text = [code_block(view.text())] if recipient.has_text else []
    picture = await picture_of(services, opened, view, recipient)
    has_computer = opened.game.info.key in services.computer_versions
    return Post.of(said, picture, *text, *_controls(opened, words, has_computer=has_computer))


async def shared_post(services: Services, opened: Opened, recipient: Recipient) -> Post:
    """Return a study for everybody: where it begins, the line, the position."""
    words = recipient.words
    said = Markup("\n").join(filter(None, (_title(services, opened, words), *_position(opened, words))))
    return Post.of(said, await picture_of(services, opened, view_of(opened), recipient))


def view_of(opened: Opened) -> View:
    """Return what the owner may see of the present position, from the chosen side."""
    return flipped(opened, opened.game.narration.view(opened.shown, opened.viewer))


def flipped(opened: Opened, view: View) -> View:
    """Return a view from the side that the owner has chosen."""
    return view.flipped() if opened.study.is_flipped and isinstance(view, TurnableView) else view


async def picture_of(
    services: Services, opened: Opened, view: View, recipient: Recipient, *, marks: Iterable[str] = ()
) -> Picture:
    """Return a position of a study as a picture that says what it is."""
    words, game = recipient.words, opened.game
    alt = Markup("{}. {}").format(words("study-banner"), Speech(words).notes(game, view.notes()))
    data = await services.painter.board(
        game.info.key, view, theme=recipient.theme, words=words, marks=tuple(marks), banner=words("study-banner")
    )
    return Picture(f"study-{opened.study.place}.png", data, limits.clip(alt, limits.ALT_TEXT))


# --- What is said


def _title(services: Services, opened: Opened, words: Words) -> Markup:
    title = words("study-title", start=root_label(opened.study.root, services.matches.games, words))
    lines = [title]
    if opened.is_private:
        lines.append(words("study-private"))
    if opened.is_sample:
        lines.append(words("study-sample"))
    return Markup("\n").join(lines)


def _position(opened: Opened, words: Words) -> list[Markup]:
    """Return the line so far, what its last step brought, and whose turn it is."""
    speech, game, way = Speech(words), opened.game, opened.study.way(opened.study.place)
    shown = [node_text(game, node, words) for node in way[-LINES_SHOWN:]]
    so_far = Markup(" · ").join([Markup("…"), *shown] if len(way) > LINES_SHOWN else shown)
    brought = speech.notes(game, game.narration.describe(opened.transitions[-1])) if opened.transitions else EMPTY
    return [so_far or words("study-at-start"), brought, _status(opened, words)]


def node_text(game: AnyGame, node: Node, words: Words) -> Markup:
    """Return a step: who, and the line."""
    return Markup("{} {}").format(_who(game, node, words), code(shortened(readable(node.line))))


def _who(game: AnyGame, node: Node, words: Words) -> Markup:
    return words("study-throw") if node.seat == CHANCE else Speech(words).seat(game, node.seat)


def _status(opened: Opened, words: Words) -> Markup:
    """Return whose turn it is and how it stands, or how the play ended here."""
    speech, game = Speech(words), opened.game
    outcome = game.rules.outcome(opened.state)
    if outcome is not None:
        return _ended(game, outcome, words)
    due = sorted(game.rules.to_act(opened.state))
    said = (
        words("study-throw-due")
        if opened.is_throw_due
        else words("study-to-move", seats=Markup(", ").join(speech.seat(game, seat) for seat in due))
    )
    if not game.info.has_score:
        return said
    return Markup("{} · {}").format(said, speech.score(game, game.rules.scores(opened.state)))


def _ended(game: AnyGame, outcome: Outcome, words: Words) -> Markup:
    speech = Speech(words)
    reason = words(f"{game.info.key}-reason-{outcome.reason}")
    if outcome.is_draw:
        return words("outcome-draw", reason=reason)
    winners = Markup(", ").join(speech.seat(game, seat) for seat in outcome.winners)
    return words("outcome-won", reason=reason, winner=winners, count=len(outcome.winners))


# --- What can be done


def key_text(kept: SavedStudy, *rest: object) -> str:
    """Return what the key of a study's button holds: the study, then the rest."""
    return ".".join(map(str, (kept.number, *rest)))


def _controls(opened: Opened, words: Words, *, has_computer: bool) -> list[Block]:
    return [
        *rows(_steps(opened, words)),
        *_branches(opened, words),
        *rows(_trying(opened, words)),
        *_throws(opened, words),
        *rows(_others(opened, words, has_computer=has_computer)),
    ]


def _steps(opened: Opened, words: Words) -> list[Button]:
    study = opened.study
    ends = {"first": START, "earlier": study.back, "later": study.forward, "last": study.end}
    buttons = [
        Button(
            words(f"button-{name}"),
            Key("study_go", text=key_text(opened.kept, study.place if to is None else to, name)),
            is_disabled=to in (None, study.place),
        )
        for name, to in ends.items()
    ]
    if isinstance(view_of(opened), TurnableView):
        flip = Key("study_flip", text=key_text(opened.kept, int(not study.is_flipped)))
        buttons.append(Button(words("button-study-flip"), flip))
    return buttons


def _branches(opened: Opened, words: Words) -> list[Block]:
    """Return the menu of the lines that go on from here, and of those beside the present one."""
    study = opened.study
    on, beside = study.after(study.place), study.beside(study.place)
    if len(on) < 2 and not beside:
        return []
    options = [
        SelectOption(node_text(opened.game, node, words), str(node.number), words(f"study-branch-{where}"))
        for where, nodes in (("on", on), ("beside", beside))
        for node in nodes
    ]
    key = Key("study_branch", text=key_text(opened.kept))
    return [Select(key, words("study-branches"), tuple(options[: limits.SELECT_OPTIONS]))]


def _trying(opened: Opened, words: Words) -> list[Button]:
    kept, place = opened.kept, opened.study.place
    if not opened.actors:
        return []
    if opened.is_throw_due:
        lot = Key("study_lot", position=kept.revision, text=key_text(kept, place))
        first = Button(words("button-study-lot"), lot, "primary")
        typed = Button(words("button-study-hand"), Key("study_type", text=key_text(kept, place, "")))
    else:
        first = Button(words("button-study-build"), Key("study_build", text=key_text(kept, place, "")), "primary")
        typed = Button(words("button-type"), Key("study_type", text=key_text(kept, place, "")))
    return [first, typed]


def _throws(opened: Opened, words: Words) -> list[Block]:
    """Return the menu of the throws that may fall, where it has room for all of them."""
    if not opened.is_throw_due:
        return []
    game = opened.game
    some = list(islice(game.rules.legal_actions(opened.state, CHANCE), limits.SELECT_OPTIONS + 1))
    lines = [game.notation.format(opened.state, CHANCE, action) for action in some]
    if not 1 < len(lines) <= limits.SELECT_OPTIONS or max(map(len, lines)) > limits.OPTION_TEXT:
        return []
    key = Key("study_play", text=key_text(opened.kept, opened.study.place, ""))
    return [Select(key, words("study-throws"), tuple(SelectOption(line, line) for line in lines))]


def _others(opened: Opened, words: Words, *, has_computer: bool) -> list[Button]:
    kept, place = opened.kept, opened.study.place
    buttons = []
    if opened.is_sample:
        deal = Key("study_deal", position=kept.revision, text=key_text(kept))
        buttons.append(Button(words("button-study-deal"), deal))
    if not opened.is_private:
        buttons.append(Button(words("button-share"), Key("study_share", text=key_text(kept, place))))
        if has_computer:
            buttons.append(Button(words("button-study-opinion"), Key("study_opinion", text=key_text(kept, place))))
    if place != START:
        buttons.append(Button(words("button-study-cut"), Key("study_cut", text=key_text(kept, place)), "danger"))
    return [*buttons, Button(words("button-studies"), Key("studies"))]


def opinion_text(opened: Opened, thought: Opinion, words: Words) -> Markup:
    """Return what the computer thinks of a position: a share for each seat, and its line."""
    speech = Speech(words)
    shares = Markup(" · ").join(
        words("study-share", seat=speech.seat(opened.game, Seat(seat)), percent=round(100 * share))
        for seat, share in enumerate(thought.shares)
    )
    said = [words("study-opinion", shares=shares)]
    if thought.line:
        said.append(words("study-best", line=shortened(thought.line)))
    return Markup("\n").join([*said, words("study-opinion-hint")])


# --- Choosing a line


async def builder_post(services: Services, opened: Opened, recipient: Recipient, line: str, *, is_legal: bool) -> Post:
    """Return what may stand next in a line that is tried, with the board on which it is marked."""
    words, game, kept, place = recipient.words, opened.game, opened.kept, opened.study.place
    choices = choices_of(opened, line)
    menus = choice_menus(
        Speech(words),
        game,
        choices,
        pick=lambda text: Key("study_pick", text=key_text(kept, place, text)),
        turn_over=lambda text: Key("study_switch", text=key_text(kept, place, text)),
    )
    buttons = []
    if is_legal:
        key = Key("study_play", text=key_text(kept, place, line))
        if not key.fits:
            key = Key("study_play", text=key_text(kept, place, ""))
        buttons.append(Button(words("button-study-play"), key, "success"))
    if line:
        buttons.append(Button(words("button-start-over"), Key("study_build", text=key_text(kept, place, ""))))
    else:
        buttons.append(Button(words("button-type"), Key("study_type", text=key_text(kept, place, ""))))
    buttons.append(Button(words("button-study-back"), Key("study_go", text=key_text(kept, place, "open"))))
    seat = Speech(words).seat(game, opened.actors[0])
    said = words("study-so-far", seat=seat, line=shortened(line)) if line else words("study-choose", seat=seat)
    view, marks = _choosing(opened, line, choices)
    picture = await picture_of(services, opened, view, recipient, marks=marks)
    return Post.of(said, picture, *menus, *rows(buttons))


def choices_of(opened: Opened, line: str) -> tuple[Choice, ...]:
    """Return what may stand next in a line of the player to move, and what it would bring as far as the match tells."""
    choices = opened.game.notation.choices(opened.state, opened.actors[0], line)
    return tuple(opened.match.shown(choices)) if opened.is_private and opened.match else choices


def _choosing(opened: Opened, line: str, choices: tuple[Choice, ...]) -> tuple[View, tuple[str, ...]]:
    """Return the board beside a choice and the places to mark; a game may show its choices in its own way.

    Of a position that hides something the owner sees nothing that another seat would.
    """
    game, seat, plain = opened.game, opened.actors[0], view_of(opened)
    if opened.viewer not in (None, seat):
        return plain, ()
    view = flipped(opened, game.narration.view_with_choices(opened.shown, seat, line))
    bare = flipped(opened, game.narration.view(opened.shown, seat))
    labels = dict.fromkeys(choice.label for choice in choices if choice.is_chosen is None)
    is_clear = bool(line) or len(labels) <= MOST_MARKS
    return view, tuple(labels) if view == bare and is_clear else ()


# --- All studies of a person


def list_post(kept: Iterable[SavedStudy], games: Games, words: Words) -> Post:
    """Return a person's studies: to go on with, to delete, and the starts from which others may begin."""
    mine = [SelectOption(root_label(saved.study.root, games, words), str(saved.number)) for saved in kept]
    blocks: list[Block] = []
    if mine:
        blocks.append(Select(Key("study_open"), words("study-go-on"), tuple(mine)))
    starts = [
        SelectOption(root_label(Root(key, seats), games, words), f"{key}.{seats}")
        for key, game in games.items()
        for seats in range(game.info.min_seats, game.info.max_seats + 1)
    ]
    blocks.append(Select(Key("study_new"), words("study-begin"), tuple(starts[: limits.SELECT_OPTIONS])))
    if mine:
        blocks.append(Select(Key("study_delete"), words("study-delete"), tuple(mine)))
    return Post.of(words("study-list", count=len(mine)), *blocks)


def ask_delete_post(kept: SavedStudy, games: Games, words: Words) -> Post:
    """Return the question whether a study is to be deleted."""
    return Post.of(
        words("study-delete-question", start=root_label(kept.study.root, games, words), count=len(kept.study.nodes)),
        *rows(
            [
                Button(words("button-study-delete"), Key("study_delete_yes", text=key_text(kept)), "danger"),
                Button(words("button-study-back"), Key("studies")),
            ]
        ),
    )
