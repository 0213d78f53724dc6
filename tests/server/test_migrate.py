"""`detente migrate --check` on either database, while a server runs there."""

from __future__ import annotations

import json

import pytest

from tests.cli.line import detente_
from tests.server.people import House, Person, play, two_at_a_table

Capture = pytest.CaptureFixture[str]


def test_what_is_played_here_would_go_on_and_what_differs_is_named(
    database: str, capsys: Capture
) -> None:
    with House(database) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        places = [two_at_a_table(ann, bob) for _ in range(2)]
        for pair in places:
            play(list(pair), 10)
        same, other = [pair[0].table for pair in places]
        said = detente_(f"migrate --check {database} --json", capsys)
        assert (0, 0) == (said.code, json.loads(said.out)["odd"])
        house.sql(
            "UPDATE moves SET behaviour = behaviour + 1 WHERE table_id = :table AND n >= 6",
            table=other,
        )
        told = detente_(f"migrate --check {database} --json", capsys)

    found = {one["table"]: one for one in json.loads(told.out)["tables"]}
    assert (1, "same") == (told.code, found[same]["verdict"])
    assert ("differs", 7) == (found[other]["verdict"], found[other]["move"])


def test_an_older_schema_of_postgresql_is_not_checked(postgres: str, capsys: Capture) -> None:
    assert 0 == detente_(f"migrate {postgres}", capsys).code
    with House(postgres) as house:
        house.sql("UPDATE alembic_version SET version_num = '0001'")
    said = detente_(f"migrate --check {postgres}", capsys)

    assert (1, True) == (said.code, "has the schema 0001, and not" in said.err)
