// The first format of all reads the browser's tables of locales, a tenth of a second on a weak phone. They belong to the whole
// process, so a worker reads them while the page loads. Where they don't, or the worker comes late, the page reads them itself.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const code = 'Intl.NumberFormat().format(0);Intl.DateTimeFormat().format(0);close()';
const name = `locales.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
writeFileSync(new URL(name, dist), code);

const page = new URL('index.html', dist);
const html = readFileSync(page, 'utf8');
if (!html.includes('/locales.js')) throw new Error('index.html starts no worker for the locales');
writeFileSync(page, html.replace('/locales.js', `/${name}`));
