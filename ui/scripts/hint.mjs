// Tells the browser to compile scripts while they download, in parallel with the page's own work, instead of piece by piece when
// they run: https://v8.dev/blog/explicit-compile-hints. A page uses most of what it loads. Other browsers read the line as a
// comment.
import { readFileSync, writeFileSync } from 'node:fs';
import { dist, names } from './bundle.mjs';

for (const name of names.filter((name) => name.endsWith('.js'))) {
  const file = new URL(name, dist);
  writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
}
