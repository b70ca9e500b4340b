import { Check } from 'lucide';
import { lazy, Suspense } from 'react';
import type { MilestoneStep } from '../../../data/projects/milestones';
import { stopSentence } from '../../../domain/card-stop';
import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Contract, Milestone, Milestones } from '../../../lib/api';
import { date, fullDay } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { money } from '../../../lib/money';
import type { ActionState } from '../../../lib/use-action';
import { nameOf } from '../words';

const ApproveDialog = lazyOverlay(() => import('./approve-dialog'), 'dialog dialog-at');
const PayByCard = lazy(() => loadWithRetry(() => import('../../../domain/pay-by-card')));
const MilestoneNoteForm = lazyOverlay(() => import('./milestone-note-form'), 'dialog dialog-at');
const MilestoneSheet = lazyOverlay(() => import('./milestone-sheet'));

interface ItemProps {
  milestone: Milestone;
  number: number;
  contract: Contract;
  /** Days the employer has to approve work before the clock does. */
  approveDays: number;
  /** Whether the worker can be paid by card on this site. */
  canPayByCard: boolean;
  /** Whether the person just came back from paying for it. */
  isAwaited: boolean;
  step: ActionState<MilestoneStep>;
  /** What all of them come to. */
  sums: Milestones;
}

/** One milestone with the buttons for its next step. */
export function MilestoneItem({ milestone, number, ...rest }: ItemProps) {
  const { contract } = rest;
  const { terms, state } = milestone;
  const isDone = state === 'approved' || state === 'paid';
  return (
    <li className={`milestone${isDone ? ' milestone-done' : ''}`}>
      <span className="milestone-mark" aria-hidden="true">
        {isDone ? <Icon of={Check} size="s" /> : number}
      </span>
      <div className="grow stack gap-2">
        <div className="row top sp gap-3">
          <b className="break">{terms.title}</b>
          <span className="milestone-amount">{money(terms.amount, contract.currency)}</span>
        </div>
        <p className="sm mut">{situation(milestone, contract)}</p>
        {milestone.held > 0 && <p>{`${money(milestone.held, contract.currency)} was paid by card, and is held until the work is approved.`}</p>}
        {milestone.stop !== null && <p role="status">{stopSentence[milestone.stop]}</p>}
        {terms.details && <p className="break pre-line">{terms.details}</p>}
        {state === 'submitted' && milestone.submitNote && <p className="break">“{milestone.submitNote}”</p>}
        {state === 'returned' && <p className="break">“{milestone.returnNote}”</p>}
        <Proposed milestone={milestone} contract={contract} />
        <Steps milestone={milestone} {...rest} />
      </div>
    </li>
  );
}

/** How far it is, in a sentence. */
function situation(milestone: Milestone, contract: Contract): string {
  const { terms, state, approveAt, approvedAt, proposedBy, disputeId, stop } = milestone;
  const due = terms.dueOn ? ` Due ${fullDay(terms.dueOn)}.` : '';
  const worker = contract.worker.name;
  if (disputeId !== null) return approvedAt === null ? 'In dispute. Its outcome settles it.' : `Settled by a dispute on ${date(approvedAt)}.`;
  switch (state) {
    case 'proposed':
      return `${proposedBy === contract.ownSide ? `Waiting for ${nameOf(contract, 'other')} to agree.` : 'Proposed, not agreed yet.'}${due}`;
    case 'agreed':
      return `Agreed, not begun.${due}`;
    case 'in_progress':
      return `In progress.${due}`;
    case 'submitted':
      if (stop !== null || approveAt === null) return `Sent in by ${worker}.`;
      return `Sent in by ${worker}. Without an answer, it counts as approved on ${date(approveAt)}.`;
    case 'returned':
      return `${contract.employer.name} asked for changes.${due}`;
    case 'paid':
      return `Approved ${approvedAt === null ? '' : date(approvedAt)}, and paid.`;
    default:
      return `Approved ${approvedAt === null ? '' : date(approvedAt)}${milestone.approvedByClock ? ', because it wasn’t answered in time' : ''}.`;
  }
}

