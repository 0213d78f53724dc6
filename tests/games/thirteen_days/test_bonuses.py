"""Sections 11 and 12: a card for the Aftermath, and the media bonuses."""

import pytest

from detente.games.thirteen_days.cards import CARDS
from tests.clauses import clause
from tests.games.thirteen_days.table import Cubes, Spaces, Table, table


@clause("13J-11.1", "13J-11.2", "13J-11.3")
def test_the_last_card_goes_face_down_to_the_aftermath() -> None:
    t = table(
        at="set_cards_aside",
        hand_us=["sops"],
        hand_ussr=["scramble"],
        us={"television": 1},
        agendas=("turkey", "berlin"),
    )
    assert ("us", "ask-television") == t.asked
    assert [1 << CARDS.index("sops"), 1 << CARDS.index("scramble")] == t.s.aftermath
    assert ([], []) == (t.hand("us"), t.hand("ussr"))
    seen = t.game.to_json(t.game.observe(t.s, 0))["aftermath"]
    assert [{"count": 1, "cards": ["sops"]}, {"count": 1, "cards": []}] == seen
    assert ["card-set-aside", "card-set-aside-hidden"] == t.log("us")[:2]


def step_5(us: Cubes, ussr: Cubes, letter: str = "us", defcon_us: Spaces = (2, 3, 2)) -> Table:
    """Step 5 of round 3, after which the markers stay where they are."""
    agendas = ("turkey", "berlin")
    return table(
        at="television",
        round=3,
        us=us,
        ussr=ussr,
        letter=letter,
        defcon_us=defcon_us,
        agendas=agendas,
    )


@clause("13J-12.1")
@pytest.mark.parametrize(
    ("us", "ussr", "asked"),
    [(1, 0, "us"), (0, 1, "ussr"), (3, 2, "us"), (2, 5, "ussr")],
)
def test_the_side_with_more_cubes_may_use_a_bonus(us: int, ussr: int, asked: str) -> None:
    for place in ("television", "alliances"):
        t = step_5({place: us}, {place: ussr})
        assert (asked, f"ask-{place}") == t.asked


@clause("13J-12.1")
@pytest.mark.parametrize("cubes", [0, 2])
def test_with_equal_cubes_nobody_uses_a_bonus(cubes: int) -> None:
    level = dict.fromkeys(("television", "united_nations", "alliances"), cubes)
    t = step_5(level, level)
    assert t.s.result is not None  # nobody was asked anything to the end of round 3


@clause("13J-12.2", "13J-12.7")
def test_the_three_bonuses_come_one_after_the_other_and_leave_the_cubes() -> None:
    t = step_5({}, {"television": 1, "united_nations": 1, "alliances": 1}, letter="us")
    assert ("ussr", "ask-television") == t.asked
    t.do("ussr", "lower military")
    assert ("ussr", "ask-united-nations") == t.asked
    t.do("ussr", "take")
    assert ("ussr", "ask-alliances") == t.asked
    t.do("ussr", "draw")
    t.deal()
    t.do("ussr", t.legal("ussr")[0])
    for place in ("television", "united_nations", "alliances"):
        assert (0, 1) == t.cubes(place)


@clause("13J-12.3")
@pytest.mark.parametrize(
    ("act", "after"),
    [
        ("raise military", (4, 1, 5)),
        ("lower military", (2, 1, 5)),
        ("raise political", (3, 2, 5)),
        ("lower world_opinion", (3, 1, 4)),
        ("decline", (3, 1, 5)),
    ],
)
def test_television_moves_one_own_marker_one_space(act: str, after: tuple[int, int, int]) -> None:
    t = step_5({"television": 1}, {}, defcon_us=(3, 1, 5))
    t.do("us", act)
    assert after == t.defcon("us")


