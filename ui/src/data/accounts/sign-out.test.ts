import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from './sign-out';

const key = ['/api/auth/user'];

function leaving(assign: (to: string) => void): QueryClient {
  vi.stubGlobal('location', { assign });
  localStorage.setItem('tour-skipped', 'true');
  const client = new QueryClient();
  client.setQueryData(key, { id: 1 });
  return client;
}

afterEach(() => vi.unstubAllGlobals());

it('clears the user and the tour, then navigates', () => {
  const client = leaving((to) => {
    expect(client.getQueryData(key)).toBeUndefined();
    expect(localStorage.getItem('tour-skipped')).toBeNull();
    expect(to).toBe('/api/logout');
  });
  signOut(client);
  expect.assertions(3);
});

it('goes home when that fails', () => {
  const requests: string[] = [];
  const client = leaving((to) => {
    requests.push(to);
    if (to !== '/') throw new Error('refused');
  });
  signOut(client);
  expect(requests).toEqual(['/api/logout', '/']);
});
