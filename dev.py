"""Set up and start the project on a machine that has nothing but Python 3.11.

    python3 dev.py run      start the sandbox and the bot in it (Ctrl-C ends both); with --processes 2 the bot runs as
                            two processes on the PostgreSQL server that DATABASE_URL names
    python3 dev.py test     run every test (arguments go to pytest; --long searches every law far and says how far,
                            --database postgresql plays the stories on a PostgreSQL server)
    python3 dev.py check    lint, types, import rules (--online also asks for known vulnerabilities; needs uv)
    python3 dev.py bench    measure what docs/performance.md explains (arguments go to python -m benchmarks)
    python3 dev.py bot      start the bot on real Discord (arguments go to python -m bot)
    python3 dev.py new-game NAME   write the skeleton of a game (docs/adding-a-game.md)
    python3 dev.py new-language CODE   begin a language, or say how far it is (docs/translating.md)
    python3 dev.py lock     rewrite the lock files after a change of dependencies (needs uv)

Every command first makes the virtual environment `.venv` agree with its lock file. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes.util import find_library
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RUN_LOCK, SERVER_LOCK, DEV_LOCK, BENCH_LOCK = LOCKS = tuple(
    ROOT / "requirements" / f"{name}.lock" for name in ("run", "postgresql", "dev", "bench")
)
FOR_TESTS = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(VENV / "bytecode"), "PYTHONHASHSEED": "0"}
"""Hundreds of processes import the same modules: these compile each of them once, out of sight, and hash alike."""
NOT_SLOW = "not slow"
DATABASES = ("sqlite", "postgresql")
MEMORY = Path("/dev/shm")  # noqa: S108 - Linux' own; where there is none the disk does
ROOM_FOR_TESTS = 4 * 2**30
NOTHING: Mapping[str, str] = {}
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
)
PROMETHEUS = ("prometheus", "promtool")
MISSING = "Missing: {why}. Install it with: sudo apt-get install {package}"
AUDITOR = "pip-audit==2.9.0"
STOPPED = 130
"""The exit code after Ctrl-C."""


def main(argv: Sequence[str]) -> int:
    """Carry out one command and return the exit code of what it ran."""
    if sys.version_info < OLDEST:
        raise SystemExit(f"Python {'.'.join(map(str, OLDEST))} or later is needed; this is {sys.version.split()[0]}.")
    command, rest = (argv[0], list(argv[1:])) if argv else ("help", [])
    match command:
        case "run":
            prepare(SERVER_LOCK if is_on_server() else RUN_LOCK)
            return module("sandbox", *rest)
        case "bot":
            prepare(SERVER_LOCK if is_on_server() else RUN_LOCK)
            return module("bot", *rest)
        case "test":
            prepare(DEV_LOCK)
            ensure_browser()
            ensure_postgresql()
            ensure_prometheus()
            rest, chosen = database_of(rest)
            workers = f"--numprocesses={number_of_workers(rest)}"
            with files_in_memory() as places:
                return module("pytest", workers, "--dist=worksteal", *rest, env={**FOR_TESTS, **chosen, **places})
        case "bench":
            prepare(BENCH_LOCK)
            ensure_cairo()
            if "dashboard" in rest:
                ensure_prometheus()
            return module("benchmarks", *rest)
        case "check":
            prepare(DEV_LOCK)
            found = [abs(program(*check)) for check in CHECKS]
            return max(*found, audit() if "--online" in rest else 0)
        case "new-game":
            return subprocess.run([sys.executable, str(ROOT / "tools" / "new_game.py"), *rest], check=False).returncode
        case "new-language":
            tool = str(ROOT / "tools" / "new_language.py")
            return subprocess.run([sys.executable, tool, *rest], check=False).returncode
        case "lock":
            return write_locks()
        case _:
            print(__doc__)
            return 0 if command in {"help", "-h", "--help"} else 2


def number_of_workers(words: Sequence[str]) -> int:
    """Return how many processes run tests: two to a core, as stories often wait; what is not slow never does."""
    cores = os.cpu_count() or 1
    return cores if NOT_SLOW in words else 2 * cores


@contextmanager
def files_in_memory() -> Iterator[Mapping[str, str]]:
    """Say where tests put their files: in memory if there is room, as databases wait for a disk at each move.

    What pytest keeps of tests that fail stays there; everything else is taken away.
    """
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM_FOR_TESTS:
        yield NOTHING
        return
    with TemporaryDirectory(dir=MEMORY, prefix="fernzug-", ignore_cleanup_errors=True) as folder:
        yield {"PYTEST_DEBUG_TEMPROOT": str(MEMORY), "TMPDIR": folder}


def module(*words: str, env: Mapping[str, str] = NOTHING) -> int:
    """Run `python -m words...` of the virtual environment."""
    return program(PYTHON.name, "-m", *words, env=env)


def program(name: str, *words: str, env: Mapping[str, str] = NOTHING) -> int:
    """Run a program of the virtual environment from the root and return its exit code; on Ctrl-C it is waited for."""
    command = [str(PYTHON.with_name(name)), *words]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **env}) as running:
        try:
            return running.wait()
        except KeyboardInterrupt:
            if running.wait():
                raise
            return 0


def audit() -> int:
    """Ask for known vulnerabilities of everything that the locks name; no build and no other check needs the network.

    pip-audit runs in an environment of its own, so that none of our locks holds it; what it cannot ask about fails it.
    """
    uv = shutil.which("uv")
    if uv is None:
        print("Missing: uv, which fetches pip-audit. See https://docs.astral.sh/uv/", file=sys.stderr)
        return 1
    locks = [word for lock in LOCKS for word in ("--requirement", str(lock))]
    words = [uv, "tool", "run", AUDITOR, "--strict", "--disable-pip", "--require-hashes", *locks]
    return abs(subprocess.run(words, cwd=ROOT, check=False).returncode)


def prepare(lock: Path) -> None:
    """Install exactly what the lock file names, unless it or one that includes it was installed with these contents."""
    if any(is_current(known) for known in LOCKS if lock in (known, *included(known))):
        return
    if not PYTHON.exists():
        print("Setting up .venv (once; takes under a minute) ...", flush=True)
        venv.create(VENV, with_pip=False, symlinks=os.name != "nt")
    subprocess.run([*installer(), "--require-hashes", "-r", str(lock)], check=True)
    stamp(lock).write_text(fingerprint(lock))


def installer() -> list[str]:
    """Return the command that installs into .venv: uv where it is there, else the system's pip."""
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        debian_install("python3-pip", why="pip, to install the dependencies")
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--quiet", "--disable-pip-version-check"]


