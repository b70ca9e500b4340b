// Reads the build and says which files a page loads.
import { readdirSync, readFileSync } from 'node:fs';

export const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
export const names = readdirSync(dist);
const scripts = names.filter((name) => name.endsWith('.js'));
const importMap = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"imports":{}}').imports;
const keyOf = Object.fromEntries(Object.entries(importMap).map(([key, path]) => [key, path.slice(1)]));

/** Returns a script with everything it imports, directly or not. */
function withImports(name, into = new Set()) {
  if (into.has(name)) return into;
  into.add(name);
  const code = readFileSync(new URL(name, dist), 'utf8');
  for (const [, target] of code.matchAll(/(?:from|import)\s*"\.?\/?([\w.-]+\.js)"/g)) if (scripts.includes(target)) withImports(target, into);
  return into;
}

/** The style sheets linked on every page. */
export const linked = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, name]) => name);

const entry = /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];
/** The scripts every page starts with. */
export const first = withImports(entry);

// Parcel lists the chunks of a lazy import in one Promise.all, or a single chunk before its `then`.
const groups = scripts.flatMap((name) =>
  [...readFileSync(new URL(name, dist), 'utf8').matchAll(/Promise\.all\(\[(.*?)\]\)|\("[\w-]{5,6}"\)\.then/g)].map(([whole]) =>
    [...whole.matchAll(/"([\w-]{5,6})"/g)].map(([, key]) => keyOf[key]).filter(Boolean),
  ),
);

/** The style sheets of one lazy part: Parcel names them after the script that imports them. */
export const stylesOf = (part) => names.filter((name) => name.startsWith(`${part}.`) && name.endsWith('.css') && !linked.includes(name));

/** Returns the files loaded for a lazy part such as `jobs.page`, besides the first ones. */
export function filesOf(part) {
  const group = groups.find((files) => files.at(-1)?.startsWith(`${part}.`));
  if (!group) throw new Error(`No code for ${part}`);
  const all = new Set();
  for (const name of group) withImports(name, all);
  return new Set([...all].filter((name) => !first.has(name)));
}
