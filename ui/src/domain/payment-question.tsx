import { type PaymentStep, usePaymentStep } from '../data/payments/payments';
import { Confirm } from '../kit/confirm';
import { ErrorLine } from '../kit/error-line';
import type { Payment } from '../lib/api';
import { money } from '../lib/money';
import { toast } from '../lib/toast';
import { paidHow } from './paid-how';

interface QuestionProps {
  payment: Payment;
  /** Whether the reader's side recorded it. */
  isOwn: boolean;
  /** What to ask about; null while nothing is asked. */
  action: PaymentStep['action'] | null;
  onClose: () => void;
}

/** Asks before a payment is confirmed, denied, taken back or contested. */
export function PaymentQuestion({ payment, isOwn, action, onClose }: QuestionProps) {
  const step = usePaymentStep((done) => {
    onClose();
    toast(said(done.action, isOwn), '');
  });
  const what = payment.kind === 'refund' ? 'refund' : 'payment';
  return (
    <Confirm
      open={action !== null}
      onClose={onClose}
      title={question(action, isOwn, what)}
      action={action ? buttonOf(action, isOwn) : ''}
      cancel="Cancel"
      destructive={action === 'deny' || action === 'contest'}
      pending={step.pending}
      onConfirm={() => action && step.act({ payment, action })}
    >
      <p>
        {money(payment.amount, payment.currency)} {paidHow(payment)}.{action === 'confirm' && ' A mistake is corrected by a refund.'}
        {action === 'contest' &&
          ' It won’t count anymore, and its receipt is void. It stays recorded, so the other side can confirm it with the password, or you can take it back.'}
      </p>
      <ErrorLine error={step.error} />
    </Confirm>
  );
}

function said(action: PaymentStep['action'], isOwn: boolean): string {
  if (action === 'confirm') return 'Payment confirmed';
  if (action === 'contest') return 'Contested';
  return isOwn ? 'Taken back' : 'We told the other side';
}

function buttonOf(action: PaymentStep['action'], isOwn: boolean): string {
  if (action === 'confirm') return 'Confirm';
  if (action === 'contest') return 'Contest';
  return isOwn ? 'Take back' : 'It didn’t happen';
}

function question(action: PaymentStep['action'] | null, isOwn: boolean, what: string): string {
  if (action === 'confirm') return `Did this ${what} happen?`;
  if (action === 'contest') return `Contest this ${what}?`;
  return isOwn ? `Take this ${what} back?` : `Tell the other side that this ${what} didn’t happen?`;
}
