"""Pictures of positions: what is marked on them, what is said below, what is read and what only exports hold."""

import random
import re
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.match.history_views import log_post
from bot.features.play import components as play
from bot.features.play.private_views import spoken_of
from bot.markup import Markup
from bot.posts.match.records import in_pages, sheet_text
from bot.posts.post import Buttons, Picture, Post, Select
from bot.posts.speech import Speech, readable
from engine.matches.service.service import Matches
from games.core import CHANCE, MoveError, Seat, Transition
from games.gamwin.rules import begin
from games.gamwin.turn import play_all
from games.registry import GAMES
from renderers.sheet import pages as sheet_pages
from tests.bot.bench import ANNA, BERND, WORDS, Bench, recipient, recipients
from tests.searching import examples


class Lot:
    """Random dice."""

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)

    def die(self, sides: int) -> int:
        return self.lot.randint(1, sides)


def played(key: str, seed: int, count: int) -> list[Transition[Any, Any]]:
    """Return the first `count` transitions of a match of two that plays at random among the first suggested lines."""
    game, chance = GAMES[key], Lot(seed)
    state = game.rules.setup(2, {option.key: option.default for option in game.info.options})
    transitions: list[Transition[Any, Any]] = []
    while len(transitions) < count and (due := game.rules.to_act(state)):
        seat = min(due)
        if seat == CHANCE:
            action = game.rules.draw(state, chance)
        else:
            offered = [choice.line for _, choice in zip(range(5), game.notation.suggest(state, seat, ""), strict=False)]
            action = game.notation.parse(state, seat, chance.lot.choice(offered))
        after = game.rules.apply(state, seat, action)
        transitions.append(Transition(state, seat, action, after))
        state = after
    return transitions


def buttons(post: Post) -> dict[str, str]:
    """Return the labels of all buttons by their routes."""
    rows = [block for block in post.blocks if isinstance(block, Buttons)]
    return {button.key.route: button.label for row in rows for button in row.items if button.key}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_zirkeltanz_began_on_an_empty_plane_without_a_word(language: Any) -> None:
    bench, reader = Bench(), recipient(language)
    post = await bench.presenter.public(await bench.setting_up(), reader)
    assert reader.words("zirkeltanz-begin") in post.text
    assert buttons(post)["build"] == reader.words("zirkeltanz-button-begin")


async def test_two_who_set_up_at_once_were_spoken_to_as_one() -> None:
    bench = Bench()
    both = (await bench.setting_up()).after
    one = (await bench.started()).after
    assert ", ihr seid am Zug. " in bench.presenter.status(both, recipient("de"))
    assert ", du bist am Zug. " in bench.presenter.status(one, recipient("de"))


FORMATIONS = {("wall", "Mauer: eine Reihe vor der Mittellinie"), ("pincers", "Zange: zwei Gruppen, die Mitte frei")}


async def test_formations_were_english_in_a_german_menu() -> None:
    bench = Bench()
    match = (await bench.setting_up()).after
    post = await play._builder(bench.context(language="de"), match, "")
    (menu,) = [block for block in post.blocks if isinstance(block, Select)]
    assert {(option.label, option.description) for option in menu.options} >= FORMATIONS


async def test_the_beginning_is_told_in_the_first_turns_only() -> None:
    bench, reader = Bench(), recipient("en")
    match, hint = (await bench.started()).after, recipient("en").words("colliding_circles-begin")
    said = []
    for _ in range(3):
        said.append(hint in bench.presenter.status(match, reader))
        match = (await bench.play(match.id)).after
    assert said == [True, True, False]


async def test_secrets_could_be_asked_for_after_the_set_up_that_opened_them() -> None:
    bench = Bench()
    match = (await bench.setting_up()).after
    assert "secrets" in buttons(
        await bench.presenter.again(match, recipient("en"), Markup(), timed=await timed(bench, match))
    )
    for person in match.persons:
        for line in ("formation wall", "ready"):
            match = (await bench.matches.play(match.id, person, line)).after
    assert "secrets" not in buttons(
        await bench.presenter.again(match, recipient("en"), Markup(), timed=await timed(bench, match))
    )


async def timed(bench: Bench, match: Any) -> Any:
    return await bench.matches.clocks.timed(match)


def ways_of(transition: Transition[Any, Any]) -> set[tuple[str, str]]:
    """Return from where to where stones went in a line of Gamwin."""
    if transition.seat == CHANCE:
        return set()
    return set(play_all(begin(transition.before, transition.seat), transition.action).ways)


async def test_the_post_of_a_turn_with_several_throws_marked_its_last_steps_only() -> None:
    bench, rng = Bench(), random.Random(14)
    bench.matches = Matches(bench.store, GAMES, seed_for=lambda: bytes(32))
    match = (await bench.started(game="gamwin")).after
    walked: dict[int, set[tuple[str, str]]] = {}
    several = 0
    for _ in range(60):
        turn = walked.setdefault(match.state.turns, set())
        change = await bench.play(match.id, rng.choice(await bench.suggestions(match, 5)))
        match, stepped = change.after, {way for transition in change.transitions for way in ways_of(transition)}
        several += bool(turn and stepped - turn)
        turn |= stepped
        await bench.presenter.public(change, recipient("en"))
        if stepped:
            assert set(bench.painter.views[-1].last_ways) == turn
    assert several > 3


