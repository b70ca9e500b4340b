import { ConfirmShifts } from '../../../domain/confirm-shifts';
import type { Shift } from '../../../lib/api';

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
