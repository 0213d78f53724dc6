"""Five named positions to play on from.

`python -m tests.games.twilight_struggle.positions` writes them to docs/perft and prints the
table of docs/perft.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from tests.games.twilight_struggle.table import Table, table
from tests.perft import perft

STORED = Path(__file__).parents[3] / "docs" / "perft" / "twilight_struggle"

# both sides set up as in a common opening
US = (
    "canada 2, united_kingdom 5, west_germany 4, italy 3, iran 1, israel 1, japan 1, "
    "australia 4, philippines 1, south_korea 1, panama 1, south_africa 1"
)
USSR = "syria 1, iraq 1, north_korea 3, east_germany 4, poland 4, yugoslavia 1, finland 1"


def headlines() -> Table:
    """Turn 1, both sides set up as in a common opening, headlines to be picked."""
    return table(
        phase=PICK_HEADLINES,
        round=0,
        turn=1,
        china="ussr",
        us=US,
        ussr=USSR,
        hand_us="containment truman_doctrine defectors five_year_plan",
        hand_ussr="fidel comecon blockade duck_and_cover",
    )


def first_round() -> Table:
    """The same board, the first Soviet action round: every kind of Operations is open."""
    return table(
        turn=1,
        china="ussr",
        us=US,
        ussr=USSR,
        hand_us="containment nato",
        hand_ussr="fidel five_year_plan un_intervention",
    )


def brink() -> Table:
    """Turn 5, DEFCON 2, the USSR threatened by the missile crisis, Grain Sales in its hand."""
    return table(
        turn=5,
        round=3,
        defcon=2,
        vp=-4,
        china="us",
        crisis="ussr",
        in_force="nato flower_power norad",
        us="canada 4, panama 2, colombia 2, kenya 2, zaire 1, iran 2, japan 4",
        ussr="cuba 3, angola 1, nicaragua 1, iraq 3, poland 3, vietnam 2",
        hand_us="lone_gunman nuclear_subs brush_war",
        hand_ussr="grain_sales_to_soviets che junta",
        discard="duck_and_cover abm_treaty",
        space=(2, 1),
    )


def traps() -> Table:
    """Turn 6, both superpowers trapped, Missile Envy owed, scoring cards in hand."""
    return table(
        turn=6,
        round=5,
        phasing="us",
        in_force="quagmire bear_trap we_will_bury_you red_scare_purge",
        scare=(1, 0),
        bound="ussr",
        us="mexico 2, chile 1, thailand 2, israel 3",
        ussr="brazil 2, libya 2, algeria 2, india 3",
        hand_us="asia_scoring nato containment",
        hand_ussr="missile_envy africa_scoring comecon",
    )


def last_rounds() -> Table:
    """Turn 10, the last rounds: wars, Star Wars, Wargames at DEFCON 2, and final scoring."""
    return table(
        turn=10,
        round=7,
        phasing="us",
        defcon=2,
        vp=3,
        china="ussr",
        space=(7, 4),
        military=(1, 2),
        in_force="the_reformer the_iron_lady shuttle_diplomacy yuri_and_samantha",
        us="south_korea 3, japan 4, italy 2, france 3, nigeria 1",
        ussr="north_korea 3, poland 3, libya 4, cuba 3, chile 1",
        hand_us="star_wars wargames soviets_shoot_down_kal_007",
        hand_ussr="fidel",
        discard="brush_war terrorism comecon",
    )


POSITIONS: dict[str, Callable[[], Table]] = {
    "headlines": headlines,
    "first round": first_round,
    "brink": brink,
    "traps": traps,
    "last rounds": last_rounds,
}

DEPTHS = {"headlines": 5, "first round": 4, "brink": 4, "traps": 8, "last rounds": 5}


def main() -> None:
    for name, make in POSITIONS.items():
        t = make()
        lines = [f'  "{field}": {json.dumps(value)}' for field, value in t.game.dump(t.s).items()]
        stored = STORED / f"{name.replace(' ', '_')}.json"
        stored.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        for depth in range(1, DEPTHS[name] + 1):
            print(f"| {name} | {depth} | {perft(t.game, t.s, depth)} |", flush=True)


if __name__ == "__main__":
    main()
