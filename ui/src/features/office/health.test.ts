import { expect, it } from 'vitest';
import type { OfficeHealth } from '../../lib/api';
import { healthProblem } from './health';
import { healthy, now } from './health.fixture';

const day = 86_400_000;

it.each<[string, Partial<OfficeHealth>, RegExp | null]>([
  ['everything works', {}, null],
  ['the disk is full', { hasRoom: false, clockRuns: false }, /disk/],
  ['the scheduled work stopped', { clockRuns: false, backedUpAt: null }, /scheduled work/],
  ['the clock jumped', { clockDoubted: true, failing: ['old drafts'] }, /clock/],
  ['a part of the work fails', { failing: ['old drafts'], stuckRows: 2 }, /\(old drafts\)/],
  ['a row is set aside', { stuckRows: 1 }, /^1 record is set aside/],
  ['rows are set aside', { stuckRows: 2, backedUpAt: null }, /^2 records are/],
  ['there is no backup', { backedUpAt: null }, /never/],
  ['the backup is a week old', { backedUpAt: now - 7 * day }, null],
  ['the backup is older', { backedUpAt: now - 7 * day - 1 }, /week/],
])('says what to do when %s', (_, change, expected) => {
  const problem = healthProblem({ ...healthy, ...change }, now);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeNull();
});
