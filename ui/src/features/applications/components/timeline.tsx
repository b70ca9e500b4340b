import type { Application } from '../../../lib/api';
import { date } from '../../../lib/format';
import { timeline } from '../statuses';

/** The dated steps of an application, then the reply deadline. */
export function Timeline({ application }: { application: Application }) {
  return (
    <ol className="timeline" aria-label="What happened">
      {timeline(application).map(({ label, at, state }) => (
        <li key={`${label}-${at}`} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot" aria-hidden />
          {label}
          {at !== null && <span className="dim"> · {date(at)}</span>}
        </li>
      ))}
    </ol>
  );
}
