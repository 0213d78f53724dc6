"""The search: what it says of its choice, styles, and secret answers seen to their end."""

import pytest

import detente
from detente.bots.bot import bot, known
from detente.bots.search import Effort, SearchBot
from detente.core.options import OptionError
from detente.games.twilight_struggle.board import USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from detente.games.twilight_struggle.state import TsState
from tests.games.twilight_struggle.table import table


def test_it_says_what_it_weighed_the_best_first() -> None:
    t = table(us="iran 1", hand_ussr="nasser fidel")
    player = bot("level4", t.game, 1)
    chosen = player.choose(t.game.observe(t.s, USSR), t.game.legal(t.s, USSR), 60.0)

    assert chosen == player.thoughts[0][0]
    assert len(player.thoughts) > 2


def test_it_explains_an_act_by_what_others_do_not_bring() -> None:
    t = table(hand_ussr="nasser fidel")
    player: SearchBot[TsState] = SearchBot(t.game, 1, Effort(16))
    why = player.expects(t.game.observe(t.s, USSR), t.game.parse("event fidel"))

    assert "central_america" == why[0][0]
    assert why[0][1] > 0


@pytest.mark.parametrize("name", detente.games())
def test_terms_are_told_in_every_game(name: str) -> None:
    game = detente.game(name)
    s = detente.Match(game, seed=2).state

    assert game.terms(s, 0).keys() == game.terms(s, 1).keys() != set()


def test_headlines_are_seen_to_their_end() -> None:
    """Both answers are resolved before the position is valued: headlines differ in worth."""
    t = table(phase=PICK_HEADLINES, round=0, hand_ussr="fidel truman_doctrine nasser", turn=2)
    player = bot("level5", t.game, 1)
    chosen = player.choose(t.game.observe(t.s, USSR), t.game.legal(t.s, USSR), 60.0)

    assert "headline truman_doctrine" != t.game.text(chosen)
    assert len({round(worth, 3) for _, worth in player.thoughts}) > 1


def test_styles_are_said_after_the_level() -> None:
    game = detente.game("berlin63")
    for style in ("bold", "cautious", "bluffing"):
        player = bot(f"level4+{style}", game, 1)
        assert isinstance(player, SearchBot)
        assert style == player.style
    for name in ("level4+meek", "random+bold"):
        with pytest.raises(OptionError, match="cannot play"):
            bot(name, game, 1)


def test_a_style_belongs_to_a_game_that_knows_it() -> None:
    assert known("level4+bluffing", "berlin63")
    assert not known("level4+bluffing", "stratagem")
    with pytest.raises(OptionError, match=r"levels can: bold, cautious$"):
        bot("level4+bluffing", detente.game("stratagem"), 1)
