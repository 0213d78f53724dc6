"""Who sees what (section 21)."""

from detente.core.rng import Rng
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, Table, table


def everything() -> Table:
    t = table(
        shown={P: "1A 2A", D: "5B"},
        supports={P: "S01"},
        secrets={P: "X01 X02", D: "X03 X06", N: "X04"},
        passes={C: 1},
    )
    t.s.programme = tuple([party.owned & 0x1555 or 1 for party in t.game.cards.parties])
    return t


@clause("STR-1.7", "STR-6.10")
def test_mats_are_open_to_all_and_hands_only_to_their_owner() -> None:
    t = everything()
    for reader in (P, D, C, N, None):
        view = t.game.observe(t.s, reader)
        assert (t.s.shown, t.s.supports) == (view.state.shown, view.state.supports)
        assert (t.s.tokens, t.s.passes) == (view.state.tokens, view.state.passes)
        for owner in (P, D, C, N):
            mine = owner == reader
            assert (t.s.secrets[owner] if mine else 0) == view.state.secrets[owner]
            assert (t.s.programme[owner] if mine else 0) == view.state.programme[owner]
        assert 0 == view.state.deck
        assert (2, 2, 0, 1) == view.counts[:4]


def test_reliance_is_hidden_and_its_number_public() -> None:
    t = everything().do(P, "launch coup", "rely x01", "rely x02")
    assert 0 == t.game.observe(t.s, D).state.due[P]
    assert 2 == t.game.observe(t.s, D).counts[4]
    assert t.s.due[P] == t.game.observe(t.s, P).state.due[P]


def test_who_has_seen_the_hand_does_not_learn_which_card_is_relied_on() -> None:
    t = table(
        turn=D,
        shown={P: "1A 2A 7A"},
        supports={P: "S01 S07"},
        secrets={P: "X01 X02", D: "X10"},
    )
    t.do(D, "play x10", "name pop").wait(2).do(P, "launch coup", "rely x02")
    view = t.game.observe(t.s, D)
    assert ["x01", "x02"] == t.names(view.state.secrets[P])
    assert 0 == view.state.due[P]
    imagined = {t.game.imagine(view, Rng(seed)).due[P] for seed in range(20)}
    assert {"x01", "x02"} == {t.names(due)[0] for due in imagined}


def test_what_a_launcher_owes_otherwise_is_no_reliance() -> None:
    """Two tokens to give away do not stand for two more SECRET SUPPORTS."""
    t = table(
        shown={P: "1A 2A 7A"},
        supports={P: "S01 S07"},
        secrets={P: "X02", D: "X04"},
    )
    t.do(P, "launch coup", "rely x02")
    t.s.tokens[:] = bytes((5, 35, 30, 30))
    t.do(D, "play x04", "name pop")
    assert (P, "leftover") == (t.asked, t.question)

    for reader in (P, D, C, None):
        view = t.game.observe(t.s, reader)
        twin = t.game.imagine(view, Rng(1))
        assert (1, t.game.to_json(view)) == (
            twin.due[P].bit_count(),
            t.game.to_json(t.game.observe(twin, reader)),
        )


def test_an_imagined_position_has_the_same_view_and_every_card_once() -> None:
    t = everything()
    for reader in (P, D, C, N, None):
        view = t.game.observe(t.s, reader)
        for seed in range(10):
            twin = t.game.imagine(view, Rng(seed))
            t.game.audit(twin)
            again = t.game.observe(twin, reader)
            assert t.game.to_json(view) == t.game.to_json(again)


def test_imagination_deals_other_hands_in_every_way() -> None:
    t = everything()
    view = t.game.observe(t.s, C)
    hands = {t.game.imagine(view, Rng(seed)).secrets[N] for seed in range(200)}
    assert 10 == len(hands)  # any of the ten SECRET cards may be the one of N


def second_campaign() -> Table:
    """Three SECRET cards are held when the second campaign begins; seven go back into the deck."""
    secrets = {D: "X03 X06", N: "X04"}
    t = table(tokens=(50, 21, 16, 13), turn=D, secrets=secrets, deck="O02").draw(D, "o02")
    assert (2, C) == (t.s.campaign, t.asked)
    return t


def test_what_has_fallen_in_the_first_campaign_was_in_no_hand_when_the_second_began() -> None:
    t = second_campaign()
    for reader in (P, D, None):
        view = t.game.observe(t.s, reader)
        for seed in range(20):
            hands = t.game.imagine(view, Rng(seed)).secrets
            assert ["x03", "x04", "x06"] == t.names(hands[D] | hands[N])


