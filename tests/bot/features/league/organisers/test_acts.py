"""Whatever the table of organisers' acts says is asked for, offered and refused, in every language."""

import shutil
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.features.league.organisers.acts import ask, show_acts
from bot.features.league.organisers.fields import FIELDS
from bot.i18n import LOCALES, Words, load_words
from bot.posts import limits
from bot.posts.post import Key, Select
from bot.posts.speech import Speech
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from engine.ids import PersonId
from engine.seasons.errors import WrongSeasonPhase
from engine.seasons.facts.fixtures import PointsAdjusted
from engine.seasons.facts.formats import KnockoutRules, LadderRules, TeamRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.union import Facts
from engine.seasons.organisers.acts import ACTS, OrganiserAct, possible
from engine.seasons.organisers.corrections import CorrectedPlace
from engine.seasons.organisers.requests import OrganiserChoices, OrganiserRequest
from engine.seasons.state.guards import COURSE, own_place
from engine.seasons.state.season import Phase, Season
from leagues.core import EntrantId, Result
from tests.bot.bench import WORDS
from tests.bot.features.league.test_season_buttons import ANSWERS, Club, Heard
from tests.engine.seasons.formats.test_pentathlon import PENTATHLON
from tests.engine.seasons.season_builders import ORGANISER, RULES, Played

MOST_FIELDS = 5
"""Fields that Discord shows in a form."""


def two_divisions(rules: Rules = RULES) -> Played:
    """Return a season in which everything can be decided: of two divisions, with a void fixture."""
    played = Played.founded(replace(rules, most=4))
    played.run(range(1, 9))
    for number in played.start_matches()[:1]:
        played.results[number] = Result(number, "void")
    return played


async def organiser(club: Club) -> tuple[Heard, AsyncMock]:
    """Return a request of an organiser, and what forms are opened with."""
    shown = AsyncMock()
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=ORGANISER, roles=[]),
        guild_id=7,
        guild=None,
        permissions=SimpleNamespace(manage_guild=True),
        response=SimpleNamespace(send_modal=shown),
        data={},
    )
    return Heard(cast("Any", interaction), club.services, await club.services.recipients.public(7)), shown


@pytest.fixture(scope="module")
def played() -> Played:
    return two_divisions()


def test_every_field_is_asked_for_chosen_and_used() -> None:
    used = {field for act in ACTS.values() for field in act.fields}
    assert used == set(FIELDS) == {field.name for field in fields(OrganiserChoices)}
    assert all(len(act.fields) < MOST_FIELDS for act in ACTS.values())


@pytest.mark.parametrize("words", WORDS.values(), ids=list(WORDS))
def test_every_act_and_field_is_named_in_every_language(words: Words) -> None:
    for name in ACTS:
        assert 0 < len(words(f"league-act-{name}")) <= limits.MODAL_TITLE
        assert 0 < len(words(f"league-act-{name}.about")) <= limits.OPTION_TEXT
    for field in FIELDS:
        assert 0 < len(words(f"league-field-{field}")) <= limits.MODAL_LABEL


@pytest.mark.parametrize("phase", COURSE)
async def test_the_menu_offers_the_acts_of_the_phase(played: Played, phase: Phase) -> None:
    club = Club()
    cast("Any", club.services.seasons).progress = AsyncMock(return_value=played.progress)
    context, _ = await organiser(club)
    await show_acts(context, replace(played.season, phase=phase))
    offered = [option.value for block in ANSWERS[-1].blocks if isinstance(block, Select) for option in block.options]
    assert offered == [name for name, act in ACTS.items() if phase in act.phases]
    for name, act in ACTS.items():
        is_later = any(COURSE.index(other) > COURSE.index(phase) for other in act.phases)
        label = context.words(f"league-act-{name}")
        assert (label in ANSWERS[-1].text) == (phase not in act.phases and is_later)


