"""Drawing: two columns on A4, in the project's letters and colours, as large as fits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import MethodReturnValue, XPos, YPos
from fpdf.fonts import TTFFont

from ..core.components import MARKS
from ..core.game import Game
from ..core.sheet import Table
from ..core.texts import message
from . import rules, say, tables

FONTS = Path(__file__).parent / "fonts"
INK, CLAY, GOLD, SOFT = (29, 21, 18), (143, 60, 23), (176, 132, 40), (79, 53, 28)
SHADE, PAPER = (248, 240, 224), (255, 255, 255)
WIDTH, HEIGHT, EDGE, GUTTER = 210.0, 297.0, 12.0, 8.0
COLUMN = (WIDTH - 2 * EDGE - GUTTER) / 2
TOP, FOOT = 32.0, HEIGHT - 13.0
POINT = 0.3528
"""Millimetres."""
LEADING = 1.22
"""Of a line of text, to the size of its letters."""
SMALL = 0.92
"""Letters of cells beside those of names."""
SIZES = [size / 4 for size in range(44, 23, -1)]
"""Letters from 11 down to 6 points, the largest that fits is taken."""


@dataclass
class Item:
    """A piece that stays together: a title, a paragraph, or a row of a table."""

    kind: str
    name: str
    text: str = ""
    mark: str = ""
    cells: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    """Of a table with columns: the widest entry of each."""
    shaded: bool = False
    tied: bool = False
    """Stays with the piece before."""


def printable(words: str) -> str:
    """Without the narrow blank of French, which the letters lack."""
    return words.replace("\u202f", "\u00a0")


class Sheet(FPDF):
    def __init__(self, heading: str, under: str, foot: str) -> None:
        super().__init__(format="A4")
        self.heading, self.under, self.foot = heading, under, printable(foot)
        self.set_auto_page_break(False)
        self.c_margin = 0.0
        self.set_creation_date(datetime(2026, 1, 1, tzinfo=UTC))  # the same texts give the same file
        for family, style, name in (
            ("text", "", "AlegreyaSans-Medium"),
            ("text", "B", "AlegreyaSans-Bold"),
            ("title", "B", "Cinzel-Bold"),
        ):
            self.add_font(family, style, FONTS / f"{name}.ttf")
        self.set_title(f"{heading}: {under}")

    def begin(self) -> None:
        self.add_page()
        self.key_band(6.0)
        self.set_text_color(*INK)
        self.set_font("title", "B", 22)
        self.set_xy(EDGE, 14)
        self.cell(WIDTH - 2 * EDGE, 9, self.heading)
        self.set_font("title", "B", 11)
        self.set_text_color(*CLAY)
        self.set_xy(EDGE, 23)
        self.cell(WIDTH - 2 * EDGE, 6, self.under)
        self.set_font("text", "", 7.5)
        self.set_text_color(*SOFT)
        self.set_xy(EDGE, HEIGHT - 10)
        self.cell(WIDTH - 2 * EDGE, 4, self.foot, align="C")

    def key_band(self, y: float) -> None:
        """A running key in terracotta along the top."""
        self.set_draw_color(*CLAY)
        self.set_line_width(0.45)
        step = (WIDTH - 2 * EDGE) / 46
        for i in range(46):
            x = EDGE + i * step
            way = [(0, 4), (0, 0), (0.8, 0), (0.8, 3), (0.35, 3), (0.35, 1.3)]
            points = [(x + a * step, y + b) for a, b in way]
            self.polyline(points)
        self.line(EDGE, y + 4, WIDTH - EDGE, y + 4)

    def close_fonts(self) -> None:
        """The library leaves their files open."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    # pieces

    def height_of(self, item: Item, size: float, first: bool = False) -> float:
        return self.put(item, 0, 0, size, first, dry=True)

    def put(
        self, item: Item, x: float, y: float, size: float, first: bool = False, dry: bool = False
    ) -> float:
        """Draw a piece; how high it is. The first of a column needs no room above it."""
        line = size * POINT * LEADING
        if item.kind == "title":
            above = 0.0 if first else line * 0.7
            high = above + self.write_block(
                item.name, x, y + above, size * 1.18, line * 1.2, dry, "title", CLAY
            )
            if not dry:
                self.rule(x, y + high + line * 0.1)
            return high + line * 0.4
        if item.kind == "lead":
            return self.write_block(item.text, x, y, size * 1.06, line * 1.06, dry, "text", SOFT) + line * 0.2
        if item.kind == "text":
            return self.write_block(item.text, x, y, size, line, dry, "text", INK)
        if item.cells:
            return self.put_cells(item, x, y, size, line, first, dry)
        words = f"**{item.name}**  {item.text}"
        width = COLUMN - (line * 1.3 if item.mark else 0)
        high = self.write_block(words, x, y, size, line, dry, "text", INK, marked=True, width=width)
        if item.mark and not dry:
            self.badge(item.mark, x + COLUMN, y, size, line)
        return high + line * 0.18

    def put_cells(
        self, item: Item, x: float, y: float, size: float, line: float, first: bool, dry: bool
    ) -> float:
        """A line of a table with columns: the name at the left, the cells under their heads."""
        head = item.kind == "heads"
        above = line * 0.3 if head and not first else 0.0
        if dry:
            return line * 1.12 + above
        y += above
        if item.shaded:
            self.set_fill_color(*SHADE)
            self.rect(x - 0.8, y - line * 0.04, COLUMN + 1.6, line * 1.12, style="F")
        self.set_text_color(*(SOFT if head else INK))
        widths, room = self.columns(item, size, line)
        self.set_font("text", "", size * SMALL)
        left = x + room
        for cell, width in zip(item.cells, widths, strict=True):
            self.set_xy(left, y)
            self.cell(width, line, printable(cell), align="C")
            left += width
        self.set_font(
            "text", "" if head else "B", size * SMALL if head else size * self.squeeze(item, size, line)
        )
        self.set_xy(x, y)
        self.cell(room, line, printable(item.name))
        if item.mark.strip():
            self.badge(item.mark, x + COLUMN, y, size, line)
        return line * 1.12 + above

    def columns(self, item: Item, size: float, line: float) -> tuple[list[float], float]:
        """How wide the columns of a table are, and the room for the names before them."""
        self.set_font("text", "", size * SMALL)
        widths = [self.get_string_width(printable(widest)) + size * 0.16 for widest in item.columns]
        alike = COLUMN * min(0.6 / len(widths), 0.16)
        if sum(max(width, alike) for width in widths) < COLUMN * 0.64:
            widths = [max(width, alike) for width in widths]
        return widths, COLUMN - sum(widths) - (line * 1.3 if item.mark else 0)

    def squeeze(self, item: Item, size: float, line: float) -> float:
        """How much smaller than the others the letters of a name in a table must be to fit."""
        room = self.columns(item, size, line)[1]
        self.set_font("text", "B", size)
        return min(1.0, room / max(self.get_string_width(printable(item.name)), 1.0))

    def rule(self, x: float, y: float) -> None:
        self.set_draw_color(*GOLD)
        self.set_line_width(0.25)
        self.line(x, y, x + COLUMN, y)

    def badge(self, mark: str, right: float, y: float, size: float, line: float) -> None:
        """A mark at the end of a row: full for attested, an edge for inferred, a broken edge for a house design."""
        side = line * 0.86
        x, y = right - side, y + line * 0.07
        self.set_draw_color(*CLAY)
        self.set_fill_color(*CLAY)
        self.set_line_width(0.2)
        if mark == "H":
            self.set_dash_pattern(dash=0.5, gap=0.4)
        self.rect(x, y, side, side, style="FD" if mark == "A" else "D", round_corners=True, corner_radius=0.6)
        self.set_dash_pattern()
        self.set_font("text", "B", size * 0.8)
        self.set_text_color(*(PAPER if mark == "A" else CLAY))
        self.set_xy(x, y)
        self.cell(side, side, mark, align="C")

    def write_block(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        line: float,
        dry: bool,
        font: str,
        colour: tuple[int, int, int],
        marked: bool = False,
        width: float = COLUMN,
    ) -> float:
        self.set_font(font, "B" if font == "title" else "", size)
        self.set_text_color(*colour)
        self.set_xy(x, y)
        height = self.multi_cell(
            width,
            line,
            printable(words),
            align="L",
            markdown=marked,
            dry_run=dry,
            output=MethodReturnValue.HEIGHT,
            new_x=XPos.LEFT,
            new_y=YPos.NEXT,
            padding=0,
        )
        assert isinstance(height, float)
        return height


