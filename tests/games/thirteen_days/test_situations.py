"""The worked situations. Cubes are written US–USSR, markers military/political/world opinion."""

import pytest

import detente
from detente.core.state import Result
from detente.games.thirteen_days.cards import CARDS
from detente.games.thirteen_days.rules import ThirteenDays
from tests.clauses import clause
from tests.games.thirteen_days.table import Cubes, Spaces, Table, resolved, table


@clause("13J-2.7", "13J-5.2", "13J-6.8", "13J-7.1", "13J-7.3")
def test_sit_01_set_up_and_first_defcon_rise() -> None:
    """New game: set-up, step 1, step 2, the draw of step 3."""
    game = ThirteenDays({})
    t = Table(game, game.empty())
    assert ((1, 2, 1), (2, 1, 1)) == (t.defcon("us"), t.defcon("ussr"))
    assert 13 == t.s.agenda_deck.bit_count()
    t = Table(game, game.new())
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))
    t.deal()
    assert (7, 39) == (t.s.agenda_deck.bit_count(), t.deck)
    t.do("us", t.legal("us")[0])
    t.do("ussr", t.legal("ussr")[0])
    assert 11 == t.s.agenda_deck.bit_count()
    t.deal()
    assert (29, 5, 5) == (t.deck, len(t.hand("us")), len(t.hand("ussr")))
    assert ("us", ("ussr", "ask-initiative")) == (t.letter, t.asked)


@clause("13J-9.5", "13J-9.6", "13J-9.7", "13J-9.8", "13J-9.9", "13J-4.2")
def test_sit_02_summit_meeting_for_command_on_cuba() -> None:
    """An example of the rulebook: 2 cubes on Cuba raise the military marker by 1."""
    t = table(hand_us=["summit_meeting", "sops"], hand_ussr=["scramble"])
    t.do("us", "command summit_meeting")
    assert ("us", "ask-command") == t.asked  # no event is offered
    t.do("us", "place cuba_mil", "place cuba_mil", "done")
    assert ((2, 1), (3, 3, 2)) == (t.cubes("cuba_mil"), t.defcon("us"))
    assert (["sops"], 36) == (t.hand("us"), t.deck)
    assert [13, 15] == t.game.to_json(t.game.observe(t.s, None))["supply"]


def test_sit_02_variants() -> None:
    """a) removing 2 lowers by 1; b) nothing to remove; c) no mixing, no splitting."""
    t = table(us={"cuba_mil": 2}, defcon_us=(3, 3, 2), hand_us=["summit_meeting"])
    t.do("us", "command summit_meeting", "remove cuba_mil", "remove cuba_mil", "done")
    assert ((0, 1), (2, 3, 2)) == (t.cubes("cuba_mil"), t.defcon("us"))
    t = table(hand_us=["summit_meeting"])
    t.do("us", "command summit_meeting")
    t.refused("us", "remove cuba_mil", "13J-9.13")
    t.do("us", "place cuba_mil")
    t.refused("us", "remove italy", "13J-9.6")
    t.refused("us", "place cuba_pol", "13J-9.7")


@clause("13J-9.5", "13J-4.2", "13J-4.4")
def test_sit_03_public_protests_for_command_on_the_atlantic() -> None:
    """An example of the rulebook: 3 cubes raise the military marker by two."""
    t = table(hand_us=["public_protests"], hand_ussr=["sops"])
    t.do("us", "command public_protests", *["place atlantic"] * 3, "done")
    assert ((3, 0), (4, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))
    assert ((1, 0), (1, 0), None) == (t.cubes("italy"), t.cubes("turkey"), t.s.result)


def paid(
    agendas: tuple[str, str],
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    defcon_us: Spaces = (2, 2, 2),
    defcon_ussr: Spaces = (2, 2, 2),
    prestige: int = 0,
) -> Table:
    """Step 6 of round 3, each marker on space 2 where nothing else is said."""
    return resolved(agendas, us, ussr, defcon_us, defcon_ussr, prestige)


