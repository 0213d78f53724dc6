"""The cards: 39 Strategy cards and 13 agendas. Tables only, no behaviour."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.tables import read_table
from detente.games.thirteen_days.board import BATTLEGROUNDS, DATA, SIDES, TRACKS, US, USSR
from detente.games.thirteen_days.position import Kind

_CARDS: Final = read_table(DATA / "strategy_cards.csv")
CARD_IDS: Final = tuple([row.text("id") for row in _CARDS])
CARDS: Final = tuple([row.text("name") for row in _CARDS])
SIDE: Final = tuple([row.one_of("side", SIDES) for row in _CARDS])
VALUE: Final = tuple([row.number("cubes", 1, 3) for row in _CARDS])
SYMBOL: Final = tuple([row.flag("defcon") for row in _CARDS])
"""Whether the event carries the DEFCON symbol (8.4)."""
ALL_CARDS: Final = bitset(range(len(CARDS)))
USABLE: Final = tuple(
    [bitset([card for card, side in enumerate(SIDE) if side != 1 - seat]) for seat in (US, USSR)]
)
"""The cards whose events each side may use: its own and those of the UN (7.8)."""

_AGENDAS: Final = read_table(DATA / "agenda_cards.csv")
AGENDA_IDS: Final = tuple([row.text("id") for row in _AGENDAS])
AGENDAS: Final = tuple([row.text("name") for row in _AGENDAS])
ALL_AGENDAS: Final = bitset(range(len(AGENDAS)))

AGENDA_KINDS: Final[tuple[Kind, ...]] = ("track", "battleground", "letter")
ON_TRACK: Final = 0
ON_BATTLEGROUND: Final = 1
ON_LETTER: Final = 2
AGENDA_KIND: Final = tuple([row.one_of("kind", AGENDA_KINDS) for row in _AGENDAS])
AGENDA_TARGET: Final = tuple(
    [
        row.one_of("target", TRACKS if kind == ON_TRACK else BATTLEGROUNDS)
        for row, kind in zip(_AGENDAS, AGENDA_KIND)
    ]
)
"""The track or battleground an agenda names; for the Personal Letter, where its flag stands."""
BONUS_X: Final = -1
"""A bonus that is counted on the board (13.12)."""
BONUS: Final = tuple(
    [BONUS_X if row.text("bonus") == "X" else row.number("bonus", 0, 2) for row in _AGENDAS]
)

SPEECH_TO_THE_NATION: Final = CARDS.index("speech_to_the_nation")
THE_GUNS_OF_AUGUST: Final = CARDS.index("the_guns_of_august")
FIFTY_FIFTY: Final = CARDS.index("fifty_fifty")
SOPS: Final = CARDS.index("sops")
CLOSE_ALLIES: Final = CARDS.index("close_allies")
INTELLIGENCE_REPORTS: Final = CARDS.index("intelligence_reports")
SUMMIT_MEETING: Final = CARDS.index("summit_meeting")
TO_THE_BRINK: Final = CARDS.index("to_the_brink")
NUCLEAR_SUBMARINES: Final = CARDS.index("nuclear_submarines")
U_THANT: Final = CARDS.index("u_thant")
CONTAINMENT: Final = CARDS.index("containment")
A_FACE_SAVER: Final = CARDS.index("a_face_saver")
SCRAMBLE: Final = CARDS.index("scramble")
MATHEMATICAL_PRECISION: Final = CARDS.index("mathematical_precision")
EXCOMM: Final = CARDS.index("excomm")
PUBLIC_PROTESTS: Final = CARDS.index("public_protests")
LESSONS_OF_MUNICH: Final = CARDS.index("lessons_of_munich")
OPERATION_MONGOOSE: Final = CARDS.index("operation_mongoose")
AIR_STRIKE: Final = CARDS.index("air_strike")
NON_INVASION_PLEDGE: Final = CARDS.index("non_invasion_pledge")
OFFENSIVE_MISSILES: Final = CARDS.index("offensive_missiles")
INVASION_OF_CUBA: Final = CARDS.index("invasion_of_cuba")
QUARANTINE: Final = CARDS.index("quarantine")
U_2_PHOTOGRAPHS: Final = CARDS.index("u_2_photographs")
WAVE_AND_SMILE: Final = CARDS.index("wave_and_smile")
EYEBALL_TO_EYEBALL: Final = CARDS.index("eyeball_to_eyeball")
MRBMS_AND_IRBMS: Final = CARDS.index("mrbms_and_irbms")
MOSCOW_IS_OUR_BRAIN: Final = CARDS.index("moscow_is_our_brain")
MISSILE_TRADE: Final = CARDS.index("missile_trade")
FIDEL_CASTRO: Final = CARDS.index("fidel_castro")
BERLIN_BLOCKADE: Final = CARDS.index("berlin_blockade")
SUEZ_HUNGARY: Final = CARDS.index("suez_hungary")
MASKIROVKA: Final = CARDS.index("maskirovka")
BAY_OF_PIGS: Final = CARDS.index("bay_of_pigs")
TURN_BACK_THE_SHIPS: Final = CARDS.index("turn_back_the_ships")
STRATEGIC_BALANCE: Final = CARDS.index("strategic_balance")
NATIONAL_LIBERATION: Final = CARDS.index("national_liberation")
U_2_DOWNED: Final = CARDS.index("u_2_downed")
DEFENSIVE_MISSILES: Final = CARDS.index("defensive_missiles")

LOWERING: Final = bitset(
    [
        THE_GUNS_OF_AUGUST,
        FIFTY_FIFTY,
        U_THANT,
        MATHEMATICAL_PRECISION,
        NON_INVASION_PLEDGE,
        INVASION_OF_CUBA,
        MRBMS_AND_IRBMS,
        MISSILE_TRADE,
        TURN_BACK_THE_SHIPS,
    ]
)
"""Events that may lower a marker of the side that uses them (8.12)."""
