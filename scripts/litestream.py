#!/usr/bin/env python3
"""Replicates a site with Litestream under load, backs it up and upgrades it meanwhile, restores the replica, and checks that no
acknowledged write is missing. Usage: scripts/litestream.py BINARY LITESTREAM"""

import os, shutil, signal, sqlite3, subprocess, sys, tempfile, threading, time

from client import PORT, Browser, set_up, start, token_of

WRITERS, SECONDS = 4, 15
LITESTREAM = sys.argv[2] if len(sys.argv) > 2 else "litestream"


class Load:
    """Posts jobs until told to stop, and remembers those that were acknowledged."""

    def __init__(self, operator, acknowledged):
        self.stopped, self.acknowledged, self.failed = threading.Event(), acknowledged, []
        self.threads = [threading.Thread(target=self.post, args=(operator, number)) for number in range(WRITERS)]
        for thread in self.threads:
            thread.start()

    def post(self, operator, number):
        browser = Browser(PORT, 100 + number)
        browser.cookies = dict(operator.cookies)
        count = 0
        while not self.stopped.is_set():
            title = f"Line cook {number} {count} {time.time_ns()}"
            job = {"title": title, "description": "Two evenings.", "category": "food", "kind": "shift", "budgetMin": 1900,
                   "budgetMax": 2100, "budgetUnit": "hour", "city": "Portland", "state": "OR", "whenText": "Friday, 4 to 11 pm"}
            status, answer = browser.ask("POST", "/api/jobs", job)
            if status != 201:
                self.failed.append((status, answer))
                return
            self.acknowledged.append(title)
            count += 1

    def stop(self):
        self.stopped.set()
        for thread in self.threads:
            thread.join()
        assert not self.failed, self.failed[:3]


def run(*command):
    """Runs a command, which must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (command, done.returncode, done.stdout, done.stderr)


def stop(process, by=signal.SIGTERM):
    process.send_signal(by)
    assert process.wait(60) == 0, process.returncode


def titles(file):
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
        return {title for (title,) in db.execute("SELECT title FROM jobs")}


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        at = lambda name: os.path.join(folder, name)
        file, acknowledged = at("town.db"), []
        server = start(file)
        operator = set_up(PORT, token_of(server))
        litestream = subprocess.Popen([LITESTREAM, "replicate", file, f"file://{at('replica')}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            load = Load(operator, acknowledged)
            time.sleep(SECONDS)
            run(program, "backup", "--db", file, at("under-load.db"))
            load.stop()
            backed_up = len(titles(at("under-load.db")) & set(acknowledged))
            print(f"{len(acknowledged)} writes; a backup under load has {backed_up} of them")
            assert backed_up > 0

            # An upgrade, as install.sh does it: a backup, the new program, a restart. Litestream goes on.
            run(program, "backup", "--db", file, at("before-upgrade.db"))
            shutil.copy(program, at("jobstead"))
            stop(server)
            server = start(file, at("jobstead"))
            load = Load(operator, acknowledged)
            time.sleep(SECONDS)
            load.stop()
            stop(server)
            stop(litestream, signal.SIGINT)
        finally:
            for process in (server, litestream):
                if process.poll() is None:
                    process.kill()

        run(LITESTREAM, "restore", "-o", at("from-replica.db"), f"file://{at('replica')}")
        run(program, "restore", "--db", at("new.db"), at("from-replica.db"))
        run(program, "check", "--db", at("new.db"))
        run(program, "check", "--db", file)
        for name in ("from-replica.db", "new.db", "town.db"):
            missing = set(acknowledged) - titles(at(name))
            print(f"{name}: {len(missing)} of {len(acknowledged)} acknowledged writes are missing")
            assert not missing, list(missing)[:3]
        server = start(at("new.db"))
        try:
            status, _ = Browser(PORT, 1).ask("GET", "/api/jobs")
            assert status == 200, status
        finally:
            server.terminate()
            server.wait(30)


main()
