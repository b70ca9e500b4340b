import { describe, expect, it } from 'vitest';
import { safeNext, signInPath } from './next';
import { joinTown, splitTown } from './town';

describe('the return path after signing in', () => {
  it.each([
    ['/jobs/17?apply=1', '/jobs/17?apply=1'],
    [null, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\r\nLocation: //evil.example', '/'],
    ['/sign-in?next=/x', '/'],
  ])('%s leads to %s', (next, path) => expect(safeNext(next)).toBe(path));

  it('is passed to the sign-in page', () => expect(signInPath('/jobs/17?apply=1')).toBe('/sign-in?next=%2Fjobs%2F17%3Fapply%3D1'));
});

it('splits a town at its last comma', () => {
  expect(splitTown('Springfield, IL')).toEqual({ city: 'Springfield', state: 'IL' });
  expect(splitTown('Alder Creek')).toEqual({ city: 'Alder Creek', state: '' });
  expect(splitTown('Washington, D.C., US')).toEqual({ city: 'Washington, D.C.', state: 'US' });
  expect(joinTown('Springfield', 'IL')).toBe('Springfield, IL');
});
