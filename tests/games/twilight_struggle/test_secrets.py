"""What each seat may know: views, imagined states, reasons and notes."""

from typing import Literal

import pytest

from detente import Rng
from detente.core.cards import cards_of
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import OF_ERA, OPS, SCORING_CARDS
from detente.games.twilight_struggle.position import Position
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from detente.games.twilight_struggle.state import FACE_DOWN
from detente.games.twilight_struggle.unseen import join_deck, known_to_lack
from detente.games.twilight_struggle.verbs import draw, reshuffle, show_hand
from detente.games.twilight_struggle.view import effects as in_force
from tests.games.twilight_struggle.table import Table, card, cards, table


def position() -> Table:
    return table(
        hand_us="nato fidel containment",
        hand_ussr="comecon nasser",
        discard="blockade",
        removed="truman_doctrine",
    )


@pytest.mark.parametrize("seat", [US, USSR, None])
def test_hands_and_deck_are_hidden(seat: int | None) -> None:
    t = position()
    view = t.game.observe(t.s, seat)

    for other in (US, USSR):
        assert (t.s.hand[other] if other == seat else 0) == view.state.hand[other]
    assert (0, (3, 2, t.s.deck.bit_count(), 0)) == (view.state.deck, view.counts)


@pytest.mark.parametrize("seat", [US, USSR, None])
def test_imagined_states_fit_the_view_and_differ(seat: int | None) -> None:
    t = position()
    view = t.game.observe(t.s, seat)
    imagined = [t.game.imagine(view, Rng(seed)) for seed in range(20)]

    for s in imagined:
        t.game.audit(s)
        again = t.game.observe(s, seat)
        assert t.game.dump(view.state) == t.game.dump(again.state)
        assert view.counts == again.counts
    other = USSR if seat == US else US
    assert len({s.hand[other] for s in imagined}) > 10


def test_shown_cards_stay_known_until_they_leave_the_hand() -> None:
    t = table(phasing="us", hand_us="cia_created nato", hand_ussr="fidel nasser", us="canada 4")
    t.us("event cia_created", "place canada", "done")
    view = t.game.observe(t.s, US)
    assert cards("fidel nasser") == view.state.hand[USSR]
    for seed in range(5):
        assert cards("fidel nasser") == t.game.imagine(view, Rng(seed)).hand[USSR]
    t.ussr("event fidel")
    assert cards("nasser") == t.game.observe(t.s, US).state.hand[USSR]


def test_a_face_down_headline_hides_which_known_card_it_is() -> None:
    def seen(headline: str) -> Position:
        t = table(phase=PICK_HEADLINES, round=0, hand_us="nato", hand_ussr="fidel nasser comecon")
        t.s.shown = cards("fidel")
        t.ussr(f"headline {headline}")
        view = t.game.observe(t.s, US)
        assert FACE_DOWN == view.state.headline[USSR]
        for seed in range(8):
            imagined = t.game.imagine(view, Rng(seed))
            t.game.audit(imagined)
            assert 2 == imagined.hand[USSR].bit_count()
        return t.game.to_json(view)

    assert seen("fidel") == seen("nasser")


def test_an_imagined_headline_can_be_one() -> None:
    t = table(phase=PICK_HEADLINES, round=0, hand_us="nato", hand_ussr="fidel")
    t.ussr("headline fidel")
    t.s.shown = 0
    view = t.game.observe(t.s, US)

    for seed in range(60):
        imagined = t.game.imagine(view, Rng(seed))
        assert card("un_intervention") != imagined.headline[USSR]
        t.game.audit(imagined)


def test_the_log_tells_drawn_cards_to_who_drew_them() -> None:
    t = table(phasing="us", hand_us="ask_not_what_your_country nato")
    t.us("event ask_not_what_your_country", "discard nato", "done").draw("fidel")
    drawn = next(n for n in t.notes() if t.game.notes[n.what].id == "dealt")

    assert "dealt" == t.game.say(drawn, US).id
    assert ("dealt-hidden", {"seat": "seat-us"}) == (
        t.game.say(drawn, USSR).id,
        t.game.say(drawn, USSR).args,
    )
    assert -1 == t.game.read(drawn, None).args[1]


