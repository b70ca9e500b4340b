import { Cookie, Minus, X } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { publishHeight } from '../kit/publish-height';
import { SkeletonText } from '../kit/skeleton';
import { readPreferences, writePreferences } from '../lib/consent';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { readStored, writeStored } from '../lib/storage';

const CookieKinds = lazy(() => loadWithRetry(() => import('./cookie-kinds')));

const all = { analytics: true, functional: true };
const none = { analytics: false, functional: false };
const collapsedKey = 'cookie-banner';

// What gets the focus is scrolled clear of the banner.
const publishCookie = publishHeight('--cookie-h');

interface CookieBannerProps {
  review: boolean;
  /** Whether something else needs the space: the banner then collapses to a strip that a tap reopens. */
  collapsed: boolean;
}

/** Asks for consent to store data on the device. Closing rejects everything; minimizing leaves the question open. */
export function CookieBanner({ review, collapsed }: CookieBannerProps) {
  const [isCollapsed, setIsCollapsed] = useState(() => collapsed || (!review && readStored<boolean>(collapsedKey, 'session') === true));
  useEffect(() => {
    if (collapsed) setIsCollapsed(true);
  }, [collapsed]);
  const collapse = (away: boolean) => {
    setIsCollapsed(away);
    writeStored(collapsedKey, away, 'session');
  };
  if (isCollapsed) {
    return (
      <section className="cookie-min" aria-label="Cookie preferences">
        <Icon of={Cookie} />
        <span className="grow">Cookie choices</span>
        <Button size="sm" variant="ghost" onClick={() => collapse(false)}>
          Review
        </Button>
        <RejectButton />
      </section>
    );
  }
  return (
    <section ref={publishCookie} className="cookie cookie-bar" aria-label="Cookie preferences">
      <div className="sm grow">
        <p>One cookie keeps you signed in.</p>
        <p>May we count visits?</p>
      </div>
      <button type="button" className="x" aria-label="Minimize" onClick={() => collapse(true)}>
        <Icon of={Minus} />
      </button>
      <RejectButton />
      <Choices />
    </section>
  );
}

function RejectButton() {
  return (
    <button type="button" className="x" aria-label="Close and reject all" onClick={() => writePreferences(none)}>
      <Icon of={X} />
    </button>
  );
}

function Choices() {
  const [advanced, setAdvanced] = useState(false);
  const [chosen, setChosen] = useState(readPreferences);
  return (
    <>
      {advanced && (
        <div className="cookie-row stack gap-2">
          <Suspense fallback={<SkeletonText label="Loading the choices" />}>
            <CookieKinds chosen={chosen} onChange={setChosen} />
          </Suspense>
        </div>
      )}
      <div className="cookie-row row wrp">
        <Button size="sm" onClick={() => writePreferences(all)}>
          Accept All
        </Button>
        <Button size="sm" onClick={() => writePreferences(none)}>
          Essential Only
        </Button>
        {advanced && (
          <Button size="sm" onClick={() => writePreferences(chosen)}>
            Save Preferences
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-expanded={advanced} onClick={() => setAdvanced(!advanced)}>
          Advanced
        </Button>
      </div>
    </>
  );
}
