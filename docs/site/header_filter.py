"""What Doxygen reads of a header: its text, with the ids of clauses in comments as links to their pages.

usage: header_filter.py FILE
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import clause_pages  # noqa: E402

COMMENT = re.compile(r"/\*\*.*?\*/", re.S)
ID = re.compile(r'(?<![\w"#:.])([A-Z]+[0-9][0-9.]*[0-9]|[A-Z][0-9])(?![\w"])')


def main():
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    if not sys.argv[1].endswith(".h"):
        sys.stdout.write(text)
        return
    labels = clause_pages.labels()

    def link(found):
        return f"[{found[1]}](@ref {labels[found[1]]})" if found[1] in labels else found[1]

    sys.stdout.write(COMMENT.sub(lambda comment: ID.sub(link, comment[0]), text))


if __name__ == "__main__":
    main()
