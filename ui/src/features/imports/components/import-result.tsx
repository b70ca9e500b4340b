import { useState } from 'react';
import { useImportStep } from '../../../data/imports/imports';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportDetails } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { editedText, keptText, sharedText } from '../known';

/** A finished import, which can be undone, or what an undo did. */
export function ImportResult({ details }: { details: ImportDetails }) {
  const { counts, state } = details;
  const unchanged = counts.known - counts.updated - counts.edited;
  return (
    <section className="card stack gap-3" aria-labelledby="import-result">
      <h2 className="card-title" id="import-result">
        {state === 'done' ? title(counts) : 'Import undone'}
      </h2>
      {state === 'done' ? (
        <p className="mut">
          {counts.updated > 0 && `${counted(counts.updated, 'job was', 'jobs were')} updated. `}
          {counts.ended > 0 && `${counted(counts.ended, 'job was', 'jobs were')} closed, and we let the applicants know. `}
          {unchanged > 0 && `${counted(unchanged, 'other was', 'others were')} already on the site. `}
          {counts.edited > 0 && `${editedText(counts.edited)} `}
          {counts.kept > 0 && `${keptText(counts.kept)} `}
          {counts.leftOut > 0 && `${counted(counts.leftOut, 'row was', 'rows were')} skipped. `}
          {counts.stale > 0 && `${counted(counts.stale, 'row was', 'rows were')} left out because the job is over or old.`}
        </p>
      ) : (
        <p className="mut">
          {counted(counts.deleted, 'job was', 'jobs were')} deleted.{' '}
          {counts.closed > 0 && `${counted(counts.closed, 'job was', 'jobs were')} closed, and we let the applicants know. `}
          {counts.shared > 0 && sharedText(counts.shared)}
        </p>
      )}
      <div className="actions">
        <ButtonLink to="/my-jobs">View jobs</ButtonLink>
        {state === 'done' && counts.added > 0 && <Undo details={details} />}
      </div>
    </section>
  );
}

function title({ added, updated, ended }: ImportDetails['counts']): string {
  if (added > 0 || updated + ended === 0) return `${counted(added, 'job is', 'jobs are')} on the site`;
  return 'The jobs are up to date';
}

function Undo({ details }: { details: ImportDetails }) {
  const [confirming, setConfirming] = useState(false);
  const undo = useImportStep(String(details.id), () => setConfirming(false));
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Undo import
      </Button>
      {!confirming && <ErrorLine error={undo.error} />}
      <Confirm
        open={confirming}
        title="Undo this import?"
        action="Undo import"
        cancel="Keep the jobs"
        destructive
        pending={undo.pending}
        onConfirm={() => undo.act('undo')}
        onClose={() => setConfirming(false)}
      >
        <p>Jobs that this import added are deleted. Those with applicants are closed instead, and we let the applicants know.</p>
        <p>Jobs you’ve imported again since then won’t be removed.</p>
        {details.counts.updated + details.counts.ended > 0 && <p>Jobs that it updated or closed stay as they are.</p>}
      </Confirm>
    </>
  );
}
