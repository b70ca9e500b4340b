import { Quote } from 'lucide';
import { expect, it } from 'vitest';
import { catalog } from './catalog';
import { categoryStyles, styleOf } from './categories';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

it('holds 2,003 messages: ids 1 to 1500, then a second batch with ids 3 to 505', () => {
  expect(catalog).toHaveLength(2003);
  expect(catalog.map(({ id }) => id)).toEqual([...range(1, 1500), ...range(3, 505)]);
});

it('has eleven categories, each with its own icon and hue', () => {
  expect(new Set(catalog.map(({ category }) => category))).toEqual(new Set(Object.keys(categoryStyles)));
  expect(Object.keys(categoryStyles)).toHaveLength(11);
  expect(new Set(Object.values(categoryStyles).map(({ icon }) => icon)).size).toBe(11);
  expect(new Set(Object.values(categoryStyles).map(({ hue }) => hue)).size).toBe(11);
});

it('gives an unknown category its own icon and the brand color', () => {
  expect(styleOf('Gardening')).toEqual({ icon: Quote, style: { '--hue': 'var(--brand-h)' } });
  expect(Object.values(categoryStyles).map(({ icon }) => icon)).not.toContain(Quote);
});

it('rises by 15 to 30 seconds an entry, up to 89,850', () => {
  const times = catalog.map(({ minTimeSpent }) => minTimeSpent);
  for (const [n, time] of times.entries()) {
    const step = time - (times[n - 1] ?? time - 15);
    expect(step).toBeGreaterThanOrEqual(15);
    expect(step).toBeLessThanOrEqual(30);
  }
  expect(times.at(-1)).toBe(89_850);
});

it('has no duplicate messages', () => {
  const texts = catalog.map(({ message }) => message);
  expect(texts).not.toContain('');
  expect(new Set(texts).size).toBe(2003);
});
