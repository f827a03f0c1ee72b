"""The meaning of Discord's errors: who can mend them, what passes, and which doors are closed for good."""

from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.platform.faults import Reason, Unreachable, Withheld, is_about_name, reaching, reason_of, stands

KINDS = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}


def answer(status: int, code: int = 0, **body: object) -> discord.HTTPException:
    kind = KINDS.get(status, discord.HTTPException)
    return kind(Mock(status=status, reason="because"), {"code": code, "message": "no", **body})


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (answer(403, 50001), "forbidden"),
        (answer(403, 50013), "forbidden"),
        (answer(404, 10003), "gone"),
        (answer(400, 160006), "full"),
        (answer(400, 160005), "locked"),
        (answer(403, 160005), "locked"),
        (answer(400, 240000), "refused"),
        (answer(400, 200000), "refused"),
        (answer(403, 200001), "refused"),
        (answer(400, 400001), "refused"),
        (answer(400, 50024), "refused"),
        (answer(413, 40005), "refused"),
        (answer(418, 987654), "refused"),
        (answer(401), "fault"),
        (answer(429), "fault"),
        (answer(500), "fault"),
        (discord.RateLimited(240.0), "waiting"),
        (Withheld("too fast"), "fault"),
        (aiohttp.ServerDisconnectedError(), "fault"),
        (KeyError("ours"), "fault"),
    ],
    ids=repr,
)
def test_a_refusal_that_nobody_knows_is_still_a_refusal(error: Exception, reason: Reason) -> None:
    """Everything but three codes was a fault, which nobody was told of and which was tried for ever."""
    assert reason_of(error) == reason
    assert stands(error) == (reason in {"locked", "refused"})


@pytest.mark.parametrize(
    ("error", "becomes"),
    [
        (answer(403, 50007), Unreachable),
        (answer(400, 50278), Unreachable),
        (answer(403, 50278), Unreachable),
        (answer(404, 10013), Unreachable),
        (answer(400, 240000), Unreachable),
        (answer(403, 40003), Withheld),
        (answer(403, 20026), Withheld),
        (answer(500), discord.DiscordServerError),
        (discord.RateLimited(60.0), discord.RateLimited),
    ],
    ids=repr,
)
def test_direct_messages_opened_too_fast_are_not_taken_for_closed_ones(
    error: Exception, becomes: type[Exception]
) -> None:
    with pytest.raises(becomes), reaching():
        raise error


def about(field: str) -> discord.HTTPException:
    text = "Contains words not allowed for servers in Server Discovery."
    errors = {field: {"_errors": [{"code": "INVALID_COMMUNITY_PROPERTY_NAME", "message": text}]}}
    return answer(400, 50035, errors=errors)


def test_a_refused_name_is_told_from_other_bad_requests() -> None:
    assert is_about_name(about("name"))
    assert not is_about_name(about("nickname"))
    assert not is_about_name(answer(400, 240000))
    assert not is_about_name(answer(500))
