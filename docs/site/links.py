"""Checks the links of a folder of HTML, without a network: every file and every anchor is there."""

import html.parser
import pathlib
import re
import sys
import urllib.parse

OUTSIDE = re.compile(r"(?:https?|mailto|javascript|data):")


class Reader(html.parser.HTMLParser):
    """The anchors of a file and where it leads."""

    def __init__(self):
        super().__init__()
        self.anchors, self.targets, self.outside = set(), set(), set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                (self.outside if OUTSIDE.match(value) else self.targets).add(value)


def read(path):
    reader = Reader()
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        reader.targets.update(re.findall(r'url:"([^"]+)"', text))
    else:
        reader.feed(text)
    return reader


def broken_links(folder):
    """Each link that leads nowhere, as a file and a target; and how many were looked at."""
    files = {path: read(path) for path in sorted(folder.rglob("*.html"))}
    menu = folder / "menudata.js"
    sources = {**files, **({menu: read(menu)} if menu.exists() else {})}
    broken, count = [], 0
    for path, reader in sources.items():
        for target in sorted(reader.targets):
            count += 1
            url = urllib.parse.urlsplit(target)
            other = (path.parent / urllib.parse.unquote(url.path)).resolve() if url.path else path
            anchor = urllib.parse.unquote(url.fragment)
            if not other.is_file() or (anchor and other in files and anchor not in files[other].anchors):
                broken.append((path.relative_to(folder), target))
    return broken, count


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: links.py FOLDER")
    broken, count = broken_links(pathlib.Path(sys.argv[1]).resolve())
    for path, target in broken:
        print(f"{path}: {target} leads nowhere")
    print(f"{count} links, {len(broken)} of them broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
