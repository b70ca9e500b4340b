import { expect, it } from 'vitest';
import { groupBy } from './group-by';

it('keeps the order of keys and of items', () => {
  expect(groupBy(['bat', 'ant', 'bee', 'ape'], (word) => word[0])).toEqual([
    ['b', ['bat', 'bee']],
    ['a', ['ant', 'ape']],
  ]);
});
