"""Section 7: Strategy cards and initiative."""

import pytest

from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-7.2", "13J-7.3")
@pytest.mark.parametrize(
    ("prestige", "chooser"), [(-1, "us"), (-5, "us"), (0, "ussr"), (1, "ussr"), (5, "ussr")]
)
def test_the_side_with_less_prestige_names_who_plays_first(prestige: int, chooser: str) -> None:
    t = table(at="name_initiative", prestige=prestige)
    assert (chooser, "ask-initiative") == t.asked
    assert ["initiative us", "initiative ussr"] == t.legal(chooser)


@clause("13J-7.2")
@pytest.mark.parametrize("first", ["us", "ussr"])
def test_either_side_may_be_named(first: str) -> None:
    t = table(at="name_initiative", hand_us=["sops"], hand_ussr=["scramble"])
    t.do("ussr", f"initiative {first}")
    assert (first, "ask-play") == t.asked
    assert [{"by": "seat-ussr", "seat": f"seat-{first}"}] == t.said("initiative-named")


@clause("13J-7.4", "13J-7.5", "13J-11.1")
def test_play_alternates_until_each_side_has_played_four_cards() -> None:
    us = ["quarantine", "excomm", "air_strike", "public_protests", "wave_and_smile"]
    ussr = ["maskirovka", "fidel_castro", "missile_trade", "suez_hungary", "bay_of_pigs"]
    t = table(at="name_initiative", hand_us=us, hand_ussr=ussr, agendas=("turkey", "berlin"))
    t.do("ussr", "initiative us")
    order = []
    for n in range(8):
        seat = t.asked[0]
        order.append(seat)
        t.do(seat, f"command {(us if seat == 'us' else ussr)[n // 2]}", "done")
    assert ["us", "ussr"] * 4 == order
    assert [["wave_and_smile"], ["bay_of_pigs"]] == [
        [card for card in t.game.nouns["card"] if pile >> t.game.nouns["card"].index(card) & 1]
        for pile in t.s.aftermath
    ]


@clause("13J-7.4")
def test_the_other_side_cannot_play_first() -> None:
    t = table(turn="us", hand_us=["sops"], hand_ussr=["scramble"])
    t.refused("ussr", "event scramble", "13J-7.5", "not-your-turn")


@clause("13J-7.6")
@pytest.mark.parametrize("pass_", ["done", "decline"])
def test_passing_is_not_allowed(pass_: str) -> None:
    t = table(hand_us=["sops"])
    t.refused("us", pass_, "13J-7.6", "no-passing")


@clause("13J-7.7")
def test_a_card_is_played_for_its_event_or_for_command() -> None:
    t = table(hand_us=["scramble"], letter="ussr")
    assert ["event scramble", "command scramble"] == t.legal("us")
    t.refused("us", "event sops", "13J-7.7", "not-in-hand")
    t.refused("us", "command sops", "13J-7.7", "not-in-hand")
    t.refused("us", "letter sops", "13J-7.7", "not-in-hand")


@clause("13J-7.8")
def test_the_event_of_an_enemy_card_cannot_be_played() -> None:
    t = table(hand_us=["fidel_castro", "excomm", "sops"])
    t.refused("us", "event fidel_castro", "13J-7.8", "event-of-the-enemy")
    assert {"event excomm", "event sops"} <= set(t.legal("us"))
    t = table(turn="ussr", hand_ussr=["fidel_castro", "excomm", "sops"])
    t.refused("ussr", "event excomm", "13J-7.8", "event-of-the-enemy")
    assert {"event fidel_castro", "event sops"} <= set(t.legal("ussr"))


@clause("13J-7.9")
@pytest.mark.parametrize("card", ["fidel_castro", "excomm", "sops"])
def test_any_card_may_be_played_for_command(card: str) -> None:
    t = table(hand_us=[card])
    assert f"command {card}" in t.legal("us")


@clause("13J-7.10")
def test_a_played_card_is_discarded_once_it_is_fully_resolved() -> None:
    t = table(hand_us=["scramble"], discard=["sops"])
    t.do("us", "event scramble", "place berlin")
    assert ["sops"] == t.discard
    t.do("us", "done")
    assert ["sops", "scramble"] == t.discard


@clause("13J-7.12", "13J-7.6")
def test_a_command_of_no_cubes_spends_the_card_and_moves_nothing() -> None:
    t = table(hand_us=["excomm"])
    t.do("us", "command excomm", "done")
    assert ((2, 3, 2), ["excomm"]) == (t.defcon("us"), t.discard)
    assert [{"seat": "seat-us"}] == t.said("commanded-nothing")


@clause("13J-7.12")
def test_before_a_command_of_no_cubes_the_enemy_is_offered_the_event() -> None:
    t = table(hand_us=["berlin_blockade"])
    t.do("us", "command berlin_blockade")
    assert ("ussr", "ask-offer-event") == t.asked
    t.do("ussr", "decline")
    t.do("us", "done")
    assert 0 == t.s.prestige


def test_the_prompt_counts_the_plays() -> None:
    t = table(turn="us", played=(2, 2), hand_us=["sops"])
    assert {"n": 3, "total": 4} == t.game.prompt(t.s, 0).args


@clause("13J-7.10")
def test_a_discarded_card_is_never_dealt_again() -> None:
    t = table(at="deal_hands", discard=["sops"], agendas=("turkey", "berlin"))
    assert "deal sops" not in t.legal("chance")
    assert "deal scramble" in t.legal("chance")
