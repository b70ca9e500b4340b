import { expect, test } from 'vitest';
import type { ImportDetails } from '../../lib/api';
import { changedText, missingNames, missingText, sharedText, undoText, work, workLabel } from './known';

const details = (counts: object, missing: string[] = []) =>
  ({
    counts: { ready: 0, known: 0, changed: 0, expiring: 0, missing: 0, ...counts },
    missing: missing.map((title, id) => ({ id, title })),
  }) as unknown as ImportDetails;

const label = (counts: object, update: boolean, close: boolean) => workLabel(work(details(counts), { update, close }));

test('the button says what happens', () => {
  const counts = { ready: 1_204, known: 1_200, changed: 10, expiring: 2, missing: 1 };
  expect(label(counts, false, false)).toBe('Import 4 jobs');
  expect(label(counts, true, true)).toBe('Import 4 jobs, update 12, close 1');
  expect(label({ ...counts, ready: 1_200 }, true, false)).toBe('Update 12 jobs');
  expect(label({ ...counts, ready: 1_200 }, false, true)).toBe('Close 1 job');
  expect(label({ ...counts, ready: 1_200 }, false, false)).toBeNull();
});

test('the first missing jobs are named', () => {
  expect(missingNames(details({ missing: 1 }, ['Cook']))).toBe('Cook');
  expect(missingNames(details({ missing: 2 }, ['Cook', 'Baker']))).toBe('Cook and Baker');
  expect(missingNames(details({ missing: 1_005 }, ['A', 'B', 'C', 'D', 'E']))).toBe('A, B, C, D, E and 1,000 more');
});

test('one job is singular', () => {
  expect(changedText(details({ changed: 1 }))).toBe('1 job that’s already here has changed.');
  expect(changedText(details({ changed: 2, expiring: 1 }))).toBe(
    '2 jobs that are already here have changed. 1 more is in the file, but about to end or already over here.',
  );
  expect(changedText(details({ expiring: 3 }))).toBe('3 jobs are in the file, but about to end or already over here.');
  expect(sharedText(1)).toBe('1 job was kept because a newer import includes it.');
  expect(sharedText(2)).toBe('2 jobs were kept because a newer import includes them.');
  expect(missingText(details({ missing: 9 }))).toBe('9 open jobs from this feed aren’t in the file anymore, or the file says they’re over.');
});

test('what can’t be undone is said before', () => {
  expect(undoText({ added: 2, updated: 0, closed: 0 })).toBe('You can undo the whole import for 90 days.');
  expect(undoText({ added: 2, updated: 1, closed: 0 })).toBe(
    'You can remove the new jobs again for 90 days. Updating and closing jobs can’t be undone.',
  );
  expect(undoText({ added: 0, updated: 0, closed: 1 })).toBe('Updating and closing jobs can’t be undone.');
  expect(undoText({ added: 0, updated: 0, closed: 0 })).toBeNull();
});
