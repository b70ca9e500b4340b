import { useContracts } from '../../../data/contracts/contracts';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Contract } from '../../../lib/api';
import { counted, fullDay, thisYear } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { Board } from '../../shifts/components/board';
import { Roster } from '../../shifts/components/roster';
import { WaitingHours } from '../../timesheets/components/waiting-hours';
import { Year } from '../../timesheets/components/year';
import { nameOf, openItems, stateLabel } from '../words';

const filters = [
  { value: '', label: 'Current' },
  { value: 'ended', label: 'Ended' },
];

/** Everything that a person works on, or has people working on; with a job, everyone who works on it. */
export default function ProjectsPage() {
  const [params] = useSearchParams();
  const job = params.get('job');
  const year = Number(params.get('year'));
  if (params.get('view') === 'week') return <WeekPage />;
  if (year > 0) return <YearOfHours year={year} />;
  return job ? <Crew job={job} cursor={params.get('cursor') ?? ''} /> : <Projects params={params} />;
}

/** A week of everyone who works for an employer. */
function WeekPage() {
  return (
    <Page gap={4}>
      <div>
        <Title>Week schedule</Title>
        <p className="mut">Plan everyone’s week, then send it. Each person hears about it once, and confirms.</p>
      </div>
      <Roster />
      <div className="actions">
        <Link className="tap" to="/project-management">
          All your contracts
        </Link>
        <Link className="tap" to="/payments">
          Invoices and payments
        </Link>
      </div>
    </Page>
  );
}

/** Everyone who works for an employer on one job. */
function Crew({ job, cursor }: { job: string; cursor: string }) {
  const list = useContracts({ jobId: job, ...(cursor && { cursor }) });
  const items = list.data?.items ?? [];
  const title = items[0]?.jobTitle;
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title className="break">{title ? `Everyone on “${title}”` : 'Everyone on this job'}</Title>
        {items.length > 0 && !list.data?.nextCursor && !cursor && <p className="mut">{crewProgress(items)}</p>}
      </div>
      {list.isPending && <SkeletonText label="Loading the contracts" />}
      {list.isError && <ErrorState title="The contracts didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <Empty
          title="Nobody works on this job yet"
          text="When someone accepts your offer, their contract shows up here."
          action={<ButtonLink to={`/jobs/${job}/applicants`}>See the applicants</ButtonLink>}
        />
      )}
      {list.data && items.length > 0 && (
        <>
          <Group title="Contracts" items={items} byPerson />
          <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of the contracts" />
        </>
      )}
      <Link className="tap" to="/project-management">
        All your contracts
      </Link>
    </Page>
  );
}

function crewProgress(items: Contract[]): string {
  const milestones = items.reduce((sum, { progress }) => sum + progress.milestones, 0);
  const approved = items.reduce((sum, { progress }) => sum + progress.approved, 0);
  const people = counted(new Set(items.map(({ worker }) => worker.id)).size, 'person', 'people');
  return milestones === 0 ? people : `${people}, ${approved} of ${counted(milestones, 'milestone', 'milestones')} done`;
}

function Projects({ params }: { params: URLSearchParams }) {
  const isEnded = params.get('show') === 'ended';
  const cursor = params.get('cursor') ?? '';
  const list = useContracts({ filter: isEnded ? 'ended' : 'open', ...(cursor && { cursor }) });
  const due = useContracts({ filter: 'due' });
  const sides = list.data?.items.map(({ ownSide }) => ownSide) ?? [];
  const [employs, works] = [sides.includes('employer'), sides.includes('worker')];
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Project Manager</Title>
        <p className="mut">Your contracts: what you agreed on, and what’s open.</p>
      </div>
      {employs && (
        <div className="actions">
          <ButtonLink variant="primary" to="/project-management?view=week">
            Plan the week
          </ButtonLink>
        </div>
      )}
      <SegmentParam param="show" label="Which contracts" options={filters} />
      {!isEnded && <WaitingHours />}
      {!isEnded && <Board />}
      {!isEnded && due.data && <Group title="Needs your answer" items={due.data.items} />}
      <Found list={list} isEnded={isEnded} />
      <div className="actions">
        <Link className="tap" to="/payments">
          Invoices and payments
        </Link>
        {works && (
          <Link className="tap" to={`/project-management?year=${thisYear()}`}>
            Your hours this year
          </Link>
        )}
      </div>
    </Page>
  );
}

