"""What processes that are measured have in common."""

import tempfile
from pathlib import Path

BYTECODE_KEPT = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "fernzug-benchmarks-bytecode"),
}
"""The environment of a program that is not started for the first time, whatever the environment here says."""
