import { expect, it } from 'vitest';
import { isOpen, isToAnswer, length, statusLabel } from './words';

it('says how long it takes', () => {
  expect([15, 60, 90, 120, 100, 180].map(length)).toEqual(['15 minutes', '1 hour', '1½ hours', '2 hours', '100 minutes', '3 hours']);
});

it('asks only the side that can pick', () => {
  const proposed = { status: 'proposed', ownSide: 'worker', can: ['pick', 'move', 'cancel'] } as const;
  expect(statusLabel({ ...proposed, can: [...proposed.can] }).label).toBe('Pick a time');
  expect(statusLabel({ ...proposed, can: ['move'] }).label).toBe('Waiting for a reply');
  // A time that has passed can’t be picked, but new ones can be proposed.
  const lapsed = { ...proposed, status: 'lapsed' as const };
  expect(statusLabel({ ...lapsed, can: ['move', 'cancel'] })).toEqual({ label: 'No time picked', tone: 'warn' });
  expect(statusLabel({ ...lapsed, can: [] })).toEqual({ label: 'No time picked', tone: 'plain' });
  expect([isToAnswer({ ...lapsed, can: ['move', 'cancel'] }), isOpen(lapsed)]).toEqual([false, true]);
  // Someone who picks from interview hours may still pick another time, but need not.
  expect(isToAnswer({ ...proposed, status: 'confirmed', can: ['pick'] })).toBe(false);
});
