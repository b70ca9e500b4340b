import { createBrowserRouter, type RouteObject } from 'react-router';
import { expectHeading } from '../kit/title';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { PageError } from './error-fallback';
import { Loading } from './loading';
import { pages } from './pages';
import { rows } from './routes';
import { Shell } from './shell';

function pageRoutes(): RouteObject[] {
  return rows
    .filter((row) => row.built)
    .map((row) => {
      const load = pages[row.name];
      if (!load) throw new Error(`The table says ${row.name} is built, but it has no page`);
      return {
        path: row.path.replace(/\{(\w+)\}/g, ':$1'),
        lazy: async () => ({ Component: (await loadWithRetry(load)).default }),
        ErrorBoundary: PageError,
      };
    });
}

export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Shell />,
      ErrorBoundary: PageError,
      HydrateFallback: Loading,
      // The guard answers for every path without a page of its own.
      children: [...pageRoutes(), { path: '*', element: null }],
    },
  ]);
  let pathname = router.state.location.pathname;
  router.subscribe((state) => {
    if (state.location.pathname === pathname) return;
    pathname = state.location.pathname;
    expectHeading();
  });
  return router;
}
