import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { memoryHistory } from '../lib/router/history';
import { RouterProvider } from '../lib/router/provider';
import { createRouter } from '../lib/router/router';
import { usePerson } from './accounts/person';
import { useHelp } from './content/help';
import { useText } from './content/text';
import { useDashboard } from './dashboard/dashboard';
import { useDisputeYears } from './disputes/disputes';
import { useEmployer } from './employers/employer';
import { useCity } from './jobs/city-guide';
import { useJob } from './jobs/job';
import { useJobs } from './jobs/list';
import { useSimilarJobs } from './jobs/similar';
import { usePricing } from './money/pricing';
import { usePromotions } from './money/promotions';
import { useUnreadCount } from './notifications/unread';
import { useAvailableCount } from './rapid-hire/availability';
import { useBoard } from './shifts/shifts';
import { useSupportNow } from './support/chat';

const pages = join('..', 'src', 'pages');
const rust = readdirSync(pages)
  .map((file) => readFileSync(join(pages, file), 'utf8'))
  .join('\n');

const constants = Object.fromEntries([...rust.matchAll(/const (\w+): &str = "([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** The value of a literal or constant; '*' for anything computed. */
const literal = (text: string) => /^"(.*)"$/.exec(text.trim())?.[1] ?? constants[text.trim()] ?? '*';

/** The keys that src/pages seeds data under: `json!(["/api/people", id.to_string()])` is ["/api/people", "*"]. */
const seeded = [...rust.matchAll(/json!\((\["\/api\/.*?\])\)/g)].map(([, key = '']) => {
  const params = /\{(.*)\}/.exec(key)?.[1];
  const segments = key
    .slice(1, -1)
    .replace(/,?\s*\{.*\}/, '')
    .split(',')
    .map(literal);
  if (params === undefined) return segments;
  const pairs = params.split(',').map((pair) => pair.split(':') as [string, string]);
  return [...segments, Object.fromEntries(pairs.map(([name, value]) => [literal(name), literal(value)]))];
});

/** The job list and the town pages take their search from the address. */
const search = ['/api/jobs', '*'];

function Probe() {
  useJobs({});
  useJobs({ limit: '8' });
  useJob('*');
  useSimilarJobs('*' as never);
  useCity('*', '*');
  usePerson('*');
  useEmployer('*');
  useText('*');
  useHelp();
  usePricing();
  useDisputeYears();
  useAvailableCount();
  usePromotions(null);
  useUnreadCount(true);
  useSupportNow(true, false);
  useDashboard();
  useBoard('*');
  return null;
}

it('finds every key that the server seeds', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={createRouter(memoryHistory(), { load: () => null, onLeave: () => {} })}>
          <Probe />
        </RouterProvider>
      </QueryClientProvider>,
    ),
  );
  const asked = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(seeded.length).toBeGreaterThan(12);
  for (const key of seeded) expect([...asked, search]).toContainEqual(key);
  for (const key of asked) expect(seeded).toContainEqual(key);
  await act(async () => root.unmount());
});

it('asks for as many jobs on the landing page as the server seeds', () => {
  const page = readFileSync(join('src', 'features', 'jobs', 'pages', 'landing.page.tsx'), 'utf8');
  expect(page).toContain(`useJobs({ limit: '${constants.PINNED}' })`);
});