@clause("13J-13.10")
def test_sit_04_political_agenda_won_by_the_ussr() -> None:
    """An example of the rulebook: one space higher pays 1 + 1."""
    t = paid(("political_1", "turkey"), defcon_us=(2, 2, 2), defcon_ussr=(2, 3, 2))
    assert (-2, (2, 2, 2), (2, 3, 2)) == (t.s.prestige, t.defcon("us"), t.defcon("ussr"))


@clause("13J-13.4", "13J-13.8")
def test_sit_05_track_agenda_widens_the_gap_before_it_pays() -> None:
    t = paid(("political_1", "turkey"), defcon_us=(2, 3, 2), defcon_ussr=(2, 4, 2))
    assert (-3, 3, 5) == (t.s.prestige, t.defcon("us")[1], t.defcon("ussr")[1])


@clause("13J-13.7", "13J-14.2")
def test_sit_07_both_players_chose_military() -> None:
    t = paid(("military_1", "military_2"), defcon_us=(4, 2, 2), defcon_ussr=(3, 2, 2))
    assert ((6, 2, 2), (3, 2, 2), 5) == (t.defcon("us"), t.defcon("ussr"), t.s.prestige)
    assert [4, 4] == [args["n"] for args in t.said("agenda-pays")]
    assert [] == t.said("war")


@clause("13J-13.13")
def test_sit_08_level_markers_level_cubes() -> None:
    t = paid(
        ("world_opinion_1", "berlin"),
        us={"berlin": 2},
        ussr={"berlin": 2},
        defcon_us=(1, 1, 5),
        defcon_ussr=(1, 1, 5),
        prestige=-1,
    )
    assert (6, 6, -1) == (t.defcon("us")[2], t.defcon("ussr")[2], t.s.prestige)


@clause("13J-8.3", "13J-10.1", "13J-10.2")
def test_sit_10_enemy_event_with_failing_condition_plus_the_letter() -> None:
    t = table(turn="ussr", letter="ussr", hand_us=["sops"], hand_ussr=["eyeball_to_eyeball"])
    t.do("ussr", "letter eyeball_to_eyeball")
    t.do("us", "trigger")
    assert [{"card": "card-eyeball_to_eyeball"}] == t.said("no-effect")
    t.do("ussr", "place cuba_mil", "place cuba_mil")
    t.refused("ussr", "place cuba_mil", "13J-9.9")
    t.do("ussr", "done")
    assert ((0, 3), (4, 2, 2), "us") == (t.cubes("cuba_mil"), t.defcon("ussr"), t.letter)


@clause("13J-9.10", "13J-4.5")
def test_sit_11_limit_of_5_per_battleground() -> None:
    us = {"berlin": 4, "italy": 5}
    t = table(us=us, ussr={"berlin": 2}, defcon_us=(3, 3, 2), hand_us=["lessons_of_munich"])
    t.do("us", "command lessons_of_munich", "place berlin")
    t.refused("us", "place berlin", "13J-9.10")
    t.do("us", "done")
    assert ((5, 2), (3, 3, 2)) == (t.cubes("berlin"), t.defcon("us"))


@clause("13J-9.15", "13J-4.2", "13J-10.2")
def test_sit_13_letter_makes_a_4_cube_command() -> None:
    t = table(hand_us=["mathematical_precision"], hand_ussr=["u_thant"])
    t.do("us", "letter mathematical_precision", *["place turkey"] * 4, "done")
    assert ((5, 0), (2, 6, 2), "ussr") == (t.cubes("turkey"), t.defcon("us"), t.letter)
    t.do("ussr", "letter u_thant", "place television", "place television", "done")
    assert ((0, 2), (3, 2, 3), "us") == (t.cubes("television"), t.defcon("ussr"), t.letter)


