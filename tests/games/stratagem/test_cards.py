"""The card set: equality of the parties, loading, and what wrong data are told."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from detente.core.cards import bitset, cards_of
from detente.core.match import Match
from detente.core.rng import Rng
from detente.core.tables import DataError
from detente.games.stratagem.cards import CardSet
from detente.games.stratagem.loading import DATA, default_cards, digest, load_cards, set_name
from detente.games.stratagem.rules import Stratagem
from tests.clauses import clause

# -- the turn of the mat -----------------------------------------------------------------

NEXT_THEME = (2, 3, 1, 0, 4, 5, 6)  # 1 → 3 → 2 → 4 → 1; 5, 6 and 7 stay
SIDES_CHANGE = (True, True, False, False, True, True, False)

CardKey = tuple[int, int, int, int, int, int, int, str, int]


def turned_plank(plank: int) -> int:
    theme, side = divmod(plank, 2)
    return NEXT_THEME[theme] * 2 + (side ^ SIDES_CHANGE[theme])


def turned(planks: int) -> int:
    return bitset([turned_plank(plank) for plank in cards_of(planks)])


def common_cards(cards: CardSet, turn: bool) -> Counter[CardKey]:
    """The COMMON deck as what its cards do, or as what they do after a turn of the mat."""
    return Counter(
        (
            card.family,
            card.effect,
            card.amount,
            NEXT_THEME[card.theme] if turn and card.theme >= 0 else card.theme,
            turned_plank(card.plank) if turn and card.plank >= 0 else card.plank,
            card.force,
            card.tokens,
            card.mark,
            turned(card.demand) if turn else card.demand,
        )
        for card in cards.cards
    )


def broken_by_the_turn(cards: CardSet) -> list[str]:
    """What does not go into itself when the mat is turned by one seat."""
    found: list[str] = []
    for n, party in enumerate(cards.parties):
        after = cards.parties[(n + 1) % 4]
        if turned(party.owned) != after.owned:
            found.append(f"options of {party.id}")
        for plank in cards_of(party.owned):
            image = turned_plank(plank)
            if party.opinion[plank] != after.opinion[image]:
                found.append(f"opinion of {party.id} on {cards.planks[plank]}")
            if party.members[plank] != after.members[image]:
                found.append(f"members of {party.id} on {cards.planks[plank]}")
    if common_cards(cards, turn=True) != common_cards(cards, turn=False):
        found.append("common cards")
    return found


@clause("STR-1.8")
def test_the_card_set_goes_into_itself_when_the_mat_is_turned() -> None:
    assert [] == broken_by_the_turn(default_cards())


CHANGES = [
    ("party_options.csv", "pop,1,1A,-1,+1", "pop,1,1A,+1,+1", "opinion of pop on 1a"),
    ("party_options.csv", "dem,8,5B,+1,+1", "dem,8,5B,+1,-1", "members of dem on 5b"),
    ("party_options.csv", "pop,3,2B,", "pop,3,1B,", "options of pop"),
    ("supports.csv", "S09,SUPPORT,C,blason,crest,5A,,3", "S09,SUPPORT,C,blason,crest,5A,,2", ""),
    ("supports.csv", "S07,SUPPORT,B,sceau,seal,7A,,-1", "S07,SUPPORT,B,sceau,seal,5A,,-1", ""),
    ("supports.csv", "S01,SUPPORT,A,", "S01,SUPPORT,B,", ""),
    ("common_cards.csv", "E01,EVENT,OPTION_GAIN,1,", "E01,EVENT,OPTION_GAIN,2,", ""),
    ("common_cards.csv", "O01,OPINION,POLL_SELF,1,1,", "O01,OPINION,POLL_SELF,1,5,", ""),
]


@clause("STR-1.8")
@pytest.mark.parametrize(("file", "old", "new", "broken"), CHANGES)
def test_a_change_that_favours_a_party_is_found(
    file: str, old: str, new: str, broken: str, tmp_path: Path
) -> None:
    cards = load_cards(changed(tmp_path, file, old, new))
    assert (broken or "common cards") in broken_by_the_turn(cards)


# -- loading another folder --------------------------------------------------------------


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the data with one change."""
    folder = tmp_path / "box"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, old
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_another_folder_gives_another_game(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, "common_cards.csv", "E09,EVENT,SELF_GAIN,1,", "Q1,EVENT,SELF_GAIN,2,"
    )
    game = Stratagem({}, load_cards(folder))
    assert "q1" in game.nouns["card"]
    assert "deal q1" == game.text(game.parse("deal q1"))
    assert "card-q1 = Acclaimed speech" in game.words("en")
    assert "card-q1 = Discours remarqué" in game.words("fr")


