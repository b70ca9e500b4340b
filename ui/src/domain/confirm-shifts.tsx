import { useConfirmAll } from '../data/shifts/shifts';
import { Button } from '../kit/button';
import { ErrorLine } from '../kit/error-line';
import { toast } from '../lib/toast';

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
    toast(
      'Shifts confirmed',
      items.some(({ can }) => can.includes('confirm')) ? 'Some overlap with another shift and still need your answer.' : `We told ${employer}.`,
    ),
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
