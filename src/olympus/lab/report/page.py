"""Reports: one HTML file that needs nothing else, in the reader's language, in light and dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from ...core.texts import LANGUAGE, message
from ..measure.batches import Figure

STYLE = """
:root{--paper:#f6ecd9;--ink:#1d1512;--soft:#6b5846;--edge:#dcc79e;--main:#a34a20;--gold:#a87a12;
--s0:#a34a20;--s1:#17618c;--s2:#66713a;--s3:#6d3b93;--s4:#a87a12;--s5:#6d2138}
@media(prefers-color-scheme:dark){:root{--paper:#14232e;--ink:#f6ecd9;--soft:#b9ab93;--edge:#2f4656;--main:#e58a57;
--gold:#d3a53a;--s0:#e58a57;--s1:#7cc0e0;--s2:#a9b868;--s3:#c39be0;--s4:#d3a53a;--s5:#e38aa3}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 "Alegreya Sans",system-ui,sans-serif;
max-width:780px;margin:0 auto;padding:2rem 1rem 4rem}
h1{font:600 1.9rem/1.2 Cinzel,Georgia,serif;margin:0 0 .5rem}
h2{font:600 1.25rem/1.3 Cinzel,Georgia,serif;margin:2.5rem 0 .5rem;border-bottom:2px solid var(--main)}
h3{font-size:1.05rem;margin:1.5rem 0 .3rem}
p,li{margin:.2rem 0}.note{color:var(--soft)}.verdict{font-weight:700}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.6rem 0;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;border-bottom:1px solid var(--edge);text-align:right}
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}
svg{width:100%;height:auto;display:block;margin:.5rem 0}
svg text{font-size:13px;fill:var(--ink)}svg .tick{fill:var(--soft);font-size:12px}
.grid{stroke:var(--edge)}.reference{stroke:var(--gold);stroke-width:2;stroke-dasharray:5 4}
.interval{stroke:var(--main);stroke-width:3;stroke-linecap:round}.dot,.pile{fill:var(--main)}
.course{fill:none;stroke-width:2}.band{opacity:.15}
""" + "".join(
    f".course.s{i}{{stroke:var(--s{i})}}.band.s{i},svg text.s{i}{{fill:var(--s{i})}}" for i in range(6)
)


def number(value: float, language: str, digits: int = 2, sign: bool = False) -> str:
    """With a decimal point or comma, as the language writes it."""
    if math.isnan(value):
        return "–"
    value = round(value, digits) + 0.0  # no minus before a zero
    written = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    return written.replace(".", message("language-decimal", language, LANGUAGE)).replace("-", "−")


def percent(value: float, language: str, digits: int = 1, sign: bool = False) -> str:
    if math.isnan(value):
        return "–"
    return message("language-percent", language, LANGUAGE, number=number(100 * value, language, digits, sign))


def between(figure: Figure, language: str, share: bool, sign: bool = False) -> str:
    write = percent if share else number
    low, high = write(figure.low, language, sign=sign), write(figure.high, language, sign=sign)
    return f"{low} – {high}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def heading(words: str, level: int = 2) -> str:
    return f"<h{level}>{escape(words)}</h{level}>"


def page(title: str, language: str, parts: Iterable[str]) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(part for part in parts if part) + "\n</body></html>\n"
    )
