"""The disputes of a server as a list, by pages; those that wait for a ruling first."""

from typing import Final

from bot.markup import Markup
from bot.platform.context import RequestContext
from bot.posts.paging import turns
from bot.posts.post import Key, Post, rows
from bot.posts.speech import Speech, mention
from engine.stores.cases import Case

ON_PAGE: Final = 8


async def cases_post(context: RequestContext, page: int) -> Post:
    """Return one page of the disputes of this server, those that wait for a ruling first."""
    words, store = context.words, context.store
    found = await store.disputes.cases(context.server, limit=ON_PAGE + 1, offset=(page - 1) * ON_PAGE)
    lines = [await case_line(context, case) for case in found[:ON_PAGE]]
    last = page + (len(found) > ON_PAGE)
    buttons = turns(words, lambda at: Key("cases", text=str(at)), page, last, first=1)
    return Post.of(words("cases-title"), Markup("\n").join(lines) or words("cases-empty"), *rows(buttons))


async def case_line(context: RequestContext, case: Case) -> Markup:
    """Return a dispute in one line: how it stands, where it is talked about, who has called and when."""
    words, store = context.words, context.store
    summary = await store.matches.summary(case.match)
    assert summary is not None  # a case refers to its match
    where = case.thread or await context.services.homes.spot(summary)
    return words(
        f"cases-line-{case.state}",
        channel=Markup("<#{}>").format(where),
        game=Speech(words).game(context.matches.game(summary.game)),
        person=mention(case.person),
        since=Markup("<t:{}:R>").format(int(case.opened_at.timestamp())),
        ruling=words(f"ruling-{case.ruling or 'none'}"),
        match=case.match,
    )
