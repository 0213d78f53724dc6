"""Passkeys over HTTP: a riddle is solved once, by who was asked, for this site alone."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.people import House, Person
from tests.server.test_accounts import error, posts, registers

Make = Callable[[str], Person]


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Key:
    """An authenticator with one key, which signs whatever it is asked to."""

    def __init__(self, house: House) -> None:
        self.origin = f"http://{house.address}"
        self.host = hashlib.sha256(house.address.partition(":")[0].encode()).digest()
        self.id = secrets.token_bytes(32)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.signed = 0

    def _client(self, kind: str, riddle: str) -> bytes:
        return json.dumps({"type": kind, "challenge": riddle, "origin": self.origin}).encode()

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self.host + b"\x45" + bytes(4) + bytes(16) + len(self.id).to_bytes(2, "big")
        made = {"fmt": "none", "attStmt": {}, "authData": data + self.id + public}
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(made),
        )

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        self.signed += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self.host + b"\x05" + self.signed.to_bytes(4, "big")
        signature = self._key.sign(
            data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        said = {name: text(value) for name, value in response.items()}
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": said}


def asks(who: Person, what: str) -> dict[str, Any]:
    answer = posts(who, f"passkey/{what}")
    assert 200 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()["options"]
    return found


def makes(who: Person, key: Key, name: str = "") -> httpx.Response:
    return posts(who, "passkey", answer=key.makes(asks(who, "new")), name=name)


def enters(who: Person, answer: dict[str, Any]) -> httpx.Response:
    return posts(who, "passkey/enter", answer=answer)


def test_a_guest_becomes_an_account_by_a_key_and_comes_in_elsewhere(
    house: House, person: Make
) -> None:
    ann, there = person("Ann"), person("There")
    key = Key(house)
    made = makes(ann, key, "Ann of the key")
    came = enters(there, key.signs(asks(there, "ask")))

    assert (200, True) == (made.status_code, made.json()["account"])
    assert (200, "Ann of the key") == (came.status_code, came.json()["nickname"])
    assert "passkey" == there.http.get("/api/account").json()["sessions"][-1]["how"]


def test_an_answer_is_good_once_and_for_who_was_asked(house: House, person: Make) -> None:
    ann, there, thief = person("Ann"), person("There"), person("Thief")
    key = Key(house)
    makes(ann, key, "Ann once")
    stolen = key.signs(asks(there, "ask"))
    by_another = enters(thief, stolen)
    answer = key.signs(asks(there, "ask"))
    once, twice = enters(there, answer), enters(there, answer)

    assert (403, "wrong-passkey") == error(by_another)
    assert 200 == once.status_code
    assert twice.status_code == 403


def test_a_key_is_good_for_this_site_alone(house: House, person: Make) -> None:
    ann, there = person("Ann"), person("There")
    key = Key(house)
    makes(ann, key, "Ann of this site")
    key.origin = "https://games.example.org"

    assert (403, "wrong-passkey") == error(enters(there, key.signs(asks(there, "ask"))))


def test_a_key_nobody_knows_and_nonsense_open_nothing(house: House, person: Make) -> None:
    ann = person("Ann")
    unknown = enters(ann, Key(house).signs(asks(ann, "ask")))
    nonsense = enters(ann, {"response": {"clientDataJSON": "x"}})
    unmade = posts(ann, "passkey", answer={"id": 1}, name="Ann unmade")

    assert {(403, "wrong-passkey")} == {error(one) for one in (unknown, nonsense, unmade)}
    assert not ann.http.get("/api/me").json()["account"]


def test_an_account_has_several_keys_and_keeps_its_last_way_in(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    makes(ann, Key(house), "Ann of two keys")
    makes(ann, Key(house))
    first, second = [one["id"] for one in ann.http.get("/api/account").json()["passkeys"]]
    left = posts(ann, "passkey/remove", id=first).json()["passkeys"]
    last = posts(ann, "passkey/remove", id=second)
    registers(bob, "Bob with a password")
    makes(bob, Key(house))
    (only,) = [one["id"] for one in bob.http.get("/api/account").json()["passkeys"]]

    assert [second] == [one["id"] for one in left]
    assert (409, "last-way-in") == error(last)
    assert [] == posts(bob, "passkey/remove", id=only).json()["passkeys"]


def test_nobody_removes_the_key_of_somebody_else(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    makes(ann, Key(house), "Ann keeps hers")
    registers(bob, "Bob takes none")
    (key,) = [one["id"] for one in ann.http.get("/api/account").json()["passkeys"]]
    posts(bob, "passkey/remove", id=key)

    assert [key] == [one["id"] for one in ann.http.get("/api/account").json()["passkeys"]]
