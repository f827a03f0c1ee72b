"""What the operator sets: read from the environment (and .env) when the program starts, never at import."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.people.quotas import Quotas


class Settings(BaseSettings):
    """Settings of the bot; .env.example explains each of them to operators."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

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
    most_house_matches: int = Field(default=5, ge=1)
    house_workers: int = Field(default=1, ge=1, le=16)
    health_file: Path | None = None
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    operator_server: int | None = None
    refused_requests_limit: int = Field(default=5000, ge=10, le=9000)
    backup_dir: Path | None = None

    @property
    def quotas(self) -> Quotas:
        """Return how much people may have going on."""
        return Quotas(
            open_invitations=self.most_open_invitations,
            open_to_one=self.most_open_invitations_to_one,
            daily_to_one=self.most_invitations_to_one_a_day,
            hourly_starts=self.most_starts_an_hour,
            matches_at_once=self.most_matches_at_once,
            house_at_once=self.most_house_matches,
        )

    @property
    def key(self) -> str | None:
        """Return what secrets are sealed with, None for the key in the file beside the database."""
        return self.secret_key.get_secret_value() if self.secret_key else None
