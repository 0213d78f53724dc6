"""The findings report: one HTML page that needs nothing else, with pictures drawn by Vega."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from detente.arena.findings import HELD, Findings, Rate, Worth, difference
from detente.core.extras import needed
from detente.words.words import Words

SHOWN: Final = 20  # cards in a picture
WIDTH: Final = 520

PAGE: Final = Path(__file__).with_name("findings.html")


def page(findings: Findings, head: dict[str, Any], other: Findings | None = None) -> str:
    """The report of a file of the arena; with another file, what differs there."""
    words = Words("en", findings.game.name)
    title = f"{words.text('game-name')}: how fair it is"
    parts = [
        _what(findings, head),
        *_sides(findings, words),
        *_endings(findings, words),
        *_length(findings),
        *([] if other is None else _differences(findings, other, words)),
        *_cards(findings, words),
    ]
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        title=escape(title), body="\n".join(parts)
    )


def _what(findings: Findings, head: dict[str, Any]) -> str:
    told = {
        "games": len(findings.games),
        "bots": ", ".join(head["bots"]),
        "options": _options(head),
        "rules": f"version {head['version']}",
        "seed": head["seed"],
    }
    return f"<p>{escape('; '.join([f'{name}: {value}' for name, value in told.items()]))}</p>"


def _options(head: dict[str, Any]) -> str:
    return ", ".join([f"{name}={value}" for name, value in head["options"].items()]) or "as printed"


def _side(findings: Findings, words: Words, side: str) -> str:
    kind = "seat" if side in findings.game.seats else "party"
    return words.text(f"{kind}-{side}")


# -- parts of the page -------------------------------------------------------------------------


def _sides(findings: Findings, words: Words) -> list[str]:
    rates = [*findings.sides, findings.drawn]
    names = [_side(findings, words, rate.name) for rate in findings.sides] + ["nobody alone"]
    fair = (1 - findings.drawn.share) / len(findings.game.sides)
    picture = _intervals(names, rates, "share of games won", fair)
    return ["<h2>Sides</h2>", picture, _rates(["side", "won"], names, rates)]


def _endings(findings: Findings, words: Words) -> list[str]:
    rates = findings.endings
    names = [words.text(f"end-{rate.name}") for rate in rates]
    return ["<h2>Endings</h2>", _rates(["ending", "games"], names, rates)]


def _length(findings: Findings) -> list[str]:
    middle, least, most = findings.length
    values = [{"decisions": n} for n in findings.lengths]
    with needed("report"):
        import altair
    chart = altair.Chart(altair.Data(values=values), width=WIDTH, height=120).mark_bar()
    chart = chart.encode(
        x=altair.X("decisions:Q", bin=altair.Bin(maxbins=30), title="decisions in a game"),
        y=altair.Y("count():Q", title="games"),
    )
    told = f"<p>Half of the games take {middle:g} decisions or more; {least} to {most}.</p>"
    return ["<h2>Length</h2>", _drawn(chart), told]


def _cards(findings: Findings, words: Words) -> list[str]:
    worths = sorted(findings.worths, key=_telling, reverse=True)
    if not worths:
        return ["<h2>Cards</h2>", '<p class="note">Too few games to say anything of a card.</p>']
    return [
        "<h2>Cards</h2>",
        "<p>What seats that had a card got beyond what the same bot got on the same side against"
        " the same others, in points of 100.</p>",
        _worth_picture(findings, words, worths[:SHOWN]),
        _worth_table(findings, words, worths),
        "<h2>How often</h2>",
        "<p>Of all seats, how many had a card in each way at least once in a game.</p>",
        _use_table(findings, words),
    ]


def _differences(one: Findings, other: Findings, words: Words) -> list[str]:
    told = [f"{name}={value}" for name, value in other.game.options.changed().items()]
    sides = [_side(one, words, rate.name) for rate in one.sides]
    rows = [
        *_compared(sides, one.sides, other.sides),
        *_compared(["nobody alone"], [one.drawn], [other.drawn]),
    ]
    whys = list(dict.fromkeys([rate.name for rate in (*one.endings, *other.endings)]))
    ends = [words.text(f"end-{why}") for why in whys]
    ended = _compared(ends, [one.ended(why) for why in whys], [other.ended(why) for why in whys])
    columns = ["before", "after", "difference, 95% interval"]
    return [
        f"<h2>With {escape(', '.join(told) or 'the other file')}</h2>",
        f"<p>{len(other.games)} more games, set beside the {len(one.games)} above. Half of them"
        f" take {other.length[0]:g} decisions or more, instead of {one.length[0]:g}.</p>",
        _table(["side", *columns], rows),
        _table(["ending", *columns], ended),
    ]


def _compared(names: list[str], before: list[Rate], after: list[Rate]) -> list[list[Cell]]:
    return [
        [(name, name), _share(one.share), _share(other.share), _points(*difference(one, other))]
        for name, one, other in zip(names, before, after)
    ]


# -- tables ------------------------------------------------------------------------------------

Cell = tuple[object, str]
"""What a cell is sorted by, and what it says."""


def _table(columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    head = "".join([f"<th><button>{escape(name)}</button></th>" for name in columns])
    lines = []
    for row in rows:
        cells = [
            f'<td data-value="{escape(str(value))}">{escape(said)}</td>' for value, said in row
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    body = "\n".join(lines)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _share(share: float) -> Cell:
    return share, f"{100 * share:.1f}%"


def _points(more: float, low: float, high: float) -> Cell:
    return more, f"{100 * more:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def _rates(columns: list[str], names: list[str], rates: list[Rate]) -> str:
    rows: list[list[Cell]] = [
        [
            (name, name),
            (rate.count, str(rate.count)),
            _share(rate.share),
            (rate.low, f"{100 * rate.low:.1f} to {100 * rate.high:.1f}%"),
        ]
        for name, rate in zip(names, rates)
    ]
    return _table([*columns, "share", "95% interval"], rows)


def _worth_table(findings: Findings, words: Words, worths: list[Worth]) -> str:
    rows: list[list[Cell]] = []
    for one in worths:
        name, side = _card(findings, words, one.piece), _side(findings, words, one.side)
        rows.append(
            [
                (name, name),
                (findings.ways.index(one.way), one.way),
                (findings.game.sides.index(one.side), side),
                (one.seats, f"{one.seats} of {one.of}"),
                _share(one.won),
                _points(one.beyond, one.low, one.high),
                (int(one.stands_out), "stands out" if one.stands_out else ""),
            ]
        )
    columns = [
        findings.study.pieces,
        "way",
        "side",
        "seats",
        "won",
        "beyond expectation, 95% interval",
        "",
    ]
    return _table(columns, rows)


def _use_table(findings: Findings, words: Words) -> str:
    rows: list[list[Cell]] = []
    for piece in findings.game.nouns[findings.study.pieces]:
        rates = [findings.used(piece, way) for way in findings.ways]
        if any([rate.count for rate in rates]):
            name = _card(findings, words, piece)
            rows.append([(name, name), *[_share(rate.share) for rate in rates]])
    return _table([findings.study.pieces, *findings.ways], rows)


def _card(findings: Findings, words: Words, piece: str) -> str:
    return words.text(f"{findings.study.pieces}-{piece}")


def _telling(one: Worth) -> float:
    """How far from nothing, in units of its interval."""
    return abs(one.beyond) / max(1e-9, one.high - one.low)


# -- pictures ----------------------------------------------------------------------------------


def _intervals(names: list[str], rates: list[Rate], title: str, fair: float) -> str:
    values = [
        {"name": name, "share": rate.share, "low": rate.low, "high": rate.high}
        for name, rate in zip(names, rates)
    ]
    return _dots(values, title, fair)


def _worth_picture(findings: Findings, words: Words, worths: list[Worth]) -> str:
    values = []
    for one in worths:
        had = one.way if one.way == HELD else f"as {one.way}"
        name = f"{_card(findings, words, one.piece)}, {had}"
        name = f"{name} ({_side(findings, words, one.side)})"
        values.append({"name": name, "share": one.beyond, "low": one.low, "high": one.high})
    return _dots(values, "beyond expectation", 0.0)


def _dots(values: list[dict[str, object]], title: str, line: float) -> str:
    """A dot with its interval for each of some names, beside a line to compare with."""
    with needed("report"):
        import altair
    data = altair.Data(values=values)
    names = altair.Y("name:N", sort=None, title=None, axis=altair.Axis(labelLimit=320))
    share = altair.X("share:Q", title=title, axis=altair.Axis(format="+%" if not line else "%"))
    base = altair.Chart(data, width=WIDTH, height=altair.Step(22))
    bars = base.mark_rule(strokeWidth=2).encode(
        y=names, x=altair.X("low:Q", title=title), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(y=names, x=share)
    rule = altair.Chart(altair.Data(values=[{"at": line}])).mark_rule(strokeDash=[4, 4])
    return _drawn(rule.encode(x="at:Q") + bars + dots)


def _drawn(chart: Any) -> str:
    with needed("report"):
        import vl_convert
    return f'<div class="scroll">{vl_convert.vegalite_to_svg(json.dumps(chart.to_dict()))}</div>'
