#!/usr/bin/env python3
"""Soak test: starts the release binary on a temporary database, runs 200 support chats and sends 100,000 analytics events,
and measures the latency of ordinary writes meanwhile. Usage: scripts/soak.py [BINARY]"""

import http.client, json, os, pathlib, re, sqlite3, subprocess, sys, tempfile, threading, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHATS, EVENTS, BATCH, TELLERS = 200, 100_000, 10, 8
# Duration of the load: nearly 1,000 events per second, far more than any town produces.
SECONDS = 110
PASSWORD = "four plain words here"


def binary():
    if len(sys.argv) > 1:
        return sys.argv[1]
    return max(ROOT.glob("target/*/release/jobstead"), key=lambda path: path.stat().st_mtime)


class Browser:
    """A client with its own IP address and cookies."""

    def __init__(self, port, number):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.origin = f"http://127.0.0.1:{port}"
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.cookies = {}

    def ask(self, method, path, body=None):
        headers = {"Origin": self.origin, "X-Forwarded-For": self.address, "Content-Type": "application/json"}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                cookie, _, kept = value.split(";")[0].partition("=")
                self.cookies[cookie] = kept
        data = answer.read()
        return answer.status, json.loads(data) if data[:1] in (b"{", b"[") else None


def set_up(port, token):
    operator = Browser(port, 1)
    site = {"name": "Soak", "town": "Springfield, IL", "currency": "USD", "brand": "#1f6b54"}
    body = {"token": token, "name": "Olive Operator", "email": "olive@example.org", "password": PASSWORD, "site": site}
    status, answer = operator.ask("POST", "/api/setup", body)
    assert status == 201, answer
    return operator


def honest(operator, count=300, pause=0.0):
    """Returns the p50 and p99 latency of an ordinary write, in milliseconds."""
    times = []
    for n in range(count):
        started = time.monotonic()
        status, answer = operator.ask("PUT", "/api/drafts/post-job", {"value": {"title": f"Draft {n}"}})
        assert status == 200, (status, answer)
        times.append((time.monotonic() - started) * 1000)
        time.sleep(pause)
    times.sort()
    return times[len(times) // 2], times[int(len(times) * 0.99)]


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


def memory(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+)", status)[1]) / 1024


def main():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "soak.db")
        port = 18_700
        command = [binary(), "serve", "--db", file, "--listen", f"127.0.0.1:{port}", "--trusted-proxy", "127.0.0.1/32", "--log", "error"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            token = None
            while token is None:
                token = re.search(r"#token=(\S+)", server.stdout.readline())
            operator = set_up(port, token[1])
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
        finally:
            server.terminate()
            server.wait(30)


main()
