"""The laws of words: everything a game can say is said in every language, with its arguments.

What is said is found in three ways: from the tables (nouns, verbs, notes, options), from the
sources (ids written out in Reason, Message and NoteKind), and by playing (prompts, reasons,
warnings, log lines and endings with their arguments).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from detente import core
from detente.arena.policies import POLICIES, Policy, next_seat
from detente.core.deeds import FORMS, aim_ids, deed_ids
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Message
from detente.core.options import Value
from detente.core.rng import Rng
from detente.games import folder, game, lessons, text_files
from detente.words.files import LANGUAGES, sources
from detente.words.words import options_spoken

MATCHES: Final = 24
EVERY: Final = 23  # reasons for the whole table of actions are asked at every so many moves
UNBROKEN: Final = (" :", " ;", " !", " ?", " »", "« ")  # signs a French line must not part with

Texts = dict[str, set[str]]
"""id → the names of its arguments; attributes stand as "id.name"."""


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]  # typed in part only
    """Collects the $arguments of a pattern; $seat-id tells of the same argument as $seat, $the and
    $there of the same as $what.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # the visitor's own name
        name = node.id.name.removesuffix("-id")
        self.names.add("what" if name in FORMS else name)


def _arguments(pattern: Any) -> set[str]:
    found = _Variables()
    found.visit(pattern)
    return found.names


