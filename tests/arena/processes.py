"""Which processes there are, by what the system says of them."""

from pathlib import Path


def status_of(pid: int) -> list[str]:
    """The state of a process, who started it, its group and its session, and more; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def is_alive(pid: int) -> bool:
    return status_of(pid)[:1] not in ([], ["Z"])


def children_of(pid: int) -> list[int]:
    return _all_with(1, pid)


def session_of(pid: int) -> list[int]:
    return _all_with(3, pid)


def _all_with(field: int, value: int) -> list[int]:
    pids = [int(process.name) for process in Path("/proc").glob("[0-9]*")]
    return [pid for pid in pids if is_alive(pid) and status_of(pid)[field : field + 1] == [str(value)]]