def test_our_man_in_tehran_is_seen_by_the_us_alone() -> None:
    t = table(phasing="us", us="iran 2", hand_us="our_man_in_tehran", hand_ussr="comecon")
    t.us("event our_man_in_tehran").draw("asia_scoring", "fidel", "nasser", "nato", "blockade")
    view = t.game.observe(t.s, USSR)

    assert (0, 5) == (view.state.tehran, view.counts[3])
    pairs = {t.game.imagine(view, Rng(seed)).tehran for seed in range(10)}
    assert len(pairs) > 5
    for seed in range(5):
        t.game.audit(t.game.imagine(view, Rng(seed)))


def looked_at() -> Table:
    """The US looked at five cards, discarded one and put the others back."""
    t = table(
        phasing="us",
        us="iran 2",
        hand_us="our_man_in_tehran containment",
        hand_ussr="comecon duck_and_cover",
    )
    t.us("event our_man_in_tehran").draw("asia_scoring", "fidel", "nasser", "nato", "blockade")
    return t.us("discard fidel", "done")


PUT_BACK = "asia_scoring nasser nato blockade"


Pile = Literal["deck", "put_back", "tehran", "unseen"]


def listed(t: Table, seat: int | None, pile: Pile) -> set[str]:
    """The cards a written view lists under a name."""
    return set(t.game.to_json(t.game.observe(t.s, seat))[pile])


def test_the_us_knows_that_what_it_put_back_is_in_the_deck() -> None:
    t = looked_at()
    view = t.game.observe(t.s, US)

    assert set(PUT_BACK.split()) == listed(t, US, "deck")
    assert not set(PUT_BACK.split()) & listed(t, US, "unseen")
    for seed in range(20):
        imagined = t.game.imagine(view, Rng(seed))
        t.game.audit(imagined)
        assert cards(PUT_BACK) == imagined.deck & cards(PUT_BACK)


@pytest.mark.parametrize("seat", [USSR, None])
def test_nobody_else_knows_what_the_us_put_back(seat: int | None) -> None:
    t = looked_at()

    assert not listed(t, seat, "deck") | listed(t, seat, "put_back")
    assert set(PUT_BACK.split()) <= listed(t, seat, "unseen")
    assert 0 == t.game.observe(t.s, seat).state.put_back


def test_the_ussr_may_have_drawn_as_many_of_them_as_it_drew_cards() -> None:
    t = looked_at()
    few = cards(f"{PUT_BACK} puppet_governments opec allende")
    t.s.deck, t.s.discard = few, t.s.discard | t.s.deck & ~few
    for name in ("nasser", "puppet_governments"):
        draw(t.s, USSR, card(name))
    view = t.game.observe(t.s, US)
    drawn = {t.game.imagine(view, Rng(seed)).hand[USSR] & cards(PUT_BACK) for seed in range(200)}

    assert not listed(t, US, "deck")
    assert set(PUT_BACK.split()) == listed(t, US, "put_back") <= listed(t, US, "unseen")
    assert {0, 1, 2} == {some.bit_count() for some in drawn}


def test_what_the_us_put_back_is_forgotten_where_it_surfaces() -> None:
    t = looked_at()
    draw(t.s, USSR, card("nasser"))
    draw(t.s, US, card("nato"))
    assert (cards("asia_scoring nasser blockade"), 1) == (t.s.put_back, t.s.drawn_since)
    t.ussr("event nasser")
    assert (cards("asia_scoring blockade"), 0) == (t.s.put_back, t.s.drawn_since)
    assert {"asia_scoring", "blockade"} == listed(t, US, "deck")


def test_a_headline_that_was_put_back_surfaces_when_it_is_shown() -> None:
    t = looked_at()
    draw(t.s, USSR, card("nasser"))
    t.s.stack.clear()
    t.s.phase, t.s.round, t.s.face_up = PICK_HEADLINES, 0, 0
    t.game.proceed(t.s)
    t.ussr("headline nasser")
    assert cards(PUT_BACK) == t.game.observe(t.s, US).state.put_back
    t.us("headline containment")
    assert (cards("asia_scoring nato blockade"), 0) == (t.s.put_back, t.s.drawn_since)


