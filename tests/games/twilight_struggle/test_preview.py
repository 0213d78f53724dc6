"""What pages show beside an answer: prices and odds."""

from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.position import Preview, Region
from detente.games.twilight_struggle.preview import wars
from tests.games.twilight_struggle.table import Table, table


def test_prices_of_markers() -> None:
    t = table(us="turkey 2, panama 1", ussr="bulgaria 3", hand_ussr="comecon")
    t.ussr("ops comecon")
    shown = t.expects("ussr")

    assert (2, 1) == (shown["place turkey"]["cost"], shown["place greece"]["cost"])
    assert {} == t.expects("us")


def test_what_a_marker_leads_to() -> None:
    t = table(us="greece 1", ussr="bulgaria 3, greece 2", hand_ussr="comecon")
    t.ussr("ops comecon")

    shown = t.expects("ussr")["place greece"]
    assert {
        "cost": 1,
        "left": 2,
        "after": (1, 3, "ussr"),
        "by": ["country-greece", "country-bulgaria"],
    } == shown
    assert "seat-ussr" in t.expects("ussr")["place finland"]["by"]


def test_odds_of_a_coup() -> None:
    t = table(us="iran 1", hand_ussr="comecon", in_force="salt_negotiations", turn=4)
    t.ussr("ops comecon")

    assert {
        "ops": 3,
        "sum": [("card-comecon", 3)],
        "modifier": -1,
        "die": [("card-salt_negotiations", -1)],
        "needed": 4,
        "wins": 4,
        "of": 6,
        "defcon": 4,
        "closes": ["region-europe"],
        "military": 3,
        "faces": [
            (1, 0, None),
            (1, 0, None),
            (0, 0, None),
            (0, 1, None),
            (0, 2, "ussr"),
            (0, 3, "ussr"),
        ],
        "controls": [0, 2],
    } == t.expects("ussr")["coup iran"]


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
    } == t.expects("us")["realign cuba"]


def test_odds_of_wars_and_of_the_space_race() -> None:
    t = table(us="pakistan 2, iran 2", hand_ussr="indo_pakistani_war")
    space = {"box": 1, "wins": 3, "of": 6, "vp": 2}
    assert space == t.expects("ussr")["space indo_pakistani_war"]
    assert {"space": {"wins": 3, "of": 6}} == t.game.own(t.game.observe(t.s, USSR))["previews"]
    t.ussr("event indo_pakistani_war")
    shown = t.expects("ussr")
    assert (1, 2, 6) == tuple(shown["pick pakistan"][key] for key in ("minus", "wins", "of"))
    assert ["country-iran"] == shown["pick pakistan"]["against"]
    assert ["country-pakistan"] == shown["pick india"]["against"]


def test_only_who_is_asked_sees_them() -> None:
    t = table(us="iran 2", hand_ussr="comecon")
    t.ussr("ops comecon")
    theirs = t.game.to_json(t.game.observe(t.s, USSR))

    assert {"space": {"wins": 3, "of": 6}} == theirs["previews"]
    assert ["iran"] == theirs["dear"]
    for reader in (US, None):
        shown = t.game.to_json(t.game.observe(t.s, reader))
        assert ({}, []) == (shown["previews"], shown["dear"])


def test_a_region_line_by_line() -> None:
    t = table(us="egypt 2, israel 4, lebanon 1", ussr="iraq 3", hand_ussr="comecon")
    shown = t.game.to_json(t.game.observe(t.s, USSR))

    meter = shown["regions"]["middle_east"]
    assert [5, 3] == meter["level_points"]
    assert [7, 4] == meter["points"]
    assert (3, 6) == (meter["net"], meter["all_battlegrounds"])
    assert shown["vp"] + 3 == meter["vp"]
    assert [] == shown["closed"]
    assert [0, 0] == shown["southeast_asia"]


