"""Section 18, the cards of the United Nations, branch by branch."""

import pytest

from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-18.1")
@pytest.mark.parametrize(
    "places",
    [
        ["television", "television", "alliances"],
        ["television", "united_nations", "alliances"],
        ["alliances"],
        [],
    ],
)
def test_speech_to_the_nation_adds_up_to_3_on_world_opinion(places: list[str]) -> None:
    t = table(hand_us=["speech_to_the_nation"])
    t.do("us", "event speech_to_the_nation", *[f"place {place}" for place in places], "done")
    for place in ("television", "united_nations", "alliances"):
        assert (places.count(place), 0) == t.cubes(place)
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-18.1")
def test_speech_to_the_nation_adds_no_third_cube_to_one_battleground() -> None:
    t = table(us={"television": 2}, hand_us=["speech_to_the_nation"])
    t.do("us", "event speech_to_the_nation", "place television", "place television")
    assert (4, 0) == t.cubes("television")
    t.refused("us", "place television", "13J-18.1", "no-more-there")
    t.refused("us", "place berlin", "13J-18.1", "card-names-others")
    t.refused("us", "remove television", "13J-18.1", "card-places")
    t.do("us", "place alliances")
    t.refused("us", "place united_nations", "13J-18.1", "event-used-up")


@clause("13J-18.2")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ([], (2, 3, 4)),
        (["raise military"], (3, 3, 4)),
        (["raise military", "raise military"], (4, 3, 4)),
        (["lower world_opinion", "lower world_opinion"], (2, 3, 2)),
    ],
)
def test_guns_of_august_moves_one_marker_up_to_2(
    moves: list[str], after: tuple[int, int, int]
) -> None:
    t = table(defcon_us=(2, 3, 4), hand_us=["the_guns_of_august"])
    t.do("us", "event the_guns_of_august", *moves, "done")
    assert after == t.defcon("us")
    assert ("us", "ask-event-command") == t.asked


@clause("13J-18.2")
def test_guns_of_august_keeps_to_one_track_and_one_way() -> None:
    t = table(hand_us=["the_guns_of_august"])
    t.do("us", "event the_guns_of_august", "raise political")
    t.refused("us", "raise military", "13J-18.2", "one-marker-one-way")
    t.refused("us", "lower political", "13J-18.2", "one-marker-one-way")
    t.do("us", "raise political")
    t.refused("us", "raise political", "13J-18.2", "event-used-up")


@clause("13J-18.2")
def test_guns_of_august_then_places_or_removes_one_cube() -> None:
    t = table(us={"italy": 2}, hand_us=["the_guns_of_august"])
    t.do("us", "event the_guns_of_august", "done", "remove italy")
    assert (["done"], (1, 0)) == (t.legal("us"), t.cubes("italy"))


@clause("13J-18.3")
@pytest.mark.parametrize(("us", "ussr", "who"), [(2, 1, "us"), (0, 1, "ussr")])
def test_fifty_fifty_is_for_the_leader_on_television(us: int, ussr: int, who: str) -> None:
    t = table(us={"television": us}, ussr={"television": ussr}, hand_us=["fifty_fifty"])
    t.do("us", "event fifty_fifty")
    assert (who, "ask-shift-two") == t.asked


@clause("13J-18.3")
def test_fifty_fifty_does_nothing_when_television_is_level() -> None:
    t = table(us={"television": 1}, ussr={"television": 1}, hand_us=["fifty_fifty"])
    t.do("us", "event fifty_fifty")
    assert [{"card": "card-fifty_fifty"}] == t.said("no-effect")


@clause("13J-18.3")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ([], (2, 3, 2)),
        (["lower political"], (2, 2, 2)),
        (["raise military", "lower political"], (3, 2, 2)),
    ],
)
def test_fifty_fifty_moves_up_to_two_markers_by_1(
    moves: list[str], after: tuple[int, int, int]
) -> None:
    t = table(us={"television": 1}, hand_us=["fifty_fifty"])
    t.do("us", "event fifty_fifty", *moves, "done")
    assert after == t.defcon("us")


@clause("13J-18.3")
def test_fifty_fifty_moves_no_marker_twice() -> None:
    t = table(us={"television": 1}, hand_us=["fifty_fifty"])
    t.do("us", "event fifty_fifty", "raise military")
    t.refused("us", "raise military", "13J-18.3", "marker-has-moved")
    t.refused("us", "lower military", "13J-18.3", "marker-has-moved")
    t.do("us", "raise political")
    t.refused("us", "raise world_opinion", "13J-18.3", "event-used-up")


