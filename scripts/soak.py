#!/usr/bin/env python3
"""Soak test: starts the release binary on a temporary database, runs 200 support chats and sends 100,000 analytics events,
and measures the latency of ordinary writes meanwhile, and of the disk. Usage: scripts/soak.py [BINARY]"""

import multiprocessing, os, sqlite3, tempfile, threading, time

from client import Browser, honest, memory, percentiles, serving

CHATS, EVENTS, BATCH, TELLERS = 200, 100_000, 10, 8
# Duration of the load: nearly 1,000 events per second, far more than any town produces.
SECONDS = 110


def chat(port, number, failed):
    time.sleep(number / CHATS * SECONDS / 11)
    visitor = Browser(port, 10_000 + number)
    status, session = visitor.ask("POST", "/api/support/chat/start", {})
    for n in range(10):
        if status not in (200, 201):
            failed.append((number, status))
            return
        message = {"sessionId": session["id"], "message": f"Message {n} of {number}", "messageType": "text"}
        status, _ = visitor.ask("POST", "/api/support/chat/message", message)
        visitor.ask("GET", f"/api/support/chat/{session['id']}/messages")
        time.sleep(SECONDS / 11)
    status, _ = visitor.ask("POST", f"/api/support/chat/{session['id']}/end", {"satisfaction": number % 5 + 1})
    if status != 200:
        failed.append((number, status))


def tell(port, worker, batches, refused):
    browser = Browser(port, 50_000 + worker)
    begun = time.monotonic()
    for n in range(batches):
        time.sleep(max(0, begun + n * SECONDS / batches - time.monotonic()))
        browser.address = f"172.16.{n % 250}.{worker}"
        visit = f"{worker}-{n // 3}"
        event = {"event": "page_view", "userId": visit, "sessionId": visit, "timestamp": 1, "page": f"/jobs/{n}", "properties": {}}
        session = {"sessionId": visit, "startTime": 1, "lastActivity": 1, "pageViews": 1, "events": 1, "userId": visit, "deviceInfo": None}
        body = {"events": [event] * BATCH, "session": session}
        status, _ = browser.ask("POST", "/api/analytics", body)
        while status == 503:
            refused.append(n)
            time.sleep(0.5)
            status, _ = browser.ask("POST", "/api/analytics", body)
        assert status == 200, status


def load(port, failed, refused):
    people = [threading.Thread(target=chat, args=(port, n, failed)) for n in range(CHATS)]
    tellers = [threading.Thread(target=tell, args=(port, n, EVENTS // BATCH // TELLERS, refused)) for n in range(TELLERS)]
    for thread in people + tellers:
        thread.start()
    for thread in people + tellers:
        thread.join()


def sync(file, stopped, figures):
    """Measures how long the disk takes to sync one page of a file, until stopped."""
    times = []
    with open(file, "wb") as probe:
        while not stopped.wait(0.03):
            started = time.monotonic()
            os.pwrite(probe.fileno(), bytes(4096), 0)
            os.fdatasync(probe.fileno())
            times.append(time.monotonic() - started)
    figures.extend(percentiles(times))


def main():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "soak.db")
        with serving(file) as (server, port, operator):
            operator.ask("PUT", "/api/auth/role", {"role": "employer"})
            before, idle = honest(operator, 3000), memory(server.pid)
            shared = multiprocessing.Manager()
            failed, refused, disk, stopped = shared.list(), shared.list(), [], threading.Event()
            started = time.monotonic()
            # A process of its own, so that the ordinary writes don't wait for this interpreter's lock.
            crowd = multiprocessing.Process(target=load, args=(port, failed, refused))
            crowd.start()
            probe = threading.Thread(target=sync, args=(os.path.join(folder, "probe"), stopped, disk))
            probe.start()
            during = honest(operator, 3000, SECONDS / 3300)
            stopped.set()
            probe.join()
            crowd.join()
            assert crowd.exitcode == 0, "the load failed"
            took = time.monotonic() - started
            time.sleep(4)
            after = honest(operator, 3000)
            db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
            one = lambda sql: db.execute(sql).fetchone()[0]
            rows = {table: one(f"SELECT COUNT(*) FROM {table}") for table in ("analytics_events", "support_chats", "support_messages")}
            print(f"{EVENTS} events and {CHATS} chats in {took:.0f} s; {len(failed)} chats failed, {len(refused)} batches were retried")
            print(f"ordinary write, p50 / p99 ms: before {before[0]:.1f} / {before[1]:.1f}, during {during[0]:.1f} / {during[1]:.1f}, after {after[0]:.1f} / {after[1]:.1f}; the disk alone {disk[0]:.1f} / {disk[1]:.1f}")
            print(f"memory (RssAnon): idle {idle:.1f} MB, after {memory(server.pid):.1f} MB; file {os.path.getsize(file) / 1e6:.1f} MB; rows {rows}")
            assert not failed, list(failed[:5])
            # Other activity on the machine adds a few milliseconds to p99; queuing behind the load would add more.
            # A write may wait for two syncs, because the one before it may just have begun.
            assert during[1] <= 2 * (before[1] + disk[1]) + 5, "writes were too slow under load"
            assert memory(server.pid) <= 64 and os.path.getsize(file) <= 32e6, "memory or file out of bounds"
            assert rows["analytics_events"] == EVENTS and rows["support_chats"] == CHATS


main()
