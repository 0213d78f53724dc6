"""The cards with Kennedy's icon alone, one by one."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import CARDS, OWN_CARD
from detente.games.nineteen_sixty.events.table import EVENTS
from detente.games.nineteen_sixty.state import prevented
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, card, names


@clause("60-15.1")
def test_every_card_has_an_event_and_the_candidates_have_none() -> None:
    assert set(EVENTS) == set(range(len(CARDS))) - set(OWN_CARD)


def test_give_me_a_week() -> None:
    t = Table().momentum(0, 3).issues(defense="N2", economy="N1", civil_rights="K1")

    t.event("give_me_a_week")

    assert (0, 1) == t.pace
    assert ["N1", "0", "K1"] == [t.issue(i) for i in ("defense", "economy", "civil_rights")]


@pytest.mark.parametrize(
    "name,on",
    [
        ("jackie_kennedy", NIXON),
        ("nixons_knee", NIXON),
        ("nixons_pledge", NIXON),
        ("joe_kennedy", NIXON),
        ("ken_air", KENNEDY),
        ("bobby_kennedy", KENNEDY),
        ("eisenhowers_silence", NIXON),
        ("kennedys_peace_corps", KENNEDY),
        ("hostile_press_corps", NIXON),
        ("nixon_egged_in_michigan", NIXON),
        ("profiles_in_courage", KENNEDY),
    ],
)
def test_effects_until_the_end_of_the_turn(name: str, on: int) -> None:
    t = Table().event(name)

    assert ({name}, set()) == (names(t.s.effects[on]), names(t.s.effects[1 - on]))


def test_nixons_knee_brings_nixon_to_maryland() -> None:
    assert "md" == Table().event("nixons_knee").places[1]


@pytest.mark.parametrize(
    "name,where",
    [
        ("suburban_voters", "ny ca pa il oh tx mi"),
        ("mid_atlantic", "de md nj ny pa"),
        ("new_england", "ct ma me ny ri vt"),
        ("eleanor_roosevelts_speaking_tour", "il in ia ky mi mn mo oh wi"),
    ],
)
def test_five_support_at_most_two_per_state(name: str, where: str) -> None:
    t = Table().event(name)
    assert set(where.split()) == t.nouns("add")
    first, second, third = where.split()[:3]

    t.play(f"add {first}", f"add {first}")
    assert first not in t.nouns("add")
    t.play(f"add {second}", f"add {second}", f"add {third}")

    assert ["done"] == t.open()


def test_catholic_support_is_seven_anywhere() -> None:
    t = Table().event("catholic_support")
    assert 50 == len(t.nouns("add"))

    t.play(*[f"add {name}" for name in ["ny", "ny", "pa", "pa", "ca", "ca", "hi"]])

    assert (["done"], ["K2", "K1"]) == (t.open(), t.states("pa", "hi"))
    assert "60-6.54 nothing-left" == t.refused("add oh")


@pytest.mark.parametrize("name,by", [("a_new_frontier", KENNEDY), ("campaign_headquarters", NIXON)])
def test_discard_and_draw_as_many(name: str, by: int) -> None:
    t = Table(by).hand(by, "gaffe old_south recount").event(name, by)

    t.play("discard gaffe", "discard recount")
    assert "60-15.1 not-in-hand" == t.refused("discard gaffe")
    t.play("done", "draw volunteers", "draw swing_state")

    assert {"old_south", "volunteers", "swing_state"} == names(t.s.hands[by])
    assert {"gaffe", "recount", name} == names(t.s.discard)


def test_discarding_nothing_draws_nothing() -> None:
    t = Table(kennedy="gaffe").event("a_new_frontier").play("done")

    assert ({"gaffe"}, "nixon activity") == (names(t.s.hands[KENNEDY]), t.asked)


@clause("60-6.48")
def test_lyndon_johnson() -> None:
    t = Table().exhausted(KENNEDY).event("lyndon_johnson")
    assert {"tx"} == t.nouns("add")
    t.play("add tx", "add tx", "done")
    assert 11 == len(t.nouns("add"))
    t.play("add tx", "add ga", "add ga", "done", "accept")

    assert (["K3", "K4"], 1) == (t.states("tx", "ga"), t.s.ready[KENNEDY])


def test_lyndon_johnson_leaves_an_exhausted_card_if_declined() -> None:
    t = Table().exhausted(KENNEDY).event("lyndon_johnson").play("done", "done", "decline")

    assert 0 == t.s.ready[KENNEDY]


def test_lyndon_johnson_asks_nothing_about_a_ready_card() -> None:
    t = Table().event("lyndon_johnson").play("done", "done")

    assert "nixon activity" == t.asked


def test_ken_air_travels_free_and_adds_one() -> None:
    t = Table(kennedy="missile_gap").effect(KENNEDY, "ken_air").tokens("ma", "ca")

    t.play("campaign missile_gap", "spend hi", "spend ny", "spend hi", "spend ak")

    assert (["K2", "K1", "K1"], ["done"]) == (t.states("hi", "ny", "ak"), t.open())


def test_herblock_removes_media_without_adding() -> None:
    t = Table().media(east="N1", west="N3", south="K1").event("herblock")
    assert {"east", "west"} == t.nouns("pull")

    t.play("pull east")
    assert "60-1.8 no-media-there" == t.refused("pull east")
    t.play("pull west")
    assert "60-15.1 nothing-left" == t.refused("pull west")

    assert ["0", "N2", "K1"] == [t.box_of(r) for r in ("east", "west", "south")]


def test_herblock_against_no_media_does_nothing() -> None:
    assert "nixon activity" == Table().event("herblock").asked


def test_high_hopes_resolves_the_first_card_before_the_second_is_turned() -> None:
    t = Table().event("high_hopes").play("draw catholic_support")
    assert "kennedy add-support" == t.asked
    t.play("add ny", "done")
    assert "chance reveal-top" == t.asked
    assert "catholic_support" in names(t.s.discard)

    t.play("draw late_returns_from_cook_county")

    assert {"late_returns_from_cook_county"} == names(t.s.election_box)
    assert [2, 0] == list(t.s.rest)  # of High Hopes itself


def test_high_hopes_both_icon_cards_happen_for_kennedy() -> None:
    t = Table().momentum(0, 0).event("high_hopes")

    t.play("draw volunteers", "draw gallup_poll")

    assert ((1, 0), "kennedy issue-order") == (t.pace, t.asked)


def test_high_hopes_reshuffles_when_the_deck_is_short() -> None:
    t = Table(kennedy="high_hopes").discard("volunteers")
    t.s.removed, t.s.deck = t.s.deck, 0

    t.play("event high_hopes", "draw volunteers", "draw volunteers")

    assert ((4, 2), {"volunteers", "high_hopes"}) == (t.pace, names(t.s.discard))


def test_high_hopes_without_any_card_does_nothing() -> None:
    t = Table(kennedy="high_hopes")
    t.s.removed, t.s.deck = t.s.deck, 0

    t.play("event high_hopes")

    assert "nixon activity" == t.asked


def test_east_harlem_pledge() -> None:
    t = Table().issues(civil_rights="N2").put(tx="N3", fl="N1", ca="N5").event("east_harlem_pledge")
    assert {"tx", "fl"} == t.nouns("remove")

    t.play("remove tx", "remove tx", "remove fl", "done")

    assert ("N1", ["N1", "0"]) == (t.issue("civil_rights"), t.states("tx", "fl"))


def test_east_harlem_pledge_without_nixon_in_the_south() -> None:
    assert "nixon activity" == Table().event("east_harlem_pledge").asked


def test_greater_houston_ministerial_association() -> None:
    t = Table().momentum(0, 0).event("greater_houston_ministerial_association")
    t.play(*[f"add {name}" for name in ["ny", "pa", "ca", "il", "tx"]])

    assert ("tx", (1, 0), ["done"]) == (t.places[0], t.pace, t.open())
    for name in ("baptist_ministers", "norman_vincent_peale", "puerto_rican_bishops"):
        assert not prevented(t.s, card(name))
    t.play("done")
    for name in ("baptist_ministers", "norman_vincent_peale", "puerto_rican_bishops"):
        assert prevented(t.s, card(name))


def test_adlai_stevenson() -> None:
    t = Table().discard("recount gaffe").event("adlai_stevenson")

    t.play("take recount")

    assert ("K1", {"recount"}) == (t.state("il"), names(t.s.hands[KENNEDY]))


def test_adlai_stevenson_may_take_nothing() -> None:
    t = Table().discard("recount").event("adlai_stevenson").play("decline")
    assert {"recount", "adlai_stevenson"} == names(t.s.discard)

    assert "nixon activity" == Table().event("adlai_stevenson").asked  # nothing to take


def test_missile_gap() -> None:
    assert "K1" == Table().issues(defense="N2").event("missile_gap").issue("defense")


def test_henry_luce() -> None:
    t = Table().endorse(east="N1").event("henry_luce")
    assert ["region east", "region south", "region midwest", "region west", "decline"] == t.open()
    t.play("region east")
    assert ("0", 16) == (t.marker("east"), sum(t.s.endorsement_deck))

    assert "K1" == Table().event("henry_luce").play("region west").marker("west")
    assert "nixon activity" == Table().event("henry_luce").play("decline").asked


def test_pierre_salinger_supports_one_issue_only() -> None:
    t = Table().event("pierre_salinger").play("support economy")

    assert "60-15.1 one-issue-only" == t.refused("support defense")
    t.play("support economy", "support economy")
    assert "60-6.9 nothing-left" == t.refused("support economy")

    assert "K3" == t.issue("economy")


def test_nixon_egged_in_michigan() -> None:
    t = Table().put(mi="N2").event("nixon_egged_in_michigan")

    assert ("mi", "N1") == (t.places[1], t.state("mi"))


@clause("60-10.16", "60-10.17")
@pytest.mark.parametrize("name", ["harvard_brain_trust", "lazy_shave"])
def test_debate_events_wait_in_their_box(name: str) -> None:
    t = Table(turn=5).event(name)

    assert {name} == names(t.s.debate_box)
    assert "no-effect" not in t.happened


def test_a_low_blow() -> None:
    t = Table(extra_cards_second_edition=True, kennedy="gaffe").momentum(0, 0)
    t.issues(defense="N1", economy="N1").event("a_low_blow")

    assert ((1, 0), "kennedy discard-cards") == (t.pace, t.asked)


def test_a_low_blow_needs_two_issues() -> None:
    t = Table(extra_cards_second_edition=True, kennedy="gaffe").momentum(0, 0)

    t.issues(defense="N1").event("a_low_blow")

    assert ((0, 0), "nixon activity") == (t.pace, t.asked)


def test_a_time_for_greatness() -> None:
    t = Table(extra_cards_second_edition=True).issues(defense="N2", economy="K1")

    t.event("a_time_for_greatness").play("add ny", "add pa", "add ca")

    assert ("N1", "K1", ["done"]) == (t.issue("defense"), t.issue("economy"), t.open())
