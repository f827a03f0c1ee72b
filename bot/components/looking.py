"""Looking back and around: lists, score sheet, past positions, replay, export, rules. Every answer is private."""

import contextlib

from bot import limits, records
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.lists import list_post
from bot.post import Attachment, Button, Key, Picture, Post, rows
from bot.replies import LineRefused
from bot.rules import rules_post
from bot.speech import Speech
from engine.errors import AlreadyDelivered, NoSecrets, NotAPlayer, WrongPhase
from engine.export import exported
from engine.facts import PersonId
from engine.match import Match
from engine.store import Phase
from games.core import CHANCE
from renderers.sheet import pages as sheet_pages

LINES_ON_PAGE = 12
ROOM_ON_PAGE = 3500
"""Characters of the lines on a page; a title comes to them."""


async def show_board(desk: Desk, match: Match, move: int | None, *, undone: int | None = None) -> None:
    """Show a position, the present one if no move is named; of a match that has not started, the invitation.

    `undone` names a part that was left behind: then it is one of there, the last if no move is named.
    """
    bot = desk.interaction.client
    if match.state is None:
        return await desk.say_post(bot.presenter.invitation(match, desk.reader))
    if undone is not None:
        return await _show_undone(desk, match, undone, move)
    state = match.state if move is None else await bot.matches.state_at(match.id, move)
    shown = match.moves if move is None else move
    timed = await bot.matches.timed(match) if shown == match.moves else None
    post = await bot.presenter.position(match, state, desk.reader, viewer=desk.viewer(match), move=shown, timed=timed)
    return await desk.say_post(post)


async def _show_undone(desk: Desk, match: Match, undone: int, move: int | None) -> None:
    """Show a position of a part that was left behind."""
    bot, words = desk.interaction.client, desk.reader.words
    lines = (await bot.matches.whole_play(match.id)).undone
    if move is None and 1 <= undone <= len(lines):
        move = sum(step.moment.seat != CHANCE for step in lines[undone - 1].played)
    state = await bot.matches.state_at(match.id, move or 0, undone=undone)
    name = Speech(words).game(desk.game_of(match))
    title = words("position-title-undone", game=name, number=str(undone), move=str(move or 0))
    picture = await bot.presenter.picture(match, state, desk.reader, viewer=desk.viewer(match))
    await desk.say_post(Post.of(title, picture))


async def explain(desk: Desk, match: Match, typed: str) -> None:
    """Say whether a line is legal and show what it does; if it is not, say why and show what may be played."""
    bot, words, game = desk.interaction.client, desk.reader.words, desk.game_of(match)
    try:
        preview = await desk.preview(match, typed, position=None)
    except LineRefused as refused:
        seat = match.seat_of(desk.person)
        assert seat is not None
        shown = await bot.presenter.picture_of(match, game.offers_view(match.state, seat, typed), desk.reader)
        why = bot.replies.line_refused(refused, desk.reader)
        return await desk.say_post(Post.of(why.text, shown, *why.blocks[1:]))
    legal = "why-possible" if game.info.has_secrets else "why-legal"
    said = [words(legal, line=preview.line), Speech(words).notes(game, preview.notes)]
    picture = await bot.presenter.picture(preview.match, preview.after, desk.reader, viewer=preview.seat)
    return await desk.say_post(Post.of("\n".join(filter(None, said)), picture))


async def show_secrets(desk: Desk, match: Match) -> None:
    """Show a player what nobody else may know; the first time this counts as delivered. Open notes everybody sees."""
    bot, seat = desk.interaction.client, match.seat_of(desk.person)
    if not desk.game_of(match).info.has_secrets:
        raise NoSecrets
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    if seat is None and not match.has_open_notes:
        raise NotAPlayer
    await desk.say_post(await bot.presenter.secrets(match, desk.reader, viewer=seat, is_letter=False))
    if seat in match.untold:
        with contextlib.suppress(AlreadyDelivered):
            await desk.announce(await bot.matches.deliver(match.id, desk.person, how="fetched"))


async def secrets(pressed: Pressed) -> None:
    """Show the own secrets by button."""
    desk = await Desk.of(pressed.interaction)
    await show_secrets(desk, await desk.match(pressed.key.match))


