import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useSearchParams } from '../../../lib/router/hooks';
import type { StepProps } from './step-props';

const Milestones = lazy(() => loadWithRetry(() => import('./milestones')));
const Notes = lazy(() => loadWithRetry(() => import('./notes')));
const Tasks = lazy(() => loadWithRetry(() => import('./tasks')));

/** A part of the page, whose code is loaded when it's shown. */
export const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <Suspense fallback={<SkeletonText label={label} />}>
    <div className="stack gap-6">{children}</div>
  </Suspense>
);

interface PartsProps extends StepProps {
  terms: ReactNode;
  /** What other features show of the contract. */
  hours: ReactNode;
  pay: ReactNode;
  usesHours: boolean;
}

/** The parts of a contract: what's usual for its kind of work first, and what it doesn't use behind a link. */
export function Parts({ terms, hours, pay, usesHours, ...props }: PartsProps) {
  const { contract } = props;
  const [params] = useSearchParams();
  const isFixed = contract.terms.rateUnit === 'job';
  const usesMilestones = isFixed || contract.progress.milestones > 0 || contract.due.includes('milestone') || params.get('tab') === 'milestones';
  const canAdd = contract.state === 'active' && contract.ownSide !== null;
  const milestones = {
    id: 'milestones',
    label: 'Milestones',
    content: (
      <Part label="Loading the milestones">
        <Milestones {...props} />
        {!usesHours && canAdd && <AddLink tab="hours">Add shifts or hours</AddLink>}
      </Part>
    ),
  };
  const hoursTab = {
    id: 'hours',
    label: 'Hours',
    content: (
      <Part label="Loading the hours">
        {hours}
        {!usesMilestones && canAdd && <AddLink tab="milestones">Add milestones</AddLink>}
      </Part>
    ),
  };
  const notes = (
    <Part label="Loading the notes">
      <Notes contract={contract} />
      <Tasks contract={contract} />
    </Part>
  );
  const work = isFixed ? [milestones, ...(usesHours ? [hoursTab] : [])] : [hoursTab, ...(usesMilestones ? [milestones] : [])];
  const tabs = [
    ...work,
    { id: 'pay', label: 'Pay', content: <Part label="Loading the invoices">{pay}</Part> },
    { id: 'terms', label: 'Terms', content: terms },
    { id: 'notes', label: 'Notes', content: notes },
  ];
  return <Tabs param="tab" label="Parts of the contract" tabs={tabs} />;
}

/** Opens a part of the page that isn't used yet. */
const AddLink = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <Link className="tap" to={`?tab=${tab}`} replace preventScrollReset>
    {children}
  </Link>
);
