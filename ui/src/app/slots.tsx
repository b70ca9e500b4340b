import { type ComponentType, lazy, Suspense } from 'react';
import { Analytics } from '../features/analytics/analytics';
import { Motivation } from '../features/engagement/motivation';
import { Feedback } from '../features/feedback/feedback';
import { Pwa } from '../features/pwa/pwa';
import { useConsentQuestion } from '../lib/consent';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { CookieBanner } from './cookie-banner';

const TooltipHost = lazy<ComponentType>(() => loadWithRetry(() => import('../kit/tooltip')).catch(() => ({ default: () => null })));

/** Nothing hovers over a touch screen. */
const hovers = matchMedia('(hover: hover)').matches;

/** What floats over the pages, each in its corner. */
export default function Slots() {
  const question = useConsentQuestion();
  return (
    <div className="slots">
      <Analytics />
      <Suspense>{hovers && <TooltipHost />}</Suspense>
      <Motivation />
      <div className="slot-br">
        <Feedback />
      </div>
      <div className="slot-bl">
        <Pwa />
        {question !== 'chosen' && <CookieBanner key={question} review={question === 'review'} />}
      </div>
    </div>
  );
}
