"""A report as one HTML file that needs nothing else, in the reader's language, in light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from . import svg
from .model import Course, Histogram, Intervals, Part, Report, Section, Table, Words

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


def page(report: Report) -> str:
    body = [f"<p>{escape(words)}</p>" for words in report.opening]
    body += shown((*report.answer, *report.parts))
    title = escape(report.title)
    return (
        f'<!DOCTYPE html>\n<html lang="{report.language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n"
        f"<h1>{title}</h1>\n" + "\n".join(part for part in body if part) + "\n</body></html>\n"
    )


def shown(parts: Iterable[Part], level: int = 2) -> Iterator[str]:
    """Sections within sections have smaller headings."""
    for part in parts:
        match part:
            case Words(text, kind):
                yield f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
            case Table():
                yield table(part)
            case Intervals():
                yield svg.intervals(part)
            case Course():
                yield svg.course(part)
            case Histogram():
                yield svg.histogram(part)
            case Section() if part.parts:
                yield f"<h{level}>{escape(part.title)}</h{level}>"
                yield from shown(part.parts, level + 1)


def table(part: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in part.heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in part.rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
