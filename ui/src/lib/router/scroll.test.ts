import { expect, it, vi } from 'vitest';
import { readStored } from '../storage';
import { locationAt } from './location';
import { saveScroll, storeScroll } from './scroll';

it('remembers the newest 200 positions, each entry’s last one', () => {
  for (let n = 0; n < 250; n += 1) {
    vi.stubGlobal('scrollY', n);
    saveScroll(locationAt('/jobs', null, `entry ${n}`));
  }
  vi.stubGlobal('scrollY', 7);
  saveScroll(locationAt('/jobs', null, 'entry 60'));
  saveScroll(locationAt('/jobs?query=cook'));
  storeScroll();
  const stored = readStored<Record<string, number>>('scroll-positions', 'session') ?? {};
  expect(Object.keys(stored)).toHaveLength(200);
  expect([stored['entry 50'], stored['entry 51'], stored['entry 60'], stored['/jobs?query=cook']]).toEqual([undefined, 51, 7, 7]);
});
