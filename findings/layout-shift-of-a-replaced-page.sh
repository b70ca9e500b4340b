#!/usr/bin/env bash
# web-vitals 6.2.3 with react and react-dom 19.3.1, playwright-core 1.65.1 and esbuild 0.28.2 from npm, in Debian's Chromium 156.
#
# A server sends a page, people scroll it, and createRoot(place).render() then puts the app's page in its place, whose cards are taller.
#
# Guessed: cumulative layout shift counts that another card is in view afterward.
# Seen: it doesn't. The same jump counts if the same elements grow, but React replaces them all, and only elements that stay can
# shift: CLS is 0.
#
# For Jobstead: on a slow phone the job under the thumb changed when the code arrived, while Lighthouse saw no shift. `keepPlace` in
# ui/src/lib/router/scroll.ts keeps the first link in view where it is; "the job in view before the code arrived stays where it is"
# in ui/e2e/shell.spec.ts is its test.
set -euo pipefail

expected='replaced by React: card 5 was in view, then card 4; CLS is 0
the same elements grow: card 5 was in view, then card 4; CLS over 0.1'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit web-vitals@6.2.3 react@19.3.1 react-dom@19.3.1 playwright-core@1.65.1 esbuild@0.28.2

cat >app.js <<'JS'
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { onCLS } from 'web-vitals';

onCLS(({ value }) => (window.shift = value), { reportAllChanges: true });
const card = (number, height) => h('a', { key: number, href: `#${number}`, style: { display: 'block', height } }, `card ${number}`);
const cards = (height) => Array.from({ length: 40 }, (_, index) => card(index + 1, height));
window.ways = {
  'replaced by React': () => createRoot(document.querySelector('main')).render(cards(220)),
  'the same elements grow': () => document.querySelectorAll('main a').forEach((link) => (link.style.height = '220px')),
};
JS
npx esbuild app.js --bundle --define:process.env.NODE_ENV='"production"' --outfile=bundle.js --log-level=error

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const card = (number) => `<a href="#${number}" style="display:block;height:169px">card ${number}</a>`;
const html = `<!doctype html><title>t</title><main>${Array.from({ length: 40 }, (_, index) => card(index + 1)).join('')}</main>
  <script>${readFileSync('bundle.js', 'utf8').replaceAll('</script', '<\\/script')}</script>`;
const args = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: args.split(' ') });
for (const way of ['replaced by React', 'the same elements grow']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(html);
  await page.evaluate(() => scrollTo(0, 760));
  await page.waitForTimeout(1_000);
  const inView = () => page.evaluate(() => [...document.querySelectorAll('main a')].find((a) => a.getBoundingClientRect().bottom > 0).textContent);
  const before = await inView();
  await page.evaluate((name) => window.ways[name](), way);
  await page.waitForTimeout(1_000);
  console.log(`${way}: ${before} was in view, then ${await inView()}; CLS ${(await page.evaluate(() => window.shift ?? 0)) > 0.1 ? 'over 0.1' : 'is 0'}`);
}
await browser.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