def test_an_open_soviet_hand_shows_that_the_rest_is_still_in_the_deck() -> None:
    t = looked_at()
    for name in ("nasser", "puppet_governments"):
        draw(t.s, USSR, card(name))
    show_hand(t.s, USSR)

    assert (cards("asia_scoring nato blockade"), 0) == (t.s.put_back, t.s.drawn_since)
    assert {"asia_scoring", "nato", "blockade"} == listed(t, US, "deck")


def test_a_reshuffle_ends_what_the_us_knew_of_the_deck() -> None:
    t = looked_at()
    t.s.discard |= t.s.deck & ~cards("nato")
    t.s.deck = cards("nato")
    draw(t.s, USSR, card("nato"))
    reshuffle(t.s)

    assert (0, 0) == (t.s.put_back, t.s.drawn_since)


# -- what a hand was seen to lack ------------------------------------------------------------------


def hands_imagined(t: Table, seat: int, of: int) -> int:
    """Every card some imagined hand of `of` holds, as `seat` sees the table."""
    view = t.game.observe(t.s, seat)
    held = 0
    for seed in range(60):
        imagined = t.game.imagine(view, Rng(seed))
        t.game.audit(imagined)
        held |= imagined.hand[of]
    return held


def test_after_the_cambridge_five_the_us_has_no_other_scoring_card_until_it_draws() -> None:
    t = table(
        phasing="ussr",
        hand_us="asia_scoring nato containment marshall_plan",
        hand_ussr="the_cambridge_five comecon",
    )
    assert SCORING_CARDS & hands_imagined(t, USSR, US) & ~cards("asia_scoring")
    t.ussr("event the_cambridge_five", "done")
    assert cards("asia_scoring") == SCORING_CARDS & hands_imagined(t, USSR, US)
    draw(t.s, US, card("europe_scoring"))
    assert SCORING_CARDS & hands_imagined(t, USSR, US) & ~cards("asia_scoring")


def test_who_gave_a_card_for_missile_envy_has_none_worth_more_until_it_draws() -> None:
    t = table(
        phasing="us",
        hand_us="missile_envy nato",
        hand_ussr="comecon nasser romanian_abdication fidel",
    )
    t.us("event missile_envy").ussr("give comecon")
    held = hands_imagined(t, US, USSR)

    assert not [c for c in cards_of(held) if OPS[c] > 3]
    assert [c for c in cards_of(held) if OPS[c] == 3]


def test_who_passes_in_a_trap_has_nothing_worth_two_until_it_draws() -> None:
    t = table(in_force="bear_trap", hand_ussr="nasser romanian_abdication", turn=4)
    t.ussr("pass")
    held = hands_imagined(t, US, USSR)

    assert {1} == {OPS[c] for c in cards_of(held)}


def test_a_spectator_imagines_two_hands_that_lack_something_though_the_deck_is_empty() -> None:
    poor = "nasser romanian_abdication blockade"
    t = table(
        in_force="bear_trap",
        hand_us="the_cambridge_five asia_scoring captured_nazi_scientist truman_doctrine",
        hand_ussr=poor,
        turn=4,
    )
    t.s.discard, t.s.deck = t.s.deck, 0
    t.ussr("pass")
    known_to_lack(t.s, US, SCORING_CARDS & ~cards("asia_scoring"))
    view = t.game.observe(t.s, None)

    for seed in range(40):
        imagined = t.game.imagine(view, Rng(seed))
        t.game.audit(imagined)
        assert {1} == {OPS[c] for c in cards_of(imagined.hand[USSR])}


def test_what_a_hand_held_before_the_reshuffle_was_not_in_the_discard_pile() -> None:
    t = table(hand_us="nato", hand_ussr="comecon nasser")
    t.s.discard, t.s.deck = t.s.deck | t.s.discard, 0
    reshuffle(t.s)
    draw(t.s, USSR, card("blockade"))
    view = t.game.observe(t.s, US)
    worlds = [t.game.imagine(view, Rng(seed)) for seed in range(40)]

    assert {cards("comecon nasser")} == {w.hand[USSR] & cards("comecon nasser") for w in worlds}
    assert len({w.hand[USSR] for w in worlds}) > 10
    t.ussr("event comecon")
    assert cards("nasser") == hands_imagined(t, US, USSR) & cards("nasser comecon")


