"""One function per card, in printed order. The docstring is the card; the body says it in verbs.

`by` is the side that uses the event: the one that plays the card or, when the other side plays it
for Command, the one that triggers the event first (8.14, 9.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.frame import NOBODY, ForSeat, Frame
from detente.core.state import note
from detente.games.thirteen_days import cards as c
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import (
    ALL,
    ALLIANCES,
    ATLANTIC,
    BERLIN,
    CUBAS,
    DEFCON_2,
    ITALY,
    MILITARY,
    MILITARY_PLACES,
    MOST,
    OPINION_PLACES,
    POLITICAL,
    POLITICAL_PLACES,
    TELEVISION,
    TURKEY,
    UNITED_NATIONS,
    US,
    USSR,
    WORLD_OPINION,
    N,
)
from detente.games.thirteen_days.command import ask_event_command, banned
from detente.games.thirteen_days.frames import Cubes, Discards, Marker
from detente.games.thirteen_days.state import ThirteenDaysState, higher, leader, supply
from detente.games.thirteen_days.verbs import (
    add,
    ask_add,
    ask_draw,
    ask_shift,
    gain,
    remove,
    shift,
    ways,
)

ANY_TRACK: Final = (MILITARY, POLITICAL, WORLD_OPINION)

Event = Callable[[ThirteenDaysState, int], None]

# -- United Nations ------------------------------------------------------------------------


def speech_to_the_nation(s: ThirteenDaysState, by: int) -> None:
    """Add up to 3 cubes on world-opinion battlegrounds, at most 2 on each."""
    ask_add(s, by, c.SPEECH_TO_THE_NATION, 3, OPINION_PLACES, each=2)


def the_guns_of_august(s: ThirteenDaysState, by: int) -> None:
    """Move one of your markers up to 2 spaces, one way; then a Command of 1."""
    barred = banned(s, by)
    ask_event_command(s, by, c.THE_GUNS_OF_AUGUST, 1, barred)
    ask_shift(s, by, c.THE_GUNS_OF_AUGUST, by, 2, ANY_TRACK, barred)


def fifty_fifty(s: ThirteenDaysState, by: int) -> None:
    """Whoever leads on Television may move up to two own markers 1 space each."""
    who = leader(s, TELEVISION)
    if who == NOBODY:
        note(s, k.NO_EFFECT, c.FIFTY_FIFTY)
        return
    barred = who == by and banned(s, by)
    moves = ways(ANY_TRACK, barred)
    s.stack.append(Marker(k.SHIFT_TWO, who, c.FIFTY_FIFTY, 2, moves, who, barred))


def sops(s: ThirteenDaysState, by: int) -> None:
    """Until the end of the round your Commands are worth 1 more."""
    s.sops |= 1 << by
    note(s, k.ROUND_EFFECT, by, c.SOPS)


def close_allies(s: ThirteenDaysState, by: int) -> None:
    """Add up to 2 cubes on political battlegrounds."""
    ask_add(s, by, c.CLOSE_ALLIES, 2, POLITICAL_PLACES, each=2)


def intelligence_reports(s: ThirteenDaysState, by: int) -> None:
    """Take a random card of the opponent; play it at once or discard it; the opponent draws one."""
    if not s.hands[1 - by]:
        note(s, k.NO_EFFECT, c.INTELLIGENCE_REPORTS)
        return
    play = Frame(k.PLAY_TAKEN, by, c.INTELLIGENCE_REPORTS)
    if s.options.word("intel_draw_timing") == "after":
        ask_draw(s, 1 - by, 1, c.INTELLIGENCE_REPORTS)
        s.stack.append(play)
    else:
        s.stack.append(play)
        ask_draw(s, 1 - by, 1, c.INTELLIGENCE_REPORTS)
    s.stack.append(ForSeat(k.STEAL_CARD, by))


def summit_meeting(s: ThirteenDaysState, by: int) -> None:
    """Discard any number of your Strategy cards, then draw as many."""
    s.stack.append(Discards(k.PICK_DISCARDS, by, c.SUMMIT_MEETING))


def to_the_brink(s: ThirteenDaysState, by: int) -> None:
    """Until the end of the round the opponent's Commands are worth 1 less, but at least 1."""
    s.brink |= 1 << (1 - by)
    note(s, k.ROUND_EFFECT, 1 - by, c.TO_THE_BRINK)