/** A change that waits for an answer, with what would be different. */
function Proposed({ milestone, contract }: { milestone: Milestone; contract: Contract }) {
  const { change, proposedBy, terms } = milestone;
  if (!change || proposedBy === null) return null;
  const who = proposedBy === 'worker' ? contract.worker.name : contract.employer.name;
  const next = change.terms;
  const differences = next
    ? [
        next.title !== terms.title && `“${next.title}”`,
        next.amount !== terms.amount && `${money(next.amount, contract.currency)} instead of ${money(terms.amount, contract.currency)}`,
        next.dueOn !== terms.dueOn && (next.dueOn ? `due ${fullDay(next.dueOn)}` : 'no due day'),
        next.details !== terms.details && 'other details',
      ].filter(Boolean)
    : ['drop this milestone'];
  return (
    <p className="milestone-change break">
      <b>{who} proposes:</b> {differences.length > 0 ? differences.join(', ') : 'the same again'}.
      {next && next.details !== terms.details && ` ${next.details}`}
    </p>
  );
}

function Steps({ milestone, contract, approveDays, canPayByCard, isAwaited, step, sums }: Omit<ItemProps, 'number'>) {
  const [noting, setNoting] = useOverlay(`note-${milestone.id}`);
  const [approving, setApproving] = useOverlay(`approve-${milestone.id}`);
  const [changing, setChanging] = useOverlay(`change-${milestone.id}`);
  const { can } = milestone;
  useAttention(can.includes('agree') || can.includes('approve'));
  if (can.length === 0) return null;
  const pending = step.pending && step.input?.milestone.id === milestone.id;
  const act = (action: MilestoneStep['action']) => step.act({ milestone, action });
  const isOwn = milestone.proposedBy === contract.ownSide;
  const name = milestone.terms.title;
  const toSend = can.includes('submit');
  return (
    <>
      <fieldset className="actions milestone-steps" aria-label={`Steps for ${name}`}>
        {can.includes('agree') && (
          <Button size="sm" variant="primary" pending={pending} pendingLabel="Saving…" onClick={() => act('agree')}>
            Agree
          </Button>
        )}
        {can.includes('approve') && (
          <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setApproving(true)}>
            Approve
          </Button>
        )}
        {(toSend || can.includes('return')) && (
          <Button size="sm" variant={toSend ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setNoting(true)}>
            {toSend ? 'Send in' : 'Ask for changes'}
          </Button>
        )}
        {can.includes('start') && (
          <Button size="sm" pending={pending} pendingLabel="Saving…" onClick={() => act('start')}>
            Start
          </Button>
        )}
        {can.includes('decline') && (
          <Button size="sm" pending={pending} pendingLabel="Saving…" onClick={() => act('decline')}>
            {isOwn ? 'Take it back' : 'Turn down'}
          </Button>
        )}
        {can.includes('change') && (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change
          </Button>
        )}
      </fieldset>
      <Suspense>
        {canPayByCard && can.includes('fund') && (
          <PayByCard
            path={`/api/milestones/${milestone.id}`}
            label={`Pay ${money(milestone.terms.amount, contract.currency)} ahead by card`}
            note="It’s held until the work is approved. If the milestone is dropped, it goes back to your card."
            size="sm"
            isAwaited={isAwaited}
          />
        )}
        {noting && (
          <MilestoneNoteForm milestone={milestone} contract={contract} approveDays={approveDays} step={step} onClose={() => setNoting(false)} />
        )}
        {approving && <ApproveDialog milestone={milestone} contract={contract} step={step} onClose={() => setApproving(false)} />}
        {changing && <MilestoneSheet contract={contract} milestone={milestone} sums={sums} onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  );
}
