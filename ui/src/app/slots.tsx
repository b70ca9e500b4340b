import { Analytics } from '../features/analytics/analytics';
import { Motivation } from '../features/engagement/motivation';
import { Pwa } from '../features/pwa/pwa';
import { useConsentQuestion } from '../lib/consent';
import { CookieBanner } from './cookie-banner';

/** What floats over the pages, each in its corner. */
export default function Slots() {
  const question = useConsentQuestion();
  return (
    <div className="slots">
      <Analytics />
      <Motivation />
      <div className="slot-bl">
        <Pwa />
        {question !== 'chosen' && <CookieBanner key={question} review={question === 'review'} />}
      </div>
    </div>
  );
}
