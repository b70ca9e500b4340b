// Prints why each skipped test in a Playwright report was skipped, a line each. Usage: tests/skipped.mjs REPORT.json
import { readFileSync } from 'node:fs';

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

for (const { title, tests } of JSON.parse(readFileSync(process.argv[2], 'utf8')).suites.flatMap(specsOf)) {
  for (const { status, annotations } of tests) {
    if (status === 'skipped') console.log(`${title}: ${annotations.map(({ description }) => description).join(', ')}`);
  }
}
