"""A PostgreSQL server of the tests' own: a temporary cluster on a free port of this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ports import hold_a_port, port_of


def _quietly(*command: str | Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of its server, without a database name."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not programs:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="detente-pg-"))  # where that server's user may go
    door = hold_a_port()
    port = port_of(door)
    bin = programs[-1]
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    _quietly(*user, bin / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=50"
    options += " -c fsync=off"  # nobody pulls the plug here
    control: list[str | Path] = [*user, bin / "pg_ctl", "-D", data, "-w"]
    _quietly(*control, "-o", options, "-l", folder / "log", "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        _quietly(*control, "-m", "immediate", "stop")
        door.close()
        # hundreds of databases take a minute to clear away: nobody waits for that
        subprocess.Popen(["rm", "-rf", folder], start_new_session=True)


def new_database(server: str, name: str, like: str = "template0") -> str:
    """The address of a new database: an empty one, or one like another."""
    port = server.rpartition(":")[2]
    bin = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    where = ["-h", "127.0.0.1", "-p", port, "-U", "postgres"]
    _quietly(bin / "createdb", *where, "-T", like, name)
    return f"{server}/{name}"
