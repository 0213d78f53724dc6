"""ACTION cards, POPULAR SUPPORT and SECRET SUPPORTS relied on (sections 10 and 13)."""

import pytest

from detente.core.rng import Rng
from tests.clauses import clause
from tests.games.stratagem.table import C, Cards, D, N, P, Table, make, table

ALL_OF_P = "1A 2A 3A 4A 5A 6A 7A"


@clause("STR-10.1", "STR-10.2", "STR-10.3", "STR-10.4")
def test_the_four_actions_and_what_they_print() -> None:
    printed = [
        (o.id, o.supports, o.force_a, o.force_b, o.popular, o.popularity)
        for o in make().cards.operations
    ]
    assert [
        ("coup", 3, 1, 3, False, -2),
        ("strike", 2, 0, 0, True, 1),
        ("dictatorship", 4, 1, 3, False, -3),
        ("uprising", 2, 0, 1, True, 1),
    ] == printed


@pytest.mark.parametrize(
    ("shown", "supports", "legal"),
    [
        (ALL_OF_P, "S01 S05 S07", True),  # (a) A, B, B
        (ALL_OF_P, "S01 S07 S09", False),  # (b) only two of B or better
        (ALL_OF_P, "S01 S07", False),
        (ALL_OF_P, "S01 S05 S11", False),
        (ALL_OF_P, "S05 S07 X02", False),  # no A
        (ALL_OF_P, "S01 X01 S05", True),  # a stronger one stands for a weaker one
        ("4A 5A 6A 7B", "S03 S05 S08", False),  # (e) S03 is irregular: 3A is missing
    ],
)
@clause("STR-10.3", "STR-10.6", "STR-10.9")
def test_t14_conditions_of_a_coup(shown: str, supports: str, legal: bool) -> None:
    t = table(shown={P: shown}, supports={P: supports})
    assert legal == (t.launches(P) == ["coup"])


@clause("STR-10.9", "STR-10.10", "STR-10.12", "STR-10.11")
def test_t14_a_secret_support_in_hand_is_relied_on_and_revealed_on_the_next_turn() -> None:
    t = table(shown={P: ALL_OF_P}, supports={P: "S01 S07"}, secrets={P: "X01"}).listen()
    t.do(P, "launch coup", "rely x01")
    assert ("coup", ["x01"]) == (t.stage, t.secrets(P))
    assert "relies" in t.log(D)
    assert "relied-hidden" in t.log(D)
    assert "relied" in t.log(P)

    t.wait(3)

    assert (P, ["reveal"]) == (t.asked, t.offers(P))
    assert ("must-reveal", "STR-10.10") == t.refused(P, "draw")
    t.do(P, "reveal")
    assert (["s01", "s07", "x01"], []) == (t.supports(P), t.secrets(P))
    assert (D, [19, 27, 27, 27]) == (t.asked, t.tokens)


@clause("STR-13.2")
def test_t14_popular_support_never_helps_a_coup() -> None:
    t = table(tokens=(45, 25, 15, 15), shown={P: ALL_OF_P}, supports={P: "S01 S07"})
    assert ("supports-too-weak", "STR-10.3") == t.refused(P, "launch coup")


@clause("STR-10.7", "STR-10.4", "STR-11.1")
def test_launching_is_the_move_and_shows_the_card() -> None:
    t = coup()
    assert (D, "coup", [19, 27, 27, 27]) == (t.asked, t.stage, t.tokens)
    seats = t.position(N)["seats"]
    assert ["coup"] == seats[P]["launched"]


def coup(tokens: tuple[int, int, int, int] = (25, 25, 25, 25)) -> Table:
    """P has launched a coup with X01, X02 and S05; D, C and N can strike and rise."""
    return table(
        tokens=tokens,
        shown={P: "5A 6A", D: "5B 6B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S06 S12", C: "S09 S11", N: "X03"},
    ).do(P, "launch coup")


