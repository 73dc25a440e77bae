"""Drawing: two columns on A4, in the project's letters and colours, as large as fits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import MethodReturnValue, XPos, YPos
from fpdf.fonts import TTFFont

from ..core.game import Game
from ..core.texts import message
from . import rules, say, tables

FONTS = Path(__file__).parent / "fonts"
INK, CLAY, GOLD, SOFT = (29, 21, 18), (143, 60, 23), (176, 132, 40), (79, 53, 28)
WIDTH, HEIGHT, EDGE, GUTTER = 210.0, 297.0, 13.0, 8.0
COLUMN = (WIDTH - 2 * EDGE - GUTTER) / 2
TOP, FOOT = 34.0, HEIGHT - 14.0
POINT = 0.3528
"""Millimetres."""
SIZES = [size / 4 for size in range(44, 23, -1)]
"""Letters from 11 down to 6 points, the largest that fits is taken."""


@dataclass
class Item:
    """A piece that stays together: a title, a paragraph, or a row of a table."""

    kind: str
    name: str
    text: str = ""
    mark: str = ""


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

    def height_of(self, item: Item, size: float) -> float:
        return self.put(item, 0, 0, size, dry=True)

    def put(self, item: Item, x: float, y: float, size: float, dry: bool = False) -> float:
        """Draw a piece; how high it is."""
        line = size * POINT * 1.22
        if item.kind == "title":
            high = self.write_block(item.name, x, y + line * 0.7, size * 1.18, line * 1.2, dry, "title", CLAY)
            if not dry:
                self.set_draw_color(*GOLD)
                self.set_line_width(0.25)
                self.line(x, y + line * 0.8 + high, x + COLUMN, y + line * 0.8 + high)
            return high + line * 1.1
        if item.kind == "lead":
            return self.write_block(item.text, x, y, size * 1.06, line * 1.06, dry, "text", SOFT) + line * 0.2
        if item.kind == "text":
            return self.write_block(item.text, x, y, size, line, dry, "text", INK)
        words = f"**{item.name}**  {item.text}" + (f" **[{item.mark}]**" if item.mark else "")
        return self.write_block(words, x, y, size, line, dry, "text", INK, marked=True) + line * 0.18

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
    ) -> float:
        self.set_font(font, "B" if font == "title" else "", size)
        self.set_text_color(*colour)
        self.set_xy(x, y)
        height = self.multi_cell(
            COLUMN,
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


def flow(sheet: Sheet, items: list[Item], size: float, draw: bool) -> int:
    """Fill column after column; how many columns it takes."""
    column, y = 0, TOP
    if draw:
        sheet.begin()
    for i, item in enumerate(items):
        high = sheet.height_of(item, size)
        wanted = high
        if item.kind == "title" and i + 1 < len(items):  # never alone at the foot
            wanted += sheet.height_of(items[i + 1], size)
        if y + wanted > FOOT:
            column, y = column + 1, TOP
            if draw and column % 2 == 0:
                sheet.begin()
        if draw:
            sheet.put(item, EDGE + (column % 2) * (COLUMN + GUTTER), y, size)
        y += high
    return column + 1


def table_items(game: Game, language: str, whole: bool) -> list[Item]:
    items = []
    for table in tables(game, language, whole):
        items.append(Item("title", table.title))
        items += [Item("row", row.name, row.text, row.mark if whole else "") for row in table.rows]
    return items


def named(game: Game, language: str) -> str:
    return message("game-name", language, game.folder / "locale")


def finished(sheet: Sheet) -> bytes:
    made = bytes(sheet.output())
    sheet.close_fonts()
    return made


def quick_reference(game: Game, language: str) -> bytes:
    """The rules in short and the figures one looks up, on one page."""
    lead, sections = rules(game, language)
    items = [Item("lead", "", lead)]
    for title, text in sections:
        items += [Item("title", title), Item("text", "", text)]
    items += table_items(game, language, whole=False)
    sheet = Sheet(named(game, language), say("quick-title", language), say("unofficial", language))
    sheet.add_page()  # something to measure on
    size = next((size for size in SIZES if flow(sheet, items, size, draw=False) <= 2), SIZES[-1])
    sheet.close_fonts()
    sheet = Sheet(sheet.heading, sheet.under, sheet.foot)
    flow(sheet, items, size, draw=True)
    return finished(sheet)


def component_sheet(game: Game, language: str) -> bytes:
    """Every card, bet, power and route, each with its mark."""
    items = [Item("lead", "", say("marks", language)), *table_items(game, language, whole=True)]
    sheet = Sheet(named(game, language), say("components-title", language), say("unofficial", language))
    flow(sheet, items, 9.5, draw=True)
    return finished(sheet)
