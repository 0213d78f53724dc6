"""Material and set-up (sections 2 and 3)."""

import pytest

import detente
from detente.core.frame import CHANCE
from detente.core.match import Match
from detente.core.options import OptionError
from detente.games.berlin63.board import BLANK, BLUE, RED, SEATS, SQUARE_NAMES
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.spies import CHARACTERS, LEADERS
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, fresh, lined_up


@clause("B63-2.3", "B63-2.8", "B63-3.2")
def test_each_seat_has_the_same_eight_characters() -> None:
    t = fresh(red="leo", blue="ray")
    every = {character.id for character in CHARACTERS}
    assert 8 == len(every)
    assert every == t.reserve(RED) == t.reserve(BLUE)
    assert ("red", "blue") == t.game.seats


@clause("B63-2.8")
def test_a_character_can_stand_on_the_board_twice_once_in_each_colour() -> None:
    t = lined_up()
    assert "red adam" == t.at("d1")
    assert "blue adam" == t.at("d5")


@clause("B63-2.4", "B63-2.5")
def test_six_of_the_eight_can_lead() -> None:
    names = {character.id for n, character in enumerate(CHARACTERS) if LEADERS >> n & 1}
    assert {"leo", "miranda", "victor", "lilly", "ray", "veronica"} == names


@clause("B63-3.3", "B63-3.4")
def test_both_leaders_come_from_one_deck() -> None:
    game = Berlin63({})
    t = Table(game, game.new())
    assert 6 == len(t.legal)
    t.play("deal ray")
    assert 5 == len(t.legal)
    assert "deal ray" not in t.legal


@clause("B63-3.5")
def test_a_leader_card_is_seen_by_its_owner_alone_until_the_game_ends() -> None:
    t = lined_up()
    assert "leo" == leader_in_view(t, RED, RED)
    assert leader_in_view(t, BLUE, RED) is None
    assert leader_in_view(t, SPECTATOR, RED) is None
    game = Berlin63({"match_wins": 1})
    match = Match(game, seed=1)
    assert "dealt-hidden" in [line.id for _, line in match.story(BLUE)]
    match.submit(RED, -1)
    teams = game.to_json(game.observe(match.state, BLUE))["teams"]
    assert teams["red"]["leader"] is not None


def leader_in_view(t: Table, reader: int | None, side: int) -> str | None:
    return t.json(reader)["teams"][SEATS[side]]["leader"]


@clause("B63-3.6", "B63-3.8", "B63-3.9")
def test_five_stand_on_the_first_row_in_the_order_chosen_and_three_are_hidden() -> None:
    t = lined_up()
    assert ["red leo", "red miranda", "red victor", "red adam", "red lilly"] == [
        t.at(square) for square in ("a1", "b1", "c1", "d1", "e1")
    ]
    assert ["blue ray", "blue veronica", "blue jack", "blue adam", "blue lilly"] == [
        t.at(square) for square in ("a5", "b5", "c5", "d5", "e5")
    ]
    assert {"ray", "veronica", "jack"} == t.reserve(RED)
    view = t.game.observe(t.state, BLUE)
    assert 0 == view.state.reserve[RED]
    assert (3, 3) == view.counts


@clause("B63-3.6")
def test_nobody_is_placed_twice_and_five_are_needed() -> None:
    t = fresh(red="leo")
    t.act(RED, "place leo")
    assert ("already-placed", "B63-3.6") == t.refused("place leo", RED)
    assert ("five-must-stand", "B63-3.6") == t.refused("ready", RED)
    for spy in ("adam", "jack", "ray", "lilly"):
        t.act(RED, f"place {spy}")
    assert ("row-is-full", "B63-3.6") == t.refused("place victor", RED)
    assert ("no-square-to-spare", "B63-3.13") == t.refused("leave", RED)


@clause("B63-3.6", "B63-3.12")
def test_in_the_small_game_three_spies_a_side_stand_on_nine_squares() -> None:
    game = Berlin63({"nine_squares": True})
    t = Table(game, game.new()).play("deal ray", "deal veronica")
    assert ("not-in-the-team", "B63-R30") == t.refused("place leo", RED)
    for seat in (RED, BLUE):
        for spy in ("veronica", "jack", "ray"):
            t.act(seat, f"place {spy}")
        assert ["ready"] == t.legal
        t.act(seat, "ready")
    t.play("start red")
    assert 9 == len(game.ground.squares)
    assert ["red ray", "blue ray"] == [t.at("c1"), t.at("c3")]
    assert set() == t.reserve(RED) == t.reserve(BLUE)
    worlds = [game.imagine(game.observe(t.state, RED), detente.Rng(n)) for n in range(60)]
    assert 6 == len({bytes(world.who) for world in worlds}), "in any order"


