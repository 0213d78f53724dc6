"""The events of the Mid War cards, in printed order. The docstring is the card."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.frame import Frame
from detente.core.state import note
from detente.games.twilight_struggle import cardnames as c
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle import countries as at
from detente.games.twilight_struggle.board import (
    AFRICA,
    AFRICA_AND_SOUTHEAST_ASIA,
    ASIA,
    BATTLEGROUND,
    CENTRAL_AMERICA,
    LATIN_AMERICA,
    NEIGHBOURS,
    OUTSIDE_EUROPE,
    REGIONS,
    SOUTH_AMERICA,
    US,
    USSR,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.contests import ask_contest, contest_totals
from detente.games.twilight_struggle.events.early_war import EVERYTHING
from detente.games.twilight_struggle.frames import Coup, Discards, Gift, Pick
from detente.games.twilight_struggle.happening import (
    DECLINED,
    happen,
)
from detente.games.twilight_struggle.modifiers import envied
from detente.games.twilight_struggle.operations import ask_event_ops, ask_limited, may_end
from detente.games.twilight_struggle.options import ENVY_SPACE, UNREST_SPREAD
from detente.games.twilight_struggle.playing import (
    flower_power,
)
from detente.games.twilight_struggle.points import (
    ANY_KIND,
    FREE,
    MAY_COUP,
    MAY_REALIGN,
    MAY_SPACE,
    SECOND_COUP,
)
from detente.games.twilight_struggle.scoring import (
    battlegrounds_held,
    score,
    score_southeast_asia,
)
from detente.games.twilight_struggle.state import (
    TsState,
    controls,
)
from detente.games.twilight_struggle.unseen import known_to_lack
from detente.games.twilight_struggle.verbs import (
    add,
    add_military,
    advance,
    ask,
    ask_country,
    ask_place,
    ask_remove,
    degrade,
    draw_at_random,
    draw_cards,
    end_effect,
    gain,
    improve,
    lay_out,
    leave_hand,
    pass_china,
    receive,
    remove,
    remove_all,
    set_defcon,
    show,
    show_hand,
    take_effect,
)

# -- 36 to 45 --------------------------------------------------------------------
from detente.games.twilight_struggle.wars import declare_war


def brush_war(s: TsState, by: int) -> None:
    """War on any country of stability 1 or 2: 3-6 wins 1 VP; 3 military operations."""
    declare_war(s, c.BRUSH_WAR, by)


def central_america_scoring(s: TsState, by: int) -> None:
    """Score Central America: 1 presence, 3 domination, 5 control."""
    score(s, CENTRAL_AMERICA)


def southeast_asia_scoring(s: TsState, by: int) -> None:
    """1 VP for each country controlled in Southeast Asia, 2 for Thailand."""
    score_southeast_asia(s)


def arms_race(s: TsState, by: int) -> None:
    """Ahead in military operations: 1 VP, or 3 VP having met the requirement too."""
    if s.military[by] > s.military[1 - by]:
        gain(s, by, 3 if s.military[by] >= s.defcon else 1)


def cuban_missile_crisis(s: TsState, by: int) -> None:
    """DEFCON becomes 2; this turn a coup by the opponent loses it the game, unless defused."""
    take_effect(s, c.CUBAN_MISSILE_CRISIS)
    s.crisis = 1 - by
    set_defcon(s, 2)


def nuclear_subs(s: TsState, by: int) -> None:
    """US coups in battlegrounds do not degrade DEFCON this turn."""
    take_effect(s, c.NUCLEAR_SUBS)


def quagmire(s: TsState, by: int) -> None:
    """The US is trapped: each round it discards a card worth 2+ and rolls; NORAD ends."""
    take_effect(s, c.QUAGMIRE)
    end_effect(s, c.NORAD)


def salt_negotiations(s: TsState, by: int) -> None:
    """DEFCON improves by 2; this turn coups roll -1; take a card from the discard pile."""
    improve(s, 2)
    take_effect(s, c.SALT_NEGOTIATIONS)
    ask_take(s, by, c.SALT_NEGOTIATIONS, s.discard & ~SCORING_CARDS, may_decline=True)


def salt_negotiations_answered(s: TsState, q: Frame, card: int) -> None:
    if card != DECLINED:
        s.discard &= ~(1 << card)
        receive(s, q.seat, card, seen=True)
        note(s, k.CARD_RECOVERED, q.seat, card)


def ask_take(s: TsState, seat: int, card: int, from_pile: int, may_decline: bool) -> None:
    """Ask `seat` to pick one of some discarded cards; none there, no question."""
    if from_pile:
        ask(s, Pick(k.TAKE_CARD, seat, card, may_decline=may_decline))


def bear_trap(s: TsState, by: int) -> None:
    """The USSR is trapped: each round it discards a card worth 2+ and rolls."""
    take_effect(s, c.BEAR_TRAP)


def summit(s: TsState, by: int) -> None:
    """Both roll, +1 per region dominated or controlled; 2 VP and a step of DEFCON if wanted."""
    ask_contest(s, c.SUMMIT, by)


def summit_answered(s: TsState, q: Frame, noun: int) -> None:
    if q.kind == k.SET_DEFCON:
        set_defcon(s, noun)
        return
    us, ussr = contest_totals(s, c.SUMMIT, q.seat, noun)
    if us == ussr:
        return
    winner = US if us > ussr else USSR
    gain(s, winner, 2)
    levels = tuple([n for n in range(s.defcon - 1, s.defcon + 2) if n <= 5])
    ask(s, Frame(k.SET_DEFCON, winner, c.SUMMIT, options=levels))


# -- 46 to 55 --------------------------------------------------------------------


def how_i_learned_to_stop_worrying(s: TsState, by: int) -> None:
    """Set DEFCON to any level; 5 military operations."""
    ask(s, Frame(k.SET_DEFCON, by, c.HOW_I_LEARNED_TO_STOP_WORRYING, options=(1, 2, 3, 4, 5)))


def how_i_learned_to_stop_worrying_answered(s: TsState, q: Frame, level: int) -> None:
    set_defcon(s, level)
    add_military(s, q.seat, 5)


def junta(s: TsState, by: int) -> None:
    """Add 2 influence in a Latin American country; then a free coup or realignments there.

    The rolls stay in the region of the first (TS-23.49).
    """
    ask_country(s, by, c.JUNTA, list(LATIN_AMERICA))


def junta_answered(s: TsState, q: Frame, country: int) -> None:
    add(s, q.seat, country, 2)
    ask_limited(s, q.seat, c.JUNTA, MAY_COUP | MAY_REALIGN | FREE, list(LATIN_AMERICA))


def kitchen_debates(s: TsState, by: int) -> None:
    """If the US controls more battlegrounds: 2 VP."""
    gain(s, US, 2)


def missile_envy(s: TsState, by: int) -> None:
    """Take the opponent's highest card for its event or its Ops; he gets Missile Envy."""
    if s.hand[1 - by]:
        ask(s, Gift(k.GIVE_CARD, 1 - by, c.MISSILE_ENVY, by))