/** What the person worked and earned by the hour in a year. */
function YearOfHours({ year }: { year: number }) {
  return (
    <Page width="middle" gap={5}>
      <Title>{`Your hours in ${year}`}</Title>
      <div className="actions">
        <Link className="tap" to={`/project-management?year=${year - 1}`}>
          {year - 1}
        </Link>
        {year < thisYear() && (
          <Link className="tap" to={`/project-management?year=${year + 1}`}>
            {year + 1}
          </Link>
        )}
        <Link className="tap" to="/project-management">
          All your contracts
        </Link>
      </div>
      <Year year={year} />
    </Page>
  );
}

function Found({ list, isEnded }: { list: ReturnType<typeof useContracts>; isEnded: boolean }) {
  if (list.isPending) return <SkeletonText label="Loading your contracts" />;
  if (list.isError) return <ErrorState title="Your contracts didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  // Open contracts that wait for an answer are listed above. That list isn't shown with ended ones.
  const shown = isEnded ? items : items.filter(({ due }) => due.length === 0);
  if (items.length === 0) return isEnded ? <NoneEnded /> : <NoneOpen />;
  return (
    <>
      <Group title={isEnded ? 'Ended' : 'In progress'} items={shown} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your contracts" />
    </>
  );
}

/** A list of contracts. `byPerson` is for those of one job, whose title is above. */
function Group({ title, items, byPerson = false }: { title: string; items: Contract[]; byPerson?: boolean }) {
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      <ul className="card card-p" aria-label={title}>
        {items.map((contract) => (
          <li key={contract.id} className="list-row">
            <Row contract={contract} byPerson={byPerson || contract.ownSide === 'employer'} isOneJob={byPerson} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One contract. Employers look for people, workers for jobs, so that comes first. */
function Row({ contract, byPerson, isOneJob }: { contract: Contract; byPerson: boolean; isOneJob: boolean }) {
  const { label, tone } = stateLabel(contract);
  const { terms, currency } = contract;
  const open = openItems(contract);
  return (
    <Link className="talk" to={`/contracts/${contract.id}`}>
      <span className="grow talk-text">
        <span className="row top wrp gap-2 sp">
          <b className="break">{byPerson ? nameOf(contract, 'other') : contract.jobTitle}</b>
          <Pill tone={tone}>{label}</Pill>
        </span>
        {!isOneJob && (
          <span className="sm mut break">
            {byPerson ? contract.jobTitle : `${contract.ownSide === 'worker' ? 'For' : 'With'} ${nameOf(contract, 'other')}`}
          </span>
        )}
        <span className="sm">
          {rate(terms.rate, terms.rateUnit, currency)}
          {terms.startDate && `, from ${fullDay(terms.startDate)}`}
        </span>
        {contract.progress.milestones > 0 && (
          <span className="sm">
            {contract.progress.approved} of {counted(contract.progress.milestones, 'milestone', 'milestones')} done
          </span>
        )}
        {open.map(({ text }) => (
          <span key={text} className="sm b break">
            {text}
          </span>
        ))}
      </span>
    </Link>
  );
}

const NoneOpen = () => (
  <Empty
    title="No contracts yet"
    text="When an offer is accepted, the contract shows up here, with everything you do together."
    action={<ButtonLink to="/my-jobs">Go to My jobs</ButtonLink>}
  />
);

const NoneEnded = () => (
  <Empty
    title="No ended contracts"
    text="Contracts that are over show up here. You can hire or work for the same people again from there."
    action={<ButtonLink to="/project-management">See current ones</ButtonLink>}
  />
);
