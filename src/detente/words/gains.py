"""What an act brings, in words: what it takes, keeps or gives away ("takes Iran"), and what changes
by the terms of its game ("Asia +3 VP, but hand −0.3 VP").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from detente.core.deeds import FORMS, LOST, Deed, Expected
from detente.core.message import Argument
from detente.words.words import Words

DEEDS: Final = 2  # deeds that are told of either kind
SURE: Final = 0.95  # from here on no chance is told
TOLD: Final = 3  # changes that are told, and how small none is
LEAST: Final = 0.1
LEAST_RISK: Final = 0.02
WHOLE: Final = 10  # from here on no tenths are told

RISKS: Final = {"war", "leader"}
"""Terms that are chances of losing, not numbers of points."""

PLACES: Final = {"country", "region", "grip", "state", "issue", "endorsement", "media", "lead"}
"""Kinds of stakes of which one sentence can name several: "takes New York and Michigan"."""


def hint(
    words: Words, where: str, act: str, verb: str, expected: Expected, only: bool = False
) -> str:
    """What a bot would do, and why, in one sentence; `where` is whose sentence it is. Where other
    acts are expected to bring as much, it says what the act is for, or that it makes no difference;
    where there is no other, that it is the `only` one.
    """
    quoted = words.quoted(act)
    done, why = deeds(words, expected.deeds), gains(words, expected.why)
    if done:
        worth = total(words, expected.why) if words.has("gains-total") else why
        if worth:
            done = words.text("deeds-worth", {"deeds": f'"{done}"', "gains": f'"{worth}"'})
        return words.text(f"{where}-hint-deeds", {"act": quoted, "deeds": f'"{done}"'})
    if why:
        return words.text(f"{where}-hint-why", {"act": quoted, "gains": f'"{why}"'})
    aim = "aim-only" if only else f"aim-{verb}" if words.has(f"aim-{verb}") else "aim-none"
    return words.text(f"{where}-hint-aim", {"act": quoted, "aim": f'"{words.text(aim)}"'})


def deeds(words: Words, done: Sequence[Deed]) -> str:
    """What an act takes or keeps, and then what it gives away; "" if nothing speaks for it."""
    said = [deed for deed in done if words.has(_id(words, deed))]
    won = _deeds(words, [deed for deed in said if deed.change != LOST][:DEEDS])
    lost = _deeds(words, [deed for deed in said if deed.change == LOST][:1])
    if not (won and lost):
        return won
    return words.text("gains-but", {"won": f'"{won}"', "lost": f'"{lost}"'})


def _deeds(words: Words, told: list[Deed]) -> str:
    """Deeds in words; what happens alike to two places is said once."""
    places = all([deed.kind in PLACES and deed.chance >= SURE for deed in told])
    if places and len({_id(words, deed) for deed in told}) == 1:
        return _deed(words, told)
    return _joined(words, [_deed(words, [deed]) for deed in told])


def _deed(words: Words, alike: list[Deed]) -> str:
    """What happens to a stake, or to several in the same way."""
    deed = alike[0]
    args: dict[str, Argument] = {"degree": f'"{deed.degree}"'}
    if deed.what:
        args["what"] = deed.what
        for form in FORMS:
            named = [words.text(f"deed-{form}", {"what": one.what}) for one in alike]
            args[form] = f'"{_joined(words, named)}"'
    said = words.text(_id(words, deed), args)
    if deed.chance >= SURE:
        return said
    chance = _percent(words, f"{100 * deed.chance:.0f}")
    return words.text("deed-likely", {"deed": f'"{said}"', "chance": chance})


def _id(words: Words, deed: Deed) -> str:
    """The text of a deed's degree, or else of its kind; a game may have no word for it."""
    id = f"deed-{deed.kind}-{deed.change}"
    return f"{id}-{deed.degree}" if words.has(f"{id}-{deed.degree}") else id


def total(words: Words, why: Sequence[tuple[str, float]]) -> str:
    """All that is expected, in the unit of the game; "" if it is nothing to speak of."""
    worth = sum([amount for term, amount in why if term not in RISKS])
    return words.text("gains-total", {"amount": _amount(words, worth)}) if worth >= LEAST else ""


def gains(words: Words, why: Sequence[tuple[str, float]]) -> str:
    """The changes that are worth a word, the most first: what is gained, and then at what cost; ""
    if there are none.
    """
    told = [gain for gain in why if abs(gain[1]) >= _least(gain[0])][:TOLD]
    won = _listed(words, [gain for gain in told if gain[1] > 0])
    lost = _listed(words, [gain for gain in told if gain[1] < 0])
    if not (won and lost):
        return won or lost
    return words.text("gains-but", {"won": f'"{won}"', "lost": f'"{lost}"'})


def _least(term: str) -> float:
    return LEAST_RISK if term in RISKS else LEAST


def _listed(words: Words, told: list[tuple[str, float]]) -> str:
    return _joined(words, [_term(words, term, amount) for term, amount in told])


def _joined(words: Words, said: list[str]) -> str:
    if len(said) < 2:
        return "".join(said)
    args = {"some": f'"{", ".join(said[:-1])}"', "last": f'"{said[-1]}"'}
    return words.text("gains-and", args)


def _term(words: Words, term: str, amount: float) -> str:
    risk = _percent(words, f"{-100 * amount:+.0f}")
    return words.text(f"term-{term}", {"amount": _amount(words, amount), "risk": risk})


def _amount(words: Words, amount: float) -> str:
    tenths = 1 if abs(amount) < WHOLE else 0
    return _quoted(words, f"{amount:+.{tenths}f}".removesuffix(".0"))


def _percent(words: Words, number: str) -> str:
    space = "\u202f" if words.lang == "fr" else ""
    return _quoted(words, f"{number}{space}%")


def _quoted(words: Words, number: str) -> str:
    """A number as the language writes it, as somebody's words."""
    number = number.replace("-", "−")
    return f'"{number.replace(".", ",") if words.lang == "fr" else number}"'
