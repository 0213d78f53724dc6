"""Readings that came with version 2 of the rules: every branch, and what held before."""

from collections.abc import Callable

import pytest

import detente
from detente.core.options import Value
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, table

FIRST: dict[str, Value] = {"version": 1}


def test_the_first_version_keeps_its_readings() -> None:
    now, first = detente.game("twilight_struggle"), detente.game("twilight_struggle", version=1)
    new = [
        "events_may",
        "unrest_spread",
        "junta_one_region",
        "debt_crisis_must",
        "missile_envy_space",
        "defectors_by_plan",
        "grain_sales_un",
    ]

    assert (2, 1) == (now.version, first.version)
    assert ([True] * 7, [False] * 7) == (
        [now.options.on(name) for name in new],
        [first.options.on(name) for name in new],
    )
    assert "printed" == now.options.word("missile_envy_highest")
    assert "printed" == first.options.word("missile_envy_highest")


# -- South African Unrest ------------------------------------------------------------------


def unrest(*picks: str, **options: Value) -> list[tuple[int, int]]:
    """Influence in South Africa, Angola and Botswana after some answers."""
    t = table(hand_ussr="south_african_unrest", options=dict(options))
    t.ussr("event south_african_unrest", *[f"pick {country}" for country in picks])
    assert "us play-card" == t.asked
    return [t["south_africa"], t["angola"], t["botswana"]]


@clause("TS-23.34")
def test_south_african_unrest_may_spread() -> None:
    assert [(0, 2), (0, 0), (0, 0)] == unrest("south_africa")
    assert [(0, 1), (0, 2), (0, 0)] == unrest("angola", "angola")
    assert [(0, 1), (0, 0), (0, 2)] == unrest("botswana", "botswana")
    assert [(0, 1), (0, 1), (0, 1)] == unrest("angola", "botswana")
    assert [(0, 1), (0, 1), (0, 1)] == unrest("botswana", "angola")


@clause("TS-23.34")
def test_the_second_marker_stays_beside_south_africa() -> None:
    t = table(hand_ussr="south_african_unrest")
    t.ussr("event south_african_unrest", "pick angola")

    assert ["pick angola", "pick botswana"] == t.legal("ussr")
    assert "ask-pick-beside-south-africa" == t.game.prompt(t.s, USSR).id
    assert ("not-on-the-card", "TS-6.19") == t.why("ussr", "pick south_africa")
    assert ("not-on-the-card", "TS-6.19") == t.why("ussr", "pick zaire")


@clause("TS-23.34")
def test_without_spreading_both_markers_go_to_one_neighbour() -> None:
    assert [(0, 1), (0, 0), (0, 2)] == unrest("botswana", unrest_spread=False)
    assert [(0, 1), (0, 2), (0, 0)] == unrest("angola", version=1)
    assert [(0, 2), (0, 0), (0, 0)] == unrest("south_africa", version=1)


# -- Wargames ------------------------------------------------------------------------------


def by_event() -> Table:
    t = table(phasing="us", hand_us="wargames", defcon=2, vp=7, turn=8)
    return t.us("event wargames")


def by_missile_envy() -> Table:
    t = table(phasing="us", hand_us="missile_envy", hand_ussr="wargames", defcon=2, vp=7, turn=8)
    return t.us("event missile_envy").ussr("give wargames")


def by_star_wars() -> Table:
    t = table(
        phasing="us",
        hand_us="star_wars",
        discard="wargames",
        space=(3, 1),
        defcon=2,
        vp=7,
        turn=8,
    )
    return t.us("event star_wars", "take wargames")


def by_grain_sales() -> Table:
    t = table(hand_ussr="grain_sales_to_soviets wargames", defcon=2, vp=7, turn=8)
    t.ussr("ops grain_sales_to_soviets", "choose ops_first", *["place finland"] * 2, "done")
    t.draw("wargames")
    return t.us("event wargames")


def by_headline() -> Table:
    t = table(
        hand_us="wargames",
        hand_ussr="fidel blockade",
        defcon=2,
        vp=7,
        round=0,
        phase=PICK_HEADLINES,
        turn=8,
    )
    return t.us("headline wargames").ussr("headline fidel")


