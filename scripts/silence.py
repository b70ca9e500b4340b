#!/usr/bin/env python3
"""Opens 2,000 silent, half-sent and stalled connections from one address to the release binary, and checks that others are
served quickly, that the server's memory stays small, and that it recovers. Usage: scripts/silence.py [BINARY]"""

import http.client, pathlib, resource, socket, subprocess, tempfile, time

from client import binary, memory

CONNECTIONS = 2_000
MAX_MILLISECONDS, MAX_MEGABYTES = 50, 64
ATTACKER, NEIGHBOR = "127.0.0.2", "127.0.0.3"


def attack(number, port):
    """Opens a connection that stays unfinished in one of four ways."""
    connection = socket.socket()
    # A full queue of new connections makes the kernel try again, each time after twice as long.
    connection.settimeout(30)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((ATTACKER, 0))
    connection.connect(("127.0.0.1", port))
    host = f"Host: 127.0.0.1:{port}\r\n".encode()
    post = b"POST /api/auth/sign-in HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 262000\r\n"
    origin = f"Origin: http://127.0.0.1:{port}\r\n".encode()
    sent = [b"", b"GET / HTTP/1.1\r\n" + host + b"X: " + b"x" * 30_000,
            post + host + origin + b"\r\n{" + b" " * 255_000,
            (b"GET /assets/ HTTP/1.1\r\n" + host + b"\r\n" + b"GET /api/openapi.json HTTP/1.1\r\n" + host + b"\r\n") * 20][number % 4]
    try:
        connection.sendall(sent)
    except OSError:
        pass  # Over the limit, it is refused.
    return connection


def page(port):
    """Returns how many milliseconds / takes for a neighbor."""
    started = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(NEIGHBOR, 0))
    connection.request("GET", "/", headers={"Host": f"127.0.0.1:{port}"})
    response = connection.getresponse()
    assert response.status == 200, response.status
    response.read()
    connection.close()
    return (time.monotonic() - started) * 1000


def median_of(port, count=51):
    return sorted(page(port) for _ in range(count))[count // 2]


def run(server, port):
    page(port)
    quiet = median_of(port)
    connections = [attack(number, port) for number in range(CONNECTIONS)]
    busy, megabytes = median_of(port), memory(server.pid)
    print(f"{CONNECTIONS} connections: / {busy:.1f} ms (before {quiet:.1f}), {megabytes:.0f} MB")
    assert busy <= MAX_MILLISECONDS and megabytes <= MAX_MEGABYTES
    time.sleep(45)
    open_files = len(list(pathlib.Path(f"/proc/{server.pid}/fd").iterdir()))
    print(f"45 seconds later: {open_files} open files, {memory(server.pid):.0f} MB")
    assert open_files < 100, "the unfinished connections are closed"
    for connection in connections:
        connection.close()


def main():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [binary(), "serve", "--db", f"{folder}/site.db", "--listen", f"127.0.0.1:{port}", "--log", "warn"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            server.stdout.readline()
            run(server, port)
        finally:
            server.terminate()
            server.wait(20)


main()