@clause("13J-18.3", "13J-8.12")
def test_fifty_fifty_lowers_nothing_for_a_banned_user_who_leads() -> None:
    ban = {"contained": ["us"]}
    t = table(us={"television": 1}, hand_us=["fifty_fifty"], effects=ban)
    t.do("us", "event fifty_fifty")
    t.refused("us", "lower military", "13J-8.12", "lowering-is-barred")


@clause("13J-18.4")
def test_sops_makes_later_commands_worth_1_more() -> None:
    t = table(hand_us=["sops", "quarantine"], hand_ussr=["scramble"])
    t.do("us", "event sops")
    t.do("ussr", "command scramble", "done")
    t.do("us", "command quarantine")
    assert 2 == t.game.prompt(t.s, 0).args["left"]
    assert [{"seat": "seat-us", "card": "card-sops"}] == t.said("round-effect")


@clause("13J-18.5")
@pytest.mark.parametrize("places", [["italy", "italy"], ["turkey", "cuba_pol"], ["italy"], []])
def test_close_allies_adds_up_to_2_on_political(places: list[str]) -> None:
    t = table(us={}, hand_us=["close_allies"])
    t.do("us", "event close_allies", *[f"place {place}" for place in places], "done")
    for place in ("italy", "turkey", "cuba_pol"):
        assert (places.count(place), 0) == t.cubes(place)
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-18.5")
def test_close_allies_reaches_political_battlegrounds_only() -> None:
    t = table(hand_us=["close_allies"])
    t.do("us", "event close_allies")
    t.refused("us", "place berlin", "13J-18.5", "card-names-others")


@clause("13J-18.6")
def test_intelligence_reports_takes_any_card_of_the_hand_at_random() -> None:
    t = table(hand_us=["intelligence_reports"], hand_ussr=["maskirovka", "scramble"])
    t.do("us", "event intelligence_reports")
    assert ["steal scramble", "steal maskirovka"] == t.legal("chance")
    assert [1, 1] == [weight for _, weight in t.game.odds(t.s)]


