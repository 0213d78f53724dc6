"""A built wheel holds everything: it installs and serves the page where there is no Node."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import detente

ROOT = Path(__file__).parents[2]
NO_NODE = {**os.environ, "PATH": "/nowhere", "DETENTE_SKIP_FRONTEND": "1"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the page that set-up has built."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = [sys.executable, "-m", "uv", "--quiet", "build", "--wheel", "--out-dir", str(folder)]
    subprocess.run(uv, cwd=ROOT, check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_holds_page_rules_words_and_tables(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert "detente/static/index.html" in names
    assert any(name.startswith("detente/static/assets/") for name in names)
    for game in detente.games():
        assert f"detente/games/{game}/text/fr.ftl" in names
        assert any(name.startswith(f"detente/games/{game}/data/") for name in names)
        assert any(name.endswith(f"rules/{game}.md") for name in names)


def test_the_wheel_installs_and_serves_without_node(wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", str(tmp_path / "venv")], check=True)
    target = f"detente[cli,server] @ {wheel.as_uri()}"
    locked = ["--constraint", str(ROOT / "requirements.lock")]
    install = [*uv, "pip", "install", "--python", str(python), *locked, target]
    subprocess.run(install, cwd=tmp_path, check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(python), "-m", "detente", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "detente.db")]
    server = subprocess.Popen(command, cwd=tmp_path, env=NO_NODE, stderr=subprocess.DEVNULL)
    try:
        assert b"ok" in fetch(f"http://127.0.0.1:{port}/health")
        assert b"<script" in fetch(f"http://127.0.0.1:{port}/")
    finally:
        server.kill()
        server.wait()


def fetch(address: str) -> bytes:
    """What the server answers, once it does."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
