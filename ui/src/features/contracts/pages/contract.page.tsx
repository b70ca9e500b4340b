import { lazy, Suspense } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useContract } from '../../../data/contracts/contracts';
import { type ContractStep, useContractStep } from '../../../data/contracts/step';
import { useShifts } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { useRecorded } from '../../../data/timesheets/recorded';
import { useTimesheets } from '../../../data/timesheets/timesheets';
import { Banner } from '../../../kit/banner';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { useCloseOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Contract } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { ApiError } from '../../../lib/errors';
import { days } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { wallTime } from '../../../lib/moment';
import { rate } from '../../../lib/money';
import { useParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { useNow } from '../../../lib/use-now';
import { NextShift } from '../../shifts/components/next-shift';
import { Part, Parts } from '../components/parts';
import { Summary } from '../components/summary';
import { useUsesHours } from '../components/uses-hours';
import { isWorker, nameOf, proposeDraft, stateLabel } from '../words';

const AgreedTerms = lazy(() => loadWithRetry(() => import('../components/agreed-terms')));
const ContractReviews = lazy(() => loadWithRetry(() => import('../../reviews/components/contract-reviews')));
const Ending = lazy(() => loadWithRetry(() => import('../components/ending')));
const MoneyCard = lazy(() => loadWithRetry(() => import('../../payments/components/money-card')));
const PendingTerms = lazy(() => loadWithRetry(() => import('../components/pending-terms')));
const Shifts = lazy(() => loadWithRetry(() => import('../../shifts/components/shifts')));
const TimerCard = lazy(() => loadWithRetry(() => import('../../timesheets/components/timer-card')));
const UnsavedHours = lazy(() => loadWithRetry(() => import('../../timesheets/components/unsaved-hours')));
const Week = lazy(() => loadWithRetry(() => import('../../timesheets/components/week')));

export default function ContractPage() {
  const { id = '' } = useParams();
  const query = useContract(id);
  // Asked for together with the contract: a card that turns out empty would move what’s below it.
  const parts = [useShifts(Number(id)), useTimesheets(Number(id))];
  if (query.isPending || parts.some((part) => !part.isFetched && part.failureCount === 0)) {
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
      <Part label="Loading the timer">
        <TimerCard job={known} />
        <UnsavedHours contract={id} />
      </Part>
    </>
  );
}

/** When the work is, as agreed, while no shift is planned: the first day if it's still ahead, and the hours. */
function AgreedWhen({ contract: { state, terms } }: { contract: Contract }) {
  const today = wallTime(useNow(), useSite().zone).date;
  const ahead = terms.startDate !== null && terms.startDate >= today ? days(terms.startDate, terms.endDate) : '';
  const text = [ahead, terms.schedule].filter(Boolean).join(', ');
  return state === 'active' && text && <p className="b break">{text}</p>;
}

function Agreement({ contract }: { contract: Contract }) {
  const { user } = useSession();
  const isEmployer = !isWorker(contract, user?.id);
  const usesHours = useUsesHours(contract);
  const closeOverlay = useCloseOverlay();
  const step = useContractStep(contract.id, (after, done) => {
    deleteDraft(proposeDraft(contract.id));
    closeOverlay();
    toast(...said(after, done));
  });
  const props = { contract, pending: step.pending, error: step.error, onStep: step.act };
  const { label, tone } = stateLabel(contract);
  const terms = (
    <Part label="Loading the terms">
      <AgreedTerms {...props} isEmployer={isEmployer} />
    </Part>
  );
  const hours = (
    <>
      <Shifts contract={contract} />
      <Week contract={contract} />
    </>
  );
  return (
    <Page width={contract.activeAt === null ? 'middle' : 'full'}>
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
      {(contract.end || contract.pending) && (
        <Part label="Loading what to answer">
          {contract.end && <Ending {...props} />}
          {contract.pending && <PendingTerms {...props} />}
        </Part>
      )}
      {contract.activeAt === null ? (
        terms
      ) : (
        <div className="grid top side-r summary-first gap-6">
          <div className="stack gap-4">
            {contract.state === 'ended' && (
              <Suspense fallback={<SkeletonText label="Loading the reviews" />}>
                <ContractReviews contract={contract} />
              </Suspense>
            )}
            <Summary contract={contract} isEmployer={isEmployer}>
              <NextShift contract={contract.id} otherwise={<AgreedWhen contract={contract} />} />
            </Summary>
            {/* Not within the week, which may not load without a signal. */}
            {!isEmployer && (
              <Part label="Loading the timer">
                {contract.state === 'active' && usesHours && <TimerCard job={{ contract: contract.id, title: contract.jobTitle }} />}
                <UnsavedHours contract={contract.id} />
              </Part>
            )}
          </div>
          <Parts {...props} terms={terms} hours={hours} pay={<MoneyCard contract={contract} />} usesHours={usesHours} />
        </div>
      )}
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