@clause("STR-10.8", "STR-10.13")
def test_a_launched_action_stands_though_a_support_is_lost() -> None:
    t = coup().wait(3).give_back(P, "x01")
    assert "coup" == t.stage
    assert "launch coup" not in t.offers(D)


@clause("STR-10.5", "STR-10.19", "STR-10.20")
def test_each_stage_allows_one_action() -> None:
    t = table(shown={D: "5B 6B"}, supports={D: "S10 S12"}, turn=D)
    assert ("no-coup", "STR-10.5") == t.refused(D, "launch strike")
    assert ("strikes-missing", "STR-12.7") == t.refused(D, "launch dictatorship")
    assert ("no-dictatorship", "STR-10.5") == t.refused(D, "launch uprising")

    t = coup()
    assert ["strike"] == t.launches(D)
    assert ("crisis-runs", "STR-10.19") == t.refused(D, "launch coup")
    assert ("no-dictatorship", "STR-10.5") == t.refused(D, "launch uprising")
    t.wait(3)
    assert ("against-yourself", "STR-10.20") == t.refused(P, "launch strike")


@clause("STR-10.20", "STR-12.7")
def test_t32_no_dictatorship_after_one_strike() -> None:
    t = table(
        shown={P: ALL_OF_P, C: "5A 6A"},
        supports={P: "S01 S05 S07 X02", C: "S09 S11"},
    ).do(P, "launch coup")
    t.wait(1).do(C, "launch strike").wait(1)
    assert P == t.asked
    assert ("strikes-missing", "STR-12.7") == t.refused(P, "launch dictatorship")


@clause("STR-10.20", "STR-12.12")
def test_t40_no_third_strike_but_a_dictatorship_of_anybody() -> None:
    t = table(
        shown={P: ALL_OF_P, D: "5B 6B", C: "3B 4B 5A 7B", N: "3A 4A"},
        supports={P: "S01 S05 S11 X02", D: "S10 S12", C: "S04 S08 S09 X01", N: "S03 X03"},
    )
    t.do(P, "launch coup").wait(1)
    t.do(C, "launch strike").wait(2).do(D, "launch strike")
    assert "second_strike" == t.stage
    assert ("enough-strikes", "STR-10.20") == t.refused(C, "launch strike")
    assert ["dictatorship"] == t.launches(C)  # A, A, B, C: a striker may become dictator
    t.wait(1)
    assert [] == t.launches(N)
    assert ("enough-strikes", "STR-10.20") == t.refused(N, "launch strike")
    t.wait(1)
    assert ["dictatorship"] == t.launches(P)


@clause("STR-10.15")
def test_two_players_know_no_action() -> None:
    t = table(tokens=(60, 40, 0, 0), shown={P: "5A 6A"}, supports={P: "X01 X02 S05"})
    assert ("too-few-players", "STR-10.15") == t.refused(P, "launch coup")


@clause("STR-10.16")
def test_t38_a_coup_must_leave_a_token() -> None:
    kept: Cards = {"shown": {P: "5A 6A"}, "supports": {P: "X01 X02 S05"}}
    poor = table(tokens=(6, 34, 30, 30), **kept)
    assert ("too-unpopular", "STR-10.16") == poor.refused(P, "launch coup")
    assert ["coup"] == table(tokens=(7, 33, 30, 30), **kept).launches(P)


@clause("STR-10.17")
def test_a_favourite_is_not_forbidden_to_use_force() -> None:
    t = table(tokens=(60, 20, 10, 10), shown={P: "5A 6A"}, supports={P: "X01 X02 S05"})
    assert ["coup"] == t.launches(P)


@clause("STR-10.14", "STR-10.18")
def test_a_failed_coup_weakens_its_author_and_may_be_tried_again() -> None:
    t = coup().do(D, "launch strike").do(C, "launch strike").wait(12)
    assert "calm" == t.stage
    assert 17 == t.tokens[P]
    t.wait(1)
    assert ["coup"] == t.launches(P)


# -- SECRET SUPPORTS relied on -----------------------------------------------------------


