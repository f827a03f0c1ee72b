"""Seasons are folded on from what is known of them, and are what their whole logs make of them."""

from collections.abc import Sequence

import pytest

from engine.ids import PersonId
from engine.log.chain import Entry
from engine.seasons.entrants import signups
from engine.seasons.errors import UnknownSeason
from engine.seasons.facts import codec
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import Facts
from engine.seasons.fold.fold import fold
from engine.seasons.service.repository import KEPT, Folds
from engine.seasons.service.service import Seasons
from engine.seasons.service.store import SeasonCommit
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from tests.engine.seasons.season_bench import CHANNEL, SERVER
from tests.engine.seasons.season_builders import ORGANISER, RULES, organise
from tests.engine.seasons.service.test_service import Club
from tests.memory.seasons import MemorySeasons


class Counting(MemorySeasons):
    """Counts the entries that are read."""

    read = 0

    async def log(self, season: SeasonId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        found = await super().log(season, after=after, upto=upto)
        self.read += len(found)
        return found


class Hall(Club):
    """A club of four who have signed up, with two programs at work in it."""

    def __init__(self) -> None:
        super().__init__()
        self.store.seasons = self.log = Counting(self.store.matches, self.store.outbox)
        self.seasons, self.others = (
            Seasons(self.log, self.store.matches, self.matches, now=self.clock) for _ in range(2)
        )

    async def signed_up_elsewhere(self, person: int) -> None:
        await self.others.act(self.id, lambda season, _: signups.sign_up(season, PersonId(person)))

    async def whole(self, upto: int | None = None) -> Season:
        log = await MemorySeasons.log(self.log, self.id, upto=upto)
        return fold(self.id, ((codec.decode(entry.body), entry.at, entry.digest) for entry in log))


@pytest.fixture
async def hall() -> Hall:
    hall = Hall()
    await hall.found(4)
    return hall


async def test_of_a_known_season_only_new_facts_are_read(hall: Hall) -> None:
    hall.log.read = 0
    await hall.sign_up(5)
    await hall.season()
    assert hall.log.read == 0, "what this program has written it knows"
    await hall.signed_up_elsewhere(6)
    hall.log.read = 0
    assert await hall.season() == await hall.whole()
    assert hall.log.read == 1


async def test_what_a_fixture_is_was_asked_for_each_of_its_matches(hall: Hall) -> None:
    folds = Folds(hall.log)
    for span in ({"days": RULES.sign_up_days}, {"hours": RULES.objection_hours}):
        await hall.wait(**span)
    assert 1 in (await folds.with_fixture(hall.id, 1)).fixtures
    hall.log.read = 0
    assert await folds.with_fixture(hall.id, 6) == await hall.whole()
    assert hall.log.read == 0
    await folds.with_fixture(hall.id, 7)
    assert await hall.season() == await hall.whole(), "one that is not known may be new"


async def test_every_fold_is_that_of_the_log_from_its_first_fact(hall: Hall) -> None:
    await hall.wait(days=RULES.sign_up_days)
    await hall.wait(hours=RULES.objection_hours)
    folds, last = Folds(hall.log), (await hall.season()).seq
    for seq in (last, 1, 4, 3, last - 1, 2, last):
        assert await folds.season(hall.id, upto=seq) == await hall.whole(seq)
    assert await hall.season() == await folds.season(hall.id) == await hall.whole()


async def test_who_loses_a_race_decides_on_what_the_winner_left(hall: Hall) -> None:
    append, found = hall.log.append, list[int]()

    async def append_too_late(commit: SeasonCommit) -> None:
        hall.log.append = append  # type: ignore[method-assign]
        await hall.signed_up_elsewhere(5)
        await append(commit)

    def signed_up(season: Season, _: Progress) -> Facts:
        found.append(len(season.entrants))
        return signups.sign_up(season, PersonId(6))

    hall.log.append = append_too_late  # type: ignore[method-assign]
    await hall.seasons.act(hall.id, signed_up)
    assert found == [4, 5]
    assert await hall.season() == await hall.others.season(hall.id) == await hall.whole()


async def test_what_an_announcement_tells_of_is_folded_on_from_the_one_before(hall: Hall) -> None:
    for text in ("First.", "Second."):
        await hall.act(lambda season, text=text: organise(season, "pause", note=text))  # type: ignore[misc]
        await hall.act(lambda season: organise(season, "pause"))
    told = (await hall.store.outbox.announcements())[1:]
    fresh = Seasons(hall.log, hall.store.matches, hall.matches, now=hall.clock)
    hall.log.read = 0
    changes = [await fresh.change(each) for each in told]
    assert [change.after for change in changes] == [await hall.whole(each.last) for each in told]
    assert [change.before for change in changes[1:]] == [change.after for change in changes[:-1]]
    assert hall.log.read == told[-1].last + len(told), "each fact once for the fold, and once if it is told"


async def test_no_more_than_the_latest_folds_are_kept(hall: Hall) -> None:
    folds = Folds(hall.log)
    await folds.season(hall.id)
    for number in range(KEPT):
        change = await hall.seasons.found(f"League {number}", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)
        await folds.season(change.after.id)
    hall.log.read = 0
    assert (await folds.season(hall.id)).seq == hall.log.read
    with pytest.raises(UnknownSeason):
        await folds.season(SeasonId("nothing0"))
