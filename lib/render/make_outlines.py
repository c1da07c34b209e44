"""Writes outlines.c: the characters and letters of pieces, coordinates and river as SVG paths.

    python3 lib/render/make_outlines.py CHARACTERS.ttf LETTERS.ttc NUMBER > lib/render/outlines.c

CHARACTERS is LXGW WenKai Bold (Debian: fonts-lxgw-wenkai), LETTERS the face NUMBER of Noto Serif CJK SemiBold
(fonts-noto-cjk-extra, 3 is TC). Both are under the SIL Open Font License 1.1, and so is what is written: OFL.txt.
Wants fonttools. The build does not run it: its output is in the tree.

Points are in units of a picture, 1000 to a square, and whole numbers; each outline has its middle in 0 0.
"""

import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

CHARACTERS = "帥仕相傌俥炮兵將士象馬車砲卒楚漢包河界"
LETTERS = "KAEHRCP"
LABELS = "abcdefghi0123456789"

CHARACTER_SIZE, LETTER_SIZE, LABEL_SIZE = 660, 680, 340  # of an em


class Path:
    """Path data with relative whole numbers, as short as they come."""

    def __init__(self, place):
        self.place = place
        self.text = ""
        self.command = ""
        self.here = (0, 0)

    def step(self, command, points):
        placed = [self.place(point) for point in points]
        if all(point == self.here for point in placed) and command != "m":
            return
        numbers = [a - b for point in placed for a, b in zip(point, self.here)]
        if command == "l" and 0 in numbers:
            command = "v" if numbers[0] == 0 else "h"
            numbers = [numbers[0] or numbers[1]]
        self.text += command if command != self.command or command == "m" else ""
        for i, number in enumerate(numbers):
            starts = i == 0 and (command != self.command or command == "m")
            self.text += f"{number}" if starts or number < 0 else f" {number}"
        self.command = command
        self.here = placed[-1]

    def close(self, start):
        self.text += "z"
        self.command = "z"
        self.here = start

    def draw(self, recorded):
        start = (0, 0)
        for name, points in recorded:
            if name == "moveTo":
                self.step("m", points)
                start = self.here
            elif name == "lineTo":
                self.step("l", points)
            elif name == "curveTo":
                self.step("c", points)
            elif name == "qCurveTo":
                self.quadratic(points)
            else:
                self.close(start)

    def quadratic(self, points):
        """Points on the curve are left out in fonts where they lie midway between two that are not."""
        controls, end = list(points[:-1]), points[-1]
        for control, following in zip(controls, controls[1:]):
            self.step("q", [control, tuple((a + b) / 2 for a, b in zip(control, following))])
        self.step("q", [controls[-1], end])


def outline(font, character, size, level):
    """The path of a character; level is the height in the em that comes to 0, None the middle of its ink."""
    name = font.getBestCmap()[ord(character)]
    glyphs = font.getGlyphSet()
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    left, bottom, right, top = bounds.bounds
    units = font["head"].unitsPerEm
    middle = ((left + right) / 2, (bottom + top) / 2 if level is None else level * units)
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    path = Path(lambda point: (round((point[0] - middle[0]) * size / units), round((middle[1] - point[1]) * size / units)))
    path.draw(pen.value)
    return path.text


def c_string(text, indent, width=106):
    step = width - len(indent) - 2
    return "\n".join(f'{indent}"{text[i:i + step]}"' for i in range(0, len(text), step))


def table(name, rows):
    print(f"\nconst xq_outline xq_{name}_outlines[] = {{")
    for key, path in rows:
        print(f'    {{"{key}",\n{c_string(path, " " * 5)}}},')
    print('    {"", ""},\n};')


def main():
    characters = TTFont(sys.argv[1])
    letters = TTFont(sys.argv[2], fontNumber=int(sys.argv[3]))
    print("/* Written by make_outlines.py from LXGW WenKai Bold and Noto Serif CJK SemiBold. This file is under the SIL Open")
    print("   Font License 1.1, see OFL.txt. */")
    print('#include "render/outlines.h"')
    print("\n/* clang-format off */")
    table("character", [(c, outline(characters, c, CHARACTER_SIZE, None)) for c in CHARACTERS])
    table("letter", [(c, outline(letters, c, LETTER_SIZE, None)) for c in LETTERS])
    table("label", [(c, outline(letters, c, LABEL_SIZE, 0.26 if c.isalpha() else 0.33)) for c in LABELS])


main()