# SIT-14 stands in test_commands.py: a table of allowances


@clause("13J-8.6", "13J-18.15")
@pytest.mark.parametrize(
    ("places", "after"),
    [
        (["berlin", "berlin", "atlantic", "atlantic"], (4, 3, 2)),
        (["berlin", "berlin", "television", "television"], (3, 3, 3)),
        (["berlin", "atlantic", "cuba_mil", "cuba_pol"], (2, 3, 2)),
    ],
)
def test_sit_16_excomm_over_two_battlegrounds_of_the_same_track(
    places: list[str], after: Spaces
) -> None:
    t = table(hand_us=["excomm"])
    t.do("us", "event excomm", *[f"place {place}" for place in places], "done")
    assert after == t.defcon("us")


def test_sit_16_what_excomm_refuses() -> None:
    t = table(hand_us=["excomm"])
    t.do("us", "event excomm", "place berlin", "place berlin")
    for place in ("turkey", "italy", "berlin"):
        t.refused("us", f"place {place}", "13J-18.15")


@clause("13J-18.32")
@pytest.mark.parametrize(
    ("us", "ussr", "supply", "after"),
    [(3, 1, 6, 4), (3, 1, 2, 3), (5, 3, 6, 5), (1, 2, 6, 2)],
)
def test_sit_17_suez_hungary(us: int, ussr: int, supply: int, after: int) -> None:
    rest = 17 - supply - ussr
    spread = {"berlin": min(5, rest), "atlantic": min(5, rest - 5), "turkey": max(0, rest - 10)}
    assert supply == 17 - ussr - sum(spread.values())
    t = table(
        turn="ussr",
        us={"italy": us},
        ussr={"italy": ussr, **spread},
        hand_us=["sops"],
        hand_ussr=["suez_hungary"],
    )
    t.do("ussr", "event suez_hungary")
    assert ((us, after), (3, 2, 2)) == (t.cubes("italy"), t.defcon("ussr"))
    assert ("us", "ask-play") == t.asked


@clause("13J-8.6", "13J-4.6", "13J-8.4")
def test_sit_19_missile_trade_counts_per_battleground_and_stops_at_the_floor() -> None:
    ussr = {"berlin": 3, "cuba_pol": 1}
    t = table(turn="ussr", ussr=ussr, defcon_ussr=(4, 2, 2), hand_ussr=["missile_trade"])
    t.do("ussr", "event missile_trade", *["remove berlin"] * 2, "remove cuba_pol", "done")
    assert (3, 2, 2) == t.defcon("ussr")
    t = table(turn="ussr", ussr=ussr, defcon_ussr=(2, 2, 2), hand_ussr=["missile_trade"])
    t.do("ussr", "event missile_trade", *["remove berlin"] * 3, "done")
    assert (1, 2, 2) == t.defcon("ussr")


def contained(turn: str, card: str) -> Table:
    """SIT-20: the US has just used Containment; SU 5/4/3, berlin 0–4."""
    hand = {"us": [], "ussr": [], turn: [card]}
    return table(
        turn=turn,
        ussr={"berlin": 4},
        defcon_ussr=(5, 4, 3),
        hand_us=hand["us"],
        hand_ussr=hand["ussr"],
        effects={"contained": ["ussr"]},
    )


