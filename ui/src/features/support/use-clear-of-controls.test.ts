import { expect, it } from 'vitest';
import { liftFor } from './use-clear-of-controls';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const control = (left: number, top: number, width: number, height: number, maxCovered = 0.02) => ({ ...box(left, top, width, height), maxCovered });
const button = box(326, 700, 56, 56);

it('doesn’t move if it covers nothing, or only part of something large', () => {
  expect(liftFor([button], [])).toBe(0);
  expect(liftFor([button], [control(16, 600, 358, 200, 0.25)])).toBe(0);
});

it('moves above a small control', () => {
  const lift = liftFor([button], [control(330, 710, 44, 44)]);
  expect(lift).toBeGreaterThan(0);
  expect(lift).toBeLessThanOrEqual(48);
});

it('moves off the end of a wide button, unless there is no other place', () => {
  expect(liftFor([button], [control(16, 704, 358, 52)])).toBeGreaterThanOrEqual(48);
  const form = Array.from({ length: 20 }, (_, row) => control(16, row * 50, 358, 48));
  expect(liftFor([button], form)).toBe(0);
});

it('returns null if every position covers a control', () => {
  const column = Array.from({ length: 20 }, (_, row) => control(330, row * 48, 44, 44));
  expect(liftFor([button], column)).toBeNull();
});
