// Weighs what the first visit downloads, as the server sends it (brotli), and fails when a budget is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const names = readdirSync(dist).filter((name) => name.endsWith('.js'));
const importMap = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"imports":{}}').imports;

const weigh = (name) => statSync(new URL(`${name}.br`, dist)).size / 1024;
const sum = (files) => [...files].reduce((total, name) => total + weigh(name), 0);

/** The files that a script brings along: the page's own and those it imports by name or loads beside it. */
function withImports(name, into = new Set()) {
  if (into.has(name)) return into;
  into.add(name);
  const code = readFileSync(new URL(name, dist), 'utf8');
  for (const [, target] of code.matchAll(/(?:from|import)\s*"\.?\/?([\w.-]+\.js)"/g)) if (names.includes(target)) withImports(target, into);
  return into;
}

const entry = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];
const first = withImports(entry);
const main = readFileSync(new URL(entry, dist), 'utf8');

/** Which files the entry loads for a page: Parcel writes a page's chunks into one Promise.all or one import. */
function filesOf(page) {
  const own = names.find((name) => name.startsWith(`${page}.`) && isLoaded(name));
  if (!own) throw new Error(`No code for ${page}`);
  const group = groups.find((files) => files.includes(own)) ?? [own];
  const all = new Set();
  for (const name of group) withImports(name, all);
  return new Set([...all].filter((name) => !first.has(name)));
}

const keyOf = Object.fromEntries(Object.entries(importMap).map(([key, path]) => [key, path.slice(1)]));
const isLoaded = (name) => groups.some((files) => files.at(-1) === name);
const groups = [...main.matchAll(/Promise\.all\(\[(.*?)\]\)|import\(([^)]+)\)/g)].map(([whole]) =>
  [...whole.matchAll(/"([\w-]{5,6})"/g)].map(([, key]) => keyOf[key]).filter(Boolean),
);

const rows = [];
const check = (what, size, budget) => rows.push({ what, KiB: size.toFixed(1), budget, ok: size <= budget ? 'ok' : 'OVER' });

const css = sum(readdirSync(dist).filter((name) => name.endsWith('.css')));
const font =
  sum([]) +
  readdirSync(dist)
    .filter((name) => name.endsWith('.woff2'))
    .reduce((total, name) => total + statSync(new URL(name, dist)).size / 1024, 0);
const page = weigh('index.html');

for (const [path, name] of [
  ['/', 'landing.page'],
  ['/jobs', 'jobs.page'],
]) {
  const js = sum(first) + sum(filesOf(name));
  check(`${path} JS`, js, 140);
  check(`${path} all with the font`, js + css + page + font, 195);
}
check('CSS', css, 14);
check('HTML', page, 8);
for (const name of new Set(names.map((file) => /^(.+\.page)\./.exec(file)?.[1]).filter(Boolean))) {
  if (!name.startsWith('landing') && name !== 'jobs.page') check(name, sum(filesOf(name)), 25);
}

console.table(rows);
if (rows.some(({ ok }) => ok === 'OVER')) process.exit(1);
