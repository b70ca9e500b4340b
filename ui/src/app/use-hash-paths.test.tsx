import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryHistory } from '../lib/router/history';
import { useLocation } from '../lib/router/hooks';
import { RouterProvider } from '../lib/router/provider';
import { createRouter } from '../lib/router/router';
import { useHashPaths } from './use-hash-paths';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let at = '';

function Probe() {
  useHashPaths();
  const { pathname, search } = useLocation();
  at = pathname + search;
  return null;
}

it('polls the hash every 100 ms, without relying on events', async () => {
  let hash = '';
  vi.stubGlobal('location', {
    get hash() {
      return hash;
    },
  });
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <RouterProvider router={createRouter(memoryHistory(), { load: () => null, onLeave: () => {} })}>
        <Probe />
      </RouterProvider>,
    ),
  );
  // No event is dispatched, so only polling can notice the change.
  hash = '#/jobs?sort=pay';
  await pass(99);
  expect(at).toBe('/');
  await pass(1);
  expect(at).toBe('/jobs?sort=pay');
  hash = '#/help';
  await pass(99);
  expect(at).toBe('/jobs?sort=pay');
  await pass(1);
  expect(at).toBe('/help');
  await act(() => root.unmount());
});
