"""The scripts of tools/, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parents[1] / "tools"


def tool(name: str) -> ModuleType:
    """A script, loaded but not run."""
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
