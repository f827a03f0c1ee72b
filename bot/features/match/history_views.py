"""Looking back and around: lists, score sheet, animation, export, review. Private until somebody shares them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.errors import UnknownButton
from bot.features.match.lists import Listing, list_post
from bot.markup import Markup, clip, plain
from bot.posts import limits
from bot.posts.match import records
from bot.posts.match.comments import in_review
from bot.posts.post import Attachment, Button, Key, Picture, Post, rows, turns
from bot.posts.practice.review import Review, review_post
from bot.posts.progress import WorkProgress
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from bot.requests.waiting import answer_when_done
from engine.ids import PersonId, is_computer
from engine.matches.errors import NotAPlayer, NotOverYet, WrongPhase
from engine.matches.records.export import exported
from engine.matches.state.match import Match
from games.core import CHANCE, SheetRow, View, Viewer
from renderers.sheet import pages as sheet_pages

LINES_ON_PAGE = 12
ROOM_ON_PAGE = 3500
"""Characters of the lines on a page; a title comes to them."""


async def show_log(context: RequestContext, match: Match) -> None:
    """Show the score sheet and the latest actions."""
    await context.say_post(await log_post(context, match, None))


async def log_post(context: RequestContext, match: Match, page: int | None) -> Post:
    """Return a page (None: the last) of the actions as text, the score sheet of about then as a picture, and a file.

    The last page is full, the first one as it may be. The file has the whole sheet and all actions.
    """
    words, log = context.words, await _log(context, match, context.recipient)
    pages = len(log.pages)
    page = pages if page is None else min(max(page, 1), pages)
    names = await _names(context, match, records.people_in(log.lines))
    file = Attachment(f"{match.id}.txt", records.as_file(log.name, log.table, log.lines, names=names))
    shown = turns(words, lambda at: Key("log", match.id, text=str(at)), page, pages, first=1)
    shown += share_buttons(context, match, f"log.{page}")
    return Post.of(*await _log_page(context, match, log, page, context.recipient), file, *rows(shown))


async def shared_log(context: RequestContext, match: Match, page: int, recipient: Recipient) -> Post:
    """Return a page of the log for everybody."""
    log = await _log(context, match, recipient)
    return Post.of(*await _log_page(context, match, log, min(max(page, 1), len(log.pages)), recipient))


@dataclass(frozen=True, slots=True)
class _Log:
    """The readable log of a match: the rows of its sheet, these as text, all lines, and the lines in pages."""

    name: str
    sheet: Sequence[SheetRow]
    table: str
    lines: Sequence[str]
    pages: Sequence[Sequence[Markup]]


async def _log(context: RequestContext, match: Match, recipient: Recipient) -> _Log:
    words, game = recipient.words, context.game_of(match)
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    play = await context.matches.logs.whole_play(match.id)
    sheet = records.spoken_sheet(game, game.narration.sheet(step.transition for step in play.played), words)
    between = records.event_lines(game, play.incidents, recipient)
    lines = [
        *records.play_lines(game, play.played, words, between=between),
        *(line for heading, part in records.undone_parts(game, play.undone, words) for line in (heading, *part)),
    ]
    pages = records.in_pages(lines, most=LINES_ON_PAGE, room=ROOM_ON_PAGE)
    return _Log(Speech(words).game(game), sheet, records.sheet_text(game, sheet, words), lines, pages)


async def _names(context: RequestContext, match: Match, persons: Iterable[int]) -> Mapping[int, str]:
    """Return how people are called where a text cannot mention them; nobody who has left for good is named."""
    words, gone = context.words, await context.store.people.forgotten()
    called = {person: plain(words("former-member")).strip("*") for person in persons if person in gone}
    called |= {
        person: plain(Speech(words).computer(PersonId(person))) for person in persons if is_computer(PersonId(person))
    }
    asked = sorted(set(persons) - called.keys())
    known = await context.services.known_names.names(match.proposal.server, asked)
    return called | {player: name for player, name in zip(asked, known, strict=True) if name}


async def _log_page(
    context: RequestContext, match: Match, log: _Log, page: int, recipient: Recipient
) -> tuple[Markup | Picture, ...]:
    """Return the lines of a page and the picture of the score sheet of about then; without rows there is none."""
    words, pages = recipient.words, len(log.pages)
    title = words("log-title", game=log.name, page=page, pages=pages, phase=match.phase)
    if not log.sheet:
        return (_log_text(title, words("log-empty"), *log.pages[page - 1]),)
    drawn = await _sheet(context, match, log.sheet, -(-page * sheet_pages(log.sheet) // pages) - 1, recipient)
    alt = words("log-alt", game=log.name, turns=match.moves)
    return _log_text(title, *log.pages[page - 1]), Picture(f"{match.id}-sheet.png", drawn, alt)


def _log_text(*lines: Markup) -> Markup:
    return clip(Markup("\n").join(lines), limits.V2_TEXT_TOTAL)


async def _sheet(
    context: RequestContext, match: Match, rows: Sequence[SheetRow], page: int, recipient: Recipient
) -> bytes:
    """Return a page of the score sheet of a match as a picture."""
    game = context.game_of(match).info.key
    draw = partial(context.services.painter.sheet, game, rows, theme=recipient.theme, words=recipient.words, page=page)
    key = ("sheet", match.id, match.digest, page, recipient.theme, recipient.words.language)
    return await context.services.long_work.do(context.person, key, lambda _: draw(), size=len, weight="light")


async def log(event: ComponentEvent) -> None:
    """Show a page of the log."""
    context, match = event.context, await event.match()
    if event.key.text:
        await context.replace(await log_post(context, match, number(event.key.text)))
    else:
        await context.say_post(await log_post(context, match, None))


async def send_export(context: RequestContext, match: Match) -> None:
    """Send a match as a JSON file."""
    entries = await context.matches.logs.log(match.id)
    data = exported(context.game_of(match), match, entries, await context.services.comments.of(match))
    await context.say_post(
        Post.of(context.words("export-done", phase=match.phase), Attachment(f"fernzug-{match.id}.json", data))
    )


async def send_replay(context: RequestContext, match: Match) -> None:
    """Draw the animation of a finished match; the person who waits may cancel it."""
    if match.phase == "running":
        raise NotOverYet(reason="replay")
    if match.phase != "over":
        raise WrongPhase(phase=match.phase)

    async def drawn(progress: WorkProgress) -> Post:
        post = await animated(context, match, context.recipient, progress)
        return Post.of(*post.blocks, *rows(share_buttons(context, match, "replay")))

    await answer_when_done(context, context.words("replay-wait"), drawn)


async def animated(context: RequestContext, match: Match, recipient: Recipient, progress: WorkProgress) -> Post:
    """Return the animation of a finished match, in which nothing is secret any more.

    Raises:
        NotOverYet: it is not over.
    """
    if match.phase != "over":
        raise NotOverYet(reason="replay")
    words, long_work = recipient.words, context.services.long_work
    name = Speech(words).game(context.game_of(match))
    viewer = context.viewer(match) if recipient.has_turned_board else None
    names = await context.presenter.drawn_names(match, context.words)
    key = ("replay", match.id, match.digest, viewer, recipient.has_turned_board, recipient.theme, words.language, names)
    draw = partial(_animation, context, match, recipient, viewer)
    data = await long_work.do(context.person, key, draw, size=len, progress=progress)
    alt = words("replay-alt", game=name, turns=match.moves)
    return Post.of(words("replay-title", game=name), Picture(f"{match.id}.gif", data, alt))


async def _animation(
    context: RequestContext, match: Match, recipient: Recipient, viewer: Viewer, progress: WorkProgress
) -> bytes:
    """Return the animation of a match for somebody."""
    game = context.game_of(match)
    played = [step.transition for step in await context.matches.logs.history(match.id)]
    states = [after.before for after in played[1:] if after.seat != CHANCE] + [
        played[-1].after if played else match.state
    ]

    def views() -> list[View]:
        return [context.presenter.view(match, state, recipient, viewer=viewer) for state in states]

    return await context.services.painter.replay(
        game.info.key,
        views,
        theme=recipient.theme,
        words=recipient.words,
        names=await context.presenter.drawn_names(match, context.words),
        tell=progress.tell,
    )


async def more(event: ComponentEvent) -> None:
    """Show everything else that can be done in a match."""
    context, match = event.context, await event.match()
    words = context.words
    acting = [
        Button(words("button-draw"), Key("draw", match.id)),
        Button(words("button-takeback"), Key("takeback", match.id)),
        Button(words("button-abandon"), Key("abandon", match.id)),
        Button(words("button-resign"), Key("resign", match.id), "danger"),
    ]
    buttons = [
        Button(words("button-board"), Key("board", match.id)),
        Button(words("button-log"), Key("log", match.id)),
        Button(words("button-export"), Key("export", match.id)),
        Button(words("button-verify"), Key("verify", match.id)),
        Button(words("button-rules"), Key("rules", match.id, text=match.proposal.game)),
    ]
    if match.seat_of(context.person) is not None:
        if context.game_of(match).info.allows_plans:
            buttons.append(Button(words("button-plans"), Key("plans", match.id)))
        if context.game_of(match).secrets.with_open_notes(match.state) and not match.has_open_notes:
            buttons.append(Button(words("button-open-notes"), Key("open_notes", match.id)))
        buttons = acting + buttons
    await context.say_post(Post.of(words("more-title"), *rows(buttons)))


async def list_page(event: ComponentEvent) -> None:
    """Show another page of a list of matches, or another list.

    Raises:
        UnknownButton: nobody has made such a list.
    """
    try:
        listing = Listing.decode(event.value or event.key.text)
    except ValueError as error:
        raise UnknownButton from error
    await event.context.replace(await list_post(event.context, listing))


async def look_back(context: RequestContext, match: Match) -> None:
    """Show how a match went; where nobody has asked before, the computer thinks about it first."""
    context.services.reviews.require(match)
    review = await context.services.reviews.kept(match)
    if review is None:
        await answer_when_done(context, context.words("after-wait"), partial(_thought_about, context, match))
    else:
        await context.replace(await _review_page(context, match, review))


async def _thought_about(context: RequestContext, match: Match, progress: WorkProgress) -> Post:
    """Return the page of a new review."""

    async def make(shared: WorkProgress) -> Review:
        return await context.services.reviews.made(match, context.person, shared.tell)

    key = ("review", match.id, match.position)
    review = await context.services.long_work.do(context.person, key, make, size=_review_size, progress=progress)
    return await _review_page(context, match, review)


def _review_size(review: Review) -> int:
    """Return about how many bytes a review takes while it is kept in memory: the store keeps it anyway."""
    return 100 * len(review.moves)


async def _review_page(context: RequestContext, match: Match, review: Review) -> Post:
    recipient = context.recipient
    drawn = await context.services.painter.course(
        match.proposal.game,
        review.course,
        theme=recipient.theme,
        words=recipient.words,
        names=await context.presenter.drawn_names(match, recipient.words),
    )
    post = review_post(context.game_of(match), match, review, recipient, drawn)
    comments = await context.services.comments.of(match)
    said, button = in_review(match, comments, [turn.move for turn in review.turns], recipient.words)
    return Post.of(*post.blocks, said, button)


def share_buttons(context: RequestContext, match: Match, what: str) -> list[Button]:
    """Return the button that shares something, for those who play; `what` says what it is in the key."""
    if match.seat_of(context.person) is None:
        return []
    return [Button(context.words("button-share"), Key("share", match.id, text=what))]


def require_sharer(context: RequestContext, match: Match) -> None:
    """Let only those who play post into a match's thread, and only once there is anything to show.

    Raises:
        WrongPhase: the match has not started.
        NotAPlayer: somebody else asks.
    """
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    if match.seat_of(context.person) is None:
        raise NotAPlayer


async def for_everybody(context: RequestContext, match: Match) -> Recipient:
    """Return for whom shared posts are written."""
    return await context.services.recipients.of_match(match)


async def post_for_all(context: RequestContext, match: Match, post: Post, recipient: Recipient) -> None:
    """Post something into a match's thread, with the name of who shares it; it pings nobody."""
    location = await context.store.outbox.location(match.id)
    if location.thread is None:
        raise WrongPhase(phase=match.phase)
    small = Markup("-# {}").format(recipient.words("shared-by", person=mention(context.person)))
    shown = await context.services.recipients.without_leavers(Post.of(*post.blocks, small), recipient)
    await context.services.channels.send(location.thread, shown, nonce=str(context.interaction.id))
