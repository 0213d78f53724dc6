"""Passkeys in a browser with an authenticator of its own: made and used by keys, the last kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import House
from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_people_keys import at, press, press_it

Sit = Callable[..., Player]


class Local:
    """A server by the name of this machine: keys are good for names, not for numbers."""

    def __init__(self, server: House) -> None:
        self.address = f"http://localhost:{server.address.rpartition(':')[2]}"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Local]:
    with House(tmp_path / "detente.db") as server:
        yield Local(server)


def has_an_authenticator(player: Player) -> None:
    """Chromium pretends to have a reader of fingerprints, and a finger on it."""
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def account(player: Player) -> None:
    player.page.goto(f"{player.address}/#/account")
    player.page.get_by_test_id("account").locator("h1").wait_for()


def test_a_guest_becomes_an_account_by_a_passkey_and_comes_back_by_it(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    has_an_authenticator(ann)
    account(ann)
    clean(ann, "passkey-guest")
    press_it(ann, ann.page.get_by_role("button", name="Créer une clé d’accès"))
    ann.page.get_by_test_id("leave").wait_for()
    ways = ann.page.get_by_role("button", name="Retirer")
    assert ways.is_disabled()
    ann.page.get_by_test_id("add-passkey").wait_for()
    clean(ann, "passkey-signed")
    press(ann, at("add-passkey"))  # this finger has its key already
    ann.page.get_by_role("alert").wait_for()
    clean(ann, "passkey-refused")
    name = ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["nickname"]

    press(ann, at("leave"))
    ann.page.get_by_test_id("play-now").wait_for()
    account(ann)
    press_it(ann, ann.page.get_by_role("button", name="Utiliser une clé d’accès"))
    ann.page.get_by_test_id("play-now").wait_for()
    account(ann)
    ann.page.get_by_test_id("leave").wait_for()

    me = ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert (name, True) == (me["nickname"], me["account"])
