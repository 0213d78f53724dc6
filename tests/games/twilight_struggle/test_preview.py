"""What pages show beside an answer: prices and odds."""

from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.preview import previews
from tests.games.twilight_struggle.table import table


def test_prices_of_markers() -> None:
    t = table(us="turkey 2, panama 1", ussr="bulgaria 3", hand_ussr="comecon")
    t.ussr("ops comecon")
    shown = previews(t.s, USSR)

    assert (2, 1) == (shown["place turkey"]["cost"], shown["place greece"]["cost"])
    assert {} == previews(t.s, US)


def test_what_a_marker_leads_to() -> None:
    t = table(us="greece 1", ussr="bulgaria 3, greece 2", hand_ussr="comecon")
    t.ussr("ops comecon")

    shown = previews(t.s, USSR)["place greece"]
    assert {
        "cost": 1,
        "left": 2,
        "after": [1, 3, "ussr"],
        "by": ["country-greece", "country-bulgaria"],
    } == shown
    assert "seat-ussr" in previews(t.s, USSR)["place finland"]["by"]  # type: ignore[operator]


def test_odds_of_a_coup() -> None:
    t = table(us="iran 1", hand_ussr="comecon", in_force="salt_negotiations", turn=4)
    t.ussr("ops comecon")

    assert {
        "ops": 3,
        "modifier": -1,
        "needed": 4,
        "wins": 4,
        "of": 6,
        "defcon": 4,
        "military": 3,
        "faces": [
            [1, 0, None],
            [1, 0, None],
            [0, 0, None],
            [0, 1, None],
            [0, 2, "ussr"],
            [0, 3, "ussr"],
        ],
    } == previews(t.s, USSR)["coup iran"]


def test_odds_of_a_realignment() -> None:
    t = table(us="cuba 1", ussr="cuba 3", phasing="us", hand_us="nato")
    t.us("ops nato")

    assert {
        "us": 1,
        "ussr": 1,
        "us_wins": 15,
        "ussr_wins": 15,
        "of": 36,
        "reasons": {
            "more": [0, 1],
            "neighbours": [0, 0],
            "superpower": [1, 0],
            "scandal": [0, 0],
        },
    } == previews(t.s, US)["realign cuba"]


def test_odds_of_wars_and_of_the_space_race() -> None:
    t = table(us="pakistan 2, iran 2", hand_ussr="indo_pakistani_war")
    assert {"wins": 3, "of": 6} == previews(t.s, USSR)["space indo_pakistani_war"]
    t.ussr("event indo_pakistani_war")
    assert {"minus": 1, "wins": 2, "of": 6} == previews(t.s, USSR)["pick pakistan"]
    assert {"minus": 1, "wins": 2, "of": 6} == previews(t.s, USSR)["pick india"]


def test_only_who_is_asked_sees_them() -> None:
    t = table(us="iran 1", hand_ussr="comecon")
    t.ussr("ops comecon")

    assert t.game.to_json(t.game.observe(t.s, USSR))["previews"]
    assert {} == t.game.to_json(t.game.observe(t.s, US))["previews"]
    assert {} == t.game.to_json(t.game.observe(t.s, None))["previews"]


def test_a_region_line_by_line() -> None:
    t = table(us="egypt 2, israel 4, lebanon 1", ussr="iraq 3", hand_ussr="comecon")
    shown = t.game.to_json(t.game.observe(t.s, USSR))

    meter = shown["regions"]["middle_east"]  # type: ignore[index]
    assert [5, 3] == meter["level_points"]
    assert [7, 4] == meter["points"]
    assert (3, 6) == (meter["net"], meter["all_battlegrounds"])
    assert shown["vp"] + 3 == meter["vp"]  # type: ignore[operator]
    assert [] == shown["closed"]
    assert [0, 0] == shown["southeast_asia"]