def test_every_point_of_a_coup_has_a_name() -> None:
    t = table(
        us="iran 1, thailand 1, chile 1",
        china="ussr",
        hand_ussr="arms_race fidel",
        in_force="brezhnev_doctrine vietnam_revolts latin_american_death_squads red_scare_purge",
        squads=1,
        scare=(0, 1),
        turn=4,
    )
    t.ussr("ops the_china_card")
    shown = t.expects("ussr")

    assert [
        ("card-the_china_card", 4),
        ("card-brezhnev_doctrine", 1),
        ("card-red_scare_purge", -1),
        ("asia", 1),
        ("card-vietnam_revolts", 1),
    ] == shown["coup thailand"]["sum"]
    assert [("card-latin_american_death_squads", -1)] == shown["coup chile"]["die"]
    for act in ("coup iran", "coup thailand", "coup chile"):
        assert shown[act]["ops"] == sum(n for _, n in shown[act]["sum"])


def test_the_ceiling_and_the_floor_are_named() -> None:
    t = table(us="iran 1", china="ussr", in_force="brezhnev_doctrine", turn=4)
    t.ussr("ops the_china_card")
    assert ("ceiling", -1) == t.expects("ussr")["coup iran"]["sum"][-1]

    t = table(us="iran 1", hand_ussr="nasser", scare=(0, 1), turn=4)
    t.ussr("ops nasser")
    assert ("floor", 1) == t.expects("ussr")["coup iran"]["sum"][-1]


def flips(t: Table, region: Region) -> dict[str, list[int]]:
    """What everybody is shown of a region's countries in other hands."""
    shown = t.game.to_json(t.game.observe(t.s, None))
    found: dict[str, list[int]] = shown["regions"][region]["flips"]
    return found


def test_what_a_region_would_score_with_a_country_in_other_hands() -> None:
    """The USSR dominates with three countries; a third battleground of the US would be level."""
    us, ussr = ["iran 2", "israel 4"], ["libya 2", "iraq 3", "syria 2"]
    shown = flips(table(us=", ".join(us), ussr=", ".join(ussr)), "middle_east")

    for country, nets in shown.items():
        rest = [[one for one in held if one.split()[0] != country] for held in (us, ussr)]
        for seat, net in enumerate(nets):
            then = [[*held, f"{country} 9"] if n == seat else held for n, held in enumerate(rest)]
            t = table(us=", ".join(then[US]), ussr=", ".join(then[USSR]))
            scored = t.game.to_json(t.game.observe(t.s, None))["regions"]["middle_east"]
            assert scored["net"] == net, (country, seat)
    assert {"iran", "iraq", "israel", "libya", "egypt", "saudi_arabia"} <= shown.keys()


def test_where_a_country_changes_nothing_nothing_is_told() -> None:
    """With two battlegrounds each nobody dominates, whoever has one country more."""
    t = table(us="iran 2, israel 4, jordan 2", ussr="libya 2, iraq 3, syria 2")

    assert "gulf_states" not in flips(t, "middle_east")
    assert "saudi_arabia" in flips(t, "middle_east")


def test_a_country_that_wins_the_game_counts_for_all_points() -> None:
    """Control of Europe is a victory (TS-17.3): France would complete it."""
    t = table(us="italy 2, west_germany 4, poland 3, east_germany 3, united_kingdom 5")

    assert 20 == flips(t, "europe")["france"][US]
    assert 20 > flips(t, "europe")["france"][USSR]


def test_the_wars_of_a_hand_with_what_stands_against_them() -> None:
    t = table(
        us="israel 4, lebanon 1, japan 4, taiwan 3",
        hand_us="arab_israeli_war korean_war",
        hand_ussr="indo_pakistani_war",
    )

    shown = wars(t.s, US)
    assert ["arab_israeli_war", "korean_war"] == sorted(shown)
    assert {
        "needed": 4,
        "minus": 2,
        "against": ["country-lebanon", "country-israel"],
        "wins": 1,
        "of": 6,
        "vp": 2,
        "military": 2,
    } == shown["arab_israeli_war"]["israel"]
    assert ["country-japan", "country-taiwan"] == shown["korean_war"]["south_korea"]["against"]
    assert ["india", "pakistan"] == sorted(wars(t.s, USSR)["indo_pakistani_war"])


