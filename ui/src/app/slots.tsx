import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../data/accounts/session';
import { useIsSetUp } from '../data/site/is-set-up';
import { Analytics } from '../features/analytics/analytics';
import { Motivation } from '../features/engagement/motivation';
import { Feedback } from '../features/feedback/feedback';
import { useAntiCopy } from '../features/protection/anti-copy';
import { Watermark } from '../features/protection/watermark';
import { Pwa } from '../features/pwa/pwa';
import { LiveSupport } from '../features/support/live-support';
import { useClearOfControls } from '../features/support/use-clear-of-controls';
import { useScrolledDown } from '../features/support/use-scrolled-down';
import { Tour } from '../features/tour/tour';
import { usePastedLists } from '../kit/form/paste-lists';
import { ToastHost } from '../kit/toast-host';
import { useIsWide } from '../kit/use-is-wide';
import { useConsentState } from '../lib/consent';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { useLocation } from '../lib/router/hooks';
import { currentToast, onToast } from '../lib/toast';
import { CookieBanner } from './cookie-banner';
import { rowOf } from './routes';

// Loaded once the page is idle, and only when signed in.
const Live = lazy(() => loadWithRetry(() => import('../features/live/live')).catch(() => ({ default: () => null })));
// The page works without tooltips, so a failed load is ignored.
const TooltipHost = lazy<ComponentType>(() => import('../kit/tooltip').catch(() => ({ default: () => null })));

/** Touch screens have no hover, so they need no tooltips. */
const canHover = matchMedia('(hover: hover)').matches;

/** Loads the dialog that asks for the password before it's needed: after an upgrade, its code could no longer be fetched. */
function usePasswordDialog(): void {
  const signedIn = useSession().user !== null;
  useEffect(() => {
    if (signedIn) void import('../features/accounts/step-up').catch(() => {});
  }, [signedIn]);
}

/** Everything that floats over the page, each element in its own corner. */
export default function Slots() {
  usePastedLists();
  const toast = useSyncExternalStore(onToast, currentToast);
  const consentState = useConsentState();
  const wide = useIsWide();
  const isAway = useScrolledDown();
  const [chat, setChat] = useState(false);
  const { user } = useSession();
  // Before setup nobody would answer the chat, and the app would be cached under the default name.
  const isSetUp = useIsSetUp();
  // A link in a mail leads to a conversation, an invoice or a job, which is what the person came for.
  const { pathname } = useLocation();
  const isAboutOneThing = pathname.split('/').length > 2;
  // On phones the buttons float over the landing page only, and so does the watermark. Elsewhere people read: the
  // buttons are in More, and the notice is in the footer.
  const isInMore = !wide && rowOf(pathname)?.name !== 'landing';
  const slot = useClearOfControls(chat || isInMore);
  useAntiCopy();
  usePasswordDialog();
  return (
    <>
      {!isInMore && <Watermark />}
      <Suspense>{user && <Live user={user.id} />}</Suspense>
      {isSetUp && (
        <div className="slots">
          <Analytics />
          <Suspense>{canHover && <TooltipHost />}</Suspense>
          <Motivation />
          <div ref={slot} className={`slot-br${isAway && !chat ? ' slot-away' : ''}${isInMore ? ' slot-more' : ''}`}>
            {!chat && <Feedback />}
            <LiveSupport open={chat} onOpen={setChat} />
          </div>
          <div className="slot-bl">
            <Pwa />
            <Tour hidden={consentState !== 'chosen' || chat || (isAway && !wide) || isAboutOneThing} />
            {consentState !== 'chosen' && (
              <CookieBanner key={consentState} review={consentState === 'review'} collapsed={(chat || isAboutOneThing) && !wide} />
            )}
          </div>
        </div>
      )}
      {/* Loaded up front: toasts report failed requests, and offline their code could not be fetched. */}
      {toast && <ToastHost toast={toast} />}
    </>
  );
}
