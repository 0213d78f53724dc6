"""COMMON cards (section 6): the four families, and every card with every branch."""

import pytest

from detente.core.frame import CHANCE
from detente.games.stratagem.cards import FAMILIES
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, make, table


@clause("STR-6.1", "STR-6.2")
def test_fifty_cards_in_four_families() -> None:
    cards = make().cards
    count = [len([c for c in cards.cards if c.family == n]) for n in range(len(FAMILIES))]
    assert [14, 14, 12, 10] == count
    assert 3 == cards.secret_supports.bit_count()


@clause("STR-6.3")
def test_an_event_is_read_followed_and_falls_face_up() -> None:
    t = table().listen().draw(P, "e09")
    assert [28, 24, 24, 24] == t.tokens
    assert ["e09"] == t.fallen
    assert "read" in t.log(N)


@clause("STR-6.5", "STR-6.6", "STR-6.10")
def test_a_secret_is_taken_unseen_and_played_from_the_next_turn_on() -> None:
    t = table().listen().draw(P, "x06")
    assert ["x06"] == t.secrets(P)
    assert ["took-secret"] == t.log(P)
    assert ["took-secret-hidden"] == t.log(D)
    assert D == t.asked
    assert [25, 25, 25, 25] == t.tokens
    assert 0 == t.game.observe(t.s, D).state.secrets[P]
    assert 1 == t.game.observe(t.s, D).counts[P]
    assert t.s.secrets[P] == t.game.observe(t.s, P).state.secrets[P]

    t.wait(3).do(P, "play x06")

    assert [34, 22, 22, 22] == t.tokens
    assert ["x06"] == t.fallen


@clause("STR-6.7", "STR-6.11")
def test_a_played_secret_support_is_a_support_without_effect_on_popularity() -> None:
    t = table(secrets={P: "X01"}).do(P, "play x01")
    assert (["x01"], []) == (t.supports(P), t.secrets(P))
    assert [25, 25, 25, 25] == t.tokens

    t.wait(3).give_back(P, "x01")

    assert ["x01"] == t.fallen


@clause("STR-6.11", "STR-16.1")
def test_a_fallen_secret_support_returns_as_a_secret_in_the_second_campaign() -> None:
    t = table(deck="E09", tokens=(30, 28, 22, 20)).draw(P, "e09")
    assert 2 == t.s.campaign
    t.draw(D, "x01")
    assert ["x01"] == t.secrets(D)


@clause("STR-6.8")
def test_any_other_secret_falls_after_its_effect() -> None:
    t = table(secrets={P: "X07"}).do(P, "play x07")
    assert ([28, 24, 24, 24], ["x07"]) == (t.tokens, t.fallen)


@clause("STR-6.9")
def test_a_game_may_end_with_unused_secrets() -> None:
    t = table(deck="E09", secrets={D: "X06"}, tokens=(60, 20, 11, 9)).draw(P, "e09")
    assert ("first_vote", ["x06"]) == (t.why, t.secrets(D))


@clause("STR-6.12")
def test_a_card_may_name_any_active_opponent_also_without_effect() -> None:
    t = table(secrets={P: "X09 X10"}, tokens=(40, 30, 30, 0), passes={D: 1})
    t.do(P, "play x09")
    assert ["name dem", "name con"] == t.offers(P)
    assert ("name-an-opponent", "STR-6.12") == t.refused(P, "name pop")
    assert ("is-out", "STR-17.8") == t.refused(P, "name nat")
    assert ("name-first", "STR-6.12") == t.refused(P, "draw")
    t.do(P, "name dem")
    assert 2 == t.s.passes[D]


@clause("STR-6.13")
def test_t34_the_threshold_is_fixed_when_the_card_is_drawn() -> None:
    t = table(tokens=(50, 26, 12, 12), turn=N).draw(N, "e10")
    assert [46, 22, 16, 16] == t.tokens


# -- OPINION -----------------------------------------------------------------------------

POLLS = [
    # card, OPTION with a plus for P, with a minus for P
    ("o01", "", "1A"),
    ("o02", "2B", "2A"),
    ("o03", "", "3A"),
    ("o04", "4B", "4A"),
]


@pytest.mark.parametrize(("card", "plus", "minus"), POLLS)
def test_a_poll_judges_the_drawer_on_one_theme(card: str, plus: str, minus: str) -> None:
    assert [25, 25, 25, 25] == table().draw(P, card).tokens
    assert [22, 26, 26, 26] == table(shown={P: minus}).draw(P, card).tokens
    if plus:
        assert [28, 24, 24, 24] == table(shown={P: plus}).draw(P, card).tokens


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("o05", {P: "5A", D: "5B", C: "5B"}),
        ("o06", {P: "6B", D: "6A", C: "6A"}),
        ("o07", {P: "7A", D: "7A", C: "7B"}),
    ],
)
@clause("STR-8.8")
def test_a_debate_judges_everybody_gains_before_losses(card: str, shown: dict[int, str]) -> None:
    t = table(shown=shown).draw(P, card)
    # P and D gain 1 from each other player, then C gives 1 to each: N only pays and receives
    assert [28, 28, 20, 24] == t.tokens


