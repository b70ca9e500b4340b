import { useState } from 'react';
import { useImportStep, useRunImport } from '../../../data/imports/imports';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportDetails } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { count, counted } from '../../../lib/format';
import { type KnownChoice, work, workLabel } from '../known';
import { Discard } from './discard';

interface RunImportProps {
  details: ImportDetails;
  choice: KnownChoice;
  onChangeColumns: () => void;
}

/** The button that imports. It asks again before most jobs of a source would close. */
export function RunImport({ details, choice, onChangeColumns }: RunImportProps) {
  const id = String(details.id);
  const [confirming, setConfirming] = useState(false);
  const run = useRunImport(id, () => setConfirming(false));
  const check = useImportStep(id);
  const { missing, sourceOpen } = details.counts;
  const label = workLabel(work(details, choice));
  const asksAgain = choice.close && details.closesMost;
  const isOutdated = run.error instanceof ApiError && run.error.code === 'check_again';
  const start = (closeMost: boolean) => run.act({ updateKnown: choice.update, closeMissing: choice.close, closeMost });
  return (
    <>
      {!confirming && <ErrorLine error={check.error ?? run.error} />}
      <div className="actions">
        {isOutdated ? (
          <Button variant="primary" pending={check.pending} pendingLabel="Starting…" onClick={() => check.act('check')}>
            Check again
          </Button>
        ) : (
          label && (
            <Button
              variant="primary"
              pending={run.pending}
              pendingLabel="Starting…"
              {...(asksAgain && { 'aria-haspopup': 'dialog' as const })}
              onClick={() => (asksAgain ? setConfirming(true) : start(false))}
            >
              {label}
            </Button>
          )
        )}
        <Button onClick={onChangeColumns}>Change columns</Button>
        <Discard details={details} />
      </div>
      <Confirm
        open={confirming}
        title={`Close ${count(missing)} of ${counted(sourceOpen, 'open job', 'open jobs')}?`}
        action={`Close ${counted(missing, 'job', 'jobs')}`}
        cancel="Go back"
        destructive
        pending={run.pending}
        onConfirm={() => start(true)}
        onClose={() => setConfirming(false)}
      >
        <p>That’s most of what this feed has here. Make sure that the file is complete, and that “How to tell jobs apart” is the right column.</p>
        <ErrorLine error={run.error} />
      </Confirm>
    </>
  );
}
