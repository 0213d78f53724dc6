"""requirements.lock fits pyproject.toml."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def locked() -> set[str]:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0] for line in lines if "==" in line}


def test_every_package_that_set_up_installs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [need for extra in ("cli", "server", "dev") for need in extras[extra]]
    names = {re.split(r"[\[<>=; ]", need)[0].replace(".", "-").lower() for need in wanted}

    assert set() == names - locked() - {"detente"}, "run: make lock"


def test_the_lock_names_no_address() -> None:
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")
