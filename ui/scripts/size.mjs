// Measures what the first visit downloads, as the server sends it (brotli), and fails if it exceeds a budget.
import { statSync } from 'node:fs';
import { dist, filesOf, first, linked, names, stylesOf } from './bundle.mjs';

const weigh = (name) => statSync(new URL(`${name}.br`, dist)).size / 1024;
const sum = (files) => [...files].reduce((total, name) => total + weigh(name), 0);

const rows = [];
const check = (what, size, budget) => rows.push({ what, KiB: size.toFixed(1), budget, ok: size <= budget ? 'ok' : 'OVER' });

const font = names.filter((name) => name.endsWith('.woff2')).reduce((total, name) => total + statSync(new URL(name, dist)).size / 1024, 0);
const page = weigh('index.html');

for (const [path, name] of [
  ['/', 'landing.page'],
  ['/jobs', 'jobs.page'],
]) {
  const js = sum(first) + sum(filesOf(name));
  const css = sum(linked) + sum(stylesOf(name));
  check(`${path} JS`, js, 115);
  check(`${path} CSS`, css, 14);
  check(`${path} total with the font`, js + css + page + font, 165);
}
check('HTML', page, 8);
for (const name of new Set(names.map((file) => /^(.+\.page)\./.exec(file)?.[1]).filter(Boolean))) {
  if (name === 'landing.page' || name === 'jobs.page') continue;
  check(`${name} JS`, sum(filesOf(name)), 25.75);
  check(`${name} CSS`, sum(stylesOf(name)), 6);
}

console.table(rows);
if (rows.some(({ ok }) => ok === 'OVER')) process.exit(1);