WAYS = [by_event, by_missile_envy, by_star_wars, by_grain_sales, by_headline]


@clause("TS-23.36", "TS-23.48")
@pytest.mark.parametrize("way", WAYS)
def test_wargames_asks_whether_to_end_the_game(way: Callable[[], Table]) -> None:
    t = way()
    assert ["choose end_game", "choose go_on"] == t.legal("us")
    assert {"choose end_game": {"winner": "us"}} == t.expects("us")
    t.us("choose end_game")

    assert ("us", "wargames", 1) == (t.winner, t.why_over, t.vp)


@clause("TS-23.36", "TS-6.9")
@pytest.mark.parametrize("way", WAYS)
def test_going_on_has_no_effect(way: Callable[[], Table]) -> None:
    t = way()
    t.us("choose go_on")

    assert (None, 7, 2) == (t.winner, t.vp, t.defcon)
    assert "removed" == t.where("wargames")


@clause("TS-23.36")
def test_wargames_that_went_on_leaves_the_game() -> None:
    t = by_event()
    t.us("choose go_on")

    assert ("removed", "ussr play-card") == (t.where("wargames"), t.asked)


@clause("TS-23.36")
def test_only_ending_or_going_on_is_asked() -> None:
    t = by_event()

    assert ("not-a-choice", "TS-6.19") == t.why("us", "choose boycott")
    assert ("not-a-choice", "TS-6.19") == t.why("us", "done")


@pytest.mark.parametrize(("vp", "winner"), [(7, "us"), (6, None), (5, "ussr")])
def test_what_ending_the_game_would_bring_is_shown_before(vp: int, winner: str | None) -> None:
    t = table(phasing="us", hand_us="wargames", defcon=2, vp=vp, turn=8)
    t.us("event wargames")

    assert {"choose end_game": {"winner": winner}} == t.expects("us")
    assert {"winner": winner} == t.game.own(t.game.observe(t.s, US))["previews"]["end_game"]
    warned = None if winner == "us" else "danger-wargames"
    assert (warned, None) == (t.danger("us", "choose end_game"), t.danger("us", "choose go_on"))


@clause("TS-23.48")
def test_in_the_first_version_wargames_ends_the_game_at_once() -> None:
    t = table(phasing="us", hand_us="wargames", defcon=2, vp=7, turn=8, options=FIRST)
    assert t.danger("us", "event wargames") is None
    t.us("event wargames")
    assert ("us", "wargames", 1) == (t.winner, t.why_over, t.vp)
    behind = table(phasing="us", hand_us="wargames", defcon=2, vp=0, turn=8, options=FIRST)
    assert "danger-wargames" == behind.danger("us", "event wargames")


# -- may -----------------------------------------------------------------------------------


def operations(name: str, options: dict[str, Value] | None = None) -> Table:
    """The US (the USSR for "Lone Gunman") is asked for the Operations of an event."""
    phasing, other = ("ussr", "us") if name == "lone_gunman" else ("us", "ussr")
    hands = {f"hand_{phasing}": name, f"hand_{other}": "asia_scoring"}
    t = table(
        phasing=phasing,
        us="panama 3, chile 1, canada 4",
        ussr="panama 3, chile 1, cuba 3",
        turn=4,
        options=options,
        hand_us=hands["hand_us"],
        hand_ussr=hands["hand_ussr"],
    )
    t.do(phasing, f"event {name}")
    return t.ussr("choose boycott") if name == "olympic_games" else t


GRANTS = ["cia_created", "lone_gunman", "abm_treaty", "olympic_games"]


@clause("TS-23.48")
@pytest.mark.parametrize("name", GRANTS)
def test_operations_a_card_allows_can_be_declined(name: str) -> None:
    t = operations(name)
    seat, other = ("ussr", "us") if name == "lone_gunman" else ("us", "ussr")
    before = bytes(t.s.influence)

    assert "ask-operations-or-none" == t.game.prompt(t.s, t.s.stack[-1].seat).id
    t.do(seat, "done")
    assert (f"{other} play-card", before) == (t.asked, bytes(t.s.influence))


