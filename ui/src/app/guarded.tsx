import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router';
import { useSession } from '../data/accounts/session';
import { useDelayed } from '../kit/delayed';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { decide } from './guard';
import { Loading } from './loading';

const NotFound = lazy(() => loadWithRetry(() => import('./not-found')));
const RoleSelection = lazy(() => loadWithRetry(() => import('../features/accounts/pages/role-selection.page')));

/** The page, or what the guard shows in its place. */
export function Guarded(): ReactNode {
  const { pathname } = useLocation();
  const { state, user } = useSession();
  const navigation = useNavigation();
  const isNavigating = navigation.state === 'loading' && navigation.location.pathname !== pathname;
  const slow = useDelayed(isNavigating);
  const decision = decide(pathname, state, user?.staff);

  // useDelayed has already waited 250 ms; a second delay would double that.
  if (slow) return <Loading after={0} />;
  switch (decision.show) {
    case 'page':
      return <Outlet />;
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

function RedirectHome({ from }: { from: string }) {
  useEffect(() => {
    console.warn(`There is no page at ${from}, redirecting to the home page`);
  }, [from]);
  return <Navigate to="/" replace />;
}
