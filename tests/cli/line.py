"""One command line, run in this process."""

import pytest

from detente.cli.app import run


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def detente_(line: str, capsys: pytest.CaptureFixture[str]) -> Said:
    """Run `detente line`."""
    code = run(line.split())
    captured = capsys.readouterr()
    return Said(code, captured.out, captured.err)
