"""What lets nobody have to trust anybody: randomness of the players' own, and the check of dice, secrets and log."""

from bot.components.forms import form
from bot.components.invitation import acknowledge
from bot.components.routes import Pressed
from bot.desk import Desk
from bot.news import FINGERPRINT
from bot.post import Key, Post
from bot.speech import mention
from engine.audit import Fault
from engine.decisions import LONGEST_ENTROPY, require_phase
from engine.match import Match

SHOWN_FAULTS = 10


async def open_form(pressed: Pressed) -> None:
    """Open the form in which somebody types any text, to be mixed into the draws."""
    desk = await Desk.of(pressed.interaction)
    match = await desk.match(pressed.key.match)
    require_phase(match, "proposed")
    words = desk.reader.words
    modal = form(
        Key("entropy_typed", match.id),
        title=words("entropy-form-title"),
        label=words("entropy-form-label"),
        hint=words("entropy-form-hint"),
        longest=LONGEST_ENTROPY,
    )
    await pressed.interaction.response.send_modal(modal)


async def entropy_typed(pressed: Pressed) -> None:
    """Take the text that was typed into the form."""
    desk = await Desk.of(pressed.interaction)
    await add_entropy(desk, await desk.match(pressed.key.match), pressed.value)


async def add_entropy(desk: Desk, match: Match, typed: str) -> None:
    """Mix a text into the draws; who has not joined yet joins with it."""
    happened = await desk.interaction.client.matches.add_entropy(match.id, desk.person, typed)
    has_joined = len(happened.after.joined) > len(match.joined)
    await acknowledge(desk, happened, "entropy-joined" if has_joined else "entropy")


async def verify(pressed: Pressed) -> None:
    """Check a match by button."""
    desk = await Desk.of(pressed.interaction)
    await show_proof(desk, await desk.match(pressed.key.match))


async def show_proof(desk: Desk, match: Match) -> None:
    """Check dice, secrets and log of a match, and say in plain words what was checked."""
    words = desk.reader.words
    match, faults = await desk.interaction.client.matches.audit(match.id)
    if faults:
        lines = [words("verify-faulty"), *(_fault(desk, fault) for fault in faults[:SHOWN_FAULTS])]
    else:
        lines = [words("verify-sound"), *_checked(desk, match)]
    head = f"{match.seq}:{match.digest[:8]}"
    await desk.say_post(Post.of("\n".join(lines), f"-# {words('verify-yourself', match=match.id, head=head)}"))


def _fault(desk: Desk, fault: Fault) -> str:
    return "- " + desk.reader.words(f"verify-fault-{fault.code}", seq=str(fault.seq))


def _checked(desk: Desk, match: Match) -> list[str]:
    """Return what was checked, a line each."""
    words, is_open = desk.reader.words, match.seed is not None
    lines = [words("verify-log", facts=match.seq, head=match.digest[:8])]
    if match.state is not None:
        lines.append(words("verify-play", moves=match.moves))
    if match.commitment is not None:
        fingerprint = match.commitment[:FINGERPRINT]
        lines.append(words("verify-seed-open" if is_open else "verify-seed-closed", fingerprint=fingerprint))
    if match.draws:
        lines.append(words("verify-draws-open" if is_open else "verify-draws-closed", draws=match.fresh_draws))
    if match.entropies:
        lines.append(words("verify-entropy", persons=", ".join(mention(person) for person, _ in match.entropies)))
    if match.secrets:
        lines.append(words("verify-secrets-open" if is_open else "verify-secrets-closed", secrets=match.secrets))
    return [f"- {line}" for line in lines]
