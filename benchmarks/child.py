"""Common parts of the processes that are measured."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BYTECODE_KEPT = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "fernzug-benchmarks-bytecode"),
}
"""The environment of a program that is not started for the first time, whatever the environment here says."""


def run_child(program: str, *words: str) -> str:
    """Run some lines of Python in a process of their own and return what they print."""
    command, environment = (sys.executable, "-c", program, *words), {**os.environ, **BYTECODE_KEPT}
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


def keep_bytecode() -> None:
    """Let everything that the bot imports be compiled once."""
    run_child("import alembic.command, bot.__main__, sandbox.process.launcher")
