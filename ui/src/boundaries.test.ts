import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file));

/** The paths below src that a file imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(join('src', file), 'utf8');
  return [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

const layer = (path: string) => path.split('/')[0] ?? '';
const feature = (path: string) => (layer(path) === 'features' ? path.split('/')[1] : undefined);

/** The layers each layer may import, lowest layer first. */
const allowed: Record<string, string[]> = {
  lib: ['lib'],
  // The service worker is a separate program with its own fetch.
  worker: ['worker', 'lib'],
  data: ['data', 'lib'],
  kit: ['kit', 'data', 'lib'],
  domain: ['domain', 'kit', 'data', 'lib'],
  features: ['features', 'domain', 'kit', 'data', 'lib'],
  app: ['app', 'features', 'domain', 'kit', 'data', 'lib'],
};

/** The only data modules kit may import: session, site, drafts and uploads. It knows nothing about jobs, fees or applications. */
const ofKit = ['data/accounts/session', 'data/site/site', 'data/drafts/account-drafts', 'data/files/store', 'data/files/use-upload'];

it.each(files)('%s imports only lower layers', (file) => {
  for (const path of importsOf(file)) {
    if (path.startsWith('..')) continue;
    expect(allowed[layer(file)], `${file} imports ${path}`).toContain(layer(path));
    if (layer(file) === 'kit' && layer(path) === 'data') expect(ofKit, `${file} imports ${path}`).toContain(path);
    // Only pages may combine features.
    if (feature(path) && feature(file) && feature(path) !== feature(file)) expect(file, `${file} imports ${path}`).toMatch(/\/pages\/.*\.page\.tsx$/);
  }
});

it.each(files)('%s is short enough to read', (file) => {
  expect(readFileSync(join('src', file), 'utf8').split('\n').length).toBeLessThanOrEqual(260);
});

it('calls fetch in one place', () => {
  const callers = files.filter((file) => /\bfetch\(/.test(readFileSync(join('src', file), 'utf8')));
  expect(callers).toEqual([join('lib', 'http.ts'), join('worker', 'push.ts'), join('worker', 'sw.ts')]);
});

it('opens the device’s database in one place, where nothing waits for it forever', () => {
  const openers = files.filter((file) => /\b(createStore|indexedDB)\b/.test(readFileSync(join('src', file), 'utf8')));
  expect(openers).toEqual([join('lib', 'device-store.ts')]);
});

it('never changes the layout inside the callback of an observer', () => {
  const observers = files.filter((file) => readFileSync(join('src', file), 'utf8').includes('ResizeObserver('));
  expect(observers).toEqual([join('kit', 'on-resize.ts')]);
});

it('formats instants in the site’s time zone, so that two people read the same day', () => {
  const code = (file: string) => readFileSync(join('src', file), 'utf8');
  // The zone of the device is for what someone does on it: it's suggested, or shown beside the site's.
  const withoutZone = /DateTimeFormat\((?!\)\.resolvedOptions)(?![^;]*?timeZone)/;
  expect(files.filter((file) => withoutZone.test(code(file)))).toEqual([]);
  const ofDevice = /\.toLocale(Date|Time)String\(|new Date\([^)]*\)\.toLocaleString\(|\.(set|get)(Hours|Date|Day|Month|FullYear|TimezoneOffset)\(/;
  expect(files.filter((file) => ofDevice.test(code(file)))).toEqual([]);
  const asksDevice = files.filter((file) => code(file).includes('resolvedOptions().timeZone')).sort();
  expect(asksDevice).toEqual([
    join('features', 'analytics', 'session.ts'),
    join('features', 'notifications', 'components', 'ways-form.tsx'),
    join('features', 'operator', 'components', 'site-fields.tsx'),
    join('lib', 'moment.ts'),
  ]);
});

it('never writes HTML', () => {
  for (const file of files) expect(readFileSync(join('src', file), 'utf8')).not.toMatch(/innerHTML|dangerouslySetInnerHTML|outerHTML/);
});

it('keeps JSX out of data', () => {
  expect(files.filter((file) => layer(file) === 'data' && file.endsWith('.tsx'))).toEqual([]);
});
