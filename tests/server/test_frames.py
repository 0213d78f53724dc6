"""However a message is cut up on its way, it is heard, and what is none ends the connection."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.speedups import apply_mask

from detente.server.protocol import framed
from tests.server.people import Person, Place

PING = b'{"t":"ping"}'
MASK = b"\x01\x02\x03\x04"
TEXT, MORE, BEGIN, PONG = 0x81, 0x80, 0x01, 0x8A


@pytest.fixture
def place(person: Callable[[str], Person]) -> Iterator[Place]:
    ann = person("Ann")
    yield ann.looks_at(ann.makes("me", "open"))


def frame(data: bytes, kind: int = TEXT, mask: bytes = MASK) -> bytes:
    """What a browser sends, in one frame."""
    long = len(data) > 125
    length = bytes([0xFE]) + len(data).to_bytes(2, "big") if long else bytes([0x80 + len(data)])
    return bytes([kind]) + length + mask + apply_mask(data, mask)


def is_heard(place: Place, times: int = 1) -> bool:
    return all([{"t": "pong"} == place.hears_a("pong") for _ in range(times)])


def send(place: Place, *pieces: bytes) -> None:
    """Send bytes, each piece on its own; the server has answered something in between."""
    for piece in pieces:
        place.socket.socket.sendall(piece)
        place.socket.ping().wait()


LONG = PING[:-1] + b" " * 300 + b"}"


@pytest.mark.parametrize(
    ("sent", "heard"),
    [
        ([frame(PING)], 1),
        ([frame(LONG)], 1),
        ([frame(PING) + frame(LONG) + frame(PING)], 3),
        ([frame(PING[:5], BEGIN) + frame(PING[5:], MORE)], 1),
        ([frame(PING), frame(b"late", PONG), frame(PING)], 2),
        ([frame(PING) + frame(b"", PONG) + frame(PING), frame(PING)], 3),
    ],
    ids=["short", "long", "three at once", "in fragments", "among others", "again after others"],
)
def test_every_message_is_heard(place: Place, sent: list[bytes], heard: int) -> None:
    send(place, *sent)

    assert is_heard(place, heard)


@pytest.mark.parametrize("at", [1, 3, 7, 12])
def test_a_message_that_is_cut_in_two_is_heard(place: Place, at: int) -> None:
    whole = frame(LONG)
    place.socket.socket.sendall(whole[:at])
    place.socket.socket.sendall(whole[at:] + frame(PING))

    assert is_heard(place, 2)


def test_a_piece_that_looks_like_a_frame_is_the_rest_of_the_one_before(place: Place) -> None:
    hidden, mask = frame(PING, mask=b"\x03\x04\xc5\xc6"), b"\xc1\xcc\x01\x02"
    whole = frame(apply_mask(hidden, mask), mask=mask)
    for piece in (whole[:6], whole[6:]):
        place.socket.socket.sendall(piece)
        place.anew().close()  # who comes later is served when that has been read

    assert whole.endswith(hidden)
    assert "malformed" == place.hears_a("error")["code"]


def test_what_is_no_text_ends_the_connection(place: Place) -> None:
    place.socket.socket.sendall(frame(b"\xff\xfe"))

    with pytest.raises(ConnectionClosed) as closed:
        place.hears_a("pong")

    assert closed.value.rcvd is not None
    assert 1007 == closed.value.rcvd.code


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_goes_out_as_the_library_would_send_it(length: int) -> None:
    text = b"x" * length

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
