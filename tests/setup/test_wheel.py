"""A built wheel holds everything: it installs and serves the page where there is no Node."""

from __future__ import annotations

import os
import subprocess
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import detente
from tests.ports import hold_a_port, port_of

NO_NODE = {**os.environ, "PATH": "/nowhere", "DETENTE_SKIP_FRONTEND": "1"}


def test_the_wheel_holds_page_rules_words_and_tables(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert "detente/static/index.html" in names
    assert any(name.startswith("detente/static/assets/") for name in names)
    for game in detente.games():
        assert f"detente/games/{game}/text/fr.ftl" in names
        assert any(name.startswith(f"detente/games/{game}/data/") for name in names)
        assert any(name.endswith(f"rules/{game}.md") for name in names)


def test_the_wheel_installs_and_serves_without_node(scratch: Path, tmp_path: Path) -> None:
    with hold_a_port() as door:
        port = port_of(door)
        command = [str(scratch), "-m", "detente", "serve", "--port", str(port)]
        command += ["--database", str(tmp_path / "detente.db")]
        server = subprocess.Popen(command, cwd=tmp_path, env=NO_NODE, stderr=subprocess.DEVNULL)
        try:
            assert b"ok" in fetch(f"http://127.0.0.1:{port}/health")
            assert b"<script" in fetch(f"http://127.0.0.1:{port}/")
        finally:
            server.kill()
            server.wait()


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("train thirteen_days", "train"),
        ("corpus thirteen_days", "report"),
        ("arena thirteen_days --bots random --parquet games.parquet", "report"),
        ("arena thirteen_days --bots random --ray local", "ray"),
        ("steps", "rl"),
        ("oracle thirteen_days", "openspiel"),
        ("check --database postgresql://nobody@127.0.0.1/nothing", "postgres"),
    ],
)
def test_what_a_command_lacks_is_said_at_once(
    scratch: Path, tmp_path: Path, line: str, extra: str
) -> None:
    said = subprocess.run(
        [str(scratch), "-m", "detente", *line.split()], cwd=tmp_path, capture_output=True, text=True
    )

    assert said.returncode in (1, 2)
    assert said.stderr.splitlines()[-1].endswith(f"pip install 'detente[{extra}]'")


def fetch(address: str) -> bytes:
    """What the server answers, once it does."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
