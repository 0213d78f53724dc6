"""Cookies that other programs on the same host have set beside ours."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tests.server.people import House, Person, Place

NEIGHBOURS = [
    'j={"a":1}; ',
    "foo; ",
    "a b=c; ",
    "a/b=1; ",
    "=; ",
    ";;",
    "x=detente_guest; ",
    "detente_guest; ",
    "é=1; ",
]


@pytest.mark.parametrize("before", NEIGHBOURS)
def test_a_neighbour_s_cookie_does_not_make_me_a_stranger(
    house: House, person: Callable[[str], Person], before: str
) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random")
    cookie = before + ann.cookie + "; last=1"
    headers = [(b"Cookie", cookie.encode("latin-1"))]
    me = httpx.get(f"http://{house.address}/api/me", headers=headers).json()
    place = Place(house.address, table, cookie)

    assert ann.id == me["id"]
    assert 0 == place.view()["seat"]
    place.close()
