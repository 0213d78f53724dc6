"""A game in the terminal: what people type, and what they are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from detente.bots.aloud import aloud
from detente.bots.bot import Bot, bot
from detente.bots.choices import key_choices
from detente.bots.levels import ADVISER
from detente.cli.boards import draw
from detente.cli.rules import show
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import RESIGN
from detente.core.tables import DataError
from detente.words.gains import gains, hint
from detente.words.rules import digest
from detente.words.titles import title
from detente.words.words import Words

TALL: Final = 14  # a longer list of actions is set in two columns


class Opponent(NamedTuple):
    """Who plays the other seats: a bot by its name, and how many seconds it may think."""

    name: str
    bots: dict[int, Bot[Any]]
    budget: float


class Session:
    """One person at the terminal, bots on the other seats."""

    def __init__(
        self, match: Match[Any], seat: int, opponent: Opponent, lang: str, console: Console
    ) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.seat: Final = seat
        self.opponent: Final = opponent
        self.words: Final = Words(lang, match.game.name, "terminal", match.game.options.values)
        self.console: Final = console
        self.told = len(match.log)  # how much of the log has been shown
        self.dared = RESIGN  # a dangerous action that was asked for once
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "help": lambda _: self.say("terminal-help"),
            "board": lambda _: self.show_board(),
            "list": lambda _: self.show_actions(),
            "log": lambda _: self.show_log(0),
            "undo": lambda _: self.undo(),
            "why": self.why,
            "hint": lambda _: self.hint(),
            "card": self.show_card,
            "rules": self.show_rules,
        }

    # -- the loop --------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        game = {
            "game": f'"{title(self.game.name, self.words.lang)}"',
            "seat": self.seat_id(self.seat),
            "bot": self.opponent_name(),
        }
        self.say("terminal-welcome", **game)
        self.say("game-about")
        if self.match.given:
            self.say("terminal-played-on", n=f'"{self.match.given}"')
        while True:
            self.let_bots_answer()
            self.show_news()
            if self.does_what_is_forced():
                continue
            self.show_board()
            if self.match.over:
                break
            self.ask()
            if not self.listen():
                return
        self.show_result()
        self.show_choices()

    def let_bots_answer(self) -> None:
        """Bots answer until the person is asked, who chooses first where all choose in secret."""
        while not self.match.over and self.seat not in self.match.waiting:
            seat = self.match.waiting[0]
            view = self.game.observe(self.match.seen([seat]).state, seat)
            with self.console.status(self.words.text("terminal-thinking", self.named(seat))) as now:
                now.update(self.weighing(seat))
                player, budget = self.opponent.bots[seat], self.opponent.budget
                action = player.choose(view, self.match.legal(seat), budget)
            self.match.submit(seat, action)

    def does_what_is_forced(self) -> bool:
        """Do the only thing that can be done, and say so."""
        if self.match.over or not self.match.forced(self.seat):
            return False
        (action,) = self.match.legal(self.seat)
        self.say("terminal-forced", act=self.words.quoted(self.words.action(self.game, action)))
        self.match.submit(self.seat, action)
        return True

    def weighing(self, seat: int) -> str:
        """What a bot says while it thinks: only what everybody could think of."""
        match, weighs = self.match, None
        if self.console.is_terminal and len(match.waiting) == 1 and self.game.quiet(match.state):
            seen = self.game.observe(match.state, None)
            weighs = aloud(self.game, seen, seat, match.seq)
        if weighs is None:
            return self.words.text("terminal-thinking", self.named(seat))
        act = self.words.quoted(self.words.action(self.game, weighs))
        return escape(self.words.text("terminal-weighs", {"act": act, **self.named(seat)}))

    def listen(self) -> bool:
        """Read lines until something was done; False when the person leaves."""
        before = self.match.number(self.seat)
        while self.match.number(self.seat) == before and self.seat in self.match.waiting:
            try:
                line = self.console.input("[bold]> [/]").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            if word.lower() in ("quit", "exit"):
                return False
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif line:
                self.act(line)
        return True

    # -- what people type ------------------------------------------------------------------

    def act(self, line: str) -> None:
        """Do number 3 of the list, or "place italy"."""
        action = self.read(line)
        if action is None:
            return
        danger = None
        if action in self.match.legal(self.seat):
            danger = self.game.danger(self.match.state, self.seat, action)
        if danger is not None and action != self.dared:
            self.dared = action
            self.say("terminal-danger", why=f'"{self.reason(danger)}"')
            return
        self.dared = RESIGN
        try:
            self.match.submit(self.seat, action)
        except Refused as refused:
            self.complain(refused.reason)

    def read(self, line: str) -> int | None:
        """The action that is meant; None (and a word about it) if there is none."""
        legal = self.match.legal(self.seat)
        if line.isdigit() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        try:
            return self.game.parse(line)
        except Refused:
            self.say("terminal-cannot-read", text=f'"{line}"')
            return None

    def undo(self) -> None:
        try:
            self.match.undo(self.seat)
        except Refused as refused:
            self.complain(refused.reason)
            return
        self.told = min(self.told, len(self.match.log))
        self.say("terminal-undone")

    def why(self, line: str) -> None:
        """Whether an action is open now, and which rule forbids it."""
        action = self.read(line)
        if action is None:
            return
        reason = (
            None if action == RESIGN else self.game.why_not(self.match.state, self.seat, action)
        )
        if reason is None:
            self.say("terminal-why-legal")
        else:
            self.complain(reason)

    def hint(self) -> None:
        """What the best bot would do here, and what it expects of that."""
        match, seat = self.match, self.seat
        view = self.game.observe(match.seen([seat]).state, seat)
        adviser = bot(ADVISER, self.game, match.seq)
        with self.console.status(self.words.text("terminal-hint-thinking")):
            legal = match.legal(seat)
            action = adviser.choose(view, legal, self.opponent.budget)
            expected = adviser.expects(view, action)
        act, verb = self.words.action(self.game, action), self.game.notation.verb(action).word
        told = hint(self.words, "terminal", act, verb, expected, len(legal) == 1)
        self.console.print(escape(told), highlight=False)

    def show_card(self, line: str) -> None:
        """What a card says: anything of the game that has a text, by its name or a part of it."""
        wanted = line.casefold()
        for kind, nouns in self.game.nouns.items():
            for noun in nouns:
                name = self.words.text(f"{kind}-{noun}")
                text = self.words.attribute(f"{kind}-{noun}", "text")
                found = wanted in name.casefold() or wanted.replace(" ", "_") in noun
                if wanted and text and found:
                    self.console.print(
                        f"[bold]{escape(name)}[/] [dim]({noun})[/]\n  {escape(text)}"
                    )
                    return
        self.say("terminal-no-card", text=f'"{line}"')

    def show_rules(self, line: str) -> None:
        try:
            found = digest(self.game.name, self.words.lang).find(line)
        except DataError:
            found = []
        if found:
            show(self.console, found)
        else:
            self.say("terminal-no-rule", text=f'"{line}"')

    # -- what people are shown ---------------------------------------------------------------

    def ask(self) -> None:
        """The question, and what may be answered."""
        prompt = self.words.say(self.game.prompt(self.match.state, self.seat))
        self.console.print(f"\n[bold]{escape(prompt)}[/]")
        self.show_actions()

    def show_actions(self) -> None:
        """The list of legal actions; what cannot be taken back is marked."""
        legal = self.match.legal(self.seat)
        half = len(legal) if len(legal) <= TALL else -(-len(legal) // 2)
        table = Table.grid(padding=(0, 2))
        for n in range(half):
            row = self.action_row(legal, n)
            if half < len(legal):
                row += self.action_row(legal, n + half)
            table.add_row(*row)
        self.console.print(table)

    def action_row(self, legal: list[int], n: int) -> list[str]:
        if n >= len(legal):
            return []
        typed, said = self.game.text(legal[n]), self.words.action(self.game, legal[n])
        marks = []
        if self.game.danger(self.match.state, self.seat, legal[n]) is not None:
            marks.append("[bold red]![/]")
        if self.match.can_undo(self.seat) and self.match.ends_undo(self.seat, legal[n]):
            marks.append(f"[dim]{self.words.text('terminal-final')}[/]")
        sentence = "" if said == typed else escape(said)
        return [f"[bold]{n + 1:>2}[/]", f"[cyan]{typed}[/]", sentence, " ".join(marks)]

    def show_board(self) -> None:
        view = self.game.observe(self.match.state, self.seat)
        self.console.print(draw(self.game, view, self.seat, self.words))

    def show_news(self) -> None:
        """The log lines that are new."""
        self.show_log(self.told)
        self.told = len(self.match.log)

    def show_log(self, start: int) -> None:
        for _, message in self.match.story(self.seat)[start:]:
            self.console.print(f"[dim]·[/] {escape(self.words.say(message))}", highlight=False)

    def show_result(self) -> None:
        result = self.match.result
        assert result is not None
        self.console.print(f"\n[bold]{escape(self.words.text(f'end-{result.why}'))}[/]")
        for seat in result.winners:
            self.say("terminal-winner", **self.named(seat))
        if not result.winners:
            self.say("terminal-no-winner")

    def show_choices(self) -> None:
        """What bots that weigh things say mattered."""
        for seat, player in self.opponent.bots.items():
            told = key_choices(self.match.record, seat, self.game) if player.thoughts else []
            if told:
                self.say("terminal-choices", **self.named(seat))
            for choice in told:
                act = self.words.quoted(self.words.action(self.game, choice.action))
                why = gains(self.words, choice.why)
                text = "terminal-choice-why" if why else "terminal-choice"
                self.say(text, act=act, n=f'"{choice.move}"', gains=f'"{why}"')

    # -- words ---------------------------------------------------------------------------

    def say(self, id: str, **args: str) -> None:
        self.console.print(escape(self.words.text(id, args)), highlight=False)

    def complain(self, reason: Reason) -> None:
        self.console.print(f"[yellow]{escape(self.reason(reason))}[/]", highlight=False)

    def reason(self, reason: Reason) -> str:
        why = self.words.say(reason)
        if not reason.clause:
            return why
        return self.words.text(
            "terminal-clause", {"why": f'"{why}"', "clause": f'"{reason.clause}"'}
        )

    def opponent_name(self) -> str:
        """The id of what a bot is called, or its name where it is called nothing else."""
        name, _, style = self.opponent.name.partition("+")
        if not self.words.has(f"bot-{name}"):
            return f'"{name}"'
        if not style:
            return f"bot-{name}"
        styled = {"bot": f"bot-{name}", "style": f"style-{style}"}
        return f'"{self.words.text("bot-styled", styled)}"'

    def seat_id(self, seat: int) -> str:
        return f"seat-{self.game.seats[seat]}"

    def named(self, seat: int) -> dict[str, str]:
        return {"seat": self.seat_id(seat)}
