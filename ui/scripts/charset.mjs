// Moves the character set and the width to the start of the head: the bundler puts its scripts before them, but browsers look for
// the character set in the first 1,024 bytes only.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../dist/index.html', import.meta.url);
const html = readFileSync(file, 'utf8');
const metas = html.match(/<meta charset="utf-8">\s*<meta name="viewport"[^>]*>\s*/)?.[0];
if (!metas) throw new Error('No character set in index.html');
writeFileSync(file, html.replace(metas, '').replace('<head>', `<head>${metas.replaceAll('\n', '')}`));