def nuclear_submarines(s: ThirteenDaysState, by: int) -> None:
    """Add up to 2 cubes on military battlegrounds."""
    ask_add(s, by, c.NUCLEAR_SUBMARINES, 2, MILITARY_PLACES, each=2)


def u_thant(s: ThirteenDaysState, by: int) -> None:
    """Lower each of your three markers by 1."""
    for track in ANY_TRACK:
        if banned(s, by):
            note(s, k.LOWERING_BARRED, by, track)
        else:
            shift(s, by, track, -1)


def containment(s: ThirteenDaysState, by: int) -> None:
    """Until the end of the round the opponent's own events lower none of its markers."""
    s.contained |= 1 << (1 - by)
    note(s, k.ROUND_EFFECT, 1 - by, c.CONTAINMENT)


def a_face_saver(s: ThirteenDaysState, by: int) -> None:
    """A Command of 3; then the opponent may carry out a Command of 1."""
    ask_event_command(s, 1 - by, c.A_FACE_SAVER, 1, barred=False)
    ask_event_command(s, by, c.A_FACE_SAVER, 3, banned(s, by))


def scramble(s: ThirteenDaysState, by: int) -> None:
    """Add 1 cube on each of up to three battlegrounds."""
    ask_add(s, by, c.SCRAMBLE, 3, ALL, each=1)


# -- United States -------------------------------------------------------------------------


def mathematical_precision(s: ThirteenDaysState, by: int) -> None:
    """Move the US political marker up to 2 spaces, one way; then a Command of 1."""
    barred = banned(s, by)
    ask_event_command(s, by, c.MATHEMATICAL_PRECISION, 1, barred)
    ask_shift(s, by, c.MATHEMATICAL_PRECISION, by, 2, (POLITICAL,), barred)


def excomm(s: ThirteenDaysState, by: int) -> None:
    """Add up to 4 cubes on battlegrounds without US cubes, at most 2 on each."""
    ask_add(s, by, c.EXCOMM, 4, tuple([b for b in ALL if not s.cubes[US * N + b]]), each=2)


def public_protests(s: ThirteenDaysState, by: int) -> None:
    """Take back any number of US cubes from one battleground."""
    where = tuple([b for b in ALL if s.cubes[US * N + b]])
    if where:
        s.stack.append(Cubes(k.TAKE_BACK_FROM_ONE, by, c.PUBLIC_PROTESTS, MOST, where))
    else:
        note(s, k.NO_EFFECT, c.PUBLIC_PROTESTS)


def lessons_of_munich(s: ThirteenDaysState, by: int) -> None:
    """Add up to 4 cubes on Berlin, Italy and Turkey, at most 2 on each."""
    ask_add(s, by, c.LESSONS_OF_MUNICH, 4, (BERLIN, TURKEY, ITALY), each=2)


def operation_mongoose(s: ThirteenDaysState, by: int) -> None:
    """The US gains 1 Prestige; then the USSR may move one US marker 1 space."""
    gain(s, US, 1, c.OPERATION_MONGOOSE)
    ask_shift(s, USSR, c.OPERATION_MONGOOSE, US, 1, ANY_TRACK)


def air_strike(s: ThirteenDaysState, by: int) -> None:
    """Remove half of the USSR cubes on one Cuba battleground, or add up to 2 on Alliances."""
    options = (k.CHOOSE + k.STRIKE, k.CHOOSE + k.REINFORCE)
    s.stack.append(Frame(k.PICK_CHOICE, by, c.AIR_STRIKE, options=options))


def air_strike_chosen(s: ThirteenDaysState, q: Frame, part: int) -> None:
    """(a) half of the USSR cubes on one Cuba, rounded up; (b) up to 2 US cubes on Alliances."""
    if part == k.STRIKE:
        ask_cuba(s, q.seat, c.AIR_STRIKE)
    else:
        ask_add(s, q.seat, c.AIR_STRIKE, 2, (ALLIANCES,), each=2)


def non_invasion_pledge(s: ThirteenDaysState, by: int) -> None:
    """Remove up to 2 USSR cubes from Turkey; then move the US political marker up to 2, one way."""
    ask_shift(s, by, c.NON_INVASION_PLEDGE, by, 2, (POLITICAL,), banned(s, by))
    if s.cubes[USSR * N + TURKEY]:
        s.stack.append(Cubes(k.TAKE_AWAY, by, c.NON_INVASION_PLEDGE, 2, (TURKEY,)))


