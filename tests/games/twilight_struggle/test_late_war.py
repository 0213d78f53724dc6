"""The Late War cards and the cards 109 and 110, every branch."""

import pytest

from detente.core.options import Value
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import MILITARY
from tests.clauses import clause
from tests.games.twilight_struggle.table import card, table

SECOND: dict[str, Value] = {"edition": "second"}


def test_iranian_hostage_crisis() -> None:
    t = table(us="iran 2", hand_ussr="iranian_hostage_crisis")
    t.ussr("event iranian_hostage_crisis")

    assert (0, 2) == t["iran"]


def test_the_iron_lady() -> None:
    t = table(phasing="us", ussr="united_kingdom 2", hand_us="the_iron_lady")
    t.us("event the_iron_lady")

    assert (1, (0, 0), (0, 1)) == (t.vp, t["united_kingdom"], t["argentina"])


@pytest.mark.parametrize(("influence", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_reagan_bombs_libya(influence: int, vp: int) -> None:
    t = table(phasing="us", ussr=f"libya {influence}", hand_us="reagan_bombs_libya")
    t.us("event reagan_bombs_libya")

    assert vp == t.vp


def test_star_wars_set_off_by_the_ussr_can_kill_it() -> None:
    t = table(hand_ussr="star_wars", discard="duck_and_cover", space=(1, 0), defcon=2)
    t.ussr("ops star_wars", "choose event_first").us("take duck_and_cover")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


def test_star_wars_without_discards_and_with_a_blocked_one() -> None:
    none = table(phasing="us", hand_us="star_wars", space=(1, 0))
    none.us("event star_wars")
    assert "removed" == none.where("star_wars")
    blocked = table(phasing="us", hand_us="star_wars", space=(1, 0), discard="nato")
    blocked.us("event star_wars", "take nato")
    assert ("discard", "removed") == (blocked.where("nato"), blocked.where("star_wars"))
    soviet = table(phasing="us", hand_us="star_wars", space=(1, 0), discard="comecon")
    soviet.us("event star_wars", "take comecon")
    assert "ussr place-free" == soviet.asked


def test_star_wars_can_bring_missile_envy_back() -> None:
    t = table(
        phasing="us", hand_us="star_wars", hand_ussr="fidel", space=(1, 0), discard="missile_envy"
    )
    t.us("event star_wars", "take missile_envy").ussr("give fidel")

    assert ("ussr", USSR) == (t.where("missile_envy"), t.s.bound)


def test_north_sea_oil() -> None:
    t = table(phasing="us", hand_us="north_sea_oil")
    t.us("event north_sea_oil")

    assert t.s.turn == t.s.oil_turn


@pytest.mark.parametrize(("vp", "markers"), [(0, 4), (-1, 6)])
def test_the_reformer(vp: int, markers: int) -> None:
    t = table(hand_ussr="the_reformer", vp=vp)
    t.ussr("event the_reformer")
    for n in range(markers):
        t.ussr(f"place {('italy', 'france', 'poland')[n // 2]}")

    assert ["done"] == t.legal("ussr")
    assert (0, 2) == t["italy"]


def test_marine_barracks_bombing() -> None:
    t = table(us="lebanon 3, israel 4", hand_ussr="marine_barracks_bombing")
    t.ussr("event marine_barracks_bombing", "remove israel", "remove israel", "done")

    assert ((0, 0), (2, 0)) == (t["lebanon"], t["israel"])


def test_kal_007() -> None:
    t = table(phasing="us", hand_us="soviets_shoot_down_kal_007", us="south_korea 3", ussr="cuba 1")
    t.us("event soviets_shoot_down_kal_007")
    assert (4, 2) == (t.defcon, t.vp)
    assert [] == t.nouns("us", "coup")
    assert ["cuba"] == t.nouns("us", "realign")
    assert "done" in t.legal("us")
    t.us("place canada", "done")
    assert (1, 0) == t["canada"]
    alone = table(phasing="us", hand_us="soviets_shoot_down_kal_007")
    alone.us("event soviets_shoot_down_kal_007")
    assert "ussr play-card" == alone.asked


def test_glasnost() -> None:
    t = table(hand_ussr="glasnost", defcon=3)
    t.ussr("event glasnost")
    assert (4, -2, "us play-card") == (t.defcon, t.vp, t.asked)
    reformed = table(hand_ussr="glasnost", in_force="the_reformer", us="cuba 9", defcon=3)
    reformed.ussr("event glasnost")
    assert "ask-operations-no-coup-or-none" == reformed.game.prompt(reformed.s, USSR).id
    reformed.ussr("realign cuba").dice(1, 1)
    assert ["realign cuba", "done"] == reformed.legal("ussr")


def test_ortega() -> None:
    t = table(us="nicaragua 2, cuba 2, honduras 1", hand_ussr="ortega_elected_in_nicaragua")
    t.ussr("event ortega_elected_in_nicaragua")
    assert ((0, 0), ["coup honduras", "coup cuba", "done"]) == (t["nicaragua"], t.legal("ussr"))
    assert "ask-operations-coup" == t.game.prompt(t.s, USSR).id
    t.ussr("coup cuba").roll(6)
    assert ((0, 0), 4, (0, 0)) == (t["cuba"], t.defcon, t.military)
    blamed = table(phasing="us", us="cuba 2", hand_us="ortega_elected_in_nicaragua", defcon=2)
    assert "danger-others-decide" == blamed.danger("us", "ops ortega_elected_in_nicaragua")
    blamed.us("ops ortega_elected_in_nicaragua", "choose event_first").ussr("coup cuba")
    assert "ussr" == blamed.winner


def test_terrorism() -> None:
    t = table(hand_ussr="terrorism", hand_us="nato fidel containment")
    t.ussr("event terrorism").draw("nato")
    assert ["fidel", "containment"] == t.hand("us")
    two = table(
        hand_ussr="terrorism", hand_us="nato fidel containment", in_force="iranian_hostage_crisis"
    )
    two.ussr("event terrorism").draw("nato", "fidel")
    assert ["containment"] == two.hand("us")
    soviet = table(
        phasing="us",
        hand_us="terrorism",
        hand_ussr="fidel nasser",
        in_force="iranian_hostage_crisis",
    )
    soviet.us("event terrorism").draw("fidel")
    assert ["nasser"] == soviet.hand("ussr")
    last = table(hand_ussr="terrorism nasser", hand_us="nato", in_force="iranian_hostage_crisis")
    last.ussr("event terrorism").draw("nato")
    assert [] == last.hand("us")


def test_iran_contra_scandal() -> None:
    t = table(hand_ussr="iran_contra_scandal")
    t.ussr("event iran_contra_scandal")

    assert t.in_force("iran_contra_scandal")


def test_chernobyl() -> None:
    t = table(
        phasing="us", hand_us="chernobyl", hand_ussr="comecon fidel", ussr="vietnam 1, cuba 3"
    )
    t.us("event chernobyl", "region asia").ussr("ops comecon")
    assert ("chernobyl-closes", "TS-6.19") == t.why("ussr", "place vietnam")
    assert "cuba" in t.nouns("ussr", "place")
    first = table(hand_ussr="chernobyl", ussr="vietnam 1")
    first.ussr("ops chernobyl", "choose event_first").us("region asia")
    assert "vietnam" not in first.nouns("ussr", "place")
    coup = table(hand_ussr="fidel", us="vietnam 1", chernobyl="asia", turn=8)
    coup.ussr("ops fidel", "coup vietnam").roll(6)
    assert (0, 5) == coup["vietnam"]
    event = table(hand_ussr="decolonization", chernobyl="asia", turn=8)
    event.ussr("event decolonization", "place vietnam")
    assert (0, 1) == event["vietnam"]


def test_latin_american_debt_crisis() -> None:
    paid = table(hand_ussr="latin_american_debt_crisis", hand_us="nato", ussr="chile 2")
    paid.ussr("event latin_american_debt_crisis").us("discard nato")
    assert ((0, 2), "discard") == (paid["chile"], paid.where("nato"))
    t = table(
        hand_ussr="latin_american_debt_crisis", hand_us="nato", ussr="chile 2, peru 1, brazil 3"
    )
    t.ussr("event latin_american_debt_crisis").us("decline").ussr("pick chile")
    assert ["pick peru", "pick brazil"] == t.legal("ussr")
    t.ussr("pick brazil")
    assert ((0, 4), (0, 6), (0, 1)) == (t["chile"], t["brazil"], t["peru"])
    nowhere = table(hand_ussr="latin_american_debt_crisis", hand_us="nato", ussr="cuba 2")
    nowhere.ussr("event latin_american_debt_crisis").us("decline")
    assert ((0, 2), "us play-card") == (nowhere["cuba"], nowhere.asked)


def test_tear_down_this_wall() -> None:
    t = table(
        phasing="us", ussr="east_germany 4", hand_us="tear_down_this_wall", in_force="willy_brandt"
    )
    t.us("event tear_down_this_wall")
    assert (3, 4) == t["east_germany"]
    assert not t.in_force("willy_brandt")
    assert "ask-operations-free" == t.game.prompt(t.s, US).id
    t.us("realign east_germany").dice(6, 1)
    assert (3, 0) == t["east_germany"]
    fatal = table(hand_ussr="tear_down_this_wall", ussr="east_germany 4", defcon=2)
    fatal.ussr("ops tear_down_this_wall", "choose event_first").us("coup east_germany")
    assert "us" == fatal.winner


def test_an_evil_empire() -> None:
    t = table(phasing="us", hand_us="an_evil_empire", in_force="flower_power")
    t.us("event an_evil_empire")

    assert 1 == t.vp
    assert not t.in_force("flower_power")


def test_aldrich_ames_remix() -> None:
    t = table(hand_ussr="aldrich_ames_remix", hand_us="nato asia_scoring fidel", turn=8)
    t.ussr("event aldrich_ames_remix")
    assert {"nato", "asia_scoring", "fidel"} == set(t.nouns("ussr", "discard"))
    assert ("not-in-their-hand", "TS-6.19") == t.why("ussr", "discard nasser")
    assert ("pick-of-their-hand", "TS-6.19") == t.why("ussr", "pass")
    t.ussr("discard asia_scoring")
    assert (0, "discard") == (t.vp, t.where("asia_scoring"))
    assert t.s.hand[US] == t.game.observe(t.s, USSR).state.hand[US]


def test_aldrich_ames_sees_cards_drawn_later() -> None:
    t = table(
        phasing="us",
        hand_us="ask_not_what_your_country nato",
        in_force="aldrich_ames_remix",
        turn=8,
    )
    t.us("event ask_not_what_your_country", "discard nato", "done").draw("fidel")

    assert t.game.observe(t.s, USSR).state.hand[US] >> card("fidel") & 1


@clause("TS-2.3")
def test_aldrich_ames_of_the_second_edition_fixes_the_order() -> None:
    t = table(
        hand_ussr="aldrich_ames_remix comecon",
        hand_us="un_intervention nasser nato asia_scoring",
        us="canada 4",
        options=SECOND,
    )
    t.ussr("event aldrich_ames_remix", "arrange un_intervention")
    assert ("already-arranged", "TS-2.3") == t.why("ussr", "arrange un_intervention")
    assert ("cards-to-arrange", "TS-2.3") == t.why("ussr", "done")
    t.ussr("arrange nasser", "arrange nato", "arrange asia_scoring", "done")
    assert ["ops un_intervention"] == t.legal("us")
    assert ("order-fixed", "TS-2.3") == t.why("us", "ops nato")
    t.us("ops un_intervention", "place canada", "done")
    t.ussr("ops comecon", *["place finland"] * 3, "done")
    assert ["ops nasser"] == t.legal("us")
    assert ("no-un-intervention", "TS-6.21") == t.why("us", "intervene nasser")


def ordered(hand: str, order: str, in_force: str = "") -> list[str]:
    """What the US may do when the USSR has fixed the order of its hand."""
    t = table(
        phasing="us",
        hand_us=hand,
        round=6 if "asia_scoring" in hand else 1,
        turn=8,
        options=SECOND,
        in_force=in_force,
    )
    t.s.order = [card(name) for name in order.split()]
    return t.legal("us")


@clause("TS-2.3")
def test_the_fixed_order_and_traps_scoring_cards_and_later_draws() -> None:
    assert ["discard nato"] == ordered("nasser nato", "nasser nato", in_force="quagmire")
    late = ordered("nato asia_scoring europe_scoring", "nato asia_scoring europe_scoring")
    assert ["event asia_scoring", "event europe_scoring"] == late
    assert {"ops containment", "event containment", "space containment"} == set(
        ordered("containment", "nato")
    )
    assert ["discard containment"] == ordered(
        "containment nato", "containment nato", in_force="quagmire"
    )


@clause("TS-2.3")
def test_cards_drawn_later_come_after_the_fixed_ones_and_the_order_ends_with_the_turn() -> None:
    assert ["ops nasser"] == ordered("containment nasser", "nasser")
    t = table(phasing="us", hand_us="nato", hand_ussr="fidel", turn=8, options=SECOND)
    t.s.order = [card("nato")]
    t.s.stack.clear()
    t.s.phase = MILITARY
    t.game.proceed(t.s)
    assert (9, []) == (t.s.turn, t.s.order)


def test_the_fixed_order_binds_the_us_alone() -> None:
    t = table(hand_ussr="un_intervention nato", hand_us="fidel", options=SECOND)
    t.s.order = [card("fidel")]

    assert "intervene nato" in t.legal("ussr")


def test_reasons_when_the_fixed_order_is_played_out() -> None:
    t = table(phasing="us", hand_us="nato", options=SECOND)
    t.s.order = [card("fidel")]

    assert ("needs-event", "TS-12.7") == t.why("us", "event nato")


def test_pershing_ii_deployed() -> None:
    t = table(us="italy 1, france 2, canada 2, iran 2", hand_ussr="pershing_ii_deployed")
    t.ussr("event pershing_ii_deployed", "remove italy", "remove france", "remove canada", "done")

    assert (-1, (0, 0), (1, 0)) == (t.vp, t["italy"], t["france"])


def test_wargames_by_the_side_that_falls_behind() -> None:
    t = table(hand_ussr="wargames", defcon=2, vp=0)
    t.ussr("event wargames")
    assert "danger-wargames" == t.danger("ussr", "choose end_game")
    assert t.danger("ussr", "choose go_on") is None
    t.ussr("choose end_game")
    assert ("us", "wargames", 6) == (t.winner, t.why_over, t.vp)
    twenty = table(hand_ussr="wargames", defcon=2, vp=15)
    twenty.ussr("event wargames", "choose end_game")
    assert ("us", "points") == (twenty.winner, twenty.why_over)


def test_solidarity() -> None:
    t = table(phasing="us", hand_us="solidarity", in_force="john_paul_ii_elected_pope")
    t.us("event solidarity")

    assert (3, 0) == t["poland"]


def test_iran_iraq_war() -> None:
    t = table(us="iran 2, pakistan 2", hand_ussr="iran_iraq_war")
    t.ussr("event iran_iraq_war")
    assert {"iran", "iraq"} == set(t.nouns("ussr", "pick"))
    t.ussr("pick iran").roll(5)
    assert ((0, 2), -2, "removed") == (t["iran"], t.vp, t.where("iran_iraq_war"))


def test_yuri_and_samantha() -> None:
    t = table(hand_ussr="yuri_and_samantha fidel", hand_us="nato", ussr="peru 1")
    t.ussr("event yuri_and_samantha").us("ops nato", "coup peru").roll(1)

    assert -1 == t.vp


def test_awacs_sale_to_saudis() -> None:
    t = table(phasing="us", hand_us="awacs_sale_to_saudis")
    t.us("event awacs_sale_to_saudis")

    assert (2, 0) == t["saudi_arabia"]
