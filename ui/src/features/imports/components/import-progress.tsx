import { useImportChangesJobs, useImportStep } from '../../../data/imports/imports';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportDetails } from '../../../lib/api';
import { count } from '../../../lib/format';
import { progressLabels } from '../labels';

/** How long nothing may happen before the person can start the step again, in milliseconds. */
const stalledAfter = 120_000;

const actions = { checking: 'check', running: 'run', undoing: 'undo' } as const;

/** How far the server is. */
export function ImportProgress({ details }: { details: ImportDetails }) {
  const { state, done, total, updatedAt } = details;
  const labels = progressLabels[state];
  const resume = useImportStep(String(details.id));
  useImportChangesJobs(state);
  if (!labels) return null;
  const action = state in actions ? actions[state as keyof typeof actions] : null;
  const text = total > 0 ? `${labels.doing}: ${count(done)} of ${count(total)} ${labels.many}` : `${labels.doing} …`;
  return (
    <section className="card stack gap-3" aria-label={labels.doing}>
      <h2 className="card-title">{labels.doing}</h2>
      <progress className="meter" max={Math.max(total, 1)} value={done} aria-label={labels.doing} />
      <p className="num" role="status">
        {text}
      </p>
      <p className="sm mut">You can leave this page. This keeps going, even if the server restarts.</p>
      {action && Date.now() - updatedAt > stalledAfter && (
        <div className="stack gap-2">
          <p>Nothing has happened for a while.</p>
          <ErrorLine error={resume.error} />
          <div>
            <Button pending={resume.pending} pendingLabel="Starting…" onClick={() => resume.act(action)}>
              Resume
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
