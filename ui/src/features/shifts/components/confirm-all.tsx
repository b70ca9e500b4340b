import { useConfirmAll } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { Shift } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const waits = ({ can }: Shift) => can.includes('confirm');

/** One tap that confirms all shifts of a contract. `shifts` are those that are shown of it. */
export function ConfirmAll({ shifts, withEmployer = false }: { shifts: Shift[]; withEmployer?: boolean }) {
  const waiting = shifts.filter(waits);
  const [first] = waiting;
  if (!first || waiting.length === 1) return null;
  const { contractId, employer } = first;
  return (
    <div className="stack gap-2">
      <ConfirmShifts
        contractId={contractId}
        employer={employer}
        label={withEmployer ? `I’ll be there for all shifts at ${employer}` : 'I’ll be there for all of them'}
      />
    </div>
  );
}

interface ConfirmProps {
  contractId: number;
  employer: string;
  label: string;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
}

/** The button that confirms all shifts of a contract. */
export function ConfirmShifts({ contractId, employer, label, variant = 'primary', size = 'md' }: ConfirmProps) {
  const all = useConfirmAll(contractId, ({ items }) =>
    toast('Shifts confirmed', items.some(waits) ? 'Some overlap with another shift and still need your answer.' : `We told ${employer}.`),
  );
  return (
    <>
      <div>
        <Button variant={variant} size={size} pending={all.pending} pendingLabel="Saving…" onClick={() => all.act(null)}>
          {label}
        </Button>
      </div>
      <ErrorLine error={all.error} />
    </>
  );
}
