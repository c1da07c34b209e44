"""Diagrams of the site: what a picture shows, and the picture, drawn by the library through its program."""

import dataclasses
import html
import pathlib
import re
import subprocess

MOVE = {
    "xiangqi": re.compile(r"([a-i][0-9])([a-i][0-9])"),
    "janggi": re.compile(r"([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))"),
}
SQUARE = {"xiangqi": re.compile(r"[a-i][0-9]"), "janggi": re.compile(r"[a-i](?:10|[1-9])")}


def split_move(text, variant):
    """From and to of a move in coordinates, or None."""
    found = MOVE[variant].fullmatch(text)
    return found.groups() if found else None


def squares_of(text, variant):
    """The squares that stand in a text, apart from those of moves."""
    return SQUARE[variant].findall(text)


@dataclasses.dataclass(frozen=True)
class Diagram:
    """A board with marks and arrows: pairs of a tone and squares, and of a tone and moves."""

    variant: str
    fen: str = ""  # empty: the start of a game
    moves: tuple = ()  # played before the board is drawn
    marks: tuple = ()
    arrows: tuple = ()

    @property
    def has_signs(self):
        return any(points for _, points in (*self.marks, *self.arrows))

    def options(self):
        found = ["--variant", self.variant]
        if self.fen:
            found += ["--fen", self.fen]
        if self.moves:
            found += ["--moves", " ".join(self.moves)]
        for tone, squares in self.marks:
            if squares:
                found += ["--mark", f"{tone}:{','.join(squares)}"]
        for tone, moves in self.arrows:
            if moves:
                found += ["--arrow", f"{tone}:{','.join(moves)}"]
        return found


class Painter:
    """Draws diagrams into a folder, each under a name of its own."""

    def __init__(self, tool, folder):
        self.tool = str(tool)
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.drawn = {}

    def paint(self, name, diagram, title):
        """The file name of the picture, or None of what the program can't draw, such as a FEN with eleven ranks."""
        if diagram in self.drawn:
            return self.drawn[diagram]
        done = subprocess.run([self.tool, "show", "--as", "svg", "--title", title, *diagram.options()],
                              capture_output=True, text=True, encoding="utf-8")
        if done.returncode == 2:
            raise RuntimeError(f"{name}: {' '.join(diagram.options())}: {done.stderr.strip()}")
        picture = None
        if done.stdout:
            picture = f"{name}.svg"
            (self.folder / picture).write_text(done.stdout, encoding="utf-8")
        self.drawn[diagram] = picture
        return picture

    def image(self, name, diagram, title):
        """The picture as an HTML element, or None."""
        picture = self.paint(name, diagram, title)
        if picture is None:
            return None
        return (f'<img src="{self.folder.name}/{picture}" alt="{html.escape(title)}" width="400" height="440" '
                'loading="lazy">')


def figure(image, caption, kind=""):
    """A picture with what is said of it, both HTML."""
    return f'<figure class="board {kind}">{image}<figcaption>{caption}</figcaption></figure>'


def gallery(figures):
    return ['<div class="boards">', *figures, "</div>"]


def code(text):
    return f"<code>{html.escape(text)}</code>"
