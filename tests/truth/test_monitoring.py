"""docs/monitoring.md, the dashboard and the alarms name what the program measures, and nothing else."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.operations.metrics.server import observing
from bot.operations.metrics.state import StateCollector
from bot.wiring import client_of
from storage.sealing import SealTally
from tests.bot.bench import parts_over
from tests.memory.store import MemoryStore
from tests.prometheus import needs_promtool, promtool
from tests.truth import project

NAME = re.compile(r"\b(?:fernzug|process)_[a-z_]+")
ENDINGS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
ALERTS = "docs/monitoring/alerts.yml"
STORIES = "tests/truth/alarms.yml"
DASHBOARD = "docs/monitoring/dashboard.json"


@cache
def measured() -> dict[str, str]:
    """Return each series that the program measures, and everything it measures, with what that belongs to."""
    bot = client_of(parts_over(MemoryStore()))
    registry = observing(bot).registry
    registry.register(StateCollector(bot, SealTally(), ()))
    return {family.name + end: family.name for family in registry.collect() for end in ("", *ENDINGS[family.type])}


def queries() -> Iterator[str]:
    """Yield everything that the dashboard asks for."""
    for panel in json.loads(project.read(DASHBOARD))["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def named(text: str) -> set[str]:
    return set(NAME.findall(text))


@pytest.mark.parametrize("text", [project.read(ALERTS), "\n".join(queries())], ids=["alerts", "dashboard"])
def test_what_is_asked_for_is_measured(text: str) -> None:
    assert len(named(text)) > 10
    assert named(text) <= set(measured())


def test_all_that_is_measured_of_the_bot_is_explained() -> None:
    rows = "\n".join(name for name, *_ in project.rows(project.read("docs/monitoring.md"), under="## What is measured"))
    own = {family for family in measured().values() if family.startswith("fernzug_")}
    assert {measured().get(name, name) for name in named(rows) if name.startswith("fernzug_")} == own


def test_the_dashboard_shows_all_that_is_measured_of_the_bot() -> None:
    shown = {measured()[name] for name in named("\n".join(queries()))}
    assert {family for family in measured().values() if family.startswith("fernzug_")} <= shown


def test_each_alarm_says_what_to_do() -> None:
    rules = project.read(ALERTS).split("- alert: ")[1:]
    assert len({rule.partition("\n")[0] for rule in rules}) == len(rules)
    for rule in rules:
        assert all(word in rule for word in ("expr:", "severity:", "summary:", "what_to_do:")), rule


def test_panels_have_each_a_place_of_their_own() -> None:
    panels: list[dict[str, Any]] = json.loads(project.read(DASHBOARD))["panels"]
    taken = [
        (column, line)
        for place in (panel["gridPos"] for panel in panels)
        for column in range(place["x"], place["x"] + place["w"])
        for line in range(place["y"], place["y"] + place["h"])
    ]
    assert len(taken) == len(set(taken))


@needs_promtool
def test_prometheus_takes_the_alarms() -> None:
    promtool("check", "rules", str(project.ROOT / ALERTS))


@needs_promtool
def test_prometheus_understands_what_the_dashboard_asks_for(tmp_path: Path) -> None:
    asked = (query.replace("$__rate_interval", "1m") for query in queries())
    rules = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(asked)]
    file = tmp_path / "dashboard.json"
    file.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}), encoding="utf-8")
    promtool("check", "rules", str(file))


@pytest.mark.slow
@needs_promtool
def test_alarms_fire_when_they_should_and_only_then() -> None:
    promtool("test", "rules", str(project.ROOT / STORIES))


def test_each_alarm_is_seen_to_fire() -> None:
    alarms = re.findall(r"- alert: (\w+)", project.read(ALERTS))
    assert sorted(alarms) == sorted(set(re.findall(r'alertname="(\w+)"', project.read(STORIES))))
