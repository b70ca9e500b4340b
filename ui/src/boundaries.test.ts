import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file));

/** What a file imports from our own source, as paths below src. */
function importsOf(file: string): string[] {
  const code = readFileSync(join('src', file), 'utf8');
  return [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

const layer = (path: string) => path.split('/')[0] ?? '';
const feature = (path: string) => (layer(path) === 'features' ? path.split('/')[1] : undefined);

const allowed: Record<string, string[]> = {
  lib: ['lib'],
  // Its own program, with a fetch of its own.
  worker: ['worker', 'lib'],
  data: ['data', 'lib'],
  kit: ['kit', 'data', 'lib'],
  features: ['features', 'kit', 'data', 'lib'],
  app: ['app', 'features', 'kit', 'data', 'lib'],
};

it.each(files)('%s imports only what lies below it', (file) => {
  for (const path of importsOf(file)) {
    if (path.startsWith('..')) continue;
    expect(allowed[layer(file)], `${file} imports ${path}`).toContain(layer(path));
    // Only a page puts features together.
    if (feature(path) && feature(file) && feature(path) !== feature(file)) expect(file, `${file} imports ${path}`).toMatch(/\/pages\/.*\.page\.tsx$/);
  }
});

it.each(files)('%s is short enough to read', (file) => {
  expect(readFileSync(join('src', file), 'utf8').split('\n').length).toBeLessThanOrEqual(260);
});

it('calls fetch in one place', () => {
  const callers = files.filter((file) => /\bfetch\(/.test(readFileSync(join('src', file), 'utf8')));
  expect(callers).toEqual([join('lib', 'http.ts'), join('worker', 'sw.ts')]);
});

it('never writes HTML', () => {
  for (const file of files) expect(readFileSync(join('src', file), 'utf8')).not.toMatch(/innerHTML|dangerouslySetInnerHTML|outerHTML/);
});
