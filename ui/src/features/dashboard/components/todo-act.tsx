import { useState } from 'react';
import { useAddPlanned } from '../../../data/timesheets/timesheets';
import { ConfirmShifts } from '../../../domain/confirm-shifts';
import { PaymentQuestion } from '../../../domain/payment-question';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { Payment, Todo } from '../../../lib/api';
import { toast } from '../../../lib/toast';

interface ActProps {
  act: NonNullable<Todo['act']>;
  variant: 'primary' | 'secondary';
}

/** The button that does a to-do at once. */
export function TodoAct({ act, variant }: ActProps) {
  const { contractId, employer, label, week, payment } = act;
  if (payment) return <ConfirmPayment payment={payment} label={label} variant={variant} />;
  if (week) return <SendPlanned act={act} week={week} variant={variant} />;
  return <ConfirmShifts contractId={contractId} employer={employer} label={label} variant={variant} size="sm" />;
}

function SendPlanned({ act: { contractId, employer, label }, week, variant }: ActProps & { week: string }) {
  const send = useAddPlanned(contractId, week, () => toast('Hours sent in', `We told ${employer}.`));
  return (
    <>
      <Button size="sm" variant={variant} pending={send.pending} pendingLabel="Sending…" onClick={() => send.act(true)}>
        {label}
      </Button>
      <ErrorLine error={send.error} />
    </>
  );
}

function ConfirmPayment({ payment, label, variant }: { payment: Payment; label: string; variant: ActProps['variant'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <PaymentQuestion payment={payment} isOwn={false} action={asking ? 'confirm' : null} onClose={() => setAsking(false)} />
    </>
  );
}