@clause("STR-10.21", "STR-10.22")
def test_t41_two_secrets_are_relied_on_and_revealed_as_one_move() -> None:
    t = table(shown={P: "1A 2A"}, supports={P: "S01"}, secrets={P: "X01 X02"})
    t.do(P, "launch coup")
    assert ["rely x01", "rely x02"] == t.offers(P)
    assert ("rely-first", "STR-10.21") == t.refused(P, "draw")
    t.do(P, "rely x02")
    assert ["rely x01"] == t.offers(P)
    assert ("not-in-a-smallest-set", "STR-10.21") == t.refused(P, "rely x02")
    t.do(P, "rely x01").wait(3).do(P, "reveal")
    assert (["s01", "x01", "x02"], D) == (t.supports(P), t.asked)


@clause("STR-10.21")
def test_t41_one_secret_is_enough_and_the_launcher_chooses_which() -> None:
    t = table(shown={P: "1A 2A 7A"}, supports={P: "S01 S07"}, secrets={P: "X01 X02 X03"})
    t.do(P, "launch coup")
    assert ["rely x01", "rely x02"] == t.offers(P)  # X03 is too weak
    t.do(P, "rely x02").wait(3).do(P, "reveal")
    assert (["s01", "s07", "x02"], ["x01", "x03"]) == (t.supports(P), t.secrets(P))


@clause("STR-10.21")
def test_secrets_are_not_relied_on_where_the_mat_suffices() -> None:
    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05"}, secrets={P: "X03"})
    t.do(P, "launch coup").wait(3)
    assert (P, "move") == (t.asked, t.question)


@clause("STR-10.11", "STR-11.11")
def test_t25_a_reveal_and_a_travelling_card_share_the_turn() -> None:
    t = table(
        turn=N,
        shown={P: "5A 6A", C: "7A", D: "5A", N: "5B"},
        supports={P: "X01 X02 S05", D: "S09"},
        secrets={D: "X03"},
    )
    t.wait(1).do(P, "launch coup").do(D, "launch strike", "rely x03").do(C, "draw")
    t.do(-1, "deal s10")
    assert (N, "offer") == (t.asked, t.question)
    t.do(N, "refuse")
    assert (D, "reveal") == (t.asked, t.question)  # P could not accept, D comes next

    t.do(D, "reveal")

    assert ["s09", "x03"] == t.supports(D)
    assert (C, "move", ["s10"]) == (t.asked, t.question, t.fallen)


@clause("STR-10.11")
def test_a_reveal_and_a_pass_order_share_the_turn() -> None:
    t = table(shown={P: "1A 2A 7A"}, supports={P: "S01 S07"}, secrets={P: "X02", D: "X09"}).do(
        P, "launch coup", "rely x02"
    )
    t.do(D, "play x09", "name pop").wait(2).do(P, "reveal")
    assert (P, ["pass"]) == (t.asked, t.offers(P))


@clause("STR-10.23")
def test_the_duty_to_reveal_outlives_the_crisis_but_not_its_owner() -> None:
    t = table(
        tokens=(25, 25, 25, 25),
        shown={P: "1A 2A 7A"},
        supports={P: "S01 S07"},
        secrets={P: "X02"},
    ).do(P, "launch coup", "rely x02")
    t.resign(D).resign(C)
    assert "calm" == t.stage
    t.do(N, "display 5b")
    assert (P, ["reveal"]) == (t.asked, t.offers(P))

    t.resign(P)
    assert "x02" in t.fallen
    assert ("alone", N) == (t.why, t.winner)


@clause("STR-10.12")
def test_an_imagined_launcher_holds_what_the_launch_needed() -> None:
    t = table(shown={P: "1A 2A"}, supports={P: "S01"}, secrets={P: "X01 X02 X06", D: "X03 X04"})
    t.do(P, "launch coup", "rely x01")
    for seed in range(30):
        twin = t.game.imagine(t.game.observe(t.s, C), Rng(seed))
        assert {"x01", "x02"} <= set(t.names(twin.secrets[P]))
        assert 1 == twin.due[P].bit_count()
        t.game.audit(twin)


