"""The lobby says what I am asked at my tables, and for whom the others wait."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from httpx import Response

from detente.server.hall import lobby, snapshots
from detente.server.shown.views import table_info
from tests.server.people import (
    House,
    Person,
    Place,
    Seen,
    answer_together,
    play,
    two_at_a_table,
    whose_turn,
)

Make = Callable[[str], Person]


def row(who: Person, table: str) -> Seen:
    """One of somebody's tables in the lobby."""
    mine = who.http.get("/api/tables").json()["mine"]
    found: Seen = next(one for one in mine if one["id"] == table)
    return found


def at_one_s_turn(ann: Person, bob: Person) -> tuple[tuple[Person, Place], tuple[Person, Place]]:
    """Who is asked alone at a table, and who waits."""
    a, b = two_at_a_table(ann, bob)
    answer_together([a, b])
    mover, _ = whose_turn(a, b)
    sides = (ann, a), (bob, b)
    return sides if mover is a else (sides[1], sides[0])


def test_whose_turn_it_is_reads_what_is_asked_and_nobody_else(person: Make) -> None:
    (mover, m), (other, _) = at_one_s_turn(person("Ann"), person("Bob"))
    asked, waits = row(mover, m.table), row(other, m.table)

    assert (m.last["prompt"], [m.last["seat"]]) == (asked["asked"], asked["waiting"])
    assert (None, [m.last["seat"]], False) == (waits["asked"], waits["waiting"], waits["my_turn"])


def test_who_does_not_sit_there_is_told_nothing(person: Make) -> None:
    (_, m), _ = at_one_s_turn(person("Ann"), person("Bob"))
    found = person("Eve").http.get(f"/api/tables/{m.table}").json()

    assert (None, []) == (found["asked"], found["waiting"])


def test_the_board_of_a_public_game_is_drawn_as_spectators_see_it(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "FRESH", 0)
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    a, b = two_at_a_table(ann, bob)
    first = drawn(eve, a.table)
    assert (200, "<svg") == (first.status_code, first.text[:4])

    play([a, b], 12)
    assert first.text != drawn(eve, a.table).text
    monkeypatch.setattr(snapshots, "FRESH", 600)
    seen = drawn(eve, a.table).text
    play([a, b], 12)
    assert seen == drawn(eve, a.table).text  # it is not drawn again for everybody who asks


def test_a_game_that_not_everybody_sees_at_once_is_not_drawn(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    late, _ = two_at_a_table(ann, bob, delay=5)
    private, _ = two_at_a_table(ann, bob, public=False)

    for table in (late.table, private.table, ann.makes("me", "open")):
        assert (403, "not-your-table") == (
            (answer := drawn(eve, table)).status_code,
            answer.json()["error"]["id"],
        )
    assert 404 == drawn(eve, "none").status_code


def drawn(who: Person, table: str) -> Response:
    return who.http.get(f"/api/tables/{table}/picture", params={"language": "fr"})


def test_people_asked_together_each_read_their_own(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    assert a.last["actions"] and b.last["actions"]

    assert [a.last["prompt"], b.last["prompt"]] == [
        row(one, a.table)["asked"] for one in (ann, bob)
    ]
    assert [0, 1] == row(ann, a.table)["waiting"]


def test_who_shares_a_screen_reads_it_at_the_table_alone(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "me")

    assert (None, True, [0, 1]) == tuple(
        [row(ann, table)[k] for k in ("asked", "my_turn", "waiting")]
    )


def test_a_table_that_has_left_memory_says_it_too(house: House, person: Make) -> None:
    (mover, m), (other, o) = at_one_s_turn(person("Ann"), person("Bob"))
    m.close()
    o.close()
    while any([seat["online"] for seat in row(mover, m.table)["seats"]]):
        pass
    house.do(house.parts.hall.forget_idle(-1.0))

    assert m.table not in house.parts.hall._live
    assert m.last["prompt"] == row(mover, m.table)["asked"]
    assert row(other, m.table)["asked"] is None
    assert m.table not in house.parts.hall._live


def test_it_is_said_after_the_server_was_closed_and_not_when_it_is_old(database: str) -> None:
    with House(database) as house:
        (mover, m), (other, _) = at_one_s_turn(
            Person(house.address, "Ann"), Person(house.address, "Bob")
        )
        cookie, asked = mover.cookie, m.last["prompt"]
        mover.leave()
        other.leave()
    with House(database) as house:
        mover = Person(house.address, "x", cookie)
        assert asked == row(mover, m.table)["asked"]
        found = house.do(house.parts.hall.store.stored(m.table))
        assert found is not None
        found.row.changed += 1
        assert table_info(found.row, mover.id).asked is None
        mover.leave()


def test_a_list_has_pages(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LISTED", 2)
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    made = [ann.makes("me", "open") for _ in range(5)]
    lists = [bob.http.get(f"/api/tables?pages={n}").json() for n in (1, 2, 3)]

    assert [2, 4, 5] == [len(one["open"]) for one in lists]
    assert [True, True, False] == [one["more_open"] for one in lists]
    assert {one["id"] for one in lists[2]["open"]} == set(made)
    assert ann.http.get("/api/tables").json()["more_mine"]
    assert 400 == ann.http.get("/api/tables?pages=0").status_code
    ann.leave()
    bob.leave()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("options", "{"),
        ("options", "[1]"),
        ("offer", '{"what": "war"}'),
        ("asked", "7"),
        ("result", "{}"),
        ("result", '{"winners": [9], "scores": [0, 0], "why": "points"}'),
        ("series", "nowhere"),
        ("changed", "x"),
        ("rated", "x"),
        ("secret", "x"),
    ],
)
def test_a_table_that_makes_no_sense_is_left_out_alone(
    own_house: House, kind_of_database: str, column: str, value: str
) -> None:
    if kind_of_database == "postgresql" and value in ("{", "x"):
        pytest.skip("PostgreSQL lets no such value in")
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    bad, good = ann.makes("me", "open"), ann.makes("me", "open")
    own_house.do(own_house.parts.hall.forget_idle(0))
    own_house.sql(f"UPDATE tables SET {column} = '{value}' WHERE id = :table", table=bad)

    assert [good] == [one["id"] for one in bob.http.get("/api/tables").json()["open"]]
    assert [good] == [one["id"] for one in ann.http.get("/api/tables").json()["mine"]]
    answer = ann.http.get(f"/api/tables/{bad}")
    assert (409, "table-is-damaged") == (answer.status_code, answer.json()["error"]["id"])
    ann.leave()
    bob.leave()
