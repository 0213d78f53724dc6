"""The Early War cards and the cards 103 to 106, every branch."""

import pytest

from detente.games.twilight_struggle.board import US, USSR
from tests.games.twilight_struggle.table import table


@pytest.mark.parametrize(("defcon", "vp"), [(5, 1), (4, 2), (3, 3)])
def test_duck_and_cover(defcon: int, vp: int) -> None:
    t = table(phasing="us", hand_us="duck_and_cover", defcon=defcon)
    t.us("event duck_and_cover")

    assert (defcon - 1, vp) == (t.defcon, t.vp)


def test_five_year_plan_makes_a_us_event_happen() -> None:
    t = table(phasing="us", hand_us="five_year_plan", hand_ussr="containment fidel")
    t.us("event five_year_plan").draw("containment")

    assert t.in_force("containment")
    assert "removed" == t.where("containment")


def test_five_year_plan_only_discards_other_events() -> None:
    t = table(phasing="us", hand_us="five_year_plan", hand_ussr="fidel nasser")
    t.us("event five_year_plan").draw("fidel")
    assert ((0, 0), "discard") == (t["cuba"], t.where("fidel"))
    blocked = table(phasing="us", hand_us="five_year_plan", hand_ussr="nato nasser")
    blocked.us("event five_year_plan").draw("nato")
    assert "discard" == blocked.where("nato")


def test_five_year_plan_on_an_empty_hand_does_nothing() -> None:
    t = table(hand_ussr="five_year_plan", ussr="cuba 3")
    t.ussr("ops five_year_plan", "choose event_first", *["place cuba"] * 3, "done")

    assert "discard" == t.where("five_year_plan")


def test_five_year_plan_blames_who_played_it() -> None:
    t = table(hand_ussr="five_year_plan duck_and_cover", defcon=2)
    t.ussr("ops five_year_plan", "choose event_first").draw("duck_and_cover")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


def test_five_year_plan_in_the_headline_phase_can_pull_defectors() -> None:
    t = table(phase=5, round=0, hand_us="five_year_plan nato", hand_ussr="fidel defectors nasser")
    t.us("headline five_year_plan").ussr("headline fidel").draw("defectors")

    assert ((0, 0), "discard") == (t["cuba"], t.where("fidel"))


def test_the_china_card_in_asia() -> None:
    t = table(china="ussr", ussr="north_korea 3")
    t.ussr("ops the_china_card", *["place north_korea"] * 5)
    assert ["done"] == t.legal("ussr")
    mixed = table(china="ussr", ussr="north_korea 3, cuba 3")
    mixed.ussr("ops the_china_card", "place cuba", *["place north_korea"] * 3)
    assert ["done"] == mixed.legal("ussr")


def test_the_china_card_played_by_the_us_ends_formosan_resolution() -> None:
    space = table(phasing="us", china="us", in_force="formosan_resolution")
    space.us("space the_china_card").roll(6)
    assert not space.in_force("formosan_resolution")
    soviet = table(china="ussr", in_force="formosan_resolution")
    soviet.ussr("space the_china_card").roll(6)
    assert soviet.in_force("formosan_resolution")


def test_socialist_governments() -> None:
    t = table(us="italy 3, france 2", hand_ussr="socialist_governments")
    t.ussr("event socialist_governments", "remove italy", "remove italy")
    assert ("not-on-the-card", "TS-6.19") == t.why("ussr", "remove italy")
    assert ("removals-left", "TS-6.19") == t.why("ussr", "done")
    t.ussr("remove france", "done")
    assert ((1, 0), (1, 0)) == (t["italy"], t["france"])
    short = table(us="austria 1, poland 2", hand_ussr="socialist_governments")
    short.ussr("event socialist_governments", "remove austria")
    assert ["done"] == short.legal("ussr")


@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (5, 5)])
def test_fidel(before: int, after: int) -> None:
    t = table(us="cuba 2", ussr=f"cuba {before}", hand_ussr="fidel")
    t.ussr("event fidel")

    assert ((0, after), "removed") == (t["cuba"], t.where("fidel"))


def test_vietnam_revolts() -> None:
    t = table(hand_ussr="vietnam_revolts")
    t.ussr("event vietnam_revolts")

    assert (0, 2) == t["vietnam"]
    assert t.in_force("vietnam_revolts")


def test_blockade_discard() -> None:
    t = table(us="west_germany 4", hand_ussr="blockade", hand_us="containment fidel")
    t.ussr("event blockade").us("discard containment")

    assert ((4, 0), "discard") == (t["west_germany"], t.where("containment"))
    assert not t.in_force("containment")


def test_blockade_decline() -> None:
    t = table(us="west_germany 4", hand_ussr="blockade", hand_us="fidel")
    t.ussr("event blockade")
    assert ["decline"] == t.legal("us")
    assert ("discard-or-decline", "TS-6.18") == t.why("us", "pass")
    t.us("decline")
    assert (0, 0) == t["west_germany"]


