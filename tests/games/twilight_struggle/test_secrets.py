"""What each seat may know: views, imagined states, reasons and notes."""

import pytest

from detente import Rng
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from detente.games.twilight_struggle.state import FACE_DOWN
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
    def seen(headline: str) -> dict[str, object]:
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
    def seen(**options: bool) -> dict[str, object]:
        t = table(hand_us="nato", hand_ussr="comecon", discard="blockade", options={**options})
        return t.game.to_json(t.game.observe(t.s, seat))

    unseen = seen()["unseen"]
    assert isinstance(unseen, list)
    own = {US: ["nato"], USSR: ["comecon"], None: []}[seat]
    assert not {*own, "blockade"} & {*unseen}
    assert {"nato", "comecon"} - {*own} < {*unseen}
    assert "unseen" not in seen(card_counter=False)


def test_the_view_says_what_each_region_would_score() -> None:
    t = table(us="panama 2, haiti 1, mexico 2", ussr="cuba 3")
    regions = t.game.to_json(t.game.observe(t.s, None))["regions"]

    assert isinstance(regions, dict)
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
    } == regions["central_america"]
