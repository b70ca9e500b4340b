// Prints the full reason for each failure in a Playwright or Vitest report. Usage: tests/reasons.mjs REPORT.json
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const say = (name, messages) => console.log(stripVTControlCharacters(`\n✘ ${name}\n${messages.join('\n')}`));

for (const { message } of report.errors ?? []) say('outside of a test', [message]);

function walk(suite) {
  for (const spec of suite.specs ?? []) {
    for (const { projectName, results } of spec.tests) {
      const errors = results.flatMap((result) => result.errors ?? []);
      if (errors.length > 0) say(`[${projectName}] ${spec.file}:${spec.line} ${spec.title}`, errors.map((error) => error.message));
    }
  }
  for (const inner of suite.suites ?? []) walk(inner);
}
for (const suite of report.suites ?? []) walk(suite);

for (const { name, message, assertionResults } of report.testResults ?? []) {
  if (message) say(name, [message]);
  for (const test of assertionResults) if (test.status === 'failed') say(`${name} ${test.fullName}`, test.failureMessages);
}
