"""Section 10: the Personal Letter."""

from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-10.1")
def test_the_holder_may_spend_it_for_one_cube_more() -> None:
    t = table(hand_us=["quarantine"])
    assert ["event quarantine", "command quarantine", "letter quarantine"] == t.legal("us")
    t.do("us", "letter quarantine", "place berlin", "place berlin")
    t.refused("us", "place berlin", "13J-9.9", "allowance-used")


@clause("13J-10.1")
def test_who_does_not_hold_it_cannot_spend_it() -> None:
    t = table(letter="ussr", hand_us=["quarantine"])
    t.refused("us", "letter quarantine", "13J-10.1", "letter-is-away")
    t.do("us", "command quarantine")
    t.refused("us", "enclose", "13J-10.1", "letter-is-away")


@clause("13J-10.1")
def test_it_is_spent_on_the_own_turn_only() -> None:
    t = table(letter="ussr", hand_us=["quarantine"], hand_ussr=["sops"])
    t.refused("ussr", "letter sops", "13J-7.5", "not-your-turn")
    t.do("us", "event quarantine")
    t.refused("us", "enclose", "13J-10.1", "letter-with-a-command")


@clause("13J-10.2")
def test_it_goes_to_the_opponent_who_may_spend_it_next() -> None:
    t = table(hand_us=["quarantine"], hand_ussr=["sops"])
    t.do("us", "letter quarantine", "done")
    assert "ussr" == t.letter
    t.do("ussr", "letter sops", "done")
    assert "us" == t.letter


@clause("13J-10.3")
def test_it_is_declared_with_the_card_before_an_enemy_event_is_offered() -> None:
    t = table(hand_us=["fidel_castro"])
    t.do("us", "letter fidel_castro")
    assert ("ussr", ("ussr", "ask-offer-event")) == (t.letter, t.asked)
    t = table(hand_us=["fidel_castro"])
    t.do("us", "command fidel_castro")
    t.do("ussr", "decline")
    t.refused("us", "enclose", "13J-10.3", "letter-too-late")


@clause("13J-10.4")
def test_only_one_letter_counts_for_a_command() -> None:
    t = table(hand_us=["quarantine"], options={"letter_timing": "before_placing"})
    t.do("us", "command quarantine", "enclose")
    assert 2 == t.game.prompt(t.s, 0).args["left"]
    t.refused("us", "enclose", "13J-10.1", "letter-is-away")


@clause("13J-10.5", "13J-2.10")
def test_it_is_no_strategy_card_and_always_has_one_holder() -> None:
    t = table()
    assert "personal_letter" not in t.game.nouns["card"]
    for seat in (0, 1, None):
        assert "us" == t.game.to_json(t.game.observe(t.s, seat))["letter"]


@clause("13J-10.6", "13J-16.9")
def test_its_holder_wins_when_prestige_is_level() -> None:
    for holder, winners in (("us", (0,)), ("ussr", (1,))):
        t = table(at="advance_round", round=3, letter=holder)
        assert t.s.result is not None
        assert (winners, "personal_letter") == (t.s.result.winners, t.s.result.why)


@clause("13J-10.7")
def test_it_is_spent_even_if_no_cube_is_used() -> None:
    t = table(hand_us=["quarantine"])
    t.do("us", "letter quarantine", "done")
    assert ("ussr", (0, 0)) == (t.letter, t.cubes("atlantic"))
