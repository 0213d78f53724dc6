"""A wheel of this checkout, and an environment in which it is installed and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = (sys.executable, "-m", "uv", "--quiet")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the page that set-up has built."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def scratch(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment of its own, where the wheel is installed."""
    return environment(
        tmp_path_factory.mktemp("scratch"), f"detente[cli,server] @ {wheel.as_uri()}"
    )


def build(kind: str, folder: Path) -> Path:
    """The wheel or the sdist of this checkout, in a folder where nothing is yet."""
    subprocess.run([*UV, "build", f"--{kind}", "--out-dir", str(folder)], cwd=ROOT, check=True)
    (found,) = folder.glob("detente-*")
    return found


def environment(folder: Path, *targets: str) -> Path:
    """The Python of a new environment with these packages."""
    subprocess.run([*UV, "venv", str(folder / "venv")], check=True)
    python = folder / "venv" / "bin" / "python"
    install(python, *targets)
    return python


def install(python: Path, *targets: str) -> None:
    """Install something there, in the locked versions."""
    locked = ["--constraint", str(ROOT / "requirements.lock")]
    command = [*UV, "pip", "install", "--python", str(python), *locked, *targets]
    subprocess.run(command, cwd=python.parent, check=True)
