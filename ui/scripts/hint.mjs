// Tells the browser to compile what every page starts with while it arrives, beside the page's own work, and not piece by piece
// when it runs: https://v8.dev/blog/explicit-compile-hints. Browsers that do not know the line read it as a comment.
import { readFileSync, writeFileSync } from 'node:fs';
import { dist, first } from './bundle.mjs';

for (const name of first) {
  const file = new URL(name, dist);
  writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
}
