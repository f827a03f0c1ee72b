"""The move builder's menus: what may stand next in a line, as buttons and menus."""

from collections.abc import Callable, Sequence

from bot.markup import Markup
from bot.posts import limits
from bot.posts.post import Block, Button, Buttons, Key, Select, SelectOption, Text, even_rows, rows
from bot.posts.speech import Speech
from engine.log.codec import AnyGame
from games.core import Choice

SMALL_GROUP = 2

KeyOf = Callable[[str], Key]
"""Returns the key of a component that carries a text."""


def choice_menus(
    speech: Speech, game: AnyGame, choices: Sequence[Choice], *, pick: KeyOf, turn_over: KeyOf
) -> list[Block]:
    """Return what may stand next: a menu for each group, several where it has more entries than a menu takes.

    Args:
        speech: in which language.
        game: whose lines they are.
        choices: what may stand next; those of one group stand together.
        pick: makes the key of a choice; its text is the whole line or, of a menu, the menu's own name: the chosen
            value is the line.
        turn_over: makes the key of a switch; its text is the switch's number, a dot, and the line after turning it.
    """
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    blocks: list[Block] = []
    for group, members in groups.items():
        said = speech.group(game, group)
        if members[0].is_chosen is not None:
            blocks.append(Text(said))
            blocks += even_rows(
                [_switch(choice, turn_over(f"{at}.{choice.line}")) for at, choice in enumerate(members)]
            )
        elif len(members) < SMALL_GROUP:
            blocks[-1:] = _beside(blocks[-1:], [_button(speech, choice, said, pick(choice.line)) for choice in members])
        else:
            blocks += _selects(speech, game, group, members, pick)
    return blocks


def _selects(speech: Speech, game: AnyGame, group: str, members: list[Choice], pick: KeyOf) -> list[Select]:
    """Return the menus of one group."""
    parts = [members[at : at + limits.SELECT_OPTIONS] for at in range(0, len(members), limits.SELECT_OPTIONS)]
    return [
        Select(
            pick(f"{group}.{number}"),
            _numbered(speech.group(game, group), number, len(parts)),
            tuple(SelectOption(choice.label, choice.line, speech.notes(game, choice.notes) or None) for choice in part),
        )
        for number, part in enumerate(parts, start=1)
    ]


def _numbered(group: Markup, number: int, parts: int) -> str:
    """Return what a menu is called; phones cut off what is long, so the number of one among several comes early."""
    return group if parts == 1 else f"{group.removesuffix('…').strip()} {number}/{parts}"


def _beside(before: list[Block], buttons: list[Button]) -> list[Block]:
    """Return buttons that each stand for a whole group in the row of those before them, as long as there is room."""
    row = before[0] if before else None
    route = buttons[0].key.route if buttons and buttons[0].key else ""
    is_one = isinstance(row, Buttons) and all(button.key and button.key.route == route for button in row.items)
    if isinstance(row, Buttons) and is_one and len(row.items) + len(buttons) <= limits.BUTTONS_IN_ROW:
        return [Buttons((*row.items, *buttons))]
    return [*before, *rows(buttons)]


def _switch(choice: Choice, key: Key) -> Button:
    """Return a button that turns a choice on or off; its number keeps equal dice apart."""
    return Button(choice.label, key, "success" if choice.is_chosen else "secondary")


def _button(speech: Speech, choice: Choice, group: str, key: Key) -> Button:
    """Return a button for the only member of a group; a group that names no choice (`…`) is followed by it."""
    asked = group.strip("… ")
    label = f"{asked[:1].upper()}{asked[1:]}"
    return Button(speech.words("labelled", label=label, value=choice.label) if "…" in group else group, key)
