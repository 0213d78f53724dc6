"""The search: what it says of its choice, styles, and secret answers seen to their end."""

from typing import Any

import pytest

import detente
from detente.bots.bot import bot, known
from detente.bots.search import Effort, SearchBot, beyond_luck
from detente.core.options import OptionError
from detente.core.rng import Rng
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
    why, deeds = player.expects(t.game.observe(t.s, USSR), t.game.parse("event fidel"))

    assert "central_america" == why[0][0]
    assert why[0][1] > 0
    assert ("country", "country-cuba", "won", "mine") in [deed[:4] for deed in deeds]


@pytest.mark.parametrize("place,region", [("egypt", "middle_east"), ("angola", "africa")])
def test_of_points_placed_one_by_one_each_is_told_what_it_does_itself(
    place: str, region: str
) -> None:
    """What the points to come will do elsewhere is no reason for this one."""
    t = table(ussr="south_africa 2, egypt 1, cuba 3", hand_ussr="comecon fidel")
    t.do("ussr", "ops comecon", "place cuba")
    player: SearchBot[TsState] = SearchBot(t.game, 1, Effort(16))
    why, deeds = player.expects(t.game.observe(t.s, USSR), t.game.parse(f"place {place}"))

    assert {region} == {term for term, _ in why}
    assert {f"country-{place}"} == {deed.what for deed in deeds if deed.kind == "country"}


def test_nothing_is_told_for_an_act_that_others_beat() -> None:
    """South Africa would be taken, but Egypt and Angola are worth more."""
    t = table(ussr="south_africa 2, egypt 1, cuba 3", hand_ussr="comecon fidel")
    t.do("ussr", "ops comecon", "place cuba")
    player: SearchBot[TsState] = SearchBot(t.game, 1, Effort(16))
    told = player.expects(t.game.observe(t.s, USSR), t.game.parse("place south_africa"))

    assert ([], []) == told


def test_what_luck_explains_is_no_reason() -> None:
    assert beyond_luck([1.0, 2.0, 1.0, 2.0])
    assert beyond_luck([0.2, 0.2, 0.2, 0.2])
    assert not beyond_luck([4.0, -3.0, 2.0, -1.0])
    assert not beyond_luck([0.0, 0.0, 0.0, 0.0])


def test_what_is_told_of_an_act_speaks_for_it() -> None:
    t = table(hand_ussr="nasser fidel blockade")
    player: SearchBot[TsState] = SearchBot(t.game, 1, Effort(16))
    view = t.game.observe(t.s, USSR)
    told = [player.expects(view, action).why for action in t.game.legal(t.s, USSR)]

    assert [] in told
    assert all([any([amount > 0 for _, amount in why]) for why in told if why])


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


@pytest.mark.parametrize("name", detente.games())
def test_secret_answers_are_valued_when_all_have_answered(name: str) -> None:
    """Headlines, agendas, strategy cards, programmes and line-ups: what everybody else answers is
    imagined and seen before a position is worth anything.
    """
    game = detente.game(name)
    match = detente.Match(game, seed=3)
    dice = Rng(3)
    player: SearchBot[Any] = SearchBot(game, 1, Effort(16))
    asked = set()
    while not match.over and len(match.moves) < 300:
        seat = match.waiting[0]
        legal = match.legal(seat)
        q = game.asked(match.state, seat)
        assert q is not None
        if game.together[q.kind] and len(match.waiting) > 1 and len(legal) > 1:
            asked.add(q.kind)
            world = game.imagine(game.observe(match.state, seat), dice)
            kinds = {one.kind for one in world.stack if one.seat != seat}
            for action in legal[:3]:
                after = player._play(world, seat, action, 1)
                assert not after.stack or after.result or after.stack[-1].kind not in kinds
        match.submit(seat, legal[dice.below(len(legal))])

    assert asked


def test_time_only_caps_what_is_counted_in_simulations() -> None:
    """With time enough all of them are played, with none left the action is still a legal one."""
    t = table(hand_ussr="nasser fidel blockade")
    view, legal = t.game.observe(t.s, USSR), t.game.legal(t.s, USSR)
    patient, hurried = [SearchBot[TsState](t.game, 1, Effort(64)) for _ in range(2)]
    patient.choose(view, legal, 60.0)

    assert hurried.choose(view, legal, 0.0) in legal
    assert hurried.simulations < 2 * len(legal) < patient.simulations <= 64


class Attentive(SearchBot[TsState]):
    """Remembers the influence in the last position that it valued."""

    seen = b""

    def _soon(self, s: TsState, seat: int) -> float:
        self.seen = s.influence
        return super()._soon(s, seat)


def test_points_that_are_placed_one_by_one_are_compared_as_a_whole() -> None:
    """Placing is worth what all the points together come to, beside a coup or realignment."""
    t = table(us="iran 1", ussr="iraq 1", hand_ussr="comecon fidel")
    t.do("ussr", "ops comecon")
    player = Attentive(t.game, 1, Effort(16))
    player._followed(t.s, USSR, t.game.parse("place syria"))

    assert 3 == sum(player.seen) - sum(t.s.influence)


class Indifferent(SearchBot[Any]):
    """To whom all positions are worth the same."""

    def worth(self, s: Any, seat: int) -> float:
        return 0.0

    def peril(self, s: Any, seat: int) -> float:
        return 0.0


@pytest.mark.parametrize("name", detente.games())
def test_ties_are_broken_by_chance(name: str) -> None:
    """Not by the order of the list, neither in a decision nor in what a seat is imagined to do."""
    game = detente.game(name)
    match = detente.Match(game, seed=3)
    while len(match.legal(match.waiting[0])) < 3:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    seat = match.waiting[0]
    view, legal = game.observe(match.state, seat), match.legal(seat)
    players = [Indifferent(game, seed, Effort(16)) for seed in range(24)]

    assert len({player.choose(view, legal, 60.0) for player in players}) > 2
    assert len({player._greedy(match.state, seat, legal) for player in players}) > 2


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
