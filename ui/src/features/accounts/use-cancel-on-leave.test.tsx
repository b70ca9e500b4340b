import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { memoryHistory } from '../../lib/router/history';
import { RouterProvider } from '../../lib/router/provider';
import { createRouter } from '../../lib/router/router';
import { askForPassword, askingFor } from '../../lib/step-up';
import { useCancelOnLeave } from './use-cancel-on-leave';

function Dialog() {
  useCancelOnLeave();
  return null;
}

it('keeps asking when the page arrives that the person was on the way to, and stops when they leave it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let arrive = () => {};
  const load = (path: string) => (path === '/slow' ? new Promise<void>((done) => (arrive = done)) : null);
  const router = createRouter(memoryHistory('/my-jobs'), { load, onLeave: () => {} });
  const root = createRoot(document.createElement('div'));
  const answer = askForPassword('confirm');
  await act(async () => root.render(<RouterProvider router={router}>{null}</RouterProvider>));
  await act(async () => router.navigate('/slow'));
  await act(async () =>
    root.render(
      <RouterProvider router={router}>
        <Dialog />
      </RouterProvider>,
    ),
  );
  await act(async () => arrive());
  expect(router.state().location.pathname).toBe('/slow');
  expect(askingFor()).toBe('confirm');
  await act(async () => router.navigate('/jobs'));
  expect(askingFor()).toBeNull();
  expect(await answer).toBe(false);
  await act(async () => root.unmount());
});
