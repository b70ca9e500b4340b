import { useState } from 'react';
import { type MoneyDifference, useBeginCheck, useCorrect, useDifferences, useMoneyCheck } from '../../../data/money/differences';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { counted, relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { buttons, differenceOf, proposalOf } from '../difference-words';

const states = [
  { value: '', label: 'Open' },
  { value: 'done', label: 'Done' },
];

/** Ended contracts whose money differs from what was agreed, each with a proposed correction. */
export default function MoneyDifferences() {
  const check = useMoneyCheck();
  const begin = useBeginCheck();
  if (check.isPending) return <SkeletonText label="Loading the check" />;
  if (check.isError) return <ErrorState title="The check didn’t load" error={check.error} onRetry={() => void check.refetch()} />;
  const { isRunning, endedAt, contracts } = check.data;
  return (
    <div className="stack gap-5">
      <p>
        Asks every ended contract whether the worker got what was agreed and the employer paid it once. Older versions got some of it wrong. Nothing
        changes until you issue a correction.
      </p>
      <p className="mut" role="status">
        {isRunning
          ? `Checking: ${counted(contracts, 'contract', 'contracts')} so far.`
          : endedAt === null
            ? 'Not checked yet.'
            : `Checked ${relativeTime(endedAt)}: ${counted(contracts, 'ended contract', 'ended contracts')}.`}
      </p>
      {begin.error !== null && <ErrorLine error={begin.error} />}
      <div>
        <Button pending={begin.pending || isRunning} pendingLabel="Checking…" onClick={() => begin.act(null)}>
          {endedAt === null && !isRunning ? 'Check ended contracts' : 'Check again'}
        </Button>
      </div>
      {(isRunning || endedAt !== null) && <Found isRunning={isRunning} />}
    </div>
  );
}

function Found({ isRunning }: { isRunning: boolean }) {
  const [params] = useSearchParams();
  const state = params.get('differences') === 'done' ? 'done' : 'open';
  const found = useDifferences(state, params.get('cursor'), isRunning);
  return (
    <>
      <ParamSelect param="differences" label="Which differences" options={states} />
      {found.isPending ? (
        <SkeletonText label="Loading the differences" />
      ) : found.isError ? (
        <ErrorState title="The differences didn’t load" error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.items.length === 0 ? (
        <p>{state === 'done' ? 'None have been corrected yet.' : isRunning ? 'None so far.' : 'Every ended contract adds up.'}</p>
      ) : (
        <div className="stack gap-4" aria-busy={found.isPlaceholderData}>
          <ul className="stack gap-4" aria-label="Differences">
            {found.data.items.map((one) => (
              <Row key={one.id} difference={one} />
            ))}
          </ul>
          <Pager prevCursor={found.data.prevCursor} nextCursor={found.data.nextCursor} label="Pages of differences" />
        </div>
      )}
    </>
  );
}

function Row({ difference }: { difference: MoneyDifference }) {
  const [asking, setAsking] = useState(false);
  const correct = useCorrect(difference.id, () => {
    setAsking(false);
    toast('Corrected', 'We let both sides know.');
  });
  const { correction, jobTitle, worker, employer, state } = difference;
  return (
    <li className="card card-p stack gap-3">
      <div className="row top sp gap-3">
        <h2 className="card-title break">{differenceOf(difference)}</h2>
        {state === 'done' && <Pill>Done</Pill>}
      </div>
      <p className="sm mut break">
        <Link to={`/contracts/${difference.contractId}`}>“{jobTitle}”</Link>, {worker} for {employer}
      </p>
      <p>{state === 'done' ? endOf(difference) : `Proposed: ${lowerFirst(proposalOf(difference))}`}</p>
      {correct.error !== null && <ErrorLine error={correct.error} />}
      {correction !== null && (
        <div className="actions">
          <Button aria-haspopup="dialog" pending={correct.pending} onClick={() => setAsking(true)}>
            {buttons[correction].label}
          </Button>
        </div>
      )}
      {asking && correction !== null && (
        <Confirm
          open
          title={buttons[correction].title}
          action={buttons[correction].label}
          cancel="Not now"
          pending={correct.pending}
          onConfirm={() => correct.act(null)}
          onClose={() => setAsking(false)}
        >
          <p>
            {proposalOf(difference)} {worker} and {employer} are told. It can’t be taken back.
          </p>
        </Confirm>
      )}
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function endOf({ document, doneBy, doneAt }: MoneyDifference): string {
  const when = doneAt === null ? '' : relativeTime(doneAt);
  if (!doneBy) return `Not found anymore, ${when}.`;
  return `Corrected by ${doneBy}, ${when}${document && `: ${document}`}.`;
}
