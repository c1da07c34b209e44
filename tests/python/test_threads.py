"""Objects used from several threads: an answer or a clear exception, never a crash."""

from __future__ import annotations

import sys
import threading

import pytest

import xiangqi
from support import walk
from xiangqi import Position, Positions


@pytest.fixture(autouse=True)
def switch_often():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def run(*works):
    failures = []

    def guarded(work):
        try:
            work()
        except Exception as failure:  # handed to the test
            failures.append(failure)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures


def test_one_position_in_two_threads():
    position = Position()

    def play():
        for _ in range(2000):
            position.push(position.moves()[0])
            position.pop()

    failures = run(play, play)
    assert all(isinstance(failure, xiangqi.XiangqiError) for failure in failures)
    position.fen()


def test_perft_lets_others_run():
    position = Position()
    seen, stop = [], threading.Event()

    def count():
        seen.append(position.perft(5))
        stop.set()

    def watch():
        while not stop.is_set():
            seen.append(0)

    assert run(count, watch) == []
    assert 133312995 in seen and len(seen) > 100


def test_array_read_and_written():
    many = Positions([position.copy() for position in walk("xiangqi", 1)] * 200)
    keys = many.keys().tolist()

    def read():
        for _ in range(20):
            many.planes()

    def write():
        for index in range(2000):
            try:
                many[index % len(many)] = many[index % len(many)]
            except xiangqi.ArgumentError as refused:
                assert "another thread" in str(refused)

    assert run(read, read, write) == []
    assert many.keys().tolist() == keys


def test_judging_on_threads_is_the_same():
    games = []
    for seed in range(60):
        last = None
        for last in walk("xiangqi", seed):
            pass
        games.append(last.move_stack)
    moves, ends = xiangqi.pack(games)
    assert xiangqi.judge(moves, ends, threads=4) == xiangqi.judge(moves, ends)
