"""The line on a lock screen: plain, short, with names, and without what a phone does not show."""

import pytest

from bot.markup import EMPTY, Markup
from bot.posts.post import Post
from bot.posts.pushes import LONGEST, called_in, calls, content, push_line
from bot.posts.recipients import Recipient
from bot.posts.speech import mention
from engine.ids import PersonId
from engine.time.policy import RELAXED
from tests.bot.bench import ANNA, BERND, Bench, recipients

NAMES = {ANNA: "Anna", BERND: "Bernd"}
EXPECTED = {
    "en": "Colliding Circles against Black: your move, 3 days left",
    "de": "Colliding Circles gegen Schwarz: Du bist am Zug, noch 3 Tage",
    "fr": "Colliding Circles contre Noir : à toi de jouer, encore 3 jours",
}


def line(text: str, push: Markup = EMPTY) -> str:
    return push_line(Post.of(Markup(text), push=push), NAMES.get)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"**Columbiz** with {mention(BERND)}: it is your turn.", "Columbiz with Bernd: it is your turn."),
        ("### Spring · season 3\nAnna is challenged.\nMore below.", "Spring · season 3: Anna is challenged."),
        ("It is your turn. You have time until <t:1790000000:f> (<t:1790000000:R>).", "It is your turn."),
        (f"<@&7> {mention(PersonId(99))} asks in <#5>, with `D5-E6`.", "… … asks in …, with D5-E6."),
        (r"Anna\_the\_first has \*won\*. Use </board:12>.", "Anna_the_first has *won*. Use /board."),
        ("-# small print", "small print"),
        ("", ""),
    ],
)
def test_marks_links_and_times_stay_out(text: str, said: str) -> None:
    assert line(text) == said


def test_what_was_written_for_it_comes_first_and_nothing_is_long() -> None:
    assert line("The first line.", push=Markup("Written for it")) == "Written for it"
    assert len(line("so many words " * 40)) == LONGEST


def test_whom_it_pings_stands_at_the_end_and_is_found_there() -> None:
    post = Post.of(Markup("Hello, <@5>."), mentions=[ANNA, BERND], roles=[8])
    said = content(post, NAMES.get)
    assert said == f"Hello, …. {mention(ANNA)} {mention(BERND)} <@&8>"
    assert called_in(said) == calls(post)
    assert called_in(content(Post.of(Markup("Nobody.")), NAMES.get)) == ""


@pytest.mark.parametrize("somebody", list(recipients()), ids=list(EXPECTED))
async def test_a_push_of_a_turn_was_empty(somebody: Recipient) -> None:
    bench = Bench()
    change = await bench.started(policy=RELAXED)
    timed = await bench.matches.clocks.timed(change.after)
    post = await bench.presenter.public(change, somebody, timed=timed)
    assert post.mentions == (ANNA,)
    assert push_line(post, NAMES.get) in EXPECTED.values()
