import { expect, test } from 'vitest';
import { meanText } from './reviews';

test('a mean has one decimal', () => {
  expect([467, 500, 333].map(meanText)).toEqual(['4.7', '5.0', '3.3']);
});