def offensive_missiles(s: ThirteenDaysState, by: int) -> None:
    """If the US political marker is in DEFCON 3: up to 1 cube on each political battleground."""
    if s.defcon[US * 3 + POLITICAL] < DEFCON_2:
        ask_add(s, by, c.OFFENSIVE_MISSILES, 3, POLITICAL_PLACES, each=1)
    else:
        note(s, k.NO_EFFECT, c.OFFENSIVE_MISSILES)


def invasion_of_cuba(s: ThirteenDaysState, by: int) -> None:
    """Raise the US military marker by 2; then you may lower one other US marker by as much."""
    barred = banned(s, by)
    if s.options.on("invasion_exact_two"):
        lower_other(s, by, shift(s, US, MILITARY, 2), barred)
    else:
        moves = (k.RAISE + MILITARY,)
        s.stack.append(Marker(k.SHIFT_MARKER, by, c.INVASION_OF_CUBA, 2, moves, US, barred))


def invasion_of_cuba_moved(s: ThirteenDaysState, q: Marker) -> None:
    """With "up to 2" (R19): the other marker falls by what the military one rose."""
    lower_other(s, q.seat, 2 - q.left, q.barred)


def lower_other(s: ThirteenDaysState, by: int, raised: int, barred: bool) -> None:
    """All of it on one marker, or none (18.22)."""
    options = (k.LOWER + POLITICAL, k.LOWER + WORLD_OPINION)
    if raised and not barred:
        s.stack.append(Frame(k.LOWER_OTHER, by, c.INVASION_OF_CUBA, left=raised, options=options))


def quarantine(s: ThirteenDaysState, by: int) -> None:
    """Add up to 2 US cubes on the Atlantic."""
    ask_add(s, by, c.QUARANTINE, 2, (ATLANTIC,), each=2)


def u_2_photographs(s: ThirteenDaysState, by: int) -> None:
    """A Command of 3 on one military battleground."""
    ask_event_command(s, by, c.U_2_PHOTOGRAPHS, 3, banned(s, by), MILITARY_PLACES)


def wave_and_smile(s: ThirteenDaysState, by: int) -> None:
    """Take up to 2 US cubes off battlegrounds and put them all on others."""
    where = tuple([b for b in ALL if s.cubes[US * N + b]])
    if where:
        s.stack.append(Cubes(k.TAKE_BACK, by, c.WAVE_AND_SMILE, 2, where))
    else:
        note(s, k.NO_EFFECT, c.WAVE_AND_SMILE)


def wave_and_smile_taken(s: ThirteenDaysState, q: Cubes) -> None:
    """Every cube taken goes where none was taken (18.25); or only off its own source (R21)."""
    taken = 2 - q.left
    sources = [b for b in ALL if q.touched >> b & 1]
    if taken == 0:
        return
    if s.options.on("wave_sources_excluded") or len(sources) == 1:
        targets = tuple([b for b in ALL if b not in sources for _ in range(taken)])
        s.stack.append(Cubes(k.PUT_CUBES, q.seat, c.WAVE_AND_SMILE, taken, targets))
        return
    for source in sources:
        targets = tuple([b for b in ALL if b != source])
        s.stack.append(Cubes(k.PUT_CUBES, q.seat, c.WAVE_AND_SMILE, 1, targets))


def eyeball_to_eyeball(s: ThirteenDaysState, by: int) -> None:
    """If the US stands higher on the military track: up to 3 cubes on the two Cubas."""
    if higher(s, MILITARY) == US:
        ask_add(s, by, c.EYEBALL_TO_EYEBALL, 3, CUBAS, each=3)
    else:
        note(s, k.NO_EFFECT, c.EYEBALL_TO_EYEBALL)


# -- Soviet Union --------------------------------------------------------------------------


def mrbms_and_irbms(s: ThirteenDaysState, by: int) -> None:
    """Move the USSR military marker up to 2 spaces, one way; then a Command of 1."""
    barred = banned(s, by)
    ask_event_command(s, by, c.MRBMS_AND_IRBMS, 1, barred)
    ask_shift(s, by, c.MRBMS_AND_IRBMS, by, 2, (MILITARY,), barred)


