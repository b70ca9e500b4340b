import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useRememberSession, useSession } from '../data/accounts/session';
import { useEmit } from '../data/emit';
import { useIsReadOnly } from '../data/site/is-read-only';
import { lazyOverlay } from '../kit/lazy-overlay';
import { Link } from '../kit/link';
import { useOverlay } from '../kit/overlay';
import { setAnnouncer } from '../kit/title';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { useLocation } from '../lib/router/hooks';
import type { Router } from '../lib/router/router';
import { useScroll } from '../lib/router/scroll';
import { askingFor, onAsking, type Reason, settlePassword } from '../lib/step-up';
import { readStored } from '../lib/storage';
import { Footer } from './footer';
import { decide } from './guard';
import { Guarded } from './guarded';
import { OfflineBanner } from './offline-banner';
import { PageBoundary } from './page-boundary';
import { rowOf } from './routes';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { useHashPaths } from './use-hash-paths';

// Lazy: the first page is readable and usable without these.
const Slots = lazy<ComponentType>(() => loadWithRetry(() => import('./slots')).catch(() => ({ default: () => null })));
const StepUp = lazy<ComponentType<{ reason: Reason }>>(() =>
  loadWithRetry(() => import('../features/accounts/step-up')).catch(() => ({ default: StepUpFailed })),
);
// Loaded once the page is idle, and only when signed in.
const TimerBar = lazy<ComponentType>(() => loadWithRetry(() => import('../features/timesheets/timer-bar')).catch(() => ({ default: () => null })));
const MoreSheet = lazyOverlay(() => import('./more-sheet'), 'sheet sheet-more');

/** The frame around every page. */
export function Shell({ router }: { router: Router }) {
  const [more, setMore] = useOverlay('more');
  const [hasOpenedMore, setHasOpenedMore] = useState(more);
  const openMore = () => {
    setHasOpenedMore(true);
    setMore(true);
  };
  const signedIn = useSession().user !== null;
  const asking = useSyncExternalStore(onAsking, askingFor);
  const { pathname } = useLocation();
  useHashPaths();
  useScroll(router);
  useRememberSession();
  useMovedSavedJobs();
  // A kiosk is a screen at the door: no links into the site, and nothing covers the code.
  if (rowOf(pathname)?.name === 'kiosk') {
    return (
      <>
        <main id="main" tabIndex={-1}>
          <PageBoundary>
            <Guarded />
          </PageBoundary>
        </main>
        <p className="vh" role="status" ref={setAnnouncer} />
      </>
    );
  }
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar onMore={openMore} moreOpen={more} />
      <OfflineBanner />
      <ReadOnlyReminder />
      <RoleReminder />
      <Suspense>{signedIn && <TimerBar />}</Suspense>
      <main id="main" tabIndex={-1}>
        <PageBoundary>
          <Guarded />
        </PageBoundary>
      </main>
      <Footer />
      <TabBar onMore={openMore} moreOpen={more} />
      {(more || hasOpenedMore) && <MoreSheet open={more} onClose={() => setMore(false)} />}
      <Suspense>
        <Slots />
      </Suspense>
      <Suspense>{asking && <StepUp key={asking} reason={asking} />}</Suspense>
      <p className="vh" role="status" ref={setAnnouncer} />
    </>
  );
}

/** Stands in for the dialog if its code can't be loaded, so that the request fails instead of waiting for it. */
function StepUpFailed() {
  useEffect(() => settlePassword(false), []);
  return null;
}

/** Moves jobs saved on the device to the account after sign-in. */
function useMovedSavedJobs(): void {
  const { user } = useSession();
  const emit = useEmit();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn || readStored('pins') === null) return;
    void loadWithRetry(() => import('../data/jobs/save'))
      .then(({ moveSavedJobsToAccount }) => moveSavedJobsToAccount())
      .then(() => emit('SavedJobsChanged'))
      // The jobs stay on the device; the next start tries again.
      .catch(() => {});
  }, [signedIn, emit]);
}

/** Says why nothing can be saved, before someone fills in a form. */
function ReadOnlyReminder() {
  if (!useIsReadOnly()) return null;
  return (
    <div className="thin" role="status">
      <div className="wrap">
        <span>This site is read-only right now: you can look around, but changes can’t be saved.</span>
      </div>
    </div>
  );
}

/** Reminds people who are signed in but have no role yet. Public pages stay open to them. */
function RoleReminder() {
  const { state } = useSession();
  const { pathname } = useLocation();
  if (state !== 'norole' || pathname === '/role-selection' || decide(pathname, state).show === 'select') return null;
  return (
    <div className="thin">
      <div className="wrap">
        <span>You haven’t chosen a role yet.</span>
        <Link to="/role-selection">Choose your role</Link>
      </div>
    </div>
  );
}
