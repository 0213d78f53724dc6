"""Events that would do nothing now are told before they are played, and only those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import detente
from detente.arena.laws import Walk
from detente.arena.policies import POLICIES
from detente.core.frame import CHANCE, NOUNS
from detente.core.game import Game
from detente.core.state import State
from detente.games.twilight_struggle import codes as ts
from detente.games.twilight_struggle.cardnames import FLOWER_POWER, WE_WILL_BURY_YOU
from tests.games.nineteen_sixty.table import Table as Campaign
from tests.games.thirteen_days.table import table as crisis
from tests.games.twilight_struggle.table import table as cold_war

OF_THE_PLAY: Final = {
    "thirteen_days": {"hands", "played", "in_play", "discard", "taken"},
    "twilight_struggle": {"hand", "table", "spent", "shown", "lot_of", "lot_size", "lacking"},
    "nineteen_sixty": {"hands", "hand_shown", "under_way", "used", "card", "use", "rest"},
}
"""What playing a card changes, whatever its event does: where the card is, and what it costs."""

CHARGED: Final = 1 << FLOWER_POWER | 1 << WE_WILL_BURY_YOU
"""Events of Twilight Struggle that charge for the play of another; those of 1960 last a turn."""


def charged(s: Any) -> bool:
    """Whether an event that is in force may charge for the play of another."""
    return bool(getattr(s, "in_force", 0) & CHARGED) or any(getattr(s, "effects", ()))


def told(game: Game[Any], policy: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """Plays in a game of which it is told that their event would do nothing now."""
    walk = Walk(game, POLICIES[policy], seed)
    while not walk.over:
        s = walk.state
        for seat in game.waiting(s):
            if seat != CHANCE:
                view = game.observe(s, seat)
                acts = game.legal(s, seat)
                yield from [(s, seat, act) for act in acts if game.expect(view, act).get("idle")]
        walk.go(*walk.choose())


def settled(game: Game[Any], s: Any, seat: int, action: int) -> Any:
    """The position when the event is over: nothing follows in the sequence of play."""
    after = game.clone(s)
    q = game.asked(after, seat)
    assert q is not None
    after.stack.insert(0, q)
    deep = len(s.stack)
    game.apply(after, seat, action)
    while len(after.stack) > deep:
        asked = after.stack[-1].seat
        assert seat == asked, "what another is asked may change something"
        game.apply(after, seat, game.legal(after, seat)[-1])
    return after


@pytest.mark.parametrize("name", sorted(OF_THE_PLAY))
def test_an_event_said_to_do_nothing_changes_only_where_its_card_is(name: str) -> None:
    game = detente.game(name)
    seen = 0
    for policy in ("cautious", "shrewd"):
        for seed in range(6):
            for s, seat, action in told(game, policy, seed):
                verb = game.notation.verb(action).word
                if verb != "event" or charged(s):
                    continue
                after = settled(game, s, seat, action)
                changed = {
                    field for field, _ in game.fields if getattr(s, field) != getattr(after, field)
                }
                assert changed <= OF_THE_PLAY[name], game.text(action)
                assert after.result is None
                seen += 1
    assert seen > 10, "too few to mean anything"


@pytest.mark.parametrize("name", sorted(OF_THE_PLAY))
def test_what_is_said_of_an_event_depends_on_the_view_alone(name: str) -> None:
    game = detente.game(name)
    walk = Walk(game, POLICIES["cautious"], 3)
    for _ in range(60):
        s = walk.state
        seat = game.waiting(s)[0]
        if seat != CHANCE:
            view = game.observe(s, seat)
            twin = game.observe(game.imagine(view, walk.rng), seat)
            for act in game.legal(s, seat):
                assert game.expect(view, act) == game.expect(twin, act), game.text(act)
        walk.go(*walk.choose())


def test_whatever_the_opponent_holds_the_same_events_do_nothing() -> None:
    """The Cambridge Five, Missile Envy and their like look into a hand that is not known."""
    game = detente.game("twilight_struggle")
    for s, seat, action in told(game, "shrewd", 2):
        if action - action % NOUNS == ts.EVENT and not charged(s):
            for seed in range(3):
                world = game.imagine(game.observe(s, seat), detente.Rng(seed))
                after = settled(game, world, seat, action)
                assert after.vp == world.vp and after.influence == world.influence


# -- situations ----------------------------------------------------------------------------------


def ts_idle(act: str, seat: str = "us", **position: Any) -> bool:
    """Whether it is told of a play in a position of Twilight Struggle."""
    verb, card = act.split()
    t = cold_war(**{f"hand_{seat}": card, "phasing": seat, **position})
    return bool(t.expects(seat)[f"{verb} {card}"]["idle"])


def test_arms_race_does_nothing_for_who_is_not_ahead_in_military_operations() -> None:
    assert ts_idle("event arms_race", military=(2, 2))
    assert not ts_idle("event arms_race", military=(3, 2))


def test_truman_doctrine_does_nothing_without_soviet_influence_where_nobody_controls() -> None:
    assert ts_idle("event truman_doctrine", ussr="poland 3, iran 1")
    assert not ts_idle("event truman_doctrine", ussr="poland 3, italy 1")


def test_independent_reds_does_nothing_where_no_choice_leads_to_more() -> None:
    assert ts_idle("event independent_reds", us="hungary 2", ussr="hungary 2")
    assert not ts_idle("event independent_reds", us="hungary 2", ussr="hungary 2, romania 1")


def test_missile_envy_does_nothing_against_an_empty_hand() -> None:
    assert ts_idle("event missile_envy", hand_ussr="")
    assert not ts_idle("event missile_envy", hand_ussr="comecon")


def test_the_cambridge_five_shows_something_even_where_no_scoring_card_is_held() -> None:
    assert not ts_idle("event the_cambridge_five", "ussr", hand_us="comecon")


def test_an_opponents_event_that_would_do_nothing_is_told_with_the_operations() -> None:
    assert ts_idle("ops opec")
    assert not ts_idle("ops opec", ussr="libya 2")
    assert ts_idle("ops muslim_revolution", us="israel 4")
    assert not ts_idle("ops muslim_revolution", us="egypt 2")
    assert not ts_idle("ops arms_race"), "it comes with no Operations"


def test_a_scoring_card_by_which_nobody_gains_is_told() -> None:
    assert ts_idle("event africa_scoring")
    assert not ts_idle("event africa_scoring", us="algeria 2")


def thirteen_idle(act: str, seat: str = "us", **position: Any) -> bool:
    """Whether it is told of a play in a position of 13 Jours."""
    t = crisis(**{f"hand_{seat}": [act.split()[1]], "turn": seat, **position})
    view = t.game.observe(t.s, t.game.seats.index(seat))
    return bool(t.game.expect(view, t.game.parse(act))["idle"])


def test_what_would_be_noted_as_without_effect_is_told_before() -> None:
    assert thirteen_idle("event fifty_fifty")
    assert not thirteen_idle("event fifty_fifty", us={"television": 1})
    assert thirteen_idle("event public_protests", us={})
    assert thirteen_idle("event offensive_missiles", defcon_us=(2, 6, 2))
    assert not thirteen_idle("event offensive_missiles")
    assert thirteen_idle("event summit_meeting"), "nothing is left to discard"
    assert not thirteen_idle("event intelligence_reports", hand_ussr=["excomm"])


def test_u_thant_does_nothing_to_markers_at_the_bottom() -> None:
    assert thirteen_idle("event u_thant", defcon_us=(1, 1, 1))
    assert not thirteen_idle("event u_thant")


def test_an_event_the_opponent_would_set_off_for_nothing_is_told_with_the_command() -> None:
    assert thirteen_idle("command maskirovka", defcon_ussr=(6, 2, 2))
    assert not thirteen_idle("command maskirovka")
    assert not thirteen_idle("command excomm"), "nobody can set it off"


def sixty_idle(t: Campaign, act: str) -> bool:
    """Whether it is told of a play in a position of 1960."""
    t.go()
    seat = t.game.actor(t.s)
    return bool(t.game.expect(t.game.observe(t.s, seat), t.game.parse(act))["idle"])


def test_debate_events_do_nothing_once_the_debates_are_over() -> None:
    assert sixty_idle(Campaign(kennedy="lazy_shave", turn=7), "event lazy_shave")
    assert not sixty_idle(Campaign(kennedy="lazy_shave", turn=3), "event lazy_shave")


def test_events_that_wait_for_election_day_or_prevent_others_do_something() -> None:
    waiting = "late_returns_from_cook_county greater_houston_ministerial_association"
    for name in waiting.split():
        assert not sixty_idle(Campaign(kennedy=name), f"event {name}")


def test_an_event_for_the_leader_of_an_issue_does_nothing_without_one() -> None:
    def led(**issues: str) -> Campaign:
        return Campaign(kennedy="the_cold_war").issues(**issues)

    assert sixty_idle(led(), "event the_cold_war")
    assert not sixty_idle(led(defense="K1"), "event the_cold_war")


def test_an_event_the_opponent_can_trigger_for_nothing_is_told_with_the_points() -> None:
    def revolt(**issues: str) -> Campaign:
        return Campaign(kennedy="southern_revolt").momentum(0, 1).issues(**issues)

    assert sixty_idle(revolt(civil_rights="N1"), "campaign southern_revolt")
    assert not sixty_idle(revolt(civil_rights="K1"), "campaign southern_revolt")
