"""Times as people type them: zones, hours of sleep, days of vacation; and when somebody may be told something."""

from datetime import UTC, date, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.people.audience import awake_from, next_digest
from bot.errors import BadHours, BadVacation, BadZone
from bot.typed.hours import check_vacation, sleep_text, sleep_typed, span_typed
from bot.typed.nearest import plain
from bot.typed.zones import city, city_in, label, large_cities, search, zone_named, zone_names
from engine.people.preferences import Language, Person, Vacation
from engine.time.clock import LONGEST_SLEEP
from tests.bot.bench import ANNA, WORDS

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
TODAY = date(2026, 11, 21)
MOMENTS = st.integers(0, 2 * 365 * 24 * 60).map(lambda minutes: NOW + timedelta(minutes=minutes))


def found(typed: str, language: str = "de") -> list[str]:
    return list(islice(search(typed, WORDS[language], NOW), 25))


def test_nothing_typed_offers_what_is_likely_for_the_language() -> None:
    assert found("")[:3] == ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]
    assert found("", "en")[0] == "Europe/London"
    assert len(found("")) == len(set(found(""))) == 25


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("wien", "Europe/Vienna"),
        ("Vienna", "Europe/Vienna"),
        ("zuri", "Europe/Zurich"),
        ("Zürich", "Europe/Zurich"),
        ("new york", "America/New_York"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("europe/ber", "Europe/Berlin"),
        ("kalkutta", "Asia/Kolkata"),
        ("Kolkata", "Asia/Kolkata"),
        ("kiew", "Europe/Kyiv"),
        ("china", "Asia/Shanghai"),
        ("Österreich", "Europe/Vienna"),
        ("austria", "Europe/Vienna"),
        ("utc", "UTC"),
        ("wein", "Europe/Vienna"),
        ("Zürch", "Europe/Zurich"),
        ("new yrok", "America/New_York"),
    ],
)
@pytest.mark.parametrize("language", WORDS)
def test_a_place_is_found_in_either_language_without_accents_and_with_slips(
    typed: str, zone: str, language: str
) -> None:
    assert found(typed, language)[0] == zone


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Kiev", "Europe/Kyiv"),
        ("Kiev", "Europe/Kyiv"),
        ("Saigon", "Asia/Ho_Chi_Minh"),
        ("asia/calcutta", "Asia/Kolkata"),
        ("US/Pacific", "America/Los_Angeles"),
        ("München", "Europe/Berlin"),
        ("munchen", "Europe/Berlin"),
        ("Munich", "Europe/Berlin"),
        ("Mailand", "Europe/Rome"),
        ("Genève", "Europe/Zurich"),
        ("Mumbai", "Asia/Kolkata"),
        ("Bombay", "Asia/Kolkata"),
        ("MEZ", "Europe/Berlin"),
        ("CET", "Europe/Berlin"),
        ("OEZ", "Europe/Athens"),
        ("EST", "America/New_York"),
        ("pst", "America/Los_Angeles"),
        ("Zulu", "UTC"),
        ("Österreich", "Europe/Vienna"),
        ("Germany", "Europe/Berlin"),
        ("Samoa", "Pacific/Apia"),
    ],
)
def test_old_names_large_cities_abbreviations_and_countries_of_one_time_are_understood(typed: str, zone: str) -> None:
    assert zone_named(typed, WORDS["de"]) == zone
    assert found(typed)[0] == zone


@pytest.mark.parametrize("typed", ["IST", "GMT", "USA", "Spanien", "north"])
def test_what_may_mean_several_times_is_not_guessed(typed: str) -> None:
    with pytest.raises(BadZone):
        zone_named(typed, WORDS["de"])


def test_an_abbreviation_means_what_is_likely_for_the_reader() -> None:
    assert zone_named("CET", WORDS["fr"]) == zone_named("MEZ", WORDS["fr"]) == "Europe/Paris"
    assert zone_named("CET", WORDS["en"]) == "Europe/Berlin"


@pytest.mark.parametrize("language", WORDS)
def test_every_large_city_belongs_to_a_zone_and_has_none_of_its_own(language: Language) -> None:
    assert set(large_cities(language)) <= set(zone_names())
    own = {plain(city_in(zone, spoken)) for zone in zone_names() for spoken in WORDS}
    for zone, cities in large_cities(language).items():
        assert not own & set(map(plain, cities))
        assert {zone_named(name, words) for name in cities for words in WORDS.values()} == {zone}