@clause("13J-12.3", "13J-4.6")
def test_television_cannot_move_a_marker_off_its_track() -> None:
    t = step_5({"television": 1}, {}, defcon_us=(1, 8, 2))
    t.refused("us", "lower military", "13J-4.6", "end-of-track")
    t.refused("us", "raise political", "13J-4.6", "end-of-track")
    t.refused("us", "done", "13J-12.3", "answer-is-due")


@clause("13J-12.4")
def test_united_nations_takes_the_letter() -> None:
    t = step_5({}, {"united_nations": 1}, letter="us")
    assert ["take", "decline"] == t.legal("ussr")
    t.do("ussr", "take")
    assert "ussr" == t.letter


@clause("13J-12.4")
def test_united_nations_has_no_effect_for_the_holder() -> None:
    t = step_5({"united_nations": 3, "alliances": 1}, {}, letter="us")
    assert ("us", "ask-alliances") == t.asked


@clause("13J-12.5")
def test_alliances_shows_the_top_card_to_its_leader_alone_who_may_keep_it() -> None:
    t = step_5({"alliances": 1}, {})
    t.do("us", "draw")
    t.do("chance", "deal fidel_castro")
    shown = [t.game.to_json(t.game.observe(t.s, seat))["drawn"] for seat in (0, 1, None)]
    assert ["fidel_castro", "hidden", "hidden"] == shown
    assert ["keep fidel_castro", "discard fidel_castro"] == t.legal("us")
    t.refused("us", "keep sops", "13J-12.5", "only-the-card-drawn")
    t.refused("us", "discard sops", "13J-12.5", "only-the-card-drawn")
    t.do("us", "keep fidel_castro")
    assert 1 << CARDS.index("fidel_castro") == t.s.aftermath[0]
    assert ["alliances-drawn-hidden", "alliances-kept-hidden"] == t.log("ussr")[:2]
    assert ["alliances-drawn", "alliances-kept"] == t.log("us")[:2]


@clause("13J-12.6")
def test_an_alliances_card_that_is_not_kept_is_discarded_face_up() -> None:
    t = step_5({"alliances": 1}, {})
    t.do("us", "draw")
    t.do("chance", "deal fidel_castro")
    t.do("us", "discard fidel_castro")
    assert (["fidel_castro"], [0, 0]) == (t.discard, t.s.aftermath)
    assert [{"seat": "seat-us", "card": "card-fidel_castro"}] == t.said("discarded", "ussr")


@clause("13J-12.8")
def test_every_bonus_may_be_left_unused() -> None:
    t = step_5({"television": 1, "united_nations": 1, "alliances": 1}, {}, letter="ussr")
    deck = t.deck
    t.do("us", "decline", "decline", "decline")
    assert ("ussr", deck, (2, 3, 2)) == (t.letter, t.deck, t.defcon("us"))
    assert ["battleground-television", "battleground-united_nations", "battleground-alliances"] == [
        args["where"] for args in t.said("bonus-declined")
    ]


@clause("13J-11.3")
def test_what_was_set_aside_stays_unseen_through_the_next_round() -> None:
    t = table(
        at="set_cards_aside",
        round=2,
        hand_us=["sops"],
        hand_ussr=["scramble"],
        aftermath_ussr=["excomm"],
        agendas=("turkey", "berlin"),
    )
    assert 3 == t.s.round
    seen = t.game.to_json(t.game.observe(t.s, 0))["aftermath"]
    assert [{"count": 1, "cards": ["sops"]}, {"count": 2, "cards": []}] == seen


@clause("13J-12.1")
@pytest.mark.parametrize(("us", "ussr", "asked"), [(1, 0, "us"), (2, 5, "ussr")])
def test_the_side_with_more_cubes_on_united_nations_may_use_it(
    us: int, ussr: int, asked: str
) -> None:
    holder = "ussr" if asked == "us" else "us"
    t = step_5({"united_nations": us}, {"united_nations": ussr}, letter=holder)
    assert (asked, "ask-united-nations") == t.asked