def missile_envy_answered(s: TsState, q: Gift, card: int) -> None:
    by = q.to
    leave_hand(s, q.seat, card)
    known_to_lack(s, q.seat, dearer(s, q.seat, card))
    note(s, k.CARD_GIVEN, q.seat, card)
    lay_out(s, card)
    s.table &= ~(1 << c.MISSILE_ENVY)
    receive(s, q.seat, c.MISSILE_ENVY, seen=True)
    s.bound = q.seat
    flower_power(s, by, card)
    if SIDE[card] == 1 - by:
        space = MAY_SPACE if s.variant & ENVY_SPACE else 0
        ask_event_ops(s, by, card, ANY_KIND | space)
    else:
        happen(s, card, by)


def dearer(s: TsState, seat: int, card: int) -> int:
    """All cards that Missile Envy would have taken from `seat` before this one (TS-23.5)."""
    worth = envied(s, seat, card)
    return bitset([c for c in range(c.CARDS) if envied(s, seat, c) > worth])


def we_will_bury_you(s: TsState, by: int) -> None:
    """DEFCON degrades by 1; 3 VP unless the US answers with UN Intervention next round."""
    degrade(s)
    take_effect(s, c.WE_WILL_BURY_YOU)


def brezhnev_doctrine(s: TsState, by: int) -> None:
    """Soviet cards are worth 1 more this turn, 4 at most."""
    take_effect(s, c.BREZHNEV_DOCTRINE)


def portuguese_empire_crumbles(s: TsState, by: int) -> None:
    """Add 2 USSR influence in Angola and 2 in Southeast African States."""
    add(s, USSR, at.ANGOLA, 2)
    add(s, USSR, at.SOUTHEAST_AFRICAN_STATES, 2)


def south_african_unrest(s: TsState, by: int) -> None:
    """2 USSR influence in South Africa, or 1 there and 2 in countries beside it."""
    ask_country(s, USSR, c.SOUTH_AFRICAN_UNREST, [at.SOUTH_AFRICA, *NEIGHBOURS[at.SOUTH_AFRICA]])


def south_african_unrest_answered(s: TsState, q: Pick, country: int) -> None:
    if q.turn:
        add(s, USSR, country, 1)
    elif country == at.SOUTH_AFRICA:
        add(s, USSR, at.SOUTH_AFRICA, 2)
    else:
        add(s, USSR, at.SOUTH_AFRICA, 1)
        spread_unrest(s, country)


