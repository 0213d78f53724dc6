"""The table of Berlin 63 in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.cli.boards.parts import facts, name, names
from detente.core.game import Game
from detente.games.berlin63.board import SEATS
from detente.games.berlin63.position import Claim, Position, Side
from detente.words.words import Words

COLOURS: Final = {"red": "red", "blue": "blue"}
UNKNOWN: Final = "?"


def draw(game: Game[Any], view: Position, seat: int, words: Words) -> RenderableType:
    """Score, the squares beside both teams, the chain of claims, the notebook."""
    return Group(
        _head(game, view, words),
        Columns([_squares(view, SEATS[seat], words), _teams(view, words)], padding=(0, 2)),
        *_claims(view, words),
        *_notebook(view, words),
    )


def _head(game: Game[Any], view: Position, words: Words) -> str:
    score = " – ".join([f"{_seat(seat, words)} {view['wins'][seat]}" for seat in SEATS])
    return facts(
        words,
        [
            ("game", str(view["game"])),
            ("score", f"{score} / {view['needed']}"),
            ("turn", str(view["turn"])),
            ("active", _seat(view["active"], words) if view["active"] else ""),
            ("quiet", str(view["quiet"] or "")),
        ],
    )


def _seat(seat: str, words: Words) -> str:
    return f"[{COLOURS[seat]}]{words.text(f'seat-{seat}')}[/]"


def _squares(view: Position, mine: Side, words: Words) -> Table:
    """The board from one's own side: each base with its spy, or "?" where it is not known, and
    before the first turn whom one has placed so far.
    """
    columns = [chr(ord("a") + n) for n in range(view["columns"])]
    rows = list(range(view["rows"], 0, -1))
    home = rows[-1] if mine == "red" else rows[0]
    standing = {base["square"]: (base["seat"], base["spy"]) for base in view["bases"]}
    for column, spy in zip(columns, view["teams"][mine]["plan"] or ()):
        standing[f"{column}{home}"] = (mine, spy)
    if mine == "blue":
        columns.reverse()
        rows.reverse()
    table = Table("", *columns, box=box.SQUARE, show_lines=True)
    for row in rows:
        cells = [_base(standing.get(f"{column}{row}"), words) for column in columns]
        table.add_row(str(row), *cells)
    return table


def _base(base: tuple[Side, str | None] | None, words: Words) -> Text:
    if base is None:
        return Text("·", "dim", justify="center")
    seat, spy = base
    said = words.text(f"spy-{spy}").split()[0] if spy else UNKNOWN
    return Text(said, f"bold white on {COLOURS[seat]}", justify="center")


def _teams(view: Position, words: Words) -> Table:
    """Leader, reserve and fallen of both teams."""
    table = Table("", *[_seat(seat, words) for seat in view["teams"]], box=box.SIMPLE)
    teams = view["teams"].values()
    leaders = [
        names(words, "spy", [team["leader"]]) if team["leader"] else UNKNOWN for team in teams
    ]
    reserves = [
        names(
            words, "spy", [spy for spy in team["reserve_spies"] if spy not in (team["plan"] or ())]
        )
        if team["reserve_spies"]
        else str(team["reserve"])
        for team in teams
    ]
    fallen = [names(words, "spy", team["box"]) or "–" for team in teams]
    table.add_row(words.text("terminal-leader"), *leaders)
    table.add_row(words.text("terminal-reserve"), *reserves)
    table.add_row(words.text("terminal-fallen"), *fallen)
    return table


def _claims(view: Position, words: Words) -> list[str]:
    """What was announced this turn, the latest last."""
    claims = [_claim(claim, words) for claim in view["claims"]]
    return [facts(words, [("claims", "  ›  ".join(claims))])] if claims else []


def _claim(claim: Claim, words: Words) -> str:
    parts = [_seat(claim["seat"], words), claim["square"], f"“{name(words, 'spy', claim['spy'])}”"]
    parts += ["×", claim["target"]] if claim["target"] else []
    parts += ["→", claim["to"]] if claim["to"] else []
    return " ".join([part for part in parts if part])


def _notebook(view: Position, words: Words) -> list[Table]:
    """Who may stand on each enemy base, where that is fewer than everybody."""
    squares = {base["base"]: base["square"] for base in view["bases"]}
    tables = []
    for page in view.get("notebook", ()):
        everybody = max([len(base["could_be"]) for base in page["bases"]], default=0)
        grid = Table.grid(padding=(0, 2))
        for base in page["bases"]:
            if squares[base["base"]] and len(base["could_be"]) < everybody:
                grid.add_row(
                    f"[dim]{words.text('terminal-notebook')}[/]",
                    f"[{COLOURS[page['seat']]}]{squares[base['base']]}[/]",
                    names(words, "spy", base["could_be"]),
                )
        if grid.row_count:
            tables.append(grid)
    return tables