def test_what_a_hand_was_seen_to_lack_outlives_a_draw_for_the_cards_it_had() -> None:
    t = table(hand_us="nato", hand_ussr="comecon nasser")
    known_to_lack(t.s, USSR, SCORING_CARDS)
    draw(t.s, USSR, card("asia_scoring"))
    view = t.game.observe(t.s, US)
    drawn = [t.game.imagine(view, Rng(seed)).hand[USSR] & SCORING_CARDS for seed in range(200)]

    assert {0, 1} == {some.bit_count() for some in drawn}


def test_a_card_that_joins_in_the_mid_war_is_none_of_those_held_before() -> None:
    t = table(hand_us="nato", hand_ussr="comecon nasser", turn=4)
    join_deck(t.s, OF_ERA[1])
    draw(t.s, USSR, card("opec"))
    view = t.game.observe(t.s, US)
    joined = [t.game.imagine(view, Rng(seed)).hand[USSR] & OF_ERA[1] for seed in range(200)]

    assert {0, 1} == {some.bit_count() for some in joined}


def test_a_position_set_up_against_what_is_known_can_still_be_imagined() -> None:
    t = table(hand_us="nato", hand_ussr="comecon")
    known_to_lack(t.s, USSR, t.s.deck | t.s.hand[USSR])

    assert 1 == t.game.imagine(t.game.observe(t.s, US), Rng(1)).hand[USSR].bit_count()


def test_effects_in_force_are_part_of_the_view() -> None:
    t = table(
        in_force="nato norad red_scare_purge latin_american_death_squads north_sea_oil",
        scare=(1, 0),
        squads=-1,
        crisis="us",
        chernobyl="asia",
        hand_ussr="missile_envy",
        bound="ussr",
        turn=8,
    )
    assert t.game.to_json(t.game.observe(t.s, None))["effects"] == in_force(t.s)
    effects = {effect["card"]: effect for effect in in_force(t.s)}

    assert {"card": "nato", "until": "game"} == effects["nato"]
    assert "quagmire" == effects["norad"]["ended_by"]
    assert (-1, 0) == (effects["red_scare_purge"]["us"], effects["red_scare_purge"]["ussr"])
    assert -1 == effects["latin_american_death_squads"]["us"]
    assert "us" == effects["cuban_missile_crisis"]["seat"]
    assert "asia" == effects["chernobyl"]["region"]
    assert effects["north_sea_oil"]["extra_round"] is False
    assert "ussr" == effects["missile_envy"]["seat"]


@pytest.mark.parametrize("seat", [US, USSR, None])
def test_unseen_cards_are_counted_unless_the_table_does_without(seat: int | None) -> None:
    def seen(**options: bool) -> Position:
        t = table(hand_us="nato", hand_ussr="comecon", discard="blockade", options={**options})
        return t.game.to_json(t.game.observe(t.s, seat))

    unseen = seen()["unseen"]
    own = {US: ["nato"], USSR: ["comecon"], None: []}[seat]
    assert not {*own, "blockade"} & {*unseen}
    assert {"nato", "comecon"} - {*own} < {*unseen}
    assert "unseen" not in seen(card_counter=False)


def test_the_view_says_what_each_region_would_score() -> None:
    t = table(us="panama 2, haiti 1, mexico 2", ussr="cuba 3")
    regions = t.game.to_json(t.game.observe(t.s, None))["regions"]

    assert {
        "levels": ["domination", "presence"],
        "countries": [3, 1],
        "battlegrounds": [2, 1],
        "beside": [0, 1],
        "points": [5, 3],
        "all_battlegrounds": 3,
        "level_points": [3, 1],
        "net": 2,
        "vp": 2,
        "wins": None,
        "flips": {"cuba": [8, 2], "haiti": [2, 0], "mexico": [2, -3], "panama": [2, -2]},
    } == regions["central_america"]
