"""The crash program: `python -m tests.crashes`."""

from tests.crashes.program import main

raise SystemExit(main())
