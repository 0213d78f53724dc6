"""The sequence of play: the eight steps of a round (3.2) and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.cards import cards_of, nth
from detente.core.frame import NOBODY, Frame, for_seat
from detente.core.state import Result, note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import (
    ALLIANCES,
    LEAD,
    PLAYS,
    ROUNDS,
    SEATS,
    TELEVISION,
    TOP,
    TRACKS,
    UNITED_NATIONS,
    US,
    USSR,
)
from detente.games.thirteen_days.scoring import (
    aftermath_totals,
    pay_agendas,
    raise_agenda_tracks,
)
from detente.games.thirteen_days.state import ThirteenDaysState, leader, player, triggers_war
from detente.games.thirteen_days.verbs import ask_draw, move_prestige

CANDIDATES: Final = 3  # agendas each side draws (6.1)
HAND: Final = 5  # Strategy cards each side draws (7.1)
AFTERMATH_PRESTIGE: Final = 2  # (16.6)
PLAY_CARD: Final = (Frame(k.PLAY_CARD, US), Frame(k.PLAY_CARD, USSR))
"""The question of each side's play."""


def proceed(s: ThirteenDaysState) -> None:
    """Go on with the round until somebody is asked or the game is over."""
    while not s.stack and s.result is None:
        STEPS[s.phase](s)


def raise_defcon(s: ThirteenDaysState) -> None:
    """Step 1: all six markers rise by 1, in round 1 too (5.1)."""
    note(s, k.ROUND_BEGINS, s.round)
    for at in range(len(SEATS) * len(TRACKS)):
        s.defcon[at] = min(TOP, s.defcon[at] + 1)
    s.phase += 1


def draw_agendas(s: ThirteenDaysState) -> None:
    """Step 2: each side draws 3 agendas and shows them (6.1, 6.2)."""
    for seat in (USSR, US):
        s.stack.append(for_seat(k.DRAW_AGENDAS, seat, 0, CANDIDATES))
    s.phase += 1


def choose_agendas(s: ThirteenDaysState) -> None:
    """Both choose one in secret (6.5)."""
    for seat in (USSR, US):
        s.stack.append(Frame(k.PICK_AGENDA, seat))
    s.phase += 1


def deal_hands(s: ThirteenDaysState) -> None:
    """The agendas not chosen go back unseen (6.6); step 3: each side draws 5 cards (7.1), in the
    small game one more than it still plays (R31).
    """
    for seat in (US, USSR):
        s.agenda_deck |= s.candidates[seat] & ~s.agenda[seat]
    for seat in (USSR, US):
        ask_draw(s, seat, HAND - s.played[seat])
    s.phase += 1


def name_initiative(s: ThirteenDaysState) -> None:
    """The side with less Prestige, the USSR when level, decides who plays first (7.2, 7.3)."""
    note(s, k.HANDS_DEALT)
    s.stack.append(Frame(k.NAME_INITIATIVE, US if s.prestige < 0 else USSR))
    s.phase += 1


def play_cards(s: ThirteenDaysState) -> None:
    """Play alternates, initiative first, until each side has played 4 cards (7.5)."""
    s.discard |= s.in_play  # fully resolved now (7.10)
    s.in_play = 0
    played = s.played[US] + s.played[USSR]
    if played == 2 * PLAYS:
        s.phase += 1
        return
    s.stack.append(PLAY_CARD[player(s, played)])


def set_cards_aside(s: ThirteenDaysState) -> None:
    """Step 4: the one card left goes face down to the Aftermath (11.1, 11.2)."""
    for seat in (US, USSR):
        for card in cards_of(s.hands[seat]):
            note_to(s, 1 << seat, k.CARD_SET_ASIDE, seat, card)
        s.aftermath[seat] |= s.hands[seat]
        s.hands[seat] = 0
    s.phase += 1


def television(s: ThirteenDaysState) -> None:
    """Step 5: the leader on Television may move an own marker (12.3)."""
    seat = leader(s, TELEVISION)
    if seat != NOBODY:
        s.stack.append(Frame(k.USE_TELEVISION, seat))
    s.phase += 1


