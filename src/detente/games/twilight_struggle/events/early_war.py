"""The events of the Early War cards, in printed order. The docstring is the card."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE, ForSeat, Frame
from detente.core.state import note
from detente.games.twilight_struggle import cardnames as c
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle import countries as at
from detente.games.twilight_struggle.board import (
    AFRICA,
    AFRICA_AND_SOUTHEAST_ASIA,
    ASIA,
    CENTRAL_AMERICA,
    EASTERN_EUROPE,
    EUROPE,
    MIDDLE_EAST,
    NEIGHBOURS,
    REGIONS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    US,
    USSR,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.contests import ask_contest, contest_totals
from detente.games.twilight_struggle.frames import Movers
from detente.games.twilight_struggle.happening import DECLINED, happen
from detente.games.twilight_struggle.operations import ask_event_ops, may_end
from detente.games.twilight_struggle.options import DEFECTORS_BY_PLAN
from detente.games.twilight_struggle.points import ANY_KIND
from detente.games.twilight_struggle.scoring import score, soviet_battlegrounds, use_shuttle
from detente.games.twilight_struggle.state import (
    TsState,
    controller,
    in_force,
    not_controlled,
    present,
)
from detente.games.twilight_struggle.unseen import known_to_lack
from detente.games.twilight_struggle.verbs import (
    add,
    add_to_control,
    advance,
    ask,
    ask_choice,
    ask_country,
    ask_discard_worth,
    ask_place,
    ask_remove,
    cancel_headline,
    degrade,
    draw_at_random,
    gain,
    improve,
    lay_out,
    leave_hand,
    remove,
    remove_all,
    show,
    show_hand,
    take_effect,
)
from detente.games.twilight_struggle.wars import declare_war

EVERYTHING: Final = 255
"""More influence than any country holds: "all of it"."""


# -- 1 to 10 --------------------------------------------------------------------


def asia_scoring(s: TsState, by: int) -> None:
    """Score Asia: 3 presence, 7 domination, 9 control."""
    score_with_shuttle(s, c.ASIA_SCORING, ASIA)


def europe_scoring(s: TsState, by: int) -> None:
    """Score Europe: 3 presence, 7 domination; Control wins the game."""
    score(s, EUROPE)


def middle_east_scoring(s: TsState, by: int) -> None:
    """Score the Middle East: 3 presence, 5 domination, 7 control."""
    score_with_shuttle(s, c.MIDDLE_EAST_SCORING, MIDDLE_EAST)


def score_with_shuttle(s: TsState, card: int, region: int) -> None:
    """Under Shuttle Diplomacy the US first picks a Soviet battleground to ignore (TS-16.8)."""
    if not in_force(s, c.SHUTTLE_DIPLOMACY):
        score(s, region)
        return
    where = soviet_battlegrounds(s, region)
    if where:
        ask_country(s, US, card, where)
    else:
        use_shuttle(s)
        score(s, region)


def scoring_answered(s: TsState, q: Frame, country: int) -> None:
    note(s, k.COUNTRY_IGNORED, country)
    use_shuttle(s)
    score(s, ASIA if q.card == c.ASIA_SCORING else MIDDLE_EAST, country)


def duck_and_cover(s: TsState, by: int) -> None:
    """DEFCON degrades by 1; the US gains 5 minus the new level in VP."""
    degrade(s)
    gain(s, US, 5 - s.defcon)


def five_year_plan(s: TsState, by: int) -> None:
    """The USSR discards a card at random; if it is a US event, the event happens."""
    draw_at_random(s, USSR, c.FIVE_YEAR_PLAN)


def five_year_plan_answered(s: TsState, q: Frame, card: int) -> None:
    leave_hand(s, USSR, card)
    note(s, k.DISCARDED, USSR, card)
    if SIDE[card] == US:
        lay_out(s, card)
        defected = card == c.DEFECTORS and s.round > 0 and s.variant & DEFECTORS_BY_PLAN
        happen(s, card, USSR if defected else US)  # TS-23.43
    else:
        s.discard |= 1 << card


def socialist_governments(s: TsState, by: int) -> None:
    """Remove 3 US influence from Western Europe, at most 2 from a country."""
    ask_remove(s, USSR, c.SOCIALIST_GOVERNMENTS, 3, 2, WESTERN_EUROPE, 1)


def fidel(s: TsState, by: int) -> None:
    """Remove all US influence from Cuba; the USSR adds what control needs."""
    remove_all(s, US, at.CUBA)
    add_to_control(s, USSR, at.CUBA)


def vietnam_revolts(s: TsState, by: int) -> None:
    """Add 2 USSR influence in Vietnam. This turn +1 Op for Soviet cards used in Southeast Asia."""
    add(s, USSR, at.VIETNAM, 2)
    take_effect(s, c.VIETNAM_REVOLTS)


def blockade(s: TsState, by: int) -> None:
    """Unless the US discards a card worth 3 or more, remove all US influence in West Germany."""
    ask_discard_worth(s, US, c.BLOCKADE, 3)


def blockade_answered(s: TsState, q: Frame, card: int) -> None:
    if card == DECLINED:
        remove_all(s, US, at.WEST_GERMANY)


# -- 11 to 20 --------------------------------------------------------------------


def korean_war(s: TsState, by: int) -> None:
    """War of the USSR on South Korea: 4-6 wins 2 VP; 2 military operations."""
    declare_war(s, c.KOREAN_WAR, by)


def romanian_abdication(s: TsState, by: int) -> None:
    """Remove all US influence from Romania; the USSR adds what control needs."""
    remove_all(s, US, at.ROMANIA)
    add_to_control(s, USSR, at.ROMANIA)


def arab_israeli_war(s: TsState, by: int) -> None:
    """War of the USSR on Israel: 4-6 wins 2 VP, -1 if the US controls Israel itself."""
    declare_war(s, c.ARAB_ISRAELI_WAR, by)


def comecon(s: TsState, by: int) -> None:
    """Add 1 USSR influence in each of 4 Eastern European countries not US-controlled."""
    ask_place(s, USSR, c.COMECON, 4, 1, not_controlled(s, US, EASTERN_EUROPE))


def nasser(s: TsState, by: int) -> None:
    """Add 2 USSR influence in Egypt; remove half of the US influence there, rounded up."""
    add(s, USSR, at.EGYPT, 2)
    remove(s, US, at.EGYPT, (s.influence[US * at.SPACES + at.EGYPT] + 1) // 2)


def warsaw_pact_formed(s: TsState, by: int) -> None:
    """Clear 4 Eastern European countries of US influence, or add 5 USSR influence there."""
    take_effect(s, c.WARSAW_PACT_FORMED)
    ask_choice(s, USSR, c.WARSAW_PACT_FORMED, k.REMOVE_INFLUENCE, k.ADD_INFLUENCE)


def warsaw_pact_formed_answered(s: TsState, q: Frame, choice: int) -> None:
    if choice == k.REMOVE_INFLUENCE:
        ask_remove(s, USSR, c.WARSAW_PACT_FORMED, 4, 1, EASTERN_EUROPE, EVERYTHING)
    else:
        ask_place(s, USSR, c.WARSAW_PACT_FORMED, 5, 2, list(EASTERN_EUROPE))


def de_gaulle_leads_france(s: TsState, by: int) -> None:
    """Remove 2 US influence from France, add 1 USSR there; NATO no longer covers France."""
    remove(s, US, at.FRANCE, 2)
    add(s, USSR, at.FRANCE, 1)
    take_effect(s, c.DE_GAULLE_LEADS_FRANCE)


def captured_nazi_scientist(s: TsState, by: int) -> None:
    """Move one box forward on the Space Race."""
    advance(s, by, 1)


def truman_doctrine(s: TsState, by: int) -> None:
    """Remove all USSR influence from one European country nobody controls."""
    free = tuple([c for c in REGIONS[EUROPE] if controller(s, c) == NONE])
    ask_country(s, US, c.TRUMAN_DOCTRINE, present(s, USSR, free))


def truman_doctrine_answered(s: TsState, q: Frame, country: int) -> None:
    remove_all(s, USSR, country)


def olympic_games(s: TsState, by: int) -> None:
    """The opponent takes part (both roll, sponsor +2, 2 VP) or boycotts (DEFCON -1, 4 Ops)."""
    ask_choice(s, 1 - by, c.OLYMPIC_GAMES, k.TAKE_PART, k.BOYCOTT)


def olympic_games_answered(s: TsState, q: Frame, choice: int) -> None:
    if isinstance(q, ForSeat):
        olympic_games_rolled(s, q.whom, choice)
        return
    sponsor = 1 - q.seat
    if choice == k.TAKE_PART:
        ask_contest(s, c.OLYMPIC_GAMES, sponsor)
    else:
        degrade(s)
        ask_event_ops(
            s, sponsor, c.OLYMPIC_GAMES, ANY_KIND | may_end(s, c.OLYMPIC_GAMES), printed=4
        )


def olympic_games_rolled(s: TsState, sponsor: int, dice: int) -> None:
    """The sponsor adds 2; ties are rolled again; the higher total gains 2 VP."""
    us, ussr = contest_totals(s, c.OLYMPIC_GAMES, sponsor, dice)
    if us == ussr:
        ask_contest(s, c.OLYMPIC_GAMES, sponsor)
    else:
        gain(s, US if us > ussr else USSR, 2)


# -- 21 to 30 --------------------------------------------------------------------


def nato(s: TsState, by: int) -> None:
    """The USSR may no longer coup, realign or Brush War US-controlled countries in Europe."""
    take_effect(s, c.NATO)


def independent_reds(s: TsState, by: int) -> None:
    """Raise US influence to the USSR's in one of five Eastern European countries."""
    reds = [at.CZECHOSLOVAKIA, at.HUNGARY, at.ROMANIA, at.YUGOSLAVIA, at.BULGARIA]
    ask_country(s, US, c.INDEPENDENT_REDS, reds)


