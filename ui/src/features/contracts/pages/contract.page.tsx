import { Link, useParams } from 'react-router';
import { useSession } from '../../../data/accounts/session';
import { useContract } from '../../../data/contracts/contract';
import { MessageButton } from '../../../domain/message-button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { Title } from '../../../kit/title';
import type { Contract } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { date, fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { Contacts } from '../components/contacts';

export default function ContractPage() {
  const { id = '' } = useParams();
  const query = useContract(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the contract" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) {
      return <Missing title="Contract not found" text="Only the two people in a contract can see it." />;
    }
    return (
      <Page width="middle">
        <ErrorState title="The contract didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <Agreement contract={query.data} />;
}

function Agreement({ contract }: { contract: Contract }) {
  const { user } = useSession();
  const isEmployer = user?.id !== contract.worker.id;
  return (
    <Page width="middle">
      <article className="card card-p card-lift pinned stack gap-4">
        <div className="row top sp gap-3">
          <div className="grow">
            <p className="sm b mut">Contract</p>
            <Title className="jobtitle break">{contract.jobTitle}</Title>
          </div>
          <Pill tone="ok">Active</Pill>
        </div>
        <div>
          <SlipRow label="Employer">{contract.employer.name}</SlipRow>
          <SlipRow label="Worker">
            <Link to={`/people/${contract.worker.id}`}>{contract.worker.name}</Link>
          </SlipRow>
          <SlipRow label="Agreed rate">{rate(contract.rate, contract.rateUnit, contract.currency)}</SlipRow>
          <SlipRow label="First day">{contract.startDate ? fullDay(contract.startDate) : 'To be arranged'}</SlipRow>
          <SlipRow label="Agreed on">{date(contract.createdAt)}</SlipRow>
        </div>
        {contract.note && (
          <section className="stack gap-1" aria-label="What the offer said">
            <h2 className="row-title">What the offer said</h2>
            <p className="break">“{contract.note}”</p>
          </section>
        )}
        <Contacts contract={contract} isEmployer={isEmployer} />
        <p className="mut">
          {isEmployer
            ? 'You pay the worker directly, however you both agree. We don’t take a commission.'
            : 'You’re paid directly, however you both agree. We don’t take a commission. Never pay to get a job.'}
        </p>
        <div className="actions">
          {contract.ownSide && <MessageButton kind="contract" id={contract.id} />}
          <Link to={`/jobs/${contract.jobId}`}>View job</Link>
          <Link to={isEmployer ? `/jobs/${contract.jobId}/applicants` : '/my-jobs?tab=applied'}>
            {isEmployer ? 'All applicants' : 'Your applications'}
          </Link>
        </div>
      </article>
    </Page>
  );
}
