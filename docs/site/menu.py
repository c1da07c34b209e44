"""The menu of the site, as the navigation of Doxygen's layout file."""

import pathlib
import re
import subprocess
import tempfile
from xml.sax.saxutils import quoteattr

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDE = ["tour", "program", "python", "lua", "add-a-rule", "add-a-profile", "keys", "performance", "glossary",
         "contributing", "changelog"]
RULES_LAST = ["rules-differences", "rules-endings", "rules-janggi-endings"]


def tab(title, label):
    return f'      <tab type="user" url="@ref {label}" title={quoteattr(title)}/>'


def group(title, label, tabs):
    return [f'    <tab type="usergroup" url="@ref {label}" title={quoteattr(title)}>', *tabs, "    </tab>"]


def navigation(pages, clauses):
    """Guide, clauses, profiles, and the headers."""
    titles = {page.label: page.title for page in pages.values()}
    guide = [tab(titles[label], label) for label in GUIDE if label in titles]
    profiles = sorted(label for label in titles if label.startswith("rules-") and label not in RULES_LAST)
    known = {"mainpage", "clauses", *GUIDE, *profiles, *RULES_LAST}
    others = sorted(label for label in titles if label not in known)
    lines = ['  <navindex>', '    <tab type="mainpage" visible="yes" title="libxiangqi"/>']
    lines += group("Guide", "tour", [*guide, *(tab(titles[label], label) for label in others)])
    lines += group("Clauses", "clauses", [tab("All clauses", "clauses"),
                                         *(tab(title, label) for label, (title, _) in clauses.items())])
    lines += group("Rule profiles", "rules-differences",
                   [tab(titles[label], label) for label in [*profiles, *RULES_LAST] if label in titles])
    lines += ['    <tab type="filelist" visible="yes" title="Headers"/>',
              '    <tab type="globals" visible="yes" title="Index"/>', '  </navindex>']
    return "\n".join(lines)


def layout(doxygen, pages, clauses):
    """Doxygen's own layout with this menu."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([doxygen, "-l", "layout.xml"], cwd=folder, check=True, capture_output=True)
        text = (pathlib.Path(folder) / "layout.xml").read_text(encoding="utf-8")
    return re.sub(r"<navindex>.*</navindex>", lambda _: navigation(pages, clauses).strip(), text, flags=re.S)
