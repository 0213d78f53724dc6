"""Ports of this machine that tests hold for the servers they start."""

from __future__ import annotations

import socket


def hold_a_port() -> socket.socket:
    """A port for servers that are started one after the other; `port_of` tells its number.

    It is bound but does not listen: a server that says SO_REUSEADDR can listen there, while nobody
    who asks for any free port is given it, neither before the first server nor between two.
    """
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", 0))
    return door


def port_of(door: socket.socket) -> int:
    """The number of a port that is held."""
    return int(door.getsockname()[1])
