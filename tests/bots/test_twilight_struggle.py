"""The search at Twilight Struggle: no nuclear war of its own making, no scoring card kept."""

import pytest

from detente.arena.matches import match_seed, play_match
from detente.bots.bot import bot
from detente.bots.search import SearchBot
from detente.core.frame import CHANCE
from detente.core.match import Match
from detente.core.rng import Rng
from detente.games.twilight_struggle.board import ASIA, COUNTRY_NAMES, REGIONS, US, USSR
from detente.games.twilight_struggle.bot import OPENINGS
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.evaluate import promise
from detente.games.twilight_struggle.frames import Markers
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from tests.games.twilight_struggle.table import SEATS, Table, table

NORTH_KOREA = COUNTRY_NAMES.index("north_korea")


def play_on(t: Table, seat: int) -> list[str]:
    """What the bot does until the other side is to play a card, whatever the dice say."""
    player = bot("level4", t.game, 1)
    dice = Rng(7)
    done: list[str] = []
    game, s = t.game, t.s
    while s.result is None and any(q.seat == seat for q in s.stack):
        actor = game.waiting(s)[0]
        if actor == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, dice))
        elif actor == seat:
            action = player.choose(game.observe(s, seat), game.legal(s, seat), 5.0)
            done.append(game.text(action))
            game.apply(s, seat, action)
        else:
            game.apply(s, actor, game.legal(s, actor)[0])
    return done


BRINKS = {
    "its own event lowers DEFCON": ("us", "duck_and_cover nato", ""),
    "the other side would act in its turn": ("ussr", "cia_created fidel", ""),
    "the other side looks into its hand and acts": ("us", "lone_gunman truman_doctrine", ""),
    "a boycott would be its own ruin": ("us", "olympic_games nato", ""),
    "a summit may be won by the other side": ("ussr", "summit fidel", ""),
    "its own card lowers DEFCON and more": ("ussr", "we_will_bury_you fidel", ""),
    "the other side shoots down its airliner": ("ussr", "soviets_shoot_down_kal_007 fidel", ""),
    "the other side may coup for it": ("us", "ortega_elected_in_nicaragua nato", "cuba 1"),
    "only battlegrounds are open to coups": ("ussr", "comecon nasser", "panama 1, nigeria 1"),
}


@pytest.mark.parametrize("case", BRINKS)
def test_it_starts_no_nuclear_war(case: str) -> None:
    who, hand, us = BRINKS[case]
    hands = {"us": None, "ussr": None, who: hand}
    t = table(
        us=us,
        ussr="cuba 3",
        hand_us=hands["us"],
        hand_ussr=hands["ussr"],
        phasing=who,
        defcon=2,
        turn=9,
    )

    play_on(t, SEATS[who])
    assert t.s.result is None


def test_it_headlines_nothing_that_may_start_the_war() -> None:
    t = table(phase=PICK_HEADLINES, round=0, hand_us="duck_and_cover nato", defcon=2, turn=4)
    player = bot("level4", t.game, 1)

    chosen = player.choose(t.game.observe(t.s, US), t.game.legal(t.s, US), 5.0)
    assert "headline nato" == t.game.text(chosen)


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_headlines_no_event_of_the_other_side(seed: int) -> None:
    hand = "nato special_relationship truman_doctrine fidel"
    t = table(phase=PICK_HEADLINES, round=0, hand_ussr=hand, turn=4)
    player = bot("level1", t.game, seed)
    chosen = player.choose(t.game.observe(t.s, USSR), t.game.legal(t.s, USSR), 5.0)

    assert "headline fidel" == t.game.text(chosen)


def test_it_attempts_no_coup_under_the_missile_crisis() -> None:
    t = table(us="iran 1, panama 1", hand_ussr="comecon", crisis="ussr", turn=4, defcon=3)

    assert not [act for act in play_on(t, USSR) if act.startswith("coup")]
    assert t.s.result is None


@pytest.mark.parametrize("hand,round", [("asia_scoring", 6), ("asia_scoring europe_scoring", 5)])
def test_it_plays_scoring_cards_while_it_can(hand: str, round: int) -> None:
    """However bad they are for it: the US holds every country that would be scored."""
    t = table(
        us="japan 4, south_korea 3, thailand 2, france 3, italy 2",
        hand_ussr=f"{hand} fidel comecon",
        round=round,
    )

    assert "scoring" in play_on(t, USSR)[0]


