import { useState } from 'react';
import { useCardProblems, useHandleProblem } from '../../../data/money/card-problems';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { CardProblem } from '../../../lib/api-cards';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { type Act, acts, adviceOf, endOf, reasonOf, titleOf } from '../card-words';

const states = [
  { value: '', label: 'Open' },
  { value: 'done', label: 'Done' },
];

/** Chargebacks, differences and money that didn’t move, each with the action that helps. */
export function CardProblems() {
  const [params] = useSearchParams();
  const state = params.get('problems') === 'done' ? 'done' : 'open';
  const found = useCardProblems(state, params.get('cursor'));
  return (
    <section className="stack gap-4" aria-labelledby="card-problems">
      <h2 className="section-title" id="card-problems">
        Problems with card payments
      </h2>
      <ParamSelect param="problems" label="Which problems" options={states} />
      {found.isPending ? (
        <SkeletonText label="Loading the problems" lines={2} />
      ) : found.isError ? (
        <ErrorState title="The problems didn’t load" error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.items.length === 0 ? (
        <p>{state === 'open' ? 'There are none. Chargebacks and money that doesn’t move show up here.' : 'None have been sorted out yet.'}</p>
      ) : (
        <div className="stack gap-4" aria-busy={found.isPlaceholderData}>
          <ul className="stack gap-4" aria-label="Problems">
            {found.data.items.map((problem) => (
              <Row key={problem.id} problem={problem} />
            ))}
          </ul>
          <Pager prevCursor={found.data.prevCursor} nextCursor={found.data.nextCursor} label="Pages of problems" />
        </div>
      )}
    </section>
  );
}

function Row({ problem }: { problem: CardProblem }) {
  const [asking, setAsking] = useState<Act | null>(null);
  const handle = useHandleProblem(problem.id, (after) => {
    setAsking(null);
    if (after.state === 'done') toast('Sorted out', endOf(after));
    else toast('Nothing has changed', titleOf(after));
  });
  const act = (what: Act) => (acts[what].question ? setAsking(what) : handle.act(what));
  const question = asking && acts[asking].question;
  return (
    <li className="card card-p stack gap-3">
      <div className="row top sp gap-3">
        <h3 className="card-title break">{titleOf(problem)}</h3>
        {problem.state === 'done' ? <Pill>Done</Pill> : problem.stopsMoney ? <Pill tone="warn">On hold</Pill> : <Pill tone="warn">Open</Pill>}
      </div>
      <p className="sm mut break">
        {problem.title && `“${problem.title}”, `}found {relativeTime(problem.foundAt)}
        {problem.reference && ` · ${problem.reference}`}
      </p>
      {reasonOf(problem) && <p className="break">{reasonOf(problem)}</p>}
      <p>{problem.state === 'done' ? endOf(problem) : adviceOf(problem)}</p>
      {handle.error !== null && <ErrorLine error={handle.error} />}
      <div className="actions">
        {problem.can.map((what) => (
          <Button key={what} pending={handle.pending} onClick={() => act(what)} {...(acts[what].question && { 'aria-haspopup': 'dialog' })}>
            {acts[what].label}
          </Button>
        ))}
        {problem.state === 'open' && problem.stripeUrl !== null && (
          <a className="btn btn-g" href={problem.stripeUrl} target="_blank" rel="noreferrer">
            Open at Stripe
          </a>
        )}
        {problem.feeId !== null && (
          <Link className="btn btn-g" to={`/fees/${problem.feeId}`}>
            Open the fee
          </Link>
        )}
      </div>
      {asking && question && (
        <Confirm
          open
          title={question.title}
          action={acts[asking].label}
          cancel="Not now"
          destructive={asking === 'lost'}
          pending={handle.pending}
          onConfirm={() => handle.act(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{question.text}</p>
        </Confirm>
      )}
    </li>
  );
}