def test_a_record_names_the_cards_it_was_played_with(tmp_path: Path) -> None:
    own = load_cards(changed(tmp_path, "common_cards.csv", "SELF_GAIN,1,", "SELF_GAIN,2,"))
    usual = Match(Stratagem({}), seed=1).record
    other = Match(Stratagem({}, own), seed=1).record

    assert {} == usual.options
    assert {"cards": digest(own)} == other.options
    assert other == Match.replay(other, game=Stratagem(other.options, own)).record


def test_cards_that_differ_in_words_alone_are_the_same(tmp_path: Path) -> None:
    own = load_cards(changed(tmp_path, "common_cards.csv", "Acclaimed speech", "Procession"))
    assert "usual" == set_name(own)


def test_the_usual_cards_keep_their_digest() -> None:
    # Written down once: a change here would refuse every game played with a copy of these cards.
    assert "6d684b2586e5" == digest(default_cards())


def test_a_game_with_cards_of_ones_own_is_played_to_its_end(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, "common_cards.csv", "E09,EVENT,SELF_GAIN,1,", "Q1,EVENT,SELF_GAIN,2,"
    )
    game = Stratagem({"stall_limit": 20}, load_cards(folder))
    s, rng = game.new(), Rng(3)
    while s.stack:
        seat = game.actor(s)
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[rng.below(len(legal))])
    game.audit(s)
    assert s.result is not None


