import type { MilestoneStep } from '../../../data/projects/milestones';
import ConfirmDialog from '../../../kit/dialog';
import { ErrorLine } from '../../../kit/error-line';
import type { Contract, Milestone } from '../../../lib/api';
import { money } from '../../../lib/money';
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
        {terms.amount > 0
          ? `You owe ${worker} ${money(terms.amount, contract.currency)} for it, which you pay directly, as you agreed. ${worker} gets all of it.`
          : `Nothing is paid for it separately.`}
      </p>
      <ErrorLine error={step.error} />
    </ConfirmDialog>
  );
}
