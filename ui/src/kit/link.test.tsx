import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryHistory } from '../lib/router/history';
import { RouterProvider } from '../lib/router/provider';
import { createRouter, type Router } from '../lib/router/router';
import { Link } from './link';

const place = document.createElement('div');
let router: Router;
let unmount = () => Promise.resolve();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  router = createRouter(memoryHistory('/jobs?query=cook'), { load: () => null, onLeave: () => {} });
  const root = createRoot(place);
  unmount = async () => act(() => root.unmount());
  await act(() =>
    root.render(
      <RouterProvider router={router}>
        <Link to="/saved">Saved</Link>
        <Link to="?query=baker" onClick={(event) => event.preventDefault()}>
          Kept
        </Link>
        <Link to="https://elsewhere.example/a">Elsewhere</Link>
        <Link to="/jobs" target="_blank">
          Apart
        </Link>
      </RouterProvider>,
    ),
  );
});
afterEach(() => unmount());

/** Clicks the link; says whether the browser would follow it itself. */
async function click(name: string, how: MouseEventInit = {}): Promise<boolean> {
  const link = [...place.querySelectorAll('a')].find((one) => one.textContent === name);
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop);
  await act(() => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })));
  removeEventListener('click', stop);
  return left;
}

it('follows a plain click itself', async () => {
  expect(await click('Saved')).toBe(false);
  expect(router.state().location.pathname).toBe('/saved');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])('leaves %o to the browser', async (how) => {
  expect(await click('Saved', how)).toBe(true);
  expect(router.state().location.pathname).toBe('/jobs');
});

it('leaves other sites and other windows to the browser, and heeds a handler that said no', async () => {
  expect([await click('Elsewhere'), await click('Apart')]).toEqual([true, true]);
  await click('Kept');
  expect(router.state().location.search).toBe('?query=cook');
});

it('shows whole addresses', () => {
  expect([...place.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
    '/saved',
    '/jobs?query=baker',
    'https://elsewhere.example/a',
    '/jobs',
  ]);
});
