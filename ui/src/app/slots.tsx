import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Analytics } from '../features/analytics/analytics';
import { Motivation } from '../features/engagement/motivation';
import { Feedback } from '../features/feedback/feedback';
import { useAntiCopy } from '../features/protection/anti-copy';
import { Watermark } from '../features/protection/watermark';
import { Pwa } from '../features/pwa/pwa';
import { LiveSupport } from '../features/support/live-support';
import { useSlideAway } from '../features/support/use-slide-away';
import { Tour } from '../features/tour/tour';
import { ToastHost } from '../kit/toast-host';
import { useWide } from '../kit/use-wide';
import { useConsentQuestion } from '../lib/consent';
import { currentToast, onToast } from '../lib/toast';
import { CookieBanner } from './cookie-banner';

// The page works without tooltips, so a failed load is ignored.
const TooltipHost = lazy<ComponentType>(() => import('../kit/tooltip').catch(() => ({ default: () => null })));

/** Touch screens have no hover, so they need no tooltips. */
const hovers = matchMedia('(hover: hover)').matches;

/** Everything that floats over the page, each element in its own corner. */
export default function Slots() {
  const toast = useSyncExternalStore(onToast, currentToast);
  const question = useConsentQuestion();
  const wide = useWide();
  const away = useSlideAway();
  const [chat, setChat] = useState(false);
  useAntiCopy();
  return (
    <>
      <Watermark />
      <div className="slots">
        <Analytics />
        <Suspense>{hovers && <TooltipHost />}</Suspense>
        <Motivation />
        <div className={away && !chat ? 'slot-br slot-away' : 'slot-br'}>
          {!chat && <Feedback />}
          <LiveSupport open={chat} onOpen={setChat} />
        </div>
        <div className="slot-bl">
          <Pwa />
          <Tour waits={question !== 'chosen' || chat || (away && !wide)} />
          {question !== 'chosen' && <CookieBanner key={question} review={question === 'review'} squeezed={chat && !wide} />}
        </div>
      </div>
      {/* Loaded up front: toasts report failed requests, and offline their code could not be fetched. */}
      {toast && <ToastHost toast={toast} />}
    </>
  );
}
