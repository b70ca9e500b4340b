import { useState } from 'react';
import type { PaymentStep } from '../../../data/payments/payments';
import { paidHow } from '../../../domain/paid-how';
import { PaymentQuestion } from '../../../domain/payment-question';
import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { Pill } from '../../../kit/pill';
import type { Payment } from '../../../lib/api';
import { money } from '../../../lib/money';
import { paymentStates, timeToContest } from '../words';

interface PaymentProps {
  payment: Payment;
  /** The employer's and the worker's name. */
  names: { employer: string; worker: string };
  ownSide: 'employer' | 'worker' | null;
}

/** A payment with its state, and the buttons to confirm or to deny it. */
export function PaymentRow({ payment, names, ownSide }: PaymentProps) {
  const [asking, setAsking] = useState<PaymentStep['action'] | null>(null);
  useAttention(payment.can.length > 0);
  const isOwn = payment.side === ownSide;
  const { label, tone } = paymentStates[payment.state];
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
      {payment.replacesId !== null && payment.state === 'recorded' && (
        <p className="sm mut">Recorded again, because it was contested. {isOwn ? 'They confirm it' : 'You confirm it'} with the password.</p>
      )}
      {payment.receipt && payment.state === 'contested' && <p className="sm mut">Receipt {payment.receipt} doesn’t count anymore.</p>}
      {payment.receipt && payment.state === 'confirmed' && (
        <a className="tap" href={`/api/payments/${payment.id}/receipt`} target="_blank" rel="noreferrer">
          Receipt {payment.receipt} (PDF)
        </a>
      )}
      {payment.state === 'confirmed' && payment.contestUntil !== null && payment.contestUntil > Date.now() && (
        <p className="sm mut">
          Confirmed without the password. {isOwn ? 'You have' : `${names[payment.side]} has`} {timeToContest(payment.contestUntil, Date.now())} left
          to contest it.
        </p>
      )}
      {payment.can.length > 0 && (
        <div className="actions">
          {payment.can.includes('confirm') && (
            <Button variant="primary" onClick={() => setAsking('confirm')}>
              Confirm
            </Button>
          )}
          {payment.can.includes('deny') && <Button onClick={() => setAsking('deny')}>{isOwn ? 'Take back' : 'It didn’t happen'}</Button>}
          {payment.can.includes('contest') && <Button onClick={() => setAsking('contest')}>Contest</Button>}
        </div>
      )}
      <PaymentQuestion payment={payment} isOwn={isOwn} action={asking} onClose={() => setAsking(null)} />
    </li>
  );
}
