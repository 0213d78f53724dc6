"""Frames, bitsets, notation, notes, options, tables, messages: the small parts of core."""

from pathlib import Path

import pytest

import detente
from detente.core.cards import bitset, cards_of, nth, pick, pick_some
from detente.core.frame import Frame, without
from detente.core.message import Message, Reason
from detente.core.notation import CALL_OFF, DRAW, RESIGN, Notation, Verb
from detente.core.notes import EVERYONE, Note, NoteKind, may_read
from detente.core.options import Option, OptionError, Options, switch
from detente.core.tables import read_table

# -- frames and bitsets --------------------------------------------------------------------


def test_frames_are_values() -> None:
    frame = Frame(1, 0, card=3, left=4, options=(1, 1, 5))
    assert frame == Frame(1, 0, 3, 4, (1, 1, 5))
    assert hash(frame) == hash(Frame(1, 0, 3, 4, (1, 1, 5)))
    assert frame != Frame(1, 0, 3, 3, (1, 1, 5))
    assert "Frame(1, 0, 3, 4, (1, 1, 5))" == repr(frame)


def test_options_are_a_multiset() -> None:
    assert (1, 5) == without((1, 1, 5), 1)


def test_bitsets_hold_numbers() -> None:
    assert [0, 3, 38] == cards_of(bitset([38, 0, 3]))
    assert [0, 3, 38] == [nth(bitset([0, 3, 38]), n) for n in range(3)]
    assert 0 == bitset([])


def test_the_nth_number_of_a_wide_set_is_found() -> None:
    wide = [n * n % 251 for n in range(1, 126)]

    assert sorted(wide) == [nth(bitset(wide), n) for n in range(len(wide))]
    with pytest.raises(IndexError, match="there is no number 1 more"):
        nth(bitset(wide), len(wide) + 1)


def test_picks_are_of_the_set_and_all_come_up() -> None:
    bits = bitset([2, 5, 9])
    rng = detente.Rng(1)
    assert {2, 5, 9} == {pick(bits, rng) for _ in range(50)}
    for n in range(4):
        some = pick_some(bits, n, rng)
        assert (n, some) == (some.bit_count(), some & bits)


# -- notation ------------------------------------------------------------------------------

NOTATION = Notation(
    (Verb("done"), Verb("place", "land"), Verb("take")), {"land": ("italy", "east_berlin")}
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("done", 0),
        ("place italy", 256),
        ("  Place   East Berlin ", 257),
        ("place east-berlin", 257),
        ("take", 512),
        ("resign", RESIGN),
    ],
)
def test_texts_are_read_generously(text: str, action: int) -> None:
    assert action == NOTATION.parse(text)


def test_actions_are_written_one_way() -> None:
    assert [0, 256, 257, 512] == NOTATION.actions
    assert [
        "done",
        "place italy",
        "place east_berlin",
        "take",
        "resign",
        "agree on a draw",
        "call off",
    ] == [NOTATION.text(action) for action in [*NOTATION.actions, RESIGN, DRAW, CALL_OFF]]
    assert ("place", "italy") == (NOTATION.verb(256).word, NOTATION.noun(256))
    assert "" == NOTATION.noun(512)


