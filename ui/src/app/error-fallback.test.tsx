import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/client';
import { memoryHistory } from '../lib/router/history';
import { RouterProvider } from '../lib/router/provider';
import { createRouter } from '../lib/router/router';
import { PageError } from './error-fallback';

it('starts counting at 30 seconds, before the error is caught', () => {
  const router = createRouter(memoryHistory('/jobs'), { load: () => null, onLeave: () => {} });
  const client = createQueryClient({ onMutationUnreachable: vi.fn(), onMutationSuccess: vi.fn(), onQueryUnreachable: vi.fn() });
  // renderToString runs no effects, so this is the state before the countdown starts.
  const html = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router}>
        <PageError error={new Error('on purpose')} />
      </RouterProvider>
    </QueryClientProvider>,
  );
  expect(html.replace(/<!-- -->/g, '')).toContain('Going to the home page in 30 seconds.');
});
