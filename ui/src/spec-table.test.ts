import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { table } from '../e2e/specification';
import { sections } from '../e2e/specification/row';

const read = (file: string) => (existsSync(`../${file}`) ? readFileSync(`../${file}`, 'utf8') : '');

/** The lines that hold the title of a test. The same words in a comment or a helper would prove nothing. */
const titles = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => /^\s*(test|it)(\.each\b.*)?\(|^\s*\](?: as const)?\)\(|^async fn /.test(line));

it.each(table)('%s: %s', (_section, words, file, test) => {
  expect(words).not.toBe('');
  expect(test).not.toBe('');
  expect(
    titles(file).filter((title) => title.includes(test)),
    `${file}: ${test}`,
  ).not.toEqual([]);
});

it('has no duplicate rows', () => {
  const said = table.map(([section, words]) => `${section}: ${words}`);
  expect(said.filter((words, n) => said.indexOf(words) !== n)).toEqual([]);
});

it('covers every section, in order', () => {
  expect([...new Set(table.map(([section]) => section))]).toEqual([...sections]);
});