async def log_post(desk: Desk, match: Match, page: int | None) -> Post:
    """Return a page (None: the last) of the actions as text, the score sheet of about then as a picture, and a file.

    The file has the whole sheet and all actions.
    """
    bot, words, game = desk.interaction.client, desk.reader.words, desk.game_of(match)
    if match.state is None:
        raise WrongPhase(phase=match.phase)
    play = await bot.matches.whole_play(match.id)
    sheet = game.sheet(step.moment for step in play.played)
    between = records.event_lines(game, play.events, desk.reader)
    lines = [
        *records.play_lines(game, play.played, words, between=between),
        *records.undone_lines(game, play.undone, words),
    ]
    filled = records.in_pages(lines, most=LINES_ON_PAGE, room=ROOM_ON_PAGE)
    pages = len(filled)
    page = pages if page is None else min(max(page, 1), pages)
    title = words("log-title", game=Speech(words).game(game), page=str(page), pages=str(pages))
    text = limits.clip("\n".join([title, *filled[page - 1]]), limits.V2_TEXT_TOTAL)
    picture = Picture(
        f"{match.id}-sheet.png",
        await bot.painter.sheet(
            game.info.key,
            sheet,
            theme=desk.reader.theme,
            words=words,
            page=(page - 1) * sheet_pages(sheet) // pages,
        ),
        words("log-alt", game=Speech(words).game(game), turns=str(match.moves)),
    )
    table = records.sheet_text(game, sheet, words)
    file = Attachment(f"{match.id}.txt", records.as_file(Speech(words).game(game), table, lines))
    buttons = [
        Button(words("button-earlier"), Key("log", match.id, text=str(page - 1)), is_disabled=page == 1),
        Button(words("button-later"), Key("log", match.id, text=str(page + 1)), is_disabled=page == pages),
    ]
    return Post.of(text, picture, file, *(rows(buttons) if pages > 1 else ()))


async def log(pressed: Pressed) -> None:
    """Show a page of the log."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    if pressed.key.text:
        await desk.replace(await log_post(desk, match, int(pressed.key.text)))
    else:
        await desk.say_post(await log_post(desk, match, None))


async def send_export(desk: Desk, match: Match) -> None:
    """Send a match as a JSON file."""
    bot = desk.interaction.client
    entries = await bot.matches.log(match.id)
    data = exported(desk.game_of(match), match, entries)
    await desk.say_post(Post.of(desk.reader.words("export-done"), Attachment(f"fernzug-{match.id}.json", data)))


async def export(pressed: Pressed) -> None:
    """Send a match as a file."""
    desk = await Desk.of(pressed.interaction)
    await send_export(desk, await desk.match(pressed.key.match))


async def replay(pressed: Pressed) -> None:
    """Show a finished match as an animation."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    await send_replay(desk, match)


async def send_replay(desk: Desk, match: Match) -> None:
    """Draw the animation of a finished match; it may take a moment, and an archived thread takes no deferred answer."""
    if match.phase != "over":
        raise WrongPhase(phase=match.phase)
    bot, words, game = desk.interaction.client, desk.reader.words, desk.game_of(match)
    await desk.say(words("replay-wait"))
    viewer = desk.viewer(match)
    played = [step.moment for step in await bot.matches.history(match.id)]
    states = [after.before for after in played[1:] if after.seat != CHANCE] + [played[-1].after]
    views = [bot.presenter.view(match, state, desk.reader, viewer=viewer) for state in states]
    data = await bot.painter.replay(game.info.key, views, theme=desk.reader.theme, words=words)
    name = Speech(words).game(game)
    alt = words("replay-alt", game=name, turns=str(match.moves))
    await desk.replace(Post.of(words("replay-title", game=name), Picture(f"{match.id}.gif", data, alt)))


async def more(pressed: Pressed) -> None:
    """Show everything else that can be done in a match."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    words = desk.reader.words
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
    if match.seat_of(desk.person) is not None:
        if desk.game_of(match).info.allows_plans:
            buttons.append(Button(words("button-plans"), Key("plans", match.id)))
        if desk.game_of(match).with_open_notes(match.state) and not match.has_open_notes:
            buttons.append(Button(words("button-open-notes"), Key("open_notes", match.id)))
        buttons = acting + buttons
    await desk.say_post(Post.of(words("more-title"), *rows(buttons)))


async def board(pressed: Pressed) -> None:
    """Show the present position with its text board."""
    desk = await Desk.of(pressed.interaction)
    await show_board(desk, await desk.match(pressed.key.match), None)


async def rules(pressed: Pressed) -> None:
    """Show the rules of a game: the first topic, or the one chosen in the menu."""
    desk = await Desk.of(pressed.interaction)
    game_key, _, topic = (pressed.value or pressed.key.text).partition(".")
    post = await rules_post(desk, desk.interaction.client.matches.game(game_key), topic or None)
    await (desk.replace(post) if pressed.value else desk.say_post(post))


async def list_page(pressed: Pressed) -> None:
    """Show another page of a list of matches."""
    desk = await Desk.of(pressed.interaction)
    person, phase, page = pressed.key.text.split(".")
    await desk.replace(await list_post(desk, PersonId(int(person)), _phase(phase), int(page)))


def _phase(text: str) -> Phase:
    phases: tuple[Phase, ...] = ("proposed", "running", "over", "withdrawn")
    return next(phase for phase in phases if phase == text)
