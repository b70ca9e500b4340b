"""A site on a temporary database, and clients for the scripts that load it."""

import contextlib, http.client, json, pathlib, re, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PASSWORD = "four plain words here"
PORT = 18_700


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
    site = {"name": "Springfield Jobs", "town": "Springfield, IL", "currency": "USD", "brand": "#1f6b54"}
    body = {"token": token, "name": "Olive Operator", "email": "olive@example.org", "password": PASSWORD, "site": site}
    status, answer = operator.ask("POST", "/api/setup", body)
    assert status == 201, answer
    return operator


def start(file, program=None):
    """Starts the site, and waits until it listens."""
    command = [program or binary(), "serve", "--db", file, "--listen", f"127.0.0.1:{PORT}", "--trusted-proxy", "127.0.0.1/32", "--log", "error"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert "is running" in server.stdout.readline(), "the site doesn't start"
    return server


def token_of(server):
    """Returns the token of the setup link, which a new site prints."""
    token = None
    while token is None:
        token = re.search(r"#token=(\S+)", server.stdout.readline())
    return token[1]


@contextlib.contextmanager
def serving(file):
    """Runs the site, and gives its process, its port and its operator."""
    server = start(file)
    try:
        yield server, PORT, set_up(PORT, token_of(server))
    finally:
        server.terminate()
        server.wait(30)


def percentiles(times):
    """Returns p50 and p99 of some seconds, in milliseconds."""
    times = sorted(times)
    return times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000


def honest(operator, count=300, pause=0.0):
    """Returns the p50 and p99 latency of an ordinary write, in milliseconds."""
    times = []
    for n in range(count):
        started = time.monotonic()
        status, answer = operator.ask("PUT", "/api/drafts/post-job", {"value": {"title": f"Draft {n}"}})
        assert status == 200, (status, answer)
        times.append(time.monotonic() - started)
        time.sleep(pause)
    return percentiles(times)


def memory(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+)", status)[1]) / 1024
