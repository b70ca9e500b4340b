import { type ErrorAction, useErrorAction } from '../../../data/errors/triage';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { Pill, type Tone } from '../../../kit/pill';
import type { ErrorGroup, ErrorState } from '../../../lib/api';
import { counted, date, relativeTime } from '../../../lib/format';
import { toast } from '../../../lib/toast';

export const states: Record<ErrorState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'warn' },
  resolved: { label: 'Resolved', tone: 'ok' },
  muted: { label: 'Muted', tone: 'plain' },
};

const actions: Record<ErrorState, { action: ErrorAction; label: string }[]> = {
  open: [
    { action: 'resolve', label: 'Resolve' },
    { action: 'mute', label: 'Mute' },
  ],
  resolved: [{ action: 'reopen', label: 'Reopen' }],
  muted: [{ action: 'reopen', label: 'Reopen' }],
};

const done: Record<ErrorAction, string> = { resolve: 'Resolved', mute: 'Muted', reopen: 'Reopened' };

/** One group of identical errors, with its counts and triage buttons. */
export function ErrorGroupCard({ group }: { group: ErrorGroup }) {
  const act = useErrorAction(group.id, (action) => toast(done[action], group.name));
  return (
    <article className="card stack gap-3">
      <div>
        <h2 className="card-title break">{group.name}</h2>
        <p className="break">{group.message}</p>
        {group.frame && <p className="sm mut break">{group.frame}</p>}
      </div>
      <div className="row wrp gap-2">
        <Pill tone={states[group.state].tone}>{states[group.state].label}</Pill>
        <Pill>{counted(group.count, 'time', 'times')}</Pill>
        <Pill>{group.people === 0 ? 'No one signed in' : counted(group.people, 'person', 'people')}</Pill>
      </div>
      <p className="sm mut">
        First seen {date(group.firstSeen)}, last seen {relativeTime(group.lastSeen)}
      </p>
      {group.latest.length > 0 && (
        <details className="more">
          <summary>Pages and recent times</summary>
          <CountedValues label="Pages" values={group.pages} />
          <CountedValues label="Releases" values={group.releases} />
          <ul className="stack gap-2">
            {group.latest.map((occurrence) => (
              <li key={occurrence.reference} className="sm break">
                <b className="num">{occurrence.reference}</b> on {occurrence.page}, {relativeTime(occurrence.at)}
                <span className="mut block">
                  {occurrence.browser}
                  {occurrence.release && `, release ${occurrence.release}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {group.feedback.length > 0 && (
        <ul className="stack gap-1" aria-label="Feedback about it">
          {group.feedback.map((item) => (
            <li key={item.id} className="break">
              <Link to={`/admin/feedback?state=${item.state}`}>{item.title}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        {actions[group.state].map(({ action, label }) => (
          <Button
            key={action}
            pending={act.pending && act.input === action}
            aria-label={`${label}: ${group.name}, number ${group.id}`}
            onClick={() => act.act(action)}
          >
            {label}
          </Button>
        ))}
      </div>
      <ErrorLine error={act.error} />
    </article>
  );
}

/** The most frequent values with their counts. */
function CountedValues({ label, values }: { label: string; values: ErrorGroup['pages'] }) {
  if (values.length === 0) return null;
  return (
    <p className="sm break">
      {label}: {values.map(({ name, count }) => `${name} (${counted(count, 'time', 'times')})`).join(', ')}
    </p>
  );
}
