// Tells the browser to compile the first scripts while they download, in parallel with the page's own work, instead of piece by
// piece when they run: https://v8.dev/blog/explicit-compile-hints. Other browsers read the line as a comment.
import { readFileSync, writeFileSync } from 'node:fs';
import { dist, first } from './bundle.mjs';

for (const name of first) {
  const file = new URL(name, dist);
  writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
}