def moscow_is_our_brain(s: ThirteenDaysState, by: int) -> None:
    """Add up to 4 cubes on battlegrounds that hold USSR cubes, at most 2 on each."""
    ask_add(
        s, by, c.MOSCOW_IS_OUR_BRAIN, 4, tuple([b for b in ALL if s.cubes[USSR * N + b]]), each=2
    )


def missile_trade(s: ThirteenDaysState, by: int) -> None:
    """Take back up to 3 USSR cubes."""
    where = tuple([b for b in ALL if s.cubes[USSR * N + b]])
    if not where:
        note(s, k.NO_EFFECT, c.MISSILE_TRADE)
        return
    barred = banned(s, by)
    s.stack.append(Cubes(k.TAKE_BACK, by, c.MISSILE_TRADE, 3, where, barred=barred))


def fidel_castro(s: ThirteenDaysState, by: int) -> None:
    """Add up to 3 cubes on the two Cubas."""
    ask_add(s, by, c.FIDEL_CASTRO, 3, CUBAS, each=3)


def berlin_blockade(s: ThirteenDaysState, by: int) -> None:
    """The USSR gains 2 Prestige; then the US may move one USSR marker up to 2 spaces, one way."""
    gain(s, USSR, 2, c.BERLIN_BLOCKADE)
    ask_shift(s, US, c.BERLIN_BLOCKADE, USSR, 2, ANY_TRACK)


def suez_hungary(s: ThirteenDaysState, by: int) -> None:
    """Add USSR cubes on Italy until supply, the limit of 5 or a lead of 1 stops you."""
    wanted = min(s.cubes[US * N + ITALY] + 1, MOST) - s.cubes[USSR * N + ITALY]
    n = min(wanted, supply(s, USSR))
    if n > 0:
        add(s, USSR, ITALY, n)
    else:
        note(s, k.NO_EFFECT, c.SUEZ_HUNGARY)


def maskirovka(s: ThirteenDaysState, by: int) -> None:
    """If the USSR military marker is in DEFCON 3: up to 1 cube on each military battleground."""
    if s.defcon[USSR * 3 + MILITARY] < DEFCON_2:
        ask_add(s, by, c.MASKIROVKA, 3, MILITARY_PLACES, each=1)
    else:
        note(s, k.NO_EFFECT, c.MASKIROVKA)


def bay_of_pigs(s: ThirteenDaysState, by: int) -> None:
    """The US takes 2 cubes off Alliances, or lowers no own marker by events this round."""
    options = (k.CHOOSE + k.WITHDRAW, k.CHOOSE + k.SUBMIT)
    s.stack.append(Frame(k.PICK_CHOICE, US, c.BAY_OF_PIGS, options=options))


def bay_of_pigs_chosen(s: ThirteenDaysState, q: Frame, part: int) -> None:
    """(a) 2 US cubes leave Alliances; (b) the ban on lowering."""
    if part == k.WITHDRAW:
        n = min(2, s.cubes[US * N + ALLIANCES])  # fewer only with the option of R22
        if n:
            remove(s, US, ALLIANCES, n)
    else:
        s.pigs |= 1 << US
        note(s, k.ROUND_EFFECT, US, c.BAY_OF_PIGS)


def turn_back_the_ships(s: ThirteenDaysState, by: int) -> None:
    """Lower the highest USSR marker by up to 2."""
    spaces = s.defcon[USSR * 3 : USSR * 3 + 3]
    highest = [t for t in ANY_TRACK if spaces[t] == max(spaces)]
    if banned(s, by):
        note(s, k.LOWERING_BARRED, by, highest[0])
        return
    moves = tuple([k.LOWER + t for t in highest])
    s.stack.append(Marker(k.SHIFT_MARKER, by, c.TURN_BACK_THE_SHIPS, 2, moves, by))


def strategic_balance(s: ThirteenDaysState, by: int) -> None:
    """Add up to 3 USSR cubes on the Atlantic."""
    ask_add(s, by, c.STRATEGIC_BALANCE, 3, (ATLANTIC,), each=3)


def national_liberation(s: ThirteenDaysState, by: int) -> None:
    """A Command of 3 on one political battleground."""
    ask_event_command(s, by, c.NATIONAL_LIBERATION, 3, banned(s, by), POLITICAL_PLACES)


