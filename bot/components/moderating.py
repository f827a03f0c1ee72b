"""What moderators do: each act is asked for, given a reason in a form, carried out, and told to the players.

Whether the person may do it is asked when the form is opened and again when it comes back.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast, get_args

from bot import evidence
from bot.authority import require_moderator, require_role
from bot.components.reasons import PERSON, TEXT, Choosing, open_form
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.errors import BotInvited, OldCase, UnknownButton
from bot.lists import cases_post
from bot.post import Key, Post, SelectOption
from bot.rewinding import rewinding_post
from bot.speech import Speech
from engine import judging
from engine.decisions import require_phase
from engine.errors import StalePosition
from engine.facts import PersonId
from engine.match import Match
from engine.moderators import Moderators
from engine.policy import HOUR
from engine.rulings import Draws
from engine.service import Happened
from games.core import Seat

SEAT = "seat"
HOURS = "hours"
WINNER = "winner"
DRAW = "draw"
REWIND_ARGUMENTS = 3
LONGEST_NUMBER = 19
GIFTS = (6, 12, 24, 48, 72, 120)
WHILE_IT_RUNS = ("extend", "pause", "replace", "resume", "reveal", "rewind")


@dataclass(frozen=True, slots=True)
class Request:
    """A form that came back: who wants what, about which match, with the arguments that its key carried."""

    desk: Desk
    match: Match
    fields: Mapping[str, str]
    arguments: tuple[str, ...]

    @property
    def moderators(self) -> Moderators:
        """Return the use cases."""
        return self.desk.interaction.client.moderators

    @property
    def note(self) -> str:
        """Return the reason."""
        return self.fields.get(TEXT, "")


async def ask(desk: Desk, match: Match, act: str, *, case: int | None = None) -> None:
    """Open the form for an act.

    Args:
        desk: who asks.
        match: the match.
        act: a key of `ACTS`, with arguments behind dots.
        case: the number of the dispute that this shall settle; None if it is not about a certain one.
    """
    await require_moderator(desk, match)
    require_same_case(match, case)
    name, _ = understood(act)
    require_possible(desk, match, name)
    key = Key("mod_act", match.id, case, act)
    await open_form(desk.interaction, desk.reader.words, name, key, _choosing(desk, match, name))


async def act(pressed: Pressed) -> None:
    """Carry out what a form says."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await require_moderator(desk, match)
    require_same_case(match, pressed.key.position)
    name, arguments = understood(pressed.key.text)
    happened = await ACTS[name](Request(desk, match, pressed.fields, arguments))
    done = Post.of(desk.reader.words("acknowledged-act"))
    if name == "reveal":
        done = await desk.interaction.client.presenter.revealed(happened.after, desk.reader)
    await desk.conclude(happened, done)


async def asked(pressed: Pressed) -> None:
    """Open the form, or the preview of a rewind, by button."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    if pressed.key.text == "rewind":
        require_same_case(match, pressed.key.position)
        await show_rewinding(desk, match, None, case=pressed.key.position)
    else:
        await ask(desk, match, pressed.key.text, case=pressed.key.position)


async def show_rewinding(desk: Desk, match: Match, back_to: int | None, *, case: int | None = None) -> None:
    """Show what a rewind would do, privately: the position, what is undone, who has learned what."""
    await require_moderator(desk, match)
    require_possible(desk, match, "rewind")
    await desk.replace(await rewinding_post(desk, match, back_to, case=case))


async def choose_rewind(pressed: Pressed) -> None:
    """Show another position to go back to."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await show_rewinding(desk, match, number(pressed.value), case=pressed.key.position)


async def show_evidence(desk: Desk, match: Match) -> None:
    """Show what is known about a match as it is laid before moderators."""
    await require_moderator(desk, match)
    await desk.say_post(await evidence.evidence_post(desk.interaction.client, match, desk.reader))


async def case_page(pressed: Pressed) -> None:
    """Show another page of the server's disputes."""
    desk = await Desk.of(pressed.interaction)
    await require_role(desk)
    await desk.replace(await cases_post(desk, max(1, number(pressed.key.text))))


