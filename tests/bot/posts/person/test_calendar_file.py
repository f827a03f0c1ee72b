"""The calendar is read back as other programs read it: valid, in UTC, with nothing twice after a second import."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from bot.features.calendar import send_calendar
from bot.posts.league.core import season_name
from bot.posts.person.calendar_file import LASTS, CalendarEntry, calendar_file
from bot.posts.post import Attachment, Post
from bot.requests.context import RequestContext
from engine.people.preferences import Language
from engine.seasons.course import beginning
from engine.seasons.course.schedule import dates
from engine.seasons.formats.ladder import challenges
from engine.seasons.state.rungs import Rungs
from engine.time.policy import RELAXED
from leagues.core import EntrantId
from tests.bot.bench import ANNA, BERND, CARLA, CHANNEL, SERVER, WORDS, Bench
from tests.engine.seasons.formats.test_knockout import CUP
from tests.engine.seasons.formats.test_ladder import LADDER
from tests.engine.seasons.season_builders import Played, organise

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Hall:
    """A clock, and matches."""

    def __init__(self) -> None:
        self.now = NOON
        self.bench = Bench(now=lambda: self.now)

    async def calendar(self, person: Any = ANNA, language: Language = "en") -> dict[str, Any]:
        """Return the events of somebody's file, by their UIDs."""
        said: list[Post] = []

        class Heard(RequestContext):
            async def replace(self, post: Post) -> None:
                said.append(post)

        context = self.bench.context(person, language)
        await send_calendar(Heard(context.interaction, context.services, context.recipient))
        (file,) = [block for block in said[-1].blocks if isinstance(block, Attachment)]
        return read(file.data)


def read(data: bytes) -> dict[str, Any]:
    """Return the events of a file by their UIDs, after a look at what RFC 5545 demands."""
    assert all(len(line) <= 75 for line in data.split(b"\r\n")), "folded"
    assert b"\n" not in data.replace(b"\r\n", b"")
    calendar: Any = Calendar.from_ical(data)
    assert (calendar["version"], calendar["method"]) == ("2.0", "PUBLISH")
    events = calendar.walk("VEVENT")
    for event in events:
        assert event.errors == []
        for name in ("dtstamp", "last-modified", "dtstart", "dtend"):
            assert event[name].to_ical().endswith(b"Z"), name
            assert event[name].dt.utcoffset() == timedelta(), name
    found = {str(event["uid"]): event for event in events}
    assert len(found) == len(events), "no UID twice"
    return found


async def test_a_deadline_is_there_while_one_is_to_move_and_is_taken_off_afterwards() -> None:
    hall = Hall()
    match = (await hall.bench.started(policy=RELAXED)).after
    (first,) = (await hall.calendar()).values()
    (seat,) = match.due(hall.bench.matches.game_of(match))
    deadline = (await hall.bench.matches.clocks.deadlines(match))[seat]
    assert first["dtend"].dt == deadline.replace(microsecond=0)
    assert first["dtend"].dt - first["dtstart"].dt == LASTS
    assert first["status"] == "CONFIRMED"
    hall.now += timedelta(hours=5)
    await hall.bench.play(match.id)
    (second,) = (await hall.calendar()).values()
    assert (second["uid"], second["status"]) == (first["uid"], "CANCELLED")
    assert second["sequence"] > first["sequence"]
    (other,) = (await hall.calendar(BERND)).values()
    assert other["uid"] != first["uid"], "each of both has an entry of their own"
    assert other["status"] == "CONFIRMED"
    await hall.bench.play(match.id)
    (third,) = (await hall.calendar()).values()
    assert (third["uid"], third["status"]) == (first["uid"], "CONFIRMED")
    assert third["sequence"] > second["sequence"]
    assert third["dtend"].dt > first["dtend"].dt
    await hall.bench.matches.resign(match.id, BERND)
    (over,) = (await hall.calendar()).values()
    assert over["status"] == "CANCELLED"
    hall.now += timedelta(days=61)
    assert await hall.calendar() == {}


@pytest.mark.parametrize("language", WORDS)
async def test_it_is_in_the_language_of_its_reader(language: Language) -> None:
    hall = Hall()
    await hall.bench.started(policy=RELAXED)
    (event,) = (await hall.calendar(language=language)).values()
    said = WORDS[language]("calendar-move", game="Colliding Circles", others="?")
    assert str(event["summary"]).split() == said.split()


async def test_what_people_have_typed_breaks_no_line_and_adds_no_event() -> None:
    evil = 'Winter\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil;,\\"ä€😀' + "x" * 500
    entry = CalendarEntry("season-1-end", 7, NOON, evil, evil, "https://discord.com/", NOON)
    found = read(calendar_file([entry], name=evil, now=NOON))
    assert list(found) == ["season-1-end@fernzug"]
    assert str(found[entry.uid]["summary"]).startswith('Winter END:VEVENT BEGIN:VEVENT UID:evil;,\\"ä€😀')


