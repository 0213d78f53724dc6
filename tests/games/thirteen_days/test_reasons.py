"""Reasons and warnings: every act out of place names the rule that says when it is due."""

import pytest

from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.questions.base import MISPLACED
from tests.games.thirteen_days.table import Table, table


def test_every_verb_has_a_reason_for_being_out_of_place() -> None:
    assert len(k.VERBS) == len(MISPLACED)


WHILE_ADDING = [
    ("command sops", "13J-7.5", "no-card-now"),
    ("event sops", "13J-7.5", "no-card-now"),
    ("letter sops", "13J-7.5", "no-card-now"),
    ("raise military", "13J-4.1", "no-marker-now"),
    ("lower military", "13J-4.1", "no-marker-now"),
    ("trigger", "13J-9.2", "no-event-offered"),
    ("decline", "13J-18.23", "nothing-to-decline"),
    ("choose strike", "13J-18.19", "choice-of-another-card"),
    ("choose submit", "13J-18.34", "choice-of-another-card"),
    ("target cuba_mil", "13J-18.19", "nothing-to-aim-at"),
    ("agenda turkey", "13J-6.5", "agendas-come-first"),
    ("initiative us", "13J-7.2", "initiative-comes-first"),
    ("discard sops", "13J-7.7", "no-discard-now"),
    ("keep sops", "13J-12.5", "no-keeping-now"),
    ("take", "13J-12.4", "no-letter-to-take"),
    ("draw", "13J-12.5", "no-card-to-draw"),
    ("enclose", "13J-10.1", "letter-with-a-command"),
    ("deal sops", "13J-7.1", "chance-deals"),
    ("reveal turkey", "13J-6.1", "chance-deals"),
    ("steal sops", "13J-18.6", "chance-deals"),
]


@pytest.mark.parametrize(("act", "clause", "code"), WHILE_ADDING)
def test_acts_out_of_place_while_an_event_adds_cubes(act: str, clause: str, code: str) -> None:
    t = table(hand_us=["quarantine", "sops"])
    t.do("us", "event quarantine")
    t.refused("us", act, clause, code)


WHILE_PLAYING = [
    ("place berlin", "13J-9.6", "no-cubes-now"),
    ("remove italy", "13J-9.6", "no-cubes-now"),
    ("enclose", "13J-10.1", "letter-with-a-command"),
    ("discard sops", "13J-7.7", "no-discard-now"),
]


@pytest.mark.parametrize(("act", "clause", "code"), WHILE_PLAYING)
def test_acts_out_of_place_while_a_card_is_asked_for(act: str, clause: str, code: str) -> None:
    t = table(hand_us=["sops"])
    t.refused("us", act, clause, code)


def test_a_question_that_wants_an_answer_takes_no_done() -> None:
    t = table(hand_us=["fidel_castro"])
    t.do("us", "command fidel_castro")
    t.refused("ussr", "done", "13J-9.2", "answer-is-due")
    t.do("ussr", "decline")
    t.refused("us", "decline", "13J-9.6", "nothing-to-decline")


def test_while_a_taken_card_is_asked_for_cubes_are_out_of_place() -> None:
    t = table(hand_us=["intelligence_reports"], hand_ussr=["speech_to_the_nation"])
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal speech_to_the_nation")
    t.refused("us", "place atlantic", "13J-9.6", "no-cubes-now")
    t.refused("us", "done", "13J-18.6", "answer-is-due")


def test_when_the_game_is_over_nothing_is_open() -> None:
    t = table(at="advance_round", round=3)
    t.refused("us", "command sops", "13J-7.5", "game-is-over")


# -- warnings ------------------------------------------------------------------------------


def warned(t: Table, seat: str, act: str) -> str | None:
    reason = t.game.danger(t.s, t.game.seats.index(seat), t.game.parse(act))
    return None if reason is None else f"{reason.code} {reason.clause}"


def test_a_cube_that_lifts_a_marker_into_defcon_1_is_warned_of() -> None:
    t = table(defcon_us=(6, 2, 2), hand_us=["excomm"])
    t.do("us", "command excomm")
    assert warned(t, "us", "place berlin") is None  # the first cube moves nothing
    t.do("us", "place berlin")
    assert "danger-defcon-1 13J-15.1" == warned(t, "us", "place berlin")
    assert warned(t, "us", "done") is None