# -- POPULAR SUPPORT ---------------------------------------------------------------------


@clause("STR-13.1", "STR-13.3", "STR-13.4")
def test_t23_forty_tokens_are_worth_a_support_of_force_c_for_reactions() -> None:
    def struck(n: int) -> Table:
        return table(
            tokens=(27, 71 - n - 23, 25, n),
            turn=P,
            shown={P: "5A 6A", N: "6B", D: "5B"},
            supports={P: "X01 X02 S05", N: "S12", D: "S10 X03"},
        )

    t = struck(38).do(P, "launch coup").wait(2)
    assert (N, 40, ["strike"]) == (t.asked, t.tokens[N], t.launches(N))
    assert ("supports-too-weak", "STR-10.3") == (
        struck(37).do(P, "launch coup").wait(2).refused(N, "launch strike")
    )
    t.do(N, "launch strike").wait(1)
    t.do(D, "launch strike")
    assert 42 == t.tokens[N]
    assert "second_strike" == t.stage


@clause("STR-13.2", "STR-10.3", "STR-7.16")
def test_an_uprising_needs_b_and_popular_support_is_only_a_c() -> None:
    t = rising("X03")
    assert [] == t.launches(C)
    assert ["uprising"] == rising("S08").launches(C)


def rising(card: str) -> Table:
    """P is dictator; C has 40 tokens or more, one SUPPORT and it is its turn."""
    t = table(
        tokens=(30, 15, 40, 15),
        shown={P: "5A 6A", C: "7B"},
        supports={P: "X01 X02 S05 S01", C: card},
    )
    t.s.stage, t.s.author, t.s.launcher, t.s.clock = 4, P, P, 3
    t.s.launched = bytes((0b101, 0, 0, 0))
    return t.do(P, "display 7a").do(D, "display 7a")


@clause("STR-13.5")
def test_at_most_two_players_have_popular_support() -> None:
    t = table(tokens=(40, 40, 10, 10))
    seats = t.position(None)["seats"]
    assert [True, True, False, False] == [seat["popular"] for seat in seats]


def test_a_dictator_is_warned() -> None:
    t = table(shown={P: ALL_OF_P}, supports={P: "S01 S05 S07 X02"})
    t.s.stage, t.s.author, t.s.launcher, t.s.clock = 3, D, C, 3
    warning = t.game.danger(t.s, P, t.game.parse("launch dictatorship"))
    assert warning is not None
    assert "danger-dictatorship" == warning.code


def test_who_lets_the_last_chance_to_strike_go_by_is_warned() -> None:
    t = coup().wait(4)
    assert t.game.danger(t.s, D, t.game.parse("draw")) is None
    t.wait(4)
    assert t.game.danger(t.s, D, t.game.parse("launch strike")) is None
    warning = t.game.danger(t.s, D, t.game.parse("draw"))
    assert warning is not None
    assert "danger-last-chance" == warning.code


@clause("STR-13.4")
def test_a_strike_stands_though_popularity_falls_below_forty() -> None:
    t = table(
        tokens=(27, 10, 25, 38),
        shown={P: "5A 6A", N: "6B", D: "5B"},
        supports={P: "X01 X02 S05", N: "S12", D: "S10 X03"},
    )
    t.do(P, "launch coup").wait(2).do(N, "launch strike")
    t.s.tokens[:] = bytes([30, 20, 20, 30])
    t.wait(1).do(D, "launch strike")
    assert "second_strike" == t.stage  # the complementary sequence runs as well
    t.wait(12)
    assert ("calm", "") == (t.stage, t.why)


@clause("STR-10.13")
def test_nothing_takes_a_launched_action_back() -> None:
    t = coup().wait(3).do(P, "take_back")
    assert [] == [text for text in t.offers(P) if "coup" in text]
    assert ("crisis-runs", "STR-10.19") == coup().wait(3).refused(P, "launch coup")