def u_2_downed(s: ThirteenDaysState, by: int) -> None:
    """Add up to 2 USSR cubes on Turkey; then remove half of the US cubes on one Cuba."""
    ask_cuba(s, by, c.U_2_DOWNED)
    ask_add(s, by, c.U_2_DOWNED, 2, (TURKEY,), each=2)


def defensive_missiles(s: ThirteenDaysState, by: int) -> None:
    """Add up to 2 USSR cubes on Television and United Nations."""
    ask_add(s, by, c.DEFENSIVE_MISSILES, 2, (TELEVISION, UNITED_NATIONS), each=2)


def ask_cuba(s: ThirteenDaysState, by: int, card: int) -> None:
    """Half of the enemy cubes on one Cuba go, rounded up: one that holds some, if either does."""
    held = tuple([b for b in CUBAS if s.cubes[(1 - by) * N + b]])
    if not held:
        note(s, k.CUBA_IS_EMPTY, card)
        return
    options = held if s.options.on("cuba_half_must_hit") else CUBAS
    s.stack.append(Frame(k.PICK_CUBA, by, card, options=options))


EVENTS: Final[dict[int, Event]] = {
    c.SPEECH_TO_THE_NATION: speech_to_the_nation,
    c.THE_GUNS_OF_AUGUST: the_guns_of_august,
    c.FIFTY_FIFTY: fifty_fifty,
    c.SOPS: sops,
    c.CLOSE_ALLIES: close_allies,
    c.INTELLIGENCE_REPORTS: intelligence_reports,
    c.SUMMIT_MEETING: summit_meeting,
    c.TO_THE_BRINK: to_the_brink,
    c.NUCLEAR_SUBMARINES: nuclear_submarines,
    c.U_THANT: u_thant,
    c.CONTAINMENT: containment,
    c.A_FACE_SAVER: a_face_saver,
    c.SCRAMBLE: scramble,
    c.MATHEMATICAL_PRECISION: mathematical_precision,
    c.EXCOMM: excomm,
    c.PUBLIC_PROTESTS: public_protests,
    c.LESSONS_OF_MUNICH: lessons_of_munich,
    c.OPERATION_MONGOOSE: operation_mongoose,
    c.AIR_STRIKE: air_strike,
    c.NON_INVASION_PLEDGE: non_invasion_pledge,
    c.OFFENSIVE_MISSILES: offensive_missiles,
    c.INVASION_OF_CUBA: invasion_of_cuba,
    c.QUARANTINE: quarantine,
    c.U_2_PHOTOGRAPHS: u_2_photographs,
    c.WAVE_AND_SMILE: wave_and_smile,
    c.EYEBALL_TO_EYEBALL: eyeball_to_eyeball,
    c.MRBMS_AND_IRBMS: mrbms_and_irbms,
    c.MOSCOW_IS_OUR_BRAIN: moscow_is_our_brain,
    c.MISSILE_TRADE: missile_trade,
    c.FIDEL_CASTRO: fidel_castro,
    c.BERLIN_BLOCKADE: berlin_blockade,
    c.SUEZ_HUNGARY: suez_hungary,
    c.MASKIROVKA: maskirovka,
    c.BAY_OF_PIGS: bay_of_pigs,
    c.TURN_BACK_THE_SHIPS: turn_back_the_ships,
    c.STRATEGIC_BALANCE: strategic_balance,
    c.NATIONAL_LIBERATION: national_liberation,
    c.U_2_DOWNED: u_2_downed,
    c.DEFENSIVE_MISSILES: defensive_missiles,
}
"""What each card does, for `by`."""

CHOSEN: Final[dict[int, Callable[[ThirteenDaysState, Frame, int], None]]] = {
    c.AIR_STRIKE: air_strike_chosen,
    c.BAY_OF_PIGS: bay_of_pigs_chosen,
}
"""What follows when a part of a card is chosen."""

MOVED: Final[dict[int, Callable[[ThirteenDaysState, Marker], None]]] = {
    c.INVASION_OF_CUBA: invasion_of_cuba_moved,
}
"""What follows when a card's marker has been moved."""

TAKEN_BACK: Final[dict[int, Callable[[ThirteenDaysState, Cubes], None]]] = {
    c.WAVE_AND_SMILE: wave_and_smile_taken,
}
"""What follows when a card's cubes have been taken back."""
