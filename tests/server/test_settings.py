"""Settings: typed, in the environment or in a file; what is wrong is named by where it stands."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from detente.cli.serve import serve
from tests.cli.line import detente_

Capture = pytest.CaptureFixture[str]
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
DEPLOY = Path(__file__).parents[2] / "deploy"

BAD = [
    ("--port 70000", {}, "", 'Invalid value "70000" for --port. It must be 0 to 65,535.'),
    ("", {"DETENTE_PORT": "x"}, "", "DETENTE_PORT"),
    ("", {"DETENTE_WORKERS": "0"}, "", 'Invalid value "0" for DETENTE_WORKERS'),
    ("", {"DETENTE_REQUESTS": "-1"}, "", 'Invalid value "-1" for DETENTE_REQUESTS'),
    ("", {"DETENTE_MESSAGES": "nan"}, "", 'Invalid value "nan" for DETENTE_MESSAGES'),
    ("", {"DETENTE_LOG_LEVEL": "loud"}, "", "DETENTE_LOG_LEVEL"),
    (
        "",
        {"DETENTE_DATABASE": "mysql://a/b"},
        "",
        'Invalid value "mysql://a/b" for DETENTE_DATABASE',
    ),
    ("", {"DETENTE_DATABASE": ""}, "", 'Invalid value "" for DETENTE_DATABASE'),
    ("", {"DETENTE_ADDRESS": "games.org"}, "", 'Invalid value "games.org" for DETENTE_ADDRESS'),
    ("", {"DETENTE_ADDRESS": "http:///x"}, "", 'Invalid value "http:///x" for DETENTE_ADDRESS'),
    ("", {"DETENTE_HOSTS": "a.org,b.org"}, "", "for DETENTE_HOSTS provided by env. It must be"),
    ("", {"DETENTE_HOSTS": "https://a.org"}, "", "for DETENTE_HOSTS provided by env. It must be"),
    ("", {"DETENTE_PROXIES": "nginx"}, "", "for DETENTE_PROXIES provided by env. It must be"),
    (
        "",
        {"DETENTE_STRATAGEM_CARDS": "/nowhere"},
        "",
        "DETENTE_STRATAGEM_CARDS=/nowhere: themes.csv",
    ),
    ("", {}, "port = 70000", "[port] provided by FILE"),
    ("", {}, "prot = 80", 'Unknown option: "[prot]" from FILE.'),
    ("", {}, "port = [", "the settings in FILE cannot be read"),
]


@pytest.mark.parametrize(("typed", "set_", "file", "said"), BAD)
def test_a_bad_setting_is_named_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
    typed: str,
    set_: dict[str, str],
    file: str,
    said: str,
) -> None:
    for name, value in set_.items():
        monkeypatch.setenv(name, value)
    path = tmp_path / "detente.toml"
    if file:
        path.write_text(file)
        typed += f" --config {path}"
    told = detente_(f"serve {typed}", capsys)

    assert (2, 1) == (told.code, len(told.err.splitlines()))
    assert said.replace("FILE", str(path)) in told.err


def test_what_is_typed_comes_before_what_is_set_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """A database that cannot be opened tells which one was meant."""
    path = tmp_path / "detente.toml"
    path.write_text('database = "/nowhere/file.db"')
    monkeypatch.setenv("DETENTE_CONFIG", str(path))
    told = [detente_("migrate", capsys).err]
    monkeypatch.setenv("DETENTE_DATABASE", "/nowhere/set.db")
    told.append(detente_("migrate", capsys).err)
    told.append(detente_("migrate --database /nowhere/typed.db", capsys).err)

    assert ["file", "set", "typed"] == [re.findall(r"/nowhere/(\w+)\.db", one)[0] for one in told]


def test_a_game_asks_no_settings_of_the_server(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("DETENTE_GAMES", "none at all")

    assert 0 == detente_("sim thirteen_days --games 1 --json", capsys).code


def test_every_setting_stands_in_the_table_of_settings() -> None:
    names = [name for name in inspect.signature(serve).parameters if name != "trace"]
    rows = [line for line in HOSTING.read_text().splitlines() if line.startswith("| `--")]
    table = [[cell.strip() for cell in row.split("|")[1:4]] for row in rows]

    assert [
        [f"`--{name.replace('_', '-')}`", f"`DETENTE_{name.upper()}`", f"`{name}`"]
        for name in names
    ] == table


def test_the_file_of_settings_for_a_server_is_understood(capsys: Capture) -> None:
    """Its settings are taken: what is told is that the database typed here cannot be opened."""
    with pytest.raises(SystemExit):
        detente_(f"serve --config {DEPLOY / 'detente.toml'} --database /nowhere/x.db", capsys)

    said = "detente: database /nowhere/x.db cannot be used: unable to open database file\n"
    assert said == capsys.readouterr().err


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "detente.service").read_text(encoding="utf-8")
    command = Path(sys.executable).with_name("detente")
    path = tmp_path / "detente.service"
    path.write_text(unit.replace("/opt/detente/bin/detente", str(command)), encoding="utf-8")
    asked = ["systemd-analyze", "verify", str(path)]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)

    assert "detente.service" not in told.stderr, told.stderr
    assert "/opt/detente/bin/detente serve" in unit


def test_the_container_names_extras_and_settings_that_there_are() -> None:
    """No image is built here: what its file names must exist."""
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8"))
    extras = re.search(r"\$\{wheel\}\[([\w,]+)\]", container)
    assert extras is not None
    assert set(extras[1].split(",")) <= project["project"]["optional-dependencies"].keys()
    set_ = re.findall(r"DETENTE_(\w+)=", container)
    assert {name.lower() for name in set_} <= inspect.signature(serve).parameters.keys()
    assert "COPY detente-*-py3-none-any.whl" in container
    assert project["project"]["name"] == "detente"
