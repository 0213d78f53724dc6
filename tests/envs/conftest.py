"""Tests of extras that are not installed are left out: `make test` installs them all."""

from importlib.util import find_spec

collect_ignore = []
if find_spec("pettingzoo") is None:
    collect_ignore += ["test_standard.py", "test_tensors.py"]
if find_spec("pyspiel") is None:
    collect_ignore += ["test_openspiel.py"]
