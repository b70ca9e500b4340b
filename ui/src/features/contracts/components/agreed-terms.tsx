import { lazy, Suspense } from 'react';
import { useSite } from '../../../data/site/site';
import { ErrorLine } from '../../../kit/error-line';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { date } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { Contacts } from './contacts';
import { ContractActions } from './contract-actions';
import { PostingLinks } from './posting-links';
import type { StepProps } from './step-props';
import { TermsList } from './terms-list';
import { Timeline } from './timeline';

const Versions = lazy(() => loadWithRetry(() => import('./versions')));

/** What the two agreed on, how they reach each other, and what happened since. */
export default function AgreedTerms({ isEmployer, ...props }: StepProps & { isEmployer: boolean }) {
  const { contract } = props;
  const { commissionPercent } = useSite().fees;
  const commission = commissionPercent === 0 ? 'We don’t take a commission.' : `On top of the pay, the employer pays us ${commissionPercent}%.`;
  return (
    <div className="stack gap-6">
      <article className="card card-p card-lift pinned stack gap-4">
        <h2 className="section-title">Contract</h2>
        <div>
          <SlipRow label="Employer">{contract.employer.name}</SlipRow>
          <SlipRow label="Worker">
            <Link to={`/people/${contract.worker.id}`}>{contract.worker.name}</Link>
          </SlipRow>
          <SlipRow label={contract.activeAt === null ? 'Proposed on' : 'Agreed on'}>{date(contract.activeAt ?? contract.createdAt)}</SlipRow>
        </div>
        <TermsList lines={contract.lines} label="Terms" />
        {contract.note && contract.state !== 'proposed' && (
          <section className="stack gap-1" aria-label="What the offer said">
            <h2 className="row-title">What the offer said</h2>
            <p className="break">“{contract.note}”</p>
          </section>
        )}
        <Contacts contract={contract} isEmployer={isEmployer} />
        <p className="mut">
          {isEmployer ? 'You pay the worker directly, as you agreed.' : 'You’re paid directly, as you agreed.'} {commission}
          {!isEmployer && ' Never pay to get a job.'}
        </p>
        <ErrorLine error={props.error} />
        <ContractActions {...props} />
      </article>
      <section className="card card-p stack gap-3">
        <h2 className="row-title">What happened</h2>
        <Timeline contract={contract} />
      </section>
      {contract.version > 1 && (
        <details className="more">
          <summary>All versions of the terms ({contract.version})</summary>
          <Suspense fallback={<SkeletonText label="Loading the versions" />}>
            <Versions contract={contract} />
          </Suspense>
        </details>
      )}
      <PostingLinks contract={contract} isEmployer={isEmployer} />
    </div>
  );
}
