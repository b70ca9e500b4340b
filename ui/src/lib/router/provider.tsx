import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { PendingContext, RoutingContext } from './hooks';
import type { Router } from './router';

/** Tells the components inside where the person is. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [{ location, pending }, setState] = useState(router.state);
  useLayoutEffect(() => {
    // It may have moved between rendering and now.
    setState(router.state());
    // A page renders in slices, so that a slow phone still hears taps meanwhile.
    return router.subscribe(() => startTransition(() => setState(router.state())));
  }, [router]);
  const routing = useMemo(() => {
    const destination = () => router.state().pending ?? router.state().location;
    return { location, destination, navigate: router.navigate, keepsScroll: () => router.state().keepsScroll };
  }, [location, router]);
  return (
    <RoutingContext value={routing}>
      <PendingContext value={pending}>{children}</PendingContext>
    </RoutingContext>
  );
}