def ensure_browser() -> None:
    """Install Debian's chromium for the browser test; where that cannot be done the test says so and is skipped."""
    if not shutil.which("chromium"):
        debian_install("chromium", why="a browser for the tests of the sandbox's page", required=False)


def ensure_postgresql() -> None:
    """Install Debian's PostgreSQL for the tests of databases on a server; without it these say so and are skipped."""
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        debian_install("postgresql", why="PostgreSQL, for the tests of databases on a server", required=False)


def ensure_prometheus() -> None:
    """Take Prometheus out of Debian's package for the tests of alarms; without it these say so and are skipped.

    The package is not installed, as that starts a server which listens to everybody.
    """
    if shutil.which("promtool") or PYTHON.with_name("promtool").exists():
        return
    with TemporaryDirectory() as folder:
        if apt_get("download", "prometheus", folder=Path(folder)):
            (package,) = Path(folder).glob("*.deb")
            subprocess.run(["dpkg-deb", "--extract", str(package), folder], check=True)
            for name in PROMETHEUS:
                shutil.move(Path(folder) / "usr/bin" / name, PYTHON.with_name(name))
            return
    print(MISSING.format(why="promtool, for the tests of alarms", package="prometheus"), file=sys.stderr)


def database_of(words: Sequence[str]) -> tuple[list[str], Mapping[str, str]]:
    """Take `--database NAME` out of the words for tests; return the others, and what tells the tests of it."""
    rest = list(words)
    if "--database" not in rest:
        return rest, NOTHING
    place = rest.index("--database")
    name = rest[place + 1] if place + 1 < len(rest) else ""
    if name not in DATABASES:
        raise SystemExit(f"--database takes {' or '.join(DATABASES)}.")
    return rest[:place] + rest[place + 2 :], {"FERNZUG_TEST_DATABASE": name}


