import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentType, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/toast';
import { createQueryClient } from '../client';
import { usePaywall } from '../money/paywall';
import { SessionProvider, useSession } from './session';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

function Probe({ look }: { look: () => void }) {
  look();
  return null;
}

/** Renders a page against a server that always fails. Returns the paths requested within 30 seconds and the value last read. */
async function failing<T>(
  use: () => T,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): Promise<{ requests: string[]; read: T | undefined }> {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return new Response('broken', { status: 500 });
  });
  const client = createQueryClient({ onMutationUnreachable: vi.fn(), onMutationSuccess: vi.fn(), onQueryUnreachable: vi.fn() });
  let read: T | undefined;
  const look = () => {
    read = use();
  };
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Around>
          <Probe look={look} />
        </Around>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await act(() => root.unmount());
  client.clear();
  return { requests, read };
}

it('requests the account once, without retries', async () => {
  const { requests, read } = await failing(useSession, SessionProvider);
  expect(requests).toEqual(['/api/auth/user']);
  expect(read).toEqual({ user: null, state: 'out' });
});

it('only logs a failed paywall status', async () => {
  const { requests, read } = await failing(usePaywall);
  // One try and three retries, like any other query.
  expect(requests).toEqual(Array(4).fill('/api/paywall/status'));
  expect(read).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith('A query failed', expect.objectContaining({ message: '500: broken' }));
  expect(currentToast()).toBeNull();
});
