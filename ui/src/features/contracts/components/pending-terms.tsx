import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { date } from '../../../lib/format';
import { nameOf } from '../words';
import type { StepProps } from './step-props';
import { TermsList } from './terms-list';

const ConfirmForm = lazyOverlay(() => import('./confirm-form'), 'dialog dialog-at');
const RejectForm = lazyOverlay(() => import('./reject-form'), 'dialog dialog-at');

/** Terms that wait for an answer, with what would change and the buttons to answer. */
export default function PendingTerms({ contract, pending, error, onStep }: StepProps) {
  const [confirming, setConfirming] = useOverlay('confirm');
  const [rejecting, setRejecting] = useOverlay('reject');
  const proposal = contract.pending;
  useAttention(proposal !== null && (contract.can.includes('confirm') || contract.can.includes('accept')));
  if (!proposal || contract.state === 'ended') return null;
  const { can } = contract;
  const isOwn = proposal.proposedBy === contract.ownSide;
  const isNew = contract.state === 'proposed';
  const other = nameOf(contract, 'other');
  const title = isNew
    ? isOwn
      ? `Waiting for ${other} to confirm`
      : `${other} wants to agree on this contract`
    : isOwn
      ? 'Changes you proposed'
      : `${other} proposed changes`;
  return (
    <section className="card card-p stack gap-3" aria-label={title}>
      <div>
        <h2 className="row-title break">{title}</h2>
        <p className="sm mut">{date(proposal.createdAt)}</p>
      </div>
      {proposal.note && <p className="break">“{proposal.note}”</p>}
      {!isNew && <TermsList lines={proposal.lines} onlyChanges label="What would change" />}
      {isOwn && (
        <p className="mut">
          {isNew ? 'It begins once they confirm. If nobody answers in 30 days, it lapses.' : `The terms stay as they are until ${other} accepts.`}
        </p>
      )}
      {!confirming && !rejecting && <ErrorLine error={error} />}
      <div className="actions">
        {can.includes('confirm') && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
            Confirm contract
          </Button>
        )}
        {can.includes('accept') && (
          <Button
            variant="primary"
            pending={pending}
            pendingLabel="Accepting…"
            onClick={() => onStep({ action: 'accept', version: proposal.version })}
          >
            Accept changes
          </Button>
        )}
        {can.includes('reject') && (
          <Button aria-haspopup="dialog" onClick={() => setRejecting(true)}>
            {isOwn ? 'Take it back' : 'Turn down'}
          </Button>
        )}
      </div>

      {confirming && <ConfirmForm contract={contract} pending={pending} error={error} onStep={onStep} onClose={() => setConfirming(false)} />}
      {rejecting && <RejectForm contract={contract} pending={pending} error={error} onStep={onStep} onClose={() => setRejecting(false)} />}
    </section>
  );
}