def test_korean_war() -> None:
    won = table(us="south_korea 3", hand_ussr="korean_war")
    won.ussr("event korean_war").roll(4)
    assert ((0, 3), -2, (0, 2)) == (won["south_korea"], won.vp, won.military)
    lost = table(us="south_korea 3, japan 4", hand_ussr="korean_war")
    lost.ussr("event korean_war").roll(4)
    assert ((3, 0), 0, (0, 2), 5) == (lost["south_korea"], lost.vp, lost.military, lost.defcon)


def test_romanian_abdication() -> None:
    t = table(us="romania 2", ussr="romania 1", hand_ussr="romanian_abdication")
    t.ussr("event romanian_abdication")

    assert (0, 3) == t["romania"]


def test_arab_israeli_war() -> None:
    israel = table(us="israel 4", hand_ussr="arab_israeli_war")
    israel.ussr("event arab_israeli_war").roll(4)
    assert (4, 0) == israel["israel"]
    won = table(us="israel 3, jordan 2", hand_ussr="arab_israeli_war")
    won.ussr("event arab_israeli_war").roll(5)
    assert ((0, 3), -2, "discard") == (won["israel"], won.vp, won.where("arab_israeli_war"))


def test_comecon() -> None:
    t = table(us="poland 3", hand_ussr="comecon")
    t.ussr("event comecon")
    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place poland")
    t.ussr("place austria", "place finland", "place hungary")
    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place hungary")
    assert ("markers-left", "TS-8.9") == t.why("ussr", "done")
    t.ussr("place romania", "done")
    assert ((0, 1), (0, 1)) == (t["hungary"], t["romania"])


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_nasser(before: int, after: int) -> None:
    t = table(us=f"egypt {before}", hand_ussr="nasser")
    t.ussr("event nasser")

    assert (after, 2) == t["egypt"]


def test_warsaw_pact_removes() -> None:
    t = table(us="poland 3, hungary 1", hand_ussr="warsaw_pact_formed")
    t.ussr("event warsaw_pact_formed", "choose remove", "remove poland", "remove hungary")
    assert ["done"] == t.legal("ussr")
    assert ((0, 0), (0, 0)) == (t["poland"], t["hungary"])
    assert t.in_force("warsaw_pact_formed")
    assert ("nothing-to-remove", "TS-6.19") == t.why("ussr", "remove poland")


def test_warsaw_pact_adds() -> None:
    t = table(hand_ussr="warsaw_pact_formed")
    t.ussr("event warsaw_pact_formed")
    assert ("not-a-choice", "TS-6.19") == t.why("ussr", "choose boycott")
    t.ussr("choose add", "place poland", "place poland")
    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place poland")
    t.ussr("place hungary", "place hungary", "place bulgaria", "done")
    assert ((0, 2), (0, 1)) == (t["poland"], t["bulgaria"])


def test_de_gaulle() -> None:
    t = table(us="france 3", hand_ussr="de_gaulle_leads_france")
    t.ussr("event de_gaulle_leads_france")
    assert (1, 1) == t["france"]
    poor = table(us="france 1", hand_ussr="de_gaulle_leads_france")
    poor.ussr("event de_gaulle_leads_france")
    assert (0, 1) == poor["france"]


def test_captured_nazi_scientist() -> None:
    t = table(phasing="us", hand_us="captured_nazi_scientist")
    t.us("event captured_nazi_scientist")
    assert ((1, 0), 2, (0, 0)) == (t.space, t.vp, t.s.attempts)
    end = table(phasing="us", hand_us="captured_nazi_scientist", space=(8, 0))
    end.us("event captured_nazi_scientist")
    assert ((8, 0), "removed") == (end.space, end.where("captured_nazi_scientist"))


def test_truman_doctrine() -> None:
    t = table(
        phasing="us",
        us="france 3, italy 1",
        ussr="italy 2, poland 3, egypt 1, greece 1",
        hand_us="truman_doctrine",
    )
    t.us("event truman_doctrine")
    assert ["pick italy", "pick greece"] == t.legal("us")
    assert ("pick-a-country", "TS-6.19") == t.why("us", "done")
    t.us("pick italy")
    assert (1, 0) == t["italy"]


def test_olympic_games() -> None:
    t = table(phasing="us", hand_us="olympic_games")
    t.us("event olympic_games").ussr("choose take_part").dice(1, 3).dice(2, 3)
    assert 2 == t.vp
    lost = table(phasing="us", hand_us="olympic_games")
    lost.us("event olympic_games").ussr("choose take_part").dice(1, 4)
    assert -2 == lost.vp
    boycott = table(phasing="us", us="canada 4", hand_us="olympic_games", scare=(1, 0))
    boycott.us("event olympic_games").ussr("choose boycott").us(*["place canada"] * 3, "done")
    assert ((7, 0), 4) == (boycott["canada"], boycott.defcon)


