"""The study board, used. What one tries out there is nobody else's to see, unless one shares it."""

from functools import partial

from bot.errors import NoComputerPlayer, NotAllowedHere, UnknownButton
from bot.features.practice import study_posts
from bot.markup import EMPTY, Markup
from bot.platform.channels import text_of
from bot.posts.post import Button, Key, Post, rows
from bot.posts.progress import WorkProgress
from bot.posts.speech import Speech, mention
from bot.requests.channel_check import may_write
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent, number
from bot.requests.waiting import answer_when_done
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from engine.studies import study as studies
from engine.studies.errors import NoSuchStudy
from engine.studies.service import Opened, Studies
from games.core import CHANCE, MoveError
from players.registry import by_player
from players.review import opinion
from players.rng import SEEDS

SHORT = 40
"""Most characters of an example in a form."""
NEAR_SHOWN = 3


def _studies(context: RequestContext) -> Studies:
    return context.services.studies


async def begin_in(context: RequestContext, match: Match, move: int | None) -> None:
    """Show the study of a position of a match."""
    opened = await _studies(context).begin_in(match, context.person, move)
    await context.say_post(await study_posts.study_post(context.services, opened, context.recipient))


async def begin(context: RequestContext, game: AnyGame, seats: int | None) -> None:
    """Show the study of the start of a game; with as many seats as it takes, if another number is named."""
    info = game.info
    seats = min(max(seats or info.min_seats, info.min_seats), info.max_seats)
    opened = await _studies(context).begin(info.key, context.person, seats=seats)
    await _replace(context, opened)


async def show_list(context: RequestContext) -> None:
    """Show what the person has."""
    kept = await _studies(context).of(context.person)
    await context.replace(study_posts.list_post(kept, context.matches.games, context.words))


async def _replace(context: RequestContext, opened: Opened, *, first: Markup = EMPTY) -> None:
    await context.replace(await study_posts.study_post(context.services, opened, context.recipient, first=first))


# --- Going around


async def open_at(event: ComponentEvent) -> None:
    """Show the study of the position that a board shows, or of the present one."""
    move = number(event.key.text) if event.key.text else None
    await begin_in(event.context, await event.match(), move)


async def on_list(event: ComponentEvent) -> None:
    """Show the list of studies."""
    await show_list(event.context)


async def on_open(event: ComponentEvent) -> None:
    """Show the study that was chosen from the list."""
    context = event.context
    await _replace(context, await _studies(context).open(context.person, number(event.value)))


async def on_start(event: ComponentEvent) -> None:
    """Show the study of the start that was chosen.

    Raises:
        UnknownButton: there is no such game (any more).
    """
    key, _, seats = event.value.partition(".")
    game = event.context.matches.games.get(key)
    if game is None:
        raise UnknownButton
    await begin(event.context, game, number(seats))


async def go(event: ComponentEvent) -> None:
    """Look at the place that a button leads to."""
    study, place, _ = event.parts(3)
    context = event.context
    await _replace(context, await _studies(context).go(context.person, number(study), number(place)))


async def branch(event: ComponentEvent) -> None:
    """Look at the place of the line that was chosen."""
    context = event.context
    shown = await _studies(context).go(context.person, number(event.key.text), number(event.value))
    await _replace(context, shown)


async def flip(event: ComponentEvent) -> None:
    """Turn the board round."""
    study, side = map(number, event.parts(2))
    context = event.context
    await _replace(context, await _studies(context).flip(context.person, study, is_flipped=bool(side)))


# --- Trying


async def lot(event: ComponentEvent) -> None:
    """Throw at random; the same button, pressed twice, throws the same."""
    study, place = map(number, event.parts(2))
    context, drawn = event.context, event.key.position or 0
    await _replace(context, await _studies(context).throw(context.person, study, place, drawn))


async def deal(event: ComponentEvent) -> None:
    """Deal again what the person may not know."""
    context, drawn = event.context, event.key.position or 0
    shown = await _studies(context).redeal(context.person, number(event.key.text), drawn)
    await _replace(context, shown)


def _tried(event: ComponentEvent) -> tuple[int, int, str]:
    """Return what the key of a try holds: the study, the place, the line."""
    study, _, rest = event.key.text.partition(".")
    place, _, line = rest.partition(".")
    return number(study), number(place), line


async def open_form(event: ComponentEvent) -> None:
    """Open the form in which a line or a throw is typed, with an example of what this game takes here."""
    context, (study, place, line) = event.context, _tried(event)
    shown = await _studies(context).go(context.person, study, place)
    key = "throw" if shown.is_throw_due else "line"
    modal = form(
        Key("study_typed", text=study_posts.key_text(shown.kept, place)),
        title=context.words(f"study-form-{key}"),
        label=context.words(f"study-form-{key}-label"),
        hint=_hint(context, shown),
        typed=line,
    )
    await context.interaction.response.send_modal(modal)


def _hint(context: RequestContext, shown: Opened) -> Markup:
    """Return how a line or a throw is written here."""
    game, state = shown.game, shown.state
    if shown.is_throw_due:
        throw = game.rules.draw(state, studies.chance_of(shown.study, "example"))
        example = game.notation.format(state, CHANCE, throw)
    else:
        offered = (game.notation.suggest(state, seat, "") for seat in shown.actors)
        example = next((choice.line for lines in offered for choice in lines), "")
    is_short = 0 < len(example) <= SHORT
    return context.words("form-hint-example", line=example) if is_short else context.words("form-hint")


async def on_submit_line(event: ComponentEvent) -> None:
    """Try the line or the throw that was typed."""
    study, place = map(number, event.parts(2))
    await _try(event.context, study, place, event.value)


