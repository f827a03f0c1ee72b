"""Settings of the operator: read from the environment (and .env) when the program starts, never at import."""

import codecs
import re
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from engine.people.quotas import Quotas

ENV_FILE: Final = Path(".env")
BEFORE_TOKEN: Final = re.compile(r"\Abot\s+", re.IGNORECASE)
"""A prefix that programs send with a token, and people copy along with it."""


class BadSettings(Exception):
    """Settings cannot be read or make no sense; says which and why, a line for each."""


class Settings(BaseSettings):
    """Settings of the bot; .env.example explains each of them to operators."""

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///fernzug.db"
    secret_key: SecretStr | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    messages_per_minute: int = Field(default=20, ge=1, le=60)
    most_open_invitations: int = Field(default=10, ge=1)
    most_open_invitations_to_one: int = Field(default=3, ge=1)
    most_invitations_to_one_a_day: int = Field(default=10, ge=1)
    most_starts_an_hour: int = Field(default=10, ge=1)
    most_matches_at_once: int = Field(default=50, ge=1)
    most_computer_matches: int = Field(default=5, ge=1)
    computer_workers: int = Field(default=1, ge=1, le=16)
    health_file: Path | None = None
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    operator_server: int | None = None
    refused_requests_limit: int = Field(default=5000, ge=10, le=9000)
    backup_dir: Path | None = None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - no file is named to it, as it knows one encoding only
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - there are none
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return where settings come from, the first one first: the environment wins over .env."""
        written = DotEnvSettingsSource(settings_cls, env_file=ENV_FILE, env_file_encoding=encoding_of(ENV_FILE))
        return init_settings, env_settings, written

    @field_validator("discord_token")
    @classmethod
    def _token_alone(cls, token: SecretStr) -> SecretStr:
        return SecretStr(BEFORE_TOKEN.sub("", token.get_secret_value().strip()))

    @property
    def quotas(self) -> Quotas:
        """Return how much people may have going on."""
        return Quotas(
            open_invitations=self.most_open_invitations,
            open_to_one=self.most_open_invitations_to_one,
            daily_to_one=self.most_invitations_to_one_a_day,
            hourly_starts=self.most_starts_an_hour,
            matches_at_once=self.most_matches_at_once,
            computer_matches=self.most_computer_matches,
        )

    @property
    def key(self) -> str | None:
        """Return what secrets are sealed with, None for the key in the file beside the database."""
        return self.secret_key.get_secret_value() if self.secret_key else None


def read_settings() -> Settings:
    """Return what the environment and .env say.

    Raises:
        BadSettings: .env cannot be read, or a setting makes no sense.
    """
    try:
        return Settings()
    except OSError as error:
        raise BadSettings(f"{ENV_FILE} cannot be read ({error.strerror}): give it to the bot's user.") from error
    except UnicodeError as error:
        raise BadSettings(f"{ENV_FILE} is not text in UTF-8: open it in an editor and save it as UTF-8.") from error
    except ValidationError as error:
        faults = error.errors(include_input=False, include_url=False)
        lines = [f"{str(fault['loc'][0]).upper()}: {fault['msg']}; see .env.example." for fault in faults]
        raise BadSettings("\n".join(lines)) from error


def encoding_of(file: Path) -> str:
    """Return how the text of a file is encoded: in UTF-8 unless it begins as editors on Windows begin UTF-16.

    Raises:
        UnicodeError: it is text in neither.
        OSError: it cannot be read.
    """
    content = file.read_bytes() if file.is_file() else b""
    encoding = "utf-16" if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"
    if "\0" in content.decode(encoding):
        raise UnicodeError("it is UTF-16 that does not say so")
    return encoding
