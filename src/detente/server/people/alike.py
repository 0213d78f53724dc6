"""Names that look alike: Unicode's table of letters that are taken for others."""

from __future__ import annotations

import unicodedata
from typing import Final

from confusable_homoglyphs import categories, confusables

_TOGETHER: Final = frozenset({"HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "COMMON"})
"""Japanese and Korean are written in several of these that nobody confuses."""


def mixes_alphabets(name: str) -> bool:
    """Whether a name has letters of several alphabets, of which some look like others."""
    normal = unicodedata.normalize("NFKC", name)
    if all([categories.alias(letter) in _TOGETHER for letter in normal]):
        return False
    return bool(confusables.is_dangerous(normal))


def folded(name: str) -> str:
    """A name as it is told from others: whoever looks the same is the same."""
    return "".join([_latin(c) for c in unicodedata.normalize("NFKC", name)]).casefold()


def _latin(letter: str) -> str:
    """The Latin letter that one of another alphabet, or a digit, is taken for."""
    found = confusables.is_confusable(letter, preferred_aliases=["latin"])
    return str(found[0]["homoglyphs"][0]["c"]) if found else letter
