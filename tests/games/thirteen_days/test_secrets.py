"""Section 17: hidden information and decks."""

import pytest

import detente
from detente.games.thirteen_days.cards import CARDS
from detente.games.thirteen_days.position import Position
from detente.games.thirteen_days.rules import ThirteenDays
from tests.clauses import clause
from tests.games.thirteen_days.table import Table, table


def position() -> Table:
    return table(
        hand_us=["sops", "excomm"],
        hand_ussr=["scramble", "maskirovka", "u_thant"],
        aftermath_us=["quarantine"],
        aftermath_ussr=["fidel_castro"],
        discard=["air_strike"],
        agendas=("turkey", "berlin"),
    )


def seen(t: Table, seat: int | None) -> Position:
    return t.game.to_json(t.game.observe(t.s, seat))


@clause("13J-17.1")
def test_a_spectator_sees_sizes_and_nothing_secret() -> None:
    view = seen(position(), None)
    assert [{"count": 2, "cards": []}, {"count": 3, "cards": []}] == view["hands"]
    assert [{"count": 1, "cards": []}, {"count": 1, "cards": []}] == view["aftermath"]
    assert [{"name": None}, {"name": None}] == view["agenda"]
    assert (31, ["air_strike"], "us") == (view["deck"], view["discard"], view["letter"])


@clause("13J-17.1", "13J-17.2")
def test_a_player_sees_the_own_cards_only() -> None:
    view = seen(position(), 0)
    assert [{"count": 2, "cards": ["sops", "excomm"]}, {"count": 3, "cards": []}] == view["hands"]
    assert [{"count": 1, "cards": ["quarantine"]}, {"count": 1, "cards": []}] == view["aftermath"]
    turkey = {"name": "turkey", "pays": "us", "n": 1, "parts": [("gap", 1), ("bonus", 0)]}
    assert [turkey, {"name": None}] == view["agenda"]


@clause("13J-17.1")
def test_the_decks_are_blank_in_every_view() -> None:
    t = position()
    for seat in (0, 1, None):
        state = t.game.observe(t.s, seat).state
        assert (0, 0) == (state.deck, state.agenda_deck)


@clause("13J-17.1")
def test_what_a_seat_imagines_fits_what_it_sees() -> None:
    t = position()
    for seat in (0, 1, None):
        view = t.game.observe(t.s, seat)
        hands = set()
        for seed in range(20):
            s = t.game.imagine(view, detente.Rng(seed))
            t.game.audit(s)
            assert t.game.to_json(t.game.observe(s, seat)) == t.game.to_json(view)
            hands.add(s.hands[1 if seat == 0 else 0])
        assert len(hands) > 5, "the hand of another seat is imagined anew"


@clause("13J-17.3")
def test_the_deck_cannot_run_out() -> None:
    dealt, alliances, summit, intelligence = 30, 3, 4, 1
    assert 38 == dealt + alliances + summit + intelligence < len(CARDS)


@clause("13J-17.3")
@pytest.mark.parametrize("seed", range(20))
def test_no_game_empties_the_deck(seed: int) -> None:
    match = detente.Match(ThirteenDays({}), seed=seed)
    rng = detente.Rng(seed)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
        assert match.state.deck.bit_count() >= 1


@clause("13J-17.4")
def test_only_the_two_players_know_a_card_that_was_taken() -> None:
    t = table(hand_us=["intelligence_reports"], hand_ussr=["maskirovka", "scramble"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal maskirovka")
    assert ["maskirovka", "maskirovka", "hidden"] == [seen(t, n)["taken"] for n in (0, 1, None)]
    assert ["card-taken", "card-taken", "card-taken-hidden"] == [
        t.log(reader)[-1] for reader in ("us", "ussr", None)
    ]
    t.do("us", "discard maskirovka")
    t.do("chance", "deal sops")
    assert [{"count": 2, "cards": []}] == [seen(t, 0)["hands"][1]]
    assert ["scramble", "sops"] == sorted(t.hand("ussr"))
    assert [{"seat": "seat-ussr"}] == t.said("replacement-drawn")


@clause("13J-17.5")
def test_cards_discarded_at_a_summit_are_public_and_the_new_ones_are_not() -> None:
    t = table(hand_us=["summit_meeting", "excomm"], hand_ussr=["scramble"])
    t.do("us", "event summit_meeting", "discard excomm", "done")
    t.do("chance", "deal sops")
    assert [{"seat": "seat-us", "card": "card-excomm"}] == t.said("discarded", "ussr")
    hands = seen(t, 1)["hands"]
    assert isinstance(hands, list)
    assert {"count": 1, "cards": []} == hands[0]


@clause("13J-17.6")
def test_at_the_end_everything_may_be_seen() -> None:
    t = table(
        at="check_war",
        defcon_us=(7, 1, 1),
        aftermath_us=["sops"],
        aftermath_ussr=["fidel_castro"],
    )
    assert t.s.result is not None
    for seat in (0, 1, None):
        cards = seen(t, seat)["aftermath"]
        assert [{"count": 1, "cards": ["sops"]}, {"count": 1, "cards": ["fidel_castro"]}] == cards
    assert t.s.deck == t.game.observe(t.s, None).state.deck