def test_the_warning_says_where_the_marker_would_go() -> None:
    t = table(defcon_us=(6, 2, 2), hand_us=["excomm"])
    t.do("us", "command excomm", "place berlin")
    reason = t.game.danger(t.s, 0, t.game.parse("place berlin"))
    assert reason is not None
    assert ("track-military", 6, 7) == tuple([reason.args[k] for k in ("track", "from", "to")])


def safer(t: Table, seat: str, act: str) -> str | None:
    other = t.game.safer(t.s, t.game.seats.index(seat), t.game.parse(act))
    return None if other is None else t.game.text(other)


def test_instead_of_a_dangerous_cube_one_may_leave_off() -> None:
    t = table(defcon_us=(6, 2, 2), hand_us=["excomm"])
    t.do("us", "command excomm", "place berlin")
    assert "done" == safer(t, "us", "place berlin")


def test_instead_of_a_dangerous_event_the_same_card_may_be_a_command() -> None:
    t = table(defcon_us=(5, 2, 2), hand_us=["invasion_of_cuba", "quarantine"])
    assert "command invasion_of_cuba" == safer(t, "us", "event invasion_of_cuba")


def test_a_third_marker_in_defcon_2_is_warned_of() -> None:
    t = table(defcon_us=(4, 3, 4), hand_us=["mathematical_precision"])
    t.do("us", "event mathematical_precision")
    assert "danger-three-in-defcon-2 13J-15.2" == warned(t, "us", "raise political")
    assert warned(t, "us", "lower political") is None


def test_an_event_that_raises_a_marker_by_itself_is_warned_of() -> None:
    t = table(defcon_us=(5, 2, 2), hand_us=["invasion_of_cuba", "quarantine"])
    assert "danger-defcon-1 13J-15.1" == warned(t, "us", "event invasion_of_cuba")
    assert warned(t, "us", "command invasion_of_cuba") is None
    assert warned(t, "us", "event quarantine") is None


def test_the_own_agenda_is_reckoned_with() -> None:
    t = table(defcon_us=(5, 2, 2), hand_us=["excomm"], agendas=("military_1", "turkey"))
    t.do("us", "command excomm", "place berlin")
    assert "danger-own-agenda 13J-13.6" == warned(t, "us", "place berlin")
    t = table(defcon_us=(5, 2, 2), hand_us=["excomm"], agendas=("turkey", "military_1"))
    t.do("us", "command excomm", "place berlin")
    assert warned(t, "us", "place berlin") is None  # the enemy's agenda is a secret


def test_choosing_an_agenda_that_lifts_the_own_marker_into_war_is_warned_of() -> None:
    t = table(at="draw_agendas", defcon_us=(6, 2, 2))
    six = ("military_1", "turkey", "italy", "berlin", "political_1", "personal_letter")
    t.do("chance", *[f"reveal {agenda}" for agenda in six])
    assert "danger-own-agenda 13J-13.6" == warned(t, "us", "agenda military_1")
    assert warned(t, "us", "agenda turkey") is None
    assert warned(t, "ussr", "agenda berlin") is None


def test_leaving_a_marker_in_defcon_1_with_the_last_play_is_warned_of() -> None:
    for played, code in (((4, 3), "danger-defcon-1 13J-15.1"), ((3, 3), None)):
        t = table(turn="us", defcon_us=(7, 2, 2), hand_us=["excomm"], played=(played[0] - 1, 3))
        t.do("us", "command excomm")
        assert code == warned(t, "us", "done")


def test_leaving_the_television_bonus_while_at_war_is_warned_of() -> None:
    t = table(
        at="television",
        played=(4, 4),
        us={"television": 1},
        defcon_us=(7, 2, 2),
        agendas=("turkey", "berlin"),
    )
    assert "danger-defcon-1 13J-15.1" == warned(t, "us", "decline")
    assert warned(t, "us", "lower military") is None


def test_who_is_not_asked_is_not_warned() -> None:
    t = table(defcon_ussr=(7, 2, 2), hand_us=["sops"], hand_ussr=["scramble"])
    assert warned(t, "ussr", "event scramble") is None
