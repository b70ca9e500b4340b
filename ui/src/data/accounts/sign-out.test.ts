import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../lib/api';
import { currentToast } from '../../lib/toast';
import { rememberedUser, rememberUser } from './remembered-user';
import { signOut } from './sign-out';

const key = ['/api/auth/user'];

function leaving(assign: (to: string) => void): QueryClient {
  vi.stubGlobal('location', { assign });
  localStorage.setItem('tour-skipped', 'true');
  const client = new QueryClient();
  client.setQueryData(key, { id: 1 });
  return client;
}

const user = { id: 1, name: 'Mia Tran', email: 'mia@example.org', role: null, roles: [], staff: null } as unknown as User;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  rememberUser(user);
});
afterEach(() => vi.unstubAllGlobals());

it('clears the user and the tour, then navigates', async () => {
  const client = leaving((to) => {
    expect(client.getQueryData(key)).toBeUndefined();
    expect(localStorage.getItem('tour-skipped')).toBeNull();
    expect(rememberedUser()).toBeNull();
    expect(to).toBe('/api/logout');
  });
  await signOut(client);
  expect.assertions(4);
});

it('goes home when that fails', async () => {
  const requests: string[] = [];
  const client = leaving((to) => {
    requests.push(to);
    if (to !== '/') throw new Error('refused');
  });
  await signOut(client);
  expect(requests).toEqual(['/api/logout', '/']);
});

it('says that the person is still signed in when the server cannot be reached', async () => {
  const assign = vi.fn();
  const client = leaving(assign);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await signOut(client);
  expect(assign).not.toHaveBeenCalled();
  expect(client.getQueryData(key)).toEqual({ id: 1 });
  expect(rememberedUser()).toMatchObject({ id: 1, name: 'Mia Tran' });
  expect(currentToast()).toMatchObject({ title: 'You’re still signed in' });
});

it('remembers neither the email address nor the photo', () => {
  expect(localStorage.getItem('signed-in')).not.toContain('mia@example.org');
  expect(rememberedUser()?.email).toBe('');
});