def test_nato_protects_by_country_at_the_time() -> None:
    t = table(
        us="west_germany 4, greece 2", hand_ussr="korean_war", in_force="nato willy_brandt", turn=4
    )
    t.ussr("ops korean_war")

    assert ["west_germany"] == t.nouns("ussr", "coup")


def test_nato_is_played_by_the_us() -> None:
    t = table(phasing="us", hand_us="nato", in_force="warsaw_pact_formed")
    t.us("event nato")

    assert t.in_force("nato")
    assert "removed" == t.where("nato")


def test_independent_reds() -> None:
    t = table(phasing="us", us="hungary 1", ussr="hungary 3", hand_us="independent_reds")
    t.us("event independent_reds")
    reds = {"yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia"}
    assert reds == set(t.nouns("us", "pick"))
    t.us("pick hungary")
    assert (3, 3) == t["hungary"]
    more = table(phasing="us", us="hungary 4", ussr="hungary 3", hand_us="independent_reds")
    more.us("event independent_reds", "pick hungary")
    assert (4, 3) == more["hungary"]


def test_marshall_plan() -> None:
    t = table(phasing="us", ussr="italy 2", hand_us="marshall_plan")
    t.us("event marshall_plan")
    assert "italy" not in t.nouns("us", "place")
    t.us(*[f"place {name}" for name in t.nouns("us", "place")[:7]], "done")
    assert 7 == sum(t.s.influence[:85])
    assert t.in_force("marshall_plan")


def test_indo_pakistani_war() -> None:
    t = table(us="pakistan 2, iran 2, india 3", hand_ussr="indo_pakistani_war")
    t.ussr("event indo_pakistani_war")
    assert ["pick pakistan", "pick india"] == t.legal("ussr")
    t.ussr("pick pakistan").roll(5)
    assert ((2, 0), (0, 2)) == (t["pakistan"], t.military)
    won = table(us="pakistan 2", hand_ussr="indo_pakistani_war")
    won.ussr("event indo_pakistani_war", "pick pakistan").roll(4)
    assert ((0, 2), -2) == (won["pakistan"], won.vp)


def test_containment_raises_us_cards() -> None:
    t = table(phasing="us", hand_us="containment olympic_games", us="canada 4")
    t.us("event containment")
    t.ussr("ops romanian_abdication", "place finland", "done")
    t.us("ops olympic_games", *["place canada"] * 3)

    assert ["done"] == t.legal("us")


def test_cia_created() -> None:
    t = table(phasing="us", hand_us="cia_created", hand_ussr="fidel nasser", in_force="containment")
    t.us("event cia_created")
    assert t.s.hand[USSR] == t.game.observe(t.s, US).state.hand[USSR]
    t.us("place canada", "place canada")
    assert ["done"] == t.legal("us")


def test_us_japan_pact() -> None:
    t = table(phasing="us", us="japan 1", ussr="japan 1", hand_us="us_japan_mutual_defense_pact")
    t.us("event us_japan_mutual_defense_pact")

    assert (5, 1) == t["japan"]


def test_suez_crisis() -> None:
    t = table(us="france 3, united_kingdom 5, israel 1", hand_ussr="suez_crisis")
    t.ussr("event suez_crisis", *["remove france", "remove united_kingdom"] * 2, "done")

    assert ((1, 0), (3, 0), (1, 0)) == (t["france"], t["united_kingdom"], t["israel"])


def test_east_european_unrest() -> None:
    t = table(phasing="us", ussr="poland 3, hungary 3, romania 3", hand_us="east_european_unrest")
    t.us("event east_european_unrest", "remove poland", "remove hungary", "remove romania", "done")
    assert ((0, 2), (0, 2)) == (t["poland"], t["hungary"])
    late = table(
        phasing="us", ussr="poland 3, hungary 1, finland 2", hand_us="east_european_unrest", turn=8
    )
    late.us("event east_european_unrest", "remove poland", "remove hungary", "remove finland")
    assert ((0, 1), (0, 0), (0, 0)) == (late["poland"], late["hungary"], late["finland"])


def test_decolonization() -> None:
    t = table(hand_ussr="decolonization")
    t.ussr("event decolonization", "place angola")

    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place angola")
    assert "vietnam" in t.nouns("ussr", "place") and "india" not in t.nouns("ussr", "place")


def test_red_scare() -> None:
    t = table(hand_ussr="red_scare_purge", hand_us="nato olympic_games", us="canada 4")
    t.ussr("event red_scare_purge").us("ops olympic_games", "place canada")

    assert ([1, 0], ["done"]) == (t.s.scare, t.legal("us"))