def test_why_showed_no_square_that_it_spoke_of() -> None:
    game = GAMES["colliding_circles"]
    state = played("colliding_circles", 3, 12)[-1].after
    state = state if min(game.rules.to_act(state)) != CHANCE else played("colliding_circles", 3, 13)[-1].after
    with pytest.raises(MoveError) as refused:
        game.notation.parse(state, Seat(min(game.rules.to_act(state))), "A9-A8")
    assert "A9" in " ".join(spoken_of(refused.value, "A9-A8"))


@examples(25)
@given(st.lists(st.text(min_size=1, max_size=20), min_size=12), st.integers(1, 12))
@pytest.mark.slow
def test_the_log_opened_on_a_page_with_a_line_or_two(lines: list[str], most: int) -> None:
    assert len(in_pages(lines, most=most, room=10_000)[-1]) == most


async def test_the_sheet_beside_the_first_page_of_the_log_was_its_last() -> None:
    bench, rng = Bench(), random.Random(14)
    bench.matches = Matches(bench.store, GAMES, seed_for=lambda: bytes(32))
    match = (await bench.started(game="gamwin")).after
    for _ in range(40):
        match = (await bench.play(match.id, rng.choice(await bench.suggestions(match, 5)))).after
    context = bench.context()
    for page in (None, 1):
        await log_post(context, match, page)
    played = await bench.matches.logs.history(match.id)
    pages = sheet_pages(GAMES["gamwin"].narration.sheet(step.transition for step in played))
    assert pages > 1
    assert bench.painter.pages == [pages - 1, 0]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_sheet_of_which_all_was_taken_back_was_an_empty_picture(language: Any) -> None:
    bench = Bench()
    match = (await bench.started()).after
    for _ in range(2):
        post = await log_post(bench.context(language=language), match, None)
        assert recipient(language).words("log-empty") in post.text
        assert not [block for block in post.blocks if isinstance(block, Picture)]
        mover = await bench.due(match.id)
        await bench.play(match.id)
        assert [block for block in (await log_post(bench.context(), match, None)).blocks if isinstance(block, Picture)]
        await bench.matches.offer_takeback(match.id, mover)
        other = BERND if mover == ANNA else ANNA
        match = (await bench.matches.answer(match.id, other, kind="takeback", is_accepted=True)).after


@pytest.mark.parametrize("key", list(GAMES))
def test_people_read_figures_in_millionths(key: str) -> None:
    game = GAMES[key]
    transitions = played(key, 2, 40)
    lines = [readable(game.notation.record(transition)) for transition in transitions if transition.seat != CHANCE]
    assert not any(" = (" in line for line in lines)
    assert " = (" not in sheet_text(game, game.narration.sheet(transitions), WORDS["en"])


DECIMALS = re.compile(r"(?<![\d:.])\d+[.,]\d\d")
"""A figure with more than one decimal; directions, which lines are typed with, have a colon before them."""


@pytest.mark.slow
def test_people_read_lengths_of_zirkeltanz_with_many_decimals() -> None:
    game = GAMES["zirkeltanz"]
    typed = ("3a@4a:0", "3a@4b:90", "4a@5a:10", "5a(1.23456,-2.2)", "5a(0,0),5b(1,1)", "5a@4a+1a", "!1a@!2a:20")
    told: list[str] = []
    for speech in map(Speech, WORDS.values()):
        for transition in played("zirkeltanz", 2, 60):
            told += speech.notes(game, game.narration.describe(transition)).splitlines()
            told += speech.notes(game, game.narration.view(transition.after, None).notes()).splitlines()
            for choice in islice(game.notation.suggest(transition.before, transition.seat, ""), 5):
                told.append(speech.notes(game, choice.notes))
            for text in typed:
                with suppress(MoveError):
                    game.notation.parse(transition.before, transition.seat, text)
                    continue
                told.append(refusal(game, speech, transition, text))
    assert len(set(told)) > 100
    assert [line for line in told if DECIMALS.search(re.sub("`[^`]*`", "", line))] == []


def refusal(game: Any, speech: Speech, transition: Transition[Any, Any], text: str) -> str:
    """Return how the refusal of a line is told."""
    with pytest.raises(MoveError) as refused:
        game.notation.parse(transition.before, transition.seat, text)
    return speech.move_error(game, refused.value, text)


def test_a_german_sheet_said_lay_away() -> None:
    game = GAMES["columbiz"]
    plays = (played("columbiz", seed, 400) for seed in range(40))
    sheets = (game.narration.sheet(transitions) for transitions in plays)
    rows = next(rows for rows in sheets if any(cell.note for row in rows for cell in row.cells))
    sheet = sheet_text(game, rows, WORDS["de"])
    assert "weggelegt" in sheet
    assert "lay" not in sheet


def test_the_form_hinted_at_another_game() -> None:
    for reader in recipients():
        assert "6*C5" not in reader.words("option-line.about")
