"""The events of the Late War cards, in printed order. The docstring is the card."""

from __future__ import annotations

from detente.core.frame import ForSeat, Frame
from detente.core.state import note
from detente.games.twilight_struggle import cardnames as c
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    EUROPE,
    MIDDLE_EAST,
    NEIGHBOURS,
    REGIONS,
    SOUTH_AMERICA,
    US,
    USSR,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.cards import (
    SCORING_CARDS,
)
from detente.games.twilight_struggle.countries import (
    ARGENTINA,
    EAST_GERMANY,
    IRAN,
    LEBANON,
    LIBYA,
    NICARAGUA,
    POLAND,
    SAUDI_ARABIA,
    SOUTH_KOREA,
    SPACES,
    UNITED_KINGDOM,
)
from detente.games.twilight_struggle.events.mid_war import ask_take
from detente.games.twilight_struggle.frames import Pick
from detente.games.twilight_struggle.happening import (
    DECLINED,
    happen,
)
from detente.games.twilight_struggle.operations import ask_event_ops, ask_limited
from detente.games.twilight_struggle.options import (
    DEBT_CRISIS_MUST,
    EVENTS_MAY,
    SECOND,
)
from detente.games.twilight_struggle.playing import (
    flower_power,
)
from detente.games.twilight_struggle.points import FREE, MAY_COUP, MAY_END, MAY_PLACE, MAY_REALIGN
from detente.games.twilight_struggle.scoring import (
    leader,
)
from detente.games.twilight_struggle.state import (
    TsState,
    controls,
    in_force,
    present,
)
from detente.games.twilight_struggle.verbs import (
    add,
    ask,
    ask_choice,
    ask_country,
    ask_discard_worth,
    ask_place,
    ask_remove,
    degrade,
    discard,
    draw_at_random,
    end_effect,
    finish,
    gain,
    improve,
    lay_out,
    may_be_left,
    remove_all,
    show_hand,
    take_effect,
)

# -- 82 to 91 --------------------------------------------------------------------
from detente.games.twilight_struggle.wars import declare_war


def iranian_hostage_crisis(s: TsState, by: int) -> None:
    """Remove all US influence from Iran, add 2 USSR; Terrorism will cost the US 2 cards."""
    remove_all(s, US, IRAN)
    add(s, USSR, IRAN, 2)
    take_effect(s, c.IRANIAN_HOSTAGE_CRISIS)


def the_iron_lady(s: TsState, by: int) -> None:
    """1 VP; 1 USSR influence in Argentina; none left in the United Kingdom."""
    gain(s, US, 1)
    add(s, USSR, ARGENTINA, 1)
    remove_all(s, USSR, UNITED_KINGDOM)
    take_effect(s, c.THE_IRON_LADY)


