"""Retention: what nobody needs any more goes by itself, and nothing else does."""

from __future__ import annotations

import pytest

from detente.server.upkeep.retention import DAY, Kept
from detente.server.upkeep.upkeep import Upkeep
from tests.server.people import House, Person, StillClock, play, two_at_a_table
from tests.server.test_accounts import registers


def over(ann: Person, bob: Person) -> str:
    """A table at which a game was given up."""
    one, two = two_at_a_table(ann, bob)
    play([one, two], 6)
    one.resigns()
    return one.table


def answers(who: Person, *tables: str) -> list[int]:
    return [who.http.get(f"/api/tables/{table}").status_code for table in tables]


def clear_away(house: House, clock: StillClock, kept: Kept, days: float) -> None:
    """So many days later the server looks for what nobody needs."""
    clock.goes_on(days * DAY)
    house.do(Upkeep(house.parts.hall, clock, kept).clear_away())


@pytest.mark.parametrize(("days", "closed"), [(29, False), (31, True)])
def test_an_open_table_nobody_comes_to_is_closed(database: str, days: int, closed: bool) -> None:
    clock = StillClock()
    with House(database, clock) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        waits, played = ann.makes("me", "open"), two_at_a_table(ann, bob)[0].table
        clear_away(house, clock, Kept(open_days=30), days)
        found = [ann.http.get(f"/api/tables/{one}").json()["over"] for one in (waits, played)]

        assert [closed, False] == found


def test_a_game_of_guests_is_forgotten_with_all_that_hangs_on_it(database: str) -> None:
    clock = StillClock()
    with House(database, clock) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        old = over(ann, bob)
        ann.http.post(f"/api/tables/{old}/report", json={"kind": "frozen", "text": ""})
        clock.goes_on(5 * DAY)
        young = over(ann, bob)
        clear_away(house, clock, Kept(finished_days=7), 3)

        assert [404, 200] == answers(ann, old, young)
        for about in ("moves", "seats", "requests", "reports", "undone", "talk"):
            assert [(0,)] == house.sql(f"SELECT count(*) FROM {about} WHERE table_id = :t", t=old)


def test_a_game_of_an_account_or_of_a_tournament_is_kept(database: str) -> None:
    clock = StillClock()
    with House(database, clock) as house:
        ann, bob, eve = [Person(house.address, name) for name in ("Ann", "Bob", "Eve")]
        registers(eve, "Eve of Oslo")
        mine, paired = over(ann, eve), over(ann, bob)
        house.sql(
            "INSERT INTO tournaments VALUES "
            "('t', 'Cup', 'thirteen_days', 'swiss', 3, NULL, FALSE, :g, 0, 'running', 1)",
            g=ann.id,
        )
        house.sql("INSERT INTO pairings VALUES ('t', 1, 0, '[0, 1]', :t, NULL)", t=paired)
        clear_away(house, clock, Kept(finished_days=7), 100)

        assert [200, 200] == answers(ann, mine, paired)


def test_the_games_of_a_series_are_kept_until_all_of_it_is_long_over(database: str) -> None:
    clock = StillClock()
    with House(database, clock) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        first, other = two_at_a_table(ann, bob, games=2)
        first.resigns()
        again = [one.http.post(f"/api/tables/{first.table}/rematch", json={}) for one in (ann, bob)]
        second = again[0].json()["id"]
        clear_away(house, clock, Kept(finished_days=7), 8)
        going_on = answers(ann, first.table, second)
        ann.looks_at(second).resigns()
        clear_away(house, clock, Kept(finished_days=7), 6)
        just_over = answers(ann, first.table, second)
        clear_away(house, clock, Kept(finished_days=7), 2)

        assert [[200, 200], [200, 200]] == [going_on, just_over]
        assert [404, 404] == answers(ann, first.table, second)
        other.close()


def test_nothing_is_forgotten_where_nothing_is_said_of_it(database: str) -> None:
    clock = StillClock()
    with House(database, clock) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        waits, played = ann.makes("me", "open"), over(ann, bob)
        clear_away(house, clock, Kept(open_days=0, finished_days=0), 1_000)

        assert [200, 200] == answers(ann, waits, played)
