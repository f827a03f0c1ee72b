"""/verify: dice, secrets and log of a match, checked and explained, so that nobody has to trust anybody."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.markup import Markup
from bot.posts.match.news import FINGERPRINT
from bot.posts.post import Post
from bot.posts.progress import WorkProgress
from bot.posts.speech import mention
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import own_matches
from bot.requests.translation import command
from bot.requests.waiting import answer_when_done
from engine.matches.service.audit import Fault
from engine.matches.state.match import Match

SHOWN_FAULTS = 10


async def show_proof(context: RequestContext, match: Match) -> None:
    """Check dice, secrets and log of a match, and say in plain words what was checked."""
    await answer_when_done(context, context.words("verify-wait"), partial(_checked_post, context, match))


async def _checked_post(context: RequestContext, match: Match, progress: WorkProgress) -> Post:
    """Return what was found."""
    words = context.words
    async with context.services.long_work.turn(context.person):
        match, faults = await context.matches.logs.audit(match.id, through=progress.through)
    if faults:
        lines = [words("verify-faulty"), *(_fault(context, fault) for fault in faults[:SHOWN_FAULTS])]
    else:
        lines = [words("verify-sound"), *_checked(context, match)]
    head = f"{match.seq}:{match.head}"
    yourself = Markup("-# {}").format(words("verify-yourself", match=match.id, head=head))
    return Post.of(Markup("\n").join(lines), yourself)


def _fault(context: RequestContext, fault: Fault) -> Markup:
    return Markup("- ") + context.words(f"verify-fault-{fault.code}", seq=str(fault.seq))


def _checked(context: RequestContext, match: Match) -> list[Markup]:
    """Return what was checked, a line each."""
    words, is_open = context.words, match.seed is not None
    lines = [words("verify-log", facts=match.seq, head=match.head)]
    if match.state is not None:
        lines.append(words("verify-play", moves=match.moves))
    fingerprint = match.proposal.commitment[:FINGERPRINT]
    lines.append(words("verify-seed-open" if is_open else "verify-seed-closed", fingerprint=fingerprint))
    if match.draws:
        lines.append(words("verify-draws-open" if is_open else "verify-draws-closed", draws=match.fresh_draws))
    if match.entropies:
        lines.append(
            words("verify-entropy", persons=Markup(", ").join(mention(person) for person, _ in match.entropies))
        )
    if match.secrets:
        lines.append(words("verify-secrets-open" if is_open else "verify-secrets-closed", secrets=match.secrets))
    return [Markup("- {}").format(line) for line in lines]


class ProofCommands(commands.Cog):
    """Checks that are open to anybody."""

    @command("verify")
    @app_commands.autocomplete(match=own_matches)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check dice, secrets and log of a match."""
        context = await RequestContext.of(interaction)
        await show_proof(context, await context.match_named(match))
