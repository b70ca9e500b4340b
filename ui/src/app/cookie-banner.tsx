import { Cookie, Minus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { publishHeight } from '../kit/publish-height';
import { readPreferences, writePreferences } from '../lib/consent';
import { readStored, writeStored } from '../lib/storage';

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
  const [isCollapsed, setIsCollapsed] = useState(() => !review && readStored<boolean>(collapsedKey, 'session') === true);
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
    <section ref={publishCookie} className="cookie" aria-label="Cookie preferences">
      <div className="row gap-2">
        <Icon of={Cookie} size="l" />
        <h2 className="grow cookie-h">Cookies, in short</h2>
        <div className="cookie-x">
          <button type="button" className="x" aria-label="Minimize" onClick={() => collapse(true)}>
            <Icon of={Minus} />
          </button>
          <RejectButton />
        </div>
      </div>
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
    <div className="stack gap-3">
      <div className="sm mut">
        <p>One cookie keeps you signed in.</p>
        <p>If you agree, we also count visits, just for ourselves.</p>
        <p>We don’t sell it or send it anywhere else.</p>
      </div>
      {advanced && (
        <div className="cookie-kinds">
          <Category label="Essential" text="Sign-in, drafts, your theme and this choice." checked />
          <Category
            label="Analytics"
            text="Shows us which pages help. Counted here and nowhere else."
            checked={chosen.analytics}
            onChange={(analytics) => setChosen({ ...chosen, analytics, performance: analytics })}
          />
          <Category
            label="Functional"
            text="Your recently viewed jobs and your last search."
            checked={chosen.functional}
            onChange={(functional) => setChosen({ ...chosen, functional })}
          />
          <Category label="Performance" text="How fast pages load for you. Follows analytics." checked={chosen.performance} />
        </div>
      )}
      <div className="row wrp gap-2">
        <Button onClick={() => writePreferences(all)}>Accept All</Button>
        <Button onClick={() => writePreferences(none)}>Essential Only</Button>
        {advanced && <Button onClick={() => writePreferences(chosen)}>Save Preferences</Button>}
        <Button variant="ghost" aria-expanded={advanced} onClick={() => setAdvanced(!advanced)}>
          Advanced
        </Button>
      </div>
    </div>
  );
}

interface CategoryProps {
  label: string;
  text: string;
  checked: boolean;
  /** Omitted for a choice that cannot be changed. */
  onChange?: (on: boolean) => void;
}

function Category({ label, text, checked, onChange }: CategoryProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} disabled={!onChange} onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        <b>{label}</b>
        <span className="sm mut cookie-text">{text}</span>
      </span>
    </label>
  );
}
