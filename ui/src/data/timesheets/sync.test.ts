import { expect, it } from 'vitest';
import type { Timer } from '../../lib/api';
import { type LocalHours, nothing } from '../../lib/timer-store';
import { reconcile } from './sync';

const hours = (clientId: string, fields: Partial<LocalHours> = {}): LocalHours => ({
  clientId,
  contract: 1,
  title: 'Windows',
  startedAt: 1,
  endedAt: null,
  memo: '',
  manual: false,
  place: null,
  photos: [],
  sent: true,
  failure: null,
  ...fields,
});

const server = (clientId: string): Timer => ({ clientId, contractId: 1, title: 'Windows', startedAt: 1, memo: 'Putty', clockSkew: false });

const ids = (all: LocalHours[], timer: Timer | null) => reconcile({ ...nothing, hours: all }, timer).hours.map(({ clientId }) => clientId);

it('takes over a timer that another device started, and drops one that it stopped', () => {
  expect(ids([], server('a'))).toEqual(['a']);
  expect(ids([hours('a')], null)).toEqual([]);
  expect(ids([hours('a')], server('b'))).toEqual(['b']);
  expect(ids([hours('a')], server('a'))).toEqual(['a']);
});

it('never drops what the server doesn’t know', () => {
  expect(ids([hours('a', { sent: false })], null)).toEqual(['a']);
  expect(ids([hours('a', { sent: false })], server('b'))).toEqual(['a', 'b']);
  // Stopped here, and still running there until that is sent.
  expect(ids([hours('a', { endedAt: 2 })], server('a'))).toEqual(['a']);
  expect(ids([hours('a', { endedAt: 2 })], null)).toEqual(['a']);
});
