#!/usr/bin/env python3
"""Replicates a site with Litestream under load, upgrades it and backs it up meanwhile, restores the replica, and checks that no
acknowledged write is missing. Usage: scripts/litestream.py BINARY LITESTREAM OLD_FILE, which is a database of an earlier schema."""

import contextlib, os, shutil, signal, sqlite3, subprocess, sys, tempfile, threading, time

from client import PORT, Browser, set_up, start, token_of

WRITERS, SECONDS = 4, 15
# Suggestions that people sent in before the upgrade.
OLD_ROWS = 500
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
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        return {title for (title,) in db.execute("SELECT title FROM jobs UNION SELECT title FROM feedback")}


def schema(file):
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        return db.execute("SELECT max(version) FROM schema_migrations").fetchone()[0]


class OldSite:
    """A database of an earlier schema, and a program of that time that writes to it."""

    def __init__(self, file, acknowledged):
        shutil.copy(sys.argv[3], file)
        self.db, self.acknowledged = sqlite3.connect(file, isolation_level=None), acknowledged

    def write(self, rows):
        now = time.time_ns() // 1_000_000
        for _ in range(rows):
            title = f"Longer hours {time.time_ns()}"
            self.db.execute(
                "INSERT INTO feedback (kind, title, description, priority, state, answer, created_at) "
                "VALUES ('feature_request', ?, 'Open at six.', 'medium', 'new', '', ?)", (title, now))
            self.acknowledged.append(title)
            time.sleep(0.01)


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        at = lambda name: os.path.join(folder, name)
        file, acknowledged, server = at("town.db"), [], None
        old = OldSite(file, acknowledged)
        litestream = subprocess.Popen([LITESTREAM, "replicate", file, f"file://{at('replica')}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            old.write(OLD_ROWS)
            old.db.close()

            # The upgrade: this program migrates the file that Litestream is following.
            server = start(file)
            print(f"upgraded from schema {schema(sys.argv[3])} to {schema(file)}")
            assert schema(file) > schema(sys.argv[3])
            operator = set_up(PORT, token_of(server))
            load = Load(operator, acknowledged)
            time.sleep(SECONDS)
            run(program, "backup", "--db", file, at("under-load.db"))
            load.stop()
            backed_up = len(titles(at("under-load.db")) & set(acknowledged))
            print(f"{len(acknowledged)} writes; a backup under load has {backed_up} of them")
            assert backed_up > OLD_ROWS

            # A restart, as install.sh does it: a backup first. Litestream goes on.
            run(program, "backup", "--db", file, at("before-restart.db"))
            stop(server)
            server = start(file)
            load = Load(operator, acknowledged)
            time.sleep(SECONDS)
            load.stop()
            stop(server)
            stop(litestream, signal.SIGINT)
        finally:
            for process in (server, litestream):
                if process and process.poll() is None:
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
