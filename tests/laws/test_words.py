"""Everything a game can say is said in every language, with the arguments it is given.

What is said is found in three ways: from the tables (nouns, verbs, notes, options), from the
sources (ids written out in Reason, Message and NoteKind), and by playing (prompts, reasons,
warnings, log lines and endings with their arguments).
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import detente
from detente.arena.policies import POLICIES, next_seat
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.message import Message
from detente.core.options import Value
from detente.games import lessons
from detente.words.words import LANGUAGES, options_spoken, sources

GAMES = detente.games()
PACKAGE = Path(detente.__file__).parent

MATCHES = 24
EVERY = 23  # reasons for the whole table of actions are asked at every so many moves

Texts = dict[str, set[str]]
"""id → the names of its arguments; attributes stand as "id.name"."""


class Variables(Visitor):  # type: ignore[misc, unused-ignore]  # typed in part only
    """Collects the $arguments of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # the visitor's own name
        self.names.add(node.id.name)


def arguments(pattern: Any) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


@cache
def entries(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def texts(paths: list[Path]) -> Texts:
    found: Texts = {}
    for path in paths:
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = arguments(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute.value)
    return found


# -- the files -----------------------------------------------------------------------------


def test_the_shared_texts_say_the_same_in_every_language() -> None:
    english = texts(sources("en"))
    for lang in LANGUAGES:
        assert english == texts(sources(lang)), lang


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_the_same_ids_with_the_same_arguments(name: str) -> None:
    english = texts(sources("en", name))
    for lang in LANGUAGES:
        other = texts(sources(lang, name))
        assert sorted(english) == sorted(other), lang
        assert english == other, lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_files_are_sound_and_say_nothing_twice(name: str, lang: str) -> None:
    seen: set[str] = set()
    for path in sources(lang, name):
        for entry in entries(path):
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {str(entry.content)[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in seen, entry.id.name
                seen.add(entry.id.name)


@pytest.mark.parametrize("name", GAMES)
def test_french_keeps_its_signs_together(name: str) -> None:
    """A space before : ; ! ? » and after « does not break."""
    for path in sources("fr", name):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                for wrong in (" :", " ;", " !", " ?", " »", "« "):
                    assert wrong not in line, f"{path.name}: {line.strip()}"


# -- the tables ----------------------------------------------------------------------------


def from_tables(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """(id, arguments at hand) of everything the tables of a game make it say."""
    yield "game-name", set()
    yield "game-about", set()
    for kind, names in game.nouns.items():
        for noun in names:
            yield f"{kind}-{noun}", set()
    for verb in game.notation.verbs:
        yield f"action-{verb.word}", {"noun"} if verb.kind else set()
    for note in game.notes:
        yield note.id, set(note.names)
        if any(note.secret):
            yield (
                f"{note.id}-hidden",
                {n for n, secret in zip(note.names, note.secret) if not secret},
            )
    for option in game.options.table:
        yield f"option-{option.name}", set()
        yield f"option-{option.name}.help", set()
        for value in option.choices:
            yield option_value(option.name, value), set()


def option_value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "option-on" if value else "option-off"
    return f"option-{name}-{value}" if isinstance(value, str) else f"option-{name}"


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_the_tables_has_words(name: str) -> None:
    written = texts(sources("en", name))
    for id, at_hand in from_tables(detente.game(name)):
        assert id in written, id
        assert written[id] <= at_hand, f"{id} needs {written[id] - at_hand}"


class Selectors(Visitor):  # type: ignore[misc, unused-ignore]  # typed in part only
    """Collects what a pattern says by an option: its name, what is told apart, and the usual."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, set[str], str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # the visitor's own name
        keys = [getattr(v.key, "name", None) or v.key.value for v in node.variants]
        usual = keys[[v.default for v in node.variants].index(True)]
        self.found.append((node.selector.id.name, set(keys), usual))
        self.generic_visit(node)


def by_option(pattern: Any) -> list[tuple[str, set[str], str]]:
    found = Selectors()
    found.visit(pattern)
    return [choice for choice in found.found if choice[0].startswith("option-")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_follows_an_option_tells_every_choice_and_the_usual_one(
    name: str, lang: str
) -> None:
    game = detente.game(name)
    for path in sources(lang, name):
        for entry in entries(path):
            for id, told, usual in by_option(entry):
                option = {f"option-{o.name}": o for o in game.options.table}[id]
                choices = options_spoken({str(n): value for n, value in enumerate(option.choices)})
                assert {str(choice) for choice in choices.values()} == told, id
                assert options_spoken({option.name: option.default})[id] in (usual, int_of(usual))


def int_of(key: str) -> int | None:
    return int(key) if key.lstrip("-").isdigit() else None


# -- the sources ---------------------------------------------------------------------------


@cache
def constants(name: str) -> tuple[set[str], set[str]]:
    """All texts in the sources of a game, and those that are the id of a message."""
    every: set[str] = set()
    ids: set[str] = set()
    for path in [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games" / name).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                every.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Reason", "Message") and isinstance(first, ast.Constant):
                    ids.add(str(first.value))
    return every, ids


@pytest.mark.parametrize("name", GAMES)
def test_every_id_written_in_the_sources_has_words(name: str) -> None:
    missing = constants(name)[1] - set(texts(sources("en", name)))
    assert not missing


# -- what is said in play ------------------------------------------------------------------


@cache
def said(name: str) -> dict[str, Message]:
    """One message of every id that came up in some matches, in all their options."""
    found: dict[str, Message] = {}
    for seed in range(MATCHES):
        game = detente.game(name)
        if seed % 2:
            game = detente.game(name, **options_in_turn(game, seed // 2))
        policy = list(POLICIES.values())[seed // 2 % len(POLICIES)]
        for message in spoken(game, policy, seed):
            found.setdefault(message.id, message)
    return found


def options_in_turn(game: Game[Any], n: int) -> dict[str, Value]:
    """Every third option, and of each the next choice each time it comes up."""
    table = enumerate(game.options.table)
    turn = {option.name: option.choices for i, option in table if i % 3 == n % 3}
    return {name: choices[n // 3 % len(choices)] for name, choices in turn.items()}


def spoken(game: Game[Any], policy: Any, seed: int) -> Iterator[Message]:
    """Everything that is said in one match."""
    match = detente.Match(game, seed=seed)
    rng = detente.Rng(seed + 1)
    readers = [None, *range(len(game.seats))]
    while not match.over:
        s = match.state
        yield from [game.prompt(s, seat) for seat in [CHANCE, *readers]]
        if len(match.moves) % EVERY == seed % EVERY:
            for seat in range(len(game.seats)):
                legal = match.legal(seat)
                illegal = [action for action in game.actions if action not in legal]
                yield from [game.reason(s, seat, action) for action in illegal]
                warnings = [game.danger(s, seat, action) for action in legal]
                yield from [reason for reason in warnings if reason is not None]
        seat = next_seat(game, s, rng)
        match.submit(seat, policy(game, s, seat, rng))
    for reader in readers:
        yield from [message for _, message in match.story(reader)]
    assert match.result is not None
    yield Message(f"end-{match.result.why}")


@pytest.mark.parametrize("name", GAMES, scope="module")  # the same matches for both
def test_everything_said_in_play_has_words_and_what_they_need(name: str) -> None:
    written = texts(sources("en", name))
    for id, message in said(name).items():
        assert id in written, repr(message)
        assert written[id] <= set(message.args), repr(message)
        for value in message.args.values():
            if isinstance(value, str) and not value.startswith('"'):
                assert value in written, f"{message!r}: {value}"


@pytest.mark.parametrize("name", GAMES, scope="module")  # the same matches for both
def test_nothing_is_written_that_is_never_said(name: str) -> None:
    """Every text of a game comes from its tables, sources or lessons, or came up in play."""
    game = detente.game(name)
    own = set(texts(sources("en", name))) - set(texts(sources("en")))
    known = {id for id, _ in from_tables(game)} | constants(name)[0] | set(said(name))
    known |= {f"ask-{question.id}" for question in game.questions}
    known |= {f"end-{word}" for word in constants(name)[0]}
    known |= {id for lesson in lessons(name) for id in lesson.says}
    stale = {id for id in own if id.partition(".")[0] not in known and id not in known}
    assert not stale