def united_nations(s: ThirteenDaysState) -> None:
    """The leader on United Nations may take the Letter; no effect for its holder (12.4)."""
    seat = leader(s, UNITED_NATIONS)
    if seat not in (NOBODY, s.letter):
        if s.options.on("un_bonus_optional"):
            s.stack.append(Frame(k.USE_UNITED_NATIONS, seat))
        else:
            s.letter = seat
            note(s, k.LETTER_TAKEN, seat)
    s.phase += 1


def alliances(s: ThirteenDaysState) -> None:
    """The leader on Alliances may draw a card for the Aftermath (12.5)."""
    seat = leader(s, ALLIANCES)
    if seat != NOBODY:
        s.stack.append(Frame(k.USE_ALLIANCES, seat))
    s.phase += 1


def resolve_agendas(s: ThirteenDaysState) -> None:
    """Step 6: both agendas at once, first DEFCON, then Prestige (13.1–13.3, 13.17)."""
    agendas = [nth(s.agenda[seat], 0) for seat in (US, USSR)]
    for seat in (US, USSR):
        note(s, k.AGENDA_REVEALED, seat, agendas[seat])
    raise_agenda_tracks(s, agendas)
    pay_agendas(s, agendas)
    note_prestige(s)
    s.agenda_discard |= s.agenda[US] | s.agenda[USSR]
    s.agenda = [0, 0]
    s.candidates = [0, 0]
    s.phase += 1


def check_war(s: ThirteenDaysState) -> None:
    """Step 7: who triggers nuclear war loses at once; both may (15.1–15.4)."""
    losers = [seat for seat in (US, USSR) if triggers_war(s, seat)]
    for seat in losers:
        note(s, k.WAR, seat)
    if len(losers) == 2:
        finish(s, (), "mutual_destruction")
    elif losers:
        finish(s, (1 - losers[0],), "nuclear_war")
    s.phase += 1


def advance_round(s: ThirteenDaysState) -> None:
    """Step 8: the round marker advances; on the Aftermath space the game ends (16.1, 16.2)."""
    s.round += 1
    s.sops = s.brink = s.contained = s.pigs = 0
    s.played = [0, 0]
    s.initiative = NOBODY
    s.phase = 0
    if s.round > ROUNDS:
        count_aftermath(s)


def count_aftermath(s: ThirteenDaysState) -> None:
    """The higher total gains 2 Prestige; the leader wins, the Letter when level (16.3–16.9)."""
    us, ussr = aftermath_totals(s)
    note(s, k.AFTERMATH_COUNTED, us, ussr)
    if us != ussr:
        move_prestige(s, AFTERMATH_PRESTIGE if us > ussr else -AFTERMATH_PRESTIGE)
    note_prestige(s)
    if s.prestige:
        finish(s, (US if s.prestige > 0 else USSR,), "prestige")
    else:
        note(s, k.LETTER_DECIDES, s.letter)
        finish(s, (s.letter,), "personal_letter")


def note_prestige(s: ThirteenDaysState) -> None:
    """Write down who leads by how much."""
    if s.prestige:
        note(s, k.PRESTIGE_STANDS, US if s.prestige > 0 else USSR, abs(s.prestige))
    else:
        note(s, k.PRESTIGE_LEVEL)


def finish(s: ThirteenDaysState, winners: tuple[int, ...], why: str) -> None:
    """The game is over. The score of a side is its lead in Prestige; who wins whatever the
    Prestige has the greatest lead, who wins by the Letter the smallest (R28).
    """
    lead = s.prestige
    if s.options.on("scores_follow_the_winner") and why in WORTH:
        lead = WORTH[why] if US in winners else -WORTH[why]
    s.result = Result(winners, (lead, -lead), why)


WORTH: Final = {"nuclear_war": LEAD, "mutual_destruction": 0, "personal_letter": 1}
"""The lead that counts where Prestige has not decided."""


STEPS: Final[tuple[Callable[[ThirteenDaysState], None], ...]] = (
    raise_defcon,
    draw_agendas,
    choose_agendas,
    deal_hands,
    name_initiative,
    play_cards,
    set_cards_aside,
    television,
    united_nations,
    alliances,
    resolve_agendas,
    check_war,
    advance_round,
)
