import { expect, test } from 'vitest';
import type { Dispute } from '../../lib/api';
import { nowText, outcome, subject } from './words';

const dispute = {
  about: 'hours',
  items: [{ id: 1, title: 'Fri, Nov 20, 8:00 AM to 12:00 PM', amount: 6_000 }],
  claim: 6_000,
  currency: 'USD',
  worker: 'Wanda Worker',
  state: 'settling',
  side: 'worker',
  ownSide: 'employer',
  can: ['range'],
  round: 2,
  opensAt: 0,
  dueAt: Date.UTC(2026, 10, 27, 12),
  ending: 'ranges',
  outcome: 2_501,
} as unknown as Dispute;

test('what it is about names a single thing and counts several', () => {
  expect(subject(dispute)).toBe('Fri, Nov 20, 8:00 AM to 12:00 PM, $60.00 in dispute');
  expect(subject({ ...dispute, items: [...dispute.items, ...dispute.items] })).toBe('2 lines of hours, $60.00 in dispute');
  expect(subject({ ...dispute, about: 'conduct', items: [], claim: 0 })).toBe('Conduct');
});

test('a round says whose turn it is, or when it begins', () => {
  expect(nowText(dispute)).toMatch(/^Round 2 of 3: seal what you’d accept by Nov 27, 2026\./);
  expect(nowText({ ...dispute, can: [] })).toMatch(/^Round 2 of 3: your range is sealed/);
  expect(nowText({ ...dispute, opensAt: 2, can: [] }, 1)).toMatch(/^Round 2 of 3 begins on/);
});

test('an outcome says how, and who gets what', () => {
  expect(outcome(dispute)).toBe('The ranges that both sides sealed overlapped. Wanda Worker gets $25.01 of the $60.00 in dispute.');
  expect(outcome({ ...dispute, ending: 'withdrawn', outcome: null })).toBe('It was withdrawn, and everything goes on as before.');
});