async def play(event: ComponentEvent) -> None:
    """Try a line that is offered: from the button, from the menu, or from the text above the button if it is long."""
    study, place, line = _tried(event)
    await _try(event.context, study, place, event.value or line or _line_above(event))


def _line_above(event: ComponentEvent) -> str:
    message = event.context.interaction.message
    text = text_of(message) if message else ""
    return text.partition("`")[2].partition("`")[0]


async def _try(context: RequestContext, study: int, place: int, line: str) -> None:
    try:
        shown = await _studies(context).play(context.person, study, place, line)
    except MoveError as error:
        shown = await _studies(context).open(context.person, study)
        return await context.say_post(_refused(context, shown, place, line, error))
    return await _replace(context, shown)


def _refused(context: RequestContext, shown: Opened, place: int, line: str, error: MoveError) -> Post:
    """Return why a line cannot be tried, with lines near it."""
    words = context.words
    near = [Key("study_play", text=study_posts.key_text(shown.kept, place, text)) for text in error.near[:NEAR_SHOWN]]
    buttons = [Button(text, key) for text, key in zip(error.near, near, strict=False) if key.fits]
    again = Key("study_type", text=study_posts.key_text(shown.kept, place, line))
    if again.fits:
        buttons.append(Button(words("button-again"), again, "primary"))
    return Post.of(Speech(words).move_error(shown.game, error, line), *rows(buttons))


async def build(event: ComponentEvent) -> None:
    """Show what may be played at a place."""
    await _build(event.context, *_tried(event))


async def pick(event: ComponentEvent) -> None:
    """Take one step in the choice of a line: the chosen value is the whole line so far."""
    study, place, line = _tried(event)
    await _build(event.context, study, place, event.value or line)


async def switch(event: ComponentEvent) -> None:
    """Turn a switch over; the key holds its number, then the line after that."""
    study, place, line = _tried(event)
    await _build(event.context, study, place, line.partition(".")[2])


async def _build(context: RequestContext, study: int, place: int, line: str) -> None:
    """Show what may stand next in a line; one to which nothing can be added is tried at once."""
    shown = await _studies(context).go(context.person, study, place)
    if not shown.actors or shown.is_throw_due:
        return await _replace(context, shown)
    is_legal = bool(line) and _is_legal(shown, line)
    if is_legal and not study_posts.choices_of(shown, line):
        return await _try(context, study, place, line)
    recipient = context.recipient
    return await context.replace(
        await study_posts.builder_post(context.services, shown, recipient, line, is_legal=is_legal)
    )


def _is_legal(shown: Opened, line: str) -> bool:
    try:
        studies.read(shown.game, shown.study, shown.state, line)
    except MoveError:
        return False
    return True


async def cut(event: ComponentEvent) -> None:
    """Delete a branch; who presses twice sees what is left."""
    study, place = map(number, event.parts(2))
    context = event.context
    await _replace(context, await _studies(context).cut(context.person, study, place))


async def ask_computer(event: ComponentEvent) -> None:
    """Say what the computer thinks of the position; that takes a moment.

    Raises:
        StudyIsPrivate: the match is running.
        StudyForbidden: the person plays on from this position in another match.
        NoComputerPlayer: the game has none.
    """
    context, (study, place) = event.context, map(number, event.parts(2))
    shown = await _studies(context).go(context.person, study, place)
    shown.require_shareable()
    if shown.game.info.key not in context.services.computer_versions:
        raise NoComputerPlayer
    await _studies(context).require_unaided(shown)
    await answer_when_done(context, context.words("study-thinking"), partial(_opinion, context, shown, place))


async def _opinion(context: RequestContext, shown: Opened, place: int, _: WorkProgress) -> Post:
    """Return what the computer thinks of a position."""
    seed = studies.chance_of(shown.study, f"opinion-{place}").die(SEEDS)
    asked = shown.game.info.key, shown.state, seed
    thought = await context.services.computer_pool.do(by_player, opinion, *asked, person=context.person)
    return Post.of(study_posts.opinion_text(shown, thought, context.words))


# --- Deleting, sharing


async def ask_delete(event: ComponentEvent) -> None:
    """Ask whether a study is to be deleted; that its match is gone does not matter."""
    context, chosen = event.context, number(event.value)
    kept = next((study for study in await _studies(context).of(context.person) if study.number == chosen), None)
    if kept is None:
        raise NoSuchStudy
    await context.replace(study_posts.ask_delete_post(kept, context.matches.games, context.words))


async def delete(event: ComponentEvent) -> None:
    """Delete a study, then show what is left."""
    await _studies(event.context).delete(event.context.person, number(event.key.text))
    await show_list(event.context)


async def share(event: ComponentEvent) -> None:
    """Post the position and the line to it into the channel, for everybody.

    Raises:
        StudyIsPrivate: the match is running.
        OnlyInServer: this is no channel of a server.
        NotAllowedHere: the person may not write here.
    """
    context, (study, place) = event.context, map(number, event.parts(2))
    shown = await _studies(context).go(context.person, study, place)
    shown.require_shareable()
    server, channel = context.server, context.interaction.channel_id
    if channel is None or not may_write(context.interaction):
        raise NotAllowedHere
    await context.say(context.words("study-sharing"))
    recipient = await context.services.recipients.public(server)
    post = await study_posts.shared_post(context.services, shown, recipient)
    small = Markup("-# {}").format(recipient.words("shared-by", person=mention(context.person)))
    said = await context.services.recipients.without_leavers(Post.of(*post.blocks, small), recipient)
    await context.services.channels.send(channel, said, nonce=str(context.interaction.id))
    await context.replace(Post.of(context.words("study-shared")))