@pytest.mark.parametrize(
    ("shown", "tokens"),
    [
        ("5A 7A", [28, 24, 24, 24]),
        ("1A 2A 5A", [22, 26, 26, 26]),
        ("1A 5A", [25, 25, 25, 25]),
        ("", [25, 25, 25, 25]),
    ],
)
def test_the_barometer_totals_the_drawers_public_signs(shown: str, tokens: list[int]) -> None:
    assert tokens == table(shown={P: shown}).draw(P, "o08").tokens


@pytest.mark.parametrize(("card", "tokens"), [("o09", [24, 28, 24, 24]), ("o10", [23, 31, 23, 23])])
def test_who_alone_has_the_best_public_total_gains(card: str, tokens: list[int]) -> None:
    assert tokens == table(shown={P: "7A", D: "7A 5B"}).draw(P, card).tokens
    assert [25, 25, 25, 25] == table(shown={P: "7A", D: "7A"}).draw(P, card).tokens


@pytest.mark.parametrize("card", ["o09", "o13"])
def test_an_empty_mat_takes_part_with_zero(card: str) -> None:
    shown = {P: "5B", D: "5A", C: "5B"}
    assert [24, 24, 24, 28] == table(shown=shown).draw(P, card).tokens


@pytest.mark.parametrize(
    ("shown", "tokens"),
    [
        ("5A 7B", [28, 24, 24, 24]),
        ("7A", [22, 26, 26, 26]),
        ("5A 7A", [25, 25, 25, 25]),
    ],
)
def test_the_members_write_to_the_drawer(shown: str, tokens: list[int]) -> None:
    assert tokens == table(shown={P: shown}).draw(P, "o11").tokens


def test_the_congresses_judge_everybody_by_their_members() -> None:
    t = table(shown={P: "7B", D: "7A", C: "5A 7A"}).draw(P, "o12")
    # P gains 1 from each, then D gives 1 to each; C totals 0, N shows nothing
    assert [29, 21, 25, 25] == t.tokens


@pytest.mark.parametrize(("card", "tokens"), [("o13", [28, 24, 24, 24]), ("o14", [31, 23, 23, 23])])
def test_who_alone_has_the_best_members_total_gains(card: str, tokens: list[int]) -> None:
    assert tokens == table(shown={P: "7B", D: "7A"}).draw(P, card).tokens
    assert [25, 25, 25, 25] == table(shown={P: "7B", D: "7B"}).draw(P, card).tokens


# -- EVENT -------------------------------------------------------------------------------

VINDICATED = [
    # card, OPTION, two parties that own it, and one of them alone
    ("e01", "1A", P, D),
    ("e02", "1B", D, C),
    ("e03", "2A", P, D),
    ("e04", "2B", P, C),
    ("e05", "3A", P, C),
    ("e06", "3B", D, C),
    ("e07", "4A", P, D),
    ("e08", "4B", P, D),
]


@pytest.mark.parametrize(("card", "plank", "one", "other"), VINDICATED)
def test_the_news_vindicate_who_displays_the_option(
    card: str, plank: str, one: int, other: int
) -> None:
    both = table(shown={one: plank, other: plank}).draw(P, card).tokens
    assert [27, 27] == [both[one], both[other]]
    assert [23, 23] == [both[seat] for seat in (P, D, C, N) if seat not in (one, other)]
    alone = table(shown={other: plank}).draw(P, card).tokens
    assert 28 == alone[other]
    assert [25, 25, 25, 25] == table().draw(P, card).tokens


def test_an_acclaimed_speech_and_an_unfortunate_remark() -> None:
    assert [28, 24, 24, 24] == table().draw(P, "e09").tokens
    assert [22, 26, 26, 26] == table().draw(P, "e14").tokens


def test_sympathy_for_the_small_candidates() -> None:
    assert [38, 24, 20, 18] == table(tokens=(40, 26, 22, 12)).draw(P, "e10").tokens
    assert [38, 27, 22, 13] == table(tokens=(38, 27, 22, 13)).draw(P, "e10").tokens


@pytest.mark.parametrize(
    ("card", "tokens", "after"),
    [
        ("e11", (28, 25, 24, 23), [34, 23, 22, 21]),
        ("e11", (26, 26, 25, 23), [26, 26, 25, 23]),
        ("e12", (28, 25, 24, 23), [26, 23, 22, 29]),
        ("e12", (28, 26, 23, 23), [28, 26, 23, 23]),
    ],
)
def test_the_leader_and_the_last_gain_unless_there_is_a_tie(
    card: str, tokens: tuple[int, int, int, int], after: list[int]
) -> None:
    assert after == table(tokens=tokens).draw(P, card).tokens


