import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useSession } from '../data/accounts/session';
import { useDelayed } from '../kit/delayed';
import { Navigate } from '../kit/link';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { ParamsContext, useLocation, usePending } from '../lib/router/hooks';
import { decide } from './guard';
import { Loading } from './loading';
import { codeOf } from './page-code';
import { paramsOf, rowOf } from './routes';

const NotFound = lazy(() => loadWithRetry(() => import('./not-found')));
const RoleSelection = lazy(() => loadWithRetry(() => import('../features/accounts/pages/role-selection.page')));

/** The page, or what the guard shows in its place. */
export function Guarded(): ReactNode {
  const { pathname } = useLocation();
  const { state, user } = useSession();
  const pending = usePending();
  const isNavigating = pending !== null && pending.pathname !== pathname;
  const slow = useDelayed(isNavigating);
  const decision = decide(pathname, state, user?.staff);

  // useDelayed has already waited 250 ms; a second delay would double that.
  if (slow) return <Loading after={0} />;
  switch (decision.show) {
    case 'page':
      return <Current pathname={pathname} />;
    case 'select':
      return (
        <Suspense fallback={<Loading />}>
          <RoleSelection />
        </Suspense>
      );
    case 'loading':
      return <Loading />;
    case 'notfound':
      return (
        <Suspense fallback={<Loading />}>
          <NotFound signIn={decision.signIn} />
        </Suspense>
      );
    case 'home':
      return <RedirectHome from={pathname} />;
  }
}

/** The page of the path; at a first visit, its code may still be on the way. */
function Current({ pathname }: { pathname: string }) {
  const row = rowOf(pathname);
  const code = row && codeOf(row);
  const params = useMemo(() => paramsOf(pathname), [pathname]);
  if (!code) return <Loading />;
  const { Page, Frame } = code;
  const page = <Page />;
  return <ParamsContext value={params}>{Frame ? <Frame>{page}</Frame> : page}</ParamsContext>;
}

function RedirectHome({ from }: { from: string }) {
  useEffect(() => {
    console.warn(`There is no page at ${from}, redirecting to the home page`);
  }, [from]);
  return <Navigate to="/" replace />;
}
