import { expect, it } from 'vitest';
import { lastTown } from './last-town';

it('is the town of the newest job of an employer', () => {
  const jobs = [
    { employerId: 9, city: 'Remote', state: '', remote: true },
    { employerId: 9, city: 'Salem', state: 'OR', remote: false },
    { employerId: 7, city: 'Wien', state: '', remote: false },
    { employerId: 7, city: 'Graz', state: 'AT', remote: false },
  ];
  expect(lastTown(jobs, '7')).toBe('Wien');
  expect(lastTown(jobs, '')).toBe('Salem, OR');
  expect(lastTown(jobs, '8')).toBeNull();
  expect(lastTown([], '')).toBeNull();
});
