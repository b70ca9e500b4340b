import { Link, useSearchParams } from 'react-router';
import { useContracts } from '../../../data/contracts/contracts';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Contract } from '../../../lib/api';
import { counted, fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { nameOf, openItems, stateLabel } from '../words';

const filters = [
  { value: '', label: 'Current' },
  { value: 'ended', label: 'Ended' },
];

/** Everything that a person works on, or has people working on. */
export default function ProjectsPage() {
  const [params] = useSearchParams();
  const isEnded = params.get('show') === 'ended';
  const cursor = params.get('cursor') ?? '';
  const list = useContracts({ filter: isEnded ? 'ended' : 'open', ...(cursor && { cursor }) });
  const due = useContracts({ filter: 'due' });
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Project Manager</Title>
        <p className="mut">Your contracts on either side: what you agreed on, and what’s open.</p>
      </div>
      <SegmentParam param="show" label="Which contracts" options={filters} />
      {!isEnded && due.data && <Group title="Needs your answer" items={due.data.items} />}
      <Found list={list} isEnded={isEnded} />
    </Page>
  );
}

function Found({ list, isEnded }: { list: ReturnType<typeof useContracts>; isEnded: boolean }) {
  if (list.isPending) return <SkeletonText label="Loading your contracts" />;
  if (list.isError) return <ErrorState title="Your contracts didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  if (items.length === 0) return isEnded ? <NoneEnded /> : <NoneOpen />;
  return (
    <>
      <Group title={isEnded ? 'Ended' : 'Under way'} items={items.filter(({ due }) => due.length === 0)} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your contracts" />
    </>
  );
}

function Group({ title, items }: { title: string; items: Contract[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      <ul className="card card-p" aria-label={title}>
        {items.map((contract) => (
          <li key={contract.id} className="list-row">
            <Row contract={contract} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ contract }: { contract: Contract }) {
  const { label, tone } = stateLabel(contract);
  const { terms, currency } = contract;
  const open = openItems(contract);
  return (
    <Link className="talk" to={`/contracts/${contract.id}`}>
      <span className="grow talk-text">
        <span className="row top wrp gap-2 sp">
          <b className="break">{contract.jobTitle}</b>
          <Pill tone={tone}>{label}</Pill>
        </span>
        <span className="sm mut break">
          {contract.ownSide === 'worker' ? 'For' : 'With'} {nameOf(contract, 'other')}
        </span>
        <span className="sm">
          {rate(terms.rate, terms.rateUnit, currency)}
          {terms.startDate && `, from ${fullDay(terms.startDate)}`}
        </span>
        {contract.progress.milestones > 0 && (
          <span className="sm">
            {contract.progress.approved} of {counted(contract.progress.milestones, 'milestone', 'milestones')} done
          </span>
        )}
        {open.map((item) => (
          <span key={item} className="sm b break">
            {item}
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
