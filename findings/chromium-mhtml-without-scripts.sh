#!/usr/bin/env bash
# playwright-core 1.65.1 from npm, with Debian's chromium (156).
#
# A job's page has its JobPosting in a script of the type application/ld+json, which never runs: it's data.
#
# Guessed: a page saved as a single file (MHTML, "Webpage, Single File") has all that the page has, so its job can be imported.
# Seen: Chromium drops every script from it, data too. Microdata in attributes stays. No part says its charset, which by the rules of
# mail is ASCII; the page inside says UTF-8.
#
# For Jobstead: such a file without job data is answered with what to do instead, "Webpage, HTML only", and pages in it are decoded as
# they say themselves (src/imports/feed/archive.rs, "a_page_saved_in_one_file_is_read" in src/imports/feed/page_tests.rs).
set -euo pipefail

expected='page: ld+json yes, script yes, microdata yes
mhtml: ld+json no, script no, microdata yes
type of the part: text/html'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit playwright-core@1.65.1

cat >look.mjs <<'JS'
import { chromium } from 'playwright-core';

const html = `<!DOCTYPE html><meta charset="utf-8"><title>Cook</title>
<script type="application/ld+json">{"@type":"JobPosting","title":"Cook"}</script><script>const ran = true;</script>
<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Cook</h1></div>`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(html);
const session = await page.context().newCDPSession(page);
const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
await browser.close();

const mhtml = data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const has = (text, part) => (text.includes(part) ? 'yes' : 'no');
for (const [name, text] of Object.entries({ page: html, mhtml }))
  console.log(`${name}: ld+json ${has(text, 'ld+json')}, script ${has(text, '<script')}, microdata ${has(text, 'itemprop="title"')}`);
const [, part] = data.split('\r\n\r\n------');
console.log(`type of the part: ${part.match(/Content-Type: (.*)\r\n/)[1]}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
