"""The sequence of play: set-up, turns, headlines, action rounds, and the end of each turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE, Frame
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    DISCARD_HELD,
    EASTERN_EUROPE,
    HEADLINE_SHOWN_FIRST,
    LATE_WAR_START,
    STABILITY,
    US,
    US_START_DELUXE,
    US_START_SECOND,
    USSR,
    USSR_START,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.cardnames import (
    BEAR_TRAP,
    CAMP_DAVID_ACCORDS,
    DE_GAULLE_LEADS_FRANCE,
    DEFECTORS,
    FLOWER_POWER,
    JOHN_PAUL_II_ELECTED_POPE,
    MARSHALL_PLAN,
    NATO,
    NORAD,
    PANAMA_CANAL_RETURNED,
    QUAGMIRE,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    WARSAW_PACT_FORMED,
)
from detente.games.twilight_struggle.cards import (
    OF_ERA,
    OPS,
    SCORING_CARDS,
    STARRED_CARDS,
    TURN_EFFECTS,
)
from detente.games.twilight_struggle.countries import CANADA, COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Markers, Round
from detente.games.twilight_struggle.guards import BID, SET_UP
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.options import (
    CIVIL_WAR,
    LATE_SCENARIO,
    SECOND,
    SHOW_HELD,
)
from detente.games.twilight_struggle.playing import bury_you, flower_power
from detente.games.twilight_struggle.questions.chance import ask_deal
from detente.games.twilight_struggle.questions.play import show_headline
from detente.games.twilight_struggle.scoring import final_scoring
from detente.games.twilight_struggle.state import (
    LAST_ROUND,
    TsState,
    ability,
    begin,
    china_ready,
    controls,
    in_force,
    put,
    rounds_of,
    set_board,
    universe,
    with_seat,
)
from detente.games.twilight_struggle.unseen import join_deck
from detente.games.twilight_struggle.verbs import (
    ask,
    ask_country,
    cancel_headline,
    clear_table,
    finish,
    gain,
    improve,
    lay_out,
    may_be_left,
    show_hand,
)

LAST_TURN: Final = 10

# The phases, in the order of play.
IMPROVE: Final = 0
DEAL: Final = 1
PLACE_USSR: Final = 2
PLACE_US: Final = 3
PLACE_BID: Final = 4
PICK_HEADLINES: Final = 5
SHOW_HEADLINES: Final = 6
FIRST_HEADLINE: Final = 7
SECOND_HEADLINE: Final = 8
ROUND: Final = 9
ROUND_OVER: Final = 10
NEXT_ROUND: Final = 11
HELD_CARDS: Final = 12
MILITARY: Final = 13
LANDED: Final = 14
TURN_OVER: Final = 15


# -- set-up ------------------------------------------------------------------------


def set_up(s: TsState) -> None:
    """Lay out the game (section 3), or the Late War scenario (section 21)."""
    if s.variant & LATE_SCENARIO:
        set_up_late_war(s)
    else:
        set_up_full(s)
    note(s, k.TURN_BEGINS, s.turn)
    s.phase = DEAL


def set_up_full(s: TsState) -> None:
    """The fixed markers, the Early War deck, the China Card with the USSR (TS-3.1 to TS-3.7)."""
    us_start = US_START_SECOND if s.variant & SECOND else US_START_DELUXE
    set_board(s, bytes([*us_start, 0, *USSR_START, 0]))
    s.deck = universe(s)
    s.china = NONE if s.variant & CIVIL_WAR else USSR


KEPT_FOR_LATE_WAR: Final = (
    1 << BEAR_TRAP
    | 1 << CAMP_DAVID_ACCORDS
    | 1 << JOHN_PAUL_II_ELECTED_POPE
    | 1 << PANAMA_CANAL_RETURNED
)
IN_FORCE_IN_LATE_WAR: Final = (
    1 << US_JAPAN_MUTUAL_DEFENSE_PACT
    | 1 << MARSHALL_PLAN
    | 1 << NATO
    | 1 << WARSAW_PACT_FORMED
    | 1 << DE_GAULLE_LEADS_FRANCE
    | 1 << FLOWER_POWER
)


def set_up_late_war(s: TsState) -> None:
    """Turn 8, DEFCON 4, VP -4, space 6 and 4, the map and deck of the scenario (TS-21.1)."""
    s.turn = 8
    s.defcon = 4
    s.vp = -4
    s.space = (6, 4)
    s.china = USSR
    s.in_force = IN_FORCE_IN_LATE_WAR
    for country, us, ussr in LATE_WAR_START:
        put(s, US, country, us)
        put(s, USSR, country, ussr)
    early_and_mid = universe(s) & (OF_ERA[0] | OF_ERA[1])
    s.removed = early_and_mid & STARRED_CARDS & ~KEPT_FOR_LATE_WAR
    s.deck = universe(s) & ~s.removed


# -- the phases ------------------------------------------------------------------------


def improve_defcon(s: TsState) -> None:
    """Phase A: DEFCON improves by 1 (TS-4.2)."""
    s.round = 0
    improve(s, 1)
    s.phase = DEAL


def deal(s: TsState) -> None:
    """Phase B: hands are filled, the USSR first (TS-4.3, TS-18.5)."""
    setting_up = s.turn == 1 and not s.variant & LATE_SCENARIO
    s.phase = PLACE_USSR if setting_up else PICK_HEADLINES
    ask_deal(s, USSR)


def place_ussr(s: TsState) -> None:
    """The USSR places 6 freely in Eastern Europe (TS-3.4, TS-3.6)."""
    s.phase = PLACE_US
    ask(s, Markers(k.PLACE_FREE, USSR, SET_UP, 6, EASTERN_EUROPE, stacking=True))


def place_us(s: TsState) -> None:
    """The US places 7 freely in Western Europe (TS-3.5, TS-3.6)."""
    s.phase = PLACE_BID
    ask(s, Markers(k.PLACE_FREE, US, SET_UP, 7, WESTERN_EUROPE, stacking=True))


def place_bid(s: TsState) -> None:
    """Extra US markers where the US is, at most 2 above what control needs (TS-19.2)."""
    s.phase = PICK_HEADLINES
    bid = s.options.number("us_bid")
    if not bid:
        return
    options: list[int] = []
    for c in cards_of(s.presence[US]):
        own, theirs = s.influence[US * SPACES + c], s.influence[USSR * SPACES + c]
        options += [c] * max(0, min(bid, STABILITY[c] + theirs + 2 - own))
    if options:
        left = min(bid, len(options))
        ask(s, Markers(k.PLACE_FREE, US, BID, left, tuple(options)))


def pick_headlines(s: TsState) -> None:
    """Phase C: together in secret, or the side without Man in Earth Orbit first (TS-5.10)."""
    s.phase = SHOW_HEADLINES
    s.face_up = 0
    for seat in (US, USSR):
        if ability(s, seat, HEADLINE_SHOWN_FIRST):
            ask(s, Frame(k.SHOW_HEADLINE, seat))
            ask(s, Frame(k.SHOW_HEADLINE, 1 - seat))
            return
    ask(s, Frame(k.PICK_HEADLINE, US))
    ask(s, Frame(k.PICK_HEADLINE, USSR))


def show_headlines(s: TsState) -> None:
    """Both are revealed; a US Defectors cancels the Soviet one before anything (TS-5.8)."""
    s.phase = FIRST_HEADLINE
    for seat in (US, USSR):
        show_headline(s, seat)
    if s.headline[US] == DEFECTORS:
        cancel_headline(s, USSR)


def first_headline(s: TsState) -> None:
    """The higher printed value resolves first, the US on a tie (TS-5.3, TS-5.4)."""
    s.phase = SECOND_HEADLINE
    us, ussr = s.headline
    us_first = us >= 0 and (ussr < 0 or OPS[us] >= OPS[ussr])
    resolve_headline(s, US if us_first else USSR)


def second_headline(s: TsState) -> None:
    """The other headline, if it is still there (TS-5.12, TS-5.13)."""
    clear_table(s)
    s.phase = ROUND
    s.phasing = USSR
    for seat in (US, USSR):
        if s.headline[seat] != NONE:
            s.phase = SECOND_HEADLINE
            resolve_headline(s, seat)
            return
    s.round = 1


def resolve_headline(s: TsState, seat: int) -> None:
    """The event happens; who headlined it is phasing (TS-5.6, TS-8.11)."""
    card = s.headline[seat]
    if card < 0:
        return
    s.headline = with_seat(s.headline, seat, NONE)
    s.phasing = seat
    begin(s)
    lay_out(s, card)
    flower_power(s, seat, card)
    happen(s, card, seat)


# -- action rounds ------------------------------------------------------------------------


def start_round(s: TsState) -> None:
    """Phase D: the phasing player plays a card, or is trapped, or has nothing (TS-4.5, TS-4.13)."""
    s.phase = ROUND_OVER
    seat = s.phasing
    begin(s)
    s.fell = 0
    note(s, k.ROUND_BEGINS, seat, s.round)
    optional = s.round > LAST_ROUND[s.turn]
    trapped = s.in_force & _TRAPS[seat] != 0
    if s.hand[seat] or (china_ready(s, seat) and not trapped):
        ask(s, (TRAPPED if trapped else PLAYING)[seat][optional])
    else:
        note(s, k.SKIPPED, seat)
        bury_you(s, seat, k.PASS)


def _rounds(kind: int) -> tuple[tuple[Round, ...], ...]:
    """The rounds of both sides, ordinary and optional ones: they are always the same."""
    return tuple([(Round(kind, seat, False), Round(kind, seat, True)) for seat in (US, USSR)])


PLAYING: Final = _rounds(k.PLAY_CARD)
TRAPPED: Final = _rounds(k.LEAVE_TRAP)

_TRAPS: Final[tuple[int, ...]] = (1 << QUAGMIRE, 1 << BEAR_TRAP)
"""What traps the US and the USSR, as bitsets."""


def end_round(s: TsState) -> None:
    """The cards played go where they belong; NORAD may add a marker (TS-6.7, TS-23.26)."""
    clear_table(s)
    s.phase = NEXT_ROUND
    if s.fell and in_force(s, NORAD) and controls(s, US, CANADA):
        own = [c for c in range(COUNTRIES) if s.influence[US * SPACES + c]]
        ask_country(s, US, NORAD, own, may_decline=may_be_left(s, NORAD))


def next_round(s: TsState) -> None:
    """The USSR before the US in each round; up to eight for who is entitled (TS-4.5, TS-4.6)."""
    s.phase = ROUND
    if s.phasing == USSR:
        s.phasing = US
    else:
        s.phasing = USSR
        s.round += 1
    if s.round > 8:
        s.phase = HELD_CARDS
    elif s.round > LAST_ROUND[s.turn] and s.round > rounds_of(s, s.phasing):
        s.phase = NEXT_ROUND


# -- the end of a turn ------------------------------------------------------------------------


def check_held_cards(s: TsState) -> None:
    """Phase E: who still holds a scoring card loses; both: a draw (TS-4.7, TS-6.13, TS-6.14)."""
    s.phase = MILITARY
    guilty = [seat for seat in (US, USSR) if s.hand[seat] & SCORING_CARDS]
    for seat in guilty:
        note(s, k.SCORING_HELD, seat)
    if guilty:
        finish(s, NONE if len(guilty) == 2 else 1 - guilty[0], "scoring-held")
    elif s.variant & SHOW_HELD:
        for seat in (US, USSR):
            show_hand(s, seat)


def check_military(s: TsState) -> None:
    """Phase F: 1 VP for each missing point, netted; effects of the turn end (TS-14.2, TS-4.12)."""
    s.phase = LANDED
    missing = [max(0, s.defcon - s.military[seat]) for seat in (US, USSR)]
    note(s, k.MILITARY_CHECKED, s.military[US], s.military[USSR], s.defcon)
    gain(s, US, missing[USSR] - missing[US])
    s.military = (0, 0)
    end_of_effects(s)


def end_of_effects(s: TsState) -> None:
    """All that lasted "this turn" is over (TS-4.12)."""
    s.in_force &= ~TURN_EFFECTS
    s.scare = [0, 0]
    s.attempts = (0, 0)
    s.squads = 0
    s.crisis = s.chernobyl = NONE
    s.order = []


def eagle_has_landed(s: TsState) -> None:
    """The box 6 ability: discard one held card, before the next deal (TS-11.10, TS-23.47)."""
    s.phase = TURN_OVER
    if s.turn == LAST_TURN:
        return
    for seat in (US, USSR):
        if ability(s, seat, DISCARD_HELD) and s.hand[seat]:
            ask(s, Frame(k.DISCARD_ONE, seat))


def end_turn(s: TsState) -> None:
    """Phases G to I: China face up, the marker moves, new cards join, or the end (TS-4.9)."""
    if s.turn == LAST_TURN:
        final_scoring(s)
        return
    s.phase = IMPROVE
    if s.china != NONE and s.china_up == 0:
        s.china_up = 1
        note(s, k.CHINA_READY, s.china)
    s.turn += 1
    if s.turn in (4, 8):
        joining = universe(s) & OF_ERA[1 if s.turn == 4 else 2]
        s.deck |= joining
        join_deck(s, joining)
        note(s, k.CARDS_JOIN, joining.bit_count())
    note(s, k.TURN_BEGINS, s.turn)


STEPS: Final[tuple[Callable[[TsState], None], ...]] = (
    improve_defcon,
    deal,
    place_ussr,
    place_us,
    place_bid,
    pick_headlines,
    show_headlines,
    first_headline,
    second_headline,
    start_round,
    end_round,
    next_round,
    check_held_cards,
    check_military,
    eagle_has_landed,
    end_turn,
)
