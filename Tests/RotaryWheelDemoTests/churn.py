#!/usr/bin/python3
"""churn.py FOLDER COUNT [CHANGES RATE]: fills a folder with numbered pictures, all the same, or after each line of its
input changes that many of them, RATE each second, and prints `DONE`: it rewrites most in place, others by another file
of that name, or they go and come again. All are there at the end."""

import os
import pathlib
import random
import signal
import sys

folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
picture = (pathlib.Path(__file__).parent / "../RotaryWheelTests/dot.png").read_bytes()
files = [folder / f"photo{number}.png" for number in range(1, count + 1)]
if len(sys.argv) < 4:
    for file in files:
        file.write_bytes(picture)
    sys.exit()

print("READY", flush=True)
changes, rate = int(sys.argv[3]), int(sys.argv[4])
choice = random.Random(1)
other = folder / "other"
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
signal.setitimer(signal.ITIMER_REAL, 1 / rate, 1 / rate)
for _ in sys.stdin:
    for change in range(changes):
        signal.sigwait({signal.SIGALRM})
        # Every tenth is one of those that show.
        file = files[choice.randrange(10 if change % 10 == 0 else count)]
        if change % 10 == 1:
            other.write_bytes(picture)
            os.rename(other, file)
        else:
            if change % 50 == 2:
                file.unlink()
            file.write_bytes(picture)
    print("DONE", flush=True)