def test_the_eliminated_do_not_count_as_last() -> None:
    assert [48, 34, 18, 0] == table(tokens=(50, 36, 14, 0)).draw(P, "e12").tokens


@clause("STR-14.2")
def test_a_lost_voice_passes_the_next_turn() -> None:
    t = table().draw(P, "e13").wait(3)
    assert (P, ["pass"]) == (t.asked, t.offers(P))
    t.do(P, "pass")
    assert D == t.asked


# -- SECRET ------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "tokens"), [("x04", [27, 27, 19, 27]), ("x05", [26, 26, 22, 26])])
def test_a_file_and_a_rumour_hurt_the_named_opponent(card: str, tokens: list[int]) -> None:
    t = table(secrets={P: card}).do(P, f"play {card}", "name con")
    assert (tokens, [card]) == (t.tokens, t.fallen)


@pytest.mark.parametrize(("card", "tokens"), [("x06", [34, 22, 22, 22]), ("x07", [28, 24, 24, 24])])
def test_disclosures_help_their_player(card: str, tokens: list[int]) -> None:
    assert tokens == table(secrets={P: card}).do(P, f"play {card}").tokens


@clause("STR-6.11")
def test_a_defection_drops_a_support_of_force_c_also_a_revealed_secret_one() -> None:
    t = table(
        secrets={P: "X08"},
        shown={D: "5B 6B", C: "5A"},
        supports={D: "S10 S08", C: "S09", N: "X03"},
    ).do(P, "play x08")
    assert ["drop s09", "drop s10", "drop x03"] == t.offers(P)
    assert ("no-such-victim", "STR-6.11") == t.refused(P, "drop s08")
    assert ("drop-first", "STR-6.8") == t.refused(P, "draw")

    t.do(P, "drop x03")

    assert ([], ["x03", "x08"]) == (t.supports(N), t.fallen)
    assert [25, 25, 25, 25] == t.tokens


def test_a_defection_can_be_played_without_a_victim() -> None:
    t = table(secrets={P: "X08"}, supports={P: "X03"}).do(P, "play x08")
    assert (D, ["x08"], ["x03"]) == (t.asked, t.fallen, t.supports(P))


@clause("STR-14.7")
def test_a_mishap_makes_the_named_opponent_pass() -> None:
    t = table(secrets={P: "X09"}).do(P, "play x09", "name con").wait(1)
    assert (C, ["pass"]) == (t.asked, t.offers(C))


def test_an_indiscretion_shows_a_hand_to_its_player_alone() -> None:
    t = table(secrets={P: "X10", C: "X01 X06"}).listen().do(P, "play x10", "name con")
    assert [28, 24, 24, 24] == t.tokens
    assert 2 == t.log(P).count("saw")
    assert 2 == t.log(D).count("saw-hidden")
    assert ["x01", "x06"] == t.names(t.game.observe(t.s, P).state.secrets[C])
    assert [] == t.names(t.game.observe(t.s, D).state.secrets[C])
    # the target knows that the own cards were seen, and by whom
    assert ["x01", "x06"] == t.names(t.game.observe(t.s, C).state.seen[P])

    t.do(D, "display 7a").do(C, "play x06")

    assert ["x01"] == t.names(t.game.observe(t.s, P).state.secrets[C])


def test_an_indiscretion_may_find_nothing() -> None:
    t = table(secrets={P: "X10"}).do(P, "play x10", "name dem")
    assert [28, 24, 24, 24] == t.tokens


def test_every_drawn_card_goes_where_it_belongs() -> None:
    for n, card in enumerate(make().cards.cards):
        other = "O10" if card.id == "o09" else "O09"  # so that no vote comes
        t = table(deck=f"{card.id} {other}", tokens=(28, 27, 24, 21)).do(P, "draw")
        t.do(CHANCE, f"deal {card.id}")
        held = t.s.secrets[P] | t.s.fallen
        assert held >> n & 1, card.id


@clause("STR-6.3")
def test_an_opinion_is_read_followed_and_falls_face_up() -> None:
    t = table(shown={P: "7A", D: "7A"}).listen().draw(P, "o07")
    assert [27, 27, 23, 23] == t.tokens
    assert ["o07"] == t.fallen
    assert "read" in t.log(N)


@clause("STR-6.12")
def test_who_has_no_secret_may_be_looked_at() -> None:
    t = table(secrets={P: "X10"}).do(P, "play x10")
    assert ["name dem", "name con", "name nat"] == t.offers(P)
    t.do(P, "name dem")
    assert (0, D) == (t.s.seen[P], t.asked)