@clause("B63-3.11", "B63-3.14")
def test_the_first_player_is_drawn_after_both_are_ready() -> None:
    t = fresh()
    for seat, leader in ((BLUE, "ray"), (RED, "leo")):
        assert [RED, BLUE] == t.game.waiting(t.state) or seat == RED
        for spy in (leader, "adam", "jack", "lilly", "victor"):
            t.act(seat, f"place {spy}")
        t.act(seat, "ready")
    assert "chance start" == t.asked
    assert ["start red", "start blue"] == t.legal
    assert "blue action" == t.play("start blue").asked
    assert ("chance-decides", "B63-3.11") == t.refused("start red")


@clause("B63-3.14")
def test_neither_sees_the_others_choice_or_progress() -> None:
    t = fresh(red="leo", blue="ray")
    before = t.json(BLUE), t.json(SPECTATOR), t.game.dump(t.game.observe(t.state, BLUE).state)
    for spy in ("leo", "adam", "jack"):
        t.act(RED, f"place {spy}")
    after = t.json(BLUE), t.json(SPECTATOR), t.game.dump(t.game.observe(t.state, BLUE).state)
    assert before == after
    assert 3 == len(plan_in_view(t, RED))


def plan_in_view(t: Table, seat: int) -> list[str]:
    plan = t.json(seat)["teams"][SEATS[seat]]["plan"]
    assert plan is not None
    return [spy for spy in plan if spy is not None]


@clause("B63-3.14")
def test_a_line_up_can_be_taken_back_until_the_seat_is_ready() -> None:
    match = Match(detente.game("berlin63"), seed=3)
    legal = match.legal(RED)
    match.submit(RED, legal[0])
    assert match.legal(RED) != legal
    match.undo(RED)
    assert match.legal(RED) == legal


@clause("B63-3.12")
def test_the_board_is_five_by_five_unless_the_settings_say_otherwise() -> None:
    assert 25 == len(Berlin63({}).catalogue()["squares"])
    wide = Berlin63({"cols": 7, "rows": 8})
    assert set(SQUARE_NAMES) == set(wide.catalogue()["squares"])
    small = Berlin63({"cols": 5, "rows": 4})
    assert 20 == len(small.catalogue()["squares"])
    for wrong in ({"cols": 4}, {"cols": 8}, {"rows": 3}, {"rows": 9}):
        with pytest.raises(OptionError):
            detente.game("berlin63", **wrong)


@clause("B63-3.12")
def test_squares_beyond_the_board_do_not_exist() -> None:
    t = lined_up()
    assert ("no-such-square", "B63-3.12") == t.refused("north f1")
    assert ("no-such-square", "B63-3.12") == t.refused("illusion a6")


@clause("B63-3.13")
def test_on_a_wider_board_the_owner_chooses_the_empty_squares() -> None:
    t = fresh(red="leo", blue="ray", cols=7)
    for act in ("leave", "place leo", "place adam", "place jack", "place ray", "leave"):
        t.act(RED, act)
    assert ("no-square-to-spare", "B63-3.13") == t.refused("leave", RED)
    t.act(RED, "place lilly")
    t.act(RED, "ready")
    for act in ("place ray", "place adam", "place jack", "place leo", "place lilly", "ready"):
        t.act(BLUE, act)
    red = [t.at(square) for square in ("a1", "b1", "c1", "d1", "e1", "f1", "g1")]
    assert ["free", "red leo", "red adam", "red jack", "red ray", "free", "red lilly"] == red
    blue = [t.at(square) for square in ("a5", "e5", "f5", "g5")]
    assert ["blue ray", "blue lilly", "free", "free"] == blue


@clause("B63-3.13")
def test_a_ready_enemy_on_a_wide_board_is_imagined_on_any_squares() -> None:
    t = fresh(red="leo", blue="ray", cols=6)
    for act in ("place leo", "place adam", "place jack", "place ray", "place lilly", "ready"):
        t.act(RED, act)
    empty = set()
    for seed in range(200):
        plan = t.imagined(BLUE, seed).plan[:6]
        assert 5 == sum([chosen > 1 for chosen in plan])
        empty.add(next(n for n, chosen in enumerate(plan) if chosen <= 1))
    assert {0, 1, 2, 3, 4, 5} == empty


@clause("B63-3.3")
def test_before_the_deal_nobody_imagines_a_card_that_is_still_in_the_deck() -> None:
    game = detente.game("berlin63")
    s = game.new()
    game.apply(s, CHANCE, game.parse("deal leo"))
    imagined = game.imagine(game.observe(s, BLUE), detente.Rng(1))
    assert BLANK == imagined.leader[BLUE]
    assert BLANK != imagined.leader[RED]


def test_everybody_is_told_the_size_of_the_board_and_the_games_to_win() -> None:
    t = fresh(red="leo", blue="ray", cols=6, rows=4, match_wins=3)
    for reader in (RED, BLUE, SPECTATOR):
        told = t.json(reader)
        assert [told["columns"], told["rows"], told["needed"]] == [6, 4, 3]
