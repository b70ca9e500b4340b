import { useState } from 'react';
import { useMatchColumns } from '../../../data/imports/imports';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { ImportCause, ImportDetails } from '../../../lib/api';
import { count, counted } from '../../../lib/format';
import { joinTown } from '../../../lib/town';
import { type KnownChoice, undoText, work } from '../known';
import { causeCost, causeTitle, staleReasons } from '../labels';
import { mendsOf, withOld } from '../mends';
import { isOpen, isUnmatched, sortFaults } from '../questions';
import { KnownJobs } from './known-jobs';
import { MatchTexts } from './match-texts';
import { RunImport } from './run-import';

/** The questions that are open, what an import would do, and the button that imports. */
export function CheckReport({ details, onChangeColumns }: { details: ImportDetails; onChangeColumns: () => void }) {
  const { counts } = details;
  const fresh = counts.ready - counts.known;
  const [choice, setChoice] = useState<KnownChoice>({ update: false, close: false });
  const undo = undoText(work(details, choice));
  const { town, state } = useSite();
  const { questions, notes, stale } = sortFaults(details.faults, details.mapping, joinTown(town, state));
  const facts = [
    { name: 'Already here', value: counts.known },
    { name: 'Without pay', value: counts.withoutPay },
    { name: 'Can’t be imported yet', value: counts.leftOut },
    { name: 'Duplicates in the file', value: counts.duplicates },
    { name: 'Texts shortened', value: counts.cut },
  ].filter(({ value }) => value > 0);
  return (
    <div className="stack gap-6">
      {questions.map((cause, at) =>
        isUnmatched(cause) ? (
          <MatchTexts key={cause.field} details={details} cause={cause} primary={fresh === 0 && at === 0} />
        ) : (
          <Cause key={`${cause.field} ${cause.problem}`} details={details} cause={cause} />
        ),
      )}
      <section className="card stack gap-3" aria-labelledby="import-outcome">
        <h2 className="card-title" id="import-outcome">
          {outcome(fresh, details)}
        </h2>
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{count(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        {stale.length > 0 && <LeftOut details={details} causes={stale} />}
        <KnownJobs details={details} choice={choice} onChoose={setChoice} />
        <RunImport details={details} choice={choice} onChangeColumns={onChangeColumns} />
        {undo && <p className="sm mut">{undo}</p>}
      </section>
      {notes.map((cause) => (
        <Cause key={`${cause.field} ${cause.problem}`} details={details} cause={cause} />
      ))}
    </div>
  );
}

function outcome(jobs: number, { faults, counts }: ImportDetails): string {
  if (jobs > 0) return `${counted(jobs, 'job', 'jobs')} to import`;
  if (counts.known > 0) return 'Nothing new to import';
  return faults.some(isOpen) ? 'Nothing to import yet' : 'Nothing to import';
}

/** Rows that are left out because nobody can apply for the jobs anymore, or yet. */
function LeftOut({ details, causes }: { details: ImportDetails; causes: ImportCause[] }) {
  const match = useMatchColumns(String(details.id));
  const { mapping } = details;
  return (
    <section className="stack gap-2" aria-label="Left out">
      <b>Left out</b>
      <ul className="stack gap-2">
        {causes.map(({ problem, rows }) => (
          <li key={problem} className="row wrp gap-3">
            <span className="num">{`${staleReasons[problem] ?? problem}: ${counted(rows, 'row', 'rows')}`}</span>
            {problem === 'old' && mapping && (
              <Button pending={match.pending} disabled={match.waits} pendingLabel="Saving…" onClick={() => match.act(withOld(mapping))}>
                Import these, too
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorLine error={match.error} />
    </section>
  );
}

/** Texts listed before the rest are only counted. */
const maxListed = 10;

function Cause({ details, cause }: { details: ImportDetails; cause: ImportCause }) {
  const listed = cause.values.slice(0, maxListed);
  const rest = cause.rows - listed.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <section className="stack gap-2" aria-label={causeTitle(cause)}>
      <h2>{causeTitle(cause)}</h2>
      <p className="mut">{causeCost(cause)}</p>
      <Mends details={details} cause={cause} />
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

/** Ways to mend a fault in one tap. */
function Mends({ details: { id, mapping }, cause }: { details: ImportDetails; cause: ImportCause }) {
  const { town, state } = useSite();
  const match = useMatchColumns(String(id));
  const mends = mapping ? mendsOf(mapping, cause, joinTown(town, state)) : [];
  if (mends.length === 0) return null;
  return (
    <>
      <div className="actions">
        {mends.map(({ label, mapping }) => (
          <Button key={label} pending={match.pending} disabled={match.waits} pendingLabel="Saving…" onClick={() => match.act(mapping)}>
            {label}
          </Button>
        ))}
      </div>
      <ErrorLine error={match.error} />
    </>
  );
}
