"""Answers of /verify: every fault that the audit can find has words, and the check of a forged match names them."""

import re

import pytest

from bot.features.proof import show_proof
from bot.posts.post import Post
from engine.matches.service.audit import Fault, audit
from tests.bot.bench import ANNA, WORDS, Bench

CODES = re.findall(r"`(\w+)`", (audit.__doc__ or "").partition("Codes:")[2])


def test_the_audit_names_its_codes() -> None:
    assert {"chain", "draw", "secret", "time"} <= set(CODES)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", CODES)
async def test_a_fault_is_told_with_its_place(code: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bench, said = Bench(), []
    match = (await bench.started()).after

    async def found(_: object, **__: object) -> object:
        return match, (Fault(code, 7),)

    async def hear(_: object, post: Post) -> None:
        said.append(post.text)

    context = bench.context(ANNA, "en" if language == "en" else "de")
    monkeypatch.setattr(bench.matches.logs, "audit", found)
    monkeypatch.setattr(type(context), "say_post", hear)
    await show_proof(context, match)
    words = WORDS["en" if language == "en" else "de"]
    assert said[0].startswith(words("verify-faulty"))
    assert words(f"verify-fault-{code}", seq="7") in said[0]
    assert f"--head {match.seq}:{match.head}" in said[0]
