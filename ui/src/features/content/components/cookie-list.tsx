import { Button } from '../../../kit/button';
import { reviewConsent } from '../../../lib/consent';
import { counted } from '../../../lib/format';
import { type StoredItem, type StoredItemName, storedItems } from '../../../lib/stored-items';

/** What each cookie or storage entry is for. The type makes a missing entry a compile error. */
const purposes: Record<StoredItemName, string> = {
  sid: 'Keeps you signed in.',
  device: 'Recognizes this browser, so no one can lock you out by guessing your password.',
  support: 'Finds the support chat you started without an account.',
  theme: 'Light, dark, or the same as your device.',
  cookie_consent: 'Whether you agreed to cookies.',
  cookie_preferences: 'Which kinds you agreed to.',
  application_draft_: 'Where your application draft is saved, one per job.',
  recent_jobs: 'The last ten jobs you viewed.',
  last_search: 'Your last search.',
  user_id: 'A random ID for this browser, so a second visit isn’t counted as another person.',
  'draft:': 'What you’re writing and haven’t sent.',
  pins: 'Jobs you saved before signing in.',
  'net-pay': 'Your trip to work, to figure out what’s left of the pay after it.',
  'reset-next': 'Where you were going when you asked for a link to sign in or to set a new password.',
  'board-visit': 'When you were last here, so we can mark new jobs.',
  'search-miles': 'The distance you chose last when looking for jobs near a place.',
  'visit-since': 'The same, while this tab is open.',
  'join-token': 'An invitation you opened.',
  resume: 'Where you were when the connection was lost.',
  'reloaded-for-code': 'That the page reloaded after an update.',
  'cookie-banner': 'That you minimized the cookie question.',
  engagement: 'How long you have been here, to time the motivation cards. It never leaves this device.',
  motivation: 'Which motivation cards you’ve seen.',
  'motivation-seen': 'The last fifty of them, for your settings.',
  'motivation-cards': 'Whether you want them.',
  'support-seen': 'That you started a support chat, and how far you’ve read.',
  'support-text': 'A support message you’re writing and haven’t sent.',
  'signed-in': 'Your name and roles while you’re signed in, so a lost connection doesn’t sign you out.',
  'has-account': 'That someone has signed in on this device, so we suggest signing in instead of creating an account.',
  'tour-skipped': 'That you skipped or finished the tour.',
  'tour-step': 'Where you are in the tour.',
  'session-id': 'A random ID for your visit, for counting. It lasts a day at most.',
  'session-timestamp': 'When that visit started.',
  'device-id': 'An ID for this device, created when you install the app.',
  'push-chosen-by': 'That you turned on push messages here, so they come back when you sign in again.',
  'install-told': 'That we counted your installation of the app.',
  'scroll-positions': 'How far down each page you were, for when you go back.',
};

const needs = { essential: 'Always on', functional: 'Only if you allow functional', analytics: 'Only if you allow analytics' };

function lifetime({ where, days }: StoredItem): string {
  if (where === 'session') return 'until you close the tab';
  if (days === undefined) return 'until it’s used or you clear it';
  return days % 365 === 0 ? counted(days / 365, 'year', 'years') : counted(days, 'day', 'days');
}

const displayName = (name: StoredItemName, { bound }: StoredItem) => (bound && location.protocol === 'https:' ? `__Host-${name}` : name);

/** Lists every cookie and storage entry the site uses. */
export function CookieList() {
  const entries = Object.entries(storedItems) as [StoredItemName, StoredItem][];
  return (
    <section className="stack gap-4" aria-labelledby="cookie-list">
      <h2 className="card-title" id="cookie-list">
        All of them
      </h2>
      <ul className="card grid g-2 gap-4">
        {entries.map(([name, entry]) => (
          <li key={name}>
            <code className="break">
              {displayName(name, entry)}
              {entry.begins && '…'}
            </code>
            <p>{purposes[name]}</p>
            <p className="sm mut">
              {needs[entry.needs]} · {lifetime(entry)}
            </p>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={reviewConsent}>Change your choice</Button>
      </div>
    </section>
  );
}
