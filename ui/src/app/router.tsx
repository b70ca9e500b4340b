import type { ComponentType } from 'react';
import { createBrowserRouter, createPath, type RouteObject } from 'react-router';
import { expectHeading } from '../kit/title';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { UnreachableError } from '../lib/unreachable-error';
import { PageError, PageLoadError } from './error-fallback';
import { Loading } from './loading';
import { pages } from './pages';
import { rows } from './routes';
import { Shell } from './shell';

/**
 * Stands in for a page whose code did not load. A rejected `lazy` would leave the page blank, because the error boundary only
 * covers rendering.
 */
function missing(cause: unknown): ComponentType {
  return () => {
    if (cause instanceof UnreachableError) throw cause;
    throw new PageLoadError('The code of this page did not load', { cause });
  };
}

function pageRoutes(reload: () => void, inOffice: boolean): RouteObject[] {
  return rows
    .filter((row) => row.built && (row.office !== undefined) === inOffice)
    .map((row) => {
      const load = pages[row.name];
      if (!load) throw new Error(`The route table marks ${row.name} as built, but it has no page`);
      return {
        path: row.path.replace(/\{(\w+)\}/g, ':$1'),
        lazy: async () => ({ Component: await loadWithRetry(load, reload).then((page) => page.default, missing) }),
        ErrorBoundary: PageError,
      };
    });
}

export function createRouter() {
  // Reload at the page the person was going to, not the one they are still on.
  const reload = () => location.assign(createPath(router.state.navigation.location ?? router.state.location));
  const router = createBrowserRouter([
    {
      element: <Shell />,
      ErrorBoundary: PageError,
      HydrateFallback: Loading,
      // The guard handles every path without a page of its own.
      children: [
        ...pageRoutes(reload, false),
        {
          lazy: async () => ({ Component: await loadWithRetry(() => import('./office'), reload).then((frame) => frame.default, missing) }),
          ErrorBoundary: PageError,
          children: pageRoutes(reload, true),
        },
        { path: '*', element: null },
      ],
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
