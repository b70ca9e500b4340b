import { useState } from 'react';
import { type PaymentStep, usePaymentStep } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { Pill } from '../../../kit/pill';
import type { Payment } from '../../../lib/api';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { paidHow, paymentStates } from '../words';

interface PaymentProps {
  payment: Payment;
  /** The employer's and the worker's name. */
  names: { employer: string; worker: string };
  ownSide: 'employer' | 'worker' | null;
}

/** A payment with its state, and the buttons to confirm or to deny it. */
export function PaymentRow({ payment, names, ownSide }: PaymentProps) {
  const [asking, setAsking] = useState<PaymentStep['action'] | null>(null);
  const step = usePaymentStep(({ action }) => {
    setAsking(null);
    toast(action === 'confirm' ? 'Payment confirmed' : isOwn ? 'Taken back' : 'We told the other side', '');
  });
  const isOwn = payment.side === ownSide;
  const { label, tone } = paymentStates[payment.state];
  const what = payment.kind === 'refund' ? 'refund' : 'payment';
  return (
    <li className="hours-line stack gap-2">
      <div className="row top sp gap-3">
        <span className="grow break">
          {payment.kind === 'refund' ? `Given back ${paidHow(payment)}` : `Paid ${paidHow(payment)}`}
          <span className="sm mut block">
            Recorded by {isOwn ? 'you' : names[payment.side]}
            {payment.note && ` · “${payment.note}”`}
            {payment.answerNote && ` · “${payment.answerNote}”`}
          </span>
        </span>
        <span className="hours-figures">
          <b>{money(payment.kind === 'refund' ? -payment.amount : payment.amount, payment.currency)}</b>
          <Pill tone={tone}>{label}</Pill>
        </span>
      </div>
      {payment.receipt && (
        <a className="tap" href={`/api/payments/${payment.id}/receipt`} target="_blank" rel="noreferrer">
          Receipt {payment.receipt} (PDF)
        </a>
      )}
      {payment.can.length > 0 && (
        <div className="actions">
          {payment.can.includes('confirm') && (
            <Button variant="primary" onClick={() => setAsking('confirm')}>
              Confirm
            </Button>
          )}
          <Button onClick={() => setAsking('deny')}>{isOwn ? 'Take back' : 'It didn’t happen'}</Button>
        </div>
      )}
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={question(asking, isOwn, what)}
        action={asking === 'confirm' ? 'Confirm' : isOwn ? 'Take back' : 'It didn’t happen'}
        cancel="Cancel"
        destructive={asking === 'deny'}
        pending={step.pending}
        onConfirm={() => asking && step.act({ payment, action: asking })}
      >
        <p>
          {money(payment.amount, payment.currency)} {paidHow(payment)}.
          {asking === 'confirm' && ' It can’t be changed afterward. A mistake is corrected by a refund.'}
        </p>
        <ErrorLine error={step.error} />
      </Confirm>
    </li>
  );
}

function question(action: PaymentStep['action'] | null, isOwn: boolean, what: string): string {
  if (action === 'confirm') return `Did this ${what} happen?`;
  return isOwn ? `Take this ${what} back?` : `Tell the other side that this ${what} didn’t happen?`;
}
