"""Make .venv with everything that play and tests need. Instant when nothing changed.

Needs the standard library only: `python3 tools/setup.py`, and `python3 tools/setup.py lab` for what
tests of the laboratory need beside.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP: Final = VENV / "detente.stamp"
LAB_STAMP: Final = VENV / "lab.stamp"
PROJECT: Final = ["--constraint", "requirements.lock", "--editable", ".[dev]"]
UV: Final = ["-m", "uv", "pip", "install", "--quiet", "--system-certs", "--python", str(PYTHON)]
BUILT: Final = ["--compile-bytecode", "--reinstall-package", "detente"]  # its hook builds the page
PIP: Final = ["-m", "pip", "install", "--disable-pip-version-check", "--quiet"]


def main() -> None:
    """Install what the stamp says is not there yet."""
    if sys.version_info < (3, 11):  # noqa: UP036 — told here, before pip tells it at length
        sys.exit(f"Détente needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    wanted = _fingerprint()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Preparing .venv and the page; this takes a minute …", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    if not (_python(PIP + ["uv==0.13.7"]) and _python(UV + BUILT + PROJECT)):
        print("uv cannot install here; going on with pip", file=sys.stderr)
        if not _python(PIP + PROJECT):
            sys.exit("the packages could not be installed")
    STAMP.write_text(wanted, encoding="utf-8")


def lab() -> None:
    """Install the extra `lab`, without building anything of our own again."""
    import tomllib  # not before `main` has told who comes with an older Python

    digest = hashlib.sha256(sys.version.encode())
    for name in ("pyproject.toml", "requirements.lock"):
        digest.update((ROOT / name).read_bytes())
    wanted = digest.hexdigest()
    if LAB_STAMP.exists() and LAB_STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Preparing the laboratory; this takes a minute …", file=sys.stderr)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = ["--constraint", "requirements.lock", *_packages(project, "lab")]
    if not (_python([*UV, "--compile-bytecode", *packages]) or _python(PIP + packages)):
        sys.exit("the packages of the laboratory could not be installed")
    LAB_STAMP.write_text(wanted, encoding="utf-8")


def _packages(project: dict[str, dict[str, list[str]]], extra: str) -> list[str]:
    """What an extra asks for, with what the extras it names ask for."""
    found: list[str] = []
    for package in project["optional-dependencies"][extra]:
        named = re.fullmatch(r"detente\[(.+)\]", package)
        for other in named[1].split(",") if named else []:
            found += _packages(project, other.strip())
        if not named:
            found.append(package)
    return found


def _fingerprint() -> str:
    """Changes with the dependencies, the page, the interpreter and the place of the checkout."""
    digest = hashlib.sha256(f"{sys.version}{ROOT}".encode())
    page = [path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts]
    games = ROOT / "src" / "detente" / "games"
    page += [*games.glob("*/data/*.json"), *games.glob("*/data/*.css")]
    page.append(ROOT / "src" / "detente" / "drawing" / "hues.css")
    names = ("pyproject.toml", "requirements.lock", "hatch_build.py")
    for path in [ROOT / name for name in names] + sorted(page):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _python(arguments: list[str]) -> bool:
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    lab() if sys.argv[1:] == ["lab"] else main()
