import { useJobFee, usePublish } from '../../../data/money/job-fee';
import { usePricing } from '../../../data/money/pricing';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import type { Job } from '../../../lib/api';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { HowToPay } from './how-to-pay';
import { PayFee } from './pay-fee';
import { VoucherForm } from './voucher-form';

/** The fee due before a job goes live, and the ways to pay it. */
export default function JobFee({ job }: { job: Job }) {
  const fee = useJobFee(job.id);
  const pricing = usePricing();
  const publish = usePublish(job.id, (posted) => toast('Job posted', posted.title));
  if (fee.isError) return <ErrorState title="The fee didn’t load" error={fee.error} onRetry={() => void fee.refetch()} />;
  const quote = fee.data?.quote;
  if (!quote || !pricing.data) return <div className="card sk-fee" />;
  if (quote.due === 0) {
    return (
      <section className="card stack gap-4" aria-labelledby="fee-title">
        <h2 className="slip-title" id="fee-title">
          Nothing to pay now
        </h2>
        <p>{quote.cause === 'voucher' ? `Your voucher ${quote.reason} covers this job.` : (quote.reason ?? 'Posting is free for admins.')}</p>
        <div>
          <Button variant="primary" pending={publish.pending} pendingLabel="Posting…" onClick={() => publish.act(null)}>
            Post it now, free
          </Button>
        </div>
        <ErrorLine error={publish.error} />
      </section>
    );
  }
  return (
    <section className="card stack gap-5" aria-labelledby="fee-title">
      <h2 className="slip-title" id="fee-title">
        <span className="num">{money(quote.due, quote.currency)}</span> due
      </h2>
      {fee.data?.fee && <PayFee fee={fee.data.fee.id} amount={quote.due} currency={quote.currency} />}
      <div className="grid g-2 gap-6">
        <div className="stack gap-2">
          <h3 className="card-title">How to pay</h3>
          <HowToPay text={pricing.data.howToPay} />
          {fee.data?.fee && <p className="mut">Mention fee number {fee.data.fee.id}.</p>}
        </div>
        <div>
          <h3 className="card-title">Or use a voucher</h3>
          <VoucherForm />
        </div>
      </div>
    </section>
  );
}
