"""The words of the bot together with those of the test game."""

import shutil
from pathlib import Path

from bot.i18n import LANGUAGES, LOCALES

OWN = Path(__file__).with_name("locales") / "lockbox.ftl"


def write_locales(folder: Path) -> Path:
    """Write all words into a folder and return it."""
    shutil.copytree(LOCALES, folder, dirs_exist_ok=True)
    for language in LANGUAGES:
        shutil.copy(OWN, folder / language)
    return folder
