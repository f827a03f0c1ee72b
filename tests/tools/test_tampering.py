"""Changed exports of matches are found out, and it is told what is wrong.

Three kinds of forger: one changes the file only; one recomputes all digests (`rechained`), so that numbers, draws or
commitments must give it away; and against one who makes a whole log that agrees with itself the head helps that stands
in the channel's history.
"""

import asyncio
import json
from functools import cache

import pytest

from games.registry import GAMES
from tests.tools.forged_consent import AGREES_WITH_ITSELF, NOT_READ, UNAGREED
from tests.tools.forged_draws import CIRCLES, COLUMBIZ, CONFUSION, FILE_ONLY, GAMWIN, RECHAINED, new_seed
from tests.tools.forging import at, facts, found, rechained
from tests.tools.plays import Json, Play
from tests.tools.scenes import SCENES, scene
from tools import verify

PLAY_SEED = 3


@cache
def honest(key: str) -> str:
    """Return a scene, or a finished match in which turns were taken back and at the end somebody has resigned."""
    if key in SCENES:
        return scene(key)

    async def played() -> Json:
        play = Play(GAMES[key], PLAY_SEED, takebacks=0.2)
        return await play.export(await play.go_on(await play.start(), 25))

    return json.dumps(asyncio.run(played()))


@pytest.mark.parametrize("key", [CIRCLES, COLUMBIZ, CONFUSION, GAMWIN])
def test_the_honest_matches_agree(key: str) -> None:
    match = json.loads(honest(key))
    head = f"#{len(match['facts'])}:{match['head'][:8]}"
    assert found(match, head, match["facts"][2]["digest"][:8]) == ""


@pytest.mark.parametrize("what", FILE_ONLY)
def test_a_changed_file(what: str) -> None:
    key, forge, message = FILE_ONLY[what]
    match = json.loads(honest(key))
    forge(match)
    assert message in found(match)


@pytest.mark.parametrize("what", [*RECHAINED, *UNAGREED])
def test_a_changed_log_whose_digests_were_made_anew(what: str) -> None:
    key, forge, message = {**RECHAINED, **UNAGREED}[what]
    match = json.loads(honest(key))
    forge(match)
    rechained(match)
    said = found(match)
    assert "was changed" not in said
    assert message in said


@pytest.mark.parametrize("what", AGREES_WITH_ITSELF)
def test_a_log_that_agrees_with_itself_has_another_head(what: str) -> None:
    key, forge = AGREES_WITH_ITSELF[what]
    match = json.loads(honest(key))
    witness = f"{len(match['facts'])}:{match['head'][:8]}"
    forge(match)
    rechained(match)
    assert found(match) == "", "only a witness can tell"
    assert found(match, witness).startswith(f"the head {match_head(witness)} that you have seen is not that of fact")


def test_a_whole_log_made_anew_needs_another_commitment() -> None:
    """To draw another seed one must change the first post of the match, where its fingerprint stands."""
    match = json.loads(honest(CIRCLES))
    promised = facts(match, "match_started")[0]["commitment"]
    head = f"{at(match, 'match_started') + 1}:{match['facts'][at(match, 'match_started')]['digest'][:8]}"
    new_seed(match)
    rechained(match)
    assert facts(match, "match_started")[0]["commitment"] != promised
    assert "that you have seen is not that of fact" in found(match, head)


def match_head(witness: str) -> str:
    return witness.partition(":")[2]


def test_there_are_at_least_a_hundred() -> None:
    assert len(FILE_ONLY) + len(RECHAINED) + len(UNAGREED) >= 100


@pytest.mark.parametrize("what", NOT_READ)
def test_what_no_match_can_have_is_not_read(what: str) -> None:
    forge, message = NOT_READ[what]
    match = json.loads(honest(CIRCLES))
    forge(match)
    with pytest.raises(verify.NotAMatch) as refused:
        verify.read(json.dumps(match))
    assert message in str(refused.value)


@pytest.mark.parametrize("name", SCENES)
def test_the_scenes_are_honest(name: str) -> None:
    assert found(json.loads(scene(name))) == ""