def together(items: list[Item], start: int) -> list[Item]:
    """What may not be torn apart: a title with what follows, and a table with columns as a whole."""
    end = start + 1
    while end < len(items) and (items[end - 1].kind in ("title", "heads") or items[end].tied):
        end += 1
    return items[start:end]


def flow(sheet: Sheet, items: list[Item], size: float, draw: bool, foot: float = FOOT) -> int:
    """Fill column after column; how many columns it takes."""
    column, y = 0, TOP
    if draw:
        sheet.begin()
    for i, item in enumerate(items):
        whole = [item] if item.tied else together(items, i)
        if y > TOP and y + sum(sheet.height_of(one, size) for one in whole) > foot:
            column, y = column + 1, TOP
            if draw and column % 2 == 0:
                sheet.begin()
        first = y == TOP
        if draw:
            sheet.put(item, EDGE + (column % 2) * (COLUMN + GUTTER), y, size, first)
        y += sheet.height_of(item, size, first)
    return column + 1


def table_items(game: Game, language: str, marked: bool) -> list[Item]:
    items: list[Item] = []
    widest: tuple[str, ...] = ()
    found = tables(game, language)
    for number, table in enumerate(found):
        if table.title:
            items.append(Item("title", table.title))
            widest = widest_cells([table, *takewhile(lambda one: not one.title, found[number + 1 :])])
        if table.heads:
            items.append(Item("heads", table.corner, "", " " * marked, table.heads, widest))
        for i, row in enumerate(table.rows):
            mark = row.mark if marked else ""
            shaded = bool(row.cells) and i % 2 == 0
            items.append(
                Item("row", row.name, row.text, mark, row.cells, widest, shaded, tied=bool(widest) and i > 0)
            )
    return items


