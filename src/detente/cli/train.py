"""`detente train`: learn what positions are worth from games, and keep it only if it wins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console

from detente.arena.ladder import whole_deals
from detente.arena.sprt import BETTER, OPEN, Sprt
from detente.arena.tally import wilson
from detente.arena.train import fit, learn_from, read, trial
from detente.bots.bot import bot
from detente.bots.judgement import EVALUATE, features_of, table, write
from detente.bots.search import SearchBot
from detente.cli.arguments import at_least, open_game
from detente.cli.mistakes import Mistake
from detente.cli.progress import bar
from detente.core.extras import at_hand

BY_A_STEP: Final = Sprt(0, 40)  # rating points that a table must bring
SHOWN: Final = 8  # weights that are told


def train(
    game: str,
    /,
    *,
    seed: int = 0,
    games: int = 2000,
    level: str = "level4",
    trials: int = 400,
    jobs: int = 0,
    file: Path | None = None,
    keep: bool = False,
) -> None:
    """Learn the weights of a game's features from games of a level against itself.

    What was played is kept in a file: stopped at any time, the same command goes on. The weights
    are then tried against the judgement that stands now, until a sequential test is sure.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    seed
        The same seed gives the same games and the same weights.
    games
        Games to learn from.
    level
        The bot that plays them, and tries the weights.
    trials
        Deals of the trial at most; each is played once with the new weights on every seat.
    jobs
        Processes; 0 is one per core.
    file
        Where the games are kept; by default train-GAME.jsonl. The weights go beside it.
    keep
        Write the weights into the game if they have won.

    """
    at_least(1, games=games, trials=trials)
    at_least(0, jobs=jobs, seed=seed)
    played = open_game(game, None)
    if not isinstance(bot(level, played, 0), SearchBot):
        raise Mistake(f"--level must be a bot that searches, such as level4: {level} does not")
    at_hand("train", "numpy")
    names = features_of(played)[0]
    if not names:
        raise Mistake(f"{game} has no features to learn from")
    path = file or Path(f"train-{game}.jsonl")
    with bar(f"{game} games", games) as told:
        told(min(games, len(read(path))))
        for n in learn_from(game, level, games, seed, jobs, path):
            told(n)
    found = fit([lesson for lesson in read(path) if lesson.n < games])
    candidate = path.with_suffix(".csv")
    write(candidate, names, found.weights)
    console = Console()
    console.print(
        f"{found.positions} positions; the winner's is valued higher in {100 * found.after:.1f}%"
        f" of pairs, by evaluate alone in {100 * found.before:.1f}%; weights in {candidate}"
    )
    heaviest = sorted(zip((EVALUATE, *names), found.weights), key=lambda one: -abs(one[1]))
    console.print(", ".join([f"{name} {weight:+.2f}" for name, weight in heaviest[:SHOWN]]))
    verdict = _tried(game, level, candidate, trials * len(played.seats), seed, jobs, console)
    if keep and verdict == BETTER:
        write(table(game), names, found.weights)
        console.print(f"kept: {table(game)}")


def _tried(
    game: str, level: str, candidate: Path, most: int, seed: int, jobs: int, console: Console
) -> str:
    """Play the trial, tell it, and give the verdict of the sequential test."""
    seats = len(open_game(game, None).seats)
    scores: dict[tuple[int, int], float] = {}
    tries = trial(game, level, candidate, most, seed + 1, jobs)
    with bar(f"{game} trial", most) as told:
        for k, score in tries:
            scores[divmod(k, seats)] = score
            told(1)
            if BY_A_STEP.verdict(whole_deals(scores, seats), seats) != OPEN:
                tries.close()
                break
    verdict = BY_A_STEP.verdict(whole_deals(scores, seats), seats)
    won, n = sum(scores.values()), len(scores)
    low, high = wilson(round(won), n)
    console.print(f"trial: {won:g} of {n} (95%: {100 * low:.0f} to {100 * high:.0f}): {verdict}")
    return verdict
