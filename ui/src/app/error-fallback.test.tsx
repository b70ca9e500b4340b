import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/client';
import { PageError } from './error-fallback';

it('starts counting at 30 seconds, before the error is caught', () => {
  const router = createMemoryRouter([{ id: 'page', path: '/jobs', element: null, errorElement: <PageError /> }], {
    initialEntries: ['/jobs'],
    hydrationData: { errors: { page: new Error('on purpose') } },
  });
  const client = createQueryClient({ onMutationUnreachable: vi.fn(), onMutationSuccess: vi.fn(), onQueryUnreachable: vi.fn() });
  // renderToString runs no effects, so this is the state before the countdown starts.
  const html = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(html.replace(/<!-- -->/g, '')).toContain('Going to the home page in 30 seconds.');
  router.dispose();
});