@pytest.mark.parametrize("text", ["", "fly italy", "place", "place rome", "done italy"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(detente.Refused, match="no-such-action") as refused:
        NOTATION.parse(text)
    assert f'"{text}"' == refused.value.reason.args["text"]


def test_long_texts_are_cut_in_the_refusal() -> None:
    with pytest.raises(detente.Refused) as refused:
        NOTATION.parse("x" * 500)
    assert len(str(refused.value.reason.args["text"])) < 70


# -- notes and messages --------------------------------------------------------------------


def test_a_public_note_is_for_everyone() -> None:
    note = Note(0, (1,))
    assert EVERYONE == note.readers
    assert all(may_read(note, seat) for seat in (0, 1, None))


def test_a_secret_note_is_for_its_readers() -> None:
    note = Note(0, (1,), readers=0b10)
    assert [False, True, False] == [may_read(note, seat) for seat in (0, 1, None)]


def test_note_kinds_know_their_arguments() -> None:
    kind = NoteKind("moved", "seat:seat", "card:card?", "n", reveals=True)
    assert (("seat", "card", "n"), ("seat", "card", "")) == (kind.names, kind.kinds)
    assert ((False, True, False), True) == (kind.secret, kind.reveals)


def test_messages_are_values() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Reason("a", "1.1") == Reason("a", "1.1") != Reason("a", "1.2")
    assert {"id": "a", "clause": "1.1", "args": {"n": 1}} == Reason("a", "1.1", {"n": 1}).to_json()
    assert {"id": "a", "args": {}} == Message("a").to_json()


def test_a_refusal_says_code_and_clause() -> None:
    assert "too-many (9.10)" == str(detente.Refused(Reason("too-many", "9.10")))
    assert "too-many" == str(detente.Refused(Reason("too-many", "")))


# -- options -------------------------------------------------------------------------------

TABLE = (
    Option("bid", 0, (0, 1, 2), "R1"),
    Option("edition", "deluxe", ("deluxe", "first"), "R2"),
    switch("fast", False, "R3"),
)


def test_options_are_complete_and_checked() -> None:
    options = Options("toy", TABLE, {"bid": 2})
    assert (2, "deluxe", False) == (
        options.number("bid"),
        options.word("edition"),
        options.on("fast"),
    )
    assert {"bid": 2} == options.changed()


CHANGED = (*TABLE, switch("spread", True, "T-9", since=2, before=False, offered=False))


def test_a_version_is_a_row_of_defaults() -> None:
    now, then = Options("toy", CHANGED, {}), Options("toy", CHANGED, {"version": 1})

    assert (2, True, {}) == (now.version, now.on("spread"), now.changed())
    assert (1, False, {}) == (then.version, then.on("spread"), then.changed())
    assert ({}, {"spread": False}) == (now.unusual(), then.unusual())


def test_what_differs_from_the_defaults_of_its_version_is_named() -> None:
    options = Options("toy", CHANGED, {"version": 1, "spread": True})

    assert {"spread": True} == options.changed()


@pytest.mark.parametrize("version", [0, 3, True, "2"])
def test_a_version_that_never_was_is_refused(version: bool | int | str) -> None:
    with pytest.raises(OptionError, match=f"version 2; version {version} is not known here"):
        Options("toy", CHANGED, {"version": version})


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"speed": 1}, "toy has no option 'speed'; it has: bid, edition, fast"),
        ({"bid": 7}, "option 'bid' cannot be 7; it can be: 0, 1, 2"),
        ({"bid": True}, "cannot be True"),
        ({"fast": 1}, "cannot be 1; it can be: False, True"),
        ({"edition": "second"}, "cannot be 'second'"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, bool | int | str], complaint: str) -> None:
    with pytest.raises(detente.OptionError, match=complaint):
        Options("toy", TABLE, given)


def test_there_is_no_such_game() -> None:
    with pytest.raises(detente.OptionError, match="thirteen_days"):
        detente.game("chess")


# -- tables --------------------------------------------------------------------------------


def written(folder: Path, text: str) -> Path:
    path = folder / "cards.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_rows_are_read_with_their_columns(tmp_path: Path) -> None:
    rows = read_table(written(tmp_path, "name,ops,side,star,note\nnato,4,us,1,\n"))
    row = rows[0]
    assert ("nato", 4, 0, True, "") == (
        row.text("name"),
        row.number("ops", 1, 4),
        row.one_of("side", ["us", "ussr"]),
        row.flag("star"),
        row.optional("note"),
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name\n\nx,y\n", "cards.csv:3: wrong number of columns"),
        ("name,ops\nx\n", "cards.csv:2: wrong number of columns"),
        ("name,ops\n,4\n", "cards.csv:2: name is empty"),
        ("name,ops\nx,four\n", "cards.csv:2: ops must be a number, got 'four'"),
        ("name,ops\nx,9\n", "cards.csv:2: ops must be 1 to 4, got '9'"),
        ("name\nx\n", "cards.csv:2: there is no column 'ops'"),
    ],
)
def test_a_wrong_table_is_refused_with_file_line_and_value(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(detente.DataError, match=complaint):
        for row in read_table(path):
            row.text("name")
            row.number("ops", 1, 4)


def test_a_word_that_is_not_in_the_list_is_refused(tmp_path: Path) -> None:
    row = read_table(written(tmp_path, "side\nun\n"))[0]
    with pytest.raises(detente.DataError, match="side must be one of us, ussr, got 'un'"):
        row.one_of("side", ["us", "ussr"])


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(detente.DataError, match="cannot be read"):
        read_table(tmp_path / "missing.csv")
    path = tmp_path / "latin.csv"
    path.write_bytes(b"name\n\xe9\n")
    with pytest.raises(detente.DataError, match="not a CSV file in UTF-8"):
        read_table(path)
