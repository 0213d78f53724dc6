"""A match refuses what is not in the rules at all."""

import pytest

import detente


@pytest.mark.parametrize("action", [99_999, 255, -7])
def test_an_action_outside_the_table_is_refused_and_changes_nothing(action: int) -> None:
    match = detente.Match(detente.game("thirteen_days"), seed=1)
    before = match.game.dump(match.state)

    with pytest.raises(detente.Refused) as refused:
        match.submit(0, action)

    assert "no-such-action" == refused.value.reason.code
    assert before == match.game.dump(match.state)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    match = detente.Match(detente.game("thirteen_days"), seed=1)

    with pytest.raises(detente.Refused):
        match.submit(7, match.legal(0)[0])
