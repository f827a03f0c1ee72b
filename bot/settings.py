"""What the operator sets: read from the environment (and .env) when the program starts, never at import."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Settings of the bot; .env.example explains each of them to operators."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///fernzug.db"
    secret_key: SecretStr | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    messages_per_minute: int = Field(default=20, ge=1, le=60)
    health_file: Path | None = None

    @property
    def key(self) -> str | None:
        """Return what secrets are sealed with, None for the key in the file beside the database."""
        return self.secret_key.get_secret_value() if self.secret_key else None