def is_on_server() -> bool:
    """Tell whether DATABASE_URL, of the environment or of .env, names a PostgreSQL server."""
    settings = ROOT / ".env"
    lines = settings.read_text(encoding="utf-8").splitlines() if settings.exists() else []
    kept = [line.partition("=")[2].strip() for line in lines if line.startswith("DATABASE_URL=")]
    return os.environ.get("DATABASE_URL", kept[-1] if kept else "").startswith("postgresql")


def ensure_cairo() -> None:
    """Install Debian's cairo, with which other bots draw; where that cannot be done the comparison is left out."""
    if not find_library("cairo"):
        debian_install("libcairo2", why="cairo, to compare with how other bots draw", required=False)


def debian_install(package: str, *, why: str, required: bool = True) -> None:
    """Install a Debian package when this can be done (root, apt-get); else say what is missing.

    Raises:
        SystemExit: the package is required and cannot be installed from here.
    """
    if apt_get("install", "--yes", "--no-install-recommends", package):
        return
    message = MISSING.format(why=why, package=package)
    if required:
        raise SystemExit(message)
    print(message, file=sys.stderr)


def apt_get(*words: str, folder: Path = ROOT) -> bool:
    """Run apt-get with fresh lists in a folder when this can be done (root, apt-get), and tell whether it went well."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    command = [apt, "--quiet=2", "--option=APT::Sandbox::User=root"]
    run = partial(subprocess.run, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=subprocess.DEVNULL)
    run([*command, "update"], check=False)
    return run([*command, *words], cwd=folder, check=False).returncode == 0


def write_locks() -> int:
    """Resolve pyproject.toml into the lock files: hashes, no addresses, each package only where it is needed first."""
    uv = shutil.which("uv")
    if not uv:
        raise SystemExit("Missing: uv, which writes the lock files.")
    compile_ = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    server = ["--extra", "postgresql"]
    wanted: dict[Path, tuple[list[str], Path | None]] = {
        RUN_LOCK: ([], None),
        SERVER_LOCK: (server, RUN_LOCK),
        DEV_LOCK: ([*server, "--group", "dev"], SERVER_LOCK),
        BENCH_LOCK: ([*server, "--group", "bench"], SERVER_LOCK),
    }
    for lock, (extra, base) in wanted.items():
        pinned = [word for file in ((base, *included(base)) if base else ()) for word in ("-c", str(file))]
        words = [*compile_, "--python-version", "3.11", *extra, *pinned, "pyproject.toml", "-o", str(lock)]
        subprocess.run(words, cwd=ROOT, check=True)
        if base:
            known = {package for file in (base, *included(base)) for package in packages(file)}
            text = "".join(block for name, block in packages(lock).items() if name not in known)
            lock.write_text(f"-r {base.name}\n{text}")
    return 0


def packages(lock: Path) -> dict[str, str]:
    """Return the lines of each package that a lock file pins itself, by its version and marker."""
    lines = [line for line in lock.read_text().splitlines(keepends=True) if not line.startswith(("-", "#"))]
    found: dict[str, str] = {}
    name = ""
    for line in lines:
        name = name if line.startswith(" ") else line.rstrip(" \\\n")
        found[name] = found.get(name, "") + line
    return found


def is_current(lock: Path) -> bool:
    """Tell whether .venv was made from this very lock file by this very Python."""
    return PYTHON.exists() and stamp(lock).exists() and stamp(lock).read_text() == fingerprint(lock)


def stamp(lock: Path) -> Path:
    """Return where the fingerprint of an installed lock file is kept."""
    return VENV / f".{lock.name}.sha256"


def fingerprint(lock: Path) -> str:
    """Return a digest of the lock file, those that it includes, and the Python that installs it."""
    text = b"".join(file.read_bytes() for file in (lock, *included(lock)))
    return hashlib.sha256(text + sys.version.encode()).hexdigest()


def included(lock: Path) -> list[Path]:
    """Return the lock files that one includes, directly or not."""
    named = [lock.parent / line.removeprefix("-r ") for line in lock.read_text().splitlines() if line.startswith("-r ")]
    return [*named, *(file for direct in named for file in included(direct))]


def main_until_stopped(argv: Sequence[str]) -> int:
    """Carry out one command; Ctrl-C ends it with a sentence, and the same command resumes its work."""
    try:
        return main(argv)
    except KeyboardInterrupt:
        print("\nStopped. The same command continues with the rest.", file=sys.stderr)
        return STOPPED


if __name__ == "__main__":
    raise SystemExit(main_until_stopped(sys.argv[1:]))