@cache
def entries(path: Path) -> list[Any]:
    """What a file of words is made of."""
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def texts(paths: list[Path]) -> Texts:
    """Everything some files say."""
    found: Texts = {}
    for path in paths:
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = _arguments(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = _arguments(attribute.value)
    return found


# -- the files -----------------------------------------------------------------------------


def _own_files(name: str, lang: str) -> list[Path]:
    """Every file in which a game says something, wherever that is said."""
    page, terminal = [text_files(name, lang, where) for where in ("page", "terminal")]
    return page + [path for path in terminal if path not in page]


def languages(name: str) -> Iterator[str]:
    """Every language has the same texts with the same arguments."""
    english = texts(_own_files(name, "en"))
    for lang in LANGUAGES:
        other = texts(_own_files(name, lang))
        for id in sorted({*english, *other}):
            if english.get(id) != other.get(id):
                yield f"{id}: en {_told(english, id)}, {lang} {_told(other, id)}"


def _told(written: Texts, id: str) -> str:
    return f"with {sorted(written[id])}" if id in written else "has none"


def sound(name: str) -> Iterator[str]:
    """The files can be read, and say nothing twice."""
    for lang in LANGUAGES:
        seen: set[str] = set()
        for path in _own_files(name, lang):
            for entry in entries(path):
                if isinstance(entry, ftl.Junk):
                    yield f"{path.name}: {str(entry.content)[:80]!r}"
                if isinstance(entry, ftl.Message):
                    if entry.id.name in seen:
                        yield f"{path.name}: {entry.id.name} is said twice"
                    seen.add(entry.id.name)


def signs(name: str) -> Iterator[str]:
    """French keeps its signs together: a space before : ; ! ? » and after « does not break."""
    for path in _own_files(name, "fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#") and any([sign in line for sign in UNBROKEN]):
                yield f"{path.name}: {line.strip()}"


# -- the tables ----------------------------------------------------------------------------


def from_tables(played: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """(id, arguments at hand) of everything the tables of a game make it say."""
    yield "game-name", set()
    yield "game-about", set()
    for kind, names in played.nouns.items():
        for noun in names:
            yield f"{kind}-{noun}", set()
    for verb in played.notation.verbs:
        yield f"action-{verb.word}", {"noun"} if verb.kind else set()
    for note in played.notes:
        yield note.id, set(note.names)
        if any(note.secret):
            shown = {n for n, secret in zip(note.names, note.secret) if not secret}
            yield f"{note.id}-hidden", shown
    for option in played.options.table:
        yield f"option-{option.name}", set()
        yield f"option-{option.name}.help", set()
        for value in option.choices:
            yield _option_value(option.name, value), set()


def _option_value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "option-on" if value else "option-off"
    return f"option-{name}-{value}" if isinstance(value, str) else f"option-{name}"


def tables(name: str) -> Iterator[str]:
    """Everything in the tables has words."""
    written = texts(sources("en", name))
    for id, at_hand in from_tables(game(name)):
        yield from _lacks(written, id, at_hand)


class _Selectors(Visitor):  # type: ignore[misc, unused-ignore]  # typed in part only
    """Collects what a pattern says by an option: its name, what is told apart, and the usual."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, set[str], str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # the visitor's own name
        keys = [getattr(v.key, "name", None) or v.key.value for v in node.variants]
        usual = keys[[v.default for v in node.variants].index(True)]
        self.found.append((node.selector.id.name, set(keys), usual))
        self.generic_visit(node)


def by_option(name: str) -> Iterator[str]:
    """A text that follows an option tells every choice of it, and the usual one if none is made."""
    known = {f"option-{option.name}": option for option in game(name).options.table}
    for path in [path for lang in LANGUAGES for path in _own_files(name, lang)]:
        for entry in entries(path):
            found = _Selectors()
            found.visit(entry)
            for id, told, usual in found.found:
                if not id.startswith("option-"):
                    continue
                choices = [_as_told(value) for value in known[id].choices] if id in known else []
                if set(choices) != told or usual != _as_told(known[id].default):
                    yield f"{path.name}: {id} tells {sorted(told)}, usually {usual}"


def _as_told(value: Value) -> str:
    return str(options_spoken({"": value})["option-"])


def _lacks(written: Texts, id: str, at_hand: set[str]) -> Iterator[str]:
    if id not in written:
        yield f"{id} has no words"
    elif written[id] - at_hand:
        yield f"{id} needs {sorted(written[id] - at_hand)}"


# -- the sources ---------------------------------------------------------------------------


@cache
def _constants(name: str) -> tuple[set[str], set[str]]:
    """All texts in the sources of a game, and those that are the id of a message."""
    every: set[str] = set()
    ids: set[str] = set()
    ours = Path(str(core.__file__)).parent
    for path in [*ours.rglob("*.py"), *folder(name).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                every.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Reason", "Message") and isinstance(first, ast.Constant):
                    ids.add(str(first.value))
    return every, ids


def written_out(name: str) -> Iterator[str]:
    """Every id written in the sources has words."""
    for id in sorted(_constants(name)[1] - set(texts(sources("en", name)))):
        yield f"{id} has no words"


# -- what is said in play ------------------------------------------------------------------


@cache
def said(name: str) -> dict[str, Message]:
    """One message of every id that came up in some matches, in all their options."""
    found: dict[str, Message] = {}
    for seed in range(MATCHES):
        played = game(name)
        if seed % 2:
            played = game(name, **_options_in_turn(played, seed // 2))
        policy = list(POLICIES.values())[seed // 2 % len(POLICIES)]
        for message in _spoken(played, policy, seed):
            found.setdefault(message.id, message)
    return found


def _options_in_turn(played: Game[Any], n: int) -> dict[str, Value]:
    """Every third option, and of each the next choice each time it comes up."""
    table = enumerate(played.options.table)
    turn = {option.name: option.choices for i, option in table if i % 3 == n % 3}
    return {name: choices[n // 3 % len(choices)] for name, choices in turn.items()}


def _spoken(played: Game[Any], policy: Policy, seed: int) -> Iterator[Message]:
    """Everything that is said in one match."""
    match = Match(played, seed=seed)
    rng = Rng(seed + 1)
    readers = [None, *range(len(played.seats))]
    while not match.over:
        s = match.state
        yield from [played.prompt(s, seat) for seat in [CHANCE, *readers]]
        if len(match.moves) % EVERY == seed % EVERY:
            for seat in range(len(played.seats)):
                legal = match.legal(seat)
                illegal = [action for action in played.actions if action not in legal]
                yield from [played.reason(s, seat, action) for action in illegal]
                warnings = [played.danger(s, seat, action) for action in legal]
                yield from [reason for reason in warnings if reason is not None]
        seat = next_seat(played, s, rng)
        match.submit(seat, policy(played, s, seat, rng))
    for reader in readers:
        yield from [message for _, message in match.story(reader)]
    assert match.result is not None
    yield Message(f"end-{match.result.why}")


def in_play(name: str) -> Iterator[str]:
    """Everything said in play has words, and what they need."""
    written = texts(sources("en", name))
    for id, message in said(name).items():
        yield from _lacks(written, id, set(message.args))
        for value in message.args.values():
            if isinstance(value, str) and not value.startswith('"') and value not in written:
                yield f"{message!r}: {value} has no words"


def nothing_stale(name: str) -> Iterator[str]:
    """Nothing is written that is never said: by tables, sources or lessons, or in play."""
    own = set(texts(sources("en", name))) - set(texts(sources("en")))
    words = _constants(name)[0]
    known = {id for id, _ in from_tables(game(name))} | words | set(said(name))
    asked = [f"ask-{question.id}" for question in game(name).questions]
    known |= {*asked, *[f"{ask}-{word}" for ask in asked for word in words]}
    known |= {f"{kind}-{word}" for kind in ("end", "term") for word in words}
    known |= {id for lesson in lessons(name) for id in lesson.says}
    known |= deed_ids(game(name).degrees)
    known |= aim_ids([verb.word for verb in game(name).notation.verbs])
    for id in sorted(own):
        whole = id.partition(".")[0]
        if whole not in known and id not in known and not whole.startswith("field-"):
            yield f"{id} is never said"


SAYINGS: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "languages": languages,
    "sound": sound,
    "signs": signs,
    "tables": tables,
    "by-option": by_option,
    "written-out": written_out,
    "in-play": in_play,
    "nothing-stale": nothing_stale,
}
"""The laws of words: each yields what a game does wrong."""
