"""Prometheus' own tool, which tells whether Prometheus understands what it is given."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROMTOOL = shutil.which("promtool", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not here (Debian: package prometheus)")


def promtool(*words: str, given: str = "") -> None:
    """Run it, with a text as its input.

    Raises:
        AssertionError: it finds fault with something; with its words.
    """
    assert PROMTOOL
    done = subprocess.run([PROMTOOL, *words], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