@given(st.lists(st.tuples(st.text(max_size=400), st.datetimes(timezones=st.just(UTC)), st.booleans()), max_size=5))
def test_whatever_stands_in_it_is_read_back(entries: Sequence[tuple[str, datetime, bool]]) -> None:
    made = [
        CalendarEntry(f"key-{number}", number, max(at, NOON), text, text, "https://discord.com/", NOON, is_cancelled)
        for number, (text, at, is_cancelled) in enumerate(entries)
    ]
    found = read(calendar_file(made, name="Fernzug", now=NOON))
    assert list(found) == [entry.uid for entry in made]
    for entry in made:
        event = found[entry.uid]
        assert event["dtend"].dt == entry.at.replace(microsecond=0)
        assert event["sequence"] == entry.sequence
        assert event["status"] == ("CANCELLED" if entry.is_cancelled else "CONFIRMED")


async def test_a_challenge_that_one_has_to_answer_is_there_until_it_is_answered() -> None:
    hall = Hall()
    seasons = hall.bench.services().seasons
    act = seasons.act
    season = (await seasons.found("Stairs", LADDER, server=SERVER, channel=CHANNEL, by=CARLA)).after.id
    await act(season, lambda now, _: beginning.open_sign_up(now, hall.now))
    await act(season, lambda now, _: challenges.join(now, ANNA))
    await act(season, lambda now, _: challenges.join(now, BERND))
    assert not [uid for uid in await hall.calendar() if "challenge" in uid]
    await act(season, lambda now, known: challenges.challenge(now, known, BERND, EntrantId(1), hall.now))
    (asked,) = (await seasons.season(season)).of(Rungs).open
    uid = f"season-{season}-challenge-{asked.number}@fernzug"
    event = (await hall.calendar())[uid]
    assert (event["dtend"].dt, event["status"]) == (asked.until.replace(microsecond=0), "CONFIRMED")
    assert str(event["summary"]) == WORDS["en"]("calendar-challenge", season="Stairs")
    assert uid not in await hall.calendar(BERND), "who has challenged has nothing to do"
    await act(season, lambda now, _: challenges.answer(now, ANNA, asked.number, hall.now, accepts=False))
    later = (await hall.calendar())[uid]
    assert (later["status"], later["sequence"] > event["sequence"]) == ("CANCELLED", True)
    (listed,) = await hall.bench.store.seasons.of_server(SERVER)
    assert season_name(listed.name, listed.season_number, WORDS["en"]) == "Stairs", "a ladder has no number"


def test_the_end_of_a_round_is_there_and_overtime_moves_it() -> None:
    played = Played.founded(CUP)
    played.run(range(1, 5))
    played.start_matches()
    until = played.season.until
    assert until is not None
    assert named(played)["round-1"] == (until, True)
    played.wait(days=14)
    overtime = played.season.until
    assert overtime is not None
    assert (played.season.phase, overtime > until) == ("overtime", True)
    assert named(played) == {"start": named(played)["start"], "round-1": (overtime, True)}


def named(played: Played) -> dict[str, tuple[datetime, bool]]:
    """Return the dates of a season by name: when, and whether they are fixed."""
    return {date.name: (date.at, date.is_fixed) for date in dates(played.season)}


def test_the_dates_of_a_season_follow_its_phases() -> None:
    played = Played.founded()
    assert named(played) == {}
    played.sign_up(1, 2, 3, 4)
    until = played.season.until
    assert until is not None
    assert named(played) == {"sign-up": (until, True)}
    played.draw()
    begins = played.season.until
    assert begins is not None
    assert named(played) == {"start": (begins, True)}
    played.wait(hours=24)
    started, ends = played.season.started_at, played.season.until
    assert started is not None
    assert ends is not None
    assert named(played) == {"start": (started, True), "end": (ends, True)}
    extended = ends + timedelta(days=3)
    played.happen(organise(played.season, "extend", days=3, note="More time."))
    assert named(played)["end"] == (extended, True)
    played.happen(organise(played.season, "pause", note="Wait."))
    assert named(played)["end"] == (extended, False), "nobody knows when a paused season goes on"
    played.happen(organise(played.season, "pause", note="On."))
    played.start_matches()
    played.wait(days=60)
    assert played.season.phase == "overtime"
    overtime = played.season.until
    assert overtime is not None
    assert overtime > extended
    assert named(played)["end"] == (overtime, True), "overtime moves the end"
    assert [date.kind for date in dates(played.season)] == ["start", "overtime"]
    played.happen(organise(played.season, "cancel", note="Enough."))
    assert named(played) == {}
