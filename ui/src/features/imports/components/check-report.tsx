import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDiscardImport, useImportStep } from '../../../data/imports/imports';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportCause, ImportDetails } from '../../../lib/api';
import { count, counted } from '../../../lib/format';
import { toast } from '../../../lib/toast';
import { causeCost, causeTitle } from '../labels';
import { MatchTexts } from './match-texts';

/** What an import would do, what is wrong with rows, and the button that imports. */
export function CheckReport({ details, onChangeColumns }: { details: ImportDetails; onChangeColumns: () => void }) {
  const { counts } = details;
  const fresh = counts.ready - counts.known;
  const run = useImportStep(String(details.id));
  const unmatched = details.faults.filter(isUnmatched);
  const others = details.faults.filter((cause) => !isUnmatched(cause));
  return (
    <div className="stack gap-6">
      <section className="card stack gap-3" aria-labelledby="import-outcome">
        <h2 className="card-title" id="import-outcome">
          {outcome(fresh, unmatched.length > 0)}
        </h2>
        <dl className="facts">
          <Fact name="Already on the site" value={counts.known} />
          <Fact name="Without pay" value={counts.withoutPay} />
          <Fact name="Skipped" value={counts.leftOut} />
          <Fact name="Duplicates in the file" value={counts.duplicates} />
          <Fact name="Texts shortened" value={counts.cut} />
        </dl>
        <ErrorLine error={run.error} />
        <div className="actions">
          {fresh > 0 && (
            <Button variant="primary" pending={run.pending} pendingLabel="Starting…" onClick={() => run.act('run')}>
              {`Import ${counted(fresh, 'job', 'jobs')}`}
            </Button>
          )}
          <Button onClick={onChangeColumns}>Change columns</Button>
          <Discard details={details} />
        </div>
        {fresh > 0 && <p className="sm mut">You can undo the whole import for 90 days.</p>}
      </section>
      {unmatched.map((cause, at) => (
        <MatchTexts key={cause.field} details={details} cause={cause} primary={fresh === 0 && at === 0} />
      ))}
      {others.map((cause) => (
        <Cause key={`${cause.field} ${cause.problem}`} cause={cause} />
      ))}
    </div>
  );
}

function outcome(jobs: number, matchingHelps: boolean): string {
  if (jobs > 0) return `${counted(jobs, 'job', 'jobs')} to import`;
  return matchingHelps ? 'Match the values below first' : 'Nothing to import';
}

const isUnmatched = ({ problem, choices }: ImportCause) => problem === 'not_in_map' && choices.length > 0;

function Fact({ name, value }: { name: string; value: number }) {
  return value === 0 ? null : (
    <div>
      <dt>{name}</dt>
      <dd className="num">{count(value)}</dd>
    </div>
  );
}

/** Texts listed before the rest are only counted. */
const maxListed = 10;

function Cause({ cause }: { cause: ImportCause }) {
  const listed = cause.values.slice(0, maxListed);
  const rest = cause.rows - listed.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <section className="stack gap-2" aria-label={causeTitle(cause)}>
      <h2>{causeTitle(cause)}</h2>
      <p className="mut">{causeCost(cause)}</p>
      <ul className="card card-p">
        {listed.map(({ text, rows, lines }) => (
          <li key={text} className="list-row">
            {text && <span className="break clamp-2">{`“${text}”`}</span>}
            <span className="sm mut num">
              {counted(rows, 'row', 'rows')}: line {lines.join(', ')}
              {rows > lines.length && ' …'}
            </span>
          </li>
        ))}
        {rest > 0 && <li className="list-row mut">And {counted(rest, 'more row', 'more rows')}</li>}
      </ul>
    </section>
  );
}

function Discard({ details }: { details: ImportDetails }) {
  const [confirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const discard = useDiscardImport(String(details.id), () => {
    toast('File discarded', details.name);
    void navigate('/admin/imports');
  });
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Discard file
      </Button>
      {!confirming && <ErrorLine error={discard.error} />}
      <Confirm
        open={confirming}
        title={`Discard ${details.name}?`}
        action="Discard file"
        cancel="Keep it"
        destructive
        pending={discard.pending}
        onConfirm={() => discard.act(null)}
        onClose={() => setConfirming(false)}
      >
        <p>Nothing was imported. Your column choices will be deleted, too.</p>
      </Confirm>
    </>
  );
}
