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

// Not worth loading the page again for.
const TooltipHost = lazy<ComponentType>(() => import('../kit/tooltip').catch(() => ({ default: () => null })));

/** Nothing hovers over a touch screen. */
const hovers = matchMedia('(hover: hover)').matches;

/** What floats over the pages, each in its corner. */
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
      {/* What could not be sent is told in a toast: its code is here before the line goes. */}
      {toast && <ToastHost toast={toast} />}
    </>
  );
}
