"""The invitation in five lines, its details, and the result that takes its place."""

from bot.markup import Markup
from bot.posts.match.news import FINGERPRINT
from bot.posts.match.records import match_length, result_headline
from bot.posts.post import Button, Buttons, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, mention
from bot.typed import policies
from bot.typed.options import say_options, unusual
from engine.log.codec import AnyGame
from engine.matches.state.match import Match
from games.core import Seat

ACCENT_OPEN = 0x56B4E9
ACCENT_DONE = 0x8A8F98
ACCENT_RESULT = 0x009E73


def invitation(game: AnyGame, match: Match, recipient: Recipient, *, marker: Markup, thread: int | None = None) -> Post:
    """Return the invitation as it stands now; of a match that is over, the result."""
    if match.outcome is not None:
        return _result(game, match, recipient, marker=marker, thread=thread)
    if match.proposal.fixture is not None and match.phase == "running":
        return _of_league(game, match, recipient, marker=marker, thread=thread)
    is_open = match.phase == "proposed"
    lines = [
        Markup("## {}").format(Speech(recipient.words).game(game)),
        who_is_asked(match, recipient),
        _time_line(match, recipient),
        _seats_line(game, match, recipient),
        _state(match, recipient, thread),
    ]
    return Post.of(
        Markup("\n").join(filter(None, lines)),
        *(_buttons(match, recipient) if is_open else ()),
        Markup("-# {}").format(marker),
        mentions=match.proposal.invited if is_open else (),
        accent=ACCENT_OPEN if is_open else ACCENT_DONE,
    )


def details(game: AnyGame, match: Match, recipient: Recipient, *, marker: Markup) -> Post:
    """Return what an invitation leaves out: how time runs, how long it takes, who has added randomness, the seal."""
    words, proposal = recipient.words, match.proposal
    lines = [*policies.offer(proposal.policy, game, words, seats=proposal.seats), words(_rated(match, "detail"))]
    if match.entropies:
        added = Markup(", ").join(mention(person) for person, _ in match.entropies)
        lines.append(words("invitation-entropy", persons=added))
    lines.append(words("invitation-commitment", commitment=match.proposal.commitment[:FINGERPRINT]))
    is_open = match.phase == "proposed"
    entropy = [Button(words("button-entropy"), Key("entropy", match.id))] if is_open else []
    return Post.of(Markup("\n").join(lines), *rows(entropy), Markup("-# {}").format(marker))


def who_is_asked(match: Match, recipient: Recipient) -> Markup:
    """Return who invites whom."""
    proposal, words = match.proposal, recipient.words
    open_seats = proposal.seats - 1 - len(proposal.invited) - len(proposal.computer)
    computer = Markup(", ").join(map(mention, proposal.computer_persons))
    by, guests = mention(proposal.by), Markup(", ").join(map(mention, proposal.invited))
    if proposal.fixture is not None:
        return words("invitation-fixture", number=proposal.fixture.split("/")[1])
    if proposal.computer and not proposal.invited and not open_seats:
        return words("computer-invitation", person=by, computer=computer)
    if not proposal.invited:
        said = words("invitation-open", person=by, seats=open_seats)
    elif open_seats:
        said = words("invitation-mixed", person=by, guests=guests, seats=open_seats)
    else:
        said = words("invitation-named", person=by, guests=guests)
    return Markup("{} {}").format(said, words("computer-plays-too", computer=computer)) if computer else said


def _of_league(game: AnyGame, match: Match, recipient: Recipient, *, marker: Markup, thread: int | None) -> Post:
    """Return that a fixture's match has begun, shortly: many begin at the same time, and nobody is asked to join."""
    speech = Speech(recipient.words)
    players = Markup(" – ").join(speech.player(game, match, Seat(seat)) for seat in range(len(match.persons)))
    lines = [
        Markup("**{}** · {}").format(speech.game(game), who_is_asked(match, recipient)),
        players,
        _state(match, recipient, thread) if thread else _time_line(match, recipient),
    ]
    return Post.of(Markup("\n").join(lines), Markup("-# {}").format(marker), accent=ACCENT_DONE)


def _result(game: AnyGame, match: Match, recipient: Recipient, *, marker: Markup, thread: int | None) -> Post:
    speech, words = Speech(recipient.words), recipient.words
    where = words("result-thread", thread=Markup("<#{}>").format(thread)) if thread else ""
    lines = [
        Markup("## {}").format(speech.game(game)),
        result_headline(game, match, recipient),
        *speech.standing(game, match),
        Markup(" · ").join(filter(None, (match_length(match, recipient), words(_rated(match, "short")), where))),
    ]
    return Post.of(Markup("\n").join(lines), Markup("-# {}").format(marker), accent=ACCENT_RESULT)


def _time_line(match: Match, recipient: Recipient) -> Markup:
    return recipient.words(
        "invitation-time",
        time=policies.short(match.policy, recipient.words),
        rated=recipient.words(_rated(match, "short")),
    )


def _rated(match: Match, form: str) -> str:
    return f"invitation-rated-{form}" if match.proposal.is_rated else f"invitation-unrated-{form}"


def _seats_line(game: AnyGame, match: Match, recipient: Recipient) -> Markup:
    speech, words, proposal = Speech(recipient.words), recipient.words, match.proposal
    said = []
    if proposal.wished_seat is not None:
        seat = speech.seat(game, proposal.wished_seat)
        said.append(words("invitation-seat", person=mention(proposal.by), seat=seat))
    elif match.phase == "proposed":
        said.append(words("invitation-seats-drawn"))
    if agreed := say_options(game, unusual(game, dict(proposal.options)), words):
        said.append(words("invitation-options", options=Markup(", ").join(agreed)))
    return Markup(" ").join(said)


def _state(match: Match, recipient: Recipient, thread: int | None) -> Markup:
    words = recipient.words
    if match.phase == "withdrawn":
        return words(f"invitation-gone-{match.closed}") if match.closed else words("invitation-gone")
    if match.phase != "proposed":
        started = words("invitation-started", thread=Markup("<#{}>").format(thread)) if thread else None
        return started or words("invitation-begun")
    missing = match.proposal.seats - 1 - len(match.joined)
    said = [words("invitation-opening") if match.is_full else words("invitation-waiting", count=missing)]
    if match.joined:
        said.append(words("invitation-joined", persons=Markup(", ").join(map(mention, match.joined))))
    if match.to_open:
        said.append(words("invitation-promised", persons=Markup(", ").join(map(mention, match.to_open))))
    return Markup(" · ").join(said)


def _buttons(match: Match, recipient: Recipient) -> tuple[Buttons, ...]:
    words = recipient.words
    buttons = [Button(words("button-join"), Key("join", match.id), "success")]
    if match.proposal.invited:
        buttons.append(Button(words("button-decline"), Key("decline", match.id)))
    if match.to_open:
        buttons.append(Button(words("button-entropy"), Key("entropy", match.id), "primary"))
    buttons.append(Button(words("button-withdraw"), Key("withdraw", match.id)))
    buttons.append(Button(words("button-rules"), Key("rules", match.id, text=match.proposal.game)))
    buttons.append(Button(words("button-details"), Key("details", match.id)))
    return rows(buttons)
