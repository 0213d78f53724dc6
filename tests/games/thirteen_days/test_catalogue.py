"""What pages and bots are told: the catalogue, the written view, the worth of a position."""

import json

import pytest

from tests.games.thirteen_days.table import Table, table


def test_the_catalogue_holds_what_is_printed() -> None:
    printed = table().game.catalogue()
    cards, agendas = printed["cards"], printed["agendas"]
    assert {
        "name": "strategic_balance",
        "id": "su10",
        "side": "ussr",
        "cubes": 1,
        "defcon": True,
    } == cards[35]
    assert {
        "name": "atlantic",
        "id": "a12",
        "kind": "battleground",
        "target": "atlantic",
        "bonus": "X",
    } == agendas[11]
    first = agendas[0]
    assert ("military_1", "military", 1) == (first["name"], first["target"], first["bonus"])
    assert json.loads(json.dumps(printed)) == printed


def test_a_view_is_plain_json_with_what_an_agenda_would_pay() -> None:
    t = table(us={"italy": 3}, agendas=("italy", "berlin"), effects={"sops": ["us"]})
    view = json.loads(json.dumps(t.game.to_json(t.game.observe(t.s, 0))))
    italy = {"name": "italy", "pays": "us", "n": 4, "parts": [["gap", 3], ["bonus", 1]]}
    assert [italy, {"name": None}] == view["agenda"]
    assert {"sops": ["us"], "to_the_brink": [], "containment": [], "bay_of_pigs": []} == (
        view["effects"]
    )
    assert [3, 0] == view["cubes"]["italy"]


AGENDAS = ("italy", "atlantic")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table(prestige=2), table(prestige=0)),
        (table(letter="us"), table(letter="ussr")),
        (table(defcon_us=(2, 2, 2)), table(defcon_us=(7, 2, 2))),
        (table(defcon_us=(4, 4, 3)), table(defcon_us=(4, 4, 4))),
        (table(aftermath_us=["excomm"]), table(aftermath_us=["fidel_castro"])),
        (table(us={"italy": 3}, agendas=AGENDAS), table(us={"italy": 1}, agendas=AGENDAS)),
    ],
)
def test_a_better_position_is_worth_more(better: Table, worse: Table) -> None:
    assert worse.game.evaluate(worse.s, 0) < better.game.evaluate(better.s, 0)
    assert worse.game.evaluate(worse.s, 1) > better.game.evaluate(better.s, 1)


def test_an_end_is_worth_everything_or_nothing() -> None:
    t = table(at="advance_round", round=3, prestige=2)
    assert (1.0, -1.0) == (t.game.evaluate(t.s, 0), t.game.evaluate(t.s, 1))
    t = table(at="check_war", defcon_us=(7, 1, 1), defcon_ussr=(7, 1, 1))
    assert (-1.0, -1.0) == (t.game.evaluate(t.s, 0), t.game.evaluate(t.s, 1))
