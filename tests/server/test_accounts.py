"""Accounts: a guest is kept on every device, and nobody else gets in."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from detente.server.people.alike import folded
from detente.server.people.guests import COOKIE
from tests.server.people import CUP, PATIENCE, House, Person, Place, two_at_a_table

PASSWORD = "twelve signs at least"
Make = Callable[[str], Person]


def posts(who: Person, path: str, **body: object) -> httpx.Response:
    return who.http.post(f"/api/account/{path}", json=body)


def registers(who: Person, name: str, password: str = PASSWORD) -> None:
    answer = posts(who, "register", name=name, password=password, language="en")
    assert 200 == answer.status_code, answer.text


def enters(who: Person, name: str, password: str = PASSWORD, bring: bool = False) -> httpx.Response:
    return posts(who, "enter", name=name, password=password, bring=bring)


def me(who: Person) -> str:
    return str(who.http.get("/api/me").json()["id"])


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


@pytest.fixture
def strict(database: str) -> Iterator[House]:
    """A server that counts tries."""
    with House(database, sign_ins=3) as house:
        yield house


# -- a guest becomes an account -------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_seats_on_every_device(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    here, _ = two_at_a_table(ann, bob)
    registers(ann, "Ann of Oslo")
    phone = person("Somebody")
    answer = enters(phone, "ANN of Oslo")  # whatever is written large
    there = phone.looks_at(here.table)

    assert {"id": ann.id, "nickname": "Ann of Oslo", "account": True} == answer.json()
    assert (ann.id, here.last["seat"]) == (me(phone), there.last["seat"])
    assert "Ann of Oslo" == there.last["seats"][0]["name"]


def test_the_cookie_of_the_guest_proves_nobody_any_more(person: Make, house: House) -> None:
    ann = person("Ann")
    before = ann.cookie
    table = ann.makes("me", "bot:random")
    registers(ann, "Ann with a cookie")
    thief = Person(house.address, "Thief", before)
    place = Place(house.address, table, before)

    assert ann.id != thief.id
    assert place.view()["seat"] is None
    place.close()
    thief.leave()


def test_a_session_is_new_at_every_sign_in(person: Make, house: House) -> None:
    """Whoever has laid a cookie into somebody's browser before does not become that person."""
    ann, other = person("Ann"), person("Eve")
    registers(ann, "Ann fixed")
    planted = other.cookie
    enters(other, "Ann fixed")
    first = other.cookie
    enters(other, "Ann fixed")
    eve = Person(house.address, "Eve", planted)

    assert 3 == len({planted, first, other.cookie})
    assert ann.id == me(other)
    assert ann.id != eve.id
    eve.leave()


def test_no_two_accounts_look_alike_nor_a_guest_like_an_account(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    registers(ann, "Alike")
    answer = posts(bob, "register", name="ＡLIKE", password=PASSWORD, language="fr")
    renamed = bob.http.post("/api/me", json={"nickname": "alike"})

    assert [(409, "name-taken")] * 2 == [error(answer), error(renamed)]
    assert 200 == ann.http.post("/api/me", json={"nickname": "ALIKE"}).status_code


@pytest.mark.parametrize(
    ("name", "other"),
    [("Cope", "Соре"), ("Bob Oslo", "B0b 0slo"), ("ΑΝΝΑ", "ANNA"), ("Zoé", "zoé")],
)
def test_letters_of_another_alphabet_and_digits_are_taken_for_what_they_look_like(
    name: str, other: str
) -> None:
    assert folded(name) == folded(other)


def test_names_that_look_different_are_different() -> None:
    assert 4 == len({folded(name) for name in ("Anna", "Анна", "Zoé", "Zoe")})


# -- getting in -----------------------------------------------------------------------------------


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(person: Make) -> None:
    ann, eve = person("Ann"), person("Eve")
    registers(ann, "Ann unknown")
    began = time.process_time()
    wrong = enters(eve, "Ann unknown", "not the password")
    between = time.process_time()
    unknown = enters(eve, "Nobody at all", "not the password")
    ended = time.process_time()

    assert (403, "wrong-password") == error(wrong)
    assert wrong.json() == unknown.json()
    assert 1 / 5 < (ended - between) / (between - began) < 5  # both are worked out


def test_who_tries_too_often_waits_and_learns_nothing(strict: House) -> None:
    ann, eve = Person(strict.address, "Ann"), Person(strict.address, "Eve")
    registers(ann, "Ann")
    tried = [enters(eve, name, "not the password") for name in ("Ann", "Nobody", "Ann")]
    more = [enters(eve, name, word) for name in ("Ann", "Nobody") for word in (PASSWORD, "x" * 12)]

    assert [(403, "wrong-password")] * 3 == [error(one) for one in tried]
    assert [(429, "too-many-tries")] * 4 == [error(one) for one in more]
    assert 1 == len({one.text for one in more})
    ann.leave()
    eve.leave()


def test_short_passwords_are_turned_down(person: Make) -> None:
    answer = posts(person("Ann"), "register", name="Short", password="eleven sign", language="en")

    assert (400, "malformed") == error(answer)


def test_the_tables_of_a_guest_come_along_to_an_account(person: Make) -> None:
    ann, bob, guest = person("Ann"), person("Bob"), person("Guest")
    registers(ann, "Ann brings")
    mine, _ = two_at_a_table(guest, bob)
    both = ann.makes("me", "open")
    guest.joins(both)
    enters(guest, "Ann brings", bring=True)
    tables = {one["id"]: one for one in ann.http.get("/api/tables").json()["mine"]}
    place = ann.looks_at(mine.table)

    assert ([0], "Ann brings") == (tables[mine.table]["my_seats"], place.last["seats"][0]["name"])
    assert [0] == tables[both]["my_seats"]  # where both sit, each keeps their seat
    assert "view" == place.asks("do", action=place.last["actions"][0])["t"]


# -- sessions -------------------------------------------------------------------------------------


def test_sessions_are_listed_and_a_window_of_one_that_is_ended_closes(person: Make) -> None:
    ann, phone = person("Ann"), person("Phone")
    registers(ann, "Ann here and there")
    table = ann.makes("me", "bot:random")
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15) Gecko/99 Firefox/140.0"
    enters(phone, "Ann here and there")
    window = phone.looks_at(table)
    listed = ann.http.get("/api/account").json()["sessions"]
    there = next(one for one in listed if not one["here"])
    left = posts(ann, "sessions/end", id=there["id"]).json()["sessions"]
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            window.hears(PATIENCE)

    assert ("Firefox · Android", "password") == (there["device"], there["how"])
    assert [True] == [one["here"] for one in left]
    assert closed.value.rcvd is not None
    assert 4401 == closed.value.rcvd.code
    assert ann.id != me(phone)