def widest_cells(tables: list[Table]) -> tuple[str, ...]:
    """Of each column of tables that belong together."""
    lines = [row.cells for table in tables for row in table.rows if row.cells]
    lines += [table.heads for table in tables if table.heads]
    return tuple(max(column, key=len) for column in zip(*lines, strict=True))


def named(game: Game, language: str) -> str:
    return message("game-name", language, game.folder / "locale")


def quick_items(game: Game, language: str) -> list[Item]:
    lead, sections = rules(game, language)
    items = [Item("lead", "", lead)]
    for title, text in sections:
        items += [Item("title", title), Item("text", "", text)]
    return items + table_items(game, language, marked=False)


def component_items(game: Game, language: str) -> list[Item]:
    items = [Item("lead", "", say("marks", language))]
    for mark, name in MARKS.items():
        items.append(Item("row", say(f"mark-{name}", language), say(f"means-{name}", language), mark))
    return items + table_items(game, language, marked=True)


def fitting(sheet: Sheet, items: list[Item]) -> tuple[float, float]:
    """The largest letters with which all fits on one page, and where its columns then end alike."""

    def fits(size: float) -> bool:
        line = size * POINT * LEADING
        legible = all(sheet.squeeze(item, size, line) > 0.8 for item in items if item.cells)
        return legible and flow(sheet, items, size, draw=False) <= 2

    size = next(filter(fits, SIZES), SIZES[-1])
    foot = FOOT
    while foot > TOP + 40 and flow(sheet, items, size, draw=False, foot=foot - 3) <= 2:
        foot -= 3
    return size, foot


def one_page(game: Game, language: str, title: str, items: list[Item]) -> bytes:
    def blank() -> Sheet:
        return Sheet(named(game, language), say(title, language), say("unofficial", language))

    sheet = blank()
    sheet.add_page()  # something to measure on
    size, foot = fitting(sheet, items)
    sheet.close_fonts()
    sheet = blank()
    flow(sheet, items, size, draw=True, foot=foot)
    made = bytes(sheet.output())
    sheet.close_fonts()
    return made


def quick_reference(game: Game, language: str) -> bytes:
    """The rules in short and the figures one looks up, on one page."""
    return one_page(game, language, "quick-title", quick_items(game, language))


def component_sheet(game: Game, language: str) -> bytes:
    """Every card, bet, power and route, each with its mark."""
    return one_page(game, language, "components-title", component_items(game, language))
