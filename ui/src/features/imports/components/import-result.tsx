import { useState } from 'react';
import { useImportStep } from '../../../data/imports/imports';
import { Button, ButtonLink } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportDetails } from '../../../lib/api';
import { counted } from '../../../lib/format';

/** A finished import, which can be undone, or what an undo did. */
export function ImportResult({ details }: { details: ImportDetails }) {
  const { counts, state } = details;
  return (
    <section className="card stack gap-3" aria-labelledby="import-result">
      <h2 className="card-title" id="import-result">
        {state === 'done' ? `${counted(counts.added, 'job is', 'jobs are')} on the site` : 'Import undone'}
      </h2>
      {state === 'done' ? (
        <p className="mut">
          {counts.known > 0 && `${counted(counts.known, 'other was', 'others were')} already on the site. `}
          {counts.leftOut > 0 && `${counted(counts.leftOut, 'row was', 'rows were')} skipped. `}
          {counts.stale > 0 && `${counted(counts.stale, 'row was', 'rows were')} left out because the job is over or old.`}
        </p>
      ) : (
        <p className="mut">
          {counted(counts.deleted, 'job was', 'jobs were')} deleted.{' '}
          {counts.closed > 0 && `${counted(counts.closed, 'job was', 'jobs were')} closed, and we let the applicants know.`}
        </p>
      )}
      <div className="actions">
        <ButtonLink to="/my-jobs">View jobs</ButtonLink>
        {state === 'done' && counts.added > 0 && <Undo details={details} />}
      </div>
    </section>
  );
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
        <p>Jobs with applicants are closed, and we let the applicants know. All other jobs from this file are deleted.</p>
      </Confirm>
    </>
  );
}
