"""Acts of moderators: each asks for its reason in a form, is carried out, and is told to the players.

Which acts there are and when each is possible says `engine.moderation.moderator_policy.ACTS`; here is how their fields
are asked for and read. Whether the person may do it is asked when the form is opened and again when it comes back.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast, get_args

from bot.errors import OldCase, UnknownButton
from bot.features.moderation.disputes import cases_post
from bot.features.moderation.rewinding import rewinding_post
from bot.posts.moderation import evidence
from bot.posts.post import Key, Post, SelectOption
from bot.posts.speech import Speech
from bot.requests.authority import require_moderator, require_moderator_role
from bot.requests.context import RequestContext
from bot.requests.forms import PERSON_FIELD, TEXT_FIELD, FormMenu, open_text_form
from bot.requests.interactions import people_chosen, require_members
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId, is_computer
from engine.log.facts.rulings import Draws
from engine.log.facts.secrets import SecretsLookedAt
from engine.matches.errors import StalePosition
from engine.matches.state.match import Match
from engine.moderation import moderator_policy
from engine.moderation.moderator_policy import ACTS, ActName, Choices, Field
from engine.time.policy import HOUR
from games.core import Seat

SEAT = "seat"
HOURS = "hours"
WINNER = "winner"
DRAW = "draw"
REWIND_ARGUMENTS = 3
GIFTS = (6, 12, 24, 48, 72, 120)


@dataclass(frozen=True, slots=True)
class ModeratorForm:
    """A form that came back: about which match, with the arguments that its key carried."""

    event: ComponentEvent
    match: Match
    arguments: tuple[str, ...]

    def field(self, name: str) -> str:
        """Return what a field holds."""
        return self.event.fields.get(name, "")


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of an act: how its form asks for it, unless the key carries it, and how what comes back is read."""

    read: Callable[[ModeratorForm], Any]
    menu: Callable[[RequestContext, Match], FormMenu] | None = None


async def ask(context: RequestContext, match: Match, text: str, *, case: int | None = None) -> None:
    """Open the form for an act, or the preview of one that needs a position to go back to.

    Args:
        context: who asks, and where.
        match: the match.
        text: a key of `ACTS`, with arguments behind dots.
        case: the number of the dispute that this shall settle; None if it is not about a certain one.
    """
    if text in ACTS and "back_to" in ACTS[cast("ActName", text)].fields:
        require_same_case(match, case)
        await show_rewinding(context, match, None, case=case)
        return
    await require_moderator(context, match)
    require_same_case(match, case)
    name, _ = understood(text)
    moderator_policy.check(ACTS[name], context.game_of(match), match, context.person)
    await context.presenter.names(match, context.words)  # asked for before the menus need them
    menus = [FIELDS[field].menu for field in ACTS[name].fields]
    choosing = [menu(context, match) for menu in menus if menu is not None]
    key = Key("mod_act", match.id, case, text)
    await open_text_form(context.interaction, context.words, name, key, choosing)


async def act(event: ComponentEvent) -> None:
    """Carry out what a form says."""
    context, match = event.context, await event.match()
    await require_moderator(context, match)
    require_same_case(match, event.key.position)
    name, arguments = understood(event.key.text)
    answers = ModeratorForm(event, match, arguments)
    chosen = Choices(**{field: FIELDS[field].read(answers) for field in ACTS[name].fields})
    moderators = context.services.moderators
    change = await moderators.act(match.id, context.person, name, note=answers.field(TEXT_FIELD), chosen=chosen)
    done = Post.of(context.words("acknowledged-act"))
    if isinstance(change.fact, SecretsLookedAt):
        done = await context.presenter.revealed(change.after, context.recipient)
    await context.conclude(change, done)


async def on_submit_act(event: ComponentEvent) -> None:
    """Open the form, or the preview of a rewind, by button."""
    await ask(event.context, await event.match(), event.key.text, case=event.key.position)


async def show_rewinding(
    context: RequestContext, match: Match, back_to: int | None, *, case: int | None = None
) -> None:
    """Show what a rewind would do, privately: the position, what is undone, who has learned what."""
    await require_moderator(context, match)
    moderator_policy.check(ACTS["rewind"], context.game_of(match), match, context.person)
    await context.replace(await rewinding_post(context, match, back_to, case=case))


async def choose_rewind(event: ComponentEvent) -> None:
    """Show another position to go back to."""
    context, match = event.context, await event.match()
    await show_rewinding(context, match, number(event.value), case=event.key.position)


async def show_evidence(context: RequestContext, match: Match) -> None:
    """Show what is known about a match as it is laid before moderators."""
    await require_moderator(context, match)
    await context.say_post(await evidence.evidence_post(context.services, match, context.recipient))