@pytest.mark.parametrize("language", WORDS)
def test_wien_and_vienna_are_one_city_whatever_the_language(language: Language) -> None:
    assert {zone_named(typed, WORDS[language]) for typed in ("Wien", "vienna", "Europe/Vienna")} == {"Europe/Vienna"}


def test_a_city_that_is_misspelt_is_asked_about() -> None:
    with pytest.raises(BadZone) as refused:
        zone_named("Kopenhagn", WORDS["de"])
    assert refused.value.params == {"zone": "Kopenhagn", "reason": "near", "near": "Kopenhagen"}


@pytest.mark.parametrize("typed", ["13", "13:00", "1305", "13.05"])
def test_the_time_on_ones_own_clock_finds_the_zone(typed: str) -> None:
    assert found(typed)[0] == "Europe/Berlin"
    assert "Europe/London" not in found(typed)
    assert found("17:45")[0] == "Asia/Kathmandu"


def test_nothing_fits_nonsense() -> None:
    assert found("Atlantis") == found("25:99") == []


def test_a_zone_is_shown_with_its_time() -> None:
    assert label("Europe/Vienna", WORDS["de"], NOW) == "Wien · 13:00 (UTC+1)"
    assert label("Asia/Kathmandu", WORDS["en"], NOW) == "Kathmandu · 17:45 (UTC+5:45)"
    assert label("America/St_Johns", WORDS["en"], NOW) == "St. John’s · 08:30 (UTC-3:30)"
    assert label("UTC", WORDS["en"], NOW) == "UTC · 12:00 (UTC)"


@pytest.mark.slow
def test_every_zone_is_known_and_can_be_named() -> None:
    assert set(zone_names()) <= available_timezones()
    for zone in zone_names():
        assert zone_named(zone, WORDS["de"]) == zone
        assert len(label(zone, WORDS["de"], NOW)) <= 100
    assert zone_named(city("Europe/Vienna", WORDS["de"]), WORDS["de"]) == "Europe/Vienna"
    for nowhere in ("Atlantis", "../etc/passwd", "Etc/Unknown"):
        with pytest.raises(BadZone) as refused:
            zone_named(nowhere, WORDS["de"])
        assert refused.value.params == {"zone": nowhere}


@pytest.mark.parametrize(
    ("typed", "sleep"),
    [
        ("23:00-07:00", (1380, 420)),
        ("23-7", (1380, 420)),
        ("22.30 bis 6 Uhr", (1350, 360)),
        ("de 22h30 à 6h", (1350, 360)),
        ("11pm to 7:15 am", (1380, 435)),
        ("12am–8am", (0, 480)),
        ("24:00-8:00", (0, 480)),
        (" Off ", None),
        ("aus", None),
        ("Aucune", None),
    ],
)
def test_hours_of_sleep_are_read_generously(typed: str, sleep: tuple[int, int] | None) -> None:
    assert sleep_typed(typed) == sleep


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "unread"),
        ("23", "unread"),
        ("25-7", "unread"),
        ("22:70-7", "unread"),
        ("1e9", "unread"),
        ("23-7 or so", "unread"),
        ("1000-7", "unread"),
        ("7-7", "long"),
        ("7-23", "long"),
    ],
)
def test_other_hours_are_refused_with_a_reason(typed: str, reason: str) -> None:
    with pytest.raises(BadHours) as refused:
        sleep_typed(typed)
    assert refused.value.params["reason"] == reason


@given(st.integers(0, 1439), st.integers(1, LONGEST_SLEEP))
def test_what_is_shown_of_sleep_can_be_typed(first: int, length: int) -> None:
    sleep = (first, (first + length) % 1440)
    assert sleep_typed(sleep_text(sleep)) == sleep


@pytest.mark.parametrize(
    ("typed", "first", "last"),
    [
        ("14", TODAY, date(2026, 12, 4)),
        ("7 Tage", TODAY, date(2026, 11, 27)),
        ("2026-12-24 2027-01-06", date(2026, 12, 24), date(2027, 1, 6)),
        ("24.12. – 6.1.", date(2026, 12, 24), date(2027, 1, 6)),
        ("24.12.-6.1.2027", date(2026, 12, 24), date(2027, 1, 6)),
        ("24/12 – 6/1", date(2026, 12, 24), date(2027, 1, 6)),
        ("24/12/2026 06/01/2027", date(2026, 12, 24), date(2027, 1, 6)),
        ("20.11.", date(2027, 11, 20), date(2027, 11, 20)),
        ("29.2.", date(2028, 2, 29), date(2028, 2, 29)),
        ("21.11.", TODAY, TODAY),
    ],
)
def test_vacations_are_read(typed: str, first: date, last: date) -> None:
    assert span_typed(typed, ANNA, TODAY) == Vacation(ANNA, first, last)


