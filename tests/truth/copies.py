"""Copies of the tree in which something is added, to show what that takes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.truth import project

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "data", "node_modules", "*.png", "*.gif")


def copied(to: Path) -> Path:
    """Return a copy of the tree in a folder."""
    return Path(shutil.copytree(project.ROOT, to / "tree", ignore=LEFT_OUT))


def run(tree: Path, *words: str) -> str:
    """Return what Python prints in a copy; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_tests(tree: Path, *words: str) -> str:
    """Return what pytest prints in a copy; all must pass."""
    return run(tree, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *words)
