import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useSession } from '../../../data/accounts/session';
import { useContract } from '../../../data/contracts/contracts';
import { type ContractStep, useContractStep } from '../../../data/contracts/step';
import { useShifts } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { useRecorded } from '../../../data/timesheets/recorded';
import { Banner } from '../../../kit/banner';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { useCloseOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { Title } from '../../../kit/title';
import type { Contract } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { ApiError } from '../../../lib/errors';
import { date } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { Shifts } from '../../shifts/components/shifts';
import { TimerCard } from '../../timesheets/components/timer-card';
import { UnsavedHours } from '../../timesheets/components/unsaved-hours';
import { Week } from '../../timesheets/components/week';
import { Contacts } from '../components/contacts';
import { ContractActions, Ending } from '../components/contract-actions';
import { Milestones } from '../components/milestones';
import { PendingTerms } from '../components/pending-terms';
import { Tasks } from '../components/tasks';
import { TermsList } from '../components/terms-list';
import { Timeline } from '../components/timeline';
import { isWorker, nameOf, proposeDraft, stateLabel } from '../words';

const ContractReviews = lazy(() => loadWithRetry(() => import('../../reviews/components/contract-reviews')));
const Notes = lazy(() => loadWithRetry(() => import('../components/notes')));
const Versions = lazy(() => loadWithRetry(() => import('../components/versions')));
const MoneyCard = lazy(() => loadWithRetry(() => import('../../payments/components/money-card')));

export default function ContractPage() {
  const { id = '' } = useParams();
  const query = useContract(id);
  // Asked for together with the contract: a card that turns out empty would move what’s below it.
  const shifts = useShifts(Number(id));
  if (query.isPending || (shifts.isPending && shifts.failureCount === 0)) {
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
        <TimerWithoutContract id={Number(id)} />
        <ErrorState title="The contract didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <Agreement key={query.data.id} contract={query.data} />;
}

/** Without a signal, the timer of a contract that was seen on this device can still be used. */
function TimerWithoutContract({ id }: { id: number }) {
  const known = useRecorded().known.find(({ contract }) => contract === id);
  if (!known) return null;
  return (
    <>
      <h1 className="jobtitle break">{known.title}</h1>
      <TimerCard job={known} />
      <UnsavedHours contract={id} />
    </>
  );
}

function Agreement({ contract }: { contract: Contract }) {
  const { user } = useSession();
  const { commissionPercent } = useSite().fees;
  const commission = commissionPercent === 0 ? 'We don’t take a commission.' : `On top of the pay, the employer pays us ${commissionPercent}%.`;
  const isEmployer = !isWorker(contract, user?.id);
  const closeOverlay = useCloseOverlay();
  const step = useContractStep(contract.id, (after, done) => {
    deleteDraft(proposeDraft(contract.id));
    closeOverlay();
    toast(...said(after, done));
  });
  const props = { contract, pending: step.pending, error: step.error, onStep: step.act };
  const { label, tone } = stateLabel(contract);
  return (
    <Page width="middle">
      <div className="stack gap-1">
        <Title className="jobtitle break">{contract.jobTitle}</Title>
        <div className="row wrp gap-2">
          <Pill tone={tone}>{label}</Pill>
          <span className="mut break">
            {rate(contract.terms.rate, contract.terms.rateUnit, contract.currency)} · {isEmployer ? contract.worker.name : contract.employer.name}
          </span>
        </div>
      </div>
      <InDispute contract={contract} />
      <Ending {...props} />
      <PendingTerms {...props} />
      {contract.activeAt !== null && (
        <>
          {contract.state === 'ended' && (
            <Suspense fallback={<SkeletonText label="Loading the reviews" />}>
              <ContractReviews contract={contract} />
            </Suspense>
          )}
          {contract.state === 'active' && contract.ownSide === 'worker' && <TimerCard job={{ contract: contract.id, title: contract.jobTitle }} />}
          {/* Not within the week, which may not load without a signal. */}
          {!isEmployer && <UnsavedHours contract={contract.id} />}
          <Shifts contract={contract} />
          <Week contract={contract} />
          <Milestones contract={contract} />
          <Suspense fallback={<SkeletonText label="Loading the invoices" />}>
            <MoneyCard contract={contract} />
          </Suspense>
          <Tasks contract={contract} />
          <Suspense fallback={<SkeletonText label="Loading the notes" />}>
            <Notes contract={contract} />
          </Suspense>
        </>
      )}
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
        <ErrorLine error={step.error} />
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
    </Page>
  );
}

function InDispute({ contract: { disputeId, due } }: { contract: Contract }) {
  if (disputeId === null) return null;
  return (
    <Banner kind="warn" lead={due.includes('dispute') ? 'There’s a dispute to look at' : 'There’s an open dispute'}>
      <p>What’s in dispute is on hold. Everything else goes on.</p>
      <Link className="tap" to={`/disputes/${disputeId}`}>
        View dispute
      </Link>
    </Banner>
  );
}

function PostingLinks({
  contract: { id, jobId, applicationId, disputeId, activeAt, ownSide },
  isEmployer,
}: {
  contract: Contract;
  isEmployer: boolean;
}) {
  return (
    <div className="actions">
      <Link className="tap" to="/project-management">
        All your contracts
      </Link>
      {activeAt !== null && ownSide && disputeId === null && (
        <Link className="tap" to={`/file-dispute?contract=${id}`}>
          File a dispute
        </Link>
      )}
      {jobId !== null && isEmployer && (
        <Link className="tap" to={`/project-management?job=${jobId}`}>
          Everyone on this job
        </Link>
      )}
      {jobId !== null && (
        <Link className="tap" to={`/jobs/${jobId}`}>
          View job
        </Link>
      )}
      {jobId !== null && applicationId !== null && (
        <Link className="tap" to={isEmployer ? `/jobs/${jobId}/applicants` : '/my-jobs?tab=applied'}>
          {isEmployer ? 'All applicants' : 'Your applications'}
        </Link>
      )}
    </div>
  );
}

/** The toast after a step. */
function said(after: Contract, step: ContractStep): [title: string, text: string] {
  const told = `We told ${nameOf(after, 'other')}.`;
  switch (step.action) {
    case 'confirm':
      return ['Contract confirmed', told];
    case 'propose':
      return ['Proposal sent', told];
    case 'accept':
      return ['Changes accepted', told];
    case 'reject':
      return ['Proposal closed', told];
    case 'end':
      return [after.state === 'ended' ? 'Contract ended' : 'Notice given', told];
    case 'resume':
      return ['Notice taken back', told];
  }
}
