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
  return <ConfirmButton first={first} withEmployer={withEmployer} />;
}

function ConfirmButton({ first: { contractId, employer }, withEmployer }: { first: Shift; withEmployer: boolean }) {
  const all = useConfirmAll(contractId, ({ items }) =>
    toast('Shifts confirmed', items.some(waits) ? 'Some overlap with another shift and still need your answer.' : `We told ${employer}.`),
  );
  return (
    <div className="stack gap-2">
      <div>
        <Button variant="primary" pending={all.pending} pendingLabel="Saving…" onClick={() => all.act(null)}>
          {withEmployer ? `I’ll be there for all shifts at ${employer}` : 'I’ll be there for all of them'}
        </Button>
      </div>
      <ErrorLine error={all.error} />
    </div>
  );
}
