import { expect, it } from 'vitest';
import type { OfficeHealth } from '../../lib/api';
import { healthProblem, waitingSentence, whereCopiesAre } from './health';
import { healthy, now } from './health.fixture';

const day = 86_400_000;
const off = { isOn: false, place: '/srv/backups', copies: [] };

it.each<[string, Partial<OfficeHealth>, RegExp | null]>([
  ['everything works', {}, null],
  ['the disk is full', { hasRoom: false, clockRuns: false }, /disk/],
  ['the scheduled work stopped', { clockRuns: false, backedUpAt: null }, /scheduled work/],
  ['the clock jumped', { clockDoubted: true, failing: ['old drafts'] }, /clock/],
  ['a part of the work fails', { failing: ['old drafts'], stuckRows: 2 }, /\(old drafts\)/],
  ['a row is set aside', { stuckRows: 1 }, /^1 record is set aside/],
  ['rows are set aside', { stuckRows: 2, backedUpAt: null }, /^2 records are/],
  ['there is no backup yet', { backedUpAt: null }, null],
  ['last night’s backup is late', { backedUpAt: now - 2 * day }, null],
  ['there was no backup for two nights', { backedUpAt: now - 2 * day - 1 }, /two days/],
  ['the nightly backup fails', { failing: ['nightly backup'] }, /^The nightly backup fails/],
  ['something else fails, too', { failing: ['nightly backup', 'old drafts'] }, /\(old drafts\)/],
  ['there is no backup, and none is made', { nightly: off, backedUpAt: null }, /never/],
  ['the backup by hand is a week old', { nightly: off, backedUpAt: now - 7 * day }, null],
  ['the backup by hand is older', { nightly: off, backedUpAt: now - 7 * day - 1 }, /week/],
])('says what to do when %s', (_, change, expected) => {
  const problem = healthProblem({ ...healthy, ...change }, now);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeNull();
});

it('says where the nightly copies are', () => {
  const { nightly } = healthy;
  expect(whereCopiesAre({ ...nightly, copies: [] })).toContain('into /srv/backups. The first copy is made in a minute.');
  expect(whereCopiesAre(nightly)).toMatch(/^One copy is in \/srv\/backups, the newest is nightly-2027-01-15\.db\. .* elsewhere\.$/);
  expect(whereCopiesAre({ ...nightly, copies: ['b', 'a'] })).toContain('Copies of 2 nights are in /srv/backups, the newest is b.');
  expect(whereCopiesAre(off)).toBe('The nightly backup is turned off on the server.');
  expect(whereCopiesAre({ ...off, copies: ['a'] })).toContain('turned off on the server. One copy is in');
});

it('says that nothing is waiting only if nothing is there', () => {
  expect(waitingSentence(2, false)).toBe('2 things are waiting for you.');
  expect(waitingSentence(0, true)).toBe('Nothing is waiting for you.');
  expect(waitingSentence(0, false)).toBeNull();
});
