import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../data/accounts/session';
import { useSite } from '../data/site/site';
import { Link } from '../kit/link';
import type { SiteContact } from '../lib/api';
import { reviewConsent } from '../lib/consent';
import { hasContact, telHref } from '../lib/contact';
import { thisYear } from '../lib/format';
import { loadWithRetry } from '../lib/lazy-with-retry';
import { townPath } from '../lib/town';
import { BrandMark } from './brand-mark';

// Far down the page, so it may come later.
const ThemeSwitch = lazy<ComponentType<{ name: string }>>(() =>
  loadWithRetry(() => import('../kit/theme-switch')).catch(() => ({ default: () => null })),
);

/** On the phone of someone signed in, only what the tab bar and the More sheet don't have. */
export function Footer() {
  const site = useSite();
  const { user } = useSession();
  const elsewhere = user ? 'd-only' : undefined;
  const town = site.town || 'your town';
  return (
    <footer className="foot">
      <div className="wrap grid g-3 gap-6">
        <div className="stack gap-2">
          <BrandMark />
          <p className={elsewhere}>The job board for {town}. No ads, and we don’t sell your data.</p>
          <FooterContact contact={site.contact} />
          <p>{site.protection.text || `© ${thisYear()} ${site.name}. All Rights Reserved. Unauthorized use prohibited.`}</p>
        </div>
        <nav className="foot-links" aria-label="Footer">
          <Link className={elsewhere} to="/jobs">
            Find jobs
          </Link>
          {site.placeId !== null && <Link to={townPath(town, site.country === 'US' ? site.state : site.country)}>Jobs in {town}</Link>}
          <Link className={elsewhere} to="/post-job">
            Post a job
          </Link>
          <Link className={elsewhere} to="/my-jobs">
            My jobs
          </Link>
          <Link to="/#how">How it works</Link>
          <Link to="/pricing">Pricing</Link>
          <Link to="/safety">Safety</Link>
          <Link to="/dispute-resolution">Disputes</Link>
          <Link to="/contact">Contact</Link>
          <Link to="/privacy-policy">Privacy</Link>
          <Link to="/cookie-policy">Cookies</Link>
          <button type="button" className="foot-ask" onClick={reviewConsent}>
            Cookie choices
          </button>
        </nav>
        <div className={`stack gap-2 foot-theme ${elsewhere ?? ''}`}>
          <span>Theme</span>
          <Suspense>
            <ThemeSwitch name="theme-foot" />
          </Suspense>
        </div>
      </div>
    </footer>
  );
}

/** The shortest way to a person; the contact page has the rest. */
function FooterContact({ contact }: { contact: SiteContact }) {
  const { phone, email, hours } = contact;
  if (!hasContact(contact)) return null;
  return (
    <p>
      Someone in town answers{hours && `, ${hours}`}:{' '}
      {phone ? <a href={telHref(phone)}>{phone}</a> : email ? <a href={`mailto:${email}`}>{email}</a> : <Link to="/contact">come by</Link>}
    </p>
  );
}