def independent_reds_answered(s: TsState, q: Frame, country: int) -> None:
    theirs = s.influence[USSR * at.SPACES + country]
    add(s, US, country, theirs - s.influence[US * at.SPACES + country])


def marshall_plan(s: TsState, by: int) -> None:
    """Add 1 US influence in each of 7 Western European countries not USSR-controlled."""
    take_effect(s, c.MARSHALL_PLAN)
    ask_place(s, US, c.MARSHALL_PLAN, 7, 1, not_controlled(s, USSR, WESTERN_EUROPE))


def indo_pakistani_war(s: TsState, by: int) -> None:
    """War on India or Pakistan: 4-6 wins 2 VP; 2 military operations."""
    declare_war(s, c.INDO_PAKISTANI_WAR, by)


def containment(s: TsState, by: int) -> None:
    """US cards are worth 1 more this turn, 4 at most."""
    take_effect(s, c.CONTAINMENT)


def cia_created(s: TsState, by: int) -> None:
    """The USSR shows its hand; the US may conduct Operations with this card's value."""
    show_hand(s, USSR)
    ask_event_ops(s, US, c.CIA_CREATED, ANY_KIND | may_end(s, c.CIA_CREATED))


def us_japan_mutual_defense_pact(s: TsState, by: int) -> None:
    """The US takes control of Japan; the USSR may no longer coup or realign it."""
    add_to_control(s, US, at.JAPAN)
    take_effect(s, c.US_JAPAN_MUTUAL_DEFENSE_PACT)