@clause("13J-18.11")
def test_sit_20_containment() -> None:
    """What the ban reaches, a) to f)."""
    t = contained("ussr", "turn_back_the_ships")  # a) its own event
    t.do("ussr", "event turn_back_the_ships")
    assert (5, 4, 3) == t.defcon("ussr")
    t = contained("us", "turn_back_the_ships")  # b) triggered on the enemy's turn
    t.do("us", "command turn_back_the_ships")
    t.do("ussr", "trigger", "lower military", "lower military", "done")
    assert (3, 4, 3) == t.defcon("ussr")
    t = contained("ussr", "fidel_castro")  # c) a Command
    t.do("ussr", "command fidel_castro", *["remove berlin"] * 3, "done")
    assert (3, 4, 3) == t.defcon("ussr")
    t = contained("ussr", "missile_trade")  # d) removal with the symbol
    t.do("ussr", "event missile_trade", *["remove berlin"] * 3, "done")
    assert ((0, 1), (5, 4, 3)) == (t.cubes("berlin"), t.defcon("ussr"))
    t = contained("ussr", "the_guns_of_august")  # e) only the lowering is void
    t.do("ussr", "event the_guns_of_august")
    t.refused("ussr", "lower military", "13J-8.12")
    t.do("ussr", "raise world_opinion", "done", "place berlin", "done")
    assert ((0, 5), (5, 4, 4)) == (t.cubes("berlin"), t.defcon("ussr"))


@clause("13J-18.11", "13J-8.11")
def test_sit_20_television_and_the_next_round() -> None:
    t = table(  # f)
        at="television",
        round=2,
        ussr={"television": 1},
        defcon_ussr=(5, 3, 3),
        agendas=("turkey", "berlin"),
        effects={"contained": ["ussr"]},
    )
    t.do("ussr", "lower military")
    assert [{"seat": "seat-ussr", "track": "track-military", "from": 5, "to": 4}] == t.said(
        "marker-moved"
    )
    assert 0 == t.s.contained  # g) round 3 has begun


@clause("13J-18.6", "13J-11.1")
def test_sit_22_intelligence_reports_as_the_last_play_of_the_round() -> None:
    t = table(
        turn="us",
        played=(3, 4),
        us={"television": 1},
        defcon_ussr=(3, 3, 3),
        hand_us=["intelligence_reports", "sops"],
        hand_ussr=["berlin_blockade"],
        agendas=("turkey", "berlin"),
    )
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal berlin_blockade")
    t.do("us", "command berlin_blockade")
    t.do("ussr", "trigger")
    assert -2 == t.s.prestige
    t.do("us", "raise political", "raise political", "done")
    assert (3, 5, 3) == t.defcon("ussr")
    t.do("us", "place berlin", "place berlin", "done")
    assert ("chance", []) == (t.asked[0], t.hand("ussr"))
    t.do("chance", "deal scramble")
    piles = [[card for n, card in enumerate(CARDS) if pile >> n & 1] for pile in t.s.aftermath]
    assert [["sops"], ["scramble"]] == piles
    assert ["intelligence_reports", "berlin_blockade"] == t.discard


@clause("13J-12.2", "13J-12.4", "13J-13.14")
def test_sit_23_media_bonuses_in_order_then_the_personal_letter_agenda() -> None:
    t = table(
        at="television",
        us={"television": 2, "alliances": 2, "turkey": 2},
        ussr={"television": 1, "united_nations": 1, "alliances": 2, "turkey": 2},
        agendas=("personal_letter", "turkey"),
    )
    assert ("us", "ask-television") == t.asked
    t.do("us", "decline")
    assert ("ussr", "ask-united-nations") == t.asked
    t.do("ussr", "take")
    assert (-2, "ussr") == (t.s.prestige, t.letter)
    assert [{"agenda": "agenda-turkey"}] == t.said("agenda-pays-nobody")


@clause("13J-13.11")
@pytest.mark.parametrize(("agenda", "prestige"), [("turkey", 2), ("italy", -3), ("berlin", 2)])
def test_sit_25_fixed_bonuses(agenda: str, prestige: int) -> None:
    t = paid((agenda, "atlantic"), us={"turkey": 2, "berlin": 1}, ussr={"italy": 2})
    assert prestige == t.s.prestige


@clause("13J-13.16", "13J-14.2")
def test_sit_26_netting_before_the_cap() -> None:
    t = paid(("italy", "berlin"), us={"italy": 3}, ussr={"berlin": 2}, prestige=4)
    assert 5 == t.s.prestige