@clause("TS-23.48")
@pytest.mark.parametrize("name", ["abm_treaty", "olympic_games"])
def test_placing_a_card_allows_can_stop(name: str) -> None:
    t = operations(name)
    t.us("place canada")

    assert "ask-operations-place-or-stop" == t.game.prompt(t.s, US).id
    t.us("done")
    assert ((5, 0), "ussr play-card") == (t["canada"], t.asked)


@clause("TS-23.48", "TS-9.14")
@pytest.mark.parametrize("name", ["abm_treaty", "olympic_games"])
def test_realigning_a_card_allows_can_stop(name: str) -> None:
    t = operations(name)
    t.us("realign panama").dice(1, 1)

    assert "ask-operations-realign-or-stop" == t.game.prompt(t.s, US).id
    assert "done" in t.legal("us")
    t.us("done")
    assert "ussr play-card" == t.asked


@clause("TS-23.48")
@pytest.mark.parametrize("name", GRANTS)
def test_in_the_first_version_the_points_must_be_spent(name: str) -> None:
    t = operations(name, FIRST)
    seat = "ussr" if name == "lone_gunman" else "us"

    assert ("points-left", "TS-8.6") == t.why(seat, "done")


@clause("TS-23.48")
def test_operations_that_a_card_orders_must_be_carried_out() -> None:
    t = table(phasing="us", us="canada 4", hand_us="grain_sales_to_soviets", hand_ussr="")
    t.us("event grain_sales_to_soviets")
    assert ("points-left", "TS-8.6") == t.why("us", "done")
    envy = table(phasing="us", us="canada 4", hand_us="missile_envy", hand_ussr="fidel")
    envy.us("event missile_envy").ussr("give fidel")
    assert ("points-left", "TS-8.6") == envy.why("us", "done")


def after_a_fall_to_2(options: dict[str, Value] | None = None) -> Table:
    """NORAD is asked about."""
    t = table(
        us="canada 4", hand_ussr="duck_and_cover", in_force="norad", defcon=3, options=options
    )
    return t.ussr("ops duck_and_cover", "choose event_first", *["place finland"] * 3, "done")


@clause("TS-23.26", "TS-23.48")
def test_norad_can_be_declined() -> None:
    t = after_a_fall_to_2()
    assert ["pick canada", "decline"] == t.legal("us")
    t.us("decline")

    assert ((4, 0), "us play-card") == (t["canada"], t.asked)
    assert "not-used" in t.said()
    first = after_a_fall_to_2(FIRST)
    assert ("pick-a-country", "TS-6.19") == first.why("us", "decline")


@clause("TS-23.25", "TS-23.48")
def test_chernobyl_may_name_no_region() -> None:
    t = table(phasing="us", hand_us="chernobyl")
    t.us("event chernobyl", "decline")

    assert (-1, "removed") == (t.s.chernobyl, t.where("chernobyl"))
    assert not t.in_force("chernobyl")
    assert "not-used" in t.said()
    first = table(phasing="us", hand_us="chernobyl", options=FIRST)
    first.us("event chernobyl")
    assert ("name-a-region", "TS-23.25") == first.why("us", "decline")


@clause("TS-23.48")
def test_pershing_removes_up_to_three() -> None:
    hand, where = "pershing_ii_deployed", "italy 2, france 1, canada 2, spain_portugal 1"
    t = table(hand_ussr=hand, us=where)
    t.ussr(f"event {hand}")
    assert "ask-remove-up-to" == t.game.prompt(t.s, USSR).id
    t.ussr("remove italy")
    assert ("not-on-the-card", "TS-6.19") == t.why("ussr", "remove italy")
    t.ussr("done")
    assert (-1, (1, 0), (1, 0)) == (t.vp, t["italy"], t["france"])
    none = table(hand_ussr=hand, us=where).ussr(f"event {hand}", "done")
    assert (-1, (2, 0)) == (none.vp, none["italy"])
    three = table(hand_ussr=hand, us=where)
    three.ussr(f"event {hand}", "remove italy", "remove france", "remove canada")
    assert ["done"] == three.legal("ussr")
    assert ("no-removals-left", "TS-6.19") == three.why("ussr", "remove spain_portugal")


