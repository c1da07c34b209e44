"""The program as a whole: commands, help, version, streams."""

import os
import pty
import re
import select
import signal
import subprocess
import time

import pytest
from tool import BROKEN, ROOT, START, TOOL, USE, WELL, is_usage_error, run

COMMANDS = ["judge", "moves", "perft", "fen", "show", "rules"]


def test_version_is_that_of_the_tree():
    version = (ROOT / "VERSION").read_text().strip()
    done = run("--version")
    assert (done.status, done.out) == (WELL, f"xiangqi {version}\n")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_lists_the_commands(option):
    done = run(option)
    assert done.status == WELL
    assert [line.split()[0] for line in done.lines if line.startswith("  ") and line.split()[0] in COMMANDS] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_of_a_command(command, option):
    done = run(command, option)
    assert done.status == WELL
    assert done.out.startswith(f"usage: xiangqi {command} ")
    assert "--json" in done.out and "--variant" in done.out
    assert done.err == ""


@pytest.mark.parametrize("arguments", [[], ["convert", "--to", "wxf"], ["verify"], ["--json"], ["judges"], [""]])
def test_unknown_commands_list_those_there_are(arguments):
    done = run(*arguments)
    assert is_usage_error(done)
    assert all(command in done.err for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_unknown_option(command):
    done = run(command, "--no-such-option")
    assert is_usage_error(done)
    assert "--no-such-option" in done.err and f"xiangqi {command} --help" in done.err


@pytest.mark.parametrize("arguments", [["judge", "--fen"], ["perft", "--threads"], ["judge", "--json=yes", "-"],
                                       ["show", "--divide"], ["fen", "--moves", "h2e2", START]])
def test_options_used_wrongly(arguments):
    assert is_usage_error(run(*arguments))


@pytest.mark.parametrize("arguments", [["judge", "--moves", ""], ["moves"], ["perft", "1"], ["fen", START], ["show"],
                                       ["rules"]])
class TestVariant:
    def test_xiangqi(self, arguments):
        done = run(*arguments, "--variant", "xiangqi")
        assert done.status == WELL
        assert done.out == run(*arguments).out or arguments == ["rules"]

    def test_janggi(self, arguments):
        done = run(*arguments, "--variant", "janggi")
        assert done.status == WELL and done.out != run(*arguments, "--variant", "xiangqi").out or arguments[0] in ("judge", "fen")

    def test_unknown(self, arguments):
        done = run(*arguments, "--variant", "shogi")
        assert is_usage_error(done)
        assert "shogi" in done.err and "  xiangqi" in done.err


@pytest.mark.parametrize("arguments", [["moves"], ["perft", "--divide", "1"], ["fen", START], ["show"], ["rules"],
                                       ["judge", "--moves", ""], ["judge", "--json", "--moves", ""], ["--help"],
                                       ["--version"], ["judge", "--help"]])
@pytest.mark.parametrize("stdout", ["/dev/full", None], ids=["full disk", "closed"])
def test_results_that_cannot_be_written(arguments, stdout):
    redirect = f">{stdout}" if stdout else ">&-"
    done = subprocess.run(["/bin/sh", "-c", f'"$0" "$@" {redirect}', TOOL, *arguments], capture_output=True, timeout=60)
    assert done.returncode == USE
    assert b"can't write" in done.stderr


def test_a_full_disk_ends_long_work_early(tmp_path):
    games = tmp_path / "games.txt"
    games.write_text("h2e2 h9g7\n" * 200_000)
    with open("/dev/full", "wb") as full:
        began = time.monotonic()
        done = subprocess.run([TOOL, "judge", str(games)], stdout=full, stderr=subprocess.PIPE, timeout=120)
    assert done.returncode == USE
    assert time.monotonic() - began < 5


def test_a_reader_that_goes_away_ends_the_program(tmp_path):
    games = tmp_path / "games.txt"
    games.write_text("h2e2 h9g7\n" * 100_000)
    with subprocess.Popen([TOOL, "judge", str(games)], stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=60) == -signal.SIGPIPE


def judge_slowly(stderr):
    """Two games with a pause between them that is longer than progress waits."""
    with subprocess.Popen([TOOL, "judge", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr) as process:
        process.stdin.write(b"h2e2\n")
        process.stdin.flush()
        time.sleep(0.8)
        process.stdin.write(b"h2e2 h9g7\n")
        out, err = process.communicate(timeout=60)
    assert process.returncode == WELL
    assert len(out.splitlines()) == 2
    return err


def test_progress_on_a_terminal():
    ours, theirs = pty.openpty()
    judge_slowly(theirs)
    os.close(theirs)
    said = os.read(ours, 1000)
    os.close(ours)
    assert b"2 games judged" in said
    assert said.endswith(b"\r\x1b[K")


def test_progress_of_perft_where_everything_is_a_terminal():
    """A depth that would take minutes; the program is ended as soon as it has said how far it is."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([TOOL, "perft", "7"], stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        said = b""
        while b" nodes" not in said and select.select([ours], [], [], 60)[0]:
            said += os.read(ours, 1000)
        process.terminate()
    os.close(ours)
    assert re.fullmatch(rb"(\r\x1b\[K\d+ nodes)+", said)


def test_no_progress_without_a_terminal():
    assert judge_slowly(subprocess.PIPE) == b""


def test_environment_and_locale_change_nothing():
    plain = run("judge", "--json", "--moves", "h2e2").out
    for environment in ({"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"}, {}):
        done = subprocess.run([TOOL, "judge", "--json", "--moves", "h2e2"], env=environment, capture_output=True)
        assert done.stdout.decode() == plain


def test_the_worst_status_counts(tmp_path):
    """A file that can't be opened weighs more than a bad game, and the others are judged all the same."""
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("h2e2\n")
    bad.write_text("h2e9\n")
    missing = str(tmp_path / "missing.txt")
    assert run("judge", str(good)).status == WELL
    assert run("judge", str(good), str(bad), str(good)).status == BROKEN
    done = run("judge", str(bad), missing, str(good))
    assert done.status == USE
    assert len(done.lines) == 2
    assert missing in done.err
