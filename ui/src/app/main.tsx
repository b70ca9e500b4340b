import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from '../data/accounts/session';
import { createQueryClient } from '../data/client';
import { seed } from '../data/seed';
import { SiteProvider, siteKey } from '../data/site/site';
import type { Site } from '../lib/api';
import { readBoot } from '../lib/boot';
import { checkNow } from '../lib/connection';
import { watchInstall } from '../lib/install';
import { reportError } from '../lib/report';
import { RouterProvider } from '../lib/router/provider';
import { rememberPlaces } from '../lib/router/scroll';
import { siteZone } from '../lib/site-zone';
import { watchErrors } from '../lib/too-many-errors';
import { createConnectionLostRedirect } from './connection-lost';
import { PageBoundary } from './page-boundary';
import { createSiteRouter } from './router';
import { Shell } from './shell';

// Radix dialogs add a style element, which the content security policy allows only with this page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

watchInstall();
const router = createSiteRouter();
watchErrors(() => router.navigate('/'), reportError);
const redirect = createConnectionLostRedirect(
  () => router.state().location,
  () => router.navigate('/'),
);
const client = createQueryClient({ onMutationUnreachable: redirect.start, onMutationSuccess: redirect.cancel, onQueryUnreachable: checkNow });
const boot = readBoot();
siteZone.read = () => client.getQueryData<Site>(siteKey);
if (boot) seed(client, boot);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

function start(into: HTMLElement): void {
  rememberPlaces();
  const page = createRoot(into, { onUncaughtError: (error) => console.error('Uncaught', error) });
  const render = () =>
    page.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <SiteProvider>
            <SessionProvider>
              <RouterProvider router={router}>
                <PageBoundary>
                  <Shell router={router} />
                </PageBoundary>
              </RouterProvider>
            </SessionProvider>
          </SiteProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  // Rendering in slices: in one go it would block input on a slow phone for half a second.
  startTransition(render);
}

// Keep the server-rendered page, if there is one, until the code of the first page has loaded.
if (root.childElementCount === 0 || router.state().pending === null) {
  start(root);
} else {
  const stop = router.subscribe(() => {
    if (router.state().pending !== null) return;
    stop();
    start(root);
  });
}