def spread_unrest(s: TsState, country: int) -> None:
    """Two markers beside South Africa: the second may go to another country (TS-23.34)."""
    if s.variant & UNREST_SPREAD:
        add(s, USSR, country, 1)
        ask_country(s, USSR, c.SOUTH_AFRICAN_UNREST, list(NEIGHBOURS[at.SOUTH_AFRICA]), turn=1)
    else:
        add(s, USSR, country, 2)


def allende(s: TsState, by: int) -> None:
    """Add 2 USSR influence in Chile."""
    add(s, USSR, at.CHILE, 2)


def willy_brandt(s: TsState, by: int) -> None:
    """1 VP and 1 USSR influence in West Germany; NATO no longer covers it."""
    gain(s, USSR, 1)
    add(s, USSR, at.WEST_GERMANY, 1)
    take_effect(s, c.WILLY_BRANDT)


# -- 56 to 65 --------------------------------------------------------------------


def muslim_revolution(s: TsState, by: int) -> None:
    """Remove all US influence from 2 of eight countries."""
    where = (at.SUDAN, at.IRAN, at.IRAQ, at.EGYPT, at.LIBYA, at.SAUDI_ARABIA, at.SYRIA, at.JORDAN)
    ask_remove(s, USSR, c.MUSLIM_REVOLUTION, 2, 1, where, EVERYTHING)


def abm_treaty(s: TsState, by: int) -> None:
    """DEFCON improves by 1, then the player may conduct Operations with this card's value."""
    improve(s, 1)
    ask_event_ops(s, by, c.ABM_TREATY, ANY_KIND | may_end(s, c.ABM_TREATY))


def cultural_revolution(s: TsState, by: int) -> None:
    """The USSR takes the China Card face up; if it has it already, 1 VP."""
    if s.china == US:
        pass_china(s, USSR, 1)
    else:
        gain(s, USSR, 1)


def flower_power_in_force(s: TsState, by: int) -> None:
    """From now on each war card the US plays gives the USSR 2 VP."""
    take_effect(s, c.FLOWER_POWER)


def u2_incident(s: TsState, by: int) -> None:
    """1 VP; 1 more if UN Intervention is played as an event later this turn."""
    gain(s, USSR, 1)
    take_effect(s, c.U2_INCIDENT)


def opec(s: TsState, by: int) -> None:
    """1 VP for each of seven oil countries the USSR controls."""
    oil = (at.EGYPT, at.IRAN, at.LIBYA, at.SAUDI_ARABIA, at.IRAQ, at.GULF_STATES, at.VENEZUELA)
    gain(s, USSR, sum([1 for c in oil if controls(s, USSR, c)]))


def lone_gunman(s: TsState, by: int) -> None:
    """The US shows its hand; the USSR may conduct Operations with this card's value."""
    show_hand(s, US)
    ask_event_ops(s, USSR, c.LONE_GUNMAN, ANY_KIND | may_end(s, c.LONE_GUNMAN))


def colonial_rear_guards(s: TsState, by: int) -> None:
    """Add 1 US influence in each of 4 countries of Africa and Southeast Asia."""
    ask_place(s, US, c.COLONIAL_REAR_GUARDS, 4, 1, list(AFRICA_AND_SOUTHEAST_ASIA))


def panama_canal_returned(s: TsState, by: int) -> None:
    """Add 1 US influence in Panama, Costa Rica and Venezuela."""
    for country in (at.PANAMA, at.COSTA_RICA, at.VENEZUELA):
        add(s, US, country, 1)


def camp_david_accords(s: TsState, by: int) -> None:
    """1 VP and 1 US influence in Israel, Jordan, Egypt; no more Arab-Israeli War."""
    gain(s, US, 1)
    for country in (at.ISRAEL, at.JORDAN, at.EGYPT):
        add(s, US, country, 1)
    take_effect(s, c.CAMP_DAVID_ACCORDS)


# -- 66 to 75 --------------------------------------------------------------------


def puppet_governments(s: TsState, by: int) -> None:
    """The US may add 1 influence in each of 3 countries without any influence."""
    inf = s.influence
    where = [c for c in range(at.COUNTRIES) if not inf[c] and not inf[at.SPACES + c]]
    ask_place(s, US, c.PUPPET_GOVERNMENTS, 3, 1, where, may_stop=True)


def grain_sales_to_soviets(s: TsState, by: int) -> None:
    """The US draws a Soviet card at random and plays it, or returns it and has 2 Ops."""
    if s.hand[USSR]:
        draw_at_random(s, USSR, c.GRAIN_SALES_TO_SOVIETS)
    else:
        ask_event_ops(s, US, c.GRAIN_SALES_TO_SOVIETS)