def test_nobody_ends_the_session_of_somebody_else(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    registers(ann, "Ann stays")
    registers(bob, "Bob ends")
    (session,) = ann.http.get("/api/account").json()["sessions"]
    posts(bob, "sessions/end", id=session["id"])

    assert ann.id == me(ann)


def test_another_password_ends_every_other_session(person: Make) -> None:
    ann, phone = person("Ann"), person("Phone")
    registers(ann, "Ann changes")
    enters(phone, "Ann changes")
    wrong = posts(phone, "password", old="not the password", password="a new password")
    posts(ann, "password", old=PASSWORD, password="a new password")

    assert (403, "wrong-password") == error(wrong)
    assert (True, False) == (ann.id == me(ann), ann.id == me(phone))
    assert (403, 200) == (
        enters(phone, "Ann changes").status_code,
        enters(phone, "Ann changes", "a new password").status_code,
    )


def test_who_signs_out_is_a_stranger_and_comes_back(person: Make) -> None:
    ann = person("Ann")
    registers(ann, "Ann goes")
    token = ann.cookie
    gone = posts(ann, "leave").json()
    ann.http.cookies.set(COOKIE, token.partition("=")[2])

    assert (False, False) == (gone["account"], gone["id"] == ann.id)
    assert ann.id != me(ann)  # the old cookie is worth nothing
    assert ann.id == enters(ann, "Ann goes").json()["id"]


# -- another device -------------------------------------------------------------------------------


def test_a_code_lets_a_guest_play_on_another_device_once(person: Make) -> None:
    ann, phone, eve = person("Ann"), person("Phone"), person("Eve")
    table = ann.makes("me", "bot:random")
    code = posts(ann, "code").json()["code"]
    moved = posts(phone, "code/use", code=f"{code[:3]}-{code[3:]}".lower())
    again = posts(eve, "code/use", code=code)

    assert (ann.id, ann.id) == (moved.json()["id"], me(ann))
    assert 0 == phone.looks_at(table).last["seat"]
    assert (403, "used-link") == error(again)


def test_a_code_of_an_account_makes_a_session(person: Make) -> None:
    ann, phone = person("Ann"), person("Phone")
    registers(ann, "Ann by code")
    posts(phone, "code/use", code=posts(ann, "code").json()["code"])

    assert ["code", "password"] == sorted(
        [one["how"] for one in phone.http.get("/api/account").json()["sessions"]]
    )


def test_a_newer_code_makes_the_last_one_void_and_time_does(person: Make, house: House) -> None:
    ann, phone = person("Ann"), person("Phone")
    first, second = [posts(ann, "code").json()["code"] for _ in range(2)]
    void = posts(phone, "code/use", code=first)
    house.sql("UPDATE links SET until = until - 600")
    late = posts(phone, "code/use", code=second)

    assert [(403, "used-link")] * 2 == [error(void), error(late)]


# -- one's own data -------------------------------------------------------------------------------


def test_settings_are_found_on_another_device(person: Make) -> None:
    ann, phone = person("Ann"), person("Phone")
    before = ann.http.post("/api/account/settings", json={"language": "fr", "settings": {}})
    registers(ann, "Ann settles")
    kept = {"theme": "light", "finished": ["thirteen_days/command"]}
    ann.http.post("/api/account/settings", json={"language": "fr", "settings": kept})
    enters(phone, "Ann settles")
    large = {"language": "fr", "settings": {"read": ["x" * 100] * 100}}

    assert (403, "no-account") == error(before)
    assert kept == phone.http.get("/api/account/settings").json()["settings"]
    assert 413 == phone.http.post("/api/account/settings", json=large).status_code


def test_what_is_exported_is_mine_and_no_secret(person: Make, house: House) -> None:
    ann, bob = person("Ann"), person("Bob")
    here, _ = two_at_a_table(ann, bob)
    here.asks("do", action=here.last["actions"][0])
    here.says(t="say", id="s1", text="Good evening")
    here.hears_a("talk")
    registers(ann, "Ann exports")
    registers(bob, "Bob followed")
    ann.http.post("/api/friends", json={"name": "Bob followed"})
    ann.http.post("/api/bots", json={"name": "Exported"})
    ann.http.post("/api/notices", json={"reminder": 24})
    answer = ann.http.get("/api/account/export")
    told = answer.json()
    ((secret,),) = house.sql("SELECT secret FROM tables WHERE id = :id", id=here.table)

    assert "attachment" in answer.headers["content-disposition"]
    assert ("Ann exports", [here.table]) == (
        told["nickname"],
        [one["id"] for one in told["tables"]],
    )
    assert ["Good evening"] == [one["text"] for one in told["tables"][0]["talk"]]
    assert all([one["made"] for one in told["tables"][0]["moves"]])
    named = [one["nickname"] for one in told["follows"] + told["bots"]]
    assert ["Bob followed", "BOT Exported"] == named
    assert [24] == [one["reminder"] for one in told["notices"]]
    for hidden in (bytes(secret).hex(), bob.id, "argon2", ann.cookie.partition("=")[2]):
        assert hidden not in answer.text


def test_who_is_deleted_leaves_no_name_and_nobody_waiting(person: Make, house: House) -> None:
    ann, bob = person("Ann"), person("Bob")
    before = ann.cookie
    here, there = two_at_a_table(ann, bob)
    waiting = ann.makes("me", "open")
    registers(ann, "Ann forgotten")
    token = ann.http.post("/api/bots", json={"name": "Orphan"}).json()["token"]
    cup = bob.http.post("/api/tournaments", json=CUP).json()["id"]
    ann.http.post(f"/api/tournaments/{cup}/enter", json={})
    meant = posts(ann, "delete", name="Ann")
    gone = posts(ann, "delete", name="Ann forgotten")
    while there.last["result"] is None:
        there.view()
    seats = bob.http.get(f"/api/tables/{here.table}").json()["seats"]

    assert ((400, "wrong-name"), 200) == (error(meant), gone.status_code)
    assert "" == seats[0]["name"]
    assert [there.last["seat"]] == there.last["result"]["winners"]
    assert bob.http.get(f"/api/tables/{waiting}").json()["over"]
    assert (403, "wrong-password") == error(enters(bob, "Ann forgotten"))
    orphan = bob.http.get("/api/me", headers={"Authorization": f"Bearer {token}", "Cookie": ""})
    assert (403, "wrong-token") == error(orphan)
    assert [] == bob.http.get(f"/api/tournaments/{cup}").json()["entrants"]
    assert ann.id != Person(house.address, "Thief", before).id  # nor by the cookie of the guest


def test_a_name_with_a_zero_in_it_is_nobodys(person: Make) -> None:
    """PostgreSQL cannot even look for it."""
    answer = posts(person("Ann"), "enter", name="An\0n", password="long enough")

    assert answer.status_code in (400, 403)


def test_a_guest_is_deleted_too(person: Make) -> None:
    ann = person("Ann")
    ann.makes("me", "bot:random")
    gone = posts(ann, "delete", name="Ann").json()

    assert gone["id"] != ann.id
    assert [] == ann.http.get("/api/tables").json()["mine"]


@pytest.mark.postgresql
def test_a_session_that_is_ended_at_one_server_closes_its_windows_at_another(postgres: str) -> None:
    with House(postgres) as one, House(postgres) as two:
        ann = Person(one.address, "Ann")
        registers(ann, "Ann at two")
        table = ann.makes("me", "bot:random")
        phone = Person(two.address, "Phone")
        enters(phone, "Ann at two")
        window = phone.looks_at(table)
        posts(ann, "sessions/end")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                window.hears(PATIENCE)
        for person in (ann, phone):
            person.leave()

    assert closed.value.rcvd is not None
    assert 4401 == closed.value.rcvd.code
