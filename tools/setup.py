"""Make .venv with everything that play and tests need. Instant when nothing changed.

Needs the standard library only: `python3 tools/setup.py`.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP: Final = VENV / "detente.stamp"
PROJECT: Final = ["--constraint", "requirements.lock", "--editable", ".[dev]"]
UV: Final = ["-m", "uv", "pip", "install", "--quiet", "--compile-bytecode", "--python", str(PYTHON)]
PIP: Final = ["-m", "pip", "install", "--disable-pip-version-check", "--quiet"]


def main() -> None:
    """Install what the stamp says is not there yet."""
    if sys.version_info < (3, 11):  # noqa: UP036 — told here, before pip tells it at length
        sys.exit(f"Détente needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    wanted = _fingerprint()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Preparing .venv; this takes half a minute …", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    if not (_python(PIP + ["uv==0.13.7"]) and _python(UV + PROJECT)):
        print("uv cannot install here; going on with pip", file=sys.stderr)
        if not _python(PIP + PROJECT):
            sys.exit("the packages could not be installed")
    STAMP.write_text(wanted, encoding="utf-8")


def _fingerprint() -> str:
    """Changes when the dependencies, the interpreter or the place of the checkout change."""
    digest = hashlib.sha256(f"{sys.version}{ROOT}".encode())
    for name in ("pyproject.toml", "requirements.lock"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def _python(arguments: list[str]) -> bool:
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    main()