def grain_sales_to_soviets_answered(s: TsState, q: Frame, card: int) -> None:
    note(s, k.DRAWN_AT_RANDOM, USSR, card)
    show(s, USSR, 1 << card)
    ask(s, Frame(k.PLAY_TAKEN, US, card))


def john_paul_ii_elected_pope(s: TsState, by: int) -> None:
    """Remove 2 USSR influence from Poland, add 1 US there; Solidarity becomes possible."""
    remove(s, USSR, at.POLAND, 2)
    add(s, US, at.POLAND, 1)
    take_effect(s, c.JOHN_PAUL_II_ELECTED_POPE)


def latin_american_death_squads(s: TsState, by: int) -> None:
    """Own coups in Latin America roll +1 this turn, the opponent's -1."""
    take_effect(s, c.LATIN_AMERICAN_DEATH_SQUADS)
    s.squads += 1 if by == US else -1


def oas_founded(s: TsState, by: int) -> None:
    """Add 2 US influence in Central and South America."""
    ask_place(s, US, c.OAS_FOUNDED, 2, 2, list(LATIN_AMERICA))


def nixon_plays_the_china_card(s: TsState, by: int) -> None:
    """The US takes the China Card face down; if it has it already, 2 VP."""
    if s.china == USSR:
        pass_china(s, US, 0)
    else:
        gain(s, US, 2)


def sadat_expels_soviets(s: TsState, by: int) -> None:
    """Remove all USSR influence from Egypt and add 1 US influence."""
    remove_all(s, USSR, at.EGYPT)
    add(s, US, at.EGYPT, 1)


def shuttle_diplomacy(s: TsState, by: int) -> None:
    """Stays in play until the next scoring of Asia or the Middle East."""
    take_effect(s, c.SHUTTLE_DIPLOMACY)
    s.table &= ~(1 << c.SHUTTLE_DIPLOMACY)


def the_voice_of_america(s: TsState, by: int) -> None:
    """Remove 4 USSR influence outside Europe, at most 2 from a country."""
    ask_remove(s, US, c.THE_VOICE_OF_AMERICA, 4, 2, OUTSIDE_EUROPE, 1)


def liberation_theology(s: TsState, by: int) -> None:
    """Add 3 USSR influence in Central America, at most 2 in a country."""
    ask_place(s, USSR, c.LIBERATION_THEOLOGY, 3, 2, list(REGIONS[CENTRAL_AMERICA]))


# -- 76 to 81, 107, 108 --------------------------------------------------------------------


def ussuri_river_skirmish(s: TsState, by: int) -> None:
    """The US takes the China Card face up; if it has it already, 4 influence in Asia."""
    if s.china == USSR:
        pass_china(s, US, 1)
    else:
        ask_place(s, US, c.USSURI_RIVER_SKIRMISH, 4, 2, list(REGIONS[ASIA]))


def ask_not_what_your_country(s: TsState, by: int) -> None:
    """The US may discard any number of cards, then draws as many."""
    ask(s, Discards(k.DISCARD_ANY, US, c.ASK_NOT_WHAT_YOUR_COUNTRY))


def ask_not_what_your_country_answered(s: TsState, q: Frame, n: int) -> None:
    draw_cards(s, US, c.ASK_NOT_WHAT_YOUR_COUNTRY, n)


def alliance_for_progress(s: TsState, by: int) -> None:
    """1 VP for each battleground the US controls in Central and South America."""
    gain(s, US, battlegrounds_held(s, US, bitset(LATIN_AMERICA)))


def africa_scoring(s: TsState, by: int) -> None:
    """Score Africa: 1 presence, 4 domination, 6 control."""
    score(s, AFRICA)


def one_small_step(s: TsState, by: int) -> None:
    """If behind on the Space Race: 2 boxes forward, VP of the last."""
    advance(s, by, 2)


def south_america_scoring(s: TsState, by: int) -> None:
    """Score South America: 2 presence, 5 domination, 6 control."""
    score(s, SOUTH_AMERICA)


NO_BATTLEGROUND: Final = tuple(
    [c for c in (*REGIONS[AFRICA], *LATIN_AMERICA) if not BATTLEGROUND[c]]
)


def che(s: TsState, by: int) -> None:
    """A coup outside battlegrounds in Latin America or Africa; if it removes some, another."""
    ask_limited(s, USSR, c.CHE, MAY_COUP | SECOND_COUP, list(NO_BATTLEGROUND))


def che_answered(s: TsState, q: Coup, removed: int) -> None:
    if removed:
        country = q.country
        ask_limited(s, USSR, c.CHE, MAY_COUP, [c for c in NO_BATTLEGROUND if c != country])


def our_man_in_tehran(s: TsState, by: int) -> None:
    """With a Middle East country: look at 5 cards of the deck, discard any, shuffle the rest."""
    draw_cards(s, US, c.OUR_MAN_IN_TEHRAN, 5)