def reagan_bombs_libya(s: TsState, by: int) -> None:
    """1 VP for every 2 USSR influence in Libya."""
    gain(s, US, s.influence[USSR * SPACES + LIBYA] // 2)


def star_wars(s: TsState, by: int) -> None:
    """If ahead in space, the US picks a discarded card and its event happens."""
    pile = s.discard & ~SCORING_CARDS & ~(1 << c.UN_INTERVENTION)
    ask_take(s, US, c.STAR_WARS, pile, may_decline=False)


def star_wars_answered(s: TsState, q: Frame, card: int) -> None:
    s.discard &= ~(1 << card)
    lay_out(s, card)
    note(s, k.CARD_PICKED, US, card)
    flower_power(s, US, card)
    happen(s, card, US)


def north_sea_oil(s: TsState, by: int) -> None:
    """No more OPEC; this turn the US may take 8 action rounds."""
    take_effect(s, c.NORTH_SEA_OIL)
    s.oil_turn = s.turn


def the_reformer(s: TsState, by: int) -> None:
    """Add 4 USSR influence in Europe (6 if ahead), at most 2 in a country; no coups there."""
    take_effect(s, c.THE_REFORMER)
    ask_place(s, USSR, c.THE_REFORMER, 6 if s.vp < 0 else 4, 2, list(REGIONS[EUROPE]))


def marine_barracks_bombing(s: TsState, by: int) -> None:
    """Remove all US influence from Lebanon and 2 more in the Middle East."""
    remove_all(s, US, LEBANON)
    ask_remove(s, USSR, c.MARINE_BARRACKS_BOMBING, 2, 2, REGIONS[MIDDLE_EAST], 1)


def soviets_shoot_down_kal_007(s: TsState, by: int) -> None:
    """DEFCON degrades; 2 VP; with South Korea the US may place or realign with 4 Ops."""
    degrade(s)
    gain(s, US, 2)
    if controls(s, US, SOUTH_KOREA):
        ask_event_ops(s, US, c.SOVIETS_SHOOT_DOWN_KAL_007, MAY_PLACE | MAY_REALIGN | MAY_END)


def glasnost(s: TsState, by: int) -> None:
    """DEFCON improves; 2 VP; after The Reformer the USSR may place or realign with 4 Ops."""
    improve(s, 1)
    gain(s, USSR, 2)
    if in_force(s, c.THE_REFORMER):
        ask_event_ops(s, USSR, c.GLASNOST, MAY_PLACE | MAY_REALIGN | MAY_END)


def ortega_elected_in_nicaragua(s: TsState, by: int) -> None:
    """Remove all US influence from Nicaragua; a free coup beside it."""
    remove_all(s, US, NICARAGUA)
    where = list(NEIGHBOURS[NICARAGUA])
    ask_limited(s, USSR, c.ORTEGA_ELECTED_IN_NICARAGUA, MAY_COUP | FREE, where)


# -- 92 to 102 --------------------------------------------------------------------


def terrorism(s: TsState, by: int) -> None:
    """The opponent discards a card at random; the US 2 after Iranian Hostage Crisis."""
    n = 2 if by == USSR and in_force(s, c.IRANIAN_HOSTAGE_CRISIS) else 1
    draw_at_random(s, 1 - by, c.TERRORISM, n)


def terrorism_answered(s: TsState, q: ForSeat, card: int) -> None:
    discard(s, q.whom, card)
    if q.left > 1:
        draw_at_random(s, q.whom, c.TERRORISM, q.left - 1)


def iran_contra_scandal(s: TsState, by: int) -> None:
    """US realignment rolls lose 1 this turn."""
    take_effect(s, c.IRAN_CONTRA_SCANDAL)


def chernobyl(s: TsState, by: int) -> None:
    """The US may name a region: this turn no Soviet placement there with Operations."""
    ask(s, Pick(k.PICK_REGION, US, c.CHERNOBYL, may_decline=may_be_left(s, c.CHERNOBYL)))


def chernobyl_answered(s: TsState, q: Frame, region: int) -> None:
    if region == DECLINED:
        note(s, k.NOT_USED, US, c.CHERNOBYL)
    else:
        take_effect(s, c.CHERNOBYL)
        s.chernobyl = region


def latin_american_debt_crisis(s: TsState, by: int) -> None:
    """Unless the US discards a card worth 3+, the USSR doubles in 2 South American countries."""
    ask_discard_worth(s, US, c.LATIN_AMERICAN_DEBT_CRISIS, 3)


def latin_american_debt_crisis_answered(s: TsState, q: Frame, noun: int) -> None:
    if not isinstance(q, Pick):
        if noun == DECLINED:
            ask_double(s, present(s, USSR, REGIONS[SOUTH_AMERICA]), 2)
    elif noun != DECLINED:
        add(s, USSR, noun, s.influence[USSR * SPACES + noun])
        if q.turn > 1:
            ask_double(s, [c for c in q.options if c != noun], q.turn - 1)


def ask_double(s: TsState, where: list[int], left: int) -> None:
    """Ask the USSR where to double its influence: as often as it can (TS-23.50)."""
    may = not s.variant & DEBT_CRISIS_MUST
    ask_country(s, USSR, c.LATIN_AMERICAN_DEBT_CRISIS, where, left, may)


def tear_down_this_wall(s: TsState, by: int) -> None:
    """Add 3 US influence in East Germany; a free coup or realignments in Europe."""
    take_effect(s, c.TEAR_DOWN_THIS_WALL)
    end_effect(s, c.WILLY_BRANDT)
    add(s, US, EAST_GERMANY, 3)
    kinds = MAY_COUP | MAY_REALIGN | FREE
    ask_limited(s, US, c.TEAR_DOWN_THIS_WALL, kinds, list(REGIONS[EUROPE]))


def an_evil_empire(s: TsState, by: int) -> None:
    """1 VP; Flower Power ends and is no longer possible."""
    gain(s, US, 1)
    take_effect(s, c.AN_EVIL_EMPIRE)
    end_effect(s, c.FLOWER_POWER)


def aldrich_ames_remix(s: TsState, by: int) -> None:
    """The US hand lies open this turn and the USSR discards one card of it.

    In `second` the USSR fixes the order in which the US plays its hand instead (TS-2.3).
    """
    take_effect(s, c.ALDRICH_AMES_REMIX)
    show_hand(s, US)
    if s.hand[US]:
        kind = k.ARRANGE_HAND if s.variant & SECOND else k.DISCARD_THEIRS
        ask(s, Frame(kind, USSR, c.ALDRICH_AMES_REMIX))


def pershing_ii_deployed(s: TsState, by: int) -> None:
    """1 VP; remove 1 US influence from each of up to 3 Western European countries."""
    gain(s, USSR, 1)
    may_stop = may_be_left(s, c.PERSHING_II_DEPLOYED)
    ask_remove(s, USSR, c.PERSHING_II_DEPLOYED, 3, 1, WESTERN_EUROPE, 1, may_stop)


def wargames(s: TsState, by: int) -> None:
    """At DEFCON 2 you may end the game: the opponent gains 6 VP, then who is ahead wins."""
    if s.variant & EVENTS_MAY:
        ask_choice(s, by, c.WARGAMES, k.END_GAME, k.GO_ON)
    else:
        end_by_wargames(s, by)


def wargames_answered(s: TsState, q: Frame, choice: int) -> None:
    if choice == k.END_GAME:
        end_by_wargames(s, q.seat)


def end_by_wargames(s: TsState, by: int) -> None:
    """The opponent's 6 VP count before the game is over (TS-17.6)."""
    gain(s, 1 - by, 6)
    finish(s, leader(s), "wargames")


def solidarity(s: TsState, by: int) -> None:
    """Add 3 US influence in Poland."""
    add(s, US, POLAND, 3)


def iran_iraq_war(s: TsState, by: int) -> None:
    """War on Iran or Iraq: 4-6 wins 2 VP; 2 military operations."""
    declare_war(s, c.IRAN_IRAQ_WAR, by)


# -- 109, 110 --------------------------------------------------------------------


def yuri_and_samantha(s: TsState, by: int) -> None:
    """Each US coup attempt gives the USSR 1 VP this turn."""
    take_effect(s, c.YURI_AND_SAMANTHA)


def awacs_sale_to_saudis(s: TsState, by: int) -> None:
    """Add 2 US influence in Saudi Arabia; no more Muslim Revolution."""
    add(s, US, SAUDI_ARABIA, 2)
    take_effect(s, c.AWACS_SALE_TO_SAUDIS)
