import subprocess
import sys

# Four threads at once read a kind that msgspec does not know yet, again and again. With `type=outer` instead, the
# process fell in 15 of 15 runs.
SCRIPT = """
import sys, enum, threading
import msgspec
from krajina.core.understood import understood

sys.setswitchinterval(1e-6)
for n in range(40):
    colours = [enum.StrEnum(f"Colour{m}", {"RED": "red", "BLUE": "blue"}) for m in range(20)]
    inner = msgspec.defstruct("Inner", [(f"colour{m}", colour) for m, colour in enumerate(colours)])
    outer = msgspec.defstruct("Outer", [("one", inner), ("more", tuple[inner, ...])])
    data = msgspec.json.encode(outer(inner(*["red"] * 20), ()))
    start = threading.Barrier(4)
    def read():
        start.wait()
        msgspec.json.decode(data, type=understood(outer))

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("read")
"""


def test_threads_may_read_what_none_has_read_before() -> None:
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "read\n", "")