def test_de_stalinization() -> None:
    t = table(us="france 3", ussr="poland 3, cuba 1", hand_ussr="de_stalinization")
    t.ussr("event de_stalinization", "remove poland", "remove poland", "remove cuba")
    assert ("nothing-of-yours", "TS-6.19") == t.why("ussr", "remove cuba")
    assert ("remove-markers", "TS-6.19") == t.why("ussr", "place chile")
    t.ussr("done")
    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place france")
    t.ussr("place chile", "place chile", "place panama", "done")
    assert ((0, 2), (0, 1), (0, 1)) == (t["chile"], t["panama"], t["poland"])
    four = table(ussr="poland 9", hand_ussr="de_stalinization")
    four.ussr("event de_stalinization", *["remove poland"] * 4)
    assert ("no-removals-left", "TS-6.19") == four.why("ussr", "remove poland")
    none = table(ussr="poland 3", hand_ussr="de_stalinization")
    none.ussr("event de_stalinization", "done")
    assert ("us play-card", (0, 3)) == (none.asked, none["poland"])


@pytest.mark.parametrize(("defcon", "vp", "after"), [(2, 0, 4), (3, 1, 5), (5, 3, 5)])
def test_nuclear_test_ban(defcon: int, vp: int, after: int) -> None:
    t = table(phasing="us", hand_us="nuclear_test_ban", defcon=defcon)
    t.us("event nuclear_test_ban")

    assert (vp, after) == (t.vp, t.defcon)


def test_formosan_resolution() -> None:
    t = table(phasing="us", hand_us="formosan_resolution", us="taiwan 3")
    t.us("event formosan_resolution")
    assert t.in_force("formosan_resolution")
    coup = table(us="taiwan 3", hand_ussr="korean_war", in_force="formosan_resolution")
    coup.ussr("ops korean_war", "coup taiwan").roll(1)
    assert 5 == coup.defcon


def test_defectors_used_for_operations_by_the_ussr() -> None:
    t = table(hand_ussr="defectors", ussr="cuba 3")
    t.ussr("ops defectors", "choose ops_first", "place cuba", "place cuba")
    assert 0 == t.vp
    t.ussr("done")
    assert (1, "discard") == (t.vp, t.where("defectors"))
    space = table(hand_ussr="defectors")
    space.ussr("space defectors").roll(6)
    assert 0 == space.vp
    un = table(hand_ussr="defectors un_intervention", ussr="cuba 3")
    un.ussr("intervene defectors", "place cuba", "place cuba", "done")
    assert 0 == un.vp


def test_defectors_as_a_us_event_in_a_round_does_nothing() -> None:
    t = table(phasing="us", hand_us="defectors")
    t.us("event defectors")

    assert (0, "discard") == (t.vp, t.where("defectors"))


def test_the_cambridge_five() -> None:
    t = table(
        hand_ussr="the_cambridge_five", hand_us="asia_scoring southeast_asia_scoring nato", turn=4
    )
    t.ussr("event the_cambridge_five")
    assert "india" in t.nouns("ussr", "place") and "iran" not in t.nouns("ussr", "place")
    assert "done" in t.legal("ussr")
    shown = t.game.observe(t.s, USSR).state.hand[US]
    assert 2 == shown.bit_count()
    t.ussr("place india", "done")
    assert (0, 1) == t["india"]
    sea = table(hand_ussr="the_cambridge_five", hand_us="southeast_asia_scoring", turn=4)
    sea.ussr("event the_cambridge_five")
    assert 7 == len(sea.nouns("ussr", "place"))
    none = table(hand_ussr="the_cambridge_five", hand_us="nato")
    none.ussr("event the_cambridge_five")
    assert "us play-card" == none.asked
    assert "no-scoring-held" in none.said()


def test_special_relationship() -> None:
    t = table(phasing="us", us="united_kingdom 5", hand_us="special_relationship")
    t.us("event special_relationship")
    assert {"canada", "norway", "benelux", "france"} == set(t.nouns("us", "pick"))
    t.us("pick france")
    assert ((1, 0), 0) == (t["france"], t.vp)
    nato = table(
        phasing="us", us="united_kingdom 5", hand_us="special_relationship", in_force="nato"
    )
    nato.us("event special_relationship", "pick italy")
    assert ((2, 0), 2) == (nato["italy"], nato.vp)


def test_norad() -> None:
    t = table(phasing="us", hand_us="norad")
    t.us("event norad")
    assert t.in_force("norad")
    own = table(
        phasing="us",
        us="canada 4",
        ussr="mexico 1",
        hand_us="fidel",
        in_force="norad",
        defcon=3,
    )
    own.us("ops fidel", "choose ops_first", "coup mexico").roll(1)
    assert "us pick-country" == own.asked
