"""What the page says: the same in both languages, and nothing it asks for is missing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "detente" / "words" / "text"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
ASKED = re.compile(r"""['"`]((?:page)-[\w-]+)(?:\.\w+)?['"`]""")


def ids(language: str) -> list[str]:
    return MESSAGE.findall((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert ids("fr") == ids("en")


def test_nothing_is_said_twice() -> None:
    assert sorted(set(ids("en"))) == sorted(ids("en"))


def test_every_text_the_page_names_is_there() -> None:
    asked = {
        name
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".svelte", ".ts")
        for name in ASKED.findall(path.read_text(encoding="utf-8"))
    }

    assert asked
    assert not asked - set(ids("en"))


def test_french_has_french_typography() -> None:
    text = (TEXT / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert not [line for line in lines if re.search(r" [:;!?»]", line) or "« " in line]