@clause("13J-18.6")
def test_intelligence_reports_plays_the_taken_event_beside_the_four_plays() -> None:
    t = table(hand_us=["intelligence_reports", "sops"], hand_ussr=["u_thant"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal u_thant")
    t.do("us", "event u_thant")
    assert ((1, 2, 1), [1, 0]) == (t.defcon("us"), t.s.played)
    t.do("chance", "deal scramble")
    assert (["scramble"], ("ussr", "ask-play")) == (t.hand("ussr"), t.asked)


@clause("13J-18.6")
def test_intelligence_reports_lets_the_letter_be_spent_on_the_taken_card() -> None:
    t = table(hand_us=["intelligence_reports"], hand_ussr=["sops"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal sops")
    assert ["event sops", "command sops", "letter sops", "discard sops"] == t.legal("us")
    t.do("us", "letter sops", "place berlin", "place berlin", "done")
    assert ("ussr", (2, 1)) == (t.letter, t.cubes("berlin"))


@clause("13J-18.6")
def test_intelligence_reports_offers_the_victim_the_event_of_its_own_card() -> None:
    t = table(hand_us=["intelligence_reports"], hand_ussr=["fidel_castro"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal fidel_castro")
    t.refused("us", "event fidel_castro", "13J-7.8", "event-of-the-enemy")
    t.do("us", "command fidel_castro")
    assert ("ussr", "ask-offer-event") == t.asked


@clause("13J-18.6")
def test_intelligence_reports_may_discard_the_taken_card() -> None:
    t = table(hand_us=["intelligence_reports", "excomm"], hand_ussr=["scramble"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal scramble")
    t.refused("us", "event excomm", "13J-18.6", "only-the-card-taken")
    t.refused("us", "discard excomm", "13J-18.6", "only-the-card-taken")
    t.do("us", "discard scramble")
    t.deal()
    assert ["intelligence_reports", "scramble"] == t.discard
    assert 1 == len(t.hand("ussr"))


@clause("13J-18.6")
def test_intelligence_reports_against_an_empty_hand_does_nothing() -> None:
    t = table(hand_us=["intelligence_reports"])
    t.do("us", "event intelligence_reports")
    assert [{"card": "card-intelligence_reports"}] == t.said("no-effect")


@clause("13J-18.7")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_summit_meeting_discards_any_number_then_draws_as_many(n: int) -> None:
    others = ["excomm", "sops"]
    t = table(hand_us=["summit_meeting", *others], hand_ussr=["scramble"])
    t.do("us", "event summit_meeting", *[f"discard {card}" for card in others[:n]])
    deck = t.deck
    t.do("us", "done")
    t.deal()
    assert (2, deck - n) == (len(t.hand("us")), t.deck)
    assert {"summit_meeting", *others[:n]} == set(t.discard)
    assert [{"seat": "seat-us", "n": n}] == t.said("cards-drawn")


@clause("13J-18.7")
def test_summit_meeting_discards_own_cards_only() -> None:
    t = table(hand_us=["summit_meeting"], hand_ussr=["scramble"])
    t.do("us", "event summit_meeting")
    t.refused("us", "discard scramble", "13J-18.7", "not-in-hand")


@clause("13J-18.8")
def test_to_the_brink_takes_1_off_the_opponent_s_commands() -> None:
    t = table(hand_us=["to_the_brink"], hand_ussr=["scramble"])
    t.do("us", "event to_the_brink")
    t.do("ussr", "command scramble")
    assert 2 == t.game.prompt(t.s, 1).args["left"]
    t = table(hand_us=["to_the_brink"], hand_ussr=["u_thant"])
    t.do("us", "event to_the_brink")
    t.do("ussr", "command u_thant")
    assert 1 == t.game.prompt(t.s, 1).args["left"]


@clause("13J-18.9")
@pytest.mark.parametrize("places", [["berlin", "berlin"], ["atlantic", "cuba_mil"], []])
def test_nuclear_submarines_adds_up_to_2_on_military(places: list[str]) -> None:
    t = table(hand_us=["nuclear_submarines"])
    t.do("us", "event nuclear_submarines", *[f"place {place}" for place in places], "done")
    for place in ("berlin", "atlantic", "cuba_mil"):
        assert places.count(place) == t.cubes(place)[0]
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-18.10")
def test_u_thant_lowers_all_three_markers_to_the_floor() -> None:
    t = table(defcon_us=(1, 4, 8), hand_us=["u_thant"])
    t.do("us", "event u_thant")
    assert ((1, 3, 7), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-18.11")
def test_containment_counts_a_card_taken_by_the_victim_as_played_by_it() -> None:
    t = table(
        turn="ussr",
        hand_us=["u_thant"],
        hand_ussr=["intelligence_reports"],
        effects={"contained": ["ussr"]},
    )
    t.do("ussr", "event intelligence_reports")
    t.do("chance", "steal u_thant")
    t.do("ussr", "event u_thant")
    assert (3, 2, 2) == t.defcon("ussr")


@clause("13J-18.11")
def test_containment_is_for_the_opponent() -> None:
    t = table(hand_us=["containment", "u_thant"], hand_ussr=["u_thant", "scramble"])
    t.do("us", "event containment")
    assert [{"seat": "seat-ussr", "card": "card-containment"}] == t.said("round-effect")
    t.do("ussr", "command scramble", "done")
    t.do("us", "event u_thant")
    assert (1, 2, 1) == t.defcon("us")


@clause("13J-18.12")
def test_a_face_saver_commands_3_then_the_opponent_may_command_1() -> None:
    t = table(hand_us=["a_face_saver"], hand_ussr=["sops"])
    t.do("us", "event a_face_saver", *["place berlin"] * 3, "done")
    assert (4, 3, 2) == t.defcon("us")
    assert ("ussr", "ask-event-command") == t.asked
    t.do("ussr", "place berlin")
    t.refused("ussr", "place berlin", "13J-9.9", "allowance-used")
    t.do("ussr", "done")
    assert ((3, 2), (3, 2, 2)) == (t.cubes("berlin"), t.defcon("ussr"))


@clause("13J-18.12")
def test_the_opponent_may_leave_the_command_of_a_face_saver() -> None:
    t = table(hand_us=["a_face_saver"], hand_ussr=["sops"])
    t.do("us", "event a_face_saver", "done")
    t.do("ussr", "done")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-18.13")
def test_scramble_adds_1_on_each_of_up_to_three() -> None:
    t = table(hand_us=["scramble"])
    t.do("us", "event scramble", "place berlin")
    t.refused("us", "place berlin", "13J-18.13", "no-more-there")
    t.do("us", "place italy", "place alliances")
    t.refused("us", "place turkey", "13J-18.13", "event-used-up")
    t.do("us", "done")
    assert ((1, 1), (2, 0), (1, 0)) == (t.cubes("berlin"), t.cubes("italy"), t.cubes("alliances"))
    assert (2, 3, 2) == t.defcon("us")