def suez_crisis(s: TsState, by: int) -> None:
    """Remove 4 US influence from France, the United Kingdom and Israel, at most 2 from each."""
    ask_remove(s, USSR, c.SUEZ_CRISIS, 4, 2, (at.UNITED_KINGDOM, at.FRANCE, at.ISRAEL), 1)


def east_european_unrest(s: TsState, by: int) -> None:
    """Remove 1 USSR influence (Late War: 2) from each of 3 Eastern European countries."""
    amount = 2 if s.turn >= 8 else 1
    ask_remove(s, US, c.EAST_EUROPEAN_UNREST, 3, 1, EASTERN_EUROPE, amount)


def decolonization(s: TsState, by: int) -> None:
    """Add 1 USSR influence in each of 4 countries of Africa and Southeast Asia."""
    ask_place(s, USSR, c.DECOLONIZATION, 4, 1, list(AFRICA_AND_SOUTHEAST_ASIA))


# -- 31 to 35, 103 to 106 --------------------------------------------------------------------


def red_scare_purge(s: TsState, by: int) -> None:
    """The opponent's cards are worth 1 less this turn, 1 at least."""
    take_effect(s, c.RED_SCARE_PURGE)
    s.scare = [n + (1 if seat != by else 0) for seat, n in enumerate(s.scare)]


