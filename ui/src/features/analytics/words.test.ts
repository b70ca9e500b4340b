import { describe, expect, it } from 'vitest';
import { noEmptySearches, whoseVisits } from './words';

const funnels = (visits: number) => ({ visits, searched: 0, opened: 0, applied: 0, posted: 0 });

describe('says whose numbers they are', () => {
  it.each([
    [0, 'of visitors who allowed counting'],
    [1, 'of the 1 visitor who allowed counting'],
    [7, 'of the 7 visitors who allowed counting'],
  ])('%i', (consentGiven, text) => expect(whoseVisits({ consentGiven })).toBe(text));
});

it('claims nothing of searches that nobody made', () => {
  expect(noEmptySearches({ funnels: funnels(0), searches: [] })).toMatch(/nothing to tell/);
  expect(noEmptySearches({ funnels: funnels(3), searches: [] })).toBe('No searches yet.');
  expect(noEmptySearches({ funnels: funnels(3), searches: [{ name: 'cook', count: 1 }] })).toBe('Every counted search found something.');
});