@clause("TS-23.48")
def test_in_the_first_version_pershing_takes_all_three() -> None:
    t = table(hand_ussr="pershing_ii_deployed", us="italy 2, france 1", options=FIRST)
    t.ussr("event pershing_ii_deployed", "remove italy")

    assert ("removals-left", "TS-6.19") == t.why("ussr", "done")
    assert "ask-remove-theirs" == t.game.prompt(t.s, USSR).id


@clause("TS-23.52")
@pytest.mark.parametrize("edition", ["deluxe", "second"])
def test_the_deluxe_texts_give_orders_where_older_ones_say_may(edition: str) -> None:
    deluxe: dict[str, Value] = {"deluxe_orders": True, "edition": edition}
    treaty = operations("abm_treaty", deluxe)
    assert ("points-left", "TS-8.6") == treaty.why("us", "done")
    chernobyl = table(phasing="us", hand_us="chernobyl", options=deluxe).us("event chernobyl")
    assert ("name-a-region", "TS-23.25") == chernobyl.why("us", "decline")
    pershing = table(
        hand_ussr="pershing_ii_deployed", us="italy 2, france 1, canada 2, greece 1", options=deluxe
    )
    pershing.ussr("event pershing_ii_deployed", "remove italy", "remove france")
    assert ("removals-left", "TS-6.19") == pershing.why("ussr", "done")
    pershing.ussr("remove canada", "done")
    assert ((1, 0), (0, 0), (1, 0)) == (pershing["italy"], pershing["france"], pershing["canada"])


@clause("TS-23.52")
def test_the_deluxe_orders_leave_the_other_cards_their_may() -> None:
    deluxe: dict[str, Value] = {"deluxe_orders": True}
    for name in ("cia_created", "lone_gunman", "olympic_games"):
        t = operations(name, deluxe)
        assert "ask-operations-or-none" == t.game.prompt(t.s, t.s.stack[-1].seat).id
    assert "decline" in after_a_fall_to_2(deluxe).legal("us")


@clause("TS-23.52")
def test_a_table_can_play_every_deluxe_text() -> None:
    deluxe: dict[str, Value] = {
        "unrest_spread": False,
        "junta_one_region": False,
        "debt_crisis_must": False,
        "deluxe_orders": True,
    }
    assert [(0, 1), (0, 2), (0, 0)] == unrest("angola", **deluxe)
    junta = table(us="mexico 2, chile 2, panama 1", hand_ussr="junta", options=deluxe)
    junta.ussr("event junta", "pick cuba", "realign mexico").dice(1, 1)
    assert "chile" in junta.nouns("ussr", "realign")
    debts = table(hand_ussr="latin_american_debt_crisis", ussr="chile 2, peru 1", options=deluxe)
    debts.ussr("event latin_american_debt_crisis").us("decline")
    assert "decline" in debts.legal("ussr")


# -- Junta ---------------------------------------------------------------------------------


@clause("TS-23.49")
@pytest.mark.parametrize(("first", "other"), [("mexico", "chile"), ("chile", "mexico")])
def test_juntas_rolls_stay_in_one_region(first: str, other: str) -> None:
    t = table(us="mexico 2, chile 2, panama 1, brazil 1", hand_ussr="junta")
    t.ussr("event junta", "pick cuba", f"realign {first}").dice(1, 1)

    beside = {"mexico": ["mexico", "panama"], "chile": ["chile", "brazil"]}
    assert sorted(beside[first]) == sorted(t.nouns("ussr", "realign"))
    assert ("one-region", "TS-23.49") == t.why("ussr", f"realign {other}")
    assert ("nothing-to-remove", "TS-9.2") == t.why("ussr", "realign france")


