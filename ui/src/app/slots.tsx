import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Analytics } from '../features/analytics/analytics';
import { Motivation } from '../features/engagement/motivation';
import { Feedback } from '../features/feedback/feedback';
import { useAntiCopy } from '../features/protection/anti-copy';
import { Watermark } from '../features/protection/watermark';
import { Pwa } from '../features/pwa/pwa';
import { LiveSupport } from '../features/support/live-support';
import { useSlideAway } from '../features/support/use-slide-away';
import { Tour } from '../features/tour/tour';
import { useWide } from '../kit/use-wide';
import { useConsentQuestion } from '../lib/consent';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { CookieBanner } from './cookie-banner';

const TooltipHost = lazy<ComponentType>(() => loadWithRetry(() => import('../kit/tooltip')).catch(() => ({ default: () => null })));

/** Nothing hovers over a touch screen. */
const hovers = matchMedia('(hover: hover)').matches;

/** What floats over the pages, each in its corner. */
export default function Slots() {
  const question = useConsentQuestion();
  const wide = useWide();
  const away = useSlideAway();
  const [chat, setChat] = useState(false);
  useAntiCopy();
  // What could not be sent is told in a toast: without a line its code would not come any more.
  useEffect(() => void import('../kit/toast-host').catch(() => {}), []);
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
    </>
  );
}
