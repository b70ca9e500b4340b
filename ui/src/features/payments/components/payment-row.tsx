import { useState } from 'react';
import { type PaymentStep, usePaymentStep } from '../../../data/payments/payments';
import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { Pill } from '../../../kit/pill';
import type { Payment } from '../../../lib/api';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { paidHow, paymentStates, timeToContest } from '../words';

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
    toast(done(action, isOwn), '');
  });
  useAttention(payment.can.length > 0);
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
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={question(asking, isOwn, what)}
        action={asking ? buttonOf(asking, isOwn) : ''}
        cancel="Cancel"
        destructive={asking === 'deny' || asking === 'contest'}
        pending={step.pending}
        onConfirm={() => asking && step.act({ payment, action: asking })}
      >
        <p>
          {money(payment.amount, payment.currency)} {paidHow(payment)}.{asking === 'confirm' && ' A mistake is corrected by a refund.'}
          {asking === 'contest' &&
            ' It won’t count anymore, and its receipt is void. It stays recorded, so the other side can confirm it with the password, or you can take it back.'}
        </p>
        <ErrorLine error={step.error} />
      </Confirm>
    </li>
  );
}

function done(action: PaymentStep['action'], isOwn: boolean): string {
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