def test_it_gives_up_its_last_round_for_a_scoring_card() -> None:
    t = table(us="japan 4", hand_ussr="asia_scoring marshall_plan", round=6, china="ussr")
    assert "event asia_scoring" == play_on(t, USSR)[0]


def test_it_plays_a_card_that_may_start_the_war_before_it_must() -> None:
    """Two rounds and two cards: at DEFCON 2 a coup of the US by CIA Created loses the game."""
    t = table(ussr="cuba 3, iraq 3", hand_ussr="cia_created nasser", round=5, defcon=3)
    assert "ops cia_created" == play_on(t, USSR)[0]


def test_it_keeps_un_intervention_for_the_card_that_would_lose() -> None:
    """East European Unrest hurts more than CIA Created, but that one loses the game at DEFCON 2."""
    t = table(
        us="france 2, italy 2, iran 2, japan 1",
        ussr="east_germany 4, poland 4, cuba 3, iraq 3, yugoslavia 1",
        hand_ussr="cia_created east_european_unrest un_intervention",
        round=5,
        defcon=2,
    )
    assert "intervene cia_created" == play_on(t, USSR)[0]


def sight(us: str, hand_us: str) -> tuple[object, ...]:
    """What the answer of the USSR hangs on in the bot's mind, with Socialist Governments asked."""
    t = table(us=us, hand_us=hand_us, hand_ussr="socialist_governments fidel", phasing="ussr")
    t.do("ussr", "event socialist_governments")
    player = bot("level6", t.game, 1)
    assert isinstance(player, SearchBot)
    return player.sight(t.s, USSR, t.game.legal(t.s, USSR))


def test_what_is_done_on_the_board_hangs_on_the_board_and_not_on_hands() -> None:
    where = "france 2, italy 2, west_germany 2"
    seen = sight(where, "nato")

    assert seen == sight(where, "marshall_plan truman_doctrine")
    assert seen != sight("france 3, italy 2, west_germany 2", "nato"), "another board"


@pytest.mark.parametrize("seat,n", [(US, 67), (USSR, 69)])
def test_it_beats_random(seat: int, n: int) -> None:
    """100 of 100 games of seed 1 from each side (docs/benchmarks.md): here is a short one."""
    bots = ("level3", "random") if seat == US else ("random", "level3")
    outcome = play_match(TwilightStruggle({}), bots, match_seed(1, n), 5.0)
    assert (seat,) == outcome.result.winners


@pytest.mark.parametrize("seed", range(4))
def test_it_sets_up_by_an_opening_that_is_known_to_be_sound(seed: int) -> None:
    game = TwilightStruggle({})
    match, dice = Match(game, seed=seed), Rng(seed)
    players = [bot("level1", game, dice.below(1000)) for _ in game.seats]
    while isinstance(match.state.stack[-1], Markers):
        seat = match.waiting[0]
        match.submit(
            seat, players[seat].choose(game.observe(match.state, seat), match.legal(seat), 5.0)
        )

    held = match.state.influence
    for seat, openings in OPENINGS.items():
        own = held[seat * SPACES :]
        assert any(all(own[c] == most for c, most in one.items()) for one in openings)


def test_openings_place_all_that_a_side_sets_up_with() -> None:
    start = TwilightStruggle({}).new().influence
    for seat, many in ((US, 7), (USSR, 6)):
        for opening in OPENINGS[seat]:
            placed = [most - start[seat * SPACES + c] for c, most in opening.items()]
            assert many == sum(placed) and min(placed) > 0


def test_control_that_was_just_broken_still_counts_for_half() -> None:
    """It took two points of Operations to break it, and one mends it."""

    def paid(us: int, ussr: int) -> float:
        held = [bytes([n if c == NORTH_KOREA else 0 for c in REGIONS[ASIA]]) for n in (us, ussr)]
        return promise(ASIA, *held)[0]

    assert (-4, -2, 0) == (paid(0, 3), paid(1, 3), paid(1, 2))
