"""The package as others get it: without dependencies, from the source archive, in a clean place."""

import ast
import json
import os
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import detente
from tests.setup.conftest import ROOT, UV, build, environment

PLAY = """
import sys
before = set(sys.modules)
import detente
loaded = sorted({name.partition(".")[0] for name in set(sys.modules) - before})
match = detente.Match(detente.game("thirteen_days"), seed=7)
while not match.over:
    seat = match.waiting[0]
    match.submit(seat, match.legal(seat)[0])
print([detente.__version__, match.result.why, sum(match.behaviour.sums), loaded])
"""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this checkout."""
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def clean(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the source archive installed, and nothing else."""
    return environment(tmp_path_factory.mktemp("clean"), f"detente @ {sdist.as_uri()}")


def run(python: Path | str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(python), "-I", *arguments], capture_output=True, text=True, cwd=Path(python).parent
    )


def test_the_source_archive_holds_the_page_and_no_more_than_it_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/detente/static/index.html" in names
    assert {"LICENSE", "README.md", "CHANGELOG.md", "CITATION.cff"} <= set(names)
    assert not [name for name in names if "node_modules" in name or name.startswith(".venv")]


def test_the_engine_plays_without_any_dependency(clean: Path) -> None:
    packages = json.loads(
        subprocess.check_output([*UV, "pip", "list", "--python", str(clean), "--format", "json"])
    )
    version, why, behaviour, loaded = ast.literal_eval(run(clean, "-c", PLAY).stdout)

    assert ["detente"] == [package["name"] for package in packages]
    assert (detente.__version__, "mutual_destruction") == (version, why)
    here = ast.literal_eval(run(sys.executable, "-c", PLAY).stdout)
    assert here[2] == behaviour  # the same game, move for move
    assert {"detente"} == set(loaded) - set(sys.stdlib_module_names)
    assert not {"asyncio", "email", "inspect", "socket", "ssl"} & set(loaded)  # slow to import


@pytest.mark.parametrize(
    ("program", "line"),
    [
        (["-m", "detente", "games"], "pip install 'detente[cli]'"),
        (["-c", "import detente.envs as e; e.pettingzoo('berlin63')"], "detente[rl]'"),
        (["-c", "import detente.envs as e; e.openspiel('berlin63')"], "detente[openspiel]'"),
        (["-c", "from detente.arena.frames import load; load('x.parquet')"], "detente[report]'"),
        (
            [
                "-c",
                "from detente.arena.crew import work_off; list(work_off(abs, [1], ray='local'))",
            ],
            "detente[ray]'",
        ),
    ],
)
def test_what_is_missing_is_said_with_the_line_to_type(
    clean: Path, program: list[str], line: str
) -> None:
    said = run(clean, *program)
    assert said.returncode in (1, 2)
    assert line in said.stderr.splitlines()[-1]


def test_version_citation_and_changelog_agree() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {detente.__version__}\n" in citation
    assert f"\n## {detente.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_extra_is_in_the_lock() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").lower().replace("_", "-")
    for packages in project["optional-dependencies"].values():
        for package in packages:
            name = (
                package.partition(">")[0]
                .partition("[")[0]
                .lower()
                .replace("_", "-")
                .replace(".", "-")
            )
            assert name == "detente" or f"\n{name}==" in f"\n{lock}", name


def test_a_compiled_wheel_needs_something_compiled(tmp_path: Path) -> None:
    compiled = list((ROOT / "src").rglob("*.so"))
    if compiled:
        pytest.skip("this checkout is compiled")
    command = [sys.executable, "-m", "uv", "build", "--wheel", "--out-dir", str(tmp_path)]
    environment = {**os.environ, "DETENTE_FAST": "1"}
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    assert 0 != run.returncode
    assert "nothing is compiled here: make fast" in run.stderr
