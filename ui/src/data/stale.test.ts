import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleAfter } from './stale';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file));
const code = Object.fromEntries(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
const data = files.filter((file) => file.startsWith('data/') && file !== 'data/stale.ts');
const textOf = (file: string) => code[file] ?? '';

/** The paths that queries request, with '*' for each part that is not a literal. */
const asked = data.flatMap((file) =>
  [...textOf(file).matchAll(/keyOf\(\[([^\]]+)\]/g)].map(([, parts = '']) =>
    parts
      .split(',')
      .map((part) => /^'(.*)'$/.exec(part.trim())?.[1] ?? '*')
      .join('/'),
  ),
);

const patterns = [...new Set<string>(Object.values(staleAfter).flat())];

it.each(patterns)('%s covers a query', (pattern) => {
  const prefix = pattern.replace('$', '');
  expect(asked.some((path) => path === prefix || (path.startsWith(`${prefix}/`) && prefix === pattern))).toBe(true);
});

it.each(Object.keys(staleAfter))('%s is emitted somewhere', (event) => {
  expect(data.filter((file) => textOf(file).includes(`'${event}'`))).not.toEqual([]);
});

it('is the only way to invalidate queries', () => {
  expect(files.filter((file) => /invalidateQueries|refetchOnMount/.test(textOf(file)))).toEqual(['data/emit.ts']);
});

it('uses each API path in one domain only', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of data) {
    for (const [, path = ''] of textOf(file).matchAll(/keyOf\(\[('[^\]]+)\]/g)) {
      const owner = file.split('/').slice(0, 2).join('/');
      // data/client.ts refers to the account's path as well, but does not own it.
      if (owner !== 'data/client.ts') owners.set(path, (owners.get(path) ?? new Set()).add(owner));
    }
  }
  for (const [path, names] of owners) expect([...names], path).toHaveLength(1);
  expect(files.filter((file) => /use(Infinite)?Quer(y|ies)\(/.test(textOf(file)) && !file.startsWith('data/'))).toEqual([]);
});
