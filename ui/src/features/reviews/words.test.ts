import { expect, test } from 'vitest';
import { disputesText } from './words';

test('how disputes ended is one sentence', () => {
  const texts = [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
  ].map(([settled = 0, decided = 0]) => disputesText({ settled, decided }));
  expect(texts).toEqual(['', '1 dispute, settled.', '1 dispute, decided.', '3 disputes: 2 settled, 1 decided.']);
});