@clause("TS-23.49")
def test_juntas_coup_may_be_in_either_region_and_before_a_roll_both_are_open() -> None:
    t = table(us="mexico 2, chile 2", hand_ussr="junta")
    t.ussr("event junta", "pick cuba")

    assert ["mexico", "chile"] == t.nouns("ussr", "coup") == t.nouns("ussr", "realign")


@clause("TS-23.49")
def test_juntas_rolls_end_where_its_region_has_no_target_left() -> None:
    t = table(us="haiti 1, chile 2", ussr="cuba 3", hand_ussr="junta")
    t.ussr("event junta", "pick cuba", "realign haiti").dice(1, 6)

    assert ((0, 0), "us play-card") == (t["haiti"], t.asked)


@clause("TS-23.49")
def test_with_the_other_reading_juntas_rolls_change_region() -> None:
    for options in ({"junta_one_region": False}, {"version": 1}):
        t = table(us="mexico 2, chile 2", hand_ussr="junta", options=dict(options))
        t.ussr("event junta", "pick cuba", "realign mexico").dice(1, 1)
        assert ["mexico", "chile"] == t.nouns("ussr", "realign")


# -- Latin American Debt Crisis ------------------------------------------------------------


def debt_crisis(ussr: str, options: dict[str, Value] | None = None) -> Table:
    t = table(hand_ussr="latin_american_debt_crisis", hand_us="nato", ussr=ussr, options=options)
    return t.ussr("event latin_american_debt_crisis").us("decline")


@clause("TS-23.50")
def test_the_debt_crisis_doubles_in_two_countries() -> None:
    t = debt_crisis("chile 2, peru 1, brazil 3")
    assert ("pick-a-country", "TS-6.19") == t.why("ussr", "decline")
    t.ussr("pick chile")
    assert ("pick-a-country", "TS-6.19") == t.why("ussr", "decline")
    assert ["pick peru", "pick brazil"] == t.legal("ussr")
    t.ussr("pick peru")
    assert ((0, 4), (0, 2), (0, 3)) == (t["chile"], t["peru"], t["brazil"])
    assert "us play-card" == t.asked


@clause("TS-23.50")
def test_the_debt_crisis_doubles_in_the_only_country() -> None:
    t = debt_crisis("chile 2")
    assert ["pick chile"] == t.legal("ussr")
    t.ussr("pick chile")
    assert ((0, 4), "us play-card") == (t["chile"], t.asked)


@clause("TS-23.50")
def test_with_the_other_reading_doubling_can_be_declined() -> None:
    for options in ({"debt_crisis_must": False}, {"version": 1}):
        t = debt_crisis("chile 2, peru 1", dict(options))
        t.ussr("pick chile", "decline")
        assert ((0, 4), (0, 1)) == (t["chile"], t["peru"])
        none = debt_crisis("chile 2, peru 1", dict(options)).ussr("decline")
        assert ((0, 2), "us play-card") == (none["chile"], none.asked)


# -- Missile Envy --------------------------------------------------------------------------


def envy(hand_ussr: str, options: dict[str, Value] | None = None, **more: str) -> Table:
    t = table(
        phasing="us",
        us="canada 4",
        hand_us="missile_envy",
        hand_ussr=hand_ussr,
        options=options,
        in_force=more.get("in_force", ""),
    )
    return t.us("event missile_envy")


@clause("TS-23.40", "TS-11.9")
def test_an_opponents_card_taken_with_missile_envy_may_go_to_space() -> None:
    t = envy("fidel").ussr("give fidel")
    assert "space fidel" in t.legal("us")
    assert {"box": 1, "wins": 3, "of": 6, "vp": 2} == t.expects("us")["space fidel"]
    t.us("space fidel").roll(3)

    assert ((1, 0), 2, (1, 0)) == (t.space, t.vp, t.s.attempts)
    assert ("discard", (0, 0)) == (t.where("fidel"), t["cuba"])


