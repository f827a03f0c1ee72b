"""The doctor finds what operators get wrong, says what to do, and is content with a sound installation."""

import base64
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route
from pydantic import SecretStr

from bot.operations import doctor
from bot.operations.doctor import DoctorFinding
from bot.operations.settings import Settings
from storage.open import open_store
from storage.sealing import KEY_FILE
from storage.upkeep import backup_folder

NOW = datetime(2026, 5, 20, 12, tzinfo=UTC)
TOKEN = f"{base64.b64encode(b'123456789012345678').decode()}.abc.defghi"
MOUNTS = "/dev/sda1 / ext4 rw 0 0\nserver:/share /mnt/far nfs4 rw 0 0\n/dev/sdb1 /mnt/far/near xfs rw 0 0\n"


def told(findings: Iterable[DoctorFinding], degree: str) -> str:
    return "\n".join(finding.text for finding in findings if finding.degree == degree)


@pytest.mark.parametrize("token", ["", "abc", "Bot x.y.z", "a.b.c", f'"{TOKEN}"', TOKEN[:-7]])
def test_what_is_no_token(token: str) -> None:
    assert told(doctor.token_findings(token), "ill")


def test_a_token() -> None:
    assert [finding.degree for finding in doctor.token_findings(TOKEN)] == ["well"]


def test_settings_that_nobody_knows_and_a_file_that_others_read(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert "no" in told(doctor.env_findings(file), "note")
    file.write_text("DISCORD_TOKEN=x\nCOMPUTER_WORKER=2\nXYZZY=1\n")
    file.chmod(0o644)
    findings = list(doctor.env_findings(file))
    assert f"chmod 600 {file}" in told(findings, "ill")
    assert "COMPUTER_WORKER, which this program does not know; did you mean COMPUTER_WORKERS?" in told(findings, "note")
    assert "XYZZY, which this program does not know: see .env.example" in told(findings, "note")
    file.chmod(0o600)
    assert not told(doctor.env_findings(file), "ill")


def test_a_misspelt_variable_of_the_environment_was_not_found() -> None:
    findings = list(doctor.environment_findings(["COMPUTER_WORKER", "discord_token", "DATABASE_URI", "PATH", "LANG"]))
    said = told(findings, "note")
    assert "COMPUTER_WORKER, which this program does not know; did you mean COMPUTER_WORKERS?" in said
    assert ("DATABASE_URL?" in said, len(findings)) == (True, 2)


def test_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not told(doctor.limit_findings(Settings()), "ill")
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, 256))
    eager = Settings(messages_per_minute=60, computer_workers=16)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    findings = list(doctor.limit_findings(eager))
    assert "ulimit -n" in told(findings, "ill")
    assert "MESSAGES_PER_MINUTE is 60" in told(findings, "note")
    assert "COMPUTER_WORKERS is 16" in told(findings, "note")


def test_packages_that_are_not_those_of_the_lock_file(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/run.lock").write_text(
        'pydantic==0.1 \\\n    --hash=sha256:00\nnot-installed==1.0\npydantic==0.2 ; python_version < "3"\n'
    )
    assert "instead of 0.1 or 0.2" in told(doctor.version_findings(tmp_path), "note")
    assert not told(doctor.version_findings(doctor.ROOT), "ill")


def test_kinds_of_disks() -> None:
    kinds = {"/srv": "ext4", "/mnt/far": "nfs4", "/mnt/far/away": "nfs4", "/mnt/far/near": "xfs", "/mnt/fart": "ext4"}
    assert {folder: doctor.kind_of_disk(Path(folder), MOUNTS) for folder in kinds} == kinds
    assert doctor.kind_of_disk(Path("/srv"), "") == ""


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "bot.db"
    database.touch(mode=0o600)
    assert not told(doctor.file_findings(database, MOUNTS), "ill")
    database.chmod(0o640)
    assert f"chmod 600 {database}" in told(doctor.file_findings(database, MOUNTS), "ill")
    assert "network file system (nfs4)" in told(doctor.file_findings(database, f"far {tmp_path} nfs4 rw 0 0"), "ill")
    assert "does not exist" in told(doctor.file_findings(tmp_path / "none" / "bot.db", MOUNTS), "ill")
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(10 * 1024**2))
    assert "only 10 MiB are free" in told(doctor.file_findings(database, MOUNTS), "ill")


