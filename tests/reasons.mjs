// Prints the full reason for each failure in a Playwright or Vitest report, and what a browser's page showed.
// Usage: tests/reasons.mjs REPORT.json
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const say = (name, messages) => console.log(stripVTControlCharacters(`\n✘ ${name}\n${messages.join('\n')}`));


/** The page's outline at a failure. Playwright's own text also repeats the error and the test. */
function shown({ name, path }) {
  if (name !== 'error-context' || !existsSync(path)) return [];
  const outline = /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  return [`The page showed:\n${outline.split('\n').slice(0, 120).join('\n')}`];
}

for (const { message } of report.errors ?? []) say('outside of a test', [message]);

function walk(suite) {
  for (const spec of suite.specs ?? []) {
    for (const { projectName, results } of spec.tests) {
      for (const { errors = [], attachments = [], retry } of results) {
        if (errors.length === 0) continue;
        const messages = errors.map((error) => error.message);
        const attempt = retry > 0 ? ', second try' : '';
        say(`[${projectName}] ${spec.file}:${spec.line} ${spec.title}${attempt}`, [...messages, ...attachments.flatMap(shown)]);
      }
    }
  }
  for (const inner of suite.suites ?? []) walk(inner);
}
for (const suite of report.suites ?? []) walk(suite);

for (const { name, message, assertionResults } of report.testResults ?? []) {
  if (message) say(name, [message]);
  for (const test of assertionResults) if (test.status === 'failed') say(`${name} ${test.fullName}`, test.failureMessages);
}
