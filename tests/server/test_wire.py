"""The wire as others read it: TypeScript, OpenAPI, and requests nobody thought of."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import CUP, House, Person
from tests.server.test_accounts import registers
from tests.tool import tool

HEALTHY = list(HealthCheck)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ROOT = Path(__file__).parents[2]


def test_the_typescript_is_what_the_structs_say() -> None:
    written = (ROOT / "web" / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")

    assert tool("wire_types").typescript() == written, "run: python tools/wire_types.py"


def test_every_call_of_the_page_about_the_wire_is_in_the_openapi(house: House) -> None:
    paths = httpx.get(f"http://{house.address}/api/schema/openapi.json").json()["paths"]
    told = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")

    assert len(paths) > 12
    for path, calls in paths.items():
        plain = path.replace("{language}", "{lang}").replace("{name}", "{game}")
        also = path.replace("{language}", "{lang}")
        for method in calls:
            call = method.upper()
            assert f"`{call} {plain}" in told or f"`{call} {also}" in told, f"{call} {path}"


@pytest.mark.by_turns("kind_of_database")
def test_no_request_breaks_the_server(house: House) -> None:
    api = schemathesis.openapi.from_url(f"http://{house.address}/api/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]  # an error would raise
    ann = account(house)
    table = ann.makes("me", "bot:random")
    cup = ann.http.post("/api/tournaments", json=CUP).json()["id"]

    assert len(operations) > 14
    for operation in operations:
        break_it(operation, ann.cookie, [table, cup])
        if ann.http.get("/api/account").status_code != 200:  # it was signed out, or is no more
            ann.leave()
            ann = account(house)
    ann.leave()


def account(house: House) -> Person:
    one = Person(house.address, "Ann")
    registers(one, f"Ann {secrets.token_hex(6)}")
    return one


def break_it(operation: Any, cookie: str, ids: list[str]) -> None:  # Any: of schemathesis
    """Send an operation requests that fit its schema and requests that do not.

    They come from strangers and from an account, about nothing at all and about what there is.
    """
    who, about = st.sampled_from([{}, {"Cookie": cookie}]), st.sampled_from([None, *ids])

    @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=HEALTHY)
    @given(operation.as_strategy() | operation.as_strategy(GenerationMode.NEGATIVE), who, about)
    def send(case: Any, headers: dict[str, str], id: str | None) -> None:  # Any: of schemathesis
        if id is not None and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        case.validate_response(case.call(headers=headers), checks=CHECKS)

    send()