WRONG = [
    ("parties.csv", "dem,", "pop,", "parties.csv:3: id 'pop' stands there twice"),
    ("parties.csv", "dem,", "d m,", "parties.csv:3: id must be letters and digits, got 'd m'"),
    ("parties.csv", "Parti démocrate", "", "parties.csv:3: name_fr is empty"),
    ("themes.csv", "\n2,", "\n5,", "themes.csv:3: theme must be 2 here, got '5'"),
    ("options.csv", "1B,1,B", "1B,1,C", "options.csv:3: side must be one of A, B, got 'C'"),
    ("options.csv", "1B,1,B", "1B,1,A", "options.csv:3: theme and side are those of '1A' already"),
    ("options.csv", "1B,1,B", "1B,8,B", "options.csv:3: theme must be 1 to 7, got '8'"),
    (
        "party_options.csv",
        "pop,2,2A",
        "pop,2,9A",
        "party_options.csv:3: option must be an id of options.csv, got '9A'",
    ),
    (
        "party_options.csv",
        "pop,2,2A",
        "pop,2,1A",
        "party_options.csv:3: pop has option '1A' already",
    ),
    (
        "party_options.csv",
        "pop,2,2A",
        "pop,1,2A",
        "party_options.csv:3: pop has card_no '1' already",
    ),
    (
        "party_options.csv",
        "pop,2,2A,-1",
        "pop,2,2A,bad",
        "party_options.csv:3: opinion must be a number, got 'bad'",
    ),
    (
        "party_options.csv",
        "dem,1,1A",
        "pop,13,1B",
        "party_options.csv: pop must have 12 options, got 13",
    ),
    (
        "supports.csv",
        "S01,SUPPORT,A",
        "S01,SUPPORT,D",
        "supports.csv:2: force must be one of C, B, A",
    ),
    (
        "supports.csv",
        "1A,2A,-1",
        "1A,1B,-1",
        "supports.csv:2: demand_2 is of the same theme, got '1B'",
    ),
    ("supports.csv", "shield,1A", "shield,", "supports.csv:2: demand_1 is empty"),
    (
        "supports.csv",
        "X01,SECRET,A,,,,,0",
        "X01,SECRET,A,,seal,,,0",
        "supports.csv:14: a SECRET SUPPORT has no mark_en, got 'seal'",
    ),
    (
        "supports.csv",
        "X01,SECRET,A,,,,,0",
        "X01,SECRET,A,,,,,2",
        "supports.csv:14: popularity must be 0 to 0, got '2'",
    ),
    (
        "supports.csv",
        "X01,SECRET,A,,,,,0",
        "X01,SUPPORT,A,a,a,1A,,0",
        "supports.csv: 12 SUPPORT and 3 SECRET cards needed",
    ),
    (
        "common_cards.csv",
        "O01,OPINION,POLL_SELF",
        "O01,OPINION,POLL",
        "common_cards.csv:2: effect must be one of POLL_SELF",
    ),
    (
        "common_cards.csv",
        "O01,OPINION,POLL_SELF",
        "O01,SECRET,POLL_SELF",
        "common_cards.csv:2: family must be one of OPINION, EVENT, got 'SECRET'",
    ),
    (
        "common_cards.csv",
        "O01,OPINION,POLL_SELF,1,1",
        "O01,OPINION,POLL_SELF,1,",
        "common_cards.csv:2: theme is empty",
    ),
    (
        "common_cards.csv",
        "O01,OPINION,POLL_SELF,1,1",
        "O01,OPINION,POLL_SELF,x,1",
        "common_cards.csv:2: amount must be a number, got 'x'",
    ),
    ("common_cards.csv", "O02,", "O01,", "common_cards.csv:3: id 'O01' stands there twice"),
    ("common_cards.csv", "O02,", "S01,", "supports.csv: id 'S01' stands there twice"),
    ("actions.csv", "strike,", "stroke,", "actions.csv:3: id must be 'strike' here, got 'stroke'"),
    (
        "actions.csv",
        "coup,13,3,",
        "coup,13,x,",
        "actions.csv:2: supports must be a number, got 'x'",
    ),
    ("actions.csv", "coup,13,3,1,3,0", "coup,13,3,1,3,2", "actions.csv:2: popular must be 0 to 1"),
    (
        "ranking_points.csv",
        "second,4",
        "zweiter,4",
        "ranking_points.csv:4: outcome must be 'second' here, got 'zweiter'",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_wrong_data_are_told_by_file_line_and_value(
    file: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(DataError) as told:
        load_cards(changed(tmp_path, file, old, new))
    assert message in str(told.value)


def test_a_missing_row_a_missing_file_and_a_missing_theme_are_told(tmp_path: Path) -> None:
    folder = changed(tmp_path, "themes.csv", "7,Institutions,Institutions,colonne,column\n", "")
    with pytest.raises(DataError, match=r"themes.csv: 7 rows needed, got 6"):
        load_cards(folder)
    (folder / "themes.csv").unlink()
    with pytest.raises(DataError, match=r"themes.csv: cannot be read"):
        load_cards(folder)


def test_a_deck_of_another_size_is_told(tmp_path: Path) -> None:
    folder = changed(tmp_path, "common_cards.csv", "\nE09,", "\nE99,")
    text = (folder / "common_cards.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "common_cards.csv").write_text("".join(text[:-1]), encoding="utf-8")
    with pytest.raises(DataError, match="50 COMMON cards needed, got 49"):
        load_cards(folder)


def test_a_party_without_an_option_of_a_theme_is_told(tmp_path: Path) -> None:
    folder = changed(tmp_path, "party_options.csv", "pop,1,1A", "pop,1,1B")
    text = (folder / "party_options.csv").read_text(encoding="utf-8")
    text = text.replace("pop,1,1B", "pop,1,3B")
    (folder / "party_options.csv").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="pop has no option of theme 1"):
        load_cards(folder)


def test_the_default_set_is_loaded_once() -> None:
    assert default_cards() is default_cards()
    assert [card.id for card in default_cards().cards] == [
        card.id for card in load_cards(DATA).cards
    ]
