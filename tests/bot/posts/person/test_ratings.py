"""Ratings as people see them: a value with its mark and curve, the ladder page by page."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.posts.person.ratings import ON_PAGE, ladder_post, rating_post
from bot.posts.post import Buttons, Picture
from bot.posts.recipients import Recipient
from engine.ids import MatchId, PersonId
from engine.stores.matches import FinishedMatch
from games.core import Outcome
from tests.bot.bench import WORDS, NoPictures

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
ANNA, BERND = PersonId(1), PersonId(2)
EN = WORDS["en"]


def finished(count: int, *, pairs: Sequence[tuple[PersonId, PersonId]] = ((ANNA, BERND),)) -> list[FinishedMatch]:
    """Return matches that the first of each pair has won, one a day."""
    return [
        FinishedMatch(
            match=MatchId(f"m{number:03}{at:04}"),
            game="gamwin",
            server=7,
            persons=pair,
            outcome=Outcome("points", (1, 2), (9, 3)),
            turns=(9, 9),
            is_rated=True,
            ended_at=NOON + timedelta(days=at),
        )
        for at in range(count)
        for number, pair in enumerate(pairs)
    ]


async def test_a_rating_has_a_question_mark_while_little_is_known_and_its_curve_in_words() -> None:
    recipient, painter = Recipient(EN, "dark"), NoPictures()
    few = await rating_post(ANNA, EN("gamwin-name"), finished(2), NOON, painter, recipient, "Anna")
    many = await rating_post(
        ANNA, EN("gamwin-name"), finished(30), NOON + timedelta(days=30), painter, recipient, "Anna"
    )
    assert EN("rating-provisional") in few.text
    assert EN("rating-provisional") not in many.text
    (curve,) = [block for block in many.blocks if isinstance(block, Picture)]
    assert curve.alt.startswith("The rating of Anna over time; now ")
    nobody = await rating_post(PersonId(3), EN("gamwin-name"), finished(2), NOON, painter, recipient, "Carla")
    assert not [block for block in nobody.blocks if isinstance(block, Picture)]


def test_the_ladder_has_the_better_first_and_pages_with_buttons() -> None:
    pairs = [(PersonId(2 * at + 1), PersonId(2 * at + 2)) for at in range(ON_PAGE)]
    first, last = (
        ladder_post("gamwin", EN("gamwin-name"), finished(3, pairs=pairs), NOON + timedelta(days=3), page, EN)
        for page in (0, 1)
    )
    assert all(f"<@{winner}>" in first.text and f"<@{loser}>" in last.text for winner, loser in pairs)
    (row,) = [block for block in first.blocks if isinstance(block, Buttons)]
    assert [button.is_disabled for button in row.items] == [True, False]
