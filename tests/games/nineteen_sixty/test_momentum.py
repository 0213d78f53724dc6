"""The momentum phase (60-8)."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import COPIES, DEALT
from detente.games.nineteen_sixty.codes import AWARDS, DECAY, ISSUE_DECAY, SHIFT
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


@clause("60-8.1", "60-8.2", "60-8.3", "60-8.6", "60-8.7", "60-8.9", "60-8.10", "60-8.14")
def test_s32_momentum_phase_first_edition_order() -> None:
    t = Table().momentum(5, 3).issues(defense="N2", economy="K1").media(east="K1", west="N2")
    t.at(DECAY).go()
    assert ((3, 2), "kennedy space-two") == (t.pace, t.asked)

    t.play("award endorsement", "endorsement south")
    assert ("K1", (3, 3)) == (t.marker("south"), t.pace)
    t.play("endorsement major")
    assert "nixon pick-region" == t.asked
    assert "60-8.14 no-declining" == t.refused("decline")
    t.play("region east")
    assert ("N1", "N1", "0") == (t.marker("east"), t.issue("defense"), t.issue("economy"))
    t.play("swap upper")

    assert ["economy", "defense", "civil_rights"] == t.order
    assert (3, 3) == t.pace


@clause("60-8.1")
@pytest.mark.parametrize("before,after", [(5, 3), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)])
def test_half_the_momentum_is_discarded_rounded_down(before: int, after: int) -> None:
    t = Table().momentum(before, 0).at(DECAY).go()

    assert after == t.pace[0]


@clause("60-8.2")
def test_space_1_pays_a_momentum_and_an_endorsement() -> None:
    t = Table().momentum(0, 0).issues(defense="N1").at(AWARDS).go()

    assert ((0, 1), "chance endorsement-card") == (t.pace, t.asked)


@clause("60-8.3")
def test_space_2_pays_one_or_the_other() -> None:
    t = Table().momentum(0, 0).issues(economy="K1").at(AWARDS)

    assert ["award momentum", "award endorsement"] == t.open()
    t.play("award momentum")
    assert (1, 0) == t.pace


@clause("60-8.4")
def test_space_3_pays_a_momentum() -> None:
    t = Table().momentum(0, 0).issues(civil_rights="N3").at(AWARDS).go()

    assert (0, 1) == t.pace


@clause("60-8.5")
def test_an_issue_without_a_leader_pays_nothing() -> None:
    t = Table(kennedy="gaffe").momentum(0, 0).at(AWARDS).go()

    assert ((0, 0), "kennedy place-strategy") == (t.pace, t.asked)


@clause("60-8.6")
def test_the_space_2_card_is_drawn_before_the_space_1_card() -> None:
    t = Table().issues(defense="N1", economy="K1").at(AWARDS).play("award endorsement")

    t.play("endorsement west")
    assert "K1" == t.marker("west")
    t.play("endorsement east")

    assert "N1" == t.marker("east")


@clause("60-8.8")
def test_drawn_endorsement_cards_are_set_aside() -> None:
    t = Table().issues(defense="N1").at(AWARDS)
    assert 16 == sum(t.s.endorsement_deck)

    t.play("endorsement east")

    assert [2, 3, 3, 3, 4] == list(t.s.endorsement_deck)


@clause("60-8.8")
def test_a_kind_of_endorsement_that_is_used_up_cannot_come() -> None:
    t = Table().issues(defense="N1").at(AWARDS)
    t.s.endorsement_deck = bytes((0, 0, 0, 1, 3))

    assert ["endorsement west", "endorsement major"] == t.open()
    assert [1, 3] == [weight for _, weight in t.game.odds(t.s)]


@clause("60-8.9", "60-8.13")
def test_every_tile_with_support_loses_one() -> None:
    t = Table().issues(defense="N2", economy="K1").at(ISSUE_DECAY).go()

    assert ["N1", "0", "0"] == [t.issue(i) for i in ("defense", "economy", "civil_rights")]


@clause("60-8.10", "60-8.13")
def test_more_media_may_exchange_two_neighbours_or_not() -> None:
    t = Table(kennedy="gaffe").media(east="K2", west="N1").at(SHIFT)
    assert ["swap upper", "swap lower", "decline"] == t.open()

    t.play("swap lower")

    assert ["defense", "civil_rights", "economy"] == t.order


@clause("60-8.10")
def test_the_shift_may_be_declined() -> None:
    t = Table(kennedy="gaffe").media(east="N2").at(SHIFT).play("decline")

    assert ["defense", "economy", "civil_rights"] == t.order


@clause("60-8.11")
def test_equal_media_shift_nothing() -> None:
    t = Table(kennedy="gaffe").media(east="K2", west="N2").at(SHIFT)

    assert "kennedy place-strategy" == t.asked


@clause("60-8.12")
def test_support_stays_on_its_tile_when_tiles_move() -> None:
    t = Table(kennedy="gaffe").media(east="K2").issues(defense="N3").at(SHIFT).play("swap upper")

    assert (["economy", "defense", "civil_rights"], "N3") == (t.order, t.issue("defense"))


@clause("60-8.6")
def test_space_3_is_paid_before_space_2_is_asked() -> None:
    t = Table().momentum(0, 0).issues(civil_rights="N1", economy="K1", defense="N1").at(AWARDS)

    assert ("kennedy space-two", (0, 1)) == (t.asked, t.pace)
    t.play("award momentum")
    assert ("chance endorsement-card", (1, 2)) == (t.asked, t.pace)


@clause("60-8.8")
def test_fourteen_of_sixteen_endorsement_cards_at_most_are_drawn() -> None:
    turns = [turn for turn, cards in enumerate(DEALT) if cards]  # those with a momentum phase
    spaces = 2  # space 1 always, space 2 by choice

    assert (14, 16) == (len(turns) * spaces, sum(COPIES))


@clause("60-8.14")
def test_the_region_of_a_major_endorsement_is_chosen_before_the_next_award() -> None:
    t = Table().momentum(0, 0).issues(economy="K1", defense="N1").at(AWARDS)

    t.play("award endorsement", "endorsement major")

    assert ("kennedy pick-region", (0, 0)) == (t.asked, t.pace)
    t.play("region west")
    assert ("K1", "chance endorsement-card", (0, 1)) == (t.marker("west"), t.asked, t.pace)
