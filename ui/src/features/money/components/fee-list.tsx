import { useState } from 'react';
import { useAdminFees } from '../../../data/money/admin-fees';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSelect } from '../../../kit/param-select';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Fee, FeeQueue } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { feeState, paidBy, waiverReason } from '../labels';
import type { StepAction } from './step-sheet';

const StepSheet = lazyOverlay(() => import('./step-sheet'));

const empty: Record<FeeQueue, { title: string; text: string }> = {
  due: { title: 'No fees due', text: 'Unless a promotion is on, new jobs stay here until you record the payment or waive the fee.' },
  owed: { title: 'No refunds owed', text: 'When a paid job is taken down, its fee stays here until you record the refund.' },
  paid: { title: 'Nothing paid yet', text: 'Record a payment under Due, and it shows up here.' },
  waived: { title: 'Nothing free yet', text: 'Fees covered by a promotion or a voucher, or waived by you, show up here.' },
  refunded: { title: 'Nothing refunded yet', text: 'Paid fees that you refund show up here.' },
  cancelled: {
    title: 'Nothing canceled yet',
    text: 'Fees for jobs that closed or came down, and for partner months, that nobody paid show up here.',
  },
};

const settled = [
  { value: '', label: 'Paid' },
  { value: 'waived', label: 'Free' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'cancelled', label: 'Canceled' },
];

export function Settled() {
  const [params] = useSearchParams();
  const asked = params.get('state');
  const queue = asked === 'waived' || asked === 'refunded' || asked === 'cancelled' ? asked : 'paid';
  return (
    <div className="stack gap-4">
      <ParamSelect param="state" label="Which fees" options={settled} />
      <FeeList queue={queue} />
    </div>
  );
}

export function FeeList({ queue }: { queue: FeeQueue }) {
  const [params] = useSearchParams();
  const fees = useAdminFees(queue, params.get('cursor'));
  if (fees.isPending) return <SkeletonText label="Loading the fees" />;
  if (fees.isError) return <ErrorState title="The fees didn’t load" error={fees.error} onRetry={() => void fees.refetch()} />;
  const { items, prevCursor, nextCursor } = fees.data;
  if (items.length === 0) return <Empty {...empty[queue]} action={<ButtonLink to="/admin/promotions">Promotions and vouchers</ButtonLink>} />;
  return (
    <div className="stack gap-4" aria-busy={fees.isPlaceholderData}>
      <ul className="stack gap-4">
        {items.map((fee) => (
          <FeeRow key={fee.id} fee={fee} />
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of fees" />
    </div>
  );
}

function FeeRow({ fee }: { fee: Fee }) {
  const [step, setStep] = useState<StepAction | null>(null);
  const state = feeState(fee);
  return (
    <li className="card stack gap-3">
      <div className="row top sp gap-3">
        <div className="break">
          <h2 className="card-title">
            <Link to={`/fees/${fee.id}`}>
              {money(fee.amount, fee.currency)} for “{fee.title}”
            </Link>
          </h2>
          <p className="mut">
            Fee {fee.id} · {fee.employer}
            {fee.kind === 'job_post' ? `, posted by ${fee.postedBy} ` : ', '}
            {relativeTime(fee.createdAt)}
          </p>
          <p>{detailText(fee)}</p>
        </div>
        <Pill tone={state.tone}>{state.label}</Pill>
      </div>
      <div className="actions">
        {fee.state === 'due' && (
          <>
            <Button aria-haspopup="dialog" onClick={() => setStep('pay')}>
              Record payment
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setStep('waive')}>
              Waive fee
            </Button>
          </>
        )}
        {fee.state === 'paid' && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setStep('refund')}>
            Refund
          </Button>
        )}
        {fee.state === 'refunded' && fee.returnedAt === null && (
          <Button aria-haspopup="dialog" onClick={() => setStep('return')}>
            Record refund
          </Button>
        )}
      </div>
      {step && <StepSheet fee={fee} action={step} onClose={() => setStep(null)} />}
    </li>
  );
}

function detailText(fee: Fee): string {
  if (fee.state === 'waived') return waiverReason(fee);
  if (fee.method !== null && fee.state === 'paid') return `Paid ${paidBy[fee.method]}: ${fee.reference}`;
  return fee.reference;
}
