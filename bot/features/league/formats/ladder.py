"""Actions on a ladder: joining, challenging somebody above, accepting or declining, leaving."""

from collections.abc import Sequence

from bot.errors import UnknownButton
from bot.features.league.lookup import decide, season_named, season_of, standing_of
from bot.markup import Markup, when
from bot.posts.league.core import title
from bot.posts.league.ladder import choosing_post, leaving_ladder_post, own_ladder_post, start_lines
from bot.posts.post import Post
from bot.posts.speech import mention
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent, number
from engine.ids import PersonId
from engine.seasons.errors import CannotChallenge, UnknownSeason
from engine.seasons.facts.formats import LadderRules
from engine.seasons.formats.ladder import challenges as ladder_rules
from engine.seasons.state.rungs import Rungs
from engine.seasons.state.season import OVER, Season
from leagues.core import EntrantId


async def ladder_named(context: RequestContext, typed: str | None) -> Season:
    """Return the ladder of this server that was named, else the latest that stands.

    Raises:
        UnknownSeason: there is none, or what was named is no ladder.
    """
    if typed:
        found = await season_named(context, typed)
        if found.rules.own.is_endless:
            return found
        raise UnknownSeason(season=typed)
    for summary in await context.services.seasons.store.of_server(context.server):
        if summary.phase not in OVER:
            season = await context.services.seasons.season(summary.season)
            if season.rules.own.is_endless:
                return season
    raise UnknownSeason(reason="ladder")


async def join(context: RequestContext, season: Season) -> None:
    """Take the lowest rung; who stands on the ladder sees their own rung."""
    if not ladder_rules.is_on(season, season.entrant_of(context.person)):
        await decide(context, season, lambda now: ladder_rules.join(now, context.person))
    await show_own(context, await context.services.seasons.season(season.id))


async def leave(context: RequestContext, season: Season) -> None:
    """Say what leaving means before it is done; who is not on the ladder reads that, and how to join."""
    if not ladder_rules.is_on(season, season.entrant_of(context.person)):
        return await show_own(context, season)
    return await context.say_post(leaving_ladder_post(season, context.words))


async def show_own(context: RequestContext, season: Season) -> None:
    """Show somebody's rung and challenges."""
    standing, threads = await standing_of(context, season), dict[int, int]()
    for challenge in season.of(Rungs).challenges.values():
        match = season.matches.get(challenge.fixture or 0)
        persons = {season.entrants[one].person for one in (challenge.entrant, challenge.opponent)}
        if match is not None and context.person in persons and challenge.fixture not in standing.progress.results:
            location = await context.store.outbox.location(match)
            threads |= {} if location.thread is None else {challenge.fixture or 0: location.thread}
    now = context.services.now()
    await context.say_post(own_ladder_post(standing, context.person, context.words, threads, now))


async def choose(context: RequestContext, season: Season) -> None:
    """Ask whom somebody challenges; who is not on the ladder reads that, and how to join."""
    if not ladder_rules.is_on(season, season.entrant_of(context.person)):
        return await show_own(context, season)
    own = ladder_rules.own_rung(season, context.person)
    standing, now = await standing_of(context, season), context.services.now()
    return await context.say_post(choosing_post(standing, own.id, context.words, now))


async def challenge(context: RequestContext, season: Season, opponent: EntrantId) -> Post:
    """Challenge somebody, and return what the challenger reads."""
    now = context.services.now()
    change = await context.services.seasons.act(
        season.id, lambda known, progress: ladder_rules.challenge(known, progress, context.person, opponent, now)
    )
    context.services.tasks.seasons.wake()
    made = change.after.of(Rungs).open[-1]
    person = mention(change.after.entrants[opponent].person)
    return Post.of(context.words("ladder-challenged", opponent=person, until=when(made.until)))


async def challenge_person(context: RequestContext, season: Season, person: PersonId) -> None:
    """Challenge somebody by name.

    Raises:
        CannotChallenge: they are not on the ladder, or cannot be challenged.
    """
    opponent = season.entrant_of(person)
    if opponent is None or not ladder_rules.is_on(season, opponent):
        ladder_rules.own_rung(season, context.person)
        raise CannotChallenge(reason="unknown", reach=season.rules.of(LadderRules).reach, most=ladder_rules.A_WEEK)
    await context.say_post(await challenge(context, season, opponent.id))


async def on_challenge(event: ComponentEvent) -> None:
    """Ask by button whom somebody challenges."""
    await choose(event.context, await season_of(event.context, event.key))


async def on_select_opponent(event: ComponentEvent) -> None:
    """Challenge whom somebody has chosen in the menu."""
    context = event.context
    season = await season_of(context, event.key)
    if not event.value or not season.rules.own.is_endless:
        raise UnknownButton
    await context.replace(await challenge(context, season, EntrantId(number(event.value))))


async def mine(event: ComponentEvent) -> None:
    """Show somebody's rung and challenges by button."""
    await show_own(event.context, await season_of(event.context, event.key))


async def accept(event: ComponentEvent) -> None:
    """Accept a challenge; its match begins by itself."""
    await _answer(event, accepts=True)


async def decline(event: ComponentEvent) -> None:
    """Decline a challenge."""
    await _answer(event, accepts=False)


async def _answer(event: ComponentEvent, *, accepts: bool) -> None:
    context, now = event.context, event.context.services.now()
    season, asked = await season_of(context, event.key), number(event.key.text)
    await decide(context, season, lambda known: ladder_rules.answer(known, context.person, asked, now, accepts=accepts))
    said = "accepted" if accepts else "declined"
    await context.say(context.words(f"ladder-{said}", season=title(season, context.words)))


def starts(context: RequestContext, season: Season, active: int) -> tuple[Sequence[Markup], None]:
    """Return the dry run of a ladder, on which nothing starts at once."""
    return list(start_lines(season, active, context.words)), None