@clause("13J-15.2", "13J-15.6")
def test_sit_28_three_markers_in_defcon_2() -> None:
    t = table(at="check_war", defcon_us=(4, 4, 4), defcon_ussr=(6, 6, 3), prestige=5)
    assert t.s.result == Result((1,), (-5, 5), "nuclear_war")
    t = table(at="check_war", defcon_us=(4, 4, 3), defcon_ussr=(6, 6, 3), prestige=5)
    assert (None, 2) == (t.s.result, t.s.round)


@clause("13J-15.4")
def test_sit_29_mutual_destruction() -> None:
    t = table(at="check_war", defcon_us=(3, 2, 7), defcon_ussr=(4, 5, 4), prestige=3)
    assert t.s.result == Result((), (0, 0), "mutual_destruction")


@clause("13J-18.18", "13J-15.5")
def test_sit_31_opponent_pushes_a_marker_into_defcon_1() -> None:
    t = table(
        us={"berlin": 2},
        defcon_us=(6, 2, 3),
        hand_us=["operation_mongoose", "close_allies"],
        hand_ussr=["scramble"],
    )
    t.do("us", "event operation_mongoose")
    t.do("ussr", "raise military", "done")
    assert (1, (7, 2, 3), None) == (t.s.prestige, t.defcon("us"), t.s.result)
    t.do("ussr", "command scramble", "done")
    t.do("us", "command close_allies", "remove berlin", "remove berlin", "done")
    assert (6, 2, 3) == t.defcon("us")


@clause("13J-7.2", "13J-7.3", "13J-7.4")
def test_sit_32_who_chooses_the_initiative() -> None:
    for prestige, chooser in ((-1, "us"), (0, "ussr"), (2, "ussr")):
        t = table(at="name_initiative", prestige=prestige, hand_us=["sops"], hand_ussr=["excomm"])
        assert chooser == t.asked[0]
        assert ["initiative us", "initiative ussr"] == t.legal(chooser)
    t = table(at="name_initiative", prestige=-1, hand_us=["sops"], hand_ussr=["scramble"])
    t.do("us", "initiative ussr")
    assert "ussr" == t.asked[0]
    t.do("ussr", "command scramble", "done")
    assert "us" == t.asked[0]


@clause("13J-17.3")
def test_sit_34_the_strategy_deck_never_runs_out() -> None:
    """Alliances thrice, a Summit of 4 and Intelligence Reports: 38 cards drawn, 1 left."""
    game = ThirteenDays({})
    t = Table(game, game.new())
    t.s.cubes[8] = 5  # the US leads on Alliances all game long
    first = ["summit_meeting", "excomm", "quarantine", "air_strike", "u_2_photographs"]
    second = ["sops", "scramble", "u_thant", "close_allies", "nuclear_submarines"]
    fifth = ["intelligence_reports", "wave_and_smile", "offensive_missiles", "public_protests"]
    deals = {1: first + second, 2: [], 3: []}
    while t.s.result is None:
        seat, question = t.asked
        if seat == "chance":
            wanted = deals[t.s.round] if question == "ask-deal" else []
            act = f"deal {wanted.pop(0)}" if wanted else t.legal("chance")[0]
            if (
                question == "ask-deal"
                and t.s.round == 2
                and f"deal {fifth[0]}" in t.legal("chance")
            ):
                act = f"deal {fifth[0]}"
            t.do("chance", act)
        elif question == "ask-play" and "event summit_meeting" in t.legal(seat):
            hand = [card for card in t.hand(seat) if card != "summit_meeting"]
            t.do(seat, "event summit_meeting", *[f"discard {card}" for card in hand], "done")
        elif question == "ask-play" and "event intelligence_reports" in t.legal(seat):
            t.do(seat, "event intelligence_reports")
        else:
            t.do(seat, quiet(t, seat))
    drawn = [len(t.said("alliances-drawn-hidden")), len(t.said("replacement-drawn"))]
    assert ([3, 1], [4]) == (drawn, [args["n"] for args in t.said("cards-drawn")])
    assert (1, 9) == (t.deck, (t.s.aftermath[0] | t.s.aftermath[1]).bit_count())