async def case_page(event: ComponentEvent) -> None:
    """Show another page of the server's disputes."""
    context = event.context
    await require_moderator_role(context)
    await context.replace(await cases_post(context, max(1, number(event.key.text))))


def understood(text: str) -> tuple[ActName, tuple[str, ...]]:
    """Return the act that a key names, and its arguments.

    Raises:
        UnknownButton: there is no such act, or its arguments make no sense.
    """
    name, *arguments = text.split(".")
    if name not in ACTS or not _make_sense(arguments, ACTS[cast("ActName", name)].fields):
        raise UnknownButton
    return cast("ActName", name), tuple(arguments)


def _make_sense(arguments: list[str], fields: tuple[Field, ...]) -> bool:
    """Tell whether arguments fit an act: where to go back to, with which draws, seen from which position; or none."""
    if "back_to" not in fields:
        return not arguments
    if len(arguments) != REWIND_ARGUMENTS:
        return False
    back_to, draws, position = arguments
    return back_to.isdecimal() and position.isdecimal() and draws in get_args(Draws)


def require_same_case(match: Match, case: int | None) -> None:
    """Refuse a button of a dispute that does not wait for a ruling any more.

    Raises:
        OldCase: it does not.
    """
    if case is not None and (match.dispute is None or not match.dispute.is_open or match.dispute.seq != case):
        is_latest = match.dispute is not None and match.dispute.seq == case
        raise OldCase(ruling=(match.dispute.ruling if match.dispute and is_latest else None) or "none")


def _seat_menu(context: RequestContext, match: Match) -> FormMenu:
    people = (seat for seat in match.active if not is_computer(match.persons[seat]))
    return FormMenu(SEAT, context.words("form-seat"), _seats(context, match, people))


def _winner_menu(context: RequestContext, match: Match) -> FormMenu:
    words = context.words
    shared = SelectOption(words("form-winner-nobody"), DRAW)
    everybody = range(len(match.persons))
    return FormMenu(WINNER, words("form-winner"), (*_seats(context, match, everybody), shared))


def _hours_menu(context: RequestContext, _: Match) -> FormMenu:
    words = context.words
    hours = tuple(SelectOption(words("form-hours-some", count=count), str(count)) for count in GIFTS)
    return FormMenu(HOURS, words("form-hours"), hours)


def _person_menu(context: RequestContext, _: Match) -> FormMenu:
    return FormMenu(PERSON_FIELD, context.words("form-person"), None)


def _seats(context: RequestContext, match: Match, seats: Iterable[int]) -> tuple[SelectOption, ...]:
    speech, game, names = (
        Speech(context.words),
        context.game_of(match),
        context.services.known_names,
    )

    def name(person: PersonId) -> str:
        return speech.computer(person) if is_computer(person) else names.get(match.proposal.server, person) or "?"

    return tuple(
        SelectOption(
            context.words("player", seat=speech.seat(game, Seat(seat)), person=name(match.persons[seat])),
            str(seat),
        )
        for seat in seats
    )


def _read_back_to(answers: ModeratorForm) -> int:
    """Return where to go back to.

    Raises:
        StalePosition: the position has changed since the preview.
    """
    back_to, _, position = answers.arguments
    if int(position) != answers.match.position:
        raise StalePosition
    return int(back_to)


def _read_winners(answers: ModeratorForm) -> tuple[Seat, ...]:
    chosen = answers.field(WINNER)
    return answers.match.active if chosen == DRAW else (Seat(number(chosen)),)


def _read_person(answers: ModeratorForm) -> PersonId:
    """Return the person chosen.

    Raises:
        UnknownButton: Discord knows nobody like this.
        BotInvited: the one chosen is a bot.
        NotAMember: the one chosen is no member of this server.
    """
    chosen, interaction = answers.field(PERSON_FIELD), answers.event.context.interaction
    if chosen not in people_chosen(interaction):
        raise UnknownButton
    person = PersonId(number(chosen))
    require_members(interaction, [person])
    return person


FIELDS: Final[Mapping[Field, FormField]] = {
    "seat": FormField(lambda answers: Seat(number(answers.field(SEAT))), _seat_menu),
    "seconds": FormField(lambda answers: number(answers.field(HOURS)) * HOUR, _hours_menu),
    "substitute": FormField(_read_person, _person_menu),
    "winners": FormField(_read_winners, _winner_menu),
    "back_to": FormField(_read_back_to),
    "draws": FormField(lambda answers: answers.arguments[1]),
}
"""The form fields of acts on Discord."""
