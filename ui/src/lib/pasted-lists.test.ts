import { expect, test } from 'vitest';
import vectors from '../../../data/list-vectors.json';
import { withLists } from './pasted-lists';

test.each(vectors)('$name', ({ text, lists }) => {
  expect(withLists(text)).toBe(lists);
});

test('a text with lists stays the same', () => {
  for (const { lists } of vectors) expect(withLists(lists)).toBe(lists);
});
