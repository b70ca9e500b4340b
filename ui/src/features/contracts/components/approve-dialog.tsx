import type { MilestoneStep } from '../../../data/projects/milestones';
import { PayNote } from '../../../domain/pay-note';
import ConfirmDialog from '../../../kit/dialog';
import { ErrorLine } from '../../../kit/error-line';
import type { Contract, Milestone } from '../../../lib/api';
import type { ActionState } from '../../../lib/use-action';

interface ApproveProps {
  milestone: Milestone;
  contract: Contract;
  step: ActionState<MilestoneStep>;
  onClose: () => void;
}

/** Says what the employer pays and what the worker gets, before work is approved. */
export default function ApproveDialog({ milestone, contract, step, onClose }: ApproveProps) {
  const { terms } = milestone;
  const worker = contract.worker.name;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Approve “${terms.title}”?`}
      action="Approve"
      cancel="Not yet"
      pending={step.pending}
      onConfirm={() => step.act({ milestone, action: 'approve' })}
    >
      <p>
        {terms.amount > 0 ? (
          <PayNote worker={worker} amount={terms.amount} currency={contract.currency} what="it" />
        ) : (
          'Nothing is paid for it separately.'
        )}
      </p>
      <ErrorLine error={step.error} />
    </ConfirmDialog>
  );
}
