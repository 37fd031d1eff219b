"""Runs a program on a terminal of its own, does something to it once it has drawn, and tells as JSON how it left.

on_a_terminal.py DEED PROGRAM ARGS...   where DEED is a signal such as SIGTERM, a key such as ctrl-c, or nothing
"""

import fcntl, json, os, pty, select, signal, struct, subprocess, sys, termios

DEED, COMMAND = sys.argv[1], sys.argv[2:]
ENTERED, LEFT, CURSOR = b"\x1b[?1049h", b"\x1b[?1049l", b"\x1b[?25h"

signal.alarm(60)  # A program that hangs must not hang the tests.
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
before = termios.tcgetattr(slave)


def own_terminal():
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)


program = subprocess.Popen(COMMAND, stdin=slave, stdout=slave, stderr=slave, preexec_fn=own_terminal)
seen = b""
while ENTERED not in seen or len(seen) < 3000:
    if program.poll() is not None or DEED == "nothing":
        break
    seen += os.read(master, 4096)
if DEED.startswith("SIG"):
    program.send_signal(getattr(signal, DEED))
elif DEED == "ctrl-c":
    os.write(master, b"\x03")

while True:
    ended = program.poll() is not None
    if select.select([master], [], [], 0.1)[0]:
        seen += os.read(master, 4096)
    elif ended:
        break
after = termios.tcgetattr(slave)
text = seen.rsplit(LEFT, 1)[-1].decode(errors="replace") if LEFT in seen else ""
print(json.dumps({
    "code": program.returncode,
    "drew": ENTERED in seen,
    "given_back": LEFT in seen and CURSOR in seen and before == after,
    "said": text,
}))
