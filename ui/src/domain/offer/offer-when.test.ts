import { describe, expect, it } from 'vitest';
import type { Application } from '../../lib/api';
import { offerWhen } from './offer-when';

const job = (over: object) =>
  ({ kind: 'shift', whenText: null, startDate: null, endDate: null, startTime: null, endTime: null, ...over }) as Application['job'];
/** Some engines put a narrow space before PM. */
const say = (...offered: Parameters<typeof offerWhen>) => offerWhen(...offered).replaceAll('\u202f', ' ');
const tonight = { startDate: '2026-11-30', startTime: '18:00', endTime: '23:30' };

describe('when offered work is', () => {
  it('comes from the job', () => {
    expect(say({ offer: null, job: job(tonight) })).toBe('Mon, Nov 30, 6–11:30 PM');
    expect(say({ offer: { startDate: '2026-11-30' }, job: job(tonight) })).toBe('Mon, Nov 30, 6–11:30 PM');
    expect(say({ offer: { startDate: null }, job: job({ whenText: 'Fri–Sat, 4–11 pm' }) })).toBe('Fri–Sat, 4–11 pm');
  });
  it('begins on the day that the offer names', () => {
    expect(say({ offer: { startDate: '2026-12-02' }, job: job(tonight) })).toBe('Wed, Dec 2, 6–11:30 PM');
    expect(say({ offer: { startDate: '2026-12-02' }, job: job({ whenText: 'Fri–Sat, 4–11 pm' }) })).toBe('Fri–Sat, 4–11 pm, from Dec 2, 2026');
    expect(say({ offer: { startDate: '2026-12-02' }, job: job({}) })).toBe('Wed, Dec 2');
  });
  it('may be open', () => expect(say({ offer: { startDate: null }, job: job({ kind: 'steady' }) })).toBe(''));
});