@pytest.mark.parametrize("name", ACTS)
async def test_an_act_asks_for_its_fields_and_a_reason(
    played: Played, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, act = Club(), ACTS[name]
    place = CorrectedPlace(EntrantId(1), PersonId(1), present=1, due=2)
    seasons = cast("Any", club.services.seasons)
    monkeypatch.setattr(seasons, "progress", AsyncMock(return_value=played.progress))
    monkeypatch.setattr(seasons, "corrected_places", AsyncMock(return_value=[place]))
    context, shown = await organiser(club)
    await ask(context, replace(played.season, phase=act.phases[0]), name)
    (form,) = shown.await_args.args  # type: ignore[union-attr]
    assert [label.component.custom_id for label in form.children] == [*act.fields, "reason"]


@pytest.mark.parametrize("name", ACTS)
async def test_out_of_its_phases_an_act_is_refused_with_when_it_can_be_done(played: Played, name: str) -> None:
    club, act = Club(), ACTS[name]
    cast("Any", club.services.seasons).progress = AsyncMock(return_value=played.progress)
    context, shown = await organiser(club)
    for phase in sorted({*COURSE} - {*act.phases}):
        with pytest.raises(WrongSeasonPhase) as refused:
            await ask(context, replace(played.season, phase=phase), name)
        _, _, right = str(refused.value.params["when"]).partition("-")
        assert right in act.phases or phase == "cancelled"
        for words in WORDS.values():
            unsaid = words("refused-wrong-season-phase", phase=phase, when="never")
            assert (Speech(words).refusal(refused.value) == unsaid) == (phase == "cancelled")
    shown.assert_not_awaited()


def offered_in(season: Season, played: Played) -> set[str]:
    """Return what is offered in any phase."""
    return {name for phase in COURSE for name in possible(replace(season, phase=phase), played.progress)}


@pytest.mark.parametrize(
    ("changed", "left_out"),
    [
        ({"own": PENTATHLON.own}, {*ACTS} - {"draw", "allow", "extend", "pause", "cancel"}),
        ({"own": TeamRules(boards=2)}, {"replace"}),
        ({"own": KnockoutRules()}, {"points"}),
        ({"own": LadderRules()}, {"replace", "points", "extend", "again"}),
    ],
    ids=["pentathlon", "teams", "knockout", "ladder"],
)
def test_what_makes_no_sense_in_a_format_is_never_offered(
    played: Played, changed: dict[str, Any], left_out: set[str]
) -> None:
    season = replace(played.season, rules=replace(RULES, **changed))
    assert set(ACTS) - offered_in(season, played) == left_out


def _applaud(asked: OrganiserRequest) -> Facts:
    assert asked.chosen.member is not None
    entrant = own_place(asked.season, asked.chosen.member)
    return (PointsAdjusted("points_adjusted", entrant.id, 1, asked.note, asked.by),)


async def test_an_act_touched_eight_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row and its words are enough to offer it, to ask for what it takes, to refuse it, and to carry it out."""
    locales = shutil.copytree(LOCALES, tmp_path / "locales")
    for path in locales.glob("*/league.ftl"):
        path.write_text(f"{path.read_text()}league-act-applaud = Applaud\n    .about = A point for style\n")
    monkeypatch.setitem(cast("Any", ACTS), "applaud", OrganiserAct(("running",), _applaud, fields=("member",)))
    club = Club()
    await club.start("draw", "start")
    asked, shown = await organiser(club)
    words = load_words(strict=True, locales=locales)["en"]
    context = Heard(asked.interaction, asked.services, replace(asked.recipient, words=words))
    await show_acts(context, await club.season())
    (menu,) = [block for block in ANSWERS[-1].blocks if isinstance(block, Select)]
    assert "Applaud" in [option.label for option in menu.options]
    await ask(context, await club.season(), "applaud")
    (form,) = shown.await_args.args  # type: ignore[union-attr]
    assert [label.component.custom_id for label in form.children] == ["member", "reason"]
    with pytest.raises(WrongSeasonPhase):
        await ask(context, replace(await club.season(), phase="closed"), "applaud")
    sent = {"member": "1", "reason": "What a move!"}
    await ROUTES["league_acted"](ComponentEvent(context, Key("league_acted", club.id, text="applaud"), "", sent))
    (given,) = (await club.season()).adjustments
    assert (given.entrant, int(given.points)) == (EntrantId(1), 1)
