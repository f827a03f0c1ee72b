"""Buttons of an invitation, the rematch, and randomness of the players' own before the start."""

from bot.markup import Markup
from bot.posts.post import Button, Key, Post, rows
from bot.posts.speech import mention
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId
from engine.matches.decisions.moves import LONGEST_ENTROPY, require_phase
from engine.matches.errors import RematchOpen
from engine.matches.service.change import Change
from engine.matches.state.match import Match


async def join(context: RequestContext, match: Match) -> None:
    """Accept an invitation."""
    await acknowledge(context, await context.matches.invitations.join(match.id, context.person), "joined")


async def decline(context: RequestContext, match: Match) -> None:
    """Decline an invitation."""
    await acknowledge(context, await context.matches.invitations.decline(match.id, context.person), "declined")


async def withdraw(context: RequestContext, match: Match) -> None:
    """Take back one's own invitation."""
    await acknowledge(context, await context.matches.invitations.withdraw(match.id, context.person), "withdrawn")


async def show_details(context: RequestContext, match: Match) -> None:
    """Show what an invitation leaves out, in private."""
    await context.say_post(context.presenter.details(match, context.recipient))


async def propose_rematch(context: RequestContext, match: Match) -> None:
    """Invite the others of a match to another one where the first lives; against the computer it starts at once."""
    version = context.services.computer_versions.get(match.proposal.game)
    channel = await context.services.homes.of(match)
    try:
        change = await context.matches.invitations.rematch(
            match.id, context.person, channel=channel, computer_version=version
        )
    except RematchOpen as refusal:
        return await _lead_to(context, MatchId(str(refusal.params["match"])))
    said = "joined" if change.before else "computer" if change.after.phase == "running" else "invited"
    return await acknowledge(context, change, said, channel=Markup("<#{}>").format(channel))


async def _lead_to(context: RequestContext, match_id: MatchId) -> None:
    """Say that there is a rematch already, with a button to its thread, else to its invitation."""
    match, homes = await context.match(match_id), context.services.homes
    has_thread = (await context.store.outbox.location(match_id)).thread is not None
    url = await (homes.link(match) if has_thread else homes.link_to_invitation(match))
    button = Button(context.words("button-to-match"), url=url)
    await context.say_post(Post.of(context.words("refused-rematch-open"), *rows([button])))


async def acknowledge(context: RequestContext, change: Change, message: str, **params: str) -> None:
    """Tell the person that it is done, then everybody what has happened; who plays again is called by name again."""
    words = context.words
    if message in ("invited", "joined", "computer"):
        await context.services.people.recall(context.person)
    said = words(f"acknowledged-{message}", person=mention(change.after.proposal.by), **params)
    location = await context.conclude(change, Post.of(said))
    if change.after.phase == "running" and location.thread:
        await context.replace(Post.of(words("acknowledged-started", thread=Markup("<#{}>").format(location.thread))))


async def open_entropy_form(event: ComponentEvent) -> None:
    """Open the form in which somebody types any text, to be mixed into the draws."""
    context, match = event.context, await event.match()
    require_phase(match, "proposed")
    words = context.words
    modal = form(
        Key("entropy_typed", match.id),
        title=words("entropy-form-title"),
        label=words("entropy-form-label"),
        hint=words("entropy-form-hint"),
        longest=LONGEST_ENTROPY,
    )
    await context.interaction.response.send_modal(modal)


async def on_submit_entropy(event: ComponentEvent) -> None:
    """Take the text that was typed into the form."""
    await add_entropy(event.context, await event.match(), event.value)


async def add_entropy(context: RequestContext, match: Match, typed: str) -> None:
    """Mix a text into the draws; who has not joined yet joins with it."""
    change = await context.matches.invitations.add_entropy(match.id, context.person, typed)
    has_joined = len(change.after.joined) > len(match.joined)
    has_promised = len(change.after.promises) > len(match.promises)
    done = "promised" if has_promised else "entropy-joined" if has_joined else "entropy"
    await acknowledge(context, change, done)