@dataclass
class Usage:
    free: int


def test_the_key_beside_the_backups(tmp_path: Path) -> None:
    settings = Settings(backup_dir=tmp_path)
    file = tmp_path / KEY_FILE
    file.touch(mode=0o600)
    assert "part them" in told(doctor.key_findings(settings, file), "ill")
    assert not told(doctor.key_findings(Settings(backup_dir=tmp_path / "backups"), file), "ill")
    assert "too short" in told(doctor.key_findings(Settings(secret_key=SecretStr("short")), file), "ill")


def test_backups_that_are_old_failed_or_not_there(tmp_path: Path) -> None:
    settings, database = Settings(backup_dir=tmp_path / "backups"), tmp_path / "bot.db"
    assert "not there yet" in told(doctor.backup_findings(settings, database, NOW), "note")
    folder = tmp_path / "backups"
    folder.mkdir()
    assert "no checked backup" in told(doctor.backup_findings(settings, database, NOW), "note")
    (folder / f"fernzug-{NOW:{backup_folder.TIME}}.db").touch()
    assert not told(doctor.backup_findings(settings, database, NOW), "ill")
    assert "the latest backup is of 2026-05-20" in told(
        doctor.backup_findings(settings, database, NOW + timedelta(days=3)), "ill"
    )
    (folder / f"fernzug-{NOW + timedelta(days=365):{backup_folder.TIME}}.db").touch()
    assert "of the future" in told(doctor.backup_findings(settings, database, NOW), "note")
    assert "the latest backup is of 2026-05-20" in told(
        doctor.backup_findings(settings, database, NOW + timedelta(days=3)), "ill"
    )
    (folder / f"fernzug-{NOW:{backup_folder.TIME}}.db.failed").touch()
    assert "does not stand" in told(doctor.backup_findings(settings, database, NOW), "ill")


async def test_a_sound_installation(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db", discord_token=SecretStr(TOKEN))
    await (await open_store(settings.database_url)).close()
    assert told(doctor.looked_at(settings, env_file=tmp_path / ".env"), "ill") == ""


def test_an_address_that_is_none() -> None:
    for url in ("mysql://x", "postgresql+psycopg://server:notaport/x"):
        assert "DATABASE_URL" in told(doctor.looked_at(Settings(database_url=url)), "ill")


@asynccontextmanager
async def discord_that(status: int, date: str) -> AsyncIterator[str]:
    async def gateway(_: web.Request) -> web.Response:
        return web.json_response({"url": "wss://gateway"}, headers={"Date": date})

    async def me(_: web.Request) -> web.Response:
        record = {"id": "1", "username": "fernzug", "discriminator": "0", "avatar": None, "bot": True}
        return web.json_response(record if status == 200 else {"message": "401", "code": 0}, status=status)

    app = web.Application()
    app.router.add_get("/gateway", gateway)
    app.router.add_get("/users/@me", me)
    async with TestServer(app) as server:
        yield str(server.make_url("")).rstrip("/")


async def test_discord_tells_of_the_token_and_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(discord_token=SecretStr(TOKEN))
    async with discord_that(401, "Wed, 20 May 2026 12:00:00 GMT") as url:
        monkeypatch.setattr(Route, "BASE", url)
        found = await doctor.asked_of_discord(settings, now=lambda: NOW + timedelta(minutes=2))
        assert "off by 120 s" in told(found, "ill")
        assert "Discord refuses the token" in told(found, "ill")
        assert not told(await doctor.asked_of_discord(Settings(), now=lambda: NOW), "ill")
    assert "cannot be reached" in told(await doctor.asked_of_discord(settings), "ill")
