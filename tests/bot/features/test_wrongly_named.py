"""Wrong names are refused with what is wrong and what to do; nothing is taken for something else."""

from datetime import UTC, datetime, time, timedelta
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.people.audience import audience
from bot.delivery.people.notice_texts import NoticeTexts
from bot.errors import BadVacation, BotInvited, NotAMember, UnknownTopic
from bot.features import help as help_
from bot.features.match import history_views, invitation
from bot.features.match.commands import require_members
from bot.features.moderation.commands import ModCommands
from bot.features.person.options import change_vacation
from bot.markup import when
from bot.posts.post import Key
from bot.posts.speech import Speech
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from bot.typed.nearest import game_named, topic_named
from engine.errors import Refusal
from engine.matches.errors import NotOverYet, UnknownGame, UnknownMatch
from engine.people.preferences import Person
from engine.stores.outbox import Notice
from games.registry import GAMES
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS, Bench

SPOKEN = tuple(WORDS.values())


def said(refusal: Refusal) -> list[str]:
    """Return what a refusal says in every language, English first."""
    return [Speech(words).refusal(refusal) for words in SPOKEN]


@pytest.mark.parametrize("typed", ["Gamwin", "gamwin", "Colliding Circles", "colliding_circles", " ZIRKELTANZ "])
def test_a_typed_name_of_a_game_is_understood(typed: str) -> None:
    assert game_named(typed, GAMES, SPOKEN).info.key == typed.strip().lower().replace(" ", "_")


def test_a_misspelt_game_is_named() -> None:
    with pytest.raises(UnknownGame) as refused:
        game_named("Gamwinn", GAMES, SPOKEN)
    assert refused.value.params["near"] == "Gamwin"


def test_a_topic_is_understood_by_its_title_in_every_language() -> None:
    for game in GAMES.values():
        for topic in game.info.topics:
            for words in SPOKEN:
                assert topic_named(words(f"{game.info.key}-topic-{topic}"), game, SPOKEN) in game.info.topics
            assert topic_named(topic, game, SPOKEN) == topic


async def test_an_unknown_topic_of_the_rules_is_refused_with_what_there_is() -> None:
    game = GAMES["gamwin"]
    with pytest.raises(UnknownTopic) as refused:
        topic_named("quantum dice", game, SPOKEN)
    for text, language in zip(said(refused.value), WORDS, strict=True):
        assert "quantum dice" in text, language
    assert WORDS["en"](f"gamwin-topic-{game.info.topics[0]}") in said(refused.value)[0]
    context = Bench().context()
    with pytest.raises(UnknownTopic):
        await help_.rules(ComponentEvent(context, Key("rules", text="gamwin.nothing")))


@pytest.mark.parametrize(("typed", "language"), [("end", "en"), ("end", "de"), ("ende", "de"), (" END ", "en")])
async def test_a_vacation_is_ended_by_the_word_that_the_option_names(typed: str, language: str) -> None:
    bench = Bench()
    context = bench.context(ANNA, "de" if language == "de" else "en")
    context.services.tasks.deadlines.wake = Mock()  # type: ignore[method-assign]
    await change_vacation(context, "14")
    midnight = when(datetime.combine(bench.now().date(), time(), UTC) + timedelta(days=1))
    ended = WORDS[context.words.language]("vacation-ended", until=midnight)
    assert await change_vacation(context, typed) == ended
    assert await change_vacation(context, typed) == ended, "the day that has begun is taken"
    (left,) = await bench.store.people.vacations(ANNA)
    assert left.first == left.last
    with pytest.raises(BadVacation) as refused:
        await change_vacation(context, f"{typed} 2020-01-01")
    assert refused.value.params["reason"] == "none"


def someone(kind: type[Any], *, is_bot: bool = False) -> Any:
    person = Mock(spec=kind)
    person.id, person.bot = 5, is_bot
    return person


def test_nobody_of_another_server_can_be_invited() -> None:
    require_members([someone(discord.Member)])
    with pytest.raises(NotAMember) as refused:
        require_members([someone(discord.Member), someone(discord.User)])
    assert all("<@5>" in text for text in said(refused.value))
    with pytest.raises(BotInvited):
        require_members([someone(discord.User, is_bot=True)])


@pytest.mark.parametrize("route", ["join", "decline", "withdraw"])
async def test_an_invitation_of_another_server_is_not_there(route: str) -> None:
    bench = Bench()
    match = (await bench.proposed()).after
    context = bench.context(CARLA)
    context.interaction.guild_id = SERVER - 9
    with pytest.raises(UnknownMatch):
        await ROUTES[route](ComponentEvent(context, Key(route, match.id)))
    assert (await bench.matches.match(match.id)).seq == match.seq


async def test_a_replay_or_rematch_of_a_running_match_says_when_it_comes() -> None:
    bench = Bench()
    match = (await bench.started()).after
    context = bench.context()
    for act in (history_views.send_replay, invitation.propose_rematch):
        with pytest.raises(NotOverYet) as refused:
            await act(context, match)
        assert "/match" in said(refused.value)[0] or "/board" in said(refused.value)[0]
        assert "/partie" in said(refused.value)[1] or "/brett" in said(refused.value)[1]


def test_the_acts_of_moderators_are_not_offered_to_everybody() -> None:
    group = cast("Any", ModCommands()).app_command
    assert group.default_permissions == discord.Permissions(manage_guild=True)
    assert group.allowed_contexts.to_array() == [discord.app_commands.AppCommandContext.GUILD]


async def test_each_player_is_sent_the_last_head_of_a_match_that_is_over() -> None:
    bench = Bench()

    match = (await bench.started()).after
    change = await bench.matches.resign(match.id, ANNA)
    brief = await bench.store.outbox.brief(change.announcement.stream)
    told = await audience(bench.store, bench.matches.game_of(match), change, bench.now(), brief)
    ends = [notice for notice in told.notices if notice.kind == "over"]
    assert {notice.person for notice in ends} == {*match.persons}
    texts = NoticeTexts(bench.store, bench.matches, bench.recipients, bench.delivery().homes)
    for notice in ends:
        post = await texts.over(notice, change.after, "marker")
        assert post is not None
        assert f"`{change.after.seq}:{change.after.digest[:16]}`" in post.text


async def test_the_message_about_the_end_did_not_say_who_had_won() -> None:
    bench = Bench()
    match = (await bench.started()).after
    over = (await bench.matches.resign(match.id, ANNA)).after
    texts = NoticeTexts(bench.store, bench.matches, bench.recipients, bench.delivery().homes)
    for person in over.persons:
        notice = Notice(person, "over", bench.now(), match.id, over.seq)
        post = await texts.over(notice, over, "marker")
        assert post is not None
        assert f"<@{BERND}> (" in post.text
        assert "0/0" in post.text


async def test_a_player_who_wants_no_messages_is_sent_no_head() -> None:

    bench = Bench()
    match = (await bench.started()).after
    await bench.store.people.save_person(Person(ANNA, notice="none"))
    change = await bench.matches.resign(match.id, ANNA)
    brief = await bench.store.outbox.brief(change.announcement.stream)
    told = await audience(bench.store, bench.matches.game_of(match), change, bench.now(), brief)
    assert [notice.person for notice in told.notices if notice.kind == "over"] == [
        person for person in match.persons if person != ANNA
    ]
