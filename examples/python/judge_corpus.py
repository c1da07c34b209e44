#!/usr/bin/env python3
"""Judges a corpus of game lists at scale on Dask: each file is cut into shards, each shard becomes a table of
verdicts.

Without --scheduler a cluster of --workers processes is started here; with it the same work goes to a real
one, whose workers need libxiangqi and see the files and the output folder. Each shard is written as one file,
so that a run that was stopped goes on where it was: shards whose files are there are passed over.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from pathlib import Path

import xiangqi
from dask.distributed import Client, LocalCluster, as_completed
from game_list import read_games

COLUMNS = ["file", "line", "plies", "result", "reason", "ply", "clause", "error"]


def judge_shard(path: str, first: int, last: int, rules: str, out: str) -> dict[str, int]:
    """Judges the games of a file from line first up to last, writes the table, and counts the ends."""
    ends, rows = Counter[str](), []
    for number, start, moves in read_games(path):
        if not first <= number < last:
            continue
        error, game = "", None
        try:
            game = xiangqi.Game(start, rules, play_on=True)
            game.push_all(moves)
        except xiangqi.XiangqiError as failure:
            error = str(failure)
        if game is None:
            rows.append([path, number, 0, "*", "", "", "", error])
        else:
            outcome = game.outcome
            reason = outcome.reason.name.lower()
            rows.append([path, number, len(game), str(outcome), reason, outcome.ply, outcome.clause, error])
        ends[error and "not legal" or rows[-1][4]] += 1
    temporary = Path(out + ".part")
    with open(temporary, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)
    temporary.replace(out)
    return dict(ends)


def shards(paths: list[str], size: int, folder: Path) -> list[tuple[str, int, int, str]]:
    """The shards that are not done yet: file, first and last line, and where the table goes."""
    found = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            lines = sum(1 for _ in file)
        for first in range(1, lines + 1, size):
            out = folder / f"{Path(path).stem}-{first:09}.tsv"
            if not out.exists():
                found.append((str(Path(path).resolve()), first, first + size, str(out.resolve())))
    return found


def run(client: Client, work: list[tuple[str, int, int, str]], rules: str) -> Counter[str]:
    """Hands the shards out, and shows progress as they come back."""
    futures = [client.submit(judge_shard, path, first, last, rules, out) for path, first, last, out in work]
    total: Counter[str] = Counter()
    for done, (_, ends) in enumerate(as_completed(futures, with_results=True), 1):
        total.update(ends)
        print(
            f"\r{done} of {len(work)} shards, {sum(total.values())} games",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="asian-online", choices=xiangqi.profiles())
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="of a running cluster, such as tcp://host:8786"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--shard", type=int, default=1000, metavar="LINES")
    parser.add_argument("--out", default="verdicts", metavar="FOLDER")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    work = shards(options.files, options.shard, folder)
    cluster = None
    if not options.scheduler:
        cluster = LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=None)
    with Client(options.scheduler or cluster) as client:
        client.upload_file(str(Path(__file__).with_name("game_list.py")))
        total = run(client, work, options.rules)
    if cluster:
        cluster.close()
    for end, count in total.most_common():
        print(f"{count:6} {end}")


if __name__ == "__main__":
    main()
