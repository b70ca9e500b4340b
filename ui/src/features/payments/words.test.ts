import { expect, test } from 'vitest';
import type { Invoice } from '../../lib/api';
import { invoiceState, parsePercent, percentText, timeToContest } from './words';

test('percentages are typed with a point or a comma', () => {
  expect(['19', '8,25', ' 7.5 % ', '', '101', '8.255', 'x'].map(parsePercent)).toEqual([1900, 825, 750, 0, null, null, null]);
  expect([1900, 825].map(percentText)).toEqual(['19', '8.25']);
});

test('an invoice is late from the day after it was due', () => {
  const invoice = { kind: 'invoice', total: 100, paid: 0, refunded: 0, credited: 0, recorded: 0, disputeId: null, dueOn: '2026-11-20' } as Invoice;
  const label = (change: Partial<Invoice>, today = '2026-11-20') => invoiceState({ ...invoice, ...change }, today).label;
  expect([label({}), label({}, '2026-11-21'), label({ paid: 40 }), label({ paid: 100 })]).toEqual(['Open', 'Late', 'Partly paid', 'Paid']);
  expect([label({ recorded: 100 }, '2026-11-21'), label({ recorded: 60 }), label({ paid: 40, recorded: 60 })]).toEqual([
    'Unconfirmed',
    'Open',
    'Unconfirmed',
  ]);
  expect([label({ disputeId: 7 }), label({ paid: 60, credited: 40 }), label({ credited: 100 })]).toEqual(['In dispute', 'Paid', 'Nothing to pay']);
  expect([label({ paid: 100, refunded: 100 }), label({ paid: 100, refunded: 1 }), label({ kind: 'credit_note' })]).toEqual([
    'Refunded',
    'Partly refunded',
    'Credit note',
  ]);
});

test('the time to contest is never more than what is left', () => {
  const hour = 3_600_000;
  expect([24 * hour, 24 * hour - 1, 2 * hour - 1, hour - 1, 1].map((left) => timeToContest(1_000 + left, 1_000))).toEqual([
    '24 hours',
    '23 hours',
    '1 hour',
    'less than an hour',
    'less than an hour',
  ]);
});
