"""Match: what leaves no choice, and whether everybody can see that it does not."""

import detente
from detente.core.frame import Frame
from detente.core.match import Match
from tests.core.toy import PICK, SHOUT, STEP, Steps, Toy, ToyState


def match_with(legal: list[int], secret: bool = False, mood: str = "calm") -> Match[ToyState]:
    """Red picked the ace and is asked for steps: only `legal`; other cards would leave more."""

    class Fewer(Steps):
        def legal(self, s: ToyState, q: Frame) -> list[int]:
            ace = s.picks[0] == 1
            return legal if q.left == 2 and (ace or not secret) else super().legal(s, q)

    class Short(Toy):
        steps = Fewer()

    match = Match(Short(mood=mood), seed=1)
    for seat in (0, 1, 2):
        match.submit(seat, PICK)
    assert (legal, [0]) == (match.legal(0), match.waiting)
    return match


def test_a_choice_of_two_is_not_forced() -> None:
    assert not match_with([STEP, 0]).forced(0)


def test_the_only_act_is_forced() -> None:
    assert match_with([0]).forced(0)


def test_nobody_is_forced_who_is_not_asked() -> None:
    match = match_with([0], mood="loud")
    assert ([SHOUT], False) == (match.legal(1), match.forced(1))


def test_who_has_only_done_left_may_still_take_a_step_back_and_is_not_forced() -> None:
    match = match_with([STEP, 0])
    match.submit(0, STEP)
    match.submit(0, STEP)
    assert ([0], False) == (match.legal(0), match.forced(0))


def test_where_a_secret_leaves_no_choice_nothing_is_forced() -> None:
    assert not match_with([0], secret=True).forced(0)


def test_who_may_take_back_an_answer_given_together_is_not_forced() -> None:
    """Another seat's answer covers nothing: what Red did is Red's to take back."""
    match = detente.Match(detente.game("berlin63"), seed=1)
    while len(match.legal(0)) > 1:
        match.submit(0, match.legal(0)[0])
    match.submit(1, match.legal(1)[0])
    assert ([0, 1], 1, True) == (match.waiting, len(match.legal(0)), match.can_undo(0))
    assert not match.forced(0)