def de_stalinization(s: TsState, by: int) -> None:
    """The USSR may move up to 4 of its influence to countries the US does not control."""
    ask(s, Movers(k.REMOVE_OWN, USSR, c.DE_STALINIZATION, 0, 4))


def de_stalinization_answered(s: TsState, q: Frame, taken: int) -> None:
    if taken:
        where = not_controlled(s, US, tuple(range(at.COUNTRIES)))
        ask_place(s, USSR, c.DE_STALINIZATION, taken, 2, where)


def nuclear_test_ban(s: TsState, by: int) -> None:
    """Gain DEFCON minus 2 in VP, then DEFCON improves by 2."""
    gain(s, by, s.defcon - 2)
    improve(s, 2)


def formosan_resolution(s: TsState, by: int) -> None:
    """A US-controlled Taiwan is a battleground when Asia is scored, until the US plays China."""
    take_effect(s, c.FORMOSAN_RESOLUTION)


def defectors(s: TsState, by: int) -> None:
    """Cancel a Soviet headline; used for Ops by the USSR, the US gains 1 VP."""
    if s.round > 0 and by == USSR:
        gain(s, US, 1)
    elif s.round == 0 and by == US:
        cancel_headline(s, USSR)


SCORES_WHERE: Final[dict[int, tuple[int, ...]]] = {
    c.ASIA_SCORING: REGIONS[ASIA],
    c.EUROPE_SCORING: REGIONS[EUROPE],
    c.MIDDLE_EAST_SCORING: REGIONS[MIDDLE_EAST],
    c.AFRICA_SCORING: REGIONS[AFRICA],
    c.CENTRAL_AMERICA_SCORING: REGIONS[CENTRAL_AMERICA],
    c.SOUTH_AMERICA_SCORING: REGIONS[SOUTH_AMERICA],
    c.SOUTHEAST_ASIA_SCORING: SOUTHEAST_ASIA,
}


def the_cambridge_five(s: TsState, by: int) -> None:
    """The US shows its scoring cards; the USSR may add 1 influence in a region named on one."""
    held = s.hand[US] & SCORING_CARDS
    known_to_lack(s, US, SCORING_CARDS & ~held)
    if not held:
        note(s, k.NO_SCORING_HELD, US)
        return
    show(s, US, held)
    where: set[int] = set()
    for card, countries in SCORES_WHERE.items():
        if held >> card & 1:
            note(s, k.CARD_SHOWN, US, card)
            where.update(countries)
    ask_place(s, USSR, c.THE_CAMBRIDGE_FIVE, 1, 1, sorted(where), may_stop=True)


def special_relationship(s: TsState, by: int) -> None:
    """If the US controls the United Kingdom: 1 influence beside it, or with NATO 2 and 2 VP."""
    if in_force(s, c.NATO):
        ask_country(s, US, c.SPECIAL_RELATIONSHIP, list(WESTERN_EUROPE))
    else:
        ask_country(s, US, c.SPECIAL_RELATIONSHIP, list(NEIGHBOURS[at.UNITED_KINGDOM]))


def special_relationship_answered(s: TsState, q: Frame, country: int) -> None:
    if in_force(s, c.NATO):
        add(s, US, country, 2)
        gain(s, US, 2)
    else:
        add(s, US, country, 1)


def norad(s: TsState, by: int) -> None:
    """After a round in which DEFCON moved to 2: with Canada, the US may add 1 where it has some."""
    take_effect(s, c.NORAD)


def norad_answered(s: TsState, q: Frame, country: int) -> None:
    if country == DECLINED:
        note(s, k.NOT_USED, US, c.NORAD)
    else:
        add(s, US, country, 1)


def no_event(s: TsState, by: int) -> None:
    """The China Card and UN Intervention have no event that happens by itself."""
    raise AssertionError("this event cannot occur")
