"""Guests report what is wrong at a table, with the position; there is a limit to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from detente.server.people import reports
from detente.server.people.reports import A_DAY, A_TABLE, Report, last_reports
from tests.server.people import House, Person, play, two_at_a_table

Make = Callable[[str], Person]


def report(who: Person, table: str, **body: object) -> tuple[int, str]:
    """The status, and the number or what was wrong."""
    answer = who.http.post(f"/api/tables/{table}/report", json={"kind": "rules", **body})
    said = answer.json()
    return answer.status_code, str(said["number"] if "number" in said else said["error"]["id"])


def kept(house: House, table: str) -> list[Report]:
    found = house.do(house.parts.hall.store.database.read(lambda c: last_reports(c, 1_000)))
    return [one for one in found if one.table == table]


def test_a_report_says_who_where_when_and_what(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    play([a, b], 4)
    status, _ = report(ann, a.table, kind="frozen", text="  It\n stands \u200b still. ")
    (found,) = kept(house, a.table)

    assert 201 == status
    assert ("frozen", "It stands still.") == (found.kind, found.text)
    assert (a.last["moves"], ann.id, "Ann") == (found.moves, found.guest, found.name)
    assert "thirteen_days" == found.game


def test_who_looks_on_may_report_too(house: House, person: Make) -> None:
    table = person("Ann").makes("me", "bot:random")
    eve = Person(house.address, "Eve")

    assert 201 == report(eve, table, kind="behaviour")[0]
    assert [eve.id] == [one.guest for one in kept(house, table)]
    eve.leave()


def test_somebody_makes_only_so_many_reports_a_day(house: House, person: Make) -> None:
    ann = person("Ann")
    tables = [ann.makes("me", "bot:random") for _ in range(A_DAY + 1)]
    answers = [report(ann, table) for table in tables]

    assert [201] * A_DAY == [status for status, _ in answers[:-1]]
    assert (429, "too-many-reports") == answers[-1]
    assert [] == kept(house, tables[-1])


def test_there_are_only_so_many_reports_about_a_table(house: House, person: Make) -> None:
    table = person("Ann").makes("me", "bot:random")
    crowd = [person(f"Guest {n}") for n in range(A_TABLE + 1)]
    answers = [report(one, table)[0] for one in crowd]

    assert [*[201] * A_TABLE, 429] == answers


def test_there_are_only_so_many_reports(
    house: House, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random")
    monkeypatch.setattr(reports, "IN_ALL", 0)

    assert (429, "too-many-reports") == report(ann, table)


@pytest.mark.parametrize(
    "body",
    [{"kind": "weather"}, {"text": "x" * 501}, {"text": 5}, {"seat": 0}, {"kind": None}],
)
def test_a_report_that_is_none_is_refused(house: House, person: Make, body: object) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random")

    assert isinstance(body, dict)
    assert (400, "malformed") == report(ann, table, **body)
    assert [] == kept(house, table)


def test_there_is_nothing_to_report_about_no_table(person: Make) -> None:
    assert (404, "no-such-table") == report(person("Ann"), "nowhere")
