#!/usr/bin/env bash
# rss-parser 3.13.0 and feedsmith 3.0.1 from npm, feedparser 6.0.12 from PyPI.
#
# An Atom feed links to itself (rel="self") and to the page that it's about. RFC 4287 says that a link without rel is one to the page
# (rel="alternate"), and gives the order of links no meaning.
#
# Guessed: all readers show the page as the feed's link.
# Seen: where the page's link has no rel, rss-parser shows the first link, of whatever kind. With the feed's own link first, people
# who open the site from their reader get XML.
#
# For Jobstead: the page's link says rel="alternate" (src/pages/feed.rs, "cards_and_pages_without_scripts_say_when_the_work_is" in
# tests/suite/pages.rs).
set -euo pipefail

expected='feedparser, without rel: https://town.example/jobs
feedparser, with rel: https://town.example/jobs
rss-parser, without rel: https://town.example/jobs.atom
rss-parser, with rel: https://town.example/jobs
feedsmith, without rel: https://town.example/jobs
feedsmith, with rel: https://town.example/jobs'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check feedparser==6.0.12
npm install --silent --no-fund --no-audit rss-parser@3.13.0 feedsmith@3.0.1

write() {
    cat >"$1.atom" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>New jobs</title><id>https://town.example/jobs.atom</id>
<link rel="self" href="https://town.example/jobs.atom"/><link $2href="https://town.example/jobs"/>
<updated>2026-11-20T12:00:00Z</updated>
<entry><title>Cook</title><id>https://town.example/jobs/1</id><link href="https://town.example/jobs/1"/>
<updated>2026-11-20T12:00:00Z</updated><author><name>Diner</name></author></entry>
</feed>
XML
}
write without ''
write with 'rel="alternate" '

cat >read.py <<'PY'
import feedparser

for rel in ("without", "with"):
    with open(f"{rel}.atom", "rb") as file:
        print(f"feedparser, {rel} rel: {feedparser.parse(file.read()).feed.link}")
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { parseFeed } from 'feedsmith';
import Parser from 'rss-parser';

const feeds = ['without', 'with'];
const read = (rel) => readFileSync(`${rel}.atom`, 'utf8');
for (const rel of feeds) console.log(`rss-parser, ${rel} rel: ${(await new Parser().parseString(read(rel))).link}`);
for (const rel of feeds) {
  const page = parseFeed(read(rel)).feed.links.find(({ rel = 'alternate' }) => rel === 'alternate');
  console.log(`feedsmith, ${rel} rel: ${page.href}`);
}
JS
seen=$(venv/bin/python read.py && node read.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