def test_the_odds_of_a_brush_war_by_target() -> None:
    us, ussr = "italy 2, guatemala 1, canada 4", "pakistan 2"

    def odds(t: Table, seat: str) -> dict[str, int]:
        shown = t.expects(seat)
        return {text.removeprefix("pick "): found["wins"] for text, found in shown.items()}

    t = table(us=us, ussr=ussr, hand_us="brush_war", phasing="us", in_force="nato", turn=4)
    ours = odds(t.us("event brush_war"), "us")
    assert (4, 2, 4) == (ours["nigeria"], ours["afghanistan"], ours["italy"])
    assert "france" not in ours

    t = table(us=us, ussr=ussr, hand_ussr="brush_war", in_force="nato", turn=4)
    theirs = odds(t.ussr("event brush_war"), "ussr")
    assert "italy" not in theirs
    assert 2 == theirs["mexico"]  # Guatemala and the US itself stand against it


def test_what_a_card_would_do_for_its_points() -> None:
    t = table(us="iran 1, lebanon 1", ussr="iraq 1", hand_us="comecon", in_force="containment")

    told = _expected(t, US, "ops comecon")

    assert (4, [("card-comecon", 3), ("card-containment", 1)]) == (told["ops"], told["sum"])
    assert [("iraq", 4)] == told["coups"]
    assert 1 == told["rolls"]
    assert told["places"] > 5
    assert told["theirs"]


def test_battlegrounds_come_first_among_the_coups() -> None:
    t = table(us="lebanon 1, iran 1, israel 1", hand_ussr="marshall_plan")

    told = _expected(t, USSR, "ops marshall_plan")

    assert [("iran", 6), ("israel", 2), ("lebanon", 6)] == told["coups"]


def test_the_space_race_tells_its_box_its_odds_and_the_points_of_the_second() -> None:
    first = table(hand_us="comecon")
    second = table(hand_us="comecon", space=(0, 1))

    assert {"box": 1, "wins": 3, "of": 6, "vp": 2} == _expected(first, US, "space comecon")
    assert 1 == _expected(second, US, "space comecon")["vp"]


def test_of_an_event_it_is_told_whether_it_would_do_nothing_and_a_spectator_is_told_nothing() -> (
    None
):
    t = table(hand_ussr="comecon")

    assert {"idle": False} == _expected(t, USSR, "event comecon")
    assert {} == t.game.expect(t.game.observe(t.s, None), t.game.parse("ops comecon"))


def _expected(t: Table, seat: int, act: str) -> Preview:
    return t.game.expect(t.game.observe(t.s, seat), t.game.parse(act))


def test_who_is_asked_to_the_olympic_games_is_told_the_odds_and_what_a_boycott_does() -> None:
    t = table(hand_us="olympic_games", phasing="us", defcon=4).us("event olympic_games")

    shown = t.expects("ussr")
    assert {"us": 2, "ussr": 0, "us_wins": 26, "ussr_wins": 6, "of": 32} == (
        shown["choose take_part"]
    ), "ties are rolled again"
    assert {"defcon": 3, "closes": ["region-asia"]} == shown["choose boycott"]


def test_a_contest_tells_its_odds_before_its_card_is_played() -> None:
    t = table(hand_ussr="olympic_games summit", us="panama 2, costa_rica 3, cuba 4", phasing="ussr")

    games = _expected(t, USSR, "event olympic_games")
    assert (6, 26, 32) == (games["us_wins"], games["ussr_wins"], games["of"])
    summit = _expected(t, USSR, "event summit")
    assert (1, 0) == (summit["us"], summit["ussr"]), "the US leads Central America"
    assert (21, 10, 36) == (summit["us_wins"], summit["ussr_wins"], summit["of"])


def test_a_trap_tells_its_odds_with_every_discard() -> None:
    t = table(hand_us="comecon nasser", in_force="quagmire", phasing="us")

    assert {"discard comecon": {"wins": 4, "of": 6}} == t.expects("us")
