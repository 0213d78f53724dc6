"""Without its packages an environment says which line to type."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
import detente.envs
detente.envs.{call}
"""


@pytest.mark.parametrize(
    ("call", "missing", "line"),
    [
        ("pettingzoo('berlin63')", ["gymnasium", "numpy"], "pip install 'detente[rl]'"),
        ("gymnasium('berlin63')", ["gymnasium", "numpy"], "pip install 'detente[rl]'"),
        ("vector('berlin63', 2)", ["numpy"], "pip install 'detente[rl]'"),
        ("openspiel('berlin63')", ["pyspiel"], "pip install 'detente[openspiel]'"),
    ],
)
def test_a_missing_extra_is_named(call: str, missing: list[str], line: str) -> None:
    program = PROGRAM.format(call=call, missing=missing)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert 1 == run.returncode
    assert line in run.stderr.splitlines()[-1]