def understood(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the act that a key names, and its arguments.

    Raises:
        UnknownButton: there is no such act, or its arguments make no sense.
    """
    name, *arguments = text.split(".")
    is_known = name in ACTS and not arguments
    if name == "rewind" and len(arguments) == REWIND_ARGUMENTS:
        back_to, draws, position = arguments
        is_known = back_to.isdecimal() and position.isdecimal() and draws in get_args(Draws)
    elif name == "rewind":
        is_known = False
    if not is_known:
        raise UnknownButton
    return name, tuple(arguments)


def number(text: str) -> int:
    """Return a number that a key or a menu holds.

    Raises:
        UnknownButton: it holds none, or one that nothing has.
    """
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise UnknownButton
    return int(text)


def require_same_case(match: Match, case: int | None) -> None:
    """Refuse a button of a dispute that does not wait for a ruling any more.

    Raises:
        OldCase: it does not.
    """
    if case is not None and (match.dispute is None or not match.dispute.is_open or match.dispute.seq != case):
        raise OldCase


def require_possible(desk: Desk, match: Match, act: str) -> None:
    """Refuse what is not possible now whatever the form says, before somebody fills it in."""
    by = desk.person
    if act in WHILE_IT_RUNS:
        require_phase(match, "running")
    judging.require_begun(match)
    match act:
        case "dismiss":
            judging.dismiss(match, by, note="-")
        case "extend":
            judging.extend(match, by, seat=match.active[0], seconds=HOUR, note="-")
        case "pause":
            judging.pause(match, by, note="-")
        case "resume":
            judging.resume(match, by, note="-")
        case "reveal":
            judging.look(desk.game_of(match), match, by, note="-")
        case _:
            pass


def _choosing(desk: Desk, match: Match, act: str) -> tuple[Choosing, ...]:
    """Return what has to be chosen for an act besides its reason."""
    words = desk.reader.words
    seats = Choosing(SEAT, words("form-seat"), _seats(desk, match))
    match act:
        case "adjudicate":
            shared = SelectOption(words("form-winner-nobody"), DRAW)
            return (Choosing(WINNER, words("form-winner"), (*(seats.options or ()), shared)),)
        case "extend":
            hours = tuple(SelectOption(words("form-hours-some", count=count), str(count)) for count in GIFTS)
            return (seats, Choosing(HOURS, words("form-hours"), hours))
        case "replace":
            return (seats, Choosing(PERSON, words("form-person"), None))
        case _:
            return ()


def _seats(desk: Desk, match: Match) -> tuple[SelectOption, ...]:
    speech, game, names = Speech(desk.reader.words), desk.game_of(match), desk.interaction.client.known_names
    return tuple(
        SelectOption(
            desk.reader.words("player", seat=speech.seat(game, seat), person=names.get(match.persons[seat]) or "?"),
            str(seat),
        )
        for seat in match.active
    )


async def _rewind(request: Request) -> Happened:
    back_to, draws, position = request.arguments
    if int(position) != request.match.position:
        raise StalePosition
    return await request.moderators.rewind(
        request.match.id, request.desk.person, int(back_to), note=request.note, draws=cast("Draws", draws)
    )


async def _adjudicate(request: Request) -> Happened:
    chosen = request.fields.get(WINNER, "")
    winners = request.match.active if chosen == DRAW else (Seat(number(chosen)),)
    return await request.moderators.adjudicate(
        request.match.id, request.desk.person, winners=winners, note=request.note
    )


async def _extend(request: Request) -> Happened:
    seconds = number(request.fields.get(HOURS, "")) * HOUR
    seat = Seat(number(request.fields.get(SEAT, "")))
    return await request.moderators.extend(
        request.match.id, request.desk.person, seat=seat, seconds=seconds, note=request.note
    )


async def _replace(request: Request) -> Happened:
    """Carry out a replacement.

    Raises:
        UnknownButton: Discord knows nobody like this.
        BotInvited: the one chosen is a bot.
    """
    chosen = request.fields.get(PERSON, "")
    data: Any = request.desk.interaction.data or {}
    known = data.get("resolved", {}).get("users", {}).get(chosen)
    if known is None:
        raise UnknownButton
    if known.get("bot"):
        raise BotInvited
    return await request.moderators.replace(
        request.match.id,
        request.desk.person,
        seat=Seat(number(request.fields.get(SEAT, ""))),
        substitute=PersonId(number(chosen)),
        note=request.note,
    )


ACTS: Mapping[str, Callable[[Request], Awaitable[Happened]]] = {
    "adjudicate": _adjudicate,
    "dismiss": lambda it: it.moderators.dismiss(it.match.id, it.desk.person, note=it.note),
    "extend": _extend,
    "note": lambda it: it.moderators.note(it.match.id, it.desk.person, note=it.note),
    "pause": lambda it: it.moderators.pause(it.match.id, it.desk.person, note=it.note),
    "replace": _replace,
    "resume": lambda it: it.moderators.resume(it.match.id, it.desk.person, note=it.note),
    "reveal": lambda it: it.moderators.look(it.match.id, it.desk.person, note=it.note),
    "rewind": _rewind,
    "void": lambda it: it.moderators.void(it.match.id, it.desk.person, note=it.note),
}
"""How each act is carried out."""