@clause("TS-23.40")
def test_missile_envy_reaches_space_with_the_takers_ops_and_attempts() -> None:
    weak = envy("blockade").ussr("give blockade")
    reason = weak.reason("us", "space blockade")
    assert ("space-needs-more", "TS-11.1", 1) == (
        reason.code,
        reason.clause,
        reason.args["worth"],
    )
    lifted = envy("blockade", in_force="containment").ussr("give blockade")
    assert "space blockade" in lifted.legal("us")
    printed = envy("blockade", {"event_ops_modified": False}, in_force="containment")
    printed.ussr("give blockade")
    assert ("space-needs-more", "TS-11.1") == printed.why("us", "space blockade")
    tried = table(phasing="us", hand_us="missile_envy", hand_ussr="fidel", attempts=(1, 0))
    tried.us("event missile_envy").ussr("give fidel")
    assert ("attempt-used", "TS-11.2") == tried.why("us", "space fidel")
    assert ("no-space-with-these", "TS-11.9") == tried.why("us", "space nato")


@clause("TS-5.16", "TS-23.7", "TS-23.40")
def test_missile_envy_reaches_space_in_the_headline_phase_too() -> None:
    t = table(
        hand_us="missile_envy", hand_ussr="fidel duck_and_cover", round=0, phase=PICK_HEADLINES
    )
    t.us("headline missile_envy").ussr("headline duck_and_cover")
    t.ussr("give fidel").us("space fidel").roll(1)

    assert ((1, 0), "discard") == (t.space, t.where("fidel"))


@clause("TS-23.40", "TS-11.9")
def test_with_the_other_reading_missile_envy_stays_on_earth() -> None:
    for options in ({"missile_envy_space": False}, {"version": 1}):
        t = envy("fidel", dict(options)).ussr("give fidel")
        assert ("no-space-with-these", "TS-11.9") == t.why("us", "space fidel")


@clause("TS-23.5", "TS-7.10")
def test_missile_envy_takes_the_highest_printed_ops() -> None:
    t = envy("suez_crisis nato", in_force="brezhnev_doctrine")

    assert ["give nato"] == t.legal("ussr")
    assert ("not-the-highest", "TS-23.5") == t.why("ussr", "give suez_crisis")


@clause("TS-23.5", "TS-7.10")
def test_or_the_highest_after_modifiers() -> None:
    by_value: dict[str, Value] = {"missile_envy_highest": "modified"}
    t = envy("suez_crisis nato fidel", by_value, in_force="brezhnev_doctrine")
    assert ["give nato", "give suez_crisis"] == t.legal("ussr")  # both worth 4
    assert ("not-the-highest", "TS-23.5") == t.why("ussr", "give fidel")
    t.ussr("give suez_crisis")
    assert "ussr" == t.where("missile_envy")
    ours = envy("suez_crisis nato", by_value, in_force="containment")
    assert ["give nato"] == ours.legal("ussr")  # the giver's modifiers count
    scored = envy("asia_scoring blockade", by_value)
    assert ["give blockade"] == scored.legal("ussr")
    only = envy("asia_scoring", by_value)
    assert ["give asia_scoring"] == only.legal("ussr")


# -- Defectors, UN Intervention ------------------------------------------------------------


@clause("TS-23.43")
@pytest.mark.parametrize("phasing", ["us", "ussr"])
def test_defectors_thrown_away_with_five_year_plan(phasing: str) -> None:
    for options, vp in (({}, 1), ({"defectors_by_plan": False}, 0), ({"version": 1}, 0)):
        hands = {
            "us": ("five_year_plan", "defectors"),
            "ussr": ("nato", "five_year_plan defectors"),
        }
        hand_us, hand_ussr = hands[phasing]
        t = table(phasing=phasing, hand_us=hand_us, hand_ussr=hand_ussr, options=dict(options))
        if phasing == "us":
            t.us("event five_year_plan")
        else:
            t.ussr("ops five_year_plan", "choose event_first")
        t.draw("defectors")
        assert vp == t.vp
        assert t.where("defectors") in ("table", "discard")


