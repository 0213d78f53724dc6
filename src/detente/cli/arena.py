"""`detente arena`: bots play tournaments, on every seat with the same cards."""

from __future__ import annotations

import json as json_
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena.sprt import Sprt
from detente.arena.standings import Meeting, Rating, meeting, ratings
from detente.arena.tournament import Book, Played, Tournament, play, read, seatings
from detente.cli.arguments import at_least, different_bots, open_game, thinking_time
from detente.cli.mistakes import Mistake
from detente.cli.progress import bar
from detente.core.extras import at_hand
from detente.core.game import Game


def arena(
    game: str,
    /,
    *,
    bots: str,
    deals: int = 20,
    gauntlet: Annotated[bool, Parameter(negative="")] = False,
    sprt: str | None = None,
    seed: int = 0,
    jobs: int = 0,
    ray: str | None = None,
    budget: float = 60.0,
    file: Path | None = None,
    parquet: Path | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots meet in pairs, on every seat with the same cards, and rate them.

    Every game is kept in a file with its moves: stopped at any time, the same command goes on.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    bots
        Who plays: "level4,level5,random"; "cmd:./my-bot" is a program of your own. A bot alone
        plays itself.
    deals
        Deals for each pair; each is played once in every seating.
    gauntlet
        The first bot meets every other one; without it everybody meets everybody.
    sprt
        Stop a pair when it is decided whether the first bot is so many rating points better:
        "0,20" tests 0 against 20, "0,20,0.01" with an error of 1% instead of 5%.
    seed
        The same seed gives the same games, on any number of processes and machines.
    jobs
        Processes; 0 is one per core.
    ray
        Play on a Ray cluster at this address; without an address, on this machine.
    budget
        Seconds a bot may think about one decision.
    file
        Where the games are kept; by default arena-GAME.jsonl.
    parquet
        Write the games into this Parquet file as well.
    option
        An option of the game, name=value; may be repeated.
    json
        Print one JSON object and nothing else.

    """
    at_least(1, deals=deals)
    at_least(0, jobs=jobs, seed=seed)
    played = open_game(game, option)
    names = different_bots(played, bots)
    if len(names) > 1:
        at_hand("report", "openskill")  # for ratings
    if parquet is not None:
        at_hand("report", "polars")
    test = _sprt(sprt)
    t = Tournament(
        game,
        played.version,
        played.options.changed(),
        names,
        seed,
        deals,
        gauntlet,
        thinking_time(budget),
    )
    path = file or Path(f"arena-{game}.jsonl")
    known = len(read(path, t))
    sizes = [len(seatings(fixture, len(played.seats))) for fixture in t.fixtures]
    with bar(f"{game} arena", deals * sum(sizes)) as told:
        told(known)
        for deal in play(t, path, jobs, ray, test):
            told(len(deal))
    if parquet is not None:
        from detente.arena.frames import write_parquet

        write_parquet(path, parquet)
    _tell(played, t, read(path, t), test, json)


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        return Sprt(*[float(part) for part in text.split(",")])
    except (TypeError, ValueError):
        raise Mistake(
            f'--sprt is two or three numbers as "0,20" or "0,20,0.05", not {text!r}'
        ) from None


def _tell(
    game: Game[Any], t: Tournament, games: list[Played], test: Sprt | None, json: bool
) -> None:
    books = {fixture: Book(fixture, t) for fixture in t.fixtures}
    for one in games:
        if one.fixture in books and one.deal < t.deals:
            books[one.fixture].add([one])
    counted = [one for book in books.values() for one in book.games(test)]
    meetings = [meeting(book, test) for book in books.values()]
    rated = ratings(counted) if len(t.bots) > 1 else []
    lost = [(one, seat, why, details) for one in counted for seat, why, details in one.lost]
    if json:
        found = {
            "game": t.game,
            "games": len(counted),
            "meetings": [asdict(one) for one in meetings],
            "ratings": [asdict(one) for one in rated],
            "lost": [
                {"bot": one.bots[seat], "deal": one.deal, "seat": seat, "why": why, "details": said}
                for one, seat, why, said in lost
            ],
        }
        print(json_.dumps(found))
        return
    console = Console()
    console.print(_meetings(game, meetings))
    if rated:
        console.print(_ratings(rated))
    for one, seat, why, details in lost:
        console.print(
            f"{one.bots[seat]} lost deal {one.deal} as {game.seats[seat]}: {why}: {details}",
            highlight=False,
            markup=False,
        )


def _meetings(game: Game[Any], meetings: list[Meeting]) -> Table:
    table = Table("pair", "games", "won", "95% interval", "by seat", "verdict", box=None)
    for one in meetings:
        seats = [f"{game.seats[n]} {won:g}/{of}" for n, (won, of) in enumerate(one.by_seat)]
        table.add_row(
            f"{one.one} v. {one.other}",
            str(one.games),
            f"{100 * one.won / max(1, one.games):.1f}%",
            f"{100 * one.low:.1f} to {100 * one.high:.1f}%",
            ", ".join(seats),
            one.verdict,
        )
    return table


def _ratings(rated: list[Rating]) -> Table:
    table = Table("bot", "rating", "95% interval", box=None)
    for one in rated:
        table.add_row(one.bot, f"{one.points:.0f}", f"{one.low:.0f} to {one.high:.0f}")
    return table
