#!/usr/bin/env python3
"""Soak test: starts the release binary on a temporary database, runs 200 support chats and sends 100,000 analytics events,
and measures the latency of ordinary writes meanwhile. Usage: scripts/soak.py [BINARY]"""

import os, sqlite3, tempfile, threading, time

from client import Browser, honest, memory, serving

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


def main():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "soak.db")
        with serving(file) as (server, port, operator):
            operator.ask("PUT", "/api/auth/role", {"role": "employer"})
            before, idle = honest(operator, 3000), memory(server.pid)
            failed, refused = [], []
            started = time.monotonic()
            people = [threading.Thread(target=chat, args=(port, n, failed)) for n in range(CHATS)]
            tellers = [threading.Thread(target=tell, args=(port, n, EVENTS // BATCH // TELLERS, refused)) for n in range(TELLERS)]
            for thread in people + tellers:
                thread.start()
            during = honest(operator, 3000, SECONDS / 3300)
            for thread in people + tellers:
                thread.join()
            took = time.monotonic() - started
            time.sleep(4)
            after = honest(operator, 3000)
            db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
            one = lambda sql: db.execute(sql).fetchone()[0]
            rows = {table: one(f"SELECT COUNT(*) FROM {table}") for table in ("analytics_events", "support_chats", "support_messages")}
            print(f"{EVENTS} events and {CHATS} chats in {took:.0f} s; {len(failed)} chats failed, {len(refused)} batches were retried")
            print(f"ordinary write, p50 / p99 ms: before {before[0]:.1f} / {before[1]:.1f}, during {during[0]:.1f} / {during[1]:.1f}, after {after[0]:.1f} / {after[1]:.1f}")
            print(f"memory (RssAnon): idle {idle:.1f} MB, after {memory(server.pid):.1f} MB; file {os.path.getsize(file) / 1e6:.1f} MB; rows {rows}")
            assert not failed, failed[:5]
            # Other activity on the machine adds a few milliseconds to p99; queuing behind the load would add more.
            assert during[1] <= 2 * before[1] + 5, "writes were too slow under load"
            assert memory(server.pid) <= 64 and os.path.getsize(file) <= 32e6, "memory or file out of bounds"
            assert rows["analytics_events"] == EVENTS and rows["support_chats"] == CHATS


main()
