import { lazy, Suspense } from 'react';
import { Motivation } from '../features/engagement/motivation';
import { useConsentQuestion } from '../lib/consent';
import { loadWithRetry } from '../lib/lazy-with-retry';

const CookieBanner = lazy(() => loadWithRetry(() => import('./cookie-banner')));

/** What floats over the pages, each in its corner. */
export function Slots() {
  const question = useConsentQuestion();
  return (
    <div className="slots">
      <Motivation />
      <div className="slot-bl">
        <Suspense>{question !== 'chosen' && <CookieBanner key={question} review={question === 'review'} />}</Suspense>
      </div>
    </div>
  );
}
