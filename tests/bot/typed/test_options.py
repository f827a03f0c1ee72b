"""Options of games as people write them: read in every language, offered, said on the invitation."""

import pytest

from bot.requests.options import options_of_game
from bot.typed.options import offer_options, read_options, say_options, unusual
from engine.log.codec import AnyGame
from engine.matches.errors import BadProposal
from games.registry import GAMES
from tests.bot.bench import BERND, WORDS, Bench, recipient

SPOKEN = (WORDS["en"], WORDS["de"])
ZIRKELTANZ, GAMWIN = GAMES["zirkeltanz"], GAMES["gamwin"]


@pytest.mark.parametrize(
    ("game", "typed", "options"),
    [
        (ZIRKELTANZ, "", {}),
        (ZIRKELTANZ, " , ", {}),
        (ZIRKELTANZ, "turn_limit=200", {"turn_limit": 200}),
        (ZIRKELTANZ, " Turn Limit : 200 ;", {"turn_limit": 200}),
        (ZIRKELTANZ, "Zuggrenze = keine", {"turn_limit": 0}),
        (ZIRKELTANZ, "zuggrenze=none", {"turn_limit": 0}),
        (ZIRKELTANZ, "turn_limit=1000", {"turn_limit": 1000}),
        (GAMWIN, "Who starts: Red", {"starter": 2}),
        (GAMWIN, "anfang: blau", {"starter": 1}),
    ],
)
def test_options_are_read_in_any_language(game: AnyGame, typed: str, options: dict[str, int]) -> None:
    assert read_options(game, typed, SPOKEN) == options
    assert read_options(game, typed, SPOKEN[::-1]) == options


@pytest.mark.parametrize(
    ("game", "typed", "params"),
    [
        (ZIRKELTANZ, "turn_limit=1001", {"reason": "option", "option": "turn limit", "low": 0, "high": 1000}),
        (ZIRKELTANZ, "turn_limit=-1", {"reason": "option", "option": "turn limit", "low": 0, "high": 1000}),
        (ZIRKELTANZ, "turn_limit=²", {"reason": "option", "option": "turn limit", "low": 0, "high": 1000}),
        (ZIRKELTANZ, "limit=5", {"reason": "unknown-option", "option": "limit", "options": "turn limit"}),
        (ZIRKELTANZ, "edition=1", {"reason": "unknown-option", "option": "edition", "options": "turn limit"}),
        (ZIRKELTANZ, "turn_limit=5, Zuggrenze=6", {"reason": "repeated-option", "option": "Zuggrenze"}),
        (ZIRKELTANZ, "turn_limit", {"reason": "unclear-option", "text": "turn_limit"}),
        (ZIRKELTANZ, "turn_limit=5=6", {"reason": "unclear-option", "text": "turn_limit=5=6"}),
        (GAMES["colliding_circles"], "turn_limit=5", {"reason": "no-options"}),
    ],
)
def test_a_bad_option_is_refused_with_what_would_be_right(game: AnyGame, typed: str, params: dict[str, str]) -> None:
    with pytest.raises(BadProposal) as caught:
        read_options(game, typed, SPOKEN)
    assert caught.value.params == params


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", WORDS)
def test_what_is_offered_can_be_read_as_it_stands_and_as_it_is_sent(key: str, language: str) -> None:
    spoken = SPOKEN if language == "en" else SPOKEN[::-1]
    for name, line in offer_options(GAMES[key], "", spoken):
        assert read_options(GAMES[key], name, spoken) == read_options(GAMES[key], line, spoken)
        assert say_options(GAMES[key], read_options(GAMES[key], line, spoken), spoken[0]) == [name]


def test_what_is_typed_leads_what_is_offered() -> None:
    assert list(offer_options(ZIRKELTANZ, "turn limit: 70", SPOKEN)) == [("turn limit: 70", "turn_limit=70")]
    assert [line for _, line in offer_options(ZIRKELTANZ, "300", SPOKEN)] == ["turn_limit=300"]
    assert list(offer_options(ZIRKELTANZ, "turn_limit=5,", SPOKEN)) == []
    assert list(offer_options(ZIRKELTANZ, "nonsense,", SPOKEN)) == []
    assert [name for name, _ in offer_options(GAMWIN, "blau", SPOKEN[::-1])] == ["Anfang: Blau"]


async def test_the_command_offers_the_options_of_the_chosen_game() -> None:
    bench = Bench()
    for game, count in (("zirkeltanz", 3), ("gamwin", 2), ("colliding_circles", 0), (None, 0), ("chess", 0)):
        assert len(await options_of_game(bench.interaction(game=game), "")) == count


async def test_an_invitation_says_what_is_agreed_on_unless_it_is_usual() -> None:
    bench = Bench()
    match = (await bench.proposed(BERND, game="zirkeltanz", options={"turn_limit": 200}.items())).after
    assert "turn limit: 200" in bench.presenter.invitation(match, recipient("en")).text
    assert "Zuggrenze: 200" in bench.presenter.invitation(match, recipient("de")).text
    match = (await bench.proposed(BERND, game="zirkeltanz")).after
    assert "turn limit" not in bench.presenter.invitation(match, recipient("en")).text
    assert unusual(ZIRKELTANZ, dict(match.proposal.options)) == {}
