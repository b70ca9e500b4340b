#!/usr/bin/env python3
"""Starts the release binary on a temporary database with 500 available people and begins 20 rapid hires for three people each
at once. Measures how long it takes until everyone in the first waves is asked, and ordinary writes meanwhile. Checks that
nobody is asked twice. Usage: scripts/rapid_hire.py [BINARY]"""

import collections, os, tempfile, threading, time
from concurrent.futures import ThreadPoolExecutor

from client import PASSWORD, Browser, honest, percentiles, serving

PEOPLE, HIRES, OPENINGS = 500, 20, 3
HOUR = 3_600


def person(port, number, role):
    browser = Browser(port, number)
    account = {"name": f"Person Nr{number}", "email": f"p{number}@example.org", "password": PASSWORD}
    for method, path, body in (("POST", "/api/auth/sign-up", account), ("PUT", "/api/auth/role", {"role": role})):
        status, answer = browser.ask(method, path, body)
        assert status in (200, 201), (status, answer)
    return browser


def worker(port, number):
    browser = person(port, number, "worker")
    place = {"city": "Springfield", "state": "IL", "radiusMiles": 30}
    wish = {"available": True, **place, "categories": ["food"], "minRate": 1000, "rateUnit": "hour", "hours": []}
    status, answer = browser.ask("PUT", "/api/availability", wish)
    assert status == 200, (status, answer)
    return browser


def hire(employer):
    """Begins a rapid hire, and returns its path and how long that took."""
    work = {"title": "Dishwasher", "category": "food", "city": "Springfield", "state": "IL", "hours": 6, "rate": 1800, "rateUnit": "hour"}
    start = {"startAt": int((time.time() + 3 * HOUR) * 1000), "openings": OPENINGS, "notes": "", "contact": {"phone": "217-555-0123"}}
    begun = time.monotonic()
    status, answer = employer.ask("POST", "/api/rapid-hires", work | start)
    assert status == 201, (status, answer)
    return f"/api/rapid-hires/{answer['id']}", time.monotonic() - begun


def timed(people, path):
    """Returns the seconds that a GET takes for each of the people."""
    times = []
    for n, browser in enumerate(people):
        begun = time.monotonic()
        status, _ = browser.ask("GET", path(n))
        assert status == 200, status
        times.append(time.monotonic() - begun)
    return times


def main():
    with tempfile.TemporaryDirectory() as folder, serving(os.path.join(folder, "hire.db")) as (_, port, operator):
        with ThreadPoolExecutor(4) as pool:
            people = list(pool.map(lambda n: worker(port, 1_000 + n), range(PEOPLE)))
            employers = list(pool.map(lambda n: person(port, 5_000 + n, "employer"), range(HIRES)))
        before, during = honest(operator, 600, 0.005), []
        meanwhile = threading.Thread(target=lambda: during.append(honest(operator, 600, 0.005)))
        meanwhile.start()
        begun = time.monotonic()
        with ThreadPoolExecutor(HIRES) as pool:
            hires = list(pool.map(hire, employers))
        panels = []
        while not panels or not all(panel["offers"] for panel in panels):
            assert time.monotonic() - begun < 60, "the first waves are late"
            panels = [employer.ask("GET", path)[1] for employer, (path, _) in zip(employers, hires)]
        took = time.monotonic() - begun
        meanwhile.join()
        asked = collections.Counter(len(person.ask("GET", "/api/rapid-offers")[1]["items"]) for person in people)
        offers = sum(len(panel["offers"]) for panel in panels)
        posts = percentiles([seconds for _, seconds in hires])
        seen = percentiles(timed(employers * 15, lambda n: hires[n % HIRES][0]))
        looked = percentiles(timed(people, lambda _: "/api/rapid-offers"))
        print(f"{HIRES} hires at once: {posts[0]:.0f} / {posts[1]:.0f} ms each; after {took:.1f} s, {offers} of {PEOPLE} people are asked")
        print(f"ordinary write, p50 / p99 ms: before {before[0]:.1f} / {before[1]:.1f}, during {during[0][0]:.1f} / {during[0][1]:.1f}")
        print(f"the employer's panel {seen[0]:.1f} / {seen[1]:.1f}, a worker's offers {looked[0]:.1f} / {looked[1]:.1f}")
        assert max(asked) == 1 and asked[1] == offers, asked


main()
