import { Button } from '../../../kit/button';
import { reviewConsent } from '../../../lib/consent';
import { counted } from '../../../lib/format';
import { type Kept, type KeptName, kept } from '../../../lib/kept';

/** What each is for: a name that the code keeps without a word here does not compile. */
const purposes: Record<KeptName, string> = {
  sid: 'Keeps you signed in.',
  device: 'Knows a browser that signed in before, so that others cannot lock you out by guessing your password.',
  support: 'Finds the chat with the office again that you started without an account.',
  theme: 'Light, dark, or as your device has it.',
  cookie_consent: 'Whether you said yes.',
  cookie_preferences: 'What you said yes to.',
  application_draft_: 'Says where the draft of an application is, one for each job.',
  recent_jobs: 'The last ten jobs you looked at.',
  last_search: 'What you last searched for.',
  user_id: 'A random name for this browser, so that a second visit is not counted as another person.',
  'draft:': 'What you are writing and have not sent.',
  pins: 'Jobs you pinned before signing in.',
  'net-pay': 'Your trip to work, for reckoning what is left of the pay.',
  'reset-next': 'Where you were going when you asked for a new password.',
  'board-visit': 'When you were here last, so that new jobs can be marked.',
  'visit-since': 'The same, for as long as this tab is open.',
  'join-token': 'An invitation that you opened.',
  resume: 'Where you were when the connection broke.',
  'reloaded-for-code': 'That the page was loaded anew after an update.',
  'cookie-banner': 'That you folded the question about cookies away.',
  engagement: 'How long you have been here, to time the motivation cards. It never leaves this device.',
  motivation: 'Which motivation cards you have had.',
  'motivation-seen': 'The last fifty of them, for your settings.',
  'motivation-cards': 'Whether you want them.',
  'support-seen': 'That you started a chat with the office, and how far you have read it.',
  'support-text': 'What you are writing to the office and have not sent.',
  'tour-skipped': 'That you skipped the tour or are through with it.',
  'tour-step': 'How far you are in the tour.',
  'session-id': 'A random name for your visit, for counting; a day at most.',
  'session-timestamp': 'When that visit began.',
  'device-id': 'A name for this device, made when you install the app on it.',
  'install-told': 'That the office was told of the installed app.',
  'react-router-scroll-positions': 'How far down each page you were, for the way back.',
};

const needs = { essential: 'Always kept', functional: 'Needs your yes to functional', analytics: 'Needs your yes to analytics' };

function life({ where, days }: Kept): string {
  if (where === 'session') return 'until you close the tab';
  if (days === undefined) return 'until it is used, or you clear it';
  return days % 365 === 0 ? counted(days / 365, 'year', 'years') : counted(days, 'day', 'days');
}

const shownName = (name: KeptName, { bound }: Kept) => (bound && location.protocol === 'https:' ? `__Host-${name}` : name);

/** Every cookie and every other note that the pages keep on a device. */
export function CookieList() {
  const entries = Object.entries(kept) as [KeptName, Kept][];
  return (
    <section className="stack gap-4" aria-labelledby="cookie-list">
      <h2 className="paper-h" id="cookie-list">
        All of them
      </h2>
      <ul className="card grid g-2 gap-4">
        {entries.map(([name, entry]) => (
          <li key={name}>
            <code className="break">
              {shownName(name, entry)}
              {entry.begins && '…'}
            </code>
            <p>{purposes[name]}</p>
            <p className="sm mut">
              {needs[entry.needs]} · {life(entry)}
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