def test_who_drew_a_secret_in_the_second_campaign_holds_one_that_had_fallen() -> None:
    t = second_campaign().draw(C, "x01")
    view = t.game.observe(t.s, P)
    hands = [t.game.imagine(view, Rng(seed)).secrets for seed in range(100)]

    assert t.s.reshuffled == view.state.reshuffled
    assert {0} == {hand[C] & ~t.s.reshuffled for hand in hands}
    assert {0} == {(hand[D] | hand[N]) & t.s.reshuffled for hand in hands}
    assert 7 == len({hand[C] for hand in hands})  # any SECRET card that had fallen


def test_who_is_out_of_the_game_still_knows_the_hand_it_has_seen() -> None:
    t = table(secrets={C: "X10", D: "X03 X06"}, turn=C).do(C, "play x10", "name dem")
    t.game.give_up(t.s, C)
    assert ["x03", "x06"] == t.names(t.game.observe(t.s, C).state.secrets[D])


def test_at_the_end_everything_is_shown() -> None:
    t = table(tokens=(60, 20, 11, 9), secrets={D: "X06"}, deck="O02").draw(P, "o02")
    assert t.s.secrets[D] == t.game.observe(t.s, None).state.secrets[D]
    assert t.game.imagine(t.game.observe(t.s, None), Rng(1)).result == t.s.result


def test_the_table_waits_for_a_party_once_there_are_parties() -> None:
    t = table(turn=D)
    waiting = t.game.prompt(t.s, P)
    assert ("wait-for-party", {"party": "party-dem"}) == (waiting.id, waiting.args)
    assert "ask-move" == t.game.prompt(t.s, D).id
    assert "ask-chance" == t.game.prompt(t.do(D, "draw").s, None).id


def test_the_written_view_uses_names() -> None:
    written = everything().position(P)
    assert "south" == written["turn"]
    seats = written["seats"]
    assert ["x01", "x02"] == seats[P]["secrets"]["cards"]
    assert {"count": 2, "cards": []} == seats[D]["secrets"]
    assert ["1a", "2a"] == seats[P]["shown"]


def test_a_verification_cannot_be_undone() -> None:
    t = table().listen().do(P, "verify dem")
    assert [True] == [t.game.notes[note.what].reveals for note in t.s.notes or []]


def test_the_catalogue_holds_what_is_printed() -> None:
    catalogue = table().game.catalogue()
    cards = catalogue["cards"]
    parties = catalogue["parties"]
    assert 50 == len(cards)
    assert ["pop", "dem", "con", "nat"] == [party["id"] for party in parties]
    support = next(card for card in cards if card["id"] == "s01")
    assert ("A", "shield", ["1a", "2a"], -1) == (
        support["force"],
        support["mark"],
        support["demand"],
        support["amount"],
    )


def test_positions_are_valued_between_lost_and_won() -> None:
    t = everything()
    for seat in (P, D, C, N):
        assert -1 <= t.game.evaluate(t.s, seat) <= 1
    over = table(tokens=(60, 20, 11, 9), deck="O02").draw(P, "o02")
    assert 1 == over.game.evaluate(over.s, P)
    assert over.game.evaluate(over.s, N) < over.game.evaluate(over.s, D) < 0
    assert -0.95 == table(tokens=(40, 30, 30, 0)).game.evaluate(table(tokens=(40, 30, 30, 0)).s, N)


def test_the_wire_tells_the_offer_the_launches_and_the_turns_left_in_a_crisis() -> None:
    t = table(shown={P: "5A", D: "5B"}).draw(P, "s09")
    offer = t.position(None)["offer"]
    assert offer is not None
    assert [True, False, False, False] == offer["keeps"]
    assert [34, 22, 22, 22] == offer["after"][P]

    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05"}, secrets={D: "X03"})
    launch = t.position(P)["launch"]
    assert {"ready": True, "lacks": [], "after": [19, 27, 27, 27]} == launch["coup"]
    assert ["C"] == launch["dictatorship"]["lacks"]
    assert {} == t.position(None)["launch"]

    launch = t.position(D)["launch"]
    assert ["A", "B", "B"] == launch["coup"]["lacks"]

    crisis = t.do(P, "launch coup").position(D)["crisis"]
    assert crisis is not None
    assert ["west", "north", "east", "south"] * 3 == crisis["turns"]
    assert ("coup", "strike", ["west", "north", "east"]) == (
        crisis["ends"],
        crisis["reaction"],
        crisis["reacts"],
    )