def quiet(t: Table, seat: str) -> str:
    """An act that keeps the peace, and draws for Alliances."""
    legal = t.legal(seat)
    for wish in ("draw", "keep", "discard", "decline", "done", "command", "initiative us"):
        for act in legal:
            if act.startswith(wish):
                return act
    return next((act for act in legal if act in ("agenda turkey", "agenda berlin")), legal[-1])


@clause("13J-18.25")
def test_sit_35_wave_and_smile() -> None:
    t = table(us={"turkey": 1, "italy": 3}, hand_us=["wave_and_smile"])
    t.do("us", "event wave_and_smile", "remove turkey", "remove italy", "done")
    t.refused("us", "place italy", "13J-18.25")
    t.do("us", "place berlin", "place berlin", "done")
    assert ((0, 0), (2, 0), (2, 1)) == (t.cubes("turkey"), t.cubes("italy"), t.cubes("berlin"))
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-18.22", "13J-8.7")
@pytest.mark.parametrize(
    ("before", "act", "after"),
    [
        ((3, 5, 4), "lower political", (5, 3, 4)),
        ((3, 5, 4), "decline", (5, 5, 4)),
        ((7, 3, 4), "lower political", (8, 2, 4)),
        ((7, 3, 4), "lower world_opinion", (8, 3, 3)),
        ((3, 2, 4), "lower political", (5, 1, 4)),
    ],
)
def test_sit_37_invasion_of_cuba_trades_tracks(before: Spaces, act: str, after: Spaces) -> None:
    t = table(defcon_us=before, hand_us=["invasion_of_cuba"], hand_ussr=["sops"])
    t.do("us", "event invasion_of_cuba", act)
    assert (after, ("ussr", "ask-play")) == (t.defcon("us"), t.asked)


@clause("13J-18.21", "13J-18.33")
def test_sit_38_conditions_on_the_defcon_3_area() -> None:
    t = table(defcon_us=(2, 3, 2), hand_us=["offensive_missiles"])
    t.do("us", "event offensive_missiles", "place turkey", "place italy", "place cuba_pol", "done")
    assert ((2, 0), (2, 0), (1, 0)) == (t.cubes("turkey"), t.cubes("italy"), t.cubes("cuba_pol"))
    assert (2, 3, 2) == t.defcon("us")
    t = table(defcon_us=(2, 4, 2), hand_us=["offensive_missiles"], hand_ussr=["sops"])
    t.do("us", "event offensive_missiles")
    assert ("ussr", "ask-play") == t.asked
    t = table(turn="ussr", ussr={"berlin": 5}, hand_ussr=["maskirovka"])
    t.do("ussr", "event maskirovka")
    t.refused("ussr", "place berlin", "13J-9.10")
    t.do("ussr", "place atlantic", "place cuba_mil", "done")
    assert ((0, 5), (0, 1), (0, 1)) == (t.cubes("berlin"), t.cubes("atlantic"), t.cubes("cuba_mil"))


@clause("13J-16.6", "13J-16.9")
def test_sit_40_dead_level() -> None:
    t = table(
        at="advance_round",
        round=3,
        letter="ussr",
        aftermath_us=["excomm", "u_2_photographs", "intelligence_reports"],
        aftermath_ussr=["fidel_castro", "defensive_missiles", "a_face_saver"],
    )
    assert [{"us": 4, "ussr": 4}] == t.said("aftermath-counted")
    assert t.s.result == Result((1,), (-1, 1), "personal_letter")