@pytest.mark.parametrize(
    "typed", ["", "soon", "0", "30.2.", "1.1. 2.1. 3.1.", "2026-13-01", "2026/12/2", "12/24", "-3"]
)
def test_other_vacations_are_not(typed: str) -> None:
    with pytest.raises(BadVacation):
        span_typed(typed, ANNA, TODAY)


def days(first: int, last: int) -> Vacation:
    return Vacation(ANNA, TODAY + timedelta(days=first), TODAY + timedelta(days=last))


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (days(3, 2), "order"),
        (days(-1, 2), "past"),
        (days(1, 400), "far"),
        (days(5, 10), "twice"),
        (days(8, 30), "twice"),
    ],
)
def test_vacations_that_cannot_be_are_refused(wanted: Vacation, reason: str) -> None:
    with pytest.raises(BadVacation) as refused:
        check_vacation(wanted, [days(-9, -3), days(10, 20)], TODAY)
    assert refused.value.params["reason"] == reason


def test_as_many_vacations_as_can_be_overlooked() -> None:
    check_vacation(days(0, 9), [days(-9, -1), days(10, 20)], TODAY)
    with pytest.raises(BadVacation) as refused:
        check_vacation(days(0, 1), [days(at, at) for at in range(10, 20)], TODAY)
    assert refused.value.params["reason"] == "many"


NIGHT = Person(ANNA, zone="Europe/Berlin", sleep=(23 * 60, 7 * 60))


def berlin(day: int, hour: int, minute: int = 0, month: int = 11) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Berlin")).astimezone(UTC)


@pytest.mark.parametrize(
    ("now", "awake"),
    [
        (berlin(21, 12), berlin(21, 12)),
        (berlin(21, 23), berlin(22, 7)),
        (berlin(21, 22, 59), berlin(21, 22, 59)),
        (berlin(22, 0), berlin(22, 7)),
        (berlin(22, 6, 59), berlin(22, 7)),
        (berlin(22, 7), berlin(22, 7)),
    ],
)
def test_nobody_is_told_anything_asleep(now: datetime, awake: datetime) -> None:
    assert awake_from(NIGHT, now) == awake


def test_a_nap_is_quiet_too() -> None:
    napping = Person(ANNA, zone="Europe/Berlin", sleep=(13 * 60, 15 * 60))
    assert awake_from(napping, berlin(21, 14)) == berlin(21, 15)
    assert awake_from(napping, berlin(21, 15)) == berlin(21, 15)


@given(MOMENTS, st.integers(0, 1439), st.integers(1, LONGEST_SLEEP))
def test_everybody_wakes_soon_and_only_once(now: datetime, first: int, length: int) -> None:
    person = Person(ANNA, zone="America/New_York", sleep=(first, (first + length) % 1440))
    awake = awake_from(person, now)
    assert now <= awake <= now + timedelta(minutes=LONGEST_SLEEP + 60)


@pytest.mark.parametrize(
    ("now", "due"),
    [
        (berlin(21, 7, 59), berlin(21, 8)),
        (berlin(21, 8), berlin(22, 8)),
        (berlin(24, 12, month=10), berlin(25, 8, month=10)),
        (berlin(28, 12, month=3), berlin(29, 8, month=3)),
    ],
)
def test_the_digest_comes_once_a_day_at_its_hour(now: datetime, due: datetime) -> None:
    assert next_digest(Person(ANNA, zone="Europe/Berlin", digest_hour=8), now) == due


@given(MOMENTS, st.integers(0, 23))
def test_digests_are_about_a_day_apart(now: datetime, hour: int) -> None:
    person = Person(ANNA, zone="Australia/Lord_Howe", digest_hour=hour)
    first = next_digest(person, now)
    second = next_digest(person, first)
    assert timedelta(hours=22) < second - first < timedelta(hours=26)
