import { expect, it } from 'vitest';
import { hrefOf, locationAt, resolve } from './location';

const from = { pathname: '/jobs/7', search: '?tab=pay' };

it.each([
  ['/jobs', '/jobs'],
  ['/jobs?query=cook&sort=pay#top', '/jobs?query=cook&sort=pay#top'],
  ['?tab=hours', '/jobs/7?tab=hours'],
  ['?', '/jobs/7'],
  ['#photos', '/jobs/7?tab=pay#photos'],
  ['', '/jobs/7?tab=pay'],
  [{ pathname: '/sign-in', search: 'next=%2F' }, '/sign-in?next=%2F'],
  [{ search: '' }, '/jobs/7'],
  [{ hash: 'feedback' }, '/jobs/7#feedback'],
  ['/jobs?query=línea', '/jobs?query=l%C3%ADnea'],
])('resolves %j', (to, expected) => {
  expect(resolve(to, from)).toBe(expected);
});

it.each(['https://elsewhere.example/jobs', '//elsewhere.example', 'mailto:a@b.example', 'https://'])('%s leads elsewhere', (to) => {
  expect(resolve(to, from)).toBeNull();
});

it('reads an address back', () => {
  const location = locationAt('/jobs/7?tab=pay#top', { overlay: 'apply' }, 'k1');
  expect(location).toEqual({ pathname: '/jobs/7', search: '?tab=pay', hash: '#top', state: { overlay: 'apply' }, key: 'k1' });
  expect(hrefOf(location)).toBe('/jobs/7?tab=pay#top');
});