@clause("13J-8.12", "13J-18.11")
@pytest.mark.parametrize(("covered", "political"), [(False, 3), (True, 5)])
def test_sit_41_the_ban_on_lowering_and_a_command_inside_an_event(
    covered: bool, political: int
) -> None:
    t = table(
        turn="ussr",
        us={},
        ussr={"italy": 3},
        defcon_ussr=(4, 5, 3),
        hand_ussr=["national_liberation"],
        effects={"contained": ["ussr"]},
        options={"ban_covers_event_commands": covered},
    )
    t.do("ussr", "event national_liberation", *["remove italy"] * 3, "done")
    assert ((0, 0), (4, political, 3)) == (t.cubes("italy"), t.defcon("ussr"))
    assert covered == bool(t.said("lowering-barred"))


def test_sit_41_variant_u_thant_lowers_nothing() -> None:
    ban = {"contained": ["ussr"]}
    t = table(turn="ussr", defcon_ussr=(4, 5, 3), hand_ussr=["u_thant"], effects=ban)
    t.do("ussr", "event u_thant")
    assert (4, 5, 3) == t.defcon("ussr")


@clause("13J-18.19")
def test_sit_42_half_of_what_is_there() -> None:
    spread = {"berlin": 5, "italy": 3}
    t = table(us={"cuba_mil": 2}, ussr={"cuba_pol": 3, **spread}, hand_us=["air_strike"])
    t.do("us", "event air_strike", "choose strike")
    assert ["target cuba_pol"] == t.legal("us")
    t.do("us", "target cuba_pol")
    assert ((0, 1), (2, 0)) == (t.cubes("cuba_pol"), t.cubes("cuba_mil"))
    assert [15, 8] == t.game.to_json(t.game.observe(t.s, None))["supply"]
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))
    t = table(us={"cuba_mil": 2}, ussr=spread, hand_us=["air_strike"], hand_ussr=["sops"])
    t.do("us", "event air_strike", "choose strike")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-8.13")
def test_sit_43_the_ban_does_not_bind_the_other_player() -> None:
    t = table(
        turn="ussr", defcon_us=(5, 3, 3), hand_us=["operation_mongoose"], hand_ussr=["bay_of_pigs"]
    )
    t.do("ussr", "event bay_of_pigs")
    t.do("us", "choose submit")
    t.do("us", "event operation_mongoose")
    t.do("ussr", "lower military", "done")
    assert (1, (4, 3, 3)) == (t.s.prestige, t.defcon("us"))


def alliances() -> Table:
    """SIT-44: step 5, alliances 2–0, Strategy deck 9."""
    kept = ["fidel_castro", *[card for card in CARDS if card != "fidel_castro"][:8]]
    gone = [card for card in CARDS if card not in kept]
    t = table(at="alliances", us={"alliances": 2}, discard=gone, agendas=("turkey", "berlin"))
    assert 9 == t.deck
    return t


@clause("13J-12.5", "13J-12.6", "13J-12.8")
def test_sit_44_alliances_left_unused() -> None:
    t = alliances()
    t.do("us", "decline")
    assert (9, [0, 0]) == (t.deck, t.s.aftermath)
    assert [] == t.said("alliances-drawn-hidden")
    t = alliances()
    t.do("us", "draw")
    t.do("chance", "deal fidel_castro")
    t.do("us", "discard fidel_castro")
    assert (8, True) == (t.deck, "fidel_castro" in t.discard)
    t = alliances()
    t.do("us", "draw")
    t.do("chance", "deal fidel_castro")
    t.do("us", "keep fidel_castro")
    counts = t.game.to_json(t.game.observe(t.s, 1))["aftermath"]
    assert (8, [{"count": 1, "cards": []}, {"count": 0, "cards": []}]) == (t.deck, counts)
    imagined = {
        t.game.imagine(t.game.observe(t.s, 1), detente.Rng(n)).aftermath[0] for n in range(9)
    }
    assert len(imagined) > 1
