"""People at a table: sitting down, playing, looking on, coming back."""

from __future__ import annotations

import time
from collections.abc import Callable

import detente
from tests.server.people import (
    House,
    Person,
    Place,
    Seen,
    draft,
    let_see,
    play,
    play_out,
    two_at_a_table,
    whose_turn,
)

GAME = detente.game("thirteen_days")
Make = Callable[[str], Person]


def test_two_people_play_a_whole_game(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    end = play_out([ann, bob])

    assert bob.last["result"] == end["result"]
    assert [] == end["actions"] == end["waiting"]
    assert "ask-nothing" == end["prompt"]["id"]
    assert end["fairness"]["secret"] is not None


def test_a_table_with_an_open_seat_is_not_dealt(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "open"))

    assert not place.last["begun"]
    assert [] == place.last["actions"] == place.last["waiting"]
    assert "wait-for-players" == place.last["prompt"]["id"]
    assert "table-has-open-seats" == place.asks("do", action=0)["reason"]["id"]


def test_who_follows_the_link_takes_the_open_seat_and_the_game_begins(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open")
    waiting = ann.looks_at(table)
    info = bob.joins(table)

    assert [1] == info["my_seats"]
    assert ["Ann", "Bob"] == [seat["name"] for seat in info["seats"]]
    while not waiting.last["begun"]:
        waiting.view()
    assert waiting.last["waiting"]


def test_who_looks_on_and_sits_down_sees_the_hand_at_once(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open")
    window = bob.looks_at(table)
    assert window.last["seat"] is None
    bob.joins(table)

    assert 1 == window.view()["seat"]


def test_a_taken_seat_stays_taken(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.makes("me", "open")
    bob.joins(table)

    named = eve.http.post(f"/api/tables/{table}/join", json={"seat": 0})
    first_free = eve.http.post(f"/api/tables/{table}/join", json={})

    assert (409, "seat-is-taken") == (named.status_code, named.json()["error"]["id"])
    assert (409, "no-open-seat") == (first_free.status_code, first_free.json()["error"]["id"])


def test_the_lobby_lists_my_tables_and_open_ones(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    shown, hidden = ann.makes("me", "open"), ann.makes("me", "open", public=False)
    mine = [table["id"] for table in ann.http.get("/api/tables").json()["mine"]]
    free = [table["id"] for table in bob.http.get("/api/tables").json()["open"]]

    assert {shown, hidden} <= set(mine)
    assert shown in free
    assert hidden not in free
    assert 200 == bob.http.get(f"/api/tables/{hidden}").status_code  # whoever has the link


def test_my_turn_is_told_in_the_lobby(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    asked = [who.http.get(f"/api/tables/{a.table}").json()["my_turn"] for who in (ann, bob)]

    assert [place.my_turn for place in (a, b)] == asked


def test_a_spectator_sees_the_table_and_no_hand(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    eve = person("Eve").looks_at(ann.table)
    play([ann, bob], 12)
    eve.sees(ann.last["moves"])

    assert eve.last["seat"] is None
    assert [] == eve.last["actions"]
    assert [[], []] == [hand["cards"] for hand in eve.last["position"]["hands"]]


def test_nobody_is_sent_a_card_of_another_hand(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    eve = person("Eve").looks_at(ann.table)
    play([ann, bob], 30, seed=3)
    for place in (ann, bob, eve):
        for message in _views(place):
            hands = message["position"]["hands"]
            others = [n for n in (0, 1) if n != message["seat"]]
            assert [[]] * len(others) == [hands[n]["cards"] for n in others]


def _views(place: Place) -> list[Seen]:
    return [view for view in place.views() if view["result"] is None]


def test_who_comes_back_gets_the_whole_log(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    play([a, b], 15)
    again = ann.looks_at(a.table)

    assert 0 == again.last["log_from"]
    assert a.lines == again.lines
    assert a.last["position"] == again.last["position"]


def test_only_the_new_lines_of_the_log_are_sent(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    play([ann, bob], 10)
    before = len(ann.lines)
    play([ann, bob], 1)

    assert before == ann.last["log_from"]


def test_undo_takes_an_action_back_and_shortens_the_log(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover = draft([ann, bob])
    other = bob if mover is ann else ann
    moves, heard = mover.last["moves"], len(other.traffic)
    lines = mover.lines[: mover.asks("undo")["log_from"]]

    assert moves - 1 == mover.last["moves"]
    assert lines == mover.lines
    assert [] == [view for view in other.views(heard) if view["moves"] != other.last["moves"]]


def test_restart_takes_back_all_that_can_be_taken_back(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover = draft([ann, bob])
    mover.asks("restart")

    assert not mover.last["can_undo"]
    assert "nothing-to-undo" == mover.asks("restart")["reason"]["id"]


def test_resigning_ends_the_game(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    end = ann.asks("resign")

    assert ([1], "resigned") == (end["result"]["winners"], end["result"]["why"])
    assert end["result"] == bob.view()["result"]
    assert "game-is-over" == bob.asks("resign")["reason"]["id"]


def test_a_typed_command_is_an_action(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover, _ = whose_turn(ann, bob)
    text = GAME.text(mover.last["actions"][0])

    assert "view" == mover.asks("type", text=text)["t"]


def test_a_typed_word_nobody_knows_is_refused_with_the_words(person: Make) -> None:
    ann, _ = two_at_a_table(person("Ann"), person("Bob"))
    reason = ann.asks("type", text="launch everything")["reason"]

    assert ("no-such-action", '"launch everything"') == (reason["id"], reason["args"]["text"])


def test_an_illegal_action_is_refused_with_its_clause(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover, _ = whose_turn(ann, bob)
    illegal = next(action for action in GAME.actions if action not in mover.last["actions"])

    assert mover.asks("do", action=illegal)["reason"]["clause"].startswith("13J-")


def test_about_says_why_not(person: Make) -> None:
    ann, _ = two_at_a_table(person("Ann"), person("Bob"))
    illegal = next(action for action in GAME.actions if action not in ann.last["actions"])
    ann.says(t="about", action=illegal)
    answer = ann.hears_a("about")

    assert illegal == answer["action"]
    assert answer["reason"]["clause"].startswith("13J-")


def test_about_says_of_a_legal_action_whether_it_ends_undo(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover, _ = whose_turn(ann, bob)
    mover.says(t="about", action=mover.last["actions"][0])
    answer = mover.hears_a("about")

    assert (None, None) == (answer["reason"], answer["danger"])
    assert answer["final"] in (True, False)


def test_an_act_that_ends_undo_is_held_back_for_who_wants_to_be_asked(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    seen: list[str] = []
    while {"held", "view"} != set(seen):
        mover, other = whose_turn(ann, bob)
        before, act = mover.last, mover.last["actions"][0]
        answer = mover.asks("do", action=act, unless=["final"])
        seen.append(answer["t"])
        if answer["t"] == "view":
            assert answer["can_undo"]
        else:
            told = [answer[name] for name in ("action", "danger", "safer", "final")]
            assert [act, None, None, True] == told
            assert before | {"seats": mover.last["seats"]} == mover.last  # who is here may be news
            mover.does(act)
        let_see(mover, other)


def test_an_act_is_held_back_for_nothing_it_was_not_to_be_held_back_for(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    for _ in range(8):
        mover, other = whose_turn(ann, bob)
        answer = mover.asks("do", action=mover.last["actions"][0], unless=["danger"])
        assert "view" == answer["t"]
        let_see(mover, other)


def test_what_is_not_allowed_is_refused_and_not_held_back(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover, _ = whose_turn(ann, bob)
    illegal = next(action for action in GAME.actions if action not in mover.last["actions"])
    answer = mover.asks("do", action=illegal, unless=["danger", "final"])

    assert "refused" == answer["t"]


def test_coming_and_going_is_told(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    bob.close()
    seats = ann.hears_a("seats")["seats"]
    while seats[1]["online"]:
        seats = ann.hears_a("seats")["seats"]

    assert [True, False] == [seat["online"] for seat in seats]


def test_a_new_nickname_is_told_at_every_table(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, _ = two_at_a_table(ann, bob)
    bob.http.post("/api/me", json={"nickname": "Robert"})
    names = [seat["name"] for seat in a.hears_a("seats")["seats"]]
    while "Bob" in names:
        names = [seat["name"] for seat in a.hears_a("seats")["seats"]]

    assert ["Ann", "Robert"] == names


def test_a_rematch_swaps_the_sides_and_begins_when_both_have_come(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    a.asks("resign")
    first = ann.http.post(f"/api/tables/{a.table}/rematch", json={}).json()["id"]
    offered = b.hears_a("seats")
    while offered["rematch"] is None:
        offered = b.hears_a("seats")
    waiting = ann.looks_at(first)
    assert not waiting.last["begun"]
    second = bob.http.post(f"/api/tables/{a.table}/rematch", json={}).json()["id"]

    assert first == second == offered["rematch"]
    assert 1 == waiting.view()["seat"]
    assert waiting.last["begun"]


def test_no_rematch_before_the_end_or_by_strangers(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    a, _ = two_at_a_table(ann, bob)
    early = ann.http.post(f"/api/tables/{a.table}/rematch", json={})
    a.asks("resign")
    strange = eve.http.post(f"/api/tables/{a.table}/rematch", json={})

    assert (409, "game-is-not-over") == (early.status_code, early.json()["error"]["id"])
    assert (403, "not-your-table") == (strange.status_code, strange.json()["error"]["id"])


def test_a_table_that_left_memory_is_rebuilt_from_its_moves(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    play([a, b], 20)
    before = a.last
    a.close()
    b.close()

    seats = [{"online": True}]
    while any([seat["online"] for seat in seats]):
        seats = ann.http.get(f"/api/tables/{a.table}").json()["seats"]
    house.do(house.parts.hall.forget_idle(-1.0))
    again = ann.looks_at(a.table)

    for field in ("position", "seq", "moves", "actions", "can_undo", "waiting", "fairness"):
        assert before[field] == again.last[field], field
    assert a.lines == again.lines


def test_a_line_of_the_log_says_when_it_was_written(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    start = int(time.time())
    play([ann, bob], 8)
    written = [line["at"] for line in ann.lines]

    assert written == sorted(written)
    assert start - 5 <= written[-1] <= time.time()


def test_about_says_how_often_an_action_can_be_repeated(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    for _ in range(80):
        mover, other = whose_turn(ann, bob)
        cubes = [a for a in mover.last["actions"] if GAME.text(a).startswith("place ")]
        if cubes:
            mover.says(t="about", action=cubes[0])
            told = mover.hears_a("about")["repeats"]
            for n in range(told):
                assert cubes[0] in mover.last["actions"], f"only {n} of {told}"
                mover.does(cubes[0])
            assert cubes[0] not in mover.last["actions"]
            return
        mover.does(mover.last["actions"][0])
        let_see(mover, other)
    raise AssertionError("nobody ever placed a cube")


def test_a_view_says_what_the_table_plays_otherwise_than_usual(person: Make) -> None:
    ann = person("Ann")
    options = {"letter_timing": "before_placing", "defcon_clamp": True}
    table = ann.makes("me", "open", options=options)

    assert {"letter_timing": "before_placing"} == ann.looks_at(table).last["options"]