@clause("TS-23.43", "TS-5.8")
def test_in_the_headline_phase_it_cancels_the_soviet_headline_instead() -> None:
    t = table(hand_us="five_year_plan", hand_ussr="fidel defectors", round=0, phase=PICK_HEADLINES)
    t.us("headline five_year_plan").ussr("headline fidel").draw("defectors")

    assert (0, "discard", (0, 0)) == (t.vp, t.where("fidel"), t["cuba"])


def drawn_un(
    hand_us: str, options: dict[str, Value] | None = None, round: int = 1, in_force: str = ""
) -> Table:
    """The US has drawn UN Intervention with Grain Sales."""
    t = table(
        phasing="us",
        us="canada 4",
        hand_us=f"grain_sales_to_soviets {hand_us}",
        hand_ussr="un_intervention",
        options=options,
        in_force=in_force,
    )
    return t.us("event grain_sales_to_soviets").draw("un_intervention")


@clause("TS-23.51", "TS-6.21", "TS-6.22")
def test_un_intervention_drawn_with_grain_sales_goes_with_a_soviet_card() -> None:
    t = drawn_un("fidel nato junta asia_scoring", in_force="u2_incident")
    assert [
        "ops un_intervention",
        "intervene fidel",
        "decline",
    ] == t.legal("us")
    t.us("intervene fidel", "place canada", "place canada", "done")

    assert ((6, 0), (0, 0), -1) == (t["canada"], t["cuba"], t.vp)  # U2 Incident gives 1 VP
    assert ("discard", "discard") == (t.where("fidel"), t.where("un_intervention"))
    assert ("discard", []) == (t.where("grain_sales_to_soviets"), t.hand("ussr"))


@clause("TS-23.51", "TS-23.11")
def test_and_its_ops_may_go_to_space() -> None:
    t = drawn_un("fidel")
    t.us("intervene fidel", "space fidel").roll(1)

    assert ((1, 0), "discard") == (t.space, t.where("fidel"))


@clause("TS-23.51")
def test_why_un_intervention_does_not_go_with_a_card() -> None:
    t = drawn_un("fidel nato")
    assert ("not-their-event", "TS-6.21") == t.why("us", "intervene nato")
    assert ("not-their-event", "TS-6.21") == t.why("us", "intervene un_intervention")
    assert ("not-their-event", "TS-6.21") == t.why("us", "intervene the_china_card")
    assert ("not-in-hand", "TS-6.1") == t.why("us", "intervene blockade")
    assert ("only-taken-card", "TS-5.16") == t.why("us", "ops fidel")
    ordered = drawn_un("fidel", {"edition": "second"})
    ordered.s.order = [0]
    assert ("order-fixed", "TS-2.3") == ordered.why("us", "intervene fidel")
    early = table(
        hand_us="grain_sales_to_soviets fidel",
        hand_ussr="blockade un_intervention",
        round=0,
        phase=PICK_HEADLINES,
    )
    early.us("headline grain_sales_to_soviets").ussr("headline blockade").draw("un_intervention")
    assert ("no-un-in-headline", "TS-6.21") == early.why("us", "intervene fidel")
    assert ["ops un_intervention", "decline"] == early.legal("us")


@clause("TS-23.51")
def test_with_the_other_reading_both_cards_come_from_one_hand() -> None:
    for options in ({"grain_sales_un": False}, {"version": 1}):
        t = drawn_un("fidel", dict(options))
        assert ["ops un_intervention", "decline"] == t.legal("us")
        assert ("partner-of-own-hand", "TS-23.51") == t.why("us", "intervene fidel")


@clause("TS-23.51", "TS-6.21")
def test_a_soviet_card_drawn_with_grain_sales_goes_with_un_intervention_in_hand() -> None:
    t = table(
        phasing="us",
        us="canada 4",
        hand_us="grain_sales_to_soviets un_intervention",
        hand_ussr="fidel",
    )
    t.us("event grain_sales_to_soviets").draw("fidel").us("intervene fidel", "place canada")
    t.us("place canada", "done")

    assert ((6, 0), (0, 0), []) == (t["canada"], t["cuba"], t.hand("us"))
